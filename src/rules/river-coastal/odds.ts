import { shipOf } from '../../core/rules.ts';
import type { ShipId } from '../../core/types.ts';
import { both, chanceIn, dieAtLeast, waysOf, type Chance } from '../shared/chances.ts';
import { crosses, defendersOf, takesTown } from './boarding.ts';
import { founders } from './effects.ts';
import { factorsThat, type Factor } from './factors.ts';
import { facesThatHit, needOf, pointsOf, shotFactors, whyNoLay } from './gunnery.ts';
import { workAfter } from './loss.ts';
import { mortarEffect, mortarNeed, shellsAgain } from './mortars.ts';
import { isLargeMortar } from './setup/ratings.ts';
import { isAlight, isLetGo } from './fireShips.ts';
import { catchesOn, mineCost, sparCost, sparSinksOwn } from './hazards.ts';
import { blowDice, blowPoints, isTestDue, rammerLine, ramsHome, ramTestFactors } from './ramCharts.ts';
import { ramTestOf } from './ramming.ts';
import { lineOf } from './shots.ts';
import { isSilent } from './silence.ts';
import { BURSTS, DAMAGE_TABLES, EXPLODES_ON, FIRE_SHIPS, YELLOW } from './tables.ts';
import type { DamageLine, Fire, RiverShip, RiverWork, Situation, Unit } from './types.ts';
import { addedBy, isMortar, isShip, total } from './units.ts';
import { holds, moraleFactors } from './morale.ts';

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

export interface ShellOdds {
  /** Lowest die that hits. */
  need: number;
  hit: Chance;
  /** falls[n] = of 36 falls of square and result those that take n points. */
  falls: readonly number[];
  /** Of them those that silence the work, or leave it rubble. */
  ends: number;
}

/** C89, C90: what a fall takes and leaves of a work, and whether that ends its fight; what stands in a square apart. */
export const fallOn = (
  work: RiverWork,
  square: number,
  die: number,
  large: boolean,
): Pick<RiverWork, 'fpv' | 'buildings'> & { points: number; ends: boolean } => {
  const { points, takes } = mortarEffect(die, large);
  const razed = takes === 'gun' && work.kind === 'building' ? (work.buildings[square - 1] ?? 0) : points;
  const { fpv, buildings, silent } = workAfter(work, razed, square);
  return { fpv, buildings, points: work.kind === 'fort' ? points : work.fpv - fpv, ends: silent };
};

/** Mortar Boats, C89: the odds of a shell; null where she has no shot. */
export const shellOdds = (now: Situation, unit: Unit, index: number, target: Unit): ShellOdds | null => {
  const gun = unit.guns[index];
  if (!gun || isShip(target) || whyNoLay(now, unit, index, target, lineOf(now, unit, gun, target)) !== null)
    return null;
  const need = mortarNeed(shellsAgain(unit, target));
  const falls: number[] = [];
  let ends = 0;
  for (const square of FACES)
    for (const die of FACES) {
      const fall = fallOn(target, square, die, isLargeMortar(gun.gun));
      while (falls.length <= fall.points) falls.push(0);
      falls[fall.points] = (falls[fall.points] ?? 0) + 1;
      if (fall.ends) ends += 1;
    }
  return { need, hit: { ways: DIE + 1 - need, of: DIE }, falls, ends };
};

/** chances[n] = that one gun or mortar takes n points off a target; null where it has no shot. */
const pointChances = (now: Situation, unit: Unit, index: number, target: Unit): number[] | null => {
  const gun = unit.guns[index];
  if (gun && isMortar(gun)) {
    const shell = shellOdds(now, unit, index, target);
    if (!shell) return null;
    const hit = shell.hit.ways / shell.hit.of;
    return shell.falls.map((ways, points) => (hit * ways) / (DIE * DIE) + (points === 0 ? 1 - hit : 0));
  }
  const odds = shotOdds(now, unit, index, target);
  if (!odds) return null;
  const hit = odds.hit.ways / odds.hit.of;
  return Array.from({ length: odds.points + 1 }, (_, points) =>
    points === odds.points ? hit : points === 0 ? 1 - hit : 0,
  );
};

