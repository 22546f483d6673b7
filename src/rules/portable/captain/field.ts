import { NO_STATIONS, type Ask, type Stations } from '../../../system/captain.ts';
import { enemyOf, type HexId, type Side } from '../../../core/types.ts';
import { fromWards, mayWait, shareOf, urgencyOf } from '../../../bots/field.ts';
import { stakesOf, type Stakes } from '../../../bots/stakes.ts';
import { lineStoppedAt, nothing } from '../../shared/sight.ts';
import { canFire, gunsOf } from '../gunnery.ts';
import { movementOwed } from '../movement.ts';
import { ramDice } from '../ramming.ts';
import { allowance } from '../steps.ts';
import type { Portable, PortableShip, Situation, Unit } from '../types.ts';
import { afloat, hexesOf, isShip, standing, underSteam } from '../units.ts';
import { turnLimit } from '../victory.ts';
import { markOf, type PortableMark } from './worth.ts';

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
  readonly mark: PortableMark;
}

/** The battle as one side's captains see it, worked out once for a step of the turn. */
export interface Field {
  readonly now: Situation;
  readonly side: Side;
  readonly stakes: Stakes;
  readonly stations: Stations;
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

/** Hexes that a ship can still steam this turn before the guns speak again. */
const reachOf = (now: Situation, ship: PortableShip): number =>
  !ship.aground && underSteam(now, ship) && movementOwed(now, ship.side) ? allowance(ship) : 0;

const foeOf = (now: Situation, stakes: Stakes, unit: Unit, friends: readonly PortableShip[]): Foe => {
  const ship = isShip(unit) ? unit : null;
  const guns = gunsOf(unit);
  const armed = canFire(unit);
  const reach = ship ? reachOf(now, ship) : 0;
  const hexes = hexesOf(unit);
  const at = hexes[0] ?? 0;
  return {
    id: unit.id,
    ship,
    hexes,
    at,
    reach,
    range: armed ? guns.range : 0,
    dice: armed ? guns.dice : 0,
    ram: ship && reach > 0 && !ship.breakingOff ? ramDice(ship) : 0,
    share: shareOf(now.chart, friends, hexes, guns.range + reach + 1),
    fromWards: fromWards(now.chart, now.state.ships, stakes, at),
    mark: markOf(unit, stakes.prize[unit.id] ?? 0),
  };
};

/** Looks round. */
export const fieldOf = ({ now, side, rules, stations = NO_STATIONS }: PortableAsk): Field => {
  const stakes = stakesOf(rules, now, side);
  const enemies = afloat(now, enemyOf(side));
  const friends = afloat(now, side);
  const last = turnLimit(now);
  return {
    now,
    side,
    stakes,
    stations,
    friends,
    foes: [...enemies, ...standing(now, enemyOf(side))].map(unit => foeOf(now, stakes, unit, friends)),
    taken: new Map([...enemies, ...friends].map(ship => [ship.at, ship.id])),
    turnsLeft: last - now.state.turn,
    urgency: urgencyOf(mayWait(rules, now, side, stakes), now.state.turn / Math.max(1, last)),
    sight: now.scenario.visibility ?? Infinity,
  };
};

/** Whether the ground or a ship stands between, the plans of this step counted; works shoot and are shot at over ships. */
export const masked = ({ now: { scenario }, taken }: Field, from: HexId, foe: Foe, to: HexId): boolean =>
  scenario.chart.range(from, to) > 1 &&
  lineStoppedAt(scenario, from, to, foe.ship === null ? nothing : hex => taken.has(hex), foe.hexes) !== 0;
