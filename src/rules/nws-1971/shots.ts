import { enemyOf, SIDES, type HexId, type Side } from '../../core/types.ts';
import { lineStoppedAt, nothing, worksAt } from '../shared/sight.ts';
import { gunBears, workGunBears } from './arcs.ts';
import { fallOptions } from './falls.ts';
import { lowestToHit } from './gunnery.ts';
import { sectionOf } from './setup/settings.ts';
import { NIGHT, RANGES } from './tables.ts';
import type { Gun, NwsCommand, ShipGun, Situation, Unit } from './types.ts';
import { afloat, hexesOf, isShip, manned, serves, standing, unitOf } from './units.ts';

/** Procedure of firing, N22 to N24, N64: what may be fired at what. */

const LONGEST = RANGES[RANGES.length - 1] ?? 0;

/** N23: hexes to which anybody sees. */
export const reachOfSight = ({ scenario }: Pick<Situation, 'scenario'>): number =>
  Math.min(LONGEST, scenario.visibility ?? LONGEST, sectionOf(scenario)?.night === true ? NIGHT : LONGEST);

/** The hexes between which two units fire: of a fort's two the nearer, of equals the first (N52). */
const nearest = (
  { chart }: Pick<Situation, 'chart'>,
  unit: Unit,
  target: Unit,
): { from: HexId; to: HexId; range: number } => {
  let best = { from: 0, to: 0, range: Infinity };
  for (const from of hexesOf(unit))
    for (const to of hexesOf(target)) {
      const range = chart.range(from, to);
      if (range < best.range) best = { from, to, range };
    }
  return best;
};

/** N23: hexes in which ships lie. */
const shipsLieIn = (now: Pick<Situation, 'state'>): ReadonlySet<HexId> => new Set(afloat(now).map(({ at }) => at));

/** N23: the hex that stops the line of fire between two units, or 0; forts fire over ships, and ships over ships at forts. */
const stoppedAt = (
  now: Situation,
  unit: Unit,
  target: Unit,
  { from, to, taken }: { from: HexId; to: HexId; taken: ReadonlySet<HexId> },
): HexId => {
  if (isShip(unit) && isShip(target)) return lineStoppedAt(now.scenario, from, to, hex => taken.has(hex));
  return lineStoppedAt(now.scenario, from, to, nothing, [...hexesOf(unit), ...hexesOf(target)]);
};

/** Why a gun has no shot at a target; null = it has. */
export type NoShot =
  | 'notLoaded'
  | 'jammed'
  | 'notBearing'
  | 'trained'
  | 'portShut'
  | 'outOfRange'
  | 'noFace'
  | 'outOfSight'
  | 'blocked'
  | 'lost';

/** N21, N33: why a gun cannot be fired in this move at all. */
export const notReady = (now: Pick<Situation, 'state'>, unit: Unit, index: number): NoShot | null => {
  const gun = unit.guns[index];
  if (!gun || !serves(unit, index)) return 'lost';
  if (isShip(unit) && (unit.turrets[gun.place.turret - 1]?.jam ?? 0) > 0) return 'jammed';
  return gun.ready > now.state.turn ? 'notLoaded' : null;
};

/** How two units lie to each other; what stops the line is looked for when it is asked for, since most shots fail before. */
export interface Line {
  readonly range: number;
  readonly from: HexId;
  readonly to: HexId;
  /** The hex that stops it, or 0. */
  blocked(): HexId;
}

/** N23, N52: the line along which a unit fires at another. */
export const gunLine = (now: Situation, unit: Unit, target: Unit, taken?: ReadonlySet<HexId>): Line => {
  let stop: HexId | null = null;
  const { from, to, range } = nearest(now, unit, target);
  const blocked = (): HexId => (stop ??= stoppedAt(now, unit, target, { from, to, taken: taken ?? shipsLieIn(now) }));
  return { from, to, range, blocked };
};

