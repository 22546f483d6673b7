/** What no event tells of plotted moves: that a side has not moved at all. */
import { afterEach, expect, it } from 'vitest';
import { beatInWords } from '../../../src/app/play/beat.tsx';
import { Session } from '../../../src/app/table/session.ts';
import { Table } from '../../../src/app/table/table.ts';
import type { GameEvent } from '../../../src/core/types.ts';
import type { Match } from '../../../src/system/ruleset.ts';
import { newGame } from '../../../src/trials/gameFile.ts';
import { battle } from '../../systems/rams-ironclads/table.ts';

const STAYED = 'The Confederate ships have stayed where they were.';

const tables: Table[] = [];
afterEach(() => {
  for (const table of tables.splice(0)) table.leave();
});

/** Both sides go on as they go for a move: the Union at that speed, the Confederates not at all. */
const moved = async (speed: number): Promise<Session> => {
  const match: Match = battle(60, 9)
    .union('a', 'wooden', 303, 'E')
    .confederate('z', 'casemate', 5506, 'W')
    .section({ speeds: { a: speed, z: 0 } })
    .matchOf();
  const created = '2026-01-02T03:04:05.000Z';
  const players = { union: 'human', confederate: 'human' };
  const shipped = { scenario: match.scenario, source: {}, shipped: false };
  const game = newGame({ name: 'A game', created, seed: 'stays', battle: shipped, match, players });
  const session = new Session(game, () => undefined);
  const table = new Table('stays', session);
  tables.push(table);
  for (const _ of ['union', 'confederate']) {
    session.lift();
    table.plotting.down();
    await session.playback.settled();
  }
  return session;
};

it('stands in the log, and in it alone of the sides that it holds of', async () => {
  const session = await moved(6);
  const said = session.log.value.filter(({ text }) => text.includes('stayed where'));
  expect(said.map(({ text }) => text)).toEqual([STAYED]);
  const entry = session.history.value.length;

  const { id: phase } = session.setup.match.rules.sequence.findLast(({ kind }) => kind === 'gun')!;
  const fires: GameEvent & { phase: string } = { type: 'phaseBegan', phase };
  expect(session.stayed(fires, entry)).toEqual(['confederate']);
});

it('is told over the chart as seen from the chair of who looks on', () => {
  const beat = { turn: 3, first: null };
  expect(beatInWords({ ...beat, stayed: ['confederate'] }, 'union')).toBe('The enemy has not moved');
  expect(beatInWords({ ...beat, stayed: ['union'] }, 'union')).toBe('');
  expect(beatInWords({ ...beat, stayed: ['union'] }, null)).toBe('The Union ships have not moved');
  expect(beatInWords({ ...beat, stayed: ['union', 'confederate'] }, 'union')).toBe('Nobody has moved');
});
