import { TERRAIN_NAME } from '../../../chart/words.ts';
import { placeInWords } from '../../shared/names.ts';
import { shipOf } from '../../../core/rules.ts';
import type { HexId, ShipId } from '../../../core/types.ts';
import { whyNoShot, type NoShot } from '../gunnery.ts';
import { obstacleTo } from '../bound.ts';
import { moveOptions } from '../movement.ts';
import { entryTo, hexesLeft } from '../moves.ts';
import { CARD_TITLE, nameIn, OBSTACLE_SAYS } from '../words/names.ts';
import { CARD_TABLE } from '../tables.ts';
import type { QuickSheetShip, Situation } from '../types.ts';
import { shipsIn, underSteam, unitOf } from '../units.ts';
import type { Refusal } from '../../../system/refusal.ts';
import { REFUSALS } from './refusals.ts';

/** What stands in a hex, in words. */
const placeName = (now: Situation, hex: HexId): string => {
  const [ship] = shipsIn(now, hex);
  return placeInWords(now.chart, hex, ship && nameIn(now.scenario, ship.id));
};

const refusalOf = (now: Situation, no: NoShot): Refusal => {
  switch (no.why) {
    case 'range':
      return REFUSALS.range(no.range, no.reach);
    case 'sight':
      return REFUSALS.sight(no.range, no.reach);
    case 'blocked':
      return REFUSALS.blocked(placeName(now, no.by));
    default:
      return REFUSALS[no.why]();
  }
};

/** Why a unit cannot fire at another; null when it can. */
export const whyNoShotAt = (now: Situation, unit: string, target: string): Refusal | null => {
  const no = whyNoShot(now, unitOf(now, unit), unitOf(now, target));
  return no && refusalOf(now, no);
};

const whyNoAction = (now: Situation, ship: QuickSheetShip): Refusal | null => {
  if (ship.status !== 'afloat') return REFUSALS.away();
  if (ship.struck) return REFUSALS.colours();
  if (ship.steamFrom === 0) return REFUSALS.noEngine();
  if (!underSteam(now, ship)) return REFUSALS.noSteam(ship.steamFrom);
  if (ship.engineLost) return REFUSALS.engineLost();
  if (ship.pilotHouseHit) return REFUSALS.pilotHouseHit();
  if (ship.aground) return REFUSALS.aground();
  if (ship.acted) return REFUSALS.acted();
  const { active } = now.state;
  if (active && active.ship !== ship.id) return REFUSALS.otherActs(nameIn(now.scenario, active.ship));
  if (ship.noCardIn === now.state.turn) return REFUSALS.rammedAndCardless();
  if (ship.card === null) return REFUSALS.cardless();
  if (ship.card !== 'hidden' && CARD_TABLE[ship.card].speed === null) return REFUSALS.stays(CARD_TITLE[ship.card]);
  if (active?.stage !== 'act') return null;
  const obstacle = obstacleTo(now, ship, active);
  if (obstacle && moveOptions(now, ship, active).length === 0) return REFUSALS.heldUp(OBSTACLE_SAYS[obstacle]);
  return hexesLeft(now, ship, active) === 0 ? REFUSALS.movedAll() : null;
};

/** Why a ship cannot act, or go into that hex; null when she can. */
export const whyNoMove = (now: Situation, id: ShipId, hex: HexId | null): Refusal | null => {
  const ship = shipOf(now, id);
  const still = whyNoAction(now, ship);
  if (still !== null || hex === null) return still;
  if (ship.rudderHit) return REFUSALS.rudderHit();
  const place = now.chart.label(hex);
  if (!now.chart.navigable(hex)) return REFUSALS.noWater(place, TERRAIN_NAME[now.chart.terrain(hex)]);
  if (entryTo(now, ship, hex, ship.facing) === 'full') return REFUSALS.full(place);
  // However a single ship lies there, one of the three headings on which this one may enter is parallel to hers (Q77).
  const isAhead = hex === now.chart.neighbour(ship.at, ship.facing);
  return isAhead ? REFUSALS.stopsShort(place) : REFUSALS.beyond(place);
};
