import { isSandbar } from '../../chart/index.ts';
import type { Terrain } from '../../core/chart.ts';
import { shipOf } from '../../core/rules.ts';
import { SIDES, turned, type Facing, type HexId, type ShipId } from '../../core/types.ts';
import { hasHex } from '../shared/quarters.ts';
import type { Course } from './courses.ts';
import { getClear } from './fireShips.ts';
import { freeing, heldUpTo, type Holds } from './hazards.ts';
import { shock } from './loss.ts';
import { isTug } from './lines.ts';
import { meetMines } from './mines.ts';
import { sectionOf } from './setup/settings.ts';
import { HAZARDS, SCALE, TOWING } from './tables.ts';
import { keepLines } from './towing.ts';
import type { Play, RiverOptions, RiverShip, Situation } from './types.ts';
import { manned, shipAt } from './units.ts';
import { nextSide, wayOf } from './way.ts';
import { isWrecked } from './wrecks.ts';

/** C73: land that a ship may run upon; a wharf is no danger. */
const SHORES: readonly Terrain[] = ['bank', 'bluff', 'marsh', 'island', 'town'];

type OnChart = Pick<Situation, 'chart'>;

const isShore = ({ chart }: OnChart, hex: HexId): boolean => hex !== 0 && SHORES.includes(chart.terrain(hex));

/** C73: whether land lies on two opposite sides of a hex. */
export const isNarrow = (now: OnChart, hex: HexId): boolean =>
  ([0, 1, 2] as const).some(side =>
    [side, turned(side, 3)].every((each: Facing) => isShore(now, now.chart.neighbour(hex, each))),
  );

/** C73: the hex into which her move takes her on, over bow or stern, since in this one she has turned already; 0 = it ends here. */
const goesOnTo = (play: Play, ship: RiverShip): HexId => {
  const { rate } = wayOf(play, ship);
  const inHand = ship.inHand + (4 - play.state.quarter) * rate;
  // What is in hand now tells nothing: she may have used it up by coming here.
  const side = hasHex({ inHand }) ? nextSide(play, { ...ship, inHand }) : null;
  return side === null ? 0 : play.chart.neighbour(ship.at, side);
};

/** C73: whether she passes so near a shore that she may run upon it. */
const isNearShore = (play: Play, ship: RiverShip): boolean =>
  isNarrow(play, ship.at) || isShore(play, goesOnTo(play, ship));

/** Navigational hazards: the highest face that holds her, shallow or deep. */
export const stuckUpTo = ({ draught }: Pick<RiverShip, 'draught'>): number => heldUpTo('sandbar', draught);

/** C72, C74, C76, C109: held by the bottom, by stakes or by a wreck, her way lost. */
export const ground = (ship: RiverShip, before: HexId, by: Holds = 'sandbar'): void => {
  const { tries } = freeing(by, false);
  const aground = by === 'sandbar' ? { tries, before } : { tries, before, by };
  Object.assign(ship, { aground, speed: 0, inHand: 0, rate: 0 });
  Object.assign(ship, { going: 'still', halted: true, turning: 0 });
  shock(ship, 'aground');
};

/** C74: hexes of stakes or rocks. */
export const isStaked = ({ scenario }: Pick<Situation, 'scenario'>, hex: HexId): boolean =>
  sectionOf(scenario)?.stakes?.includes(hex) ?? false;

/** C72 to C74: what may hold her in a hex by its bottom, and the highest face that does; null where she floats free. */
export const bottomAt = (
  now: Pick<Situation, 'chart' | 'scenario'>,
  ship: Pick<RiverShip, 'draught' | 'cleared'>,
  hex: HexId,
): { by: 'sandbar' | 'stakes'; upTo: number } | null => {
  if (hex === ship.cleared) return null;
  const by = isStaked(now, hex) ? 'stakes' : isSandbar(now.chart, hex, ship.draught) ? 'sandbar' : null;
  return by && { by, upTo: heldUpTo(by, ship.draught) };
};

/** C74, option everyInch: dice for a hex of a bar or of stakes. */
export const diceFor = ({ everyInch }: RiverOptions): number => (everyInch ? HAZARDS.everyInch : 1);

/** C76: whoever comes into the hex of a wreck is snagged. */
const isSnagged = (play: Play, ship: RiverShip, before: HexId): boolean => {
  if (!isWrecked(play, ship.at)) return false;
  ground(ship, before, 'wreck');
  play.emit({ type: 'shipSnagged', ship: ship.id, at: ship.at });
  return true;
};

