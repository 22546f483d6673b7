/** What the screen asks: plots one step away, courses, why not, guns one by one, odds, ratings. */
import { describe, expect, it } from 'vitest';
import { redact } from '../../../src/rules/nws-1971/views.ts';
import { offeredAs, play, sameCommand } from '../../../src/core/engine.ts';
import { desk } from '../../../src/rules/nws-1971/desk/index.ts';
import { chanceAt, hitWays, shotOdds, workWays } from '../../../src/rules/nws-1971/odds.ts';
import { plotOptions } from '../../../src/rules/nws-1971/orders.ts';
import { rate } from '../../../src/rules/nws-1971/setup/rate.ts';
import { nws1971 } from '../../../src/rules/nws-1971/index.ts';
import type { NwsCommand } from '../../../src/rules/nws-1971/types.ts';
import { vessel } from '../../../src/ships/index.ts';
import { plotEnds } from '../../../src/system/plotEnds.ts';
import { battle, type Table } from './table.ts';

const plots = desk.plots!;
const VIRGINIA = 'css_virginia';
/** Passaic in open water at 4 knots, Virginia ahead of her on her starboard bow. */
const meeting = (): Table =>
  battle(25, 21)
    .union('a', 'uss_passaic', 511, 'E', { go: 4 })
    .confederate('z', VIRGINIA, 811, 'NE', { go: 3 })
    .start();

