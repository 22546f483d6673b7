import type { Facing, HexId } from '../../../core/types.ts';
import type { Mark } from '../../../bots/mark.ts';
import { chanceIn, dieAtLeast } from '../../shared/chances.ts';
import { isNarrowAt } from '../arcs.ts';
import { gunDice, isHindered, weightOfFire, type Shot } from '../gunnery.ts';
import { weightsAhead } from '../opportunity.ts';
import { DEFLECTION, GUN_RANGE, HIT_ON } from '../tables.ts';
import type { ArmourClass, GunClass, QuickSheetShip, Situation } from '../types.ts';
import { unitOf } from '../units.ts';
import { facingsTo, looksAt, masked, type Field, type Party } from './field.ts';
import { atLeast } from './numbers.ts';

/** How a ship lies to fire, in fact or in the captain's mind. */
export interface Stand {
  readonly at: HexId;
  readonly facing: Facing;
  /** Under a card with speed on it (Q4). */
  readonly moving: boolean;
  readonly hindered: boolean;
}

const CLASSES: readonly GunClass[] = ['light', 'medium', 'heavy'];
const ARMOURS: readonly ArmourClass[] = ['iron', 'tin', 'wood'];
const EITHER = [false, true] as const;

const keyed = <Key extends string, Value>(
  keys: readonly Key[],
  of: (key: Key) => Value,
): Readonly<Record<Key, Value>> => Object.fromEntries(keys.map(key => [key, of(key)])) as Record<Key, Value>;

/** Section 25: the rules' dice of a gun, by move order, short range and narrow target, worked out once. */
const DICE = keyed(CLASSES, kind =>
  EITHER.flatMap(moving =>
    EITHER.flatMap(short =>
      EITHER.map(narrow => gunDice(kind, moving, short ? GUN_RANGE.short : GUN_RANGE.long, narrow)),
    ),
  ),
);

export const diceOf = (kind: GunClass, moving: boolean, range: number, narrow: boolean): number =>
  DICE[kind][(moving ? 4 : 0) + (range <= GUN_RANGE.short ? 2 : 0) + (narrow ? 1 : 0)] ?? 0;

/** The chance that a die costs a point that hits and is turned aside from such scores. */
const telling = (hitOn: number, deflectOn: number): number =>
  chanceIn(dieAtLeast(hitOn)) * (1 - chanceIn(dieAtLeast(deflectOn)));

/** The same of a gun at armour, by whether its firer is hindered. */
const TELLS = keyed(CLASSES, kind =>
  keyed(ARMOURS, armour => [HIT_ON.usual, HIT_ON.hindered].map(hitOn => telling(hitOn, DEFLECTION[kind][armour]))),
);

export const tells = (kind: GunClass, hindered: boolean, { armour }: Pick<Party, 'armour'>): number =>
  TELLS[kind][armour][hindered ? 1 : 0] ?? 0;

/**
 * Points to be expected of everything that bears on an enemy, were the ship to lie so; 0 out of reach or sight, or where they are worth
 * no more than so much. The rules' own shots, gun by gun for every place that she may come to, would take most of a captain's time;
 * tests/systems/quick-sheet/captain.proof.test.ts holds it to them.
 */
export const weightOn = (field: Field, firer: Party, stand: Stand, foe: Party, least: number): number => {
  const { chart } = field.now;
  let best = 0;
  for (const to of foe.hexes) {
    const range = chart.range(stand.at, to);
    if (range > field.reach) continue;
    const narrow = foe.ship !== null && range > 0 && isNarrowAt(field.now, to, foe.ship.facing, stand.at);
    const facings = facingsTo(field, stand.at, to);
    let points = 0;
    for (const { class: kind, bears, count } of firer.groups) {
      if (range !== 0 && bears !== 0 && !looksAt(bears, stand.facing, facings)) continue;
      const dice = diceOf(kind, stand.moving, range, narrow);
      points += count * dice * tells(kind, stand.hindered, foe);
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
  mark.perPoint * Math.min(expected, mark.points) + mark.sunk * falls(expected, mark.points);

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
export const shotWorth = (mark: Mark, { dice, hitOn, deflectOn }: Shot): number => {
  const chance = telling(hitOn, deflectOn);
  return mark.perPoint * Math.min(mark.points, dice * chance) + mark.sunk * atLeast(dice, chance, mark.points);
};

/** Of an enemy's guns, the part that will bear: he must turn his broadside first. */
const BEARS = 0.5;
/** An enemy may come a hex nearer before he fires. */
const COMES_NEARER = 1;

/** What the enemy can do to a ship there before her next move, in hull points of hers. */
export const dangerAt = (field: Field, own: Party, at: HexId, facing: Facing): number => {
  const { now } = field;
  let expected = 0;
  for (const foe of field.foes) {
    if (foe.groups.length === 0) continue;
    let range = 99;
    for (const from of foe.hexes) range = Math.min(range, now.chart.range(from, at));
    const fort = foe.ship === null;
    if (range > field.reach + (fort ? 0 : COMES_NEARER)) continue;
    const narrow = isNarrowAt(now, at, facing, foe.at);
    for (const { class: kind, bears, count } of foe.groups) {
      const part = bears === 0 ? 1 : BEARS;
      expected += foe.share * part * count * diceOf(kind, !fort, range, narrow) * tells(kind, false, own);
    }
  }
  return worthOf(own.mark, expected);
};

/** How she lies now, under the card that she carries out. */
export const standOf = (field: Field, ship: QuickSheetShip, moving: boolean): Stand => ({
  at: ship.at,
  facing: ship.facing,
  moving,
  hindered: isHindered(field.now, ship),
});

/** Whether every step open to her brings as many dice to bear on her as there are now, and one of them more. */
export const isWorthWaiting = (now: Situation, firer: string, target: string): boolean => {
  const [unit, mark] = [unitOf(now, firer), unitOf(now, target)];
  const present = weightOfFire(now, unit, mark);
  const ahead = weightsAhead(now, unit, mark);
  return ahead.every(weight => weight >= present) && ahead.some(weight => weight > present);
};
