import { batch } from '@preact/signals';
import type { Lesson } from '../../system/lesson.ts';
import type { RuleSet } from '../../system/ruleset.ts';
import { HUMAN } from '../../trials/gameFile.ts';
import { shippedBattle } from '../files/shipped.ts';
import { helpPlace } from '../help/place.ts';
import { beginAt, refusal, table } from '../table/games.ts';
import type { Table } from '../table/table.ts';
import { SIDE_NAME } from '../ui/words.ts';
import { closeRecord, openRecord } from './record.ts';
import { layScene } from './scene.ts';
import { t } from '../../languages/language.ts';

/** What leads to the learner's moment before his eyes is seen once the chart stands. */
const showOnce = ({ session, helm }: Table, shown: ReturnType<typeof layScene>['shown']): void => {
  if (shown.length === 0) return;
  const stop = helm.solo.seated.subscribe(seated => {
    if (!seated) return;
    queueMicrotask(() => stop());
    for (const command of shown) session.answer(command, null);
  });
};

/** Lays a scene of a lesson on the table, in the place of the one before it. */
export const playScene = (
  rules: RuleSet,
  lesson: Lesson,
  scene: number,
  from: { id: string; behind: readonly string[] } | null,
): void => {
  const battle = shippedBattle(lesson.battle);
  const wanted = lesson.scenes[scene];
  if (!battle || !wanted) {
    refusal.value = t`The lesson in the ${rules.title} rules needs a battle that this page could not read.`;
    return;
  }
  const { side, opponent } = lesson;
  const laid = layScene(rules, battle, lesson, wanted);
  const players = { union: opponent, confederate: opponent, [side]: HUMAN };
  const name = t`Lesson: ${rules.title}, ${SIDE_NAME[side]}`;
  batch(() => {
    helpPlace.value = null;
    const setup = { name, battle: laid.battle, match: laid.match, players, seed: wanted.seed };
    beginAt(setup, laid.state, from?.id);
    if (from) closeRecord(from.id);
    if (table.value) openRecord(table.value.id, scene, from?.behind ?? []);
  });
  if (table.value) showOnce(table.value, laid.shown);
};
