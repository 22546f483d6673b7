import { ALL_FACINGS, enemyOf, type HexId, type Side } from '../../core/types.ts';
import { shipOf } from '../../core/rules.ts';
import { holdersOfCards, loseRandomCard } from './decks.ts';
import { putRaft } from './river.ts';
import { ARMY_GUNS, ASSET_COMES_ON, BOAT_POINTS, DARKNESS, RAFT_POINTS } from './tables.ts';
import type { Asset, Gun, Play, QuickSheetCommand, QuickSheetShip, Situation } from './types.ts';
import { afloat, defenderFirst, fights, later } from './units.ts';
import { hexesBeside, makeWork, submarineComes } from './weapons.ts';

const OWN_BANK: readonly string[] = ['bank', 'bluff', 'town', 'wharf'];

const waterBeside = (now: Situation, hex: HexId): HexId[] =>
  ALL_FACINGS.map(facing => now.chart.neighbour(hex, facing)).filter(next => next !== 0 && now.chart.navigable(next));

const hexesHome = (now: Situation, side: Side, hex: HexId): number =>
  Math.min(...now.scenario.homeEdges[side].map(edge => now.chart.hexesToEdge(hex, edge)));

/** Q68: a side's own bank: dry land at the water's edge, nearer to its own edge of the chart than to the enemy's, and unoccupied. */
const ownBank = (now: Situation, side: Side): HexId[] => {
  const taken = new Set(Object.values(now.state.works).flatMap(work => (work.down ? [] : work.hexes)));
  return now.chart.hexes.filter(
    hex =>
      OWN_BANK.includes(now.chart.terrain(hex)) &&
      !taken.has(hex) &&
      hexesHome(now, side, hex) < hexesHome(now, enemyOf(side), hex) &&
      waterBeside(now, hex).length > 0,
  );
};

/** Q47: where a raft may be on the turn of its release: one hex from a friendly ship's or the own bank's. */
const raftHexes = (now: Situation, side: Side): HexId[] => {
  const sources = [
    ...afloat(now, side)
      .filter(fights)
      .map(ship => ship.at),
    ...ownBank(now, side),
  ];
  return [...new Set(sources.flatMap(hex => waterBeside(now, hex)))].sort((one, other) => one - other);
};

const preyOf = (now: Situation, side: Side): QuickSheetShip[] => afloat(now, enemyOf(side)).filter(fights);

type Offers = Readonly<Record<Asset, (now: Situation, side: Side) => QuickSheetCommand[]>>;

/** Section 17: everything that each asset could be used for now. Mines are laid before the battle. */
const OFFERS: Offers = {
  mines: () => [],
  mist: (now, side) => (now.state.misty ? [] : [{ type: 'mist', side }]),
  nightfall: (now, side) => (now.state.night ? [] : [{ type: 'nightfall', side }]),
  panic: (now, side) => holdersOfCards(now, side).map(ship => ({ type: 'panic', side, ship: ship.id })),
  submarine: (now, side) => preyOf(now, side).map(ship => ({ type: 'submarine', side, ship: ship.id })),
  torpedoBoat: (now, side) =>
    preyOf(now, side).flatMap(ship =>
      hexesBeside(now, ship).map(hex => ({ type: 'torpedoBoat', side, ship: ship.id, hex })),
    ),
  armySupport: (now, side) => ownBank(now, side).map(hex => ({ type: 'armySupport', side, hex })),
  fireRaft: (now, side) => raftHexes(now, side).map(hex => ({ type: 'fireRaft', side, hex })),
};

/** Step 2: what a side can do with what it holds, and an end to it. */
export const eventOptions = (now: Situation, side: Side): QuickSheetCommand[] => [
  ...[...new Set(now.state.assets[side])].flatMap(asset => (asset === 'hidden' ? [] : OFFERS[asset](now, side))),
  { type: 'pass', side },
];

/** Step 2: the defender first; a side that holds nothing is passed over. Mines are no event. */
export const eventsOwed = (now: Situation): Side[] =>
  defenderFirst(now.state)
    .filter(side => !now.state.done.includes(side) && now.state.assets[side].some(asset => asset !== 'mines'))
    .slice(0, 1);

