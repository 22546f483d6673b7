import { randomSeed } from '../../table/games.ts';
import { BROWSER_SHELF, Yard } from './yard.ts';

/** The ships of this browser; they stay at hand while other screens are looked at. */
export const yard = new Yard({
  shelf: BROWSER_SHELF,
  newId: randomSeed,
  now: () => new Date().toISOString(),
});
