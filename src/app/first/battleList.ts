import type { RuleSet } from '../../system/ruleset.ts';
import { RULE_SETS } from '../../rules/index.ts';
import { libraryOf } from '../../trials/library.ts';
import { SHIPPED_FILES } from '../files/shipped.ts';
import { summaryOf, type BattleList, type Maker } from './summary.ts';

const { battles, broken } = libraryOf(SHIPPED_FILES);

const nameOf = ({ id, title }: RuleSet): Maker => ({ id, title });

/** The battles that come with the game. The build puts the value in the place of this file (scripts/builtAhead.ts). */
export const BATTLE_LIST: BattleList = {
  battles: battles.map(({ scenario }) => summaryOf(scenario, RULE_SETS)),
  makers: RULE_SETS.filter(rules => 'generate' in rules).map(nameOf),
  lessons: RULE_SETS.filter(rules => 'lesson' in rules).map(nameOf),
  broken: broken.filter(parsed => !parsed.ok),
};
