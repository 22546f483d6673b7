import { t } from '../../../languages/language.ts';
import { nameIn } from '../../shared/names.ts';
import type { NwsCommand, Situation } from '../types.ts';
import { gunNameIn } from './names.ts';
import { plotInWords } from './plot.ts';

/** A command as the words on a button. */
export const phrase = (command: NwsCommand, now: Situation): string => {
  const name = (id: string): string => nameIn(now.scenario, id);
  switch (command.type) {
    case 'plot':
      return `${name(command.ship)}: ${plotInWords(now, command)}`;
    case 'replot':
      return t`${name(command.ship)}: take the plot up again`;
    case 'steady':
      return t`All others as they go`;
    case 'plotted':
      return t`All plots are laid`;
    case 'aim':
      return t`The ${gunNameIn(now.scenario, command.unit, command.gun)} at ${name(command.target)}`;
    case 'salvo':
      return t`Everything that bears at ${name(command.target)}`;
    case 'cease':
      return t`${name(command.unit)}: lay the guns anew`;
    case 'aimed':
      return t`Fire`;
  }
};
