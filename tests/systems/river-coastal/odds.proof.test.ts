/** The odds shown before committing, against every fall of the dice where there are few, else against a hundred thousand events by chi-square. */
import { describe, expect, it } from 'vitest';
import { diceOf, seedFrom, type Dice } from '../../../src/core/dice.ts';
import type { OddsView } from '../../../src/system/desk/index.ts';
import { desk } from '../../../src/rules/river-coastal/desk/index.ts';
import { fireAll, layGuns } from '../../../src/rules/river-coastal/fire.ts';
import { boardingOdds, moraleOdds, ramOdds, ramTestOdds, sunkBy } from '../../../src/rules/river-coastal/odds.ts';
import { detail, openParties, sendParties } from '../../../src/rules/river-coastal/parties.ts';
import { defaultPlot } from '../../../src/rules/river-coastal/plots.ts';
import { testMorale } from '../../../src/rules/river-coastal/morale.ts';
import { strike, testNext } from '../../../src/rules/river-coastal/ramming.ts';
import type { Play, RiverCommand, RiverEvent, RiverShip, RiverState } from '../../../src/rules/river-coastal/types.ts';
import { clone } from '../../../src/rules/river-coastal/views.ts';
import { expectFit } from '../../helpers/fit.ts';
import { bench, type Bench, captain } from './bench.ts';

const TRIALS = 100_000;

interface Fall {
  chance: number;
  state: RiverState;
  events: RiverEvent[];
}

/** Runs a verb once for every fall of the dice that it asks for, each with its chance. */
const everyFall = (table: Bench, verb: (play: Play) => void): Fall[] => {
  const falls: Fall[] = [];
  const now = table.now();
  let faces: { face: number; sides: number }[] = [];
  for (;;) {
    const state = clone(now.state);
    const events: RiverEvent[] = [];
    let asked = 0;
    const dice: Dice = { roll: sides => (faces[asked++] ??= { face: 1, sides }).face };
    verb({ ...now, state, dice, emit: event => void events.push(event as RiverEvent) });
    falls.push({ chance: faces.slice(0, asked).reduce((chance, { sides }) => chance / sides, 1), state, events });
    faces = faces.slice(0, asked);
    while (faces.at(-1)?.face === faces.at(-1)?.sides && faces.length > 0) faces.pop();
    const last = faces.at(-1);
    if (!last) return falls;
    faces[faces.length - 1] = { ...last, face: last.face + 1 };
  }
};

const chanceOf = (falls: readonly Fall[], holds: (fall: Fall) => boolean): number =>
  falls.reduce((sum, fall) => (holds(fall) ? sum + fall.chance : sum), 0);

/** Carries a verb out again and again with one run of real dice; counts[n] = times that a look said n. */
const resolve = (
  table: Bench,
  seed: string,
  verb: (play: Play) => void,
  ...looks: ((fall: Omit<Fall, 'chance'>) => number)[]
): number[][] => {
  const dice = diceOf(seedFrom(seed));
  const now = table.now();
  const counts = looks.map((): (number | undefined)[] => []);
  for (let time = 0; time < TRIALS; time++) {
    const state = clone(now.state);
    const events: RiverEvent[] = [];
    verb({ ...now, state, dice, emit: event => void events.push(event as RiverEvent) });
    looks.forEach((look, index) => {
      const result = look({ state, events });
      counts[index]![result] = (counts[index]![result] ?? 0) + 1;
    });
  }
  // Without holes, since reduce leaves them out but the classes must not.
  return counts.map(each => Array.from(each, count => count ?? 0));
};

const happened =
  (type: RiverEvent['type']) =>
  ({ events }: Omit<Fall, 'chance'>): number =>
    events.some(event => event.type === type) ? 1 : 0;
const sunk = ({ state }: Omit<Fall, 'chance'>): number => (state.ships.z!.status === 'sunk' ? 1 : 0);

const headline = (odds: OddsView, label: string): number => odds.headlines.find(each => each.label === label)!.chance;
const view = (table: Bench, command: RiverCommand): OddsView => desk.odds(table.now(), command)!;
const evens = (chance: number): number[] => [1 - chance, chance];
const fire =
  (command: RiverCommand) =>
  (play: Play): void => {
    layGuns(play, command);
    fireAll(play);
  };
