import { describe, expect, it } from 'vitest';
import { Session } from '../../../src/app/table/session.ts';
import { Table } from '../../../src/app/table/table.ts';
import { legal, offeredAs, play, situationOf, start, submit, undoBarrier } from '../../../src/core/engine.ts';
import { hash, replay } from '../../../src/core/replay.ts';
import type { Command } from '../../../src/core/types.ts';
import { plotEnds } from '../../../src/system/plotEnds.ts';
import { destinations, waysOf } from '../../../src/system/reach.ts';
import type { Match } from '../../../src/system/ruleset.ts';
import { newGame } from '../../../src/trials/gameFile.ts';
import { randomGame, saved, toyScenario, waters } from '../../toys/battle.ts';
import { courses, LONGEST, type Course, type Courses, type CourseState } from '../../toys/courses.ts';

const SIZE = 30;
const MIDDLE = 1515;
const chart = waters(SIZE, SIZE);
const scenario = {
  ...toyScenario,
  chart,
  forces: toyScenario.forces.map(force => (force.id === 'cairo' ? { ...force, hex: MIDDLE } : force)),
};
const match: Match<Courses> = { rules: courses, scenario, chart, options: {} };
const plots = courses.desk.plots!;
const opening = (): CourseState => start(match, 'courses').state;

const plot = (course: Course, ship = 'cairo'): Courses['command'] => ({
  type: 'plot',
  side: 'union',
  ship,
  speed: course.ways.length,
  ...course,
});
const way = (text: string): Course['ways'] =>
  Array.from(text, letter => (letter === 'a' ? 'ahead' : letter === 'p' ? 'port' : 'starboard'));
const AHEAD = plot({ ways: way('aaa'), turret: 'bow' });
const ROUND = plot({ ways: way('apaspa'), turret: 'port' });

const played = (state: CourseState, ...commands: Courses['command'][]): CourseState => {
  for (const command of commands) {
    const answer = submit(match, state, saved(command));
    if (!answer.ok) throw new Error(answer.refusal);
    state = answer.state;
  }
  return state;
};

describe('courses that are too many to list', () => {
  it('are laid whole, one over the other, by one order each, and it is as if the last had been the first', () => {
    const state = opening();
    // In open water every ship has 3 ways on from each of 12 hexes; what is listed is one step.
    expect(legal(match, state, 'union')).toHaveLength(2 * 3 + 1);
    const over = played(state, AHEAD, ROUND);
    expect(over.ships.cairo!.plot).toEqual({ ways: way('apaspa'), turret: 'port' });
    expect(hash(over)).toBe(hash(played(state, ROUND)));
    expect(over.ships.cairo!.at).toBe(MIDDLE);
    expect(hash(courses.redact(over, 'confederate'))).toBe(hash(courses.redact(state, 'confederate')));
  });

  it('grow from what lies, and are taken up again', () => {
    const state = played(opening(), AHEAD);
    const grown = submit(match, state, { type: 'extend', side: 'union', ship: 'cairo', way: 'port' });
    if (!grown.ok) throw new Error(grown.refusal);
    expect(grown.state.ships.cairo!.plot?.ways).toEqual(way('aaap'));
    expect(undoBarrier(match, state, grown.state, grown.events)).toBeNull();
    expect(played(grown.state, AHEAD).ships.cairo!.plot).toEqual(state.ships.cairo!.plot);
  });

  const forged: readonly [string, object][] = [
    ['a speed that is not the course’s', { ...AHEAD, speed: 4 }],
    ['too long a course', plot({ ways: way('a'.repeat(LONGEST + 1)), turret: 'bow' })],
    ['a course off the chart', plot({ ways: way('aaaaaaaaaaaa'), turret: 'bow' }, 'carondelet')],
    ['a way that there is not', { ...AHEAD, ways: ['ahead', 'up', 'ahead'] }],
    ['no list of ways', { ...AHEAD, ways: 'aaa' }],
    ['a quarter that there is not', { ...AHEAD, turret: 'stern' }],
    ['something more', { ...AHEAD, extra: true }],
    ['somebody else’s ship', { ...AHEAD, ship: 'arkansas' }],
    ['nobody', { ...AHEAD, ship: 'monitor' }],
    ['another kind of order', { ...AHEAD, type: 'teleport' }],
    ['too little', { type: 'plot', side: 'union', ship: 'cairo' }],
  ];

  it.each(forged)('are refused with a sentence when they are forged: %s', (_, command) => {
    // Facing west at the rim, so that a long course leads off the chart.
    const state = opening();
    const before = hash(state);
    const given = command as Command;
    const rim = { ...state, ships: { ...state.ships, carondelet: { ...state.ships.carondelet!, facing: 3 as const } } };
    const answer = submit(match, rim, given);
    expect(answer).toMatchObject({ ok: false, refusal: expect.stringContaining('This was not offered') as string });
    expect(offeredAs(match, rim, given)).toBeUndefined();
    expect(hash(state)).toBe(before);
  });

  it('are refused once the side has said that all lie, and in any other step', () => {
    const state = played(opening(), AHEAD, { type: 'ready', side: 'union' });
    expect(submit(match, state, ROUND)).toMatchObject({ ok: false });
    expect(submit(match, { ...state, cursor: { ...state.cursor, phase: 1 } }, ROUND)).toMatchObject({ ok: false });
  });

  it('are played again from a record, and random games are played to their end', () => {
    const ready = (['union', 'confederate'] as const).map(side => ({ type: 'ready' as const, side }));
    const commands = [AHEAD, ROUND, ...ready];
    const again = replay(match, { seed: 'courses', commands: saved(commands) }, 'produce');
    expect(hash(again.state)).toBe(hash(replay(match, { seed: 'courses', commands }).state));
    const end = plots.whereabouts(situationOf(match, opening()), ROUND);
    expect(again.state.ships.cairo).toMatchObject({ at: end.hex, facing: end.facing, turret: 'port' });
    expect(randomGame(match, 'courses').length).toBeGreaterThan(8);
  });
});

