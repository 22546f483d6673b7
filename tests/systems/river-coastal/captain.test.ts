/** What captains make of River and Coastal: positions in which one thing is right, and plans that the rules offer step by step. */
import { describe, expect, it } from 'vitest';
import { diceOf, seedFrom } from '../../../src/core/dice.ts';
import type { Objective } from '../../../src/core/scenario.ts';
import type { Side } from '../../../src/core/types.ts';
import { legal, running, situationOf, start, stepAt } from '../../../src/core/engine.ts';
import { inWords } from '../../../src/languages/phrase.ts';
import { offered } from '../../../src/bots/offered.ts';
import { STEADY } from '../../../src/bots/temper.ts';
import { riverDoctrine } from '../../../src/rules/river-coastal/captain/index.ts';
import { bowsAhead } from '../../../src/rules/river-coastal/captain/bows.ts';
import { errandOf } from '../../../src/rules/river-coastal/captain/errands.ts';
import { movesTo, type Going, type RiverErrand } from '../../../src/rules/river-coastal/captain/journey.ts';
import { fieldOf, type Field } from '../../../src/rules/river-coastal/captain/field.ts';
import { meetingOf } from '../../../src/rules/river-coastal/captain/meeting.ts';
import { groundings, likelyTracks, trackOf } from '../../../src/rules/river-coastal/captain/tracks.ts';
import { courseOf } from '../../../src/rules/river-coastal/courses.ts';
import { aimOptions } from '../../../src/rules/river-coastal/fire.ts';
import { riverCoastal } from '../../../src/rules/river-coastal/index.ts';
import { layOptions, layPlot, plotsIn } from '../../../src/rules/river-coastal/plots.ts';
import { shotsIn } from '../../../src/rules/river-coastal/shots.ts';
import type { Plot, PlotCommand, RiverCommand, RiverShip } from '../../../src/rules/river-coastal/types.ts';
import { orderPlan } from '../../../src/rules/river-coastal/captain/ordering.ts';
import { deciding, seatsFor } from '../../../src/trials/game.ts';
import { matchNamed } from '../../helpers/scenarios.ts';
import { bench, type Bench } from './bench.ts';

const planOf = (setup: Bench, side: Side, options: readonly RiverCommand[]): RiverCommand[] =>
  (
    riverDoctrine.plans(
      { now: setup.now(), side, options, rules: riverCoastal, temper: STEADY, dice: diceOf(seedFrom('captain')) },
      0,
    )[0]?.plan ?? []
  ).map(({ command }) => command);

/** The plots that a captain lays, step by step as the rules offer them. */
const plotsBy = (setup: Bench, side: Side): RiverCommand[] => {
  const optionsNow = (): RiverCommand[] => layOptions(setup.now(), side, plotsIn(setup.now()));
  const plan = planOf(setup, side, optionsNow());
  for (const command of plan) {
    expect(offered(optionsNow(), command), JSON.stringify(command)).toBeDefined();
    layPlot(setup.now(), command);
  }
  return plan;
};

const laid = (setup: Bench, id: string): Plot => setup.ship(id).plot!;

/** How the Union's captains see the battle. */
const unionField = (setup: Bench): Field => {
  const dice = diceOf(seedFrom('captain'));
  return fieldOf({ now: setup.now(), side: 'union', options: [], rules: riverCoastal, temper: STEADY, dice }, true);
};

/** What a ship of the Union's is about. */
const businessOf = (setup: Bench, id: string): RiverErrand => {
  const field = unionField(setup);
  return errandOf(
    field,
    field.friends.find(each => each.id === id)!,
  );
};

const STILL = { speed: 0, saved: 0, inHand: 0, anchored: false } as const;

/** What a captain fires at, at the end of a move. */
const firesBy = (setup: Bench, side: Side): RiverCommand[] => {
  const now = setup.now();
  return planOf(setup, side, aimOptions(now, side, shotsIn('end')(now)));
};

