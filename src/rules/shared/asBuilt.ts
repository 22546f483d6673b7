import type { Force, Work } from '../../core/scenario.ts';
import type { FortFacts, Vessel } from '../../ships/index.ts';

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

/** A fort as a scenario has it that says nothing more of it. */
export const fortAsBuilt = (facts: FortFacts): Work => ({
  id: facts.id,
  side: facts.side,
  kind: 'fort',
  name: facts.name,
  fort: facts.id,
  facts,
  hexes: [],
  facing: 0,
});
