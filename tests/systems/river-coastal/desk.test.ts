/** What the screen asks: plots one step away, courses, why not, guns one by one, ratings. */
import { describe, expect, it } from 'vitest';
import { sameCommand } from '../../../src/core/engine.ts';
import { desk } from '../../../src/rules/river-coastal/desk/index.ts';
import { defaultPlot, plotOptions } from '../../../src/rules/river-coastal/plots.ts';
import { PLOTS_STEP } from '../../../src/rules/river-coastal/sequence.ts';
import { rate } from '../../../src/rules/river-coastal/setup/rate.ts';
import type { RiverCommand } from '../../../src/rules/river-coastal/types.ts';
import { plotEnds } from '../../../src/system/plotEnds.ts';
import { vessel } from '../../../src/ships/index.ts';
import { bench, type Bench } from './bench.ts';

const plots = desk.plots!;
/** Passaic in open water at 4 knots, Tennessee ahead of her on her starboard bow. */
const meeting = (): Bench => {
  const table = bench(21, 21)
    .union('a', 'uss_passaic', 511, 'E', { speed: 8 })
    .confederate('z', 'css_tennessee', 811, 'NE');
  table.state.cursor.phase = PLOTS_STEP;
  return table;
};
const steady = (table: Bench): RiverCommand => {
  const ship = table.ship('a');
  return { type: 'plot', side: 'union', ship: 'a', ...defaultPlot(table.now(), ship) };
};

describe('C3: plots', () => {
  it('shows each ship with her speeds, how she goes, and what she does unless told', () => {
    const table = meeting();
    const [view] = plots.of(table.now());
    expect(view).toMatchObject({ unit: 'a', going: '4 knots', hindered: null, laid: null });
    expect(view!.speeds.map(({ label }) => label)).toEqual(['2', '3', '4', '5']);
    expect(view!.steady).toMatchObject({ speed: 8, helm: 'straight', says: '4 knots' });
    expect(view!.steady.sides!.map(({ what, is }) => `${what} ${is}`)).toEqual([
      'Ram Attack none',
      'turret 1 ahead',
      'opens fire at the end of the move',
      'captain’s gun none',
      'crew as it stands',
    ]);
  });

  it('from plot to plot every course of every speed can be come to, and whatever is settled beside it and back', () => {
    const table = meeting();
    const now = table.now();
    const next = plots.next(now, steady(table));
    for (const { command } of next) expect(plots.reads(now, command)).not.toBe(null);
    expect(new Set(next.map(({ speed }) => speed))).toEqual(new Set([4, 6, 8, 10]));
    const ends = new Set(plotEnds(plots, now, plots.reads(now, steady(table))!).map(({ hex }) => hex));
    for (const option of plotOptions(now, table.ship('a')))
      if (!option.anchor) expect(ends.has(plots.whereabouts(now, option).hex)).toBe(true);
    const ram = next.find(({ command }) => command.type === 'plot' && command.ram === 'z')!;
    expect(ram.sides).toContainEqual({ what: 'Ram Attack', is: 'z' });
    const back = plots.next(now, ram.command).map(({ command }) => command);
    expect(back.some(command => sameCommand(command, steady(table)))).toBe(true);
  });

  it('a course has four quarters, and says what comes in between', () => {
    const table = meeting();
    table.terrain('island', 611, 711);
    const course = plots.course(table.now(), steady(table))!;
    expect(course.stoppedBy).toBe(611);
    expect(course.warnings.map(({ cite }) => cite)).toContain('C73');
    const open = plots.course(meeting().now(), steady(meeting()))!;
    expect(open.stops).toHaveLength(4);
    expect(open.steps.map(({ hex }) => hex)).toEqual([611]);
    expect(open.warnings).toEqual([]);
  });

  it('C12: she meets a friend who lies in her way, and not one who leaves her room beside her', () => {
    const meets = (vessel: string) => {
      const table = meeting().union('friend', vessel, 611, 'E', { anchored: true });
      return plots.course(table.now(), steady(table))!.meets.map(({ unit }) => unit);
    };
    expect([meets('uss_cairo'), meets('picket_boat_1')]).toEqual([['friend'], []]);
  });

  it.each([
    ['hardPort', 'rudder hard to port'],
    ['straight', 'cannot turn'],
  ] as const)('C48: %s stands beside her name', (job, says) => {
    const table = meeting();
    table.ship('a').hits = [{ job, guns: [], halves: 0, left: 4, from: 2 }];
    expect(plots.of(table.now())[0]!.hindered).toEqual({ says, cite: 'C48' });
  });
});

