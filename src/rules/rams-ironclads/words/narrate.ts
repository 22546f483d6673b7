import { endingInWords } from '../../../core/ending.ts';
import { endingBy } from '../../../core/engine.ts';
import { counted, decimal, t } from '../../../languages/language.ts';
import type { Scenario } from '../../../core/scenario.ts';
import type { HexId, KernelEvent, Outcome } from '../../../core/types.ts';
import type { Bearing } from '../../../ships/index.ts';
import { gunNameIn } from './names.ts';
import { knotsInWords } from '../../shared/halfKnots.ts';
import { nameIn, SIDE_NAME, BEARING_NAME } from '../../shared/names.ts';
import type { Factor } from '../factors.ts';
import { sequence } from '../sequence.ts';
import type { Band, Clash, Critical, HitEffect, LossCause, Part, RamsEvent, ShownPlot, SinkCause } from '../types.ts';
import { ENDINGS } from '../victory.ts';
import { factorInWords } from './captions.ts';
import { BY_EDGE, FACING_NAME } from '../../../chart/words.ts';

/** Words for what an event names. */
interface Teller {
  name(id: string): string;
  /** The same as a sentence begins. */
  Name(id: string): string;
  hex(id: HexId): string;
  gun(unit: string, index: number): string;
}

type Told = RamsEvent | KernelEvent;
type Sentences<T extends Told['type']> = { [K in T]: (event: Extract<Told, { type: K }>, tell: Teller) => string };
type EventOf<T extends Told['type']> = Extract<Told, { type: T }>;

const faces = (dice: readonly number[]): string => dice.join(' ');
const hexes = (count: number): string => counted(count, 'hex', 'hexes');
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "3, +2 fire value, −1 new target". */
const scored = (die: number, modifiers: readonly Factor[]): string =>
  [String(die), ...modifiers.map(factorInWords)].join(', ');

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
const SPAR = {
  target: t`it explodes under her`,
  fails: t`it does not go off`,
  own: t`it goes off under the boat herself`,
} as const;

const CLASH: Readonly<Record<Clash, (ship: string, target: string) => string>> = {
  ram: (ship, target) => t`${ship} strikes ${target}`,
  bowToBow: (ship, target) => t`${ship} meets bow to bow ${target}`,
  noBow: (ship, target) => t`${ship} drives against ${target}`,
};
const SUNK: Readonly<Record<SinkCause, (ship: string, hex: string) => string>> = {
  magazine: (ship, hex) => t`${ship} blows up in ${hex}`,
  foundered: (ship, hex) => t`${ship} goes down in ${hex}`,
  burnt: (ship, hex) => t`${ship} burns to the water’s edge in ${hex}`,
};
const REPAIRED: Readonly<Record<EventOf<'repaired'>['what'], (ship: string) => string>> = {
  jam: ship => t`Aboard ${ship} the debris is seen to.`,
  steering: ship => t`Aboard ${ship} the steering is seen to.`,
  gunport: ship => t`Aboard ${ship} the gunport is seen to.`,
};
const REPAIR_TIMED: Readonly<
  Record<EventOf<'repaired'>['what'], (ship: string, turns: string, die: number) => string>
> = {
  jam: (ship, turns, die) => t`Aboard ${ship} the debris will take ${turns} (${die}).`,
  steering: (ship, turns, die) => t`Aboard ${ship} the steering will take ${turns} (${die}).`,
  gunport: (ship, turns, die) => t`Aboard ${ship} the gunport will take ${turns} (${die}).`,
};
const DENIED: Readonly<Record<EventOf<'turnDenied'>['why'], (ship: string) => string>> = {
  helm: ship => t`${ship} does not turn: nobody has the wheel.`,
  steering: ship => t`${ship} does not turn: her steering is damaged.`,
  room: ship => t`${ship} does not turn: there is no room for what she pushes.`,
};
const LISTED: Readonly<Record<Bearing, (ship: string, already: boolean) => string>> = {
  bow: (ship, already) => (already ? t`${ship} leans already by the bows.` : t`${ship} goes down by the bows.`),
  stern: (ship, already) => (already ? t`${ship} leans already by the stern.` : t`${ship} goes down by the stern.`),
  port: (ship, already) => (already ? t`${ship} leans already to port.` : t`${ship} takes a list to port.`),
  starboard: (ship, already) =>
    already ? t`${ship} leans already to starboard.` : t`${ship} takes a list to starboard.`,
};