/** N22, N52: whether a gun bears from one hex on another. */
export const bearsOn = (
  now: Pick<Situation, 'chart'>,
  unit: Unit,
  index: number,
  { from, to }: Pick<Line, 'from' | 'to'>,
): boolean => {
  if (!isShip(unit)) {
    const gun = unit.guns[index];
    return gun !== undefined && workGunBears(now, unit, gun, { from, to });
  }
  const gun = unit.guns[index];
  return gun !== undefined && gunBears(now, unit, gun, to);
};

/** N23: the hex that stops the line from a unit to a hex where a ship might lie, or 0. */
export const blockedTo = (now: Situation, unit: Unit, from: HexId, to: HexId): HexId => {
  if (!isShip(unit)) return lineStoppedAt(now.scenario, from, to, nothing, hexesOf(unit));
  const taken = shipsLieIn(now);
  return lineStoppedAt(now.scenario, from, to, hex => taken.has(hex));
};

/** N23: the hex that stops a line of fire between two hexes, or 0, from what lies in the one to what lies in the other. */
export const lineBlockedAt = (now: Situation, from: HexId, to: HexId): HexId => {
  const works = worksAt(now.state.works, from, to);
  const taken = works.length > 0 ? null : shipsLieIn(now);
  return lineStoppedAt(now.scenario, from, to, hex => taken?.has(hex) === true, works.flatMap(hexesOf));
};

/** N22, N33, N34: why a gun does not bear: it never would, its turret or tower is jammed for good, or its port is shut. */
const whyNotBearing = (now: Situation, unit: Unit, index: number, { to }: Line): NoShot => {
  const gun = isShip(unit) ? unit.guns[index] : undefined;
  if (!isShip(unit) || !gun) return 'notBearing';
  if (gun.shut.length === 0 && unit.turrets[gun.place.turret - 1]?.jam !== -1) return 'notBearing';
  const turrets = unit.turrets.map(turret => ({ ...turret, jam: 0 }));
  if (gun.shut.length > 0 && gunBears(now, unit, { ...gun, shut: [] }, to)) return 'portShut';
  return gunBears(now, { ...unit, turrets }, gun, to) ? 'trained' : 'notBearing';
};

/** N22 to N24, N64: why a gun has no shot at a unit. */
export const whyNoShot = (
  now: Situation,
  unit: Unit,
  index: number,
  target: Unit,
  line = gunLine(now, unit, target),
): NoShot | null => {
  const unready = notReady(now, unit, index);
  const gun = unit.guns[index];
  if (unready || !gun) return unready ?? 'lost';
  const { range } = line;
  if (range > reachOfSight(now)) return range > LONGEST ? 'outOfRange' : 'outOfSight';
  if (lowestToHit(gun.bore, target.rate, range) === 0) return 'noFace';
  if (range === 0 || !bearsOn(now, unit, index, line))
    return range === 0 ? 'notBearing' : whyNotBearing(now, unit, index, line);
  return line.blocked() === 0 ? null : 'blocked';
};

/** What one unit may fire at another in this step, before any gun is laid: guns that stand alike, mount by mount. */
interface Shot {
  readonly target: string;
  readonly mounts: readonly (readonly number[])[];
}

/** Every shot of one unit, and what it may lay as long as the same guns are laid. */
interface UnitShots {
  readonly unit: string;
  readonly shots: readonly Shot[];
  offers: { readonly laid: readonly number[]; readonly commands: readonly NwsCommand[] } | null;
}

const portsShut = (gun: Gun | ShipGun): boolean => 'shut' in gun && gun.shut.length > 0;

const NO_MOUNTS: Shot['mounts'] = [];

/** N22 to N24, N64: of a unit's loaded guns those that have a shot along a line. */
const mountsOn = (now: Situation, unit: Unit, loaded: readonly number[], target: Unit, line: Line): Shot['mounts'] => {
  const needs = {
    smoothbore: lowestToHit('smoothbore', target.rate, line.range),
    rifle: lowestToHit('rifle', target.rate, line.range),
  };
  const mounts = new Map<number, number[]>();
  let [mount, bears] = [-1, false];
  for (const index of loaded) {
    const gun = unit.guns[index];
    if (!gun || needs[gun.bore] === 0) continue;
    // Guns of one mount bear alike, but for a port that is shut (N34).
    if (gun.mount !== mount || portsShut(gun)) bears = bearsOn(now, unit, index, line);
    mount = portsShut(gun) ? -1 : gun.mount;
    if (!bears) continue;
    const known = mounts.get(gun.mount);
    if (known) known.push(index);
    else mounts.set(gun.mount, [index]);
  }
  return mounts.size === 0 || line.blocked() !== 0 ? NO_MOUNTS : [...mounts.values()];
};

