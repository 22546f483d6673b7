import { shipOf } from '../../core/rules.ts';
import type { ShipId } from '../../core/types.ts';
import { waysOf, type Chance } from '../shared/chances.ts';
import { founders } from './effects.ts';
import { factorsThat, type Factor } from './factors.ts';
import { bearingGuns } from './fire.ts';
import { facesThatHit, needOf, pointsOf, shotFactors } from './gunnery.ts';
import { isSilentAt } from './loss.ts';
import { blowDice, blowPoints, isTestDue, rammerLine, ramsHome, ramTestFactors } from './ramCharts.ts';
import { ramTestOf } from './ramming.ts';
import { lineOf } from './shots.ts';
import { BURSTS, DAMAGE_TABLES } from './tables.ts';
import type { DamageLine, RiverShip, Situation, Unit } from './types.ts';
import { addedBy, isShip, unitOf } from './units.ts';

const DIE = 6;
const FACES = [1, 2, 3, 4, 5, 6] as const;
/** Faces of a die, each counting what it shows. */
const ONE_DIE = [0, 1, 1, 1, 1, 1, 1];

export interface ShotOdds {
  modifiers: Factor[];
  /** Lowest score that hits. */
  need: number;
  hit: Chance;
  /** SPV, FPV or BPV of a hit. */
  points: number;
  /** The gun itself bursts (C44). */
  bursts: Chance;
}

/** Firing, C33 to C44: the odds of one gun; null where it has no shot. */
export const shotOdds = (now: Situation, unit: Unit, index: number, target: Unit): ShotOdds | null => {
  const gun = unit.guns[index];
  if (!gun) return null;
  const line = lineOf(now, unit, gun, target);
  const need = needOf(gun, line.range);
  if (need === null) return null;
  const modifiers = shotFactors(now, unit, index, target, line);
  return {
    modifiers,
    need,
    hit: facesThatHit(need, addedBy(modifiers)),
    points: pointsOf(now, gun, target, line.from),
    bursts: { ways: gun.gun === BURSTS.gun ? 1 : 0, of: DIE * DIE },
  };
};

/** Of 36 falls on tables 1 to 6 those whose line is such a one (C46). */
export const fallsOf = (is: (line: DamageLine) => boolean): Chance => {
  let ways = 0;
  for (const table of FACES) for (const face of FACES) if (is(DAMAGE_TABLES[table][face])) ways += 1;
  return { ways, of: DIE * DIE };
};

/** Damage: falls that send a ship down at once: a magazine, or more water than she bears. */
export const fatalFalls = (ship: RiverShip): Chance =>
  fallsOf(
    line =>
      line.does === 'explodes' || (line.does === 'flood' && founders(ship.draught + line.feet, ship.statedDraught)),
  );

/** Chances of 1 of what one hit of so many points does to a target, the hit itself sure. */
export interface Blow {
  /** Points that are gone. */
  points: number;
  /** Sunk, or silenced. */
  ends: number;
  /** Rolls on the damage tables. */
  rolls: number;
  /** A fire breaks out. */
  burns: number;
}

/** Gunfire, C46, C88: what a hit does. */
export const hitOn = (target: Unit, points: number): Blow => {
  if (!isShip(target)) {
    const left = Math.max(0, target.fpv - points);
    return { points, ends: isSilentAt(target.kind, left, target.fullFpv) ? 1 : 0, rolls: 0, burns: 0 };
  }
  const left = target.spv - points;
  if (left <= 0) return { points: target.spv, ends: 1, rolls: 0, burns: 0 };
  if (left >= target.value) return { points, ends: 0, rolls: 0, burns: 0 };
  const [fatal, fires] = [fatalFalls(target), fallsOf(({ does }) => does === 'fire')];
  return { points, ends: fatal.ways / fatal.of, rolls: 1, burns: fires.ways / fires.of };
};

/** chances[n] = that all guns of a unit that bear take n points off a target. */
export const salvoPoints = (now: Situation, unitId: string, targetId: string): { chances: number[]; guns: number } => {
  const [unit, target] = [unitOf(now, unitId), unitOf(now, targetId)];
  let chances = [1];
  let guns = 0;
  for (const index of bearingGuns(now, unit, target)) {
    const odds = shotOdds(now, unit, index, target);
    if (!odds) continue;
    guns += 1;
    const hit = odds.hit.ways / odds.hit.of;
    const next = Array.from({ length: chances.length + odds.points }, () => 0);
    chances.forEach((chance, points) => {
      next[points] = (next[points] ?? 0) + chance * (1 - hit);
      next[points + odds.points] = (next[points + odds.points] ?? 0) + chance * hit;
    });
    chances = next;
  }
  return { chances, guns };
};

export interface RamTestOdds {
  modifiers: Factor[];
  passes: Chance;
}

/** Ramming, C57: the odds of the test before a ram; null where none is asked for. */
export const ramTestOdds = (now: Situation, by: ShipId, on: ShipId): RamTestOdds | null => {
  const test = ramTestOf(shipOf(now, by), shipOf(now, on));
  if (!isTestDue(test)) return null;
  if (test.yellow === null) return { modifiers: factorsThat([]), passes: { ways: 0, of: DIE } };
  const modifiers = ramTestFactors(test);
  const added = addedBy(modifiers);
  return { modifiers, passes: { ways: FACES.filter(die => ramsHome(die + added)).length, of: DIE } };
};

export interface RamOdds {
  /** ways[n] = falls of the dice that come to n; each costs points[n] SPV. */
  ways: readonly number[];
  points: readonly number[];
  of: number;
  /** Rammer's die: her ram or hull, and locked together. */
  pays: Chance;
  locks: Chance;
}

/** Ramming Chart, C61, C62: the exact odds of a blow at that speed in half-knots. */
export const ramOdds = (ship: Pick<RiverShip, 'ram'>, halves: number, marked: boolean): RamOdds => {
  const dice = blowDice(halves, marked);
  const ways = waysOf(dice, ONE_DIE);
  const rammer = FACES.map(die => rammerLine(halves, die).does);
  return {
    ways,
    points: ways.map((_, sum) => blowPoints(halves, sum, ship.ram)),
    of: ways.reduce((all, one) => all + one, 0),
    pays: { ways: rammer.filter(does => does !== 'nothing' && does !== 'locked').length, of: DIE },
    locks: { ways: rammer.filter(does => does === 'locked').length, of: DIE },
  };
};

/** C61: the chance that a blow which costs so much sinks her: outright, or by a 6 on table 6, or by the water. */
export const sunkBy = (target: RiverShip, points: number): number => {
  const left = target.spv - points;
  if (left <= 0) return 1;
  if (left >= target.value) return 0;
  const fatal = FACES.filter(face => {
    const line = DAMAGE_TABLES[6][face];
    return (
      line.does === 'explodes' || (line.does === 'flood' && founders(target.draught + line.feet, target.statedDraught))
    );
  });
  return fatal.length / DIE;
};
