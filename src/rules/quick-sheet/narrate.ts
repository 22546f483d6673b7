import { KERNEL_ENDINGS } from '../../core/engine.ts';
import type { Scenario } from '../../core/scenario.ts';
import { FACINGS, type HexId, type KernelEvent, type Modifier } from '../../core/types.ts';
import { ASSET_NAME, gunNameIn, nameIn, REPAIR_NAME, SIDE_NAME, WEAPON_NAME } from './names.ts';
import { sequence } from './sequence.ts';
import { CARD_TABLE } from './tables.ts';
import type { CriticalEffect, DamageCause, QuickSheetEvent } from './types.ts';
import { ENDINGS } from './victory.ts';

/** Words for what an event names. */
interface Teller {
  name(id: string): string;
  hex(id: HexId): string;
  gun(unit: string, index: number): string;
}

type Told = QuickSheetEvent | KernelEvent;
type Sentences<T extends Told['type']> = { [K in T]: (event: Extract<Told, { type: K }>, tell: Teller) => string };

const faces = (dice: readonly number[]): string => (dice.length === 0 ? 'no dice' : dice.join(' '));
const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;
const dice = (count: number): string => many(count, 'die', 'dice');
const hexes = (count: number): string => (count === 0 ? 'alongside' : `at ${many(count, 'hex', 'hexes')}`);
const damageOf = (count: number): string => (count === 0 ? 'No damage' : `Damage ${count}`);
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "4 each gun, +2 heavy gun". */
const factors = (modifiers: readonly Modifier[]): string =>
  modifiers
    .map(
      ({ value, reason }, index) =>
        `${index > 0 && value > 0 ? '+' : ''}${value < 0 ? `−${-value}` : value} ${reason.replace(/^\d+ /, '')}`,
    )
    .join(', ');

const CAUSE: Readonly<Record<DamageCause, string>> = {
  gunfire: 'gunfire',
  ram: 'the ram',
  ramming: 'her own ram stroke',
  fire: 'the fire aboard',
  sandbar: 'the sandbar',
  mine: 'the mine',
  submarine: 'the submarine',
  torpedoBoat: 'the torpedo boat',
  fireRaft: 'the fire raft',
};

const SUNK_BY: Readonly<Record<'magazine' | 'holed', string>> = {
  magazine: 'blows up',
  holed: 'goes down by the hole in her side',
};

const EFFECT: Readonly<Record<CriticalEffect, string>> = {
  engine: 'her engine or boilers are hit',
  funnel: 'her funnel is shot away',
  fire: 'fire breaks out',
  gun: 'a gun is hit',
  pilotHouse: 'the pilot house is hit',
  rudder: 'the rudder is damaged',
  magazine: 'her magazine explodes',
};

const DOWN = {
  fort: 'is silenced',
  building: 'is destroyed',
  army: 'is driven off',
  raft: 'is sunk',
  boat: 'is sunk',
} as const;
const STAYS = {
  roll: 'keeps station',
  land: 'is held by the shore',
  full: 'is held by the ships below',
  askew: 'is held by the ship that lies across below',
} as const;

