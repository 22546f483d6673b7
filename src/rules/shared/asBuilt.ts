import type { Force } from '../../core/scenario.ts';
import type { Vessel } from '../../ships/index.ts';

/** A vessel as a scenario has her that says nothing more of her. */
export const asBuilt = (ship: Vessel): Force => ({
  id: ship.id,
  side: ship.side,
  vessel: ship.id,
  facts: ship,
  name: ship.name,
  hex: 0,
  facing: 0,
  turn: 1,
  aground: false,
  anchored: false,
  steamIn: 0,
  overrides: {},
});
