import { killCommander, loseSpare, silence, unman } from './effects.ts';
import { losePoints, silenceWork } from './loss.ts';
import { heaviestFirst, isLargeMortar } from './setup/ratings.ts';
import { MORTAR_TABLE, MORTARS, SCALE } from './tables.ts';
import type { Face, Gun, MortarLine, Play, RiverWork, Unit } from './types.ts';
import { isArmed } from './units.ts';

/** Mortar Boats, C89: least and greatest range in hexes, by calibre. */
export const mortarReach = (large: boolean): { least: number; most: number } => ({
  least: Math.ceil(MORTARS.least / SCALE.inches),
  most: Math.floor((large ? MORTARS.large : MORTARS.small) / SCALE.inches),
});

/** C89: the same of one mortar. */
export const reachOfMortar = ({ gun }: Pick<Gun, 'gun'>): { least: number; most: number } =>
  mortarReach(isLargeMortar(gun));

/** C89: the lowest die that hits, one less if the last shot was at the same target. */
export const mortarNeed = (again: boolean): number => MORTARS.hitsOn - (again ? MORTARS.again : 0);

/** C89: whether her last shot was at that work too. */
export const shellsAgain = ({ shelled }: Pick<Unit, 'shelled'>, target: Pick<Unit, 'id'>): boolean =>
  shelled === target.id;

/** Mortar Boats: points that a result takes, and what else stands in the square that it falls on. */
export const mortarEffect = (die: number, large: boolean): { points: number; takes: MortarLine['takes'] } => {
  const line = MORTAR_TABLE[die as Face];
  return { points: large ? line.large : line.small, takes: line.takes };
};

/** C89: the heaviest gun of a square that is not lost; -1 = there is none. */
const heaviestIn = ({ guns }: RiverWork, square: number): number =>
  heaviestFirst(guns).find(index => guns[index]?.square === square && !guns[index].lost) ?? -1;

/** C87, C89: a gun and a point of crew of that square, or what there is of the two; without a manned gun the fort is silent. */
const loseGunIn = (play: Play, work: RiverWork, square: number): void => {
  const index = heaviestIn(work, square);
  const served = work.manned[index] === true;
  if (index >= 0) {
    silence(work, index);
    play.emit({ type: 'gunsOut', unit: work.id, guns: [index], lasts: 'destroyed', die: null, of: 1 });
  }
  if (served) unman(play, work, index);
  else if ((work.spare[square - 1] ?? 0) > 0) loseSpare(play, work, square);
  if (work.guns.length > 0 && !isArmed(work)) silenceWork(play, work);
};

/** C90: the building of that square is destroyed. */
const raze = (play: Play, work: RiverWork, square: number): void => {
  const left = work.buildings[square - 1] ?? 0;
  if (left > 0) losePoints(play, work.id, left, 'mortar', square);
};

/** Mortar Boats, C89, C90: a shell that has hit: a die for the square, a die for the result. */
export const shellFalls = (play: Play, id: string, firer: string, large: boolean): void => {
  const work = play.state.works[id];
  if (!work || work.silent) return;
  const dice = [play.dice.roll(6), play.dice.roll(6)];
  const [square = 1, die = 1] = dice;
  const { points, takes } = mortarEffect(die, large);
  play.emit({ type: 'shellFell', target: id, firer, dice, points, takes });
  if (points > 0) losePoints(play, id, points, 'mortar', square);
  if (takes === 'gun' && work.kind === 'fort') loseGunIn(play, work, square);
  if (takes === 'gun' && work.kind === 'building') raze(play, work, square);
  if (takes === 'commander' && work.commander?.square === square) killCommander(play, work);
};
