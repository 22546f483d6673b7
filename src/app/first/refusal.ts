import { signal } from '@preact/signals';

/** Why a game or a place was not opened, in a sentence for the first page. */
export const refusal = signal<string | null>(null);
