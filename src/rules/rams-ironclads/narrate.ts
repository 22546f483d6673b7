import { KERNEL_ENDINGS } from '../../core/engine.ts';
import type { Scenario } from '../../core/scenario.ts';
import { FACINGS, type HexId, type KernelEvent, type Modifier } from '../../core/types.ts';
import { gunNameIn, knotsInWords, nameIn, SIDE_NAME } from './names.ts';
import { sequence } from './sequence.ts';
import type { Band, Clash, Critical, HitEffect, LossCause, RamsEvent, ShownPlot, SinkCause } from './types.ts';
import { ENDINGS } from './victory.ts';
import { counted, t } from '../../core/language.ts';

/** Words for what an event names. */
interface Teller {
  name(id: string): string;
  hex(id: HexId): string;
  gun(unit: string, index: number): string;
}

type Told = RamsEvent | KernelEvent;
type Sentences<T extends Told['type']> = { [K in T]: (event: Extract<Told, { type: K }>, tell: Teller) => string };

const faces = (dice: readonly number[]): string => dice.join(' ');
const hexes = (count: number): string => t`at ${counted(count, 'hex', 'hexes')}`;
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "3 and +2 fire value, −1 new target". */
const scored = (die: number, modifiers: readonly Modifier[]): string =>
  [
    String(die),
    ...modifiers.map(({ value, reason }) => `${value < 0 ? `−${-value}` : `+${value}`} ${reason.replace(/^\d+ /, '')}`),
  ].join(', ');

const BAND: Readonly<Record<Band, string>> = {
  pointBlank: t`point blank`,
  effective: t`effective range`,
  long: t`long range`,
};
const HIT: Readonly<Record<HitEffect, string>> = {
  critical: t`a critical hit`,
  knot: t`a knot of her speed`,
  gun: t`a gun, or half a knot if she has none`,
  halfKnot: t`half a knot`,
};
const CRITICAL: Readonly<Record<Critical, string>> = {
  magazine: t`a freak shot in the magazine`,
  helm: t`nobody is left at the wheel`,
  list: t`she is holed below the waterline`,
  jam: t`debris jams wheel or screw`,
  smokestack: t`the smokestack is damaged`,
  gunport: t`a gunport is hit`,
  steamPipes: t`steam pipes are cut`,
  steering: t`the steering is damaged`,
  fire: t`fire breaks out`,
  boiler: t`the boiler is holed`,
};
const CAUSE: Readonly<Record<LossCause, string>> = {
  gunfire: t`to gunfire`,
  critical: t`to the critical hit`,
  ram: t`to the ram`,
  ramming: t`by her own blow`,
  torpedo: t`to the torpedo`,
};
const SUNK: Readonly<Record<SinkCause, string>> = {
  magazine: t`blows up`,
  foundered: t`goes down`,
  burnt: t`burns to the water’s edge`,
};
const CLASH: Readonly<Record<Clash, string>> = {
  ram: 'strikes',
  bowToBow: t`meets bow to bow`,
  noBow: t`drives against`,
};
const REPAIR = { jam: t`the debris`, steering: t`the steering`, gunport: t`the gunport` } as const;
const SPAR = {
  target: t`it explodes under her`,
  fails: t`it does not go off`,
  own: t`it goes off under the boat herself`,
} as const;

const endingOf = (cause: string): string => ({ ...KERNEL_ENDINGS, ...ENDINGS })[cause] ?? cause;

const plotInWords = (plot: ShownPlot, { name }: Teller): string => {
  const parts = [
    plot.anchor ? t`at anchor` : `${knotsInWords(Math.abs(plot.speed))}${plot.speed < 0 ? ' astern' : ''}`,
  ];
  if (plot.helm !== 'straight') parts.push(t`to ${plot.helm}`);
  if (plot.castOff) parts.push(t`casting off her tow`);
  if (plot.tow !== null) parts.push(t`taking ${name(plot.tow)} in tow`);
  return `${name(plot.ship)} ${parts.join(' ')}`;
};

