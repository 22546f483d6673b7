import { endingInWords } from '../../../core/ending.ts';
import { endingBy } from '../../../core/engine.ts';
import type { Scenario } from '../../../core/scenario.ts';
import type { HexId, KernelEvent, Outcome } from '../../../core/types.ts';
import {
  ASSET_NAME,
  BEAM_NAME,
  CARD_TITLE,
  DECK_NAME,
  directionName,
  gunNameIn,
  nameIn,
  OBSTACLE_SAYS,
  REPAIR_NAME,
  WEAPON_NAME,
} from './names.ts';
import { BY_EDGE } from '../../../chart/words.ts';
import { SIDE_NAME } from '../../shared/names.ts';
import { FACTORS, type Factor } from '../factors.ts';
import { sequence } from '../sequence.ts';
import type { CriticalEffect, DamageCause, QuickSheetEvent } from '../types.ts';
import { ENDINGS } from '../victory.ts';
import { counted, t } from '../../../languages/language.ts';

/** Words for what an event names. */
interface Teller {
  name(id: string): string;
  hex(id: HexId): string;
  gun(unit: string, index: number): string;
}

type Told = QuickSheetEvent | KernelEvent;
type Sentences<T extends Told['type']> = { [K in T]: (event: Extract<Told, { type: K }>, tell: Teller) => string };

const faces = (dice: readonly number[]): string => (dice.length === 0 ? t`no dice` : dice.join(' '));
const dice = (count: number): string => counted(count, 'die', 'dice');
const damageOf = (count: number): string => (count === 0 ? t`No damage` : t`Damage ${count}`);
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A number with a true minus. */
const signed = (value: number): string => String(value).replace('-', '−');

/** "4 each gun, +2 heavy gun". */
const factors = (modifiers: readonly Factor[]): string =>
  modifiers
    .map(({ value, reason }, index) => `${index > 0 && value > 0 ? '+' : ''}${signed(value)} ${FACTORS[reason].says}`)
    .join(', ');

const CAUSE: Readonly<Record<DamageCause, string>> = {
  gunfire: t`gunfire`,
  ram: t`the ram`,
  ramming: t`her own ram stroke`,
  fire: t`the fire aboard`,
  sandbar: t`the sandbar`,
  mine: t`the mine`,
  submarine: t`the submarine`,
  torpedoBoat: t`the torpedo boat`,
  fireRaft: t`the fire raft`,
};

const SUNK_BY: Readonly<Record<'magazine' | 'holed', string>> = {
  magazine: t`blows up`,
  holed: t`goes down by the hole in her side`,
};

const EFFECT: Readonly<Record<CriticalEffect, string>> = {
  engine: t`her engine or boilers are hit`,
  funnel: t`her funnel is shot away`,
  fire: t`fire breaks out`,
  gun: t`a gun is hit`,
  pilotHouse: t`the pilot house is hit`,
  rudder: t`the rudder is damaged`,
  magazine: t`her magazine explodes`,
};

const DOWN = {
  fort: t`is silenced`,
  building: t`is destroyed`,
  army: t`is driven off`,
  raft: t`is sunk`,
  boat: t`is sunk`,
} as const;
const STAYS = {
  roll: t`keeps station`,
  land: t`is held by the shore`,
  full: t`is held by the ships below`,
  askew: t`is held by the ship that lies across below`,
} as const;

const TURRET = { jams: t`It jams`, holds: t`It holds` } as const;

const endingOf = ({ winner, cause }: Outcome): string => {
  const ending = endingBy({ endings: ENDINGS }, cause);
  return ending ? endingInWords(ending, winner, SIDE_NAME) : cause;
};

type GunneryEvents =
  | 'shotFired'
  | 'opportunityRolled'
  | 'fortRolled'
  | 'struckRolled'
  | 'pointsLost'
  | 'criticalRolled'
  | 'engineTested'
  | 'fireBurned'
  | 'turretTested'
  | 'gunLost'
  | 'shipBattered'
  | 'strikeTested'
  | 'shipSunk'
  | 'workSilenced';

