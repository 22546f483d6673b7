/** Milliseconds of work to hand out at a time: short enough for a lively bar and for all hands to end together. */
const SHORT = 50;
const LONG = 200;
/** Numbers to hand out at a time at most. */
const MOST = 50;
/** Parts that are kept for each hand: towards the end they become small, so that nobody waits long for the last one. */
const PARTS_LEFT = 2;

/** Who listens while numbers are worked off. */
export interface Listeners<Result> {
  /** Hears how many are done. */
  readonly progress: (numbers: number) => void;
  /** Gets the results in the order of the numbers, whoever did them; the rest is left out where it answers true. */
  readonly take: (result: Result) => boolean;
}

/** Numbers to be worked off by several hands at once. */
export interface Handing<Result> {
  /** The next few numbers; null where none are left. */
  next(size: number): { from: number; part: readonly number[] } | null;
  receive(from: number, part: readonly number[], result: Result): void;
}

/** Hands numbers out to so many hands and puts results in order. */
export const handOut = <Result>(
  numbers: readonly number[],
  hands: number,
  { progress, take }: Listeners<Result>,
): Handing<Result> => {
  const waiting = new Map<number, { to: number; result: Result }>();
  let handed = 0;
  let taken = 0;
  let done = 0;
  let stopped = false;
  return {
    next(size) {
      if (stopped || handed >= numbers.length) return null;
      const from = handed;
      const fair = Math.ceil((numbers.length - from) / (PARTS_LEFT * hands));
      handed = from + Math.min(size, fair);
      return { from, part: numbers.slice(from, handed) };
    },
    receive(from, part, result) {
      done += part.length;
      progress(done);
      waiting.set(from, { to: from + part.length, result });
      for (let first = waiting.get(taken); first && !stopped; first = waiting.get(taken)) {
        waiting.delete(taken);
        taken = first.to;
        stopped = take(first.result);
      }
    },
  };
};

/** How many to hand out next, after so many took so long. */
const nextSize = (size: number, milliseconds: number): number => {
  if (milliseconds < SHORT) return Math.min(2 * size, MOST);
  return milliseconds > LONG ? Math.max(1, Math.floor(size / 2)) : size;
};

/**
 * One hand takes numbers until none are left.
 * @param clock milliseconds that only ever grow
 */
export const workOff = async <Result>(
  handing: Handing<Result>,
  work: (part: readonly number[]) => Result | Promise<Result>,
  clock: () => number,
): Promise<void> => {
  let size = 1;
  for (let task = handing.next(size); task; task = handing.next(size)) {
    const began = clock();
    handing.receive(task.from, task.part, await work(task.part));
    size = nextSize(size, clock() - began);
  }
};
