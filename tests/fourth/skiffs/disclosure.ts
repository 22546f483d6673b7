import { disclosed } from '../../../src/system/disclosure.ts';
import type { Skiffs } from './types.ts';

/** Nothing is hidden but the dice to come. */
export const disclosure = disclosed<Skiffs>()({}, { '.ships.*': ['fired planks strokes'], '': ['done'] });
