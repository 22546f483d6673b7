import { enemyOf, SIDES, type HexId, type ShipId, type Side } from '../../core/types.ts';
import { lineStoppedAt } from '../shared/sight.ts';
import { gunBears } from './arcs.ts';
import { lowestToHit } from './gunnery.ts';
import { sectionOf } from './setup/settings.ts';
import { NIGHT, RANGES } from './tables.ts';
import type { NwsCommand, NwsShip, Situation } from './types.ts';
import { afloat, manned, serves } from './units.ts';

/** Procedure of firing, N22 to N24, N64: what may be fired at what. */

const LONGEST = RANGES[RANGES.length - 1] ?? 0;

/** N23: hexes to which anybody sees. */
const reachOfSight = ({ scenario }: Pick<Situation, 'scenario'>): number =>
  Math.min(LONGEST, scenario.visibility ?? LONGEST, sectionOf(scenario)?.night === true ? NIGHT : LONGEST);

/** N23: the hex that stops the line of fire between two ships, or 0. */
const stoppedAt = (now: Situation, from: HexId, to: HexId): HexId => {
  const hexes = new Set(afloat(now).map(({ at }) => at));
  return lineStoppedAt(now.scenario, from, to, hex => hexes.has(hex));
};

/** Why a gun has no shot at a target; null = it has. */
export type NoShot =
  'notLoaded' | 'jammed' | 'notBearing' | 'outOfRange' | 'noFace' | 'outOfSight' | 'blocked' | 'lost';

/** N21, N33: why a gun cannot be fired in this move at all. */
const notReady = (now: Pick<Situation, 'state'>, ship: NwsShip, index: number): NoShot | null => {
  const gun = ship.guns[index];
  if (!gun || !serves(ship, index)) return 'lost';
  if ((ship.turrets[gun.place.turret - 1]?.jam ?? 0) > 0) return 'jammed';
  return gun.ready > now.state.turn ? 'notLoaded' : null;
};

/** How two ships lie to each other; what stops the line is looked for when it is asked for, since most shots fail before. */
interface Line {
  readonly range: number;
  blocked(): boolean;
}

const lineBetween = (now: Situation, ship: NwsShip, target: NwsShip): Line => {
  let stop: HexId | null = null;
  return {
    range: now.chart.range(ship.at, target.at),
    blocked: () => (stop ??= stoppedAt(now, ship.at, target.at)) !== 0,
  };
};

/** N22 to N24, N64: why a gun has no shot at a ship. */
const whyNoShot = (
  now: Situation,
  ship: NwsShip,
  index: number,
  target: NwsShip,
  line = lineBetween(now, ship, target),
): NoShot | null => {
  const unready = notReady(now, ship, index);
  const gun = ship.guns[index];
  if (unready || !gun) return unready ?? 'lost';
  const { range } = line;
  if (range > reachOfSight(now)) return range > LONGEST ? 'outOfRange' : 'outOfSight';
  if (lowestToHit(gun.bore, target.rate, range) === 0) return 'noFace';
  if (range === 0 || !gunBears(now, ship, gun, target.at)) return 'notBearing';
  return line.blocked() ? 'blocked' : null;
};

/** What one ship may fire at another in this step, before any gun is laid: guns that stand alike, mount by mount. */
interface Shot {
  readonly unit: ShipId;
  readonly target: ShipId;
  readonly mounts: readonly (readonly number[])[];
}

const shotAt = (now: Situation, ship: NwsShip, target: NwsShip): Shot | null => {
  const mounts = new Map<number, number[]>();
  const line = lineBetween(now, ship, target);
  ship.guns.forEach(({ mount }, index) => {
    if (whyNoShot(now, ship, index, target, line) !== null) return;
    mounts.set(mount, [...(mounts.get(mount) ?? []), index]);
  });
  return mounts.size === 0 ? null : { unit: ship.id, target: target.id, mounts: [...mounts.values()] };
};

const shotsNow = (now: Situation, side: Side): Shot[] =>
  manned(now, side).flatMap(ship =>
    manned(now, enemyOf(side))
      .filter(target => now.chart.range(ship.at, target.at) <= reachOfSight(now))
      .flatMap(target => shotAt(now, ship, target) ?? []),
  );

/** Every shot of each side in this step. */
export type Shots = Readonly<Record<Side, readonly Shot[]>>;

/** N25: they stay the same as long as the step lasts, since laying a gun changes nobody's place or guns. */
export const shotsIn = (now: Situation, before?: Shots): Shots =>
  before ?? { union: shotsNow(now, 'union'), confederate: shotsNow(now, 'confederate') };

const laidGuns = (now: Pick<Situation, 'state'>, unit: ShipId): number[] =>
  now.state.aims.filter(aim => aim.unit === unit).map(({ gun }) => gun);

/** N25: what a side may lay its guns on, in secret; of guns that stand alike the first that is not laid is offered. */
export const aimOptions = (now: Situation, side: Side, shots: Shots): NwsCommand[] => {
  const options: NwsCommand[] = [];
  for (const { unit, target, mounts } of shots[side]) {
    const laid = laidGuns(now, unit);
    const free = mounts.map(guns => guns.filter(gun => !laid.includes(gun)));
    for (const [gun] of free) if (gun !== undefined) options.push({ type: 'aim', side, unit, gun, target });
    if (free.flat().length > 1) options.push({ type: 'salvo', side, unit, target });
  }
  const units = [...new Set(now.state.aims.map(({ unit }) => unit))];
  for (const unit of units) if (now.state.ships[unit]?.side === side) options.push({ type: 'cease', side, unit });
  options.push({ type: 'aimed', side });
  return options;
};

export const aimsOwed = (now: Situation, shots: Shots): Side[] =>
  SIDES.filter(side => !now.state.ready.includes(side) && shots[side].length > 0);

/** Guns of a ship, not laid yet, that have a shot at a target. */
export const bearingGuns = (now: Situation, ship: NwsShip, target: NwsShip): number[] => {
  const laid = laidGuns(now, ship.id);
  const line = lineBetween(now, ship, target);
  return ship.guns.flatMap((_, index) =>
    !laid.includes(index) && whyNoShot(now, ship, index, target, line) === null ? [index] : [],
  );
};
