import type { Side } from '../../core/types.ts';
import {
  battleCode,
  checkVessel,
  fleetWorth,
  USUAL,
  type BattleSettings,
  type Fleet,
} from '../../scenario/generate/index.ts';
import { randomSeed } from '../table/games.ts';
import { MAKE } from '../places.ts';
import { BROWSER_SHELF, Fleets } from './fleets.ts';

/** The fleets of this browser; they stay at hand while other screens are looked at. */
export const fleets = new Fleets({
  shelf: BROWSER_SHELF,
  newId: randomSeed,
  now: () => new Date().toISOString(),
});

/** What was settled when a battle was last made. */
let last: BattleSettings | null = null;

export const settledLast = (settings: BattleSettings): void => void (last = settings);

/** The last settings, with room for this fleet on its side. */
export const withFleet = (settings: BattleSettings, { side, ships }: Fleet): BattleSettings => {
  const points = Math.max(settings.points, fleetWorth(ships));
  const shallow = ships.every(id => checkVessel(id, side, 'river', false) === null);
  const picked: Partial<Record<Side, readonly string[]>> = { [side]: ships };
  const fleetsNow = { ...settings.fleets, ...picked };
  return { ...settings, points, kind: shallow ? settings.kind : 'estuary', fleets: fleetsNow };
};

/** Where a battle with this fleet is made. */
export const makeAddressFor = (fleet: Fleet): string =>
  `${MAKE}=${battleCode(withFleet(last ?? { ...USUAL, seed: randomSeed() }, fleet))}`;
