import { layoutOf } from '../../chart/index.ts';
import type { Chart } from '../../core/chart.ts';
import type { Scenario } from '../../core/scenario.ts';
import type { Box } from './frame.ts';

/** Pixels across of the painted chart, and of the picture that is saved. */
const PAINTED = 1800;
const SAVED = 2400;

const canvasOf = (width: number, height: number): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D } => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  return { canvas, context };
};

/** Paints that part of a battle's chart as it lay at last: an address with the whole picture in it. */
export const paintedChart = async (chart: Chart, scenario: Scenario, { x, y, width, height }: Box): Promise<string> => {
  const { paintChart, prepareChart } = await import('../chartPainter/index.ts');
  const scale = PAINTED / width;
  const { canvas, context } = canvasOf(PAINTED, Math.round(height * scale));
  const prepared = prepareChart(chart, layoutOf(chart.columns, chart.rows), scenario);
  context.setTransform(scale, 0, 0, scale, -x * scale, -y * scale);
  paintChart(context, prepared, { hexLines: true, numbers: false, detail: 'full' }, { x, y, width, height });
  return canvas.toDataURL('image/jpeg', 0.85);
};

const loaded = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('the chart could not be drawn as a picture'));
    image.src = address;
  });

/** A drawing as a picture in PNG. */
export const pngOf = async (drawing: SVGSVGElement): Promise<Blob> => {
  const { width, height } = drawing.viewBox.baseVal;
  const [across, down] = [SAVED, Math.round((SAVED * height) / width)];
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('width', String(across));
  copy.setAttribute('height', String(down));
  const text = new XMLSerializer().serializeToString(copy);
  const image = await loaded(`data:image/svg+xml,${encodeURIComponent(text)}`);
  const { canvas, context } = canvasOf(across, down);
  context.drawImage(image, 0, 0, across, down);
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('the picture could not be made'))), 'image/png'),
  );
};
