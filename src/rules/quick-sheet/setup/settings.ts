import type { Force, OrderKey, OrderWords, RulesSection, Scenario, SectionKey } from '../../../core/scenario.ts';
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
  /** Q76: points for which each side of a generated battle buys its fleet from its forces; 0 = it has them as they stand. */
  fleetPoints?: number;
  /** Q78: in a generated battle the fort's column is thrown for, and islands and bars are laid by the players. */
  layRiver?: boolean;
}

export const EARLIEST_CLOCK = -40;
const MOST_FLEET_POINTS = 100_000;

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
  fleetPoints: {
    says: 'In a generated battle: each side buys six of its forces, and assets, for so many points.',
    kind: 'wholeNumber',
    least: 0,
    most: MOST_FLEET_POINTS,
  },
  layRiver: {
    says: 'In a generated battle: dice tell where the defender’s fort stands, and both sides lay islands and bars in the river.',
    kind: 'flag',
  },
};

/** What standing orders may say to captains by these rules (docs/standing-orders.md). */
export const ORDER_KEYS = {
  cards: {
    what: 'a rule for cards',
    says: 'Which order cards are to be laid.',
    words: { fast: 'The most hexes.', slow: 'The fewest that move her.', fire: 'Those that let her fire.' },
    whose: 'units',
  },
  opportunity: {
    what: 'a rule for opportunity fire',
    says: 'When to fire at enemies who act in reach.',
    words: { always: 'At once.', best: 'At the best moment, also unless said.', never: 'Not at all.' },
    whose: 'units',
  },
  assets: {
    what: 'a rule for assets',
    says: 'When assets are to be used.',
    words: { early: 'As soon as they are to be had.', late: 'In the last third of the time.', never: 'Not at all.' },
    whose: 'side',
  },
} as const satisfies Readonly<Record<string, OrderKey>>;

type OrderKeyName = keyof typeof ORDER_KEYS;

/** One of the words that may stand under a key. */
export type OrderWord<K extends OrderKeyName> = keyof (typeof ORDER_KEYS)[K]['words'];

/** What is said under a key; undefined = as the captain sees fit. A word that only another system knows is passed over. */
export const wordUnder = <K extends OrderKeyName>(words: OrderWords, key: K): OrderWord<K> | undefined => {
  const word = words[key];
  return word !== undefined && Object.hasOwn(ORDER_KEYS[key].words, word) ? (word as OrderWord<K>) : undefined;
};

export interface Settings {
  attacker: Side;
  clock: number;
  assets: Readonly<Record<Side, readonly Asset[]>>;
  reserve: readonly ShipId[];
  generated: boolean;
  fleetPoints: number;
  layRiver: boolean;
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
    fleetPoints: section?.generated ? (section.fleetPoints ?? 0) : 0,
    layRiver: (section?.generated && section.layRiver) ?? false,
  };
};

/** Q76: every ship of such a battle but the moored transports is bought, or stays away. */
export const isForSale = ({ anchored }: Force, { fleetPoints }: Settings): boolean => fleetPoints > 0 && !anchored;
