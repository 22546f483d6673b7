import type { Asset, OrderCard, Repair } from '../types.ts';
import { t } from '../../../languages/language.ts';

/** What the sheet's ids are called in a reason. */

export const CARD_WORD: Readonly<Record<OrderCard, string>> = {
  fullSpeed: t`full speed`,
  slowSpeed: t`slow speed`,
  slowAndFire: t`slow and fire`,
  fire: t`fire`,
  turnAndFire: t`turn and fire`,
};

export const ASSET_WORD: Readonly<Record<Asset, string>> = {
  mines: t`mines`,
  submarine: t`submarine`,
  torpedoBoat: t`torpedo boat`,
  fireRaft: t`fire raft`,
  armySupport: t`army support`,
  mist: t`mist`,
  nightfall: t`nightfall`,
  panic: t`panic`,
};

/** Why that ship mends that first. */
export const mendsFirst = (ship: string, what: Repair): string => {
  switch (what) {
    case 'fire':
      return t`${ship} puts out the fire first.`;
    case 'pilotHouse':
      return t`${ship} mends the pilot house first.`;
    case 'turret1':
      return t`${ship} mends the forward turret first.`;
    case 'turret2':
      return t`${ship} mends the after turret first.`;
    case 'rudder':
      return t`${ship} mends the rudder first.`;
  }
};