describe('a plot', () => {
  it('marks the ram of a ship that needs no test, and runs into an enemy who cannot get away', () => {
    const setup = bench()
      .union('ram', 'uss_monarch', 905, 'E', { speed: 16 })
      .confederate('prey', 'css_general_bragg', 1205, 'NE', { anchored: true, steamFrom: 0 });
    plotsBy(setup, 'union');
    expect(laid(setup, 'ram')).toMatchObject({ ram: 'prey' });
    const { speed, turns } = laid(setup, 'ram');
    const track = (id: string, plot: Pick<Plot, 'speed' | 'turns'>) =>
      trackOf(setup.now(), setup.ship(id), plot.speed, courseOf(setup.now(), setup.ship(id), plot));
    expect(meetingOf(track('ram', { speed, turns }), track('prey', { speed: 0, turns: [] }))).toMatchObject({
      oneStrikes: true,
      otherStrikes: false,
      bowToBow: false,
    });
  });

  it('thinks that an enemy may lie on where she lies at rest with steam up, and not where she has way on', () => {
    const stays = (speed: number): boolean => {
      const setup = bench().union('prey', 'uss_tyler', 1005, 'SE', { speed });
      const ship = setup.ship('prey');
      return likelyTracks(setup.now(), ship).some(({ track }) => track.speed === 0 && track.end.at === ship.at);
    };
    expect(stays(0)).toBe(true);
    expect(stays(12)).toBe(false);
  });

  it('marks no ram whose test cannot be passed', () => {
    const setup = bench()
      .union('boat', 'uss_tyler', 905, 'E', { speed: 16, cpv: 1, crew: null, captain: null, spv: 10 })
      .confederate('prey', 'css_virginia', 1205, 'NE', { anchored: true, steamFrom: 0, guns: [] });
    plotsBy(setup, 'union');
    expect(laid(setup, 'boat').ram).toBe('');
  });

  it('fears the bows to which a ship at rest will lie open in the move after, and none that she can then avoid', () => {
    const fearOf = (own: number, theirs: number): number => {
      const setup = bench()
        .union('gunboat', 'uss_tyler', 1104, 'NE', { speed: own })
        .confederate('ram', 'css_general_bragg', 704, 'E', { speed: theirs });
      const [now, ship] = [setup.now(), setup.ship('gunboat')];
      const dice = diceOf(seedFrom('captain'));
      const field = fieldOf({ now, side: 'union', options: [], rules: riverCoastal, temper: STEADY, dice }, true);
      const track = trackOf(now, ship, own, courseOf(now, ship, { speed: own, turns: [] }));
      return bowsAhead(field, field.friends[0]!, ship, track);
    };
    expect(fearOf(0, 16)).toBeGreaterThan(2);
    expect(fearOf(12, 16)).toBe(0);
    expect(fearOf(0, 0)).toBe(0);
  });

  it('looks with a turret where the enemy will be', () => {
    const setup = bench()
      .union('monitor', 'uss_monitor', 1004, 'E', { anchored: true, steamFrom: 0 })
      .confederate('prey', 'css_general_bragg', 1007, 'E', { anchored: true, steamFrom: 0, guns: [] });
    plotsBy(setup, 'union');
    expect(laid(setup, 'monitor').turrets).toEqual(['starboard']);
  });

  it('gives the captain the gun that does most', () => {
    const setup = bench()
      .union('gunboat', 'uss_tyler', 1004, 'W', { anchored: true, steamFrom: 0 })
      .confederate('prey', 'css_general_bragg', 1006, 'E', { anchored: true, steamFrom: 0, guns: [] });
    plotsBy(setup, 'union');
    const { captainGun } = laid(setup, 'gunboat');
    expect(setup.ship('gunboat').guns[captainGun]?.bears).toEqual(['port']);
  });

  it('sends men of the pool to a gun that has lost its crew', () => {
    const setup = bench()
      .union('gunboat', 'uss_benton', 1004, 'E')
      .confederate('prey', 'css_general_bragg', 1504, 'E', { anchored: true, steamFrom: 0, guns: [] });
    const ship = setup.ship('gunboat');
    const guns = ship.crew!.guns.map((served, index) => served && index !== 0);
    ship.crew = { ...ship.crew!, guns, pool: ship.crew!.pool + 1 };
    plotsBy(setup, 'union');
    expect(laid(setup, 'gunboat').men).toContainEqual({ from: 'pool', to: 0 });
  });

  it('keeps off the land that lies ahead', () => {
    const setup = bench()
      .union('gunboat', 'uss_tyler', 1004, 'E', { speed: 14, turning: 5 })
      .confederate('prey', 'css_general_bragg', 1804, 'E', { anchored: true, steamFrom: 0, guns: [] })
      .terrain('bank', 1203, 1204, 1205, 1303, 1304, 1305);
    plotsBy(setup, 'union');
    const now = setup.now();
    const course = courseOf(now, setup.ship('gunboat'), laid(setup, 'gunboat'));
    expect(course.stoppedBy).toBe(0);
    expect(groundings(now, setup.ship('gunboat'), trackOf(now, setup.ship('gunboat'), 14, course))).toBe(0);
  });

  it('closes with an enemy who is out of range', () => {
    const setup = bench()
      .union('gunboat', 'uss_tyler', 205, 'E', { speed: 8 })
      .confederate('prey', 'css_general_bragg', 1705, 'E', { anchored: true, steamFrom: 0, guns: [] });
    plotsBy(setup, 'union');
    expect(laid(setup, 'gunboat').speed).toBe(12);
  });
});

