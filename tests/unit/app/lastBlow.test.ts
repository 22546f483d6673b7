/** The end of a battle tells of the blow that ended it, to whom it was dealt and by whom. */
import { describe, expect, it } from 'vitest';
import { RULE_SETS } from '../../../src/rules/index.ts';
import { situationOf } from '../../../src/core/engine.ts';
import { enemyOf } from '../../../src/core/types.ts';
import { endInWords, lastBlowOf, lossesOf, type LastBlow } from '../../../src/app/table/report.ts';
import { newestState } from '../../../src/trials/gameFile.ts';
import { playedGame } from '../../helpers/playedGame.ts';

const BLOW: LastBlow = { name: 'Conestoga', fate: 'sunk', by: 'Ivy', turn: 4, words: [], from: 1, to: 2 };

describe('the end in words', () => {
  it('is told to who played alone as his, to others by the side', () => {
    expect(endInWords('confederate', 'union', BLOW)).toBe('You lost: Conestoga, sunk by Ivy in turn 4');
    expect(endInWords('union', 'union', { ...BLOW, by: null })).toBe('You won: Conestoga, sunk in turn 4');
    expect(endInWords('union', null, BLOW)).toBe('Union victory: Conestoga, sunk by Ivy in turn 4');
    expect(endInWords('union', null, null)).toBe('Union victory');
    expect(endInWords('draw', 'union', null)).toBe('The battle is drawn');
  });
});

describe('the last blow', () => {
  const games = RULE_SETS.flatMap(({ id }) =>
    ['one', 'two', 'three'].map(seed => playedGame(id, 'brawl', seed, { union: 'captain', confederate: 'captain' })),
  );
  const blows = games.map(played => lastBlowOf(played));

  it('is one that the losing side did not survive, in the last turn, and was seen', () => {
    games.forEach((played, place) => {
      const [blow, last] = [blows[place], newestState(played)];
      if (!blow || !last.outcome || last.outcome.winner === 'draw') return;
      const { match } = played.setup;
      const units = match.rules.desk.units(situationOf(match, last));
      const lost = lossesOf(match.rules, units, enemyOf(last.outcome.winner)).map(({ name }) => name);
      expect(lost).toContain(blow.name);
      expect(blow.by).not.toBe(blow.name);
      expect(blow.turn).toBe(last.turn);
      expect(blow.from).toBeLessThan(blow.to);
      expect(blow.to).toBeLessThanOrEqual(played.entries.length);
      expect(blow.words.join('')).toContain(blow.name);
    });
  });

  it('is found where battles end by one, with who dealt it', () => {
    const found = blows.filter(blow => blow !== null);
    expect(found.length).toBeGreaterThan(3);
    expect(found.some(({ by }) => by !== null)).toBe(true);
  });
});
