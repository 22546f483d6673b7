import { KERNEL_ENDINGS } from '../../core/engine.ts';
import type { Scenario } from '../../core/scenario.ts';
import { FACINGS, type HexId, type KernelEvent, type Modifier } from '../../core/types.ts';
import { gunNameIn, knotsInWords, nameIn, SIDE_NAME } from './names.ts';
import { sequence } from './sequence.ts';
import type { Band, Clash, Critical, HitEffect, LossCause, RamsEvent, ShownPlot, SinkCause } from './types.ts';
import { ENDINGS } from './victory.ts';

/** Words for what an event names. */
interface Teller {
  name(id: string): string;
  hex(id: HexId): string;
  gun(unit: string, index: number): string;
}

type Told = RamsEvent | KernelEvent;
type Sentences<T extends Told['type']> = { [K in T]: (event: Extract<Told, { type: K }>, tell: Teller) => string };

const faces = (dice: readonly number[]): string => dice.join(' ');
const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;
const hexes = (count: number): string => `at ${many(count, 'hex', 'hexes')}`;
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "3 and +2 fire value, −1 new target". */
const scored = (die: number, modifiers: readonly Modifier[]): string =>
  [
    String(die),
    ...modifiers.map(({ value, reason }) => `${value < 0 ? `−${-value}` : `+${value}`} ${reason.replace(/^\d+ /, '')}`),
  ].join(', ');

const BAND: Readonly<Record<Band, string>> = {
  pointBlank: 'point blank',
  effective: 'effective range',
  long: 'long range',
};
const HIT: Readonly<Record<HitEffect, string>> = {
  critical: 'a critical hit',
  knot: 'a knot of her speed',
  gun: 'a gun, or half a knot if she has none',
  halfKnot: 'half a knot',
};
const CRITICAL: Readonly<Record<Critical, string>> = {
  magazine: 'a freak shot in the magazine',
  helm: 'nobody is left at the wheel',
  list: 'she is holed below the waterline',
  jam: 'debris jams wheel or screw',
  smokestack: 'the smokestack is damaged',
  gunport: 'a gunport is hit',
  steamPipes: 'steam pipes are cut',
  steering: 'the steering is damaged',
  fire: 'fire breaks out',
  boiler: 'the boiler is holed',
};
const CAUSE: Readonly<Record<LossCause, string>> = {
  gunfire: 'to gunfire',
  critical: 'to the critical hit',
  ram: 'to the ram',
  ramming: 'by her own blow',
  torpedo: 'to the torpedo',
};
const SUNK: Readonly<Record<SinkCause, string>> = {
  magazine: 'blows up',
  foundered: 'goes down',
  burnt: 'burns to the water’s edge',
};
const CLASH: Readonly<Record<Clash, string>> = {
  ram: 'strikes',
  bowToBow: 'meets bow to bow',
  noBow: 'drives against',
};
const REPAIR = { jam: 'the debris', steering: 'the steering', gunport: 'the gunport' } as const;
const SPAR = {
  target: 'it explodes under her',
  fails: 'it does not go off',
  own: 'it goes off under the boat herself',
} as const;

const endingOf = (cause: string): string => ({ ...KERNEL_ENDINGS, ...ENDINGS })[cause] ?? cause;

const plotInWords = (plot: ShownPlot, { name }: Teller): string => {
  const parts = [plot.anchor ? 'at anchor' : `${knotsInWords(Math.abs(plot.speed))}${plot.speed < 0 ? ' astern' : ''}`];
  if (plot.helm !== 'straight') parts.push(`to ${plot.helm}`);
  if (plot.castOff) parts.push('casting off her tow');
  if (plot.tow !== null) parts.push(`taking ${name(plot.tow)} in tow`);
  return `${name(plot.ship)} ${parts.join(' ')}`;
};

