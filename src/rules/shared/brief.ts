import type { Brief } from '../../system/desk/index.ts';

/** A kind of event in the short log; null where this one is told in its full words. */
export type Briefs<E extends { type: string }> = {
  readonly [K in E['type']]?: (event: Extract<E, { type: K }>) => Brief | null;
};

/** What the sum of the damage tells already. */
export const SUMMED: Brief = { is: 'harm', says: '' };

export const harm = (says: string): Brief => ({ is: 'harm', says });

/** How she is left, so that what was told of it before holds no more. */
export const leaves = (says: string): Brief => ({ is: 'harm', says, left: true });

/** Events in the short log, by a table of their kinds. */
export const briefBy =
  <E extends { type: string }>(briefs: Briefs<E>) =>
  (event: E): Brief | null => {
    const told = briefs[event.type as E['type']] as ((event: E) => Brief | null) | undefined;
    return told?.(event) ?? null;
  };
