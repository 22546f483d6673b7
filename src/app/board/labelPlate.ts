import type { Sign, SignName } from '../../system/marks.ts';
import type { UnitTrack, UnitTracks } from '../../system/desk/index.ts';
import type { Side } from '../../core/types.ts';
import { PAPER } from '../settings/palette.ts';
import { HULL_BAR, SANS, SIDE_RING } from './look.ts';
import { drawGlyph } from './markGlyphs.ts';

/** What stands on a unit's label. */
export interface PlateFacts {
  name: string;
  side: Side;
  tracks: UnitTracks;
  signs: readonly (SignName | Sign)[];
}

/** CSS pixels. */
const FONT_SIZE = 12.5;
const PAD = 5;
const STRIPE = 4;
const GLYPH = 11;
const TEXT_HEIGHT = 16;
const BAR_HEIGHT = 4;
/** From one bar to the next. */
const BAR_STEP = BAR_HEIGHT + 2;
/** Room round the plate for its shadow. */
export const PLATE_MARGIN = 3;
/** Points up to which a hull bar shows each of them. */
const MOST_PIPS = 14;

const FONT = `600 ${FONT_SIZE}px ${SANS}`;

const measuring = ((): (() => CanvasRenderingContext2D | null) => {
  let context: CanvasRenderingContext2D | null | undefined;
  return () => (context ??= document.createElement('canvas').getContext('2d'));
})();

const textWidth = (text: string): number => {
  const context = measuring();
  if (!context) return text.length * 7;
  context.font = FONT;
  return context.measureText(text).width;
};

/** Size of a plate in CSS pixels, without its margin. */
export const plateSize = ({ name, signs, tracks }: PlateFacts): { width: number; height: number } => {
  return {
    width: Math.ceil(Math.max(46, STRIPE + PAD + textWidth(name) + signs.length * (GLYPH + 3) + PAD)),
    height: TEXT_HEIGHT + BAR_HEIGHT + (tracks.length - 1) * BAR_STEP + 5,
  };
};

const barColour = ({ left, full, critical }: UnitTrack): string => {
  const limit = critical ?? full / 3;
  if (left <= limit) return HULL_BAR.danger;
  return left <= limit + Math.max(1, full * 0.15) ? HULL_BAR.warned : HULL_BAR.safe;
};

/** A slim bar of points with a tick where the ship becomes critical. */
const drawBar = (context: CanvasRenderingContext2D, track: UnitTrack, x: number, y: number, width: number): void => {
  const full = Math.max(1, track.full);
  context.fillStyle = HULL_BAR.lost;
  context.fillRect(x, y, width, BAR_HEIGHT);
  context.fillStyle = barColour(track);
  context.fillRect(x, y, (width * track.left) / full, BAR_HEIGHT);
  context.fillStyle = PAPER.card;
  for (let point = 1; full <= MOST_PIPS && point < full; point++) {
    context.fillRect(x + (width * point) / full - 0.5, y, 1, BAR_HEIGHT);
  }
  if (track.critical === undefined || track.critical <= 0) return;
  const tick = x + (width * track.critical) / full;
  context.fillStyle = PAPER.ink;
  context.fillRect(tick - 0.75, y - 2, 1.5, BAR_HEIGHT + 3);
};

const drawStripe = (context: CanvasRenderingContext2D, side: Side, height: number): void => {
  context.fillStyle = SIDE_RING[side].line;
  context.fillRect(0, 0, STRIPE, height);
  if (side === 'union') return;
  // Broken, like her ring.
  context.fillStyle = PAPER.card;
  for (let y = 3; y < height; y += 6) context.fillRect(0, y, STRIPE, 2);
};

/** Draws a plate with its top left corner at the margin, in CSS pixels. */
export const drawPlate = (context: CanvasRenderingContext2D, facts: PlateFacts): void => {
  const { width, height } = plateSize(facts);
  context.translate(PLATE_MARGIN, PLATE_MARGIN);
  context.shadowColor = 'rgb(0 0 0 / 45%)';
  context.shadowBlur = 3;
  context.shadowOffsetY = 1;
  context.fillStyle = PAPER.card;
  context.beginPath();
  context.roundRect(0, 0, width, height, 2.5);
  context.fill();
  context.shadowColor = 'transparent';
  context.save();
  context.clip();
  drawStripe(context, facts.side, height);
  context.restore();
  context.font = FONT;
  context.textBaseline = 'alphabetic';
  context.fillStyle = SIDE_RING[facts.side].line;
  context.fillText(facts.name, STRIPE + PAD - 1, 13.5);
  facts.signs.forEach((sign, index, all) => {
    drawGlyph(context, sign, width - PAD - GLYPH / 2 - (all.length - 1 - index) * (GLYPH + 3), 9, GLYPH - 1);
  });
  facts.tracks.forEach((track, index) => {
    drawBar(context, track, STRIPE + 3, TEXT_HEIGHT + 2.5 + index * BAR_STEP, width - STRIPE - 6);
  });
};
