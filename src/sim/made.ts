import type { RuleSet } from '../system/ruleset.ts';
import type { Scenario } from '../core/scenario.ts';
import { matchOf, RULE_SETS } from '../rules/index.ts';
import { formatProblem, parseScenario, scenarioFileOf } from '../scenario/index.ts';
import { battleCode, makeBattle, type BattleSettings } from '../scenario/generate/index.ts';
import { lintBattle } from '../trials/lint.ts';
import { fuzzGame } from './checks.ts';
import { sameData } from './data.ts';

export interface TriedBattles {
  battles: number;
  commands: number;
  failures: { code: string; message: string }[];
}

/** What is wrong with a made battle as a file and as a battle under these rules; null where nothing is. */
export const faultIn = (scenario: Scenario, rules: RuleSet): string | null => {
  const file = scenarioFileOf(scenario);
  const parsed = parseScenario(file, RULE_SETS, scenario.id);
  if (!parsed.ok) return parsed.problems.map(problem => formatProblem(problem, '')).join('; ');
  if (!sameData(scenarioFileOf(parsed.scenario), file)) return 'the file is another battle when it is read';
  const finding = lintBattle(scenario, [rules]).find(({ severity }) => severity !== 'remark');
  return finding ? `${finding.severity}: ${formatProblem(finding, '')}` : null;
};

/** Makes so many battles, each of the settings for its index, looks it over and plays one random game of it. */
export const triedBattles = (
  rules: RuleSet,
  settingsOf: (index: number) => BattleSettings,
  count: number,
  progress: (done: number) => void,
): TriedBattles => {
  const tried: TriedBattles = { battles: count, commands: 0, failures: [] };
  for (let index = 0; index < count; index++) {
    const settings = settingsOf(index);
    const code = battleCode(settings);
    const scenario = makeBattle(settings, RULE_SETS);
    const fault = faultIn(scenario, rules);
    const game = fault === null ? fuzzGame(matchOf(rules, scenario), code, { replayed: false, searched: true }) : null;
    tried.commands += game?.commands.length ?? 0;
    const message = fault ?? game?.failure ?? null;
    if (message !== null) tried.failures.push({ code, message });
    progress(index + 1);
  }
  return tried;
};
