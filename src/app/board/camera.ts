import { clamped, fitted, toChart, toScreen, viewBetween, visibleBox, zoomedAt, type Size, type View } from './cameraMath.ts';
import type { Box, Point } from './geometry.ts';
import { easedOut } from './timeline.ts';

/** Where the board looks, on its way to where it was asked to look. */
export interface BoardCamera {
  readonly view: View;
  /** CSS pixels by which a shock moves the picture now. */
  readonly shift: Point;
  readonly seen: Box;
  /** Whether it still glides or shakes. */
  readonly moving: boolean;
  fit(): void;
  pan(x: number, y: number): void;
  zoom(factor: number, at: Point, smooth: boolean): void;
  centreOn(point: Point): void;
  shock(strength: number): void;
  /** Moves on; true when the view or the shift has changed. */
  tick(now: number): boolean;
  /** The screen has another size: what was in the middle stays there. */
  resized(screen: Size): void;
  toScreen(point: Point): Point;
  toChart(point: Point): Point;
}

const GLIDE = 170;
const SHOCK = 420;

export const boardCameraOf = (paper: Box, firstScreen: Size, calm: () => boolean, wake: () => void): BoardCamera => {
  let screen = firstScreen;
  let view = fitted(paper, screen);
  let glide: { from: View; to: View; began: number } | null = null;
  let shake: { strength: number; began: number } | null = null;
  let shift: Point = { x: 0, y: 0 };
  let changed = true;
  /** Still showing the whole chart: then it does so in a new size, too. */
  let whole = true;

  const jump = (to: View): void => {
    glide = null;
    view = to;
    changed = true;
    wake();
  };
  const go = (to: View, smooth: boolean): void => {
    whole = false;
    if (!smooth || calm()) {
      jump(to);
      return;
    }
    glide = { from: view, to, began: performance.now() };
    wake();
  };
  const step = (now: number): void => {
    if (!glide) return;
    const share = (now - glide.began) / GLIDE;
    view = share >= 1 ? glide.to : clamped(viewBetween(glide.from, glide.to, easedOut(Math.max(0, share))), paper, screen);
    if (share >= 1) glide = null;
    changed = true;
  };
  const tremble = (now: number): void => {
    if (!shake) return;
    const share = Math.min(1, Math.max(0, (now - shake.began) / SHOCK));
    // A swing that dies away, not a jitter.
    const size = shake.strength * (1 - share) * (1 - share);
    shift = { x: size * Math.sin(share * 26), y: size * 0.6 * Math.cos(share * 22) };
    if (share >= 1) {
      shake = null;
      shift = { x: 0, y: 0 };
    }
    changed = true;
  };

  return {
    get view() {
      return view;
    },
    get shift() {
      return shift;
    },
    get seen() {
      return visibleBox(view, screen);
    },
    get moving() {
      return glide !== null || shake !== null;
    },
    fit() {
      jump(fitted(paper, screen));
      whole = true;
    },
    pan(x, y) {
      const from = glide?.to ?? view;
      whole = false;
      jump(clamped({ ...from, x: from.x - x / from.zoom, y: from.y - y / from.zoom }, paper, screen));
    },
    zoom(factor, at, smooth) {
      // Several turns of the wheel add up to one way.
      go(zoomedAt(glide?.to ?? view, factor, at, paper, screen), smooth);
    },
    centreOn: point => go(clamped({ ...(glide?.to ?? view), x: point.x, y: point.y }, paper, screen), true),
    shock(strength) {
      if (calm()) return;
      shake = { strength, began: performance.now() };
      wake();
    },
    tick(now) {
      step(now);
      tremble(now);
      const moved = changed;
      changed = false;
      return moved;
    },
    resized(next) {
      screen = next;
      jump(whole ? fitted(paper, screen) : clamped(view, paper, screen));
    },
    toScreen: point => toScreen(view, screen, point),
    toChart: point => toChart(view, screen, point),
  };
};
