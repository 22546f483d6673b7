import { readdirSync, readFileSync } from 'node:fs';
import { diceOf, seedFrom } from '../../src/core/dice.ts';
import { courtesies, legal, play, start } from '../../src/core/engine.ts';
import { replay } from '../../src/core/replay.ts';
import type { Match } from '../../src/system/ruleset.ts';
import type { Command, Outcome } from '../../src/core/types.ts';
import { deciding } from '../../src/trials/game.ts';
import { madeBattle, matchNamed } from '../helpers/scenarios.ts';

/** A recorded game as it is kept in a file. */
export interface RecordedGame {
  rules: string;
  scenario: string;
  /** The seed of the battle, where the rules have made it; there is no file of that name then. */
  generated?: string;
  options: Record<string, boolean>;
  seed: string;
  outcome: Outcome;
  turns: number;
  /** Fingerprint of the state at the start, at each new turn and at the end. */
  hashes: string[];
  commands: Command[];
}

/** How the name of a file begins whose game was kept for what it meets and not for how it ends. */
export const MET = 'met-';

/** The battle that a recorded game was played in. */
export const matchOfRecord = ({
  rules,
  scenario,
  generated,
  options,
}: Pick<RecordedGame, 'rules' | 'scenario' | 'generated' | 'options'>): Match =>
  generated === undefined ? matchNamed(rules, scenario, options) : madeBattle(rules, generated, options);

/** Plays a random game; `courtesyAfter` may end it by a courtesy after so many commands. */
export const randomGame = (
  match: Match,
  seed: string,
  courtesyAfter = Infinity,
): { commands: Command[]; outcome: Outcome; turns: number } => {
  const dice = diceOf(seedFrom(`${seed}/record`));
  const { state } = start(match, seed);
  const commands: Command[] = [];
  while (!state.outcome) {
    const side = deciding(state.cursor.awaiting);
    const polite =
      commands.length >= courtesyAfter ? courtesies(state, state.drawOffers.includes(side) ? 'confederate' : side) : [];
    const options = legal(match, state, side);
    const wanted = polite.find(command => command.type === (seed.startsWith('concede') ? 'concede' : 'offerDraw'));
    const command = wanted ?? options[dice.roll(options.length) - 1];
    if (!command) throw new Error('nothing is offered');
    commands.push(command);
    play(match, state, command);
  }
  return { commands, outcome: state.outcome, turns: state.turn };
};

/** Every recorded game of a system. */
export const recordedGames = (rules: string): RecordedGame[] => {
  const folder = new URL(`./${rules}/replays/`, import.meta.url);
  return readdirSync(folder).map(file => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as RecordedGame);
};

/** Kinds of commands and events that the games of a system are known to meet, as the fuzzer counts them: its file `met.txt`. */
export const knownKinds = (file: string | URL): string[] => readFileSync(file, 'utf8').trimEnd().split('\n');

/** What the rules note of a recorded game, how it ended, and what kinds of commands and events it has, as the fuzzer counts them. */
export const labelsOf = (game: RecordedGame): string[] => {
  const match = matchOfRecord(game);
  const { events } = replay(match, game);
  const noted = events.flatMap(event => match.rules.notes?.of(event) ?? []);
  const kinds = [
    ...new Set(game.commands.map(({ type }) => `command ${type}`)),
    ...new Set(events.map(({ type }) => `event ${type}`)),
  ];
  return [...noted, ...kinds, `ending ${game.outcome.cause}`];
};
