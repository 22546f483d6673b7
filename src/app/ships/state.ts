import { signal } from '@preact/signals';
import { MOST_COMPARED } from './address.ts';
import { ANY, type Wanted } from './search.ts';

/** What is asked for; kept while other screens are looked at. */
export const wanted = signal<Wanted>(ANY);
/** Ids of the ships picked to stand side by side, in the order picked. */
export const picked = signal<readonly string[]>([]);

/** Picks a ship or puts her back; a fifth is not taken. */
export const pick = (id: string): void => {
  const others = picked.value.filter(other => other !== id);
  if (others.length < picked.value.length) picked.value = others;
  else if (others.length < MOST_COMPARED) picked.value = [...others, id];
};
