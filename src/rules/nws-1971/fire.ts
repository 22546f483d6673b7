import { shipOf } from '../../core/rules.ts';
import type { ShipId } from '../../core/types.ts';
import { trainedOn } from './arcs.ts';
import { lowestToHit } from './gunnery.ts';
import { strike } from './hits.ts';
import { bearingGuns } from './shots.ts';
import type { Aim, NwsCommand, Play } from './types.ts';

/** Procedure of firing, N2, N25: all fire, after all movement. */

export const openFire = (play: Play): void => {
  Object.assign(play.state, { ready: [], aims: [] });
};

/** N25: lays guns; a secret makes no event. */
export const layGuns = (play: Play, command: NwsCommand): void => {
  const { state } = play;
  switch (command.type) {
    case 'aim':
      state.aims.push({ unit: command.unit, gun: command.gun, target: command.target });
      return;
    case 'salvo':
      for (const gun of bearingGuns(play, shipOf(play, command.unit), shipOf(play, command.target)))
        state.aims.push({ unit: command.unit, gun, target: command.target });
      return;
    case 'cease':
      state.aims = state.aims.filter(aim => aim.unit !== command.unit);
      return;
    case 'aimed':
      state.ready.push(command.side);
      play.emit({ type: 'madeReady', side: command.side });
      return;
    default:
  }
};

/** N25: ships in the scenario's order, guns in the catalogue's. */
const inOrder = (play: Play): Aim[] => {
  const order = Object.keys(play.state.ships);
  const place = (unit: ShipId): number => order.indexOf(unit);
  return play.state.aims
    .map(aim => ({ ...aim }))
    .sort((one, other) => place(one.unit) - place(other.unit) || one.gun - other.gun);
};

/** Range chart: one die a gun; whether it hits. N21: the gun is loaded again so many moves later. N33, N76: its turret or tower points there. */
const fireGun = (play: Play, aim: Aim): boolean => {
  const [ship, target] = [shipOf(play, aim.unit), shipOf(play, aim.target)];
  const gun = ship.guns[aim.gun];
  if (!gun) return false;
  const range = play.chart.range(ship.at, target.at);
  const need = lowestToHit(gun.bore, target.rate, range);
  const die = play.dice.roll(6);
  const hit = need > 0 && die >= need;
  if (target.spar) target.spar.underFire = true;
  gun.ready = play.state.turn + gun.every;
  const turret = ship.turrets[gun.place.turret - 1];
  if (turret?.jam === 0) turret.trained = trainedOn(play, ship, target.at);
  play.emit({ type: 'gunFired', firer: ship.id, gun: aim.gun, target: target.id, range, die, need, hit });
  return hit;
};

/** N25: all dice are thrown, then all hits worked out; who sinks has fired, and further hits on her are lost. */
export const fireAll = (play: Play): void => {
  const hits = inOrder(play).filter(aim => fireGun(play, aim));
  play.state.aims = [];
  for (const hit of hits) if (shipOf(play, hit.target).status === 'afloat') strike(play, hit);
};
