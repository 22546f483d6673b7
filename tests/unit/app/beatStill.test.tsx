// @vitest-environment happy-dom
/** Where nothing moves the line over the chart says what the shots before it came to, which nobody has seen fall. */
import { render } from 'preact';
import { afterEach, expect, it } from 'vitest';
import { BeatNote, resultsSince } from '../../../src/app/play/beat.tsx';
import type { LogLine } from '../../../src/app/table/log.ts';
import type { Table } from '../../../src/app/table/table.ts';
import { leaveTables, lessonTable } from '../../helpers/lessonTable.ts';

afterEach(() => {
  render(null, document.body);
  leaveTables();
});

const fire = async (table: Table): Promise<void> => {
  table.helm.take('uss_conestoga');
  table.helm.aimAt('css_ivy');
  table.helm.commit();
  await table.session.playback.settled();
  table.beats.beat.value = { turn: 2, first: 'union' };
};

it.each([
  [true, 2],
  [false, 0],
] as const)('where that is %s', async (still, count) => {
  const table = await lessonTable('quick-sheet', 'shoot');
  render(<BeatNote table={table} still={still} />, document.body);
  await fire(table);
  await expect.poll(() => document.querySelector('.beatTitle')).not.toBeNull();
  const lines = [...document.querySelectorAll('.beatBelow')].map(each => each.textContent);
  expect(lines.filter(line => line.includes('USS Conestoga fires'))).toHaveLength(count);
});

it('the last two of them, and none that was told before', () => {
  const line = (index: number): LogLine => ({
    index,
    entry: 1,
    kind: 'line',
    text: `shot ${index}`,
    roll: { dice: [1], caption: '' },
    hexes: [],
    units: ['a', 'z'],
  });
  const log = [0, 1, 2, 3].map(line);
  expect(resultsSince(log, 1)).toEqual(['shot 2', 'shot 3']);
  expect(resultsSince(log, 3)).toEqual(['shot 3']);
  expect(resultsSince(log, 4)).toEqual([]);
});
