import * as v from 'valibot';
import { HUMAN, newestState, type Played } from '../../trials/gameFile.ts';
import { enemyOf, SIDES, type Outcome, type Side } from '../../core/types.ts';
import { moment } from '../../scenario/shapes.ts';

/** How a battle went for the player at the screen; `shared` = both sides were played there. */
export const RESULTS = ['won', 'lost', 'drawn', 'shared'] as const;
export type Result = (typeof RESULTS)[number];

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** What is known of a battle that was fought to its end on this machine. */
export const FOUGHT = {
  /** Of the game; a battle is counted once, however often its end is looked at. */
  id: name,
  /** When it ended, ISO 8601. */
  ended: moment,
  /** Title of the battle, and of the rules that it was fought under. */
  battle: name,
  rules: name,
  players: v.strictObject({ union: name, confederate: name }),
  /** The side played at the screen; null where both were. */
  side: v.nullable(v.picklist(SIDES)),
  winner: v.picklist([...SIDES, 'draw']),
  turns: v.pipe(v.number(), v.integer(), v.minValue(1)),
  result: v.picklist(RESULTS),
};

const foughtRow = v.object(FOUGHT);
export type Fought = v.InferOutput<typeof foughtRow>;

/** Whether something kept is such a battle. */
export const isFought = (thing: unknown): thing is Fought => v.is(foughtRow, thing);

const resultFor = (side: Side | null, winner: Outcome['winner']): Result => {
  if (winner === 'draw') return 'drawn';
  if (side === null) return 'shared';
  return winner === side ? 'won' : 'lost';
};

/** What a career keeps of a game; null where it is not over, or nobody at the screen fought in it. */
export const foughtIn = (id: string, played: Played, ended: string): Fought | null => {
  const { players, match, battle } = played.setup;
  const { outcome, turn } = newestState(played);
  const [own, other] = SIDES.filter(side => players[side] === HUMAN);
  if (!outcome || own === undefined) return null;
  const side = other === undefined ? own : null;
  return {
    id,
    ended,
    battle: battle.scenario.title,
    rules: match.rules.title,
    players: { ...players },
    side,
    winner: outcome.winner,
    turns: turn,
    result: resultFor(side, outcome.winner),
  };
};

/** Battles of one kind, by how they went. */
export interface Count extends Record<Result, number> {
  name: string;
  fought: number;
}

const empty = (name: string): Count => ({ name, fought: 0, won: 0, lost: 0, drawn: 0, shared: 0 });

/** Counts battles by what `nameOf` says of them, the most frequent first. */
export const countBy = (all: readonly Fought[], nameOf: (fought: Fought) => string): Count[] => {
  const counts = new Map<string, Count>();
  for (const fought of all) {
    const name = nameOf(fought);
    const count = counts.get(name) ?? empty(name);
    count.fought += 1;
    count[fought.result] += 1;
    counts.set(name, count);
  }
  return [...counts.values()].sort((one, other) => other.fought - one.fought || (one.name < other.name ? -1 : 1));
};

/** All battles together. */
export const countAll = (all: readonly Fought[]): Count => countBy(all, () => 'All')[0] ?? empty('All');

/** Against whom: the name of the opponent, or HUMAN where somebody else sat at the same screen. */
export const against = ({ side, players }: Fought): string => (side === null ? HUMAN : players[enemyOf(side)]);
