import { situationOf, start } from '../core/engine.ts';
import { SIDES, type HexId, type Side } from '../core/types.ts';
import type { Match } from '../system/ruleset.ts';
import type { Course } from './course.ts';
import { shareOf, type Share } from './histogram.ts';
import type { GameRecord } from './record.ts';

/** How often something came at all, and in which turn on average; null where it never did. */
export interface Coming {
  share: Share;
  turn: number | null;
}

interface ObjectiveTally {
  side: Side;
  text: string;
  needed: number;
  /** The games at the end of which it was met, and since which turn. */
  met: Coming;
  /** The most that was done of it, on average of the games in which it was not met; null where there is none. */
  nearest: number | null;
}

/** Hexes with how often a game something was so there, on average. */
export type HexShare = readonly { hex: HexId; label: string; times: number }[];

/** How the games of a series went on their way to the end. */
export interface CourseTally {
  objectives: ObjectiveTally[];
  /** When a side first had an enemy within effective range as a turn ended; null where the records do not say. */
  inRange: Record<Side, Coming> | null;
  firstShot: Record<Side, Coming>;
  firstLoss: Coming;
  /** Ships of a side that lay there as a turn ended. */
  tracks: Record<Side, HexShare>;
  /** Blows of a side that fell there. */
  fire: Record<Side, HexShare>;
}

type Kept = GameRecord & { course: Course };
const isKept = (record: GameRecord): record is Kept => record.course !== undefined;

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

const comingOf = (games: readonly Kept[], turnOf: (course: Course) => number): Coming => ({
  share: shareOf(games, record => turnOf((record as Kept).course) > 0),
  turn: mean(games.map(({ course }) => turnOf(course)).filter(turn => turn > 0)),
});

const addedUp = ({ scenario }: Match, games: readonly Kept[], what: 'tracks' | 'fire', side: Side): HexShare => {
  const sum = new Map<HexId, number>();
  for (const { course } of games)
    for (const [hex, times] of course[what][side]) sum.set(hex, (sum.get(hex) ?? 0) + times);
  return [...sum]
    .map(([hex, times]) => ({ hex, label: scenario.chart.label(hex), times: times / games.length }))
    .sort((one, other) => other.times - one.times || one.hex - other.hex);
};

const bySide = <T>(of: (side: Side) => T): Record<Side, T> => ({
  union: of('union'),
  confederate: of('confederate'),
});

/** How the games came to their ends; null where no record tells of it. */
export const courseOf = (match: Match, records: readonly GameRecord[]): CourseTally | null => {
  const games = records.filter(isKept);
  if (games.length === 0) return null;
  const opening = situationOf(match, start(match, 'objectives').state);
  return {
    objectives: match.rules.desk.objectives(opening).map(({ side, text, needed }, place) => {
      const missed = games.filter(({ course }) => !course.objectives[place]?.met);
      return {
        side,
        text,
        needed,
        met: comingOf(games, course => course.objectives[place]?.met ?? 0),
        nearest: mean(missed.map(({ course }) => course.objectives[place]?.best ?? 0)),
      };
    }),
    inRange: games.every(({ course }) => course.inRange)
      ? bySide(side => comingOf(games, ({ inRange }) => inRange?.[side] ?? 0))
      : null,
    firstShot: bySide(side => comingOf(games, ({ firstShot }) => firstShot[side])),
    firstLoss: comingOf(games, ({ firstLoss }) => firstLoss),
    tracks: bySide(side => addedUp(match, games, 'tracks', side)),
    fire: bySide(side => addedUp(match, games, 'fire', side)),
  };
};

/** What of it is drawn on a chart, in this order, where there is any. */
export const mapsOfCourse = ({
  tracks,
  fire,
}: CourseTally): { what: 'tracks' | 'fire'; side: Side; hexes: HexShare }[] =>
  (['tracks', 'fire'] as const).flatMap(what =>
    SIDES.map(side => ({ what, side, hexes: { tracks, fire }[what][side] })).filter(({ hexes }) => hexes.length > 0),
  );