describe('fire', () => {
  it('goes in one salvo at the only target', () => {
    const setup = bench().union('gunboat', 'uss_tyler', 1004, 'E').confederate('prey', 'css_general_bragg', 1006, 'E');
    expect(firesBy(setup, 'union')).toEqual([
      { type: 'salvo', side: 'union', unit: 'gunboat', target: 'prey' },
      { type: 'aimed', side: 'union' },
    ]);
  });

  it('finishes a ship that one hit sinks before it wears down a whole one', () => {
    const setup = bench()
      .union('gunboat', 'uss_tyler', 1004, 'E')
      .confederate('whole', 'css_general_bragg', 1006, 'E')
      .confederate('sinking', 'css_general_bragg', 906, 'E', { spv: 4 });
    const targets = firesBy(setup, 'union').flatMap(each => ('target' in each ? [each.target] : []));
    expect(targets[0]).toBe('sinking');
  });
});

describe('a meeting', () => {
  const track = (setup: Bench, id: string, plot: Pick<PlotCommand, 'speed' | 'turns'>) =>
    trackOf(setup.now(), setup.ship(id), plot.speed, courseOf(setup.now(), setup.ship(id), plot));

  it('on the same course is no ram, on one across it is', () => {
    const across = bench()
      .union('one', 'uss_monarch', 905, 'E', { speed: 16 })
      .confederate('other', 'css_general_bragg', 1105, 'NE');
    const along = bench()
      .union('one', 'uss_monarch', 905, 'E', { speed: 16 })
      .confederate('other', 'css_general_bragg', 1105, 'E');
    const met = (setup: Bench) =>
      meetingOf(track(setup, 'one', { speed: 16, turns: [] }), track(setup, 'other', { speed: 0, turns: [] }));
    expect(met(across)).toMatchObject({ oneStrikes: true, otherStrikes: false, bowToBow: false });
    expect(met(along)).toMatchObject({ oneStrikes: false, otherStrikes: false, bowToBow: false });
  });

  it('head on is told from one with somebody at rest, also where only one of them has a hex to enter yet', () => {
    const setup = bench()
      .union('one', 'uss_monarch', 905, 'E', { speed: 16 })
      .union('other', 'uss_switzerland', 1005, 'W', { speed: 4 });
    const met = (speed: number) =>
      meetingOf(track(setup, 'one', { speed: 16, turns: [] }), track(setup, 'other', { speed, turns: [] }));
    expect(met(4)?.bowToBow).toBe(true);
    expect(met(0)?.bowToBow).toBe(false);
  });

  it('tells who comes upon whom, where she is then and which hex she would enter', () => {
    const setup = bench()
      .union('one', 'uss_monarch', 905, 'E', { speed: 16 })
      .union('other', 'uss_switzerland', 1105, 'E');
    const [one, other] = [
      track(setup, 'one', { speed: 16, turns: [] }),
      track(setup, 'other', { speed: 0, turns: [] }),
    ];
    const meets = { where: { at: 1005, facing: 0 }, hex: 1105 };
    expect(meetingOf(one, other)).toMatchObject({ comes: 'one', ...meets });
    expect(meetingOf(other, one)).toMatchObject({ comes: 'other', where: { at: 1105, facing: 0 }, hex: 1105 });
  });

  it('is none for ships whose ways do not cross', () => {
    const setup = bench()
      .union('one', 'uss_monarch', 903, 'E', { speed: 16 })
      .confederate('other', 'css_general_bragg', 1107, 'E');
    expect(
      meetingOf(track(setup, 'one', { speed: 16, turns: [] }), track(setup, 'other', { speed: 0, turns: [] })),
    ).toBeNull();
  });
});

