/** Where dice stand in the printed tables: row, column and cell as the handbook draws them. */
import { describe, expect, it } from 'vitest';
import { filledBoxes } from '../../../src/rules/river-coastal/crew.ts';
import { cellsOf } from '../../../src/rules/river-coastal/desk/charts.ts';
import { rollOf } from '../../../src/rules/river-coastal/desk/rolls.ts';
import { REASONS, type Reason } from '../../../src/rules/river-coastal/factors.ts';
import { handbook } from '../../../src/rules/river-coastal/help/index.ts';
import { JAMMED, MINES, SPARS } from '../../../src/rules/river-coastal/tables.ts';
import type { DamageTable, Face, RiverShip, Situation } from '../../../src/rules/river-coastal/types.ts';
import { lineInWords } from '../../../src/rules/river-coastal/words/lines.ts';
import { paragraphsOf } from '../../../src/system/help.ts';
import { bench } from './bench.ts';
import { RIVER, type Told } from './samples.ts';

const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];

/** A gunboat (class II or III, wood), Virginia, a mortar boat, a fort. */
const table = (more: Partial<RiverShip> = {}) =>
  bench()
    .union('a', 'uss_tyler', 202, 'E', more)
    .union('boat', 'mortar_boat', 205, 'E')
    .confederate('b', 'css_virginia', 303, 'E')
    .fort('confederate', 'fort', 'fort_henry', [705, 805], 'W');
const now = table().now();

const tables = new Map(paragraphsOf(handbook).flatMap(({ tables: drawn = [] }) => drawn.map(each => [each.id, each])));

/** "table | row | column | cell" of everything that is lit. */
const lit = (event: Told, at: Situation = now): string[] =>
  cellsOf(event, at).map(({ table: id, row, column }) => {
    const drawn = tables.get(id)!;
    return [id, drawn.rows[row]![0], drawn.heads[column], drawn.rows[row]![column]].join(' | ');
  });

const factor = (reason: Reason) => ({ value: 1, cite: '', reason });

