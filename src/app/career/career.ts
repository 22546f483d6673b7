import { HUMAN, newestState, type Played, type Players } from '../../trials/gameFile.ts';
import { enemyOf, SIDES, type Outcome, type Side } from '../../core/types.ts';

/** How a battle went for the player at the screen; `shared` = both sides were played there. */
export const RESULTS = ['won', 'lost', 'drawn', 'shared'] as const;
export type Result = (typeof RESULTS)[number];

/** A battle that was fought to its end on this machine. */
export interface Fought {
  /** Of the game; a battle is counted once, however often its end is looked at. */
  id: string;
  /** When it ended, ISO 8601. */
  ended: string;
  /** Title of the battle, and of the rules that it was fought under. */
  battle: string;
  rules: string;
  players: Players;
  /** The side played at the screen; null where both were. */
  side: Side | null;
  winner: Outcome['winner'];
  turns: number;
  result: Result;
}

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
