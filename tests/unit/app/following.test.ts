/** Where the chart goes by itself: to what others do and back, and to the enemies of whoever comes to decide. */
import { signal } from '@preact/signals';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { situationOf, start } from '../../../src/core/engine.ts';
import type { GameEvent } from '../../../src/core/types.ts';
import type { UnitSheet } from '../../../src/system/desk/index.ts';
import type { StageActs } from '../../../src/system/stage.ts';
import type { Helm } from '../../../src/app/helm/helm.ts';
import type { Table } from '../../../src/app/table/table.ts';
import type { Board } from '../../../src/app/view/boardPort.ts';
import type { BoardRun } from '../../../src/app/view/boardRun.ts';
import { enemiesOf, followOthers, keepUncovered } from '../../../src/app/view/following.ts';
import { bringIntoSight } from '../../../src/app/view/sight.ts';
import { RULE_SETS } from '../../../src/rules/index.ts';
import { matchNamed } from '../../helpers/scenarios.ts';

beforeAll(() => void vi.stubGlobal('document', { querySelector: () => null, querySelectorAll: () => [] }));
afterAll(() => void vi.unstubAllGlobals());

/** A board on which nothing is in sight, and what it was asked for. */
const blindBoard = () => {
  const asked: (number | 'kept' | 'back')[] = [];
  const board = {
    restOf: () => ({ x: -1, y: -1 }),
    centreOn: (hex: number) => void asked.push(hex),
    bookmark: () => {
      asked.push('kept');
      return () => void asked.push('back');
    },
  };
  return { asked, board: board as unknown as Board };
};

const SCREEN = { getBoundingClientRect: () => ({ left: 0, top: 0, right: 800, bottom: 600 }) } as HTMLElement;

/** What happened to whom, where. */
interface Seen {
  type: string;
  units: string[];
  hexes: number[];
}

/** The Union watches; its own last order was for Benton. */
const watched = (pace: number) => {
  const [busy, offers] = [signal(true), signal<unknown[]>([])];
  const desk = { events: { where: (event: Seen) => event }, about: () => ({ unit: 'benton' }) };
  const session = {
    busy,
    offers,
    now: {},
    history: signal([{ command: { side: 'union' } }]),
    shownCount: signal(0),
    viewer: signal('union'),
    setup: { match: { rules: { desk } } },
  };
  const { asked, board } = blindBoard();
  const table = { session, helm: { solo: { pace: () => pace } } } as unknown as Table;
  const { follow, stop } = followOthers(board, table, SCREEN);
  const see = (unit: string, hex: number): void => {
    const event: Seen = { type: 'seen', units: [unit], hexes: [hex] };
    follow(event);
  };
  return { asked, busy, offers, see, stop };
};

describe('the chart', () => {
  it('goes to what the enemy does, and back to the player’s own view once when he has to decide', () => {
    const { asked, busy, offers, see, stop } = watched(1);
    see('ivy', 1203);
    see('sumter', 1504);
    expect(asked).toEqual(['kept', 1203, 1504]);
    busy.value = false;
    expect(asked).toHaveLength(3);
    offers.value = ['a decision'];
    expect(asked.slice(3)).toEqual(['back']);
    offers.value = ['another'];
    expect(asked).toHaveLength(4);
    stop();
  });

  it('stays for what the player has ordered himself, and where nothing takes time to be shown', () => {
    const own = watched(1);
    own.see('benton', 1203);
    const atOnce = watched(0);
    atOnce.see('ivy', 1203);
    expect([own.asked, atOnce.asked]).toEqual([[], []]);
    for (const { stop } of [own, atOnce]) stop();
  });
});

describe('a scene that is looked at again', () => {
  it('is shown where it happened, and the chart goes back when it is over or broken off', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
    const { recapViewOf } = await import('../../../src/app/view/boardLink.ts');
    const match = matchNamed('portable', 'first-command');
    const { state } = start(match, 'again');
    const { asked, board } = blindBoard();
    const helm = { session: { setup: { match }, now: situationOf(match, state) }, unit: () => undefined };
    const run = { goOn: () => undefined, cut: () => undefined };
    const view = recapViewOf(board, {} as StageActs, run as unknown as BoardRun, helm as unknown as Helm, SCREEN);
    await view.act({ type: 'turnBegan', turn: 2 } as GameEvent);
    expect(asked).toEqual([]);
    await view.act({ type: 'shipStruckBottom', ship: 'css_ivy', at: 1203 } as unknown as GameEvent);
    expect(asked).toEqual(['kept', 1203]);
    view.cut();
    view.cut();
    expect(asked).toEqual(['kept', 1203, 'back']);
  });
});

