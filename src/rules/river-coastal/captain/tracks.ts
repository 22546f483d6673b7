import type { Facing, HexId } from '../../../core/types.ts';
import { orLiesOn, type Likely as WayLikely } from '../../../bots/likely.ts';
import { courseOf, type Course, type CourseStep } from '../courses.ts';
import { helmedSo, HELMS } from '../follow.ts';
import { diceFor, testsOn } from '../grounding.ts';
import { chanceIn } from '../../shared/chances.ts';
import { waysHeld } from '../odds.ts';
import { isWrecked } from '../wrecks.ts';
import type { RiverShip, Situation } from '../types.ts';
import { helpedBy } from '../water.ts';
import { isHeld, isPowered, speedsFor } from '../way.ts';

/** Where a ship lies and how she heads. */
export interface Stand {
  readonly at: HexId;
  readonly facing: Facing;
}

/** A whole move as a plot would have it. */
export interface Track {
  /** Half-knots through the water. */
  readonly speed: number;
  /** Half-knots over the ground as the move begins. */
  readonly rate: number;
  readonly from: Stand;
  /** The hexes that she enters, quarter by quarter. */
  readonly quarters: readonly (readonly CourseStep[])[];
  readonly course: Course;
  /** Where she is when the guns speak; hex 0 = off the chart. */
  readonly end: Stand;
}

const QUARTERS = [1, 2, 3, 4] as const;

/** C3: a course as a track. */
export const trackOf = (now: Situation, ship: RiverShip, speed: number, course: Course): Track => {
  const last = course.stops.at(-1);
  return {
    speed,
    rate: Math.abs(speed === 0 ? 0 : speed + helpedBy(now, ship.at, ship.facing)),
    from: { at: ship.at, facing: ship.facing },
    quarters: QUARTERS.map(quarter => course.steps.filter(step => step.quarter === quarter)),
    course,
    end: { at: last?.hex ?? ship.at, facing: last?.facing ?? ship.facing },
  };
};

export const steered = (now: Situation, ship: RiverShip, speed: number, helm: (typeof HELMS)[number]): Track =>
  trackOf(now, ship, speed, helmedSo(now, ship, speed, helm));

export type Likely = WayLikely<Track>;

/** A ship that makes fewer half-knots than this is taken to work up. */
const WORKS_UP_BELOW = 8;

/** Ways that an enemy may go: on as she goes, or with her helm over; who lies at rest may lie on. */
export const likelyTracks = (now: Situation, ship: RiverShip): Likely[] => {
  const speeds = speedsFor(now, ship);
  const keeps = speeds.includes(ship.speed) ? ship.speed : (speeds.at(-1) ?? 0);
  if (isHeld(ship) || ship.abandoned || !isPowered(now, ship))
    return [{ track: steered(now, ship, isHeld(ship) ? 0 : keeps, 0), chance: 1 }];
  const speed = Math.abs(keeps) < WORKS_UP_BELOW ? Math.max(...speeds) : keeps;
  const under = HELMS.map(helm => ({ track: steered(now, ship, speed, helm), chance: helm === 0 ? 0.5 : 0.25 }));
  return keeps === 0 ? orLiesOn(under, steered(now, ship, 0, 0)) : under;
};

/** As a friend goes: by the plot that lies for her, or on as she goes. */
export const friendTrack = (now: Situation, ship: RiverShip): Track => {
  const { plot } = ship;
  if (plot) return trackOf(now, ship, plot.speed, courseOf(now, ship, plot));
  const held = isHeld(ship) || ship.abandoned;
  return steered(now, ship, held ? 0 : (speedsFor(now, ship).find(each => each === ship.speed) ?? 0), 0);
};

/** The ways of the move after a track that turn her most or slow her most: who is in no trouble by one of these can keep out of it. */
export const waysOn = (now: Situation, ship: RiverShip): Track[] => {
  const speeds = speedsFor(now, ship);
  const slowest = speeds.reduce((least, each) => (Math.abs(each) < Math.abs(least) ? each : least), speeds[0] ?? 0);
  const found: Track[] = [];
  for (const speed of new Set([slowest, ship.speed]))
    if (speeds.includes(speed)) for (const helm of HELMS) found.push(steered(now, ship, speed, helm));
  return found;
};

/** C72 to C74, C76: chances that bottom, shore, stakes or a wreck hold her on a track, hex by hex added up. */
export const groundings = (now: Situation, ship: RiverShip, { course }: Track): number => {
  const dice = diceFor(now.options);
  let chances = 0;
  for (const { hex } of course.steps) if (hex !== ship.cleared && isWrecked(now, hex)) chances += 1;
  for (const { by, upTo } of testsOn(now, ship, course)) chances += chanceIn(waysHeld(upTo, by === 'shore' ? 1 : dice));
  return chances;
};