type MoveEvents =
  | ('shipEntered' | 'madeReady' | 'plotsShown' | 'speedSet' | 'anchored' | 'weighed' | 'towCast' | 'towPassed')
  | ('towMissed' | 'shipMoved' | 'shipTowed' | 'shipLeft' | 'shipStopped' | 'shipHeld' | 'shipsMet' | 'yawRolled')
  | ('shipTurned' | 'turnDenied' | 'groundingRolled' | 'freeingRolled' | 'fireFought' | 'repaired');

const MOVES: Sentences<MoveEvents> = {
  shipEntered: ({ ship, at, facing }, { name, hex }) =>
    t`${upper(name(ship))} comes in at ${hex(at)}, heading ${FACINGS[facing]}.`,
  madeReady: ({ side }) => t`The ${SIDE_NAME[side]} side is ready.`,
  plotsShown: ({ plots }, tell) =>
    plots.length === 0
      ? t`No marker lies on the table.`
      : t`The markers are turned over: ${plots.map(plot => plotInWords(plot, tell)).join('; ')}.`,
  speedSet: ({ ship, from, to, powered }, { name }) =>
    t`${upper(name(ship))} ${powered ? 'changes' : t`loses way`} from ${knotsInWords(from)} to ${knotsInWords(to)}.`,
  anchored: ({ ship, at }, { name, hex }) => t`${upper(name(ship))} anchors at ${hex(at)}.`,
  weighed: ({ ship, at }, { name, hex }) => t`${upper(name(ship))} weighs anchor at ${hex(at)}.`,
  towCast: ({ ship, tow }, { name }) => t`The line between ${name(ship)} and ${name(tow)} is let go.`,
  towPassed: ({ ship, tow, how }, { name }) =>
    `${upper(name(ship))} ${how === 'push' ? t`puts her bow against` : 'has'} ${name(tow)}${how === 'push' ? t` to push her` : t` in tow`}.`,
  towMissed: ({ ship, tow }, { name }) => t`${upper(name(ship))} gets no line to ${name(tow)}.`,
  shipMoved: ({ ship, from, to, going }, { name, hex }) =>
    t`${upper(name(ship))} ${going === 'ahead' ? 'goes' : going === 'adrift' ? 'drifts' : t`goes astern`} from ${hex(from)} to ${hex(to)}.`,
  shipTowed: ({ ship, by, from, to }, { name, hex }) =>
    t`${upper(name(ship))} follows ${name(by)} from ${hex(from)} to ${hex(to)}.`,
  shipLeft: ({ ship, from, edge, exited }, { name, hex }) =>
    t`${upper(name(ship))} leaves the chart by the ${edge} edge from ${hex(from)}${exited ? t`, as ordered` : ''}.`,
  shipStopped: ({ ship, at, by, bank }, { name, hex }) =>
    t`${upper(name(ship))} ${bank ? t`runs on the bank` : t`is brought up`} at ${hex(at)}, before ${hex(by)}.`,
  shipHeld: ({ ship, at, by }, { name, hex }) => t`${upper(name(ship))} is held at ${hex(at)} by ${name(by)}.`,
  shipsMet: ({ ship, target, clash, speed }, { name }) =>
    t`${upper(name(ship))} ${CLASH[clash]} ${name(target)} with ${knotsInWords(speed)} over the ground.`,
  yawRolled: ({ ship, die, to }, { name }) =>
    t`${upper(name(ship))} may yaw, 1 and 2 to port, 5 and 6 to starboard: ${die}; ${to === 'straight' ? t`she keeps her head` : t`her head swings to ${to}`}.`,
  shipTurned: ({ ship, from, facing, degrees, left }, { name }) =>
    t`${upper(name(ship))} earns ${degrees} degrees and ${from === facing ? t`still heads` : t`turns to head`} ${FACINGS[facing]}, ${left} degrees kept.`,
  turnDenied: ({ ship, why }, { name }) =>
    t`${upper(name(ship))} does not turn: ${why === 'helm' ? t`nobody has the wheel` : t`her steering is damaged`}.`,
  groundingRolled: ({ ship, at, die, danger, aground }, { name, hex }) =>
    t`${upper(name(ship))} is near the bottom at ${hex(at)}, grounding on ${Math.min(6, danger)} or less: ${die}; ${aground ? t`she is aground` : t`she floats`}.`,
  freeingRolled: ({ ship, at, die, danger, free, towedBy }, { name, hex }) =>
    t`${upper(name(ship))} works to come off at ${hex(at)}${towedBy === null ? '' : t`, ${name(towedBy)} pulling`}, ${Math.min(6, danger + 1)} or more: ${die}; ${free ? t`she floats` : t`she is fast`}.`,
  fireFought: ({ ship, die, need, left, out }, { name }) =>
    t`The crew of ${name(ship)} fights the fire, ${need} or more: ${die}; ${out ? t`it is out` : t`it burns on, ${counted(left, 'attempt', 'attempts')} left`}.`,
  repaired: ({ ship, what }, { name }) => t`Aboard ${name(ship)} ${REPAIR[what]} is seen to.`,
};

