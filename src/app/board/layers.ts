import type { Scenario } from '../../core/scenario.ts';
import type { BoardSettings } from '../boardPort.ts';
import { flowLines, paintChart, prepareChart } from '../chartPainter/index.ts';
import { ChartLayer, type ChartPainter } from './chartLayer.ts';
import { currentOf, type Current } from './current.ts';
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

/** Everything that is drawn, from the chart up to the labels. */
export interface Layers {
  chart: ChartLayer;
  current: Current;
  light: LightLayer;
  overlay: OverlayLayer;
  signs: SignLayer;
  fleet: Fleet;
  tows: TowLayer;
  ghosts: GhostLayer;
  effects: Effects;
  labels: LabelLayer;
  /** The whole sheet: the hexes and the margin round them. */
  paper: Box;
  /** Paints the chart as these settings want it. */
  painterFor(settings: BoardSettings): ChartPainter;
}

/** `wake` asks for a frame; `changed` says that a drawing has arrived late. */
export const layersOf = (
  surface: Surface,
  scenario: Scenario,
  geometry: Geometry,
  { wake, changed }: { wake: () => void; changed: () => void },
): Layers => {
  const { scene, ratio } = surface;
  const { chart } = scenario;
  const fleet = new Fleet(scene, geometry, changed);
  const prepared = prepareChart(chart, geometry.layout, scenario);
  return {
    chart: new ChartLayer(scene, { chart, geometry, paper: prepared.paper }, ratio),
    current: currentOf(scene, flowLines(prepared)),
    light: new LightLayer(scene, prepared.paper),
    overlay: new OverlayLayer(scene, chart, geometry),
    signs: new SignLayer(scene, geometry),
    fleet,
    tows: new TowLayer(scene, fleet),
    ghosts: new GhostLayer(scene, geometry, changed),
    effects: new Effects(scene, wake),
    labels: new LabelLayer(scene, ratio),
    paper: prepared.paper,
    // Numbers come as a layer of their own: they appear and go with the zoom, and the chart need not be baked again.
    painterFor:
      ({ hexLines }) =>
      (context, region) =>
        paintChart(context, prepared, { hexLines, numbers: false, detail: 'full' }, region),
  };
};
