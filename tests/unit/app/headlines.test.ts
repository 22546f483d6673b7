import { describe, expect, it } from 'vitest';
import { headlinesShown } from '../../../src/app/helm/headlines.ts';

describe('the chances of a shot', () => {
  const rare = ['turret out', 'funnel', 'magazine hit'].map(label => ({ label, chance: 0.004 }));

  it('share one line where all of them are less than one in a hundred', () => {
    const shown = headlinesShown([{ label: 'hits', chance: 0.17 }, ...rare, { label: 'sinks', chance: 0 }]);
    expect(shown.map(({ label }) => label)).toEqual(['hits', 'sinks', 'turret out, funnel, magazine hit (each)']);
    expect(shown.at(-1)?.chance).toBeLessThan(0.01);
  });

  it('stay as they are where only one is that small', () => {
    const lines = [{ label: 'hits', chance: 0.17 }, rare[0]!];
    expect(headlinesShown(lines)).toEqual(lines);
  });
});
