import type { Force } from '../../core/scenario.ts';

/** A vessel as a scenario has her that says nothing more of her than her id in the catalogue. */
export const asBuilt = (vessel: string): Force => ({
  id: vessel,
  side: 'union',
  vessel,
  name: vessel,
  hex: 0,
  facing: 0,
  turn: 1,
  aground: false,
  anchored: false,
  steamIn: 0,
  overrides: {},
});
