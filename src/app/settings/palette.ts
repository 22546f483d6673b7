import { signal } from '@preact/signals';
import type { Side } from '../../core/types.ts';
import { keptLook, mixed, type PaletteName } from './keptLook.ts';

/** Every colour of the page, the chart and the ships. docs/design-language.md says what each is for. */

/** The table, the cards that lie on it, and the only accent. */
interface Ground {
  readonly table: {
    /** The table itself, near black. */
    readonly ground: string;
    /** A sheet lying on the table. */
    readonly raised: string;
    /** Edges and rules on the table. */
    readonly line: string;
    /** Words on the table. */
    readonly text: string;
    /** Lesser words on the table. */
    readonly quiet: string;
  };
  readonly paper: {
    readonly card: string;
    readonly cardShade: string;
    readonly ink: string;
    readonly inkQuiet: string;
  };
  /** What can be done now. */
  readonly brass: { readonly plain: string; readonly light: string; readonly deep: string };
}

/** Two strengths: for marks on paper, and for words on the dark table. */
interface Signal {
  readonly plain: string;
  readonly light: string;
}

/** The few colours that speak. */
interface Signals {
  readonly danger: Signal;
  readonly safe: Signal;
  /** On paper, on the dark table, and the band on a ship's deck. */
  readonly sides: Readonly<Record<Side, Signal & { readonly deck: string }>>;
}

/** Contrast of words on their own ground: 4.5 : 1 or more, 7 : 1 or more where it is high. */
export const GROUNDS: Readonly<Record<'usual' | 'high', Ground>> = {
  usual: {
    table: { ground: '#0f161d', raised: '#1a242e', line: '#34434f', text: '#efe6d0', quiet: '#a9b3b5' },
    paper: { card: '#f5ecd7', cardShade: '#e7d9b9', ink: '#1f2730', inkQuiet: '#5a5446' },
    brass: { plain: '#c99a3d', light: '#e7c272', deep: '#7c5a17' },
  },
  high: {
    table: { ground: '#000000', raised: '#0b1116', line: '#9fb0bc', text: '#ffffff', quiet: '#d5dde1' },
    paper: { card: '#ffffff', cardShade: '#f0ead9', ink: '#000000', inkQuiet: '#33312b' },
    brass: { plain: '#e0b04c', light: '#ffd77e', deep: '#5c4009' },
  },
};

/** Which eyes the speaking colours are for. */
const SIGNALS: Readonly<Record<PaletteName, Signals>> = {
  period: {
    danger: { plain: '#a52a22', light: '#ef8b7d' },
    safe: { plain: '#27654a', light: '#7fc79d' },
    sides: {
      union: { plain: '#1f3f77', light: '#8fb0e6', deck: '#2d5596' },
      confederate: { plain: '#6f4c22', light: '#cfb07a', deck: '#7b6a48' },
    },
  },
  // Blue against orange: apart to eyes that cannot tell red from green.
  redGreen: {
    danger: { plain: '#8f3600', light: '#ffa562' },
    safe: { plain: '#005a8c', light: '#74c0f2' },
    sides: {
      union: { plain: '#123a8c', light: '#8db4ff', deck: '#1d4fb4' },
      confederate: { plain: '#7a4a00', light: '#f2b84b', deck: '#b0761a' },
    },
  },
  // Teal against red: apart to eyes that cannot tell blue from yellow.
  blueYellow: {
    danger: { plain: '#a3142c', light: '#ff8f98' },
    safe: { plain: '#00605a', light: '#5ccfc4' },
    sides: {
      union: { plain: '#00545e', light: '#6fcbd6', deck: '#00707c' },
      confederate: { plain: '#8c2a2a', light: '#f0a196', deck: '#a34a44' },
    },
  },
};

/** The look that the player has chosen. */
export interface Look {
  readonly palette: PaletteName;
  readonly contrast: keyof typeof GROUNDS;
}

