/**
 * One game whatever plays it: a game depends on battle, rules, opponents and seed, and not on what was played before it, in which
 * order, by which thread, or whether the page plays it. `npm run fuzz -- same` plays every battle of every system between all opponents:
 * to the end, but for commodores, of whom a few decisions are asked in each; with `--rules` those of one system, since all take hours.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundle } from '../../scripts/bundle.mjs';
import { Player } from '../../src/app/trial/player.ts';
import { BOTS } from '../../src/bots/index.ts';
import { hash, replay } from '../../src/core/replay.ts';
import { SIDES } from '../../src/core/types.ts';
import { RULE_SETS } from '../../src/rules/index.ts';
import { scenarioFileOf } from '../../src/scenario/index.ts';
import { brownwater, inProcess } from '../helpers/commandLine.ts';
import { everyScenario, scenariosFor } from '../helpers/scenarios.ts';
import { inShort, playedInTurn, tables, type Deal, type Done } from './same/deals.ts';
import { playedOnThePage, playedWithItsDice } from './same/page.ts';

const ASKED = process.env.BROWNWATER_SAME;
const ALL = ASKED !== undefined;
/** The system whose games are played, where one was named. */
const ONLY = RULE_SETS.find(({ id }) => id === ASKED);
if (ALL && ASKED !== 'all' && !ONLY)
  throw new Error(`expected one of ${RULE_SETS.map(({ id }) => id).join(', ')} or all, found ${ASKED}`);
const SYSTEMS = ONLY ? [ONLY] : RULE_SETS;
/** All of it takes hours. */
const LIMITS = ALL ? { timeout: 24 * 3_600_000 } : {};

/** Who plays whom, and after how many commands a game is broken off unless all is asked for. */
const PAIRS = [
  { union: 'random', confederate: 'captain-bold', most: 60 },
  { union: 'captain', confederate: 'captain-cautious', most: 24 },
  { union: 'defender', confederate: 'defender', most: 16 },
] as const;

/** Commodores think long: a few decisions of each in every battle where all is asked for, otherwise where there is little to think about. */
const THINKERS = ALL
  ? [
      { union: 'commodore-quick', confederate: 'commodore-quick', most: 6, in: null },
      { union: 'commodore', confederate: 'commodore', most: 3, in: null },
      { union: 'commodore-deep', confederate: 'commodore-deep', most: 1, in: null },
    ]
  : [
      { union: 'commodore-quick', confederate: 'commodore-quick', most: 4, in: ['duel', 'embers'] },
      { union: 'commodore-deep', confederate: 'commodore', most: 2, in: ['duel'] },
    ];
/** What is played to its end in CI too. */
const SOON_OVER = ['duel', 'embers'];

const battles = SYSTEMS.flatMap(rules => scenariosFor(rules).map(scenario => ({ rules: rules.id, scenario })));

const dealFor = (
  { rules, scenario }: (typeof battles)[number],
  { union, confederate }: Deal['opponents'],
  most: number,
): Deal => ({
  name: `${rules} ${scenario.id}, ${union} against ${confederate}`,
  battle: { source: scenarioFileOf(scenario), rules, options: {} },
  opponents: { union, confederate },
  seed: 'same',
  most,
});

const plain = battles.flatMap(battle => PAIRS.map(pair => dealFor(battle, pair, ALL ? Infinity : pair.most)));
const thoughtful = battles.flatMap(battle =>
  THINKERS.filter(pair => pair.in?.includes(battle.scenario.id) ?? true).map(pair => dealFor(battle, pair, pair.most)),
);
const deals = [...plain, ...thoughtful];

/** What the games come to in this thread, one after another in this order; everything else is held against it. */
const told = playedInTurn(deals);
const done = told.map(inShort);

const byName = (games: readonly Done[]): Done[] =>
  [...games].sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));

/**
 * Whether a game is played in one of the places too that make everybody think again: of three pairs of opponents one, for each battle and
 * place another, so that no battle, opponent or place is left out. All of them play in both orders and threads.
 */
const takesTurn = (place: number, way: number): boolean => place % 3 === (Math.floor(place / 3) + way) % 3;

/** An order in which no game follows the one that it followed, the same every time. */
const shuffled = <T>(items: readonly T[]): T[] => {
  const step = items.length % 7 === 0 ? 11 : 7;
  return items.map((_, place) => items[(place * step + 3) % items.length] as T);
};

