import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { legal, start } from '../../../src/core/engine.ts';
import type { Situation } from '../../../src/core/game.ts';
import type { State } from '../../../src/core/types.ts';
import { checkJsonSchemaText } from '../../../src/sim/check/jsonSchema.ts';
import { oddsOfCommand } from '../../../src/sim/odds.ts';
import { inProcess, ROOT, type Ran } from '../../helpers/commandLine.ts';
import { matchNamed } from '../../helpers/scenarios.ts';

const DUEL = join(ROOT, 'tests/scenarios/duel.json');
const CHECKS = join(ROOT, 'tests/systems/portable/checks/duel.json');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'brownwater-checks-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const text = (file: string): string => readFileSync(file, 'utf8');
/** A battle without a section for the third system. */
const lone = (): object => {
  const battle = JSON.parse(text(DUEL)) as { rules: Record<string, unknown> };
  return { ...battle, rules: { portable: battle.rules.portable } };
};

const SOUND = { name: 'she has four points', phase: 'fire', expect: { state: { 'ships.uss_tyler.points': 4 } } };
const WRONG = { ...SOUND, name: 'she has three', cites: 'P1', expect: { state: { 'ships.uss_tyler.points': 3 } } };

const put = (name: string, change: object = {}): string => {
  const file = { format: 1, rules: 'portable', scenario: DUEL, checks: [SOUND], ...change };
  writeFileSync(join(folder, name), JSON.stringify(file));
  return name;
};
const check = (...words: string[]): Promise<Ran> => inProcess(['check', ...words], folder);

describe('check', () => {
  it('names every check that holds', async () => {
    const ran = await check(put('sound.json'));
    expect(ran.status).toBe(0);
    expect(ran.out).toBe(`${join(folder, 'sound.json')}\n  ok      she has four points\n1 check, 0 failed\n`);
  });

  it('shows every fault below its check, and exits with 1', async () => {
    const ran = await check(put('sound.json'), put('wrong.json', { checks: [SOUND, WRONG] }));
    expect(ran.status).toBe(1);
    expect(ran.out).toContain('  FAILED  she has three (P1)\n            ');
    expect(ran.out).toContain('ships.uss_tyler.points: expected 3, found 4');
    expect(ran.out).toContain('3 checks, 1 failed');
  });

  it('prints the same as JSON', async () => {
    const ran = await check(put('wrong.json', { checks: [SOUND, WRONG] }), '--json');
    expect(JSON.parse(ran.out)).toMatchObject({
      checks: 2,
      failed: 1,
      files: [
        {
          checks: [
            { name: SOUND.name, faults: [] },
            { name: WRONG.name, cites: 'P1', faults: [{}] },
          ],
        },
      ],
    });
  });

  it('takes a battle by id, by a file beside it, and whole', async () => {
    const checks = [{ name: 'it begins', expect: {} }];
    const own = { ...(JSON.parse(text(DUEL)) as object), id: 'beside' };
    writeFileSync(join(folder, 'beside.json'), JSON.stringify(own));
    for (const scenario of ['memphis', 'beside.json', './beside.json', own])
      expect(await check(put('battle.json', { scenario, checks, rules: 'portable' }))).toMatchObject({ err: '' });
  });

  it.each([
    [
      { rules: 'portabel' },
      'bad.json: rules: expected a rule system, found "portabel" (nearest known name "portable"?)',
    ],
    [
      { scenario: 'memphus' },
      'bad.json: scenario: expected a scenario, found "memphus" (nearest known name "memphis"?)',
    ],
    [{ scenario: './nowhere.json' }, 'nowhere.json: cannot be read'],
    [{ scenario: { id: 'x' } }, 'bad.json: scenario.'],
    [{ options: { sandbar: true } }, 'bad.json: options: expected an option of Portable, found "sandbar"'],
    [{ checks: [SOUND, SOUND] }, 'bad.json: checks[1].name: expected a name of its own'],
    [
      { checks: [{ name: 'x', expct: {} }] },
      'bad.json: checks[0].expct: unknown key "expct" (nearest known name "expect"?)',
    ],
    [{ rules: 'rams-ironclads', scenario: lone() }, 'this battle has no section for'],
  ])('refuses a wrong file with 2 and runs nothing: %j', async (change, message) => {
    const ran = await check(put('sound.json'), put('bad.json', change));
    expect(ran.status).toBe(2);
    expect(ran.err).toContain(message);
    expect(ran.out).toBe('');
  });

  it('tells line and column of what is not JSON', async () => {
    writeFileSync(join(folder, 'broken.json'), '{\n  "format": 1,,\n}');
    expect((await check('broken.json')).err).toContain('broken.json: line 2, column 15: this is not JSON');
  });

  it('has a JSON Schema that is up to date (vitest -u writes it anew)', async () => {
    const file = fileURLToPath(new URL('../../../scenarios/check.schema.json', import.meta.url));
    const schema = await format(checkJsonSchemaText(), { ...(await resolveConfig(file)), parser: 'json' });
    await expect(schema).toMatchFileSnapshot(file);
  });
});

