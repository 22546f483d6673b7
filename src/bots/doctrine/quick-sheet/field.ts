import type { Facing, HexId, Side } from '../../../core/types.ts';
import type {
  ArmourClass,
  GunClass,
  QuickSheet,
  QuickSheetShip,
  QuickSheetWork,
  Situation,
  Unit,
} from '../../../rules/quick-sheet/types.ts';
import { stakesOf, type Stakes } from '../../stakes.ts';
import type { Temper } from '../../temper.ts';
import type { Ask } from '../doctrine.ts';
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
  readonly bears: readonly string[];
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

/** Guns that can be served, mount by mount: those of one mount are alike. */
const groupsOf = (unit: Unit): Group[] => {
  const found: { mount: number; class: GunClass; bears: readonly string[]; count: number }[] = [];
  for (const gun of unit.guns) {
    if (gun.lost || (isShip(unit) && gun.turret !== 0 && unit.turretsOut.includes(gun.turret))) continue;
    const last = found.at(-1);
    if (last?.mount === gun.mount) last.count += 1;
    else found.push({ mount: gun.mount, class: gun.class, bears: gun.bears, count: 1 });
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
const urgencyOf = (printed: Printed, { rules, now, side }: SheetAsk): number => {
  const objectives = now.scenario.rules[rules.id]?.objectives ?? now.scenario.objectives;
  const standing = objectives.length > 0 ? rules.desk.objectives(now) : [];
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
  const partyOf = (unit: Unit): Party => {
    const ship = isShip(unit) ? unit : null;
    const hexes = isShip(unit) ? [unit.at] : unit.hexes;
    const own = unit.side === side;
    const prize = (own ? stakes.ward : stakes.prize)[unit.id] ?? 0;
    const against = ships.filter(each => each.side !== unit.side && !each.struck && !each.target);
    return {
      ...{ unit, ship, hexes, at: hexes[0] ?? 0, armour: unit.armour, groups: groupsOf(unit) },
      mark: markOf(printed, now, unit, prize),
      share: own ? 0 : shareOf(now, hexes, against, reach + 1),
    };
  };
  return {
    ...{ now, side, printed, stakes, temper, reach },
    foes: units.filter(unit => unit.side !== side && !(isShip(unit) && unit.struck)).map(partyOf),
    friends: ships.filter(ship => ship.side === side && !ship.struck).map(partyOf),
    taken: new Map(ships.map(ship => [ship.at, ship])),
    urgency: urgencyOf(printed, ask),
  };
};

/** Whether a quarter of a ship looks at a hex (Q14). */
export const looksAt = (
  { now }: Pick<Field, 'now'>,
  at: HexId,
  facing: Facing,
  quarter: string,
  to: HexId,
): boolean => {
  const within = (sixths: number): boolean => now.chart.inArc(at, ((facing + sixths + 6) % 6) as Facing, to, 30, true);
  switch (quarter) {
    case 'bow':
      return within(0);
    case 'stern':
      return within(3);
    case 'port':
      return within(1) || within(2);
    default:
      return within(-1) || within(-2);
  }
};

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