describe('what follows a plot (C7)', () => {
  it('counts the parts and the turn in hand: two knots from rest are a hex and a turn sooner', () => {
    const setup = bench().union('gunboat', 'uss_tyler', 1004, 'E');
    const plots = riverCoastal.desk.plots!;
    const command = layOptions(setup.now(), 'union', plotsIn(setup.now())).find(
      (each): each is PlotCommand => each.type === 'plot' && each.speed === 4,
    )!;
    expect(plots.course(setup.now(), command)!.steps).toEqual([]);
    const follows = plots.follows!(setup.now(), command);
    expect(follows).toContainEqual({ hex: 1204, facing: 1 });
    expect(follows).toContainEqual({ hex: 1204, facing: 0 });
    expect(follows.every(({ hex }) => hex !== 0)).toBe(true);
  });

  it('leaves out what runs ashore', () => {
    const setup = bench().union('gunboat', 'uss_tyler', 1004, 'E').terrain('bank', 1104);
    const command = layOptions(setup.now(), 'union', plotsIn(setup.now())).find(
      (each): each is PlotCommand => each.type === 'plot' && each.speed === 4,
    )!;
    expect(riverCoastal.desk.plots!.follows!(setup.now(), command).map(({ hex }) => hex)).toEqual([1004]);
  });
});

describe('fire ships (C79, C80, C131)', () => {
  const river = (): Bench =>
    bench(20, 9)
      .river('E', 4)
      .confederate('raft', 'fire_raft', 505, 'E', { anchored: true })
      .union('prey', 'uss_tyler', 905, 'W', { anchored: true });

  it('a raft is let go when the stream will carry it upon an enemy', () => {
    const setup = river();
    plotsBy(setup, 'confederate');
    expect(laid(setup, 'raft')).toMatchObject({ release: true });
  });

  it('but not upon a friend, nor upon nobody', () => {
    const friend = river().confederate('friend', 'css_general_lovell', 705, 'W', { anchored: true });
    plotsBy(friend, 'confederate');
    expect(laid(friend, 'raft').release).toBeUndefined();
    const nobody = river();
    nobody.ship('prey').at = 903;
    plotsBy(nobody, 'confederate');
    expect(laid(nobody, 'raft').release).toBeUndefined();
  });

  it.each(['fire', 'explosive'] as const)(
    'a %s ship with a crew steers for the enemy, and is left beside her',
    kind => {
      const setup = bench()
        .confederate('mosher', 'cs_tug', 505, 'E', { fireShip: kind, shares: true, speed: 12 })
        .union('prey', 'uss_tyler', 1105, 'E', { anchored: true, steamFrom: 0 });
      plotsBy(setup, 'confederate');
      const { speed, turns, release } = laid(setup, 'mosher');
      const steered = courseOf(setup.now(), setup.ship('mosher'), { speed, turns }).steps.map(({ hex }) => hex);
      expect(release).toBeUndefined();
      expect(setup.now().chart.range(steered.at(-1)!, 1105)).toBeLessThan(5);
      Object.assign(setup.ship('mosher'), { at: 905, plot: null });
      plotsBy(setup, 'confederate');
      expect(laid(setup, 'mosher')).toMatchObject({ release: true });
    },
  );

  it('others do not come to rest beside a ship that is to blow up, though she would be an easy mark', () => {
    const ends = (fireShip?: 'explosive'): boolean => {
      const setup = bench()
        .union('gunboat', 'uss_tyler', 505, 'E', { speed: 12 })
        .confederate('boat', 'cs_tug', 705, 'E', {
          fullCpv: 0,
          cpv: 0,
          steamFrom: 0,
          ...(fireShip ? { fireShip } : {}),
        });
      plotsBy(setup, 'union');
      const { steps } = courseOf(setup.now(), setup.ship('gunboat'), laid(setup, 'gunboat'));
      return steps.some(({ hex }) => hex === 705);
    };
    expect(ends('explosive')).toBe(false);
  });
});