describe('N3: plots', () => {
  it('shows each ship with her speeds, how she goes, and what she does unless told', () => {
    const [view] = plots.of(meeting().now);
    expect(view).toMatchObject({ unit: 'a', going: '4 knots', hindered: null, laid: null });
    expect(view!.speeds.map(({ label }) => label)).toEqual(['1', '2', '3', '4', '5']);
    expect(view!.steady).toMatchObject({ speed: 8, helm: 'straight', says: '4 knots' });
    expect(view!.steady.sides).toEqual([{ what: 'to ram', is: 'nobody' }]);
  });

  it('from plot to plot every course of every speed can be come to, and whatever is settled beside it and back', () => {
    const table = meeting();
    const { now } = table;
    const steady = plots.of(now).find(({ unit }) => unit === 'z')!.steady;
    const next = plots.next(now, steady.command);
    for (const { command } of next) expect(plots.reads(now, command)).not.toBe(null);
    expect(new Set(next.map(({ speed }) => speed))).toEqual(
      new Set(plotOptions(now, table.ship('z')).map(({ speed }) => speed)),
    );
    const ends = new Set(plotEnds(plots, now, steady).map(({ hex }) => hex));
    for (const option of plotOptions(now, table.ship('z')))
      expect(ends.has(plots.whereabouts(now, option).hex)).toBe(true);
    const ram = next.find(({ command }) => command.type === 'plot' && command.ram === 'a')!;
    expect(ram.sides).toContainEqual({ what: 'to ram', is: 'a' });
    expect(desk.about(ram.command)).toEqual({ unit: 'z', target: 'a' });
    const back = plots.next(now, ram.command).map(({ command }) => command);
    expect(back.some(command => sameCommand(command, steady.command))).toBe(true);
  });

  it('every plot that is shown may be laid: before anything lies, when the rest go on as they go, and over what lies', () => {
    const table = meeting();
    const mayBeLaid = (): void => {
      for (const view of plots.of(table.now)) {
        const shown = [view.steady, ...(view.laid ? [view.laid] : [])];
        // What is settled beside a course is settled over one that lies.
        const others = shown.flatMap(({ command }) => plots.next(table.now, command)).filter(() => view.laid !== null);
        for (const { command } of [...shown, ...others])
          expect(offeredAs(table.match, table.state, command), JSON.stringify(command)).toBeDefined();
      }
    };
    mayBeLaid();
    table.play('steady union').play('steady confederate');
    expect(plots.of(table.now).every(({ laid }) => laid !== null)).toBe(true);
    mayBeLaid();
    for (const { steady } of plots.of(table.now)) play(table.match, table.state, steady.command);
    mayBeLaid();
  });

  it('N4, N5, N7: a course says what it leaves her towards a turn, and the speeds of the move after', () => {
    const { now } = meeting();
    const { steady } = plots.of(now).find(({ unit }) => unit === 'z')!;
    const then = (speed: number): string | undefined => {
      const command = { ...steady.command, speed, turns: [] } as NwsCommand;
      return plots.course(now, command)!.then;
    };
    expect(then(6)).toBe('22.5° of 60° earned towards a turn; the move after this: 1 knot to 4 knots');
    expect(then(8)).toBe('22.5° of 60° earned towards a turn; the move after this: 2 knots to 5½ knots');
    // Brought up by the shore she has nothing in hand.
    const ashore = battle(12, 9)
      .union('a', 'uss_passaic', 905, 'E', { go: 5 })
      .confederate('z', VIRGINIA, 205, 'NE')
      .terrain('bank', 1005)
      .start();
    expect(plots.course(ashore.now, plots.of(ashore.now)[0]!.steady.command)!.then).toBe('');
  });

  it('a course has four quarters, and says what comes in between', () => {
    const table = battle(12, 9)
      .union('a', 'uss_passaic', 905, 'E', { go: 5 })
      .confederate('z', VIRGINIA, 205, 'NE')
      .terrain('bank', 1005)
      .start();
    const command = { ...plots.of(table.now)[0]!.steady.command } as NwsCommand & { type: 'plot' };
    const course = plots.course(table.now, command)!;
    expect(course.stops).toHaveLength(4);
    expect(course.steps).toEqual([]);
    expect(course.stoppedBy).toBe(1005);
    expect(course.warnings.map(({ says }) => says)).toEqual(['Runs ashore before 1005, for good.']);
  });

  it('N10: warns of a friend who lies in the way, and not where a launch finds room beside her', () => {
    const warned = (vesselId: string) => {
      const { now } = battle(25, 21)
        .union('a', vesselId, 505, 'E', { go: 3 })
        .union('friend', 'uss_hartford', 605, 'E')
        .confederate('z', VIRGINIA, 2011, 'NE')
        .start();
      const { command } = plots.of(now).find(({ unit }) => unit === 'a')!.steady;
      return plots.course(now, command)!.warnings.map(({ says }) => says);
    };
    expect(warned('uss_hartford')).toEqual(['Meets friend at 0605.']);
    expect(warned('picket_boat_1')).toEqual([]);
  });

  it('in which quarter she enters each hex, and where each quarter ends', () => {
    const table = battle(20, 9)
      .union('a', 'uss_hartford', 505, 'E', { go: 6 })
      .confederate('z', VIRGINIA, 1905, 'NE')
      .start();
    const course = plots.course(table.now, plots.of(table.now)[0]!.steady.command)!;
    expect(course.steps.map(({ hex, part }) => [hex, part])).toEqual([
      [605, 2],
      [705, 4],
    ]);
    expect(course.stops.map(({ hex }) => hex)).toEqual([505, 605, 605, 705]);
  });

  it('what her plot cannot change', () => {
    const hindered = (now: object): string | undefined =>
      plots.of(
        battle(12, 9).union('a', 'uss_passaic', 505, 'E', { go: 4, now }).confederate('z', VIRGINIA, 905, 'NE').start()
          .now,
      )[0]!.hindered?.says;
    expect(hindered({ jams: 1, steering: { course: 'port', left: 3 } })).toBe('steering jammed to port');
    expect(hindered({ circling: 'port' })).toBe('swings to the side of the lost wheel');
  });
});

