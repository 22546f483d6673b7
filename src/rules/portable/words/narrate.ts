import type { Scenario } from '../../../core/scenario.ts';
import type { HexId, KernelEvent, Outcome } from '../../../core/types.ts';
import { endingInWords } from '../../../core/ending.ts';
import { endingBy } from '../../../core/engine.ts';
import { nameInScenario, SIDE_NAME } from '../../shared/names.ts';
import { EDGE_NAME } from './names.ts';
import { FACING_NAME } from '../../../chart/words.ts';
import { sequence } from '../sequence.ts';
import type { DamageCause, PortableCommand, PortableEvent, Situation } from '../types.ts';
import { ENDINGS } from '../victory.ts';
import { counted, t, told } from '../../../languages/language.ts';

const faces = (dice: readonly number[]): string => dice.join(' ');
const points = (count: number): string => (count === 0 ? t`no damage` : counted(count, 'point'));

type Sentences = {
  [T in (PortableEvent | KernelEvent)['type']]: (
    event: Extract<PortableEvent | KernelEvent, { type: T }>,
    name: (id: string) => string,
    hex: (id: HexId) => string,
  ) => string;
};

const STAYS = {
  roll: t`keeps her station`,
  land: t`is held by the shore`,
  occupied: t`is held by the ship below her`,
} as const;

const HOW_RAMMED = {
  meant: { ram: t`with her ram`, bow: t`without a ram` },
  accident: { ram: t`by accident with her ram`, bow: t`by accident without a ram` },
} as const;

const CAUSE: Readonly<Record<DamageCause, string>> = { gunfire: t`gunfire`, ram: t`the ram`, mine: t`the mine` };

const SENTENCES: Sentences = {
  turnBegan: ({ turn }) => t`Turn ${turn}.`,
  phaseBegan: ({ phase }) => `${sequence.find(step => step.id === phase)?.title ?? phase}.`,
  drawOffered: ({ side }) => t`The ${SIDE_NAME[side]} side offers a draw.`,
  battleEnded: ({ outcome }) =>
    `${outcome.winner === 'draw' ? t`The battle is drawn` : t`The ${SIDE_NAME[outcome.winner]} side wins`}. ${endingOf(outcome)}`,
  shotFired: ({ firer, target, range, half, dice, damage }, name) =>
    t`${name(firer)} fires at ${name(target)} at ${counted(range, 'hex', 'hexes')}, ${half ? t`end on at half effect` : t`full effect`}, ${counted(dice.length, 'die', 'dice')}: ${faces(dice)}. ${damage === 0 ? t`No damage` : t`Damage ${damage}`}.`,
  pointsLost({ unit, lost, left, cause }, name) {
    if (left === 0)
      return t`${name(unit)} loses ${points(lost)} to ${CAUSE[cause]}, the last: there was no more to lose.`;
    if (cause === 'gunfire') return t`${name(unit)} loses ${points(lost)} to gunfire; ${left} left.`;
    if (cause === 'ram') return t`${name(unit)} loses ${points(lost)} to the ram; ${left} left.`;
    return t`${name(unit)} loses ${points(lost)} to a mine; ${left} left.`;
  },
  shipSunk: ({ ship, at }, name, hex) => t`${name(ship)} sinks in ${hex(at)}.`,
  workSilenced: ({ work }, name) => t`${name(work)} is silenced.`,
  criticalPointReached: ({ ship }, name) => t`${name(ship)} has reached her critical point and breaks off.`,
  initiativeRolled: ({ rolls, first }) =>
    t`First move: ${rolls.map(roll => t`Union ${roll.union}, Confederate ${roll.confederate}`).join(t`; tie, again: `)}. The ${SIDE_NAME[first]} side, being low, moves first.`,
  shipArrived: ({ ship, at, facing }, name, hex) =>
    t`${name(ship)} enters at ${hex(at)}, heading ${FACING_NAME[facing]}.`,
  shipMoved: ({ ship, from, to, astern }, name, hex) =>
    astern
      ? t`${name(ship)} backs from ${hex(from)} to ${hex(to)}.`
      : t`${name(ship)} steams from ${hex(from)} to ${hex(to)}.`,
  shipTurned: ({ ship, facing }, name) => t`${name(ship)} turns to head ${FACING_NAME[facing]}.`,
  shipLeft: ({ ship, from, edge, exited }, name, hex) =>
    exited
      ? t`${name(ship)} leaves the chart by the ${EDGE_NAME[edge]} edge from ${hex(from)}, as ordered.`
      : t`${name(ship)} leaves the chart by the ${EDGE_NAME[edge]} edge from ${hex(from)}.`,
  ramDeclared: ({ ship, target, hex: at }, name, hex) => t`${name(ship)} steers to ram ${name(target)} in ${hex(at)}.`,
  ranInto: ({ ship, target, hex: at }, name, hex) =>
    t`The current carries ${name(ship)} against ${name(target)} in ${hex(at)}: an accidental ram.`,
  shipRammed: ({ ship, target, withRam, accident, dice, damage }, name) =>
    t`${name(ship)} rams ${name(target)} ${HOW_RAMMED[accident ? 'accident' : 'meant'][withRam ? 'ram' : 'bow']}, ${counted(dice.length, 'die', 'dice')}: ${faces(dice)}. ${damage === 0 ? t`No damage` : t`Damage ${damage}`}.`,
  ramMissed: ({ ship, target, why }, name) =>
    why === 'sunk'
      ? t`${name(ship)} strikes nothing: ${name(target)} has already sunk.`
      : t`${name(ship)} strikes nothing: ${name(target)} has left the chart.`,
  hexTaken: ({ ship, to }, name, hex) => t`${name(ship)} goes on into ${hex(to)}, the hex that she rammed.`,
  groundingRolled: ({ ship, at, dice, sticksOn, aground }, name, hex) =>
    t`${name(ship)} crosses the shoal at ${hex(at)}, sticking on ${sticksOn} or more: ${faces(dice)}. ${aground ? t`She is aground` : t`She clears it`}.`,
  refloatRolled: ({ ship, dice, need, afloat }, name) =>
    t`${name(ship)} tries to come off, ${need} or more: ${faces(dice)}. ${afloat ? t`She floats` : t`She is still aground`}.`,
  driftRolled: ({ ship, die, from, to, stays }, name, hex) =>
    t`${name(ship)} and the current: ${die}. She ${stays ? STAYS[stays] : to === 0 ? t`drifts off the chart` : t`drifts from ${hex(from)} to ${hex(to)}`}.`,
  mineStruck: ({ ship, at, dice, damage }, name, hex) =>
    t`A mine goes off under ${name(ship)} in ${hex(at)}: ${faces(dice)}. ${damage === 0 ? t`No damage` : t`Damage ${damage}`}.`,
  dummyFound: ({ ship, at }, name, hex) => t`${name(ship)} finds nothing but an empty cask in ${hex(at)}.`,
};

