import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { legal, submit } from '../../../src/core/engine.ts';
import { hash } from '../../../src/core/replay.ts';
import { matchOf, RULE_SETS } from '../../../src/rules/index.ts';
import { newGame, newestState, toGameFile } from '../../../src/trials/gameFile.ts';
import { libraryOf } from '../../../src/trials/library.ts';
import { correspond, ownBattle } from '../../helpers/post.ts';
import { inProcess, ROOT, type Ran } from '../../helpers/commandLine.ts';

const RECORDED = join(ROOT, 'tests/systems/portable/replays/driven-off.json');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'brownwater-replay-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const replay = (...words: string[]): Promise<Ran> => inProcess(['replay', ...words], folder);
const put = (name: string, content: unknown): string => {
  writeFileSync(join(folder, name), JSON.stringify(content, null, 2));
  return name;
};
const recorded = (): Record<string, unknown> & { commands: Record<string, unknown>[]; hashes: string[] } =>
  JSON.parse(readFileSync(RECORDED, 'utf8')) as ReturnType<typeof recorded>;

/** What `--json` prints, as far as it is looked at here. */
interface Document {
  commands: number;
  turns: number;
  outcome: { winner: string; cause: string };
  differences: string[];
  steps: { command: unknown; turn: number; phase: string; events: { event: { type: string }; says: string }[] }[];
  state: object;
}

describe('replay', () => {
  it('prints the log by turn and step, and no more', async () => {
    const ran = await replay(RECORDED);
    expect(ran.status).toBe(0);
    expect(ran.err).toBe('');
    const lines = ran.out.split('\n');
    expect(lines.slice(0, 4)).toEqual(['Duel, Portable, seed "record 10"', '', 'Turn 1.', '  Fire.']);
    expect(lines[4]).toMatch(/^ {4}USS Tyler fires at General Bragg .* 1 4\. Damage 1\.$/);
    expect(lines.at(-2)).toContain('The Confederate side wins.');
  });

  it('verifies every fingerprint, the outcome and the other road', async () => {
    const ran = await replay(RECORDED, '--verify');
    expect(ran.status).toBe(0);
    expect(ran.out).toContain('verified: 6 commands, 1 turn\n');
  });

  it.each(RULE_SETS.map(({ id }) => id))('verifies a saved game that was played by post, under %s', async rules => {
    const { union } = correspond(ownBattle('duel'), rules, 'replayed');
    const file = put('by-post.json', toGameFile(union.mine!.played, '0.1.0', '2026-11-21T09:00:00.000Z'));
    const ran = await replay(file, '--verify');
    expect([ran.status, ran.err]).toEqual([0, '']);
    expect((await inProcess(['odds', '--game', file], folder)).err).not.toContain('cannot be played');
  });

  it('prints commands, events and the last state as JSON', async () => {
    const game = JSON.parse((await replay(RECORDED, '--json')).out) as Document;
    expect(game.steps.slice(1).map(({ command }) => command)).toEqual(recorded().commands);
    expect(game.steps[0]).toMatchObject({ command: null, turn: 1, events: [{ says: 'Turn 1.' }, { says: 'Fire.' }] });
    expect(game).toMatchObject({ commands: 6, turns: 1, differences: [], outcome: recorded().outcome });
    expect(hash(game.state)).toBe(recorded().hashes.at(-1));
  });

  it('plays a battle that the rules have made', async () => {
    expect((await replay(join(ROOT, 'tests/systems/quick-sheet/replays/points-draw.json'), '--verify')).status).toBe(0);
  });

  it.each([
    [{ hashes: ['0'.repeat(32), recorded().hashes[1]] }, 'fingerprint 1 of 2: expected 0000'],
    [{ hashes: recorded().hashes.slice(0, 1) }, 'fingerprint 2 of 1: expected none'],
    [{ seed: 'another' }, 'fingerprint 1 of 2'],
    [{ outcome: { winner: 'union', cause: 'driven-off' } }, 'outcome: expected {"winner":"union"'],
    [{ turns: 2 }, 'turns: expected 2, found 1'],
    [{ commands: recorded().commands.slice(0, -1) }, 'fingerprint'],
    [{ commands: [{ type: 'fly', side: 'union' }] }, 'command 1 cannot be played: This was not offered'],
  ])('tells what is different and exits with 1: %j', async (change, message) => {
    const ran = await replay(put('changed.json', { ...recorded(), ...change }));
    expect(ran.status).toBe(1);
    expect(ran.err).toContain(`DIFFERENT ${message}`);
  });

  it.each([
    [
      { rules: 'portabel' },
      'changed.json: rules: expected a rule system, found "portabel" (nearest known name "portable"?)',
    ],
    [{ scenario: 'dual' }, 'scenario: expected a scenario, found "dual" (nearest known name "duel"?)'],
    [{ commands: [{ type: 'done' }] }, 'commands[0].side: '],
    [{ generated: 'x' }, 'generated: Portable makes no battles'],
    [{ turn: 1 }, 'unknown key "turn" (nearest known name "turns"?)'],
  ])('refuses what is no recorded game with 2: %j', async (change, message) => {
    const ran = await replay(put('changed.json', { ...recorded(), ...change }));
    expect(ran.status).toBe(2);
    expect(ran.err).toContain(message);
    expect(ran.out).toBe('');
  });

  it('refuses other files', async () => {
    writeFileSync(join(folder, 'no.json'), 'not JSON');
    for (const name of ['no.json', put('list.json', []), put('chess.json', { format: 'chess' }), 'nowhere.json'])
      expect((await replay(name)).status).toBe(2);
    expect((await replay(RECORDED, '--game', '1')).err).toContain('--game: expected a file of games');
  });
});

