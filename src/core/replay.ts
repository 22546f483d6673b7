import { apply, offeredAs, running, start } from './engine.ts';
import { seedFrom } from './dice.ts';
import type { Game } from './game.ts';
import type { Engagement } from './rules.ts';
import type { KernelEvent } from './types.ts';
import { laid, type Thrown } from './veil.ts';

/** Plain JSON as text, the same whatever the order of keys. */
export const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join()}}`;
};

/** A 128-bit fingerprint of any plain JSON, in hexadecimal; the order of keys does not matter. */
export const hash = (value: unknown): string =>
  seedFrom(canonical(value))
    .map(word => (word >>> 0).toString(16).padStart(8, '0'))
    .join('');

/** What pins a rule system: a saved game made under other tables must not be played on as if nothing had changed. */
export const rulesHash = (match: Engagement): string =>
  hash({
    edition: match.rules.edition,
    tables: match.rules.tables,
    phases: match.rules.sequence.map(phase => phase.id),
  });

/** What was played: enough, with the scenario and options, to play it again. */
export interface Replay<G extends Game = Game> {
  seed: string;
  commands: readonly G['command'][];
  /** Where the dice were put before a command, by its place, from 0: in a game by post they come from both players. */
  throws?: Readonly<Record<number, Thrown>> | undefined;
}

export interface Replayed<G extends Game = Game> {
  state: G['state'];
  events: (G['event'] | KernelEvent)[];
  /** Fingerprint of the state at the start of each turn and at the end. */
  hashes: string[];
}

const NOTHING_LAID = { rng: undefined, veil: undefined };

/**
 * Plays a recorded game again.
 * @throws Error naming the first command that was not offered.
 */
export const replay = <G extends Game>(
  match: Engagement<G>,
  record: Replay<G>,
  road: 'inPlace' | 'produce' = 'inPlace',
): Replayed<G> => {
  const opening = start(match, record.seed);
  let { state } = opening;
  const events = [...opening.events];
  const hashes = [hash(state)];
  let game = road === 'inPlace' ? running(match, state) : null;
  record.commands.forEach((command, index) => {
    if (!offeredAs(match, state, command, game?.legal))
      throw new Error(`command ${index + 1} was not offered: ${JSON.stringify(command)}`);
    const { turn } = state;
    const thrown = record.throws?.[index];
    const { rng, veil } = thrown ? laid(thrown) : NOTHING_LAID;
    if (rng) {
      state = { ...state, rng };
      // A game that is played on in place has its dice in hand: it is taken up again with those that were put.
      game &&= running(match, state);
    }
    if (game) events.push(...game.play(command, undefined, veil));
    else {
      const next = apply(match, state, command, undefined, veil);
      state = next.state;
      events.push(...next.events);
    }
    if (state.turn !== turn || state.outcome) hashes.push(hash(state));
  });
  return { state, events, hashes };
};
