import type { RulesSection, Scenario, SectionKey } from '../../../core/scenario.ts';
import type { ShipId } from '../../../core/types.ts';

/** These rules’ key among a scenario's sections. */
export const SECTION = 'rams-ironclads';

/** What a scenario may say to these rules beside the keys that all systems share. */
export interface RamsSection extends RulesSection {
  /** R31: knots on the marker when a ship first comes under orders; half her top speed unless said (R39). */
  speeds?: Readonly<Record<ShipId, number>>;
  /** Ships in tow at the start, and by whom: a string of them by the ship at its head. */
  tows?: Readonly<Record<ShipId, ShipId>>;
  /** Each mine marker that says nothing of itself stands for a field of its own, not for a single torpedo. */
  minefields?: boolean;
  /** Mine markers that say nothing of themselves are adrift. */
  minesAdrift?: boolean;
}

/** The same as data, for whoever reads scenarios. */
export const SECTION_KEYS: Readonly<Record<string, SectionKey>> = {
  speeds: {
    kind: 'numberByShip',
    least: 0,
    most: 20,
    says: 'Knots that a ship makes when the battle begins, or when she enters; half her top speed unless said.',
  },
  tows: { kind: 'shipByShip', says: 'For each ship in tow at the start, the ship that tows her.' },
  minefields: {
    kind: 'flag',
    says: 'Mines that say nothing of themselves are each a field, which stays when a torpedo has gone off.',
  },
  minesAdrift: { kind: 'flag', says: 'Mines that say nothing of themselves drift with the current.' },
};

export interface Settings {
  speeds: Readonly<Record<ShipId, number>>;
  tows: Readonly<Record<ShipId, ShipId>>;
  minefields: boolean;
  minesAdrift: boolean;
}

/** What the scenario says to these rules. */
export const sectionOf = (scenario: Scenario): RamsSection | undefined => scenario.rules[SECTION];

/** The same with every default filled in. */
export const settingsOf = (scenario: Scenario): Settings => {
  const section = sectionOf(scenario);
  return {
    speeds: section?.speeds ?? {},
    tows: section?.tows ?? {},
    minefields: section?.minefields ?? false,
    minesAdrift: section?.minesAdrift ?? false,
  };
};
