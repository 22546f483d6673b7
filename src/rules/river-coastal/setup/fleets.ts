import type { Dice } from '../../../core/dice.ts';
import type { Side } from '../../../core/types.ts';
import { hullOf, vessel, vesselIds, type Vessel, type VesselType } from '../../../ships/index.ts';
import { RANDOM } from '../tables.ts';
import { takeAny } from './features.ts';
import { isIronclad } from './ratings.ts';

/** C96: what is a gunboat, a tinclad or a cottonclad. */
const LIGHT: readonly VesselType[] = [
  ...(['wooden_gunboat', 'ferryboat_gunboat', 'double_ender'] as const),
  ...(['timberclad', 'tinclad', 'cottonclad'] as const),
];
/** Slower ones would lie in the current. */
const SLOWEST = 4;

/** What sails on water of so many feet in that year. */
interface Season {
  readonly year: number;
  readonly feet: number;
}

const candidates = (side: Side, { year, feet }: Season, isFit: (ship: Vessel) => boolean): Vessel[] =>
  vesselIds
    .map(vessel)
    .filter(
      ship =>
        ship.side === side &&
        ship.generic !== true &&
        ship.year <= year &&
        ship.draughtFt <= feet &&
        ship.knots >= SLOWEST &&
        ship.guns.length > 0 &&
        isFit(ship),
    );

/** Any so many of them, each hull once and none that sails already; null where there are too few. */
const pick = (dice: Dice, from: Vessel[], count: number, sailing: readonly Vessel[] = []): Vessel[] | null => {
  const chosen: Vessel[] = [];
  while (chosen.length < count) {
    if (from.length === 0) return null;
    const ship = takeAny(dice, from);
    if (![...sailing, ...chosen].some(other => hullOf(other) === hullOf(ship))) chosen.push(ship);
  }
  return chosen;
};

/** C96: two ironclads, then so many lighter ships, of that year and none drawing more than the water has; null where a side has too few. */
export const anyFleet = (dice: Dice, side: Side, season: Season, light: number): Vessel[] | null => {
  const ironclads = pick(dice, candidates(side, season, isIronclad), RANDOM.ironclads);
  const others = pick(
    dice,
    candidates(side, season, ({ type }) => LIGHT.includes(type)),
    light,
    ironclads ?? [],
  );
  return ironclads && others && [...ironclads, ...others];
};
