type Context = CanvasRenderingContext2D;

/** The night multiplies what it covers: moonlight from one corner, deeper and deeper blue away from it. */
const MOON = { at: [0.3, 0.12], reach: 1.05, tints: ['#a9b6dc', '#7285bd', '#4d5f9c', '#39487f'] } as const;
/** What lies between all banks of a mist. */
const HAZE = 'rgb(222 228 232 / 34%)';

/** Fills a picture with what the night multiplies a chart by, however long and wide it is. */
export const moonlight = (context: Context, width: number, height: number): void => {
  const { at, reach, tints } = MOON;
  context.save();
  context.scale(width, height);
  const fill = context.createRadialGradient(...at, 0, ...at, reach);
  tints.forEach((tint, place) => fill.addColorStop(place / (tints.length - 1), tint));
  context.fillStyle = fill;
  context.fillRect(0, 0, 1, 1);
  context.restore();
};

/** Lays a thin mist over a picture, the same everywhere. */
export const hazeOver = (context: Context, width: number, height: number): void => {
  context.fillStyle = HAZE;
  context.fillRect(0, 0, width, height);
};
