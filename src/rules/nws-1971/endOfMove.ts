import { fightFires } from './burning.ts';
import { partShips } from './contact.ts';
import type { NwsShip, Play } from './types.ts';
import { afloat } from './units.ts';

/** End of the move, N2, N69: fires, then clocks. */

const countDown = (left: number): number => (left > 0 ? left - 1 : left);

const helmClocks = (play: Play, ship: NwsShip): void => {
  if (ship.steering && ship.steering.left > 0) {
    ship.steering.left -= 1;
    if (ship.steering.left === 0) {
      ship.steering = null;
      play.emit({ type: 'underControl', ship: ship.id, what: 'steering' });
    }
  }
  if (ship.helmless > 0) {
    ship.helmless -= 1;
    if (ship.helmless === 0) play.emit({ type: 'underControl', ship: ship.id, what: 'pilotHouse' });
  }
  if (ship.powerless > 0) {
    ship.powerless -= 1;
    if (ship.powerless === 0) play.emit({ type: 'underControl', ship: ship.id, what: 'power' });
  }
};

const gunClocks = (play: Play, ship: NwsShip): void => {
  ship.turrets.forEach((turret, index) => {
    const before = turret.jam;
    turret.jam = countDown(before);
    if (before > 0 && turret.jam === 0) play.emit({ type: 'turretFreed', ship: ship.id, turret: index });
  });
  ship.guns.forEach((gun, index) => {
    for (const port of gun.shut) {
      port.left = countDown(port.left);
      if (port.left === 0) play.emit({ type: 'portCleared', ship: ship.id, gun: index, bearing: port.bearing });
    }
    if (gun.shut.some(({ left }) => left === 0)) gun.shut = gun.shut.filter(({ left }) => left !== 0);
  });
};

/** N47, N77: a spent spar waits for three whole moves in which nobody fires at her; under fire none is rigged anew. */
const sparClock = ({ spar }: NwsShip): void => {
  if (!spar) return;
  if (spar.spent) {
    spar.quiet = spar.underFire ? 0 : spar.quiet + 1;
    if (spar.underFire) spar.readyFrom = 0;
  }
  spar.underFire = false;
};

/** N37, N69. */
export const endMove = (play: Play): void => {
  fightFires(play);
  for (const ship of afloat(play)) {
    helmClocks(play, ship);
    gunClocks(play, ship);
    sparClock(ship);
    Object.assign(ship, { order: null });
  }
  partShips(play);
};
