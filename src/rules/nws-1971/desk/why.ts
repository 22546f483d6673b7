import { TERRAIN_NAME } from '../../../chart/words.ts';
import { shipOf } from '../../../core/rules.ts';
import type { HexId, ShipId } from '../../../core/types.ts';
import type { Refusal } from '../../../system/refusal.ts';
import { nameIn, placeInWords } from '../../shared/names.ts';
import { gunLine, whyNoShot, type NoShot } from '../shots.ts';
import type { NwsShip, Situation, Unit } from '../types.ts';
import { afloat, isShip, isSilent, topOf, unitOf } from '../units.ts';
import { REFUSALS } from './refusals.ts';

/** What stands in a hex, in words. */
const placeName = (now: Situation, hex: HexId): string => {
  const ship = afloat(now).find(({ at }) => at === hex);
  return placeInWords(now.chart, hex, ship && nameIn(now.scenario, ship.id));
};

/** What tells the player most when several guns have no shot for different reasons. */
const TELLING: readonly NoShot[] = [
  ...([
    'outOfSight',
    'blocked',
    'notLoaded',
    'jammed',
    'trained',
    'portShut',
    'notBearing',
    'noFace',
    'outOfRange',
    'lost',
  ] as const),
];

const isPresent = (unit: Unit): boolean => (isShip(unit) ? unit.status === 'afloat' : !isSilent(unit));

const nextReady = ({ state }: Situation, { guns }: Unit): number =>
  guns.reduce(
    (turn, { ready, lost, pv }) => (!lost && pv > 0 && ready > state.turn ? Math.min(turn, ready) : turn),
    Infinity,
  );

/** Why a unit cannot fire at another; null when it can. */
export const whyNoFire = (now: Situation, id: string, targetId: string): Refusal | null => {
  const [unit, target] = [unitOf(now, id), unitOf(now, targetId)];
  if (unit.side === target.side) return REFUSALS.friend();
  if (!isPresent(target) || !isPresent(unit)) return REFUSALS.gone();
  if ((isShip(target) && target.abandoned) || (isShip(unit) && unit.abandoned)) return REFUSALS.abandoned();
  const line = gunLine(now, unit, target);
  const reasons = unit.guns.map((_, index) => whyNoShot(now, unit, index, target, line));
  if (reasons.includes(null)) return null;
  const why = TELLING.find(each => reasons.includes(each)) ?? 'lost';
  if (why === 'blocked') return REFUSALS.blocked(placeName(now, line.blocked()));
  if (why === 'notLoaded') return REFUSALS.notLoaded(nextReady(now, unit));
  if (why === 'outOfRange' || why === 'outOfSight') return REFUSALS[why](line.range);
  return REFUSALS[why]();
};

const whyNoOrder = (now: Situation, ship: NwsShip): Refusal | null => {
  if (ship.status !== 'afloat') return REFUSALS.away();
  if (ship.abandoned) return REFUSALS.abandoned();
  if (ship.contact) return REFUSALS.contact(nameIn(now.scenario, ship.contact.ship));
  if (ship.aground) return REFUSALS.aground();
  if (ship.steamFrom === 0) return REFUSALS.noEngine();
  if (now.state.turn < ship.steamFrom) return REFUSALS.noSteam(ship.steamFrom);
  if (ship.disabled) return REFUSALS.disabled();
  if (ship.powerless !== 0) return REFUSALS.noPower();
  return topOf(ship) <= 0 ? REFUSALS.noSpeed() : null;
};

/** Why a ship cannot act, or go into that hex; null when she can. */
export const whyNoMove = (now: Situation, id: ShipId, hex: HexId | null): Refusal | null => {
  const still = whyNoOrder(now, shipOf(now, id));
  if (still !== null || hex === null) return still;
  const place = now.chart.label(hex);
  if (!now.chart.navigable(hex)) return REFUSALS.noWater(place, TERRAIN_NAME[now.chart.terrain(hex)]);
  return REFUSALS.beyond(place);
};
