import { useEffect, useRef } from 'preact/hooks';
import { layoutOf, type Layout } from '../../chart/index.ts';
import type { Scenario } from '../../core/scenario.ts';
import type { Side } from '../../core/types.ts';
import { paintedLook, PAPER, SIDE_COLOURS } from '../settings/palette.ts';
import { t, told } from '../../languages/language.ts';

/** Pixels across: enough for a wide screen. */
const WIDTH = 1200;
const MARK = { ship: 24, fort: 34, ring: 8 } as const;

/** A mark that tells its side by shape as well as by colour: round for the Union, square for the Confederacy. */
const mark = (context: CanvasRenderingContext2D, side: Side, x: number, y: number, size: number): void => {
  context.beginPath();
  if (side === 'union') context.arc(x, y, size, 0, 2 * Math.PI);
  else context.rect(x - size, y - size, 2 * size, 2 * size);
  context.fillStyle = SIDE_COLOURS[side].plain;
  context.strokeStyle = PAPER.card;
  context.lineWidth = MARK.ring;
  context.fill();
  context.stroke();
};

/** Where ships and forts of both sides begin. */
const markForces = (context: CanvasRenderingContext2D, layout: Layout, { chart, forces, works }: Scenario): void => {
  const at = (hex: number) => layout.centre(chart.column(hex), chart.row(hex));
  for (const work of works)
    if (work.kind === 'fort')
      for (const hex of work.hexes.slice(0, 1)) mark(context, work.side, at(hex).x, at(hex).y, MARK.fort);
  for (const { side, hex, turn } of forces) if (turn <= 1) mark(context, side, at(hex).x, at(hex).y, MARK.ship);
};

const paint = async (canvas: HTMLCanvasElement, scenario: Scenario): Promise<void> => {
  const { paintChart, prepareChart } = await import('../chartPainter/index.ts');
  const context = canvas.getContext('2d');
  if (!context || !canvas.isConnected) return;
  const { chart } = scenario;
  const layout = layoutOf(chart.columns, chart.rows);
  const prepared = prepareChart(chart, layout, scenario);
  const scale = WIDTH / prepared.ground.width;
  canvas.width = WIDTH;
  canvas.height = Math.round(scale * prepared.ground.height);
  context.setTransform(scale, 0, 0, scale, 0, 0);
  paintChart(context, prepared, { hexLines: false, numbers: false, detail: 'full' }, prepared.ground);
  markForces(context, layout, scenario);
};

/** The whole chart of a battle, with both sides where they begin. A picture that cannot be painted is left out. */
export const ChartPicture = ({ scenario }: { scenario: Scenario }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const look = paintedLook();
  useEffect(() => {
    if (canvas.current) paint(canvas.current, scenario).catch(console.error);
  }, [scenario, look]);
  return (
    <figure class="chartPicture">
      <canvas
        ref={canvas}
        role="img"
        aria-label={t`Chart of ${told(scenario.title)}, with both fleets where they begin`}
      />
      <figcaption class="small">
        <span>
          <span class="chartKey union" /> {t`Union`}
        </span>
        <span>
          <span class="chartKey confederate" /> {t`Confederate`}
        </span>
        <span>{t`${scenario.chart.columns} by ${scenario.chart.rows} hexes`}</span>
      </figcaption>
    </figure>
  );
};
