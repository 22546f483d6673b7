import type { RuleSet } from '../system/ruleset.ts';
import type { Scenario } from '../core/scenario.ts';
import type { Vessel } from '../core/vessels.ts';
import { RULE_SETS } from '../rules/index.ts';
import { battleCode, makeBattle, readBattleCode } from '../scenario/generate/index.ts';
import { parseScenario, scenarioFileOf, type ParseResult, type Problem } from '../scenario/index.ts';

/** A battle with the JSON that it was read from; its own author may have brought it. */
export interface Battle {
  scenario: Scenario;
  source: unknown;
  /** Whether it comes with the game and is known by its id. */
  shipped: boolean;
  /** The word that makes it again, where the common generator made it. */
  code?: string;
}

export type MadeFromCode = { ok: true; battle: Battle } | { ok: false; problems: Problem[] };

/** The battle that such a word stands for, the same on every machine (`battleCode`). */
export const battleFromCode = (code: string): MadeFromCode => {
  const read = readBattleCode(code);
  if (!read.ok) return read;
  const scenario = makeBattle(read.settings, RULE_SETS);
  const battle = { scenario, source: scenarioFileOf(scenario), shipped: false, code: battleCode(read.settings) };
  return { ok: true, battle };
};

/** A battle that has never been fought, made by the rules from a seed, in which ships of one's own may be had. */
export const madeBattle = (rules: RuleSet, seed: string, own: readonly Vessel[] = []): Battle => {
  const scenario = rules.generate?.(seed, own);
  if (!scenario) throw new Error(`${rules.title} makes no battles`);
  return { scenario, source: scenarioFileOf(scenario), shipped: false };
};

/** Finds a battle that comes with the game. */
export type Library = (id: string) => Battle | undefined;

/** A library over the files that come with the game; what cannot be read is left out and told. */
export const libraryOf = (sources: Readonly<Record<string, unknown>>): { battles: Battle[]; broken: ParseResult[] } => {
  const battles: Battle[] = [];
  const broken: ParseResult[] = [];
  for (const [file, source] of Object.entries(sources)) {
    const parsed = parseScenario(source, RULE_SETS, file.slice(file.lastIndexOf('/') + 1));
    if (parsed.ok) battles.push({ scenario: parsed.scenario, source, shipped: true });
    else broken.push(parsed);
  }
  battles.sort((one, other) => (one.scenario.date < other.scenario.date ? -1 : 1));
  return { battles, broken };
};
