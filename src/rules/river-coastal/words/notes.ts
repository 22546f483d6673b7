import type { KernelEvent } from '../../../core/types.ts';
import type { Cited } from '../../../system/cited.ts';
import type { Notes } from '../../../system/ruleset.ts';
import { each, pick } from '../../shared/labels.ts';
import { FIRE_REASONS, MORALE_REASONS, RAM_REASONS, REASONS, type Reason } from '../factors.ts';
import { BANDS } from '../gunnery.ts';
import { lineAt } from '../ramCharts.ts';
import { DAMAGE_TABLES, JAMMED, MORTAR_TABLE, OBJECTIVE_CARDS, RAM_CHART, RAMMING, WIND_FROM } from '../tables.ts';
import type { DamageTable, Face, RamClass, RiverCoastal, RiverEvent, TorpedoDoes } from '../types.ts';

/**
 * What random games must meet before anyone may say that all the rules have been played: each line of a table, each modifier and each
 * cause, by the event that shows it. For the fuzzer's counts only; no rule reads this.
 */

type Told = RiverEvent | KernelEvent;
type EventOf<T extends Told['type']> = Extract<Told, { type: T }>;

interface Note<T extends Told['type']> {
  /** Every label that `of` can give. */
  all: readonly string[];
  of(event: EventOf<T>): string | readonly string[];
}

const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];
const TABLES_OF_DAMAGE: readonly DamageTable[] = FACES;
const CLASSES: readonly RamClass[] = [1, 2, 3, 4, 5];
const FIGURES = ['1', '2', '3'];
/** C15: characters of the table for ships. */
const AFLOAT = ['intelligent', 'stubborn', 'reckless'];
const RESULTS = ['attacker', 'defender', 'goesOn'];

/** As the command line, which speaks English, counts it. */
const labelOf = (what: string, { cite, says }: Cited): string => `${what} ${cite} ${says}`;
const reasonLabels = (what: string, reasons: Readonly<Record<string, Cited>>): string[] =>
  Object.values(reasons).map(cited => labelOf(what, cited));
const modifierLabels = (what: string, modifiers: readonly { reason: string }[]): string[] =>
  modifiers.map(({ reason }) => labelOf(what, REASONS[reason as Reason]));

const damageLabel = (by: string, table: DamageTable, line: number): string =>
  `${by} table ${table} line ${line} ${DAMAGE_TABLES[table][line as Face].does}`;

/** Lines of the ramming chart by the knots under which they hold. */
const LINES = RAMMING.map(({ under }) => lineLabel(under));
function lineLabel(under: number): string {
  return under === 0 ? 'at more knots' : `under ${under} knots`;
}
const lineOf = (halves: number): string => lineLabel(lineAt(halves).under);

/** C58: pairs of classes that ask for a test. */
const PAIRS = CLASSES.flatMap(own =>
  CLASSES.filter(theirs => RAM_CHART[own][theirs] !== 'none').map(theirs => `class ${own} at ${theirs}`),
);

const torpedoLabel = (die: number, does: TorpedoDoes): string => `${die} ${does}`;
/** C77, C78: 1 nothing; a mine takes points on 2 and 3, a spar torpedo on 2 alone. */
const torpedoLabels = (burstsUpTo: number): string[] =>
  FACES.map(die => torpedoLabel(die, die === 1 ? 'fails' : die <= burstsUpTo ? 'bursts' : 'sinks'));

const shellLabel = (die: number, points: number): string =>
  `shell ${die} ${MORTAR_TABLE[die as Face].takes} ${points} points`;

