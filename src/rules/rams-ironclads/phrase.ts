import { speedInWords } from './deskPlots.ts';
import { gunNameIn, nameIn } from './names.ts';
import type { RamsCommand, Situation } from './types.ts';

/** A command as the words on a button. */
export const phrase = (command: RamsCommand, now: Situation): string => {
  const name = (id: string): string => nameIn(now.scenario, id);
  switch (command.type) {
    case 'plot':
      return `${name(command.ship)}: ${speedInWords(command.speed)}${command.helm === 'straight' ? '' : `, turn to ${command.helm}`}`;
    case 'anchor':
      return `${name(command.ship)}: ${now.state.ships[command.ship]?.anchored ? 'stay at anchor' : 'anchor'}`;
    case 'castOff':
      return `${name(command.ship)}: cast off the tow`;
    case 'replot':
      return `${name(command.ship)}: take the marker up again`;
    case 'takeInTow':
      return `${name(command.ship)}: ${command.how === 'push' ? 'push' : 'take in tow'} ${name(command.target)}`;
    case 'steady':
      return 'All others as they go';
    case 'plotted':
      return 'All markers are laid';
    case 'aim':
      return `${aimInWords(command, now)} at ${name(command.target)}`;
    case 'salvo':
      return `Everything that bears at ${name(command.target)}`;
    case 'cease':
      return `${name(command.unit)}: lay the guns anew`;
    case 'aimed':
      return 'Fire';
    case 'ram':
      return `Ram ${name(command.target)}`;
    case 'useSpar':
      return `Torpedo ${name(command.target)}`;
  }
};

const aimInWords = (command: Extract<RamsCommand, { type: 'aim' }>, now: Situation): string => {
  if (command.load === 'muskets') return 'Musketry';
  const gun = gunNameIn(now.scenario, command.unit, command.gun);
  return command.load === 'grape' ? `Grape from the ${gun}` : `The ${gun}`;
};
