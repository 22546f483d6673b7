import type { ShipId, Side } from '../../core/types.ts';
import { SIDES } from '../../core/types.ts';
import { topOf } from './condition.ts';
import { firstOrder } from './orders.ts';
import { sectionOf } from './setup/settings.ts';
import { blockedBetween, weightsNow } from './sight.ts';
import { sightOf } from './weather.ts';
import { TRANSFER } from './tables.ts';
import type { Commander, Play, RiverShip, RiverState, Situation, Staff } from './types.ts';
import { manned } from './units.ts';

/** C29: whether anybody is aboard who could be ordered. */
export const isCrewed = (ship: Pick<RiverShip, 'fullCpv'>): boolean => ship.fullCpv > 0;

const crewedOf = ({ state }: Pick<Situation, 'state'>, side: Side): RiverShip[] =>
  Object.values(state.ships).filter(ship => ship.side === side && isCrewed(ship));

/** C21, C96: whom her side has named, the scenario's flagships, else the ship of most CPV of those that are there from the start, of equal ones the first. */
const flagshipsOf = (now: Situation, side: Side): ShipId[] => {
  const fleet = crewedOf(now, side);
  const named = now.state.random?.flagships[side];
  if (named) return [named];
  const said = sectionOf(now.scenario)?.flagships?.filter(id => fleet.some(ship => ship.id === id)) ?? [];
  if (said.length > 0) return [...said];
  const here = fleet.filter(({ status }) => status === 'afloat');
  let best: RiverShip | undefined;
  for (const ship of here.length > 0 ? here : fleet) if (!best || ship.fullCpv > best.fullCpv) best = ship;
  return best ? [best.id] : [];
};

/** C21: of several flagships the nearest one at the start, of equals the first. */
const flagshipFor = (now: Situation, ship: RiverShip, flagships: readonly ShipId[]): ShipId | undefined => {
  const far = (id: ShipId): number => now.chart.range(now.state.ships[id]?.entryHex ?? 0, ship.entryHex);
  let best: ShipId | undefined;
  for (const id of flagships) if (best === undefined || far(id) < far(best)) best = id;
  return best;
};

const commanderOf = (now: Situation, side: Side, ship: ShipId, flagships: readonly ShipId[]): Commander => ({
  side,
  ship,
  division: crewedOf(now, side).flatMap(each => (flagshipFor(now, each, flagships) === ship ? [each.id] : [])),
  place: 'aboard',
  relieves: null,
  signalled: false,
  stays: false,
  from: 0,
  due: 0,
  alive: true,
  character: 'intelligent',
  green: 0,
  red: 0,
  yellow: 0,
});

/** C16, C21: flagships, divisions and first orders, before anybody's dice are thrown. */
export const muster = (now: Situation): Staff => {
  const commanders = SIDES.flatMap(side => {
    const flagships = flagshipsOf(now, side);
    return flagships.map(ship => commanderOf(now, side, ship, flagships));
  });
  const orders: Staff['orders'] = {};
  for (const ship of Object.values(now.state.ships)) if (isCrewed(ship)) orders[ship.id] = firstOrder(now, ship);
  return { commanders, orders, written: [] };
};

/** C22: who commands the fleet from that ship, if anybody does. */
export const commanderAboard = ({ staff }: Pick<RiverState, 'staff'>, ship: ShipId): Commander | undefined =>
  staff?.commanders.find(each => each.ship === ship && each.place === 'aboard');

/** C22: he comes aboard, and his dice take the place of the captain's. */
export const hoist = (state: RiverState, commander: Commander, id: ShipId): void => {
  const ship = state.ships[id];
  if (!ship) return;
  const { alive, character, green, red, yellow } = commander;
  Object.assign(commander, { ship: id, place: 'aboard', relieves: ship.captain });
  ship.captain = { alive, character, green, red, yellow };
};

