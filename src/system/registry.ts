import type { Scenario } from '../core/scenario.ts';
import type { RuleSetId } from '../core/types.ts';
import { asPlayed } from './idle.ts';
import type { Match, RuleSet } from './ruleset.ts';

/** The switches of a battle: the system's defaults, then the scenario's, then the players'. */
export const optionsFor = (
  rules: RuleSet,
  scenario: Scenario,
  chosen: Readonly<Record<string, boolean>> = {},
): Record<string, boolean> =>
  Object.fromEntries(
    rules.optionSpecs.map(({ id, byDefault }) => [
      id,
      chosen[id] ?? scenario.rules[rules.id]?.options[id] ?? byDefault,
    ]),
  );

/** A battle under one rule system. */
const matchOf = (rules: RuleSet, scenario: Scenario, chosen: Readonly<Record<string, boolean>> = {}): Match => {
  const options = optionsFor(rules, scenario, chosen);
  return { rules, scenario: asPlayed(rules, scenario, options), chart: scenario.chart, options };
};

/** The rule systems that a game is built with. */
export interface Registry {
  readonly RULE_SETS: readonly RuleSet[];
  /** The system with that id, or undefined. */
  findRuleSet(id: RuleSetId): RuleSet | undefined;
  /** A battle under one rule system. */
  matchOf(rules: RuleSet, scenario: Scenario, chosen?: Readonly<Record<string, boolean>>): Match;
}

/** A registry of these systems, in the order in which players are offered them. */
export const registryOf = (systems: readonly RuleSet[]): Registry => ({
  RULE_SETS: systems,
  findRuleSet: id => systems.find(rules => rules.id === id),
  matchOf,
});