/** What one gun or mortar may be expected to do to a target: the chance of points, and the points if there are any. */
export const expectedShot = (
  now: Situation,
  unit: Unit,
  index: number,
  target: Unit,
): { chance: number; points: number } | null => {
  const chances = pointChances(now, unit, index, target);
  if (!chances) return null;
  const chance = 1 - (chances[0] ?? 0);
  const expected = chances.reduce((sum, each, points) => sum + each * points, 0);
  return { chance, points: chance > 0 ? expected / chance : 0 };
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
    const { fpv, silent } = workAfter(target, points);
    const lost = target.kind === 'fort' ? points : target.fpv - fpv;
    return { points: lost, ends: silent ? 1 : 0, rolls: 0, burns: 0 };
  }
  const left = target.spv - points;
  if (left <= 0) return { points: target.spv, ends: 1, rolls: 0, burns: 0 };
  if (left >= target.value) return { points, ends: 0, rolls: 0, burns: 0 };
  const [fatal, fires] = [fatalFalls(target), fallsOf(({ does }) => does === 'fire')];
  return { points, ends: fatal.ways / fatal.of, rolls: 1, burns: fires.ways / fires.of };
};

export interface RamTestOdds {
  modifiers: Factor[];
  passes: Chance;
  /** C26: a captain whom nobody knows yet adds besides what his yellow die has given, which may be any. */
  unknown?: true;
}

/** Ramming, C57: the odds of the test before a ram; null where none is asked for. */
export const ramTestOdds = (now: Situation, by: ShipId, on: ShipId): RamTestOdds | null => {
  const { captain } = shipOf(now, by);
  const test = ramTestOf(shipOf(now, by), shipOf(now, on));
  if (!isTestDue(test)) return null;
  if (captain && !captain.alive) return { modifiers: factorsThat([]), passes: { ways: 0, of: DIE } };
  const modifiers = ramTestFactors(test);
  const added = addedBy(modifiers);
  const waysWith = (yellow: number): number => FACES.filter(die => ramsHome(die + added + yellow)).length;
  if (captain === null && isSilent(now.state, by)) {
    const ways = FACES.reduce((sum, face) => sum + waysWith(YELLOW[face]), 0);
    return { modifiers, passes: { ways, of: DIE * DIE }, unknown: true };
  }
  return { modifiers, passes: { ways: waysWith(0), of: DIE } };
};

export interface MoraleOdds {
  modifiers: Factor[];
  stays: Chance;
}

