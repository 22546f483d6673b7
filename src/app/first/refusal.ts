import { signal } from '@preact/signals';

/** Why a game or a place was not opened, in a sentence for the first page. */
export const refusal = signal<string | null>(null);

/** A kept game that was refused, which can still be saved to a file: a later version may read it. */
export const refusedGame = signal<{ why: string; file: unknown } | null>(null);
