import type { Facing, HexId } from '../../../core/types.ts';
import type { GunClass, QuickSheetShip } from '../types.ts';
import { facingsTo, hinders, isNarrow, looksAt, masked, type Field, type Mark, type Party } from './field.ts';
import { atLeast, shows, type Printed } from './numbers.ts';

/** How a ship lies to fire, in fact or in the captain's mind. */
export interface Stand {
  readonly at: HexId;
  readonly facing: Facing;
  /** Under a card with speed on it (Q4). */
  readonly moving: boolean;
  readonly hindered: boolean;
}

/** Dice of one gun, section 25. */
export const diceOf = (
  { GUN_FACTORS: factors, GUN_RANGE: ranges }: Printed,
  kind: GunClass,
  moving: boolean,
  range: number,
  narrow: boolean,
): number =>
  Math.max(
    0,
    factors.base +
      (kind === 'heavy' ? factors.heavy : kind === 'light' ? factors.light : 0) +
      (moving ? factors.moveOrder : 0) +
      (range <= ranges.short ? factors.short : 0) +
      (narrow ? factors.narrow : 0),
  );

/** The chance that one die costs a point: that it hits, and that armour does not turn it aside. */
export const tells = ({ HIT_ON, DEFLECTION }: Printed, kind: GunClass, hindered: boolean, party: Party): number =>
  shows(hindered ? HIT_ON.hindered : HIT_ON.usual) * (1 - shows(DEFLECTION[kind][party.armour]));

/** Points to be expected of everything that bears on an enemy, were the ship to lie so; 0 out of reach or sight, or where they are worth no more than so much. */
const weightOn = (field: Field, firer: Party, stand: Stand, foe: Party, least: number): number => {
  const { chart } = field.now;
  let best = 0;
  for (const to of foe.hexes) {
    const range = chart.range(stand.at, to);
    if (range > field.reach) continue;
    const narrow = foe.ship !== null && !foe.ship.target && range > 0 && isNarrow(field, to, foe.ship.facing, stand.at);
    const facings = facingsTo(field, stand.at, to);
    let points = 0;
    for (const { class: kind, bears, count } of firer.groups) {
      if (range !== 0 && bears !== 0 && !looksAt(bears, stand.facing, facings)) continue;
      const dice = diceOf(field.printed, kind, stand.moving, range, narrow);
      points += count * dice * tells(field.printed, kind, stand.hindered, foe);
    }
    // What stands between takes longest to find out.
    if (points <= best || worthOf(foe.mark, points) <= least) continue;
    const overShips = foe.ship === null && 'kind' in foe.unit && foe.unit.kind === 'fort';
    if (!masked(field, stand.at, to, overShips)) best = points;
  }
  return best;
};

/** How surely so many points expected sink what has so many: a rough curve that is exact enough to compare places. */
const falls = (expected: number, points: number): number => {
  const part = Math.min(1, expected / Math.max(1, points));
  return part * part * part;
};

/** The worth of points to be expected of an enemy. */
export const worthOf = (mark: Mark, expected: number): number =>
  mark.perPoint * Math.min(expected, mark.points) + mark.lost * falls(expected, mark.points);

/** The best target from a stand. */
export const fireFrom = (field: Field, firer: Party, stand: Stand): { worth: number; foe: Party | null } => {
  let worth = 0;
  let foe: Party | null = null;
  if (firer.groups.length === 0) return { worth, foe };
  for (const each of field.foes) {
    const here = worthOf(each.mark, weightOn(field, firer, stand, each, worth));
    if (here <= worth) continue;
    worth = here;
    foe = each;
  }
  return { worth, foe };
};

/** The exact worth of one gun's shot: points, and the chance that they are her last. */
export const shotWorth = (mark: Mark, dice: number, chance: number): number =>
  mark.perPoint * Math.min(mark.points, dice * chance) + mark.lost * atLeast(dice, chance, mark.points);

/** Of an enemy's guns, the part that will bear: he must turn his broadside first. */
const BEARS = 0.5;
/** An enemy may come a hex nearer before he fires. */
const COMES_NEARER = 1;

/** What the enemy can do to a ship there before her next move, in hull points of hers. */
export const dangerAt = (field: Field, own: Party, at: HexId, facing: Facing): number => {
  const { printed, now } = field;
  let expected = 0;
  for (const foe of field.foes) {
    if (foe.groups.length === 0) continue;
    let range = 99;
    for (const from of foe.hexes) range = Math.min(range, now.chart.range(from, at));
    const fort = foe.ship === null;
    if (range > field.reach + (fort ? 0 : COMES_NEARER)) continue;
    const narrow = isNarrow(field, at, facing, foe.at);
    for (const { class: kind, bears, count } of foe.groups) {
      const part = bears === 0 ? 1 : BEARS;
      expected +=
        foe.share * part * count * diceOf(printed, kind, !fort, range, narrow) * tells(printed, kind, false, own);
    }
  }
  return worthOf(own.mark, expected);
};

/** How she lies now, under the card that she carries out. */
export const standOf = (field: Field, ship: QuickSheetShip, moving: boolean): Stand => ({
  at: ship.at,
  facing: ship.facing,
  moving,
  hindered: ship.turnedInHex || hinders(field, ship, ship.at),
});