const endingOf = ({ winner, cause }: Outcome): string => {
  const ending = endingBy({ endings: ENDINGS }, cause);
  return ending ? endingInWords(ending, winner, SIDE_NAME) : cause;
};

const namesOf = (scenario: Scenario) => (id: string) => told(nameInScenario(scenario, id) ?? id);

/** One event as one sentence, with every die and what it was for. */
export const narrate = (event: PortableEvent | KernelEvent, scenario: Scenario): string => {
  const sentence = SENTENCES[event.type] as (
    event: PortableEvent | KernelEvent,
    name: (id: string) => string,
    hex: (id: HexId) => string,
  ) => string;
  return sentence(event, namesOf(scenario), scenario.chart.label);
};

/** A command as the words on a button. */
export const phrase = (command: PortableCommand, now: Situation): string => {
  const name = namesOf(now.scenario);
  switch (command.type) {
    case 'aim':
      return t`${name(command.firer)}: fire at ${name(command.target)}`;
    case 'done':
      return sequence[now.state.cursor.phase]?.id === 'fire' ? t`Guns are laid` : t`End the movement`;
    case 'turn':
      return command.to === 'port' ? t`Turn to port` : t`Turn to starboard`;
    case 'ram':
      return t`Ram ${name(command.target)}`;
    case 'leave':
      return t`Leave by the ${EDGE_NAME[command.edge]} edge`;
    default:
      return BUTTONS[command.type];
  }
};

const BUTTONS = {
  ahead: t`Ahead one hex`,
  astern: t`Astern one hex`,
  refloat: t`Try to come off the shoal`,
  finish: t`End this ship’s move`,
  takeHex: t`Go on into the hex that she rammed`,
  stayBack: t`Stay where she is`,
} as const;
