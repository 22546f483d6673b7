import { counted, t } from '../../../languages/language.ts';
import { knotsInWords } from '../../shared/halfKnots.ts';
import { BEARING_NAME, SIDE_NAME } from '../../shared/names.ts';
import { gradeOf } from '../armour.ts';
import type { DisableCause, SinkCause } from '../types.ts';
import {
  COURSE_NAME,
  FACE_NAME,
  LOSS_NAME,
  OUTCOME_NAME,
  plateInches,
  pointsInWords,
  spotInWords,
  THIRD_NAME,
  throughInches,
} from './captions.ts';
import type { EventOf, Sentences, Teller } from './told.ts';

const hexes = (count: number): string => counted(count, 'hex', 'hexes');

const shotInWords = ({ firer, gun, target, range, die, need, hit }: EventOf<'gunFired'>, tell: Teller): string => {
  const fires = t`${tell.Name(firer)} fires a ${tell.gun(firer, gun)} at ${tell.name(target)} at ${hexes(range)}, ${need} or more: ${die}`;
  return hit ? t`${fires}, a hit.` : t`${fires}, no hit.`;
};

/** "2 5", or with the further die "1 4, 6". */
const diceOf = ({ dice, further }: EventOf<'hitThrown'>): string =>
  further === null ? dice.join(' ') : `${dice.join(' ')}, ${further}`;

/** N16: whose plate the shot met: that of the place itself, or of the face. */
const plateOf = ({ spot, face }: EventOf<'hitThrown'>): string => {
  switch (spot.at) {
    case 'turret':
    case 'pilotHouse':
    case 'wheel':
      return spotInWords(spot);
    case 'below':
      return t`hull below water`;
    default:
      return FACE_NAME[face];
  }
};

/** N18: the inches of the shot against those of the plate, with its letter. */
const plateInWords = (event: EventOf<'hitThrown'>, { kind }: Teller): string => {
  const { target, plate, quality, through } = event;
  const shot = quality === null ? throughInches(through) : t`${throughInches(through)} (die ${quality})`;
  return plate === 0
    ? t`no armour`
    : t`${shot} inches on ${plateInches(plate)} (${gradeOf(plate, kind(target))}) of the ${plateOf(event)}`;
};

const hitInWords = (event: EventOf<'hitThrown'>, tell: Teller): string => {
  const { target, spot, outcome } = event;
  const where = t`${tell.Name(target)} is hit (${diceOf(event)}): ${spotInWords(spot)}`;
  if (outcome === 'nothing') return t`${where}; no damage.`;
  return t`${where}; ${plateInWords(event, tell)}: ${OUTCOME_NAME[outcome]}.`;
};

const SUNK: Readonly<Record<SinkCause, (ship: string, hex: string) => string>> = {
  belowWater: (ship, hex) => t`${ship} fills and sinks in ${hex}.`,
  ram: (ship, hex) => t`${ship} is rammed and sinks in ${hex}.`,
  torpedo: (ship, hex) => t`${ship} sinks in ${hex}, torn open by a torpedo.`,
  mine: (ship, hex) => t`${ship} sinks in ${hex}, torn open by a mine.`,
  magazine: (ship, hex) => t`The magazine of ${ship} goes up in ${hex}.`,
  fire: (ship, hex) => t`${ship} burns out and is lost in ${hex}.`,
  burnt: (ship, hex) => t`${ship} has set her enemy on fire and burns out in ${hex}.`,
};

const DISABLED: Readonly<Record<DisableCause, (ship: string) => string>> = {
  engines: ship => t`The engines of ${ship} are wrecked; she is disabled.`,
  steering: ship => t`The steering of ${ship} is wrecked; she is disabled.`,
  wheels: ship => t`${ship} has lost both wheels and is disabled.`,
  ram: ship => t`${ship} is disabled by the blow.`,
  torpedo: ship => t`${ship} is disabled by the burst.`,
};

const gunsInWords = (unit: string, guns: readonly number[], { gun }: Teller): string =>
  guns.map(index => gun(unit, index)).join(', ');