describe('the search for a course', () => {
  const view = courses.redact(opening(), 'union');
  const now = situationOf(match, view);
  const within = chart.hexes.filter(hex => chart.range(hex, MIDDLE) <= LONGEST);

  it('goes by where a secret order would take her, while she has not stirred', () => {
    const small = { ...match, scenario: toyScenario, chart: toyScenario.chart };
    const ways = waysOf(small, courses.redact(start(small, 'courses').state, 'union'), 'cairo');
    expect(ways.every(({ state }) => state.ships.cairo!.at === 303)).toBe(true);
    const hexes = new Set(ways.map(({ state }) => plotted(small, state).hex));
    expect(hexes.size).toBe(toyScenario.chart.hexes.length);
    for (const { hex, path } of destinations(small, view303(small), 'cairo').slice(0, 200))
      expect(endOfPath(small, path)).toBe(hex);
  });

  const plotted = (at: Match<Courses>, state: CourseState): { hex: number } =>
    courses.desk.steps!.whereabouts(situationOf(at, state), 'cairo');
  const view303 = (at: Match<Courses>): CourseState => courses.redact(start(at, 'courses').state, 'union');
  const endOfPath = (at: Match<Courses>, path: readonly Courses['command'][]): number => {
    const { state } = start(at, 'courses');
    for (const step of path) play(at, state, step);
    for (const side of ['union', 'confederate'] as const) play(at, state, { type: 'ready', side });
    return state.ships.cairo!.at;
  };

  it('finds a plot for every hex that she can come to, the one that lies already first, and leaves the turret alone', () => {
    const from = plots.reads(now, ROUND)!;
    const ends = plotEnds(plots, now, from);
    expect(ends[0]!.plot).toEqual(from);
    expect(new Set(ends.map(({ hex }) => hex)).size).toBe(ends.length);
    // Right astern she comes round only with hexes to spare.
    expect(ends.length).toBeGreaterThan(0.9 * within.length);
    expect(ends.every(({ hex }) => within.includes(hex))).toBe(true);
    for (const { hex, plot: found } of ends) {
      expect(found.sides).toEqual([{ what: 'turret', is: 'port' }]);
      expect(offeredAs(match, view, found.command)).toBeDefined();
      expect(plots.course(now, found.command)!.stops.at(-1)!.hex).toBe(hex);
    }
  });

  it('serves the page: a hex is pressed, and one order lays the course', () => {
    const session = new Session(
      newGame({
        name: 'Courses',
        created: '2026-01-02T03:04:05.000Z',
        seed: 'courses',
        battle: { scenario, source: {}, shipped: false },
        match: match,
        players: { union: 'human', confederate: 'human' },
      }),
      () => undefined,
    );
    session.lift();
    const table = new Table('courses', session);
    const { helm, plotting } = table;
    helm.select('cairo');
    for (const hex of [1518, 1208, 1520]) expect(plotting.press(hex)).toBe(true);
    expect(session.history.value.map(({ command }) => command.type)).toEqual(['plot', 'plot', 'plot']);
    expect(plots.whereabouts(now, plotting.choice(plotting.inHand!).command as Courses['command']).hex).toBe(1520);
    table.leave();
  });
});
