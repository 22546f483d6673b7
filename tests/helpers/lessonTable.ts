/** Scenes of lessons laid on a table, without a page: positions in which one thing is about to happen. */
import { layScene } from '../../src/app/tutorial/scene.ts';
import { shippedBattle } from '../../src/app/files/shipped.ts';
import { Session } from '../../src/app/table/session.ts';
import { Table } from '../../src/app/table/table.ts';
import { findRuleSet } from '../../src/rules/index.ts';

const laid: Table[] = [];

/** Notes a table that is to be left when the test has ended. */
export const laidFor = (table: Table): Table => {
  laid.push(table);
  return table;
};

/** Leaves every table that has been laid. */
export const leaveTables = (): void => {
  for (const table of laid.splice(0)) table.leave();
};

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
  return laidFor(new Table('scene', session));
};