describe('replay of a saved game', () => {
  const source: unknown = JSON.parse(readFileSync(join(ROOT, 'scenarios/memphis.json'), 'utf8'));
  const saved = (): Record<string, unknown> => {
    const [battle] = libraryOf({ 'memphis.json': source }).battles;
    const match = matchOf(RULE_SETS[0]!, battle!.scenario);
    const players = { union: 'human', confederate: 'human' };
    const created = '2026-11-21T08:00:00.000Z';
    const played = newGame({ name: 'A game', created, battle: battle!, match, players, seed: 'saved' });
    for (let index = 0; index < 9; index++) {
      const state = newestState(played);
      const command = legal(match, state, state.cursor.awaiting[0]!)[0]!;
      const done = submit(match, state, command);
      if (!done.ok) throw new Error(done.refusal);
      played.entries.push({ command, events: done.events, state: done.state, gesture: index });
    }
    return JSON.parse(JSON.stringify(toGameFile(played, '0.1.0', created))) as Record<string, unknown>;
  };

  it('verifies the state in which it was left', async () => {
    expect((await replay(put('save.json', saved()), '--verify')).out).toContain('verified: 9 commands, 1 turn');
    const ran = await replay(put('save.json', { ...saved(), stateHash: '0'.repeat(32) }));
    expect(ran.status).toBe(1);
    expect(ran.err).toContain('DIFFERENT fingerprint of the last state');
  });

  it('refuses a damaged one with the page’s own words', async () => {
    const ran = await replay(put('save.json', { ...saved(), seed: 7 }));
    expect(ran.status).toBe(2);
    expect(ran.err).toContain('save.json: This saved game is damaged at “seed”.');
  });
});

describe('replay of a game of a series', () => {
  const DUEL = join(ROOT, 'tests/scenarios/duel.json');
  beforeAll(async () => {
    const words = ['--scenario', DUEL, '--games', '3', '--union', 'captain', '--games-file', 'games.jsonl'];
    await inProcess(['match', ...words], folder);
  });

  it('lets its opponents play it again and compares the record', async () => {
    const ran = await replay('games.jsonl', '--game', '2', '--verify');
    expect(ran.status).toBe(0);
    expect(ran.out).toContain('seed "1/2"');
    expect(ran.out).toContain('verified: ');
  });

  it('tells what is different', async () => {
    const text = readFileSync(join(folder, 'games.jsonl'), 'utf8');
    writeFileSync(join(folder, 'other.jsonl'), text.replace(/"commands":\d+/g, '"commands":1'));
    const ran = await replay('other.jsonl', '--game', '2');
    expect(ran.status).toBe(1);
    expect(ran.err).toContain('DIFFERENT commands: the file says 1, played again ');
  });

  it('wants the index of a game that is there', async () => {
    expect((await replay('games.jsonl')).err).toContain('expected --game with one of its 3 games, from 0 to 2');
    expect((await replay('games.jsonl', '--game', '3')).err).toContain(
      '--game: expected one of its 3 games, from 0 to 2',
    );
  });
});
