import { TERRAIN_NAME } from '../../../chart/words.ts';
import { shipOf } from '../../../core/rules.ts';
import type { HexId, ShipId } from '../../../core/types.ts';
import { isShot, shotAt, type NoShot } from '../gunnery.ts';
import { chartName } from '../places.ts';
import type { PortableShip, Situation } from '../types.ts';
import { shipAt, underSteam, unitOf } from '../units.ts';
import { flightFor } from '../breakingOff.ts';
import { t } from '../../../languages/language.ts';
import { nameOf } from './names.ts';

const whyNoShotOf = (now: Situation, no: NoShot): string => {
  switch (no.why) {
    case 'unarmed':
      return t`She carries no guns.`;
    case 'silent':
      return t`Her guns are out of the battle.`;
    case 'friend':
      return t`That is a friend.`;
    case 'range':
      return t`Out of range: ${no.range} hexes, guns reach ${no.reach}.`;
    case 'visibility':
      return t`Not seen: ${no.range} hexes, today’s sight is ${no.reach}.`;
    case 'blocked':
      return t`The line of fire is blocked by ${chartName(now, no.by)}.`;
  }
};

const whyNoAction = (now: Situation, ship: PortableShip): string | null => {
  if (ship.status !== 'afloat') return t`She is not on the chart.`;
  if (ship.steamFrom === 0) return t`She cannot move by herself.`;
  if (!underSteam(now, ship)) return t`She has no steam before turn ${ship.steamFrom}.`;
  if (ship.aground && !now.options.sandbars) return t`She is hard aground.`;
  if (ship.aground && ship.triedToFloat) return t`She is aground and has tried to come off this turn.`;
  if (now.state.rams.some(ram => ram.rammer === ship.id)) return t`She has steered to ram and waits for the blow.`;
  if (ship.moved) return t`She has moved this turn.`;
  const { active } = now.state;
  if (active !== '' && active !== ship.id) return t`${nameOf(now, active)} must finish her move first.`;
  return null;
};

/** Why a ship cannot act in this step, or go into that hex. */
export const whyNoMove = (now: Situation, id: ShipId, hex: HexId | null): string | null => {
  const ship = shipOf(now, id);
  const still = whyNoAction(now, ship);
  if (still !== null || hex === null) return still;
  const place = now.chart.label(hex);
  if (!now.chart.navigable(hex)) return t`${place} is ${TERRAIN_NAME[now.chart.terrain(hex)]}: no ship can enter.`;
  const other = shipAt(now, hex);
  if (other?.side === ship.side) return t`${nameOf(now, other.id)} lies in ${place}.`;
  if (other && ship.breakingOff) return t`A ship that is breaking off never rams.`;
  if (flightFor(now, ship)) return t`She is breaking off and must get away: ${place} is not on a way that does.`;
  return t`${place} is beyond what is left of her move, or not on her heading.`;
};

/** Why a unit cannot fire at a target. */
export const whyNoShot = (now: Situation, unit: string, target: string): string | null => {
  const shot = shotAt(now, unitOf(now, unit), unitOf(now, target));
  return isShot(shot) ? null : whyNoShotOf(now, shot);
};
