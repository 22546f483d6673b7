import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

const UNIT = ['unit', 'tables', 'examples', 'replays', 'perft', 'fuzz', 'arch'];

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
            testTimeout: 30_000,
            hookTimeout: 30_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'app',
            environment: 'node',
            include: ['tests/app/**/*.test.{ts,tsx}'],
            // Two browsers at a time and no more: frames are drawn by the processor.
            maxWorkers: 2,
            testTimeout: 120_000,
            hookTimeout: 180_000,
          },
        },
      ],
    },
  }),
);
