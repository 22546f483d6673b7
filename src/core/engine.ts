import type { Ending } from './ending.ts';
import { produce } from 'immer';
import type { Chart } from './chart.ts';
import { diceOf, seedFrom, type Dice } from './dice.ts';
import type { InterruptRule, Phase, Play, Engagement } from './rules.ts';
import type { Game, Situation } from './game.ts';
import { RulesBug } from './rulesBug.ts';
import { enemyOf, SIDES, type Command, type KernelEvent, type Outcome, type Side, type State } from './types.ts';
import type { Veil } from './veil.ts';
import { t } from '../languages/language.ts';

type EventOf<G extends Game> = G['event'] | KernelEvent;

/** Endings that every rule system shares. */
export const KERNEL_ENDINGS = {
  conceded: {
    says: t`One side conceded the battle.`,
    names: (_, loser) => t`The ${loser} side conceded the battle.`,
    headline: t`conceded`,
    label: t`conceded`,
  },
  'draw-agreed': { says: t`Both sides agreed on a draw.`, headline: t`a draw agreed`, label: t`draw-agreed` },
} as const satisfies Readonly<Record<string, Ending>>;

/** An ending by its cause; null where no such is known. */
export const endingBy = (
  { endings }: { readonly endings: Readonly<Record<string, Ending>> },
  cause: string,
): Ending | null => {
  const all: Readonly<Record<string, Ending>> = { ...KERNEL_ENDINGS, ...endings };
  return all[cause] ?? null;
};

/** The chart as it lies in this state. */
export const chartIn = <G extends Game>({ rules, chart }: Engagement<G>, state: G['state']): Chart =>
  rules.charted ? rules.charted(chart, state) : chart;

/** Takes up what has been laid on the chart since. */
const survey = <G extends Game>(match: Engagement<G>, now: Situation<G>): void => {
  if (match.rules.charted) (now as { chart: Chart }).chart = chartIn(match, now.state);
};

/** What a query may see of a match at this state. */
export const situationOf = <G extends Game>(match: Engagement<G>, state: G['state']): Situation<G> => ({
  state,
  chart: chartIn(match, state),
  scenario: match.scenario,
  options: match.options,
});

/** The phase the game stands in. */
export const phaseAt = <G extends Game>(match: Engagement<G>, state: G['state']): Phase<G> => {
  const phase = match.rules.sequence[state.cursor.phase];
  if (!phase) throw new RulesBug(`${match.rules.id} has no phase ${state.cursor.phase}`);
  return phase;
};

/** No turn has as many steps. */
const STEPS = 1000;

/** A number for the step of the battle that the game stands in, another one for every phase of every turn. */
export const stepAt = ({ turn, cursor }: State): number => STEPS * turn + cursor.phase;

const interruptRule = <G extends Game>(match: Engagement<G>, type: string): InterruptRule<G> => {
  const rule = match.rules.interrupts[type];
  if (!rule) throw new RulesBug(`${match.rules.id} has no rule for the interrupt ${type}`);
  return rule;
};

/** What is kept beside a state while the game stands at one decision: the state itself stays plain JSON. */
interface Kept {
  /** What the open phase has worked out; undefined = nothing yet. */
  facts: unknown;
}

const NOTHING: readonly never[] = [];

const optionsFor = <G extends Game>(
  match: Engagement<G>,
  now: Situation<G>,
  side: Side,
  kept: Kept,
): readonly G['command'][] => {
  const { cursor, outcome } = now.state;
  if (outcome || !cursor.awaiting.includes(side)) return NOTHING;
  const interrupt = cursor.interrupts.at(-1);
  if (interrupt) return interruptRule(match, interrupt.type).options(now, interrupt);
  const phase = phaseAt(match, now.state);
  kept.facts ??= phase.facts?.(now, undefined);
  return phase.options?.(now, side, kept.facts) ?? NOTHING;
};

/** What was asked about a frozen state: nothing of it can ever be out of date. */
interface KeptFrozen extends Kept {
  readonly match: unknown;
  readonly state: unknown;
  readonly options: Partial<Record<Side, readonly Command[]>>;
}

/** Of the frozen state that was asked about last: a screen asks about one state again and again, and then about the next. */
let lastKept: KeptFrozen | null = null;

