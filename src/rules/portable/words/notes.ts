import type { KernelEvent } from '../../../core/types.ts';
import type { Notes } from '../../../system/ruleset.ts';
import { each, pick } from '../../shared/labels.ts';
import { FORT, GUN_DAMAGE, RAM_DAMAGE, SANDBAR, SHIP_TABLE } from '../tables.ts';
import type { DamageCause, Portable, PortableEvent } from '../types.ts';

/**
 * What random games must meet before anyone may say that all the rules have been played: each line of a table, each range and each cause,
 * by the event that shows it. For the fuzzer's counts only; no rule reads this.
 */

type Told = PortableEvent | KernelEvent;
type EventOf<T extends Told['type']> = Extract<Told, { type: T }>;

interface Note<T extends Told['type']> {
  /** Every label that `of` can give. */
  all: readonly string[];
  of(event: EventOf<T>): readonly string[];
}

const CAUSES: readonly DamageCause[] = ['gunfire', 'ram', 'mine'];

/** Every range that guns of the table reach. */
const RANGES = Array.from(
  { length: Math.max(FORT.range, ...Object.values(SHIP_TABLE).map(({ range }) => range)) },
  (_, before) => String(before + 1),
);

const FACES = GUN_DAMAGE.map((_, before) => String(before + 1));

/** What each die has cost the target. */
const costs = (what: string, dice: readonly number[], table: readonly number[]): string[] =>
  dice.map(face => `${what} ${face} costs ${table[face - 1] ?? 0}`);

const cost = (what: string, table: readonly number[]): readonly string[] =>
  FACES.flatMap(face => costs(what, [Number(face)], table));

const NOTES: { readonly [T in Told['type']]?: Note<T> } = {
  shotFired: {
    all: [...each(['range'], RANGES), ...each(['dice'], ['whole', 'half']), ...cost('gun', GUN_DAMAGE)],
    of: ({ range, half, dice }) => [
      `range ${range}`,
      `dice ${pick(half, 'half', 'whole')}`,
      ...costs('gun', dice, GUN_DAMAGE),
    ],
  },
  pointsLost: {
    all: each(['points', 'the last points'], ['lost by'], CAUSES),
    of: ({ left, cause }) => [`${pick(left === 0, 'the last points', 'points')} lost by ${cause}`],
  },
  initiativeRolled: {
    all: [...each(['first'], ['union', 'confederate']), ...each(['initiative'], ['at once', 'after a tie'])],
    of: ({ rolls, first }) => [`first ${first}`, `initiative ${pick(rolls.length > 1, 'after a tie', 'at once')}`],
  },
  shipMoved: {
    all: each(['moved'], ['ahead', 'astern']),
    of: ({ astern }) => [`moved ${pick(astern, 'astern', 'ahead')}`],
  },
  // Who leaves by an objective, and a blow whose target is gone before it falls, are among the examples: random ships hardly come to either.
  shipLeft: { all: ['left the chart beaten'], of: ({ exited }) => (exited ? [] : ['left the chart beaten']) },
  shipRammed: {
    all: [
      ...each(['rammed'], ['with a ram', 'without'], ['as declared', 'by the current']),
      ...cost('ram', RAM_DAMAGE),
    ],
    of: ({ withRam, accident, dice }) => [
      `rammed ${pick(withRam, 'with a ram', 'without')} ${pick(accident, 'by the current', 'as declared')}`,
      ...costs('ram', dice, RAM_DAMAGE),
    ],
  },
  groundingRolled: {
    all: each(['sandbar'], [SANDBAR.shallowSticksOn, SANDBAR.normalSticksOn].map(String), ['sticks', 'crosses']),
    of: ({ sticksOn, aground }) => [`sandbar ${sticksOn} ${pick(aground, 'sticks', 'crosses')}`],
  },
  refloatRolled: {
    all: each(['refloat'], ['afloat', 'aground']),
    of: ({ afloat }) => [`refloat ${pick(afloat, 'afloat', 'aground')}`],
  },
  driftRolled: {
    all: each(['drift'], ['carried', 'roll', 'land', 'occupied']),
    of: ({ stays }) => [`drift ${stays ?? 'carried'}`],
  },
  mineStruck: {
    all: each(['mine'], ['harms', 'harmless']),
    of: ({ damage }) => [`mine ${pick(damage > 0, 'harms', 'harmless')}`],
  },
};

const noteOf = <T extends Told['type']>(event: EventOf<T>): readonly string[] => {
  const note = NOTES[event.type];
  return note?.of(event) ?? [];
};

/** Every label, and those of one event. */
export const notes: Notes<Portable> = {
  all: Object.values(NOTES).flatMap(note => note.all),
  of: noteOf,
};
