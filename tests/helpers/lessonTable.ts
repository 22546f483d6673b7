/** Scenes of lessons laid on a table, without a page: positions in which one thing is about to happen. */
import { layScene } from '../../src/app/tutorial/scene.ts';
import { shippedBattle } from '../../src/app/files/shipped.ts';
import { Session } from '../../src/app/table/session.ts';
import { Table } from '../../src/app/table/table.ts';
import { findRuleSet } from '../../src/rules/index.ts';

/** The scene that has that step, at the learner's moment; both sides are played at the screen. */
export const lessonTable = async (id: string, step: string): Promise<Table> => {
  const rules = findRuleSet(id)!;
  const lesson = await rules.lesson!();
  const scene = lesson.scenes.find(({ steps }) => steps.some(each => each.id === step))!;
  const { battle, match, state } = layScene(rules, shippedBattle(lesson.battle)!, lesson, scene);
  const setup = {
    name: 'A scene',
    created: '2026-01-02T03:04:05.000Z',
    battle,
    match,
    seed: scene.seed,
    players: { union: 'human', confederate: 'human' },
  } as const;
  const opening = { state, events: [], late: true } as const;
  const session = new Session({ setup, opening, entries: [] }, () => undefined);
  session.lift();
  await session.playback.settled();
  return new Table('scene', session);
};
