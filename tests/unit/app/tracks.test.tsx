// @vitest-environment happy-dom
/** Units that are hurt in more than one way: a toy whose ships have a hull and a crew. */
import { render } from 'preact';
import { afterEach, describe, expect, it } from 'vitest';
import { drawPlate, plateSize } from '../../../src/app/board/labelPlate.ts';
import { shippedBattle } from '../../../src/app/files/shipped.ts';
import { madeBattle } from '../../../src/trials/library.ts';
import { primaryOf } from '../../../src/app/helm/primary.ts';
import { PreGame } from '../../../src/app/play/preGame.tsx';
import { PrintedCard } from '../../../src/app/play/unitSheet.tsx';
import { Session } from '../../../src/app/table/session.ts';
import { Table } from '../../../src/app/table/table.ts';
import { changesBetween } from '../../../src/app/table/news.ts';
import { unitInWords } from '../../../src/app/ui/words.ts';
import { inForce } from '../../../src/bots/orders/inForce.ts';
import { situationOf, start } from '../../../src/core/engine.ts';
import type { Situation } from '../../../src/core/game.ts';
import type { OrderStance, SideOrders } from '../../../src/core/scenario.ts';
import { findRuleSet, matchOf } from '../../../src/rules/index.ts';
import { hullTrack } from '../../../src/rules/shared/deskParts.ts';
import type { UnitSheet } from '../../../src/system/desk/index.ts';
import type { Match } from '../../../src/system/ruleset.ts';
import { deedsOf } from '../../../src/trials/afterAction/stories.ts';
import { toldOf } from '../../../src/trials/afterAction/scenes.ts';
import { newGame } from '../../../src/trials/gameFile.ts';
import { gamesText, readGamesText, seriesOf } from '../../../src/trials/gamesFile.ts';
import { playSeed } from '../../../src/trials/series.ts';
import { matchOf as toyMatchOf } from '../../toys/battle.ts';
import { boarders } from '../../toys/boarders.ts';
import type { DuelState } from '../../toys/duel.ts';

const tables: Table[] = [];
afterEach(() => {
  render(null, document.body);
  for (const table of tables.splice(0)) table.leave();
});

/** A battle with two players at the screen. */
const sit = (match: Match): Table => {
  const battle = { scenario: match.scenario, source: {}, shipped: false };
  const players = { union: 'human', confederate: 'human' };
  const created = '2026-01-02T03:04:05.000Z';
  const game = newGame({ name: 'A game', created, seed: 'tracks', battle, match, players });
  const table = new Table('tracks', new Session(game, () => undefined));
  tables.push(table);
  return table;
};

const RULES = { targets: [], words: {} };
const STAY: OrderStance = { kind: 'hold', hexes: [] };
/** Whoever has lost a tenth engages. */
const TILL_HURT: SideOrders = {
  ...RULES,
  units: [
    { ...RULES, who: ['cairo'], stance: STAY, when: [{ if: { damage: 10 }, then: { kind: 'engage', prey: [] } }] },
  ],
};

const duel = toyMatchOf(boarders);
const match = { ...duel, scenario: { ...duel.scenario, orders: { union: TILL_HURT } } } as unknown as Match;
const opening = start(match, 'tracks').state as DuelState;
/** From turn 3 on the Cairo loses a man a turn. */
const at = (turn: number): DuelState => ({ ...opening, turn });
const sheets = (turn: number): UnitSheet[] => boarders.desk.units(situationOf(duel, at(turn)));
const cairo = (turn: number): UnitSheet => sheets(turn).find(({ id }) => id === 'cairo')!;

/** The bars that a plate draws: from where, and how long the full part is. */
const barsOf = (unit: UnitSheet): number[][] => {
  const rows: number[][] = [];
  const fillRect = (...box: number[]): void => {
    if (box[3] === 4 && box[2]! > 1) rows.push(box);
  };
  const pen = new Proxy({ fillRect }, { get: (own, key) => (key === 'fillRect' ? own.fillRect : () => undefined) });
  const facts = { name: unit.name, side: unit.side, tracks: unit.tracks, signs: [] };
  drawPlate(pen as unknown as CanvasRenderingContext2D, facts);
  return rows;
};

