import { describe, expect, it } from 'vitest';
import { playedThrough, type Shown } from '../../helpers/buttons.ts';
import { reversed } from '../../helpers/reversed.ts';
import { provingGroundsFor } from '../../helpers/scenarios.ts';
import { matchOf, RULE_SETS } from '../../../src/rules/index.ts';
import type { Match, RuleSet } from '../../../src/system/ruleset.ts';

const battlesOf = (rules: RuleSet): Match[] => [
  ...provingGroundsFor(rules).map(scenario => matchOf(rules, scenario)),
  ...(rules.generate ? [matchOf(rules, rules.generate('made'))] : []),
];

const DECISIONS = 60;
/** So many lines there are of each battle, also of one that is over sooner. */
const LEAST = 30;

/** What stands in a decision apart from the order in which several orders of one sweep are listed or given. */
const unordered = ({ orders, stances, does, ...rest }: Shown): unknown => ({
  ...rest,
  orders: [...orders].sort(),
  stances: [...stances].sort(),
  does: does.split(' ').sort(),
});

/** How the button reads and what it does, without names and numbers. */
const manner = ({ phase, question, inHand, detail, does }: Shown): string => {
  const types = [...does.matchAll(/"type":"(\w+)"/g)].map(([, type]) => type);
  const moved = ['takes ', 'aims at '].filter(words => does.includes(words)).map(words => words.trim());
  const step = question === '' ? phase : `${phase}/${question}`;
  const plain = detail.replaceAll(/\d+/g, 'n').replace(/^.* must act/, '… must act');
  return [step, inHand === '' ? 'nobody' : 'unit', plain, [...new Set([...types, ...moved])].join(' ')].join(' | ');
};

/** What was met in the steps of the turn proper, by system: nobody or a unit in hand, the words beside the button, the commands. */
const MET: Readonly<Record<string, readonly string[]>> = {
  portable: [
    'fire | nobody | n of n aimed | done',
    'fire | nobody | n of n aimed | takes',
    'fire | unit | n of n aimed | done',
    'fire | unit | n of n aimed | takes',
    'firstMove | nobody |  | finish',
    'firstMove | nobody | n ship can still move | done',
    'firstMove | nobody | n ship still to act | done',
    'firstMove | nobody | n ships can still move | takes',
    'firstMove | unit |  | finish',
    'firstMove | unit | n ship can still move | done',
    'firstMove | unit | n ship still to act | done',
    'firstMove | unit | n ships can still move | takes',
  ],
  'quick-sheet': [
    'action | nobody |  | activate',
    'action | nobody |  | carryOut',
    'action | nobody |  | finish',
    'action | nobody | Free. | unstick',
    'action | nobody | n ships still to act | takes',
    'action | nobody | … must act before this step can end | ahead takes',
    'action | unit |  | activate carryOut',
    'action | unit |  | carryOut',
    'action | unit |  | finish',
    'action | unit | Free. | unstick',
    'action | unit | n ships still to act | activate',
    'action | unit | … must act before this step can end | ahead',
    'action/gamble | nobody |  | rollEffect',
    'action/opportunity | nobody | Nobody who is asked here fires at her this turn. | holdFire',
    'action/opportunity | unit | Nobody who is asked here fires at her this turn. | holdFire',
    'clockRolls | nobody | The battle goes on as it was. | shiftClock',
    'fortFire | nobody |  | cease',
    'fortFire | unit |  | cease',
  ],
  'rams-ironclads': [
    'firstFire | nobody | No shot from here can do any harm | aimed',
    'firstFire | nobody | n of n aimed | aimed',
    'firstFire | nobody | n of n aimed | takes',
    'firstFire | unit | No shot from here can do any harm | aimed',
    'firstFire | unit | n of n aimed | aimed',
    'firstFire | unit | n of n aimed | takes',
    'secondFire | nobody | n of n aimed | aimed',
    'secondFire | nobody | n of n aimed | takes',
    'secondFire | unit | n of n aimed | aimed',
    'secondFire | unit | n of n aimed | takes',
  ],
};

describe.each(RULE_SETS.map(rules => [rules.id, rules] as const))('the main button by %s', (id, rules) => {
  const met = MET[id] ?? [];
  const steps = new Set(met.map(line => line.replace(/[ /].*/, '')));

  it('says and does what it always did, whatever the order in which the rules list what may be done', async () => {
    const manners = new Set<string>();
    for (const match of battlesOf(rules)) {
      const seed = match.scenario.id;
      const straight = await playedThrough(match, seed, DECISIONS);
      const turned = await playedThrough(reversed(match), seed, DECISIONS);
      expect(straight.length).toBeGreaterThan(LEAST);
      expect(turned.map(unordered)).toEqual(straight.map(unordered));
      for (const line of straight) if (steps.has(line.phase)) manners.add(manner(line));
    }
    expect([...manners].sort()).toEqual(met);
  });
});
