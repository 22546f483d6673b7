import { TERRAIN_NAME } from '../../../chart/words.ts';
import type { Terrain } from '../../../core/chart.ts';
import { shipOf } from '../../../core/rules.ts';
import type { HexId, ShipId } from '../../../core/types.ts';
import { whyNoShot, type NoShot } from '../gunnery.ts';
import { entryTo, hexesLeft } from '../moves.ts';
import { CARD_TITLE, nameIn } from '../words/names.ts';
import { CARD_TABLE } from '../tables.ts';
import type { QuickSheetShip, Situation } from '../types.ts';
import { shipsIn, underSteam, unitOf } from '../units.ts';
import { t } from '../../../languages/language.ts';

const THE_TERRAIN: Readonly<Partial<Record<Terrain, string>>> = {
  bank: t`the bank`,
  bluff: t`the bluff`,
  island: t`the island`,
  town: t`the town`,
};

/** What stands in a hex, in words. */
const placeName = (now: Situation, hex: HexId): string => {
  const [ship] = shipsIn(now, hex);
  const terrain = now.chart.terrain(hex);
  return t`${ship ? nameIn(now.scenario, ship.id) : (THE_TERRAIN[terrain] ?? TERRAIN_NAME[terrain])} at ${now.chart.label(hex)}`;
};

const inWords = (now: Situation, no: NoShot): string => {
  switch (no.why) {
    case 'friend':
      return t`That is a friend.`;
    case 'gone':
      return t`She is out of the battle.`;
    case 'unarmed':
      return t`No gun is left to fire.`;
    case 'struck':
      return t`She has struck, and this turn’s roll spared her.`;
    case 'bearing':
      return t`No gun bears.`;
    case 'weak':
      return t`The guns that bear have no dice left.`;
    case 'range':
      return t`Out of range: ${no.range} hexes, guns reach ${no.reach}.`;
    case 'sight':
      return t`Not seen: ${no.range} hexes, sight is ${no.reach}.`;
    case 'blocked':
      return t`The line of fire is blocked by ${placeName(now, no.by)}.`;
  }
};

/** Why a unit cannot fire at another; null when it can. */
export const whyNoShotInWords = (now: Situation, unit: string, target: string): string | null => {
  const no = whyNoShot(now, unitOf(now, unit), unitOf(now, target));
  return no && inWords(now, no);
};

const whyNoAction = (now: Situation, ship: QuickSheetShip): string | null => {
  if (ship.status !== 'afloat') return t`She is not on the chart.`;
  if (ship.struck) return t`She has struck her colours.`;
  if (ship.steamFrom === 0) return t`She cannot move by herself.`;
  if (!underSteam(now, ship)) return t`She has no steam before turn ${ship.steamFrom}.`;
  if (ship.engineLost) return t`Her engine is destroyed.`;
  if (ship.pilotHouseHit) return t`Her pilot house is hit: no movement until it is repaired.`;
  if (ship.aground) return t`She is stuck on a sandbar.`;
  if (ship.acted) return t`She has acted this turn.`;
  const { active } = now.state;
  if (active && active.ship !== ship.id) return t`${nameIn(now.scenario, active.ship)} must finish first.`;
  if (ship.noCardIn === now.state.turn) return t`She rammed last turn and has no order card.`;
  if (ship.card === null) return t`She has no order card.`;
  if (ship.card !== 'hidden' && CARD_TABLE[ship.card].speed === null)
    return t`Her card is ${CARD_TITLE[ship.card]}: no movement.`;
  return active?.stage === 'act' && hexesLeft(now, ship, active) === 0
    ? t`She has moved as far as her card allows.`
    : null;
};

/** Why a ship cannot act, or go into that hex; null when she can. */
export const whyNoMoveInWords = (now: Situation, id: ShipId, hex: HexId | null): string | null => {
  const ship = shipOf(now, id);
  const still = whyNoAction(now, ship);
  if (still !== null || hex === null) return still;
  const place = now.chart.label(hex);
  if (!now.chart.navigable(hex)) return t`${place} is ${TERRAIN_NAME[now.chart.terrain(hex)]}: no ship can enter.`;
  const entry = entryTo(now, ship, hex, ship.facing);
  if (entry === 'full') return t`Two ships lie in ${place} already.`;
  if (entry === 'askew' && shipsIn(now, hex)[0]?.side === ship.side)
    return t`The ship in ${place} does not lie parallel.`;
  return t`${place} is beyond what is left of her order, or not on her heading.`;
};
