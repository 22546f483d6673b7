import type { RulesSection, Scenario } from '../../core/scenario.ts';
import type { ShipId, Side } from '../../core/types.ts';
import { CLOCK } from './tables.ts';
import type { Asset } from './types.ts';

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