describe('what a battle is about', () => {
  /** Two at the same range: a small ship that the battle may be about, and another that the first hit sinks. */
  const choice = (named: boolean): Bench =>
    bench()
      .union('gunboat', 'uss_tyler', 1004, 'E')
      .confederate('prey', 'css_general_bragg', 1006, 'E', { spv: 30, fullSpv: 30 })
      .confederate('other', 'css_general_bragg', 906, 'E', { spv: 4 })
      .section({
        objectives: named
          ? [{ side: 'union', text: 'Sink her.', kind: 'sinkOrCapture', ships: ['prey'], count: 1 }]
          : [],
      });
  const targets = (setup: Bench): string[] =>
    firesBy(setup, 'union').flatMap(each => ('target' in each ? [each.target] : []));

  it('is fired at before what would sink sooner and counts for nothing', () => {
    expect(targets(choice(false))[0]).toBe('other');
    expect(targets(choice(true))[0]).toBe('prey');
  });
});

describe('the way out of the battle', () => {
  const destroy: Objective = { side: 'union', text: 'Silence it.', kind: 'destroy', targets: ['fort'], count: 1 };
  const exit = (count: number): Objective => {
    return { side: 'union', text: 'Pass it.', kind: 'exit', ships: ['near', 'far'], count, edge: 'left' };
  };
  /** What a ship five hexes from her exit is about, with another who has sixteen to go. */
  const errandIn = (turns: number, objectives: Objective[]): string => {
    const setup = bench()
      .union('near', 'uss_tyler', 505, 'W', { speed: 12 })
      .union('far', 'uss_tyler', 1605, 'W', { speed: 12 })
      .fort('confederate', 'fort', 'fort_henry', [1002, 1102], 'SW')
      .section({ turns, objectives });
    const [now, dice] = [setup.now(), diceOf(seedFrom('captain'))];
    const field = fieldOf({ now, side: 'union', options: [], rules: riverCoastal, temper: STEADY, dice }, true);
    return errandOf(
      field,
      field.friends.find(({ id }) => id === 'near')!,
    ).what;
  };

  it('is taken where as many as are wanted can be out in time', () => {
    expect(errandIn(30, [destroy, exit(2)])).toBe('exit');
    expect(errandIn(4, [destroy, exit(1)])).toBe('exit');
  });

  it('is left alone where too few can and the side may win by something else', () => {
    expect(errandIn(4, [destroy, exit(2)])).toBe('prey');
    expect(errandIn(1, [destroy, exit(1)])).toBe('prey');
  });

  it('is taken all the same where there is nothing else to win by', () => {
    expect(errandIn(4, [exit(2)])).toBe('exit');
  });
});

describe('at the rim', () => {
  const leave = { side: 'union', text: 'Leave.', kind: 'exit', ships: ['runner'], count: 1, edge: 'right' } as const;
  const runner = (at: number): Bench =>
    bench()
      .union('runner', 'uss_tyler', at, 'E', { speed: 8 })
      .section({ objectives: [leave] });

  it('she heads off the chart, not along it', () => {
    const setup = runner(2005);
    const now = setup.now();
    expect(now.chart.neighbour(2005, 0)).toBe(0);
    const dice = diceOf(seedFrom('captain'));
    const field = fieldOf({ now, side: 'union', options: [], rules: riverCoastal, temper: STEADY, dice }, true);
    const errand = errandOf(field, field.friends[0]!);
    const movesBy = (facing: 0 | 1 | 5): number =>
      movesTo(field, setup.ship('runner'), errand, { ...STILL, at: 2005, facing, speed: 12 });
    expect(movesBy(0)).toBeLessThan(movesBy(1));
    expect(movesBy(0)).toBeLessThan(movesBy(5));
  });

  it('she does not leave through a friend who lies there', () => {
    const barred = runner(1905).union('lies', 'uss_cairo', 2005, 'W', { steamFrom: 99 });
    plotsBy(barred, 'union');
    const { steps } = courseOf(barred.now(), barred.ship('runner'), laid(barred, 'runner'));
    expect(steps.map(({ hex }) => hex)).not.toContain(2005);
    const clear = runner(1905);
    plotsBy(clear, 'union');
    expect(courseOf(clear.now(), clear.ship('runner'), laid(clear, 'runner')).stops.at(-1)?.hex).toBe(0);
  });
});

