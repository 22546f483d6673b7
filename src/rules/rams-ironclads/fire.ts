import { shipOf } from '../../core/ruleset.ts';
import { enemyOf, SIDES, type ShipId, type Side } from '../../core/types.ts';
import type { Bearing } from '../../ships/index.ts';
import { hitShip, hitWork } from './damage.ts';
import {
  armourAt,
  bandOf,
  facePart,
  hasTurret,
  mayFireGrape,
  notReady,
  shotFactors,
  sideHit,
  whyNoGun,
  whyNoMuskets,
} from './gunnery.ts';
import { lineBetween, LONGEST, type Line } from './sight.ts';
import { MUSKET_SCORE, SMALL_SHOT_RANGE, TURRET_ON } from './tables.ts';
import type { Aim, Part, Play, RamsCommand, Situation, Unit } from './types.ts';
import { afloat, isShip, manned, standing, total, unitOf } from './units.ts';

/** The gun number of a ship's sharpshooters. */
export const MUSKETS = -1;

const unitsOf = (now: Situation, side: Side): Unit[] => [...manned(now, side), ...standing(now, side)];

const isLaid = (now: Situation, unit: string, gun: number): boolean =>
  now.state.aims.some(aim => aim.unit === unit && aim.gun === gun);

/** Guns of a unit that may still be laid in this step. */
const freeGuns = (now: Situation, unit: Unit): number[] =>
  unit.guns.flatMap((gun, index) => (notReady(now, unit, gun) === null && !isLaid(now, unit.id, index) ? [index] : []));

/** Guns of a unit, not laid yet, that have a shot at a target; those of one mount have it together. */
export const bearingGuns = (
  now: Situation,
  unit: Unit,
  target: Unit,
  line: Line = lineBetween(now, unit, target),
  free: readonly number[] = freeGuns(now, unit),
): number[] => {
  const mounts = new Map<number, boolean>();
  return free.filter(index => {
    const gun = unit.guns[index];
    if (!gun) return false;
    const known = mounts.get(gun.mount);
    if (known !== undefined) return known;
    const bears = whyNoGun(now, unit, gun, target, line) === null;
    mounts.set(gun.mount, bears);
    return bears;
  });
};

/** Whether her sharpshooters may still be laid in this step. */
const freeMuskets = (now: Situation, unit: Unit): boolean =>
  isShip(unit) && unit.sharpshooters && !isLaid(now, unit.id, MUSKETS);

const hasMuskets = (now: Situation, unit: Unit, target: Unit, line: Line): boolean =>
  freeMuskets(now, unit) && whyNoMuskets(now, unit, target, line) === null;

/** A unit that has anything to fire in this step, before anyone looks along a line. */
interface Firer {
  unit: Unit;
  free: readonly number[];
}

const firersOf = (now: Situation, side: Side): Firer[] =>
  unitsOf(now, side).flatMap(unit => {
    const free = freeGuns(now, unit);
    return free.length > 0 || freeMuskets(now, unit) ? [{ unit, free }] : [];
  });

/** Sections 4 and 6: how one unit may fire at one target; of guns that stand alike the first is offered. */
const aimsAt = (now: Situation, { unit, free }: Firer, target: Unit): RamsCommand[] => {
  const line = lineBetween(now, unit, target);
  const { range } = line;
  if (range > (free.length > 0 ? LONGEST : SMALL_SHOT_RANGE)) return [];
  const guns = bearingGuns(now, unit, target, line, free);
  const base = { side: unit.side, unit: unit.id, target: target.id };
  const options: RamsCommand[] = [];
  const mounts = new Set<number>();
  for (const index of guns) {
    const gun = unit.guns[index];
    if (!gun || mounts.has(gun.mount)) continue;
    mounts.add(gun.mount);
    options.push({ type: 'aim', ...base, gun: index, load: 'shot' });
    if (mayFireGrape(gun, range)) options.push({ type: 'aim', ...base, gun: index, load: 'grape' });
  }
  const muskets = hasMuskets(now, unit, target, line);
  if (muskets) options.push({ type: 'aim', ...base, gun: MUSKETS, load: 'muskets' });
  if (guns.length + (muskets ? 1 : 0) > 1) options.push({ type: 'salvo', ...base });
  return options;
};

const allAims = (now: Situation, side: Side): RamsCommand[] => {
  const targets = unitsOf(now, enemyOf(side));
  return firersOf(now, side).flatMap(firer => targets.flatMap(target => aimsAt(now, firer, target)));
};

/** R34: what a side may lay its guns on, face down; a unit's guns may be laid anew until the side has done. */
export const aimOptions = (now: Situation, side: Side): RamsCommand[] => {
  const laid = [...new Set(now.state.aims.map(aim => aim.unit))].filter(id => unitOf(now, id).side === side);
  return [
    ...allAims(now, side),
    ...laid.map(unit => ({ type: 'cease' as const, side, unit })),
    { type: 'aimed', side },
  ];
};

