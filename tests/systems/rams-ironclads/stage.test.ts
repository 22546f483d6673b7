import { describe, expect, it } from 'vitest';
import type { ShownMarker } from '../../../src/system/stage.ts';
import { knots } from '../../../src/rules/shared/halfKnots.ts';
import { CRITICAL_WORDS, ringsOnIron } from '../../../src/rules/rams-ironclads/stage/gunnery.ts';
import { ramsStage } from '../../../src/rules/rams-ironclads/stage/index.ts';
import { markersOf } from '../../../src/rules/rams-ironclads/stage/movement.ts';
import type { Critical } from '../../../src/rules/rams-ironclads/types.ts';
import { staged } from '../../helpers/stage.ts';
import { RAMS as SAMPLE, type Told } from './samples.ts';

/** Told by ribbon, dice, panels and log alone; everything else must be seen on the board. */
const OFF_STAGE: readonly Told['type'][] = [
  ...(['turnBegan', 'phaseBegan', 'drawOffered', 'battleEnded', 'madeReady', 'mineTimed'] as const),
];

const opened = (held: readonly string[] = []) => staged<Told>(ramsStage, { held });

const tick = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

describe('the stage of Rams and Ironclads', () => {
  it.each(Object.values(SAMPLE))('plays $type to its end, on the board or not', async event => {
    const { calls, play } = opened();
    await play(event);
    expect(calls.length > 0).toBe(!OFF_STAGE.includes(event.type));
  });

  it('lets all ships steam at once, each one hex after another, and everything else wait for them', async () => {
    const { calls, ends, play, names } = opened(['moveShip']);
    await play(SAMPLE.shipMoved);
    await play({ ...SAMPLE.shipMoved, ship: 'b', from: 303, to: 403 });
    expect(calls).toEqual([
      ['moveShip', 'a', 202, 302, 0, true],
      ['moveShip', 'b', 303, 403, 0, true],
    ]);
    const next = play({ ...SAMPLE.shipMoved, from: 302, to: 402 });
    await tick();
    expect(names()).toHaveLength(2);
    ends[0]?.();
    await next;
    expect(calls[2]).toEqual(['moveShip', 'a', 302, 402, 0, true]);
    const turn = play({ ...SAMPLE.shipTurned });
    await tick();
    expect(names()).not.toContain('turnShip');
    for (const end of ends) end();
    await turn;
    expect(calls.at(-1)).toEqual(['turnShip', 'a', 0, 1]);
  });

  it('follows ships through a scene whose end is not shown yet', async () => {
    const { calls, play } = opened();
    for (const event of [SAMPLE.shipMoved, SAMPLE.shipTurned, SAMPLE.gunFired, SAMPLE.shipMoved]) await play(event);
    expect(calls.find(([name]) => name === 'fire')?.slice(1, 3)).toEqual([302, 303]);
    expect(calls.at(-1)).toEqual(['moveShip', 'a', 202, 302, 1, true]);
  });

  it('steams what is towed with the heading of the tow', async () => {
    const { calls, play } = opened();
    await play(SAMPLE.shipTowed);
    expect(calls).toEqual([['moveShip', 'b', 303, 202, 2, true]]);
  });

  it('says no more of a turn that is only begun than how far', async () => {
    const { names, words, play } = opened();
    await play({ ...SAMPLE.shipTurned, facing: 0, left: 30 });
    expect([names(), words()]).toEqual([['caption'], ['turning, 30°']]);
  });

  it('turns all markers over at once, with speed, way and helm', async () => {
    const { calls, play } = opened();
    await play(SAMPLE.plotsShown);
    await play({ type: 'plotsShown', plots: [] });
    const marker: ShownMarker = { unit: 'a', text: '3½ kn', way: 'ahead', helm: 'port', anchor: false };
    expect(calls).toEqual([['showMarkers', [marker]]]);
    const plot = SAMPLE.plotsShown.plots[0]!;
    const shown = markersOf([
      { ...plot, speed: -4, helm: 'straight' },
      { ...plot, speed: 0 },
      { ...plot, anchor: true },
    ]);
    expect(shown.map(({ way, text }) => [way, text])).toEqual([
      ['astern', '2 kn'],
      ['stopped', '0 kn'],
      ['stopped', ''],
    ]);
  });

  it('rings on iron what does no harm, and splashes beside wood', async () => {
    expect(ringsOnIron({ hit: false, armour: 9 })).toBe(true);
    expect(ringsOnIron({ hit: false, armour: 6 })).toBe(false);
    expect(ringsOnIron({ hit: true, armour: 9 })).toBe(false);
    const { calls, play, words } = opened();
    const miss = { ...SAMPLE.gunFired, hit: false };
    for (const event of [SAMPLE.gunFired, miss, { ...miss, target: 'fort', armour: 6 }]) await play(event);
    const shots = calls.filter(([name]) => name === 'fire').map(([, , , hits, , shot]) => [hits, shot]);
    expect(shots).toEqual([
      [1, { firer: 'a', target: 'b', aside: 0, brisk: false, gun: 0 }],
      [0, { firer: 'a', target: 'b', aside: 1, brisk: true, gun: 0 }],
      [0, { firer: 'a', target: 'fort', aside: 0, brisk: false, gun: 0 }],
    ]);
    expect(words()).toEqual(['hit']);
  });

  it('has a word of its own for every critical hit, and shows the worst', async () => {
    expect(new Set(Object.values(CRITICAL_WORDS)).size).toBe(Object.keys(CRITICAL_WORDS).length);
    const shownBy = async (effect: Critical): Promise<unknown> => {
      const { names, play } = opened();
      await play({ ...SAMPLE.criticalRolled, effect });
      return names()[0];
    };
    expect(await shownBy('magazine')).toBe('explode');
    expect(await shownBy('fire')).toBe('blaze');
    expect(await shownBy('boiler')).toBe('steamBursts');
    expect(await shownBy('steamPipes')).toBe('steamBursts');
    expect(await shownBy('steering')).toBe('splinter');
    expect(await shownBy('list')).toBe('caption');
  });

  it('tells a ship’s life in knots', async () => {
    const { words, play } = opened();
    await play(SAMPLE.knotsLost);
    await play({ ...SAMPLE.knotsLost, halves: 1, top: 0 });
    expect(words()).toEqual(['−1½ kn, 4½ kn left', '−½ kn, stopped']);
    expect([0, 1, 2, 7].map(knots)).toEqual(['0 kn', '½ kn', '1 kn', '3½ kn']);
  });

  it('settles before she sinks, and hauls down without a white flag', async () => {
    const { calls, play } = opened();
    for (const event of [SAMPLE.sinkingBegan, SAMPLE.shipAbandoned, SAMPLE.shipSunk]) await play(event);
    expect(calls.filter(([name]) => name !== 'caption')).toEqual([
      ['settle', 'b'],
      ['strike', 'b', false],
      ['sink', 'b', 303],
    ]);
  });

  it('passes and drops the hawser', async () => {
    const { calls, play } = opened();
    await play(SAMPLE.towPassed);
    await play(SAMPLE.towCast);
    expect(calls.filter(([name]) => name === 'tow')).toEqual([
      ['tow', 'a', 'b', true],
      ['tow', 'a', 'b', false],
    ]);
  });

  it('rams harder with a better score', async () => {
    const { calls, play } = opened();
    await play(SAMPLE.ramRolled);
    await play({ ...SAMPLE.ramRolled, total: 2 });
    expect(calls).toEqual([
      ['ram', 'a', 202, 303, 2],
      ['ram', 'a', 202, 303, 1],
    ]);
  });
});
