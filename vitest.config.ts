import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

const UNIT = ['unit', 'systems', 'fuzz', 'arch'];

/** Browser tests that would take the whole run beyond its twenty minutes: `npm run test:long`. */
const LONG = 'tests/app/**/*.long.test.{ts,tsx}';

const browserTests = (name: string, files: { include: string[]; exclude?: string[] }) => ({
  extends: true as const,
  test: {
    name,
    environment: 'node',
    ...files,
    // Two browsers at a time and no more: frames are drawn by the processor.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            include: UNIT.map(folder => `tests/${folder}/**/*.test.{ts,tsx}`),
            // Nothing else runs meanwhile; usually one processor would be left idle.
            maxWorkers: '100%',
            testTimeout: 30_000,
            hookTimeout: 30_000,
          },
        },
        browserTests('app', { include: ['tests/app/**/*.test.{ts,tsx}'], exclude: [LONG] }),
        browserTests('long', { include: [LONG] }),
      ],
    },
  }),
);