/** Morale, C54, C55: the odds of a test as she is now; null where nobody is aboard, or nobody knows her captain (C26). */
export const moraleOdds = (ship: RiverShip, turn: number): MoraleOdds | null => {
  if (ship.status !== 'afloat' || ship.abandoned || ship.captain === null) return null;
  const modifiers = moraleFactors(ship, turn);
  const added = addedBy(modifiers);
  return { modifiers, stays: { ways: FACES.filter(die => holds(die + added)).length, of: DIE } };
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

export interface SparOdds {
  /** Points lost by each fall of the die, what it costs her whole or in part, each of the same chance of 1. */
  outcomes: { lost: number; sunk: boolean; of: number }[];
  /** The chance of 1 that she goes down with her own torpedo. */
  own: number;
}

/** Spar Torpedoes, C78: the odds of one that strikes. */
export const sparOdds = (ship: Pick<RiverShip, 'frail'>, target: Pick<RiverShip, 'spv'>): SparOdds => {
  const found = new Map<number, number>();
  for (const face of FACES) {
    const cost = sparCost(face);
    const lost = cost === 'sunk' ? target.spv : Math.min(cost, target.spv);
    found.set(lost, (found.get(lost) ?? 0) + 1 / DIE);
  }
  return {
    outcomes: [...found].map(([lost, of]) => ({ lost, sunk: lost === target.spv, of })),
    own: ship.frail ? FACES.filter(sparSinksOwn).length / DIE : 0,
  };
};

export interface MineOdds {
  sinks: Chance;
  /** Of the rest each loss that she survives. */
  costs: { points: number; chance: Chance }[];
}

/** Torpedoes and Anchored Mines, C77: the odds of a field that is no dummy, for a ship as she is. */
export const mineOdds = ({ spv }: Pick<RiverShip, 'spv'>): MineOdds => {
  let sinks = 0;
  const costs = new Map<number, number>();
  for (const face of FACES) {
    const cost = mineCost(face);
    if (cost === 'sunk' || cost >= spv) sinks += 1;
    else if (cost > 0) costs.set(cost, (costs.get(cost) ?? 0) + 1);
  }
  return {
    sinks: { ways: sinks, of: DIE },
    costs: [...costs].map(([points, ways]) => ({ points, chance: { ways, of: DIE } })),
  };
};

/** Navigational hazards, C72, C74: ways that one of so many dice holds her, of all that there are. */
export const waysHeld = (upTo: number, dice: number): Chance => {
  let [of, free] = [1, 1];
  for (let left = dice; left > 0; left--) [of, free] = [of * DIE, free * (DIE - upTo)];
  return { ways: of - free, of };
};

/** Fire, C50: the chance that one is put out by one of the tries that are left. */
export const fireOutOdds = ({ need, tries }: Fire): Chance => waysHeld(DIE + 1 - need, tries);

const NEVER: Chance = { ways: 0, of: 1 };
const ALWAYS: Chance = { ways: 1, of: 1 };

/** Fire ships, C79, C131: the chance that she burns when fires spread at the end of a move: lit before, or then, once let go. */
export const burnsOdds = (ship: RiverShip, letGo = isLetGo(ship)): Chance => {
  if (isAlight(ship)) return ALWAYS;
  if (!letGo) return NEVER;
  // Fires that her crew leaves go on by themselves.
  if (ship.fullCpv > 0 && ship.fires.length > 0) return ALWAYS;
  return ship.fireShip === 'fire' ? dieAtLeast(FIRE_SHIPS.lightsOn) : NEVER;
};

/** Explosive Ships, C80, C131: the chance that she goes off at the end of a move; in tow she does not. */
export const goesOffOdds = (ship: RiverShip, letGo = isLetGo(ship)): Chance =>
  ship.fireShip === 'explosive' && letGo && ship.towedBy === undefined ? dieAtLeast(EXPLODES_ON) : NEVER;

/** Fire ships, C79: the chance at the end of a move that whoever touches her catches fire. */
export const spreadOdds = (by: RiverShip, ship: RiverShip, letGo = isLetGo(by)): Chance =>
  isAlight(ship) ? NEVER : both(burnsOdds(by, letGo), dieAtLeast(catchesOn(ship)));

/** A fight of so many dice against so many. */
export interface FightOdds {
  wins: Chance;
  goesOn: Chance;
  loses: Chance;
}

/** Boarding Ships, Landing Parties, C67, C70: sums of a die each compared. */
export const fightOdds = (theirs: number, ours: number): FightOdds => {
  const [own, other] = [waysOf(theirs, ONE_DIE), waysOf(ours, ONE_DIE)];
  let [wins, ties, of] = [0, 0, 0];
  own.forEach((count, sum) => {
    other.forEach((each, against) => {
      const ways = count * each;
      of += ways;
      if (sum > against) wins += ways;
      else if (sum === against) ties += ways;
    });
  });
  return { wins: { ways: wins, of }, goesOn: { ways: ties, of }, loses: { ways: of - wins - ties, of } };
};

/** Chances of 1 of what comes of a boarding in this move. */
export interface BoardingOdds {
  /** Parties across: crosses[n] = the chance of n. */
  crosses: readonly number[];
  taken: number;
  /** The boarders win, and some of her crew are left to fight on. */
  gains: number;
  goesOn: number;
  lost: number;
}

/** Boarding Ships, C66, C67, C104: so many parties go to a ship as she is now, her own crew staying aboard. */
export const boardingOdds = (target: RiverShip, parties: number): BoardingOdds => {
  const ways = waysOf(parties, [FACES.filter(die => !crosses(die)).length, FACES.filter(crosses).length]);
  const falls = total(ways);
  const across = ways.map(count => count / falls);
  const odds = { crosses: across, taken: 0, gains: 0, goesOn: 0, lost: 0 };
  across.forEach((chance, over) => {
    const aboard = over + (target.boarders?.parties ?? 0);
    if (aboard === 0) return;
    if (target.abandoned || target.cpv === 0) {
      odds.taken += chance;
      return;
    }
    const against = defendersOf(target.cpv, aboard);
    const { wins, goesOn, loses } = fightOdds(aboard, against);
    odds[against === target.cpv ? 'taken' : 'gains'] += chance * chanceIn(wins);
    odds.goesOn += chance * chanceIn(goesOn);
    odds.lost += chance * chanceIn(loses);
  });
  return odds;
};

/** Landing Parties, C69: the chance of 1 that so many parties in the middle of it take a town in a move. */
export const townOdds = (parties: number): number => {
  const ways = waysOf(parties, [FACES.filter(die => !takesTown(die)).length, FACES.filter(takesTown).length]);
  return 1 - (ways[0] ?? 0) / total(ways);
};
