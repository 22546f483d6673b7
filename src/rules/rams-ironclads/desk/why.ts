import { TERRAIN_NAME } from '../../../chart/words.ts';
import { counted, t } from '../../../languages/language.ts';
import { shipOf } from '../../../core/rules.ts';
import type { HexId, ShipId } from '../../../core/types.ts';
import { whyNoGun, whyNoMuskets, type NoShot, type PlainNo } from '../gunnery.ts';
import { nameIn } from '../words/names.ts';
import { lineBetween } from '../sight.ts';
import type { RamsShip, Situation } from '../types.ts';
import { hasSteam, shipAt, unitOf } from '../units.ts';
import { THE_TERRAIN } from '../words/captions.ts';

/** What stands in a hex, in words. */
const placeName = (now: Situation, hex: HexId): string => {
  const ship = shipAt(now, hex);
  const what = ship ? nameIn(now.scenario, ship.id) : THE_TERRAIN[now.chart.terrain(hex)];
  return t`${what} at ${now.chart.label(hex)}`;
};

const WHY: Readonly<Record<PlainNo, string>> = {
  friend: t`That is a friend.`,
  gone: t`She is out of the battle.`,
  hulk: t`She has been abandoned.`,
  crew: t`Nobody is left aboard.`,
  unarmed: t`No gun is left to fire.`,
  bearing: t`No gun bears.`,
  fired: t`Her guns have fired in this move.`,
  turning: t`She is turning: all but light guns wait for the second half of the move.`,
  shore: t`Guns ashore fire in the first half of the move.`,
  moving: t`A mortar can do nothing to a vessel under way.`,
};

const inWords = (now: Situation, no: NoShot): string => {
  switch (no.why) {
    case 'range':
      return t`Out of range: ${no.range} hexes, it reaches ${no.reach}.`;
    case 'near':
      return t`Too near for a mortar: ${counted(no.range, 'hex', 'hexes')}, at least ${no.reach}.`;
    case 'sight':
      return t`Not seen: ${no.range} hexes, sight is ${no.reach}.`;
    case 'blocked':
      return t`The line of fire is blocked by ${placeName(now, no.by)}.`;
    default:
      return WHY[no.why];
  }
};

/** What tells the player most when several guns have no shot for different reasons. */
const TELLING: readonly NoShot['why'][] = [
  ...(['friend', 'gone', 'hulk', 'crew', 'sight', 'blocked', 'turning', 'fired', 'shore'] as const),
  ...(['moving', 'near', 'bearing', 'range', 'unarmed'] as const),
];

/** Why a unit cannot fire at another; null when it can. */
export const whyNoShotInWords = (now: Situation, id: string, targetId: string): string | null => {
  const [unit, target] = [unitOf(now, id), unitOf(now, targetId)];
  const line = lineBetween(now, unit, target);
  const reasons = [
    ...unit.guns.map(gun => whyNoGun(now, unit, gun, target, line)),
    whyNoMuskets(now, unit, target, line),
  ];
  if (reasons.includes(null)) return null;
  const found = TELLING.flatMap(why => reasons.find(reason => reason?.why === why) ?? [])[0];
  return inWords(now, found ?? { why: 'unarmed' });
};

const whyNoOrder = (now: Situation, ship: RamsShip): string | null => {
  if (ship.status !== 'afloat') return t`She is not on the chart.`;
  if (ship.abandoned) return t`She has been abandoned.`;
  if (ship.towedBy !== '') return t`${nameIn(now.scenario, ship.towedBy)} has her in tow.`;
  if (ship.steamFrom === 0) return t`She cannot move by herself.`;
  if (!hasSteam(now, ship)) return t`She has no steam before turn ${ship.steamFrom}.`;
  if (ship.boilerHit) return t`Her boiler is holed.`;
  if (ship.top <= 0) return t`She has no speed left.`;
  if (ship.jam > 0) return t`Debris jams her wheel or screw for ${counted(ship.jam, 'more turn')}.`;
  return ship.aground === 'bank' ? t`She lies on the bank and must be towed off.` : null;
};

/** Why a ship cannot act, or go into that hex; null when she can. */
export const whyNoMoveInWords = (now: Situation, id: ShipId, hex: HexId | null): string | null => {
  const still = whyNoOrder(now, shipOf(now, id));
  if (still !== null || hex === null) return still;
  const place = now.chart.label(hex);
  if (!now.chart.navigable(hex)) return t`${place} is ${TERRAIN_NAME[now.chart.terrain(hex)]}: no ship can enter.`;
  return t`No marker takes her to ${place} in this move.`;
};
