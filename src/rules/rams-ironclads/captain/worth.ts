import type { Critical, HitEffect, RamsShip, RamsWork, Unit } from '../types.ts';
import { perPointOf, type Mark } from '../../../bots/mark.ts';
import { stackLoss } from '../criticals.ts';
import { BOILER_ABANDON, CRITICALS, HIT_EFFECTS, SCALE, SHORE_GUN_ON, SINKS_IN } from '../tables.ts';
import { isShip } from '../units.ts';
import { atLeast, blowLosses, SUMS, twoDiceShow, type Impact } from './numbers.ts';

/** A mark whose points are half-knots of top speed: a knot is worth one. Below 0 she is sinking; `sunk` is that she begins to. */
export interface RamsMark extends Mark {
  readonly unit: Unit;
  /** That she loses her power. */
  readonly stopped: number;
  /** Of one hit of gunfire. */
  readonly hit: number;
}

/** Beside her knots: a ship without power is at the mercy of every ram. */
const STOPPED = 3;
/** Beside knots and prize: she will fire and ram no more. */
const SUNK = 5;
/** Part of a prize that is earned knot by knot, so that fire is kept on a ship that cannot be sunk at once. */
const PRIZE_BY_POINT = 0.5;
/** Of a prize, the part that a ship is still worth that will sink too late. */
const TOO_LATE = 0.3;
/** A sinking ship still fires: a move sooner is worth so much, and so much of her prize shared among those moves. */
const SOONER = 0.3;
const SOONER_PRIZE = 0.6;
/** A gun less, for each point of its Fire Value. */
const GUN = 0.3;
/** Fires that nobody puts out in time. */
const BURNS_OUT = 0.6;
const WORK_HIT = 0.3;

/** The chance that a ship that begins to sink now is gone in time: five moves and a die. */
const inTime = (movesLeft: number): number => Math.min(6, Math.max(0, movesLeft - SINKS_IN)) / 6;

type Hull = Omit<RamsMark, 'hit'>;

const hullOf = (ship: RamsShip, prize: number, turn: number, last: number): Hull => {
  const { halves } = SCALE;
  if (ship.sinking) {
    const late = Math.max(0, ship.sinking.at - last);
    const moves = Math.max(1, ship.sinking.at - turn + 1);
    const sooner = late > 0 ? SOONER + prize / (late + 1) : SOONER + (SOONER_PRIZE * prize) / moves;
    return { unit: ship, points: -1, perPoint: sooner / halves, stopped: 0, sunk: 0 };
  }
  const soon = TOO_LATE + (1 - TOO_LATE) * inTime(last - turn);
  return {
    unit: ship,
    points: ship.top,
    perPoint: perPointOf(1 / halves, PRIZE_BY_POINT, prize, ship.fullTop),
    stopped: ship.top > 0 ? STOPPED : 0,
    sunk: SUNK + (1 - PRIZE_BY_POINT) * prize * soon,
  };
};

/** The worth of a loss of so many half-knots. */
const worthOfLoss = ({ points, perPoint, stopped, sunk }: Hull, halves: number): number => {
  if (halves === 0) return 0;
  if (points < 0) return perPoint * halves;
  return perPoint * Math.min(halves, points + 1) + (halves >= points ? stopped : 0) + (halves > points ? sunk : 0);
};

/** The worth of losing her altogether. */
export const wholeWorth = (mark: Hull): number =>
  mark.points < 0 ? SUNK + 8 * mark.perPoint : worthOfLoss(mark, mark.points + 1);

const averageGun = (unit: Unit): number => {
  const left = unit.guns.filter(gun => !gun.lost);
  return left.length === 0 ? 0 : (GUN * left.reduce((sum, gun) => sum + gun.fireValue, 0)) / left.length;
};

/** Criticals that cost her neither knots nor life, in hull points. */
const NUISANCE: Readonly<Partial<Record<Critical, number>>> = { helm: 0.4, jam: 1.5, steamPipes: 0.6, steering: 1 };

const criticalWorth = (hull: Hull, ship: RamsShip, effect: Critical, gun: number): number => {
  switch (effect) {
    case 'magazine':
      return wholeWorth(hull);
    case 'list':
      return (SUMS[1] ?? []).reduce((sum, chance, knots) => sum + chance * worthOfLoss(hull, SCALE.halves * knots), 0);
    case 'smokestack':
      return worthOfLoss(hull, stackLoss(ship)) + 2 * gun;
    case 'gunport':
      return gun;
    case 'fire':
      return BURNS_OUT * wholeWorth(hull);
    case 'boiler':
      return hull.stopped + (BOILER_ABANDON / 6) * wholeWorth(hull);
    default:
      return NUISANCE[effect] ?? 0;
  }
};

/** Section 6: the chances of the criticals, and of the other effects of a hit, as the tables print them. */
interface HitChances {
  readonly criticals: readonly { readonly effect: Critical; readonly chance: number }[];
  readonly effects: Readonly<Record<HitEffect, number>>;
}

const hitChances = (): HitChances => {
  const criticals = Object.entries(CRITICALS).map(([score, effect]) => ({
    effect,
    chance: twoDiceShow(Number(score)),
  }));
  const effects = { critical: 0, knot: 0, gun: 0, halfKnot: 0 };
  for (const effect of Object.values(HIT_EFFECTS)) effects[effect] += 1 / 6;
  return { criticals, effects };
};
const HIT_CHANCES = hitChances();

/** Section 6: what one hit on her is worth, over all its dice. */
const hitOnShip = (hull: Hull, ship: RamsShip): number => {
  const gun = averageGun(ship);
  const { criticals, effects } = HIT_CHANCES;
  const [half, knot] = [worthOfLoss(hull, 1), worthOfLoss(hull, SCALE.halves)];
  let critical = 0;
  for (const { effect, chance } of criticals) critical += chance * criticalWorth(hull, ship, effect, gun);
  return (
    effects.critical * critical + effects.knot * knot + effects.gun * (gun > 0 ? gun : half) + effects.halfKnot * half
  );
};

const hitOnWork = (work: RamsWork, prize: number, left: number | null): number => {
  if (left !== null) return WORK_HIT + prize / Math.max(1, left);
  const guns = work.guns.filter(gun => !gun.lost).length;
  return atLeast(SHORE_GUN_ON) * (averageGun(work) + prize / Math.max(1, guns));
};

/** What a unit is worth to whoever hurts her, with what the objectives put on her head. */
export const markOf = (unit: Unit, prize: number, turn: number, last: number, left: number | null): RamsMark => {
  if (!isShip(unit)) return { unit, points: 0, perPoint: 0, stopped: 0, sunk: 0, hit: hitOnWork(unit, prize, left) };
  const hull = hullOf(unit, prize, turn, last);
  // S11: so many hits, and she is gone.
  return { ...hull, hit: left === null ? hitOnShip(hull, unit) : wholeWorth(hull) / Math.max(1, left) };
};

const expected = (mark: RamsMark, halves: number, chances: readonly number[]): number =>
  chances.reduce((sum, chance, knots) => (chance === 0 ? sum : sum + chance * worthOfLoss(mark, halves * knots)), 0);

/** The worth of a blow to both, by exact odds. */
export const blowWorth = (
  impact: Impact,
  on: RamsMark,
  by: RamsMark,
): { readonly target: number; readonly rammer: number } => {
  const losses = blowLosses(impact);
  const { halves } = SCALE;
  return { target: expected(on, halves, losses.target), rammer: expected(by, halves, losses.rammer) };
};
