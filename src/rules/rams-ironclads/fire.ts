import { shipOf } from '../../core/rules.ts';
import { SIDES, type ShipId, type Side } from '../../core/types.ts';
import type { Bearing } from '../../ships/index.ts';
import { hitShip, hitWork } from './damage.ts';
import { bandOf, facePart, isOther, shotFactors, sideHit, skinsOf } from './gunnery.ts';
import { aimsAt, bearingOf, MUSKETS, musketsBear, type Shots } from './shots.ts';
import { lineBetween } from './sight.ts';
import { MUSKET_SCORE } from './tables.ts';
import type { Aim, Part, Play, RamsCommand, ShipPart, Situation, Unit } from './types.ts';
import { addedBy, afloat, isShip, total, unitOf } from './units.ts';

const laidGuns = (now: Situation, unit: string): number[] => {
  const laid: number[] = [];
  for (const aim of now.state.aims) if (aim.unit === unit) laid.push(aim.gun);
  return laid;
};

/** Units that have laid a gun, in the order in which they did. */
const unitsLaid = (now: Situation): string[] => {
  const units: string[] = [];
  for (const { unit } of now.state.aims) if (!units.includes(unit)) units.push(unit);
  return units;
};

/** Guns of a unit, not laid yet, that have a shot at a target. */
export const bearingGuns = (
  now: Situation,
  unit: Unit,
  target: Unit,
  line = lineBetween(now, unit, target),
): number[] => {
  const laid = laidGuns(now, unit.id);
  return bearingOf(now, unit, target, line).filter(gun => !laid.includes(gun));
};

/** Sections 4, 6, R34: what a side may lay its guns on, face down; a unit's guns may be laid anew until the side has done. */
export const aimOptions = (now: Situation, side: Side, shots: Shots): RamsCommand[] => {
  const options: RamsCommand[] = [];
  let unit = '';
  let laid: readonly number[] = [];
  for (const shot of shots[side]) {
    if (shot.unit !== unit) {
      unit = shot.unit;
      laid = laidGuns(now, unit);
    }
    aimsAt(shot, laid, options);
  }
  for (const id of unitsLaid(now)) if (unitOf(now, id).side === side) options.push({ type: 'cease', side, unit: id });
  options.push({ type: 'aimed', side });
  return options;
};

export const aimsOwed = (now: Situation, shots: Shots): Side[] =>
  SIDES.filter(
    side =>
      !now.state.ready.includes(side) &&
      (shots[side].length > 0 || now.state.aims.some(aim => unitOf(now, aim.unit).side === side)),
  );

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
      const muskets = !laidGuns(play, unit.id).includes(MUSKETS) && musketsBear(play, unit, target, line);
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

/** What a shot strikes; null for works whose armour is the same everywhere. */
const partHit = (target: Unit, face: ShipPart, partDie: number | null, other: boolean): Part | null => {
  if (isShip(target)) return other ? 'turret' : face;
  return partDie === null ? null : other ? 'casemates' : 'barbette';
};

/** Section 6, R14, R54: one gun's shot: hull or turret, casemates or barbette first, then the die. */
const fireShot = (play: Play, aim: Aim): Hit | null => {
  const [unit, target] = [unitOf(play, aim.unit), unitOf(play, aim.target)];
  const gun = unit.guns[aim.gun];
  const line = lineBetween(play, unit, target);
  const band = gun && bandOf(gun.kind, line.range);
  if (!gun || !band) return null;
  const face = facePart(play, target, line.from);
  const skins = skinsOf(target, face);
  const partDie = skins.otherFaces > 0 ? play.dice.roll(6) : null;
  const other = partDie !== null && isOther(skins, partDie);
  const die = play.dice.roll(6);
  const modifiers = shotFactors(play, unit, gun, target, line);
  const score = die + addedBy(modifiers);
  const armour = other ? skins.other : skins.armour;
  const hit = score > armour;
  const facts = { firer: unit.id, gun: aim.gun, target: target.id, range: line.range, band, partDie, die, modifiers };
  play.emit({ type: 'gunFired', ...facts, part: partHit(target, face, partDie, other), total: score, armour, hit });
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
    if (aim.load === 'shot') {
      const hit = fireShot(play, aim);
      if (hit) hits.push(hit);
    } else {
      const helm = fireSmallShot(play, aim);
      if (helm !== null) helms.push(helm);
    }
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
