import type { Side } from '../../core/types.ts';
import { FALL_ORDERS, type NwsCommand, type NwsWork, type Situation } from './types.ts';
import { standing } from './units.ts';

/** N51: whether the order in which they fall can make a difference: guns of more than one worth stand on one face. */
const isMixed = ({ guns, faces }: NwsWork): boolean =>
  faces.some(
    ({ face }) =>
      new Set(guns.filter(gun => gun.bears[0] === face && gun.worth > 0 && !gun.lost).map(({ worth }) => worth)).size >
      1,
  );

/** N51: the other order that the owner of a fort may name. */
export const fallOptions = (now: Situation, side: Side): NwsCommand[] =>
  standing(now, side).some(isMixed)
    ? FALL_ORDERS.filter(order => order !== now.state.falls[side]).map(order => ({ type: 'fallOrder', side, order }))
    : [];
