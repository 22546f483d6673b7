import { disclosed } from '../../system/disclosure.ts';
import type { Nws } from './types.ts';

/** S7, N66: whose every field of the state is. */
export const disclosure = disclosed<Nws>()(
  {
    '.ships.*.plot': { knows: (state, side, [id = '']) => state.ships[id]?.side === side, unseen: true },
    '.ships.*.spar.readyFrom': { knows: (state, side, [id = '']) => state.ships[id]?.side === side },
    '.mines.*.live': {
      knows: (state, side, [place]) => {
        const mine = state.mines[Number(place)];
        return mine?.side === side || mine?.spent === true;
      },
    },
    '.falls.*': { knows: (_, side, [whose]) => whose === side },
    '.aims.*': {
      knows: (state, side, [place]) => {
        const unit = state.aims[Number(place)]?.unit ?? '';
        return (state.works[unit] ?? state.ships[unit])?.side === side;
      },
      unseen: true,
    },
  },
  {
    '.ships.*': [
      'rate type wooden casemate pilotHouse wheel decks screws bothEnds ram draught top full sixths lost',
      'steamFrom nextTurret funnels funnelMarked status abandoned disabled entry entryHex leftBy speed run',
      'inHand way going saved order entered halted anchored aground jams steering helmless powerless burning',
      'sternWheel ironBow raft halfHelm circling contact spar',
    ],
    '.ships.*.plates': ['front side rear abreast engines hull turret pilotHouse wheelHouse'],
    '.ships.*.turrets.*': ['out jam trained'],
    '.ships.*.guns.*': ['gun bore pv every mount stands lost ready'],
    '.ships.*.guns.*.bears': ['*'],
    '.ships.*.guns.*.blind': ['*'],
    '.ships.*.guns.*.place': ['third beam deck turret'],
    '.ships.*.guns.*.shut.*': ['bearing left'],
    '.works.*': ['id side kind facing rate type'],
    '.works.*.hexes': ['*'],
    '.works.*.faces.*': ['face full left'],
    '.works.*.guns.*': ['gun bore pv every mount stands worth lost ready'],
    '.works.*.guns.*.bears': ['*'],
    '.works.*.guns.*.blind': ['*'],
    '.works.*.guns.*.place': ['third beam deck turret'],
    '.ships.*.kept.*': ['third beam deck points'],
    '.ships.*.order': ['speed ram spar rig torpedo anchor'],
    '.ships.*.sidesGone': ['*'],
    '.ships.*.contact': ['ship until'],
    '.ships.*.spar': ['rigged spent quiet underFire'],
    '.ships.*.tubes.*': ['left ready'],
    '.strikes.*': ['by on with course'],
    '.torpedoes.*': ['by side hex course inHand run'],
    '.mines.*': ['side hex spent'],
    '.holes.*': ['ship third'],
    '.ships.*.order.turns': ['*'],
    '.ships.*.steering': ['course left'],
    '.ships.*.wheelsGone': ['*'],
    '.ready': ['*'],
    '.stepped': ['*'],
    '': ['quarter'],
  },
);
