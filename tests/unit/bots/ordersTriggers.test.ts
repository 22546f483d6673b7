/** What brings a stance into force, read from the view alone, under every rule system. */
import { describe, expect, it } from 'vitest';
import type { State } from '../../../src/core/types.ts';
import { dutyOf, lake, SYSTEMS } from '../../helpers/orders.ts';
import { inWords } from '../../../src/languages/phrase.ts';

const orders = (condition: object) => ({
  confederate: { units: [{ who: ['css_virginia'], stance: 'hold', when: [{ if: condition, then: 'engage' }] }] },
});

type Change = (state: State) => void;

/** Moves a ship without further ado. */
const put =
  (ship: string, at: number): Change =>
  state =>
    void Object.assign(state.ships[ship]!, { at });

/** Takes a part of her hull, under whatever name the rules keep it. */
const hurt =
  (ship: string, part: number): Change =>
  state => {
    const hull = state.ships[ship] as unknown as Record<string, number>;
    if (hull.sixths !== undefined) hull.sixths = Math.floor(hull.full! * (1 - part));
    else if (hull.spv !== undefined) hull.spv = Math.floor(hull.fullSpv! * (1 - part));
    else if (hull.top === undefined) hull.points = Math.floor(hull.strength! * (1 - part));
    else hull.top = Math.floor(hull.fullTop! * (1 - part));
  };

const sink =
  (ship: string): Change =>
  state =>
    void Object.assign(state.ships[ship]!, { status: 'sunk' });

const turn =
  (number: number): Change =>
  state =>
    void (state.turn = number);

describe.each(SYSTEMS)('%s', system => {
  const stance = (condition: object, change?: Change): string =>
    dutyOf(lake(system, orders(condition)), 'css_virginia', change).stance.kind;

  it.each<[string, object, Change, Change]>([
    ['turn', { turn: 7 }, turn(6), turn(7)],
    ['enemyWithin', { enemyWithin: 5 }, put('uss_monitor', 1006), put('uss_monitor', 906)],
    [
      'enemyWithin of another ship',
      { enemyWithin: 3, of: ['css_general_bragg'] },
      put('uss_monitor', 705),
      put('uss_monitor', 708),
    ],
    [
      'enemyWithin by a certain enemy',
      { enemyWithin: 5, by: ['uss_cairo'] },
      put('uss_monitor', 906),
      put('uss_cairo', 906),
    ],
    [
      'enemyPast a column toward left',
      { enemyPast: { column: 12, toward: 'left' } },
      put('uss_cairo', 1306),
      put('uss_cairo', 1206),
    ],
    [
      'enemyPast a column toward right',
      { enemyPast: { column: 23, toward: 'right' } },
      put('uss_cairo', 2206),
      put('uss_cairo', 2306),
    ],
    [
      'enemyPast a row toward bottom',
      { enemyPast: { row: 10, toward: 'bottom' } },
      put('uss_cairo', 2209),
      put('uss_cairo', 2210),
    ],
    [
      'enemyPast a row toward top',
      { enemyPast: { row: 2, toward: 'top' } },
      put('uss_cairo', 2203),
      put('uss_cairo', 2202),
    ],
    [
      'enemyPast, near an edge',
      { enemyPast: { edge: 'left', within: 10 } },
      put('uss_cairo', 1206),
      put('uss_cairo', 1106),
    ],
    ['damage', { damage: 50 }, hurt('css_virginia', 0.2), hurt('css_virginia', 0.6)],
    ['damage to another ship', { damage: 50, of: ['uss_cairo'] }, hurt('css_virginia', 0.6), hurt('uss_cairo', 0.6)],
    ['lost', { lost: ['css_general_bragg', 'uss_cairo'] }, sink('uss_monitor'), sink('uss_cairo')],
    [
      'two at once',
      { turn: 4, enemyWithin: 5 },
      turn(4),
      state => {
        turn(4)(state);
        put('uss_monitor', 906)(state);
      },
    ],
  ])('%s', (_, condition, before, after) => {
    expect(stance(condition, before)).toBe('hold');
    expect(stance(condition, after)).toBe('engage');
  });

  it('a wreck, and a fort, come near nobody', () => {
    expect(
      stance({ enemyWithin: 5 }, state => {
        put('uss_monitor', 906)(state);
        sink('uss_monitor')(state);
      }),
    ).toBe('hold');
    const match = lake(
      system,
      { union: { units: [{ who: ['uss_monitor'], when: [{ if: { enemyWithin: 5 }, then: 'engage' }] }] } },
      { fort: true },
    );
    expect(dutyOf(match, 'uss_monitor', put('uss_monitor', 1004)).stance.kind).toBe('hold');
  });

  it('the clock, where one runs', () => {
    const runs = lake(system, {}).rules.desk.clock !== undefined;
    const at = (clock: number): string => stance({ clock: 3 }, state => void Object.assign(state, { clock }));
    expect([at(2), at(3)]).toEqual(['hold', runs ? 'engage' : 'hold']);
  });

  it('of several the first that holds; what no longer holds is out of force again', () => {
    const match = lake(system, {
      confederate: {
        units: [
          {
            who: ['css_virginia'],
            stance: 'hold',
            when: [
              { if: { damage: 50 }, then: { withdraw: 'left' } },
              { if: { enemyWithin: 5 }, then: 'engage' },
            ],
          },
        ],
      },
    });
    const kind = (...changes: Change[]): string =>
      dutyOf(match, 'css_virginia', state => changes.forEach(change => change(state))).stance.kind;
    expect(kind(put('uss_monitor', 906))).toBe('engage');
    expect(kind(put('uss_monitor', 906), hurt('css_virginia', 0.6))).toBe('withdraw');
    expect(kind(put('uss_monitor', 906), put('uss_monitor', 1106))).toBe('hold');
  });

  it('a section speaks in place of the common orders of the same side', () => {
    const match = lake(system, orders({ turn: 2 }));
    const section = {
      ...match.scenario.rules[system]!,
      orders: { confederate: { targets: [], words: {}, units: [] } },
    };
    const scenario = { ...match.scenario, rules: { [system]: section } };
    // An empty section leaves the ship to orders made from the objectives.
    expect(dutyOf({ ...match, scenario }, 'css_virginia').stance.kind).toBe('engage');
  });

  it('says in words what she does and until when', () => {
    const past = lake(system, orders({ enemyPast: { column: 15, toward: 'left' } }));
    expect(inWords(dutyOf(past, 'css_virginia').says, id => id)).toBe('holds at 0406 until an enemy passes column 15');
    expect(inWords(dutyOf(past, 'css_virginia', put('uss_cairo', 1406)).says, id => id)).toBe(
      'engages, as an enemy passes column 15',
    );
    const ambush = lake(system, { confederate: { units: [{ who: ['css_virginia'], stance: { ambush: 3 } }] } });
    expect(inWords(dutyOf(ambush, 'css_virginia').says, id => id)).toBe(
      'lies in ambush at 0406 until an enemy is within 3 hexes',
    );
    expect(inWords(dutyOf(ambush, 'css_virginia', put('uss_cairo', 706)).says, id => id)).toBe('springs her ambush');
  });
});
