import type { RulesSection, Scenario, SectionKey } from '../../../core/scenario.ts';
import type { HexId, ShipId } from '../../../core/types.ts';
import { CAPTAINS } from '../tables.ts';
import type { Character, WindFrom } from '../types.ts';

/** C15, C27: what the white die can make of a captain, or of a fort’s commander. */
const charactersOf = (kind: keyof typeof CAPTAINS): Character[] => [...new Set(Object.values(CAPTAINS[kind]))];

/** These rules’ key among a scenario's sections. */
export const SECTION = 'river-coastal';

/** What a scenario may say to these rules beside the keys that all systems share. */
export interface RiverSection extends RulesSection {
  /** C100: knots that a ship makes when the battle begins, or when she enters. */
  speeds?: Readonly<Record<ShipId, number>>;
  /** C15: what captains are like whose white die is not thrown. */
  characters?: Readonly<Record<string, Character>>;
  /** C81: the wind, where no die is to say it. */
  wind?: WindFrom | 'none';
  /** C82: early in the morning, when there may be fog. */
  morning?: boolean;
  /** C84: ships that have a balloon aboard. */
  balloons?: readonly ShipId[];
  /** C21: where fleet commanders fly their flags. */
  flagships?: readonly ShipId[];
  /** C90: buildings that stand for the six of a town or port. */
  towns?: readonly string[];
  /** C78: ships fitted with a spar torpedo beside those that the catalogue gives one. */
  spars?: readonly ShipId[];
  /** C14: for each ship in tow at the start, who tows her. */
  tows?: Readonly<Record<ShipId, ShipId>>;
  /** C79: ships that are to be set on fire, beside the fire rafts. */
  fireShips?: readonly ShipId[];
  /** C80: ships that are to blow up. */
  explosiveShips?: readonly ShipId[];
  /** C74: hexes of stakes or rocks. */
  stakes?: readonly HexId[];
  /** C75: hexes across which a chain lies. */
  chains?: readonly HexId[];
  /** C76: hexes in which a wreck lies from the start. */
  wrecks?: readonly HexId[];
  /** C92 to C98: choices before move 1, and objective cards. */
  generated?: boolean;
  /** C92: the ship that the Confederate side has where it gives up its fort. */
  fourth?: readonly ShipId[];
  /** C97: ships that lie on a sandbar where a card brings them. */
  stranded?: readonly ShipId[];
  /** C94: minefields, half of them dummies, that are laid before move 1. */
  fields?: number;
  /** C95: an estuary with tides, which take from the current. */
  tidal?: boolean;
}

/** The same as data, for whoever reads scenarios. */
export const SECTION_KEYS: Readonly<Record<string, SectionKey>> = {
  speeds: {
    kind: 'numberByShip',
    least: 0,
    most: 20,
    says: 'Knots that a ship makes when the battle begins, or when she enters; half her top speed unless said.',
  },
  characters: {
    kind: 'wordByUnit',
    what: 'a character',
    ofShips: charactersOf('ship'),
    ofForts: charactersOf('fort'),
    says: 'What a captain or a fort’s commander is like, where no die is to say it.',
  },
  wind: {
    kind: 'oneOf',
    what: 'a wind',
    names: ['none', 'north', 'east', 'south', 'west'],
    says: 'Where the wind comes from, or that there is none, where no die is to say it. Without wind smoke stays.',
  },
  morning: { kind: 'flag', says: 'Early in the morning: dice say whether there is fog.' },
  balloons: { kind: 'ships', says: 'Ships that carry a balloon.' },
  towns: {
    kind: 'buildings',
    says: 'Buildings that stand for a whole town or port: six of them, one in each square.',
  },
  flagships: {
    kind: 'ships',
    says: 'Ships from which fleet commanders signal; of a side without one the ship with the largest crew.',
  },
  spars: {
    kind: 'ships',
    says: 'Ships fitted with a spar torpedo, beside those that have one in the catalogue.',
  },
  tows: { kind: 'shipByShip', says: 'For each ship in tow at the start, the ship that tows her.' },
  fireShips: {
    kind: 'ships',
    says: 'Ships that are fire ships, beside the fire rafts: let go they drift, are lit, and set on fire whom they touch.',
  },
  explosiveShips: {
    kind: 'ships',
    says: 'Ships that are let go to blow up, and whoever touches them with them.',
  },
  stakes: { kind: 'hexes', water: true, says: 'Hexes of stakes or rocks.' },
  chains: {
    kind: 'hexes',
    water: true,
    says: 'Hexes across which a chain lies: only submarines and torpedo boats may cross it.',
  },
  wrecks: { kind: 'hexes', water: true, says: 'Hexes of running water in which a wreck lies from the start.' },
  generated: {
    kind: 'flag',
    says: 'Players choose and lay mines before move 1, and objective cards decide.',
  },
  fourth: {
    kind: 'ships',
    says: 'In a generated battle: the Confederate ship that takes part only where its side gives up the fort for her.',
  },
  stranded: {
    kind: 'ships',
    says: 'In a generated battle: of each side a ship that takes part only where a card brings her; the enemy places her on a sandbar.',
  },
  fields: {
    kind: 'wholeNumber',
    least: 0,
    most: 8,
    says: 'In a generated battle: minefields of two hexes, half of them dummies, that the high roller lays before move 1.',
  },
  tidal: {
    kind: 'flag',
    says: 'An estuary with tides: of three parts from the Confederate edge the first loses two knots of its current, the second one.',
  },
};

/** What the scenario says to these rules. */
export const sectionOf = (scenario: Scenario): RiverSection | undefined => scenario.rules[SECTION];

/** C92: the fort that its side keeps, or gives up for another ship; '' where nobody has to choose. */
export const fortInQuestion = (scenario: Scenario): string => {
  const { generated, fourth = [] } = sectionOf(scenario) ?? {};
  if (generated !== true || fourth.length === 0) return '';
  return scenario.works.find(({ side, kind }) => side === 'confederate' && kind === 'fort')?.id ?? '';
};
