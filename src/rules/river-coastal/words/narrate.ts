import { endingInWords } from '../../../core/ending.ts';
import { endingBy } from '../../../core/engine.ts';
import { counted, t } from '../../../languages/language.ts';
import type { Scenario } from '../../../core/scenario.ts';
import type { KernelEvent, Outcome } from '../../../core/types.ts';
import { sequence } from '../sequence.ts';
import { ENDINGS } from '../victory.ts';
import { TRANSFER } from '../tables.ts';
import { CHARACTER_NAME } from './captions.ts';
import { BY_EDGE, FACING_NAME } from '../../../chart/words.ts';
import { HARM } from './harm.ts';
import { WEATHER } from './weather.ts';
import { HAZARDS } from './hazards.ts';
import { SIGHT_WORDS } from './sight.ts';
import { scored, type EventOf, type Sentences, type Teller, type Told } from './told.ts';
import { CARDS } from './cards.ts';
import { PARTIES } from './parties.ts';
import { boxInWords, gunNameIn } from './names.ts';
import { orderInWords } from './orders.ts';
import { knotsInWords } from '../../shared/halfKnots.ts';
import { nameIn, SIDE_NAME } from '../../shared/names.ts';

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const endingOf = ({ winner, cause }: Outcome): string => {
  const ending = endingBy({ endings: ENDINGS }, cause);
  return ending ? endingInWords(ending, winner, SIDE_NAME) : cause;
};

const movedInWords = ({ ship, from, to, going }: EventOf<'shipMoved'>, { Name, hex }: Teller): string => {
  if (going === 'ahead') return t`${Name(ship)} goes from ${hex(from)} to ${hex(to)}.`;
  if (going === 'towed') return t`${Name(ship)} comes on her line from ${hex(from)} to ${hex(to)}.`;
  if (going === 'adrift') return t`${Name(ship)} drifts from ${hex(from)} to ${hex(to)}.`;
  return going === 'carried'
    ? t`The current carries ${Name(ship)} from ${hex(from)} to ${hex(to)}.`
    : t`${Name(ship)} goes astern from ${hex(from)} to ${hex(to)}.`;
};

const testInWords = ({ ship, target, die, modifiers, total, passed }: EventOf<'ramTested'>, tell: Teller): string => {
  const { name, Name } = tell;
  if (die === null) return t`${Name(ship)} does not ram ${name(target)}: her captain is dead.`;
  const asked = t`Will ${name(ship)} ram ${name(target)}, on 1 or more: ${scored(die, modifiers)} = ${total}`;
  return passed ? t`${asked}; she comes on.` : t`${asked}; she does not press it home.`;
};

const stuckInWords = (
  { ship, at, die, upTo, aground, shore, stakes }: EventOf<'groundingRolled'>,
  tell: Teller,
): string => {
  const { Name, hex } = tell;
  const near = stakes
    ? t`${Name(ship)} comes into the stakes at ${hex(at)}, stuck on ${upTo} or less: ${die}`
    : shore
      ? t`${Name(ship)} comes close to the shore at ${hex(at)}, stuck on ${upTo} or less: ${die}`
      : t`${Name(ship)} comes over the bottom at ${hex(at)}, stuck on ${upTo} or less: ${die}`;
  return aground ? t`${near}; she is aground.` : t`${near}; she floats.`;
};

const freeingInWords = ({ ship, at, die, need, left, free }: EventOf<'freeingRolled'>, tell: Teller): string => {
  const tries = t`${tell.Name(ship)} works to come off at ${tell.hex(at)}, ${need} or more: ${die}`;
  if (free) return t`${tries}; she floats.`;
  return left === 0
    ? t`${tries}; she is stuck for good.`
    : t`${tries}; she is fast, ${counted(left, 'try', 'tries')} left.`;
};

type MoveEvents =
  | ('captainThrown' | 'shipEntered' | 'madeReady' | 'ramTested' | 'speedSet' | 'anchored' | 'weighed')
  | ('turretTrained' | 'shipMoved' | 'shipTurned' | 'shipLeft' | 'shipStopped' | 'shipWaited' | 'shipsSlid')
  | ('groundingRolled' | 'freeingRolled')
  | ('commanderThrown' | 'captainShown' | 'flagshipTried' | 'flagShifted' | 'commanderLost' | 'orderBroken');

const TO_ARC = {
  bow: t`looks ahead`,
  port: t`looks to port`,
  stern: t`looks astern`,
  starboard: t`looks to starboard`,
} as const;

type Figures = Pick<EventOf<'captainThrown'>, 'green' | 'red' | 'yellow'>;

const figuresInWords = ({ green, red, yellow }: Figures): string =>
  t`${green} to morale while he lives, ${red} once he is dead, ${yellow} to rams and his gun`;