const gunOf = (table: Bench, id: string, gun: string): number =>
  table.ship(id).guns.findIndex(each => each.gun === gun);
const aimAt = (table: Bench, gun: string, target = 'z'): RiverCommand => ({
  type: 'aim',
  side: 'union',
  unit: 'a',
  gun: gunOf(table, 'a', gun),
  target,
});

/** A gunboat beside an enemy who shows her that side. */
const abeam = (more: Partial<RiverShip> = {}, target = 'css_mcrae', heading: 'NE' | 'E' | 'W' = 'E'): Bench =>
  bench().union('a', 'uss_tyler', 205, 'NE').confederate('z', target, 305, heading, more);

describe('a shot', () => {
  it.each([
    ['uss_tyler', 'css_mcrae', 'E'],
    ['uss_tyler', 'css_virginia', 'NE'],
    ['uss_tyler', 'css_general_bragg', 'W'],
    ['uss_carondelet', 'css_mcrae', 'E'],
  ] as const)(
    '%s at %s, heading %s: every fall of the dice while nothing rolls for damage',
    (firer, target, heading) => {
      const table = bench().union('a', firer, 205, 'NE').confederate('z', target, 305, heading);
      const shots = table.ship('a').guns.flatMap((_, gun) => {
        const command: RiverCommand = { type: 'aim', side: 'union', unit: 'a', gun, target: 'z' };
        const odds = desk.odds(table.now(), command);
        return odds ? [{ command, odds }] : [];
      });
      expect(shots.length).toBeGreaterThan(0);
      for (const { command, odds } of shots) {
        const falls = everyFall(table, fire(command));
        expect(chanceOf(falls, () => true)).toBeCloseTo(1, 9);
        expect(odds.outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
        expect(headline(odds, 'hits')).toBeCloseTo(
          chanceOf(falls, fall => happened('targetHit')(fall) === 1),
          9,
        );
        for (const label of ['sinks', 'rolls for damage', 'sets on fire']) expect(headline(odds, label)).toBe(0);
        for (const { points, chance } of odds.outcomes)
          expect(chance).toBeCloseTo(
            chanceOf(falls, ({ state }) => table.ship('z').spv - state.ships.z!.spv === points),
            9,
          );
      }
    },
  );

  it('a rifled 32-pounder bursts on a second 1', () => {
    const table = bench().fort('confederate', 'f', 'fort_wade', [405, 505], 'W').union('a', 'uss_tyler', 205, 'NE');
    const gun = table.work('f').guns.findIndex(each => each.gun === 'rf32');
    const command: RiverCommand = { type: 'aim', side: 'confederate', unit: 'f', gun, target: 'a' };
    const falls = everyFall(table, fire(command));
    const bursts = ({ events }: Fall): boolean => events.some(event => event.type === 'burstRolled' && event.bursts);
    expect(headline(view(table, command), 'the gun bursts')).toBeCloseTo(chanceOf(falls, bursts), 9);
    expect(chanceOf(falls, bursts)).toBeCloseTo(1 / 36, 9);
  });

  it.each([
    ['below her penetration value', {}],
    ['with more water in her than she can take', { draught: 13 }],
  ])('at a ship %s: damage, fire and sinking as shown', (_, more) => {
    const whole = abeam();
    const ship = whole.ship('z');
    const table = abeam({ spv: ship.value + 1, ...more });
    const command = aimAt(table, table.ship('a').guns[0]!.gun);
    const odds = view(table, command);
    const [rolls, fires, sinks] = resolve(
      table,
      'shot',
      fire(command),
      happened('damageRolled'),
      happened('fireBroke'),
      sunk,
    );
    expectFit('rolls for damage', rolls!, evens(headline(odds, 'rolls for damage')));
    expectFit('sets on fire', fires!, evens(headline(odds, 'sets on fire')));
    expectFit('sinks', sinks!, evens(headline(odds, 'sinks')));
  });

  const salvo: RiverCommand = { type: 'salvo', side: 'union', unit: 'a', target: 'z' };
  const pointsShown = ({ outcomes }: OddsView): number[] => {
    const chances: number[] = [];
    for (const { points, chance } of outcomes) {
      while (chances.length <= points) chances.push(0);
      chances[points]! += chance;
    }
    return chances;
  };

  it.each([
    ['whole', abeam({ spv: 500, value: 0 })],
    ['that falls below her penetration value', abeam({ spv: 30, value: 22 })],
    ['that may be sunk outright', abeam({ spv: 14, value: 10 })],
    ['with a foot of water to spare', abeam({ spv: 30, value: 30, statedDraught: 8, draught: 11 })],
    ['that has a magazine and a fire to fear only', abeam({ spv: 400, value: 500, statedDraught: 60, draught: 1 })],
  ])('C40, C46, C50, C51, C53: a salvo at a ship %s: hit by hit as shown', (_, table) => {
    const odds = view(table, salvo);
    expect(odds.shots).toBeGreaterThan(1);
    const was = table.ship('z').spv;
    const [hits, points, rolls, fires, sinks] = resolve(
      table,
      'salvo',
      fire(salvo),
      happened('targetHit'),
      ({ state }) => was - state.ships.z!.spv,
      happened('damageRolled'),
      ({ state, events }) => (state.ships.z!.burntBy > 0 ? 1 : happened('fireBroke')({ state, events })),
      sunk,
    );
    expectFit('hits', hits!, evens(headline(odds, 'hits')));
    expectFit('points', points!, pointsShown(odds));
    expectFit('rolls for damage', rolls!, evens(headline(odds, 'rolls for damage')));
    expectFit('sets on fire', fires!, evens(headline(odds, 'sets on fire')));
    expectFit('sinks', sinks!, evens(headline(odds, 'sinks')));
  });

  it.each([
    ['a fort', bench().fort('confederate', 'z', 'fort_henry', [405, 505], 'W', { fpv: 68 })],
    ['a fort that holds longer', bench().fort('confederate', 'z', 'fort_henry', [405, 505], 'W', { fpv: 74 })],
    ['a building', bench().building('confederate', 'z', 405)],
  ])('C88, C90: a salvo at %s: silenced as shown', (_, table) => {
    table.union('a', 'uss_tyler', 205, 'NE');
    const odds = view(table, salvo);
    expect(odds.shots).toBeGreaterThan(1);
    const [points, silent] = resolve(
      table,
      'works',
      fire(salvo),
      ({ events }) => events.reduce((sum, event) => (event.type === 'pointsLost' ? sum + event.points : sum), 0),
      ({ state }) => (state.works.z!.silent ? 1 : 0),
    );
    expectFit('points', points!, pointsShown(odds));
    expectFit('silenced', silent!, evens(headline(odds, 'silenced')));
    expect(headline(odds, 'silenced')).toBeGreaterThan(0);
  });

  it('C89, C90: two mortars at a town of which one building stands', () => {
    const table = bench().union('a', 'mortar_boat', 205, 'E').building('confederate', 'z', 705);
    Object.assign(table.work('z'), { buildings: [0, 0, 20, 0, 0, 20], fpv: 40, fullFpv: 120 });
    const boat = table.ship('a');
    Object.assign(boat, { guns: [...boat.guns, ...boat.guns], shelled: 'z' });
    boat.crew!.guns = boat.guns.map(() => true);
    const odds = view(table, salvo);
    expect(odds.shots).toBe(2);
    const [hits, points, silent] = resolve(
      table,
      'mortars',
      fire(salvo),
      ({ events }) => (events.some(event => event.type === 'mortarFired' && event.hit) ? 1 : 0),
      ({ state }) => 40 - state.works.z!.fpv,
      ({ state }) => (state.works.z!.silent ? 1 : 0),
    );
    expectFit('hits', hits!, evens(headline(odds, 'hits')));
    expectFit('points', points!, pointsShown(odds));
    expectFit('silenced', silent!, evens(headline(odds, 'silenced')));
  });

  it('C44: of a salvo with rifled 32-pounders one may burst', () => {
    const table = bench().fort('confederate', 'f', 'fort_wade', [405, 505], 'W').union('a', 'uss_tyler', 205, 'NE');
    const command: RiverCommand = { type: 'salvo', side: 'confederate', unit: 'f', target: 'a' };
    const guns = table.work('f').guns.filter(({ gun }) => gun === 'rf32').length;
    const [bursts] = resolve(table, 'bursts', fire(command), ({ events }) =>
      events.some(event => event.type === 'burstRolled' && event.bursts) ? 1 : 0,
    );
    const shown = headline(view(table, command), guns === 1 ? 'the gun bursts' : 'a gun bursts');
    expectFit('bursts', bursts!, evens(shown));
  });

  it('at a fort: it falls silent when less than a third is left', () => {
    const table = bench()
      .union('a', 'uss_tyler', 205, 'NE')
      .fort('confederate', 'f', 'fort_henry', [405, 505], 'W', { fpv: 68 });
    const command = aimAt(table, table.ship('a').guns[0]!.gun, 'f');
    const falls = everyFall(table, fire(command));
    const odds = view(table, command);
    expect(headline(odds, 'silenced')).toBeCloseTo(
      chanceOf(falls, ({ state }) => state.works.f!.silent),
      9,
    );
    expect(headline(odds, 'silenced')).toBeGreaterThan(0);
  });
});

/** Two on courses that cross, hexes apart so that only what a test runs brings them together. */
const crossing = (speed: number, more: Partial<RiverShip> = {}, theirs: Partial<RiverShip> = {}, by = 'uss_cayuga') =>
  bench()
    .union('a', by, 205, 'E', { speed, captain: captain({ yellow: 2 }), ...more })
    .confederate('z', 'css_virginia', 305, 'NE', theirs);

describe('a ram', () => {
  it.each([
    {},
    { cpv: 4 },
    { ram: true },
    { firedOnBefore: ['z'] },
    { spv: 20 },
    { captain: captain({ alive: false }) },
  ])('the test with %j: every fall of its die', more => {
    const table = crossing(12, more);
    const ship = table.ship('a');
    ship.plot = { ...defaultPlot(table.now(), ship), ram: 'z' };
    table.state.tests = ['a'];
    const falls = everyFall(table, testNext);
    const passed = chanceOf(falls, ({ events }) => events.some(event => event.type === 'ramTested' && event.passed));
    const { ways, of } = ramTestOdds(table.now(), 'a', 'z')!.passes;
    expect(ways / of).toBeCloseTo(passed, 9);
  });

  it.each([
    [4, false, false],
    [4, true, true],
    [12, false, true],
    [12, true, false],
    [20, false, false],
    [20, true, true],
  ])('the blow at %i half-knots, marked %s, with a ram %s', (speed, marked, ram) => {
    const table = crossing(speed, { ram }, { spv: 140 });
    const ship = table.ship('a');
    ship.plot = { ...defaultPlot(table.now(), ship), ram: marked ? 'z' : '' };
    const odds = ramOdds(ship, speed, marked);
    const rolled = ({ events }: Omit<Fall, 'chance'>): number =>
      events.find(event => event.type === 'ramRolled')!.points;
    const does = ({ events }: Omit<Fall, 'chance'>): string =>
      events.find(event => event.type === 'rammerRolled')?.does ?? '';
    const [points, sinks, pays, locks] = resolve(
      table,
      `blow ${speed}`,
      play => strike(play, [{ by: 'a', on: 'z', spar: false }]),
      rolled,
      fall => (fall.events.some(event => event.type === 'shipSunk' && event.ship === 'z') ? 1 : 0),
      fall => (['ramLost', 'stack', 'steam'].includes(does(fall)) ? 1 : 0),
      fall => (does(fall) === 'locked' ? 1 : 0),
    );
    const byPoints: number[] = [];
    let sinking = 0;
    odds.ways.forEach((ways, sum) => {
      const lost = odds.points[sum]!;
      for (let filled = byPoints.length; filled <= lost; filled++) byPoints.push(0);
      byPoints[lost]! += ways / odds.of;
      sinking += (ways / odds.of) * sunkBy(table.ship('z'), lost);
    });
    expectFit('points', points!, byPoints);
    expectFit('sinks', sinks!, evens(sinking));
    expectFit('rammer pays', pays!, evens(odds.pays.ways / odds.pays.of));
    expectFit('locked', locks!, evens(odds.locks.ways / odds.locks.of));
  });
});

describe('a mortar (C89)', () => {
  const byPoints = ({ outcomes }: OddsView): number[] => {
    const chances: number[] = [];
    for (const { points, chance } of outcomes) {
      while (chances.length <= points) chances.push(0);
      chances[points]! += chance;
    }
    return chances;
  };
  const battery = (gun: string, again: boolean, fpv: number): Bench => {
    const table = bench()
      .union('a', 'mortar_boat', 205, 'E', { shelled: again ? 'z' : '' })
      .fort('confederate', 'z', 'fort_henry', [605, 705], 'W', { fpv });
    Object.assign(table.ship('a').guns[0]!, { gun });
    return table;
  };

  it.each([
    ['mo13', false, 200],
    ['mo13', true, 96],
    ['mo10', false, 96],
    ['mo10', true, 200],
  ])('%s, the last shot there too %s, at a fort of %i points', (gun, again, fpv) => {
    const table = battery(gun, again, fpv);
    const command = aimAt(table, gun);
    const odds = view(table, command);
    const [points, hits, ends] = resolve(
      table,
      `mortar ${gun}`,
      fire(command),
      ({ state }) => fpv - state.works.z!.fpv,
      happened('shellFell'),
      ({ state }) => (state.works.z!.silent ? 1 : 0),
    );
    expectFit('points', points!, byPoints(odds));
    expectFit('hits', hits!, evens(headline(odds, 'hits')));
    expectFit('silenced', ends!, evens(headline(odds, 'silenced')));
  });

  it('at a town, whose buildings a shell razes one by one (C90)', () => {
    const table = bench().union('a', 'mortar_boat', 205, 'E').building('confederate', 'z', 605);
    Object.assign(table.work('z'), { buildings: [20, 20, 9, 9, 9, 9], fpv: 76, fullFpv: 120 });
    const command = aimAt(table, 'mo13');
    const odds = view(table, command);
    const [points] = resolve(table, 'town', fire(command), ({ state }) => 76 - state.works.z!.fpv);
    expectFit('points', points!, byPoints(odds));
  });
});

describe('a spar torpedo (C78)', () => {
  it.each([
    ['a torpedo boat at a large ship', 'css_squib', 200],
    ['a torpedo boat at one that 20 points sink', 'css_squib', 20],
    ['a ship that it does not sink herself', 'css_atlanta', 200],
  ])('%s', (_, by, spv) => {
    const table = bench()
      .confederate('a', by, 205, 'E', { spar: true, speed: 4, captain: captain() })
      .union('z', 'uss_minnesota', 305, 'NE', { spv, value: 0 });
    const ship = table.ship('a');
    ship.plot = { ...defaultPlot(table.now(), ship), speed: 4, turns: [], ram: 'z' };
    const odds = view(table, { type: 'plot', side: 'confederate', ship: 'a', ...ship.plot });
    expect(headline(odds, 'torpedo strikes')).toBe(1);
    const [points, sinks, own] = resolve(
      table,
      `spar ${by}`,
      play => strike(play, [{ by: 'a', on: 'z', spar: true }]),
      ({ state }) => (state.ships.z!.status === 'sunk' ? spv : spv - state.ships.z!.spv),
      sunk,
      ({ state }) => (state.ships.a!.status === 'sunk' ? 1 : 0),
    );
    const chances = Array.from({ length: spv + 1 }, () => 0);
    for (const { points: lost, chance } of odds.outcomes) chances[lost]! += chance;
    expectFit('points', points!, chances);
    expectFit('sinks', sinks!, evens(headline(odds, 'sinks')));
    const goesDown = odds.headlines.find(({ label }) => label === 'goes down with it')?.chance ?? 0;
    expect(goesDown > 0).toBe(ship.frail === true);
    expectFit('goes down with it', own!, evens(goesDown));
  });
});

describe('a crew', () => {
  it.each([
    {},
    { cpv: 3 },
    { cpv: 2, spv: 20 },
    { spv: 20, captain: captain({ alive: false, red: -2 }) },
    { aground: { tries: 2, before: 0 }, underFire: true },
    { hits: [{ job: 'hardPort' as const, guns: [], halves: 0, left: 4, from: 1 }], cpv: 4, spv: 20 },
  ])('with %j: every fall of its die', more => {
    const table = bench().union('a', 'uss_tyler', 205, 'E', { shocks: ['crew'], ...more });
    const falls = everyFall(table, testMorale);
    const { ways, of } = moraleOdds(table.ship('a'), 1)!.stays;
    expect(falls).toHaveLength(6);
    expect(ways / of).toBeCloseTo(
      chanceOf(falls, ({ state }) => !state.ships.a!.abandoned),
      9,
    );
  });
});

describe('boarding and landing', () => {
  const forays =
    (...commands: RiverCommand[]) =>
    (play: Play): void => {
      openParties(play);
      for (const command of commands) detail(play, command);
      sendParties(play);
    };
  const crew = (table: Bench, id: string, pool: number, guns: number): Bench => {
    const ship = table.ship(id);
    const boxes = { engine: 1, boiler: 1, pool, guns: ship.guns.map((_, index) => index < guns) };
    Object.assign(ship, { stokers: 'both', crew: boxes, cpv: 2 + pool + guns, fullCpv: 2 + pool + guns });
    return table;
  };
  const deck = (theirs: number): Bench =>
    crew(
      crew(bench().union('a', 'uss_tyler', 505, 'E').confederate('z', 'css_mcrae', 605, 'E'), 'a', 2, 0),
      'z',
      theirs,
      0,
    );
  const boarding = (parties: number): RiverCommand => ({
    type: 'board',
    side: 'union',
    ship: 'a',
    target: 'z',
    parties,
  });
  const fought = ({ events }: Omit<Fall, 'chance'>): string =>
    events.find(event => event.type === 'boardingFought')?.result ?? '';

  it.each([0, 5])('one party against %i of the pool besides: every fall of the dice', theirs => {
    const table = deck(theirs);
    const falls = everyFall(table, forays(boarding(1)));
    const odds = view(table, boarding(1));
    expect(headline(odds, 'gets across')).toBeCloseTo(1 / 2, 9);
    expect(headline(odds, 'taken')).toBeCloseTo(
      chanceOf(falls, ({ state }) => state.ships.z!.side === 'union'),
      9,
    );
    expect(headline(odds, 'boarders lost')).toBeCloseTo(
      chanceOf(falls, fall => fought(fall) === 'defender'),
      9,
    );
    expect(headline(odds, 'the fight goes on')).toBeCloseTo(
      chanceOf(falls, ({ state }) => state.ships.z!.boarders !== undefined),
      9,
    );
  });

  it('two parties against three defenders, and those who are left', () => {
    const table = deck(5);
    const odds = boardingOdds(table.ship('z'), 2);
    const names = ['', 'defender', 'goesOn', 'attacker'];
    const [across, results] = resolve(
      table,
      'two parties',
      forays(boarding(2)),
      ({ events }) => events.find(event => event.type === 'boardersCrossed')!.over,
      fall => names.indexOf(fought(fall)),
    );
    expectFit('across', across!, [...odds.crosses]);
    expectFit('results', results!, [odds.crosses[0]!, odds.lost, odds.goesOn, odds.gains + odds.taken]);
  });

  it('a fort that is stormed, and a town that is attacked', () => {
    const table = bench()
      .union('a', 'uss_tyler', 502, 'E')
      .fort('confederate', 'redan', 'donelson_upper', [501, 601], 'SE');
    table.building('confederate', 'mill', 401);
    crew(table, 'a', 4, 0);
    const landing = (target: string): RiverCommand => ({ type: 'land', side: 'union', ship: 'a', target, parties: 2 });
    const storm = view(table, landing('redan'));
    const town = view(table, landing('mill'));
    table.does(forays(landing('redan')));
    const [results] = resolve(table, 'storm', forays(), ({ events }) =>
      ['defender', 'goesOn', 'attacker'].indexOf(events.find(event => event.type === 'fortStormed')!.result),
    );
    expectFit('storm', results!, [
      headline(storm, 'stormers lost'),
      headline(storm, 'the fight goes on'),
      headline(storm, 'taken'),
    ]);
    const [party] = table.state.ashore!;
    Object.assign(party!, { target: 'mill', at: 401, trail: [401], gone: 2 });
    const falls = everyFall(table, forays());
    expect(headline(town, 'taken at each try')).toBeCloseTo(
      chanceOf(falls, ({ state }) => state.works.mill!.silent),
      9,
    );
  });
});
