import { afterEach, describe, expect, it } from 'vitest';
import { RULE_SETS } from '../../../src/rules/index.ts';
import { bearingInWords, bearingOf } from '../../../src/app/cursor/bearing.ts';
import {
  sayBoard,
  sayChoices,
  sayGuns,
  sayHex,
  showOverlay,
  takeBack,
  toEnemy,
} from '../../../src/app/cursor/answers.ts';
import { Session } from '../../../src/app/table/session.ts';
import { Table } from '../../../src/app/table/table.ts';
import { cursorInWords, inSentences } from '../../../src/app/cursor/speech.ts';
import german from '../../../src/languages/de.json' with { type: 'json' };
import { FACING_NAME } from '../../../src/chart/words.ts';
import { FACINGS, type Facing } from '../../../src/core/types.ts';
import type { RiverState } from '../../../src/rules/river-coastal/types.ts';
import { nameIn } from '../../../src/rules/shared/names.ts';
import { findRuleSet, matchOf } from '../../../src/rules/index.ts';
import { scenarioFileOf } from '../../../src/scenario/index.ts';
import { newGame } from '../../../src/trials/gameFile.ts';
import { scenarioNamed } from '../../helpers/scenarios.ts';

const tables: Table[] = [];
afterEach(() => {
  for (const table of tables.splice(0)) table.leave();
});

/** A battle, of itself the teaching one, with both players at the screen, the curtain lifted. */
const sit = (rules: string, battle = 'first-command'): Table => {
  const scenario = scenarioNamed(battle);
  const match = matchOf(findRuleSet(rules)!, scenario);
  const played = newGame({
    name: 'By ear',
    created: '2026-01-02T03:04:05.000Z',
    match,
    seed: 'by ear',
    battle: { scenario, source: scenarioFileOf(scenario), shipped: false },
    players: { union: 'human', confederate: 'captain' },
  });
  const table = new Table('by ear', new Session(played, () => undefined));
  tables.push(table);
  return table;
};

const said = ({ spoken }: Table): string => spoken.peek().words;

describe('bearings', () => {
  const { chart } = matchOf(findRuleSet('portable')!, scenarioNamed('first-command'));

  it('each neighbour lies in the direction of its hexside', () => {
    const from = 806;
    FACINGS.forEach((_, facing) => {
      expect(bearingOf(chart, from, chart.neighbour(from, facing as Facing))).toBe(facing);
    });
    expect(bearingOf(chart, from, from)).toBeNull();
  });

  it('every hex lies in some direction, and is the opposite way seen from there', () => {
    for (const hex of chart.hexes) {
      if (hex === 806) continue;
      const there = bearingOf(chart, 806, hex);
      expect(there).not.toBeNull();
      // Between two directions either may be named.
      const back = bearingOf(chart, hex, 806)!;
      expect([3, 2, 4]).toContain((back - there! + 6) % 6);
    }
  });

  it.each([
    [0, 'ahead'],
    [1, 'on the starboard bow'],
    [2, 'on the starboard quarter'],
    [3, 'astern'],
    [4, 'on the port quarter'],
    [5, 'on the port bow'],
  ] as const)('with the bow in direction %i what lies east is %s', (facing, words) => {
    expect(bearingInWords(chart, { hex: 806, facing }, 906)).toBe(`1 hex east, ${words}`);
  });

  it('what has no bow is told the direction only', () => {
    expect(bearingInWords(chart, { hex: 806, facing: null }, 406)).toBe('4 hexes west');
  });
});

describe('headings', () => {
  it('are words in what is told and spoken, in every language: two letters would be read out as such', () => {
    const inGerman: Readonly<Record<string, string>> = german;
    for (const heading of Object.values(FACING_NAME)) {
      expect(heading).toMatch(/^[a-z]+(-[a-z]+)?$/u);
      expect(inGerman[heading], heading).toMatch(/^[A-Z][a-zäöüß]{2,}$/u);
    }
    const scenario = scenarioNamed('first-command');
    const turned = { type: 'shipTurned', ship: scenario.forces[0]!.id, facing: 5 } as never;
    expect(findRuleSet('portable')!.narrate(turned, scenario)).toContain('to head south-east');
  });
});

