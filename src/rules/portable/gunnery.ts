import { throwDice } from '../../core/dice.ts';
import { enemyOf, SIDES, turned, type Facing, type HexId, type Side } from '../../core/types.ts';
import { lineStoppedAt, nothing, worksAt } from '../shared/sight.ts';
import { losePoints, settleCriticalPoints } from './damage.ts';
import { FORT, GUN_DAMAGE, SHIP_TABLE } from './tables.ts';
import type { Play, PortableCommand, PortableShip, PortableWork, Situation, Unit } from './types.ts';
import { afloat, hexesOf, isShip, shipAt, standing, unitOf } from './units.ts';

/** A shot that may be fired: what it costs in dice and why. */
export interface Shot {
  firer: string;
  target: string;
  range: number;
  dice: number;
  /** Fired end-on, with half effect (Firing Guns d). */
  half: boolean;
}

/** Why a target cannot be fired at. */
export type NoShot =
  | { why: 'unarmed' | 'silent' | 'friend' }
  | { why: 'range'; range: number; reach: number }
  | { why: 'visibility'; range: number; reach: number }
  | { why: 'blocked'; by: HexId };

/** The printed range and dice of a unit's guns. */
export const gunsOf = (unit: Unit): { range: number; dice: number } => (isShip(unit) ? SHIP_TABLE[unit.type] : FORT);

/** P35, S11: whether a unit was ever given guns; a building has none. */
const hasGuns = (unit: Unit): boolean => (isShip(unit) ? unit.armed : unit.kind === 'fort');

/** Whether a unit has guns to fire. */
export const canFire = (unit: Unit): boolean =>
  hasGuns(unit) && (isShip(unit) ? unit.status === 'afloat' : unit.points > 0);

/** Firing Guns d, P3, P4: whether a hex lies ahead or astern of a ship that stands so, where only half her guns bear. Monitors have no blind spot (c). */
export const isEndOnFrom = (
  { chart, options }: Situation,
  { type }: PortableShip,
  at: HexId,
  facing: Facing,
  target: HexId,
): boolean => {
  if (type === 'turretedMonitor') return false;
  const half = options.narrowArcs ? 30 : 60;
  return chart.inArc(at, facing, target, half, false) || chart.inArc(at, turned(facing, 3), target, half, false);
};

/** The same of a unit as she stands. Forts have no blind spot (P5). */
const isEndOn = (now: Situation, firer: Unit, target: HexId): boolean =>
  isShip(firer) && isEndOnFrom(now, firer, firer.at, firer.facing, target);

/** P1, P2: dice at a distance, of guns that throw so many dice at their best. */
export const diceAt = (full: number, distance: number, half: boolean): number => {
  const dice = full - (distance - 1);
  return half ? Math.ceil(dice / 2) : dice;
};

/** What stops a line of fire beside land. P20: forts fire and are fired at over ships. */
const inTheWay = (now: Situation, overShips: boolean): ((hex: HexId) => boolean) =>
  overShips ? nothing : hex => shipAt(now, hex) !== undefined;

const isFort = (unit: Unit): boolean => !isShip(unit) && unit.kind === 'fort';

/** The nearest pair of the hexes that two units lie in, of equally near ones that with full effect (P30); any clear line will do (Q16). */
const lineBetween = (
  now: Situation,
  firer: Unit,
  target: Unit,
): { from: HexId; to: HexId; range: number; blocked: HexId } => {
  let best = { from: 0, to: 0, range: Infinity, blocked: 0 };
  let clear = false;
  const stops = inTheWay(now, isFort(firer) || isFort(target));
  const own = isShip(firer) && isShip(target) ? NO_HEXES : [...hexesOf(firer), ...hexesOf(target)];
  for (const from of hexesOf(firer)) {
    for (const to of hexesOf(target)) {
      const range = now.chart.range(from, to);
      const blocked = lineStoppedAt(now.scenario, from, to, stops, own);
      clear ||= blocked === 0;
      const better =
        range < best.range || (range === best.range && isEndOn(now, firer, best.to) && !isEndOn(now, firer, to));
      if (better) best = { from, to, range, blocked };
    }
  }
  return clear ? { ...best, blocked: 0 } : best;
};
const NO_HEXES: readonly HexId[] = [];

/** Whether two units lie too far from each other; most do, and it is found out before looking along the line. */
const isBeyond = ({ chart }: Situation, firer: Unit, target: Unit, reach: number): boolean =>
  isShip(firer) && isShip(target)
    ? chart.range(firer.at, target.at) > reach
    : hexesOf(firer).every(from => hexesOf(target).every(to => chart.range(from, to) > reach));

/** Firing Guns a to d: the shot that one unit has at another, or why it has none. */
export const shotAt = (now: Situation, firer: Unit, target: Unit): Shot | NoShot => {
  if (firer.side === target.side) return { why: 'friend' };
  if (!canFire(firer)) return { why: hasGuns(firer) ? 'silent' : 'unarmed' };
  const guns = gunsOf(firer);
  const line = lineBetween(now, firer, target);
  if (line.range > guns.range) return { why: 'range', range: line.range, reach: guns.range };
  // P26
  const { visibility } = now.scenario;
  if (visibility !== null && line.range > visibility)
    return { why: 'visibility', range: line.range, reach: visibility };
  if (line.blocked) return { why: 'blocked', by: line.blocked };
  const half = isEndOn(now, firer, line.to);
  return { firer: firer.id, target: target.id, range: line.range, dice: diceAt(guns.dice, line.range, half), half };
};

export const isShot = (shot: Shot | NoShot): shot is Shot => 'dice' in shot;

/** Everything of a side that may be fired at, and that fires where it has guns. */
const unitsOf = (now: Situation, side: Side): Unit[] => [...afloat(now, side), ...standing(now, side)];

