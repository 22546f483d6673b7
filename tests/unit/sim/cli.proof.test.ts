/** The command on several threads. */
import { describe, expect, it } from 'vitest';
import { brownwater, inProcess } from '../../helpers/commandLine.ts';

const MATCH = ['match', '--rules', 'portable', '--scenario', 'memphis', '--union', 'random', '--confederate', 'random'];

interface MatchDocument {
  commands: number;
  seconds: number;
}

describe('brownwater match', () => {
  it('says the same for the same seed but for the seconds, however many threads', async () => {
    const words = [...MATCH, '--games', '60', '--seed', 'x', '--json'];
    const [one, other] = [await inProcess(words), await brownwater([...words, '--jobs', '2'])];
    const [first, second] = [one, other].map(ran => ({ ...(JSON.parse(ran.out) as MatchDocument), seconds: 0 }));
    expect(first).toEqual(second);
    const elsewhere = JSON.parse((await inProcess([...words.slice(0, -2), 'y', '--json'])).out) as MatchDocument;
    expect(elsewhere.commands).not.toBe(first?.commands);
  });
});

describe('brownwater fuzz', () => {
  it('prints games, commands, failures and coverage', async () => {
    const ran = await brownwater([
      'fuzz',
      '--rules',
      'portable',
      '--games',
      '8',
      '--seed',
      '3',
      '--jobs',
      '2',
      '--json',
    ]);
    expect(ran.status).toBe(0);
    const document = JSON.parse(ran.out) as { games: number; failures: number; coverage: Record<string, number> };
    expect(Object.keys(document)).toEqual(['games', 'commands', 'failures', 'coverage']);
    expect(document.games).toBe(8);
    expect(document.failures).toBe(0);
    expect(document.coverage['command aim']).toBeGreaterThan(0);
  });
});
