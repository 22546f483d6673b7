import { diceOf, loadedDice, seedFrom, type Dice } from '../../core/dice.ts';
import { enter, layOut, legal, offeredAs, play, situationOf, submit } from '../../core/engine.ts';
import type { Match } from '../../system/ruleset.ts';
import { SIDES, type GameEvent, type State } from '../../core/types.ts';
import { hintAt, quoted } from '../../scenario/problems.ts';
import type { Check, Expectation, ScriptedDice } from './file.ts';
import { BadPosition, inStateWords, inWordsOf, matches, put, valueAt } from './position.ts';
import { oddPartOf, strangersIn } from './refused.ts';
import { kernelFaults } from './sound.ts';

/** What came of one check. */
export interface Verdict {
  name: string;
  cites: string | null;
  /** Everything that was not as expected, each as a sentence; none = it holds. */
  faults: string[];
}

/** What a check has led to. */
interface Played {
  state: State;
  events: GameEvent[];
  refusal: Refusal | null;
}

/** The last command, where it was refused: its place in the file, why, and what makes it different from those on offer. */
interface Refusal {
  place: string;
  why: string;
  hint: string;
}

const inWords = ({ place, why, hint }: Refusal): string => `${place}: refused: ${why}${hint}`;

/** Says where in the check it was that dice ran out or a path led nowhere. */
const inPlace = <T>(place: string, work: () => T): T => {
  try {
    return work();
  } catch (error) {
    if (error instanceof BadPosition) throw new BadPosition(`${place}: ${error.message}`);
    // Loaded dice that have run out say so themselves.
    if (error instanceof Error && error.message.startsWith('loaded dice'))
      throw new BadPosition(`${place}: ${error.message}`);
    throw error;
  }
};

/** Rolls after which dice that all fall alike are taken to go on for ever: a tie is never broken by them. */
const MOST_ROLLS = 1000;

/** Every die shows the same face, or its highest where it has fewer. */
const always = (face: number): Dice => {
  let rolls = 0;
  return {
    roll(sides) {
      rolls += 1;
      if (rolls > MOST_ROLLS) throw new BadPosition(`after ${MOST_ROLLS} dice of ${face} the rules want more`);
      return Math.min(sides, face);
    },
  };
};

/** Dice as the check has them, and what is wrong with how they were used. */
const scripted = (script: ScriptedDice = []): { dice: Dice; complaint: () => string | null } => {
  if (Array.isArray(script)) {
    const dice = loadedDice(...script);
    const complaint = (): string | null =>
      dice.left.length > 0
        ? `dice: ${dice.left.length} of ${script.length} were not thrown: ${dice.left.join(', ')}`
        : null;
    return { dice, complaint };
  }
  return { dice: 'seed' in script ? diceOf(seedFrom(script.seed)) : always(script.every), complaint: () => null };
};

const phaseNamed = (match: Match, check: Check): string => {
  const known = match.rules.sequence.map(({ id }) => id);
  const phase = check.phase ?? known[0] ?? '';
  if (!known.includes(phase)) throw new BadPosition(`phase: no phase ${quoted(phase)}${hintAt(phase, known)}`);
  return phase;
};

/** The position that a check begins with. */
const setUp = (match: Match, check: Check, common: Readonly<Record<string, unknown>>, dice: Dice): Played => {
  const state = layOut(match, check.name);
  state.turn = check.turn ?? 1;
  inPlace('set', () => {
    for (const [path, value] of Object.entries({ ...common, ...check.set })) put(state, path, value);
  });
  const [unsound] = kernelFaults(match, state);
  if (unsound !== undefined) throw new BadPosition(`set: ${unsound}`);
  const phase = phaseNamed(match, check);
  state.cursor.phase = match.rules.sequence.findIndex(({ id }) => id === phase);
  const faults = match.rules.audit(situationOf(match, state));
  if (faults.length > 0) throw new BadPosition(`set: such a position cannot be: ${faults.join('; ')}`);
  const events: GameEvent[] = inPlace('phase', () => enter(match, state, phase, dice));
  return { state, events, refusal: null };
};

const refusalOf = (match: Match, state: State, command: object, place: string): Refusal => {
  const answer = submit(match, state, command);
  const odd = oddPartOf(
    command,
    SIDES.flatMap(side => legal(match, state, side)),
  );
  return { place, why: answer.ok ? '' : answer.refusal, hint: odd === null ? '' : ` (${odd})` };
};

/** Plays the commands as far as they are offered; a slip of the pen, or a refusal before the last one, is a fault. */
const playOn = (match: Match, played: Played, commands: readonly object[], dice: Dice): string[] => {
  for (const [index, written] of commands.entries()) {
    const place = `commands[${index}]`;
    const command = inStateWords(written) as object;
    const offered = offeredAs(match, played.state, command);
    if (!offered) {
      played.refusal = refusalOf(match, played.state, command, place);
      const strangers = strangersIn(played.state, command, place);
      return strangers.length > 0 || index === commands.length - 1 ? strangers : [inWords(played.refusal)];
    }
    played.events.push(...inPlace(place, () => play(match, played.state, offered, dice)));
  }
  return [];
};

