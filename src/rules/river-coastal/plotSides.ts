import { enemyOf, type ShipId } from '../../core/types.ts';
import { turretMayLook } from './arcs.ts';
import { topOf } from './condition.ts';
import { courseOf } from './courses.ts';
import { poolOf } from './crew.ts';
import { mayLetGo } from './burning.ts';
import { isHidden } from './lookout.ts';
import type { SideField } from './plotFields.ts';
import { shifted, shiftsFor } from './shifts.ts';
import { isSilent } from './silence.ts';
import { BALLOON_KNOTS, SCALE, TOWING } from './tables.ts';
import { linesFor, sameLine } from './towing.ts';
import type { Line, Plot, RiverShip, Shift, Situation, TurretArc } from './types.ts';
import { isWorking, manned } from './units.ts';
import { helpedBy } from './water.ts';

/** C3: something that is settled beside speed and course. */
interface PlotSide {
  /** What may still be settled of it, each as what it adds to the plot. */
  choices(now: Situation, ship: RiverShip, plot: Plot): readonly Partial<Plot>[];
  /** Whether a whole plot may hold what it holds of it. */
  allows(now: Situation, ship: RiverShip, plot: Plot): boolean;
}

const ARCS: readonly TurretArc[] = ['bow', 'starboard', 'stern', 'port'];
const OPENINGS = [1, 2, 3] as const;

/** C13, C32: whether a point of crew is free for the anchor when these men have changed boxes. */
export const hasHands = (ship: RiverShip, men: readonly Shift[]): boolean =>
  poolOf({ crew: shifted(ship, men), cpv: ship.cpv, stokers: ship.stokers }) > 0;

/** C13: an anchor that is let go or weighed keeps one free point of crew. */
const leavesHands = (ship: RiverShip, { anchor, men }: Pick<Plot, 'anchor' | 'men'>): boolean =>
  anchor === ship.anchored || hasHands(ship, men);

/** Hexes that a ship can enter in a move at the most, with the stream that runs where she lies. */
const farthest = (now: Situation, ship: RiverShip): number =>
  Math.floor((4 * (topOf(ship) + Math.max(0, helpedBy(now, ship.at, ship.facing))) + 24) / 24);

/** C113: enemies that her course, and what way they can make themselves, may bring into contact with her. */
export const marksFor = (now: Situation, ship: RiverShip, plot: Pick<Plot, 'speed' | 'turns'>): ShipId[] => {
  if (plot.speed <= 0) return [];
  const own = courseOf(now, ship, plot).steps.length + 1;
  return manned(now, enemyOf(ship.side)).flatMap(enemy =>
    !isHidden(now.state, ship.side, enemy.id) && now.chart.range(ship.at, enemy.at) <= own + farthest(now, enemy)
      ? [enemy.id]
      : [],
  );
};

/** C25: guns of which the captain may take charge, one of each mount. */
const gunsToLead = (now: Pick<Situation, 'state'>, ship: RiverShip): number[] => {
  // C26: of whom nobody knows anything it is known that he lives.
  if (!isSilent(now.state, ship.id) && !ship.captain?.alive) return [];
  const mounts = new Set<number>();
  return ship.guns.flatMap(({ mount, kind }, index) => {
    if (kind === 'mortar' || mounts.has(mount) || !isWorking(ship, index)) return [];
    mounts.add(mount);
    return [index];
  });
};

/** C41: whether she may still open fire after a quarter. */
export const mayOpen = (ship: RiverShip): boolean =>
  !ship.opened && ship.guns.some((_, index) => isWorking(ship, index));

/** C49: hits of which the plot may name one: where more can be mended in this move than the first. */
const hitsToName = ({ state: { turn } }: Pick<Situation, 'state'>, { hits }: RiverShip): number[] => {
  const ready = hits.flatMap(({ from, left }, index) => (from <= turn && left !== null ? [index] : []));
  return ready.slice(1);
};

