import type { ComponentChildren } from 'preact';
import { layoutOf } from '../../chart/index.ts';
import type { Layout } from '../../chart/layout.ts';
import type { Side } from '../../core/types.ts';
import type { Track } from '../../trials/afterAction/tracks.ts';
import { CHART, DANGER, PAPER, SIDE_COLOURS } from '../settings/palette.ts';
import { centreIn, frameAround, type Box, type Point } from './frame.ts';
import { placeLabels, type Wanted } from './labels.ts';
import type { Report } from './report.ts';

/** Everything of the chart that is worked out before it is drawn. Attributes and no styles: the picture is saved as it is. */
export interface Plan {
  frame: Box;
  /** A thousandth of the frame's width. */
  unit: number;
  courses: readonly Course[];
  works: readonly { id: string; name: string; side: Track['side']; at: Point; lost: boolean }[];
  labels: readonly (Wanted & { side: Side })[];
}

/** A ship's track on the paper. */
interface Course {
  track: Track;
  points: readonly Point[];
  /** Where each turn ended. */
  turns: readonly Point[];
}

/** Tracks of ships that went the same way lie beside each other: units of the plan from the middle of the hex. */
const LANES = [0, 4, -4, 8, -8, 2, -6, 6, -2] as const;

const courseOf = (layout: Layout, { played }: Report, track: Track, lane: number): Course => {
  const { chart } = played.setup.match.scenario;
  const points = track.stops.map(({ hex }) => {
    const { x, y } = centreIn(layout, chart, hex);
    return { x: x + lane, y: y + lane };
  });
  const turns = points.filter((_, place) => track.stops[place]?.turn !== track.stops[place + 1]?.turn);
  return { track, points, turns };
};

const worksOf = (layout: Layout, { played, chart, hexesOf, deeds }: Report): Plan['works'] =>
  played.setup.match.scenario.works.flatMap(({ id, name, side }) => {
    const hex = hexesOf.get(id)?.[0];
    const lost = deeds.some(unit => unit.id === id && unit.fate === 'silenced');
    return hex === undefined ? [] : [{ id, name, side, at: centreIn(layout, chart, hex), lost }];
  });

/** Works out where everything lies. */
export const planOf = (report: Report): Plan => {
  const { chart } = report.played.setup.match.scenario;
  const layout = layoutOf(chart.columns, chart.rows);
  const sailed = report.tracks.filter(({ stops }) => stops.length > 0);
  const seen = sailed.flatMap(({ stops }) => stops.map(({ hex }) => centreIn(layout, chart, hex)));
  const works = worksOf(layout, report);
  const frame = frameAround(layout, [...seen, ...works.map(({ at }) => at)]);
  const unit = frame.width / 1000;
  const courses = sailed.map((track, place) =>
    courseOf(layout, report, track, (LANES[place % LANES.length] ?? 0) * unit),
  );
  const ends = courses.flatMap(({ track, points }) => {
    const end = points.at(-1);
    return end ? [{ ...end, text: track.name, side: track.side }] : [];
  });
  const wanted = [...ends, ...works.map(({ at, name, side }) => ({ ...at, text: name, side }))];
  return { frame, unit, courses, works, labels: placeLabels(wanted, NAME * unit, frame) };
};

/** Sizes in units. */
const NAME = 13;
const WIDTH = 2.4;
const DOT = 2.6;
const END = 6;

const cross = ({ x, y }: Point, size: number): string =>
  `M${x - size} ${y - size}l${2 * size} ${2 * size}M${x + size} ${y - size}l${-2 * size} ${2 * size}`;

