import { SIDES, type HexId, type Side } from '../../core/types.ts';
import { aspectTo, gunHex } from './arcs.ts';
import { strikeShip } from './damage.ts';
import { burst } from './effects.ts';
import { losePoints } from './loss.ts';
import { bandOf, firesShot, hits, isHalved, loadedAgain, needOf, pointsOf, shotFactors } from './gunnery.ts';
import { mortarNeed, shellFalls, shellsAgain } from './mortars.ts';
import { isLargeMortar } from './setup/ratings.ts';
import { aimsAt, bearingOf, lineOf, type Shots } from './shots.ts';
import { BURSTS } from './tables.ts';
import type { Aim, Gun, Play, RiverCommand, Situation, Unit } from './types.ts';
import { addedBy, isShip, unitOf } from './units.ts';

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
export const bearingGuns = (now: Situation, unit: Unit, target: Unit): number[] => {
  const laid = laidGuns(now, unit.id);
  return bearingOf(now, unit, target).filter(gun => !laid.includes(gun));
};

/** Firing, C40: what a side may lay its guns on, in secret; a unit's guns may be laid anew until the side has done. */
export const aimOptions = (now: Situation, side: Side, shots: Shots): RiverCommand[] => {
  const options: RiverCommand[] = [];
  let unit = '';
  let laid: readonly number[] = [];
  for (const shot of shots[side]) {
    if (shot.unit !== unit) {
      unit = shot.unit;
      laid = laidGuns(now, unit);
    }
    aimsAt(side, shot, laid, options);
  }
  for (const id of unitsLaid(now)) if (unitOf(now, id).side === side) options.push({ type: 'cease', side, unit: id });
  options.push({ type: 'aimed', side });
  return options;
};

export const owesAims = (_: Situation, side: Side, shots: Shots): boolean => shots[side].length > 0;

export const openFire = (play: Play): void => {
  play.state.ready = [];
  play.state.aims = [];
};

/** C40: lays guns; a secret makes no event. */
export const layGuns = (play: Play, command: RiverCommand): void => {
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
    case 'aimed':
      state.ready.push(command.side);
      play.emit({ type: 'madeReady', side: command.side });
      return;
    default:
  }
};

/** C81: fire leaves smoke where it comes from. */
const markFired = ({ state }: Play, hex: HexId): void => {
  if (!state.fired.includes(hex)) state.fired.push(hex);
};

/** A hit that waits until every gun has fired (C40). */
type Struck = () => void;

/** Mortar Boats, C89: a shell: one die, on a 6, and on a 5 where the last one went at the same work. */
const fireShell = (play: Play, unit: Unit, aim: Aim, gun: Gun): Struck | null => {
  const target = unitOf(play, aim.target);
  const again = shellsAgain(unit, target);
  const need = mortarNeed(again);
  const die = play.dice.roll(6);
  const hit = die >= need;
  const { range } = lineOf(play, unit, gun, target);
  play.emit({ type: 'mortarFired', firer: unit.id, gun: aim.gun, target: target.id, range, die, need, again, hit });
  unit.shelled = target.id;
  return hit ? () => shellFalls(play, target.id, unit.id, isLargeMortar(gun.gun)) : null;
};

/** Firing, C34, C44: one gun's shot: a die against the table, and for the rifled 32-pounder another on a 1. */
const fireShot = (play: Play, aim: Aim): Struck | null => {
  const [unit, target] = [unitOf(play, aim.unit), unitOf(play, aim.target)];
  const gun = unit.guns[aim.gun];
  if (!gun) return null;
  gun.loaded = loadedAgain(play.state.turn, gun);
  unit.opened = true;
  markFired(play, gunHex(unit, gun));
  if (!firesShot(gun.kind)) return fireShell(play, unit, aim, gun);
  const line = lineOf(play, unit, gun, target);
  const [band, need] = [bandOf(gun.kind, line.range), needOf(gun, line.range)];
  if (band === null || need === null) return null;
  const modifiers = shotFactors(play, unit, aim.gun, target, line);
  const die = play.dice.roll(6);
  const added = addedBy(modifiers);
  const hit = hits(die, need, added);
  const facts = { firer: unit.id, gun: aim.gun, target: target.id, kind: gun.kind, range: line.range, band };
  play.emit({ type: 'gunFired', ...facts, die, modifiers, total: die + added, need, hit });
  if (isShip(target)) {
    target.underFire = true;
    if (!target.firedOnBy.includes(unit.id)) target.firedOnBy.push(unit.id);
  }
  if (gun.gun === BURSTS.gun && die === BURSTS.on) burst(play, unit, aim.gun);
  if (!hit) return null;
  const points = pointsOf(play, gun, target, line.from);
  const halved = isHalved(play, target, line.from);
  return () => strike(play, target.id, { firer: unit.id, points, halved, from: line.from });
};

interface Hit {
  firer: string;
  points: number;
  halved: boolean;
  from: HexId;
}

/** Gunfire, C40, C46, C88: what a hit takes. */
const strike = (play: Play, id: string, { firer, points, halved, from }: Hit): void => {
  const target = unitOf(play, id);
  const aspect = isShip(target) ? aspectTo(play, target, from) : null;
  if (isShip(target) && target.status !== 'afloat') return;
  play.emit({ type: 'targetHit', target: id, firer, aspect, points, halved });
  if (isShip(target)) strikeShip(play, id, points, firer, from);
  else losePoints(play, id, points, 'gunfire');
};

/** C40: every gun fires before any hit is counted, the Union's first, each side's in the order in which they were laid. */
export const fireAll = (play: Play): void => {
  const sideOf = (aim: Aim): number => SIDES.indexOf(unitOf(play, aim.unit).side);
  const aims = [...play.state.aims].map(aim => ({ ...aim })).sort((one, other) => sideOf(one) - sideOf(other));
  play.state.aims = [];
  const struck: Struck[] = [];
  for (const aim of aims) {
    const hit = fireShot(play, aim);
    if (hit) struck.push(hit);
  }
  for (const hit of struck) hit();
};
