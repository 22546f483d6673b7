/** What a shot did is seen at the ship, also where nothing moves. */
import { describe, expect, it, vi } from 'vitest';
import { StagedActs, type Theatre } from '../../../src/app/board/acts.ts';

vi.mock('phaser', () => ({
  BlendModes: {},
  Display: {},
  Game: Object,
  Math: {},
  Renderer: {},
  Scale: {},
  Scene: Object,
}));

const told = async (speed: number, stands: boolean): Promise<string[]> => {
  const seen: string[] = [];
  const theatre = {
    fleet: { find: () => undefined },
    geometry: { centre: () => ({ x: 0, y: 0 }) },
    effects: {
      word: (_: unknown, text: string) => void seen.push(`${text} rises`),
      standing: (_: unknown, text: string) => void seen.push(`${text} stands`),
    },
    timeline: { speed, run: () => Promise.resolve() },
    calm: () => stands,
    stands: () => stands,
    scale: () => ({ zoom: 1, ratio: 1 }),
  } as unknown as Theatre;
  await new StagedActs(theatre).caption(303, '−2', 'damage', 'ivy');
  return seen;
};

describe('the word over a ship', () => {
  it('rises where things move, stands still where nothing is to move, and is left out where all is to be over at once', async () => {
    expect(await told(1, false)).toEqual(['−2 rises']);
    expect(await told(0, true)).toEqual(['−2 stands']);
    expect(await told(0, false)).toEqual([]);
  });
});
