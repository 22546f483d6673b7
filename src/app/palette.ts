/** Every colour of the page, the chart and the ships. docs/design-language.md says what each is for. */

/** The table, the cards that lie on it, and the few colours that speak. Contrast on its own ground is 4.5 : 1 or more for all text. */
export const TABLE = {
  /** The table itself, near black. */
  ground: '#0f161d',
  /** A sheet lying on the table. */
  raised: '#1a242e',
  /** Edges and rules on the table. */
  line: '#34434f',
  /** Words on the table. */
  text: '#efe6d0',
  /** Lesser words on the table. */
  quiet: '#a9b3b5',
} as const;

export const PAPER = {
  card: '#f5ecd7',
  cardShade: '#e7d9b9',
  ink: '#1f2730',
  inkQuiet: '#5a5446',
} as const;

/** What can be done now. The only accent. */
export const BRASS = { plain: '#c99a3d', light: '#e7c272', deep: '#7c5a17' } as const;
/** Each in two strengths: for marks on paper, and for words on the dark table. */
export const DANGER = { plain: '#a52a22', light: '#ef8b7d' } as const;
export const SAFE = { plain: '#27654a', light: '#7fc79d' } as const;

/** Colours of the sides: on paper, on the dark table, and the band on a ship's deck. */
export const SIDE_COLOURS = {
  union: { plain: '#1f3f77', light: '#8fb0e6', deck: '#2d5596' },
  confederate: { plain: '#6f4c22', light: '#cfb07a', deck: '#7b6a48' },
} as const;

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
} as const;

const kebab = (name: string): string => name.replace(/[A-Z]/gu, letter => `-${letter.toLowerCase()}`);

/** The page's palette as CSS custom properties: `--table-ground`, `--brass-light`, `--union-plain`... */
export const cssVariables = (): Record<string, string> => {
  const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    table: TABLE,
    paper: PAPER,
    brass: BRASS,
    danger: DANGER,
    safe: SAFE,
    union: SIDE_COLOURS.union,
    confederate: SIDE_COLOURS.confederate,
  };
  return Object.fromEntries(
    Object.entries(groups).flatMap(([group, colours]) =>
      Object.entries(colours).map(([name, colour]) => [`--${group}-${kebab(name)}`, colour]),
    ),
  );
};
