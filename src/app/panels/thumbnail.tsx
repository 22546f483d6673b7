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

/** Ends when the chart before has been painted and the page has had its turn. */
let last: Promise<unknown> = Promise.resolve();

/** One chart after another, with a breath in between: the page answers meanwhile. A picture that cannot be painted is left out. */
const paintInTurn = (canvas: HTMLCanvasElement, scenario: Scenario): void => {
  last = last
    .then(() => new Promise(next => setTimeout(next)))
    .then(() => paint(canvas, scenario))
    .catch(console.error);
};

/** The battle's chart in small, painted when it comes into sight. */
export const Thumbnail = ({ scenario }: { scenario: Scenario }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const watch = new IntersectionObserver(seen => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      paintInTurn(element, scenario);
    });
    watch.observe(element);
    return () => watch.disconnect();
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