const endingOf = (cause: string): string => ({ ...KERNEL_ENDINGS, ...ENDINGS })[cause] ?? cause;

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
        : ` Armour turns aside on ${event.deflectOn} and more: ${faces(event.deflection)}.`;
    return (
      `${upper(name(event.firer))} fires a ${gun(event.firer, event.gun)} at ${name(event.target)} ${hexes(event.range)}` +
      `${event.opportunity ? ' as she passes' : ''}, ${dice(event.dice.length)} (${factors(event.modifiers)}), ` +
      `${event.hitOn === 6 ? 'hits on 6 only' : 'hits on 5 and 6'}: ${faces(event.dice)}, ${many(event.hits, 'hit', 'hits')}.${aside} ${damageOf(event.damage)}.`
    );
  },
  opportunityRolled: ({ firer, target, dice: thrown, guns }, { name }) =>
    `${upper(name(firer))} watches ${name(target)} pass, ${many(thrown.length, 'gun bears', 'guns bear')}: ${faces(thrown)}. ${many(guns.length, 'gun fires', 'guns fire')}.`,
  fortRolled: ({ unit, dice: thrown, guns }, { name }) =>
    `${upper(name(unit))} throws a die for each of ${many(thrown.length, 'gun', 'guns')}: ${faces(thrown)}. ${upper(many(guns, 'may fire', 'may fire'))}.`,
  struckRolled: ({ unit, ship, die, may }, { name }) =>
    `${upper(name(unit))} looks to ${name(ship)}, who has struck, 5 or more to fire on: ${die}. ${may ? 'She may be fired at' : 'She is spared'}.`,
  pointsLost: ({ unit, lost, left, cause }, { name }) =>
    `${upper(name(unit))} loses ${many(lost, 'hit point', 'hit points')} to ${CAUSE[cause]}; ${left} left.`,
  criticalRolled: ({ ship, dice: thrown, effect, already }, { name }) =>
    `Critical hit on ${name(ship)}: ${faces(thrown)}, ${EFFECT[effect]}${already ? ', which changes nothing more' : ''}.`,
  engineTested: ({ ship, die, saved }, { name }) =>
    `The engineers of ${name(ship)} need 5 or more: ${die}. ${saved ? 'The engine is saved' : 'It is lost'}.`,
  fireBurned: ({ ship, die, damage, started }, { name }) =>
    `The fire aboard ${name(ship)} ${started ? 'takes hold' : 'burns on'}, a die less one: ${die}. ${damageOf(damage)}.`,
  turretTested: ({ ship, turret, pick, die, out }, { name }) =>
    `${upper(name(ship))}’s turret${pick === null ? '' : ` ${turret} (chosen by a ${pick})`} is tested, 4 or more puts it out of action: ${die}. ${out ? 'It jams' : 'It holds'}.`,
  gunLost: ({ unit, gun: index }, { name, gun }) => `${upper(name(unit))} loses a ${gun(unit, index)}.`,
  shipBattered: ({ ship }, { name }) =>
    `${upper(name(ship))} is battered: a third of her hit points or fewer are left.`,
  strikeTested: ({ ship, die, strikes }, { name }) =>
    `Will ${name(ship)} strike? On a 1: ${die}. ${strikes ? 'Her colours come down' : 'She fights on'}.`,
  shipSunk: ({ ship, at, cause }, { name, hex }) =>
    `${upper(name(ship))} ${cause === 'magazine' || cause === 'holed' ? SUNK_BY[cause] : 'sinks'} in ${hex(at)}.`,
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
  | 'shipLeft'
  | 'groundingRolled'
  | 'ramBegun'
  | 'ramFoiled'
  | 'shipRammed'
  | 'rammerDamaged'
  | 'holingRolled'
  | 'rammerReturned'
  | 'driftRolled';

