import type { Notes } from '../../core/ruleset.ts';
import type { KernelEvent } from '../../core/types.ts';
import { ramResult } from './ramming.ts';
import { CRITICALS, HIT_EFFECTS, RAM_RESULTS, TORPEDO_EFFECTS } from './tables.ts';
import { torpedoEffect } from './torpedoes.ts';
import { HELMS, type RamsEvent, type RamsIronclads } from './types.ts';
import { total } from './units.ts';
import { each, pick } from '../shared/labels.ts';
import { t } from '../../core/language.ts';

/**
 * What random games must meet before anyone may say that all the rules have been played: each line of a table, each modifier and
 * each cause, by the event that shows it. For the fuzzer's counts only; no rule reads this.
 */

type Told = RamsEvent | KernelEvent;
type EventOf<T extends Told['type']> = Extract<Told, { type: T }>;

interface Note<T extends Told['type']> {
  /** Every label that `of` can give. */
  all: readonly string[];
  of(event: EventOf<T>): string | readonly string[];
}

/** A line of a table that is read from its least score upward. */
const band = (rows: readonly { least: number }[], row: { least: number }): string => {
  const above = rows[rows.findIndex(({ least }) => least === row.least) - 1];
  const last = above ? above.least - 1 : row.least;
  return above ? (last === row.least ? `${row.least}` : `${row.least}-${last}`) : `${row.least}+`;
};
const bands = (rows: readonly { least: number }[]): readonly string[] => rows.map(row => band(rows, row));

const LOSSES = ['gunfire', 'critical', 'ram', 'ramming', 'torpedo'] as const;
const REPAIRS = ['jam', 'steering', 'gunport'] as const;
/** What is added to the die of a shot beside its Fire Value, and to that of a ram. */
const SHOT_REASONS = [
  ...['6 point blank', '6 long range', '6 target at 3 knots or less', '6 firer at 3 knots or less', '6 new target'],
  ...['6 target end on', '6 in flames or steam', '6 under musketry or grape', '6 mortar', '6 smokestack damaged'],
] as const;
const RAM_REASONS = [
  ...['7 target stationary', '7 speed over 6 knots', '7 target side on', '7 ram bow', '7 bow not reinforced'],
  ...['7 speed under 4 knots', '7 bow to bow'],
] as const;
const FIRE_VALUES = ['1', '2', '3', '4', '5'] as const;
const FIRE_VALUE = '6 fire value';

/** No bow in contact: a plain die, which is never more than 6. */
const CLASHES = ['ram', 'bowToBow', 'noBow'] as const;

