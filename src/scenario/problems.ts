/** Something wrong in a scenario file: where, as a path into the JSON, and what was expected there. */
export interface Problem {
  /** For instance `forces[3].hex`; a line and column for broken JSON; empty for the file as a whole. */
  path: string;
  message: string;
}

/** Takes problems down while a file is read. */
export type Report = (path: string, message: string) => void;

/** `file: path: what was expected`, one problem as one line. */
export const formatProblem = (problem: Problem, source: string): string =>
  [source, problem.path, problem.message].filter(part => part !== '').join(': ');

/** All problems of a file, one a line. */
export const formatProblems = (problems: readonly Problem[], source: string): string =>
  problems.map(problem => formatProblem(problem, source)).join('\n');

/** A path into JSON, written as one would in code, from the file's root or on from another path. */
export const pathOf = (keys: readonly unknown[], from = ''): string =>
  keys.reduce<string>((path, key) => {
    if (typeof key === 'number') return `${path}[${key}]`;
    if (typeof key === 'string' && /^[A-Za-z_$][\w$-]*$/.test(key)) return path === '' ? key : `${path}.${key}`;
    return `${path}[${JSON.stringify(key)}]`;
  }, from);

const LONGEST_QUOTE = 40;

/** What was found, short enough for a message. */
export const quoted = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = JSON.stringify(value);
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}..."` : text;
};

/** Single letters to insert, drop, replace or swap to get from one word to the other. */
const editDistance = (one: string, other: string): number => {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      const replaced = (last[column - 1] ?? 0) + (same ? 0 : 1);
      const inserted = Math.min((current[column - 1] ?? 0) + 1, (last[column] ?? 0) + 1);
      const swaps = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current.push(Math.min(replaced, inserted, swaps ? (beforeLast[column - 2] ?? 0) + 1 : Infinity));
    }
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? 0;
};

const SHORTEST_PART = 4;

/** How far a name is from another; a name inside the other (`virginia` in `css_virginia`) is near, the shorter surplus the nearer. */
const farness = (name: string, known: string): number => {
  const [one, other] = [name.toLowerCase(), known.toLowerCase()];
  const apart = editDistance(one, other);
  const inside =
    (one.length >= SHORTEST_PART && other.includes(one)) || (other.length >= SHORTEST_PART && one.includes(other));
  return inside ? Math.min(apart, 1 + Math.abs(one.length - other.length) / 100) : apart;
};

/** The known name most like the given one, if any is like it at all. */
export const nearestName = (name: string, known: readonly string[]): string | undefined => {
  let nearest: string | undefined;
  let least = Math.min(Math.max(1, Math.floor(name.length / 3)), name.length - 1) + 0.5;
  for (const candidate of known) {
    const far = farness(name, candidate);
    if (far < least) [nearest, least] = [candidate, far];
  }
  return nearest;
};

const SHORT_LIST = 12;

/** A hint to put behind a message on an unknown name: the nearest known one, or all of them when they are few. */
export const hintAt = (name: unknown, known: readonly string[]): string => {
  const nearest = typeof name === 'string' ? nearestName(name, known) : undefined;
  if (nearest !== undefined) return ` (nearest known name "${nearest}"?)`;
  return known.length > 0 && known.length <= SHORT_LIST ? ` (known: ${known.join(', ')})` : '';
};

/** The message on an unknown name. */
export const unknownName = (what: string, name: unknown, known: readonly string[]): string =>
  `expected ${what}, found ${quoted(name)}${hintAt(name, known)}`;