const spend = (play: Play, side: Side, asset: Asset): void => {
  const held = play.state.assets[side];
  held.splice(held.indexOf(asset), 1);
};

/** Section 17, Q48, Q49, Q69: one die, 4 and more; spent whatever it shows. */
const comes = (play: Play, side: Side, asset: Asset, ship: string | null): boolean => {
  const die = play.dice.roll(6);
  const success = die >= ASSET_COMES_ON;
  play.emit({ type: 'assetRolled', side, asset, die, need: ASSET_COMES_ON, comes: success, ship });
  return success;
};

/** Q48: no fire beyond two hexes any more, and the battle is an hour older. */
const nightFalls = (play: Play): void => {
  play.state.night = true;
  play.state.clock += DARKNESS.clock;
  play.emit({ type: 'clockMoved', clock: play.state.clock, by: DARKNESS.clock, cause: 'nightfall' });
};

const fieldGun = (): Gun => ({
  gun: 'how12',
  class: 'light',
  mount: 0,
  bears: [],
  turret: 0,
  lost: false,
  fired: false,
});

/** Section 17, Q50: two light guns on the bank, all round, two hit points. */
const placeArmy = (play: Play, side: Side, hex: HexId): void => {
  const guns = Array.from({ length: ARMY_GUNS }, fieldGun);
  const unit = makeWork(play, {
    side,
    kind: 'army',
    hexes: [hex],
    armour: 'wood',
    prey: '',
    guns,
    strength: ARMY_GUNS,
    points: ARMY_GUNS,
  });
  play.emit({ type: 'armyPlaced', unit, side, hex });
};

/** Section 17, Q47. */
const releaseRaft = (play: Play, side: Side, hex: HexId): void => {
  const unit = makeWork(play, {
    side,
    kind: 'raft',
    hexes: [hex],
    armour: 'wood',
    prey: '',
    guns: [],
    strength: RAFT_POINTS,
    points: RAFT_POINTS,
  });
  play.emit({ type: 'raftReleased', unit, side, hex });
  const raft = play.state.works[unit];
  if (raft) putRaft(play, raft, hex);
};

/** Section 17, Q46: the boat comes up beside her target, who may fire at her; then she strikes. */
const sendBoat = (play: Play, side: Side, ship: string, hex: HexId): void => {
  if (!comes(play, side, 'torpedoBoat', ship)) return;
  const unit = makeWork(play, {
    side,
    kind: 'boat',
    hexes: [hex],
    armour: 'wood',
    prey: ship,
    guns: [],
    strength: BOAT_POINTS,
    points: BOAT_POINTS,
  });
  play.emit({ type: 'boatBeside', unit, ship, hex });
  later(play, { type: 'opportunity', ship: unit }, { type: 'boatStrikes', boat: unit });
};

/** Section 17, step 2: carries out one event. */
export const useAsset = (play: Play, command: QuickSheetCommand): void => {
  const { side } = command;
  switch (command.type) {
    case 'pass':
      play.state.done.push(side);
      return;
    case 'mist':
      spend(play, side, 'mist');
      if (comes(play, side, 'mist', null)) play.state.misty = true;
      return;
    case 'nightfall':
      spend(play, side, 'nightfall');
      if (comes(play, side, 'nightfall', null)) nightFalls(play);
      return;
    case 'panic':
      spend(play, side, 'panic');
      if (comes(play, side, 'panic', command.ship)) loseRandomCard(play, shipOf(play, command.ship));
      return;
    case 'submarine':
      spend(play, side, 'submarine');
      if (comes(play, side, 'submarine', command.ship)) submarineComes(play, side, command.ship);
      return;
    case 'torpedoBoat':
      spend(play, side, 'torpedoBoat');
      sendBoat(play, side, command.ship, command.hex);
      return;
    case 'armySupport':
      spend(play, side, 'armySupport');
      placeArmy(play, side, command.hex);
      return;
    case 'fireRaft':
      spend(play, side, 'fireRaft');
      releaseRaft(play, side, command.hex);
      return;
    default:
  }
};