describe('at the rim under standing orders', () => {
  it('she keeps her bow off the chart: what may follow there lists no course, and Carondelet turned ashore for it', () => {
    const match = matchNamed('river-coastal', 'island-number-ten');
    const { state } = start(match, 'docs/0');
    const game = running(match, state);
    Object.assign(state.ships.uss_carondelet!, { at: 710, facing: 3, speed: 16, going: 'ahead', turning: 9 });
    state.turn = 5;
    const seats = seatsFor({ union: 'defender', confederate: 'random' }, 'docs/0');
    while (!state.outcome && state.turn < 9) {
      const side = deciding(state.cursor.awaiting);
      const { bot, dice } = seats[side];
      const look = () => situationOf(match, match.rules.redact(state, side));
      game.play(bot(look, game.legal(side), dice, { match, step: stepAt(state) }));
    }
    expect(state.outcome).toEqual({ winner: 'union', cause: 'objective' });
  });
});

describe('whoever lies across her way', () => {
  it.each([
    ['union', 'uss_weehawken'],
    ['confederate', 'css_virginia'],
  ] as const)('is steered round: %s', (side, vessel) => {
    const setup = bench().union('runner', 'uss_tyler', 805, 'E', { speed: 12 });
    setup[side]('lies', vessel, 1005, 'W', { anchored: true, steamFrom: 99, guns: [] });
    setup.section({
      objectives: [{ side: 'union', text: 'Leave.', kind: 'exit', ships: ['runner'], count: 1, edge: 'right' }],
    });
    plotsBy(setup, 'union');
    const track = (id: string, plot: Pick<Plot, 'speed' | 'turns'>) =>
      trackOf(setup.now(), setup.ship(id), plot.speed, courseOf(setup.now(), setup.ship(id), plot));
    expect(meetingOf(track('runner', laid(setup, 'runner')), track('lies', { speed: 0, turns: [] }))).toBeNull();
  });

  it('costs her moves to back off from, once she lies bow to bow with her', () => {
    const movesWith = (at: number): number => {
      const setup = bench()
        .union('runner', 'uss_tyler', 805, 'E')
        .confederate('lies', 'css_virginia', at, 'W', { anchored: true, steamFrom: 99 })
        .section({
          objectives: [{ side: 'union', text: 'Leave.', kind: 'exit', ships: ['runner'], count: 1, edge: 'right' }],
        });
      const [now, dice] = [setup.now(), diceOf(seedFrom('captain'))];
      const field = fieldOf({ now, side: 'union', options: [], rules: riverCoastal, temper: STEADY, dice }, true);
      const [party] = field.friends;
      return movesTo(field, setup.ship('runner'), errandOf(field, party!));
    };
    expect(movesWith(905)).toBeGreaterThan(movesWith(1005));
  });

  it('is backed off from, not pushed at', () => {
    const setup = bench()
      .union('runner', 'uss_tyler', 805, 'E')
      .union('lies', 'uss_cairo', 905, 'W', { anchored: true, steamFrom: 99 })
      .section({
        objectives: [{ side: 'union', text: 'Leave.', kind: 'exit', ships: ['runner'], count: 1, edge: 'right' }],
      });
    plotsBy(setup, 'union');
    expect(laid(setup, 'runner').speed).toBeLessThan(0);
  });
});