const eventFaults = (events: readonly GameEvent[], wanted: readonly object[]): string[] => {
  let from = 0;
  for (const [index, event] of wanted.entries()) {
    const at = events.findIndex((happened, place) => place >= from && matches(happened, event));
    if (at < 0) {
      const alike = events
        .filter(({ type }) => 'type' in event && type === event.type)
        .map(each => JSON.stringify(each));
      const instead = alike.length > 0 ? `; of that kind there were: ${alike.join(' ')}` : '';
      return [`event ${index + 1} of those expected did not happen: ${JSON.stringify(event)}${instead}`];
    }
    from = at + 1;
  }
  return [];
};

const stateFaults = (state: State, wanted: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(wanted).flatMap(([path, value]) => {
    const found = inPlace('expect.state', () => valueAt(state, path));
    if (matches(found, value)) return [];
    return [`${path}: expected ${JSON.stringify(value)}, found ${JSON.stringify(inWordsOf(value, found))}`];
  });

const offerFaults = (match: Match, state: State, { offered, notOffered }: Expectation): string[] => {
  const offers = SIDES.flatMap(side => legal(match, state, side));
  const isOffered = (command: object): boolean => offers.some(offer => matches(offer, command));
  return [
    ...(offered ?? []).flatMap((each, index) => strangersIn(state, each, `expect.offered[${index}]`)),
    ...(notOffered ?? []).flatMap((each, index) => strangersIn(state, each, `expect.notOffered[${index}]`)),
    ...(offered ?? []).filter(command => !isOffered(command)).map(each => `not offered: ${JSON.stringify(each)}`),
    ...(notOffered ?? []).filter(isOffered).map(each => `offered, and should not be: ${JSON.stringify(each)}`),
  ];
};

const refusalFaults = (refusal: Refusal | null, wanted: string | undefined): string[] => {
  if (wanted === undefined) return refusal === null ? [] : [inWords(refusal)];
  if (refusal === null) return [`expected a refusal with ${quoted(wanted)}, but the last command was carried out`];
  const { place, why } = refusal;
  return why.includes(wanted) ? [] : [`${place}: expected a refusal with ${quoted(wanted)}, found ${quoted(why)}`];
};

const judge = (match: Match, { state, events, refusal }: Played, expect: Expectation): string[] => [
  ...refusalFaults(refusal, expect.refusal),
  ...eventFaults(events, expect.events ?? []),
  ...(expect.without ?? []).flatMap(type =>
    events.filter(event => event.type === type).map(event => `expected no ${type}, found ${JSON.stringify(event)}`),
  ),
  ...stateFaults(state, expect.state ?? {}),
  ...offerFaults(match, state, expect),
  ...(expect.outcome === undefined || matches(state.outcome, expect.outcome)
    ? []
    : [`outcome: expected ${JSON.stringify(expect.outcome)}, found ${JSON.stringify(state.outcome)}`]),
];

/** Why a check could not be played: rules that stumble over a position that was put together by hand are not to blame. */
const toldOf = (check: Check, common: Readonly<Record<string, unknown>>, error: unknown): string => {
  if (error instanceof BadPosition) return error.message;
  const changed = [...Object.keys(common), ...Object.keys(check.set ?? {})];
  if (changed.length === 0 || !(error instanceof Error)) throw error;
  return `set: the rules cannot go on from such a position: ${error.message}`;
};

/** Runs one check: position, dice, commands, expectations. */
export const runCheck = (match: Match, check: Check, common: Readonly<Record<string, unknown>> = {}): Verdict => {
  const { dice, complaint } = scripted(check.dice);
  const verdict = (faults: string[]): Verdict => ({ name: check.name, cites: check.cites ?? null, faults });
  try {
    const played = setUp(match, check, common, dice);
    const refused = playOn(match, played, check.commands ?? [], dice);
    if (refused.length > 0) return verdict(refused);
    const left = complaint();
    return verdict([...judge(match, played, check.expect), ...(left === null ? [] : [left])]);
  } catch (error) {
    return verdict([toldOf(check, common, error)]);
  }
};

/** The position of a check after so many of its commands. @throws BadPosition */
export const positionOf = (
  match: Match,
  check: Check,
  common: Readonly<Record<string, unknown>>,
  commands: number,
): State => {
  const { dice } = scripted(check.dice);
  try {
    const played = setUp(match, check, common, dice);
    const [fault] = playOn(match, played, (check.commands ?? []).slice(0, commands), dice);
    if (fault !== undefined || played.refusal !== null) throw new BadPosition(fault ?? played.refusal?.why ?? '');
    return played.state;
  } catch (error) {
    throw new BadPosition(toldOf(check, common, error));
  }
};
