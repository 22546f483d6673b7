import { CHART } from '../settings/palette.ts';
import type { NameStyle, PlaceName } from './names.ts';
import { touches } from './paperGrid.ts';
import { faded, type Context, type Pen } from './pen.ts';
import type { PreparedChart } from './prepare.ts';

const SERIF = '"Libre Caslon Text", Georgia, "Times New Roman", serif';

export interface Letters {
  size: number;
  colour: string;
  font?: string;
  spacing?: number;
  halo?: string;
  weight?: 'bold' | 'italic' | 'normal';
}

/** Letters set one by one, since not every browser can space them. Centred on x; y is the middle of the capitals. */
export const letter = (context: Context, text: string, x: number, y: number, letters: Letters): void => {
  const { size, colour, font = SERIF, spacing = 0, halo, weight = 'normal' } = letters;
  context.font = `${weight === 'normal' ? '' : weight} ${size}px ${font}`;
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  context.lineJoin = 'round';
  const signs = Array.from(text);
  const widths = signs.map(sign => context.measureText(sign).width + spacing);
  const baseline = y + size * 0.34;
  const set = (draw: (sign: string, at: number) => void): void => {
    let at = x - (widths.reduce((sum, width) => sum + width, 0) - spacing) / 2;
    signs.forEach((sign, index) => {
      draw(sign, at);
      at += widths[index] ?? 0;
    });
  };
  if (halo) {
    context.strokeStyle = halo;
    context.lineWidth = size * 0.32;
    set((sign, at) => context.strokeText(sign, at, baseline));
  }
  context.fillStyle = colour;
  set((sign, at) => context.fillText(sign, at, baseline));
};

/** In what the words and figures of a chart are written. */
export interface Ink {
  names: Readonly<Record<NameStyle, string>>;
  /** Round a name; absent = the colour of the ground that it stands on. */
  halo?: string;
  sounding: string;
  /** Round every sounding; absent = round those on sand, whose dots would swallow them. */
  rim?: string;
}

export const DAY_INK: Ink = {
  names: { town: CHART.ink, land: CHART.ink, water: CHART.blue },
  sounding: faded(CHART.sounding, 0.85),
};

export const NIGHT_INK: Ink = {
  names: { town: CHART.moonlit, land: CHART.moonlit, water: CHART.moonlitBlue },
  halo: faded(CHART.nightBlue, 0.55),
  sounding: faded(CHART.moonlitBlue, 0.9),
  rim: faded(CHART.nightBlue, 0.6),
};

/** The same ink as by day, with the mist round it instead of the ground. */
export const MIST_INK: Ink = {
  names: { town: faded(CHART.ink, 0.72), land: faded(CHART.ink, 0.72), water: faded(CHART.blue, 0.85) },
  halo: faded(CHART.mist, 0.5),
  sounding: faded(CHART.sounding, 0.72),
  rim: faded(CHART.mist, 0.3),
};

const paintName = (context: Context, { text, x, y, size, style, spacing, halo }: PlaceName, ink: Ink): void =>
  letter(context, text, x, y, {
    size,
    spacing,
    colour: ink.names[style],
    halo: ink.halo ?? faded(halo, 0.9),
    weight: style === 'water' ? 'italic' : 'normal',
  });

export const paintNames = ({ context, region }: Pen, { names }: PreparedChart, ink: Ink): void => {
  for (const name of names) if (touches(region, name.box, 30)) paintName(context, name, ink);
};
