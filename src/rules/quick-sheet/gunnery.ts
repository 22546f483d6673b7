import { throwDice } from '../../core/dice.ts';
import { enemyOf, type HexId, type Side } from '../../core/types.ts';
import { beamTurnedAway, fortFaceTo, gunBears, gunBearsAlongside, isNarrow } from './arcs.ts';
import { losePoints } from './damage.ts';
import { factor, type Factor } from './factors.ts';
import { lineBetween, sightLimit, type Line } from './sight.ts';
import { DEFLECTION, GUN_FACTORS, GUN_RANGE, HIT_ON, STRUCK_TARGET_ON } from './tables.ts';
import type { Gun, GunClass, Play, QuickSheetCommand, QuickSheetShip, Situation, Unit } from './types.ts';
import {
  afloat,
  hasMoveOrder,
  isBattered,
  isPresent,
  isSandbarFor,
  isShip,
  later,
  scoring,
  standing,
  total,
  unitOf,
} from './units.ts';

/** A shot that a gun may fire: its dice, what makes them, and what it must score. */
export interface Shot {
  range: number;
  modifiers: Factor[];
  dice: number;
  hitOn: number;
  deflectOn: number;
}

/** Why a unit has no shot at another. */
export type NoShot =
  | { why: 'friend' | 'gone' | 'unarmed' | 'turretsOut' | 'struck' | 'bearing' | 'weak' }
  | { why: 'range' | 'sight'; range: number; reach: number }
  | { why: 'blocked'; by: HexId };

/** Guns that can still be fired: not destroyed, in no turret that is out of action (Q30). */
export const isServed = (unit: Unit, gun: Gun): boolean =>
  !gun.lost && !(isShip(unit) && gun.turret !== 0 && unit.turretsOut.includes(gun.turret));

/** Sections 25 and 28, Q18: whether anything but a turn in her hex would keep a ship in that hex to sixes: battered, on a sandbar, in a ram. */
export const isHinderedAt = (now: Situation, ship: QuickSheetShip, at: HexId): boolean =>
  isBattered(ship) || isSandbarFor(now, ship, at) || ship.shaken > 0;

/** The same of a firer as she lies. Reasons do not add up. */
export const isHindered = (now: Situation, unit: Unit): boolean =>
  isShip(unit) && (unit.turnedInHex || isHinderedAt(now, unit, unit.at));

/** Whether any of a unit's guns could be brought to bear; the last word is the single gun's. */
const bears = (now: Situation, firer: Unit, gun: Gun, target: Unit, line: Line): boolean => {
  if (gun.bears.length === 0) return true;
  if (!isShip(firer)) return line.to.some(to => gun.bears.some(face => face === fortFaceTo(now, firer, to)));
  if (line.range === 0) return gunBearsAlongside(gun, isShip(target) ? beamTurnedAway(now, firer, target) : null);
  return line.to.some(to => gunBears(now, firer, gun, to));
};

/** Q15: end-on ships are narrow, moored transports too; works and anything in the same hex never are. */
const seenNarrow = (now: Situation, target: Unit, line: Line): boolean =>
  isShip(target) && line.range > 0 && line.from.every(from => isNarrow(now, target, from));

/** Section 25, gun factors, in the printed order. */
const factorsFor = (kind: GunClass, moveOrder: boolean, range: number, narrow: boolean): Factor[] => {
  const factors = [factor('eachGun', GUN_FACTORS.base)];
  if (kind === 'heavy') factors.push(factor('heavyGun', GUN_FACTORS.heavy));
  if (moveOrder) factors.push(factor('moveOrder', GUN_FACTORS.moveOrder));
  if (range <= GUN_RANGE.short) factors.push(factor('shortRange', GUN_FACTORS.short));
  if (narrow) factors.push(factor('narrow', GUN_FACTORS.narrow));
  if (kind === 'light') factors.push(factor('lightGun', GUN_FACTORS.light));
  return factors;
};

