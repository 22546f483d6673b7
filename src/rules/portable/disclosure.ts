import { disclosed } from '../../system/disclosure.ts';
import type { Portable } from './types.ts';

/** S7: whose every field of the state is. */
export const disclosure = disclosed<Portable>()(
  {
    '.plots.*': {
      knows: (state, side, [firer = '']) => (state.works[firer] ?? state.ships[firer])?.side === side,
      unseen: true,
    },
    '.mines.*.live': {
      knows: (state, side, [place]) => {
        const mine = state.mines[Number(place)];
        return mine?.side === side || mine?.spent === true;
      },
    },
  },
  {
    '.ships.*': [
      'type armed ram draught shallow status strength points criticalPoint breakingOff aground anchored',
      'steamFrom entry movesLeft movedFrom moved triedToFloat leftBy',
    ],
    '.works.*': ['points id side kind'],
    '.works.*.hexes': ['*'],
    '.mines.*': ['side hex spent'],
    '.ready': ['*'],
    '': ['first active'],
    '.moveDone': ['*'],
    '.rams.*': ['hex rammer target struck accident'],
    '.drifting': ['*'],
    '.cursor.interrupts.*': ['hex ship'],
  },
);
