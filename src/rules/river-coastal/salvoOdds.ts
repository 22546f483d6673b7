import { chanceIn } from '../shared/chances.ts';
import { founders } from './effects.ts';
import { workAfter } from './loss.ts';
import { fallOn, shellOdds, shotOdds } from './odds.ts';
import { isLargeMortar } from './setup/ratings.ts';
import { DAMAGE_TABLES } from './tables.ts';
import type { DamageLine, Face, RiverShip, RiverWork, Situation, Unit } from './types.ts';
import { isMortar, isShip } from './units.ts';

const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];
/** Falls of two dice. */
const FALLS = FACES.length * FACES.length;

/** How a target stands when some of the hits have been counted. */
interface Stand {
  /** Points that are gone. */
  points: number;
  /** Sunk, or silenced. */
  ended: boolean;
  hit: boolean;
  /** Has rolled on the damage tables. */
  rolled: boolean;
  burns: boolean;
  /** Of a ship: feet of water that damage has let in. */
  feet: number;
  /** Of a work: what is left of it. */
  fpv: number;
  buildings: readonly number[];
}

interface Branch {
  stand: Stand;
  chance: number;
}

/** What one gun may do: the chances that it hits and that it bursts (C44), and what comes of a hit. */
interface Shot {
  hits: number;
  bursts: number;
  strikes: (stand: Stand) => Branch[];
}

const surely = (stand: Stand): Branch[] => [{ stand, chance: 1 }];

/** What a line of tables 1 to 6 does that the odds tell of. */
interface Harm {
  explodes: boolean;
  burns: boolean;
  feet: number;
}

const harmOf = (line: DamageLine): Harm => ({
  explodes: line.does === 'explodes',
  burns: line.does === 'fire',
  feet: line.does === 'flood' ? line.feet : 0,
});

/** Damage, C46: harms that differ, each with its chance. */
const HARMS: readonly { harm: Harm; chance: number }[] = (() => {
  const found = new Map<string, { harm: Harm; chance: number }>();
  for (const table of FACES)
    for (const face of FACES) {
      const harm = harmOf(DAMAGE_TABLES[table][face]);
      const key = JSON.stringify(harm);
      const chance = (found.get(key)?.chance ?? 0) + 1 / FALLS;
      found.set(key, { harm, chance });
    }
  return [...found.values()];
})();

/** Gunfire, C46, C51, C53: a hit on a ship; once she has sunk the rest is counted no more. */
const hitShip =
  (ship: RiverShip, points: number) =>
  (stand: Stand): Branch[] => {
    if (stand.ended) return surely(stand);
    const lost = stand.points + points;
    const hit = { ...stand, points: Math.min(ship.spv, lost), hit: true };
    const left = ship.spv - lost;
    if (left <= 0) return surely({ ...hit, ended: true });
    if (left >= ship.value) return surely(hit);
    return HARMS.map(({ harm, chance }) => {
      const feet = stand.feet + harm.feet;
      const ended = harm.explodes || (harm.feet > 0 && founders(ship.draught + feet, ship.statedDraught));
      return { stand: { ...hit, rolled: true, burns: stand.burns || harm.burns, feet, ended }, chance };
    });
  };

/** The work as it stands by then. */
const standingAt = (work: RiverWork, { fpv, buildings, ended }: Stand): RiverWork => ({
  ...work,
  fpv,
  buildings,
  silent: ended,
});

/** C88, C90: a hit on a work, which goes on counting when it is silent. */
const hitWork =
  (work: RiverWork, points: number) =>
  (stand: Stand): Branch[] => {
    const { fpv, buildings, silent } = workAfter(standingAt(work, stand), points);
    const lost = work.kind === 'fort' ? points : stand.fpv - fpv;
    return surely({ ...stand, points: stand.points + lost, hit: true, fpv, buildings, ended: stand.ended || silent });
  };

/** Mortar Boats, C89, C126: a shell that hits; upon what is silent it does not fall. What stands in which square of a fort is its owner's secret, and left out. */
const shellWork =
  (work: RiverWork, large: boolean) =>
  (stand: Stand): Branch[] => {
    if (stand.ended) return surely({ ...stand, hit: true });
    const now = standingAt(work, stand);
    return FACES.flatMap(square =>
      FACES.map(die => {
        const { points, fpv, buildings, ends } = fallOn(now, square, die, large);
        const after = { ...stand, points: stand.points + points, hit: true, fpv, buildings, ended: ends };
        return { stand: after, chance: 1 / FALLS };
      }),
    );
  };