describe('the enemies to be seen with whoever decides', () => {
  it.each(RULE_SETS.map(({ id }) => id))('are the two nearest that still fight, not one that has struck: %s', rules => {
    const match = matchNamed(rules, 'memphis');
    const { state } = start(match, 'enemies');
    const units = [...match.rules.desk.units(situationOf(match, state))];
    const actor = units.find(({ side, hexes }) => side === 'union' && hexes.length > 0)!;
    const near = (all: readonly UnitSheet[]): number[] =>
      enemiesOf({ session: { setup: { match } }, helm: { units: signal(all) } } as unknown as Table, actor);
    const before = near(units);
    expect(before).toHaveLength(2);
    const nearest = units.find(({ side, hexes }) => side === 'confederate' && hexes[0] === before[0])!;
    const after = near(units.map(unit => (unit === nearest ? { ...unit, marks: ['struck'] } : unit)));
    expect(after[0]).toBe(before[1]);
    expect(after).not.toContain(before[0]);
  });
});

describe('orders that grow over the chart', () => {
  const over = (selected: string | null, cursor: number) => {
    const match = matchNamed('portable', 'first-command');
    const now = situationOf(match, start(match, 'uncovered').state);
    const units = match.rules.desk.units(now);
    const busy = signal(true);
    const table = {
      session: { busy, viewer: signal('union'), setup: { match } },
      helm: { considered: signal(null), selected: signal(selected), cursor: signal(cursor), units: signal(units) },
    } as unknown as Table;
    const { asked, board } = blindBoard();
    vi.stubGlobal('requestAnimationFrame', (show: () => void) => show());
    vi.stubGlobal('cancelAnimationFrame', () => undefined);
    return { asked, busy, units, ...keepUncovered(board, table, SCREEN) };
  };

  it('leave the ship that is looked at in sight, once nothing moves any more', () => {
    const { asked, busy, units, changed, stop } = over('css_ivy', 0);
    changed();
    expect(asked).toEqual([]);
    busy.value = false;
    expect(asked).toEqual(units.find(({ id }) => id === 'css_ivy')!.hexes);
    stop();
  });

  it('leave the player’s fleet in sight, unless he has looked at something else', () => {
    for (const [cursor, times] of [
      [0, 1],
      [1606, 0],
    ] as const) {
      const { asked, busy, changed, stop } = over(null, cursor);
      busy.value = false;
      changed();
      expect(asked).toHaveLength(times);
      stop();
    }
  });
});

describe('a bar across the foot of a low chart', () => {
  it('hides a hex that is brought into sight from under it; one beside the middle does not', () => {
    for (const [width, times] of [
      [780, 1],
      [300, 0],
    ] as const) {
      const film = {
        getBoundingClientRect: () => ({ left: 0, top: 500, right: width, bottom: 590, width, height: 90 }),
      };
      vi.stubGlobal('document', {
        querySelector: () => null,
        querySelectorAll: (what: string) => (what === '.film' ? [film] : []),
      });
      const asked: number[] = [];
      const board = { restOf: () => ({ x: 400, y: 530 }), centreOn: (hex: number) => void asked.push(hex) };
      bringIntoSight(board as unknown as Board, 306, SCREEN);
      expect(asked).toHaveLength(times);
    }
  });
});

describe('a small map in a corner', () => {
  it('hides a hex that is brought into sight from under it; one beside it stays', () => {
    const map = {
      getBoundingClientRect: () => ({ left: 600, top: 480, right: 790, bottom: 590, width: 190, height: 110 }),
    };
    vi.stubGlobal('document', {
      querySelector: () => null,
      querySelectorAll: (what: string) => (what === '.smallMap' ? [map] : []),
    });
    for (const [x, times] of [
      [650, 1],
      [560, 0],
    ] as const) {
      const asked: number[] = [];
      const board = { restOf: () => ({ x, y: 520 }), centreOn: (hex: number) => void asked.push(hex) };
      bringIntoSight(board as unknown as Board, 306, SCREEN);
      expect(asked).toHaveLength(times);
    }
  });
});
