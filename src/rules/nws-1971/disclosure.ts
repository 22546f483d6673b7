import { disclosed } from '../../system/disclosure.ts';
import type { Nws } from './types.ts';

/** S7, N66: whose every field of the state is. */
export const disclosure = disclosed<Nws>()(
  {
    '.ships.*.plot': { knows: (state, side, [id = '']) => state.ships[id]?.side === side, unseen: true },
    '.aims.*': {
      knows: (state, side, [place]) => state.ships[state.aims[Number(place)]?.unit ?? '']?.side === side,
      unseen: true,
    },
  },
  {
    '.ships.*': [
      'rate type wooden casemate pilotHouse wheel decks screws bothEnds ram draught top full sixths lost',
      'steamFrom nextTurret funnels funnelMarked status abandoned disabled entry entryHex leftBy speed run',
      'inHand way going saved order entered halted anchored aground jams steering helmless powerless burning',
    ],
    '.ships.*.plates': ['front side rear abreast engines hull turret pilotHouse wheelHouse'],
    '.ships.*.turrets.*': ['out jam trained'],
    '.ships.*.guns.*': ['gun bore pv every mount stands lost ready'],
    '.ships.*.guns.*.bears': ['*'],
    '.ships.*.guns.*.blind': ['*'],
    '.ships.*.guns.*.place': ['third beam deck turret'],
    '.ships.*.guns.*.shut.*': ['bearing left'],
    '.ships.*.kept.*': ['third beam deck points'],
    '.ships.*.order': ['speed'],
    '.ships.*.order.turns': ['*'],
    '.ships.*.steering': ['course left'],
    '.ships.*.wheelsGone': ['*'],
    '.ready': ['*'],
    '.stepped': ['*'],
    '': ['quarter'],
  },
);
