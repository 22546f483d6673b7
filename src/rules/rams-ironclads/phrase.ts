import { speedInWords } from './deskPlots.ts';
import { gunNameIn, nameIn } from './names.ts';
import type { RamsCommand, Situation } from './types.ts';
import { t } from '../../core/language.ts';

/** A command as the words on a button. */
export const phrase = (command: RamsCommand, now: Situation): string => {
  const name = (id: string): string => nameIn(now.scenario, id);
  switch (command.type) {
    case 'plot':
      return `${name(command.ship)}: ${speedInWords(command.speed)}${command.helm === 'straight' ? '' : t`, turn to ${command.helm}`}`;
    case 'anchor':
      return `${name(command.ship)}: ${now.state.ships[command.ship]?.anchored ? t`stay at anchor` : 'anchor'}`;
    case 'castOff':
      return t`${name(command.ship)}: cast off the tow`;
    case 'replot':
      return t`${name(command.ship)}: take the marker up again`;
    case 'takeInTow':
      return `${name(command.ship)}: ${command.how === 'push' ? 'push' : t`take in tow`} ${name(command.target)}`;
    case 'steady':
      return t`All others as they go`;
    case 'plotted':
      return t`All markers are laid`;
    case 'aim':
      return t`${aimInWords(command, now)} at ${name(command.target)}`;
    case 'salvo':
      return t`Everything that bears at ${name(command.target)}`;
    case 'cease':
      return t`${name(command.unit)}: lay the guns anew`;
    case 'aimed':
      return t`Fire`;
    case 'ram':
      return t`Ram ${name(command.target)}`;
    case 'useSpar':
      return t`Torpedo ${name(command.target)}`;
  }
};

const aimInWords = (command: Extract<RamsCommand, { type: 'aim' }>, now: Situation): string => {
  if (command.load === 'muskets') return t`Musketry`;
  const gun = gunNameIn(now.scenario, command.unit, command.gun);
  return command.load === 'grape' ? t`Grape from the ${gun}` : t`The ${gun}`;
};
