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

/** Problems of one file that are told: who has put these right may ask again. */
export const MOST_PROBLEMS = 10;
const LONGEST_PATH = 80;
const LONGEST_MESSAGE = 215;

/** A text as far as it is of use in a sentence: its beginning and its end. */
export const shortened = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, longest - 31)} … ${text.slice(-28)}`;

/** So many problems as somebody reads, each in a sentence that somebody reads. */
export const told = (problems: readonly Problem[]): Problem[] =>
  problems.slice(0, MOST_PROBLEMS).map(({ path, message }) => ({
    path: shortened(path, LONGEST_PATH),
    message: shortened(message, LONGEST_MESSAGE),
  }));

class Enough extends Error {}

/** Reads a file and takes its problems down; once there are as many as are told, reading ends. */
export const readUntilEnough = <T>(read: (report: Report) => T): { value: T | null; problems: Problem[] } => {
  const problems: Problem[] = [];
  const report: Report = (path, message) => {
    problems.push({ path, message });
    if (problems.length >= MOST_PROBLEMS) throw new Enough();
  };
  try {
    return { value: read(report), problems: told(problems) };
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
    return { value: null, problems: told(problems) };
  }
};

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
  // One letter more than is shown, so that it is seen to be longer: nobody writes out a text of a million letters for that.
  const text = JSON.stringify(typeof value === 'string' ? value.slice(0, LONGEST_QUOTE + 1) : value);
  return text.length > LONGEST_QUOTE + 1 ? `${text.slice(0, LONGEST_QUOTE)}..."` : text;
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

/** A longer name is nobody's slip of the pen; to measure it would take time for nothing. */
const LONGEST_NAME = 80;

/** The known name most like the given one, if any is like it at all. */
export const nearestName = (name: string, known: readonly string[]): string | undefined => {
  if (name.length > LONGEST_NAME) return undefined;
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
