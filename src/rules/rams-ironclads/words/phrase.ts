import { t } from '../../../languages/language.ts';
import { markerInWords } from '../desk/plots.ts';
import { gunNameIn } from './names.ts';
import { nameIn } from '../../shared/names.ts';
import { orderInWords } from '../../shared/orderWords.ts';
import type { RamsCommand, Situation } from '../types.ts';

/** A command as the words on a button. */
export const phrase = (command: RamsCommand, now: Situation): string => {
  const name = (id: string): string => nameIn(now.scenario, id);
  switch (command.type) {
    case 'plot':
    case 'anchor':
    case 'castOff':
      return `${name(command.ship)}: ${markerInWords(now, command)}`;
    case 'replot':
      return t`${name(command.ship)}: take the marker up again`;
    case 'takeInTow':
      return command.how === 'push'
        ? t`${name(command.ship)}: push ${name(command.target)}`
        : t`${name(command.ship)}: take in tow ${name(command.target)}`;
    case 'steady':
    case 'salvo':
    case 'cease':
    case 'aimed':
      return orderInWords(command, now.scenario, gunNameIn);
    case 'plotted':
      return t`All markers are laid`;
    case 'aim':
      return aimInWords(command, now);
    case 'ram':
      return t`Ram ${name(command.target)}`;
    case 'useSpar':
      return t`Torpedo ${name(command.target)}`;
  }
};

const aimInWords = (command: Extract<RamsCommand, { type: 'aim' }>, now: Situation): string => {
  const target = nameIn(now.scenario, command.target);
  if (command.load === 'muskets') return t`Musketry at ${target}`;
  const gun = gunNameIn(now.scenario, command.unit, command.gun);
  return command.load === 'grape' ? t`Grape from the ${gun} at ${target}` : t`The ${gun} at ${target}`;
};
