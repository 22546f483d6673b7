import type { RuleSet } from '../../system/ruleset.ts';
import type { Scenario } from '../../core/scenario.ts';
import { SIDES, type Side } from '../../core/types.ts';
import type { ParseResult } from '../../scenario/index.ts';
import { count } from '../ui/words.ts';
import { t } from '../../languages/language.ts';

/** What a side brings, by name. */
export interface Strength {
  readonly ships: readonly string[];
  readonly forts: readonly string[];
  /** How many more it buys before the battle. */
  readonly bought: number;
}

/** What the first page says of a battle before its chart and rules are there. */
export interface BattleSummary {
  readonly id: string;
  readonly title: string;
  /** ISO, the day only. */
  readonly date: string;
  readonly place: string;
  readonly minutes: number;
  /** The fewest and the most under rules that count them; null where it is only for rules that go by a clock. */
  readonly turns: readonly [number, number] | null;
  readonly briefing: string;
  readonly strength: Readonly<Record<Side, Strength>>;
  /** Titles of the rules that it is written for; all of them where it names none. */
  readonly rules: readonly string[];
}

/** Rules that make a battle from a seed, or have a lesson. */
export interface Maker {
  readonly id: string;
  readonly title: string;
}

export type FailedBattle = Extract<ParseResult, { ok: false }>;

/** Everything that the first page knows of the battles that come with the game. */
export interface BattleList {
  /** By date. */
  readonly battles: readonly BattleSummary[];
  readonly makers: readonly Maker[];
  readonly lessons: readonly Maker[];
  readonly broken: readonly FailedBattle[];
}

/** What a side brings under these rules: ships that are for sale it does not have yet. */
export const strengthOf = (scenario: Scenario, side: Side, rules: RuleSet | undefined): Strength => {
  const market = rules?.desk.market?.before(scenario, side) ?? null;
  const forSale = new Set(market?.ships.map(({ id }) => id));
  const { forces, works } = scenario;
  return {
    ships: forces.filter(force => force.side === side && !forSale.has(force.id)).map(({ name }) => name),
    forts: works.filter(work => work.side === side && work.kind === 'fort').map(({ name }) => name),
    bought: market?.needed ?? 0,
  };
};

const turnsOf = (scenario: Scenario, systems: readonly RuleSet[]): [number, number] | null => {
  const counting = systems.filter(({ desk }) => desk.limit.kind === 'fixed');
  const turns = counting.map(({ id }) => scenario.rules[id]?.turns ?? scenario.turns);
  return turns.length === 0 ? null : [Math.min(...turns), Math.max(...turns)];
};

/** "16 turns", "12 to 16 turns". */
export const turnsInWords = ([least, most]: readonly [number, number]): string =>
  least === most ? count(least, 'turn') : t`${least} to ${count(most, 'turn')}`;

/** A battle in short. */
export const summaryOf = (scenario: Scenario, systems: readonly RuleSet[]): BattleSummary => {
  const written = systems.filter(rules => scenario.rules[rules.id] !== undefined);
  const { id, title, date, place, minutes, briefing } = scenario;
  const offered = written.length > 0 ? written : systems;
  const [union, confederate] = SIDES.map(side => strengthOf(scenario, side, offered[0])) as [Strength, Strength];
  return {
    id,
    title,
    date,
    place,
    minutes,
    briefing: briefing.common,
    turns: turnsOf(scenario, offered),
    strength: { union, confederate },
    rules: offered.map(rules => rules.title),
  };
};

/** "7 ships", "1 fort", "6 ships, 2 forts". */
export const strengthInWords = ({ ships, forts, bought }: Strength): string => {
  const afloat = ships.length + bought;
  const parts = [
    ...(afloat > 0 ? [count(afloat, 'ship')] : []),
    ...(forts.length > 0 ? [count(forts.length, 'fort')] : []),
  ];
  return parts.join(', ') || t`nothing afloat`;
};
