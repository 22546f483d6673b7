/** How one sees what has happened: the ways that ships have gone, beats between turns, who has acted, and where the chart looks. */
import { afterEach, describe, expect, it } from 'vitest';
import { againstCaptain, ownDecision } from '../../helpers/agreeing.ts';
import { matchNamed } from '../../helpers/scenarios.ts';
import { BoardCamera } from '../../../src/app/board/camera.ts';
import { beatInWords } from '../../../src/app/play/beat.tsx';
import type { Table } from '../../../src/app/table/table.ts';
import { turnOrder } from '../../../src/app/table/turnOrder.ts';

const tables: Table[] = [];
afterEach(() => {
  for (const table of tables.splice(0)) table.leave();
});

const sit = (rules: string, battle = 'memphis'): Table => {
  const table = againstCaptain(matchNamed(rules, battle), 'tempo');
  tables.push(table);
  return table;
};

/** Agrees with advice until something holds. */
const agreeUntil = async (table: Table, holds: () => boolean): Promise<void> => {
  await ownDecision(table);
  for (let press = 0; press < 200 && !holds(); press++) {
    await table.hints.press();
    await ownDecision(table);
  }
  expect(holds()).toBe(true);
};

describe('the way that a ship has gone last', () => {
  it('lies hex by hex behind her, and fades with the next turn', async () => {
    const table = sit('quick-sheet');
    const { session } = table;
    const { chart } = session.setup.match;
    expect(table.trails.value).toEqual([]);
    const at = (hex: number | undefined) => Object.values(session.view.value.ships).find(ship => ship.at === hex);
    await agreeUntil(table, () => table.trails.value.some(({ hexes }) => hexes.length > 2));
    for (const { hexes, side, age } of table.trails.value) {
      expect(age).toBe(0);
      expect(at(hexes.at(-1))?.side).toBe(side);
      for (const [place, hex] of hexes.slice(1).entries()) expect(chart.range(hexes[place]!, hex)).toBe(1);
    }
    await agreeUntil(table, () => session.view.value.turn === 2);
    expect(new Set(table.trails.value.map(({ age }) => age))).toContain(1);
  });

  it('is told hex by hex also where one command takes her through several', async () => {
    const table = sit('rams-ironclads', 'plum-point-bend');
    await agreeUntil(table, () => table.trails.value.some(({ hexes }) => hexes.length > 2));
    const { chart } = table.session.setup.match;
    const steps = table.trails.value.flatMap(({ hexes }) =>
      hexes.slice(1).map((hex, place) => chart.range(hexes[place]!, hex)),
    );
    expect(Math.max(...steps)).toBe(1);
  });
});

describe('a beat', () => {
  it('says which turn begins and, once it is settled, who moves first in it', () => {
    const { beats } = sit('quick-sheet');
    expect(beats.beat.value).toBeNull();
    beats.hear({ type: 'turnBegan', turn: 2 } as { type: string });
    expect(beatInWords(beats.beat.value!, 'union')).toBe('Turn 2');
    beats.hear({ type: 'firstChosen', first: 'confederate' } as { type: string });
    expect(beatInWords(beats.beat.value!, 'union')).toBe('Turn 2: you move second');
    expect(beatInWords(beats.beat.value!, 'confederate')).toBe('Turn 2: you move first');
    expect(beatInWords(beats.beat.value!, null)).toBe('Turn 2: Confederate moves first');
    const last = beats.beat.value;
    beats.hear({ type: 'phaseBegan' });
    expect(beats.beat.value).toBe(last);
  });
});

describe('the strip of ships', () => {
  it('has who has acted before who acts before who comes next, each once', async () => {
    const table = sit('quick-sheet');
    const stands = (): string =>
      turnOrder(table)
        .map(each => each.stands)
        .join(' ');
    await agreeUntil(table, () => /^acted.* acts next/.test(stands()));
    const order = turnOrder(table);
    expect(stands()).toMatch(/^(acted )+acts( next)+$/);
    expect(new Set(order.map(({ id }) => id)).size).toBe(order.length);
    expect(order.find(each => each.stands === 'acts')?.id).toBe(table.helm.selected.value);
    const next = order.find(each => each.stands === 'next')?.id;
    table.helm.next(1);
    expect(table.helm.selected.value).toBe(next);
  });
});

describe('objectives on the chart', () => {
  it.each(['portable', 'quick-sheet', 'rams-ironclads', 'river-coastal'])(
    'are marked where works are to be destroyed, %s',
    rules => {
      const { session, helm } = sit(rules, 'fort-henry');
      const goals = session.setup.match.rules.desk.objectives(session.now);
      const named = goals.flatMap(({ units = [] }) => [...units]);
      const there = helm.units.value.filter(({ id }) => named.includes(id));
      expect(there.map(({ name }) => name)).toContain('Fort Henry');
      for (const { hexes } of there) expect(hexes.length).toBeGreaterThan(0);
    },
  );
});

describe('the camera', () => {
  const paper = { x: 0, y: 0, width: 4000, height: 3000 };
  const open = (): BoardCamera => {
    const screen = { width: 1000, height: 800 };
    const camera = new BoardCamera({ paper, screen, calm: () => true, wake: () => undefined });
    camera.centreOn({ x: 1000, y: 1000 }, {}, 3);
    return camera;
  };

  it('goes back to where the player had it', () => {
    const camera = open();
    const mine = camera.view;
    const back = camera.bookmark();
    camera.centreOn({ x: 3000, y: 2000 }, {}, 1);
    expect(camera.view).not.toEqual(mine);
    back();
    expect(camera.view).toEqual(mine);
  });

  it('stays where the player has moved it meanwhile', () => {
    const camera = open();
    const back = camera.bookmark();
    camera.centreOn({ x: 3000, y: 2000 }, {}, 1);
    camera.pan(10, 0);
    const moved = camera.view;
    back();
    expect(camera.view).toEqual(moved);
  });

  it('puts what it centres on into the middle of what is not covered', () => {
    const camera = open();
    camera.centreOn({ x: 2000, y: 1500 }, { bottom: 200 }, 1);
    expect(camera.toScreenAtRest({ x: 2000, y: 1500 })).toEqual({ x: 500, y: 300 });
    camera.centreOn({ x: 2000, y: 1500 }, { top: 100, right: 60, bottom: 200 }, 1);
    expect(camera.toScreenAtRest({ x: 2000, y: 1500 })).toEqual({ x: 470, y: 350 });
  });
});
