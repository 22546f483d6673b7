import type { Scenario } from '../../core/scenario.ts';
import { FACINGS, type HexId, type KernelEvent } from '../../core/types.ts';
import { KERNEL_ENDINGS } from '../../core/engine.ts';
import { nameInScenario } from '../shared/names.ts';
import { sequence } from './sequence.ts';
import type { PortableCommand, PortableEvent, Situation } from './types.ts';
import { ENDINGS } from './victory.ts';

const SIDE_NAME = { union: 'Union', confederate: 'Confederate' } as const;
const EDGE_NAME = { left: 'left', right: 'right', top: 'top', bottom: 'bottom' } as const;

const plural = (count: number, word: string): string =>
  `${count} ${word}${count === 1 ? '' : word.endsWith('x') ? 'es' : 's'}`;
const faces = (dice: readonly number[]): string => dice.join(' ');
const points = (count: number): string => (count === 0 ? 'no damage' : plural(count, 'point'));

type Sentences = {
  [T in (PortableEvent | KernelEvent)['type']]: (
    event: Extract<PortableEvent | KernelEvent, { type: T }>,
    name: (id: string) => string,
    hex: (id: HexId) => string,
  ) => string;
};

const CAUSE = { gunfire: 'gunfire', ram: 'the ram', mine: 'a mine' } as const;
const STAYS = {
  roll: 'keeps her station',
  land: 'is held by the shore',
  occupied: 'is held by the ship below her',
} as const;

const SENTENCES: Sentences = {
  turnBegan: ({ turn }) => `Turn ${turn}.`,
  phaseBegan: ({ phase }) => `${sequence.find(step => step.id === phase)?.title ?? phase}.`,
  drawOffered: ({ side }) => `The ${SIDE_NAME[side]} side offers a draw.`,
  battleEnded: ({ outcome }) =>
    `${outcome.winner === 'draw' ? 'The battle is drawn' : `The ${SIDE_NAME[outcome.winner]} side wins`}. ${endingOf(outcome.cause)}`,
  shotFired: ({ firer, target, range, half, dice, damage }, name) =>
    `${name(firer)} fires at ${name(target)} at ${plural(range, 'hex')}, ${half ? 'end on at half effect' : 'full effect'}, ${plural(dice.length, 'die').replace('dies', 'dice')}: ${faces(dice)}. ${damage === 0 ? 'No damage' : `Damage ${damage}`}.`,
  pointsLost: ({ unit, lost, left, cause }, name) =>
    `${name(unit)} loses ${points(lost)} to ${CAUSE[cause]}; ${left} left.`,
  shipSunk: ({ ship, at }, name, hex) => `${name(ship)} sinks in ${hex(at)}.`,
  workSilenced: ({ work }, name) => `${name(work)} is silenced.`,
  criticalPointReached: ({ ship }, name) => `${name(ship)} has reached her critical point and breaks off.`,
  initiativeRolled: ({ rolls, first }) =>
    `First move: ${rolls.map(roll => `Union ${roll.union}, Confederate ${roll.confederate}`).join('; tie, again: ')}. The ${SIDE_NAME[first]} side, being low, moves first.`,
  shipArrived: ({ ship, at, facing }, name, hex) => `${name(ship)} enters at ${hex(at)}, heading ${FACINGS[facing]}.`,
  shipMoved: ({ ship, from, to, astern }, name, hex) =>
    `${name(ship)} ${astern ? 'backs' : 'steams'} from ${hex(from)} to ${hex(to)}.`,
  shipTurned: ({ ship, facing }, name) => `${name(ship)} turns to head ${FACINGS[facing]}.`,
  shipLeft: ({ ship, from, edge, exited }, name, hex) =>
    `${name(ship)} leaves the chart by the ${EDGE_NAME[edge]} edge from ${hex(from)}${exited ? ', as ordered' : ''}.`,
  ramDeclared: ({ ship, target, hex: at }, name, hex) => `${name(ship)} steers to ram ${name(target)} in ${hex(at)}.`,
  shipRammed: ({ ship, target, withRam, dice, damage }, name) =>
    `${name(ship)} rams ${name(target)} ${withRam ? 'with her ram' : 'without a ram'}, ${dice.length} dice: ${faces(dice)}. ${damage === 0 ? 'No damage' : `Damage ${damage}`}.`,
  ramMissed: ({ ship, target, why }, name) =>
    `${name(ship)} strikes nothing: ${name(target)} has ${why === 'sunk' ? 'already sunk' : 'left the chart'}.`,
  hexTaken: ({ ship, to }, name, hex) => `${name(ship)} passes on over the wreck into ${hex(to)}.`,
  groundingRolled: ({ ship, at, dice, sticksOn, aground }, name, hex) =>
    `${name(ship)} crosses the shoal at ${hex(at)}, sticking on ${sticksOn} or more: ${faces(dice)}. ${aground ? 'She is aground' : 'She clears it'}.`,
  refloatRolled: ({ ship, dice, need, afloat }, name) =>
    `${name(ship)} tries to come off, ${need} or more: ${faces(dice)}. ${afloat ? 'She floats' : 'She is still aground'}.`,
  driftRolled: ({ ship, die, from, to, stays }, name, hex) =>
    `${name(ship)} and the current: ${die}. She ${stays ? STAYS[stays] : to === 0 ? 'drifts off the chart' : `drifts from ${hex(from)} to ${hex(to)}`}.`,
  mineStruck: ({ ship, at, dice, damage }, name, hex) =>
    `A mine goes off under ${name(ship)} in ${hex(at)}: ${faces(dice)}. ${damage === 0 ? 'No damage' : `Damage ${damage}`}.`,
  dummyFound: ({ ship, at }, name, hex) => `${name(ship)} finds nothing but an empty cask in ${hex(at)}.`,
};

const endingOf = (cause: string): string => ({ ...KERNEL_ENDINGS, ...ENDINGS })[cause] ?? cause;

const namesOf = (scenario: Scenario) => (id: string) => nameInScenario(scenario, id) ?? id;

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
      return `${name(command.firer)}: fire at ${name(command.target)}`;
    case 'done':
      return sequence[now.state.cursor.phase]?.id === 'fire' ? 'Guns are laid' : 'End the movement';
    case 'turn':
      return `Turn to ${command.to}`;
    case 'ram':
      return `Ram ${name(command.target)}`;
    case 'leave':
      return `Leave by the ${EDGE_NAME[command.edge]} edge`;
    default:
      return BUTTONS[command.type];
  }
};

const BUTTONS = {
  ahead: 'Ahead one hex',
  astern: 'Astern one hex',
  refloat: 'Try to come off the shoal',
  finish: 'End this ship’s move',
  takeHex: 'Pass over the wreck into her hex',
  stayBack: 'Stay where she is',
} as const;
