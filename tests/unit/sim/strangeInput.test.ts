/** What nobody writes by hand, given to the command: each is refused at once, in one sentence that can be read. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRecorded } from '../../../src/sim/recorded.ts';
import { BadInput } from '../../../src/sim/files.ts';
import { toGameFile } from '../../../src/trials/gameFile.ts';
import { inProcess } from '../../helpers/commandLine.ts';
import { playedGame } from '../../helpers/playedGame.ts';

const LONGEST_SENTENCE = 300;
/** Milliseconds of work, which a busy machine does not add to. */
const LONGEST_READING = 2000;
const BRACKETS = 50_000;
const LEVELS = 100_000;
const TEXT = 60_000_000;

const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'brownwater-strange-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** The sentence with which the command refuses this, without the name of a folder in it. */
const refusal = async (...words: string[]): Promise<string> => {
  const began = process.cpuUsage().user;
  const { status, out, err } = await inProcess(words, folder);
  expect((process.cpuUsage().user - began) / 1000).toBeLessThan(LONGEST_READING);
  expect([status, out]).toEqual([2, '']);
  const sentences = err.replaceAll(`${folder}/`, '').trimEnd().split('\n');
  expect(sentences).toHaveLength(1);
  expect(sentences[0]!.length).toBeLessThanOrEqual(LONGEST_SENTENCE);
  return sentences[0]!;
};

const odds = (command: string): Promise<string> =>
  refusal('odds', '--rules', 'portable', '--scenario', 'first-command', '--command', command);

describe('a command for odds', () => {
  it('of so many brackets that none is closed is refused', async () => {
    for (const bracket of ['[', '{', '{"a":', '(', '"'])
      expect(await odds(bracket.repeat(BRACKETS))).toMatch(/^--command: expected JSON, found /);
    expect(await odds(deep(BRACKETS))).toMatch(/^--command: expected JSON, found /);
  });

  it('in which something is nested deeper than anybody reads is refused', async () => {
    const command = `{"type": "advance", "side": "union", "ship": ${deep(LEVELS)}}`;
    expect(await odds(command)).toMatch(/^--command: expected JSON, found /);
  });
});

describe('a recorded game', () => {
  const file = toGameFile(playedGame('portable', 'duel', 'strange'), '0', '2026-03-04T05:06:07.000Z');
  const [first, ...others] = file.commands;

  it.each([
    ['in one command of which something is nested deeper than anybody reads', deep(LEVELS)],
    ['in one command of which stands a text of 60 MB', `"${'x'.repeat(TEXT)}"`],
  ])('%s is refused', async (_, inside) => {
    const text = JSON.stringify({ ...file, commands: [{ ...first, more: 'HERE' }, ...others] });
    writeFileSync(join(folder, 'odd.json'), text.replace('"HERE"', inside));
    expect(() => readRecorded(join(folder, 'odd.json'), undefined)).toThrow(BadInput);
    for (const words of [
      ['odds', '--game', './odd.json'],
      ['replay', './odd.json'],
    ])
      expect(await refusal(...words)).toMatch(/^odd\.json: /);
  });
});

describe('a text of 60 MB', () => {
  const inside = `"${'x'.repeat(TEXT)}"`;
  const files = {
    'battle.json': `{"format": 1, "id": ${inside}}`,
    'checks.json': `{"rules": "portable", "scenario": ${inside}, "checks": []}`,
    'games.jsonl': `{"format": ${inside}}\n`,
    'map.tmj': `{"type": ${inside}}`,
  };

  it.each([
    ['lint', 'battle.json', ['lint', './battle.json']],
    ['match', 'battle.json', ['match', '--scenario', './battle.json', '--games', '1']],
    ['check', 'checks.json', ['check', './checks.json']],
    ['merge', 'games.jsonl', ['merge', './games.jsonl']],
    ['report', 'games.jsonl', ['report', './games.jsonl']],
    ['tiled import', 'map.tmj', ['tiled', 'import', './map.tmj', '--out', 'mine.json']],
  ] as const)('is refused by %s', async (_, name, words) => {
    writeFileSync(join(folder, name), files[name]);
    expect(await refusal(...words)).toMatch(new RegExp(`^(--scenario: )?${name}: .*(expected|at most)`));
  });
});
