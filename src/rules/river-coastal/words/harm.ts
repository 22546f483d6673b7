import { counted, decimal, t } from '../../../languages/language.ts';
import type {
  CardEvent,
  HazardEvent,
  LeaveCause,
  LossCause,
  MortarLine,
  PartyEvent,
  RammerLine,
  RiverEvent,
  SightEvent,
  SinkCause,
  WeatherEvent,
} from '../types.ts';
import { ASPECT_NAME, BAND_NAME, JOB_NAME, SHOCK_NAME, TABLE_NAME } from './captions.ts';
import { knotsInWords } from '../../shared/halfKnots.ts';
import { lineInWords, rammedInWords } from './lines.ts';
import { scored, type EventOf, type Sentences, type Teller } from './told.ts';

const hexes = (count: number): string => counted(count, 'hex', 'hexes');

const CAUSE: Readonly<Record<LossCause, string>> = {
  gunfire: t`to gunfire`,
  mortar: t`to the shell`,
  ram: t`to the ram`,
  ramming: t`by her own blow`,
  mine: t`to the mine`,
  spar: t`to the spar torpedo`,
};

const SUNK: Readonly<Record<SinkCause, (ship: string, hex: string) => string>> = {
  gunfire: (ship, hex) => t`${ship} is shot to pieces and sinks in ${hex}.`,
  mortar: (ship, hex) => t`${ship} is shot to pieces and sinks in ${hex}.`,
  ram: (ship, hex) => t`${ship} is rammed and sinks in ${hex}.`,
  ramming: (ship, hex) => t`${ship} breaks up by her own blow and sinks in ${hex}.`,
  magazine: (ship, hex) => t`${ship} blows up in ${hex}.`,
  flooded: (ship, hex) => t`${ship} fills and sinks in ${hex}.`,
  burnt: (ship, hex) => t`${ship} burns to the water’s edge in ${hex}.`,
  mine: (ship, hex) => t`${ship} strikes a mine and sinks in ${hex}.`,
  spar: (ship, hex) => t`${ship} is torn open by the torpedo and sinks in ${hex}.`,
  ownSpar: (ship, hex) => t`${ship} goes down with her own torpedo in ${hex}.`,
  blownUp: (ship, hex) => t`${ship} is blown to pieces in ${hex}.`,
  locked: (ship, hex) => t`${ship} is dragged down in ${hex} by the ship that she is jammed to.`,
};

const LEFT: Readonly<Record<LeaveCause, (ship: string) => string>> = {
  morale: ship => t`${ship} is abandoned.`,
  fire: ship => t`${ship} is abandoned and left to burn.`,
  crew: ship => t`Nobody is left aboard ${ship}.`,
};

const RAMMER: Readonly<Record<RammerLine['does'], string>> = {
  nothing: t`no harm`,
  ramLost: t`she loses her ram, or hull where she has none`,
  stack: t`her stack goes over the side`,
  steam: t`a steam pipe bursts`,
  locked: t`the ships are locked`,
};

const shotInWords = (event: EventOf<'gunFired'>, { name, Name, gun }: Teller): string => {
  const { firer, range, band, die, modifiers, total, need, hit } = event;
  const piece = gun(firer, event.gun);
  const fires = t`${Name(firer)} fires a ${piece} at ${name(event.target)} at ${hexes(range)} (${BAND_NAME[band]}, ${need} or more)`;
  const score = modifiers.length === 0 ? String(die) : `${scored(die, modifiers)} = ${total}`;
  return hit ? t`${fires}: ${score}, a hit.` : t`${fires}: ${score}, no hit.`;
};

const shellInWords = (event: EventOf<'mortarFired'>, { name, Name, gun }: Teller): string => {
  const { firer, target, range, die, need, hit } = event;
  const piece = gun(firer, event.gun);
  const fires = t`${Name(firer)} throws a shell (${piece}) at ${name(target)} at ${hexes(range)}, ${need} or more`;
  return hit ? t`${fires}: ${die}, a hit.` : t`${fires}: ${die}, no hit.`;
};

