import type { HexId } from '../../core/types.ts';
import { trainedOn } from './arcs.ts';
import { lowestToHit } from './gunnery.ts';
import { strike } from './hits.ts';
import { strikeWork } from './forts.ts';
import { bearingGuns, gunLine } from './shots.ts';
import type { Aim, Gun, NwsCommand, NwsShip, Play } from './types.ts';
import { isShip, isSilent, unitOf } from './units.ts';

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
      for (const gun of bearingGuns(play, unitOf(play, command.unit), unitOf(play, command.target)))
        state.aims.push({ unit: command.unit, gun, target: command.target });
      return;
    case 'cease':
      state.aims = state.aims.filter(aim => aim.unit !== command.unit);
      return;
    case 'fallOrder':
      state.falls[command.side] = command.order;
      play.emit({ type: 'fallOrdered', side: command.side, order: command.order });
      return;
    case 'aimed':
      state.ready.push(command.side);
      play.emit({ type: 'madeReady', side: command.side });
      return;
    default:
  }
};

/** N25: ships and forts in the scenario's order, guns in the catalogue's. */
const inOrder = (play: Play): Aim[] => {
  const order = [...Object.keys(play.state.ships), ...Object.keys(play.state.works)];
  const place = (unit: string): number => order.indexOf(unit);
  return play.state.aims
    .map(aim => ({ ...aim }))
    .sort((one, other) => place(one.unit) - place(other.unit) || one.gun - other.gun);
};

/** N33, N76: the turret or tower of a gun points where it fires. */
const train = (play: Play, ship: NwsShip, { place }: Pick<Gun, 'place'>, to: HexId): void => {
  const turret = ship.turrets[place.turret - 1];
  if (turret?.jam === 0) turret.trained = trainedOn(play, ship, to);
};

/** Range chart: one die a gun; whether it hits. N21: the gun is loaded again so many moves later. N33, N76: its turret or tower points there. */
const fireGun = (play: Play, aim: Aim): boolean => {
  const [unit, target] = [unitOf(play, aim.unit), unitOf(play, aim.target)];
  const gun = unit.guns[aim.gun];
  if (!gun) return false;
  const { range, to } = gunLine(play, unit, target);
  const need = lowestToHit(gun.bore, target.rate, range);
  const die = play.dice.roll(6);
  const hit = need > 0 && die >= need;
  if (isShip(target) && target.spar) target.spar.underFire = true;
  gun.ready = play.state.turn + gun.every;
  if (isShip(unit)) train(play, unit, gun, to);
  play.emit({ type: 'gunFired', firer: unit.id, gun: aim.gun, target: target.id, range, die, need, hit });
  return hit;
};

/** N25: all dice are thrown, then all hits worked out; who sinks or is silenced has fired, and further hits there are lost. */
export const fireAll = (play: Play): void => {
  const hits = inOrder(play).filter(aim => fireGun(play, aim));
  play.state.aims = [];
  for (const hit of hits) {
    const target = unitOf(play, hit.target);
    if (!isShip(target)) {
      if (!isSilent(target)) strikeWork(play, hit, target);
    } else if (target.status === 'afloat') strike(play, hit);
  }
};
