import type { KnownRules, Ask } from '../../../system/captain.ts';
import type { Facing, HexId, Side } from '../../../core/types.ts';
import { stakesOf, type Stakes } from '../../../bots/stakes.ts';
import type { Portable, PortableShip, PortableWork, Situation } from '../types.ts';
import { gunsOf, isShip, mayFire, numbersOf, type Numbers, type Unit } from './numbers.ts';
import { markOf, type Mark } from './worth.ts';

export type PortableAsk = Ask<Portable>;

/** An enemy as seen from the bridge. */
export interface Foe {
  readonly id: string;
  readonly ship: PortableShip | null;
  readonly hexes: readonly HexId[];
  readonly at: HexId;
  /** Guns: reach and dice; 0 when she has none. */
  readonly range: number;
  readonly dice: number;
  /** Hexes that she may still steam before the next fire step. */
  readonly reach: number;
  /** Dice of a ram that she may still steer; 0 = none. */
  readonly ram: number;
  /** Of her fire, the part that each ship within her reach must expect. */
  readonly share: number;
  /** Hexes from the nearest ship in the captain's care; 0 where there is none. */
  readonly fromWards: number;
  readonly mark: Mark;
}

/** The battle as one side's captains see it, worked out once for a step of the turn. */
export interface Field {
  readonly now: Situation;
  readonly side: Side;
  readonly numbers: Numbers;
  readonly stakes: Stakes;
  readonly foes: readonly Foe[];
  readonly friends: readonly PortableShip[];
  /** Who lies where, plans of this step counted. */
  readonly taken: Map<HexId, string>;
  readonly turnsLeft: number;
  /** How much of the time is gone for a side that must still do something to win, 0 to 1. */
  readonly urgency: number;
  /** Farthest that anyone sees. */
  readonly sight: number;
}

const NO_PRIZE = 0;

/** A ship that can still move this turn before the guns speak again. */
const reachOf = (now: Situation, numbers: Numbers, ship: PortableShip): number => {
  if (ship.aground || ship.steamFrom === 0 || now.state.turn < ship.steamFrom) return 0;
  return now.state.moveDone.includes(ship.side) ? 0 : numbers.printed.SHIP_TABLE[ship.type].move;
};

/** A commander puts his fire together rather than share it out evenly. */
const FAVOURITE = 1.4;
/** Nobody can be sure of being the one. */
const MOST = 0.8;

/** One of so many ships in reach: the more there are, the less each has to fear. */
const shareOf = (now: Situation, friends: readonly PortableShip[], hexes: readonly HexId[], reach: number): number => {
  let inReach = 0;
  for (const ship of friends) if (hexes.some(hex => now.chart.range(hex, ship.at) <= reach)) inReach += 1;
  return Math.min(MOST, FAVOURITE / Math.max(1, inReach));
};

const fromWards = (now: Situation, { ward }: Stakes, hex: HexId): number => {
  let least = Infinity;
  for (const id in ward) {
    const ship = now.state.ships[id];
    if (ship?.status === 'afloat') least = Math.min(least, now.chart.range(ship.at, hex));
  }
  return least === Infinity ? 0 : least;
};

const foeOf = (now: Situation, numbers: Numbers, stakes: Stakes, unit: Unit, friends: readonly PortableShip[]): Foe => {
  const ship = isShip(unit) ? unit : null;
  const guns = gunsOf(numbers, unit);
  const armed = mayFire(unit);
  const reach = ship ? reachOf(now, numbers, ship) : 0;
  const { withRam, without } = numbers.printed.RAM_DICE;
  const hexes = ship ? [ship.at] : (unit as PortableWork).hexes;
  return {
    id: unit.id,
    ship,
    hexes,
    at: hexes[0] ?? 0,
    reach,
    range: armed ? guns.range : 0,
    dice: armed ? guns.dice : 0,
    ram: ship && reach > 0 && !ship.breakingOff ? (ship.ram ? withRam : without) : 0,
    share: shareOf(now, friends, hexes, guns.range + reach + 1),
    fromWards: fromWards(now, stakes, hexes[0] ?? 0),
    mark: markOf(unit, stakes.prize[unit.id] ?? NO_PRIZE),
  };
};

export const afloat = (now: Situation, side: Side, own: boolean): PortableShip[] =>
  Object.values(now.state.ships).filter(ship => ship.status === 'afloat' && (ship.side === side) === own);

/** Looks round. */
export const fieldOf = ({ now, side, rules }: PortableAsk): Field => {
  const numbers = numbersOf(rules);
  const stakes = stakesOf(rules, now, side);
  const enemies = afloat(now, side, false);
  const friends = afloat(now, side, true);
  const works = Object.values(now.state.works).filter(work => work.side !== side && work.points > 0);
  return {
    now,
    side,
    numbers,
    stakes,
    friends,
    foes: [...enemies, ...works].map(unit => foeOf(now, numbers, stakes, unit, friends)),
    taken: new Map([...enemies, ...friends].map(ship => [ship.at, ship.id])),
    turnsLeft: turnsLeft(rules, now),
    urgency: urgencyOf(rules, now, side),
    sight: now.scenario.visibility ?? Infinity,
  };
};

/** A side that will have held what it is to hold when time is up can wait; any other wins nothing by waiting. */
const urgencyOf = (rules: KnownRules<Portable>, now: Situation, side: Side): number => {
  const waits = rules.desk
    .objectives(now)
    .some((objective, index) => objective.side === side && objective.met && kindOf(now, index) === 'survive');
  return waits ? 0 : Math.min(1, now.state.turn / Math.max(1, rules.desk.limit.last(now)));
};

const kindOf = ({ scenario }: Situation, index: number): string | undefined =>
  (scenario.rules.portable?.objectives ?? scenario.objectives)[index]?.kind;

const turnsLeft = (rules: KnownRules<Portable>, now: Situation): number => rules.desk.limit.last(now) - now.state.turn;

/** Firing Guns d, P3, P4: whether only half the guns bear. */
export const endOn = ({ now }: Field, ship: PortableShip, at: HexId, facing: Facing, to: HexId): boolean => {
  if (ship.type === 'turretedMonitor') return false;
  const half = now.options.narrowArcs ? 30 : 60;
  return (
    now.chart.inArc(at, facing, to, half, false) || now.chart.inArc(at, ((facing + 3) % 6) as Facing, to, half, false)
  );
};

/** Whether land or a ship stands between; forts shoot and are shot at over ships. */
export const masked = (field: Field, from: HexId, foe: Foe, to: HexId): boolean => {
  const { chart } = field.now;
  const overShips = foe.ship === null;
  return (
    chart.range(from, to) > 1 &&
    chart.blockedAt(
      from,
      to,
      hex => !foe.hexes.includes(hex) && (chart.blocksSight(hex) || (!overShips && field.taken.has(hex))),
    ) !== 0
  );
};