/** Navigational hazards, C72 to C74, C76: a die for the hex that she has come into, where bottom, stakes or the shore may hold her. */
export const testBottom = (play: Play, id: ShipId, before: HexId): void => {
  const ship = shipOf(play, id);
  if (ship.status !== 'afloat' || ship.at === ship.cleared || isSnagged(play, ship, before)) return;
  const bottom = bottomAt(play, ship, ship.at);
  if (!bottom && !isNearShore(play, ship)) return;
  const upTo = bottom?.upTo ?? stuckUpTo(ship);
  const stakes = bottom?.by === 'stakes' ? { stakes: true as const } : {};
  for (let left = bottom ? diceFor(play.options) : 1; left > 0; left--) {
    const die = play.dice.roll(6);
    const aground = die <= upTo;
    play.emit({ type: 'groundingRolled', ship: id, at: ship.at, die, upTo, aground, shore: !bottom, ...stakes });
    if (!aground) continue;
    ground(ship, before, bottom?.by);
    return;
  }
};

/** A hex of a course where she may be held, and the highest face that does it. */
export interface Held {
  readonly hex: HexId;
  readonly by: 'sandbar' | 'stakes' | 'shore';
  readonly upTo: number;
}

/** C72 to C74: where bottom, stakes or shore may hold her on a course, if nothing interferes; a wreck does without a die. */
export const testsOn = (
  now: Pick<Situation, 'chart' | 'scenario' | 'state'>,
  ship: Pick<RiverShip, 'draught' | 'cleared'>,
  { steps, stoppedBy }: Course,
): Held[] =>
  steps.flatMap(({ hex }, index): Held[] => {
    if (hex === ship.cleared || isWrecked(now, hex)) return [];
    const bottom = bottomAt(now, ship, hex);
    if (bottom) return [{ hex, ...bottom }];
    const near = isNarrow(now, hex) || isShore(now, steps[index + 1]?.hex ?? stoppedBy);
    return near ? [{ hex, by: 'shore', upTo: stuckUpTo(ship) }] : [];
  });

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

/** C72, C74: whether a friend helps her off: beside her, at 2 knots or less; off a sandbar only a tug can. */
const isHelped = (now: Situation, ship: RiverShip): boolean => {
  const by = ship.aground?.by ?? 'sandbar';
  return manned(now, ship.side).some(
    other =>
      other.id !== ship.id &&
      !other.aground &&
      Math.abs(other.speed) <= TOWING.atMost * SCALE.halves &&
      now.chart.range(other.at, ship.at) <= 1 &&
      (by === 'stakes' || isTug(now, other.id)),
  );
};

/** C72, C74, C76: what frees a ship that is held, as she lies now: lowest die, and tries that are left with whoever helps. */
export const freeingOf = (now: Situation, ship: RiverShip): { need: number; left: number } => {
  if (!ship.aground) return { need: 0, left: 0 };
  const by = ship.aground.by ?? 'sandbar';
  const { need, tries } = freeing(by, isHelped(now, ship));
  return { need, left: Math.max(0, ship.aground.tries + tries - freeing(by, false).tries) };
};

const tryOff = (play: Play, ship: RiverShip): void => {
  const { aground } = ship;
  const to = berthOff(play, ship);
  const { need, left } = freeingOf(play, ship);
  if (!aground || left === 0 || to === 0) return;
  const die = play.dice.roll(6);
  const free = die >= need;
  aground.tries -= 1;
  play.emit({ type: 'freeingRolled', ship: ship.id, at: ship.at, die, need, left: left - 1, free });
  if (!free) return;
  const from = ship.at;
  if (to === from) ship.cleared = to;
  else play.emit({ type: 'shipMoved', ship: ship.id, from, to, going: 'astern' });
  Object.assign(ship, { aground: null, at: to });
  if (to !== from) {
    getClear(play, ship);
    keepLines(play, ship);
  }
  meetMines(play, ship.id, from);
};

/** Navigational hazards, C72: before the first quarter whoever is aground tries to come off. */
export const tryAllOff = (play: Play): void => {
  for (const side of SIDES) for (const ship of manned(play, side)) if (ship.aground) tryOff(play, ship);
};
