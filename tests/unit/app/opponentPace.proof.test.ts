/** Opponents stop thinking when their time is up; how long that takes on a machine, `npm run bench` prints. */
import { expect, it } from 'vitest';
import { Mind } from '../../../src/app/opponent/mind.ts';
import { PATIENCE } from '../../../src/app/opponent/solo.ts';
import { seedFrom } from '../../../src/core/dice.ts';
import { legal, play, start } from '../../../src/core/engine.ts';
import { SIDES } from '../../../src/core/types.ts';
import { RULE_SETS } from '../../../src/rules/index.ts';
import { scenarioFileOf } from '../../../src/scenario/index.ts';
import { matchNamed } from '../../helpers/scenarios.ts';

/** A clock on which every look takes so long. */
const TICK = 50;

/** Decisions of a battle that are looked at before there is one worth a long thought. */
const MOST = 20;

it.each(RULE_SETS.map(({ id }) => id))('the most patient opponent looks at the clock until it is up: %s', rules => {
  const match = matchNamed(rules, 'hampton-roads-2');
  const { state } = start(match, 'pace');
  const looks = (patience: number): number => {
    let count = 0;
    const mind = new Mind(() => TICK * count++);
    mind.sit({ source: scenarioFileOf(match.scenario), rules, options: { ...match.options } });
    const side = SIDES.find(each => state.cursor.awaiting.includes(each))!;
    const view = match.rules.redact(state, side);
    const now = { side, view, offers: legal(match, view, side), dice: seedFrom('pace') };
    mind.decide({ opponent: 'commodore-deep', now, recap: null, patience });
    return count;
  };
  const inTime = PATIENCE / TICK;
  for (let decision = 0; decision < MOST && looks(PATIENCE) <= inTime / 2; decision++) {
    const side = SIDES.find(each => state.cursor.awaiting.includes(each))!;
    play(match, state, legal(match, state, side)[0]!);
  }
  expect(looks(PATIENCE)).toBeGreaterThan(inTime / 2);
  expect(looks(PATIENCE)).toBeLessThan(inTime + 5);
  // Once for each thing that he might think about.
  expect(looks(0)).toBeLessThan(10);
});