const TAKES: Readonly<Record<MortarLine['takes'], string>> = {
  nothing: t`nothing but points`,
  gun: t`a gun with its crew, or a building, if there is one in that square`,
  commander: t`the commander if he stands in that square`,
};

const fallInWords = (
  { target, dice: [square = 1, die = 1], points, takes }: EventOf<'shellFell'>,
  { name }: Teller,
): string =>
  t`The shell falls on square ${square} of ${name(target)}: ${die}, ${counted(points, 'point')}, ${TAKES[takes]}.`;

const hitInWords = ({ target, aspect, points, halved }: EventOf<'targetHit'>, { Name }: Teller): string => {
  if (aspect === null) return t`${Name(target)} is hit for ${points}.`;
  return halved
    ? t`${Name(target)} is hit on the ${ASPECT_NAME[aspect]} for ${points}, halved by her slanting armour.`
    : t`${Name(target)} is hit on the ${ASPECT_NAME[aspect]} for ${points}.`;
};

const gunsInWords = (unit: string, guns: readonly number[], { gun }: Teller): string =>
  guns.map(index => gun(unit, index)).join(', ');

const silencedInWords = (event: EventOf<'gunsOut'>, tell: Teller): string => {
  const { unit, guns, lasts, die, of } = event;
  const drawn = die === null ? '' : t` (${die} of ${of})`;
  const pieces = `${gunsInWords(unit, guns, tell)}${drawn}`;
  if (lasts === 'repair') return t`${tell.Name(unit)}: ${pieces} silenced until it is mended.`;
  return lasts === 'battle'
    ? t`${tell.Name(unit)}: ${pieces} silenced for the rest of the battle.`
    : t`${tell.Name(unit)}: ${pieces} destroyed.`;
};

const crewInWords = ({ unit, box, die, of, left }: EventOf<'crewLost'>, { Name, box: where }: Teller): string => {
  const drawn = die === null ? '' : t` (${die} of ${of})`;
  return t`${Name(unit)} loses a CPV at ${where(unit, box)}${drawn}; ${left} left.`;
};

const moraleInWords = (event: EventOf<'moraleRolled'>, { name }: Teller): string => {
  const { unit, shocks, die, modifiers, total, stays } = event;
  const why = shocks.map(shock => SHOCK_NAME[shock]).join(', ');
  const asked = t`Morale of ${name(unit)} (${why}), 1 or more stays: ${scored(die, modifiers)} = ${total}`;
  return stays ? t`${asked}; the crew fights on.` : t`${asked}; the crew leaves.`;
};

const blowInWords = (event: EventOf<'ramRolled'>, { name, Name }: Teller): string => {
  const { ship, target, speed, dice, points, each, ram } = event;
  const sum = dice.reduce((total, die) => total + die, 0);
  const strikes = t`${Name(ship)} rams ${name(target)} at ${knotsInWords(speed)}: ${each} times ${dice.join(' + ')} = ${each * sum}`;
  return ram ? t`${strikes}; ${points} SPV.` : t`${strikes}; half without a ram, ${points} SPV.`;
};

type Harm = Exclude<
  RiverEvent['type'],
  | ('captainThrown' | 'shipEntered' | 'madeReady' | 'ramTested' | 'speedSet' | 'anchored' | 'weighed')
  | ('turretTrained' | 'shipMoved' | 'shipTurned' | 'shipLeft' | 'shipStopped' | 'shipWaited' | 'shipsSlid')
  | ('groundingRolled' | 'freeingRolled')
  | ('commanderThrown' | 'captainShown' | 'flagshipTried' | 'flagShifted' | 'commanderLost' | 'orderBroken')
  | WeatherEvent['type']
  | HazardEvent['type']
  | PartyEvent['type']
  | CardEvent['type']
  | SightEvent['type']
