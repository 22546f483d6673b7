import { legal } from '../core/engine.ts';
import type { Command, Rng, Side, State } from '../core/types.ts';
import type { Match } from './ruleset.ts';

/** What one side sees when it has to decide: nothing that it may not know. All that an opponent is told of a position. */
export interface Sight {
  side: Side;
  /** Its redacted view. */
  view: State;
  offers: readonly Command[];
  /** Where the opponent's own dice stand for this decision. */
  dice: Rng;
}

type Source = Readonly<Record<string, unknown>>;

const isSource = (value: unknown): value is Source =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every marker may hide a mine (Q44): who lies under which is left to the views. */
const asDealt = (marker: unknown): unknown =>
  isSource(marker) && 'live' in marker ? { ...marker, live: true } : marker;

/**
 * The JSON of a battle as opponents are told it, of either side: without what one of them may not know. What a side knows of its own
 * stands in its view.
 */
export const toldOf = (source: unknown): unknown =>
  isSource(source) && Array.isArray(source.mines) ? { ...source, mines: source.mines.map(asDealt) } : source;

export const sightFor = (match: Match, state: State, side: Side, dice: Rng): Sight => ({
  side,
  view: match.rules.redact(state, side),
  offers: legal(match, state, side),
  dice,
});
