/** Smoke and flashes are painted when there is time or need, not while somebody waits for the chart. */
import type { Scene } from 'phaser';
import { expect, it, vi } from 'vitest';
import { Effects } from '../../../src/app/board/effects.ts';

vi.mock('phaser', () => ({
  BlendModes: {},
  Display: {},
  Game: Object,
  Math: {},
  Renderer: {},
  Scale: {},
  Scene: Object,
}));

it('paints nothing while the board is built, all of it once when it is asked to or the first ball flies', () => {
  const asked: string[] = [];
  const picture: unknown = new Proxy({}, { get: () => () => picture });
  const scene = {
    // As if everything had been painted before: only who asks is noted.
    textures: { exists: (key: string) => asked.push(key) > 0 },
    add: { image: () => picture },
  } as unknown as Scene;
  const effects = new Effects(scene, () => undefined);
  expect(asked).toEqual([]);
  effects.ball();
  const all = [...asked];
  expect(all).toEqual(expect.arrayContaining(['ball', 'flash', 'splash']));
  effects.makeReady();
  effects.ball();
  expect(asked).toEqual(all);
});
