import { registryOf } from '../system/registry.ts';
import { nws1971 } from './nws-1971/index.ts';
import { portable } from './portable/index.ts';
import { quickSheet } from './quick-sheet/index.ts';
import { ramsIronclads } from './rams-ironclads/index.ts';
import { riverCoastal } from './river-coastal/index.ts';

/** Every rule system there is: a folder, and a line here. The only place that names them. */
export const { RULE_SETS, findRuleSet, matchOf } = registryOf([
  portable,
  quickSheet,
  ramsIronclads,
  riverCoastal,
  nws1971,
]);
export { optionsFor } from '../system/registry.ts';
