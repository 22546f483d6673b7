/** Settings as a file, and the numbers behind the palettes: contrast of words, and sides apart to every kind of eye. */
import { describe, expect, it } from 'vitest';
import { mixed, PALETTES } from '../../../src/app/settings/keptLook.ts';
import { coloursOf, cssVariables, GROUNDS, type Look } from '../../../src/app/settings/palette.ts';
import {
  readSettings,
  SETTINGS_AT_FIRST,
  settingsText,
  soundSettings,
} from '../../../src/app/settings/settingsFile.ts';

type Rgb = [number, number, number];

/** 0 to 1, as light adds up. */
const linear = (colour: string): Rgb =>
  [1, 3, 5].map(at => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Rgb;

const luminance = (colour: string): number => {
  const [red, green, blue] = linear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** WCAG 2.2, 1 to 21. */
const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

/** What an eye without one kind of cone sees, on linear light (Machado, Oliveira and Fernandes 2009, severity 1). */
// prettier-ignore
const EYES: Readonly<Record<string, readonly Rgb[]>> = {
  'every cone':      [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  'no red cone':     [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  'no green cone':   [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  'no blue cone':    [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

/** CIE Lab under D65. */
const lab = ([red, green, blue]: Rgb): Rgb => {
  const bend = (part: number): number => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116);
  const x = bend((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
  const y = bend(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = bend((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};

/** How far two colours are apart to such an eye, in CIE 1976 steps: about 2 can just be told apart side by side. */
const apart = (one: string, other: string, eye: readonly Rgb[]): number => {
  const seen = (colour: string): Rgb => {
    const light = linear(colour);
    const parts = eye.map(row => row.reduce((sum, weight, index) => sum + weight * light[index]!, 0));
    return lab(parts.map(part => Math.min(1, Math.max(0, part))) as Rgb);
  };
  const [a, b] = [seen(one), seen(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};

const LOOKS: Look[] = PALETTES.flatMap(palette =>
  (Object.keys(GROUNDS) as (keyof typeof GROUNDS)[]).map(kind => ({ palette, contrast: kind })),
);

describe('palettes', () => {
  it.each(LOOKS)('words stand out: $palette, contrast $contrast', look => {
    const { table, paper, brass, danger, safe, sides } = coloursOf(look);
    const least = look.contrast === 'high' ? 7 : 4.5;
    const onTable = [
      table.text,
      table.quiet,
      brass.light,
      danger.light,
      safe.light,
      sides.union.light,
      sides.confederate.light,
    ];
    const onPaper = [
      paper.ink,
      paper.inkQuiet,
      brass.deep,
      danger.plain,
      safe.plain,
      sides.union.plain,
      sides.confederate.plain,
    ];
    for (const [colours, grounds] of [
      [onTable, [table.ground, table.raised]],
      [onPaper, [paper.card, paper.cardShade]],
    ] as const)
      for (const colour of colours)
        for (const ground of grounds)
          expect(contrast(colour, ground), `${colour} on ${ground}`).toBeGreaterThanOrEqual(least);
  });

  const between = (palette: Look['palette'], eye: string): number[] => {
    const { sides, danger, safe } = coloursOf({ palette, contrast: 'usual' });
    const pairs = [
      ...(['plain', 'light', 'deck'] as const).map(shade => [sides.union[shade], sides.confederate[shade]] as const),
      ...(['plain', 'light'] as const).map(shade => [danger[shade], safe[shade]] as const),
    ];
    return pairs.map(([one, other]) => apart(one, other, EYES[eye]!));
  };

  it.each([
    ['redGreen', 'no red cone'],
    ['redGreen', 'no green cone'],
    ['blueYellow', 'no blue cone'],
  ] as const)('%s keeps the sides, and danger and safety, far apart for an eye with %s', (palette, eye) => {
    for (const distance of between(palette, eye)) expect(distance).toBeGreaterThan(35);
    expect(Math.min(...between(palette, eye))).toBeGreaterThan(Math.min(...between('period', eye)));
  });

  it('every palette keeps the sides apart for the usual eye', () => {
    for (const palette of PALETTES)
      for (const distance of between(palette, 'every cone')) expect(distance).toBeGreaterThan(25);
  });

  it('all looks set the same custom properties', () => {
    const [first = {}, ...others] = LOOKS.map(look => cssVariables(look));
    expect(Object.keys(first)).toContain('--union-deck');
    for (const other of others) expect(Object.keys(other)).toEqual(Object.keys(first));
  });

  it('mixes two colours by hundredths', () => {
    expect(mixed('#000000', '#ffffff', 50)).toBe('#808080');
    expect(mixed('#102030', '#ffffff', 0)).toBe('#102030');
  });
});

describe('settings as a file', () => {
  const fileWith = (part: object): string =>
    JSON.stringify({ format: 'brownwater-settings', version: 1, settings: { ...SETTINGS_AT_FIRST, ...part } });

  it('come back as they went', () => {
    const own = { ...SETTINGS_AT_FIRST, palette: 'blueYellow', contrast: 'high', textSize: 145 } as const;
    expect(readSettings(settingsText(own))).toEqual({ ok: true, settings: own });
  });

  it('kept before there were palettes are sound, and take the first of each', () => {
    const { palette: _palette, contrast: _contrast, textSize: _textSize, ...old } = SETTINGS_AT_FIRST;
    expect(soundSettings({ ...old, numbers: true })).toEqual({ ...SETTINGS_AT_FIRST, numbers: true });
    expect(soundSettings({ ...old, numbers: 'yes' })).toEqual(SETTINGS_AT_FIRST);
  });

  it.each([
    ['{"format":', 'it is not JSON'],
    ['[]', 'format is missing'],
    [fileWith({ textSize: 400 }), 'settings.textSize: expected (100 | 115 | 130 | 145 | 160 | 180 | 200), found 400'],
    [fileWith({ palete: 'period' }), 'expected a setting, found "palete" (nearest known name "palette"?)'],
    [
      fileWith({ volumes: { guns: 80, ships: 60, signals: 101 } }),
      'settings.volumes.signals: expected <=100, found 101',
    ],
    [' '.repeat(20_001), 'it is too long'],
  ])('are refused with the place and what was expected: %#', (text, why) => {
    const read = readSettings(text);
    expect(read.ok ? '' : read.refusal).toContain(why);
  });
});
