import type { HexId, KernelEvent, Modifier } from '../../../core/types.ts';
import type { Box, Order, RiverEvent } from '../types.ts';
import { factorInWords } from './captions.ts';

/** Words for what an event names. */
export interface Teller {
  name(id: string): string;
  /** The same as a sentence begins. */
  Name(id: string): string;
  hex(id: HexId): string;
  gun(unit: string, index: number): string;
  box(unit: string, box: Box): string;
  order(order: Order): string;
}

export type Told = RiverEvent | KernelEvent;
export type Sentences<T extends Told['type']> = {
  [K in T]: (event: Extract<Told, { type: K }>, tell: Teller) => string;
};
export type EventOf<T extends Told['type']> = Extract<Told, { type: T }>;

/** "3, +2 captain alive, −1 CPV lost". */
export const scored = (die: number, modifiers: readonly Modifier[]): string =>
  [String(die), ...modifiers.map(factorInWords)].join(', ');
