import { layoutOf, type Layout } from '../../chart/index.ts';
import { FACINGS, type HexId, type Side } from '../../core/types.ts';
import type { Scenario } from '../../core/scenario.ts';
import { findVesselOf } from '../../ships/index.ts';
import { paintChart, prepareChart } from '../chartPainter/index.ts';
import { SIDE_COLOURS } from '../settings/palette.ts';
import { planFor, shipSvg } from '../ships/shipArt.ts';

/** Pixels of the picture that a counter has at least, however small the hexes come out. */
const LEAST = 42;
/** Base pixels of a counter where that is more: it fills its hex, as on the board. */
const USUAL = 70;
/** How long a hull is beside its ring. */
const HULL = 1.4;

interface Place {
  x: number;
  y: number;
}

interface Ground extends Place {
  width: number;
  height: number;
}

/** A counter as it lies on the chart when the battle opens. */
interface Counter {
  readonly hex: HexId;
  readonly side: Side;
  /** Radians, clockwise as the screen turns; east is 0. */
  readonly angle: number;
  readonly svg: string;
}

const placeOf = (layout: Layout, hex: HexId): Place => layout.centre(Math.trunc(hex / 100), hex % 100);

const countersOf = (scenario: Scenario): Counter[] =>
  scenario.forces
    .filter(({ turn, hex }) => turn <= 1 && scenario.chart.has(hex))
    .flatMap(force => {
      const vessel = findVesselOf(force);
      const angle = (-2 * Math.PI * force.facing) / FACINGS.length;
      return vessel ? [{ hex: force.hex, side: force.side, angle, svg: shipSvg(planFor(vessel), force.side) }] : [];
    });

const drawn = new Map<string, Promise<HTMLImageElement>>();

/** A ship's drawing, read once. It is not asked to `decode`: a page that draws no frames would wait for that for ever. */
const imageOf = (svg: string): Promise<HTMLImageElement> => {
  const known = drawn.get(svg);
  if (known) return known;
  const image = new Image();
  const read = new Promise<HTMLImageElement>((resolve, reject) => {
    image.onload = () => {
      resolve(image);
    };
    image.onerror = () => {
      reject(new Error('a counter could not be drawn'));
    };
  });
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  drawn.set(svg, read);
  return read;
};

const paintCounter = (
  context: CanvasRenderingContext2D,
  { side, angle }: Counter,
  hull: HTMLImageElement,
  { x, y }: Place,
  width: number,
): void => {
  context.save();
  context.translate(x, y);
  context.beginPath();
  context.arc(0, 0, width / 2, 0, 2 * Math.PI);
  context.fillStyle = SIDE_COLOURS[side].light;
  context.globalAlpha = 0.75;
  context.fill();
  context.globalAlpha = 1;
  context.lineWidth = width / 9;
  context.strokeStyle = SIDE_COLOURS[side].deck;
  context.stroke();
  context.rotate(angle);
  const long = HULL * width;
  const high = (long * hull.height) / hull.width;
  context.drawImage(hull, -long / 2, -high / 2, long, high);
  context.restore();
};

/** Where the middle of a picture that shows only a part of the chart comes to lie: most counters are to be seen, nothing beyond the rim. */
const middleOn = (
  { x, y, width, height }: Ground,
  places: readonly Place[],
  [wide, high]: readonly [number, number],
): Place => {
  const within = (value: number, from: number, span: number, shown: number): number =>
    Math.min(Math.max(value, from + shown / 2), from + span - shown / 2);
  const held = (place: Place): Place => ({ x: within(place.x, x, width, wide), y: within(place.y, y, height, high) });
  const seen = (middle: Place): number =>
    places.filter(place => Math.abs(place.x - middle.x) < wide / 2 && Math.abs(place.y - middle.y) < high / 2).length;
  const middles = [{ x: x + width / 2, y: y + height / 2 }, ...places].map(held);
  return middles.reduce((best, middle) => (seen(middle) > seen(best) ? middle : best));
};

/** Paints the chart so that it fills the picture, with the counters that lie on it at first; what does not fit is cut off. */
export const paintThumbnail = async (canvas: HTMLCanvasElement, scenario: Scenario): Promise<void> => {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { chart } = scenario;
  const layout = layoutOf(chart.columns, chart.rows);
  const prepared = prepareChart(chart, layout, scenario);
  const { ground } = prepared;
  const [wide, high] = [canvas.width, canvas.height];
  const scale = Math.max(wide / ground.width, high / ground.height);
  const counters = countersOf(scenario);
  const places = counters.map(({ hex }) => placeOf(layout, hex));
  const { x, y } = middleOn(ground, places, [wide / scale, high / scale]);
  context.setTransform(scale, 0, 0, scale, wide / 2 - scale * x, high / 2 - scale * y);
  paintChart(context, prepared, { hexLines: false, numbers: false, detail: 'thumbnail' }, ground);
  const hulls = await Promise.all(counters.map(({ svg }) => imageOf(svg)));
  const size = Math.max(LEAST / scale, USUAL);
  counters.forEach((counter, index) => {
    const [hull, place] = [hulls[index], places[index]];
    if (hull && place) paintCounter(context, counter, hull, place, size);
  });
};