type MoveEvents =
  | ('shipEntered' | 'madeReady' | 'plotsShown' | 'speedSet' | 'anchored' | 'weighed' | 'towCast' | 'towPassed')
  | ('towMissed' | 'shipMoved' | 'shipTowed' | 'shipLeft' | 'shipStopped' | 'shipHeld' | 'shipsMet' | 'yawRolled')
  | ('shipTurned' | 'turnDenied' | 'groundingRolled' | 'freeingRolled' | 'fireFought' | 'repaired');

const MOVES: Sentences<MoveEvents> = {
  shipEntered: ({ ship, at, facing }, { name, hex }) =>
    `${upper(name(ship))} comes in at ${hex(at)}, heading ${FACINGS[facing]}.`,
  madeReady: ({ side }) => `The ${SIDE_NAME[side]} side is ready.`,
  plotsShown: ({ plots }, tell) =>
    plots.length === 0
      ? 'No marker lies on the table.'
      : `The markers are turned over: ${plots.map(plot => plotInWords(plot, tell)).join('; ')}.`,
  speedSet: ({ ship, from, to, powered }, { name }) =>
    `${upper(name(ship))} ${powered ? 'changes' : 'loses way'} from ${knotsInWords(from)} to ${knotsInWords(to)}.`,
  anchored: ({ ship, at }, { name, hex }) => `${upper(name(ship))} anchors at ${hex(at)}.`,
  weighed: ({ ship, at }, { name, hex }) => `${upper(name(ship))} weighs anchor at ${hex(at)}.`,
  towCast: ({ ship, tow }, { name }) => `The line between ${name(ship)} and ${name(tow)} is let go.`,
  towPassed: ({ ship, tow, how }, { name }) =>
    `${upper(name(ship))} ${how === 'push' ? 'puts her bow against' : 'has'} ${name(tow)}${how === 'push' ? ' to push her' : ' in tow'}.`,
  towMissed: ({ ship, tow }, { name }) => `${upper(name(ship))} gets no line to ${name(tow)}.`,
  shipMoved: ({ ship, from, to, going }, { name, hex }) =>
    `${upper(name(ship))} ${going === 'ahead' ? 'goes' : going === 'adrift' ? 'drifts' : 'goes astern'} from ${hex(from)} to ${hex(to)}.`,
  shipTowed: ({ ship, by, from, to }, { name, hex }) =>
    `${upper(name(ship))} follows ${name(by)} from ${hex(from)} to ${hex(to)}.`,
  shipLeft: ({ ship, from, edge, exited }, { name, hex }) =>
    `${upper(name(ship))} leaves the chart by the ${edge} edge from ${hex(from)}${exited ? ', as ordered' : ''}.`,
  shipStopped: ({ ship, at, by, bank }, { name, hex }) =>
    `${upper(name(ship))} ${bank ? 'runs on the bank' : 'is brought up'} at ${hex(at)}, before ${hex(by)}.`,
  shipHeld: ({ ship, at, by }, { name, hex }) => `${upper(name(ship))} is held at ${hex(at)} by ${name(by)}.`,
  shipsMet: ({ ship, target, clash, speed }, { name }) =>
    `${upper(name(ship))} ${CLASH[clash]} ${name(target)} with ${knotsInWords(speed)} over the ground.`,
  yawRolled: ({ ship, die, to }, { name }) =>
    `${upper(name(ship))} may yaw, 1 and 2 to port, 5 and 6 to starboard: ${die}; ${to === 'straight' ? 'she keeps her head' : `her head swings to ${to}`}.`,
  shipTurned: ({ ship, from, facing, degrees, left }, { name }) =>
    `${upper(name(ship))} earns ${degrees} degrees and ${from === facing ? 'still heads' : 'turns to head'} ${FACINGS[facing]}, ${left} degrees kept.`,
  turnDenied: ({ ship, why }, { name }) =>
    `${upper(name(ship))} does not turn: ${why === 'helm' ? 'nobody has the wheel' : 'her steering is damaged'}.`,
  groundingRolled: ({ ship, at, die, danger, aground }, { name, hex }) =>
    `${upper(name(ship))} is near the bottom at ${hex(at)}, grounding on ${Math.min(6, danger)} or less: ${die}; ${aground ? 'she is aground' : 'she floats'}.`,
  freeingRolled: ({ ship, at, die, danger, free, towedBy }, { name, hex }) =>
    `${upper(name(ship))} works to come off at ${hex(at)}${towedBy === null ? '' : `, ${name(towedBy)} pulling`}, ${Math.min(6, danger + 1)} or more: ${die}; ${free ? 'she floats' : 'she is fast'}.`,
  fireFought: ({ ship, die, need, left, out }, { name }) =>
    `The crew of ${name(ship)} fights the fire, ${need} or more: ${die}; ${out ? 'it is out' : `it burns on, ${many(left, 'attempt', 'attempts')} left`}.`,
  repaired: ({ ship, what }, { name }) => `Aboard ${name(ship)} ${REPAIR[what]} is seen to.`,
};