const factorsOf = (now: Situation, firer: Unit, gun: Gun, target: Unit, line: Line): Factor[] =>
  factorsFor(gun.class, isShip(firer) && hasMoveOrder(firer), line.range, seenNarrow(now, target, line));

const diceOf = (factors: readonly Factor[]): number => factors.reduce((sum, { value }) => sum + value, 0);

/** Section 25, Q19: dice of a gun of that class, fired so; 0 = no shot. */
export const gunDice = (kind: GunClass, moveOrder: boolean, range: number, narrow: boolean): number =>
  Math.max(0, diceOf(factorsFor(kind, moveOrder, range, narrow)));

/** Section 25, Q18, Q19: the shot of one gun along a line, or null where it does not bear or has no dice. */
export const shotOf = (now: Situation, firer: Unit, gun: Gun, target: Unit, line: Line): Shot | null => {
  if (!isServed(firer, gun) || !bears(now, firer, gun, target, line)) return null;
  const modifiers = factorsOf(now, firer, gun, target, line);
  const dice = diceOf(modifiers);
  if (dice <= 0) return null;
  const hitOn = isHindered(now, firer) ? HIT_ON.hindered : HIT_ON.usual;
  return { range: line.range, modifiers, dice, hitOn, deflectOn: DEFLECTION[gun.class][target.armour] };
};

/** Sections 25 and 28, Q16, Q17, Q33, Q48: why nothing of a unit's can be fired at another, whatever the gun; null when it may. */
export const whyNoLine = (now: Situation, firer: Unit, target: Unit, line: Line): NoShot | null => {
  if (firer.side === target.side) return { why: 'friend' };
  if (!isPresent(target) || !isPresent(firer)) return { why: 'gone' };
  if (firer.guns.every(gun => gun.lost)) return { why: 'unarmed' };
  if (line.range > GUN_RANGE.long) return { why: 'range', range: line.range, reach: GUN_RANGE.long };
  const sight = sightLimit(now);
  if (sight !== null && line.range > sight) return { why: 'sight', range: line.range, reach: sight };
  return line.blocked === 0 ? null : { why: 'blocked', by: line.blocked };
};

const isStruck = (unit: Unit): unit is QuickSheetShip => isShip(unit) && unit.struck;

/** Q33: whether a unit has rolled this turn to be allowed to fire at a struck ship, and how it fell. */
export const sparedBy = (now: Situation, firer: string, target: string): boolean | undefined =>
  now.state.spared.find(roll => roll.firer === firer && roll.target === target)?.may;

/** Everything of the enemy's that could be a target. */
const targetsOf = (now: Situation, side: Side): Unit[] => {
  const enemy = enemyOf(side);
  return [...afloat(now, enemy), ...standing(now, enemy)];
};

/** One gun of each mount that has not fired this turn by order: guns of a mount are alike. */
const readyGuns = (unit: Unit): number[] => {
  const seen = new Set<number>();
  const found: number[] = [];
  unit.guns.forEach((gun, index) => {
    if (gun.fired || !isServed(unit, gun) || seen.has(gun.mount)) return;
    seen.add(gun.mount);
    found.push(index);
  });
  return found;
};

/** Q3, Q7: every shot that a unit may fire by order now, gun by gun; and the roll that a struck ship asks for (Q33). */
export const fireOptions = (now: Situation, unit: Unit): QuickSheetCommand[] => {
  const options: QuickSheetCommand[] = [];
  const guns = readyGuns(unit);
  if (guns.length === 0) return options;
  for (const target of targetsOf(now, unit.side)) {
    const line = lineBetween(now, unit, target);
    if (whyNoLine(now, unit, target, line)) continue;
    const bearing = guns.filter(index => {
      const gun = unit.guns[index];
      return gun && shotOf(now, unit, gun, target, line);
    });
    if (bearing.length === 0) continue;
    const may = isStruck(target) ? sparedBy(now, unit.id, target.id) : true;
    if (may === undefined) options.push({ type: 'tryStruck', side: unit.side, unit: unit.id, target: target.id });
    if (may)
      for (const gun of bearing) options.push({ type: 'fire', side: unit.side, unit: unit.id, gun, target: target.id });
  }
  return options;
};