const GUNNERY: Sentences<GunneryEvents> = {
  shotFired(event, { name, gun }) {
    const aside =
      event.deflection.length === 0
        ? ''
        : t` Armour turns aside on ${event.deflectOn} and more: ${faces(event.deflection)}.`;
    const [firer, piece, target] = [upper(name(event.firer)), gun(event.firer, event.gun), name(event.target)];
    const shot =
      event.range === 0
        ? t`${firer} fires a ${piece} at ${target} alongside`
        : t`${firer} fires a ${piece} at ${target} at ${counted(event.range, 'hex', 'hexes')}`;
    return (
      `${shot}${event.opportunity ? t` as opportunity fire` : ''}, ${dice(event.dice.length)} (${factors(event.modifiers)}), ` +
      `${event.hitOn === 6 ? t`hits on 6 only` : t`hits on 5 and 6`}: ${faces(event.dice)}, ${counted(event.hits, 'hit', 'hits')}.${aside} ${damageOf(event.damage)}.`
    );
  },
  opportunityRolled: ({ firer, target, dice: thrown, guns }, { name }) =>
    t`${upper(name(firer))} has ${name(target)} in reach, ${counted(thrown.length, 'gun bears', 'guns bear')}: ${faces(thrown)}. ${guns.length > 0 ? counted(guns.length, 'gun fires', 'guns fire') : t`None fires`}.`,
  fortRolled: ({ unit, dice: thrown, guns }, { name }) =>
    t`${upper(name(unit))} throws a die for each of ${counted(thrown.length, 'gun', 'guns')}: ${faces(thrown)}. ${guns > 0 ? counted(guns, 'may fire', 'may fire') : t`None may fire`}.`,
  struckRolled: ({ unit, ship, die, may }, { name }) =>
    t`${upper(name(unit))} looks to ${name(ship)}, who has struck, 5 or more to attack: ${die}. ${may ? t`She may be attacked` : t`She is spared`}.`,
  pointsLost: ({ unit, lost, left, cause }, { name }) =>
    left === 0
      ? // Damage beyond that falls on nothing: the sentence says where the rest has gone.
        t`${upper(name(unit))} loses ${counted(lost, 'hit point', 'hit points')} to ${CAUSE[cause]}, the last: there was no more to lose.`
      : t`${upper(name(unit))} loses ${counted(lost, 'hit point', 'hit points')} to ${CAUSE[cause]}; ${left} left.`,
  criticalRolled: ({ ship, dice: thrown, effect, already }, { name }) =>
    t`Critical hit on ${name(ship)}: ${faces(thrown)}, ${EFFECT[effect]}${already ? t`, which changes nothing more` : ''}.`,
  engineTested: ({ ship, die, saved }, { name }) =>
    t`The engineers of ${name(ship)} need 5 or more: ${die}. ${saved ? t`The engine is saved` : t`It is lost`}.`,
  fireBurned: ({ ship, die, damage, started }, { name }) =>
    t`The fire aboard ${name(ship)} ${started ? t`takes hold` : t`burns on`}, a die less one: ${die}. ${damageOf(damage)}.`,
  turretTested: ({ ship, turret, pick, die, out }, { name }) =>
    pick === null
      ? t`${upper(name(ship))}’s turret is tested, 4 or more puts it out of action: ${die}. ${TURRET[out ? 'jams' : 'holds']}.`
      : t`${upper(name(ship))}’s turret ${turret} (chosen by a ${pick}) is tested, 4 or more puts it out of action: ${die}. ${TURRET[out ? 'jams' : 'holds']}.`,
  gunLost: ({ unit, gun: index }, { name, gun }) => t`${upper(name(unit))} loses a ${gun(unit, index)}.`,
  shipBattered: ({ ship }, { name }) =>
    t`${upper(name(ship))} is battered: a third of her hit points or fewer are left.`,
  strikeTested: ({ ship, die, strikes }, { name }) =>
    t`Will ${name(ship)} strike? On a 1: ${die}. ${strikes ? t`Her colours come down` : t`She fights on`}.`,
  shipSunk: ({ ship, at, cause }, { name, hex }) =>
    t`${upper(name(ship))} ${cause === 'magazine' || cause === 'holed' ? SUNK_BY[cause] : t`sinks`} in ${hex(at)}.`,
  workSilenced: ({ unit, kind }, { name }) => `${upper(name(unit))} ${DOWN[kind]}.`,
};

