import * as v from 'valibot';
import { isPosition } from '../core/dice.ts';
import { layOut, legal, phaseAt } from '../core/engine.ts';
import { SIDES, type State } from '../core/types.ts';
import type { Match } from '../system/ruleset.ts';

/** Letters of the longest name of a phase. */
const LONGEST_PHASE = 60;
/** Turns that no battle comes to. */
const MOST_TURNS = 100_000;

const side = v.picklist(SIDES);

/** What the kernel itself reads of a state; the rest is the rule system's own. */
const state = v.looseObject({
  turn: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_TURNS)),
  cursor: v.strictObject({
    phase: v.pipe(v.number(), v.integer(), v.minValue(0)),
    stage: v.picklist(['begin', 'open', 'end']),
    awaiting: v.pipe(v.array(side), v.maxLength(2)),
    interrupts: v.array(v.looseObject({ type: v.string() })),
  }),
  rng: v.pipe(
    v.array(v.number()),
    v.check(words => isPosition(words)),
  ),
  drawOffers: v.pipe(v.array(side), v.maxLength(2)),
  outcome: v.nullable(v.strictObject({ winner: v.picklist([...SIDES, 'draw']), cause: v.string() })),
});

/** A position as a save holds it: a state, and its phase by name, since a later sequence may have it in another place. */
export const position = v.strictObject({ phase: v.pipe(v.string(), v.maxLength(LONGEST_PHASE)), state });

export type Position = v.InferOutput<typeof position>;

/** A position of a battle, to be kept in a save. */
export const positionOf = (match: Match, now: State): Position => ({
  phase: phaseAt(match, now).id,
  state: now as unknown as Position['state'],
});

type Kind = 'list' | 'nothing' | 'object' | 'number' | 'string' | 'boolean' | 'undefined';

const kindOf = (value: unknown): Kind => {
  if (Array.isArray(value)) return 'list';
  return value === null ? 'nothing' : (typeof value as Kind);
};

const isRecord = (value: unknown): value is Record<string, unknown> => kindOf(value) === 'object';

/** A number of a state counts something on the table. */
const MOST = 1e9;

/**
 * Whether a part of a kept state is of the kind that it has at the start of the battle, down to the last record. What may be nothing in
 * one of them may be anything in the other; what only one of them has says nothing.
 */
const fits = (kept: unknown, fresh: unknown): boolean => {
  if (typeof kept === 'number' && !(Math.abs(kept) <= MOST)) return false;
  if (isRecord(kept) && isRecord(fresh))
    return Object.entries(fresh).every(([key, value]) => !Object.hasOwn(kept, key) || fits(kept[key], value));
  const [kind, wanted] = [kindOf(kept), kindOf(fresh)];
  return kind === wanted || kind === 'nothing' || wanted === 'nothing';
};

/**
 * The state of a position as the rules of today take it: what they have added since stands as at the start of the battle. Null where they
 * cannot go on from it; nobody is asked to trust a file.
 */
export const stateAt = (match: Match, { phase, state: kept }: Position): State | null => {
  const place = match.rules.sequence.findIndex(({ id }) => id === phase);
  if (place < 0) return null;
  const fresh = layOut(match, '');
  // Dice are words of any size. A ship stays on the books, whatever has become of her.
  if (!fits({ ...kept, rng: fresh.rng }, fresh) || !isRecord(kept.ships)) return null;
  if (Object.keys(fresh.ships).some(id => !isRecord((kept.ships as Record<string, unknown>)[id]))) return null;
  const now = { ...fresh, ...kept, cursor: { ...kept.cursor, phase: place } } as unknown as State;
  try {
    // Whoever owes a decision must have something to decide.
    const open = now.outcome !== null || now.cursor.awaiting.length > 0;
    return open && now.cursor.awaiting.every(owing => legal(match, now, owing).length > 0) ? now : null;
  } catch {
    return null;
  }
};
