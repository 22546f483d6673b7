import { describe, expect, it } from 'vitest';
import { RULE_SETS } from '../../src/rules/index.ts';

describe('the steps of a turn', () => {
  it.each(RULE_SETS)(
    'of $id are objects of one shape, which the kernel looks into with every command',
    ({ sequence }) => {
      const shapes = new Set(sequence.map(phase => Object.keys(phase).join()));
      expect([...shapes]).toEqual([
        'id,kind,title,cite,printed,applies,begin,proceed,facts,awaits,options,accepts,perform,end,decides',
      ]);
    },
  );

  it.each(RULE_SETS)(
    'of $id have a picture each, and plain words where the rulebook has a term of its own',
    ({ sequence }) => {
      for (const { kind, title, printed } of sequence) {
        expect(kind).toBeTruthy();
        expect(printed).not.toBe(title);
        expect(title).not.toMatch(/order stacks|gun deck|markers?$/u);
      }
    },
  );

  it('are told in plain words by the quick sheet, with the printed ones as a note', () => {
    const sheet = RULE_SETS.find(({ id }) => id === 'quick-sheet')!;
    const notes = sheet.sequence.flatMap(({ title, printed }) => (printed ? [`${title} (${printed})`] : []));
    expect(notes).toEqual([
      'Draw each ship’s cards (Reload the order stacks)',
      'Use assets (Events)',
      'Lay the order cards (Orders to the gun deck)',
      'Who acts first (Movement priority)',
    ]);
  });
});
