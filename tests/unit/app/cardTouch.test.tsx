// @vitest-environment happy-dom
/** Q5: the screen shows what a card will make her do before it is laid, to a finger too, which cannot point at a card first. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Hands } from '../../../src/app/play/hands.tsx';
import { primaryOf } from '../../../src/app/helm/primary.ts';
import { Session } from '../../../src/app/table/session.ts';
import { Table } from '../../../src/app/table/table.ts';
import { start } from '../../../src/core/engine.ts';
import type { Played } from '../../../src/trials/gameFile.ts';
import { battle } from '../../systems/quick-sheet/table.ts';

let table: Table;

/** A screen before a battle in which the Union has two ships to choose cards for, both without steam before a turn. */
const lay = async (steamFrom: number): Promise<void> => {
  const match = battle(20, 9)
    .union('Cairo', 'ironclad', 305, 'E')
    .union('Benton', 'ironclad', 307, 'E')
    .confederate('Bragg', 'tinclad', 1505, 'W')
    .matchOf() as unknown as Played['setup']['match'];
  const opening = start(match, 'cards');
  for (const ship of Object.values(opening.state.ships)) Object.assign(ship, { steamFrom });
  const players = { union: 'human', confederate: 'human' } as const;
  const battleOf = { scenario: match.scenario, source: null, shipped: false };
  const setup = { name: 'cards', created: '', seed: 'cards', match, players, battle: battleOf };
  const session = new Session({ setup, opening, entries: [] }, () => undefined);
  session.lift();
  table = new Table('cards', session);
  const { sequence } = match.rules;
  while (sequence[session.view.value.cursor.phase]?.id !== 'orders' || session.viewer.value !== 'union') {
    primaryOf(table, () => undefined).press?.();
    await expect.poll(() => session.busy.value).toBe(false);
    session.lift();
  }
  void act(() => render(<Hands helm={table.helm} />, document.body));
};

beforeEach(() => lay(1));
afterEach(() => {
  render(null, document.body);
  table.leave();
});

/** The ship in hand, and what is said of the card that is looked at. */
const shown = (): [ship: string | undefined, says: string] => [
  document.querySelector('.inHandLine b')?.textContent,
  document.querySelector('.inHandEnds')?.textContent ?? '',
];

/** A click on the slowest card that moves her, as the browser tells of it. */
const click = (within: string, pointerType: 'touch' | 'mouse' | null): void => {
  const card = [...document.querySelectorAll<HTMLElement>(`${within} button[title^="Slow speed"]`)][0]!;
  void act(() => {
    if (pointerType) card.dispatchEvent(new PointerEvent('pointerdown', { pointerType, bubbles: true }));
    card.click();
  });
};

const ENDS = /: she must end in \d+/;

it('a card that a finger chooses stays in hand with where she must end; a second tap goes on', () => {
  expect(shown()).toEqual(['Cairo', '']);
  click('.fan', 'touch');
  expect(shown()).toEqual(['Cairo', expect.stringMatching(ENDS)]);
  expect(table.helm.cards.ways.value.length).toBeGreaterThan(0);
  expect(Object.keys(table.helm.draft.chosen.value)).toEqual(['Cairo']);
  click('.fan', 'touch');
  expect(shown()).toEqual(['Benton', '']);
  expect(Object.keys(table.helm.draft.chosen.value)).toEqual(['Cairo']);
});

it('so does one of the small cards below', () => {
  click('[data-unit="Benton"]', 'touch');
  expect(shown()).toEqual(['Benton', expect.stringMatching(ENDS)]);
  click('[data-unit="Benton"]', 'touch');
  expect(shown()).toEqual(['Cairo', '']);
});

it.each(['mouse', null] as const)('who can look first goes on with the first choice: %s', pointer => {
  click('.fan', pointer);
  expect(shown()).toEqual(['Benton', '']);
  click('.fan', pointer);
  expect(shown()).toEqual(['Benton', expect.stringMatching(ENDS)]);
});

it('a small card that the mouse rests on shows where it leads its ship, and the ship in hand stays', () => {
  const card = document.querySelector<HTMLElement>('[data-unit="Benton"] button[title^="Slow speed"]')!;
  const { cards } = table.helm;
  const from = cards.ways.value;
  const point = (type: string): void => void act(() => void card.dispatchEvent(new PointerEvent(type)));
  point('pointerenter');
  expect(cards.weighed.value?.unit).toBe('Benton');
  expect(cards.ways.value.length).toBeGreaterThan(0);
  expect(cards.ways.value).not.toEqual(from);
  expect(shown()[0]).toBe('Cairo');
  point('pointerleave');
  expect(cards.weighed.value).toEqual({ unit: 'Cairo', card: null });
  expect(cards.ways.value).toEqual(from);
});

it('a finger that slides away is none when a key chooses next', () => {
  const card = document.querySelector<HTMLElement>('.fan button[title^="Slow speed"]')!;
  for (const type of ['pointerdown', 'pointercancel'])
    void act(() => void card.dispatchEvent(new PointerEvent(type, { pointerType: 'touch', bubbles: true })));
  click('.fan', null);
  expect(shown()).toEqual(['Benton', '']);
});

it('why she cannot move at all is said once above her cards', async () => {
  render(null, document.body);
  table.leave();
  await lay(4);
  click('.fan', 'touch');
  const said = [...document.querySelectorAll('.inHandWhy')].map(line => line.textContent);
  expect(said.filter(Boolean)).toEqual([expect.stringContaining('She has no steam before turn 4.')]);
});
