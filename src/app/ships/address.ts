/** Where in the library one is: `#ships`, `#ships/uss_cairo`, two to four ships as `#ships/uss_cairo+css_arkansas`. */

import { SHIPS } from '../first/addresses.ts';
import { nearestName } from '../../scenario/problems.ts';
import type { AtHand } from './atHand.ts';

export { SHIPS };
/** Ships that can stand side by side. */
export const MOST_COMPARED = 4;

export type Shown =
  | { readonly what: 'nothing' }
  | { readonly what: 'ships'; readonly ids: readonly string[] }
  | { readonly what: 'guns' }
  | { readonly what: 'yard' }
  | { readonly what: 'forts'; readonly id: string | null }
  | { readonly what: 'unknown'; readonly asked: string; readonly nearest: string | null };

export const addressOf = (ids: readonly string[]): string => (ids.length === 0 ? SHIPS : `${SHIPS}/${ids.join('+')}`);
export const GUNS_ADDRESS = `${SHIPS}/guns`;
export const FORTS_ADDRESS = `${SHIPS}/forts`;
/** The player's own yard. */
export const YARD_ADDRESS = `${SHIPS}/yard`;

const textOf = (address: string): string => {
  try {
    return decodeURIComponent(address.slice(SHIPS.length + 1));
  } catch {
    // A stray % in an address that somebody typed.
    return address.slice(SHIPS.length + 1);
  }
};

/** What an address shows; one that names no ship or fort says which name comes nearest. */
export const readAddress = (address: string, known: AtHand): Shown => {
  const path = textOf(address);
  if (path === '') return { what: 'nothing' };
  if (path === 'guns') return { what: 'guns' };
  if (path === 'yard') return { what: 'yard' };
  if (path === 'forts') return { what: 'forts', id: null };
  if (known.fort(path)) return { what: 'forts', id: path };
  const ids = [...new Set(path.split('+'))].slice(0, MOST_COMPARED);
  const unknown = ids.find(id => !known.ship(id));
  if (unknown === undefined) return { what: 'ships', ids };
  const all = [...known.ships, ...known.forts].map(({ id }) => id);
  return { what: 'unknown', asked: unknown, nearest: nearestName(unknown, all) ?? null };
};
