import type { Scenario } from '../../core/scenario.ts';
import type { HexId } from '../../core/types.ts';
import type { Board, BoardListener, BoardSettings, BoardView } from '../boardPort.ts';
import { actsOf } from './acts.ts';
import { boardCameraOf } from './camera.ts';
import { edgePush } from './edgePan.ts';
import { framePumpOf, type FrameStats } from './framePump.ts';
import { geometryOf, type Geometry, type Point } from './geometry.ts';
import { listenForGestures } from './gestures.ts';
import type { LabelWishes } from './labelLayer.ts';
import { layersOf } from './layers.ts';
import { busyBoxes } from './overlayPaint.ts';
import type { Surface } from './surface.ts';
import { timelineOf } from './timeline.ts';

/** The board with what a benchmark and a test want to know. */
export interface StagedBoard extends Board {
  /** Script time of the last frames; painting the chart, which happens once, is left out. */
  frameStats(): FrameStats;
  /** Forgets the frames so far. */
  forgetFrames(): void;
  /** Resolves when the whole chart is baked and the camera rests. */
  settled(): Promise<void>;
}

/** Milliseconds between frames when only the current drifts: slow lines need no more. */
const DRIFT_FRAME = 40;
/** Milliseconds that the camera must rest before overlays are sharpened. */
const REST = 110;
/** Milliseconds before the next chunk is baked: at rest, and while something moves. */
const BAKE_PAUSE = { resting: 3, moving: 60 } as const;

const emptyView = (settings: BoardSettings): BoardView => ({
  units: [],
  selected: null,
  actors: [],
  destinations: [],
  field: [],
  targets: [],
  lines: [],
  markers: [],
  exits: [],
  cursor: null,
  settings,
});

const wishesOf = (geometry: Geometry, { selected, actors, targets, destinations, units }: BoardView): LabelWishes => ({
  selected,
  raised: new Set([...actors, ...targets]),
  busy: busyBoxes(geometry, destinations, new Set(units.find(({ id }) => id === selected)?.hexes)),
});

