import { diceOf, seedFrom, type Dice } from '../core/dice.ts';
import { legal, offeredAs, running, situationOf, start, submit, undoBarrier, type Running } from '../core/engine.ts';
import { hash, replay } from '../core/replay.ts';
import type { Match } from '../system/ruleset.ts';
import { enemyOf, SIDES, type Command, type GameEvent, type Side, type State } from '../core/types.ts';
import { isPlain, sameData } from './data.ts';
import { secretTold } from './secrets.ts';
import { deciding, mostDecisions } from '../trials/game.ts';

/** What one fuzzed game met. */
export interface FuzzedGame {
  commands: Command[];
  /** How often each kind of command, event and ending was seen, and what the rules note beside. */
  coverage: Record<string, number>;
  /** The first thing that went wrong. */
  failure: string | null;
}

class CheckFailed extends Error {}

const check = (holds: boolean, complaint: () => string): void => {
  if (!holds) throw new CheckFailed(complaint());
};

/** For complaints. */
const show = (value: unknown): string => JSON.stringify(value);

/** Every second position or so gets the expensive checks. */
const EXPENSIVE_ONE_IN = 12;

/** Of those so many are searched for secrets, which takes as long as all the rest. */
const SEARCHED_ONE_IN = 4;

/** So many offers of one position are tried at most: a ship who plots has hundreds of courses, and most of the time went into those. */
const TRIED_AT_MOST = 40;

const soundClone = (match: Match, state: State): State => {
  const copy = match.rules.clone(state);
  check(sameData(copy, state), () => 'the clone differs from its original');
  return copy;
};

/** All offers where they are few, otherwise as many in a row as are tried, from any of them on. */
const toTry = (options: readonly Command[], chance: Dice): readonly Command[] => {
  if (options.length <= TRIED_AT_MOST) return options;
  const first = chance.roll(options.length) - 1;
  return [...options, ...options].slice(first, first + TRIED_AT_MOST);
};

/** Events of the options that were tried on copies: they count as seen. */
const optionsPlay = (
  match: Match,
  game: Running,
  options: readonly Command[],
  seen: (event: GameEvent) => void,
): void => {
  const { state } = game.now;
  const before = soundClone(match, state);
  for (const option of options) {
    const copy = match.rules.clone(state);
    for (const event of game.onCopy(copy).play(option)) seen(event);
    const faults = match.rules.audit(situationOf(match, copy));
    check(faults.length === 0, () => `after ${show(option)}: ${faults.join('; ')}`);
  }
  check(sameData(before, state), () => 'playing on a copy changed the original');
};

const viewsAreSound = (match: Match, state: State): void => {
  for (const side of SIDES) {
    const view = match.rules.redact(state, side);
    check(view.rng.length === 0, () => `the ${side} view contains the dice`);
    check(sameData(match.rules.redact(view, side), view), () => `redacting the ${side} view again changes it`);
    check(
      sameData(legal(match, view, side), legal(match, state, side)),
      () => `the ${side} options differ in its own view`,
    );
  }
};

/** What is offered from what the kernel has kept of earlier decisions is what it would offer if it knew nothing of them. */
const keptIsTrue = (match: Match, state: State, side: Side, options: readonly Command[]): void =>
  check(sameData(legal(match, state, side), options), () => `the ${side} options are out of date`);

/** No side is told what it may not know, neither now nor by any of the commands on offer. */
const keepsSecrets = (
  search: ReturnType<typeof secretTold>,
  state: State,
  options: readonly Command[],
  chance: Dice,
): void => {
  const told = search(state, options[chance.roll(options.length) - 1] as Command, chance);
  check(told === null, () => told ?? '');
};

/** A command nobody offered: an offered one with a field spoiled, the other side's, or no command at all. */
const spoiled = (options: readonly Command[], dice: Dice): unknown => {
  const option = { ...options[dice.roll(options.length) - 1] } as Record<string, unknown>;
  const keys = Object.keys(option);
  const key = keys[dice.roll(keys.length) - 1] ?? 'type';
  switch (dice.roll(6)) {
    case 1:
      return { ...option, [key]: 'nonsense' };
    case 2:
      return { ...option, [key]: 7 };
    case 3:
      return { ...option, extra: true };
    case 4:
      return { ...option, side: option.side === 'union' ? 'confederate' : 'union' };
    case 5:
      return [null, 'ahead', 12, [], {}][dice.roll(5) - 1];
    default: {
      const { [key]: _, ...rest } = option;
      return rest;
    }
  }
};

const illegalChangesNothing = (match: Match, state: State, options: readonly Command[], dice: Dice): void => {
  const command = spoiled(options, dice);
  if (offeredAs(match, state, command)) return;
  const before = match.rules.clone(state);
  const answer = submit(match, state, command);
  check(!answer.ok, () => `an illegal command was taken: ${show(command)}`);
  check(sameData(before, state), () => `a refused command changed the state: ${show(command)}`);
};

/** The view of the side that waits while the other decides in secret; null when only one side owes a decision. */
const onlookersView = (match: Match, state: State, decider: Side): State | null => {
  const other = enemyOf(decider);
  return state.cursor.awaiting.includes(other) ? match.rules.redact(state, other) : null;
};

