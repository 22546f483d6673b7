import { playGame, seatsFor } from '../../src/trials/game.ts';
import { apply, start } from '../../src/core/engine.ts';
import type { Command } from '../../src/core/types.ts';
import type { Entry, Played, Players } from '../../src/trials/gameFile.ts';
import { scenarioFileOf } from '../../src/scenario/index.ts';
import type { Match } from '../../src/system/ruleset.ts';
import { matchNamed } from './scenarios.ts';

/** A battle fought to its end by two opponents, with every state, as the page keeps it. */
export const playedGame = (rules: string, scenario: string, seed: string, bots?: Players, players?: Players): Played =>
  playedMatch(matchNamed(rules, scenario), seed, bots, players);

/** The same of a match that is at hand. */
export const playedMatch = (
  match: Match,
  seed: string,
  bots: Players = { union: 'random', confederate: 'random' },
  players: Players = bots,
): Played => {
  const commands: Command[] = [];
  playGame(match, seatsFor(bots, seed), seed, command => {
    if (command) commands.push({ ...command });
  });
  const opening = start(match, seed);
  let { state } = opening;
  const entries = commands.map((command, gesture): Entry => {
    const done = apply(match, state, command);
    ({ state } = done);
    return { command, events: done.events, state, gesture };
  });
  const battle = { scenario: match.scenario, source: scenarioFileOf(match.scenario), shipped: false };
  const setup = { name: 'A game', created: '2026-01-02T03:04:05.000Z', battle, match, players, seed };
  return { setup, opening, entries };
};
