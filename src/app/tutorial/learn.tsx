import './learn.css';
import { batch } from '@preact/signals';
import type { RuleSet } from '../../system/ruleset.ts';
import { findRuleSet, matchOf, RULE_SETS } from '../../rules/index.ts';
import { HUMAN } from '../../trials/gameFile.ts';
import { Lessons } from '../first/lessons.tsx';
import { begin, refusal, table } from '../table/games.ts';
import { helpPlace } from '../help/place.ts';
import { shippedBattle } from '../files/shipped.ts';
import { SIDE_NAME } from '../ui/words.ts';
import { openRecord } from './record.ts';
import { t } from '../../languages/language.ts';

/** Begins the lesson of a rule system on a game of its own. */
const beginLesson = async (rules: RuleSet): Promise<void> => {
  const lesson = await rules.lesson?.();
  const battle = lesson && shippedBattle(lesson.battle);
  if (!lesson || !battle) {
    refusal.value = t`The lesson in the ${rules.title} rules needs a battle that this page could not read.`;
    return;
  }
  const { side, opponent, seed } = lesson;
  const players = { union: opponent, confederate: opponent, [side]: HUMAN };
  batch(() => {
    helpPlace.value = null;
    const name = t`Lesson: ${rules.title}, ${SIDE_NAME[side]}`;
    // The lesson says itself what is to be done.
    begin({ name, battle, match: matchOf(rules, battle.scenario, {}), players, seed }, true);
    if (table.value) openRecord(table.value.id);
  });
};

const start = (rules: RuleSet): void => {
  beginLesson(rules).catch((error: unknown) => {
    console.error(error);
    refusal.value = t`The lesson could not be loaded. Check the connection and load the page again.`;
  });
};

/** Begins the lesson of the rules of that id. */
export const startLesson = (id: string): void => {
  const rules = findRuleSet(id);
  if (rules) start(rules);
};

/** A lesson in each rule system that has one. */
export const Learn = () => <Lessons lessons={RULE_SETS.filter(rules => 'lesson' in rules)} start={startLesson} />;