/** What a side sees must not move while the other decides in secret. */
const secretKept = (match: Match, seen: State | null, after: State, decider: Side): void => {
  const other = enemyOf(decider);
  if (!seen || !after.cursor.awaiting.includes(other) || !sameData(seen.cursor, after.cursor)) return;
  check(
    sameData(seen, match.rules.redact(after, other)),
    () => `the ${other} side can see what the ${decider} side decides in secret`,
  );
};

const undoIsSound = (match: Match, before: State, after: State, events: GameEvent[]): void => {
  if (undoBarrier(match, before, after, events) !== null) return;
  check(!events.some(event => match.rules.desk.events.roll(event)), () => 'a command that rolled dice could be undone');
  check(
    before.cursor.phase === after.cursor.phase && before.turn === after.turn,
    () => 'a command that ended the phase could be undone',
  );
};

const replaysEqually = (match: Match, seed: string, commands: Command[], end: State): void => {
  const inPlace = replay(match, { seed, commands });
  const produced = replay(match, { seed, commands }, 'produce');
  check(hash(inPlace.state) === hash(end), () => 'the replay does not reach the state that was played');
  check(hash(produced.state) === hash(end), () => 'the produce road does not reach the state of the in-place road');
  check(hash(produced.events) === hash(inPlace.events), () => 'the two roads tell different events');
};

const comesToAnEnd = ({ scenario }: Match, { ships, turn }: State, commands: number): void => {
  const most = mostDecisions(scenario, Object.keys(ships).length, turn);
  check(commands <= most, () => `${commands} commands by turn ${turn}, ${most} expected at most`);
};

/** The state as it is read from a file. */
const throughFile = (state: State): State => {
  const read = JSON.parse(JSON.stringify(state)) as State;
  check(sameData(read, state), () => 'the state does not survive JSON');
  return read;
};

/**
 * How closely a game is looked at: whether it is replayed on both roads, and whether what the other side sees is compared at every command and
 * the expensive checks are made in some of its positions.
 */
export interface Looks {
  readonly replayed: boolean;
  readonly searched: boolean;
}

/** Plays one random legal game and checks everything that must hold at every step. */
export const fuzzGame = (match: Match, seed: string, { replayed, searched }: Looks): FuzzedGame => {
  const { rules } = match;
  const dice = diceOf(seedFrom(`${seed}/fuzz`));
  // Of its own: what is looked into changes no game.
  const chance = diceOf(seedFrom(`${seed}/secrets`));
  const search = searched ? secretTold(match) : null;
  const coverage: Record<string, number> = {};
  const count = (what: string): void => void (coverage[what] = (coverage[what] ?? 0) + 1);
  const seen = (event: GameEvent): void => {
    count(`event ${event.type}`);
    rules.notes?.of(event).forEach(count);
  };
  const commands: Command[] = [];
  try {
    const opening = start(match, seed);
    let { state } = opening;
    let game = running(match, state);
    opening.events.forEach(seen);
    soundClone(match, state);
    while (!state.outcome) {
      const side = deciding(dice.roll(2) === 1 ? state.cursor.awaiting : [...state.cursor.awaiting].slice(-1));
      const options = game.legal(side);
      check(options.length > 0, () => `dead end: the ${side} side owes a decision and nothing is offered`);
      // The die is thrown in any case: a game is the same however closely it is looked at.
      if (dice.roll(EXPENSIVE_ONE_IN) === 1 && search) {
        optionsPlay(match, game, toTry(options, chance), seen);
        viewsAreSound(match, state);
        illegalChangesNothing(match, state, options, dice);
        keptIsTrue(match, state, side, options);
        if (chance.roll(SEARCHED_ONE_IN) === 1) keepsSecrets(search, state, options, chance);
        state = throughFile(state);
        game = running(match, state);
      }
      // What undo asks of the state before: no need to copy all of it.
      const before = { ...state, cursor: { ...state.cursor } };
      // Compared whole at every command, which takes longer than the game.
      const view = searched ? onlookersView(match, state, side) : null;
      const frozenView = view && rules.clone(view);
      const command = options[dice.roll(options.length) - 1] as Command;
      commands.push(command);
      count(`command ${command.type}`);
      const events = game.play(command);
      events.forEach(seen);
      const faults = rules.audit(situationOf(match, state));
      check(faults.length === 0, () => faults.join('; '));
      secretKept(match, frozenView, state, side);
      undoIsSound(match, before, state, events);
      if (searched) check(isPlain(state), () => 'the state does not survive JSON');
      comesToAnEnd(match, state, commands.length);
    }
    count(`ending ${state.outcome.cause}`);
    if (replayed) replaysEqually(match, seed, commands, state);
    return { commands, coverage, failure: null };
  } catch (error) {
    return {
      commands,
      coverage,
      failure:
        error instanceof CheckFailed
          ? error.message
          : `crash: ${String(error instanceof Error ? (error.stack ?? error.message) : error)}`,
    };
  }
};