type MovementEvents =
  | 'priorityRolled'
  | 'firstChosen'
  | 'cardLaid'
  | 'shipActivated'
  | 'unstickRolled'
  | 'repairRolled'
  | 'cardShown'
  | 'shipMoved'
  | 'shipTurned'
  | 'wentAlongside'
  | 'stoppedShort'
  | 'shipLeft'
  | 'groundingRolled'
  | 'ramBegun'
  | 'ramFoiled'
  | 'shipRammed'
  | 'rammerDamaged'
  | 'holingRolled'
  | 'rammerReturned'
  | 'driftRolled';

const FREED = { floats: t`She floats`, stuck: t`She is still stuck` } as const;

const MOVEMENT: Sentences<MovementEvents> = {
  priorityRolled: ({ rolls, winner }) =>
    t`Movement priority: ${rolls.map(roll => t`Union ${roll.union}, Confederate ${roll.confederate}`).join(t`; tie, again: `)}. The ${SIDE_NAME[winner]} side chooses.`,
  firstChosen: ({ first }) => t`The ${SIDE_NAME[first]} side begins.`,
  cardLaid: ({ ship }, { name }) => t`${upper(name(ship))} has her order, face down.`,
  shipActivated: ({ ship }, { name }) => t`${upper(name(ship))} acts.`,
  unstickRolled: ({ ship, dice: thrown, need, attempt, free }, { name }) =>
    attempt > 1
      ? t`${upper(name(ship))} tries to come off the sandbar again, at a cost, ${need} or more: ${faces(thrown)}. ${FREED[free ? 'floats' : 'stuck']}.`
      : t`${upper(name(ship))} tries to come off the sandbar, ${need} or more: ${faces(thrown)}. ${FREED[free ? 'floats' : 'stuck']}.`,
  repairRolled: ({ ship, what, die, need, repaired }, { name }) =>
    t`${upper(name(ship))} works on ${REPAIR_NAME[what]}, ${need} or more: ${die}. ${repaired ? t`It is done` : t`Not yet`}.`,
  cardShown: ({ ship, card, held }, { name }) =>
    held
      ? t`${upper(name(ship))} shows her order: ${CARD_TITLE[card]}, spent as hold.`
      : t`${upper(name(ship))} shows her order: ${CARD_TITLE[card]}.`,
  shipMoved: ({ ship, from, to, astern }, { name, hex }) =>
    astern
      ? t`${upper(name(ship))} backs from ${hex(from)} to ${hex(to)}.`
      : t`${upper(name(ship))} steams from ${hex(from)} to ${hex(to)}.`,
  shipTurned: ({ ship, facing, inHex }, { name }) =>
    inHex
      ? t`${upper(name(ship))} turns where she lies to head ${directionName(facing)}.`
      : t`${upper(name(ship))} turns to head ${directionName(facing)}.`,
  wentAlongside: ({ ship, target, on }, { name }) =>
    t`${upper(name(ship))} lies alongside, with ${name(target)} to ${BEAM_NAME[on]}.`,
  stoppedShort: ({ ship, due, why }, { name }) =>
    t`${upper(name(ship))} stops short, ${counted(due, 'hex', 'hexes')} of her order not made: ${OBSTACLE_SAYS[why]}.`,
  shipLeft: ({ ship, from, edge, exited }, { name, hex }) =>
    t`${upper(name(ship))} leaves the chart ${BY_EDGE[edge]} from ${hex(from)}${exited ? t`, as ordered` : ''}.`,
  groundingRolled: ({ ship, at, dice: thrown, sticksOn, aground }, { name, hex }) =>
    t`${upper(name(ship))} crosses the bar at ${hex(at)}, sticking on ${sticksOn} or more: ${faces(thrown)}. ${aground ? t`She is stuck` : t`She clears it`}.`,
  ramBegun: ({ ship, target }, { name }) => t`${upper(name(ship))} steers to ram ${name(target)}.`,
  ramFoiled: ({ ship, target }, { name }) => t`${upper(name(ship))} never reaches ${name(target)}.`,
  shipRammed: ({ ship, target, modifiers, dice: thrown, damage }, { name }) =>
    t`${upper(name(ship))} rams ${name(target)}, ${dice(thrown.length)} (${factors(modifiers)}): ${faces(thrown)}. ${damageOf(damage)}.`,
  rammerDamaged: ({ ship, die, damage, lostRam }, { name }) =>
    t`The blow hurts ${name(ship)} herself, a die less one: ${die}. ${damageOf(damage)}${lostRam ? t`; her ram is gone` : ''}.`,
  holingRolled: ({ target, die, need, sinks }, { name }) =>
    t`${upper(name(target))} is holed and sinks on ${need} or more: ${die}. ${sinks ? t`She founders` : t`She stays afloat`}.`,
  rammerReturned: ({ ship, to }, { name, hex }) => t`${upper(name(ship))} falls back to ${hex(to)}.`,
  driftRolled: ({ unit, die, from, to, stays }, { name, hex }) =>
    t`${upper(name(unit))} and the current, 4 or more: ${die}. ${stays ? upper(STAYS[stays]) : to === 0 ? t`Drifts off the chart` : t`Drifts from ${hex(from)} to ${hex(to)}`}.`,
};

