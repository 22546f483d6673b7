/** Where dice stand in the printed tables: row, column and cell as the handbook draws them. */
import { describe, expect, it } from 'vitest';
import { cellsOf } from '../../../src/rules/nws-1971/desk/charts.ts';
import { rollOf } from '../../../src/rules/nws-1971/desk/rolls.ts';
import { throughAt } from '../../../src/rules/nws-1971/gunnery.ts';
import { handbook } from '../../../src/rules/nws-1971/help/index.ts';
import { HITS_ON, RANGES, RIFLE_OF, SMOOTHBORE_OF } from '../../../src/rules/nws-1971/tables.ts';
import { BORES, SHIP_TYPES } from '../../../src/rules/nws-1971/types.ts';
import { from } from '../../../src/rules/shared/help.ts';
import { throughInches } from '../../../src/rules/nws-1971/words/captions.ts';
import { paragraphsOf } from '../../../src/system/help.ts';
import { NWS, type Told } from './samples.ts';
import { battle } from './table.ts';

/** Passaic (rate 3, 15 and 11 inch) and Albemarle (rate 3), a launch, a side-wheeler, and a fort. */
const { now } = battle(30, 21)
  .union('a', 'uss_passaic', 505, 'E')
  .union('wheeler', 'uss_sassacus', 515, 'E')
  .union('launch', 'picket_boat_1', 510, 'E')
  .confederate('b', 'css_albemarle', 1005, 'W')
  .work('fort', 'confederate', [1510, 1511], 'W', { fort: 'fort_henry' })
  .start();

const tables = new Map(paragraphsOf(handbook).flatMap(({ tables: drawn = [] }) => drawn.map(each => [each.id, each])));

/** "table | row | column | cell" of everything that is lit. */
const lit = (event: Told): string[] =>
  cellsOf(event, now).map(({ table, row, column }) => {
    const drawn = tables.get(table)!;
    return [table, drawn.rows[row]![0], drawn.heads[column], drawn.rows[row]![column]].join(' | ');
  });

const shot = { ...NWS.gunFired, firer: 'a', target: 'b' };
const hit = { ...NWS.hitThrown, firer: 'a', target: 'b' };

describe('a shot lights', () => {
  it('N24: the range chart at bore, rate and range, and N17: the inches that it goes through there', () => {
    expect(lit({ ...shot, range: 3 })).toEqual([
      'smoothbores | 15 inch | 2 to 3 | 8',
      'hits-on | Smoothbore at rate 3 | 2 to 3 | 5, 6',
    ]);
    expect(lit({ ...shot, firer: 'b', target: 'launch', range: 1 })).toEqual([
      'rifles | 100-pounder | 1 | 5.6',
      'hits-on | Rifle at rate 5 | 1 | 5, 6',
    ]);
  });

  it('every gun of theirs at every range, as the rules have it', () => {
    for (const [firer, target] of [
      ['a', 'b'],
      ['b', 'wheeler'],
      ['wheeler', 'b'],
    ] as const)
      for (const [gun, { gun: piece, bore, pv }] of now.state.ships[firer]!.guns.entries())
        for (const [band, range] of RANGES.entries()) {
          if (pv === 0) continue;
          const [through, needs] = lit({ ...shot, firer, target, gun, range });
          const least = HITS_ON[bore][now.state.ships[target]!.rate][band]!;
          expect(through!.endsWith(` | ${throughInches(throughAt(piece, range))}`)).toBe(true);
          expect(through!.startsWith(piece in RIFLE_OF ? 'rifles' : 'smoothbores')).toBe(true);
          expect(piece in SMOOTHBORE_OF || piece in RIFLE_OF).toBe(true);
          expect(needs!.endsWith(` | ${least === 0 ? '–' : from(least)}`)).toBe(true);
        }
    expect(BORES).toEqual(['rifle', 'smoothbore']);
  });

  it('N26: the damage chart at the throw and the type, all 21 by all 7', () => {
    const found = new Set<string>();
    for (let one = 1; one <= 6; one++)
      for (let other = 1; other <= 6; other++)
        for (const column of SHIP_TYPES) {
          const [cell] = lit({ ...hit, dice: [one, other], column });
          const [low, high] = [Math.min(one, other), Math.max(one, other)];
          expect(cell).toMatch(new RegExp(`^damage-chart \\| ${low} and ${high} \\| ${column} \\| .`, 'u'));
          found.add(cell!);
        }
    expect(found.size).toBe(21 * 7);
    expect(found).toContain('damage-chart | 2 and 3 | W | casemate');
  });

  it('N19, N27, N28: the further die, and the quality of the shot', () => {
    expect(lit({ ...hit, dice: [4, 1], column: 'W', further: 5, quality: 6 })).toEqual([
      'quality | 6 | Tenths of the inches | 11',
      'damage-chart | 1 and 4 | W | pilot house or wheel',
      'further | 5, 6 | Strikes | wheel',
    ]);
    expect(lit({ ...hit, dice: [1, 5], further: 4, quality: 3 })[1]).toBe('further | 4 | Strikes | nothing');
    expect(lit({ ...hit, dice: [1, 5], further: 3, quality: 1 })[2]).toBe(
      'further | 1, 2, 3 | Strikes | pilot house or funnel',
    );
    expect(lit({ ...hit, dice: [3, 5], column: 'X', further: 6 })[1]).toMatch(/^further \| X on 3 and 5/);
  });
});

