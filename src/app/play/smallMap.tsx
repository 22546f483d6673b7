import { useEffect, useRef } from 'preact/hooks';
import './smallMap.css';
import { layoutOf, type Layout } from '../../chart/index.ts';
import type { Chart } from '../../core/chart.ts';
import type { HexId } from '../../core/types.ts';
import { hazeOver, moonlight } from '../board/lightWash.ts';
import { COAT, MARGIN_COAT } from '../board/look.ts';
import { SIDE_COLOURS } from '../settings/palette.ts';
import type { Table } from '../table/table.ts';
import type { Light } from '../../system/stage.ts';
import { lightIn } from '../view/boardView.ts';
import type { Board } from '../view/boardPort.ts';

/** Pixels of the picture from one hex to the next; stretched softly. */
const FINE = 3;
/** Share of the chart that must be out of view, across or down, for the small map to be worth its room. */
const OUT_OF_VIEW = 0.12;
/** Share of the map's width that a unit's dot takes. */
const DOT = 0.022;

const placeOf = (layout: Layout, hex: HexId): { x: number; y: number } =>
  layout.centre(Math.trunc(hex / 100), hex % 100);

/** One block of colour a hex: land, shoal and deep, in the light in which the chart lies. */
const paint = (canvas: HTMLCanvasElement, chart: Chart, layout: Layout, light: Light): void => {
  const context = canvas.getContext('2d');
  if (!context) return;
  const [across, down] = [canvas.width / layout.width, canvas.height / layout.height];
  context.fillStyle = MARGIN_COAT;
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (const hex of chart.hexes) {
    const { x, y } = placeOf(layout, hex);
    context.fillStyle = COAT[chart.terrain(hex)];
    context.fillRect(Math.round(x * across - FINE / 2), Math.round(y * down - FINE / 2), FINE + 1, FINE + 1);
  }
  if (light === 'mist') hazeOver(context, canvas.width, canvas.height);
  if (light !== 'night') return;
  context.globalCompositeOperation = 'multiply';
  moonlight(context, canvas.width, canvas.height);
  context.globalCompositeOperation = 'source-over';
};

/** The hex that lies nearest to a place of the chart. */
const hexAt = (chart: Chart, layout: Layout, x: number, y: number): HexId => {
  const away = (hex: HexId): number => {
    const at = placeOf(layout, hex);
    return Math.hypot(at.x - x, at.y - y);
  };
  return chart.hexes.reduce((best, hex) => (away(hex) < away(best) ? hex : best));
};

const Picture = ({ table, board }: { table: Table; board: () => Board | null }) => {
  const { session } = table;
  const { chart } = session.now;
  const light = lightIn(session.setup.match.rules, session.now);
  const layout = layoutOf(chart.columns, chart.rows);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) paint(canvas.current, chart, layout, light);
  }, [chart, light]);
  const { width, height } = layout;
  const look = ({ currentTarget, clientX, clientY, buttons }: PointerEvent): void => {
    if (buttons === 0 || !(currentTarget instanceof Element)) return;
    const box = currentTarget.getBoundingClientRect();
    const [x, y] = [(clientX - box.left) / box.width, (clientY - box.top) / box.height];
    board()?.centreOn(hexAt(chart, layout, x * width, y * height));
  };
  const seen = table.seen.value;
  const selected = table.helm.selected.value;
  return (
    <div
      class={light === 'night' ? 'smallMap byNight' : 'smallMap'}
      data-testid="small-map"
      aria-hidden="true"
      style={{ aspectRatio: `${width} / ${height}` }}
      onPointerDown={look}
      onPointerMove={look}
    >
      <canvas ref={canvas} width={chart.columns * FINE} height={chart.rows * FINE} />
      <svg viewBox={`0 0 ${width} ${height}`}>
        {table.helm.units.value
          .filter(({ present }) => present)
          .flatMap(({ id, side, hexes }) => {
            const [hex] = hexes;
            if (hex === undefined) return [];
            const { x, y } = placeOf(layout, hex);
            return [
              <circle
                key={id}
                class={id === selected ? 'smallUnit inHand' : 'smallUnit'}
                cx={x}
                cy={y}
                r={width * DOT}
                fill={SIDE_COLOURS[side].plain}
              />,
            ];
          })}
        {seen && (
          <rect
            class="smallView"
            x={Math.max(0, seen.x)}
            y={Math.max(0, seen.y)}
            width={Math.min(width, seen.x + seen.width) - Math.max(0, seen.x)}
            height={Math.min(height, seen.y + seen.height) - Math.max(0, seen.y)}
          />
        )}
      </svg>
    </div>
  );
};

/** The whole chart in small, with what is in view of it: as long as that is not all. A press goes there. */
export const SmallMap = ({ table, board }: { table: Table; board: () => Board | null }) => {
  const seen = table.seen.value;
  const { chart } = table.session.now;
  const { width, height } = layoutOf(chart.columns, chart.rows);
  const most = 1 - OUT_OF_VIEW;
  if (!seen || (seen.width > width * most && seen.height > height * most)) return null;
  return <Picture table={table} board={board} />;
};
