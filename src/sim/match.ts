import type { Match } from '../core/ruleset.ts';
import type { GameResult } from '../trials/series.ts';

/** The document that `match --json` prints. */
export interface MatchReport {
  rules: string;
  scenario: string;
  games: number;
  commands: number;
  seconds: number;
  wins: { union: number; confederate: number; draw: number };
  turns: { mean: number; min: number; max: number };
  endings: Record<string, number>;
}

/** Counts a series up. */
export const reportOf = (match: Match, results: readonly GameResult[], seconds: number): MatchReport => {
  const wins = { union: 0, confederate: 0, draw: 0 };
  const endings: Record<string, number> = {};
  const turns = results.map(result => result.turns);
  for (const { outcome } of results) {
    wins[outcome.winner] += 1;
    endings[outcome.cause] = (endings[outcome.cause] ?? 0) + 1;
  }
  return {
    rules: match.rules.id,
    scenario: match.scenario.id,
    games: results.length,
    commands: results.reduce((sum, result) => sum + result.commands, 0),
    seconds,
    wins,
    turns: {
      mean: turns.reduce((sum, turn) => sum + turn, 0) / turns.length,
      min: Math.min(...turns),
      max: Math.max(...turns),
    },
    endings: Object.fromEntries(Object.entries(endings).sort(([one], [other]) => (one < other ? -1 : 1))),
  };
};

const percent = (count: number, of: number): string => `${((100 * count) / of).toFixed(1)} %`;

/** The same for a reader. */
export const matchText = (report: MatchReport): string =>
  [
    `${report.scenario} under ${report.rules}: ${report.games} games, ${report.commands} commands, ${report.seconds.toFixed(1)} s`,
    `  Union ${report.wins.union} (${percent(report.wins.union, report.games)}), Confederate ${report.wins.confederate} (${percent(report.wins.confederate, report.games)}), drawn ${report.wins.draw} (${percent(report.wins.draw, report.games)})`,
    `  turns: mean ${report.turns.mean.toFixed(1)}, ${report.turns.min} to ${report.turns.max}`,
    ...Object.entries(report.endings).map(([cause, count]) => `  ${cause}: ${count}`),
  ].join('\n');