const MOVEMENT: Sentences<MovementEvents> = {
  priorityRolled: ({ rolls, winner }) =>
    `Movement priority: ${rolls.map(roll => `Union ${roll.union}, Confederate ${roll.confederate}`).join('; tie, again: ')}. The ${SIDE_NAME[winner]} side chooses.`,
  firstChosen: ({ first }) => `The ${SIDE_NAME[first]} side begins.`,
  cardLaid: ({ ship }, { name }) => `${upper(name(ship))} has her order, face down.`,
  shipActivated: ({ ship }, { name }) => `${upper(name(ship))} acts.`,
  unstickRolled: ({ ship, dice: thrown, need, attempt, free }, { name }) =>
    `${upper(name(ship))} tries to come off the sandbar${attempt > 1 ? ' again, at a cost' : ''}, ${need} or more: ${faces(thrown)}. ${free ? 'She floats' : 'She is still stuck'}.`,
  repairRolled: ({ ship, what, die, need, repaired }, { name }) =>
    `${upper(name(ship))} works on ${REPAIR_NAME[what]}, ${need} or more: ${die}. ${repaired ? 'It is done' : 'Not yet'}.`,
  cardShown: ({ ship, card, held }, { name }) =>
    `${upper(name(ship))} shows her order: ${CARD_TABLE[card].title}${held ? ', spent as hold' : ''}.`,
  shipMoved: ({ ship, from, to, astern }, { name, hex }) =>
    `${upper(name(ship))} ${astern ? 'backs' : 'steams'} from ${hex(from)} to ${hex(to)}.`,
  shipTurned: ({ ship, facing, inHex }, { name }) =>
    `${upper(name(ship))} turns ${inHex ? 'where she lies ' : ''}to head ${FACINGS[facing]}.`,
  wentAlongside: ({ ship, target, on }, { name }) =>
    `${upper(name(ship))} lies alongside, with ${name(target)} to ${on}.`,
  shipLeft: ({ ship, from, edge, exited }, { name, hex }) =>
    `${upper(name(ship))} leaves the chart by the ${edge} edge from ${hex(from)}${exited ? ', as ordered' : ''}.`,
  groundingRolled: ({ ship, at, dice: thrown, sticksOn, aground }, { name, hex }) =>
    `${upper(name(ship))} crosses the bar at ${hex(at)}, sticking on ${sticksOn} or more: ${faces(thrown)}. ${aground ? 'She is stuck' : 'She clears it'}.`,
  ramBegun: ({ ship, target }, { name }) => `${upper(name(ship))} steers to ram ${name(target)}.`,
  ramFoiled: ({ ship, target }, { name }) => `${upper(name(ship))} never reaches ${name(target)}.`,
  shipRammed: ({ ship, target, modifiers, dice: thrown, damage }, { name }) =>
    `${upper(name(ship))} rams ${name(target)}, ${dice(thrown.length)} (${factors(modifiers)}): ${faces(thrown)}. ${damageOf(damage)}.`,
  rammerDamaged: ({ ship, die, damage, lostRam }, { name }) =>
    `The blow hurts ${name(ship)} herself, a die less one: ${die}. ${damageOf(damage)}${lostRam ? '; her ram is gone' : ''}.`,
  holingRolled: ({ target, die, need, sinks }, { name }) =>
    `${upper(name(target))} is holed and sinks on ${need} or more: ${die}. ${sinks ? 'She founders' : 'She stays afloat'}.`,
  rammerReturned: ({ ship, to }, { name, hex }) => `${upper(name(ship))} falls back to ${hex(to)}.`,
  driftRolled: ({ unit, die, from, to, stays }, { name, hex }) =>
    `${upper(name(unit))} and the current${die === null ? '' : `, 4 or more: ${die}`}. ${
      stays ? upper(STAYS[stays]) : to === 0 ? 'Drifts off the chart' : `Drifts from ${hex(from)} to ${hex(to)}`
    }.`,
};

const WHO = (cause: string): string => (cause === 'union' || cause === 'confederate' ? SIDE_NAME[cause] : '');

