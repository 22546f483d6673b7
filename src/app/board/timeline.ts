/** What runs over time on the board. Each run resolves for certain: when it has been seen, skipped, or its time is long over. */
export interface Timeline {
  /** 0 = instant, 1 = normal, 2 = twice as fast. */
  speed: number;
  /** Calls `progress` with 0 to 1 over so many milliseconds at normal speed. */
  run(milliseconds: number, progress: (share: number) => void): Promise<void>;
  /** Moves everything on; says whether anything still runs. */
  tick(now: number): boolean;
  /** Brings everything to its end at once. */
  skip(): void;
}

interface Run {
  began: number;
  length: number;
  progress: (share: number) => void;
  finish: () => void;
}

/** How long after its end a run waits for a frame before it ends by itself: frames stop in a hidden tab. */
const PATIENCE = 500;

export const timelineOf = (clock: () => number, wake: () => void): Timeline => {
  const running = new Set<Run>();
  return {
    speed: 1,
    run(milliseconds, progress) {
      const length = this.speed > 0 ? milliseconds / this.speed : 0;
      if (length <= 0) {
        progress(1);
        wake();
        return Promise.resolve();
      }
      return new Promise(resolve => {
        const run: Run = {
          began: clock(),
          length,
          progress,
          finish() {
            if (!running.delete(run)) return;
            clearTimeout(rescue);
            progress(1);
            resolve();
          },
        };
        const rescue = setTimeout(() => run.finish(), length + PATIENCE);
        running.add(run);
        progress(0);
        wake();
      });
    },
    tick(now) {
      // A set may lose members while it is gone through.
      for (const run of running) {
        const share = (now - run.began) / run.length;
        if (share >= 1) run.finish();
        else run.progress(Math.max(0, share));
      }
      return running.size > 0;
    },
    skip() {
      for (const run of [...running]) run.finish();
      wake();
    },
  };
};

/** Slow at both ends. */
export const eased = (share: number): number => share * share * (3 - 2 * share);
/** Fast at first, then slower. */
export const easedOut = (share: number): number => 1 - (1 - share) * (1 - share);
