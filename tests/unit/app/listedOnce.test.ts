import { describe, expect, it } from 'vitest';
import { Session } from '../../../src/app/table/session.ts';
import type { Command } from '../../../src/core/types.ts';
import { MARKERS_STEP } from '../../../src/rules/rams-ironclads/sequence.ts';
import type { Match } from '../../../src/system/ruleset.ts';
import { newGame } from '../../../src/trials/gameFile.ts';
import { battle } from '../../systems/rams-ironclads/table.ts';

/** Two gunboats lie abreast of each other; how often the rules list anything is written down. */
const sit = () => {
  const match = battle(20, 9)
    .union('a', 'wooden', 604, 'E')
    .confederate('z', 'wooden', 606, 'E')
    .matchOf() as unknown as Match;
  const counts = { lists: 0 };
  const counting: Match = {
    ...match,
    rules: {
      ...match.rules,
      sequence: match.rules.sequence.map(phase => ({
        ...phase,
        ...(phase.options && {
          options(...asked: Parameters<NonNullable<typeof phase.options>>) {
            counts.lists += 1;
            return phase.options?.(...asked) ?? [];
          },
        }),
      })),
    },
  };
  const session = new Session(
    newGame({
      name: 'A game',
      created: '2026-01-02T03:04:05.000Z',
      seed: 'listed',
      battle: { scenario: match.scenario, source: {}, shipped: false },
      match: counting,
      players: { union: 'human', confederate: 'random' },
    }),
    () => undefined,
  );
  return { session, counts };
};

const laid = (session: Session): void => {
  for (const side of ['union', 'confederate'] as const)
    for (const type of ['steady', 'plotted'])
      session.dispatchWhile(side, offers => offers.find(offer => offer.type === type));
};

const isShot = ({ type }: Command): boolean => type === 'aim' || type === 'salvo';

describe('a shot on the screen', () => {
  it('lists the options of a decision once, for the button, the check and the click together', async () => {
    const { session, counts } = sit();
    laid(session);
    await session.playback.settled();
    expect(session.newest.cursor.phase).toBeGreaterThan(MARKERS_STEP);
    expect(session.viewer.value).toBe('union');
    counts.lists = 0;
    const shots = session.offers.value.filter(isShot);
    expect([shots.length > 1, counts.lists]).toEqual([true, 1]);
    expect(session.dispatch(shots[0]!)).toBeNull();
    await session.playback.settled();
    expect(session.offers.value.length).toBeGreaterThan(0);
    // One list before the shot, one after it.
    expect(counts.lists).toBe(2);
  });

  it('and of a whole salvo as often as there are guns, and once after the last', async () => {
    const { session, counts } = sit();
    laid(session);
    await session.playback.settled();
    expect(session.offers.value.some(isShot)).toBe(true);
    counts.lists = 0;
    let guns = 0;
    session.dispatchWhile('union', offers => {
      const shot = offers.find(({ type }) => type === 'aim');
      guns += shot ? 1 : 0;
      return shot;
    });
    await session.playback.settled();
    expect(session.offers.value.length).toBeGreaterThan(0);
    expect(guns).toBeGreaterThan(2);
    expect(counts.lists).toBe(guns);
  });
});