/** Section 28, Q33: a roll to be allowed to fire at a ship that has struck. */
export const tryStruck = (play: Play, firer: string, target: string): void => {
  const die = play.dice.roll(6);
  const may = die >= STRUCK_TARGET_ON;
  play.state.spared.push({ firer, target, may });
  play.emit({ type: 'struckRolled', unit: firer, ship: target, die, may });
};

/** Section 25: one gun's shot, its hits and what armour turns aside. */
export const fireGun = (play: Play, firer: string, index: number, target: string, opportunity: boolean): void => {
  const [unit, mark] = [unitOf(play, firer), unitOf(play, target)];
  const gun = unit.guns[index];
  if (!gun || !isPresent(mark) || isStruckBefore(play, unit, mark, opportunity)) return;
  const shot = shotOf(play, unit, gun, mark, lineBetween(play, unit, mark));
  if (!shot) return;
  if (!opportunity) gun.fired = true;
  const dice = throwDice(play.dice, shot.dice);
  const hits = scoring(dice, shot.hitOn);
  const deflection = shot.deflectOn > 6 ? [] : throwDice(play.dice, hits);
  const damage = hits - scoring(deflection, shot.deflectOn);
  const { range, modifiers, hitOn, deflectOn } = shot;
  play.emit({
    type: 'shotFired',
    firer,
    gun: index,
    target,
    opportunity,
    class: gun.class,
    range,
    modifiers,
    dice,
    hitOn,
    hits,
    deflection,
    deflectOn,
    damage,
  });
  if (damage > 0 && isShip(mark)) noteHurt(play, firer, target);
  losePoints(play, target, damage, 'gunfire');
};

/** An opportunity salvo breaks off when its target strikes or sinks under it; fire by order was offered at what it was offered. */
const isStruckBefore = (now: Situation, firer: Unit, target: Unit, opportunity: boolean): boolean =>
  isStruck(target) && (opportunity || sparedBy(now, firer.id, target.id) !== true);

/** Q32: remembers who must be tested when the salvo is over. */
const noteHurt = (play: Play, by: string, ship: string): void => {
  if (!play.state.hurt.some(entry => entry.by === by && entry.ship === ship)) play.state.hurt.push({ by, ship });
};

/** Q32: a unit's salvo is over: one strike test for each ship that it cost points. */
export const endSalvo = (play: Play, by: string): void => {
  const hurt = play.state.hurt.filter(entry => entry.by === by);
  play.state.hurt = play.state.hurt.filter(entry => entry.by !== by);
  later(play, ...hurt.map(({ ship }) => ({ type: 'strikeTest' as const, ship })));
};

/** Why one unit cannot fire at another: the line, or that no gun bears or has dice left. */
export const whyNoShot = (now: Situation, firer: Unit, target: Unit): NoShot | null => {
  const line = lineBetween(now, firer, target);
  const no = whyNoLine(now, firer, target, line);
  if (no) return no;
  if (isStruck(target) && sparedBy(now, firer.id, target.id) === false) return { why: 'struck' };
  if (firer.guns.some(gun => shotOf(now, firer, gun, target, line))) return null;
  if (!firer.guns.some(gun => isServed(firer, gun))) return { why: 'turretsOut' };
  const bearing = firer.guns.some(gun => isServed(firer, gun) && bears(now, firer, gun, target, line));
  return { why: bearing ? 'weak' : 'bearing' };
};

/** Sum of the dice of every gun that a unit could fire at another: for standing instructions and bots. */
export const weightOfFire = (now: Situation, firer: Unit, target: Unit): number => {
  const line = lineBetween(now, firer, target);
  if (whyNoLine(now, firer, target, line)) return 0;
  return total(firer.guns.map(gun => shotOf(now, firer, gun, target, line)?.dice ?? 0));
};