describe('odds', () => {
  const duel = (target = VIRGINIA) =>
    battle(30, 9).union('a', 'uss_passaic', 505, 'NE').confederate('z', target, 805, 'NE').at('fire');

  it('of every offered shot add up to 1', () => {
    for (const target of [VIRGINIA, 'uss_hartford', 'css_atlanta']) {
      const table = duel(target);
      const { now } = table;
      for (const words of ['aim a 0 z', 'salvo a z']) {
        const [type, unit, second, third] = words.split(' ');
        const command = (
          type === 'aim'
            ? { type, side: 'union', unit, gun: Number(second), target: third }
            : { type, side: 'union', unit, target: second }
        ) as NwsCommand;
        const odds = desk.odds(now, command)!;
        expect(odds.outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
      }
    }
  });

  it('N24, N26: the die of the gun, and of the chart’s 36 falls those that go through', () => {
    const table = duel('uss_hartford');
    const [unit, target] = [table.ship('a'), table.ship('z')];
    // 15 inches at three hexes on a wooden sloop: 4 or more; all falls but 1.6 find something to hurt.
    expect(shotOdds(table.now, unit, 0, target)).toMatchObject({ need: 4 });
    const ways = hitWays(table.now, unit, 0, target);
    expect(Object.values(ways.outcomes).reduce((sum, count) => sum + count, 0)).toBe(ways.of);
    expect(ways.outcomes.bounced).toBe(0);
    const below = ways.places.filter(({ spot }) => spot.at === 'below');
    expect((below.reduce((sum, found) => sum + found.ways, 0) * 36) / ways.of).toBeCloseTo(5);
    // A die amidships in six blows her up.
    expect((ways.sinks * 36) / ways.of).toBeCloseTo(2 / 6);
  });

  it('a shot that cannot go through bounces', () => {
    const table = battle(30, 9)
      .union('a', 'uss_cairo', 505, 'NE')
      .confederate('z', 'css_tennessee', 1505, 'NE')
      .at('fire');
    const { outcomes } = hitWays(table.now, table.ship('a'), 0, table.ship('z'));
    expect(outcomes.bounced).toBeGreaterThan(0);
  });

  it('N50: 8 throws of X and 17 of U hurt a work', () => {
    expect([workWays({ type: 'X' }), workWays({ type: 'U' })]).toEqual([14, 29]);
  });

  it('N43, N47: a ram that sinks needs no die, a spar throws one', () => {
    const table = meeting();
    const plot = {
      type: 'plot',
      side: 'confederate',
      ship: 'z',
      speed: 6,
      turns: [0],
      rig: false,
      torpedo: 0,
      anchor: false,
    } as const;
    expect(desk.odds(table.now, { ...plot, ram: 'a', spar: '' })).toMatchObject({
      headlines: [{ label: 'sinks', chance: 1 }],
    });
    const spar = desk.odds(table.now, { ...plot, ram: '', spar: 'a' })!;
    expect(spar.outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
    expect(desk.odds(table.now, { ...plot, ram: '', spar: '' })).toBe(null);
  });
});

describe('odds in inches, places and losses', () => {
  const aim = (gun = 0) => ({ type: 'aim', side: 'union', unit: 'a', gun, target: 'z' }) as NwsCommand;
  const labels = (odds: { headlines: readonly { label: string }[] } | null) =>
    odds!.headlines.map(({ label }) => label);

  it('N18: the inches of the shot against those of every plate it may meet', () => {
    const { now } = battle(30, 9)
      .union('a', 'uss_passaic', 505, 'NE')
      .confederate('z', 'css_atlanta', 805, 'NE')
      .at('fire');
    expect(desk.odds(now, aim())!.basis).toContain('inches 8 on side 7.79');
  });

  it('N29, N32: guns, speed, steering, engines and magazine', () => {
    const { now } = battle(30, 9)
      .union('a', 'uss_passaic', 505, 'NE')
      .confederate('z', 'uss_hartford', 805, 'NE')
      .at('fire');
    expect(labels(desk.odds(now, aim()))).toEqual(
      expect.arrayContaining(['guns lost', 'speed lost', 'steering jammed', 'engines gone', 'magazine hit']),
    );
  });

  it('N26, N29, N60: the results tell the thirds apart, below water and above; the headlines join them', () => {
    const { now } = battle(30, 9)
      .union('a', 'uss_passaic', 505, 'NE')
      .confederate('z', 'uss_hartford', 805, 'NE')
      .at('fire');
    const odds = desk.odds(now, aim())!;
    // 15 inches at three hexes, 4 or more; of U the chart has 10 of 36 amidships above water, 1 forward below.
    const told = new Map(odds.outcomes.map(({ label, chance }) => [label, (chance * 36) / (3 / 6)]));
    const thirds = (where: string): number[] =>
      ['forward', 'amidships', 'aft'].map(third => Math.round(told.get(`through: ${where} ${third}`)! * 1000) / 1000);
    expect(thirds('hull')).toEqual([7, 10, 7]);
    expect(thirds('below water')).toEqual([1, 2, 2]);
    const below = odds.headlines.find(({ label }) => label === 'below water')!;
    expect((below.chance * 36) / (3 / 6)).toBeCloseTo(5);
  });

  it('N24, N33: a salvo says what may jam, what it may cost, and where its guns are alike the die and the inches', () => {
    const salvo = (firer: string, target: string) => {
      const { now } = battle(30, 9).union('a', firer, 505, 'NE').confederate('z', target, 805, 'NE').at('fire');
      return desk.odds(now, { type: 'salvo', side: 'union', unit: 'a', target: 'z' })!;
    };
    const chance = (odds: ReturnType<typeof salvo>, label: string): number | undefined =>
      odds.headlines.find(each => each.label === label)?.chance;
    // Monitor has two of 11 inches: alike, and what two may do is more than what one may.
    const { now } = battle(30, 9)
      .union('a', 'uss_monitor', 505, 'NE')
      .confederate('z', 'css_atlanta', 805, 'NE')
      .at('fire');
    const [one, both] = [desk.odds(now, aim())!, salvo('uss_monitor', 'css_atlanta')];
    expect(both.basis).toBe(`2 guns bear: ${one.basis}`);
    const jams = one.outcomes.find(({ label }) => label === 'may jam')!.chance;
    expect(jams).toBeGreaterThan(0);
    expect(chance(both, 'may jam')).toBeCloseTo(1 - (1 - jams) ** 2);
    for (const cost of ['speed lost', 'steering jammed', 'engines gone', 'magazine hit'])
      expect(chance(salvo('uss_monitor', 'uss_hartford'), cost), cost).toBeGreaterThan(0);
    // Passaic has one of 15 inches and one of 11.
    expect(salvo('uss_passaic', 'uss_hartford').basis).toBe('2 guns bear');
  });

  it('N54: where no gun stands a shot that is through is worth nothing', () => {
    const worth = (lost: boolean): number => {
      const table = battle(30, 9)
        .union('a', 'uss_passaic', 505, 'NE')
        .confederate('z', 'uss_hartford', 805, 'NE')
        .at('fire');
      const ship = { ...table.ship('z'), guns: table.ship('z').guns.map(gun => ({ ...gun, lost })) };
      const odds = shotOdds(table.now, table.ship('a'), 0, ship);
      expect(odds.hit).toBeGreaterThan(0);
      return odds.value - 20 * chanceAt(odds, 'below');
    };
    expect(worth(true)).toBeCloseTo(0);
    expect(worth(false)).toBeGreaterThan(0);
  });

  const STRAIGHT = {
    type: 'plot',
    side: 'confederate',
    ship: 'z',
    speed: 10,
    turns: [0, 0],
    ram: '',
    spar: '',
    rig: false,
    torpedo: 0,
    anchor: false,
  } as const;
  const plot = (more: Partial<NwsCommand & { type: 'plot' }>): NwsCommand => ({ ...STRAIGHT, ...more });

  it('N42, N45: where a ram falls, and bow to bow what the rammer risks', () => {
    const at = (heading: 'NE' | 'E' | 'W') =>
      battle(30, 9)
        .union('a', 'uss_hartford', 805, heading)
        .confederate('z', 'uss_whitehead', 605, 'E', { go: 3 })
        .start();
    const beam = desk.odds(at('NE').now, plot({ ram: 'a' }))!;
    expect(beam.basis).toContain('from abaft');
    expect(beam.outcomes.map(({ label }) => label)).toEqual(['2 points, on the quarter', '2 points, amidships']);
    const ahead = desk.odds(at('W').now, plot({ ram: 'a' }))!;
    expect(ahead.basis).toContain('bow to bow');
    expect(labels(desk.odds(at('E').now, plot({ ram: 'a' })))).not.toContain('rammer is hurt');
    // Neither has a ram: the smaller suffers, who is the rammer.
    expect(labels(ahead)).toContain('rammer is hurt');
    expect(ahead.outcomes[0]!.label).toBe('no harm');
  });

  it('N48: a torpedo has odds at whoever lies in its way, and N47 a place', () => {
    const table = battle(30, 9)
      .union('a', 'uss_hartford', 505, 'NE')
      .confederate('z', 'css_virginia', 805, 'NE')
      .start();
    const lies = table.now.chart.neighbour(805, 1);
    const there = battle(30, 9)
      .union('a', 'uss_hartford', lies, 'E')
      .confederate('z', 'css_virginia', 805, 'E')
      .start();
    const found = desk.odds(there.now, plot({ torpedo: 1, speed: 0, turns: [] }))!;
    // N47: half a point for every rate, which is half of no effect.
    expect(found.basis).toContain('if it finds her: 1 die, on 2 half a point');
    // Hartford, struck abaft the beam: on 2 half a point, on 3 to 6 two points, whose speed goes; the quarter disables.
    expect(found.headlines.map(({ label, chance }) => [label, Math.round(chance * 36)])).toEqual([
      ['sinks', 0],
      ['disabled', 10],
      ['speed lost', 24],
      ['on the quarter', 10],
      ['amidships', 20],
    ]);
    expect(desk.odds(there.now, plot({ torpedo: 4, speed: 0, turns: [] }))).toBe(null);
  });

  it('N33, N34: a turret jammed for good and a port that is shut say so', () => {
    const table = battle(30, 9)
      .union('a', 'uss_passaic', 505, 'E', { now: { turrets: [{ out: false, jam: -1, trained: 3 }] } })
      .confederate('z', 'css_virginia', 705, 'NE')
      .at('fire');
    expect(desk.fire.whyNot(table.now, 'a', 'z')!.says).toBe('Her turret is jammed for good and points elsewhere.');
    const shut = battle(30, 9)
      .union('a', 'uss_hartford', 505, 'E')
      .confederate('z', 'css_virginia', 705, 'NE')
      .at('fire');
    const virginia = shut.ship('z');
    const guns = virginia.guns.map(gun => ({
      ...gun,
      shut: (['port', 'starboard', 'bow', 'stern'] as const).map(bearing => ({ bearing, left: 2 })),
    }));
    const state = { ...shut.state, ships: { ...shut.state.ships, z: { ...virginia, guns } } };
    expect(desk.fire.whyNot({ ...shut.now, state }, 'z', 'a')!.says).toBe('The port of its gun on that side is shut.');
  });
});

describe('spar and tubes on the sheet', () => {
  const spar = { rigged: false, readyFrom: 0, spent: false, quiet: 0, underFire: false };
  it.each([
    [{ rigged: true }, 'rigged'],
    [{}, 'not rigged'],
    [{ readyFrom: 4 }, 'ordered in move 2, ready in move 4'],
    [{ spent: true, quiet: -1 }, 'spent, 0 of 3 quiet moves'],
    [{ spent: true, quiet: 2 }, 'spent, 2 of 3 quiet moves'],
    [{ spent: true, quiet: 3 }, 'spent, may be ordered again'],
  ])('N47, N77: %j is %s', (now, said) => {
    const table = battle(30, 9)
      .union('a', 'uss_hartford', 505, 'NE', { now: { spar: { ...spar, ...now } } })
      .confederate('z', 'css_virginia', 1805, 'NE')
      .start();
    const line = (view: typeof table.now): string | undefined =>
      desk
        .units(view)
        .find(({ id }) => id === 'a')!
        .lines.find(({ label }) => label === 'Spar')?.value;
    expect(line(table.now)).toBe(said);
    // The order is its owner's secret (N66).
    const seen = line({ ...table.now, state: redact(table.state, 'confederate') });
    expect(seen).toBe('readyFrom' in now ? 'not rigged' : said);
  });

  it('N47: an order that may be given and is not is a choice of the plot', () => {
    const table = battle(30, 9)
      .union('a', 'uss_hartford', 505, 'NE', { now: { spar } })
      .confederate('z', 'css_virginia', 1805, 'NE')
      .start();
    const [view] = plots.of(table.now);
    expect(view!.steady.sides).toContainEqual({ what: 'spar', is: 'not ordered' });
  });

  it.each([
    [[{ left: 2, ready: 1 }], '2 left, a tube is loaded'],
    [[{ left: 1, ready: 16 }], '1 left, a tube is loaded in move 16'],
    [[{ left: 0, ready: 16 }], 'none left'],
  ])('N48: %j', (tubes, said) => {
    const table = battle(30, 9)
      .union('a', 'uss_hartford', 505, 'NE', { now: { tubes } })
      .confederate('z', 'css_virginia', 1805, 'NE')
      .start();
    const { lines } = desk.units(table.now).find(({ id }) => id === 'a')!;
    expect(lines.find(({ label }) => label === 'Torpedoes')?.value).toBe(said);
  });
});

describe('why not, guns, sheets', () => {
  it('says why a ship cannot fire or move', () => {
    const table = battle(40, 12)
      .union('a', 'uss_passaic', 505, 'NE')
      .union('b', 'uss_hartford', 506, 'E', { aground: true })
      .confederate('z', VIRGINIA, 3005, 'NE')
      .at('fire');
    expect(desk.fire.whyNot(table.now, 'a', 'z')!.says).toBe('Out of range: 25 hexes.');
    expect(desk.fire.whyNot(table.now, 'a', 'b')!.says).toBe('That is a friend.');
    expect(desk.whyNoMove(table.now, 'b', null)!.says).toBe('She is aground, for good.');
    expect(desk.whyNoMove(table.now, 'a', null)).toBe(null);
  });

  it('the guns one by one, and when each is loaded', () => {
    const table = battle(30, 9).union('a', 'uss_passaic', 505, 'NE').confederate('z', VIRGINIA, 805, 'NE').at('fire');
    table.play('aim a 0 z').ready(1);
    expect(desk.guns!.of(table.now, 'a', 'z')[0]).toMatchObject({
      place: 'turret',
      barrel: 'heavy',
      ready: { turn: 5 },
    });
  });

  it('a sheet a unit, with a field of fire and places to be', () => {
    const { now } = meeting();
    const sheets = desk.units(now);
    expect(sheets.map(({ id, title }) => [id, title])).toEqual([
      ['a', 'Monitor'],
      ['z', 'Sea-going broadside ship'],
    ]);
    expect(sheets[1]!.tracks[0]).toMatchObject({ left: 24, full: 24, says: '4 of 4' });
    const hurt = battle(20, 9).union('a', 'uss_passaic', 505, 'E', { now: { sixths: 15 } });
    const [sheet] = desk.units(hurt.confederate('z', VIRGINIA, 905, 'E').start().now);
    expect(sheet!.tracks[0]).toMatchObject({ left: 15, full: 18, says: '2 and 3 sixths of 3' });
    expect(desk.fire.field(now, 'a').length).toBeGreaterThan(20);
    expect(plots.berths(now, 'a').length).toBeGreaterThan(1);
    expect(desk.outlook!.rams(now, 'z').length).toBe(1);
  });

  it('rates every vessel with the same labels in the same order', () => {
    const labels = rate(vessel('uss_passaic')).map(({ label }) => label);
    expect(rate(vessel('hl_hunley')).map(({ label }) => label)).toEqual(labels);
    expect(rate(vessel(VIRGINIA))).toContainEqual({ label: 'Side, inches', value: '7.5 (D)' });
    expect(nws1971.optionSpecs.map(({ id }) => id).sort()).toEqual([
      'bracketedForts',
      'current',
      'mines',
      'shotQuality',
    ]);
  });

  it('N48: does not say of a ship that she is where her torpedo runs', () => {
    const { now } = battle(20, 9).union('a', 'uss_passaic', 505, 'E').confederate('z', VIRGINIA, 905, 'E').start();
    expect(desk.events.where({ type: 'torpedoRan', ship: 'a', from: 505, to: 605 }, now)).toEqual({
      units: [],
      hexes: [505, 605],
    });
    expect(desk.events.where({ type: 'shipMoved', ship: 'a', from: 505, to: 605, going: 'ahead' }, now).units).toEqual([
      'a',
    ]);
  });
});