describe('what is spoken', () => {
  it('the cursor tells terrain, depth, who is there, and how far off she is from the ship in hand', () => {
    const table = sit('portable');
    table.helm.take('uss_conestoga');
    const words = cursorInWords(table.helm, 1606);
    expect(words).toContain('channel, 20 feet');
    expect(words).toContain('Ivy');
    expect(words).toContain('13 hexes east, ahead of');
  });

  it('the nearest enemy comes first, then the next, then the first again', () => {
    const table = sit('portable');
    table.helm.take('uss_queen_of_the_west');
    toEnemy(table, 1);
    expect(table.helm.cursor.peek()).toBe(1608);
    toEnemy(table, 1);
    expect(table.helm.cursor.peek()).toBe(1606);
    toEnemy(table, 1);
    expect(table.helm.cursor.peek()).toBe(1608);
    toEnemy(table, -1);
    expect(table.helm.cursor.peek()).toBe(1606);
    expect(said(table)).toContain('Ivy');
  });

  it.each(RULE_SETS.map(({ id }) => id))('%s: says of each enemy why no gun bears', rules => {
    const table = sit(rules);
    table.helm.take('uss_conestoga');
    sayGuns(table);
    expect(said(table)).toMatch(/^Conestoga\b|^USS Conestoga\b/u);
    expect(said(table)).toMatch(/Ivy, \d+ hexes .*: .*General Sumter, \d+ hexes .*: /u);
    expect(said(table)).not.toMatch(/guns? bears? *[.,]/u);
  });

  it('the same answer again is a new one, and a cursor that is nowhere is said so', () => {
    const table = sit('portable');
    sayHex(table);
    const { number, words } = table.spoken.peek();
    expect(words).toContain('nowhere');
    sayHex(table);
    expect(table.spoken.peek()).toEqual({ words, number: number + 1 });
  });

  it('C83: what lies in a hex is spoken: where an enemy out of sight is taken to be', () => {
    const table = sit('river-coastal', 'head-of-passes');
    const { ships } = table.helm.then.state as unknown as RiverState;
    const { id, entryHex } = Object.values(ships).find(({ status }) => status === 'unseen')!;
    expect(cursorInWords(table.helm, entryHex)).toContain(
      `${nameIn(table.helm.then.scenario, id)}: to begin here, by the briefing.`,
    );
  });

  it('what can be done: the main button by its key, and the units that wait', () => {
    const table = sit('rams-ironclads');
    table.helm.take('uss_conestoga');
    sayChoices(table);
    expect(said(table)).toMatch(/Conestoga in hand\. Space: Next ship, \d+ of \d+ still to be told/u);
    expect(said(table)).toMatch(/N: .*Conestoga, .*Queen of the West/u);
  });

  it('the whole board: enemies and one’s own by bearing and distance, the nearest first', () => {
    const table = sit('portable');
    table.helm.take('uss_conestoga');
    sayBoard(table);
    expect(said(table)).toMatch(
      /^From USS Conestoga in hex 0306\. Enemies: CSS Ivy, 13 hexes east, ahead, .*; .*General Sumter, \d+ hexes .*\. Your own: Queen of the West, 2 hexes south-/u,
    );
    expect(said(table)).not.toContain('..');
  });

  it('an overlay says that it is shown, of whom, and that it is put away; without a ship that there is none', () => {
    const table = sit('portable');
    table.helm.select(null);
    showOverlay(table, 'reach');
    expect(said(table)).toBe('Where she can go: no ship is in hand.');
    showOverlay(table, 'reach');
    expect(said(table)).toBe('Where she can go: put away.');
    table.helm.take('uss_conestoga');
    showOverlay(table, 'guns');
    expect(said(table)).toBe('Reach of guns: shown, of USS Conestoga.');
  });

  it('what is taken back is named, and where nothing is that is said', async () => {
    const table = sit('portable');
    takeBack(table);
    expect(said(table)).toBe('There is nothing to take back.');
    const { session, helm } = table;
    helm.give(session.offers.peek()[0]!);
    await session.playback.settled();
    takeBack(table);
    expect(said(table)).toMatch(/^(?:Taken back: .+\.|.*(?:die|dice|decided|enemy).*)$/u);
  });

  it('sentences end in one full stop each', () => {
    expect(inSentences(['reach 3.', 'a bar', 'Space. '])).toBe('reach 3. a bar. Space.');
  });
});
