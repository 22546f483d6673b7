/** Something found by a search, and what makes it the same as another found before. */
export interface Found<T> {
  readonly what: T;
  readonly key: string;
  /** Whether the search goes on from it. */
  readonly goesOn: boolean;
}

/**
 * Everything that can be come to from a start, by breadth: each once, in the way of fewest steps, the nearest first. The start itself
 * comes first.
 */
export const search = <T>(start: Found<T>, next: (from: T) => Iterable<Found<T>>): T[] => {
  const known = new Set([start.key]);
  const queue = [start];
  for (const { what, goesOn } of queue) {
    if (!goesOn) continue;
    for (const one of next(what)) {
      if (known.has(one.key)) continue;
      known.add(one.key);
      queue.push(one);
    }
  }
  return queue.map(({ what }) => what);
};