type FireEvents =
  | ('gunFired' | 'smallShotFired' | 'hitRolled' | 'shoreHitRolled' | 'buildingHit' | 'workDown' | 'gunLost')
  | ('knotsLost' | 'criticalRolled' | 'listed' | 'repairTimed' | 'fireBroke' | 'crewTested' | 'shipAbandoned');

const FIRE: Sentences<FireEvents> = {
  gunFired(event, { name, gun }) {
    const where =
      event.partDie === null ? '' : `, ${event.partDie} is the ${event.part === 'turret' ? 'turret' : 'hull'}`;
    return (
      `${upper(name(event.firer))} fires a ${gun(event.firer, event.gun)} at ${name(event.target)} ${hexes(event.range)} ` +
      `(${BAND[event.band]}${where}): ${scored(event.die, event.modifiers)} = ${event.total} against armour ${event.armour}, ${event.hit ? 'a hit' : 'no hit'}.`
    );
  },
  smallShotFired: ({ firer, gun: piece, target, range, dice, helm }, { name, gun }) =>
    `${upper(name(firer))} fires ${piece === null ? 'musketry' : `grape from a ${gun(firer, piece)}`} at ${name(target)} ${hexes(range)}${
      dice.length === 0 ? '' : `, a 3 strikes the wheel: ${faces(dice)}`
    }; ${helm ? 'the helmsman falls' : 'her gunners are kept down'}.`,
  hitRolled: ({ target, die, effect }, { name }) => `The hit on ${name(target)} is a ${die}: ${HIT[effect]}.`,
  shoreHitRolled: ({ unit, die, knocksOut }, { name }) =>
    `The hit on ${name(unit)} knocks out a gun on a 6: ${die}, ${knocksOut ? 'one is gone' : 'none'}.`,
  buildingHit: ({ unit, hits, needed }, { name }) => `${upper(name(unit))} is hit, ${hits} of ${needed}.`,
  workDown: ({ unit }, { name }) => `${upper(name(unit))} is out of the fight.`,
  gunLost: ({ unit, gun: index }, { name, gun }) => `${upper(name(unit))} loses a ${gun(unit, index)}.`,
  knotsLost: ({ ship, halves, top, dice, cause }, { name }) =>
    `${upper(name(ship))} loses ${knotsInWords(halves)}${dice.length === 0 ? '' : ` (${faces(dice)})`} ${CAUSE[cause]}; her top speed is ${knotsInWords(top)}.`,
  criticalRolled: ({ ship, dice, effect }, { name }) =>
    `Critical hit on ${name(ship)}: ${faces(dice)}, ${CRITICAL[effect]}.`,
  listed: ({ ship, toward, already }, { name }) =>
    `${upper(name(ship))} ${already ? 'leans already' : toward === 'bow' || toward === 'stern' ? 'goes down' : 'takes a list'} ${
      toward === 'bow' ? 'by the bows' : toward === 'stern' ? 'by the stern' : `to ${toward}`
    }.`,
  repairTimed: ({ ship, what, die }, { name }) =>
    `Aboard ${name(ship)} ${REPAIR[what]} will take ${many(die, 'move', 'moves')} (${die}).`,
  fireBroke: ({ ship, die }, { name }) =>
    `${upper(name(ship))} has ${many(die, 'attempt', 'attempts')} to put it out (${die}).`,
  crewTested: ({ ship, die, leaves }, { name }) =>
    `Will the crew leave ${name(ship)}, on 1 or 2: ${die}; ${leaves ? 'they do' : 'they stand by her guns'}.`,
  shipAbandoned: ({ ship, burning }, { name }) =>
    `${upper(name(ship))} is abandoned${burning ? ' and left to burn' : ''}.`,
};

