import { turned, type Facing, type HexId } from '../../core/types.ts';
import { CARD_TABLE, CRIPPLED_SPEED, MOVEMENT } from './tables.ts';
import type { Activation, Beam, Helm, OrderCard, QuickSheetShip, Situation } from './types.ts';
import { isBattered, parallel, shipsIn, underSteam } from './units.ts';

export const HELMS: readonly Helm[] = ['ahead', 'port', 'starboard'];
export const BEAMS: readonly Beam[] = ['port', 'starboard'];

/** The heading after a turn on entry (Q6). */
export const steered = (facing: Facing, helm: Helm): Facing =>
  helm === 'ahead' ? facing : turned(facing, helm === 'port' ? 1 : -1);

/** Sections 26 and 28, S9: what holds a ship to so many hexes, or keeps her from moving; null when nothing does. */
const speedLimit = (now: Situation, ship: QuickSheetShip): number | null => {
  if (!underSteam(now, ship) || ship.engineLost || ship.pilotHouseHit || ship.aground) return 0;
  return ship.funnelLost || ship.rudderHit || isBattered(ship) ? CRIPPLED_SPEED : null;
};

/** The fewest and the most hexes that an order makes of a ship (Q5). */
export interface Hexes {
  readonly least: number;
  readonly most: number;
}

const NONE: Hexes = { least: 0, most: 0 };

/** Section 21, Q5: hexes that a card makes a ship enter, damage counted. */
export const hexesUnder = (now: Situation, ship: QuickSheetShip, card: OrderCard): Hexes => {
  const { speed } = CARD_TABLE[card];
  if (speed === null) return NONE;
  const { least, most } = MOVEMENT[ship.fast ? 'fast' : 'normal'][speed];
  const limit = speedLimit(now, ship) ?? most;
  return { least: now.options.lenientOrders ? 0 : Math.min(least, limit), most: Math.min(most, limit) };
};

/** The same of the card that lies on her deck. */
export const allowance = (now: Situation, ship: QuickSheetShip): Hexes =>
  ship.card && ship.card !== 'hidden' && !ship.held ? hexesUnder(now, ship, ship.card) : NONE;

/** Hexes that the active ship may still enter. */
export const hexesLeft = (now: Situation, ship: QuickSheetShip, active: Activation): number =>
  active.halted || !active.ship ? 0 : Math.max(0, allowance(now, ship).most - active.moved);

/** Hexes that her order still asks of her, whether she can enter them or not (Q5). */
export const hexesDue = (now: Situation, ship: QuickSheetShip, active: Activation): number =>
  active.halted || !active.ship ? 0 : Math.max(0, allowance(now, ship).least - active.moved);

/** Nobody turns in her hex beside another ship (Q34). */
const isAlone = (now: Situation, ship: QuickSheetShip): boolean => shipsIn(now, ship.at, ship.id).length === 0;

/** Q3, Q27, S9: whether a card and her state let a ship turn in her hex. */
export const mayTurnUnder = (now: Situation, ship: QuickSheetShip, card: OrderCard): boolean =>
  CARD_TABLE[card].turn && underSteam(now, ship) && !ship.pilotHouseHit && !ship.aground;

/** The same of the card that lies on her deck. */
export const mayTurnInHex = (now: Situation, ship: QuickSheetShip, active: Activation): boolean =>
  ship.card !== null &&
  ship.card !== 'hidden' &&
  !ship.held &&
  !active.halted &&
  mayTurnUnder(now, ship, ship.card) &&
  isAlone(now, ship);

/** Q28: without her rudder one hex of movement is a turn of 60 degrees where she lies. */
export const mayTurnRudderless = (now: Situation, ship: QuickSheetShip, active: Activation): boolean =>
  ship.rudderHit && hexesLeft(now, ship, active) > 0 && isAlone(now, ship);

export type Entry = 'open' | 'beside' | 'full' | 'askew' | 'land' | 'rim';

/** Q34, Q41: whether a ship with that heading finds room in a hex: alone, beside one that lies parallel, or not at all. */
export const entryTo = (now: Situation, ship: QuickSheetShip, hex: HexId, facing: Facing): Entry => {
  if (hex === 0) return 'rim';
  if (!now.chart.navigable(hex)) return 'land';
  const there = shipsIn(now, hex, ship.id);
  const [other] = there;
  if (!other) return 'open';
  if (there.length > 1) return 'full';
  return parallel(other.facing, facing) ? 'beside' : 'askew';
};