const OTHERS: Sentences<Exclude<Told['type'], GunneryEvents | MovementEvents>> = {
  turnBegan: ({ turn }) => t`Turn ${turn}.`,
  phaseBegan: ({ phase }) => `${sequence.find(step => step.id === phase)?.title ?? phase}.`,
  drawOffered: ({ side }) => t`The ${SIDE_NAME[side]} side offers a draw.`,
  battleEnded: ({ outcome }) =>
    `${outcome.winner === 'draw' ? t`The battle is drawn` : t`The ${SIDE_NAME[outcome.winner]} side wins`}. ${endingOf(outcome)}`,
  fortPlaced: ({ unit, dice: thrown, column, at }, { name, hex }) =>
    t`${upper(name(unit))} stands in column ${column}, at ${hex(at)}: ${faces(thrown)}.`,
  patchRolled: ({ kind, dice: thrown, column }) =>
    kind === 'island'
      ? t`An island lies in column ${column}: ${faces(thrown)}.`
      : t`A bar lies in column ${column}: ${faces(thrown)}.`,
  patchLaid: ({ side, kind, at }, { hex }) =>
    kind === 'island'
      ? t`The ${SIDE_NAME[side]} side lays the island at ${hex(at)}.`
      : t`The ${SIDE_NAME[side]} side lays the bar at ${hex(at)}.`,
  fleetShown: ({ side, ships, points }, { name }) =>
    t`The ${SIDE_NAME[side]} side brings ${ships.map(name).join(', ')}, for ${points} points.`,
  shipWithdrawn: ({ ship, die }, { name }) => t`${upper(name(ship))} does not join the battle (${die}).`,
  shipPicked: ({ ship, by }, { name }) => t`The ${SIDE_NAME[by]} side names ${name(ship)} for the opening.`,
  deploymentRolled: ({ side, dice: thrown, column }) =>
    t`The ${SIDE_NAME[side]} side deploys in column ${column}: ${faces(thrown)}.`,
  shipDeployed: ({ ship, at, facing }, { name, hex }) =>
    t`${upper(name(ship))} lies at ${hex(at)}, heading ${directionName(facing)}.`,
  shipArrived: ({ ship, at, facing }, { name, hex }) =>
    t`${upper(name(ship))} arrives at ${hex(at)}, heading ${directionName(facing)}.`,
  markersLaid: ({ side, count }) => t`The ${SIDE_NAME[side]} side has laid ${counted(count, 'marker')} in the river.`,
  handDrawn: ({ ship, deck, count }, { name }) =>
    t`${upper(name(ship))} draws ${counted(count, 'card', 'cards')} from the ${DECK_NAME[deck]}.`,
  deckReshuffled: ({ side, deck }) => t`The ${SIDE_NAME[side]} ${DECK_NAME[deck]} is shuffled anew.`,
  assetRolled: ({ side, asset, die, need, comes, ship }, { name }) =>
    t`The ${SIDE_NAME[side]} side calls for ${ASSET_NAME[asset]}${ship === null ? '' : t` against ${name(ship)}`}, ${need} or more: ${die}. ${comes ? t`It comes` : t`Nothing comes of it`}.`,
  cardLost: ({ ship, card, die, of }, { name }) =>
    t`Panic aboard ${name(ship)}: card ${die} of ${of}, ${CARD_TITLE[card]}, is lost.`,
  armyPlaced: ({ side, hex: at }, { hex }) => t`A ${SIDE_NAME[side]} field battery unlimbers at ${hex(at)}.`,
  raftReleased: ({ side, hex: at }, { hex }) => t`The ${SIDE_NAME[side]} side lets a fire raft go at ${hex(at)}.`,
  boatBeside: ({ ship, hex: at }, { name, hex }) => t`A torpedo boat comes up beside ${name(ship)} at ${hex(at)}.`,
  directionsShown: ({ ship, guess, direction, lost }, { name }) =>
    t`The submarine comes at ${name(ship)} from ${directionName(direction)}; her lookouts watched ${directionName(guess)}. ${lost ? t`It is seen and lost` : t`It is not seen`}.`,
  weaponUsed: ({ weapon, ship, gamble, dice: thrown, damage, burns }, { name }) =>
    t`The ${WEAPON_NAME[weapon]} strikes ${name(ship)}, ${gamble ? t`all on one die` : dice(thrown.length)}: ${faces(thrown)}. ${burns ? t`She takes fire` : damageOf(damage)}.`,
  mineRolled: ({ ship, at, die, need, explodes }, { name, hex }) =>
    t`${upper(name(ship))} is over a mine in ${hex(at)}, ${need} or more sets it off: ${die}. ${explodes ? t`It explodes` : t`It does not`}.`,
  dummyFound: ({ ship, at }, { name, hex }) => t`${upper(name(ship))} finds the marker in ${hex(at)} to be a dummy.`,
  clockMoved: ({ clock, by, cause }) => {
    if (cause === 'turn') return t`The battle clock advances to ${signed(clock)}.`;
    if (cause === 'nightfall') return t`With nightfall the clock advances to ${signed(clock)}.`;
    return by > 0
      ? t`The ${SIDE_NAME[cause]} side moves the clock on to ${signed(clock)}.`
      : t`The ${SIDE_NAME[cause]} side moves the clock back to ${signed(clock)}.`;
  },
  clockRolled: ({ side, die, may }) =>
    t`The ${SIDE_NAME[side]} side rolls for the clock, 5 or more: ${die}. ${may ? t`It may shift it` : t`It stands`}.`,
  cardsRemoved: () => t`The order cards are taken off the table.`,
  arrivalRolled: ({ side, dice: thrown, again, brings }) =>
    t`Arrivals, ${SIDE_NAME[side]}, 9 or more${again === null ? '' : t`, die ${again + 1} thrown again`}: ${faces(thrown)}. ${brings === 'any' ? t`A ship comes` : brings === 'small' ? t`A small ship comes` : t`Nobody comes`}.`,
};

const SENTENCES = { ...GUNNERY, ...MOVEMENT, ...OTHERS };

/** One event as one or two plain sentences, with every die and what it was for. */
export const narrate = (event: Told, scenario: Scenario): string => {
  const sentence = SENTENCES[event.type] as (event: Told, tell: Teller) => string;
  return sentence(event, {
    name: id => nameIn(scenario, id),
    hex: scenario.chart.label,
    gun: (unit, index) => gunNameIn(scenario, unit, index),
  });
};
