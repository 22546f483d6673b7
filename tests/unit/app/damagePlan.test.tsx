// @vitest-environment happy-dom
/** The damage of a ship on her card: drawn with a shape for each state, listed in words, under the rules that hurt part by part. */
import { render } from 'preact';
import { afterEach, expect, it } from 'vitest';
import type { PartPlace, PartView } from '../../../src/system/desk/index.ts';
import { DamagePlan } from '../../../src/app/play/damage.tsx';
import { harmed, marksOf, SHEET } from '../../../src/app/play/damagePlan.ts';
import { UnitCard } from '../../../src/app/play/unitSheet.tsx';
import { Session } from '../../../src/app/table/session.ts';
import { Table } from '../../../src/app/table/table.ts';
import { shippedBattle } from '../../../src/app/files/shipped.ts';
import { findRuleSet, matchOf, RULE_SETS } from '../../../src/rules/index.ts';
import type { NwsState } from '../../../src/rules/nws-1971/types.ts';
import { situationOf, start } from '../../../src/core/engine.ts';
import { newGame } from '../../../src/trials/gameFile.ts';

const battle = shippedBattle('wassaw-sound')!;
const rulesNamed = (id: string) => findRuleSet(id)!;

afterEach(() => render(null, document.body));

const texts = (selector: string): (string | null)[] =>
  [...document.querySelectorAll(selector)].map(element => element.textContent);

it('stands on the card of a ship under rules that hurt part by part, and nowhere else', () => {
  const shown = (rules: string): boolean => {
    const session = new Session(
      newGame({
        name: 'A game',
        created: '2026-01-02T03:04:05.000Z',
        seed: 'damage',
        battle,
        match: matchOf(rulesNamed(rules), battle.scenario),
        players: { union: 'human', confederate: 'human' },
      }),
      () => undefined,
    );
    const table = new Table('damage', session);
    const unit = table.helm.units.value.find(({ name }) => name.includes('Atlanta'))!;
    render(<UnitCard table={table} unit={unit} />, document.body);
    table.leave();
    return document.querySelector('[data-testid="damage"]') !== null;
  };
  expect(shown('portable')).toBe(false);
  expect(shown('nws-1971')).toBe(true);
  expect(texts('.damagePlan summary')[0]).toMatch(/^Damage: none, \d+ parts sound$/);
  expect(document.querySelectorAll('.damageDrawing .part.sound').length).toBeGreaterThan(8);
  expect(document.querySelector('.damageShip')).not.toBe(null);
});

it('what is lost and hurt is numbered in the drawing as in the list, has a shape of its own, and its clock', () => {
  const match = matchOf(rulesNamed('nws-1971'), battle.scenario);
  const state = start(match, 'damage').state as unknown as NwsState;
  const id = Object.keys(state.ships).find(each => each.includes('weehawken'))!;
  state.ships[id]!.turrets[0]!.out = true;
  state.ships[id]!.helmless = 3;
  state.holes.push({ ship: id, third: 'aft' }, { ship: id, third: 'aft' });
  const now = situationOf(match, state as never);
  const session = { now, setup: { match } } as unknown as Session;
  render(<DamagePlan helm={{ session }} unit={{ id }} />, document.body);
  expect(texts('.damagePlan summary')).toEqual(['Damage: 1 part lost, 2 hurt']);
  expect(document.querySelector('details')!.open).toBe(true);
  expect(texts('.partList li')).toEqual([
    'turret, lost: out of action',
    'pilot house, hurt: out of control for 3 moves',
    'below water aft, hurt: 2 holes',
  ]);
  expect(texts('.partNumber')).toEqual(expect.arrayContaining(['1', '2', '3']));
  expect(document.querySelectorAll('.part.lost .partCross')).toHaveLength(1);
  expect(document.querySelectorAll('.part.hurt .partInk')).toHaveLength(2);
  expect(document.querySelectorAll('.part.sound .partInk')).toHaveLength(0);
  expect([document.querySelectorAll('.partTick.left').length, document.querySelectorAll('.partTick').length]).toEqual([
    3, 5,
  ]);
  expect(document.querySelector('.damagePlan .small')!.textContent).toMatch(/^Sound: .*funnel.*\.$/);
  expect(document.querySelector('.damageDrawing')!.getAttribute('aria-hidden')).toBe('true');
});

it('no two parts lie on each other or off the sheet, on any ship of any shipped battle under any rules', () => {
  let ships = 0;
  for (const rules of RULE_SETS) {
    const { damage } = rules.desk;
    if (!damage || !battle.scenario.rules[rules.id]) continue;
    const match = matchOf(rules, battle.scenario);
    const now = situationOf(match, start(match, 'damage').state);
    for (const { id } of battle.scenario.forces) {
      const marks = marksOf(damage.of(now, id));
      ships += 1;
      for (const [index, { x, y }] of marks.entries()) {
        expect(x).toBeLessThan(SHEET.length);
        expect(y).toBeLessThan(SHEET.breadth + SHEET.below);
        expect(marks.slice(index + 1).some(other => Math.hypot(other.x - x, other.y - y) < 6)).toBe(false);
      }
    }
  }
  expect(ships).toBeGreaterThan(2);
});

it('of one place the second is moved along, and the list has the gravest first', () => {
  const part = (name: string, state: PartView['state'], place: PartPlace): PartView => ({
    name,
    state,
    says: '',
    place,
  });
  const parts = [
    part('one', 'hurt', { in: 'guns', beam: 'middle', third: 'amidships' }),
    part('two', 'lost', { in: 'guns', beam: 'middle', third: 'amidships' }),
  ];
  const [one, two] = marksOf(parts);
  expect(two!.x).toBeGreaterThan(one!.x);
  expect([one!.number, two!.number]).toEqual([2, 1]);
  expect(harmed(parts).map(({ name }) => name)).toEqual(['two', 'one']);
});
