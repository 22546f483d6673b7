import { EDGES, enemyOf, turned, type Facing, type HexId } from '../../core/types.ts';
import { hexAstern, isOpen, mayGoAstern } from './steps.ts';
import type { PortableShip, Situation } from './types.ts';
import { afloat } from './units.ts';

/** P12: what a beaten ship has to better: how far her move began from home and from the nearest enemy. */
export interface Flight {
  now: Situation;
  ship: PortableShip;
  enemies: readonly HexId[];
  home: number;
  enemy: number;
}

/** Hexes from a hex to the nearest of a ship's home edges. */
const hexesHome = (now: Situation, ship: PortableShip, hex: HexId): number => {
  let least = Infinity;
  for (const edge of now.scenario.homeEdges[ship.side]) least = Math.min(least, now.chart.hexesToEdge(hex, edge));
  return least;
};

/** Hexes from a hex to the nearest enemy ship afloat (P27). */
const hexesToEnemy = ({ now, enemies }: Pick<Flight, 'now' | 'enemies'>, hex: HexId): number => {
  let least = Infinity;
  for (const enemy of enemies) least = Math.min(least, now.chart.range(hex, enemy));
  return least;
};

/** What a ship has to better if she is beaten. */
export const flightOf = (now: Situation, ship: PortableShip): Flight => {
  const enemies = afloat(now, enemyOf(ship.side)).map(enemy => enemy.at);
  const home = hexesHome(now, ship, ship.movedFrom);
  return { now, ship, enemies, home, enemy: hexesToEnemy({ now, enemies }, ship.movedFrom) };
};

/** P12: whether ending in that hex takes her nearer home, or farther from the nearest enemy, than where her move began. */
export const getsAway = (flight: Flight, end: HexId): boolean =>
  hexesHome(flight.now, flight.ship, end) < flight.home || hexesToEnemy(flight, end) > flight.enemy;

/** P27: whether the hex ahead is off the chart across a home edge, which is getting away too. */
const leavesForHome = ({ now, ship }: Flight, at: HexId, facing: Facing): boolean => {
  const home = now.scenario.homeEdges[ship.side];
  return EDGES.some(edge => home.includes(edge) && now.chart.crosses(at, facing, edge));
};

/** P12: whether a beaten ship that stands there, so facing, with so many points left, can still end her move as the rule asks. */
export const canGetAway = (flight: Flight, at: HexId, facing: Facing, points: number): boolean => {
  return getsAway(flight, at) || canSteamAway(flight, at, facing, points);
};

/** The same from a hex that does not get her away by itself. */
const canSteamAway = (flight: Flight, at: HexId, facing: Facing, points: number): boolean => {
  if (points === 0) return false;
  const ahead = flight.now.chart.neighbour(at, facing);
  if (
    ahead === 0
      ? leavesForHome(flight, at, facing)
      : isOpen(flight.now, ahead) && canGetAway(flight, ahead, facing, points - 1)
  )
    return true;
  return (
    canSteamAway(flight, at, turned(facing, 1), points - 1) || canSteamAway(flight, at, turned(facing, -1), points - 1)
  );
};

/** P12: the flight that a ship is bound to: she is breaking off, and some move of hers gets her away. Otherwise she is free: null. */
export const flightFor = (now: Situation, ship: PortableShip): Flight | null => {
  if (!ship.breakingOff) return null;
  const flight = flightOf(now, ship);
  const backs = mayGoAstern(now, ship) && getsAway(flight, hexAstern(now, ship));
  return backs || canGetAway(flight, ship.at, ship.facing, ship.movesLeft) ? flight : null;
};
