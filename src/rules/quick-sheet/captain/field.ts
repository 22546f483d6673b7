import type { Facing, HexId, Side } from '../../../core/types.ts';
import type { ArmourClass, GunClass, QuickSheet, QuickSheetShip, QuickSheetWork, Situation, Unit } from '../types.ts';
import { stakesOf, type Stakes } from '../../../bots/stakes.ts';
import type { Temper, Ask } from '../../../system/captain.ts';
import { isBattered, isPresent, isShip, printedBy, type Printed } from './numbers.ts';

export type SheetAsk = Ask<QuickSheet>;

/** What hurting a unit is worth, in hull points. */
export interface Mark {
  readonly points: number;
  readonly perPoint: number;
  /** When she sinks, strikes or falls silent. */
  readonly lost: number;
}

/** Guns of one class that bear alike. */
export interface Group {
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
  readonly printed: Printed;
  readonly stakes: Stakes;
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
const bounty = ({ VICTORY }: Printed, now: Situation, unit: Unit): number => {
  if (now.state.preGame === null) return 0;
  const left = unit.side === now.state.attacker ? 0 : VICTORY.buildingLeft;
  if (isShip(unit)) return unit.target ? HULLS_A_POINT * (VICTORY.building + left) : unit.strength / 2;
  if (unit.kind === 'building') return HULLS_A_POINT * (VICTORY.building + left);
  return unit.kind === 'fort' ? HULLS_A_POINT * VICTORY.fort : 0;
};

export const markOf = (printed: Printed, now: Situation, unit: Unit, prize: number): Mark => {
  const worth = prize + bounty(printed, now, unit);
  const armed = unit.guns.some(gun => !gun.lost) || (isShip(unit) && unit.ram);
  return {
    points: unit.points,
    perPoint: (armed ? 1 : HARMLESS) + (PRIZE_BY_POINT * worth) / Math.max(1, unit.strength),
    lost: LOST + (1 - PRIZE_BY_POINT) * worth,
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
    if (gun.lost || (isShip(unit) && gun.turret !== 0 && unit.turretsOut.includes(gun.turret))) continue;
    const last = found.at(-1);
    if (last?.mount === gun.mount) last.count += 1;
    else found.push({ mount: gun.mount, class: gun.class, bears: sixthsOf(gun.bears), count: 1 });
  }
  return found;
};

/** A commander puts his fire together rather than share it out evenly; nobody can be sure of being the one. */
const FAVOURITE = 1.4;
const MOST = 0.8;

const shareOf = (now: Situation, hexes: readonly HexId[], others: readonly QuickSheetShip[], reach: number): number => {
  let near = 0;
  for (const ship of others) if (hexes.some(hex => now.chart.range(hex, ship.at) <= reach)) near += 1;
  return Math.min(MOST, FAVOURITE / Math.max(1, near));
};

const present = (now: Situation): Unit[] => {
  const units: Unit[] = [];
  for (const id in now.state.ships) {
    const ship = now.state.ships[id] as QuickSheetShip;
    if (ship.status === 'afloat') units.push(ship);
  }
  for (const id in now.state.works) {
    const work = now.state.works[id] as QuickSheetWork;
    if (isPresent(work)) units.push(work);
  }
  return units;
};

/** A side that will have held what it is to hold when time is up can wait; any other wins nothing by waiting. */
const urgencyOf = (printed: Printed, { standing }: Stakes, { rules, now, side }: SheetAsk): number => {
  const objectives = now.scenario.rules[rules.id]?.objectives ?? now.scenario.objectives;
  const waits =
    now.state.preGame !== null
      ? side !== now.state.attacker
      : objectives.some((each, index) => each.side === side && each.kind === 'survive' && standing[index]?.met);
  return waits ? 0 : Math.min(1, Math.max(0, now.state.turn / (now.state.turn + printed.CLOCK.end - now.state.clock)));
};

/** Looks round. */
export const fieldOf = (ask: SheetAsk): Field => {
  const { now, side, rules, temper } = ask;
  const printed = printedBy(rules);
  const stakes = stakesOf(rules, now, side);
  const units = present(now);
  const ships = units.filter(isShip);
  const sight = now.state.misty || now.state.night ? printed.DARKNESS.sight : Infinity;
  const reach = Math.min(printed.GUN_RANGE.long, sight, now.scenario.visibility ?? Infinity);
  const ours = ships.filter(each => each.side === side && !each.struck && !each.target);
  const partyOf = (unit: Unit): Party => {
    const ship = isShip(unit) ? unit : null;
    const hexes = isShip(unit) ? [unit.at] : unit.hexes;
    const own = unit.side === side;
    const prize = (own ? stakes.ward : stakes.prize)[unit.id] ?? 0;
    return {
      unit,
      ship,
      hexes,
      at: hexes[0] ?? 0,
      armour: unit.armour,
      groups: groupsOf(unit),
      mark: markOf(printed, now, unit, prize),
      share: own ? 0 : shareOf(now, hexes, ours, reach + 1),
    };
  };
  return {
    now,
    side,
    printed,
    stakes,
    temper,
    reach,
    foes: units.filter(unit => unit.side !== side && !(isShip(unit) && unit.struck)).map(partyOf),
    friends: ships.filter(ship => ship.side === side && !ship.struck).map(partyOf),
    taken: new Map(ships.map(ship => [ship.at, ship])),
    urgency: urgencyOf(printed, stakes, ask),
  };
};

/** The facings of a hex that look at another, as bits; two on the line between them (Q14). */
export const facingsTo = ({ now }: Pick<Field, 'now'>, at: HexId, to: HexId): number => {
  let bits = 0;
  for (const facing of FACINGS) if (now.chart.inArc(at, facing, to, 30, true)) bits |= 1 << facing;
  return bits;
};
const FACINGS: readonly Facing[] = [0, 1, 2, 3, 4, 5];
const ALL_SIXTHS = 63;

/** Whether guns that look at those sixths from the bow look at one of these facings from a ship that heads so. */
export const looksAt = (bears: number, facing: Facing, facings: number): boolean =>
  (((bears << facing) | (bears >> (6 - facing))) & ALL_SIXTHS & facings) !== 0;

/** Whether a ship is seen end on from a hex (Q15). */
export const isNarrow = ({ now }: Pick<Field, 'now'>, at: HexId, facing: Facing, from: HexId): boolean =>
  now.chart.inArc(at, facing, from, 30, false) || now.chart.inArc(at, ((facing + 3) % 6) as Facing, from, 30, false);

/** Whether land or a ship stands between; forts shoot and are shot at over ships (Q17). */
export const masked = (field: Field, from: HexId, to: HexId, overShips: boolean): boolean => {
  const { chart } = field.now;
  return (
    chart.range(from, to) > 1 &&
    chart.blockedAt(from, to, hex => chart.blocksSight(hex) || (!overShips && field.taken.has(hex))) !== 0
  );
};

export const hinders = (field: Field, ship: QuickSheetShip, at: HexId): boolean =>
  isBattered(field.printed, ship) || ship.shaken > 0 || field.now.chart.depth(at) < ship.draught;
