import { BY_EDGE, FACING_NAME } from '../../../chart/words.ts';
import { endingInWords } from '../../../core/ending.ts';
import { endingBy } from '../../../core/engine.ts';
import type { Scenario } from '../../../core/scenario.ts';
import type { KernelEvent, Outcome } from '../../../core/types.ts';
import { t } from '../../../languages/language.ts';
import { knotsInWords } from '../../shared/halfKnots.ts';
import { nameIn, SIDE_NAME } from '../../shared/names.ts';
import { sequence } from '../sequence.ts';
import { ENDINGS } from '../victory.ts';
import { BURST_NAME, pointsInWords, STRICKEN_NAME } from './captions.ts';
import { HARM } from './harm.ts';
import { gunNameIn, kindIn } from './names.ts';
import type { EventOf, Sentences, Teller, Told } from './told.ts';

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const endingOf = ({ winner, cause }: Outcome): string => {
  const ending = endingBy({ endings: ENDINGS }, cause);
  return ending ? endingInWords(ending, winner, SIDE_NAME) : cause;
};

const movedInWords = ({ ship, from, to, going }: EventOf<'shipMoved'>, { Name, hex }: Teller): string => {
  if (going === 'adrift') return t`${Name(ship)} drifts from ${hex(from)} to ${hex(to)}.`;
  return going === 'astern'
    ? t`${Name(ship)} goes astern from ${hex(from)} to ${hex(to)}.`
    : t`${Name(ship)} goes from ${hex(from)} to ${hex(to)}.`;
};

type Moves =
  | ('shipEntered' | 'madeReady' | 'plotsShown' | 'speedSet' | 'anchored' | 'weighed' | 'shipMoved' | 'shipTurned')
  | ('shipLeft' | 'shipGrounded' | 'shipStopped' | 'shipHeld' | 'shipWaited');

const MOVES: Sentences<Moves> = {
  shipEntered: ({ ship, at, facing }, { Name, hex }) =>
    t`${Name(ship)} comes in at ${hex(at)}, heading ${FACING_NAME[facing]}.`,
  madeReady: ({ side }) => t`The ${SIDE_NAME[side]} side is ready.`,
  plotsShown: () => t`Both sides turn their plots over.`,
  speedSet: ({ ship, from, to }, { Name }) =>
    t`${Name(ship)} changes from ${knotsInWords(from)} to ${knotsInWords(to)}.`,
  anchored: ({ ship, at }, { Name, hex }) => t`${Name(ship)} anchors at ${hex(at)}.`,
  weighed: ({ ship, at }, { Name, hex }) => t`${Name(ship)} weighs anchor at ${hex(at)}.`,
  shipMoved: movedInWords,
  shipTurned: ({ ship, facing }, { Name }) => t`${Name(ship)} turns to head ${FACING_NAME[facing]}.`,
  shipLeft: ({ ship, from, edge, exited }, { Name, hex }) =>
    exited
      ? t`${Name(ship)} leaves the chart ${BY_EDGE[edge]} from ${hex(from)}, as ordered.`
      : t`${Name(ship)} leaves the chart ${BY_EDGE[edge]} from ${hex(from)}.`,
  shipGrounded: ({ ship, at }, { Name, hex }) => t`${Name(ship)} takes the ground at ${hex(at)}, for good.`,
  shipStopped: ({ ship, at, by }, { Name, hex }) => t`${Name(ship)} is brought up at ${hex(at)}, before ${hex(by)}.`,
  shipHeld: ({ ship, at, by }, { name, Name, hex }) => t`${Name(ship)} stops at ${hex(at)} before ${name(by)}.`,
  shipWaited: ({ ship, at, by }, { name, Name, hex }) => t`${Name(ship)} waits at ${hex(at)} for ${name(by)}.`,
};

const struckInWords = ({ ship, target, sixths }: EventOf<'ramStruck'>, { name, Name }: Teller): string =>
  sixths === 0
    ? t`${Name(ship)} rams ${name(target)} and does her no harm.`
    : t`${Name(ship)} rams ${name(target)} for ${pointsInWords(sixths)}.`;

const burstInWords = ({ ship, target, die, does, with: weapon }: EventOf<'torpedoRolled'>, tell: Teller): string =>
  weapon === 'spar'
    ? t`${tell.Name(ship)} fires her spar torpedo under ${tell.name(target)} (${die}): ${BURST_NAME[does]}.`
    : t`The torpedo of ${tell.name(ship)} strikes ${tell.name(target)} (${die}): ${BURST_NAME[does]}.`;

type Blows =
  | ('shipsMet' | 'ramStruck' | 'placeRolled' | 'shipsReleased' | 'sparRigged' | 'torpedoLaunched' | 'torpedoRan')
  | ('torpedoSpent' | 'torpedoFound' | 'torpedoRolled' | 'mineRolled');

const BLOWS: Sentences<Blows> = {
  shipsMet: ({ ship, at, by, with: weapon }, { name, Name, hex }) =>
    weapon === 'spar'
      ? t`${Name(ship)} brings her spar against ${name(by)} from ${hex(at)}.`
      : t`${Name(ship)} comes upon ${name(by)} from ${hex(at)}, to ram her.`,
  ramStruck: struckInWords,
  placeRolled: ({ ship, die, where }, { Name }) => t`${Name(ship)} is struck ${STRICKEN_NAME[where]} (${die}).`,
  shipsReleased: ({ ship, target }, { name, Name }) => t`${Name(ship)} and ${name(target)} come free of each other.`,
  sparRigged: ({ ship }, { Name }) => t`${Name(ship)} has rigged her spar.`,
  torpedoLaunched: ({ ship, at, course }, { Name, hex }) =>
    t`${Name(ship)} launches a torpedo at ${hex(at)}, ${FACING_NAME[course]}.`,
  torpedoRan: ({ ship, from, to }, { name, hex }) =>
    t`The torpedo of ${name(ship)} runs from ${hex(from)} to ${hex(to)}.`,
  torpedoSpent: ({ ship, at }, { name, hex }) => t`The torpedo of ${name(ship)} is spent at ${hex(at)}.`,
  torpedoFound: ({ ship, target, at }, { name, hex }) =>
    t`The torpedo of ${name(ship)} runs under ${name(target)} at ${hex(at)}.`,
  torpedoRolled: burstInWords,
  mineRolled: ({ ship, at, die, does }, { Name, hex }) =>
    t`${Name(ship)} crosses a mine marker at ${hex(at)} (${die}): ${BURST_NAME[does]}.`,
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

const SENTENCES: Sentences<Told['type']> = { ...KERNEL, ...MOVES, ...BLOWS, ...HARM };

/** One event as one plain sentence, with every die and what it was for. */
export const narrate = (event: Told, scenario: Scenario): string => {
  const sentence = SENTENCES[event.type] as (event: Told, tell: Teller) => string;
  const name = (id: string): string => nameIn(scenario, id);
  return sentence(event, {
    name,
    Name: id => upper(name(id)),
    hex: scenario.chart.label,
    gun: (unit, index) => gunNameIn(scenario, unit, index),
    kind: id => kindIn(scenario, id),
  });
};
