import type { Chart } from '../../core/chart.ts';
import type { Scenario } from '../../core/scenario.ts';
import type { HexId } from '../../core/types.ts';
import type { Board, BoardListener, BoardSettings, BoardView, Covered, Press } from '../view/boardPort.ts';
import type { BoardActs } from '../../system/stage.ts';
import { StagedActs } from './acts.ts';
import { BoardCamera } from './camera.ts';
import { showsPlates } from './counterSize.ts';
import { edgePush } from './edgePan.ts';
import type { Scale } from './captions.ts';
import { framePumpOf, type FramePump, type FrameStats } from './framePump.ts';
import { geometryOf, type Geometry, type Point } from './geometry.ts';
import { listenForGestures, reachOf } from './gestures.ts';
import type { LabelWishes } from './labelLayer.ts';
import { layersOf, recharted, repainted, type Layers } from './layers.ts';
import { prepareChart, type PreparedChart } from '../chartPainter/index.ts';
import { keptClear } from './keptClear.ts';
import { pressAt } from './presses.ts';
import type { Surface } from './surface.ts';
import { timelineOf, type Timeline } from './timeline.ts';

/** Milliseconds between frames when only the current drifts: slow lines need no more. */
const DRIFT_FRAME = 40;
/** Milliseconds of lag from which the current lies still: there it would only jerk and keep the machine busy. */
const TOO_SLOW = 80;
/** Milliseconds that the camera must rest before overlays are sharpened. */
const REST = 110;
/** Milliseconds before the next chunk is baked: at rest, and while something moves or is to be shown. */
const BAKE_PAUSE = { resting: 3, moving: 60 } as const;
/** Milliseconds between looks whether everything is settled. */
const PATIENCE = 20;

/** A battle's chart, worked out and ready to be painted. */
export interface DrawnChart {
  geometry: Geometry;
  prepared: PreparedChart;
}

export const drawnChartOf = (scenario: Scenario): DrawnChart => {
  const geometry = geometryOf(scenario.chart);
  return { geometry, prepared: prepareChart(scenario.chart, geometry.layout, scenario) };
};

const NOTHING_MEANT: Press = { hex: 0, toward: null, unit: null, edge: null };

const samePress = (one: Press, other: Press): boolean =>
  one.hex === other.hex && one.toward === other.toward && one.unit === other.unit && one.edge === other.edge;

const emptyView = (chart: Chart, settings: BoardSettings): BoardView => ({
  chart,
  units: [],
  selected: null,
  actors: [],
  destinations: [],
  field: [],
  targets: [],
  lines: [],
  markers: [],
  clouds: [],
  exits: [],
  choices: [],
  ghosts: [],
  ends: [],
  light: 'day',
  cursor: null,
  settings,
});

const wishesOf = (geometry: Geometry, view: BoardView): Omit<LabelWishes, 'covered' | 'hovered'> => ({
  selected: view.selected,
  raised: new Set([...view.actors, ...view.targets]),
  busy: keptClear(geometry, view),
  letters: view.settings.letters,
});