const NOTES: { readonly [T in Told['type']]?: Note<T> } = {
  plotsShown: {
    all: [t`marker astern`, ...each(['marker'], HELMS)],
    of: ({ plots }) =>
      plots.flatMap(({ speed, helm }) => [t`marker ${helm}`, ...(speed < 0 ? [t`marker astern`] : [])]),
  },
  speedSet: {
    all: each(['speed'], [t`by the engine`, t`without power`]),
    of: ({ powered }) => t`speed ${pick(powered, t`by the engine`, t`without power`)}`,
  },
  towPassed: { all: each([t`line passed`], ['tow', 'push']), of: ({ how }) => t`line passed ${how}` },
  shipMoved: { all: each(['moved'], ['ahead', 'astern', 'adrift']), of: ({ going }) => t`moved ${going}` },
  shipLeft: {
    all: each([t`left the chart`], ['beaten', t`by an objective`]),
    of: ({ exited }) => t`left the chart ${pick(exited, t`by an objective`, 'beaten')}`,
  },
  shipStopped: {
    all: each([t`brought up`], [t`on the bank`, t`before a wharf or an obstruction`]),
    of: ({ bank }) => t`brought up ${pick(bank, t`on the bank`, t`before a wharf or an obstruction`)}`,
  },
  shipsMet: { all: each(['met'], CLASHES), of: ({ clash }) => t`met ${clash}` },
  yawRolled: { all: each(['yaw'], HELMS), of: ({ to }) => t`yaw ${to}` },
  turnDenied: { all: each([t`turn denied`], ['helm', 'steering']), of: ({ why }) => t`turn denied ${why}` },
  groundingRolled: {
    all: each(['bottom'], ['aground', 'clear']),
    of: ({ aground }) => t`bottom ${pick(aground, 'aground', 'clear')}`,
  },
  freeingRolled: {
    all: each(['freeing'], [t`by herself`, t`in tow`], ['free', 'stuck']),
    of: ({ towedBy, free }) =>
      t`freeing ${pick(towedBy === null, t`by herself`, t`in tow`)} ${pick(free, 'free', 'stuck')}`,
  },
  fireFought: {
    all: each([t`fire fought`], ['5', '6'], ['out', 'burns']),
    of: ({ need, out }) => t`fire fought ${need} ${pick(out, 'out', 'burns')}`,
  },
  repairTimed: { all: each(['broken'], REPAIRS), of: ({ what }) => t`broken ${what}` },
  repaired: { all: each(['repaired'], REPAIRS), of: ({ what }) => t`repaired ${what}` },
  gunFired: {
    all: [
      ...each(['shot'], ['pointBlank', 'effective', 'long', 'hits', 'misses']),
      ...each([t`shot at`], ['front', 'side', 'rear', 'turret', t`the shore`]),
      ...each([t`shot of fire value`], FIRE_VALUES),
      ...each(['shot'], SHOT_REASONS),
    ],
    of: ({ band: reach, hit, part, modifiers }) => [
      t`shot ${reach}`,
      t`shot ${pick(hit, 'hits', 'misses')}`,
      t`shot at ${part ?? t`the shore`}`,
      ...modifiers.map(({ value, reason }) =>
        reason === FIRE_VALUE ? t`shot of fire value ${value}` : t`shot ${reason}`,
      ),
    ],
  },
  smallShotFired: {
    all: [...each(['muskets', 'grape'], [t`helmsman falls`, t`heads kept down`]), t`small shot at the shore`],
    of: ({ gun, dice, helm }) =>
      dice.length === 0
        ? t`small shot at the shore`
        : `${pick(gun === null, 'muskets', 'grape')} ${pick(helm, t`helmsman falls`, t`heads kept down`)}`,
  },
  hitRolled: {
    all: Object.entries(HIT_EFFECTS).map(([die, effect]) => t`hit ${die} ${effect}`),
    of: ({ die, effect }) => t`hit ${die} ${effect}`,
  },
  shoreHitRolled: {
    all: each([t`gun ashore`], [t`knocked out`, 'unhurt']),
    of: ({ knocksOut }) => t`gun ashore ${pick(knocksOut, t`knocked out`, 'unhurt')}`,
  },
  knotsLost: { all: each([t`knots lost by`], LOSSES), of: ({ cause }) => t`knots lost by ${cause}` },
  criticalRolled: {
    all: Object.entries(CRITICALS).map(([score, effect]) => t`critical ${score} ${effect}`),
    of: ({ dice, effect }) => t`critical ${total(dice)} ${effect}`,
  },
  listed: {
    all: each([t`list to`], ['bow', 'stern', 'port', 'starboard', 'again']),
    of: ({ toward, already }) => t`list to ${already ? 'again' : toward}`,
  },
  crewTested: {
    all: each(['boiler'], [t`crew leaves`, t`crew stays`]),
    of: ({ leaves }) => t`boiler ${pick(leaves, t`crew leaves`, t`crew stays`)}`,
  },
  shipAbandoned: {
    all: each(['abandoned'], ['burning', 'whole']),
    of: ({ burning }) => t`abandoned ${pick(burning, 'burning', 'whole')}`,
  },
  shipSunk: {
    all: each(['sunk'], ['magazine', 'foundered', 'burnt'], [t`in deep water`, 'settled']),
    of: ({ cause, settled }) => t`sunk ${cause} ${pick(settled, 'settled', t`in deep water`)}`,
  },
  ramRolled: {
    all: [
      ...each(CLASHES, bands(RAM_RESULTS)),
      ...each(['ram'], RAM_REASONS),
      ...each(['rammer'], ['halted', t`goes on`]),
    ],
    of: ({ clash, total: score, modifiers, halts }) => [
      `${clash} ${band(RAM_RESULTS, ramResult(score))}`,
      ...modifiers.map(({ reason }) => t`ram ${reason}`),
      t`rammer ${pick(halts, 'halted', t`goes on`)}`,
    ],
  },
  sparRolled: { all: each(['spar'], ['target', 'fails', 'own']), of: ({ result }) => t`spar ${result}` },
  torpedoBurst: {
    all: each(['torpedo'], bands(TORPEDO_EFFECTS)),
    of: ({ die }) => t`torpedo ${band(TORPEDO_EFFECTS, torpedoEffect(die))}`,
  },
  mineTimed: {
    all: each([t`mine of strength`], ['1', '2', '3', '4', '5', '6']),
    of: ({ die }) => t`mine of strength ${die}`,
  },
  mineRolled: {
    // Two dice never come to 1.
    all: [t`mine 1 sleeps`, ...each(['mine'], ['2', '3', '4', '5', '6'], ['explodes', 'sleeps'])],
    of: ({ strength, explodes }) => t`mine ${strength} ${pick(explodes, 'explodes', 'sleeps')}`,
  },
};

const noteOf = <T extends Told['type']>(event: EventOf<T>): readonly string[] => {
  const note = NOTES[event.type];
  const labels = note?.of(event) ?? [];
  return typeof labels === 'string' ? [labels] : labels;
};

/** Every label, and those of one event. */
export const notes: Notes<RamsIronclads> = {
  all: Object.values(NOTES).flatMap(note => note.all),
  of: noteOf,
};
