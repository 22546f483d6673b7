import type { OrderCard, Repair } from '../types.ts';
import { named, phrase, type Phrase } from '../../../languages/phrase.ts';
import { reason, type Reason } from '../../../system/captain.ts';

/** What the sheet's ids are called in a reason. */

export const CARD_WORD: Readonly<Record<OrderCard, Phrase>> = {
  fullSpeed: phrase`full speed`,
  slowSpeed: phrase`slow speed`,
  slowAndFire: phrase`slow and fire`,
  fire: phrase`fire`,
  turnAndFire: phrase`turn and fire`,
};

/** Why that ship mends that first. */
export const mendsFirst = (ship: string, what: Repair): Reason => {
  switch (what) {
    case 'fire':
      return reason`${named(ship)} puts out the fire first.`;
    case 'pilotHouse':
      return reason`${named(ship)} mends the pilot house first.`;
    case 'turret1':
      return reason`${named(ship)} mends the forward turret first.`;
    case 'turret2':
      return reason`${named(ship)} mends the after turret first.`;
    case 'rudder':
      return reason`${named(ship)} mends the rudder first.`;
  }
};
