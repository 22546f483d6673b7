import { situationOf } from '../../core/engine.ts';
import { noun, t } from '../../languages/language.ts';
import type { Chart } from '../../core/chart.ts';
import type { HexId, Side } from '../../core/types.ts';
import { gameLine, type GameLine } from '../../trials/afterAction/gameLine.ts';
import { decisiveMoments, type Moment } from '../../trials/afterAction/moments.ts';
import { toldOf } from '../../trials/afterAction/scenes.ts';
import { deedsOf, type Deeds } from '../../trials/afterAction/stories.ts';
import { tracksOf, type Track } from '../../trials/afterAction/tracks.ts';
import { newestState, type Played } from '../../trials/gameFile.ts';
import { LOST } from '../../system/marks.ts';
import type { Match } from '../../system/ruleset.ts';
import { figure } from '../../trials/report/words.ts';
import { playerInWords } from '../opponent/playerInWords.ts';
import { markAlone } from '../replay/line.ts';
import { endingOf, lostInHistory, luckOf } from '../table/report.ts';
import { SIDE_NAME } from '../ui/words.ts';

/** A moment in which the battle swung, in words. */
interface ToldMoment extends Moment {
  words: readonly string[];
}

/** What a side had to do, and whether it did. */
interface Goal {
  side: Side;
  text: string;
  met: boolean;
}

/** "Turn 3: the balance of strength shifted by 1 point in favour of the Union side" */
export const swingInWords = ({ turn, side, swing }: Pick<Moment, 'turn' | 'side' | 'swing'>): string => {
  if (swing === 0) return t`Turn ${turn}: in favour of the ${SIDE_NAME[side]} side`;
  return t`Turn ${turn}: the balance of strength shifted by ${`${figure(swing)} ${noun(swing, 'point')}`} in favour of the ${SIDE_NAME[side]} side`;
};

/** What is told of a moment: its blows, and what was lost or achieved in it; where there was neither, what moved the balance. */
const wordsOf = ({ rules, scenario }: Match, { events, marks, side }: Moment): string[] => {
  const words = [...events.map(event => rules.narrate(event, scenario)), ...marks.map(mark => `${markAlone(mark)}.`)];
  return words.length > 0
    ? words
    : [t`No blow fell: the ${SIDE_NAME[side]} side stood better by where everything lay.`];
};

/** Everything that a report on a finished battle tells. */
export interface Report {
  played: Played;
  /** As it lay at the end, and where every unit did. */
  chart: Chart;
  hexesOf: ReadonlyMap<string, readonly HexId[]>;
  headline: string;
  reason: string;
  /** Who decided for each side, in words. */
  players: Readonly<Record<Side, string>>;
  turns: number;
  line: GameLine;
  tracks: readonly Track[];
  deeds: readonly Deeds[];
  moments: readonly ToldMoment[];
  goals: readonly Goal[];
  luck: ReturnType<typeof luckOf>;
}

/** Moments that a report tells of. */
const MOST_MOMENTS = 6;

/**
 * Writes the report on a finished battle.
 * @throws Error where the battle is not over
 */
export const reportOf = (played: Played): Report => {
  const { setup, opening, entries } = played;
  const { match } = setup;
  const last = newestState(played);
  if (!last.outcome) throw new Error('a report is written when the battle is over');
  const told = toldOf(match, [opening, ...entries]);
  const tracks = tracksOf(told);
  const end = situationOf(match, last);
  return {
    played,
    chart: end.chart,
    hexesOf: new Map(match.rules.desk.units(end).map(({ id, hexes }) => [id, hexes])),
    ...endingOf(played, last),
    players: {
      union: playerInWords(setup.players.union),
      confederate: playerInWords(setup.players.confederate),
    },
    turns: last.turn,
    line: gameLine(told),
    tracks,
    deeds: deedsOf(told, tracks),
    moments: decisiveMoments(told, MOST_MOMENTS).map(moment => ({
      ...moment,
      words: wordsOf(match, moment),
    })),
    goals: match.rules.desk.objectives(end).map(({ side, text, met }) => ({ side, text, met })),
    luck: luckOf(played),
  };
};

/** Units of a side that it lost, in the order in which they went. */
export const lostBy = ({ deeds }: Report, side: Side): Deeds[] =>
  deeds.filter(unit => unit.side === side && LOST.has(unit.fate)).sort((one, other) => one.endedIn - other.endedIn);

/** Points that each side had lost at the end. */
export const pointsLost = ({ line }: Report): Readonly<Record<Side, number>> => ({
  union: line.lost.union.at(-1) ?? 0,
  confederate: line.lost.confederate.at(-1) ?? 0,
});

/** Names of what each side lost in history; null where the scenario tells of none. */
export const lostThen = ({ played }: Report): Readonly<Record<Side, readonly string[]>> | null => {
  const { scenario } = played.setup.match;
  const [union, confederate] = [lostInHistory(scenario, 'union'), lostInHistory(scenario, 'confederate')];
  return union && confederate && { union, confederate };
};