const endingOf = ({ winner, cause }: Outcome): string => {
  const ending = endingBy({ endings: ENDINGS }, cause);
  return ending ? endingInWords(ending, winner, SIDE_NAME) : cause;
};

const plotInWords = (plot: ShownPlot, { name }: Teller): string => {
  const knots = knotsInWords(Math.abs(plot.speed));
  const parts = [plot.anchor ? t`at anchor` : plot.speed < 0 ? t`${knots} astern` : knots];
  if (plot.helm === 'port') parts.push(t`to port`);
  if (plot.helm === 'starboard') parts.push(t`to starboard`);
  if (plot.castOff) parts.push(t`casting off her tow`);
  if (plot.tow !== null) parts.push(t`taking ${name(plot.tow)} in tow`);
  return `${name(plot.ship)} ${parts.join(' ')}`;
};

const yawInWords = ({ ship, die, to }: EventOf<'yawRolled'>, { Name }: Teller): string => {
  const thrown = t`${Name(ship)} may yaw, 1 and 2 to port, 5 and 6 to starboard: ${die}`;
  if (to === 'straight') return t`${thrown}; she keeps her head.`;
  return t`${thrown}; her head swings to ${BEARING_NAME[to]}.`;
};

const movedInWords = ({ ship, from, to, going }: EventOf<'shipMoved'>, { Name, hex }: Teller): string => {
  if (going === 'ahead') return t`${Name(ship)} goes from ${hex(from)} to ${hex(to)}.`;
  if (going === 'adrift') return t`${Name(ship)} drifts from ${hex(from)} to ${hex(to)}.`;
  return t`${Name(ship)} goes astern from ${hex(from)} to ${hex(to)}.`;
};

const freeingInWords = (event: EventOf<'freeingRolled'>, { name, Name, hex }: Teller): string => {
  const { ship, at, die, danger, free, towedBy } = event;
  const works =
    towedBy === null
      ? t`${Name(ship)} works to come off at ${hex(at)}`
      : t`${Name(ship)} works to come off at ${hex(at)}, ${name(towedBy)} pulling`;
  const need = Math.min(6, danger + 1);
  return free ? t`${works}, ${need} or more: ${die}; she floats.` : t`${works}, ${need} or more: ${die}; she is fast.`;
};

type MoveEvents =
  | ('shipEntered' | 'madeReady' | 'plotsShown' | 'speedSet' | 'anchored' | 'weighed' | 'towCast' | 'towPassed')
  | ('towMissed' | 'shipMoved' | 'shipTowed' | 'shipLeft' | 'shipStopped' | 'shipHeld' | 'shipsMet' | 'yawRolled')
  | ('shipTurned' | 'turnDenied' | 'groundingRolled' | 'freeingRolled' | 'fireFought' | 'repaired');

