import type { Cited } from '../../../system/cited.ts';
import type { Notes } from '../../../system/ruleset.ts';
import type { KernelEvent } from '../../../core/types.ts';
import { FIRE_REASONS, RAM_REASONS, REASONS } from '../factors.ts';
import { ramResult } from '../ramming.ts';
import { CRITICALS, HIT_EFFECTS, RAM_RESULTS, TORPEDO_EFFECTS } from '../tables.ts';
import { torpedoEffect } from '../torpedoes.ts';
import { HELMS, type RamsEvent, type RamsIronclads } from '../types.ts';
import { total } from '../units.ts';
import { each, pick } from '../../shared/labels.ts';

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
/** What is added beside the Fire Value, which counts by its number. */
const { fireValue: _, ...fireReasons } = FIRE_REASONS;
/** As the command line, which speaks English, counts it: "6 point blank". */
const labelOf = ({ cite, says }: Cited): string => `${cite} ${says}`;
const FIRE_VALUES = ['1', '2', '3', '4', '5'] as const;

/** No bow in contact: a plain die, which is never more than 6. */
const CLASHES = ['ram', 'bowToBow', 'noBow'] as const;

const NOTES: { readonly [T in Told['type']]?: Note<T> } = {
  plotsShown: {
    all: ['marker astern', ...each(['marker'], HELMS)],
    of: ({ plots }) => plots.flatMap(({ speed, helm }) => [`marker ${helm}`, ...(speed < 0 ? ['marker astern'] : [])]),
  },
  speedSet: {
    all: each(['speed'], ['by the engine', 'without power']),
    of: ({ powered }) => `speed ${pick(powered, 'by the engine', 'without power')}`,
  },
  towPassed: { all: each(['line passed'], ['tow', 'push']), of: ({ how }) => `line passed ${how}` },
  shipMoved: { all: each(['moved'], ['ahead', 'astern', 'adrift']), of: ({ going }) => `moved ${going}` },
  shipLeft: {
    all: each(['left the chart'], ['beaten', 'by an objective']),
    of: ({ exited }) => `left the chart ${pick(exited, 'by an objective', 'beaten')}`,
  },
  shipStopped: {
    all: each(['brought up'], ['on the bank', 'before a wharf or an obstruction']),
    of: ({ bank }) => `brought up ${pick(bank, 'on the bank', 'before a wharf or an obstruction')}`,
  },
  shipsMet: { all: each(['met'], CLASHES), of: ({ clash }) => `met ${clash}` },
  yawRolled: { all: each(['yaw'], HELMS), of: ({ to }) => `yaw ${to}` },
  // A tug that pushes and has no room to turn is too seldom in random games; an example plays it.
  turnDenied: {
    all: each(['turn denied'], ['helm', 'steering']),
    of: ({ why }) => (why === 'room' ? [] : `turn denied ${why}`),
  },
  groundingRolled: {
    all: each(['bottom'], ['aground', 'clear']),
    of: ({ aground }) => `bottom ${pick(aground, 'aground', 'clear')}`,
  },
  freeingRolled: {
    all: each(['freeing'], ['by herself', 'in tow'], ['free', 'stuck']),
    of: ({ towedBy, free }) =>
      `freeing ${pick(towedBy === null, 'by herself', 'in tow')} ${pick(free, 'free', 'stuck')}`,
  },
  fireFought: {
    all: each(['fire fought'], ['5', '6'], ['out', 'burns']),
    of: ({ need, out }) => `fire fought ${need} ${pick(out, 'out', 'burns')}`,
  },
  repairTimed: { all: each(['broken'], REPAIRS), of: ({ what }) => `broken ${what}` },
  repaired: { all: each(['repaired'], REPAIRS), of: ({ what }) => `repaired ${what}` },
  gunFired: {
    all: [
      ...each(['shot'], ['pointBlank', 'effective', 'long', 'hits', 'misses']),
      ...each(['shot at'], ['front', 'side', 'rear', 'turret', 'casemates', 'barbette', 'the shore']),
      ...each(['shot of fire value'], FIRE_VALUES),
      ...each(['shot'], Object.values(fireReasons).map(labelOf)),
    ],
    of: ({ band: reach, hit, part, modifiers }) => [
      `shot ${reach}`,
      `shot ${pick(hit, 'hits', 'misses')}`,
      `shot at ${part ?? 'the shore'}`,
      ...modifiers.map(({ value, reason }) =>
        reason === 'fireValue' ? `shot of fire value ${value}` : `shot ${labelOf(REASONS[reason])}`,
      ),
    ],
  },
  smallShotFired: {
    all: [...each(['muskets', 'grape'], ['helmsman falls', 'heads kept down']), 'small shot at the shore'],
    of: ({ gun, dice, helm }) =>
      dice.length === 0
        ? 'small shot at the shore'
        : `${pick(gun === null, 'muskets', 'grape')} ${pick(helm, 'helmsman falls', 'heads kept down')}`,
  },
  hitRolled: {
    all: Object.entries(HIT_EFFECTS).map(([die, effect]) => `hit ${die} ${effect}`),
    of: ({ die, effect }) => `hit ${die} ${effect}`,
  },
  shoreHitRolled: {
    all: each(['gun ashore'], ['knocked out', 'unhurt']),
    of: ({ knocksOut }) => `gun ashore ${pick(knocksOut, 'knocked out', 'unhurt')}`,
  },
  knotsLost: { all: each(['knots lost by'], LOSSES), of: ({ cause }) => `knots lost by ${cause}` },
  criticalRolled: {
    all: Object.entries(CRITICALS).map(([score, effect]) => `critical ${score} ${effect}`),
    of: ({ dice, effect }) => `critical ${total(dice)} ${effect}`,
  },
  listed: {
    all: each(['list to'], ['bow', 'stern', 'port', 'starboard', 'again']),
    of: ({ toward, already }) => `list to ${already ? 'again' : toward}`,
  },
  crewTested: {
    all: each(['boiler'], ['crew leaves', 'crew stays']),
    of: ({ leaves }) => `boiler ${pick(leaves, 'crew leaves', 'crew stays')}`,
  },
  shipAbandoned: {
    all: each(['abandoned'], ['burning', 'whole']),
    of: ({ burning }) => `abandoned ${pick(burning, 'burning', 'whole')}`,
  },
  shipSunk: {
    all: each(['sunk'], ['magazine', 'foundered', 'burnt'], ['in deep water', 'settled']),
    of: ({ cause, settled }) => `sunk ${cause} ${pick(settled, 'settled', 'in deep water')}`,
  },
  ramRolled: {
    all: [
      ...each(CLASHES, bands(RAM_RESULTS)),
      ...each(['ram'], Object.values(RAM_REASONS).map(labelOf)),
      ...each(['rammer'], ['halted', 'goes on']),
    ],
    of: ({ clash, total: score, modifiers, halts }) => [
      `${clash} ${band(RAM_RESULTS, ramResult(score))}`,
      ...modifiers.map(({ reason }) => `ram ${labelOf(REASONS[reason])}`),
      `rammer ${pick(halts, 'halted', 'goes on')}`,
    ],
  },
  sparRolled: { all: each(['spar'], ['target', 'fails', 'own']), of: ({ result }) => `spar ${result}` },
  torpedoBurst: {
    all: each(['torpedo'], bands(TORPEDO_EFFECTS)),
    of: ({ die }) => `torpedo ${band(TORPEDO_EFFECTS, torpedoEffect(die))}`,
  },
  mineTimed: {
    all: each(['mine of strength'], ['1', '2', '3', '4', '5', '6']),
    of: ({ die }) => `mine of strength ${die}`,
  },
  mineRolled: {
    // Two dice never come to 1.
    all: ['mine 1 sleeps', ...each(['mine'], ['2', '3', '4', '5', '6'], ['explodes', 'sleeps'])],
    of: ({ strength, explodes }) => `mine ${strength} ${pick(explodes, 'explodes', 'sleeps')}`,
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
