import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Remote } from 'comlink';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linksOf } from '../../../src/app/trial/links.ts';
import { Player } from '../../../src/app/trial/player.ts';
import type { Hand, Hire } from '../../../src/app/trial/hands.ts';
import { Run } from '../../../src/app/trial/run.ts';
import { Trial } from '../../../src/app/trial/trial.ts';
import { RULE_SETS } from '../../../src/rules/index.ts';
import { csvOf } from '../../../src/trials/csv.ts';
import { gamesText } from '../../../src/trials/gamesFile.ts';
import { readReplayFragment } from '../../../src/trials/link.ts';
import { tally } from '../../../src/trials/tally.ts';
import { inProcess } from '../../helpers/commandLine.ts';
import { matchNamed, scenarioNamed } from '../../helpers/scenarios.ts';

const DUEL = fileURLToPath(new URL('../../scenarios/duel.json', import.meta.url));
const duel = {
  scenario: scenarioNamed('duel'),
  source: JSON.parse(readFileSync(DUEL, 'utf8')) as unknown,
  shipped: false,
};

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'trial-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A hand in this thread that takes a little while, as a worker does. */
const hireHere =
  (spoil: (games: number) => void = () => undefined): Hire =>
  battle => {
    const player = new Player();
    player.sit(battle);
    let tasks = 0;
    const ask: Hand['ask'] = async work => {
      await new Promise(resolve => setTimeout(resolve, 1));
      spoil(++tasks);
      return work(player as unknown as Remote<Player>);
    };
    return { ask, dismiss: () => undefined };
  };

const plan = { opponents: { union: 'captain', confederate: 'random' }, seed: 'same', seeds: 20, swap: false };
const newRun = (part: Partial<typeof plan> = {}, rules = 'portable'): Run =>
  new Run(duel, matchNamed(rules, 'duel'), { ...plan, ...part });

const fileOf = (run: Run): string => gamesText(run.series, run.records);

/** The games file and the table that the command line writes for the same series. */
const fromCommandLine = async (rules: string, games: number, swap: boolean): Promise<{ file: string; csv: string }> => {
  const file = join(folder, `${rules}-${games}-${swap}.jsonl`);
  const words = ['match', '--rules', rules, '--scenario', DUEL, '--union', 'captain', '--confederate', 'random'];
  const { out } = await inProcess([
    ...[...words, '--seed', 'same', '--games', String(games), '--games-file', file, '--csv'],
    ...(swap ? ['--swap'] : []),
  ]);
  return { file: readFileSync(file, 'utf8'), csv: out };
};

describe('a battle on trial', () => {
  it.each(RULE_SETS.map(({ id }) => id))('gives the same 20 games as the command line: %s', async rules => {
    for (const [seeds, swap] of [
      [20, false],
      [10, true],
    ] as const) {
      const run = newRun({ seeds, swap }, rules);
      await run.begin(swap ? 3 : 1, hireHere());
      expect(run.stage.value).toBe('done');
      expect(run.records).toHaveLength(20);
      const { file, csv } = await fromCommandLine(rules, seeds, swap);
      expect(fileOf(run)).toBe(file);
      expect(`${csvOf(run.records)}\n`).toBe(csv);
    }
  });

  it('stopped half-way keeps a series of its own, the beginning of the whole', async () => {
    const whole = newRun();
    await whole.begin(1, hireHere());
    const run = newRun();
    // Two hands, of which one never comes back from its second task.
    let hands = 0;
    const hire: Hire = battle => {
      const lazy = hands++ === 0;
      const hand = hireHere()(battle);
      let tasks = 0;
      return {
        ...hand,
        ask: work => (lazy && ++tasks > 1 ? new Promise(() => undefined) : hand.ask(work)),
      };
    };
    void run.begin(2, hire);
    await expect.poll(() => run.played.value).toBeGreaterThan(0);
    run.stop();
    const kept = run.records.length;
    expect(run.stage.value).toBe('stopped');
    expect(kept).toBeLessThan(20);
    expect(run.records).toEqual(whole.records.slice(0, kept));
    expect(run.series.seeds).toBe(kept);
    expect(run.told.value?.games).toBe(kept);
    await new Promise(resolve => setTimeout(resolve, 50));
    expect(run.records).toHaveLength(kept);
  });

  it('says so where a game stumbles, and keeps what had been played', async () => {
    const run = newRun();
    const spoil = (tasks: number): void => {
      if (tasks === 3) throw new Error('A game has stumbled: over a log.');
    };
    await run.begin(1, hireHere(spoil));
    expect(run.stage.value).toBe('failed');
    expect(run.trouble.value).toBe('A game has stumbled: over a log.');
    expect(run.records.length).toBeGreaterThan(0);
    expect(run.told.value?.games).toBe(run.records.length);
  });

  it('refuses at the start what opponents would not come to the end of', async () => {
    const match = matchNamed('portable', 'duel');
    const forces = Array.from({ length: 61 }, (_, place) => ({ ...match.scenario.forces[0]!, id: `ship-${place}` }));
    const run = new Run(duel, { ...match, scenario: { ...match.scenario, forces } }, plan);
    await run.begin(1, () => expect.fail('nobody is hired'));
    expect([run.stage.value, run.trouble.value]).toEqual([
      'failed',
      'forces: expected 60 ships at most for opponents to play out, found 61',
    ]);
  });

  it('lays the next part before a hand that is still at one', async () => {
    let laid = 0;
    let most = 0;
    const hire: Hire = battle => {
      const hand = hireHere()(battle);
      const ask: Hand['ask'] = work => {
        most = Math.max(most, ++laid);
        return hand.ask(work).finally(() => {
          laid -= 1;
        });
      };
      return { ...hand, ask };
    };
    const run = newRun();
    await run.begin(1, hire);
    expect(most).toBe(2);
    expect(run.records).toHaveLength(20);
  });

  it('tells what the report of the command line tells', async () => {
    const run = newRun();
    await run.begin(1, hireHere());
    expect(run.told.value).toEqual(tally(run.match, run.records));
  });

  it('counts games, not seeds, where sides are swapped, and ends one series before the next', async () => {
    const [rules] = RULE_SETS;
    const trial = new Trial(duel, { ...plan, rules: rules!, options: {}, games: 20 });
    trial.change({ swap: true });
    trial.begin(1, hireHere());
    const first = trial.run.value!;
    expect([first.games, first.plan.seeds]).toEqual([20, 10]);
    trial.begin(1, hireHere());
    expect(first.stage.value).toBe('stopped');
    await expect.poll(() => trial.run.value?.stage.value).toBe('done');
  });
});

describe('links of a trial', () => {
  it('lead from an example to that game, and without one stay where they are', async () => {
    const run = newRun();
    await run.begin(1, hireHere());
    const told = run.told.value!;
    const links = linksOf(run.match, told, '#test', run.match.scenario.id);
    const [example] = told.wins.union.examples;
    const read = readReplayFragment(links.first([example!]));
    expect(read).toMatchObject({
      ok: true,
      game: { scenario: 'duel', rules: 'portable', opponents: plan.opponents, seed: `same/${example}` },
    });
    expect(links.title(example!)).toBe(`Game ${example}: Union victory in turn ${run.records[example!]!.turns}`);
    expect(links.first([])).toBe('#test');
    expect(links.of(19999)).toBeNull();
  });
});
