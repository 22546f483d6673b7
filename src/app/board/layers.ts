import type { Chart } from '../../core/chart.ts';
import type { Scenario } from '../../core/scenario.ts';
import type { BoardSettings } from '../view/boardPort.ts';
import { flowLines, paintChart, paintLetters, prepareChart, type PreparedChart } from '../chartPainter/index.ts';
import { Atlas, type PageSize } from './atlas.ts';
import { ChartLayer, type ChartPainter } from './chartLayer.ts';
import { currentOf, type Current } from './current.ts';
import { DimLetters, type LettersBy } from './dimLetters.ts';
import { Effects } from './effects.ts';
import { Fleet } from './fleet.ts';
import type { Box, Geometry } from './geometry.ts';
import { GhostLayer } from './ghostLayer.ts';
import { LabelLayer } from './labelLayer.ts';
import { LightLayer } from './lightLayer.ts';
import { OverlayLayer } from './overlayLayer.ts';
import { SignLayer } from './signLayer.ts';
import type { Surface } from './surface.ts';
import { TowLayer } from './towLayer.ts';
import { TrailLayer } from './trailLayer.ts';

/** One page holds the rings, flags and signs of all ships and the hulls of most battles. */
const PAGE: PageSize = { width: 2048, height: 2048, gap: 20 };

/** The ground, which is painted in the chart's own colours. */
interface Ground {
  chart: ChartLayer;
  current: Current;
  light: LightLayer;
  /** The whole sheet: the hexes and the margin round them. */
  paper: Box;
  /** Paints the chart as these settings want it. */
  painterFor(settings: BoardSettings): ChartPainter;
  /** Paints its words and figures for the night and for mist. */
  lettersBy: LettersBy;
}

/** What lies on the ground, in the colours of the look in which it was made. */
interface Pieces {
  letters: DimLetters;
  overlay: OverlayLayer;
  signs: SignLayer;
  fleet: Fleet;
  tows: TowLayer;
  trails: TrailLayer;
  ghosts: GhostLayer;
  effects: Effects;
  labels: LabelLayer;
}

/** Everything that is drawn, from the chart up to the labels. */
export type Layers = Ground & Pieces;

/** `wake` asks for a frame; `changed` says that a drawing has arrived late. */
interface Calls {
  wake: () => void;
  changed: () => void;
}

const piecesOf = ({ scene, ratio }: Surface, { chart }: Scenario, geometry: Geometry, calls: Calls): Pieces => {
  const atlas = new Atlas(scene, 'fleet', PAGE);
  const fleet = new Fleet(scene, atlas, geometry, calls.changed);
  const labels = new LabelLayer(scene, ratio);
  return {
    letters: new DimLetters(scene, geometry),
    overlay: new OverlayLayer(scene, chart, geometry),
    signs: new SignLayer(scene, geometry, fleet),
    fleet,
    tows: new TowLayer(scene, fleet),
    trails: new TrailLayer(scene, geometry),
    ghosts: new GhostLayer(scene, atlas, geometry, calls.changed),
    effects: new Effects(scene, calls.wake, () => labels.taken),
    labels,
  };
};

/** The same ground with all pieces made anew in the colours of now; the old ones are gone. */
export const repainted = (
  layers: Layers,
  surface: Surface,
  scenario: Scenario,
  geometry: Geometry,
  calls: Calls,
): Layers => {
  const { speed } = layers.effects;
  layers.effects.clear();
  layers.fleet.forget();
  layers.ghosts.forget();
  surface.clear();
  const pieces = piecesOf(surface, scenario, geometry, calls);
  pieces.effects.speed = speed;
  return { ...layers, ...pieces };
};

/** What is drawn of a chart: its current, and its paper a piece at a time. */
const groundOf = ({ scene }: Surface, prepared: PreparedChart) => {
  return {
    current: currentOf(scene, flowLines(prepared)),
    paper: prepared.paper,
    // Numbers come as a layer of their own: they appear and go with the zoom, and the chart need not be baked again.
    painterFor:
      ({ hexLines }: BoardSettings): ChartPainter =>
      (context, region) =>
        paintChart(context, prepared, { hexLines, numbers: false, detail: 'full' }, region),
    lettersBy: {
      night: (context, region) => paintLetters(context, prepared, 'night', region),
      mist: (context, region) => paintLetters(context, prepared, 'mist', region),
    } satisfies LettersBy,
  };
};

/** The same layers over a chart on which something has been laid since; its paper is to be painted again. */
export const recharted = (
  layers: Layers,
  surface: Surface,
  chart: Chart,
  scenario: Scenario,
  geometry: Geometry,
): Layers => {
  layers.current.destroy();
  const { current, painterFor, lettersBy } = groundOf(surface, prepareChart(chart, geometry.layout, scenario));
  return { ...layers, current, painterFor, lettersBy };
};

export const layersOf = (
  surface: Surface,
  prepared: PreparedChart,
  scenario: Scenario,
  geometry: Geometry,
  calls: Calls,
): Layers => {
  const { scene, ratio } = surface;
  const { chart } = scenario;
  const { current, paper, painterFor, lettersBy } = groundOf(surface, prepared);
  return {
    chart: new ChartLayer(scene, { chart, geometry, paper }, ratio),
    current,
    light: new LightLayer(scene, paper, chart, geometry),
    ...piecesOf(surface, scenario, geometry, calls),
    paper,
    painterFor,
    lettersBy,
  };
};
