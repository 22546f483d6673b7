import { t } from '../../../languages/language.ts';
import { nameIn } from '../../shared/names.ts';
import { orderInWords } from '../../shared/orderWords.ts';
import type { NwsCommand, Situation } from '../types.ts';
import { gunNameIn } from './names.ts';
import { plotInWords } from './plot.ts';

/** A command as the words on a button. */
export const phrase = (command: NwsCommand, now: Situation): string => {
  switch (command.type) {
    case 'plot':
      return `${nameIn(now.scenario, command.ship)}: ${plotInWords(now, command)}`;
    case 'fallOrder':
      return command.order === 'heaviest' ? t`Guns of forts fall heaviest first` : t`Guns of forts fall lightest first`;
    default:
      return orderInWords(command, now.scenario, gunNameIn);
  }
};
