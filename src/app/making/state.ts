import type { Side } from '../../core/types.ts';
import {
  battleCode,
  checkVessel,
  fleetWorth,
  shipsIn,
  USUAL,
  type BattleSettings,
  type Fleet,
} from '../../scenario/generate/index.ts';
import { randomSeed } from '../table/games.ts';
import { MAKE } from '../places.ts';
import type { Vessel } from '../../ships/index.ts';
import { yard } from '../ships/yard/state.ts';
import { sailing } from './making.ts';
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
export const withFleet = (
  settings: BattleSettings,
  { side, ships }: Fleet,
  yard: readonly Vessel[] = [],
): BattleSettings => {
  const find = shipsIn({ own: yard });
  const points = Math.max(settings.points, fleetWorth(ships, find));
  const shallow = ships.every(id => checkVessel(id, side, 'river', false, find) === null);
  const picked: Partial<Record<Side, readonly string[]>> = { [side]: ships };
  const fleetsNow = { ...settings.fleets, ...picked };
  const { own: before = [], ...others } = settings;
  const own = sailing(fleetsNow, [...yard, ...before]);
  const kind = shallow || settings.kind === 'sea' ? settings.kind : 'estuary';
  return { ...others, points, kind, fleets: fleetsNow, ...(own.length > 0 ? { own } : {}) };
};

/** Where a battle with this fleet is made. */
export const makeAddressFor = (fleet: Fleet): string =>
  `${MAKE}=${battleCode(withFleet(last ?? { ...USUAL, seed: randomSeed() }, fleet, yard.ships.peek()))}`;
