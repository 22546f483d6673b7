import type { GunReady, GunView } from '../../../system/desk/index.ts';
import { isServed, shotOf, whyNoLine } from '../gunnery.ts';
import { GUN_CLASS_NAME, gunName } from '../words/names.ts';
import { lineBetween } from '../sight.ts';
import type { Gun, Situation, Unit } from '../types.ts';
import { isPresent, unitOf } from '../units.ts';

const PLACE = {
  bow: 'front',
  stern: 'rear',
  port: 'left',
  starboard: 'right',
  front: 'front',
  rear: 'rear',
  left: 'left',
  right: 'right',
} as const;

/** Where a gun stands on a plan, from the quarters on which it bears; one that bears both ways stands amidships. */
const placeOf = (gun: Gun): GunView['place'] => {
  if (gun.turret > 0) return 'turret';
  const places = gun.bears.map(quarter => PLACE[quarter]);
  const end = places.filter(place => place === 'front' || place === 'rear');
  if (end.length === 1 && end[0]) return end[0];
  return places.length === 1 && places[0] ? places[0] : 'middle';
};

/** What has fired is ready again with the next turn. */
const readyOf = ({ state }: Situation, unit: Unit, gun: Gun): GunReady => {
  if (gun.lost) return 'lost';
  if (!isServed(unit, gun)) return 'out';
  return gun.fired ? { turn: state.turn + 1 } : 'now';
};

/** Section 25, Q14: every gun of a unit, and which of them could fire at another now. */
export const battery = (now: Situation, id: string, target: string | null): GunView[] => {
  const unit = unitOf(now, id);
  const mark = target === null ? null : unitOf(now, target);
  const line = mark && isPresent(unit) && isPresent(mark) ? lineBetween(now, unit, mark) : null;
  const open = mark !== null && line !== null && whyNoLine(now, unit, mark, line) === null;
  return unit.guns.map((gun, index) => ({
    gun: index,
    piece: gun.gun,
    name: gunName(gun),
    weight: GUN_CLASS_NAME[gun.class],
    barrel: gun.class,
    mount: gun.mount,
    place: placeOf(gun),
    ready: readyOf(now, unit, gun),
    bears: mark === null ? null : open && shotOf(now, unit, gun, mark, line) !== null,
  }));
};
