import type { Bot } from '../core/ruleset.ts';
import { random } from './random.ts';

/** Every opponent that can be named on the command line or chosen on the screen. */
export const BOTS: Readonly<Record<string, Bot>> = { random };