describe('odds', () => {
  const NAME = ['--check', CHECKS, '--name', 'a side may hold its fire'];
  const SHOT = ['--firer', 'uss_tyler', '--target', 'css_general_bragg'];
  const odds = (...words: string[]): Promise<Ran> => inProcess(['odds', ...words], folder);
  interface Answer {
    offered: boolean;
    reason?: string;
    chances: { command: object; says: string; odds: { outcomes: { points: number; chance: number }[] } | null }[];
    salvo: object | null;
  }
  const answer = async (...words: string[]): Promise<Answer> =>
    JSON.parse((await odds(...words, '--json')).out) as Answer;

  it('of a shot in the position of a check, as the rules print them', async () => {
    // P1: two dice; 4 and 5 cost one point, 6 two.
    const { chances } = await answer(...NAME, ...SHOT);
    const [shot] = chances;
    const outcomes = shot?.odds?.outcomes.map(({ points, chance }) => [points, Math.round(36 * chance)]);
    expect(outcomes).toEqual([
      [0, 9],
      [1, 12],
      [2, 10],
      [3, 4],
      [4, 1],
    ]);
    const ran = await odds(...NAME, ...SHOT);
    expect(ran.status).toBe(0);
    expect(ran.out).toContain('USS Tyler: fire at General Bragg\n  2 dice at 2 hexes, full effect\n');
    expect(ran.out).toMatch(/ {4}1 point +33\.33 %\n/);
    expect(ran.out).toMatch(/ {4}on average +1\.333\n/);
  });

  it('of the same shot as a command', async () => {
    const command = { type: 'aim', side: 'union', firer: 'uss_tyler', target: 'css_general_bragg' };
    const byCommand = await answer(...NAME, '--command', JSON.stringify(command));
    expect(byCommand).toEqual(await answer(...NAME, ...SHOT));
    expect(byCommand.chances[0]?.command).toEqual(command);
  });

  it('says that no die hangs on a command', async () => {
    const ran = await odds(...NAME, '--command', '{"type":"done","side":"union"}');
    expect(ran.status).toBe(0);
    expect(ran.out).toContain('no die hangs on it');
  });

  it('after some commands of the check', async () => {
    const before = await answer(...NAME, '--firer', 'css_general_bragg', '--target', 'uss_tyler');
    expect(before.offered).toBe(true);
    const after = await answer(...NAME, '--after', '2', '--firer', 'uss_tyler', '--target', 'css_general_bragg');
    expect(after.offered).toBe(false);
  });

  it('of the guns of a ship one by one and together, where the rules tell them apart', async () => {
    const file = join(ROOT, 'tests/systems/quick-sheet/checks/gunnery.json');
    const name = 'wood turns nothing aside';
    const { checks } = JSON.parse(text(file)) as { checks: { name: string; commands: Record<string, unknown>[] }[] };
    const commands = checks.find(each => each.name === name)?.commands ?? [];
    const place = commands.findIndex(({ type }) => type === 'fire');
    const words = ['--check', file, '--name', name, '--after', String(place)];
    const shot = commands[place];
    const byCommand = await answer(...words, '--command', JSON.stringify(shot));
    expect(byCommand.chances[0]?.odds?.outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    const pair = ['--firer', String(shot?.unit), '--target', String(shot?.target)];
    const all = await answer(...words, ...pair);
    const one = await answer(...words, ...pair, '--gun', String(shot?.gun));
    expect(one).toEqual(byCommand);
    expect(all.chances.length).toBeGreaterThan(1);
    expect(all.salvo).not.toBeNull();
  });

  it('N18, N33: prints what goes through, what may jam and what bounces, of a shot and of all that bear', async () => {
    const file = join(ROOT, 'tests/systems/nws-1971/checks/duels.json');
    const name = 'Weehawken on Atlanta: at four hexes the same shot is stopped, and may shut a port';
    const ran = await odds('--check', file, '--name', name, '--firer', 'uss_weehawken', '--target', 'css_atlanta');
    expect(ran.status).toBe(0);
    const [shots = '', salvo = ''] = ran.out.split('All guns that bear, one after another\n');
    const chances = (of: string, label: string): string[] =>
      [...of.matchAll(new RegExp(`^ {4}${label} +([\\d.]+ %)$`, 'gmu'))].map(([, chance = '']) => chance);
    // 15 inches and 11, both on 5 and 6: of W's 36 throws 11 find the casemate, 7 the hull, 2 each pilot house and funnel.
    expect(shots).toContain('inches 7.1 on side 7.79');
    expect(chances(shots, 'no hit')).toEqual(['66.67 %', '66.67 %']);
    expect(chances(shots, 'bounces')).toEqual(['6.48 %', '6.48 %']);
    expect(chances(shots, 'may jam').slice(0, 2)).toEqual(['10.19 %', '10.19 %']);
    expect(chances(shots, 'through: pilot house')).toEqual(['1.85 %', '1.85 %']);
    expect([chances(salvo, 'goes through'), chances(salvo, 'may jam')]).toEqual([['7.27 %'], ['19.33 %']]);
  });

  it('are those that the side that decides can know', () => {
    const match = matchNamed('portable', 'duel');
    const seen: State[] = [];
    const desk = {
      ...match.rules.desk,
      odds: (now: Situation) => {
        seen.push(now.state);
        return null;
      },
    };
    const { state } = start(match, 'secret');
    const command = legal(match, state, state.cursor.awaiting[0]!)[0]!;
    expect(oddsOfCommand({ ...match, rules: { ...match.rules, desk } }, state, command).offered).toBe(true);
    expect(seen).toEqual([match.rules.redact(state, command.side)]);
    expect(seen).not.toEqual([state]);
  });

  it('at the start of a battle, in the step that is named', async () => {
    const words = ['--rules', 'rams-ironclads', '--scenario', DUEL, ...SHOT];
    const fire = await answer(...words, '--phase', 'firstFire');
    expect(fire.chances.length).toBeGreaterThan(1);
    expect(fire.chances.every(({ says }) => says.includes('General Bragg'))).toBe(true);
    const opening = await answer(...words);
    expect(opening.reason).toContain('It is turn 1, Orders for the move');
    expect((await odds(...words, '--phase', 'firstFir')).err).toContain('nearest known name "firstFire"');
  });

  it('at the end of a recorded game, or before', async () => {
    const game = ['--game', join(ROOT, 'tests/systems/portable/replays/driven-off.json')];
    expect((await answer(...game, ...SHOT)).offered).toBe(false);
    expect((await answer(...game, '--after', '0', ...SHOT)).offered).toBe(true);
    expect((await odds(...game, '--after', '7', ...SHOT)).err).toContain('--after: expected 0 to 6 commands, found 7');
  });

  it.each([
    [[...NAME, '--firer', 'uss_tyler', '--target', 'uss_queen_of_the_west'], 1, 'That is a friend.'],
    [[...NAME, '--command', '{"type":"ram","side":"union"}'], 1, 'This was not offered'],
    [
      [...NAME, '--firer', 'uss_tylr', '--target', 'css_general_bragg'],
      2,
      '--firer: expected a unit of this battle, found "uss_tylr" (nearest known name "uss_tyler"?)',
    ],
    [[...NAME, '--firer', 'uss_tyler'], 2, '--firer with --target'],
    [[...NAME, '--command', 'fire'], 2, '--command: expected JSON'],
    [
      ['--check', CHECKS, '--name', 'a side may hold it fire', ...SHOT],
      2,
      'nearest known name "a side may hold its fire"',
    ],
    [[...NAME, '--rules', 'portable', ...SHOT], 2, '--rules: expected beside --scenario only'],
    [['--scenario', 'memphis', '--after', '3', ...SHOT], 2, '--after: expected beside --check or --game only'],
    [['--scenario', 'memphis', '--name', 'x', ...SHOT], 2, '--name: expected beside --check only'],
    [[...NAME, '--command', '{}', '--firer', 'uss_tyler'], 2, '--firer: expected without --command only'],
    [SHOT, 2, 'expected one of --check, --game and --scenario'],
    [['--scenario', 'memphis', ...NAME, ...SHOT], 2, 'found 2'],
  ])('%j: exit status %i and the reason', async (words, status, message) => {
    const ran = await odds(...words);
    expect(ran.status).toBe(status);
    expect(ran.err).toContain(message);
    expect(ran.out).toBe('');
  });
});

describe('perft', () => {
  const perft = (...words: string[]): Promise<Ran> => inProcess(['perft', ...words], folder);

  it('counts as the tests do', async () => {
    const row = text(join(ROOT, 'tests/systems/portable/tree.perft'))
      .split('\n')
      .find(each => each.startsWith('memphis+60 '));
    const ran = await perft('--rules', 'portable', '--scenario', 'memphis', '--after', '60', '--depth', '3', '--json');
    const { nodes } = JSON.parse(ran.out) as { nodes: number[] };
    expect(`memphis+60 ${nodes.join(' ')}`).toBe(row);
  });

  it('shares the nodes out among the first commands', async () => {
    const ran = await perft('--scenario', DUEL, '--depth', '2', '--divide', '--json');
    const { nodes, commands } = JSON.parse(ran.out) as { nodes: number[]; commands: { nodes: number }[] };
    expect(commands).toHaveLength(nodes[0]!);
    expect(commands.reduce((sum, share) => sum + share.nodes, 0)).toBe(nodes[1]);
    expect((await perft('--scenario', DUEL, '--depth', '1')).out).toBe(`depth 1: ${nodes[0]}\n`);
  });
});