/** C84: a balloon goes up at three knots or less, and comes down at any speed. */
const balloonsFor = ({ balloon }: RiverShip, { speed }: Pick<Plot, 'speed'>): NonNullable<Plot['balloon']>[] => {
  if (balloon === undefined) return [];
  if (balloon !== 'down') return ['strike'];
  return Math.abs(speed) <= BALLOON_KNOTS * SCALE.halves ? ['raise'] : [];
};

/** C14: a line is passed at two knots or less; it is cast off at any speed. */
const linesAt = (now: Situation, ship: RiverShip, { speed, anchor }: Plot): Line[] =>
  linesFor(now, ship).filter(
    ({ does }) => does === 'castOff' || (!anchor && Math.abs(speed) <= TOWING.atMost * SCALE.halves),
  );

const isTrained = (ship: RiverShip, turrets: readonly TurretArc[]): boolean =>
  turrets.length === ship.turrets.length &&
  turrets.every(
    (arc, turret) =>
      arc === ship.turrets[turret] || (ARCS.includes(arc) && turretMayLook(turret, ship.turrets.length, arc)),
  );

/** C3: everything that is settled beside the course but the anchor, which is chosen with it. */
export const PLOT_SIDES: Readonly<Record<Exclude<SideField, 'anchor'>, PlotSide>> = {
  ram: {
    choices: (now, ship, plot) => (plot.ram === '' ? marksFor(now, ship, plot).map(ram => ({ ram })) : []),
    allows: (now, ship, plot) => plot.ram === '' || marksFor(now, ship, plot).includes(plot.ram),
  },
  turrets: {
    choices: (_, ship, plot) =>
      ship.turrets.flatMap((looks, turret) =>
        plot.turrets[turret] !== looks
          ? []
          : ARCS.filter(arc => arc !== looks && turretMayLook(turret, ship.turrets.length, arc)).map(arc => ({
              turrets: plot.turrets.map((each, index) => (index === turret ? arc : each)),
            })),
      ),
    allows: (_, ship, { turrets }) => isTrained(ship, turrets),
  },
  opens: {
    choices: (_, ship, plot) => (plot.opens === 0 && mayOpen(ship) ? OPENINGS.map(opens => ({ opens })) : []),
    allows: (_, ship, { opens }) => opens === 0 || (mayOpen(ship) && OPENINGS.includes(opens)),
  },
  captainGun: {
    choices: (now, ship, plot) =>
      plot.captainGun === -1 ? gunsToLead(now, ship).map(captainGun => ({ captainGun })) : [],
    allows: (now, ship, { captainGun }) =>
      captainGun === -1 || captainGun === ship.captainGun || gunsToLead(now, ship).includes(captainGun),
  },
  mend: {
    choices: (now, ship, plot) => (plot.mend === undefined ? hitsToName(now, ship).map(mend => ({ mend })) : []),
    allows: (now, ship, plot) => plot.mend === undefined || hitsToName(now, ship).includes(plot.mend),
  },
  balloon: {
    choices: (_, ship, plot) =>
      plot.balloon === undefined ? balloonsFor(ship, plot).map(balloon => ({ balloon })) : [],
    allows: (_, ship, plot) => plot.balloon === undefined || balloonsFor(ship, plot).includes(plot.balloon),
  },
  line: {
    choices: (now, ship, plot) => (plot.line === undefined ? linesAt(now, ship, plot).map(line => ({ line })) : []),
    allows: (now, ship, plot) => {
      const { line } = plot;
      return line === undefined || linesAt(now, ship, plot).some(each => sameLine(each, line));
    },
  },
  release: {
    choices: (now, ship, plot) => (plot.release === undefined && mayLetGo(now, ship) ? [{ release: true }] : []),
    allows: (now, ship, plot) => plot.release === undefined || mayLetGo(now, ship),
  },
  men: {
    choices: (_, ship, plot) =>
      shiftsFor(ship, plot.men)
        .map(shift => ({ men: [...plot.men, shift] }))
        .filter(({ men }) => leavesHands(ship, { anchor: plot.anchor, men })),
    allows: (_, ship, plot) => shifted(ship, plot.men) !== null && leavesHands(ship, plot),
  },
};
