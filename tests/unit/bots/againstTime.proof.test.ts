/** A side that wins nothing by waiting does not let time run out on it. */
import { expect, it } from 'vitest';
import { BOTS } from '../../../src/bots/index.ts';
import { matchNamed } from '../../helpers/scenarios.ts';
import { scoreOf } from '../../foils/play.ts';

it('a commodore who has eleven turns to sink Minnesota closes with her: he wins most of what captains win', () => {
  const { won } = scoreOf(
    matchNamed('portable', 'hampton-roads-2'),
    'confederate',
    BOTS.commodore!,
    'unplanned',
    4,
    'docs',
  );
  expect(won).toBeGreaterThanOrEqual(3);
});
