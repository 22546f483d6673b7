import { HEX_WIDTH } from '../../chart/layout.ts';
import { CHART } from '../settings/palette.ts';
import { TITLE_SIZE } from './furniturePlaces.ts';
import { letter } from './lettering.ts';
import { touches } from './paperGrid.ts';
import { faded, line, type Context, type Pen } from './pen.ts';
import type { PreparedChart } from './prepare.ts';
import { languageTag, t, told } from '../../languages/language.ts';

/** 1862-06-06 as 6 June 1862. */
export const spelled = (date: string): string =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString(languageTag() === 'en' ? 'en-GB' : languageTag(), {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });

/** A rectangle whose corners are cut in. */
const notched = (context: Context, x: number, y: number, width: number, height: number, cut: number): void => {
  context.beginPath();
  context.moveTo(x + cut, y);
  context.lineTo(x + width - cut, y);
  context.arc(x + width, y, cut, Math.PI, Math.PI / 2, true);
  context.lineTo(x + width, y + height - cut);
  context.arc(x + width, y + height, cut, -Math.PI / 2, Math.PI, true);
  context.lineTo(x + cut, y + height);
  context.arc(x, y + height, cut, 0, -Math.PI / 2, true);
  context.lineTo(x, y + cut);
  context.arc(x, y, cut, Math.PI / 2, 0, true);
  context.closePath();
};

/** Yards of one part of the bar; a hex is a hundred. */
const yardsFor = (zoom: number): number => (zoom < 1.4 ? 100 : zoom < 2.4 ? 200 : 400);

/** The first part, left of the nought, in quarters. */
const scaleBar = (context: Context, x: number, y: number, zoom: number): void => {
  const yards = yardsFor(zoom);
  const unit = ((HEX_WIDTH / zoom) * yards) / 100;
  const units = zoom > 0.9 ? 4 : 3;
  const left = x - (unit * (units - 1)) / 2;
  context.lineWidth = 0.9;
  context.strokeStyle = CHART.ink;
  context.fillStyle = CHART.ink;
  for (let part = 0; part < units - 1; part++) {
    context.strokeRect(left + part * unit, y, unit, 5);
    if (part % 2 === 0) context.fillRect(left + part * unit, y, unit, 5);
  }
  for (let quarter = 0; quarter < 4; quarter++) {
    const at = left - unit + (quarter * unit) / 4;
    context.strokeRect(at, y, unit / 4, 5);
    if (quarter % 2 === 0) context.fillRect(at, y, unit / 4, 5);
  }
  for (let part = -1; part < units; part++) {
    letter(context, String(Math.abs(part) * yards), left + part * unit, y - 8, { size: 11, colour: CHART.ink });
  }
};

/** A title of two parts, "Roads: Monitor and Virginia", or a long one stands in two lines. */
export const headingOf = (title: string): readonly string[] => {
  const [first = '', ...rest] = title.split(/:\s+/u);
  if (rest.length > 0) return [first, rest.join(': ')];
  if (title.length <= 22) return [title];
  const words = title.split(' ');
  const breaks = words.map((_, index) => [words.slice(0, index).join(' '), words.slice(index).join(' ')] as const);
  const unevenness = ([upper, lower]: readonly [string, string]): number => Math.abs(upper.length - lower.length);
  return breaks.slice(1).sort((one, other) => unevenness(one) - unevenness(other))[0] ?? [title];
};

const paintHeading = (context: Context, title: string, x: number, room: number): void => {
  const lines = headingOf(title);
  const inParts = title.includes(': ');
  lines.forEach((words, index) => {
    const text = words.toUpperCase();
    const most = lines.length === 1 ? 38 : index === 0 ? 27 : inParts ? 17 : 27;
    const size = Math.min(most, room / (text.length * 0.84));
    const y = lines.length === 1 ? 44 : index === 0 ? 33 : 58;
    letter(context, text, x, y, { size, colour: CHART.ink, spacing: size * 0.1 });
  });
};

