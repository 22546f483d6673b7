import type { Edge } from '../core/types.ts';
import { decimal, t } from '../languages/language.ts';

/** Words that several reasons share. */

export const EDGE_NAME: Readonly<Record<Edge, string>> = {
  left: t`left`,
  right: t`right`,
  top: t`top`,
  bottom: t`bottom`,
};

/** A number to one decimal place. */
export const tenths = (value: number): string => decimal(value.toFixed(1));
