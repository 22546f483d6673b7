export type Figures = Record<string, number>;
export interface Promised {
  readonly id: string;
  readonly title: string;
  readonly tests: readonly string[];
  readonly also?: { readonly shown: string; readonly figures: (output: string) => Figures };
}
export type Kept = Record<string, { day: string; command: string; figures: Figures }>;

/** Every rule system there is. */
export const SYSTEMS: readonly string[];

/** Every promise, with what measures it. */
export const PROMISES: readonly Promised[];

/** How the tests of a promise are run. */
export function testCommand(tests: readonly string[]): string;

/** What vitest says at its end. */
export function testFigures(output: string): Figures;

/** The table of docs/reliability.md. */
export function tableOf(kept: Kept): string;

/** Where the table stands in the page. */
export const BEGIN: string;
export const END: string;
