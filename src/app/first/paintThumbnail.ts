import { layoutOf } from '../../chart/index.ts';
import type { Scenario } from '../../core/scenario.ts';
import { paintChart, prepareChart } from '../chartPainter/index.ts';

/** Paints the chart so that it fills the picture; what does not fit is cut off evenly. */
export const paintThumbnail = (canvas: HTMLCanvasElement, scenario: Scenario): void => {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { chart } = scenario;
  const prepared = prepareChart(chart, layoutOf(chart.columns, chart.rows), scenario);
  const { x, y, width, height } = prepared.ground;
  const [wide, high] = [canvas.width, canvas.height];
  const scale = Math.max(wide / width, high / height);
  context.setTransform(scale, 0, 0, scale, wide / 2 - scale * (x + width / 2), high / 2 - scale * (y + height / 2));
  paintChart(context, prepared, { hexLines: false, numbers: false, detail: 'thumbnail' }, prepared.ground);
};
