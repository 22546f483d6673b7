import type { Objective, Scenario } from '../core/scenario.ts';
import type { IdlePart, RuleSet } from './ruleset.ts';

type Options = Readonly<Record<string, boolean>>;

/** Whether an objective is met, or can never be met, by what takes no part: nothing that anybody does changes it. */
const decidesItself = (objective: Objective, idle: ReadonlySet<string>): boolean => {
  if (objective.kind === 'survive') return objective.ships.filter(id => idle.has(id)).length >= objective.count;
  if (objective.kind === 'destroy') return objective.targets.filter(id => !idle.has(id)).length < objective.count;
  return false;
};

/** What takes no part in a battle, in the order of the battle. */
export const idleIn = (rules: RuleSet, scenario: Scenario, options: Options): readonly IdlePart[] =>
  rules.idle?.(scenario, options) ?? [];

/** A battle's objectives under one rule system, those that are played for and those that decide themselves (P39). */
export const objectivesPlayed = (
  rules: RuleSet,
  scenario: Scenario,
  options: Options,
): { played: readonly Objective[]; left: readonly Objective[] } => {
  const all = scenario.rules[rules.id]?.objectives ?? scenario.objectives;
  const idle = new Set(idleIn(rules, scenario, options).flatMap(({ units }) => units));
  const left = idle.size === 0 ? [] : all.filter(objective => decidesItself(objective, idle));
  return { played: left.length === 0 ? all : all.filter(objective => !left.includes(objective)), left };
};

/** The battle as it is played under those options: without the objectives that decide themselves, the same where there are none. */
export const asPlayed = (rules: RuleSet, scenario: Scenario, options: Options): Scenario => {
  const { played: objectives, left } = objectivesPlayed(rules, scenario, options);
  if (left.length === 0) return scenario;
  const section = scenario.rules[rules.id] ?? { options: {} };
  return { ...scenario, rules: { ...scenario.rules, [rules.id]: { ...section, objectives } } };
};