describe('lines (C14)', () => {
  const exit = {
    side: 'union',
    text: 'Bring her off.',
    kind: 'exit',
    ships: ['wreck'],
    count: 1,
    edge: 'left',
  } as const;
  const wreck = (tug: number, more: Partial<RiverShip> = {}): Bench =>
    bench()
      .union('wreck', 'uss_cairo', 1205, 'E', { steamFrom: 99 })
      .union('tug', 'union_tug', tug, 'E', more)
      .union('other', 'uss_tyler', 505, 'E', { speed: 6 })
      .confederate('foe', 'css_general_lovell', 2009, 'W', { steamFrom: 0, anchored: true })
      .section({ objectives: [exit] });

  it('a tug goes to fetch who is to leave and cannot, nearer or not than others', () => {
    const setup = wreck(405);
    plotsBy(setup, 'union');
    const { steps } = courseOf(setup.now(), setup.ship('tug'), laid(setup, 'tug'));
    const end = steps.at(-1)?.hex ?? 405;
    expect(setup.now().chart.range(end, 1205)).toBeLessThanOrEqual(setup.now().chart.range(405, 1205));
    expect(laid(setup, 'tug').speed).toBeGreaterThan(0);
  });

  it('beside her she passes her line, and lets go of all else for it', () => {
    const setup = wreck(1105);
    plotsBy(setup, 'union');
    expect(laid(setup, 'tug').line).toEqual({ does: 'tow', ship: 'wreck' });
    expect(laid(setup, 'other').line).toBeUndefined();
    const busy = wreck(1105, { tows: ['boat'] }).union('boat', 'mortar_boat', 1104, 'E', { towedBy: 'tug' });
    plotsBy(busy, 'union');
    expect(laid(busy, 'tug').line).toEqual({ does: 'castOff', ship: 'tug' });
  });

  it('with her in tow she makes for the edge by which she is to leave', () => {
    const setup = wreck(1105, { tows: ['wreck'], facing: 3, speed: 8 });
    setup.ship('wreck').towedBy = 'tug';
    plotsBy(setup, 'union');
    const { steps } = courseOf(setup.now(), setup.ship('tug'), laid(setup, 'tug'));
    expect(steps.at(-1)?.hex).toBeLessThan(1100);
    expect(laid(setup, 'tug').line).toBeUndefined();
  });

  it('a raft in tow is let go where the stream will carry it upon an enemy', () => {
    const setup = bench()
      .river('E', 4)
      .confederate('tug', 'cs_tug', 405, 'NE', { tows: ['raft'] })
      .confederate('raft', 'fire_raft', 505, 'E', { towedBy: 'tug' })
      .union('prey', 'uss_tyler', 905, 'W', { anchored: true });
    plotsBy(setup, 'confederate');
    expect(laid(setup, 'tug').line).toEqual({ does: 'castOff', ship: 'tug' });
  });
});

describe('an order', () => {
  it('to engage is told as what it is, the one that forbids her captain least, whatever the plan of the side', () => {
    const match = matchNamed('river-coastal', 'plum-point-bend');
    const { state } = start(match, 'orders');
    const said = (['union', 'confederate'] as const).flatMap(side => {
      const options = legal(match, state, side) as RiverCommand[];
      const now = situationOf(match, state) as unknown as ReturnType<Bench['now']>;
      const ask = { now, side, options, rules: riverCoastal, temper: STEADY, dice: diceOf(seedFrom('captain')) };
      return orderPlan(ask).flatMap(({ command, why }) =>
        command.type === 'order' && command.order.kind === 'engage' && command.order.unit === ''
          ? [inWords(why().says, id => id)]
          : [],
      );
    });
    expect(said.length).toBeGreaterThan(0);
    for (const words of said) expect(words).toMatch(/^\w+ has the freest hand under an order to engage\.$/u);
  });
});

describe('a friend who goes on before her', () => {
  it('is not run into by who would lose the rest of her move for it', () => {
    const setup = bench(30, 9)
      .union('first', 'uss_cairo', 1205, 'E', { speed: 8, inHand: 0 })
      .union('second', 'uss_tyler', 1105, 'E', { speed: 12 })
      .section({
        objectives: [
          { side: 'union', text: 'Leave.', kind: 'exit', ships: ['first', 'second'], count: 2, edge: 'right' },
        ],
      });
    plotsBy(setup, 'union');
    const way = (id: string) =>
      trackOf(
        setup.now(),
        setup.ship(id),
        laid(setup, id).speed,
        courseOf(setup.now(), setup.ship(id), laid(setup, id)),
      );
    const meeting = meetingOf(way('second'), way('first'));
    expect(meeting).toBeNull();
  });
});

