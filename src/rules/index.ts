import type { Match, RuleSet } from '../system/ruleset.ts';
import type { Scenario } from '../core/scenario.ts';
import type { RuleSetId } from '../core/types.ts';
import { portable } from './portable/index.ts';
import { quickSheet } from './quick-sheet/index.ts';
import { ramsIronclads } from './rams-ironclads/index.ts';

/** Every rule system there is. The only place that names them. */
export const RULE_SETS: readonly RuleSet[] = [portable, quickSheet, ramsIronclads];

/** The system with that id, or undefined. */
export const findRuleSet = (id: RuleSetId): RuleSet | undefined => RULE_SETS.find(rules => rules.id === id);

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
export const matchOf = (rules: RuleSet, scenario: Scenario, chosen: Readonly<Record<string, boolean>> = {}): Match => ({
  rules,
  scenario,
  chart: scenario.chart,
  options: optionsFor(rules, scenario, chosen),
});