/** Deeper marks on paper and paler words on the table, where contrast is high: seven in ten of the way is theirs. */
const stronger = (signal: Signal): Signal => ({
  plain: mixed(signal.plain, '#000000', 30),
  light: mixed(signal.light, '#ffffff', 30),
});

const signalsOf = ({ palette, contrast }: Look): Signals => {
  const signals = SIGNALS[palette];
  if (contrast === 'usual') return signals;
  const { danger, safe, sides } = signals;
  return {
    danger: stronger(danger),
    safe: stronger(safe),
    sides: {
      union: { ...sides.union, ...stronger(sides.union) },
      confederate: { ...sides.confederate, ...stronger(sides.confederate) },
    },
  };
};

/** Every colour of a look but those of the chart, which are the same in all. */
export const coloursOf = (look: Look): Ground & Signals => ({ ...GROUNDS[look.contrast], ...signalsOf(look) });

type Colours = ReturnType<typeof coloursOf>;

const paintOf = (look: Look): { look: Look; colours: Colours } => ({ look, colours: coloursOf(look) });
const paint = signal(paintOf(keptLook()));

/** The look in which everything is painted now: the same object until another is chosen. */
export const paintedLook = (): Look => paint.value.look;

/** Paints in that look from now on; what has read a colour within an effect or a component does so again. */
export const paintIn = (look: Look): void => {
  const { palette, contrast } = paint.peek().look;
  if (look.palette !== palette || look.contrast !== contrast) paint.value = paintOf(look);
};

/** A group of colours, each as it is at the moment when it is read. */
const live = <K extends keyof Colours>(group: K): Colours[K] => {
  const shades = Object.keys(paint.peek().colours[group]) as (keyof Colours[K])[];
  const read = (shade: keyof Colours[K]) => ({ enumerable: true, get: () => paint.value.colours[group][shade] });
  return Object.defineProperties({}, Object.fromEntries(shades.map(shade => [shade, read(shade)]))) as Colours[K];
};

export const TABLE = live('table');
export const PAPER = live('paper');
export const BRASS = live('brass');
export const DANGER = live('danger');
export const SAFE = live('safe');
export const SIDE_COLOURS = live('sides');

/** The chart: land in paper, water in four flat tints from shoal to deep, all else in ink. */
export const CHART = {
  margin: '#efe4c9',
  land: '#e8dab6',
  landWash: '#c79f5f',
  marsh: '#dad6ad',
  sand: '#e3d5a9',
  levee: '#dcc9a0',
  town: '#d8b992',
  building: '#5d4234',
  field: '#9a8350',
  tree: '#c6c199',
  treeInk: '#474a34',
  /** From less than 6 feet to more than 20. */
  water: ['#d5dec9', '#bfd1c5', '#a6bfbc', '#8caab0'],
  contour: '#4d7076',
  coast: '#3a3228',
  ink: '#2a2620',
  sounding: '#31474f',
  hexLine: '#22313a',
  timber: '#b79a6b',
  blue: '#2f5565',
  /** The same letters by night, laid over the moonlight; what is round them in mist. */
  moonlit: '#f2e8cd',
  moonlitBlue: '#cfdcf2',
  nightBlue: '#1d2a52',
  mist: '#eef0ee',
} as const;

const kebab = (name: string): string => name.replace(/[A-Z]/gu, letter => `-${letter.toLowerCase()}`);

/** The page's palette as CSS custom properties: `--table-ground`, `--brass-light`, `--union-plain`... */
export const cssVariables = (look: Look = paintedLook()): Record<string, string> => {
  const { sides, ...colours } = coloursOf(look);
  const groups: Readonly<Record<string, object>> = { ...colours, ...sides };
  return Object.fromEntries(
    Object.entries(groups).flatMap(([group, shades]) =>
      Object.entries(shades as Readonly<Record<string, string>>).map(([name, colour]) => [
        `--${group}-${kebab(name)}`,
        colour,
      ]),
    ),
  );
};
