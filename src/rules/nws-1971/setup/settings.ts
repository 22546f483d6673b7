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
  /** N47: ships that carry a torpedo on a spar beside those of the catalogue. */
  spars?: readonly ShipId[];
  /** N47: ships whose spar is rigged when the battle begins. */
  rigged?: readonly ShipId[];
  /** N48: tubes of a ship. */
  torpedoTubes?: Readonly<Record<ShipId, number>>;
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
  spars: { kind: 'ships', says: 'Ships that carry a torpedo on a spar, beside those of the catalogue.' },
  rigged: { kind: 'ships', says: 'Ships whose spar is rigged when the battle begins.' },
  torpedoTubes: { kind: 'numberByShip', least: 1, most: 4, says: 'Tubes for torpedoes that run by themselves.' },
};

/** What the scenario says to these rules. */
export const sectionOf = (scenario: Scenario): NwsSection | undefined => scenario.rules[SECTION];