const MOVES: Sentences<MoveEvents> = {
  shipEntered: ({ ship, at, facing }, { Name, hex }) =>
    t`${Name(ship)} comes in at ${hex(at)}, heading ${FACING_NAME[facing]}.`,
  madeReady: ({ side }) => t`The ${SIDE_NAME[side]} side is ready.`,
  plotsShown: ({ plots }, tell) =>
    plots.length === 0
      ? t`No marker lies on the table.`
      : t`The markers are turned over: ${plots.map(plot => plotInWords(plot, tell)).join('; ')}.`,
  speedSet: ({ ship, from, to, powered }, { Name }) =>
    powered
      ? t`${Name(ship)} changes from ${knotsInWords(from)} to ${knotsInWords(to)}.`
      : t`${Name(ship)} loses way from ${knotsInWords(from)} to ${knotsInWords(to)}.`,
  anchored: ({ ship, at }, { Name, hex }) => t`${Name(ship)} anchors at ${hex(at)}.`,
  weighed: ({ ship, at }, { Name, hex }) => t`${Name(ship)} weighs anchor at ${hex(at)}.`,
  towCast: ({ ship, tow }, { name }) => t`The line between ${name(ship)} and ${name(tow)} is let go.`,
  towPassed: ({ ship, tow, how }, { name, Name }) =>
    how === 'push'
      ? t`${Name(ship)} puts her bow against ${name(tow)} to push her.`
      : t`${Name(ship)} has ${name(tow)} in tow.`,
  towMissed: ({ ship, tow }, { name, Name }) => t`${Name(ship)} gets no line to ${name(tow)}.`,
  shipMoved: movedInWords,
  shipTowed: ({ ship, by, from, to }, { name, Name, hex }) =>
    t`${Name(ship)} follows ${name(by)} from ${hex(from)} to ${hex(to)}.`,
  shipLeft: ({ ship, from, edge, exited }, { Name, hex }) =>
    exited
      ? t`${Name(ship)} leaves the chart ${BY_EDGE[edge]} from ${hex(from)}, as ordered.`
      : t`${Name(ship)} leaves the chart ${BY_EDGE[edge]} from ${hex(from)}.`,
  shipStopped: ({ ship, at, by, bank }, { Name, hex }) =>
    bank
      ? t`${Name(ship)} runs on the bank at ${hex(at)}, before ${hex(by)}.`
      : t`${Name(ship)} is brought up at ${hex(at)}, before ${hex(by)}.`,
  shipHeld: ({ ship, at, by }, { name, Name, hex }) => t`${Name(ship)} is held at ${hex(at)} by ${name(by)}.`,
  shipsMet: ({ ship, target, clash, speed }, { name, Name }) =>
    t`${CLASH[clash](Name(ship), name(target))} with ${knotsInWords(speed)} over the ground.`,
  yawRolled: yawInWords,
  shipTurned: ({ ship, from, facing, degrees, left }, { Name }) =>
    from === facing
      ? t`${Name(ship)} earns ${degrees} degrees and still heads ${FACING_NAME[facing]}, ${left} degrees kept.`
      : t`${Name(ship)} earns ${degrees} degrees and turns to head ${FACING_NAME[facing]}, ${left} degrees kept.`,
  turnDenied: ({ ship, why }, { Name }) => DENIED[why](Name(ship)),
  groundingRolled({ ship, at, die, danger, aground }, { Name, hex }) {
    const thrown = t`${Name(ship)} has come near the bottom at ${hex(at)}, grounding on ${Math.min(6, danger)} or less: ${die}`;
    return aground ? t`${thrown}; she is aground.` : t`${thrown}; she floats.`;
  },
  freeingRolled: freeingInWords,
  fireFought({ ship, die, need, left, out }, { name }) {
    const thrown = t`The crew of ${name(ship)} fights the fire, ${need} or more: ${die}`;
    return out ? t`${thrown}; it is out.` : t`${thrown}; it burns on, ${counted(left, 'attempt')} left.`;
  },
  repaired: ({ ship, what }, { name }) => REPAIRED[what](name(ship)),
};

const hull = (band: string, die: number): string => t`${band}, ${die} is the hull`;

/** What the die before the shot means (R14, R54). */
const STRUCK: Readonly<Record<Part, (band: string, die: number) => string>> = {
  turret: (band, die) => t`${band}, ${die} is the turret`,
  casemates: (band, die) => t`${band}, ${die} is the casemates`,
  barbette: (band, die) => t`${band}, ${die} is the barbette`,
  front: hull,
  side: hull,
  rear: hull,
};

