import { matchOf, RULE_SETS } from '../../src/rules/index.ts';
import { readScenario } from '../../src/sim/files.ts';
import { replayFragment } from '../../src/trials/link.ts';

const BATTLE = 'memphis';

/** The address of a whole game between captains under each rule system, within the page. */
export const addresses = (): { rules: string; address: string }[] =>
  RULE_SETS.map(rules => {
    const options = { ...matchOf(rules, readScenario(BATTLE).scenario).options };
    const opponents = { union: 'captain', confederate: 'captain' };
    const address = replayFragment({ scenario: BATTLE, rules: rules.id, options, opponents, seed: 'bench/1' });
    return { rules: rules.id, address };
  });