export const aimsOwed = (now: Situation): Side[] =>
  SIDES.filter(side => {
    if (now.state.ready.includes(side)) return false;
    const targets = unitsOf(now, enemyOf(side));
    const own = (id: string): boolean => unitOf(now, id).side === side;
    return (
      now.state.aims.some(aim => own(aim.unit)) ||
      firersOf(now, side).some(firer => targets.some(target => aimsAt(now, firer, target).length > 0))
    );
  });

export const openFire = (play: Play): void => {
  play.state.ready = [];
  play.state.aims = [];
};

/** R34: lays guns; a secret makes no event. */
export const layGuns = (play: Play, command: RamsCommand): void => {
  const { state } = play;
  switch (command.type) {
    case 'aim':
      state.aims.push({ unit: command.unit, gun: command.gun, target: command.target, load: command.load });
      return;
    case 'salvo': {
      const [unit, target] = [unitOf(play, command.unit), unitOf(play, command.target)];
      const line = lineBetween(play, unit, target);
      const muskets = hasMuskets(play, unit, target, line);
      for (const gun of bearingGuns(play, unit, target, line))
        state.aims.push({ unit: unit.id, gun, target: target.id, load: 'shot' });
      if (muskets) state.aims.push({ unit: unit.id, gun: MUSKETS, target: target.id, load: 'muskets' });
      return;
    }
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

/** A hit that waits until every gun has fired (R34). */
interface Hit {
  target: string;
  firer: string;
  from: Bearing;
}

/** Section 6, R14: one gun's shot: hull or turret first, then the die. */
const fireShot = (play: Play, aim: Aim): Hit | null => {
  const [unit, target] = [unitOf(play, aim.unit), unitOf(play, aim.target)];
  const gun = unit.guns[aim.gun];
  const line = lineBetween(play, unit, target);
  const band = gun && bandOf(gun.kind, line.range);
  if (!gun || !band) return null;
  const partDie = hasTurret(target) ? play.dice.roll(6) : null;
  const face = facePart(play, target, line.from);
  const part: Part = partDie !== null && partDie >= TURRET_ON ? 'turret' : face;
  const die = play.dice.roll(6);
  const modifiers = shotFactors(play, unit, gun, target, line);
  const score = die + modifiers.reduce((sum, { value }) => sum + value, 0);
  const armour = armourAt(target, part);
  const hit = score > armour;
  const facts = { firer: unit.id, gun: aim.gun, target: target.id, range: line.range, band, partDie, die, modifiers };
  play.emit({ type: 'gunFired', ...facts, part: isShip(target) ? part : null, total: score, armour, hit });
  gun.fired = true;
  gun.target = target.id;
  return hit ? { target: target.id, firer: unit.id, from: sideHit(play, target, line.from) } : null;
};

/** Section 6, R17, R59: spoils the aim of the next fire step; two dice, of which only a 3 does more. */
const fireSmallShot = (play: Play, aim: Aim): ShipId | null => {
  const [unit, target] = [unitOf(play, aim.unit), unitOf(play, aim.target)];
  const { range } = lineBetween(play, unit, target);
  const dice = isShip(target) ? [play.dice.roll(6), play.dice.roll(6)] : [];
  const helm = total(dice) === MUSKET_SCORE;
  target.harassedNext = true;
  const gun = unit.guns[aim.gun];
  const piece = gun ? aim.gun : null;
  play.emit({ type: 'smallShotFired', firer: unit.id, gun: piece, target: target.id, range, dice, helm });
  if (gun) Object.assign(gun, { fired: true, target: target.id });
  return helm ? target.id : null;
};

/** R17: what was fired in this step counts in the next one. */
const passHarassment = (play: Play): void => {
  for (const unit of [...afloat(play), ...Object.values(play.state.works)]) {
    unit.harassed = unit.harassedNext;
    unit.harassedNext = false;
  }
};

/** R34: every gun fires before any hit is counted; the Union's are told first. */
export const fireAll = (play: Play): void => {
  const sideOf = (aim: Aim): number => SIDES.indexOf(unitOf(play, aim.unit).side);
  const aims = [...play.state.aims].map(aim => ({ ...aim })).sort((one, other) => sideOf(one) - sideOf(other));
  const hits: Hit[] = [];
  const helms: ShipId[] = [];
  for (const aim of aims) {
    if (aim.load === 'shot') hits.push(...[fireShot(play, aim)].filter(hit => hit !== null));
    else helms.push(...[fireSmallShot(play, aim)].filter(id => id !== null));
  }
  play.state.aims = [];
  for (const id of helms) shipOf(play, id).helmless = 1;
  for (const { target, firer, from } of hits) {
    const work = play.state.works[target];
    if (work) hitWork(play, work, firer);
    else hitShip(play, target, firer, from);
  }
  passHarassment(play);
};
