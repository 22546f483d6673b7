import type { ShipId } from '../../core/types.ts';
import { vesselOf } from '../../ships/index.ts';
import { topOf } from './condition.ts';
import { SCALE, TOWING } from './tables.ts';
import type { RiverShip, Situation } from './types.ts';

type OfState = Pick<Situation, 'state'>;

/** C8, C72: a tug, as the catalogue has her. */
export const isTug = ({ scenario }: Pick<Situation, 'scenario'>, id: ShipId): boolean => {
  const force = scenario.forces.find(each => each.id === id);
  return force !== undefined && vesselOf(force).type === 'tug';
};

/** C14: the ships that she has in tow, in the order of the string. */
export const stringOf = ({ state }: OfState, { tows = [] }: Pick<RiverShip, 'tows'>): RiverShip[] =>
  tows.flatMap(id => state.ships[id] ?? []);

/** C14: half-knots that a string takes from the top speed of who tows it. */
const loadOf = (string: readonly Pick<RiverShip, 'fullSpv'>[]): number =>
  SCALE.halves * Math.ceil(string.reduce((sum, { fullSpv }) => sum + fullSpv, 0) / TOWING.spvPerKnot);

/** C8, C14: her top speed with whatever hangs on her: a string takes its knots, of a tug alongside the slower's holds. */
export const topWithLines = (now: OfState, ship: RiverShip): number => {
  const top = topOf(ship);
  if (top === 0) return 0;
  const tug = now.state.ships[ship.tug ?? ''];
  const own = tug ? Math.min(top, topOf(tug)) : top;
  const string = stringOf(now, ship);
  return string.length === 0 ? own : Math.max(TOWING.least * SCALE.halves, own - loadOf(string));
};

/** C132: whom no line moves. */
export const isCaught = ({ aground, locked }: Pick<RiverShip, 'aground' | 'locked'>): boolean =>
  aground !== null || locked !== null;

/** C14, C132: whether somebody in her string is aground or jammed, so that she goes nowhere. */
export const isTethered = (now: OfState, ship: RiverShip): boolean => stringOf(now, ship).some(isCaught);

/** C8, C14: lines hold her, and others make way for her. */
export const isFast = ({ towedBy, fastTo }: Pick<RiverShip, 'towedBy' | 'fastTo'>): boolean =>
  towedBy !== undefined || fastTo !== undefined;
