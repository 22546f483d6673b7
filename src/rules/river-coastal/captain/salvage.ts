import type { ShipId } from '../../../core/types.ts';
import { wayBeside } from '../../../bots/errand.ts';
import { isFast, isTug } from '../lines.ts';
import { linesFor } from '../towing.ts';
import type { Line, RiverShip } from '../types.ts';
import { isHeld, isPowered } from '../way.ts';
import type { Field } from './field.ts';
import { driftsUpon } from './fireShips.ts';

/** Hexes by which a tug counts as nearer than another ship. */
const TUG_NEARER = 6;

/** Ships that are to leave and cannot by themselves, with nobody's line on them. */
const wrecksOf = ({ now, stakes }: Field): RiverShip[] =>
  Object.keys(stakes.exits).flatMap(id => {
    const ship = now.state.ships[id];
    if (ship?.status !== 'afloat' || ship.abandoned || isFast(ship)) return [];
    return !isPowered(now, ship) || ship.aground?.tries === 0 ? [ship] : [];
  });

/** C14: whom she is to fetch: of all who could, the nearest does, a tug before others; null where it is not her. */
export const fetchedBy = (field: Field, ship: RiverShip): RiverShip | null => {
  const { now, stakes, friends } = field;
  const able = friends.flatMap(({ ship: each }) =>
    each && isPowered(now, each) && !isHeld(each) && stakes.exits[each.id] === undefined ? [each] : [],
  );
  for (const wreck of wrecksOf(field)) {
    const far = (each: RiverShip): number =>
      wayBeside(now.chart, [wreck.at], each.draught)(each.at) - (isTug(now, each.id) ? TUG_NEARER : 0);
    const best = able.reduce<RiverShip | null>((near, each) => (near && far(near) <= far(each) ? near : each), null);
    if (best?.id === ship.id) return wreck;
  }
  return null;
};

/** C14: a ship in tow of hers that is to leave the chart. */
export const towedOut = ({ stakes }: Field, { tows = [] }: RiverShip): ShipId | undefined =>
  tows.find(id => stakes.exits[id] !== undefined);

/** C14: what she does with lines: takes in tow whom she has come for, and lets go of all else for it; burning rafts she lets drift. */
export const lineFor = (field: Field, ship: RiverShip): Line | null => {
  const { now } = field;
  const castOff: Line = { does: 'castOff', ship: ship.id };
  const raft = now.state.ships[ship.tows?.at(-1) ?? ''];
  if (raft?.fireShip !== undefined && driftsUpon(field, raft.at)) return castOff;
  const wreck = fetchedBy(field, ship);
  if (!wreck) return null;
  if (ship.tows !== undefined) return castOff;
  return linesFor(now, ship).find(({ does, ship: to }) => does === 'tow' && to === wreck.id) ?? null;
};
