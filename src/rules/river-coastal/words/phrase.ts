import { t } from '../../../languages/language.ts';
import { nameIn } from '../../shared/names.ts';
import { orderInWords } from '../../shared/orderWords.ts';
import type { RiverCommand, Situation } from '../types.ts';
import { gunNameIn } from './names.ts';
import { orderInWords as sheetInWords } from './orders.ts';
import { plotInWords } from './plot.ts';

/** A command as the words on a button. */
export const phrase = (command: RiverCommand, now: Situation): string => {
  switch (command.type) {
    case 'plot':
      return `${nameIn(now.scenario, command.ship)}: ${plotInWords(now, command)}`;
    case 'order':
      return `${nameIn(now.scenario, command.ship)}: ${sheetInWords(now, command.order)}`;
    case 'ordered':
      return t`Orders are given`;
    default:
      return orderInWords(command, now.scenario, gunNameIn);
  }
};
