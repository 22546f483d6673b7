import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Against } from '../../../src/trials/against.ts';
import { plannedGame } from '../../../src/trials/series.ts';
import { brownwater, inProcess, ROOT, type Ran } from '../../helpers/commandLine.ts';

const DUEL = join(ROOT, 'tests/scenarios/duel.json');
const SERIES = ['--scenario', DUEL, '--union', 'captain', '--confederate', 'random', '--seed', 'series'];
const GAMES = ['--games', '23', '--swap'];

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'brownwater-series-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const match = (...words: string[]): Promise<Ran> => inProcess(['match', ...SERIES, ...words], folder);
const merge = (...words: string[]): Promise<Ran> => inProcess(['merge', ...words], folder);
const written = (name: string): string => readFileSync(join(folder, name), 'utf8');
const linesOf = (name: string): string[] => written(name).trimEnd().split('\n');

interface Document {
  games: number;
  seconds: number;
  wins: Record<string, number>;
  opponents?: Record<string, number>;
}

/** The document without the time it took. */
const document = ({ status, out, err }: Ran): Document => {
  if (status !== 0) throw new Error(err);
  return { ...(JSON.parse(out) as Document), seconds: 0 };
};
const sum = (counts: Record<string, number> = {}): number =>
  Object.values(counts).reduce((all, count) => all + count, 0);

describe('match --swap', () => {
  it('plays each seed twice and counts wins by opponent', async () => {
    const whole = document(await match(...GAMES, '--json'));
    expect(whole.games).toBe(46);
    expect(Object.keys(whole.opponents ?? {})).toEqual(['captain', 'random', 'draw']);
    expect(sum(whole.opponents)).toBe(46);
    expect(whole.opponents?.draw).toBe(whole.wins.draw);
    expect(whole.opponents?.captain).toBeGreaterThan(whole.opponents?.random ?? 0);
  });

  it('has no such key without it', async () => {
    expect(document(await match('--games', '2', '--json')).opponents).toBeUndefined();
  });
});

describe('match --csv', () => {
  it('prints a line a game below the names of the columns', async () => {
    const ran = await match('--games', '3', '--swap', '--csv');
    const [head, ...rows] = ran.out
      .trimEnd()
      .split('\n')
      .map(line => line.split(','));
    expect(head?.slice(0, 6)).toEqual(['index', 'seed', 'union', 'confederate', 'winner', 'cause']);
    const plan = { opponents: { union: 'captain', confederate: 'random' }, seed: 'series', swap: true };
    expect(rows.map(row => row.slice(0, 4))).toEqual(
      [0, 1, 2, 3, 4, 5].map(index => {
        const { seed, opponents } = plannedGame(plan, index);
        return [String(index), seed, opponents.union, opponents.confederate];
      }),
    );
    expect(rows.every(row => row.length === head?.length)).toBe(true);
  });

  it('puts a seed with a comma into quotes', async () => {
    const ran = await inProcess(['match', '--scenario', DUEL, '--games', '1', '--seed', 'a,"b"', '--csv']);
    expect(ran.out).toContain('\n0,"a,""b""/0",random,random,');
  });
});

describe('match --until', () => {
  const until = async (width: string, ...words: string[]): Promise<{ ran: Ran; games: number }> => {
    const ran = await match('--swap', '--until', width, '--json', ...words);
    return { ran, games: document(ran).games };
  };

  it('stops at a step of fifty seeds when the score is known so well', async () => {
    const { ran, games } = await until('9%');
    expect(games % 100).toBe(0);
    expect(ran.err).toContain(`the score is known to 9% after ${games} games`);
    const closer = await until('4.5%');
    expect(closer.games).toBeGreaterThan(games);
  });

  it('stops at the number of games that is allowed, and says so', async () => {
    const { ran, games } = await until('1%', '--games', '10');
    expect(games).toBe(20);
    expect(ran.err).toContain('not known to 1% after 20 games');
  });

  it('is the same series as one of so many games', async () => {
    const { games } = await until('9%', '--games-file', 'until.jsonl');
    await match('--swap', '--games', String(games / 2), '--games-file', 'counted.jsonl');
    expect(written('until.jsonl')).toBe(written('counted.jsonl'));
  });
});