/** N64: whoever may fire, and be fired at, of a side. */
const unitsOf = (now: Situation, side: Side): Unit[] => [...manned(now, side), ...standing(now, side)];

const shotsNow = (now: Situation, side: Side, taken: ReadonlySet<HexId>): UnitShots[] => {
  const targets = unitsOf(now, enemyOf(side));
  const sight = reachOfSight(now);
  return unitsOf(now, side).flatMap(unit => {
    const loaded = unit.guns.flatMap((_, index) => (notReady(now, unit, index) === null ? [index] : []));
    const shots =
      loaded.length === 0
        ? []
        : targets.flatMap(target => {
            const line = gunLine(now, unit, target, taken);
            if (line.range === 0 || line.range > sight) return [];
            const mounts = mountsOn(now, unit, loaded, target, line);
            return mounts.length === 0 ? [] : [{ target: target.id, mounts }];
          });
    return shots.length === 0 ? [] : [{ unit: unit.id, shots, offers: null }];
  });
};

/** Every shot of each side in this step. */
export type Shots = Readonly<Record<Side, readonly UnitShots[]>>;

/** N25: they stay the same as long as the step lasts, since laying a gun changes nobody's place or guns. */
export const shotsIn = (now: Situation, before?: Shots): Shots => {
  if (before) return before;
  const taken = shipsLieIn(now);
  return { union: shotsNow(now, 'union', taken), confederate: shotsNow(now, 'confederate', taken) };
};

const laidGuns = (now: Pick<Situation, 'state'>, unit: string): number[] =>
  now.state.aims.filter(aim => aim.unit === unit).map(({ gun }) => gun);

/** N25: of guns that stand alike the first that is not laid is offered. */
const offersOf = (side: Side, { unit, shots }: UnitShots, laid: readonly number[]): NwsCommand[] => {
  const options: NwsCommand[] = [];
  for (const { target, mounts } of shots) {
    let free = 0;
    for (const guns of mounts) {
      let first = true;
      for (const gun of guns) {
        if (laid.includes(gun)) continue;
        if (first) options.push({ type: 'aim', side, unit, gun, target });
        first = false;
        free += 1;
      }
    }
    if (free > 1) options.push({ type: 'salvo', side, unit, target });
  }
  return options;
};

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((gun, index) => gun === other[index]);

/** N25: what a side may lay its guns on, in secret. */
export const aimOptions = (now: Situation, side: Side, shots: Shots): NwsCommand[] => {
  const options: NwsCommand[] = [];
  for (const each of shots[side]) {
    const laid = laidGuns(now, each.unit);
    if (!each.offers || !isSame(each.offers.laid, laid)) each.offers = { laid, commands: offersOf(side, each, laid) };
    options.push(...each.offers.commands);
  }
  const units = [...new Set(now.state.aims.map(({ unit }) => unit))];
  for (const unit of units) if (unitOf(now, unit).side === side) options.push({ type: 'cease', side, unit });
  options.push(...fallOptions(now, side), { type: 'aimed', side });
  return options;
};

export const aimsOwed = (now: Situation, shots: Shots): Side[] =>
  SIDES.filter(side => !now.state.ready.includes(side) && shots[side].length > 0);

/** Guns of a unit, not laid yet, that have a shot at a target. */
export const bearingGuns = (now: Situation, unit: Unit, target: Unit): number[] => {
  const laid = laidGuns(now, unit.id);
  const line = gunLine(now, unit, target);
  return unit.guns.flatMap((_, index) =>
    !laid.includes(index) && whyNoShot(now, unit, index, target, line) === null ? [index] : [],
  );
};
