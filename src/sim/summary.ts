import type { Series } from '../trials/gamesFile.ts';
import type { GameRecord } from '../trials/record.ts';
import type { Match } from '../system/ruleset.ts';

/** The document that `match --json` and `merge --json` print. */
export interface Summary {
  rules: string;
  scenario: string;
  games: number;
  commands: number;
  seconds: number;
  wins: { union: number; confederate: number; draw: number };
  /** Of a series with swapped sides: wins by opponent, and draws. */
  opponents?: Record<string, number>;
  turns: { mean: number; min: number; max: number };
  endings: Record<string, number>;
}

const countOf = (names: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};

/** Wins by opponent, the one named for the Union first, then draws. */
const byOpponent = ({ opponents: { union, confederate } }: Series, records: readonly GameRecord[]) => {
  const winners = records.map(({ winner, opponents }) => (winner === 'draw' ? 'draw' : opponents[winner]));
  return { [union]: 0, [confederate]: 0, draw: 0, ...countOf(winners) };
};

/** Counts a series up; there is at least one game. */
export const summaryOf = (match: Match, series: Series, records: readonly GameRecord[], seconds: number): Summary => {
  const turns = records.map(record => record.turns);
  const endings = Object.entries(countOf(records.map(({ cause }) => cause)));
  return {
    rules: match.rules.id,
    scenario: match.scenario.id,
    games: records.length,
    commands: records.reduce((sum, record) => sum + record.commands, 0),
    seconds,
    wins: { union: 0, confederate: 0, draw: 0, ...countOf(records.map(({ winner }) => winner)) },
    ...(series.swap ? { opponents: byOpponent(series, records) } : {}),
    turns: {
      mean: turns.reduce((sum, turn) => sum + turn, 0) / turns.length,
      min: turns.reduce((least, turn) => Math.min(least, turn)),
      max: turns.reduce((most, turn) => Math.max(most, turn)),
    },
    endings: Object.fromEntries(endings.sort(([one], [other]) => (one < other ? -1 : 1))),
  };
};

const percent = (count: number, of: number): string => `${((100 * count) / of).toFixed(1)} %`;

/** The same for a reader. */
export const summaryText = (summary: Summary): string => {
  const { games, wins } = summary;
  const share = (what: string, count: number): string => `${what} ${count} (${percent(count, games)})`;
  const opponents = Object.entries(summary.opponents ?? {});
  return [
    `${summary.scenario} under ${summary.rules}: ${games} games, ${summary.commands} commands, ${summary.seconds.toFixed(1)} s`,
    `  ${share('Union', wins.union)}, ${share('Confederate', wins.confederate)}, ${share('drawn', wins.draw)}`,
    ...(opponents.length > 0 ? [`  by opponent: ${opponents.map(([name, won]) => share(name, won)).join(', ')}`] : []),
    `  turns: mean ${summary.turns.mean.toFixed(1)}, ${summary.turns.min} to ${summary.turns.max}`,
    ...Object.entries(summary.endings).map(([cause, count]) => `  ${cause}: ${count}`),
  ].join('\n');
};