>;

/** Shots, rams, and what they come to. */
export const HARM: Sentences<Harm> = {
  ramRolled: blowInWords,
  rammerRolled: ({ ship, die, does }, { name }) => t`What the blow does to ${name(ship)}: ${die}, ${RAMMER[does]}.`,
  ramLost: ({ ship }, { Name }) => t`${Name(ship)} has lost her ram.`,
  lockRolled: ({ ship, target, die, moves }, { name, Name }) =>
    moves === 0
      ? t`${Name(ship)} comes free of ${name(target)} (${die}).`
      : t`${Name(ship)} is jammed to ${name(target)} for ${counted(moves, 'move')} (${die}).`,
  shipsReleased: ({ ship, target }, { name, Name }) => t`${Name(ship)} and ${name(target)} come apart.`,
  fireOpened: ({ unit }, { Name }) => t`${Name(unit)} opens fire.`,
  gunFired: shotInWords,
  mortarFired: shellInWords,
  shellFell: fallInWords,
  burstRolled: ({ unit, gun: index, die, bursts }, { name, gun }) =>
    bursts
      ? t`The ${gun(unit, index)} of ${name(unit)} bursts on another 1: ${die}, it does.`
      : t`The ${gun(unit, index)} of ${name(unit)} bursts on another 1: ${die}, it holds.`,
  targetHit: hitInWords,
  pointsLost: ({ unit, points, left, cause }, { Name }) =>
    t`${Name(unit)} loses ${counted(points, 'point')} ${CAUSE[cause]}; ${left} left.`,
  damageRolled: ({ ship, dice, table, line }, { name }) =>
    t`Damage to ${name(ship)}: ${dice.join(' ')}, ${TABLE_NAME[table]}: ${(dice.length > 1 ? lineInWords : rammedInWords)(table, line)}.`,
  gunsOut: silencedInWords,
  steeringHit: ({ ship, job, lasts }, { Name }) =>
    lasts === 'repair'
      ? t`${Name(ship)}: ${JOB_NAME[job]}, until it is mended.`
      : t`${Name(ship)} keeps the same course for the rest of the battle.`,
  speedLost: ({ ship, halves, top, lasts }, { Name }) =>
    lasts === 'repair'
      ? t`${Name(ship)} loses ${knotsInWords(halves)} until it is mended; her top speed is ${knotsInWords(top)}.`
      : t`${Name(ship)} loses ${knotsInWords(halves)} for the rest of the battle; her top speed is ${knotsInWords(top)}.`,
  crewLost: crewInWords,
  captainKilled: ({ unit }, { name }) => t`The captain of ${name(unit)} is killed.`,
  fireBroke: ({ ship, need }, { name }) => t`Fire aboard ${name(ship)}, out on ${need} or more within four tries.`,
  fireFought({ ship, die, need, left, out }, { name }) {
    const thrown = t`The crew of ${name(ship)} fights the fire, ${need} or more: ${die}`;
    return out ? t`${thrown}; it is out.` : t`${thrown}; it burns on, ${counted(left, 'attempt')} left.`;
  },
  draughtGrew: ({ ship, feet, draught }, { Name }) =>
    t`${Name(ship)} takes in water and sits ${counted(feet, 'foot', 'feet')} deeper; she draws ${decimal(draught)} feet.`,
  repaired: ({ ship, job }, { name }) => t`Aboard ${name(ship)} they have mended: ${JOB_NAME[job]}.`,
  moraleRolled: moraleInWords,
  shipAbandoned: ({ ship, cause }, { Name }) => LEFT[cause](Name(ship)),
  shipSunk: ({ ship, at, cause }, { Name, hex }) => SUNK[cause](Name(ship), hex(at)),
  workSilenced: ({ unit }, { Name }) => t`${Name(unit)} is out of the fight.`,
};