describe('one game', LIMITS, () => {
  let threads = '';
  beforeAll(async () => {
    threads = join(await bundle({ thread: 'tests/fuzz/same/thread.ts' }, 'node_modules/.cache/same'), 'thread.js');
  });

  /** In a thread in which nothing has been played yet. */
  const inThread = (part: readonly Deal[]): Promise<Done[]> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(threads, { workerData: part });
      worker.once('message', (games: Done[]) => {
        resolve(games);
      });
      worker.once('error', reject);
    });

  it('has every battle, system and opponent in it', () => {
    expect(new Set(battles.map(({ scenario }) => scenario.id)).size).toBe(
      ONLY ? scenariosFor(ONLY).length : everyScenario().length,
    );
    const everybody = Object.keys(BOTS).sort();
    // Who sits there and is never asked plays no part in it.
    const asked = deals.flatMap(({ opponents }, place) =>
      SIDES.filter(side => told[place]?.given.some(command => command.side === side)).map(side => opponents[side]),
    );
    expect([...new Set(asked)].sort()).toEqual(everybody);
    for (const { rules, scenario } of ALL ? battles : []) {
      const name = `${rules} ${scenario.id}`;
      const here = deals
        .filter(deal => deal.name.startsWith(`${name},`))
        .flatMap(deal => Object.values(deal.opponents));
      expect([...new Set(here)].sort(), name).toEqual(everybody);
    }
    expect(new Set(deals.map(({ name }) => name)).size).toBe(deals.length);
    // Games in which nothing happens would all be alike.
    expect(new Set(done.map(({ hash: reached }) => reached)).size).toBeGreaterThan(0.9 * deals.length);
  });

  it('is the same in a series the other way round, and shared out over two threads', async () => {
    const backwards = [...deals].reverse();
    const shares = [0, 1].map(part => backwards.filter((_, place) => place % 2 === part));
    const games = (await Promise.all(shares.map(inThread))).flat();
    expect(byName(games)).toEqual(byName(done));
  });

  it('is the same in any order, after all the others', () => {
    expect(byName(playedInTurn(shuffled(plain)).map(inShort))).toEqual(byName(done.slice(0, plain.length)));
  });

  it('is the same alone', async () => {
    const once = SYSTEMS.map(rules =>
      deals.findLastIndex(({ battle, name }) => battle.rules === rules.id && name.includes('captain')),
    );
    for (const place of ALL ? [...deals.keys()].filter(each => takesTurn(each, 1)) : once)
      expect(await inThread([deals[place] as Deal])).toEqual([done[place]]);
  });

  it('is the same when its commands are played again, in place and state by state', () => {
    const tableFor = tables();
    for (const [place, { seed }] of deals.entries()) {
      const match = tableFor(deals[place] as Deal);
      const { name, given } = told[place] as (typeof told)[number];
      const commands = JSON.parse(JSON.stringify(given)) as typeof given;
      for (const road of ['inPlace', 'produce'] as const)
        expect({ name, commands: given.length, hash: hash(replay(match, { seed, commands }, road).state) }).toEqual(
          done[place],
        );
    }
  });

  it('is the same on the page, also for opponents who have forgotten their plans', () => {
    const tableFor = tables();
    const some = deals.filter((_, place) => (!ALL && place >= plain.length) || takesTurn(place, 0));
    for (const deal of some) {
      const match = tableFor(deal);
      const wanted = inShort(playedWithItsDice(match, deal));
      expect(inShort(playedOnThePage(match, deal, () => false))).toEqual(wanted);
      // A commodore may come to another plan.
      if (!deal.name.includes('commodore'))
        expect(inShort(playedOnThePage(match, deal, count => count % 29 === 10))).toEqual(wanted);
    }
  });

  it("is the same for the page's trial", () => {
    for (const [place, deal] of deals.entries()) {
      if (deal.name.includes('commodore')) continue;
      if (ALL ? !takesTurn(place, 2) : !SOON_OVER.some(id => deal.name.includes(id))) continue;
      const player = new Player();
      player.sit(structuredClone(deal.battle));
      const { commands } = player.recall(deal.opponents, deal.seed);
      const { given } = told[place] as (typeof told)[number];
      expect(commands.slice(0, given.length)).toEqual(given);
    }
  });
});

describe('a series of the command line', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'brownwater-same-'));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });
  const written = (name: string): string => readFileSync(join(folder, name), 'utf8');

  it.each(SYSTEMS.map(({ id }) => id))('is the same on two threads, in parts, and played again: %s', async rules => {
    const series = ['match', '--rules', rules, '--scenario', 'grand-gulf', '--seed', 'watch', '--games', '2'];
    const words = [...series, '--union', 'captain', '--confederate', 'captain', '--games-file'];
    await inProcess([...words, 'one.jsonl'], folder);
    await brownwater([...words, 'two.jsonl', '--jobs', '2'], folder);
    expect(written('two.jsonl')).toBe(written('one.jsonl'));
    for (const part of ['1', '2']) await inProcess([...words, `part${part}.jsonl`, '--shard', `${part}/2`], folder);
    await inProcess(['merge', 'part2.jsonl', 'part1.jsonl', '--games-file', 'joined.jsonl'], folder);
    expect(written('joined.jsonl')).toBe(written('one.jsonl'));
    const ran = await inProcess(['replay', 'one.jsonl', '--game', '1', '--verify'], folder);
    expect([ran.status, ran.err]).toEqual([0, '']);
  });
});

afterAll(() => {
  const commands = done.reduce((sum, each) => sum + each.commands, 0);
  if (ALL)
    console.log(
      `${SYSTEMS.map(({ id }) => id).join(', ')}: ${deals.length} games of ${battles.length} battles, ${commands} commands: each in two orders and threads, and in turns alone, on the page and in its trial`,
    );
});