/** What is kept of a state that cannot change; of any other nothing is known beforehand and nothing kept. */
const keptOf = (match: unknown, state: unknown, facts?: unknown): KeptFrozen => {
  if (lastKept && lastKept.match === match && lastKept.state === state) return lastKept;
  const kept = { match, state, facts, options: {} };
  if (Object.isFrozen(state)) lastKept = kept;
  return kept;
};

/** Everything that side may do now, the same from its own view as from the whole state. Empty when it owes no decision. */
export const legal = <G extends Game>(match: Engagement<G>, state: G['state'], side: Side): readonly G['command'][] => {
  const kept = keptOf(match, state);
  return (kept.options[side] ??= optionsFor(match, situationOf(match, state), side, kept));
};

/** What either side may say at any time: give up, offer a draw or take the other's offer. */
export const courtesies = (state: State, side: Side): Command[] =>
  state.outcome
    ? []
    : [{ type: 'concede', side }, ...(state.drawOffers.includes(side) ? [] : [{ type: 'offerDraw', side }])];

const end = <G extends Game>(play: Play<G>, outcome: Outcome): void => {
  const { state } = play;
  state.outcome = outcome;
  state.cursor.awaiting = [];
  state.cursor.interrupts = [];
  play.emit({ type: 'battleEnded', outcome });
};

/** Carries out a courtesy; false when the command is not one. */
const courtesy = <G extends Game>(play: Play<G>, command: Command): boolean => {
  if (command.type === 'concede') {
    end(play, { winner: enemyOf(command.side), cause: 'conceded' });
    return true;
  }
  if (command.type !== 'offerDraw') return false;
  play.state.drawOffers.push(command.side);
  play.emit({ type: 'drawOffered', side: command.side });
  if (SIDES.every(side => play.state.drawOffers.includes(side))) end(play, { winner: 'draw', cause: 'draw-agreed' });
  return true;
};

/** Turns that may pass without a decision before the kernel takes the rule system to be stuck. */
const IDLE_TURNS = 1000;

/** Moves the cursor to the next phase, into the next turn where the sequence ends. */
const nextPhase = <G extends Game>(match: Engagement<G>, play: Play<G>, kept: Kept): void => {
  kept.facts = undefined;
  const { state } = play;
  const { cursor } = state;
  cursor.stage = 'begin';
  cursor.phase += 1;
  if (cursor.phase < match.rules.sequence.length) return;
  cursor.phase = 0;
  state.turn += 1;
  state.drawOffers = [];
  play.emit({ type: 'turnBegan', turn: state.turn });
};

/** Runs on until a side owes a decision or the battle is over. */
const advance = <G extends Game>(match: Engagement<G>, play: Play<G>, kept: Kept): void => {
  const { state } = play;
  const { cursor } = state;
  const lastTurn = state.turn + IDLE_TURNS;
  while (!state.outcome) {
    if (state.turn > lastTurn) throw new RulesBug(`${match.rules.id}: ${IDLE_TURNS} turns without a decision`);
    const interrupt = cursor.interrupts.at(-1);
    if (interrupt) {
      cursor.awaiting = [interrupt.side];
      return;
    }
    const phase = phaseAt(match, state);
    if (cursor.stage === 'begin') {
      if (phase.applies?.(play) === false) {
        nextPhase(match, play, kept);
        continue;
      }
      cursor.stage = 'open';
      play.emit({ type: 'phaseBegan', phase: phase.id });
      phase.begin?.(play);
    } else if (cursor.stage === 'open') {
      if (phase.proceed?.(play) || cursor.interrupts.length > 0) continue;
      kept.facts = phase.facts?.(play, kept.facts);
      const sides = phase.awaits?.(play, kept.facts) ?? NOTHING;
      if (sides.length > 0) {
        cursor.awaiting = [...sides];
        return;
      }
      cursor.stage = 'end';
      phase.end?.(play);
    } else {
      const outcome = phase.decides ? match.rules.outcome(play) : null;
      if (outcome) end(play, outcome);
      else nextPhase(match, play, kept);
    }
  }
};

/** A table at which one game is played on: it runs verbs on that state and says what happened. */
type Table<G extends Game> = (verb: (play: Play<G>) => void, dice?: Dice, veil?: Veil) => EventOf<G>[];

/** Dice that one command may roll, with all that follows until the next decision, before the rules are taken to wait for a face that never comes. */
const MOST_ROLLS = 100_000;

