// @vitest-environment happy-dom
/** Undo at the lines of the log. */
import { render } from 'preact';
import { afterEach, describe, expect, it } from 'vitest';
import type { LogLine } from '../../../src/app/table/log.ts';
import { LogLines } from '../../../src/app/play/logPanel.tsx';

const lineOf = (index: number, entry: number, kind: LogLine['kind'] = 'line'): LogLine => ({
  index,
  entry,
  kind,
  text: `line ${index}`,
  roll: null,
  hexes: [101],
  units: [],
});
/** Two lines of the second command; the dice of the first bar what was before it. */
const LINES = [lineOf(0, 0, 'turn'), lineOf(1, 0), lineOf(2, 1), lineOf(3, 2), lineOf(4, 2), lineOf(5, 3)];
const WHY = 'No way back: dice were rolled since.';

afterEach(() => render(null, document.body));

describe('the log', () => {
  it('offers to go back at the last line of each command as far as it goes, and says at the others why not', () => {
    const gone: number[] = [];
    const undo = { least: 1, all: 3, why: WHY, to: ({ entry }: LogLine) => void gone.push(entry) };
    render(<LogLines lines={LINES} link={() => ({ press: () => undefined })} undo={undo} />, document.body);
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('.logUndo')];
    expect(buttons.map(button => button.getAttribute('aria-label'))).toEqual([
      'Undo to here: line 2',
      'Undo to here: line 4',
    ]);
    for (const button of buttons) button.click();
    expect(gone).toEqual([1, 2]);
    const barred = [...document.querySelectorAll('.logLine[title]')];
    expect(barred.map(line => line.textContent)).toEqual(['line 1']);
    expect(barred[0]?.getAttribute('title')).toBe(WHY);
    expect(barred[0]?.querySelector('button')?.getAttribute('aria-description')).toBe(WHY);
  });

  it('offers nothing where nobody may take back', () => {
    render(<LogLines lines={LINES} link={() => null} />, document.body);
    expect(document.querySelectorAll('.logUndo, .logLine[title]')).toHaveLength(0);
  });
});