const triedInWords = ({ ship, die, leaves }: EventOf<'flagshipTried'>, { name }: Teller): string => {
  if (die === null)
    return leaves ? t`The commander leaves ${name(ship)} at once.` : t`The commander stays aboard ${name(ship)}.`;
  return leaves
    ? t`Will the commander leave ${name(ship)}, on ${TRANSFER.recklessOn} or more: ${die}; he does.`
    : t`Will the commander leave ${name(ship)}, on ${TRANSFER.recklessOn} or more: ${die}; he stays.`;
};

const MOVES: Sentences<MoveEvents> = {
  captainThrown: ({ unit, dice, character, green, red, yellow }, { Name }) =>
    t`${Name(unit)} has a ${CHARACTER_NAME[character]} captain (${dice.join(' ')}): ${green} to morale while he lives, ${red} once he is dead, ${yellow} to rams and his gun.`,
  commanderThrown: ({ unit, dice, character, ...figures }, { Name }) =>
    t`${Name(unit)} carries a ${CHARACTER_NAME[character]} commander (${dice.join(' ')}): ${figuresInWords(figures)}.`,
  captainShown: ({ unit, character, ...figures }, { name }) =>
    t`The captain of ${name(unit)} shows himself ${CHARACTER_NAME[character]}: ${figuresInWords(figures)}.`,
  flagshipTried: triedInWords,
  flagShifted: ({ from, ship }, { name }) => t`The commander of ${name(from)} shifts his flag to ${name(ship)}.`,
  commanderLost: ({ ship }, { name }) => t`The commander is lost with ${name(ship)}.`,
  orderBroken: ({ ship, order }, { Name, order: inWords }) =>
    t`${Name(ship)} does not go by her orders, to ${inWords(order)}.`,
  shipEntered: ({ ship, at, facing }, { Name, hex }) =>
    t`${Name(ship)} comes in at ${hex(at)}, heading ${FACING_NAME[facing]}.`,
  madeReady: ({ side }) => t`The ${SIDE_NAME[side]} side is ready.`,
  ramTested: testInWords,
  speedSet: ({ ship, from, to }, { Name }) =>
    t`${Name(ship)} changes from ${knotsInWords(from)} to ${knotsInWords(to)}.`,
  anchored: ({ ship, at }, { Name, hex }) => t`${Name(ship)} anchors at ${hex(at)}.`,
  weighed: ({ ship, at }, { Name, hex }) => t`${Name(ship)} weighs anchor at ${hex(at)}.`,
  turretTrained: ({ ship, turret, to }, { name }) => t`Turret ${turret + 1} of ${name(ship)} ${TO_ARC[to]}.`,
  shipMoved: movedInWords,
  shipTurned: ({ ship, facing }, { Name }) => t`${Name(ship)} turns to head ${FACING_NAME[facing]}.`,
  shipLeft: ({ ship, from, edge, exited }, { Name, hex }) =>
    exited
      ? t`${Name(ship)} leaves the chart ${BY_EDGE[edge]} from ${hex(from)}, as ordered.`
      : t`${Name(ship)} leaves the chart ${BY_EDGE[edge]} from ${hex(from)}.`,
  shipStopped: ({ ship, at, by, held }, { Name, hex }) =>
    held
      ? t`${Name(ship)} runs ashore at ${hex(at)}, before ${hex(by)}.`
      : t`${Name(ship)} is brought up at ${hex(at)}, before ${hex(by)}.`,
  shipWaited: ({ ship, at, by }, { name, Name, hex }) => t`${Name(ship)} waits at ${hex(at)} for ${name(by)}.`,
  shipsSlid: ({ ship, target }, { name, Name }) => t`${Name(ship)} slides along ${name(target)} and lies alongside.`,
  groundingRolled: stuckInWords,
  freeingRolled: freeingInWords,
};

const KERNEL: Sentences<KernelEvent['type']> = {
  turnBegan: ({ turn }) => t`Turn ${turn}.`,
  phaseBegan: ({ phase }) => `${sequence.find(step => step.id === phase)?.title ?? phase}.`,
  drawOffered: ({ side }) => t`The ${SIDE_NAME[side]} side offers a draw.`,
  battleEnded: ({ outcome }) =>
    outcome.winner === 'draw'
      ? t`The battle is drawn. ${endingOf(outcome)}`
      : t`The ${SIDE_NAME[outcome.winner]} side wins. ${endingOf(outcome)}`,
};

const SENTENCES: Sentences<Told['type']> = {
  ...KERNEL,
  ...MOVES,
  ...WEATHER,
  ...SIGHT_WORDS,
  ...HARM,
  ...HAZARDS,
  ...PARTIES,
  ...CARDS,
};

/** One event as one plain sentence, with every die and what it was for. */
export const narrate = (event: Told, scenario: Scenario): string => {
  const sentence = SENTENCES[event.type] as (event: Told, tell: Teller) => string;
  const name = (id: string): string => nameIn(scenario, id);
  return sentence(event, {
    name,
    Name: id => upper(name(id)),
    hex: scenario.chart.label,
    gun: (unit, index) => gunNameIn(scenario, unit, index),
    box: (unit, box) => boxInWords(scenario, unit, box),
    order: order => orderInWords({ scenario }, order),
  });
};
