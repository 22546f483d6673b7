/** Script time of the last frames, for the benchmark and the curious. */
export interface FrameStats {
  /** Frames counted, at most as many as are remembered. */
  frames: number;
  /** Milliseconds of script around the game step. */
  mean: number;
  median: number;
  p95: number;
  worst: number;
}

/** Draws frames when there is something to draw and rests when there is not: a board game must not heat the lap it lies on. */
export interface FramePump {
  /** A frame as soon as the browser gives one. */
  wake(): void;
  stats(): FrameStats;
  /** Milliseconds that the browser lately took to give a frame that was asked for: about one sixtieth of a second, or much more on a slow machine. */
  lag(): number;
  forget(): void;
  stop(): void;
}

const REMEMBERED = 240;

const summary = (times: readonly number[]): FrameStats => {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  const sum = sorted.reduce((total, time) => total + time, 0);
  return {
    frames: sorted.length,
    mean: sorted.length ? sum / sorted.length : 0,
    median: at(0.5),
    p95: at(0.95),
    worst: at(1),
  };
};

/** `step` draws one frame and says in how many milliseconds the next is due: 0 at once, Infinity when nothing moves. */
export const framePumpOf = (step: (now: number, delta: number) => number): FramePump => {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = performance.now();
  let stopped = false;
  let times: number[] = [];
  let asked = 0;
  let lag = 0;

  const wake = (): void => {
    if (stopped || frame !== 0) return;
    clearTimeout(timer);
    asked = performance.now();
    frame = requestAnimationFrame(draw);
  };
  const draw = (): void => {
    frame = 0;
    const began = performance.now();
    lag = lag * 0.8 + (began - asked) * 0.2;
    const due = step(began, Math.min(100, began - last));
    last = began;
    times.push(performance.now() - began);
    if (times.length > REMEMBERED) times = times.slice(-REMEMBERED);
    if (due <= 0) wake();
    else if (due < Infinity && frame === 0) timer = setTimeout(wake, due);
  };
  return {
    wake,
    stats: () => summary(times),
    lag: () => lag,
    forget() {
      times = [];
    },
    stop() {
      stopped = true;
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    },
  };
};