const OTHERS: Sentences<Exclude<Told['type'], MoveEvents | FireEvents>> = {
  turnBegan: ({ turn }) => `Move ${turn}.`,
  phaseBegan: ({ phase }) => `${sequence.find(step => step.id === phase)?.title ?? phase}.`,
  drawOffered: ({ side }) => `The ${SIDE_NAME[side]} side offers a draw.`,
  battleEnded: ({ outcome }) =>
    `${outcome.winner === 'draw' ? 'The battle is drawn' : `The ${SIDE_NAME[outcome.winner]} side wins`}. ${endingOf(outcome.cause)}`,
  sinkingBegan: ({ ship, die, at }, { name }) =>
    `${upper(name(ship))} is sinking: five moves and ${die}, to the end of move ${at}.`,
  sinkingHastened: ({ ship, by, at }, { name }) =>
    `${upper(name(ship))} settles faster by ${many(by, 'move', 'moves')}, to the end of move ${at}.`,
  shipSunk: ({ ship, at, cause, settled }, { name, hex }) =>
    `${upper(name(ship))} ${SUNK[cause]} in ${hex(at)}${settled ? ', where she can be raised' : ''}.`,
  ramRolled: ({ ship, target, clash, die, modifiers, total, halts }, { name }) =>
    `${upper(name(ship))} ${CLASH[clash]} ${name(target)}: ${scored(die, modifiers)} = ${total}${halts ? '; she is halted' : ''}.`,
  shipHalted: ({ ship }, { name }) => `${upper(name(ship))} lies stopped.`,
  sparRolled: ({ ship, target, die, result }, { name }) =>
    `${upper(name(ship))} thrusts her torpedo at ${name(target)}: ${die}, ${SPAR[result]}.`,
  torpedoBurst: ({ ship, die, knots, criticals }, { name }) =>
    `The torpedo bursts under ${name(ship)}: ${die}, ${many(knots, 'knot', 'knots')}${criticals > 0 ? ' and a critical hit' : ''}.`,
  mineTimed: ({ at, die }, { hex }) => `The torpedo at ${hex(at)} proves of strength ${die}.`,
  mineRolled: ({ ship, at, dice, strength, explodes }, { name, hex }) =>
    `${upper(name(ship))} crosses the torpedo at ${hex(at)}, which goes off on ${strength} or less: ${faces(dice)}; ${explodes ? 'it explodes' : 'it does not'}.`,
  dummyFound: ({ ship, at }, { name, hex }) => `${upper(name(ship))} finds nothing at ${hex(at)}.`,
  mineDrifted: ({ from, to }, { hex }) => `A torpedo drifts from ${hex(from)} to ${hex(to)}.`,
};

const SENTENCES = { ...MOVES, ...FIRE, ...OTHERS };

/** One event as one plain sentence, with every die and what it was for. */
export const narrate = (event: Told, scenario: Scenario): string => {
  const sentence = SENTENCES[event.type] as (event: Told, tell: Teller) => string;
  return sentence(event, {
    name: id => nameIn(scenario, id),
    hex: scenario.chart.label,
    gun: (unit, index) => gunNameIn(scenario, unit, index),
  });
};