/** The board: ties the layers to the camera, the clock and the hand, and draws a frame only when something has changed. */
export class StagedBoard implements Board {
  readonly acts: BoardActs;
  readonly #surface: Surface;
  readonly #listener: BoardListener;
  readonly #geometry: Geometry;
  readonly #scenario: Scenario;
  #layers: Layers;
  readonly #timeline: Timeline;
  readonly #camera: BoardCamera;
  readonly #pump: FramePump;
  readonly #stop = new AbortController();
  readonly #calls = { wake: () => this.#pump.wake(), changed: () => this.#relabel() };
  #view: BoardView;
  #wishes: Omit<LabelWishes, 'covered' | 'hovered'>;
  #labelsStale = true;
  /** When the overlays are to be painted for the camera's new place; null when they are. */
  #sharpenAt: number | null = 0;
  #acting = false;
  #hovered = NOTHING_MEANT;
  #pointer: Point | null = null;
  #bakeTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    surface: Surface,
    parent: HTMLElement,
    scenario: Scenario,
    drawn: DrawnChart,
    listener: BoardListener,
    settings: BoardSettings,
  ) {
    this.#surface = surface;
    this.#scenario = scenario;
    this.#listener = listener;
    this.#view = emptyView(scenario.chart, settings);
    this.#geometry = drawn.geometry;
    this.#wishes = wishesOf(this.#geometry, this.#view);
    this.#pump = framePumpOf((now, delta) => this.#frame(now, delta));
    this.#timeline = timelineOf(() => performance.now(), this.#calls.wake);
    this.#layers = layersOf(surface, drawn.prepared, scenario, this.#geometry, this.#calls);
    const calm = (): boolean => this.#view.settings.reducedMotion;
    this.#camera = new BoardCamera({ paper: this.#layers.paper, screen: surface.size, calm, wake: this.#calls.wake });
    this.acts = this.#openActs(calm);
    this.#listen(parent);
    this.#layers.current.still(calm());
    this.#repaint();
  }

  show(view: BoardView): void {
    const { settings: had, chart } = this.#view;
    this.#view = view;
    this.#wishes = wishesOf(this.#geometry, view);
    const looksNew = had.look !== view.settings.look;
    if (looksNew) this.#redress();
    const laid = chart !== view.chart;
    if (laid) this.#rechart(view.chart);
    this.#layers.signs.zoomed(this.#lettering.zoom);
    if (looksNew || laid || had.hexLines !== view.settings.hexLines) this.#repaint();
    const { current, light, fleet, tows, trails, ghosts, signs, overlay } = this.#layers;
    light.show(view.light);
    current.still(view.settings.reducedMotion);
    fleet.show(view);
    fleet.zoomed(this.#camera.view.zoom);
    tows.show(view);
    trails.show(view);
    ghosts.show(view);
    signs.show(view);
    overlay.show(view);
    this.#sharpenAt = 0;
    this.#relabel();
    this.#bake();
  }

  setSpeed(speed: number): void {
    this.#timeline.speed = speed;
    this.#layers.effects.speed = speed > 0 ? speed : 1;
    if (speed <= 0) this.skip();
  }

  skip(): void {
    this.#timeline.skip();
    this.#layers.effects.clear();
    this.#relabel();
  }

  fit(): void {
    this.#camera.fit();
  }

  zoomBy(factor: number): void {
    this.#camera.zoomInMiddle(factor);
  }

  panBy(x: number, y: number): void {
    this.#camera.pan(-x, -y);
  }

  coverFoot(pixels: number): void {
    this.#camera.coverFoot(pixels);
  }

  centreOn(hex: HexId, covered: Covered = {}, factor = 1): void {
    this.#camera.centreOn(this.#geometry.centre(hex), covered, factor);
  }

  bookmark(): () => void {
    return this.#camera.bookmark();
  }

  screenOf(hex: HexId): { x: number; y: number } {
    return this.#onPage(this.#camera.toScreen(this.#geometry.centre(hex)));
  }

  restOf(hex: HexId): { x: number; y: number } {
    return this.#onPage(this.#camera.toScreenAtRest(this.#geometry.centre(hex)));
  }

  screenOfUnit(unit: string): { x: number; y: number } | null {
    const sprite = this.#layers.fleet.find(unit);
    return sprite?.visible ? this.#onPage(this.#camera.toScreen(sprite.at)) : null;
  }

  /** Script time of the last frames; painting the chart, which happens once, is left out. */
  frameStats(): FrameStats {
    return this.#pump.stats();
  }

  /** Forgets the frames so far. */
  forgetFrames(): void {
    this.#pump.forget();
  }

  /** Resolves when the whole chart is baked and the camera rests. */
  async settled(): Promise<void> {
    while (this.#layers.chart.waiting > 0 || this.#camera.moving || this.#sharpenAt !== null) {
      await new Promise(resolve => setTimeout(resolve, PATIENCE));
    }
  }

  watchLoss(hear: (lost: boolean) => void): void {
    this.#surface.onLoss(hear);
  }

  destroy(): void {
    clearTimeout(this.#bakeTimer);
    this.#timeline.skip();
    this.#layers.effects.clear();
    // A drawing that is still on its way comes to nobody.
    this.#layers.fleet.forget();
    this.#layers.ghosts.forget();
    this.#pump.stop();
    this.#stop.abort();
    this.#surface.destroy();
  }

  /** The scale for what is written: as if larger letters were on a smaller and finer screen. */
  get #lettering(): Scale {
    const { letters } = this.#view.settings;
    return { zoom: this.#camera.view.zoom / letters, ratio: this.#surface.ratio * letters };
  }

  #onPage(at: Point): { x: number; y: number } {
    const frame = this.#surface.canvas.getBoundingClientRect();
    return { x: frame.left + at.x, y: frame.top + at.y };
  }

  #openActs(calm: () => boolean): BoardActs {
    const layers = (): Layers => this.#layers;
    return new StagedActs({
      scene: this.#surface.scene,
      // Another look brings others.
      get light() {
        return layers().light;
      },
      get tows() {
        return layers().tows;
      },
      get fleet() {
        return layers().fleet;
      },
      get effects() {
        return layers().effects;
      },
      geometry: this.#geometry,
      north: this.#scenario.chart.north,
      timeline: this.#timeline,
      calm,
      stands: () => this.#view.settings.wordsStand ?? false,
      scale: () => this.#lettering,
      shock: strength => this.#camera.shock(strength),
    });
  }

  #listen(parent: HTMLElement): void {
    const { signal } = this.#stop;
    const stopGestures = listenForGestures(this.#surface.canvas, {
      press: (at, reach) => this.#listener.onPress(this.#pressAt(at, reach)),
      hover: at => this.#hover(at),
      pan: (x, y) => this.#camera.pan(x, y),
      zoom: (factor, at, smooth) => this.#camera.zoom(factor, at, smooth),
    });
    const observer = new ResizeObserver(() => this.#resize());
    observer.observe(parent);
    signal.addEventListener('abort', () => {
      stopGestures();
      observer.disconnect();
    });
    // Nobody watches a hidden tab: what runs there ends, so that whoever waits for it goes on.
    const onVisibility = (): void => (document.hidden ? this.skip() : this.#pump.wake());
    document.addEventListener('visibilitychange', onVisibility, { signal });
    this.#surface.onLoss(lost => {
      if (!lost) this.#repaint();
    });
  }

  /** One frame; returns the milliseconds until the next one is due. */
  #frame(now: number, delta: number): number {
    const push = edgePush(this.#pointer, this.#surface.size, delta);
    if (push) this.#camera.pan(push.x, push.y);
    const acted = this.#acting;
    this.#acting = this.#timeline.tick(now);
    if (this.#acting || acted) {
      this.#layers.tows.follow();
      this.#layers.signs.follow();
    }
    const smoking = this.#layers.effects.tick(now);
    if (this.#camera.tick(now)) this.#look(now);
    const drifting = this.#layers.current.drift(delta);
    if (this.#acting || this.#labelsStale) this.#layLabels();
    if (this.#sharpenAt !== null && now >= this.#sharpenAt) this.#sharpen();
    this.#surface.step(now, delta);
    if (this.#acting || smoking || this.#camera.moving || push) return 0;
    const sharpenIn = this.#sharpenAt === null ? Infinity : Math.max(1, this.#sharpenAt - now);
    return Math.min(sharpenIn, drifting && this.#pump.lag() < TOO_SLOW ? DRIFT_FRAME : Infinity);
  }

  #look(now: number): void {
    const { view, shift, seen } = this.#camera;
    this.#surface.look(view, shift);
    this.#layers.chart.look(seen);
    this.#listener.onLook?.(seen);
    this.#layers.current.look(seen, view.zoom);
    this.#layers.fleet.zoomed(view.zoom);
    this.#layers.signs.zoomed(this.#lettering.zoom);
    this.#layers.effects.zoomed(this.#lettering.zoom);
    this.#sharpenAt = now + REST;
    this.#labelsStale = true;
    // The chart has moved under a resting pointer.
    this.#hover(this.#pointer);
  }

  #layLabels(): void {
    this.#labelsStale = false;
    const { labels, fleet } = this.#layers;
    for (const sprite of fleet.sprites) sprite.look(this.#camera.seen);
    const wishes = {
      ...this.#wishes,
      hovered: this.#hovered.hex || (this.#view.cursor ?? 0),
      covered: this.#listener.covered(),
    };
    labels.layOut(fleet.sprites, wishes, this.#camera.view, this.#surface.size);
  }

  #relabel(): void {
    this.#labelsStale = true;
    this.#pump.wake();
  }

  #sharpen(): void {
    this.#sharpenAt = null;
    const { zoom, ratio } = this.#lettering;
    const { letters, lettersBy, overlay } = this.#layers;
    overlay.rested(this.#camera.seen, zoom, ratio);
    letters.rested(this.#view.light, lettersBy, this.#camera.seen, this.#camera.view.zoom, this.#surface.ratio);
    this.#layers.ghosts.rested(zoom, ratio);
    if (this.#layers.labels.rested()) this.#layLabels();
  }

  /** Another look has been chosen: every piece is made anew where it lies, and the camera stays. */
  #redress(): void {
    this.#timeline.skip();
    this.#layers = repainted(this.#layers, this.#surface, this.#scenario, this.#geometry, this.#calls);
    this.#layers.signs.hover(this.#hovered.hex);
  }

  /** Something has been laid on the chart. */
  #rechart(chart: Chart): void {
    this.#layers = recharted(this.#layers, this.#surface, chart, this.#scenario, this.#geometry);
    this.#layers.current.look(this.#camera.seen, this.#camera.view.zoom);
  }

  #repaint(): void {
    this.#layers.chart.repaint(this.#layers.painterFor(this.#view.settings));
    this.#bake();
    this.#pump.wake();
  }

  /** Bakes chunk after chunk, with room for frames between them: what is off the screen waits for a frame that is owed. */
  #bake(): void {
    clearTimeout(this.#bakeTimer);
    const { chart, effects } = this.#layers;
    if (chart.waiting === 0) {
      effects.makeReady();
      return;
    }
    const owed = (): boolean => this.#labelsStale && chart.covers(this.#camera.seen);
    const moving = this.#acting || this.#camera.moving || owed();
    this.#bakeTimer = setTimeout(
      () => {
        if (!owed()) {
          chart.bakeNext(this.#camera.seen);
          this.#pump.wake();
        }
        this.#bake();
      },
      moving ? BAKE_PAUSE.moving : BAKE_PAUSE.resting,
    );
  }

  #hover(at: Point | null): void {
    this.#pointer = at;
    const meant = at ? this.#pressAt(at, reachOf('mouse')) : NOTHING_MEANT;
    if (samePress(meant, this.#hovered)) return;
    this.#hovered = meant;
    this.#layers.signs.hover(meant.hex);
    this.#labelsStale ||= !showsPlates(this.#camera.view.zoom);
    this.#listener.onHover(meant);
    this.#pump.wake();
  }

  #pressAt(at: Point, reach: number): Press {
    const hulls = this.#layers.fleet.hulls;
    const pressable = { geometry: this.#geometry, view: this.#view, hulls };
    return pressAt(pressable, this.#camera.toChart(at), reach / this.#camera.view.zoom);
  }

  #resize(): void {
    const before = this.#surface.ratio;
    if (!this.#surface.resize()) return;
    if (this.#surface.ratio !== before) this.#layers.labels.redraw(this.#surface.ratio);
    this.#camera.resized(this.#surface.size);
  }
}
