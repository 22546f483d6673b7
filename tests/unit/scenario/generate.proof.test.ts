/** Battles made from many seeds, under every system. */
import { describe, expect, it } from 'vitest';
import { matchOf, RULE_SETS } from '../../../src/rules/index.ts';
import { anySettings, makeBattle, readBattleCode } from '../../../src/scenario/generate/index.ts';
import { triedBattles } from '../../../src/sim/made.ts';
import { playGame, seatsFor } from '../../../src/trials/game.ts';

const SEEDS = 6;

describe('a made battle', () => {
  it.each(RULE_SETS.map(rules => [rules.id, rules] as const))(
    `is sound, comes back from its file and can be played under %s (${SEEDS} seeds)`,
    (_, rules) => {
      const tried = triedBattles(
        rules,
        index => anySettings(`npm-test.${index}`, true),
        SEEDS,
        () => undefined,
      );
      expect(tried.failures).toEqual([]);
      expect(tried.commands).toBeGreaterThan(SEEDS);
    },
  );

  it.each(RULE_SETS.map(rules => [rules.id, rules] as const))(
    'is played to its end under %s by commanders who go by orders made up from its objectives',
    (_, rules) => {
      const read = readBattleCode('river-16x12-p80.bars.forts.current-orders');
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      const match = matchOf(rules, makeBattle(read.settings, RULE_SETS));
      const game = playGame(match, seatsFor({ union: 'defender', confederate: 'defender' }, 'orders'), 'orders');
      expect(game.state.outcome).not.toBeNull();
    },
  );

  it('is sound with all at once that can be dealt: mines, assets, reserves, fields, drifters and tows', () => {
    const kinds = ['river', 'estuary', 'sea'];
    for (const [index, rules] of RULE_SETS.entries()) {
      const kind = kinds[index % kinds.length]!;
      const read = readBattleCode(`${kind}-24x16-p250.mines.assets.reserve.fields.adrift.tows.any-${index}`);
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      const tried = triedBattles(
        rules,
        () => read.settings,
        1,
        () => undefined,
      );
      expect(tried.failures).toEqual([]);
      expect(tried.commands).toBeGreaterThan(0);
    }
  });
});
