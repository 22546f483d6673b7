import type { Facing, HexId } from '../../../core/types.ts';
import { orLiesOn, type Likely as WayLikely } from '../../../bots/likely.ts';
import { isSandbar } from '../../../chart/index.ts';
import { HELMS, helmedSo } from '../follow.ts';
import { defaultPlot } from '../orders.ts';
import { SCALE } from '../tables.ts';
import type { NwsShip, Situation } from '../types.ts';
import { isHeld, isPowered } from '../units.ts';
import { courseOf, endOf, helpedBy, speedsFor, type CourseAhead } from '../way.ts';

/** Where a ship lies and how she heads. */
export interface Stand {
  readonly at: HexId;
  readonly facing: Facing;
}

type Entered = CourseAhead['path'][number];

/** A whole move as a plot would have it. */
export interface Track {
  /** Half-knots through the water. */
  readonly speed: number;
  /** Half-knots over the ground as the move begins. */
  readonly rate: number;
  readonly from: Stand;
  /** The hexes that she enters, quarter by quarter. */
  readonly quarters: readonly (readonly Entered[])[];
  readonly course: CourseAhead;
  /** Where she is when the guns speak; hex 0 = off the chart. */
  readonly end: Stand;
}

const QUARTERS = [1, 2, 3, 4] as const;

/** N3: a course as a track. */
export const trackOf = (now: Situation, ship: NwsShip, course: CourseAhead): Track => {
  const { hex, facing } = endOf(ship, course);
  const { speed } = course;
  return {
    speed,
    rate: Math.abs(speed === 0 ? 0 : speed + helpedBy(now, ship.at, ship.facing)),
    from: { at: ship.at, facing: ship.facing },
    quarters: QUARTERS.map(quarter => course.path.filter(step => step.quarter === quarter)),
    course,
    end: { at: hex, facing },
  };
};

export type Likely = WayLikely<Track>;

/** A ship that makes fewer half-knots than this is taken to work up. */
const WORKS_UP_BELOW = 8;

/** Ways that an enemy may go: on as she goes, or with her helm over; who lies at rest may lie on. */
export const likelyTracks = (now: Situation, ship: NwsShip): Likely[] => {
  const steered = (speed: number, helm: (typeof HELMS)[number]): Track =>
    trackOf(now, ship, helmedSo(now, ship, speed, helm));
  if (isHeld(ship) || ship.abandoned || !isPowered(now, ship)) return [{ track: steered(0, 0), chance: 1 }];
  const { speed: keeps } = defaultPlot(now, ship);
  const speed = Math.abs(keeps) < WORKS_UP_BELOW ? Math.max(...speedsFor(now, ship)) : keeps;
  const under = HELMS.map(helm => ({ track: steered(speed, helm), chance: helm === 0 ? 0.5 : 0.25 }));
  return keeps === 0 ? orLiesOn(under, steered(0, 0)) : under;
};

/** As a friend goes: by the plot that lies for her, or on as she goes. */
export const friendTrack = (now: Situation, ship: NwsShip): Track =>
  trackOf(now, ship, courseOf(now, ship, ship.plot ?? defaultPlot(now, ship)));

/** The slowest ways of the move after a track: who is in no trouble by one of these can keep out of it. */
export const waysOn = (now: Situation, ship: NwsShip): Track[] => {
  const speeds = speedsFor(now, ship);
  const slowest = speeds.reduce((least, each) => (Math.abs(each) < Math.abs(least) ? each : least), speeds[0] ?? 0);
  return HELMS.map(helm => trackOf(now, ship, helmedSo(now, ship, slowest, helm)));
};

/** N9: the first hex of a track whose bottom holds her for good, or 0. */
export const groundsAt = ({ chart }: Pick<Situation, 'chart'>, ship: NwsShip, { course }: Track): HexId =>
  course.path.find(({ hex }) => isSandbar(chart, hex, ship.draught))?.hex ?? 0;

/** N5: hexes that she runs on while she stops. */
export const stoppingHexes = (speed: number, slower: number): number => {
  const moves = Math.abs(speed) / slower;
  return ((moves - 1) * Math.abs(speed) * SCALE.quarters) / SCALE.parts / 2;
};
