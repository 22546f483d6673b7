import { perPointOf, type Mark } from '../../../bots/mark.ts';
import { hitOn, ramOdds, sparOdds, sunkBy } from '../odds.ts';
import { sparsAt } from '../spars.ts';
import { rammerLine } from '../ramCharts.ts';
import type { RammerLine, RiverShip, RiverState, Unit } from '../types.ts';
import { isShip } from '../units.ts';

/** What a unit is worth to whoever hurts her; her points are SPV, FPV or BPV. */
export interface RiverMark extends Mark {
  readonly unit: Unit;
  /** That a hit rolls on the damage tables. */
  readonly roll: number;
}

/** SPV that make a hull point. */
const SPV = 5;
/** Beside her hull: she will fire and ram no more. */
const SUNK = 5;
/** Stakes reckon in ships of some fourteen hull points; those of this set have three times as many and more. */
export const PRIZES = 3;
/** Of a prize, the part that is earned point by point, so that fire is kept on a unit that cannot be sunk at once. */
const PRIZE_BY_POINT = 0.5;
/** A hit on the damage tables silences a gun, slows her, kills men, jams her rudder or nothing. */
const ROLL = 1.2;
/** A building fires at nobody. */
const BUILDING = 0.2;

/** What a unit is worth, with what the objectives put on her head. */
export const markOf = (unit: Unit, prize: number): RiverMark => {
  const [whole, points] = isShip(unit) ? [unit.fullSpv, unit.spv] : [unit.fullFpv, unit.fpv];
  const base = isShip(unit) || unit.kind === 'fort' ? 1 / SPV : BUILDING / SPV;
  return {
    unit,
    points,
    perPoint: perPointOf(base, PRIZE_BY_POINT, prize, whole),
    sunk: SUNK + (1 - PRIZE_BY_POINT) * prize,
    roll: isShip(unit) ? ROLL : 0,
  };
};

/** The worth of losing her altogether. */
export const wholeWorth = (mark: RiverMark): number => mark.perPoint * mark.points + mark.sunk;

/** The same unit when so many points are gone already. */
const after = (unit: Unit, gone: number): Unit => {
  if (gone === 0) return unit;
  return isShip(unit) ? { ...unit, spv: Math.max(1, unit.spv - gone) } : { ...unit, fpv: Math.max(1, unit.fpv - gone) };
};

/** Gunfire, C46: the worth of a hit of so many points, by the odds of the rules, when others have taken `gone` before it. */
export const hitWorth = (mark: RiverMark, points: number, gone = 0): number => {
  const blow = hitOn(after(mark.unit, gone), points);
  return mark.perPoint * blow.points + mark.sunk * blow.ends + mark.roll * blow.rolls;
};

/** What a line of the chart costs the rammer, in hull points. */
const PAID: Readonly<Record<Exclude<RammerLine['does'], 'ramLost'>, number>> = {
  nothing: 0,
  stack: 1.5,
  steam: 2.5,
  locked: 1,
};
/** Her ram, which takes half of every blow with it. */
const RAM = 2;

const paidFor = (line: RammerLine, ship: RiverShip, mark: RiverMark): number => {
  if (line.does !== 'ramLost') return PAID[line.does];
  if (ship.ram) return RAM;
  return line.spv >= ship.spv ? wholeWorth(mark) : mark.perPoint * line.spv;
};

/** Ramming Chart, Spar Torpedoes, C61, C62, C78: the worth of a blow at that speed to who is struck, and what it costs who gives it. */
export const blowWorth = (
  by: RiverMark,
  on: RiverMark,
  halves: number,
  marked: boolean,
): { readonly target: number; readonly rammer: number } => {
  const [ship, prey] = [by.unit, on.unit];
  if (!isShip(ship) || !isShip(prey)) return { target: 0, rammer: 0 };
  if (sparsAt(ship, prey)) {
    const { outcomes, own } = sparOdds(ship, prey);
    const worth = outcomes.reduce(
      (sum, { lost, sunk, of }) => sum + of * (on.perPoint * lost + (sunk ? on.sunk : 0)),
      0,
    );
    return { target: worth, rammer: own * wholeWorth(by) };
  }
  const { ways, points, of } = ramOdds(ship, halves, marked);
  let target = 0;
  ways.forEach((count, sum) => {
    if (count === 0) return;
    const lost = points[sum] ?? 0;
    const rolls = prey.spv - lost < prey.value ? on.roll : 0;
    target += (count / of) * (on.perPoint * Math.min(prey.spv, lost) + on.sunk * sunkBy(prey, lost) + rolls);
  });
  let rammer = 0;
  for (let die = 1; die <= DIE; die++) rammer += paidFor(rammerLine(halves, die), ship, by) / DIE;
  return { target, rammer };
};
const DIE = 6;

/** C103: hull points of a fleet, for whoever weighs how it stands. */
export const hullPoints = (spv: number): number => spv / SPV;

/** How badly a unit is hurt that can still be sunk or silenced; null when she is out of the battle. */
export const woundIn =
  (state: RiverState) =>
  (id: string): number | null => {
    const ship = state.ships[id];
    if (ship) return ship.status === 'afloat' && !ship.abandoned ? 1 - ship.spv / Math.max(1, ship.fullSpv) : null;
    const work = state.works[id];
    return work && !work.silent ? 1 - work.fpv / Math.max(1, work.fullFpv) : null;
  };