type FireEvents =
  | ('gunFired' | 'smallShotFired' | 'hitRolled' | 'shoreHitRolled' | 'buildingHit' | 'workDown' | 'gunLost')
  | ('knotsLost' | 'criticalRolled' | 'listed' | 'repairTimed' | 'fireBroke' | 'crewTested' | 'shipAbandoned');

const FIRE: Sentences<FireEvents> = {
  gunFired(event, { name, gun }) {
    const where =
      event.partDie === null ? '' : t`, ${event.partDie} is the ${event.part === 'turret' ? 'turret' : 'hull'}`;
    return (
      t`${upper(name(event.firer))} fires a ${gun(event.firer, event.gun)} at ${name(event.target)} ${hexes(event.range)} ` +
      t`(${BAND[event.band]}${where}): ${scored(event.die, event.modifiers)} = ${event.total} against armour ${event.armour}, ${event.hit ? t`a hit` : t`no hit`}.`
    );
  },
  smallShotFired: ({ firer, gun: piece, target, range, dice, helm }, { name, gun }) =>
    t`${upper(name(firer))} fires ${piece === null ? 'musketry' : t`grape from a ${gun(firer, piece)}`} at ${name(target)} ${hexes(range)}${dice.length === 0 ? '' : t`, a 3 strikes the wheel: ${faces(dice)}`}; ${helm ? t`the helmsman falls` : t`her gunners are kept down`}.`,
  hitRolled: ({ target, die, effect }, { name }) => t`The hit on ${name(target)} is a ${die}: ${HIT[effect]}.`,
  shoreHitRolled: ({ unit, die, knocksOut }, { name }) =>
    t`The hit on ${name(unit)} knocks out a gun on a 6: ${die}, ${knocksOut ? t`one is gone` : 'none'}.`,
  buildingHit: ({ unit, hits, needed }, { name }) => t`${upper(name(unit))} is hit, ${hits} of ${needed}.`,
  workDown: ({ unit }, { name }) => t`${upper(name(unit))} is out of the fight.`,
  gunLost: ({ unit, gun: index }, { name, gun }) => t`${upper(name(unit))} loses a ${gun(unit, index)}.`,
  knotsLost: ({ ship, halves, top, dice, cause }, { name }) =>
    t`${upper(name(ship))} loses ${knotsInWords(halves)}${dice.length === 0 ? '' : ` (${faces(dice)})`} ${CAUSE[cause]}; her top speed is ${knotsInWords(top)}.`,
  criticalRolled: ({ ship, dice, effect }, { name }) =>
    t`Critical hit on ${name(ship)}: ${faces(dice)}, ${CRITICAL[effect]}.`,
  listed: ({ ship, toward, already }, { name }) =>
    `${upper(name(ship))} ${already ? t`leans already` : toward === 'bow' || toward === 'stern' ? t`goes down` : t`takes a list`} ${toward === 'bow' ? t`by the bows` : toward === 'stern' ? t`by the stern` : t`to ${toward}`}.`,
  repairTimed: ({ ship, what, die }, { name }) =>
    t`Aboard ${name(ship)} ${REPAIR[what]} will take ${counted(die, 'move', 'moves')} (${die}).`,
  fireBroke: ({ ship, die }, { name }) =>
    t`${upper(name(ship))} has ${counted(die, 'attempt', 'attempts')} to put it out (${die}).`,
  crewTested: ({ ship, die, leaves }, { name }) =>
    t`Will the crew leave ${name(ship)}, on 1 or 2: ${die}; ${leaves ? t`they do` : t`they stand by her guns`}.`,
  shipAbandoned: ({ ship, burning }, { name }) =>
    t`${upper(name(ship))} is abandoned${burning ? t` and left to burn` : ''}.`,
};

