import type { Gun, Plot, RiverShip } from './types.ts';

/** Copies by hand of what may change. What never changes in a game is shared, and so is what is always put anew as a whole: a plot's lists, a crew. */
export const copyGun = (gun: Gun): Gun => ({ ...gun });

const copyPlot = (plot: Plot): Plot => ({ ...plot });

export const copyShip = (ship: RiverShip): RiverShip => ({
  ...ship,
  guns: ship.guns.map(copyGun),
  captain: ship.captain && { ...ship.captain },
  plot: ship.plot && copyPlot(ship.plot),
  aground: ship.aground && { ...ship.aground },
  locked: ship.locked && { ...ship.locked },
  turrets: [...ship.turrets],
  hits: ship.hits.map(hit => ({ ...hit, guns: [...hit.guns] })),
  fires: ship.fires.map(fire => ({ ...fire })),
  firedOnBy: [...ship.firedOnBy],
  firedOnBefore: [...ship.firedOnBefore],
  shocks: [...ship.shocks],
  ...(ship.touched ? { touched: [...ship.touched] } : {}),
  ...(ship.against ? { against: [...ship.against] } : {}),
  ...(ship.boarders ? { boarders: { ...ship.boarders } } : {}),
});
