// @vitest-environment happy-dom
/** What follows from a ship's being taken in hand: whom she aims at on the chart, where the cursor lies, and whose advice still stands. */
import { afterEach, describe, expect, it } from 'vitest';
import { shippedBattle } from '../../../src/app/files/shipped.ts';
import { primaryOf } from '../../../src/app/helm/primary.ts';
import type { Hint } from '../../../src/app/helm/hint.ts';
import { Session } from '../../../src/app/table/session.ts';
import { Table } from '../../../src/app/table/table.ts';
import { boardView } from '../../../src/app/view/boardView.ts';
import { findRuleSet, matchOf } from '../../../src/rules/index.ts';
import { newGame } from '../../../src/trials/gameFile.ts';

const tables: Table[] = [];
afterEach(() => {
  for (const table of tables.splice(0)) table.leave();
});

/** Memphis for two at one screen, at the first decision. */
const sit = async (rules: string): Promise<Table> => {
  const battle = shippedBattle('memphis')!;
  const played = newGame({
    name: 'A game',
    created: '2026-01-02T03:04:05.000Z',
    battle,
    seed: 'in hand',
    match: matchOf(findRuleSet(rules)!, battle.scenario),
    players: { union: 'human', confederate: 'human' },
  });
  const table = new Table('a game', new Session(played, () => undefined));
  tables.push(table);
  await table.session.playback.settled();
  if (table.session.curtain.peek()) table.session.lift();
  await table.session.playback.settled();
  return table;
};

describe('a ship in hand', () => {
  it('has no ship of her own side ringed as a target, whatever she may be ordered about it', async () => {
    const table = await sit('river-coastal');
    const { helm } = table;
    const sideOf = (id: string) => helm.unit(id)!.side;
    helm.take(helm.actors.value[0]!);
    const own = sideOf(helm.selected.value!);
    expect(helm.targets.map(({ target }) => sideOf(target))).toContain(own);
    const ringed = boardView(table).targets.map(sideOf);
    expect(new Set(ringed)).toEqual(new Set([own === 'union' ? 'confederate' : 'union']));
  });

  it('that is not on the chart yet leaves no cursor on another', async () => {
    const { helm } = await sit('river-coastal');
    const [there, away] = [true, false].map(present =>
      helm.actors.value.find(id => helm.unit(id)!.hexes.length > 0 === present),
    );
    helm.take(there!);
    expect(helm.cursor.value).toBe(helm.unit(there!)!.hexes[0]);
    helm.take(away!);
    expect(helm.cursor.value).toBe(0);
  });

  it.each([true, false])('that is taken up by itself has the cursor on her where it is shown: %s', async shown => {
    const table = await sit('portable');
    const { helm, session } = table;
    for (let press = 0; press < 12 && !helm.isMoving; press++) {
      primaryOf(table, () => undefined).press?.();
      await session.playback.settled();
    }
    const first = helm.actors.value[0]!;
    helm.take(first);
    helm.cursorShown.value = shown;
    expect(helm.cursor.value).toBe(helm.unit(first)!.hexes[0]);
    for (let way = 0; way < 12 && helm.selected.value === first; way++) {
      const ways = helm.destinations.value;
      helm.steam(ways.reduce((far, each) => (each.cost > far.cost ? each : far), ways[0]!));
      await session.playback.settled();
    }
    const next = helm.selected.value;
    expect([null, first]).not.toContain(next);
    expect(helm.cursor.value).toBe(shown ? helm.unit(next)!.hexes[0] : 0);
  });

  it('is not given the advice that another was given', async () => {
    const { helm, hints } = await sit('portable');
    const [first, second] = helm.actors.value;
    const advised = {
      commands: [helm.offersFor(first!)[0]!],
      reason: '',
      gain: null,
      stands: 0,
      course: null,
      aims: [],
      words: '',
      unasked: false,
    } satisfies Hint;
    helm.take(first!);
    hints.hint.value = advised;
    helm.select(helm.units.value.find(({ side, id }) => side !== helm.unit(first!)!.side && helm.unit(id))!.id);
    expect(hints.hint.value).toBe(advised);
    helm.take(second!);
    expect(hints.hint.value).toBeNull();
  });
});
