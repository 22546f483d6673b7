import './learn.css';
import type { RuleSet } from '../../system/ruleset.ts';
import { findRuleSet, RULE_SETS } from '../../rules/index.ts';
import { Lessons } from '../first/lessons.tsx';
import { refusal } from '../table/games.ts';
import { playScene } from './play.ts';
import { t } from '../../languages/language.ts';

/** Begins the lesson of a rule system on a game of its own. */
const beginLesson = async (rules: RuleSet): Promise<void> => {
  const lesson = await rules.lesson?.();
  if (lesson) playScene(rules, lesson, 0, null);
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
