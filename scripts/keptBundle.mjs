import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A line for every file: its path, size and time. Reading a thousand files would take longer than the command.
 * @param {string} path a file or a folder
 * @returns {string[]}
 */
const stateOf = path => {
  const state = statSync(path);
  if (!state.isDirectory()) return [`${path} ${state.size} ${state.mtimeMs}`];
  return readdirSync(path)
    .sort()
    .flatMap(name => stateOf(join(path, name)));
};

/** @param {number} pid */
const isRunning = pid => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

const READERS = 'readers';
const MAKING = 'making-';

/** The bundles that running processes read; what processes have left behind that are gone is swept away. */
const readIn = shelf =>
  readdirSync(join(shelf, READERS)).flatMap(pid => {
    const note = join(shelf, READERS, pid);
    try {
      if (isRunning(Number(pid))) return [readFileSync(note, 'utf8')];
    } catch {
      // It has ended just now.
    }
    rmSync(note, { force: true });
    return [];
  });

/** Removes bundles of older sources, but none that somebody still reads or makes. */
const tidy = (shelf, present) => {
  const kept = new Set([READERS, present, ...readIn(shelf)]);
  for (const name of readdirSync(shelf)) {
    const isBeingMade = name.startsWith(MAKING) && isRunning(Number(name.slice(MAKING.length)));
    if (!kept.has(name) && !isBeingMade) rmSync(join(shelf, name), { recursive: true, force: true });
  }
};

/** What this process has written down as its reader. @type {Set<string>} */
const notes = new Set();

/** Says that this process reads that bundle, until it ends. */
const read = (shelf, bundle) => {
  const note = join(shelf, READERS, String(process.pid));
  mkdirSync(join(shelf, READERS), { recursive: true });
  writeFileSync(note, bundle);
  if (notes.size === 0)
    process.once('exit', () => {
      for (const each of notes) rmSync(each, { force: true });
    });
  notes.add(note);
};

/**
 * The folder that holds a bundle of these sources, as long as this process runs; made if there is none yet. Several processes
 * may ask at once: each makes its own and the first one stays.
 * @param {string} shelf folder in which bundles are kept
 * @param {readonly string[]} sources files and folders
 * @param {(folder: string) => Promise<unknown>} make writes the bundle into an empty folder
 * @returns {Promise<string>}
 */
export const keptBundle = async (shelf, sources, make) => {
  const present = createHash('sha256').update(sources.flatMap(stateOf).join('\n')).digest('hex').slice(0, 16);
  const folder = join(shelf, present);
  read(shelf, present);
  if (existsSync(folder)) return folder;
  const making = join(shelf, `${MAKING}${process.pid}`);
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making);
  await make(making);
  try {
    renameSync(making, folder);
  } catch (error) {
    // Somebody was quicker.
    if (!existsSync(folder)) throw error;
    rmSync(making, { recursive: true, force: true });
  }
  tidy(shelf, present);
  return folder;
};