describe('what else is thrown lights', () => {
  it.each<[Told, string[]]>([
    [{ ...NWS.ramStruck, ship: 'b', target: 'launch' }, ['ramming | rate 3 | rate 5 | 1']],
    [NWS.placeRolled, ['ram-places | 1, 2 | From before the beam | forward']],
    [
      { ...NWS.placeRolled, die: 4, from: 'abaft', where: 'amidships' },
      ['ram-places | 3, 4, 5, 6 | From abaft | amidships'],
    ],
    [
      { ...NWS.placeRolled, die: 6, from: 'abaft', where: 'wheel' },
      ['ram-places | 5, 6 | From abaft | a side wheel, where she has one'],
    ],
    [{ ...NWS.placeRolled, die: 5, from: 'below', where: 'aft' }, ['mine-places | 5, 6 | Part | aft']],
    [NWS.torpedoRolled, ['torpedo-effect | 3, 4, 5, 6 | rate 3 | 2.5']],
    [NWS.mineRolled, ['torpedo-effect | 2 | rate 3 | 0.5']],
    [{ ...NWS.mineRolled, ship: 'b', die: 1, does: 'fails' }, ['torpedo-effect | 1 | rate 3 | –']],
    [NWS.amidshipsRolled, ['below-water | 2 | What | amidships: the engines are wrecked']],
    [
      { ...NWS.amidshipsRolled, die: 1, does: 'magazine' },
      ['below-water | 1 | What | amidships: the magazine blows up'],
    ],
    // N75: who has no magazine; the die stands where it stands.
    [
      { ...NWS.amidshipsRolled, die: 1, does: 'nothing' },
      ['below-water | 1 | What | amidships: the magazine blows up'],
    ],
    [
      { ...NWS.amidshipsRolled, die: 4, does: 'nothing' },
      ['below-water | 3, 4, 5, 6 | What | amidships: nothing more'],
    ],
    [{ ...NWS.aftRolled, die: 6, jams: false }, ['below-water | 3, 4, 5, 6 | What | aft: nothing more']],
    [NWS.aftRolled, ['below-water | 1, 2 | What | aft: the steering jams for 5 moves']],
    [NWS.steeringJammed, ['below-water | 3, 4 | What | the jam: to port']],
    [{ ...NWS.steeringJammed, die: 1, course: 'starboard' }, ['below-water | 1, 2 | What | the jam: to starboard']],
    [{ ...NWS.steeringJammed, die: 5, course: 'ahead' }, ['below-water | 5, 6 | What | the jam: straight ahead']],
    [{ ...NWS.steeringJammed, die: null, course: 'ahead' }, []],
    [NWS.deckRolled, ['decks | 2 | Dice | 1, 2, 3; 4, 5, 6']],
    [NWS.turretRolled, ['jams | 3, 4 | Turret or port | jammed for 5 moves']],
    [NWS.portRolled, ['jams | 1, 2 | Turret or port | jammed for good']],
    [{ ...NWS.portRolled, die: 6, moves: 0 }, ['jams | 5, 6 | Turret or port | nothing']],
    [{ ...NWS.wheelRolled, ship: 'wheeler' }, ['wheels | 3, 4, 5 | Side wheel | nothing']],
    [
      { ...NWS.wheelRolled, ship: 'wheeler', die: 2, does: 'starboard' },
      ['wheels | 2 | Side wheel | turns to starboard for 3 moves'],
    ],
    [
      { ...NWS.wheelRolled, ship: 'wheeler', die: 6, does: 'gone' },
      ['wheels | 6 | Side wheel | gone: loses 1/2 of her speed'],
    ],
    [NWS.wheelLost, []],
    [{ ...NWS.wheelLost, die: 3 }, ['side-die | 1, 2, 3 | Side | port']],
    [{ ...NWS.wheelLost, die: 4, wheel: 'starboard' }, ['side-die | 4, 5, 6 | Side | starboard']],
    [NWS.fireRolled, ['fire | Else points that strike guns | Number | 50']],
    [{ ...NWS.fireRolled, die: 5, out: true }, ['fire | Out at the end of a move on | Number | 4, 5, 6']],
    [{ ...NWS.fifthMoveRolled, die: 2, does: 'out' }, ['fire | Then out on | Number | 1, 2']],
    [{ ...NWS.fifthMoveRolled, die: 3, does: 'burns' }, ['fire | Burns on | Number | 3, 4']],
    [NWS.fifthMoveRolled, ['fire | Abandoned on | Number | 5']],
    [{ ...NWS.fifthMoveRolled, die: 6, does: 'blowsUp' }, ['fire | Blows up on | Number | 6']],
    [NWS.flamesSpread, ['fire | These forward on | Number | 1, 2', 'side-die | 1, 2, 3 | Side | port']],
    [{ ...NWS.flamesSpread, die: 3, third: 'amidships', sideDie: null }, ['fire | These amidships on | Number | 3, 4']],
    [
      { ...NWS.flamesSpread, die: 6, third: 'aft', sideDie: 5 },
      ['fire | These aft on | Number | 5, 6', 'side-die | 4, 5, 6 | Side | starboard'],
    ],
  ])('%o', (event, cells) => {
    expect(lit(event)).toEqual(cells);
  });

  it('N50: a shot at a fort, in the column of the fort’s type', () => {
    expect(lit({ ...NWS.workThrown, target: 'fort', dice: [5, 2] })).toEqual(['damage-chart | 2 and 5 | U | forward']);
  });

  it('every die that is thrown stands in a table', () => {
    const standIn = { a: 'wheeler', b: 'b' };
    const untold = Object.values(NWS).filter(event => {
      const ship = 'ship' in event ? (standIn[event.ship as 'a' | 'b'] ?? event.ship) : '';
      const target = event.type === 'workThrown' ? 'fort' : 'b';
      return rollOf(event) && lit({ ...event, ship, ...('target' in event && { target }) } as Told).length === 0;
    });
    expect(untold.map(({ type }) => type)).toEqual([]);
  });
});