describe('the same series', () => {
  it('is the same on one thread, on two, and joined from parts', async () => {
    const file = (name: string): string[] => ['--json', '--games-file', name];
    const one = await match(...GAMES, ...file('one.jsonl'));
    const two = await brownwater(['match', ...SERIES, ...GAMES, '--jobs', '2', ...file('two.jsonl')], folder);
    const parts = [];
    for (const part of [1, 2, 3])
      parts.push(await match(...GAMES, '--shard', `${part}/3`, ...file(`three${part}.jsonl`)));
    const joined = await merge('three3.jsonl', 'three1.jsonl', 'three2.jsonl', ...file('joined.jsonl'));

    expect(document(two)).toEqual(document(one));
    expect(document(joined)).toEqual(document(one));
    expect(written('two.jsonl')).toBe(written('one.jsonl'));
    expect(written('joined.jsonl')).toBe(written('one.jsonl'));
    expect(parts.map(part => document(part).games)).toEqual([16, 14, 16]);
    expect((await merge('joined.jsonl', '--csv')).out).toBe((await match(...GAMES, '--csv')).out);
  });

  it('stops at the same game on two threads', async () => {
    const words = ['--until', '9%', '--swap', '--json', '--games-file'];
    const one = await match(...words, 'stop1.jsonl');
    const two = await brownwater(['match', ...SERIES, ...words, 'stop2.jsonl', '--jobs', '2'], folder);
    expect(document(two)).toEqual(document(one));
    expect(written('stop2.jsonl')).toBe(written('stop1.jsonl'));
  });

  it('calls the last part 0/n or n/n', async () => {
    await match(...GAMES, '--shard', '0/3', '--games-file', 'zero.jsonl');
    await match(...GAMES, '--shard', '3/3', '--games-file', 'last.jsonl');
    expect(written('zero.jsonl')).toBe(written('last.jsonl'));
  });

  it('leaves nothing half-written behind', async () => {
    await match('--games', '1', '--games-file', 'whole.jsonl');
    expect(readdirSync(folder).filter(name => name.endsWith('.part'))).toEqual([]);
  });
});