/** Verbs throw the game's own dice, and the position of these is written back, unless they are given others. */
const tableFor = <G extends Game>(now: Situation<G>): Table<G> => {
  const { state } = now;
  const own = diceOf(state.rng, MOST_ROLLS);
  let happened: EventOf<G>[] = [];
  const emit = (event: EventOf<G>): void => void happened.push(event);
  const withOwn: Play<G> = { ...now, dice: own, emit };
  return (verb, dice, veil) => {
    happened = [];
    verb(dice || veil ? { ...now, dice: dice ?? own, veil, emit } : withOwn);
    if (own.rolled()) state.rng = own.position();
    return happened;
  };
};

/** What is laid on the chart, is laid by a command. */
const carryOut = <G extends Game>(match: Engagement<G>, play: Play<G>, command: G['command'], kept: Kept): void => {
  if (courtesy(play, command)) return;
  survey(match, play);
  const { interrupts } = play.state.cursor;
  const interrupt = interrupts.at(-1);
  if (interrupt) {
    interrupts.pop();
    interruptRule(match, interrupt.type).perform(play, command, interrupt);
  } else phaseAt(match, play.state).perform?.(play, command);
  survey(match, play);
  advance(match, play, kept);
};

/** A game that is played on in place, for simulation and search. While it runs nothing but its own `play` may change the state. */
export interface Running<G extends Game = Game> {
  readonly now: Situation<G>;
  readonly legal: (side: Side) => readonly G['command'][];
  /** Plays an offered command and returns what happened; trusts the caller that it was offered. */
  readonly play: (command: G['command'], dice?: Dice, veil?: Veil) => EventOf<G>[];
  /** Goes on from this decision on a copy of the state; what has been worked out for it need not be worked out again. */
  readonly onCopy: (copy: G['state']) => Running<G>;
}

const runningWith = <G extends Game>(match: Engagement<G>, state: G['state'], kept: Kept): Running<G> => {
  const now = situationOf(match, state);
  const table = tableFor<G>(now);
  return {
    now,
    legal: side => optionsFor(match, now, side, kept),
    play(command, dice, veil) {
      const events = table(play => carryOut(match, play, command, kept), dice, veil);
      survey(match, now);
      return events;
    },
    onCopy: copy => runningWith(match, copy, { ...kept }),
  };
};

/** Takes up a game on a state that the caller owns. What a phase has worked out is kept from one decision to the next. */
export const running = <G extends Game>(match: Engagement<G>, state: G['state']): Running<G> =>
  runningWith(match, state, { facts: undefined });

/** Plays one offered command in place and returns what happened, on a state that the caller owns; for more of them see `running`. */
export const play = <G extends Game>(
  match: Engagement<G>,
  state: G['state'],
  command: G['command'],
  dice?: Dice,
  veil?: Veil,
): EventOf<G>[] => running(match, state).play(command, dice, veil);

/** Plays an offered command on a frozen state and returns the next one. For the screen and its history. */
export const apply = <G extends Game>(
  match: Engagement<G>,
  state: G['state'],
  command: G['command'],
  dice?: Dice,
  veil?: Veil,
): { state: G['state']; events: EventOf<G>[] } => {
  const kept: Kept = { facts: keptOf(match, state).facts };
  let events: EventOf<G>[] = [];
  const next = produce(state, (draft: G['state']) => {
    events = tableFor<G>(situationOf(match, draft))(play => carryOut(match, play, command, kept), dice, veil);
  });
  keptOf(match, next, kept.facts);
  return { state: next, events };
};

/** The answer to a command that may come from anywhere. */
export type Submitted<G extends Game> =
  { ok: true; state: G['state']; events: EventOf<G>[] } | { ok: false; refusal: string };

/** Whether two commands are the same, key for key, lists and objects inside them too. */
export const sameCommand = (one: object, other: object): boolean => {
  const left = Object.entries(one);
  return (
    left.length === Object.keys(other).length &&
    left.every(([key, value]) => sameValue(value, (other as Record<string, unknown>)[key]))
  );
};

const sameValue = (one: unknown, other: unknown): boolean =>
  typeof one === 'object' && one !== null
    ? typeof other === 'object' &&
      other !== null &&
      Array.isArray(one) === Array.isArray(other) &&
      sameCommand(one, other)
    : one === other;

const isCommand = (value: unknown): value is Command =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'side' in value &&
  SIDES.some(side => side === value.side);

