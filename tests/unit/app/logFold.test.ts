/** The log in short: what a ship did in one go is one line, and what is looked for is found. */
import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../../src/app/table/log.ts';
import { folded, isFold, sought } from '../../../src/app/table/logFold.ts';

let next = 0;
const line = (part: Partial<LogLine>): LogLine => ({
  index: next++,
  entry: 1,
  kind: 'line',
  text: 'something',
  roll: null,
  hexes: [],
  units: [],
  ...part,
});
const roll = { dice: [6], caption: 'a die' };
const shot = (unit: string, target: string, points = 0): LogLine =>
  line({ event: 'shot', units: [unit, target], roll, ...(points > 0 && { points }) });
const step = (unit: string, hex: number): LogLine => line({ event: 'stepped', units: [unit], hexes: [hex] });

const known = { name: (unit: string) => unit.toUpperCase(), lay: () => 1406, manner: () => '' };
const titles = (lines: readonly LogLine[]): string[] =>
  folded(lines, known).map(told => (isFold(told) ? `${told.title} (${told.lines.length})` : told.text));

describe('the log in short', () => {
  it('tells of a ship that goes in one line, from where she lay to where she came', () => {
    expect(titles([step('ivy', 1306), step('ivy', 1206), step('ivy', 1106)])).toEqual(['IVY, 1406 to 1106 (3)']);
  });

  it('tells of all shots of one ship at another with what they did, and of what came of it', () => {
    const hurt = line({ units: ['rebel'], text: 'funnel gone' });
    expect(titles([shot('ivy', 'rebel', 3), shot('ivy', 'rebel'), hurt, shot('ivy', 'rebel', 4)])).toEqual([
      'IVY against REBEL, 3 times: 7 points of damage, funnel gone (4)',
    ]);
    expect(titles([shot('ivy', 'rebel'), shot('ivy', 'rebel')])).toEqual(['IVY against REBEL, 2 times: no damage (2)']);
  });

  it('says under which card or how fast she goes, from the line that tells it or from what was said of her last', () => {
    const acts = line({ units: ['ivy'], brief: { is: 'acts' } });
    const card = line({ units: ['ivy'], brief: { is: 'manner', says: 'Full speed' } });
    expect(titles([acts, card, step('ivy', 1306), step('ivy', 1106)])).toEqual(['IVY, full speed, 1406 to 1106 (4)']);
    // Who does not stir has her card all the same.
    expect(titles([acts, card])).toEqual(['IVY, full speed (2)']);
    const fast = { ...known, manner: () => '9 knots' };
    const [told] = folded([step('ivy', 1306), step('ivy', 1106)], fast);
    expect(told && isFold(told) && told.title).toBe('IVY, 9 knots, 1406 to 1106');
  });

  it('counts the guns of a salvo, what they did and what is gone, each once', () => {
    const gun = (points: number): LogLine => ({
      ...shot('ivy', 'rebel', points),
      brief: { is: 'gun', counts: 'damage' },
    });
    const harm = (says: string): LogLine => line({ units: ['rebel'], roll, brief: { is: 'harm', says } });
    expect(titles([gun(3), harm(''), gun(4), harm('funnel gone'), harm('funnel gone')])).toEqual([
      'IVY: 2 guns at REBEL: 7 damage, funnel gone (5)',
    ]);
    const hit = (points: number): LogLine => ({
      ...shot('ivy', 'rebel', points),
      brief: { is: 'gun', counts: 'hits' },
    });
    expect(titles([hit(1), hit(0)])).toEqual(['IVY: 2 guns at REBEL: 1 hit (2)']);
  });

  it('never takes what the target does next for what came of the shots', () => {
    const acts = line({ units: ['rebel'], brief: { is: 'acts' }, text: 'Rebel acts' });
    expect(titles([shot('ivy', 'rebel', 3), acts, shot('ivy', 'rebel', 1)])).toEqual([
      'something',
      'Rebel acts',
      'something',
    ]);
    expect(titles([shot('ivy', 'rebel', 3), step('rebel', 1306)])).toEqual(['something', 'something']);
  });

  it('tells of ships that go at the same time a line a ship', () => {
    expect(titles([step('ivy', 1306), step('tyler', 505), step('ivy', 1106), step('tyler', 506)])).toEqual([
      'IVY, 1406 to 1106 (2)',
      'TYLER, 1406 to 0506 (2)',
    ]);
  });

  it('leaves alone what stands for itself, and never folds two ships or two targets together', () => {
    const lines = [step('ivy', 1306), step('tyler', 505), shot('ivy', 'rebel'), shot('ivy', 'sumter'), line({})];
    expect(folded(lines, known)).toEqual(lines);
    // What somebody throws for is never folded into her way.
    expect(folded([step('ivy', 1306), line({ units: ['ivy'], hexes: [1306], roll })], known)).toHaveLength(2);
  });

  it('keeps every line, in its order', () => {
    const lines = [step('ivy', 1306), step('ivy', 1206), shot('ivy', 'rebel'), shot('ivy', 'rebel'), line({})];
    expect(folded(lines, known).flatMap(told => (isFold(told) ? told.lines : [told]))).toEqual(lines);
  });
});

describe('what is looked for in the log', () => {
  const turn = line({ kind: 'turn', text: 'Turn 1' });
  const [way, fire] = [step('ivy', 1306), { ...shot('tyler', 'ivy'), text: 'Tyler fires at Ivy' }];
  const all = [turn, way, fire, line({ text: 'Weather' })];

  it.each([
    ['all', '', null, all],
    ['fire', '', null, [turn, fire]],
    ['moves', '', null, [turn, way]],
    ['unit', '', 'tyler', [turn, fire]],
    ['unit', '', null, [turn]],
    ['all', ' IVY ', null, [turn, fire]],
  ] as const)('%s, %j, with %j in hand', (filter, words, unit, found) => {
    expect(sought(all, filter, words, unit)).toEqual(found);
  });
});
