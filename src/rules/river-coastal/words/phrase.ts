import { nameIn } from '../../shared/names.ts';
import { orderInWords } from '../../shared/orderWords.ts';
import type { RiverCommand, Situation } from '../types.ts';
import { gunNameIn } from './names.ts';
import { plotInWords } from './plot.ts';

/** A command as the words on a button. */
export const phrase = (command: RiverCommand, now: Situation): string =>
  command.type === 'plot'
    ? `${nameIn(now.scenario, command.ship)}: ${plotInWords(now, command)}`
    : orderInWords(command, now.scenario, gunNameIn);
