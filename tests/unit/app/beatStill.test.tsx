// @vitest-environment happy-dom
/** Where nothing moves the line over the chart says what the shots before it came to, which nobody has seen fall. */
import { render } from 'preact';
import { afterEach, expect, it } from 'vitest';
import { BeatNote, resultsSince } from '../../../src/app/play/beat.tsx';
import type { LogLine } from '../../../src/app/table/log.ts';
import type { Known } from '../../../src/app/table/logFold.ts';
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
  [true, ['USS Conestoga: 2 guns at CSS Ivy']],
  [false, []],
] as const)('where that is %s, in short', async (still, told) => {
  const table = await lessonTable('quick-sheet', 'shoot');
  render(<BeatNote table={table} still={still} />, document.body);
  await fire(table);
  await expect.poll(() => document.querySelector('.beatTitle')).not.toBeNull();
  const lines = [...document.querySelectorAll('.beatBelow')].map(each => each.textContent);
  const shots = lines.filter(line => line.includes('USS Conestoga'));
  expect(shots.map(line => line.slice(0, line.lastIndexOf(':')))).toEqual(told);
  expect(shots.join('')).not.toContain('dice');
});

it('the last two of them, one shot by itself in short, too, and none that was told before', () => {
  const shot = (index: number): LogLine => ({
    index,
    entry: 1,
    kind: 'line',
    event: 'fired',
    text: `shot ${index}, with every die`,
    roll: { dice: [1], caption: '' },
    brief: { is: 'gun', counts: 'damage' },
    points: index,
    hexes: [],
    units: ['ab'[index % 2]!, 'z'],
  });
  const known: Known = { name: id => id, lay: () => 0, manner: () => '' };
  const log = [0, 1, 2, 3].map(shot);
  expect(resultsSince(log, 1, known)).toEqual(['a: 1 gun at z: 2 damage', 'b: 1 gun at z: 3 damage']);
  expect(resultsSince(log, 3, known)).toEqual(['b: 1 gun at z: 3 damage']);
  expect(resultsSince(log, 4, known)).toEqual([]);
  // What happens to her in the next step is no result of it.
  const step: LogLine = { ...shot(4), kind: 'phase', text: 'Orders', roll: null, units: [] };
  const { brief: _, ...line } = shot(5);
  const after: LogLine = { ...line, text: 'z has her order.', roll: null, units: ['z'] };
  expect(resultsSince([...log, step, after], 3, known)).toEqual(['b: 1 gun at z: 3 damage']);
});
