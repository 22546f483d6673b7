/** The colours of a report by day and by lamplight: those of the game's own palette (docs/design-language.md), to which a test holds them. */

export interface ReportColours {
  ground: string;
  card: string;
  line: string;
  ink: string;
  quiet: string;
  accent: string;
  union: string;
  confederate: string;
  draw: string;
  safe: string;
  danger: string;
  afloat: string;
  land: string;
  water: string;
  shallow: string;
}

export const DAY: ReportColours = {
  ground: '#efe4c9',
  card: '#f5ecd7',
  line: '#e7d9b9',
  ink: '#1f2730',
  quiet: '#5a5446',
  accent: '#7c5a17',
  union: '#1f3f77',
  confederate: '#6f4c22',
  draw: '#8caab0',
  safe: '#27654a',
  danger: '#a52a22',
  afloat: '#bfd1c5',
  land: '#e8dab6',
  water: '#a6bfbc',
  shallow: '#d5dec9',
};

export const LAMPLIGHT: ReportColours = {
  ground: '#0f161d',
  card: '#1a242e',
  line: '#34434f',
  ink: '#efe6d0',
  quiet: '#a9b3b5',
  accent: '#e7c272',
  union: '#8fb0e6',
  confederate: '#cfb07a',
  draw: '#4d7076',
  safe: '#7fc79d',
  danger: '#ef8b7d',
  afloat: '#2f5565',
  land: '#34434f',
  water: '#0f161d',
  shallow: '#22313a',
};

/** `--ground: #efe4c9; ...` */
export const asProperties = (colours: ReportColours): string =>
  Object.entries(colours)
    .map(([name, colour]) => `--${name}: ${colour as string};`)
    .join(' ');
