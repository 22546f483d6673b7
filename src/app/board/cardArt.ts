import type { CardView } from '../../system/desk/index.ts';
import type { Side } from '../../core/types.ts';
import { BRASS, DANGER, PAPER, SIDE_COLOURS } from '../settings/palette.ts';
import type { Paint } from './surface.ts';

type Context = CanvasRenderingContext2D;

/** Pixels of a card's texture; base pixels beside a ship; CSS pixels while it is turned over. */
const CARD_PIXELS = { width: 120, height: 168 } as const;
export const CARD_SIZE = { beside: { width: 15, height: 21 }, shown: { width: 70, height: 98 } } as const;

/** What stands on a card, as a word and signs. */
export type CardFace = Pick<CardView, 'word' | 'hexes' | 'turns' | 'fires'>;

const cardGround = (context: Context, fill: string, rule: string): void => {
  const { width, height } = CARD_PIXELS;
  context.beginPath();
  context.roundRect(3, 3, width - 6, height - 6, 11);
  context.fillStyle = fill;
  context.fill();
  context.lineWidth = 5;
  context.strokeStyle = PAPER.ink;
  context.stroke();
  context.beginPath();
  context.roundRect(11, 11, width - 22, height - 22, 6);
  context.lineWidth = 2.4;
  context.strokeStyle = rule;
  context.stroke();
};

const drawCardBack =
  (side: Side) =>
  (context: Context): void => {
    const { width, height } = CARD_PIXELS;
    cardGround(context, SIDE_COLOURS[side].plain, PAPER.card);
    context.save();
    context.beginPath();
    context.roundRect(16, 16, width - 32, height - 32, 3);
    context.clip();
    context.lineWidth = 1.6;
    context.strokeStyle = `${PAPER.card}88`;
    context.beginPath();
    for (let at = -height; at < width + height; at += 13) {
      context.moveTo(at, 0);
      context.lineTo(at + height, height);
      context.moveTo(at + height, 0);
      context.lineTo(at, height);
    }
    context.stroke();
    context.restore();
    // An anchor in a medallion.
    context.beginPath();
    context.arc(width / 2, height / 2, 29, 0, Math.PI * 2);
    context.fillStyle = PAPER.card;
    context.fill();
    context.save();
    context.translate(width / 2, height / 2);
    context.lineWidth = 5;
    context.lineCap = 'round';
    context.strokeStyle = SIDE_COLOURS[side].plain;
    context.beginPath();
    context.arc(0, -14, 4, 0, Math.PI * 2);
    context.moveTo(0, -10);
    context.lineTo(0, 17);
    context.moveTo(-9, -4);
    context.lineTo(9, -4);
    context.moveTo(-15, 6);
    context.quadraticCurveTo(-12, 17, 0, 18);
    context.quadraticCurveTo(12, 17, 15, 6);
    context.stroke();
    context.restore();
  };

/** Chevrons for hexes, one over another. */
const drawChevrons = (context: Context, x: number, y: number, count: number): void => {
  context.lineWidth = 8;
  context.strokeStyle = PAPER.ink;
  for (let chevron = 0; chevron < count; chevron++) {
    const top = y + (chevron - (count - 1) / 2) * 19 - 6;
    context.beginPath();
    context.moveTo(x - 20, top + 14);
    context.lineTo(x, top);
    context.lineTo(x + 20, top + 14);
    context.stroke();
  }
};

const drawTurn = (context: Context, x: number, y: number): void => {
  context.lineWidth = 7;
  context.strokeStyle = PAPER.ink;
  context.beginPath();
  context.arc(x, y, 18, Math.PI * 0.85, Math.PI * 2.05);
  context.stroke();
  context.beginPath();
  context.moveTo(x + 8, y - 2);
  context.lineTo(x + 19, y + 9);
  context.lineTo(x + 28, y - 5);
  context.stroke();
};

/** A burst at the muzzle. */
const drawBurst = (context: Context, x: number, y: number): void => {
  context.beginPath();
  for (let point = 0; point < 16; point++) {
    const far = point % 2 === 0 ? 25 : 11;
    context.lineTo(x + Math.cos((point * Math.PI) / 8) * far, y + Math.sin((point * Math.PI) / 8) * far);
  }
  context.closePath();
  context.fillStyle = DANGER.plain;
  context.fill();
  context.lineWidth = 2.5;
  context.strokeStyle = PAPER.ink;
  context.stroke();
};

const SERIF = '"Libre Caslon Text", Georgia, serif';
const WORD_SIZES = [24, 21, 18, 15, 13] as const;

const drawWord = (context: Context, word: string): void => {
  const { width } = CARD_PIXELS;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = PAPER.ink;
  for (const size of WORD_SIZES) {
    context.font = `700 ${size}px ${SERIF}`;
    if (context.measureText(word).width <= width - 28) break;
  }
  context.fillText(word, width / 2, 32);
  context.fillStyle = BRASS.plain;
  context.fillRect(28, 47, width - 56, 2.4);
};

const drawCardFace =
  ({ word, hexes, turns, fires }: CardFace) =>
  (context: Context): void => {
    const { width, height } = CARD_PIXELS;
    cardGround(context, PAPER.card, BRASS.plain);
    drawWord(context, word);
    context.lineCap = 'round';
    context.lineJoin = 'round';
    const signs: ((x: number, y: number) => void)[] = [];
    if (hexes > 0) signs.push((x, y) => drawChevrons(context, x, y, Math.min(3, hexes)));
    if (turns) signs.push((x, y) => drawTurn(context, x, y));
    if (fires) signs.push((x, y) => drawBurst(context, x, y));
    signs.forEach((draw, place) => {
      const room = (height - 66) / signs.length;
      draw(width / 2, 56 + room * (place + 0.5));
    });
  };

/** A title of several words, as many to a line as find room. */
const linesOf = (context: Context, title: string, room: number): string[] => {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && context.measureText(longer).width <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};
const TITLE = { size: 19, line: 27 } as const;

/** A card of which no more is told than its name: it stands in the middle, below a rule and above one. */
const drawTitled =
  (title: string) =>
  (context: Context): void => {
    const { width, height } = CARD_PIXELS;
    cardGround(context, PAPER.card, BRASS.plain);
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillStyle = PAPER.ink;
    context.font = `700 ${TITLE.size}px ${SERIF}`;
    const lines = linesOf(context, title, width - 30);
    const top = height / 2 - ((lines.length - 1) * TITLE.line) / 2;
    lines.forEach((line, place) => context.fillText(line, width / 2, top + place * TITLE.line, width - 26));
    context.fillStyle = BRASS.plain;
    const out = TITLE.line * 0.85;
    for (const y of [top - out, top + (lines.length - 1) * TITLE.line + out]) context.fillRect(28, y, width - 56, 2.4);
  };

/** The key of a card that says its name alone. */
export const cardTitled = (paint: Paint, title: string): string =>
  paint(`card/titled/${title}`, CARD_PIXELS.width, CARD_PIXELS.height, drawTitled(title));

/** The key of a card's back, painted when it is first needed. */
export const cardBack = (paint: Paint, side: Side): string =>
  paint(`card/back/${side}`, CARD_PIXELS.width, CARD_PIXELS.height, drawCardBack(side));

export const cardFace = (paint: Paint, face: CardFace): string => {
  const { word, hexes, turns, fires } = face;
  const key = `card/face/${word}/${hexes}/${turns}/${fires}`;
  return paint(key, CARD_PIXELS.width, CARD_PIXELS.height, drawCardFace(face));
};
