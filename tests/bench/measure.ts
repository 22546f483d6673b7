import { random } from '../../src/bots/random.ts';
import { diceOf, seedFrom } from '../../src/core/dice.ts';
import { apply, legal, running, situationOf, start, stepAt } from '../../src/core/engine.ts';
import type { Match } from '../../src/system/ruleset.ts';
import type { Side } from '../../src/core/types.ts';
import { deciding, gameSeed, playGame, seatsFor } from '../../src/trials/game.ts';

/** What was done in some processor time. */
export interface Pace {
  games: number;
  /** Commands, or whatever else was counted. */
  count: number;
  seconds: number;
}

/** Processor time of this process so far, in seconds: other people's work on the machine does not count. */
const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Seconds of one look while warming up, and of all of them at most. */
const LOOK = 0.5;
const LONGEST_WARM_UP = 6;
/** So many looks in a row, none of which is so much quicker than the best before, end the warming up. */
const SETTLED_LOOKS = 2;
const QUICKER = 1.05;

/** Plays until so much processor time has gone. */
const paceFor = (game: (index: number) => number, seconds: number): Pace => {
  const began = processorTime();
  let count = 0;
  let games = 0;
  while (processorTime() - began < seconds) count += game(games++);
  return { games, count, seconds: processorTime() - began };
};

/** Plays until it gets no quicker: what is played first is still being compiled, and that takes some rules seconds. */
const warmUp = (game: (index: number) => number): void => {
  let [best, settled] = [0, 0];
  for (let gone = 0; gone < LONGEST_WARM_UP && settled < SETTLED_LOOKS; gone += LOOK) {
    const { count, seconds } = paceFor(game, LOOK);
    const rate = count / seconds;
    settled = rate < QUICKER * best ? settled + 1 : 0;
    best = Math.max(best, rate);
  }
};

/** Plays game after game until so much processor time has gone, warmed up before. */
export const paceOf = (game: (index: number) => number, seconds: number): Pace => {
  warmUp(game);
  return paceFor(game, seconds);
};

const bothPlayed = (name: string): Record<Side, string> => ({ union: name, confederate: name });

/** A whole game in place between two bots of that name; gives the number of commands. */
export const inPlace =
  (match: Match, name: string) =>
  (index: number): number => {
    const seed = gameSeed('bench', index);
    return playGame(match, seatsFor(bothPlayed(name), seed), seed).commands;
  };

/** The same between random bots on frozen states. */
export const produced =
  (match: Match) =>
  (index: number): number => {
    let { state } = start(match, gameSeed('bench', index));
    const dice = diceOf(seedFrom(`bench ${index}`));
    let commands = 0;
    for (; !state.outcome; commands++) {
      const options = legal(match, state, deciding(state.cursor.awaiting));
      state = apply(match, state, random(null, options, dice)).state;
    }
    return commands;
  };

/** Odds of every offered command along a random game; gives how many there were. */
export const oddsAsked =
  (match: Match) =>
  (index: number): number => {
    let asked = 0;
    const { state } = start(match, gameSeed('bench', index));
    const game = running(match, state);
    const dice = diceOf(seedFrom(`bench ${index}`));
    while (!state.outcome) {
      const options = game.legal(deciding(state.cursor.awaiting));
      for (const option of options) if (match.rules.desk.odds(game.now, option)) asked += 1;
      game.play(random(null, options, dice));
    }
    return asked;
  };

/** Decisions of a random game at most, and how often the same game is played: what else runs on the machine never strikes the same decision each time. */
const WATCHED = 1500;
const AGAIN = 4;

/** Milliseconds that the options of each decision of a random game take at least, who decides being known. */
export const optionsOf = (match: () => Match): number[] => {
  const least: number[] = [];
  for (let round = 0; round < AGAIN; round++) {
    const played = match();
    const { state } = start(played, gameSeed('bench', 0));
    const game = running(played, state);
    const dice = diceOf(seedFrom('bench 0'));
    for (let place = 0; place < WATCHED && !state.outcome; place++) {
      const began = performance.now();
      const options = game.legal(deciding(state.cursor.awaiting));
      least[place] = Math.min(least[place] ?? Infinity, performance.now() - began);
      game.play(random(null, options, dice));
    }
  }
  return least;
};

/** Microseconds that the odds of each shot of a gun offered along a random game take at least; none where no command names a gun. */
export const shotOddsOf = (match: Match): number[] => {
  const { desk } = match.rules;
  const least: number[] = [];
  for (let round = 0; round < AGAIN; round++) {
    const { state } = start(match, gameSeed('bench', 0));
    const game = running(match, state);
    const dice = diceOf(seedFrom('bench 0'));
    let asked = 0;
    for (let place = 0; place < WATCHED && !state.outcome; place++) {
      const options = game.legal(deciding(state.cursor.awaiting));
      for (const option of options) {
        if (desk.about(option).gun === undefined) continue;
        const began = performance.now();
        desk.odds(game.now, option);
        least[asked] = Math.min(least[asked] ?? Infinity, 1000 * (performance.now() - began));
        asked += 1;
      }
      game.play(random(null, options, dice));
    }
  }
  return least;
};

/** Where the time of a game goes, in milliseconds. */
export interface Shares {
  options: number;
  rules: number;
  bots: number;
}

/** Adds the shares of one more game between two bots of that name. What the clock itself takes is in all three. */
const addShares = (match: Match, name: string, index: number, to: Shares): void => {
  const seed = gameSeed('bench', index);
  const seats = seatsFor(bothPlayed(name), seed);
  const { state } = start(match, seed);
  const game = running(match, state);
  while (!state.outcome) {
    const began = performance.now();
    const side = deciding(state.cursor.awaiting);
    const options = game.legal(side);
    const asked = performance.now();
    const look = () => situationOf(match, match.rules.redact(state, side));
    const command = seats[side].bot(look, options, seats[side].dice, { match, step: stepAt(state) });
    const decided = performance.now();
    game.play(command);
    to.options += asked - began;
    to.bots += decided - asked;
    to.rules += performance.now() - decided;
  }
};

/** Where the time of games between two bots of that name goes, for so much processor time. */
export const sharesOf = (match: Match, name: string, seconds: number): Shares => {
  const shares: Shares = { options: 0, rules: 0, bots: 0 };
  const splitUp = (index: number): number => {
    addShares(match, name, index, shares);
    return 1;
  };
  paceFor(splitUp, seconds);
  return shares;
};