const shotInWords = (event: EventOf<'gunFired'>, { name, Name, gun }: Teller): string => {
  const { firer, range, band, part, partDie, die, modifiers, total, armour, hit } = event;
  const reach = partDie === null ? BAND[band] : STRUCK[part ?? 'side'](BAND[band], partDie);
  const score = `${scored(die, modifiers)} = ${decimal(total)}`;
  const piece = gun(firer, event.gun);
  const fires = t`${Name(firer)} fires a ${piece} at ${name(event.target)} at ${hexes(range)} (${reach})`;
  return hit
    ? t`${fires}: ${score} against armour ${armour}, a hit.`
    : t`${fires}: ${score} against armour ${armour}, no hit.`;
};

const smallShotInWords = (event: EventOf<'smallShotFired'>, { name, Name, gun }: Teller): string => {
  const { firer, gun: piece, target, range, dice, helm } = event;
  const fires =
    piece === null
      ? t`${Name(firer)} fires musketry at ${name(target)} at ${hexes(range)}`
      : t`${Name(firer)} fires grape from a ${gun(firer, piece)} at ${name(target)} at ${hexes(range)}`;
  const thrown = dice.length === 0 ? fires : t`${fires}, a 3 strikes the wheel: ${faces(dice)}`;
  return helm ? t`${thrown}; the helmsman falls.` : t`${thrown}; her gunners are kept down.`;
};

type FireEvents =
  | ('gunFired' | 'smallShotFired' | 'hitRolled' | 'shoreHitRolled' | 'buildingHit' | 'workDown' | 'gunLost')
  | ('knotsLost' | 'criticalRolled' | 'listed' | 'repairTimed' | 'fireBroke' | 'crewTested' | 'shipAbandoned');

const FIRE: Sentences<FireEvents> = {
  gunFired: shotInWords,
  smallShotFired: smallShotInWords,
  hitRolled: ({ target, die, effect }, { name }) => t`The hit on ${name(target)} is a ${die}: ${HIT[effect]}.`,
  shoreHitRolled: ({ unit, die, knocksOut }, { name }) =>
    knocksOut
      ? t`The hit on ${name(unit)} knocks out a gun on a 6: ${die}, one is gone.`
      : t`The hit on ${name(unit)} knocks out a gun on a 6: ${die}, none.`,
  buildingHit: ({ unit, hits, needed }, { Name }) => t`${Name(unit)} is hit, ${hits} of ${needed}.`,
  workDown: ({ unit }, { Name }) => t`${Name(unit)} is out of the fight.`,
  gunLost: ({ unit, gun: index }, { Name, gun }) => t`${Name(unit)} loses a ${gun(unit, index)}.`,
  knotsLost({ ship, halves, top, dice, cause }, { Name }) {
    const lost = dice.length === 0 ? knotsInWords(halves) : `${knotsInWords(halves)} (${faces(dice)})`;
    return t`${Name(ship)} loses ${lost} ${CAUSE[cause]}; her top speed is ${knotsInWords(top)}.`;
  },
  criticalRolled: ({ ship, dice, effect }, { name }) =>
    t`Critical hit on ${name(ship)}: ${faces(dice)}, ${CRITICAL[effect]}.`,
  listed: ({ ship, toward, already }, { Name }) => LISTED[toward](Name(ship), already),
  repairTimed: ({ ship, what, die }, { name }) => REPAIR_TIMED[what](name(ship), counted(die, 'turn'), die),
  fireBroke: ({ ship, die }, { Name }) => t`${Name(ship)} has ${counted(die, 'attempt')} to put it out (${die}).`,
  crewTested: ({ ship, die, leaves }, { name }) =>
    leaves
      ? t`Will the crew leave ${name(ship)}, on 1 or 2: ${die}; they do.`
      : t`Will the crew leave ${name(ship)}, on 1 or 2: ${die}; they stand by her guns.`,
  shipAbandoned: ({ ship, burning }, { Name }) =>
    burning ? t`${Name(ship)} is abandoned and left to burn.` : t`${Name(ship)} is abandoned.`,
};

