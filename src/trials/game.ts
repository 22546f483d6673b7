import { BOTS } from '../bots/index.ts';
import { diceOf, seedFrom, type Dice } from '../core/dice.ts';
import { running, situationOf, start, stepAt } from '../core/engine.ts';
import type { Game } from '../core/game.ts';
import type { Scenario } from '../core/scenario.ts';
import type { Bot, Match } from '../system/ruleset.ts';
import { SIDES, type GameEvent, type Side } from '../core/types.ts';

/** More decisions than a game has, and than a saved one may hold; a battle that could have more is not begun. */
export const LONGEST_GAME = 100_000;

/** Half as many again as random games were ever seen to have for a ship or fort and turn, under the rules that ask most. */
const MOST_A_TURN = 60;
/** What a side as a whole decides: a battle of fewer ships counts as one of so many. */
const FEWEST = 6;

/** More decisions than so many ships and this battle's forts have in so many turns; a game with more is a bug. */
export const mostDecisions = ({ works }: Scenario, ships: number, turns: number): number =>
  MOST_A_TURN * Math.max(FEWEST, ships + works.filter(({ kind }) => kind === 'fort').length) * Math.max(1, turns);

/** Seed of game `index` of a series: it depends on nothing else, and can be typed on the first screen. */
export const gameSeed = (seed: string, index: number): string => `${seed}/${index}`;

export interface Seat {
  bot: Bot;
  dice: Dice;
}

/** A bot for each side, each with dice of its own (S6). */
export const seatsFor = (bots: Readonly<Record<Side, string>>, seed: string): Record<Side, Seat> => {
  const seat = (side: Side): Seat => {
    const newBot = BOTS[bots[side]];
    if (!newBot) throw new Error(`no bot ${bots[side]}`);
    return { bot: newBot(), dice: diceOf(seedFrom(`${seed}/${side}`)) };
  };
  return { union: seat('union'), confederate: seat('confederate') };
};

/** A battle played to its end. */
export interface Finished<G extends Game = Game> {
  /** Its outcome is settled. */
  state: G['state'];
  commands: number;
}

/** Hears of every command with what came of it; the state is the one after it, still in play. */
export type Listener<G extends Game = Game> = (
  command: G['command'] | null,
  events: readonly GameEvent[],
  state: G['state'],
) => void;

/** The side whose decision is asked for next: of two that owe one, the Union first. */
export const deciding = (awaiting: readonly Side[]): Side => {
  for (const side of SIDES) if (awaiting.includes(side)) return side;
  throw new Error('nobody owes a decision and the battle is not over');
};

/** Plays one battle in place from the first shot to the end; a listener hears the opening first, without a command. */
export const playGame = <G extends Game>(
  match: Match<G>,
  seats: Readonly<Record<Side, Seat>>,
  seed: string,
  listen?: Listener<G>,
): Finished<G> => {
  const { state, events } = start(match, seed);
  const game = running(match, state);
  let commands = 0;
  listen?.(null, events, state);
  while (!state.outcome) {
    const side = deciding(state.cursor.awaiting);
    const { bot, dice } = seats[side];
    const options = game.legal(side);
    const command = bot(() => situationOf(match, match.rules.redact(state, side)), options, dice, {
      match,
      step: stepAt(state),
    }) as G['command'];
    const happened = game.play(command);
    listen?.(command, happened, state);
    commands += 1;
    if (commands > LONGEST_GAME) throw new Error(`game ${seed} has not ended after ${LONGEST_GAME} commands`);
  }
  return { state, commands };
};
