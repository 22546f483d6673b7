import { computed, signal } from '@preact/signals';
import { t } from '../../languages/language.ts';

export const NOTHING_KEPT = t`This browser keeps nothing for this page: save your game to a file from the menu before you leave.`;

export const NO_SETTINGS_KEPT = t`This browser keeps no settings for this page: what you choose lasts until you close it.`;

/** What goes wrong where something is kept: while it is read, and while it is written. */
type What = 'reading' | 'writing';

const troubles = signal<ReadonlyMap<string, string>>(new Map());

/** Why this browser does not keep what it should, in a sentence; null while it does. Games go before settings. */
export const storageTrouble = computed(() => {
  const told = [...troubles.value.values()];
  return told.find(sentence => sentence !== NO_SETTINGS_KEPT) ?? told[0] ?? null;
});

const change = (place: string, what: What, sentence: string | null): void => {
  const key = `${place} ${what}`;
  if (troubles.peek().get(key) === (sentence ?? undefined)) return;
  const next = new Map(troubles.peek());
  if (sentence === null) next.delete(key);
  else next.set(key, sentence);
  troubles.value = next;
};

/** Something could not be read or written there. */
export const tellTrouble = (place: string, what: What, sentence: string): void => change(place, what, sentence);

/** It went well there: what could be read says nothing of writing, and what could be written is all right altogether. */
export const relieve = (place: string, what: What): void => {
  change(place, 'reading', null);
  if (what === 'writing') change(place, 'writing', null);
};
