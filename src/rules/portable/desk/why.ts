import { TERRAIN_NAME } from '../../../chart/words.ts';
import { shipOf } from '../../../core/rules.ts';
import type { HexId, ShipId } from '../../../core/types.ts';
import { isShot, shotAt, type NoShot } from '../gunnery.ts';
import { nameIn, placeInWords } from '../../shared/names.ts';
import type { PortableShip, Situation, Unit } from '../types.ts';
import { isAfloat, isShip, shipAt, underSteam, unitOf } from '../units.ts';
import { flightFor, getsAway } from '../breakingOff.ts';
import type { Refusal } from '../../../system/refusal.ts';
import { nameOf } from './names.ts';
import { REFUSALS } from './refusals.ts';

/** What stands in a hex, in words. */
const placeName = (now: Situation, hex: HexId): string => {
  const ship = shipAt(now, hex);
  return placeInWords(now.chart, hex, ship && nameIn(now.scenario, ship.id));
};

const whyNoShotOf = (now: Situation, no: NoShot): Refusal => {
  switch (no.why) {
    case 'range':
      return REFUSALS.range(no.range, no.reach);
    case 'visibility':
      return REFUSALS.visibility(no.range, no.reach);
    case 'blocked':
      return REFUSALS.blocked(placeName(now, no.by));
    default:
      return REFUSALS[no.why]();
  }
};

const whyNoAction = (now: Situation, ship: PortableShip): Refusal | null => {
  if (ship.status !== 'afloat') return REFUSALS.away();
  if (ship.steamFrom === 0) return REFUSALS.noEngine();
  if (!underSteam(now, ship)) return REFUSALS.noSteam(ship.steamFrom);
  if (ship.aground && !now.options.sandbars) return REFUSALS.aground();
  if (ship.aground && ship.triedToFloat) return REFUSALS.triedToFloat();
  if (now.state.rams.some(ram => ram.rammer === ship.id)) return REFUSALS.ramming();
  if (ship.moved) return REFUSALS.moved();
  const { active } = now.state;
  if (active !== '' && active !== ship.id) return REFUSALS.otherMoves(nameOf(now, active));
  return null;
};

/** Why a ship cannot act in this step, or go into that hex. */
export const whyNoMove = (now: Situation, id: ShipId, hex: HexId | null): Refusal | null => {
  const ship = shipOf(now, id);
  const still = whyNoAction(now, ship);
  if (still !== null || hex === null) return still;
  const place = now.chart.label(hex);
  if (!now.chart.navigable(hex)) return REFUSALS.noWater(place, TERRAIN_NAME[now.chart.terrain(hex)]);
  const other = shipAt(now, hex);
  if (other?.side === ship.side) return REFUSALS.taken(nameOf(now, other.id), place);
  if (other && ship.breakingOff) return REFUSALS.noRam();
  const flight = flightFor(now, ship);
  if (flight && !getsAway(flight, hex)) return REFUSALS.noFlight(place);
  return REFUSALS.beyond(place);
};

/** Why a unit cannot fire at a target. */
export const whyNoShot = (now: Situation, unit: string, target: string): Refusal | null => {
  const [firer, mark] = [unitOf(now, unit), unitOf(now, target)];
  if ([firer, mark].some(isToCome)) return REFUSALS.away();
  if (isShip(mark) ? !isAfloat(mark) : mark.points === 0) return REFUSALS.over();
  const shot = shotAt(now, firer, mark);
  return isShot(shot) ? null : whyNoShotOf(now, shot);
};

const isToCome = (unit: Unit): boolean => isShip(unit) && unit.status === 'waiting';
