import type { Plugin } from 'vite';

/** What a system's `index.ts` fetches from its folder `help/`: handbook and lesson. */
const READING = './help/';
const SYSTEM = /[\\/]src[\\/]rules[\\/][^\\/]+[\\/]index\.ts$/;
const NOTHING = 'brownwater/nothing-to-read';

/**
 * Leaves what is there to be read out of a worker, which plays and reads nothing: every worker is a build of its own and would
 * bring another copy of every handbook and lesson.
 */
export const nothingToRead = (): Plugin => ({
  name: 'brownwater:nothing-to-read',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer = '', { kind }) =>
    kind === 'dynamic-import' && source.startsWith(READING) && SYSTEM.test(importer) ? NOTHING : null,
  load: id => (id === NOTHING ? `throw new Error('There is nothing to read in a worker.');` : null),
});
