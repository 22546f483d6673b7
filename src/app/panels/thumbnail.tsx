import { useEffect, useRef } from 'preact/hooks';
import { layoutOf } from '../../chart/index.ts';
import type { Scenario } from '../../core/scenario.ts';

const WIDTH = 640;
const HEIGHT = 360;

/** Paints the chart so that it fills the picture; what does not fit is cut off evenly. */
const paint = async (canvas: HTMLCanvasElement, scenario: Scenario): Promise<void> => {
  const { paintChart, prepareChart } = await import('../chartPainter/index.ts');
  const context = canvas.getContext('2d');
  if (!context || !canvas.isConnected) return;
  const { chart } = scenario;
  const prepared = prepareChart(chart, layoutOf(chart.columns, chart.rows), scenario);
  const { x, y, width, height } = prepared.ground;
  const scale = Math.max(WIDTH / width, HEIGHT / height);
  context.setTransform(scale, 0, 0, scale, WIDTH / 2 - scale * (x + width / 2), HEIGHT / 2 - scale * (y + height / 2));
  paintChart(context, prepared, { hexLines: false, numbers: false, detail: 'thumbnail' }, prepared.ground);
};

/** The battle's chart in small. */
export const Thumbnail = ({ scenario }: { scenario: Scenario }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    // The page is shown first, and stays without a picture where one cannot be painted.
    const soon = setTimeout(() => {
      if (canvas.current) paint(canvas.current, scenario).catch(console.error);
    });
    return () => clearTimeout(soon);
  }, [scenario]);
  return (
    <canvas
      ref={canvas}
      class="thumbnail"
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={`Chart of ${scenario.title}`}
    />
  );
};
