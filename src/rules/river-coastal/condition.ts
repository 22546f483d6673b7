import { BALLOON_KNOTS, SCALE } from './tables.ts';
import type { Job, RiverShip, Situation } from './types.ts';

/** C48: what her rudder allows. */
type Helm = 'free' | Extract<Job, 'hardPort' | 'hardStarboard' | 'sameCourse' | 'straight'>;
const isSteering = (job: Job): job is Exclude<Helm, 'free'> => job !== 'guns' && job !== 'slowed';

/** Damage, C48: the latest steering hit that is not mended rules, a wrecked pilot house over all. */
export const helmOf = ({ hits, pilotHouseLost }: Pick<RiverShip, 'hits' | 'pilotHouseLost'>): Helm => {
  if (pilotHouseLost) return 'sameCourse';
  let helm: Helm = 'free';
  for (const { job } of hits) if (isSteering(job)) helm = job;
  return helm;
};

type Engines = Pick<RiverShip, 'fullTop' | 'knotsLost' | 'hits' | 'boilerDestroyed' | 'balloon'>;

/** Damage, C48: her top speed in half-knots after all that has been lost, for the battle or until it is mended. */
export const topOf = ({ fullTop, knotsLost, hits, boilerDestroyed, balloon }: Engines): number => {
  if (boilerDestroyed) return 0;
  const lost = hits.reduce((sum, { halves }) => sum + halves, knotsLost);
  const top = Math.max(0, fullTop - lost);
  // C84: three knots at most with a balloon in the air.
  return balloon === undefined || balloon === 'down' ? top : Math.min(top, BALLOON_KNOTS * SCALE.halves);
};

/** C31: whether engine and boiler have their men; where the boxes are not known, whether there are any. */
export const isStoked = ({ stokers, crew, cpv }: Pick<RiverShip, 'stokers' | 'crew' | 'cpv'>): boolean => {
  if (stokers === 'none') return true;
  if (stokers === 'all' || crew === null) return cpv > 0;
  return crew.engine > 0 && (stokers === 'one' || crew.boiler > 0);
};

/** C68: whether she neither makes way nor fires in this move, since she has been boarded. */
export const isIdle = ({ state }: Pick<Situation, 'state'>, { idle }: Pick<RiverShip, 'idle'>): boolean =>
  idle !== undefined && idle >= state.turn;

/** C55: whether she has any speed left; one that never had an engine has none to lose. */
export const hasWay = (ship: RiverShip): boolean => topOf(ship) > 0 && isStoked(ship) && !ship.abandoned;