// eslint-disable-next-line max-lines-per-function -- one closure that ties the layers to the camera, the clock and the hand
export const stagedBoardOf = (
  surface: Surface,
  parent: HTMLElement,
  scenario: Scenario,
  listener: BoardListener,
  settings: BoardSettings,
): StagedBoard => {
  const geometry = geometryOf(scenario.chart);
  const wake = (): void => pump.wake();
  const stale = { labels: true, overlayAt: 0, overlay: true };
  const relabel = (): void => {
    stale.labels = true;
    wake();
  };
  const layers = layersOf(surface, scenario, geometry, { wake, changed: relabel });
  const { chart, current, overlay, signs, fleet, effects, labels } = layers;
  const timeline = timelineOf(() => performance.now(), wake);
  let view = emptyView(settings);
  const calm = (): boolean => view.settings.reducedMotion;
  const camera = boardCameraOf(layers.paper, surface.size, calm, wake);
  let wishes = wishesOf(geometry, view);
  let hovered: HexId = 0;
  let pointer: Point | null = null;
  let bakeTimer: ReturnType<typeof setTimeout> | undefined;
  let acting = false;

  const lookThere = (now: number): void => {
    surface.look(camera.view, camera.shift);
    current.look(camera.seen, camera.view.zoom);
    signs.zoomed(camera.view.zoom);
    stale.overlay = true;
    stale.overlayAt = now + REST;
    stale.labels = true;
  };
  const layLabels = (): void => {
    stale.labels = false;
    labels.layOut(fleet.sprites, wishes, camera.view, surface.size);
  };
  const sharpen = (): void => {
    stale.overlay = false;
    overlay.rested(camera.seen, camera.view.zoom, surface.ratio);
  };
  /** One frame; returns the milliseconds until the next one is due. */
  const frame = (now: number, delta: number): number => {
    const push = edgePush(pointer, surface.size, delta);
    if (push) camera.pan(push.x, push.y);
    acting = timeline.tick(now);
    const smoking = effects.tick(now);
    const drifting = current.drift(delta);
    if (camera.tick(now)) lookThere(now);
    if (acting || stale.labels) layLabels();
    if (stale.overlay && now >= stale.overlayAt) sharpen();
    surface.step(now, delta);
    if (acting || smoking || camera.moving || push || stale.labels) return 0;
    const sharpenIn = stale.overlay ? Math.max(1, stale.overlayAt - now) : Infinity;
    return Math.min(sharpenIn, drifting ? DRIFT_FRAME : Infinity);
  };
  const pump = framePumpOf(frame);

  const bake = (): void => {
    clearTimeout(bakeTimer);
    if (chart.waiting === 0) return;
    const pause = acting || camera.moving ? BAKE_PAUSE.moving : BAKE_PAUSE.resting;
    bakeTimer = setTimeout(() => {
      chart.bakeNext(camera.seen);
      wake();
      bake();
    }, pause);
  };
  const repaint = (): void => {
    chart.repaint(layers.painterFor(view.settings));
    bake();
  };
  const hexAt = (at: Point): HexId => geometry.hexUnder(camera.toChart(at));
  const hover = (at: Point | null): void => {
    pointer = at;
    const hex = at ? hexAt(at) : 0;
    if (hex === hovered) return;
    hovered = hex;
    signs.hover(hex);
    listener.onHover(hex);
    wake();
  };
  const press = (at: Point): void => {
    const point = camera.toChart(at);
    const hex = geometry.hexUnder(point);
    listener.onHex(hex, hex === 0 ? 0 : geometry.toward(hex, point));
  };
  const resize = (): void => {
    const before = surface.ratio;
    if (!surface.resize()) return;
    if (surface.ratio !== before) labels.redraw(surface.ratio);
    camera.resized(surface.size);
    wake();
  };
  const skip = (): void => {
    timeline.skip();
    effects.clear();
    relabel();
  };
  const onVisibility = (): void => {
    // Nobody watches a hidden tab: what runs there ends, so that whoever waits for it goes on.
    if (document.hidden) skip();
    else wake();
  };

  const stopListening = listenForGestures(surface.canvas, {
    press,
    hover,
    pan: (x, y) => camera.pan(x, y),
    zoom: (factor, at, smooth) => camera.zoom(factor, at, smooth),
  });
  const observer = new ResizeObserver(resize);
  observer.observe(parent);
  document.addEventListener('visibilitychange', onVisibility);
  surface.onRestored(() => {
    repaint();
    wake();
  });
  current.still(calm());
  repaint();
  wake();

  return {
    acts: actsOf({
      fleet,
      geometry,
      effects,
      timeline,
      calm,
      zoom: () => camera.view.zoom,
      ratio: () => surface.ratio,
      shock: strength => camera.shock(strength),
    }),
    show(next) {
      const lines = view.settings.hexLines;
      view = next;
      wishes = wishesOf(geometry, next);
      if (lines !== next.settings.hexLines) repaint();
      current.still(calm());
      fleet.show(next);
      signs.show(next);
      overlay.show(next);
      stale.overlay = true;
      stale.overlayAt = 0;
      relabel();
    },
    setSpeed(speed) {
      timeline.speed = speed;
      effects.speed = speed > 0 ? speed : 1;
      if (speed <= 0) skip();
    },
    skip,
    fit: () => camera.fit(),
    zoomBy: factor => camera.zoom(factor, { x: surface.size.width / 2, y: surface.size.height / 2 }, true),
    panBy: (x, y) => camera.pan(-x, -y),
    centreOn: hex => camera.centreOn(geometry.centre(hex)),
    screenOf(hex) {
      const frameBox = surface.canvas.getBoundingClientRect();
      const at = camera.toScreen(geometry.centre(hex));
      return { x: frameBox.left + at.x, y: frameBox.top + at.y };
    },
    frameStats: () => pump.stats(),
    forgetFrames: () => pump.forget(),
    async settled() {
      while (chart.waiting > 0 || camera.moving || stale.overlay) await new Promise(resolve => setTimeout(resolve, 20));
    },
    destroy() {
      clearTimeout(bakeTimer);
      timeline.skip();
      pump.stop();
      observer.disconnect();
      stopListening();
      document.removeEventListener('visibilitychange', onVisibility);
      surface.destroy();
    },
  };
};