const NOTES: { readonly [T in Told['type']]?: Note<T> } = {
  captainThrown: {
    all: [
      ...each(['captain'], [...AFLOAT, 'panicky', 'fanatic']),
      ...each(['captain green', 'captain yellow'], FIGURES),
      ...each(
        ['captain red'],
        FIGURES.map(figure => `-${figure}`),
      ),
    ],
    of: ({ character, green, red, yellow }) => [
      `captain ${character}`,
      `captain green ${green}`,
      `captain red ${red}`,
      `captain yellow ${yellow}`,
    ],
  },
  commanderThrown: { all: each(['commander'], AFLOAT), of: ({ character }) => `commander ${character}` },
  captainShown: { all: each(['captain shown'], AFLOAT), of: ({ character }) => `captain shown ${character}` },
  flagshipTried: {
    all: each(['flagship'], ['left', 'kept'], ['at once', 'by a die']),
    of: ({ die, leaves }) => `flagship ${pick(leaves, 'left', 'kept')} ${pick(die === null, 'at once', 'by a die')}`,
  },
  orderBroken: {
    all: each(['broken order'], ['engage', 'station', 'proceed', 'hold', 'ram', 'land', 'assist', 'withdraw']),
    of: ({ order }) => `broken order ${order.kind}`,
  },
  shipMoved: {
    all: each(['moved'], ['ahead', 'astern', 'carried', 'adrift', 'towed']),
    of: ({ going }) => `moved ${going}`,
  },
  shipLeft: {
    all: each(['left the chart'], ['beaten', 'by an objective']),
    of: ({ exited }) => `left the chart ${pick(exited, 'by an objective', 'beaten')}`,
  },
  shipStopped: {
    all: each(['brought up'], ['on land', 'before an obstruction']),
    of: ({ held }) => `brought up ${pick(held, 'on land', 'before an obstruction')}`,
  },
  turretTrained: { all: each(['turret to'], ['bow', 'port', 'stern', 'starboard']), of: ({ to }) => `turret to ${to}` },
  ramTested: {
    all: [
      ...each(['ram test of'], PAIRS),
      ...reasonLabels('ram test', RAM_REASONS),
      ...each(['ram test'], ['passed', 'failed', 'without a captain']),
    ],
    of: ({ classes: [own, theirs], die, modifiers, passed }) => [
      `ram test of class ${own} at ${theirs}`,
      ...modifierLabels('ram test', modifiers),
      `ram test ${die === null ? 'without a captain' : pick(passed, 'passed', 'failed')}`,
    ],
  },
  ramRolled: {
    all: each(['ram'], LINES, ['marked', 'unmarked'], ['with a ram', 'without a ram']),
    of: ({ speed, marked, ram }) =>
      `ram ${lineOf(speed)} ${pick(marked, 'marked', 'unmarked')} ${pick(ram, 'with a ram', 'without a ram')}`,
  },
  rammerRolled: {
    all: RAMMING.flatMap(({ under, rammer }) =>
      FACES.map(die => `rammer ${lineLabel(under)} ${die} ${rammer[die].does}`),
    ),
    of: ({ speed, die, does }) => `rammer ${lineOf(speed)} ${die} ${does}`,
  },
  lockRolled: {
    all: FACES.map(die => `jammed on ${die} for ${JAMMED[die]}`),
    of: ({ die, moves }) => `jammed on ${die} for ${moves}`,
  },
  groundingRolled: {
    all: [
      ...each(['bottom', 'shore'], ['up to 2', 'up to 4'], ['aground', 'clear']),
      ...each(['stakes'], ['up to 3', 'up to 5'], ['aground', 'clear']),
    ],
    of: ({ stakes, shore, upTo, aground }) =>
      `${stakes ? 'stakes' : pick(shore, 'shore', 'bottom')} up to ${upTo} ${pick(aground, 'aground', 'clear')}`,
  },
  freeingRolled: {
    all: each(['freeing on'], ['5', '6'], ['free', 'stuck']),
    of: ({ need, free }) => `freeing on ${need} ${pick(free, 'free', 'stuck')}`,
  },
  gunFired: {
    all: [
      ...each(['howitzer', 'smoothbore', 'rifle'], BANDS, ['hits', 'misses']),
      ...reasonLabels('shot', FIRE_REASONS),
    ],
    of: ({ kind, band, hit, modifiers }) => [
      `${kind} ${band} ${pick(hit, 'hits', 'misses')}`,
      ...modifierLabels('shot', modifiers),
    ],
  },
  burstRolled: {
    all: each(['gun'], ['bursts', 'holds']),
    of: ({ bursts }) => `gun ${pick(bursts, 'bursts', 'holds')}`,
  },
  targetHit: {
    all: [...each(['hit'], ['front', 'side', 'rear'], ['whole', 'halved']), 'hit a work'],
    of: ({ aspect, halved }) => (aspect === null ? 'hit a work' : `hit ${aspect} ${pick(halved, 'halved', 'whole')}`),
  },
  mortarFired: {
    all: each(['mortar'], ['first', 'again'], ['hits', 'misses']),
    of: ({ again, hit }) => `mortar ${pick(again, 'again', 'first')} ${pick(hit, 'hits', 'misses')}`,
  },
  shellFell: {
    all: [
      // Of the lines that take no points both calibres' are one.
      ...new Set(
        FACES.flatMap(die => [shellLabel(die, MORTAR_TABLE[die].large), shellLabel(die, MORTAR_TABLE[die].small)]),
      ),
      ...FACES.map(die => `shell in square ${die}`),
    ],
    of: ({ dice: [square = 0, die = 0], points }) => [`shell in square ${square}`, shellLabel(die, points)],
  },
  pointsLost: {
    all: each(['points lost by'], ['gunfire', 'mortar', 'ram', 'ramming', 'mine', 'spar']),
    of: ({ cause }) => `points lost by ${cause}`,
  },
  damageRolled: {
    all: [
      ...TABLES_OF_DAMAGE.flatMap(table => FACES.map(line => damageLabel('hit', table, line))),
      ...FACES.map(line => damageLabel('ram', 6, line)),
    ],
    of: ({ dice, table, line }) => damageLabel(pick(dice.length === 1, 'ram', 'hit'), table, line),
  },
  gunsOut: { all: each(['guns out'], ['repair', 'battle', 'destroyed']), of: ({ lasts }) => `guns out ${lasts}` },
  steeringHit: {
    all: [
      ...each(['steering'], ['hardPort', 'hardStarboard', 'straight', 'sameCourse'], ['repair']),
      'steering sameCourse battle',
    ],
    of: ({ job, lasts }) => `steering ${job} ${lasts}`,
  },
  speedLost: { all: each(['slowed'], ['repair', 'battle']), of: ({ lasts }) => `slowed ${lasts}` },
  crewLost: {
    all: each(['crew lost at'], ['engine', 'boiler', 'pool', 'gun']),
    of: ({ box }) => `crew lost at ${typeof box === 'number' ? 'gun' : box}`,
  },
  fireBroke: { all: each(['fire out on'], ['4', '5', '6']), of: ({ need }) => `fire out on ${need}` },
  fireFought: {
    all: each(['fire fought'], ['4', '5', '6'], ['out', 'burns']),
    of: ({ need, out }) => `fire fought ${need} ${pick(out, 'out', 'burns')}`,
  },
  repaired: {
    all: each(['repaired'], ['guns', 'hardPort', 'hardStarboard', 'sameCourse', 'straight', 'slowed']),
    of: ({ job }) => `repaired ${job}`,
  },
  moraleRolled: {
    all: [
      ...each(['shock'], ['captain', 'value', 'crew', 'aground', 'unarmed', 'stopped', 'steering']),
      ...reasonLabels('morale', MORALE_REASONS),
      ...each(['morale'], ['stays', 'leaves']),
    ],
    of: ({ shocks, modifiers, stays }) => [
      ...shocks.map(shock => `shock ${shock}`),
      ...modifierLabels('morale', modifiers),
      `morale ${pick(stays, 'stays', 'leaves')}`,
    ],
  },
  shipAbandoned: {
    all: each(['abandoned for'], ['morale', 'fire', 'crew']),
    of: ({ cause }) => `abandoned for ${cause}`,
  },
  shipSunk: {
    // No mortar throws at ships (C89).
    all: each(
      ['sunk by'],
      [
        ...['gunfire', 'ram', 'ramming', 'mine', 'spar'],
        ...['magazine', 'flooded', 'burnt', 'ownSpar', 'blownUp', 'locked'],
      ],
    ),
    of: ({ cause }) => `sunk by ${cause}`,
  },
  windThrown: {
    all: each(['wind'], ['none', ...new Set(Object.values(WIND_FROM))]),
    of: ({ wind }) => `wind ${wind ?? 'none'}`,
  },
  fogThrown: { all: each(['fog'], ['none', 'some']), of: ({ inches }) => `fog ${pick(inches > 0, 'some', 'none')}` },
  fogLifts: {
    all: each(['fog'], ['lifts', 'is gone']),
    of: ({ light }) => `fog ${pick(light === 'mist', 'lifts', 'is gone')}`,
  },
  mineRolled: {
    all: [...each(['mine'], torpedoLabels(3)), 'mine is a dummy'],
    of: ({ die, does }) => (does === 'dummy' ? 'mine is a dummy' : `mine ${torpedoLabel(die, does)}`),
  },
  sparRolled: { all: each(['spar'], torpedoLabels(2)), of: ({ die, does }) => `spar ${torpedoLabel(die, does)}` },
  ownSparRolled: {
    all: each(['own spar'], ['sinks her', 'spares her']),
    of: ({ sinks }) => `own spar ${pick(sinks, 'sinks her', 'spares her')}`,
  },
  chainRolled: {
    all: each(['chain'], ['over', 'stopped']),
    of: ({ over }) => `chain ${pick(over, 'over', 'stopped')}`,
  },
  linePassed: {
    all: each(['line'], ['tow', 'alongside'], ['fast', 'not fast']),
    of: ({ does, fast }) => `line ${does} ${pick(fast, 'fast', 'not fast')}`,
  },
  fireShipTried: {
    all: each(['fire ship'], ['lit', 'not lit']),
    of: ({ lit }) => `fire ship ${pick(lit, 'lit', 'not lit')}`,
  },
  fireCaught: {
    all: each(['fire spreads on'], ['4', '6'], ['caught', 'spared']),
    of: ({ need, caught }) => `fire spreads on ${need} ${pick(caught, 'caught', 'spared')}`,
  },
  explosionTried: {
    all: each(['explosive ship'], ['explodes', 'does not']),
    of: ({ explodes }) => `explosive ship ${pick(explodes, 'explodes', 'does not')}`,
  },
  boardersRaced: {
    all: each(['boarders race'], ['won', 'tied']),
    of: ({ ahead }) => `boarders race ${pick(ahead === '', 'tied', 'won')}`,
  },
  boardersCrossed: {
    all: each(['crossed'], ['0 of 1', '1 of 1', '0 of 2', '1 of 2', '2 of 2']),
    of: ({ dice, over }) => `crossed ${over} of ${dice.length}`,
  },
  boardingFought: { all: each(['boarding'], RESULTS), of: ({ result }) => `boarding ${result}` },
  fortStormed: {
    all: each(['storming'], RESULTS),
    of: ({ result }) => `storming ${result}`,
  },
  townRolled: { all: each(['town'], ['taken', 'held']), of: ({ taken }) => `town ${pick(taken, 'taken', 'held')}` },
  minersRolled: {
    all: each(['mines laid by'], ['union', 'confederate', 'neither yet']),
    of: ({ side }) => `mines laid by ${side ?? 'neither yet'}`,
  },
  cardMet: { all: each(['card met'], OBJECTIVE_CARDS), of: ({ card }) => `card met ${card}` },
  cardsShown: { all: each(['card'], OBJECTIVE_CARDS), of: ({ cards }) => cards.map(card => `card ${card}`) },
};

const noteOf = <T extends Told['type']>(event: EventOf<T>): readonly string[] => {
  const note = NOTES[event.type];
  const labels = note?.of(event) ?? [];
  return typeof labels === 'string' ? [labels] : labels;
};

/** Every label, and those of one event. */
export const notes: Notes<RiverCoastal> = {
  all: Object.values(NOTES).flatMap(note => note.all),
  of: noteOf,
};