/** C22: he goes, and the captain is his own master again. */
const strikeFlag = (state: RiverState, commander: Commander): void => {
  const ship = state.ships[commander.ship];
  // C68: who has taken her has put nobody in his place.
  if (ship?.side === commander.side) ship.captain = commander.relieves;
  commander.relieves = null;
};

/** C21, C83: whether a flagship sees a friend: near enough, and nothing in between that hides her. */
const sees = (now: Situation, flagship: RiverShip, ship: RiverShip): boolean =>
  now.chart.range(flagship.at, ship.at) <= sightOf(now, flagship) &&
  blockedBetween(now, flagship, flagship.at, ship.at, weightsNow(now)) === 0;

/** C21: ships that a commander may signal to in this move: his own, and one of his division that his flagship sees. */
export const signalledBy = (now: Situation, commander: Commander): RiverShip[] => {
  const flagship = now.state.ships[commander.ship];
  if (commander.place !== 'aboard' || flagship?.status !== 'afloat' || flagship.abandoned) return [];
  const written = now.state.staff?.written ?? [];
  return manned(now, commander.side).filter(ship => {
    if (!isCrewed(ship) || written.includes(ship.id)) return false;
    if (ship.id === flagship.id) return true;
    return !commander.signalled && commander.division.includes(ship.id) && sees(now, flagship, ship);
  });
};

/** C23: what makes a commander think of leaving. */
const isLost = (ship: RiverShip, side: Side): boolean =>
  ship.status === 'sunk' ||
  ship.side !== side ||
  (ship.status === 'afloat' && (ship.abandoned || (ship.fullTop > 0 && topOf(ship) === 0)));

/** C23: intelligent he goes at once, reckless on 5 and 6, one try; stubborn he stays. */
const tryToLeave = (play: Play, commander: Commander, ship: RiverShip): void => {
  const { character } = commander;
  const die = character === 'reckless' ? play.dice.roll(6) : null;
  const leaves = die === null ? character === 'intelligent' : die >= TRANSFER.recklessOn;
  play.emit({ type: 'flagshipTried', ship: ship.id, die, leaves });
  if (!leaves) {
    commander.stays = true;
    return;
  }
  strikeFlag(play.state, commander);
  Object.assign(commander, { place: 'boat', from: ship.at, due: play.state.turn + 1 });
};

const lose = (play: Play, commander: Commander): void => {
  commander.place = 'lost';
  play.emit({ type: 'commanderLost', ship: commander.ship });
};

/** C23: the nearest friend within six hexes takes him up, of equals the first; none there: he is lost with his ship. */
const reach = (play: Play, commander: Commander): void => {
  const far = (ship: RiverShip): number => play.chart.range(commander.from, ship.at);
  let friend: RiverShip | undefined;
  for (const ship of manned(play, commander.side)) {
    if (
      ship.id === commander.ship ||
      !isCrewed(ship) ||
      commanderAboard(play.state, ship.id) ||
      far(ship) > TRANSFER.hexes
    )
      continue;
    if (!friend || far(ship) < far(friend)) friend = ship;
  }
  if (!friend) {
    lose(play, commander);
    return;
  }
  const from = commander.ship;
  hoist(play.state, commander, friend.id);
  play.emit({ type: 'flagShifted', from, ship: friend.id });
};

/** Flag ships, C23: at the end of the move commanders leave ships that are lost, and reach others. */
export const shiftFlags = (play: Play): void => {
  for (const commander of play.state.staff?.commanders ?? []) {
    const ship = play.state.ships[commander.ship];
    if (!ship || commander.place === 'lost') continue;
    if (commander.place === 'boat') {
      if (commander.due <= play.state.turn) reach(play, commander);
      continue;
    }
    if (!isLost(ship, commander.side)) continue;
    if (!commander.stays) tryToLeave(play, commander, ship);
    if (commander.stays && (ship.status === 'sunk' || ship.abandoned || ship.side !== commander.side))
      lose(play, commander);
  }
};