describe('dice light', () => {
  it.each<[Told, string[]]>([
    [RIVER.mineRolled, ['mines | Mine | 5 | sunk']],
    [{ ...RIVER.mineRolled, die: 2 }, ['mines | Mine | 2 | 20 SPV']],
    [RIVER.sparRolled, ['mines | Spar torpedo | 2 | 20 SPV']],
    [RIVER.ownSparRolled, ['mines | Her own boat, a second die | 2 | sunk']],
    [RIVER.mortarFired, ['mortar-fire | Hits on | Number | 6']],
    [
      { ...RIVER.mortarFired, again: true },
      ['mortar-fire | Hits on | Number | 6', 'mortar-fire | Another shot at the same target | Number | +1'],
    ],
    [{ ...RIVER.shellFell, firer: 'boat' }, ['mortars | 11 inches and more, to 40 inches | 4 | 30']],
    [
      { ...RIVER.shellFell, firer: 'boat', dice: [2, 6], takes: 'commander' },
      ['mortars | 11 inches and more, to 40 inches | 6 | 40', 'mortars | Besides | 6 | the commander'],
    ],
    [RIVER.windThrown, ['weather | There is wind on | Number | 3, 4, 5, 6', expect.stringContaining('It comes from')]],
    [{ ...RIVER.windThrown, dice: [2], wind: null }, ['weather | There is wind on | Number | 3, 4, 5, 6']],
    [
      RIVER.fogThrown,
      ['weather | There is fog on | Number | 3, 4, 5, 6', 'weather | Inches of sight in it | Number | 2D6'],
    ],
    [{ ...RIVER.fogThrown, dice: [1], inches: 0 }, ['weather | There is fog on | Number | 3, 4, 5, 6']],
    [RIVER.groundingRolled, ['bottom | more | Held on | 1, 2, 3, 4']],
    [{ ...RIVER.groundingRolled, stakes: true }, ['stakes | more | Held on | 1, 2, 3, 4, 5']],
    [RIVER.freeingRolled, ['bottom | more | Off on | 5, 6']],
    [RIVER.chainRolled, ['chains | She crosses it on | Number | 5, 6']],
    [{ ...RIVER.lockRolled, die: 5 }, ['blows | Locked on 5: moves after this one | Number | 4']],
    [RIVER.burstRolled, [expect.stringMatching(/^special \| .+ bursts on, thrown twice \| Number \| 1$/u)]],
    [RIVER.fireFought, ['fires | Tries to put a fire out | Number | 4']],
    [RIVER.flagshipTried, ['commanders | A reckless commander leaves his flagship on | Number | 5, 6']],
    [RIVER.boardersCrossed, ['parties | A party crosses on | Number | 4, 5, 6']],
    [RIVER.townRolled, ['parties | A party takes a town on | Number | 6']],
  ])('%o', (event, cells) => {
    expect(lit(event)).toEqual(cells);
  });

  it('C15: the four dice of a captain, three where the scenario names his character, and those of a fort but for the white one', () => {
    const dice = [3, 1, 5, 2];
    const four = [
      'captains | White: what he is like | 3 | stubborn',
      'captains | Green: to morale while he lives | 1 | +3',
      'captains | Red: to morale once he is dead | 5 | −3',
      'captains | Yellow: to ram tests, and to the gun that he lays | 2 | +3',
    ];
    expect(lit({ ...RIVER.captainThrown, dice })).toEqual(four);
    expect(lit({ ...RIVER.commanderThrown, dice })).toEqual(four);
    expect(lit({ ...RIVER.captainThrown, dice: dice.slice(1) })).toEqual(four.slice(1));
    expect(lit({ ...RIVER.captainThrown, unit: 'fort', dice })).toEqual(four.slice(1));
  });

  it('C57: the classes of a ram test and what was added, C55: what was added to a crew, each in the row of its name', () => {
    const ram = [...(['noneLost', 'captainAboard', 'above', 'firedOn', 'anyLost', 'noRam', 'below'] as const)];
    const [classes, ...rows] = lit({ ...RIVER.ramTested, modifiers: [factor('larger'), ...ram.map(factor)] });
    const { a, b } = now.state.ships;
    const roman = ['I', 'II', 'III', 'IV', 'V'];
    expect(classes).toContain(`ram-chart | ${roman[a!.ramClass - 1]} | ${roman[b!.ramClass - 1]} | `);
    expect(rows.map(row => row.split(' | ').slice(0, 2))).toEqual(ram.map(each => ['ram-test', REASONS[each].says]));
    const crew = (Object.keys(REASONS) as Reason[]).filter(each => REASONS[each].cite.startsWith('Morale'));
    const told = crew.filter(each => each !== 'fortCpv');
    expect(
      lit({ ...RIVER.moraleRolled, modifiers: crew.map(factor) }).map(row => row.split(' | ').slice(0, 2)),
    ).toEqual(told.map(each => ['morale', REASONS[each].says]));
  });

  it('C72, C74, C76: what comes off by what holds her, and by her draught', () => {
    const held = (more: Partial<RiverShip>, need = 6): string[] =>
      lit({ ...RIVER.freeingRolled, need }, table(more).now());
    const aground = { tries: 2, before: 0 };
    expect(held({ aground: { ...aground, by: 'wreck' } })).toEqual(['chains | Off a wreck on | Number | 6']);
    expect(held({ aground: { ...aground, by: 'stakes' } })).toEqual(['stakes | more | Off on | 6']);
    expect(held({ aground: { ...aground, by: 'stakes' }, draught: 4 }, 5)).toEqual([
      'stakes | up to 5 feet | Off with help on | 5, 6',
    ]);
    expect(held({ aground, draught: 4 }, 5)).toEqual(['bottom | up to 5 feet | Off on | 5, 6']);
    // She is off already: it is told by the hex where she lay.
    const off = table()
      .section({ stakes: [202] })
      .now();
    expect(lit({ ...RIVER.freeingRolled, need: 6 }, off)).toEqual(['stakes | more | Off on | 6']);
  });

  it('every face of mines, spars, locks and damage', () => {
    const cost = (of: number | 'sunk'): string => (of === 'sunk' ? 'sunk' : of === 0 ? 'nothing' : `${of} SPV`);
    for (const die of FACES) {
      expect(lit({ ...RIVER.mineRolled, die })).toEqual([`mines | Mine | ${die} | ${cost(MINES[die])}`]);
      expect(lit({ ...RIVER.sparRolled, die })).toEqual([`mines | Spar torpedo | ${die} | ${cost(SPARS[die])}`]);
      expect(lit({ ...RIVER.lockRolled, die })[0]).toMatch(new RegExp(`on ${die}: .+ \\| ${JAMMED[die]}$`, 'u'));
      for (const row of FACES as readonly DamageTable[]) {
        const [id, name, face, words] = lit({ ...RIVER.damageRolled, table: row, line: die })[0]!.split(' | ');
        expect([id, name!.split(':')[0], face, words]).toEqual(['damage', `${row}`, `${die}`, lineInWords(row, die)]);
      }
    }
  });

  it('C67, C70, C94: dice against dice, whichever way they fall', () => {
    const both = 'contests | Both board each other: a die a ship';
    expect(lit({ ...RIVER.boardersRaced, dice: [4, 2] })).toEqual([`${both} | higher | the first boards`]);
    expect(lit({ ...RIVER.boardersRaced, dice: [3, 3] })).toEqual([`${both} | equal | both throw again`]);
    expect(lit({ ...RIVER.boardersRaced, dice: [1, 2] })).toEqual([`${both} | lower | the second boards`]);
    const ends = ['attacker', 'goesOn', 'defender'] as const;
    expect(ends.flatMap(result => lit({ ...RIVER.boardingFought, result }))).toEqual([
      'contests | Boarders against defenders: a die a party | higher | defenders beaten',
      'contests | Boarders against defenders: a die a party | equal | goes on in the next move',
      'contests | Boarders against defenders: a die a party | lower | boarders gone',
    ]);
    expect(ends.flatMap(result => lit({ ...RIVER.fortStormed, result }))).toEqual([
      'contests | Stormers against a fort: a die a party, a die a CPV | higher | fort taken',
      'contests | Stormers against a fort: a die a party, a die a CPV | equal | goes on in the next move',
      'contests | Stormers against a fort: a die a party, a die a CPV | lower | parties gone',
    ]);
    const throws: [number, number][] = [[5, 2], [4, 4], [1, 6]]; // prettier-ignore
    expect(throws.flatMap(dice => lit({ ...RIVER.minersRolled, dice }))).toEqual([
      'random-miners | Lays them | higher | Union',
      'random-miners | Lays them | equal | both throw again',
      'random-miners | Lays them | lower | Confederate',
    ]);
  });

  it('C31, C47: the box that lost a man, and how long a gun is out; nothing where no die was thrown', () => {
    const boxes = ['engine', 'boiler', 3, 'pool'] as const;
    expect(boxes.flatMap(box => lit({ ...RIVER.crewLost, box }))).toEqual([
      'crew-drawn | Box | 1 | engine',
      'crew-drawn | Box | 2 | boiler',
      'crew-drawn | Box | 3 | every gun',
      'crew-drawn | Box | 4 | each of the pool',
    ]);
    const row = (lasts: 'repair' | 'battle' | 'destroyed') =>
      cellsOf({ ...RIVER.gunsOut, lasts }, now).map(({ table: id, row: at, column }) => [
        column,
        ...tables.get(id)!.rows[at]!,
      ]);
    expect(row('repair')).toEqual([[0, 'until mended', '2', '4']]);
    expect(row('battle')).toEqual([[0, 'for the battle', '5', '–']]);
    expect(row('destroyed')).toEqual([[0, 'destroyed', '–', '6']]);
    expect([lit({ ...RIVER.crewLost, die: null }), lit({ ...RIVER.gunsOut, die: null })]).toEqual([[], []]);
  });

  it('C31: the table has the order in which the die counts', () => {
    const crew = { engine: 1, boiler: 1, pool: 2, guns: [true, false, true] };
    expect(filledBoxes(crew)).toEqual(['engine', 'boiler', 0, 2, 'pool', 'pool']);
  });

  it('every die that is thrown stands in a table', () => {
    const untold = Object.values(RIVER).filter(event => rollOf(event) && lit(event).length === 0);
    expect(untold.map(({ type }) => type)).toEqual([]);
  });
});
