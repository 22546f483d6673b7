import progress from 'cli-progress';
import { tell } from './say.ts';

/** Hears how far a long job has got. */
export interface Progress {
  to(done: number): void;
  /** It is over, whether all was done or not. */
  end(): void;
}

const SECOND = 1000;

/** A bar on a terminal: nothing in the first second, and nothing left of it at the end. */
const barTo = (total: number, what: string): Progress => {
  const began = Date.now();
  const { SingleBar, Presets } = progress;
  const format = ` {bar} {value} of {total} ${what}, {eta_formatted} to go`;
  const bar = new SingleBar(
    { format, stream: process.stderr, clearOnComplete: true, hideCursor: true, etaBuffer: 50 },
    Presets.shades_classic,
  );
  return {
    to(done) {
      if (bar.isActive) bar.update(done);
      else if (Date.now() - began > SECOND) {
        bar.start(total, done);
      }
    },
    end() {
      bar.stop();
    },
  };
};

/** A line a second, and one at the end. */
const linesTo = (total: number, what: string): Progress => {
  let last = Date.now();
  let so = 0;
  const line = (): void => tell(`${so} of ${total} ${what}`);
  return {
    to(done) {
      so = done;
      if (Date.now() - last < SECOND || done === total) return;
      last = Date.now();
      line();
    },
    end: line,
  };
};

/** Tells on standard error how far a job of so many games, nodes or whatever has got. */
export const progressTo = (total: number, what: string): Progress =>
  process.stderr.isTTY ? barTo(total, what) : linesTo(total, what);
