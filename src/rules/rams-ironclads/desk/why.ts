import { TERRAIN_NAME } from '../../../chart/words.ts';
import type { Refusal } from '../../../system/refusal.ts';
import { REFUSALS } from './refusals.ts';
import { shipOf } from '../../../core/rules.ts';
import type { HexId, ShipId } from '../../../core/types.ts';
import { whyNoGun, whyNoMuskets, type NoShot } from '../gunnery.ts';
import { nameIn, placeInWords } from '../../shared/names.ts';
import { lineBetween } from '../sight.ts';
import type { RamsShip, Situation } from '../types.ts';
import { hasSteam, shipAt, unitOf } from '../units.ts';

/** What stands in a hex, in words. */
const placeName = (now: Situation, hex: HexId): string => {
  const ship = shipAt(now, hex);
  return placeInWords(now.chart, hex, ship && nameIn(now.scenario, ship.id));
};

const refusalOf = (now: Situation, no: NoShot): Refusal => {
  switch (no.why) {
    case 'range':
      return REFUSALS.range(no.range, no.reach);
    case 'near':
      return REFUSALS.near(no.range, no.reach);
    case 'sight':
      return REFUSALS.sight(no.range, no.reach);
    case 'blocked':
      return REFUSALS.blocked(placeName(now, no.by));
    default:
      return REFUSALS[no.why]();
  }
};

/** What tells the player most when several guns have no shot for different reasons. */
const TELLING: readonly NoShot['why'][] = [
  ...(['friend', 'gone', 'hulk', 'crew', 'sight', 'blocked', 'turning', 'fired'] as const),
  ...(['moving', 'near', 'bearing', 'range', 'unarmed'] as const),
];

/** Why a unit cannot fire at another; null when it can. */
export const whyNoShot = (now: Situation, id: string, targetId: string): Refusal | null => {
  const [unit, target] = [unitOf(now, id), unitOf(now, targetId)];
  const line = lineBetween(now, unit, target);
  const reasons = [
    ...unit.guns.map(gun => whyNoGun(now, unit, gun, target, line)),
    whyNoMuskets(now, unit, target, line),
  ];
  if (reasons.includes(null)) return null;
  const found = TELLING.flatMap(why => reasons.find(reason => reason?.why === why) ?? [])[0];
  return refusalOf(now, found ?? { why: 'unarmed' });
};

const whyNoOrder = (now: Situation, ship: RamsShip): Refusal | null => {
  if (ship.status !== 'afloat') return REFUSALS.away();
  if (ship.abandoned) return REFUSALS.hulk();
  if (ship.towedBy !== '') return REFUSALS.towed(nameIn(now.scenario, ship.towedBy));
  if (now.state.moored[ship.id] !== undefined) return REFUSALS.moored();
  if (ship.steamFrom === 0) return REFUSALS.noEngine();
  if (!hasSteam(now, ship)) return REFUSALS.noSteam(ship.steamFrom);
  if (ship.boilerHit) return REFUSALS.boilerHit();
  if (ship.top <= 0) return REFUSALS.noSpeed();
  if (ship.jam > 0) return REFUSALS.jammed(ship.jam);
  return ship.aground === 'bank' ? REFUSALS.banked() : null;
};

/** Why a ship cannot act, or go into that hex; null when she can. */
export const whyNoMove = (now: Situation, id: ShipId, hex: HexId | null): Refusal | null => {
  const still = whyNoOrder(now, shipOf(now, id));
  if (still !== null || hex === null) return still;
  const place = now.chart.label(hex);
  if (!now.chart.navigable(hex)) return REFUSALS.noWater(place, TERRAIN_NAME[now.chart.terrain(hex)]);
  return REFUSALS.beyond(place);
};