/** What is said of the bar. Of a chart that is drawn shorter than the ground it measures movement and fire, and no ground. */
export const scaleWords = (drawnShorter?: number): { readonly scale: string; readonly shorter: string } => {
  if (drawnShorter === undefined) return { scale: t`Scale of yards · Soundings in feet`, shorter: '' };
  const factor = drawnShorter.toLocaleString(languageTag());
  return {
    scale: t`Yards of movement and fire · Soundings in feet`,
    shorter: t`Ground drawn shorter: ${factor} yards in one`,
  };
};

const paintTitle = (context: Context, { subject, furniture }: PreparedChart): void => {
  const { box, scale } = furniture.title;
  const { width, height } = TITLE_SIZE;
  context.save();
  context.translate(box.x, box.y);
  context.scale(scale, scale);
  context.lineWidth = 1.6;
  context.strokeStyle = CHART.ink;
  notched(context, 0, 0, width, height, 16);
  context.fillStyle = CHART.margin;
  context.fill();
  context.stroke();
  context.lineWidth = 0.7;
  notched(context, 6, 6, width - 12, height - 12, 15);
  context.stroke();
  const middle = width / 2;
  paintHeading(context, told(subject.title), middle, width - 64);
  context.lineWidth = 0.8;
  context.beginPath();
  line(context, middle - 120, 73, middle - 10, 73);
  line(context, middle + 10, 73, middle + 120, 73);
  context.stroke();
  context.beginPath();
  context.fillStyle = CHART.ink;
  for (const [x, y] of [
    [0, -3.4],
    [5, 0],
    [0, 3.4],
    [-5, 0],
  ] as const)
    context.lineTo(middle + x, 73 + y);
  context.fill();
  if (subject.place) {
    const place = told(subject.place);
    const fitted = Math.min(17, (width - 50) / (place.length * 0.5));
    letter(context, place, middle, 95, { size: fitted, colour: CHART.ink, weight: 'italic' });
  }
  letter(context, spelled(subject.date), middle, 119, { size: 16, colour: CHART.ink });
  scaleBar(context, middle, 158, scale);
  const { scale: about, shorter } = scaleWords(subject.drawnShorter);
  letter(context, about, middle, shorter ? 177 : 180, { size: 12, colour: CHART.ink, weight: 'italic' });
  if (shorter) letter(context, shorter, middle, 191, { size: 11, colour: CHART.ink, weight: 'italic' });
  context.restore();
};

/** One of the rose's points, its left half light and its right half dark. */
const point = (context: Context, angle: number, length: number, waist: number, light: string, dark: string): void => {
  context.save();
  context.rotate(angle);
  for (const [side, colour] of [
    [-1, light],
    [1, dark],
  ] as const) {
    context.beginPath();
    context.moveTo(0, 0);
    context.lineTo(side * waist * 0.7071, -waist * 0.7071);
    context.lineTo(0, -length);
    context.closePath();
    context.fillStyle = colour;
    context.fill();
    context.stroke();
  }
  context.restore();
};

const paintDial = (context: Context, radius: number): void => {
  context.beginPath();
  for (const ring of [1, 0.965, 0.86, 0.44]) {
    context.moveTo(radius * ring, 0);
    context.arc(0, 0, radius * ring, 0, Math.PI * 2);
  }
  context.lineWidth = 0.8;
  context.stroke();
  context.beginPath();
  for (let degree = 0; degree < 360; degree += 5) {
    const angle = (degree * Math.PI) / 180;
    const inner = radius * (degree % 45 === 0 ? 0.86 : degree % 15 === 0 ? 0.9 : 0.935);
    line(
      context,
      Math.cos(angle) * inner,
      Math.sin(angle) * inner,
      Math.cos(angle) * radius * 0.965,
      Math.sin(angle) * radius * 0.965,
    );
  }
  context.lineWidth = 0.7;
  context.stroke();
};

