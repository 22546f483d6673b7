import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { KERNEL_ENDINGS } from '../../src/core/engine.ts';
import { replay } from '../../src/core/replay.ts';
import { RULE_SETS } from '../../src/rules/index.ts';
import { matchOfRecord, MET, type RecordedGame } from './recorded.ts';

const folder = (rules: string): URL => new URL(`./${rules}/replays/`, import.meta.url);
const read = (rules: string, file: string): RecordedGame =>
  JSON.parse(readFileSync(new URL(file, folder(rules)), 'utf8')) as RecordedGame;

describe.each(RULE_SETS.map(rules => [rules.id, rules] as const))('recorded games of %s', (id, rules) => {
  const files = readdirSync(folder(id));

  it('there is one for each way a battle can end', () => {
    const causes = files
      .filter(file => !file.startsWith(MET))
      .map(file => read(id, file).outcome.cause)
      .sort();
    expect(causes).toEqual([...Object.keys(rules.endings), ...Object.keys(KERNEL_ENDINGS)].sort());
  });

  it.each(files)('%s: played again on both roads, turn for turn', file => {
    const game = read(id, file);
    const match = matchOfRecord(game);
    const inPlace = replay(match, game);
    const produced = replay(match, game, 'produce');
    expect(inPlace.hashes).toEqual(game.hashes);
    expect(inPlace.state.outcome).toEqual(game.outcome);
    expect(inPlace.state.turn).toBe(game.turns);
    expect(produced.state).toEqual(inPlace.state);
    expect(produced.events).toEqual(inPlace.events);
    expect(produced.hashes).toEqual(game.hashes);
  });
});