const pathThrough = (points: readonly Point[]): string =>
  points.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${Math.round(x)} ${Math.round(y)}`).join('');

/** How a track ends: a cross where she was lost, an open ring where she left, else her place. */
const End = ({ at, track, unit }: { at: Point; track: Track; unit: number }) => {
  const colour = SIDE_COLOURS[track.side].plain;
  if (track.lost)
    return (
      <>
        <path d={cross(at, END * unit)} stroke={PAPER.card} stroke-width={5 * unit} stroke-linecap="round" />
        <path d={cross(at, END * unit)} stroke={DANGER.plain} stroke-width={2.8 * unit} stroke-linecap="round" />
      </>
    );
  const away = track.fate === 'left' || track.fate === 'exited';
  return (
    <circle
      cx={at.x}
      cy={at.y}
      r={END * unit * 0.8}
      fill={away ? PAPER.card : colour}
      stroke={away ? colour : PAPER.card}
      stroke-width={1.6 * unit}
    />
  );
};

const CourseDrawn = ({ course, unit }: { course: Course; unit: number }) => {
  const { track, points, turns } = course;
  const colour = SIDE_COLOURS[track.side].plain;
  const [first, last] = [points[0], points.at(-1)];
  const d = pathThrough(points);
  const dashes = track.side === 'confederate' ? `${7 * unit} ${3.5 * unit}` : undefined;
  return (
    <g fill="none" stroke-linejoin="round">
      <path d={d} stroke={PAPER.card} stroke-opacity={0.75} stroke-width={2.2 * WIDTH * unit} />
      <path d={d} stroke={colour} stroke-width={WIDTH * unit} stroke-dasharray={dashes} />
      {turns.map(({ x, y }, place) => (
        <circle key={place} cx={x} cy={y} r={DOT * unit} fill={colour} />
      ))}
      {first && (
        <circle
          cx={first.x}
          cy={first.y}
          r={DOT * unit * 1.3}
          fill={PAPER.card}
          stroke={colour}
          stroke-width={1.4 * unit}
        />
      )}
      {last && <End at={last} track={track} unit={unit} />}
    </g>
  );
};

const WorkDrawn = ({ work, unit }: { work: Plan['works'][number]; unit: number }) => {
  const { at, side, lost } = work;
  const size = END * unit;
  return (
    <g fill="none">
      <rect
        x={at.x - size}
        y={at.y - size}
        width={2 * size}
        height={2 * size}
        fill={PAPER.card}
        stroke={SIDE_COLOURS[side].plain}
        stroke-width={2.4 * unit}
      />
      {lost && <path d={cross(at, size)} stroke={DANGER.plain} stroke-width={2.8 * unit} />}
    </g>
  );
};

/** A name in the colour of its side with a rim of paper. */
const Name = ({ label, unit }: { label: Plan['labels'][number]; unit: number }) => (
  <text
    x={label.x}
    y={label.y}
    font-family="'Libre Caslon Text', Georgia, serif"
    font-size={NAME * unit}
    fill={SIDE_COLOURS[label.side].plain}
    stroke={PAPER.card}
    stroke-width={3 * unit}
    stroke-linejoin="round"
    paint-order="stroke"
  >
    {label.text}
  </text>
);

interface TracksProps {
  plan: Plan;
  title: string;
  /** The painted chart as an address; null while it is painted. */
  picture: string | null;
  children?: ComponentChildren;
}

/** The chart with the ways of all ships, and where they were lost. */
export const TrackChart = ({ plan, title, picture }: TracksProps) => {
  const { frame, unit, courses, works, labels } = plan;
  const { x, y, width, height } = frame;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      class="trackChart"
      viewBox={`${x} ${y} ${width} ${height}`}
      role="img"
      aria-label={title}
      data-painted={picture !== null}
    >
      <rect x={x} y={y} width={width} height={height} fill={CHART.water[1]} />
      {picture !== null && (
        <image href={picture} x={x} y={y} width={width} height={height} preserveAspectRatio="none" />
      )}
      {works.map(work => (
        <WorkDrawn key={work.id} work={work} unit={unit} />
      ))}
      {courses.map(course => (
        <CourseDrawn key={course.track.id} course={course} unit={unit} />
      ))}
      {labels.map((label, place) => (
        <Name key={place} label={label} unit={unit} />
      ))}
    </svg>
  );
};