describe('on her way', () => {
  const runner = (more: Partial<RiverShip> = {}): Bench =>
    bench(30, 9)
      .union('runner', 'uss_tyler', 505, 'E', more)
      .section({
        stakes: [1505],
        objectives: [{ side: 'union', text: 'Leave.', kind: 'exit', ships: ['runner'], count: 1, edge: 'right' }],
      });
  const movesOf = (setup: Bench, going: Partial<Going>): number => {
    const here = { ...STILL, at: 505, facing: 0 as const, ...going };
    return movesTo(unionField(setup), setup.ship('runner'), businessOf(setup, 'runner'), here);
  };

  it('C13: an anchor costs her the move in which she weighs', () => {
    expect(movesOf(runner(), { anchored: true })).toBe(movesOf(runner(), {}) + 1);
  });

  it('C5: way astern is to be taken off first', () => {
    expect(movesOf(runner(), { speed: -4 })).toBeGreaterThan(movesOf(runner(), {}));
  });

  it('C1: of the next hex, what she has made already is behind her', () => {
    expect(movesOf(runner(), { speed: 12, inHand: 20 })).toBeLessThan(movesOf(runner(), { speed: 12 }));
  });

  it('C74, C77: she goes round stakes and mines', () => {
    const setup = runner();
    const { way, passage } = businessOf(setup, 'runner');
    const heading = { at: 1405, facing: 0, earned: 0 } as const;
    expect(way!(1405)).toBeGreaterThan(way!(1506));
    expect(passage!(heading)).toBeGreaterThan(passage!({ ...heading, at: 1406 }));
    setup.state.mines = [{ side: 'confederate', hexes: [1406], live: true, known: false }];
    expect(businessOf(setup, 'runner').passage!({ ...heading, at: 1306 })).toBeGreaterThan(
      passage!({ ...heading, at: 1306 }),
    );
    setup.state.mines = [{ side: 'confederate', hexes: [1406], live: false, known: true }];
    expect(businessOf(setup, 'runner').passage!({ ...heading, at: 1306 })).toBe(passage!({ ...heading, at: 1306 }));
  });
});

describe('a work that has to fall', () => {
  const silence = (targets: string[], count: number): Objective => ({
    side: 'union',
    text: 'Silence it.',
    kind: 'destroy',
    targets,
    count,
  });
  const shelling = (vessel: string): Bench =>
    bench(30, 12)
      .union('ship', vessel, 1705, 'W')
      .fort('confederate', 'fort', 'fort_henry', [1004, 1005], 'E')
      .section({ objectives: [silence(['fort'], 1)] });

  it('C38: is fired at from where her guns bear, not only from within their range', () => {
    const { passage, prey } = businessOf(shelling('uss_tyler'), 'ship');
    expect(prey?.id).toBe('fort');
    const bowOn = { at: 1205, facing: 3, earned: 0 } as const;
    expect(passage!(bowOn)).toBeGreaterThan(0);
    expect(passage!({ ...bowOn, facing: 1 })).toBe(0);
  });

  it('is come to as near as a boom of stakes allows', () => {
    const boom = Array.from({ length: 12 }, (_, row) => 1401 + row);
    const setup = shelling('uss_galena').terrain('obstruction', ...boom);
    const { passage, way } = businessOf(setup, 'ship');
    expect(passage!({ at: 1705, facing: 3, earned: 0 })).toBeLessThan(99);
    expect(way!(1505)).toBe(0);
  });

  it('is chosen before a stronger one that is as near', () => {
    const setup = (strong: string): Bench => {
      const both = bench(30, 12)
        .union('ship', 'uss_cairo', 1506, 'W')
        .fort('confederate', 'north', 'fort_henry', [1003, 1002], 'E')
        .fort('confederate', 'south', 'fort_henry', [1009, 1010], 'E')
        .section({ objectives: [silence(['north', 'south'], 1)] });
      Object.assign(both.work(strong), { fpv: 900, fullFpv: 900 });
      return both;
    };
    expect(businessOf(setup('north'), 'ship').prey?.id).toBe('south');
    expect(businessOf(setup('south'), 'ship').prey?.id).toBe('north');
  });

  it('does not wait for ships that a place to be held can do without', () => {
    const hold = { side: 'union', text: 'Lie there.', kind: 'hold', hexes: [205], count: 1 } as const;
    const setup = shelling('uss_cairo').section({ turns: 90, objectives: [silence(['fort'], 1), hold] });
    expect(businessOf(setup, 'ship').what).toBe('hold');
    for (const [place, at] of [404, 504, 604].entries()) setup.union(`nearer${place}`, 'uss_tyler', at, 'W');
    expect(businessOf(setup, 'ship').what).toBe('prey');
    expect(businessOf(setup, 'nearer0').what).toBe('hold');
  });
});