/** Rotated so that its lily points to true north. */
const paintRose = (context: Context, { chart, furniture }: PreparedChart): void => {
  const { x, y, radius, onLand } = furniture.rose;
  const ink = CHART.ink;
  const light = onLand ? CHART.margin : faded(CHART.margin, 0.75);
  context.save();
  context.globalAlpha = onLand ? 1 : 0.55;
  context.translate(x, y);
  context.rotate((chart.north * Math.PI) / 180);
  context.strokeStyle = ink;
  context.lineJoin = 'miter';
  paintDial(context, radius);
  context.lineWidth = 0.7;
  const eighth = Math.PI / 4;
  for (let turn = 0; turn < 8; turn++) point(context, eighth * (turn + 0.5), radius * 0.58, radius * 0.13, light, ink);
  for (let turn = 0; turn < 4; turn++)
    point(context, eighth * (2 * turn + 1), radius * 0.74, radius * 0.17, light, ink);
  for (let turn = 0; turn < 4; turn++) point(context, eighth * 2 * turn, radius * 0.86, radius * 0.19, light, ink);
  lily(context, radius);
  context.restore();
  // The letter stands upright, whichever way north lies.
  const north = (chart.north * Math.PI) / 180;
  const far = radius * 1.23;
  letter(context, 'N', x + Math.sin(north) * far, y - Math.cos(north) * far, { size: radius * 0.19, colour: ink });
};

const lily = (context: Context, radius: number): void => {
  const unit = radius * 0.1;
  context.save();
  context.translate(0, -radius * 1.02);
  context.beginPath();
  context.moveTo(0, -unit * 1.5);
  context.quadraticCurveTo(unit * 0.9, -unit * 0.4, 0, unit * 0.5);
  context.quadraticCurveTo(-unit * 0.9, -unit * 0.4, 0, -unit * 1.5);
  for (const side of [-1, 1]) {
    context.moveTo(side * unit * 0.15, unit * 0.4);
    context.quadraticCurveTo(side * unit * 0.5, -unit * 0.9, side * unit * 1.3, -unit * 0.5);
    context.quadraticCurveTo(side * unit * 1.2, unit * 0.1, side * unit * 0.15, unit * 0.4);
  }
  context.fillStyle = CHART.ink;
  context.fill();
  context.restore();
};

export const paintFurniture = ({ context, region }: Pen, prepared: PreparedChart): void => {
  const { title, rose } = prepared.furniture;
  if (touches(region, title.box, 8)) paintTitle(context, prepared);
  const reach = rose.radius * 1.5;
  const box = { x: rose.x - reach, y: rose.y - reach, width: reach * 2, height: reach * 2 };
  if (touches(region, box)) paintRose(context, prepared);
};

/** Blank paper beyond the hexes, a double neat line, and a band of black and white hundreds of yards. */
export const paintMargin = ({ context, region }: Pen, { ground, paper }: PreparedChart): void => {
  const outside =
    region.x < 0 || region.y < 0 || region.x + region.width > ground.width || region.y + region.height > ground.height;
  if (!outside) return;
  context.fillStyle = CHART.margin;
  const { width, height } = ground;
  const far = -paper.x;
  context.fillRect(-far, -far, width + 2 * far, far);
  context.fillRect(-far, height, width + 2 * far, far);
  context.fillRect(-far, 0, far, height);
  context.fillRect(width, 0, far, height);
  context.strokeStyle = CHART.ink;
  context.fillStyle = CHART.ink;
  const frame = (gap: number, weight: number): void => {
    context.lineWidth = weight;
    context.strokeRect(-gap, -gap, width + 2 * gap, height + 2 * gap);
  };
  frame(0.5, 1.2);
  frame(8, 0.8);
  frame(15, 0.8);
  frame(21, 3);
  for (let at = 0; at < width; at += HEX_WIDTH * 2) {
    const long = Math.min(HEX_WIDTH, width - at);
    context.fillRect(at, -14, long, 5.4);
    context.fillRect(at, height + 8.6, long, 5.4);
  }
  for (let at = 0; at < height; at += HEX_WIDTH * 2) {
    const long = Math.min(HEX_WIDTH, height - at);
    context.fillRect(-14, at, 5.4, long);
    context.fillRect(width + 8.6, at, 5.4, long);
  }
};