type Aim = Extract<PortableCommand, { type: 'aim' }>;

/** Every shot of each side, as the command that plots it. */
export type Aims = Readonly<Record<Side, readonly Aim[]>>;

/** The shots of a side, unit by unit; no more of them than are wanted. */
const aimsOf = (now: Situation, side: Side, wanted = Infinity): Aim[] => {
  const aims: Aim[] = [];
  const targets = unitsOf(now, enemyOf(side));
  for (const firer of unitsOf(now, side)) {
    if (!canFire(firer)) continue;
    const reach = gunsOf(firer).range;
    for (const target of targets) {
      if (isBeyond(now, firer, target, reach) || !isShot(shotAt(now, firer, target))) continue;
      aims.push({ type: 'aim', side, firer: firer.id, target: target.id });
      if (aims.length === wanted) return aims;
    }
  }
  return aims;
};

const aimsOwed = (now: Situation, side: Side): readonly Aim[] =>
  now.state.ready.includes(side) ? NO_AIMS : aimsOf(now, side);
const NO_AIMS: readonly Aim[] = [];

/**
 * Firing Guns a to d: they stay the same as long as the step lasts, since nobody moves and nothing is fired before its end (P7). A side
 * that is ready, as one without a target is from the first, is asked no more.
 */
export const aimsIn = (now: Situation, before?: Aims): Aims =>
  before ?? { union: aimsOwed(now, 'union'), confederate: aimsOwed(now, 'confederate') };

/** Step 1: a target for each unit that has not chosen one, and an end to the plotting (P7, P8). */
export const aimOptions = (now: Situation, side: Side, aims: Aims): PortableCommand[] => {
  const { plots } = now.state;
  return [...aims[side].filter(({ firer }) => plots[firer] === undefined), { type: 'done', side }];
};

/** Step 1 begins: a side that nothing bears on has nothing to plot. */
export const openFireStep = (play: Play): void => {
  const { state } = play;
  state.plots = {};
  state.ready = [];
  for (const side of SIDES) if (aimsOf(play, side, 1).length === 0) state.ready.push(side);
};

/** Firing Guns a: one target a unit a turn, written down in secret (P7). */
export const plotFire = (play: Play, command: PortableCommand): void => {
  if (command.type === 'aim') play.state.plots[command.firer] = command.target;
  else play.state.ready.push(command.side);
};

/** What a fall of the dice costs the target (Firing Guns e). */
export const damageOf = (dice: readonly number[], table: readonly number[] = GUN_DAMAGE): number =>
  dice.reduce((sum, face) => sum + (table[face - 1] ?? 0), 0);

/** Step 1, P7: every shot is rolled before any damage counts, so that a ship sunk in this step has fired. */
export const fireAll = (play: Play): void => {
  const hits = new Map<string, number>();
  for (const [firer, target] of Object.entries(play.state.plots)) {
    const shot = shotAt(play, unitOf(play, firer), unitOf(play, target));
    if (!isShot(shot)) throw new Error(`${firer} has no shot at ${target}`);
    const dice = throwDice(play.dice, shot.dice);
    const damage = damageOf(dice);
    play.emit({ type: 'shotFired', firer, target, range: shot.range, half: shot.half, dice, damage });
    hits.set(target, (hits.get(target) ?? 0) + damage);
  }
  play.state.plots = {};
  for (const [target, damage] of hits) losePoints(play, target, damage, 'gunfire');
  settleCriticalPoints(play);
};

/** P20, S3: the hex that stops a line of fire between two hexes, or 0. */
export const lineBlockedAt = (now: Situation, from: HexId, to: HexId): HexId => {
  const works = worksAt(now.state.works, from, to);
  return lineStoppedAt(now.scenario, from, to, inTheWay(now, works.some(isFort)), works.flatMap(hexesOf));
};

/** What a unit throws into a hex, and what stops it there. */
interface HexOfFire {
  hex: HexId;
  dice: number;
  half: boolean;
  blocked: HexId;
}

/** The same for the hexes of an enemy's fort or building: what counts is the work and not the hex (Q16, P30). */
const fireOnWork = (now: Situation, unit: Unit, work: PortableWork, hex: HexId): HexOfFire[] => {
  const shot = shotAt(now, unit, work);
  if (isShot(shot)) return [{ hex, dice: shot.dice, half: shot.half, blocked: 0 }];
  if (shot.why !== 'blocked') return [];
  const { range, to } = lineBetween(now, unit, work);
  const half = isEndOn(now, unit, to);
  return [{ hex, dice: diceAt(gunsOf(unit).dice, range, half), half, blocked: shot.by }];
};

/** Dice that a unit would throw into each hex in range, were a target there: for the overlay of arcs and ranges. */
export const fieldOfFire = (now: Situation, firer: string, hexes = now.chart.hexes): HexOfFire[] => {
  const unit = unitOf(now, firer);
  if (!canFire(unit)) return [];
  const guns = gunsOf(unit);
  const own = hexesOf(unit);
  const stops = inTheWay(now, isFort(unit));
  const works = standing(now, enemyOf(unit.side));
  return hexes.flatMap(hex => {
    const work = works.find(each => each.hexes.includes(hex));
    if (work) return fireOnWork(now, unit, work, hex);
    const range = Math.min(...own.map(from => now.chart.range(from, hex)));
    if (range === 0 || range > guns.range || (now.scenario.visibility !== null && range > now.scenario.visibility))
      return [];
    const half = isEndOn(now, unit, hex);
    const blocked = own.map(from => lineStoppedAt(now.scenario, from, hex, stops, own));
    return [{ hex, dice: diceAt(guns.dice, range, half), half, blocked: blocked.includes(0) ? 0 : (blocked[0] ?? 0) }];
  });
};