describe('merge', () => {
  beforeAll(async () => {
    for (const part of [1, 2]) await match(...GAMES, '--shard', `${part}/2`, '--games-file', `part${part}.jsonl`);
    await match(...GAMES, '--games-file', 'all.jsonl');
  });

  /** A part with some of its lines changed. */
  const spoiled = (change: (lines: string[]) => string[]): string => {
    writeFileSync(join(folder, 'spoiled.jsonl'), `${change(linesOf('part2.jsonl')).join('\n')}\n`);
    return 'spoiled.jsonl';
  };
  const refusal = async (...files: string[]): Promise<string> => {
    const ran = await merge(...files);
    expect(ran.status).toBe(2);
    expect(ran.out).toBe('');
    return ran.err;
  };

  it.each([
    ['--seed', 'another', 'seed: expected "series"'],
    ['--games', '24', 'seeds: expected 23'],
    ['--confederate', 'captain', 'opponents: expected'],
    ['--set', 'sandbars=on', 'options: expected'],
    ['--rules', 'quick-sheet', 'rules: expected'],
  ])('refuses a part of another series: %s %s', async (flag, value, message) => {
    const words = [...SERIES, ...GAMES, flag, value, '--shard', '2/2', '--games-file', 'other.jsonl'];
    await inProcess(['match', ...words], folder);
    const told = await refusal('part1.jsonl', 'other.jsonl');
    expect(told).toContain('other.jsonl: line 1: ');
    expect(told).toContain(message);
  });

  it('refuses games that are missing, and names them', async () => {
    expect(await refusal('part1.jsonl')).toContain('expected all 46 games of the series, missing: 0, 1, 4, 5,');
    expect(
      await refusal(
        'part1.jsonl',
        spoiled(lines => lines.slice(0, -1)),
      ),
    ).toContain('missing: 45');
  });

  it('refuses games that are there twice', async () => {
    const told = await refusal('part1.jsonl', 'part2.jsonl', 'part2.jsonl');
    expect(told).toMatch(
      /part2\.jsonl: line 2: expected each game once, found game 0, which line 2 of .*part2\.jsonl has/,
    );
    expect(await refusal('all.jsonl', 'part1.jsonl')).toContain('line 2: expected each game once');
  });

  it('refuses a damaged line', async () => {
    const cut = spoiled(lines => [...lines.slice(0, 4), (lines[4] ?? '').slice(0, 50), ...lines.slice(5)]);
    expect(await refusal('part1.jsonl', cut)).toContain('spoiled.jsonl: line 5: expected one line of JSON');
  });

  it('refuses games of rules or battles that have been changed since, and files that are none', async () => {
    const other = spoiled(([head = '', ...rest]) => [
      head.replace(/("id":"portable","hash":")[0-9a-f]{4}/, '$10000'),
      ...rest,
    ]);
    expect(await refusal(other)).toContain('has been changed since these games were played');
    await inProcess(['match', '--scenario', 'memphis', '--games', '1', '--games-file', 'shipped.jsonl'], folder);
    const moved = written('shipped.jsonl').replace(/("id":"memphis","hash":")[0-9a-f]{4}/, '$10000');
    writeFileSync(join(folder, 'moved.jsonl'), moved);
    expect(await refusal('moved.jsonl')).toContain('memphis has been changed since these games were played');
    expect(await refusal(DUEL)).toContain('line 1: ');
    expect(await refusal('nowhere.jsonl')).toContain('nowhere.jsonl: cannot be read');
  });
});

describe('parts of a series in processes of their own', () => {
  /** Each process bundles the program anew, all at once. */
  const PATIENCE = 90_000;
  const command = `node ${join(ROOT, 'scripts/brownwater.mjs')}`;
  const part = (number: string): string =>
    `${command} match ${SERIES.join(' ')} ${GAMES.join(' ')} --shard ${number}/3 --games-file shell${number}.jsonl`;
  const inShell = (line: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const env = { ...process.env, INIT_CWD: folder };
      execFile('sh', ['-ec', line], { cwd: folder, env }, error =>
        error ? reject(new Error(error.message)) : resolve(),
      );
    });
  const hasParallel = (): boolean => {
    try {
      return execFileSync('parallel', ['--version'], { stdio: 'pipe' }).toString().startsWith('GNU parallel');
    } catch {
      return false;
    }
  };

  const expectWhole = async (): Promise<void> => {
    const joined = await merge('shell1.jsonl', 'shell2.jsonl', 'shell3.jsonl', '--json');
    expect(document(joined)).toEqual(document(await match(...GAMES, '--json')));
    for (const number of [1, 2, 3]) rmSync(join(folder, `shell${number}.jsonl`));
  };

  /** GNU parallel where it is installed; xargs is everywhere. */
  it(
    'under a job runner',
    async () => {
      if (hasParallel()) await inShell(`parallel -j 2 ${part('{}')} ::: 1 2 3`);
      else await inShell(`printf '1\\n2\\n3\\n' | xargs -P 2 -I '{}' ${part('{}')}`);
      await expectWhole();
    },
    PATIENCE,
  );

  it(
    'in a plain loop of the shell',
    async () => {
      await inShell(`for part in 1 2 3; do ${part('$part')} & done; wait`);
      await expectWhole();
    },
    PATIENCE,
  );
});

describe('report --against', () => {
  const report = (...words: string[]): Promise<Ran> =>
    inProcess(['report', ...SERIES, '--games', '6', ...words], folder);

  it('tells how a series differs from the games of another file, from the same seeds', async () => {
    await match('--games', '4', '--games-file', 'before.jsonl');
    const told = JSON.parse((await report('--against', 'before.jsonl', '--json')).out) as { beside: Against };
    expect(told.beside.games).toBe(4);
    expect(told.beside.turns).toMatchObject({ difference: 0, low: 0, high: 0 });
  });

  it('plays nothing for a file that cannot be read, and refuses games from other seeds', async () => {
    expect(await report('--against', 'nowhere.jsonl')).toMatchObject({ status: 2, out: '' });
    await match('--seed', 'other', '--games', '2', '--games-file', 'other.jsonl');
    const refused = await report('--against', 'other.jsonl');
    expect([refused.status, refused.err]).toEqual([2, expect.stringContaining('expected games from the same seeds')]);
  });
});
