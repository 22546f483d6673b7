import { CHART } from '../settings/palette.ts';
import type { PlaceName } from './names.ts';
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

const COLOUR = { town: CHART.ink, land: CHART.ink, water: CHART.blue } as const;

const paintName = (context: Context, { text, x, y, size, style, spacing, halo }: PlaceName): void =>
  letter(context, text, x, y, {
    size,
    spacing,
    colour: COLOUR[style],
    halo: faded(halo, 0.9),
    weight: style === 'water' ? 'italic' : 'normal',
  });

export const paintNames = ({ context, region }: Pen, { names }: PreparedChart): void => {
  for (const name of names) if (touches(region, name.box, 30)) paintName(context, name);
};
