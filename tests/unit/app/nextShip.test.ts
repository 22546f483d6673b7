/** The main button never costs a turn unread: it leads to the next ship, and says whose turn it would end. */
import { afterEach, describe, expect, it } from 'vitest';
import { endingOf, primaryOf } from '../../../src/app/helm/primary.ts';
import { Session } from '../../../src/app/table/session.ts';
import { Table } from '../../../src/app/table/table.ts';
import { newGame } from '../../../src/trials/gameFile.ts';
import { scenarioFileOf } from '../../../src/scenario/index.ts';
import type { Side } from '../../../src/core/types.ts';
import { matchNamed } from '../../helpers/scenarios.ts';

const tables: Table[] = [];
afterEach(() => {
  for (const table of tables.splice(0)) table.leave();
});

const phaseOf = ({ setup, view }: Session): string => setup.match.rules.sequence[view.value.cursor.phase]!.id;

const main = (table: Table) => primaryOf(table, () => undefined);

/** A battle at the screen, when that step has come, for that side where one is named. */
const at = async (rules: string, phase: string, battle = 'first-command', side?: Side): Promise<Table> => {
  const match = matchNamed(rules, battle);
  const { scenario } = match;
  const played = newGame({
    name: 'A game',
    created: '2026-01-02T03:04:05.000Z',
    battle: { scenario, source: scenarioFileOf(scenario), shipped: false },
    seed: 'next',
    match,
    players: { union: 'human', confederate: 'human' },
  });
  const session = new Session(played, () => undefined);
  const table = new Table('next', session);
  tables.push(table);
  for (let press = 0; press < 200; press++) {
    await session.playback.settled();
    if (session.busy.value) continue;
    if (session.curtain.value) session.lift();
    else if (phaseOf(session) === phase && session.viewer.value === (side ?? session.viewer.value)) return table;
    else (endingOf(table) ?? main(table)).press?.();
  }
  throw new Error(`there is no ${phase}`);
};

describe('while several ships can still act', () => {
  it('is the next ship, round and round, and ends nothing', async () => {
    const table = await at('portable', 'firstMove');
    const { session, helm } = table;
    const before = session.history.value.length;
    const taken = [1, 2, 3].map(() => {
      const button = main(table);
      expect(button.label).toBe('Next ship');
      button.press?.();
      return helm.selected.value;
    });
    expect(new Set(taken).size).toBe(2);
    expect(taken[2]).toBe(taken[0]);
    expect(session.history.value.length).toBe(before);
  });

  it('the end of the step names who gives up what, at the second press, each time', async () => {
    const table = await at('portable', 'firstMove');
    const { session, helm } = table;
    const names = helm.actors.value.map(id => helm.unit(id)!.name);
    const before = session.history.value.length;
    for (const again of [1, 2]) {
      endingOf(table)!.press?.();
      const asked = main(table);
      expect(asked.warns, `${again}`).toBe(true);
      expect(asked.detail).toBe(`${names.join(' and ')} have not moved. Press again to go on.`);
      expect(session.history.value.length).toBe(before);
      helm.cancel();
      expect(main(table).warns).toBe(false);
    }
    endingOf(table)!.press?.();
    main(table).press?.();
    expect(session.history.value.length).toBeGreaterThan(before);
    expect(session.history.value.at(-1)!.command.type).toBe('done');
  });

  it('only who has not moved is named so', async () => {
    const table = await at('portable', 'firstMove');
    const { session, helm } = table;
    const [first, second] = helm.actors.value;
    helm.take(first!);
    helm.steam(helm.destinations.value.find(({ path, risk }) => path.length === 1 && risk === null)!);
    await session.playback.settled();
    // One is under way: the other's turn comes after hers, and the main button ends hers alone.
    expect(helm.actors.value).toEqual([first]);
    expect(main(table).label).toBe('End this ship’s move');
    main(table).press?.();
    await session.playback.settled();
    expect(helm.selected.value).toBe(second);
    main(table).press?.();
    const { detail } = main(table);
    expect(detail).toContain(`${helm.unit(second!)!.name} has not moved`);
    expect(detail).not.toContain(`${helm.unit(first!)!.name} has not moved`);
  });
});

describe('where some can only fire in vain', () => {
  it('leads to those whose shots can do something, again and again, and fires without asking once they have aimed', async () => {
    const table = await at('rams-ironclads', 'firstFire', 'mobile-bay', 'union');
    const { session, helm } = table;
    const worthy = ['uss_tecumseh', 'uss_brooklyn', 'uss_octorara'];
    expect(helm.actors.value).toEqual([...worthy, 'uss_hartford', 'uss_metacomet', 'uss_port_royal']);
    expect(main(table).detail).toBe('0 of 3 aimed');
    const led = Array.from({ length: 4 }, () => {
      main(table).press?.();
      return helm.selected.value;
    });
    expect(led).toEqual([...worthy, worthy[0]]);
    for (const id of worthy) {
      const shots = session.offers.value.filter(offer => 'unit' in offer && offer.unit === id);
      helm.give(shots.find(({ type }) => type === 'salvo') ?? shots[0]!);
      await session.playback.settled();
    }
    helm.take('uss_hartford');
    const { label, detail, warns } = main(table);
    expect({ label, detail, warns }).toEqual({ label: 'Fire', detail: '3 of 3 aimed', warns: false });
    const before = session.history.value.length;
    main(table).press?.();
    expect(session.history.value.slice(before).map(({ command }) => command.type)).toContain('aimed');
  });

  it('does what is advised where that is the end, whoever could still fire', async () => {
    const table = await at('rams-ironclads', 'firstFire', 'mobile-bay', 'union');
    const { session, hints } = table;
    const end = session.offers.value.find(({ type }) => type === 'aimed')!;
    const advice = { reason: 'No target is worth a shot now.', gain: null, stands: 0, course: null, aims: [] };
    hints.hint.value = { ...advice, commands: [end], words: 'Fire', unasked: false };
    expect(main(table)).toMatchObject({ label: 'Fire', detail: advice.reason, warns: false });
    main(table).press?.();
    expect(session.history.value.at(-1)?.command.type).toBe('aimed');
  });
});

describe('with one ship under way and another chosen', () => {
  it('says whose turn it would end, and leads to her first', async () => {
    const table = await at('quick-sheet', 'action');
    const { session, helm } = table;
    session.peek();
    helm.next(1);
    const under = helm.selected.value!;
    const other = helm.actors.value.find(id => id !== under)!;
    // She is begun and no more: the main button would take her to her first hex in one press.
    helm.give(helm.offersFor(under)[0]!);
    await session.playback.settled();
    expect(helm.actors.value).toEqual([under]);
    helm.select(other);
    const before = session.history.value.length;
    const { name } = helm.unit(under)!;
    expect(main(table)).toMatchObject({ label: `Back to ${name}` });
    expect(main(table).detail).toContain(name);
    main(table).press?.();
    expect(helm.selected.value).toBe(under);
    expect(session.history.value.length).toBe(before);
  });
});