const OTHERS: Sentences<Exclude<Told['type'], MoveEvents | FireEvents>> = {
  turnBegan: ({ turn }) => t`Turn ${turn}.`,
  phaseBegan: ({ phase }) => `${sequence.find(step => step.id === phase)?.title ?? phase}.`,
  drawOffered: ({ side }) => t`The ${SIDE_NAME[side]} side offers a draw.`,
  battleEnded: ({ outcome }) =>
    outcome.winner === 'draw'
      ? t`The battle is drawn. ${endingOf(outcome)}`
      : t`The ${SIDE_NAME[outcome.winner]} side wins. ${endingOf(outcome)}`,
  sinkingBegan: ({ ship, die, at }, { Name }) =>
    t`${Name(ship)} is sinking: five turns and ${die}, to the end of turn ${at}.`,
  sinkingHastened: ({ ship, by, at }, { Name }) =>
    t`${Name(ship)} settles faster by ${counted(by, 'turn')}, to the end of turn ${at}.`,
  shipSunk({ ship, at, cause, settled }, { Name, hex }) {
    const sunk = SUNK[cause](Name(ship), hex(at));
    return settled ? t`${sunk}, where she can be raised.` : `${sunk}.`;
  },
  ramRolled({ ship, target, clash, die, modifiers, total, halts }, { name, Name }) {
    const struck = `${CLASH[clash](Name(ship), name(target))}: ${scored(die, modifiers)} = ${decimal(total)}`;
    return halts ? t`${struck}; she is halted.` : `${struck}.`;
  },
  strikeForestalled: ({ ship, target }, { name, Name }) =>
    t`${Name(ship)} has gone down under fire before she strikes ${name(target)}.`,
  shipHalted: ({ ship }, { Name }) => t`${Name(ship)} lies stopped.`,
  sparRolled: ({ ship, target, die, result }, { name, Name }) =>
    t`${Name(ship)} thrusts her torpedo at ${name(target)}: ${die}, ${SPAR[result]}.`,
  torpedoBurst: ({ ship, die, knots, criticals }, { name }) =>
    criticals > 0
      ? t`The torpedo bursts under ${name(ship)}: ${die}, ${counted(knots, 'knot')} and a critical hit.`
      : t`The torpedo bursts under ${name(ship)}: ${die}, ${counted(knots, 'knot')}.`,
  mineTimed: ({ at, die, field }, { hex }) =>
    field
      ? t`The field at ${hex(at)} proves of strength ${die}.`
      : t`The torpedo at ${hex(at)} proves of strength ${die}.`,
  mineRolled({ ship, at, dice, strength, explodes }, { Name, hex }) {
    const crossed = t`${Name(ship)} crosses the torpedo at ${hex(at)}, which goes off on ${strength} or less: ${faces(dice)}`;
    return explodes ? t`${crossed}; it explodes.` : t`${crossed}; it does not.`;
  },
  dummyFound: ({ ship, at }, { Name, hex }) => t`${Name(ship)} finds nothing at ${hex(at)}.`,
  mineDrifted: ({ from, to }, { hex }) => t`A torpedo drifts from ${hex(from)} to ${hex(to)}.`,
};

const SENTENCES = { ...MOVES, ...FIRE, ...OTHERS };

/** One event as one plain sentence, with every die and what it was for. */
export const narrate = (event: Told, scenario: Scenario): string => {
  const sentence = SENTENCES[event.type] as (event: Told, tell: Teller) => string;
  const name = (id: string): string => nameIn(scenario, id);
  return sentence(event, {
    name,
    Name: id => upper(name(id)),
    hex: scenario.chart.label,
    gun: (unit, index) => gunNameIn(scenario, unit, index),
  });
};
