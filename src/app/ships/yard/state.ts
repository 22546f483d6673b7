import { randomSeed } from '../../table/games.ts';
import { findVessel, type Vessel } from '../../../ships/index.ts';
import { BROWSER_SHELF, Yard } from './yard.ts';

/** The ships of this browser; they stay at hand while other screens are looked at. */
export const yard = new Yard({
  shelf: BROWSER_SHELF,
  newId: randomSeed,
  now: () => new Date().toISOString(),
});

/** A ship of the player's own, or of the catalogue. */
export const findShip = (id: string): Vessel | undefined =>
  yard.ships.value.find(ship => ship.id === id) ?? findVessel(id);
