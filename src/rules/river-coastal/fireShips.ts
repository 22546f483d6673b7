import type { Play, RiverShip } from './types.ts';

/** C50, C79: alight: a fire ship that has been lit, or a hulk that burns. */
export const isAlight = ({ burntBy }: Pick<RiverShip, 'burntBy'>): boolean => burntBy > 0;

/** C79, C132: a raft, or a fire ship that her crew has left. */
export const isRaft = ({ fireShip, fullCpv }: Pick<RiverShip, 'fireShip' | 'fullCpv'>): boolean =>
  fireShip !== undefined && fullCpv === 0;

/** C79, C131: no anchor holds her: she goes where the current takes her. */
export const isLetGo = (ship: Pick<RiverShip, 'fireShip' | 'fullCpv' | 'anchored'>): boolean =>
  isRaft(ship) && !ship.anchored;

const liesAgainst = ({ against = [], touched = [], locked }: RiverShip, { id }: RiverShip): boolean =>
  against.includes(id) || touched.includes(id) || locked?.ship === id;

/** C79, C80: in the same hex, stopped against each other, jammed, or rammed or slid along in this move. */
export const areInContact = (one: RiverShip, other: RiverShip): boolean =>
  one.at === other.at || liesAgainst(one, other) || liesAgainst(other, one);

/** C80: of two of whom one burns, or is to burn, it is known who has been stopped against whom. */
export const leanOn = (ship: RiverShip, other: RiverShip): void => {
  const matters = [ship, other].some(each => each.fireShip !== undefined || isAlight(each) || each.fires.length > 0);
  if (matters && ship.against?.includes(other.id) !== true) ship.against = [...(ship.against ?? []), other.id];
};

/** C80: she has gone on: nobody is stopped against her any more, nor she against anybody. */
export const getClear = (play: Play, ship: RiverShip): void => {
  delete ship.against;
  for (const other of Object.values(play.state.ships)) {
    if (!other.against?.includes(ship.id)) continue;
    const left = other.against.filter(id => id !== ship.id);
    if (left.length > 0) other.against = left;
    else delete other.against;
  }
};
