import { recordGame } from '../src/trials/record.ts';
import { battleFromCode, madeBattle } from '../src/trials/library.ts';
import { gameSeed } from '../src/trials/game.ts';
import { wilson } from '../src/trials/share.ts';
import { findRuleSet, matchOf, RULE_SETS } from '../src/rules/index.ts';
import { battleCode, KINDS, USUAL, type Kind } from '../src/scenario/generate/index.ts';
import { enemyOf, type Side } from '../src/core/types.ts';
import type { Scenario } from '../src/core/scenario.ts';
import type { RuleSet } from '../src/system/ruleset.ts';

/** How games of battles that were made from seeds come out, captain against captain, by who attacks: for docs/battles.md. */

/** What is made: by the rulebook's own generator, or by the common one from these settings. */
interface MadeKind {
  id: string;
  title: string;
  /** Null where the rulebook makes it. */
  settings: { kind: Kind; columns: number; rows: number; points: number } | null;
}

/** Small, usual and large of what "Make a battle" offers, on every kind of water. */
const SIZES = [
  { columns: 16, rows: 12, points: 100 },
  { columns: USUAL.columns, rows: USUAL.rows, points: USUAL.points },
  { columns: 40, rows: 24, points: 400 },
] as const;

const WATER: Readonly<Record<Kind, string>> = { river: 'river', estuary: 'estuary', sea: 'open sea' };

const COMMON: readonly MadeKind[] = KINDS.flatMap(kind =>
  SIZES.map(size => ({
    id: `${kind}-${size.columns}x${size.rows}`,
    title: `${WATER[kind]}, ${size.columns} by ${size.rows}, ${size.points} points`,
    settings: { kind, ...size },
  })),
);

const PRINTED: MadeKind = { id: 'printed', title: 'the rulebook’s own', settings: null };

/** Every kind that there is, by rule system. */
export const kindsOf = (): [rules: string, kinds: readonly MadeKind[]][] =>
  RULE_SETS.map(rules => [rules.id, rules.generate ? [PRINTED, ...COMMON] : COMMON]);

const scenarioOf = (rules: RuleSet, { settings }: MadeKind, seed: string): Scenario => {
  if (!settings) return madeBattle(rules, seed).scenario;
  const made = battleFromCode(battleCode({ ...USUAL, ...settings, seed }));
  if (!made.ok) throw new Error(made.problems.map(({ message }) => message).join('; '));
  return made.battle.scenario;
};

/** Who attacks: the section of some rules says so of every made battle. */
const attackerIn = (scenario: Scenario): Side => {
  for (const section of Object.values(scenario.rules)) {
    const { attacker } = section as { attacker?: Side };
    if (attacker) return attacker;
  }
  throw new Error(`nobody attacks in ${scenario.id}`);
};

export interface MadeCount {
  seed: string;
  battles: number;
  games: number;
  wins: Record<'attacker' | 'defender' | 'draw', { games: number; share: number; low: number; high: number }>;
  turns: { mean: number; least: number; most: number };
}

/** Plays so many games, shared out among so many battles of a kind. */
export const playMade = (id: string, kind: MadeKind, battles: number, games: number, seed: string): MadeCount => {
  const rules = findRuleSet(id);
  if (!rules) throw new Error(`no rules ${id}`);
  const won = { attacker: 0, defender: 0, draw: 0 };
  const lengths: number[] = [];
  for (let battle = 0; battle < battles; battle++) {
    const scenario = scenarioOf(rules, kind, `${seed}.${battle}`);
    const attacker = attackerIn(scenario);
    const match = matchOf(rules, scenario);
    for (let index = battle; index < games; index += battles) {
      const { winner, turns } = recordGame(match, CAPTAINS, index, gameSeed(seed, index));
      won[winner === attacker ? 'attacker' : winner === enemyOf(attacker) ? 'defender' : 'draw'] += 1;
      lengths.push(turns);
    }
  }
  const share = (count: number) => ({ games: count, ...wilson(count, lengths.length) });
  return {
    seed,
    battles,
    games: lengths.length,
    wins: { attacker: share(won.attacker), defender: share(won.defender), draw: share(won.draw) },
    turns: {
      mean: lengths.reduce((sum, turns) => sum + turns, 0) / lengths.length,
      least: Math.min(...lengths),
      most: Math.max(...lengths),
    },
  };
};

const CAPTAINS = { union: 'captain', confederate: 'captain' } as const;
