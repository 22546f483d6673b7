/** Words over the chart: none covers another, equal ones are one, and a place has no more than a few. */
import type { Scene } from 'phaser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Captions } from '../../../src/app/board/captions.ts';
import type { Box } from '../../../src/app/board/geometry.ts';
import { PicturePool } from '../../../src/app/board/picturePool.ts';
import { WORD_RISES, WORD_ROW } from '../../../src/app/board/wordRows.ts';

vi.mock('phaser', () => ({
  BlendModes: {},
  Display: {},
  Game: Object,
  Math: {},
  Renderer: {},
  Scale: {},
  Scene: Object,
}));

const PER_LETTER = 9;
const written = new Map<string, string>();
vi.mock('../../../src/app/board/effectTextures.ts', () => ({
  paintWord: (_: unknown, key: string, text: string) => {
    written.set(key, text);
    return text.length * PER_LETTER;
  },
}));

/** As much of a picture as words need: it can be asked afterwards what it shows and where. */
const pictureOf = () => {
  const seen = { key: '', x: 0, y: 0, alpha: 1, visible: true };
  const picture: Record<string, unknown> = {
    seen,
    setTexture: (key: string) => ((seen.key = key), picture),
    setPosition: (x: number, y: number) => (Object.assign(seen, { x, y }), picture),
    setAlpha: (alpha: number) => ((seen.alpha = alpha), picture),
    setVisible: (visible: boolean) => ((seen.visible = visible), picture),
  };
  for (const each of ['setDepth', 'setScale', 'setRotation', 'setOrigin', 'setBlendMode', 'destroy'])
    picture[each] = () => picture;
  return { picture, seen };
};

const stage = (names: readonly Box[] = []) => {
  written.clear();
  const all: ReturnType<typeof pictureOf>[] = [];
  const scene = {
    add: { image: () => (all.push(pictureOf()), all.at(-1)!.picture) },
    textures: { remove: (key: string) => written.delete(key) },
  } as unknown as Scene;
  const captions = new Captions(
    scene,
    new PicturePool(scene),
    () => undefined,
    () => names,
  );
  /** What can be read now, and the box of its letters on the screen. */
  const read = (zoom = 1): { text: string; box: Box }[] =>
    all
      .filter(({ seen }) => seen.visible && seen.alpha > 0 && written.has(seen.key))
      .map(({ seen }) => {
        const text = written.get(seen.key)!;
        const width = text.length * PER_LETTER;
        const height = WORD_ROW - WORD_RISES;
        return { text, box: { x: seen.x * zoom - width / 2, y: seen.y * zoom - height / 2, width, height } };
      });
  return { captions, read };
};

const covered = (words: readonly { text: string; box: Box }[]): string[] =>
  words.flatMap(({ text, box }, at) =>
    words
      .slice(at + 1)
      .filter(
        ({ box: other }) =>
          box.x < other.x + other.width - 0.01 &&
          other.x < box.x + box.width - 0.01 &&
          box.y < other.y + other.height - 0.01 &&
          other.y < box.y + box.height - 0.01,
      )
      .map(other => `${text} / ${other.text}`),
  );

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each([
  ['that rise', false],
  ['that stand', true],
])('words %s', (_, stands) => {
  it('never cover one another, at one place or side by side, whenever they come and at any zoom', () => {
    const { captions, read } = stage();
    const says = ['-2', 'steering gone', 'funnel gone', 'on fire', 'nobody is hurt by it', 'a gun is lost'];
    const zoomOf = (step: number): number => 1 + (step % 3) * 0.4;
    let most = 0;
    for (let step = 0; step < 40; step++) {
      const at = { x: (step * 37) % 150, y: ((step * 53) % 4) * 24 };
      captions.say(at, says[step % says.length]!, 'black', { zoom: 1, ratio: 2 }, stands);
      captions.zoomed(zoomOf(step));
      for (let moment = 0; moment < 4; moment++) {
        vi.advanceTimersByTime(25);
        captions.tick(performance.now());
        expect(covered(read(zoomOf(step)))).toEqual([]);
        most = Math.max(most, read(zoomOf(step)).length);
      }
      captions.zoomed(1);
    }
    expect(most).toBeGreaterThan(4);
  });

  it('are one where they say the same of one place, and no more than four there', () => {
    const { captions, read } = stage();
    const here = { x: 100, y: 100 };
    const say = (text: string, at = here): void => captions.say(at, text, 'black', { zoom: 1, ratio: 1 }, stands);
    for (const text of ['missed', 'missed', '-1', 'missed']) say(text);
    say('missed', { x: 400, y: 100 });
    expect(read().map(({ text }) => text)).toEqual(['3 × missed', '-1', 'missed']);
    for (const text of ['a', 'b', 'c']) say(text);
    expect(
      read()
        .map(({ text }) => text)
        .sort(),
    ).toEqual(['-1', 'a', 'b', 'c', 'missed']);
  });

  it('leave names free, and go when their time is over', () => {
    const plate = { x: 50, y: 48, width: 100, height: 20 };
    const { captions, read } = stage([plate]);
    captions.say({ x: 100, y: 100 }, 'missed', 'black', { zoom: 1, ratio: 1 }, stands);
    const [word] = read();
    expect(word!.box.y + word!.box.height).toBeLessThanOrEqual(plate.y);
    vi.advanceTimersByTime(5000);
    captions.tick(performance.now());
    expect(read()).toEqual([]);
  });
});