const OTHERS: Sentences<Exclude<Told['type'], MoveEvents | FireEvents>> = {
  turnBegan: ({ turn }) => t`Move ${turn}.`,
  phaseBegan: ({ phase }) => `${sequence.find(step => step.id === phase)?.title ?? phase}.`,
  drawOffered: ({ side }) => t`The ${SIDE_NAME[side]} side offers a draw.`,
  battleEnded: ({ outcome }) =>
    `${outcome.winner === 'draw' ? t`The battle is drawn` : t`The ${SIDE_NAME[outcome.winner]} side wins`}. ${endingOf(outcome.cause)}`,
  sinkingBegan: ({ ship, die, at }, { name }) =>
    t`${upper(name(ship))} is sinking: five moves and ${die}, to the end of move ${at}.`,
  sinkingHastened: ({ ship, by, at }, { name }) =>
    t`${upper(name(ship))} settles faster by ${counted(by, 'move', 'moves')}, to the end of move ${at}.`,
  shipSunk: ({ ship, at, cause, settled }, { name, hex }) =>
    t`${upper(name(ship))} ${SUNK[cause]} in ${hex(at)}${settled ? t`, where she can be raised` : ''}.`,
  ramRolled: ({ ship, target, clash, die, modifiers, total, halts }, { name }) =>
    `${upper(name(ship))} ${CLASH[clash]} ${name(target)}: ${scored(die, modifiers)} = ${total}${halts ? t`; she is halted` : ''}.`,
  shipHalted: ({ ship }, { name }) => t`${upper(name(ship))} lies stopped.`,
  sparRolled: ({ ship, target, die, result }, { name }) =>
    t`${upper(name(ship))} thrusts her torpedo at ${name(target)}: ${die}, ${SPAR[result]}.`,
  torpedoBurst: ({ ship, die, knots, criticals }, { name }) =>
    t`The torpedo bursts under ${name(ship)}: ${die}, ${counted(knots, 'knot', 'knots')}${criticals > 0 ? t` and a critical hit` : ''}.`,
  mineTimed: ({ at, die }, { hex }) => t`The torpedo at ${hex(at)} proves of strength ${die}.`,
  mineRolled: ({ ship, at, dice, strength, explodes }, { name, hex }) =>
    t`${upper(name(ship))} crosses the torpedo at ${hex(at)}, which goes off on ${strength} or less: ${faces(dice)}; ${explodes ? t`it explodes` : t`it does not`}.`,
  dummyFound: ({ ship, at }, { name, hex }) => t`${upper(name(ship))} finds nothing at ${hex(at)}.`,
  mineDrifted: ({ from, to }, { hex }) => t`A torpedo drifts from ${hex(from)} to ${hex(to)}.`,
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
