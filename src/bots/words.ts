import type { Edge } from '../core/types.ts';
import { phrase, type Phrase } from '../languages/phrase.ts';

/** The edges of the chart as reasons have them. */
export const EDGE_NAME: Readonly<Record<Edge, Phrase>> = {
  left: phrase`left`,
  right: phrase`right`,
  top: phrase`top`,
  bottom: phrase`bottom`,
};
