import type { RulesSection, Scenario, SectionKey } from '../../../core/scenario.ts';
import { SIDES, type ShipId, type Side } from '../../../core/types.ts';
import { CLOCK } from '../tables.ts';
import { ASSETS, type Asset } from '../types.ts';

/** These rules’ key among a scenario's sections. */
export const SECTION = 'quick-sheet';

/** What a scenario may say to these rules beside the keys that all systems share. */
export interface QuickSheetSection extends RulesSection {
  /** Q11; the Union unless said. */
  attacker?: Side;
  /** Q10: where the battle clock starts; may be negative (S10). */
  clock?: number;
  /** Q42: assets listed by the scenario. */
  assets?: Readonly<Partial<Record<Side, readonly Asset[]>>>;
  /** Ships that wait for an arrival roll (Q12). */
  reserve?: readonly ShipId[];
  /** Q55: a generated battle, begun by the players' choices and decided by victory points. */
  generated?: boolean;
}

const EARLIEST_CLOCK = -40;

/** The same for the scenario's parser. */
export const SECTION_KEYS: Readonly<Record<keyof Omit<QuickSheetSection, keyof RulesSection>, SectionKey>> = {
  attacker: {
    says: 'Who attacks; the other side is the defender, who rolls first.',
    kind: 'oneOf',
    what: 'a side',
    names: SIDES,
  },
  clock: {
    says: 'Where the battle clock starts; the battle ends at 8. Below 0 for a long battle.',
    kind: 'wholeNumber',
    least: EARLIEST_CLOCK,
    most: 7,
  },
  assets: { says: 'What each side may call on.', kind: 'listBySide', what: 'an asset', names: ASSETS },
  reserve: { says: 'Ships that wait for an arrival roll instead of a turn.', kind: 'ships' },
  generated: {
    says: 'Players choose ships, assets and berths before the first turn, and victory points decide.',
    kind: 'flag',
  },
};

export interface Settings {
  attacker: Side;
  clock: number;
  assets: Readonly<Record<Side, readonly Asset[]>>;
  reserve: readonly ShipId[];
  generated: boolean;
}

/** What the scenario says to these rules. */
export const sectionOf = (scenario: Scenario): QuickSheetSection | undefined => scenario.rules[SECTION];

/** The same with every default filled in. Q57: a turn limit of its own stands for a starting clock. */
export const settingsOf = (scenario: Scenario): Settings => {
  const section = sectionOf(scenario);
  return {
    attacker: section?.attacker ?? 'union',
    clock: section?.clock ?? (section?.turns === undefined ? 0 : CLOCK.end - section.turns),
    assets: { union: section?.assets?.union ?? [], confederate: section?.assets?.confederate ?? [] },
    reserve: section?.reserve ?? [],
    generated: section?.generated ?? false,
  };
};

/** Ships go so many hexes in two turns at the speed of most cards, where the common turn limit counts one in each. */
const HEXES_IN_TWO_TURNS = 3;

/** What a battle of the common generator says: who attacks, and a clock that runs as long as the fleets need. */
export const sectionFor = ({ turns }: Scenario, attacker: Side): QuickSheetSection => ({
  options: {},
  attacker,
  clock: Math.max(EARLIEST_CLOCK, CLOCK.end - Math.ceil((2 * turns) / HEXES_IN_TWO_TURNS)),
});
