import { describe, expect, it } from 'vitest';
import { hunt } from './files/hunt.ts';
import { fuzzedReaders } from './files/readers.ts';

/** `npm run fuzz -- files` asks for a hundred times as many. */
const MUTANTS = Number(process.env.BROWNWATER_MUTANTS ?? 1000);
const SEED = process.env.BROWNWATER_FUZZ_SEED ?? 'ci';

describe('files that are nearly right', async () => {
  const readers = await fuzzedReaders();

  it.each(readers)('$name: what it is made from is read', async ({ seeds, read }) => {
    expect(seeds.length).toBeGreaterThan(0);
    for (const seed of seeds) expect(await read(seed)).toEqual([]);
  });

  it(`${MUTANTS} of them: each is read, or refused with a few short sentences`, { timeout: 3_600_000 }, async () => {
    const { casualties, refused } = await hunt(readers, SEED, MUTANTS);
    expect(casualties.slice(0, 20)).toEqual([]);
    // Most of what is changed at random is wrong: a hunt in which all is taken would be one of blanks.
    expect(refused).toBeGreaterThan(MUTANTS / 2);
  });
});
