import { TERRAIN_NAME } from '../../../chart/words.ts';
import type { Refusal } from '../../../system/refusal.ts';
import { shipOf } from '../../../core/rules.ts';
import type { HexId, ShipId } from '../../../core/types.ts';
import { isIdle, isStoked, topOf } from '../condition.ts';
import { whyNoGun, type NoShot } from '../gunnery.ts';
import { lineOf } from '../shots.ts';
import type { RiverShip, Situation } from '../types.ts';
import { shipAt, unitOf } from '../units.ts';
import { nameIn, placeInWords } from '../../shared/names.ts';
import { coursesAt } from '../courses.ts';
import { forbidden } from '../plots.ts';
import { speedsFor } from '../way.ts';
import { boundInWords } from './bound.ts';
import { REFUSALS } from './refusals.ts';

/** What stands in a hex, in words. */
const placeName = (now: Situation, hex: HexId): string => {
  const ship = shipAt(now, hex);
  return placeInWords(now.chart, hex, ship && nameIn(now.scenario, ship.id));
};

const refusalOf = (now: Situation, no: NoShot): Refusal => {
  switch (no.why) {
    case 'range':
      if (now.options.byEye) return REFUSALS.tooFar();
      return REFUSALS.range(no.range, no.reach);
    case 'near':
      if (now.options.byEye) return REFUSALS.tooFar();
      return REFUSALS.near(no.range, no.least);
    case 'sight':
      if (now.options.byEye) return REFUSALS.tooFar();
      return REFUSALS.sight(no.range, no.reach);
    case 'blocked':
      return REFUSALS.blocked(placeName(now, no.by));
    case 'loading':
      return REFUSALS.loading(no.until);
    case 'hopeless':
      // What is needed would tell the band.
      if (now.options.byEye) return REFUSALS.tooFar();
      return REFUSALS.hopeless(no.need);
    default:
      return REFUSALS[no.why]();
  }
};

/** What tells the player most when several guns have no shot for different reasons. */
const TELLING: readonly NoShot['why'][] = [
  ...(['friend', 'gone', 'abandoned', 'crew', 'sight', 'blocked', 'loading', 'hopeless'] as const),
  ...(['bearing', 'near', 'range', 'idle', 'unmanned', 'mortar', 'out'] as const),
];

/** Why a unit cannot fire at another; null when it can. */
export const whyNoShot = (now: Situation, id: string, targetId: string): Refusal | null => {
  const [unit, target] = [unitOf(now, id), unitOf(now, targetId)];
  const reasons = unit.guns.map((gun, index) => whyNoGun(now, unit, index, target, lineOf(now, unit, gun, target)));
  if (reasons.includes(null)) return null;
  const found = TELLING.flatMap(why => reasons.find(reason => reason?.why === why) ?? [])[0];
  return refusalOf(now, found ?? { why: 'out' });
};

const whyNoOrder = (now: Situation, ship: RiverShip): Refusal | null => {
  if (ship.status !== 'afloat') return REFUSALS.away();
  if (ship.abandoned) return REFUSALS.abandoned();
  if (ship.locked) return REFUSALS.jammed(nameIn(now.scenario, ship.locked.ship), ship.locked.until);
  if (ship.aground) return REFUSALS.aground();
  if (ship.steamFrom === 0) return REFUSALS.noEngine();
  if (now.state.turn < ship.steamFrom) return REFUSALS.noSteam(ship.steamFrom);
  if (ship.boilerDestroyed) return REFUSALS.boilerHit();
  if (topOf(ship) <= 0) return REFUSALS.noSpeed();
  if (isIdle(now, ship)) return REFUSALS.idle();
  return isStoked(ship) ? null : REFUSALS.noStokers();
};

/** Whether some plot would take her to that hex if her captain let her. */
const comesTo = (now: Situation, ship: RiverShip, hex: HexId): boolean =>
  speedsFor(now, ship).some(speed => coursesAt(now, ship, speed).some(({ stops }) => stops.at(-1)?.hex === hex));

/** Why a ship cannot act, or go into that hex; null when she can. */
export const whyNoMove = (now: Situation, id: ShipId, hex: HexId | null): Refusal | null => {
  const still = whyNoOrder(now, shipOf(now, id));
  if (still !== null || hex === null) return still;
  const place = now.chart.label(hex);
  if (!now.chart.navigable(hex)) return REFUSALS.noWater(place, TERRAIN_NAME[now.chart.terrain(hex)]);
  const ship = shipOf(now, id);
  const bound = now.options.captains && comesTo(now, ship, hex) ? forbidden(now, ship) : null;
  return bound ? boundInWords(now, bound) : REFUSALS.beyond(place);
};
