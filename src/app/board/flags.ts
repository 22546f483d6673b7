import type { Side } from '../../core/types.ts';

type Context = CanvasRenderingContext2D;

/** Pixels of an ensign's texture; two to one. */
export const FLAG_PIXELS = { width: 128, height: 64 } as const;
/** Base pixels of an ensign on the board. */
export const FLAG_SIZE = { width: 15, height: 7.5 } as const;

const FIELD = { left: 12, top: 6, width: 110, height: 52 } as const;
const RED = '#b5342c';
const BLUE = '#22396b';
const WHITE = '#f6efdf';

const star = (context: Context, x: number, y: number, radius: number): void => {
  context.beginPath();
  for (let point = 0; point < 10; point++) {
    const far = point % 2 === 0 ? radius : radius * 0.42;
    const angle = (point * Math.PI) / 5 - Math.PI / 2;
    context.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far);
  }
  context.closePath();
  context.fill();
};

const bars = (context: Context, count: number): void => {
  const { left, top, width, height } = FIELD;
  for (let bar = 0; bar < count; bar++) {
    context.fillStyle = bar % 2 === 0 ? RED : WHITE;
    context.fillRect(left, top + (bar * height) / count, width, height / count + 0.5);
  }
};

const canton = (context: Context, share: number, paintStars: (middleX: number, middleY: number) => void): void => {
  const { left, top, width, height } = FIELD;
  context.fillStyle = BLUE;
  context.fillRect(left, top, width * 0.42, height * share);
  context.fillStyle = WHITE;
  paintStars(left + width * 0.21, top + (height * share) / 2);
};

/** The ensigns of 1861: the Stars and Stripes, and the Stars and Bars. Simplified to what can be seen at 15 pixels. */
export const drawFlag = (context: Context, side: Side): void => {
  const { left, top, width, height } = FIELD;
  context.shadowColor = 'rgb(0 0 0 / 50%)';
  context.shadowBlur = 5;
  context.fillStyle = WHITE;
  context.fillRect(left, top, width, height);
  context.shadowColor = 'transparent';
  if (side === 'union') {
    bars(context, 7);
    canton(context, 4 / 7, (x, y) => {
      for (const [dx, dy] of [
        [-13, -7],
        [0, -7],
        [13, -7],
        [-13, 7],
        [0, 7],
        [13, 7],
      ] as const)
        star(context, x + dx, y + dy, 5);
    });
  } else {
    bars(context, 3);
    canton(context, 2 / 3, (x, y) => {
      for (let index = 0; index < 7; index++) {
        const angle = (index * Math.PI * 2) / 7 - Math.PI / 2;
        star(context, x + Math.cos(angle) * 11.5, y + Math.sin(angle) * 11.5, 4);
      }
    });
  }
  context.lineWidth = 2.5;
  context.strokeStyle = '#1b2128';
  context.strokeRect(left, top, width, height);
  context.lineWidth = 4;
  context.beginPath();
  context.moveTo(left, 2);
  context.lineTo(left, 62);
  context.stroke();
};

/** A sheet of white on the staff: she has struck. */
export const drawWhiteFlag = (context: Context): void => {
  const { left, top, width, height } = FIELD;
  context.shadowColor = 'rgb(0 0 0 / 50%)';
  context.shadowBlur = 5;
  context.beginPath();
  context.moveTo(left, top);
  context.bezierCurveTo(left + width * 0.35, top + 12, left + width * 0.6, top - 10, left + width, top + 6);
  context.lineTo(left + width * 0.96, top + height + 2);
  context.bezierCurveTo(
    left + width * 0.6,
    top + height - 10,
    left + width * 0.35,
    top + height + 12,
    left,
    top + height,
  );
  context.closePath();
  context.fillStyle = '#fffdf6';
  context.fill();
  context.shadowColor = 'transparent';
  context.lineWidth = 3;
  context.strokeStyle = '#1b2128';
  context.stroke();
  context.lineWidth = 4;
  context.beginPath();
  context.moveTo(left, 2);
  context.lineTo(left, 62);
  context.stroke();
};
