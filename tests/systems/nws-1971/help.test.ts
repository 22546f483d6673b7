/** The handbook of the set of 1971: tables read as they are printed. */
import { stepsOf } from '../../../src/system/lesson.ts';
import { describe, expect, it } from 'vitest';
import { handbook } from '../../../src/rules/nws-1971/help/index.ts';
import { lesson } from '../../../src/rules/nws-1971/help/lesson.ts';
import { nws1971 } from '../../../src/rules/nws-1971/index.ts';
import { paragraphsOf } from '../../../src/system/help.ts';

const tables = paragraphsOf(handbook).flatMap(({ tables: drawn }) => drawn ?? []);
const rowsOf = (id: string) => tables.find(table => table.id === id)?.rows;

describe('the handbook', () => {
  it('draws every table of the rules', () => {
    const drawn = new Set(tables.flatMap(({ from }) => from));
    expect(Object.keys(nws1971.tables).filter(name => !drawn.has(name))).toEqual([]);
  });

  it('N17: the 15 inch goes through 8.4 inches at the first range and 4.2 at the last', () => {
    expect(rowsOf('smoothbores')?.[0]?.slice(0, 8)).toEqual([
      ...['15 inch', '440', 'once in 4 moves', '8.4', '8', '7.1', '5.9', '4.2'],
    ]);
    expect(rowsOf('rifles')?.map(([name]) => name)).toContain('12 inch of 35 tons');
  });

  it('N24: rate 3 is hit by a rifle on 4 and more, by a smoothbore on 5 and more at the second range', () => {
    const at = (name: string) => rowsOf('hits-on')?.find(([head]) => head === name)?.[2];
    expect([at('Rifle at rate 3'), at('Smoothbore at rate 3')]).toEqual(['4, 5, 6', '5, 6']);
  });

  it('N43, N47: rams and torpedoes', () => {
    expect(rowsOf('ramming')?.[3]).toEqual(['rate 4', '3', '2', '1', '1', '1']);
    expect(rowsOf('torpedo-effect')?.[2]).toEqual(['3, 4, 5, 6', '1.5', '2', '2.5', 'sinks', 'sinks']);
  });
});

describe('the lesson', () => {
  it('has steps that bear different names, and shows guns, plates and a ram', () => {
    const ids = stepsOf(lesson).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(['shoot', 'damage', 'ram']));
  });
});
