/** A step that resolves for both sides at once is no endless film: the longer it takes, the quicker it goes. */
import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { Folding } from '../../../src/app/table/folding.ts';
import type { Table } from '../../../src/app/table/table.ts';
import { beforeEvent } from '../../../src/app/view/watching.ts';

/** A player alone who watches what one command brings: an order of that unit, or the end of a step. */
const watching = (unit: string | null) => {
  let now = 0;
  const folding = new Folding(() => now);
  const desk = { about: () => ({ unit }), events: { where: () => ({ units: [] }) }, units: () => [] };
  const session = {
    history: signal([{ command: { side: 'union' } }]),
    shownCount: signal(0),
    lone: signal('union'),
    view: signal({ turn: 2, cursor: { phase: 4 } }),
    setup: { match: { rules: { desk } } },
  };
  const film = { folding, rate: signal(1), concerning: signal(false), passing: signal(false) };
  return (seconds: number): number => {
    now = seconds * 1000;
    beforeEvent({ session, film } as unknown as Table, { type: 'gunFired' }, 1);
    return folding.rate.value;
  };
};

describe('both fire at once', () => {
  it('is shown at its own speed at first, then quicker and quicker', () => {
    const rateAt = watching(null);
    expect([0, 4, 6, 11, 60].map(rateAt)).toEqual([1, 1, 2, 4, 4]);
  });

  it('hurries nothing that the player has ordered one ship', () => {
    const rateAt = watching('benton');
    expect([0, 4, 11].map(rateAt)).toEqual([1, 1, 1]);
  });
});
