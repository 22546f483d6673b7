/** Q55, Q70, Q76 and Q78 by post: fleets are bought, the river is laid and ships are deployed by letters, before the first turn. */
import { beforeAll, describe, expect, it } from 'vitest';
import { chartIn } from '../../../src/core/engine.ts';
import { hash } from '../../../src/core/replay.ts';
import { enemyOf, SIDES, type Command, type Side, type State } from '../../../src/core/types.ts';
import type { Page } from '../../../src/post/page.ts';
import { stateOf } from '../../../src/post/standing.ts';
import type { PreGame } from '../../../src/rules/quick-sheet/types.ts';
import { findRuleSet } from '../../../src/rules/index.ts';
import { madeBattle } from '../../../src/trials/library.ts';
import { invited, ownState } from '../../helpers/post.ts';
import { letters, QUICK_SHEET } from '../../helpers/veiled.ts';

const quickSheet = findRuleSet(QUICK_SHEET)!;
const battle = madeBattle(quickSheet, 'by post');
/** More letters than the choices before a battle take. */
const ENOUGH = 60;

type Laid = State & { preGame: PreGame; assets: Record<Side, string[]>; works: Record<string, { hexes: number[] }> };

const phaseOf = ({ cursor }: State): string => quickSheet.sequence[cursor.phase]!.id;
const common = (page: Page): Laid | null => stateOf(page.now) as Laid | null;
const ordersIn = (page: Page): Command[] =>
  page.now.journal.flatMap(entry => (entry.type === 'orders' || entry.type === 'opened' ? entry.commands : []));

let pages: readonly Page[];
/** The game as each has it when the first turn has begun: the last two letters. */
let last: readonly [Page, Page];

beforeAll(() => {
  const all = letters(battle, 'laid', ENOUGH);
  const begun = all.findIndex(page => common(page)?.turn === 1 && phaseOf(common(page)!) === 'reload');
  expect(begun).toBeGreaterThan(2);
  pages = all.slice(0, begun + 2);
  last = [pages.at(-1)!, pages.at(-2)!];
});

describe('a battle of the rulebook’s own by post', () => {
  it('goes through every step before the first turn, each letter opened and answered', () => {
    const steps = new Set(pages.flatMap(page => (common(page) ? [phaseOf(common(page)!)] : [])));
    // The ship that stays away and the fort's column are dice alone: no letter ends there.
    for (const step of ['market', 'fleets', 'river', 'deployment']) expect(steps).toContain(step);
    const types = ordersIn(last[0]).map(({ type }) => type);
    for (const type of ['buy', 'pickShip', 'layPatch', 'deploy']) expect(types).toContain(type);
    expect(new Set(pages.map(page => page.own.side)).size).toBe(2);
  });

  it('Q76: what the first has bought is sealed until the other has; no letter tells it before', () => {
    const purchases = (page: Page): Command[] => ordersIn(page).filter(({ type }) => type === 'buy');
    const first = pages.find(page => page.own.sealed?.some(({ type }) => type === 'buy'))!;
    expect(purchases(first)).toEqual([]);
    expect(first.now.journal.some(({ type }) => type === 'sealed')).toBe(true);
    const [bought] = first.own.sealed as unknown as [{ ships: string[]; side: Side }];
    expect(JSON.stringify(first.now.journal)).not.toContain(JSON.stringify(bought.ships));
    // The other has not seen it when he buys: his is in the open, and the first is opened after it.
    expect(purchases(last[0]).map(({ side }) => side)).toEqual([enemyOf(bought.side), bought.side]);
    expect(last[0].now.journal.some(({ type }) => type === 'opened')).toBe(true);
  });

  it('Q70, Q78: fort, islands and bars come out of dice of both, and lie on both charts where each chose', () => {
    const laid = ordersIn(last[0]).filter(({ type }) => type === 'layPatch') as (Command & { hex: number })[];
    const { attacker } = battle.scenario.rules[QUICK_SHEET] as unknown as { attacker: Side };
    expect(laid.map(({ side }) => side)).toEqual([enemyOf(attacker), attacker, enemyOf(attacker), attacker]);
    for (const page of last) {
      const { preGame, works } = ownState(page) as Laid;
      expect(preGame.river!.laid.map(({ hexes }) => hexes[0])).toEqual(laid.map(({ hex }) => hex));
      expect(works).toEqual((ownState(last[0]) as Laid).works);
      const chart = chartIn(page.now.match, ownState(page));
      for (const { kind, hexes } of preGame.river!.laid) for (const hex of hexes) expect(chart.terrain(hex)).toBe(kind);
    }
    // The same players with another secret of one: the dice fall otherwise, whatever both choose.
    const thrown = (page: Page): number[] =>
      page.now.played!.entries.flatMap(({ events }) =>
        events.flatMap(event => (event.type === 'patchRolled' ? (event as unknown as { dice: number[] }).dice : [])),
      );
    const other = letters(battle, 'laid', ENOUGH, invited(battle, QUICK_SHEET, '77'.repeat(32))).at(-1)!;
    expect(thrown(last[0])).toHaveLength(8);
    expect(thrown(other)).not.toEqual(thrown(last[0]));
  });

  it('each letter goes on from the one before, and rewrites nothing of it', () => {
    for (const [place, { now }] of pages.slice(1).entries()) {
      const before = pages[place]!.now.journal;
      expect(now.journal.length).toBeGreaterThan(before.length);
      expect(now.journal.slice(0, before.length)).toEqual(before);
    }
  });

  it('S7: assets stay with who bought them: the page of the enemy shows him no name of any', () => {
    let kept = 0;
    for (const page of pages) {
      if (!common(page)) continue;
      for (const side of SIDES) {
        const seen = quickSheet.redact(ownState(page), side) as Laid;
        const enemys = seen.assets[enemyOf(side)];
        expect(enemys.every(asset => asset === 'hidden')).toBe(true);
        kept += enemys.length;
      }
    }
    expect(kept).toBeGreaterThan(0);
  });

  it('what is laid is open: both views of a letter are the same but for cards, assets and dice', () => {
    for (const page of pages) {
      if (!common(page) || phaseOf(common(page)!) !== 'river') continue;
      const [one, other] = SIDES.map(side => (quickSheet.redact(ownState(page), side) as Laid).preGame);
      expect(hash(one)).toBe(hash(other));
    }
  });
});