describe('a unit with a hull and a crew', () => {
  it('has a bar for each on her card, with its name, and on her label', () => {
    render(<PrintedCard match={match} unit={cairo(3)} />, document.body);
    expect([...document.querySelectorAll('.hull')].map(bar => bar.getAttribute('aria-label'))).toEqual([
      'Hull 1 of 1',
      'Crew 2 of 3',
    ]);
    expect([...document.querySelectorAll('.hull')].map(bar => bar.classList.contains('danger'))).toEqual([false, true]);
    expect([...document.querySelectorAll('.trackName')].map(name => name.textContent)).toEqual([
      'Hull 1 of 1',
      'Crew 2 of 3',
    ]);
    const [, hull, , crew] = barsOf(cairo(3));
    expect(crew![1]).toBeGreaterThan(hull![1]! + hull![3]!);
    expect(crew![2]).toBeCloseTo((2 * hull![2]!) / 3);
    const one = { ...cairo(3), tracks: hullTrack(1, 1), signs: [] };
    expect(plateSize({ ...one, tracks: cairo(3).tracks }).height).toBeGreaterThan(plateSize(one).height);
  });

  it('has one bar and no name beside it where there is only a hull', () => {
    render(<PrintedCard match={match} unit={{ ...cairo(1), tracks: hullTrack(4, 6) }} />, document.body);
    expect(document.querySelectorAll('.hull')).toHaveLength(1);
    expect(document.querySelector('.trackName')).toBeNull();
    expect(barsOf({ ...cairo(1), tracks: hullTrack(4, 6) })).toHaveLength(2);
  });

  it('has names that are printed as letters spelt out on her card, to those who hear it as well', () => {
    const rules = findRuleSet('river-coastal')!;
    const battle = matchOf(rules, shippedBattle('mobile-bay')!.scenario);
    const sheets = rules.desk.units(situationOf(battle, start(battle, 'letters').state));
    const [named, heard] = [new Set<string>(), new Set<string>()];
    const letters = (words: string): string => words.replace(/(?<=[A-Z]{3}\)?) \d.*/u, '');
    for (const unit of sheets) {
      render(<PrintedCard match={battle} unit={unit} />, document.body);
      for (const each of document.querySelectorAll('.trackName')) named.add(letters(each.textContent));
      for (const each of document.querySelectorAll('.hull')) heard.add(letters(each.getAttribute('aria-label')!));
    }
    const spelt = ['Crew points (CPV)', 'Fort points (FPV)', 'Ship points (SPV)'];
    expect([...named].sort()).toEqual(spelt);
    expect([...heard].sort()).toEqual(spelt);
    const ship = sheets.find(({ tracks }) => tracks[0].spelt === 'Ship points (SPV)')!;
    expect(unitInWords(rules, ship)).toMatch(/, ship points \(SPV\) (\d+) of \1/u);
  });

  it('is offered with both before the battle, in the words of the system', async () => {
    const quickSheet = findRuleSet('quick-sheet')!;
    const { rules, scenario } = matchOf(quickSheet, madeBattle(quickSheet, 'tracks').scenario);
    const crewed = (unit: UnitSheet): UnitSheet => ({
      ...unit,
      tracks: [...unit.tracks, { id: 'crew', name: 'Crew', left: 2, full: 3 }],
    });
    const desk = { ...rules.desk, units: (now: Situation) => rules.desk.units(now).map(crewed) };
    const table = sit(matchOf({ ...rules, desk }, scenario));
    const { helm } = table;
    for (let press = 0; press < 40 && !document.querySelector('.shipChoice'); press++) {
      await helm.session.playback.settled();
      if (helm.session.curtain.value) helm.session.lift();
      else {
        const prelude = desk.prelude!(helm.session.now)!;
        render(<PreGame helm={helm} prelude={prelude} />, document.body);
        if (!document.querySelector('.shipChoice')) primaryOf(table, () => undefined).press?.();
      }
    }
    expect(document.querySelector('.shipChoice .orderSays')?.textContent).toMatch(/, Hull (\d+) of \1, Crew 2 of 3, /);
  });

  it('is told of with both, and news of the crew names it', () => {
    expect(unitInWords(boarders, cairo(3))).toContain(', hull 1 of 1, crew 2 of 3');
    expect(unitInWords(boarders, { ...cairo(3), title: 'Armoured river gunboat' })).toContain(
      'Union armoured river gunboat',
    );
    const { changes } = changesBetween(boarders, sheets(2), sheets(3));
    expect(changes.map(({ name, words, hurt }) => [name, ...words, hurt])).toEqual([
      ['cairo', 'Crew down to 2 of 3', true],
    ]);
  });

  it('is judged by her hull: orders that wait for damage, and what her side has lost', () => {
    const stance = (turn: number) =>
      inForce(situationOf(match, at(turn)), match.rules, 'union').duties.get('cairo')?.stance;
    expect(cairo(3).tracks[1]?.left).toBeLessThan(3);
    expect(stance(3)?.kind).toBe('hold');
    const told = toldOf(
      match,
      [1, 3].map(turn => ({ events: [{ type: 'gusted' }], state: at(turn) })),
    );
    expect(deedsOf(told, [])[0]).toMatchObject({ id: 'cairo', lost: 0, full: 1 });
  });

  it('keeps both in the records of a series, in a file as well', () => {
    const plan = { opponents: { union: 'random', confederate: 'random' }, seed: 'tracks', seeds: 1, swap: false };
    const [record] = playSeed(match, plan, 0);
    const series = seriesOf(match, { scenario: match.scenario, source: {}, shipped: false }, plan, null);
    expect(record!.units[0]).toMatchObject({ id: 'cairo', full: 1, tracks: { crew: { full: 3 } } });
    const read = readGamesText(gamesText(series, [record!]));
    expect(read.ok && read.records).toEqual([record]);
  });
});
