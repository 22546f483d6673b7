/**
 * A canvas to paint a texture on. Kept in main memory: it is read once, by the upload, and painting thousands of fine strokes
 * is many times faster there than on a graphics card that is driven by software.
 */
export const canvasOf = (
  width: number,
  height: number,
): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D } => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser gives out no 2D canvas');
  return { canvas, context };
};