/** An order that is not listed and may be given all the same, as the rules put it. */
const accepted = <G extends Game>(
  match: Engagement<G>,
  state: G['state'],
  command: Command,
): G['command'] | undefined => {
  const { awaiting, interrupts } = state.cursor;
  if (state.outcome || interrupts.length > 0 || !awaiting.includes(command.side)) return undefined;
  const own = phaseAt(match, state).accepts?.(situationOf(match, state), command);
  return own && sameCommand(own, command) ? own : undefined;
};

/** The option, order or courtesy that a command from anywhere stands for; undefined when it may not be given. */
export const offeredAs = <G extends Game>(
  match: Engagement<G>,
  state: G['state'],
  command: unknown,
  listed: (side: Side) => readonly G['command'][] = side => legal(match, state, side),
): G['command'] | undefined => {
  if (!isCommand(command)) return undefined;
  const known = [...listed(command.side), ...courtesies(state, command.side)];
  return known.find(option => sameCommand(option, command)) ?? accepted(match, state, command);
};

/** JSON for a message; never throws. */
const inWords = (value: unknown): string => {
  try {
    return JSON.stringify(value);
  } catch {
    return t`something that is not plain JSON`;
  }
};

const NOT_ASKED: Readonly<Record<Side, string>> = {
  union: t`It is not for the union side to decide now.`,
  confederate: t`It is not for the confederate side to decide now.`,
};

/** Plays a command only if it was offered; otherwise says why not and changes nothing. */
export const submit = <G extends Game>(
  match: Engagement<G>,
  state: G['state'],
  command: unknown,
  veil?: Veil,
): Submitted<G> => {
  if (state.outcome) return { ok: false, refusal: t`The battle is over.` };
  if (!isCommand(command)) return { ok: false, refusal: t`This is not a command: it needs a type and a side.` };
  const known = offeredAs(match, state, command);
  if (known) return { ok: true, ...apply(match, state, known, undefined, veil) };
  if (!state.cursor.awaiting.includes(command.side)) return { ok: false, refusal: NOT_ASKED[command.side] };
  return { ok: false, refusal: t`This was not offered: ${inWords(command)}.` };
};

/** The battle as the scenario lays it out, before anything has happened. The seed is any text. */
export const layOut = <G extends Game>(match: Engagement<G>, seed: string): G['state'] => ({
  ...match.rules.muster(match.scenario, match.options),
  turn: 1,
  cursor: { phase: 0, stage: 'begin', awaiting: [], interrupts: [] },
  rng: seedFrom(seed),
  drawOffers: [],
  outcome: null,
});

/**
 * Begins a phase and runs on to the first decision: for a position that was set up by hand.
 * @throws RulesBug where the rules have no phase of that name
 */
export const enter = <G extends Game>(
  match: Engagement<G>,
  state: G['state'],
  phase: string,
  dice?: Dice,
): EventOf<G>[] => {
  const place = match.rules.sequence.findIndex(({ id }) => id === phase);
  if (place < 0) throw new RulesBug(`${match.rules.id} has no phase ${phase}`);
  state.cursor = { phase: place, stage: 'begin', awaiting: [], interrupts: [] };
  return tableFor<G>(situationOf(match, state))(play => advance(match, play, { facts: undefined }), dice);
};

/** Lays a battle out and runs it to the first decision. The seed is any text. */
export const start = <G extends Game>(
  match: Engagement<G>,
  seed: string,
): { state: G['state']; events: EventOf<G>[] } => {
  const state = layOut(match, seed);
  const events = tableFor<G>(situationOf(match, state))(play => {
    play.emit({ type: 'turnBegan', turn: 1 });
    advance(match, play, { facts: undefined });
  });
  return { state, events };
};

/** Why a command cannot be taken back; null when it can. */
export type UndoBarrier = 'dice' | 'hidden' | 'passed' | null;

/** Undo stops where a die was rolled, something hidden was shown, or the decision passed to another side. */
export const undoBarrier = <G extends Game>(
  match: Engagement<G>,
  before: G['state'],
  after: G['state'],
  events: readonly EventOf<G>[],
): UndoBarrier => {
  if (before.rng.some((word, index) => word !== after.rng[index])) return 'dice';
  if (events.some(event => match.rules.reveals(event))) return 'hidden';
  const standing = ({ turn, cursor }: G['state']): string =>
    [turn, cursor.phase, ...[...cursor.awaiting].sort()].join();
  return standing(before) === standing(after) ? null : 'passed';
};