describe('why not', () => {
  it('says what tells most of the guns that have no shot', () => {
    const table = meeting();
    expect(desk.fire.whyNot(table.now(), 'a', 'z')).toBe(null);
    for (const gun of table.ship('a').guns) gun.loaded = 7;
    expect(desk.fire.whyNot(table.now(), 'a', 'z')).toEqual({ says: 'Loading until move 7.', cite: 'C40' });
    table.ship('a').turrets = ['stern'];
    for (const gun of table.ship('a').guns) gun.loaded = 1;
    expect(desk.fire.whyNot(table.now(), 'a', 'z')).toMatchObject({ cite: 'C36' });
    expect(desk.fire.whyNot(table.now(), 'a', 'a')).toMatchObject({ cite: 'Firing' });
  });

  it('says why a ship does not move', () => {
    const table = meeting();
    const why = () => desk.whyNoMove(table.now(), 'a', null)?.cite;
    expect(why()).toBeUndefined();
    table.ship('a').boilerDestroyed = true;
    expect(why()).toBe('C48');
    table.ship('a').locked = { ship: 'z', until: 4 };
    expect(why()).toBe('C65');
  });
});

describe('guns, fields and sheets', () => {
  it('tells guns one by one: damage, when they are loaded, whether they bear', () => {
    const table = meeting();
    table.ship('a').guns[1]!.loaded = 3;
    expect(
      desk.guns!.of(table.now(), 'a', 'z').map(({ weight, ready, bears, place }) => [weight, ready, bears, place]),
    ).toEqual([
      ['damage 10', 'now', true, 'turret'],
      ['damage 8', { turn: 3 }, false, 'turret'],
    ]);
  });

  it('a field counts the guns that reach each hex, from here and from elsewhere', () => {
    const table = meeting();
    const field = desk.fire.field(table.now(), 'a');
    expect(field.find(({ hex }) => hex === 811)).toMatchObject({ strength: 2, weak: false, blocked: 0 });
    expect(field.some(({ hex }) => hex === 411)).toBe(false);
    const turned = desk.outlook!.fieldFrom(table.now(), 'a', { hex: 511, facing: 3, order: '' });
    expect(turned.some(({ hex }) => hex === 411)).toBe(true);
    expect(desk.outlook!.rams(table.now(), 'a').map(({ hex }) => hex)).toContain(611);
  });

  it('a sheet has hull and crew, and marks what has come over her', () => {
    const table = meeting();
    const ship = table.ship('a');
    Object.assign(ship, { spv: 10, fires: [{ need: 6, tries: 2 }] });
    const sheet = desk.units(table.now()).find(({ id }) => id === 'a')!;
    expect(sheet.tracks).toMatchObject([
      { name: 'SPV', left: 10, full: 134, critical: 45 },
      { name: 'CPV', left: 8, full: 8 },
    ]);
    expect(sheet.marks).toEqual(['burning', 'riddled']);
  });

  const rated = (id: string) => new Map(rate(vessel(id)).map(({ label, value }) => [label, value]));

  it('C42, C78: the library says how many guns fire every second move, and who has a spar torpedo', () => {
    const figures = (id: string) =>
      ['Guns', 'Guns that fire every second move', 'Spar torpedo'].map(each => rated(id).get(each));
    expect(figures('picket_boat_1')).toEqual(['1 of 2', '0', 'yes']);
    // Two 7 inch and four 6.4 inch Brooke rifles.
    expect(figures('css_tennessee')).toEqual(['6 of 8', '6', 'no']);
    expect(figures('css_mcrae')[1]).toBe('0');
  });

  it('C30: a vessel is rated for the library', () => {
    const lines = rated('css_manassas');
    expect([lines.get('SPV'), lines.get('CPV'), lines.get('Penetration value')]).toEqual(['39', '4', '20']);
    expect(lines.get('Halves hits')).toBe('front, sides, rear');
  });
});
