import type { RulesSection, Scenario, SectionKey } from '../../../core/scenario.ts';
import type { ShipId } from '../../../core/types.ts';

/** These rules’ key among a scenario's sections. */
export const SECTION = 'nws-1971';

/** What a scenario may say to these rules beside the keys that all systems share. */
export interface NwsSection extends RulesSection {
  /** N55: knots with which a ship begins, or enters; half her top speed unless said. */
  speeds?: Readonly<Record<ShipId, number>>;
  /** N23: fought by night. */
  night?: boolean;
}

/** The same as data, for whoever reads scenarios. */
export const SECTION_KEYS: Readonly<Record<string, SectionKey>> = {
  speeds: {
    kind: 'numberByShip',
    least: 0,
    most: 20,
    says: 'Knots that a ship makes when the battle begins, or when she enters; half her top speed unless said.',
  },
  night: { kind: 'flag', says: 'Fought by night: nobody sees farther than three hexes.' },
};

/** What the scenario says to these rules. */
export const sectionOf = (scenario: Scenario): NwsSection | undefined => scenario.rules[SECTION];
