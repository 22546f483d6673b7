/** The log in short: what a ship did in one go is one line, and what is looked for is found. */
import { describe, expect, it } from 'vitest';
import { byTurn, logLine, logText, type LogLine } from '../../../src/app/table/log.ts';
import { folded, isFold, sought } from '../../../src/app/table/logFold.ts';

import { nws1971 } from '../../../src/rules/nws-1971/index.ts';
import { NWS, type Told } from '../../systems/nws-1971/samples.ts';
import { battle } from '../../systems/nws-1971/table.ts';

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

  it('tells what a blow cost whose dice were told before', () => {
    const hit = line({ event: 'hit', units: ['ivy', 'rebel'] });
    const cost = (points: number): LogLine => line({ units: ['rebel'], brief: { is: 'harm', says: '', points } });
    expect(titles([hit, cost(4), hit, cost(2)])).toEqual(['IVY against REBEL, 2 times: 6 points of damage (4)']);
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

  it('tells how a unit is left once, and none of what held meanwhile', () => {
    const left = (says: string): LogLine =>
      line({ event: 'slowed', units: ['rebel'], roll, brief: { is: 'harm', says, left: true } });
    const fire = line({ event: 'broke', units: ['rebel'], roll, brief: { is: 'harm', says: 'on fire' } });
    expect(titles([shot('ivy', 'rebel'), left('4 knots'), shot('ivy', 'rebel'), fire, left('2 knots')])).toEqual([
      'IVY against REBEL, 2 times: on fire, 2 knots (5)',
    ]);
    // Nor where the last of it says nothing, since something else does.
    expect(titles([shot('ivy', 'rebel'), left('4 knots'), left('')])).toEqual(['IVY against REBEL: no damage (3)']);
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

describe('one line a shot', () => {
  const told = (lines: readonly LogLine[]): LogLine[] => byTurn(lines).flatMap(turn => turn.phases[0]!.lines);

  it('under the set of 1971: range, die, plate, inches, throw and result, with all dice, that opens at the rule of the hit', () => {
    const { match, state } = battle(20, 9)
      .union('a', 'uss_passaic', 505, 'NE')
      .confederate('b', 'css_virginia', 805, 'NE')
      .at('fire');
    const events: Told[] = [
      NWS.gunFired,
      { ...NWS.gunFired, gun: 1, die: 2, hit: false },
      NWS.hitThrown,
      NWS.gunsStruck,
    ];
    const rules = nws1971 as never as Parameters<typeof logLine>[0]['rules'];
    const lines = events.map((event, index) => logLine({ ...match, rules }, state, event, 1, index));
    const [missed, hit, harm, ...more] = told(lines);
    expect(more).toEqual([]);
    expect(missed!.text).toContain('no hit');
    expect(hit!.text).toBe(
      'A fires a 15-inch Dahlgren smoothbore at b at 2 hexes, 4 or more: 5, a hit. B is hit (2 5): hull amidships; 8.4 inches on 7.5 (D) of the side: through.',
    );
    expect(hit).toMatchObject({ event: 'hitThrown', points: 1, roll: { dice: [5, 2, 5] }, brief: { is: 'gun' } });
    expect(harm!.event).toBe('gunsStruck');
    expect(titles(told(lines))).toEqual(['A: 2 guns at B: 1 hit, guns hit (3)']);
    expect(logText('A battle', lines).match(/15-inch Dahlgren smoothbore at b at 2 hexes/gu)).toHaveLength(1);
  });

  it('shots of another command are others, and lines of no shot stay as they are', () => {
    const fired = { ...shot('ivy', 'rebel'), shot: 'ivy 0' };
    const later = { ...shot('ivy', 'rebel'), shot: 'ivy 0', entry: 2 };
    const plain = step('ivy', 1306);
    expect(told([fired, plain, later])).toEqual([fired, plain, later]);
    const lines = [plain];
    expect(told(lines)[0]).toBe(plain);
  });
});
