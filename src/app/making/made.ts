import { hash } from '../../core/replay.ts';
import { battleFromCode, type Battle, type MadeFromCode } from '../../trials/library.ts';

/** Battles that this page has made or fetched, by the word that makes them. */
const known = new Map<string, Battle>();

/** Keeps a made battle at hand. */
export const remember = (battle: Battle): void => {
  if (battle.code !== undefined) known.set(battle.code, battle);
};

export const isKnown = (code: string): boolean => known.has(code);

/** The battle that a word stands for: the one at hand, or made at once. */
export const madeFrom = (code: string): MadeFromCode => {
  const there = known.get(code);
  if (there) return { ok: true, battle: there };
  const made = battleFromCode(code);
  if (made.ok) remember(made.battle);
  return made;
};

/** The word that makes this battle anywhere; null where none does, as when the catalogue has grown since it was made. */
export const codeOf = (battle: Battle): string | null => {
  const made = battle.code === undefined ? null : madeFrom(battle.code);
  if (!made?.ok) return null;
  const same = made.battle === battle || hash(made.battle.source) === hash(battle.source);
  return same ? (made.battle.code ?? null) : null;
};
