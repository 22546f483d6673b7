/** Advice says so where it leads a ship to a place that a ram can reach, by what the map of danger knows. */
import { describe, expect, it } from 'vitest';
import type { Hint } from '../../../src/app/helm/hint.ts';
import { reasonWithRams, riskInWords } from '../../../src/app/play/hintCard.tsx';
import type { Table } from '../../../src/app/table/table.ts';
import type { Prow } from '../../../src/system/desk/index.ts';
import type { Threat } from '../../../src/trials/prospect.ts';

const PLACE = 303;
const threat = (unit: string, strength: number, prow: Prow | null): Threat => ({ unit, strength, weak: false, prow });

/** A table whose map of danger knows that of one place; null = it is still being found. */
const tableWith = (threats: readonly Threat[] | null): Table =>
  ({
    helm: {
      unit: (id: string) => ({ name: id.toUpperCase() }),
      destinations: { value: [] },
      session: { setup: { match: { rules: { desk: { fire: { counts: 'guns' } } } } } },
    },
    overlays: { threatsAt: (hex: number) => (threats === null || hex === PLACE ? threats : []) },
  }) as unknown as Table;

const hint = (stands: number): Hint => ({
  commands: [],
  reason: 'Guns on CSS Ivy.',
  gain: null,
  stands,
  course: null,
  aims: [],
  words: 'Steam on',
  unasked: false,
});

describe('the reason of advice', () => {
  const table = tableWith([threat('bragg', 2, 'ram'), threat('price', 0, 'bow'), threat('squib', 0, 'spar')]);

  it('tells of rams and spar torpedoes that could reach her there, and the risk of the rest, each once', () => {
    expect(reasonWithRams(table, hint(PLACE))).toBe('Guns on CSS Ivy. A ram could reach her there: BRAGG, SQUIB.');
    expect(riskInWords(table, hint(PLACE), true)).toBe('at most BRAGG 2 guns; may be rammed by PRICE');
    // Who listens hears the risk by itself, with all of it.
    expect(riskInWords(table, hint(PLACE))).toBe('at most BRAGG 2 guns; may be rammed by BRAGG, PRICE and 1 more');
  });

  it('tells of none where none can, where she stands nowhere, and as long as it is not known', () => {
    for (const [told, stands] of [
      [table, 505],
      [table, 0],
      [tableWith([threat('price', 3, 'bow')]), PLACE],
      [tableWith(null), PLACE],
    ] as const)
      expect(reasonWithRams(told, hint(stands))).toBe('Guns on CSS Ivy.');
  });

  it('leaves nothing for the risk where a ram is all of it, and does not call the place safe', () => {
    const rammed = tableWith([threat('bragg', 0, 'ram')]);
    expect(riskInWords(rammed, hint(PLACE), true)).toBe('');
    expect(riskInWords(tableWith([]), hint(PLACE), true)).toBe('nothing of theirs can fire or ram here');
  });
});
