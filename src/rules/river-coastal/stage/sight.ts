import { t } from '../../../languages/language.ts';
import type { UnderWay } from '../../shared/underWay.ts';
import type { SightEvent } from '../types.ts';
import type { Part } from './part.ts';

/** C83: who comes into sight appears where nothing was; to her own side she has been there all the time. */
export const sight = ({ acts, places, note }: UnderWay): Part<SightEvent['type']> => ({
  async shipSighted({ ship, at, facing }) {
    if (places.at(ship) === 0) {
      places.follow(ship, { at, facing });
      await acts.appear(ship, at, facing);
    }
    await note(ship, t`sighted`, 'plain');
  },
  shipLost: ({ ship }) => note(ship, t`out of sight`, 'plain'),
  placeSearched: ({ at }) => acts.caption(at, t`nobody here`, 'plain'),
});
