import { isSandbar } from '../../chart/index.ts';
import type { Terrain } from '../../core/chart.ts';
import { shipOf } from '../../core/rules.ts';
import { SIDES, turned, type Facing, type HexId, type ShipId } from '../../core/types.ts';
import { hasHex } from '../shared/quarters.ts';
import { heldUpTo } from './hazards.ts';
import { shock } from './loss.ts';
import { HAZARDS } from './tables.ts';
import type { Play, RiverShip, Situation } from './types.ts';
import { manned, shipAt } from './units.ts';
import { nextSide, wayOf } from './way.ts';

/** C73: land that a ship may run upon; a wharf is no danger. */
const SHORES: readonly Terrain[] = ['bank', 'bluff', 'marsh', 'island', 'town'];

type OnChart = Pick<Situation, 'chart'>;

export const isShore = ({ chart }: OnChart, hex: HexId): boolean => hex !== 0 && SHORES.includes(chart.terrain(hex));

/** C73: whether land lies on two opposite sides of a hex. */
export const isNarrow = (now: OnChart, hex: HexId): boolean =>
  ([0, 1, 2] as const).some(side =>
    [side, turned(side, 3)].every((each: Facing) => isShore(now, now.chart.neighbour(hex, each))),
  );

/** C73: whether her move takes her on into the next hex; in this one she has turned already. */
const goesOn = (play: Play, ship: RiverShip): boolean => {
  const { rate } = wayOf(play, ship);
  return hasHex({ inHand: ship.inHand + (4 - play.state.quarter) * rate });
};

/** C73: whether she passes so near a shore that she may run upon it. */
const isNearShore = (play: Play, ship: RiverShip): boolean => {
  if (isNarrow(play, ship.at)) return true;
  const side = nextSide(play, ship);
  return side !== null && isShore(play, play.chart.neighbour(ship.at, side)) && goesOn(play, ship);
};

/** Navigational hazards: the highest face that holds her, shallow or deep. */
export const stuckUpTo = ({ draught }: Pick<RiverShip, 'draught'>): number => heldUpTo('sandbar', draught);

/** C72, C109: held by the bottom, her way lost. */
export const ground = (ship: RiverShip, before: HexId): void => {
  Object.assign(ship, { aground: { tries: HAZARDS.sandbar.tries, before }, speed: 0, inHand: 0, rate: 0 });
  Object.assign(ship, { going: 'still', halted: true, turning: 0 });
  shock(ship, 'aground');
};

/** Navigational hazards, C72, C73: a die for the hex that she has come into, where the bottom or the shore may hold her. */
export const testBottom = (play: Play, id: ShipId, before: HexId): void => {
  const ship = shipOf(play, id);
  if (ship.status !== 'afloat' || ship.at === ship.cleared) return;
  const bar = isSandbar(play.chart, ship.at, ship.draught);
  if (!bar && !isNearShore(play, ship)) return;
  const [die, upTo] = [play.dice.roll(6), stuckUpTo(ship)];
  const aground = die <= upTo;
  play.emit({ type: 'groundingRolled', ship: id, at: ship.at, die, upTo, aground, shore: !bar });
  if (aground) ground(ship, before);
};

const isFree = (now: Situation, hex: HexId): boolean => now.chart.navigable(hex) && !shipAt(now, hex);

/** C72: where she lies when she has come off: in the hex before, or a free one beside it; 0 = nowhere. */
const berthOff = (now: Situation, { at, aground }: RiverShip): HexId => {
  if (!aground || aground.before === 0) return at;
  if (isFree(now, aground.before)) return aground.before;
  for (let side = 0; side < 6; side++) {
    const hex = now.chart.neighbour(aground.before, side as Facing);
    if (hex !== at && isFree(now, hex)) return hex;
  }
  return 0;
};

const tryOff = (play: Play, ship: RiverShip): void => {
  const { aground } = ship;
  const to = berthOff(play, ship);
  if (!aground || aground.tries === 0 || to === 0) return;
  const [die, need] = [play.dice.roll(6), HAZARDS.sandbar.offOn];
  const free = die >= need;
  aground.tries -= 1;
  play.emit({ type: 'freeingRolled', ship: ship.id, at: ship.at, die, need, left: aground.tries, free });
  if (!free) return;
  if (to === ship.at) ship.cleared = to;
  else play.emit({ type: 'shipMoved', ship: ship.id, from: ship.at, to, going: 'astern' });
  Object.assign(ship, { aground: null, at: to });
};

/** Navigational hazards, C72: before the first quarter whoever is aground tries to come off. */
export const tryAllOff = (play: Play): void => {
  for (const side of SIDES) for (const ship of manned(play, side)) if (ship.aground) tryOff(play, ship);
};