const OTHERS: Sentences<Exclude<Told['type'], GunneryEvents | MovementEvents>> = {
  turnBegan: ({ turn }) => `Turn ${turn}.`,
  phaseBegan: ({ phase }) => `${sequence.find(step => step.id === phase)?.title ?? phase}.`,
  drawOffered: ({ side }) => `The ${SIDE_NAME[side]} side offers a draw.`,
  battleEnded: ({ outcome }) =>
    `${outcome.winner === 'draw' ? 'The battle is drawn' : `The ${SIDE_NAME[outcome.winner]} side wins`}. ${endingOf(outcome.cause)}`,
  shipWithdrawn: ({ ship, die }, { name }) => `${upper(name(ship))} does not join the battle (${die}).`,
  shipPicked: ({ ship, by }, { name }) => `The ${SIDE_NAME[by]} side names ${name(ship)} for the opening.`,
  deploymentRolled: ({ side, dice: thrown, column }) =>
    `The ${SIDE_NAME[side]} side deploys in column ${column}: ${faces(thrown)}.`,
  shipDeployed: ({ ship, at, facing }, { name, hex }) =>
    `${upper(name(ship))} lies at ${hex(at)}, heading ${FACINGS[facing]}.`,
  shipArrived: ({ ship, at, facing }, { name, hex }) =>
    `${upper(name(ship))} arrives at ${hex(at)}, heading ${FACINGS[facing]}.`,
  markersLaid: ({ side, count }) => `The ${SIDE_NAME[side]} side has laid ${count} markers in the river.`,
  handDrawn: ({ ship, deck, count }, { name }) =>
    `${upper(name(ship))} draws ${many(count, 'card', 'cards')} from the ${deck === 'fullSpeedDeck' ? 'full speed' : 'action stations'} deck.`,
  deckReshuffled: ({ side, deck }) =>
    `The ${SIDE_NAME[side]} ${deck === 'fullSpeedDeck' ? 'full speed' : 'action stations'} deck is shuffled anew.`,
  assetRolled: ({ side, asset, die, need, comes, ship }, { name }) =>
    `The ${SIDE_NAME[side]} side calls for ${ASSET_NAME[asset]}${ship === null ? '' : ` against ${name(ship)}`}, ${need} or more: ${die}. ${comes ? 'It comes' : 'Nothing comes of it'}.`,
  cardLost: ({ ship, card, die, of }, { name }) =>
    `Panic aboard ${name(ship)}: card ${die} of ${of}, ${CARD_TABLE[card].title}, is lost.`,
  armyPlaced: ({ side, hex: at }, { hex }) => `A ${SIDE_NAME[side]} field battery unlimbers at ${hex(at)}.`,
  raftReleased: ({ side, hex: at }, { hex }) => `The ${SIDE_NAME[side]} side lets a fire raft go at ${hex(at)}.`,
  boatBeside: ({ ship, hex: at }, { name, hex }) => `A torpedo boat comes up beside ${name(ship)} at ${hex(at)}.`,
  directionsShown: ({ ship, guess, direction, lost }, { name }) =>
    `The submarine comes at ${name(ship)} from ${FACINGS[direction]}; her lookouts watched ${FACINGS[guess]}. ${lost ? 'It is seen and lost' : 'It is not seen'}.`,
  weaponUsed: ({ weapon, ship, gamble, dice: thrown, damage, burns }, { name }) =>
    `The ${WEAPON_NAME[weapon]} strikes ${name(ship)}, ${gamble ? 'all on one die' : dice(thrown.length)}: ${faces(thrown)}. ${burns ? 'She takes fire' : damageOf(damage)}.`,
  mineRolled: ({ ship, at, die, need, explodes }, { name, hex }) =>
    `${upper(name(ship))} is over a mine in ${hex(at)}, ${need} or more sets it off: ${die}. ${explodes ? 'It explodes' : 'It does not'}.`,
  dummyFound: ({ ship, at }, { name, hex }) => `${upper(name(ship))} finds the marker in ${hex(at)} to be a dummy.`,
  clockMoved: ({ clock, by, cause }) =>
    `${cause === 'turn' ? 'The battle clock advances' : cause === 'nightfall' ? 'With nightfall the clock advances' : `The ${WHO(cause)} side moves the clock ${by > 0 ? 'on' : 'back'}`} to ${clock}.`,
  clockRolled: ({ side, die, may }) =>
    `The ${SIDE_NAME[side]} side rolls for the clock, 5 or more: ${die}. ${may ? 'It may shift it' : 'It stands'}.`,
  cardsRemoved: () => 'The order cards are taken off the table.',
  arrivalRolled: ({ side, dice: thrown, again, brings }) =>
    `Arrivals, ${SIDE_NAME[side]}, 9 or more${again === null ? '' : `, die ${again + 1} thrown again`}: ${faces(thrown)}. ${
      brings === 'any' ? 'A ship comes' : brings === 'small' ? 'A small ship comes' : 'Nobody comes'
    }.`,
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
