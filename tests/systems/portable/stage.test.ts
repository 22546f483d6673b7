/** The portable rules on the board. */
import { describe, expect, it } from 'vitest';
import type { OnBoard } from '../../../src/system/stage.ts';
import { staged } from '../../helpers/stage.ts';
import { portableStage } from '../../../src/rules/portable/stage/index.ts';
import { PORTABLE as SAMPLE, type Told } from './samples.ts';

describe('the stage of the portable rules', () => {
  const opened = (units: Partial<OnBoard> = {}) => staged<Told>(portableStage, units);

  it('plays every event to its end', async () => {
    const { play } = opened();
    for (const event of Object.values(SAMPLE)) await expect(play(event)).resolves.toBeUndefined();
  });

  it('shows shots, losses and sinkings in the board’s words', async () => {
    const { calls, play } = opened();
    await play(SAMPLE.shotFired);
    await play(SAMPLE.pointsLost);
    await play(SAMPLE.shipSunk);
    expect(calls).toEqual([
      ['fire', 202, 303, 1, 'union', { firer: 'a', target: 'b', aside: 0, brisk: false }],
      ['caption', 303, '−2', 'damage', 'b'],
      ['explode', 303],
      ['sink', 'b', 303],
      ['caption', 303, 'sunk', 'damage'],
    ]);
  });

  it('follows a ship through a scene whose end is not shown yet', async () => {
    const { calls, play } = opened();
    await play(SAMPLE.shipTurned);
    await play(SAMPLE.shipMoved);
    await play(SAMPLE.shotFired);
    expect(calls).toEqual([
      ['turnShip', 'a', 0, 1],
      ['moveShip', 'a', 202, 302, 1],
      ['fire', 302, 303, 1, 'union', { firer: 'a', target: 'b', aside: 0, brisk: false }],
    ]);
  });

  it('says nothing over units beside the chart, and moves nobody over the rim', async () => {
    const { calls, play } = opened({ at: () => 0 });
    await play(SAMPLE.pointsLost);
    await play({ ...SAMPLE.driftRolled, to: 0 });
    expect(calls).toEqual([]);
  });
});
