import { turned, type HexId } from '../../core/types.ts';
import { SHIP_TABLE } from './tables.ts';
import type { PortableShip, Situation } from './types.ts';
import { shipAt } from './units.ts';

/** Movement: hexes or turns that a ship has in a turn. */
export const allowance = (ship: PortableShip): number => SHIP_TABLE[ship.type].move;

/** P11: a hex that a ship may move into: water, and nobody in it. */
export const isOpen = (now: Situation, hex: HexId): boolean =>
  hex !== 0 && now.chart.navigable(hex) && !shipAt(now, hex);

export const hexAstern = (now: Situation, ship: PortableShip): HexId =>
  now.chart.neighbour(ship.at, turned(ship.facing, 3));

/** P10, option `astern`: one hex straight back for the whole move, for a ship that has it all. */
export const mayReverse = (now: Situation, ship: PortableShip): boolean =>
  now.options.astern && ship.movesLeft === allowance(ship);

/** The same where that hex is open. */
export const mayGoAstern = (now: Situation, ship: PortableShip): boolean =>
  mayReverse(now, ship) && isOpen(now, hexAstern(now, ship));
