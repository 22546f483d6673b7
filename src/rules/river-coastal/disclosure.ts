import { disclosed } from '../../system/disclosure.ts';
import type { RiverCoastal, RiverState } from './types.ts';
import type { Side } from '../../core/types.ts';

const ownShip = (state: RiverState, side: Side, [id = '']: readonly string[]): boolean =>
  state.ships[id]?.side === side;

/** S7, C107: whose every field of the state is. */
export const disclosure = disclosed<RiverCoastal>()(
  {
    '.ships.*.plot': { knows: ownShip, unseen: true },
    '.ships.*.crew': { knows: ownShip, unseen: true },
    '.ships.*.captainGun': { knows: ownShip },
    '.ships.*.hits.*.left': { knows: ownShip },
    '.aims.*': {
      knows: (state, side, [place]) => {
        const unit = state.aims[Number(place)]?.unit ?? '';
        return (state.works[unit] ?? state.ships[unit])?.side === side;
      },
      unseen: true,
    },
    '.tests.*': {
      knows: (state, side, [place]) => state.ships[state.tests[Number(place)] ?? '']?.side === side,
      unseen: true,
    },
  },
  {
    '.ships.*': [
      'ramClass handling small ironclad shares bothWays stokers fullSpv startSpv value fullCpv statedDraught fullTop',
      'steamFrom spv cpv ram draught status abandoned entry entryHex leftBy captain speed inHand rate going',
      'busy turning turningAstern entered halted anchored aground cleared locked knotsLost boilerDestroyed',
      'pilotHouseLost burntBy opened underFire rammed',
    ],
    '.ships.*.captain': ['alive character green red yellow'],
    '.ships.*.sloped': ['front side rear'],
    '.ships.*.aground': ['tries before'],
    '.ships.*.locked': ['ship until'],
    '.ships.*.turrets': ['*'],
    '.ships.*.hits.*': ['job halves from'],
    '.ships.*.hits.*.guns': ['*'],
    '.ships.*.fires.*': ['need tries'],
    '.ships.*.firedOnBy': ['*'],
    '.ships.*.firedOnBefore': ['*'],
    '.ships.*.shocks': ['*'],
    '.ships.*.guns.*': ['gun kind damage slow mount stands turret lost loaded square'],
    '.ships.*.guns.*.bears': ['*'],
    '.ships.*.guns.*.blind': ['*'],
    '.works.*': ['id side kind facing fullFpv fpv fullCpv cpv high silent'],
    '.works.*.hexes': ['*'],
    '.works.*.manned': ['*'],
    '.works.*.guns.*': ['gun kind damage slow mount stands turret lost loaded square'],
    '.works.*.guns.*.bears': ['*'],
    '.works.*.guns.*.blind': ['*'],
    '.ready': ['*'],
    '.stepped': ['*'],
    '.cursor.interrupts.*': ['ship target'],
    '': ['quarter'],
  },
);
