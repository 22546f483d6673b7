import {
  clamped,
  fitted,
  toChart,
  toScreen,
  viewBetween,
  visibleBox,
  zoomedAt,
  type Screen,
  type Size,
  type View,
} from './cameraMath.ts';
import type { Covered } from '../view/boardPort.ts';
import type { Box, Point } from './geometry.ts';
import { easedOut } from './timeline.ts';

const GLIDE = 170;
const SHOCK = 420;
const AT_REST: Point = { x: 0, y: 0 };

export interface CameraSetting {
  /** The whole sheet. */
  paper: Box;
  screen: Size;
  /** Whether motion is unwanted. */
  calm(): boolean;
  /** Asks for a frame. */
  wake(): void;
}

/** Where the board looks, on its way to where it was asked to look. */
export class BoardCamera {
  readonly #setting: CameraSetting;
  #screen: Screen;
  #view: View;
  #shift = AT_REST;
  #glide: { from: View; to: View; began: number } | null = null;
  #shake: { strength: number; began: number } | null = null;
  #changed = true;
  /** Still showing the whole sheet: then it does so in a new size, too. */
  #whole = true;
  /** How often the player has moved it. */
  #byHand = 0;

  constructor(setting: CameraSetting) {
    this.#setting = setting;
    this.#screen = setting.screen;
    this.#view = fitted(setting.paper, setting.screen);
  }

  get view(): View {
    return this.#view;
  }

  /** CSS pixels by which a shock moves the picture now. */
  get shift(): Point {
    return this.#shift;
  }

  get seen(): Box {
    return visibleBox(this.#view, this.#screen);
  }

  /** Whether it still glides or shakes. */
  get moving(): boolean {
    return this.#glide !== null || this.#shake !== null;
  }

  fit(): void {
    this.#byHand += 1;
    this.#jump(fitted(this.#setting.paper, this.#screen));
    this.#whole = true;
  }

  pan(x: number, y: number): void {
    const from = this.#target;
    this.#byHand += 1;
    this.#whole = false;
    this.#jump(this.#clamped({ ...from, x: from.x - x / from.zoom, y: from.y - y / from.zoom }));
  }

  /** Several turns of the wheel add up to one way. */
  zoom(factor: number, at: Point, smooth: boolean): void {
    this.#byHand += 1;
    this.#go(zoomedAt(this.#target, factor, at, this.#setting.paper, this.#screen), smooth);
  }

  zoomInMiddle(factor: number): void {
    this.zoom(factor, { x: this.#screen.width / 2, y: this.#screen.height / 2 }, true);
  }

  /** Looks at a point, at another zoom where that is asked; it comes to lie in the middle of what is not covered. */
  centreOn({ x, y }: Point, { top = 0, right = 0, bottom = 0 }: Covered, factor: number): void {
    const { zoom } = this.#clamped({ ...this.#target, zoom: this.#target.zoom * factor });
    this.#go(this.#clamped({ x: x + right / 2 / zoom, y: y + (bottom - top) / 2 / zoom, zoom }), true);
  }

  /** Remembers where it looks; what it gives goes back there, unless the player has moved the chart since. */
  bookmark(): () => void {
    const [to, whole, byHand] = [this.#target, this.#whole, this.#byHand];
    return () => {
      if (byHand !== this.#byHand) return;
      this.#go(to, true);
      this.#whole = whole;
    };
  }

  shock(strength: number): void {
    if (this.#setting.calm()) return;
    this.#shake = { strength, began: performance.now() };
    this.#setting.wake();
  }

  /** Moves on; true when the view or the shift has changed. */
  tick(now: number): boolean {
    this.#step(now);
    this.#tremble(now);
    const moved = this.#changed;
    this.#changed = false;
    return moved;
  }

  /** The screen has another size: what was in the middle stays there. */
  resized(screen: Size): void {
    this.#reframe({ ...screen, foot: this.#screen.foot ?? 0 });
  }

  /** So many CSS pixels of the foot are covered from now on: the chart is shown in what is free. */
  coverFoot(foot: number): void {
    if (foot !== (this.#screen.foot ?? 0)) this.#reframe({ ...this.#screen, foot });
  }

  #reframe(screen: Screen): void {
    this.#screen = screen;
    this.#jump(this.#whole ? fitted(this.#setting.paper, screen) : this.#clamped(this.#view));
  }

  toScreen(point: Point): Point {
    return toScreen(this.#view, this.#screen, point);
  }

  /** The same once it has come to rest. */
  toScreenAtRest(point: Point): Point {
    return toScreen(this.#target, this.#screen, point);
  }

  toChart(point: Point): Point {
    return toChart(this.#view, this.#screen, point);
  }

  /** Where it will look when it has come to rest. */
  get #target(): View {
    return this.#glide?.to ?? this.#view;
  }

  #clamped(view: View): View {
    return clamped(view, this.#setting.paper, this.#screen);
  }

  #jump(to: View): void {
    this.#glide = null;
    this.#view = to;
    this.#changed = true;
    this.#setting.wake();
  }

  #go(to: View, smooth: boolean): void {
    this.#whole = false;
    if (!smooth || this.#setting.calm()) {
      this.#jump(to);
      return;
    }
    this.#glide = { from: this.#view, to, began: performance.now() };
    this.#setting.wake();
  }

  #step(now: number): void {
    if (!this.#glide) return;
    const { from, to, began } = this.#glide;
    const share = (now - began) / GLIDE;
    this.#view = share >= 1 ? to : this.#clamped(viewBetween(from, to, easedOut(Math.max(0, share))));
    if (share >= 1) this.#glide = null;
    this.#changed = true;
  }

  #tremble(now: number): void {
    if (!this.#shake) return;
    const share = Math.min(1, Math.max(0, (now - this.#shake.began) / SHOCK));
    // A swing that dies away, not a jitter.
    const size = this.#shake.strength * (1 - share) * (1 - share);
    this.#shift = share < 1 ? { x: size * Math.sin(share * 26), y: size * 0.6 * Math.cos(share * 22) } : AT_REST;
    if (share >= 1) this.#shake = null;
    this.#changed = true;
  }
}
