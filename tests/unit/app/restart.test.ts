/** The turn begun anew: as far back as its first command, where dice and secrets let it. */
import { afterEach, describe, expect, it } from 'vitest';
import { Session } from '../../../src/app/table/session.ts';
import { Table } from '../../../src/app/table/table.ts';
import { turnBegan } from '../../../src/app/table/undo.ts';
import { newGame } from '../../../src/trials/gameFile.ts';
import { scenarioFileOf } from '../../../src/scenario/index.ts';
import { matchNamed } from '../../helpers/scenarios.ts';

const tables: Table[] = [];
afterEach(() => {
  for (const table of tables.splice(0)) table.leave();
});

const begun = (): Session => {
  const match = matchNamed('rams-ironclads', 'duel');
  const { scenario } = match;
  const session = new Session(
    newGame({
      name: 'A game',
      created: '2026-01-02T03:04:05.000Z',
      battle: { scenario, source: scenarioFileOf(scenario), shipped: false },
      seed: 'restart',
      match,
      players: { union: 'human', confederate: 'human' },
    }),
    () => undefined,
  );
  tables.push(new Table('restart', session));
  return session;
};

describe('the turn', () => {
  it('began with its first command, and is restarted from there', async () => {
    const session = begun();
    await session.playback.settled();
    if (session.curtain.value) session.lift();
    expect(turnBegan(session)).toBe(0);
    const opening = session.newest;
    for (let given = 0; given < 2; given++) {
      session.dispatch(session.offers.value.find(({ type }) => type === 'plot')!);
      await session.playback.settled();
    }
    expect(session.history.value).toHaveLength(2);
    expect(turnBegan(session)).toBe(0);
    expect(session.undoTo(turnBegan(session))).toBeNull();
    await session.playback.settled();
    expect(session.history.value).toEqual([]);
    expect(session.newest).toEqual(opening);
  });

  it('is counted from the command after the last of the turn before', () => {
    const turns = [1, 1, 1, 2, 2, 3];
    const session = {
      history: { value: turns.slice(1).map(turn => ({ state: { turn } })) },
      stateAt: (count: number) => ({ turn: turns[count] }),
    };
    const at = (turn: number, given: number) =>
      turnBegan({
        ...session,
        history: { value: session.history.value.slice(0, given) },
        view: { value: { turn } },
      } as never);
    expect([at(1, 2), at(2, 4), at(3, 5)]).toEqual([0, 3, 5]);
  });
});