const struckInWords = (event: EventOf<'gunsStruck'>, tell: Teller): string => {
  const { ship, third, points, guns, kept } = event;
  const place = THIRD_NAME[third];
  return guns.length === 0
    ? t`${tell.Name(ship)}: ${points} points of guns ${place}, none falls; ${kept} kept.`
    : t`${tell.Name(ship)}: ${points} points of guns ${place}, ${gunsInWords(ship, guns, tell)} destroyed; ${kept} kept.`;
};

const AMIDSHIPS = { magazine: t`magazine hit`, engines: t`engines hit`, nothing: t`nothing more` } as const;
const WHEEL = {
  port: t`steering jams to port`,
  starboard: t`steering jams to starboard`,
  power: t`power fails`,
  gone: t`the wheel is destroyed`,
  nothing: t`no damage`,
} as const;
const FIFTH = { out: t`out`, burns: t`burns on`, abandoned: t`abandoned`, blowsUp: t`blows up` } as const;

const wheelInWords = ({ ship, wheel, die }: EventOf<'wheelLost'>, { Name }: Teller): string => {
  if (wheel === 'aft') return t`${Name(ship)} loses her wheel.`;
  const side = BEARING_NAME[wheel];
  return die === null ? t`${Name(ship)} loses her ${side} wheel.` : t`${Name(ship)} loses her ${side} wheel (${die}).`;
};

const jamInWords = (event: EventOf<'steeringJammed'>, { Name }: Teller): string => {
  const { ship, die, course, moves, times } = event;
  const thrown = die === null ? '' : ` (${die})`;
  return t`The steering of ${Name(ship)} jams ${COURSE_NAME[course]}${thrown} for ${counted(moves, 'move')}, jam ${times}.`;
};

/** N33, N34: for good, for so many moves, or not. */
const jammedInWords = (moves: number): string => {
  if (moves === 0) return t`no damage`;
  return moves < 0 ? t`jammed for good` : t`jammed for ${counted(moves, 'move')}`;
};

const deckInWords = ({ ship, die, deck, of }: EventOf<'deckRolled'>, { Name }: Teller): string => {
  if (deck === 0) return t`${Name(ship)}: upper deck (${die}).`;
  return deck === of - 1 ? t`${Name(ship)}: lower deck (${die}).` : t`${Name(ship)}: middle deck (${die}).`;
};

type Hits =
  | (
      | 'gunFired'
      | 'hitThrown'
      | 'workThrown'
      | 'fallOrdered'
      | 'workGunsFell'
      | 'workSilenced'
      | 'gunsStruck'
      | 'deckRolled'
    )
  | ('turretOut' | 'turretRolled' | 'portRolled' | 'turretFreed' | 'portCleared');

const HITS: Sentences<Hits> = {
  gunFired: shotInWords,
  hitThrown: hitInWords,
  workThrown: ({ target, dice, harms, points, left }, { Name }) =>
    harms
      ? t`${Name(target)} is hit (${dice.join(' ')}) for ${points} points; ${left} left on that face.`
      : t`${Name(target)} is hit (${dice.join(' ')}); no damage.`,
  fallOrdered: ({ side, order }) =>
    order === 'heaviest'
      ? t`Guns of ${SIDE_NAME[side]} forts fall heaviest first from now on.`
      : t`Guns of ${SIDE_NAME[side]} forts fall lightest first from now on.`,
  workGunsFell: ({ work, guns }, tell) => t`${tell.Name(work)}: ${gunsInWords(work, guns, tell)} destroyed.`,
  workSilenced: ({ work }, { Name }) => t`${Name(work)} is silenced.`,
  gunsStruck: struckInWords,
  deckRolled: deckInWords,
  turretOut: ({ ship, turret }, { name }) => t`Turret ${turret + 1} of ${name(ship)} is out of action.`,
  turretRolled: ({ ship, turret, die, moves }, { name }) =>
    t`Turret ${turret + 1} of ${name(ship)} (${die}): ${jammedInWords(moves)}.`,
  portRolled: ({ ship, gun, bearing, die, moves }, tell) =>
    t`The port of a ${tell.gun(ship, gun)} of ${tell.name(ship)} to ${BEARING_NAME[bearing]} (${die}): ${jammedInWords(moves)}.`,
  turretFreed: ({ ship, turret }, { name }) => t`Turret ${turret + 1} of ${name(ship)} turns again.`,
  portCleared: ({ ship, gun }, tell) => t`The port of a ${tell.gun(ship, gun)} of ${tell.name(ship)} is clear.`,
};

