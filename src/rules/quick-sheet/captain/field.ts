import { ALL_FACINGS, type Facing, type HexId, type Side } from '../../../core/types.ts';
import type { ArmourClass, GunClass, QuickSheet, QuickSheetShip, Situation, Unit } from '../types.ts';
import { mayWait, shareOf, urgencyOf } from '../../../bots/field.ts';
import { perPointOf, type Mark } from '../../../bots/mark.ts';
import { stakesOf, type Stakes } from '../../../bots/stakes.ts';
import { NO_STATIONS, type Temper, type Ask, type Stations } from '../../../system/captain.ts';
import { lineStoppedAt, nothing } from '../../shared/sight.ts';
import { isServed } from '../gunnery.ts';
import { reachOfGuns } from '../sight.ts';
import { CLOCK, VICTORY } from '../tables.ts';
import { afloat, fights, hexesOf, isShip, standing } from '../units.ts';

export type SheetAsk = Ask<QuickSheet>;

/** Guns of one class that bear alike. */
interface Group {
  readonly class: GunClass;
  /** Sixths of the circle that they look at, counted from the bow, as bits; 0 = all round. */
  readonly bears: number;
  readonly count: number;
}

/** An enemy, or one of the own ships as the enemy sees her. */
export interface Party {
  readonly unit: Unit;
  readonly ship: QuickSheetShip | null;
  readonly hexes: readonly HexId[];
  readonly at: HexId;
  readonly armour: ArmourClass;
  readonly mark: Mark;
  readonly groups: readonly Group[];
  /** Of his fire, the part that each ship within reach must expect. */
  readonly share: number;
}

/** The battle as one side's captains see it. */
export interface Field {
  readonly now: Situation;
  readonly side: Side;
  readonly stakes: Stakes;
  readonly stations: Stations;
  readonly temper: Temper;
  readonly foes: readonly Party[];
  readonly friends: readonly Party[];
  /** Ships in each hex. */
  readonly taken: ReadonlyMap<HexId, QuickSheetShip>;
  /** Farthest that anyone can fire. */
  readonly reach: number;
  /** How much of the time is gone for a side that must still do something to win, 0 to 1. */
  readonly urgency: number;
}

/** A lost ship fires no more. */
const LOST = 4;
/** Hull points in a victory point: a fifth of a ship's strength counts one. */
const HULLS_A_POINT = 5;
/** Part of a prize that is earned point by point, so that fire is kept on what cannot be sunk at once. */
const PRIZE_BY_POINT = 0.6;
/** Nobody is in a hurry to sink what cannot shoot. */
const HARMLESS = 0.5;

/** What the points of a generated battle put on a unit's head, in hull points (Q54). */
const bounty = (now: Situation, unit: Unit): number => {
  if (now.state.preGame === null) return 0;
  const left = unit.side === now.state.attacker ? 0 : VICTORY.buildingLeft;
  if (isShip(unit)) return unit.target ? HULLS_A_POINT * (VICTORY.building + left) : unit.strength / 2;
  if (unit.kind === 'building') return HULLS_A_POINT * (VICTORY.building + left);
  return unit.kind === 'fort' ? HULLS_A_POINT * VICTORY.fort : 0;
};

const markOf = (now: Situation, unit: Unit, prize: number): Mark => {
  const worth = prize + bounty(now, unit);
  const armed = unit.guns.some(gun => !gun.lost) || (isShip(unit) && unit.ram);
  return {
    points: unit.points,
    perPoint: perPointOf(armed ? 1 : HARMLESS, PRIZE_BY_POINT, worth, unit.strength),
    sunk: LOST + (1 - PRIZE_BY_POINT) * worth,
  };
};

/** Sixths from the bow, counter-clockwise, that each quarter looks at (Q14). */
const QUARTERS: Readonly<Record<string, number>> = { bow: 1, port: 2 | 4, stern: 8, starboard: 16 | 32 };

export const sixthsOf = (quarters: readonly string[]): number =>
  quarters.reduce((bits, quarter) => bits | (QUARTERS[quarter] ?? 0), 0);

/** Guns that can be served, mount by mount: those of one mount are alike. */
const groupsOf = (unit: Unit): Group[] => {
  const found: { mount: number; class: GunClass; bears: number; count: number }[] = [];
  for (const gun of unit.guns) {
    if (!isServed(unit, gun)) continue;
    const last = found.at(-1);
    if (last?.mount === gun.mount) last.count += 1;
    else found.push({ mount: gun.mount, class: gun.class, bears: sixthsOf(gun.bears), count: 1 });
  }
  return found;
};

/** Of the time that the clock leaves, the part that has gone. */
const timeGone = ({ state: { turn, clock } }: Situation): number => turn / (turn + CLOCK.end - clock);

/** A generated battle is the attacker's to win; in any other a side may have only to hold out. */
const waits = ({ rules, now, side }: SheetAsk, stakes: Stakes): boolean =>
  now.state.preGame === null ? mayWait(rules, now, side, stakes) : side !== now.state.attacker;

/** Looks round. */
export const fieldOf = (ask: SheetAsk): Field => {
  const { now, side, rules, temper, stations = NO_STATIONS } = ask;
  const stakes = stakesOf(rules, now, side);
  const ships = afloat(now);
  const units: Unit[] = [...ships, ...standing(now)];
  const reach = reachOfGuns(now);
  const ours = ships.filter(each => each.side === side && fights(each) && !each.target);
  const partyOf = (unit: Unit): Party => {
    const ship = isShip(unit) ? unit : null;
    const hexes = hexesOf(unit);
    const own = unit.side === side;
    const prize = (own ? stakes.ward : stakes.prize)[unit.id] ?? 0;
    return {
      unit,
      ship,
      hexes,
      at: hexes[0] ?? 0,
      armour: unit.armour,
      groups: groupsOf(unit),
      mark: markOf(now, unit, prize),
      share: own ? 0 : shareOf(now.chart, ours, hexes, reach + 1),
    };
  };
  return {
    now,
    side,
    stakes,
    stations,
    temper,
    reach,
    foes: units.filter(unit => unit.side !== side && !(isShip(unit) && unit.struck)).map(partyOf),
    friends: ships.filter(ship => ship.side === side && fights(ship)).map(partyOf),
    taken: new Map(ships.map(ship => [ship.at, ship])),
    urgency: urgencyOf(waits(ask, stakes), timeGone(now)),
  };
};

const ALL_SIXTHS = 63;

/** The facings of a hex that look at another, as bits; two on the line between them (Q14). */
export const facingsTo = ({ now: { chart } }: Pick<Field, 'now'>, at: HexId, to: HexId): number => {
  let bits = 0;
  for (const facing of ALL_FACINGS) if (chart.inArc(at, facing, to, 30, true)) bits |= 1 << facing;
  return bits;
};

/**
 * Whether guns that look at those sixths from the bow look at one of these facings from a ship that heads so. The rules' own arcs
 * would be asked again for every gun and heading of a place; tests/systems/quick-sheet/captain.proof.test.ts holds it to them.
 */
export const looksAt = (bears: number, facing: Facing, facings: number): boolean =>
  (((bears << facing) | (bears >> (6 - facing))) & ALL_SIXTHS & facings) !== 0;

/** Whether the ground or a ship stands between; forts shoot and are shot at over ships (Q17). */
export const masked = ({ now: { scenario }, taken }: Field, from: HexId, to: HexId, overShips: boolean): boolean =>
  scenario.chart.range(from, to) > 1 &&
  lineStoppedAt(scenario, from, to, overShips ? nothing : hex => taken.has(hex)) !== 0;
