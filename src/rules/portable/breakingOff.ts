import { EDGES, enemyOf, turned, type Facing, type HexId } from '../../core/types.ts';
import { hexAstern, mayGoAstern } from './steps.ts';
import type { PortableShip, Situation } from './types.ts';
import { afloat, shipAt } from './units.ts';

/** Hexes from a hex to the nearest of a ship's home edges. */
const hexesHome = (now: Situation, ship: PortableShip, hex: HexId): number =>
  Math.min(...now.scenario.homeEdges[ship.side].map(edge => now.chart.hexesToEdge(hex, edge)));

const hexesToEnemy = (now: Situation, ship: PortableShip, hex: HexId): number =>
  afloat(now, enemyOf(ship.side)).reduce((least, enemy) => Math.min(least, now.chart.range(hex, enemy.at)), Infinity);

/** P12: whether ending in that hex takes a beaten ship nearer home, or farther from the nearest enemy, than where her move began. */
export const qualifies = (now: Situation, ship: PortableShip, end: HexId): boolean =>
  hexesHome(now, ship, end) < hexesHome(now, ship, ship.movedFrom) ||
  hexesToEnemy(now, ship, end) > hexesToEnemy(now, ship, ship.movedFrom);

/** P12: whether a beaten ship that stands there, so facing, with so many points left, can still end her move as the rule asks. */
export const stepsAway = (now: Situation, ship: PortableShip, at: HexId, facing: Facing, points: number): boolean => {
  if (qualifies(now, ship, at)) return true;
  if (points === 0) return false;
  const ahead = now.chart.neighbour(at, facing);
  if (ahead === 0) {
    const home = now.scenario.homeEdges[ship.side];
    if (EDGES.some(edge => home.includes(edge) && now.chart.crosses(at, facing, edge))) return true;
  } else if (now.chart.navigable(ahead) && isFree(now, ship, ahead) && stepsAway(now, ship, ahead, facing, points - 1)) return true;
  return [1, -1].some(side => stepsAway(now, ship, at, turned(facing, side), points - 1));
};

const isFree = (now: Situation, ship: PortableShip, hex: HexId): boolean => {
  const other = shipAt(now, hex);
  return other === undefined || other === ship;
};

/** P12: whether a ship is bound to get away: she is breaking off, and some move of hers would do it. Otherwise she is free. */
export const mustRun = (now: Situation, ship: PortableShip): boolean =>
  ship.breakingOff &&
  (stepsAway(now, ship, ship.at, ship.facing, ship.movesLeft) ||
    (mayGoAstern(now, ship) && qualifies(now, ship, hexAstern(now, ship))));