type Losses =
  | ('pointsLost' | 'speedLost' | 'amidshipsRolled' | 'aftRolled' | 'steeringJammed' | 'steeringLost' | 'pilotHouseHit')
  | ('funnelHit' | 'wheelRolled' | 'wheelLost' | 'sideLost' | 'helmHalved' | 'underControl' | 'shipDisabled')
  | ('shipAbandoned' | 'shipSunk' | 'fireBroke' | 'fireRolled' | 'fifthMoveRolled' | 'flamesSpread');

const CONTROL = {
  steering: (ship: string) => t`${ship} steers again.`,
  pilotHouse: (ship: string) => t`${ship} is under control again.`,
  power: (ship: string) => t`${ship} has power again.`,
} as const;

const LOSSES: Sentences<Losses> = {
  pointsLost: ({ ship, sixths, left }, { Name }) =>
    t`${Name(ship)} loses ${pointsInWords(sixths)}; ${pointsInWords(left)} left.`,
  speedLost: ({ ship, halves, top, cause }, { Name }) =>
    t`${Name(ship)} loses ${knotsInWords(halves)} to ${LOSS_NAME[cause]}; ${knotsInWords(top)} left.`,
  amidshipsRolled: ({ ship, die, does }, { name }) => t`Amidships in ${name(ship)} (${die}): ${AMIDSHIPS[does]}.`,
  aftRolled: ({ ship, die, jams }, { name }) =>
    jams ? t`Aft in ${name(ship)} (${die}): the steering is hit.` : t`Aft in ${name(ship)} (${die}): nothing more.`,
  steeringJammed: jamInWords,
  steeringLost: ({ ship, times }, { Name }) => t`${Name(ship)} has lost her steering for good, jam ${times}.`,
  pilotHouseHit: ({ ship, moves }, { name }) =>
    t`The pilot house of ${name(ship)} is hit: same course and speed for ${counted(moves, 'move')}.`,
  funnelHit: ({ ship, falls, left }, { name }) =>
    falls ? t`A funnel of ${name(ship)} falls; ${left} left.` : t`A funnel of ${name(ship)} is shot through.`,
  wheelRolled: ({ ship, die, does }, { name }) => t`The wheel of ${name(ship)} (${die}): ${WHEEL[does]}.`,
  wheelLost: wheelInWords,
  sideLost: ({ ship, side, what }, { Name }) =>
    what === 'engine'
      ? t`${Name(ship)} loses her ${BEARING_NAME[side]} engine.`
      : t`${Name(ship)} loses her ${BEARING_NAME[side]} screws.`,
  helmHalved: ({ ship }, { Name }) => t`${Name(ship)} steers by her engines and turns half as fast.`,
  underControl: ({ ship, what }, { Name }) => CONTROL[what](Name(ship)),
  shipDisabled: ({ ship, cause }, { Name }) => DISABLED[cause](Name(ship)),
  shipAbandoned: ({ ship }, { Name }) => t`${Name(ship)} is abandoned.`,
  shipSunk: ({ ship, at, cause }, { Name, hex }) => SUNK[cause](Name(ship), hex(at)),
  fireBroke: ({ ship }, { Name }) => t`${Name(ship)} is on fire.`,
  fireRolled: ({ ship, die, out }, { name }) =>
    out ? t`Fire in ${name(ship)} (${die}): out.` : t`Fire in ${name(ship)} (${die}): it burns on.`,
  fifthMoveRolled: ({ ship, die, does }, { name }) => t`Five moves of fire in ${name(ship)} (${die}): ${FIFTH[does]}.`,
  flamesSpread: ({ ship, die, third, sideDie }, { Name }) =>
    sideDie === null
      ? t`Flames reach the guns of ${Name(ship)} ${THIRD_NAME[third]} (${die}).`
      : t`Flames reach the guns of ${Name(ship)} ${THIRD_NAME[third]} (${die}, side ${sideDie}).`,
};

/** What is shot at, and what it loses. */
export const HARM: Sentences<Hits | Losses> = { ...HITS, ...LOSSES };
