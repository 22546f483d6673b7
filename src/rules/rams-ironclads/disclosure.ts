import { disclosed } from '../../system/disclosure.ts';
import type { RamsIronclads } from './types.ts';

/** S7: whose every field of the state is. */
export const disclosure = disclosed<RamsIronclads>()(
  {
    '.ships.*.plot': { knows: (state, side, [id = '']) => state.ships[id]?.side === side, unseen: true },
    '.aims.*': {
      knows: (state, side, [place]) => {
        const unit = state.aims[Number(place)]?.unit ?? '';
        return (state.works[unit] ?? state.ships[unit])?.side === side;
      },
      unseen: true,
    },
    '.mines.*.live': {
      knows: (state, side, [place]) => {
        const mine = state.mines[Number(place)];
        return mine?.side === side || mine?.known === true;
      },
    },
  },
  {
    '.ships.*': [
      'ram draught status aground anchored steamFrom entry leftBy entryHex attempts halted top',
      'handling reinforced sharpshooters spars length fullTop abandoned settled speed twelfths going rate',
      'credit order freed towedBy pushing jam steering helmless tilt stackHit pipesHit boilerHit',
      'burning burntBy sinking harassed harassedNext',
    ],
    '.works.*': ['id side kind facing down harassed harassedNext hits'],
    '.works.*.hexes': ['*'],
    '.mines.*': ['side hex spent known strength twelfths adrift field'],
    '.ready': ['*'],
    '.cursor.interrupts.*': ['ship target'],
    '.ships.*.guns.*': ['gun mount lost fired kind target fireValue stands shut'],
    '.ships.*.guns.*.bears': ['*'],
    '.works.*.guns.*': ['gun mount lost fired kind target fireValue stands shut'],
    '.works.*.guns.*.bears': ['*'],
    '.ships.*.armour': ['side turret front rear'],
    '.ships.*.guns.*.blind': ['*'],
    '.ships.*.credit': ['to degrees'],
    '.ships.*.order': ['speed helm anchor castOff tow how'],
    '.ships.*.tows': ['*'],
    '.ships.*.sinking': ['at halves early'],
    '.works.*.guns.*.blind': ['*'],
    '.strikes.*': ['by speed on clash sideOn stationary where chosen'],
    '.struck.*': ['by on turn'],
    '.moored': ['*'],
    '.closest': ['*'],
    '.stepped': ['*'],
    '': ['half'],
  },
);
