import type { State } from '../../core/types.ts';
import { hintAt, quoted } from '../../scenario/problems.ts';
import { isNode, matches } from './position.ts';

/** Why a command, or a part of one, stands for nothing: so that no check holds because of a slip of the pen. */

/** Keys of commands that name a ship, fort or building. */
const UNIT_KEYS = ['ship', 'target', 'firer', 'unit'] as const;

/** Ids of everything in the state that has one. */
const unitsOf = (state: State): string[] =>
  Object.values(state as object).flatMap((group: unknown) =>
    isNode(group) && !Array.isArray(group)
      ? Object.entries(group).flatMap(([id, unit]) => (isNode(unit) && unit.id === id ? [id] : []))
      : [],
  );

const factOf = (command: object, key: string): unknown => new Map<string, unknown>(Object.entries(command)).get(key);

/** Names of units that the state does not know, each as a sentence with its place. */
export const strangersIn = (state: State, command: object, place: string): string[] => {
  const known = unitsOf(state);
  return UNIT_KEYS.flatMap(key => {
    const name = factOf(command, key);
    if (typeof name !== 'string' || known.includes(name)) return [];
    return [`${place}.${key}: there is no ${quoted(name)}${hintAt(name, known)}`];
  });
};

/** The first fact of a refused command that no command on offer shares with it and what stands before it; null = only all together. */
export const oddPartOf = (command: object, offers: readonly object[]): string | null => {
  let alike = offers;
  for (const [key, value] of Object.entries(command)) {
    const next = alike.filter(offer => matches(factOf(offer, key), value));
    if (next.length === 0 && alike.length > 0) {
      const known = alike.map(offer => factOf(offer, key)).filter(fact => fact !== undefined);
      const names = [...new Set(known.map(fact => (typeof fact === 'string' ? fact : JSON.stringify(fact))))];
      return `no ${key} ${JSON.stringify(value)} is on offer there${hintAt(String(value), names)}`;
    }
    alike = next;
  }
  return null;
};
