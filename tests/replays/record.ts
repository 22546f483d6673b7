/** Writes one recorded game for each way a battle can end. Run with `npm run record` after a deliberate change of the rules. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { KERNEL_ENDINGS } from '../../src/core/engine.ts';
import { replay } from '../../src/core/replay.ts';
import type { RuleSet } from '../../src/core/ruleset.ts';
import { RULE_SETS } from '../../src/rules/index.ts';
import { matchNamed } from '../helpers/scenarios.ts';
import { randomGame, type RecordedGame } from './recorded.ts';

const SCENARIOS = ['memphis', 'hampton-roads-2', 'everything', 'duel'];
const TRIES = 4000;

const recordGame = (rules: RuleSet, scenario: string, seed: string, courtesyAfter?: number): RecordedGame => {
  const match = matchNamed(rules.id, scenario);
  const { commands, outcome, turns } = randomGame(match, seed, courtesyAfter);
  const { hashes } = replay(match, { seed, commands });
  return { rules: rules.id, scenario, options: match.options as Record<string, boolean>, seed, outcome, turns, hashes, commands };
};

const findEnding = (rules: RuleSet, cause: string): RecordedGame => {
  if (cause in KERNEL_ENDINGS) return recordGame(rules, 'memphis', cause === 'conceded' ? 'concede' : 'draw', 40);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const scenario = SCENARIOS[attempt % SCENARIOS.length] ?? 'duel';
    const game = recordGame(rules, scenario, `record ${attempt}`);
    if (game.outcome.cause === cause) return game;
  }
  throw new Error(`no game of ${TRIES} ended by ${cause}`);
};

export const recordAll = (folder: string): void => {
  for (const rules of RULE_SETS) {
    mkdirSync(`${folder}/${rules.id}`, { recursive: true });
    for (const cause of [...Object.keys(rules.endings), ...Object.keys(KERNEL_ENDINGS)]) {
      const { commands, ...head } = findEnding(rules, cause);
      const lines = commands.map(command => `    ${JSON.stringify(command)}`).join(',\n');
      const text = `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "commands": [\n${lines}\n  ]\n}\n`;
      writeFileSync(`${folder}/${rules.id}/${cause}.json`, text);
      console.log(`${rules.id}/${cause}: ${head.scenario}, ${commands.length} commands, ${head.turns} turns`);
    }
  }
};
