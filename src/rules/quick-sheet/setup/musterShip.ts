import type { Force, Scenario } from '../../../core/scenario.ts';
import { ratingOf } from './ratings.ts';
import { sectionOf, type Settings } from './settings.ts';
import type { QuickSheetShip, ShipStatus } from '../types.ts';

const statusOf = (force: Force, entry: number, settings: Settings): ShipStatus => {
  if (settings.reserve.includes(force.id)) return 'reserve';
  // Q55: every ship of a generated battle waits to be chosen; moored transports lie where they are.
  if (settings.generated && !force.anchored) return 'reserve';
  return entry > 1 ? 'waiting' : 'afloat';
};

const NOTHING_YET = {
  struck: false,
  leftBy: null,
  engineLost: false,
  funnelLost: false,
  onFire: false,
  pilotHouseHit: false,
  rudderHit: false,
  shaken: 0,
  turnedInHex: false,
  deck: null,
  card: null,
  shown: false,
  held: false,
  noCardIn: 0,
  acted: false,
} as const;

/** A ship of the scenario as she comes into the battle. */
export const musterShip = (force: Force, scenario: Scenario, settings: Settings): QuickSheetShip => {
  const here = sectionOf(scenario)?.forces?.[force.id];
  const { canSteam, ...rating } = ratingOf(force);
  const hex = here?.hex ?? force.hex;
  const entry = here?.turn ?? force.turn;
  const status = statusOf(force, entry, settings);
  return {
    id: force.id,
    side: force.side,
    at: status === 'afloat' ? hex : 0,
    facing: here?.facing ?? force.facing,
    ...rating,
    ...NOTHING_YET,
    status,
    entry,
    entryHex: hex,
    abeam: 'port',
    turretsOut: [],
    hand: [],
    startedIn: 0,
    aground: force.aground,
    anchored: force.anchored,
    steamFrom: canSteam ? force.steamIn + 1 : 0,
  };
};