const shotOf = (now: Situation, unit: Unit, index: number, target: Unit): Shot | null => {
  const gun = unit.guns[index];
  if (gun && isMortar(gun)) {
    const shell = shellOdds(now, unit, index, target);
    if (!shell || isShip(target)) return null;
    return { hits: chanceIn(shell.hit), bursts: 0, strikes: shellWork(target, isLargeMortar(gun.gun)) };
  }
  const odds = shotOdds(now, unit, index, target);
  if (!odds) return null;
  const strikes = isShip(target) ? hitShip(target, odds.points) : hitWork(target, odds.points);
  return { hits: chanceIn(odds.hit), bursts: chanceIn(odds.bursts), strikes };
};

/** The same for stands that are alike: what is left of a fort goes with the points that are gone, and a ship that has sunk takes no more water. */
const keyOf = ({ points, ended, hit, rolled, burns, feet, buildings }: Stand): number | string => {
  const flags = (ended ? 1 : 0) + (hit ? 2 : 0) + (rolled ? 4 : 0) + (burns ? 8 : 0);
  const key = (points * MOST_FEET + (ended ? 0 : feet)) * 16 + flags;
  return buildings.length === 0 ? key : `${key} ${buildings.join()}`;
};
/** More than any ship takes in before she sinks. */
const MOST_FEET = 100;

/** Every way in which a target may stand after one more shot. */
const afterShot = (before: readonly Branch[], { hits, strikes }: Shot): Branch[] => {
  const found = new Map<number | string, Branch>();
  const add = (stand: Stand, chance: number): void => {
    const key = keyOf(stand);
    const same = found.get(key);
    if (same) same.chance += chance;
    else found.set(key, { stand, chance });
  };
  for (const { stand, chance } of before) {
    add(stand, chance * (1 - hits));
    for (const branch of strikes(stand)) add(branch.stand, chance * hits * branch.chance);
  }
  return [...found.values()];
};

/** Chances of 1 of what a salvo does. */
export interface SalvoOdds {
  /** Guns that have a shot. */
  guns: number;
  /** A gun hits at all. */
  hits: number;
  /** points[n] = that it hits and takes n points; together with no hit at all they come to 1. */
  points: number[];
  /** Sunk, or silenced. */
  ends: number;
  /** Rolls on the damage tables at least once. */
  rolls: number;
  /** A fire breaks out. */
  burns: number;
  /** One of the guns bursts (C44). */
  bursts: number;
}

/** A salvo, C40: so many guns of a unit at one target. All fire first; then their hits are counted one after another. */
export const salvoOdds = (now: Situation, unit: Unit, guns: readonly number[], target: Unit): SalvoOdds => {
  const { fpv, buildings } = isShip(target) ? { fpv: 0, buildings: [] } : target;
  const untouched = { points: 0, ended: false, hit: false, rolled: false, burns: false, feet: 0 };
  let branches = surely({ ...untouched, fpv, buildings });
  const shots = guns.flatMap(index => shotOf(now, unit, index, target) ?? []);
  for (const shot of shots) branches = afterShot(branches, shot);
  const chanceOf = (holds: (stand: Stand) => boolean): number =>
    branches.reduce((sum, { stand, chance }) => (holds(stand) ? sum + chance : sum), 0);
  const points: number[] = [];
  for (const { stand, chance } of branches) {
    if (!stand.hit) continue;
    while (points.length <= stand.points) points.push(0);
    points[stand.points] = (points[stand.points] ?? 0) + chance;
  }
  return {
    guns: shots.length,
    hits: chanceOf(({ hit }) => hit),
    points,
    ends: chanceOf(({ ended }) => ended),
    rolls: chanceOf(({ rolled }) => rolled),
    burns: chanceOf(({ burns }) => burns),
    bursts: 1 - shots.reduce((whole, { bursts }) => whole * (1 - bursts), 1),
  };
};
