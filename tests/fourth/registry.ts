/** The registry of the game with one system more: what a build of the tests puts in the place of src/rules/index.ts. */
import { RULE_SETS as SHIPPED } from '../../src/rules/index.ts';
import { registryOf } from '../../src/system/registry.ts';
import { skiffs } from './skiffs/index.ts';

export const { RULE_SETS, findRuleSet, matchOf } = registryOf([...SHIPPED, skiffs]);
export { optionsFor } from '../../src/system/registry.ts';
