/** The odds shown before a shot, against every fall of the dice resolved by the rules that carry it out. */
import { describe, expect, it } from 'vitest';
import type { Dice } from '../../../src/core/dice.ts';
import { strike } from '../../../src/rules/nws-1971/hits.ts';
import {
  burstOdds,
  hitWays,
  ramOdds,
  shotOdds,
  sinksBySalvo,
  torpedoWays,
  workWays,
} from '../../../src/rules/nws-1971/odds.ts';
import { ram } from '../../../src/rules/nws-1971/ramming.ts';
import { fireAll } from '../../../src/rules/nws-1971/fire.ts';
import { bearingGuns } from '../../../src/rules/nws-1971/shots.ts';
import { diceOf, seedFrom } from '../../../src/core/dice.ts';
import { expectFit } from '../../helpers/fit.ts';
import { strikeWork } from '../../../src/rules/nws-1971/forts.ts';
import { explode } from '../../../src/rules/nws-1971/torpedoes.ts';
import type { Loss } from '../../../src/rules/nws-1971/losses.ts';
import type { NwsEvent, NwsShip, NwsState, Play, Situation } from '../../../src/rules/nws-1971/types.ts';
import { spotInWords } from '../../../src/rules/nws-1971/words/captions.ts';
import { clone } from '../../../src/rules/nws-1971/views.ts';
import { battle } from './table.ts';

interface Fall {
  chance: number;
  state: NwsState;
  events: NwsEvent[];
}

/** Runs a verb once for every fall of the dice that it asks for, each with its chance. */
const everyFall = (now: Situation, verb: (play: Play) => void): Fall[] => {
  const falls: Fall[] = [];
  let faces: number[] = [];
  for (;;) {
    const state = clone(now.state);
    const events: NwsEvent[] = [];
    let asked = 0;
    const dice: Dice = { roll: () => (faces[asked++] ??= 1) };
    verb({ ...now, state, dice, emit: event => void events.push(event as NwsEvent) });
    falls.push({ chance: 1 / 6 ** asked, state, events });
    faces = faces.slice(0, asked);
    while (faces.at(-1) === 6) faces.pop();
    if (faces.length === 0) return falls;
    faces[faces.length - 1]! += 1;
  }
};

const chanceOf = (falls: readonly Fall[], holds: (fall: Fall) => boolean): number =>
  falls.reduce((sum, fall) => (holds(fall) ? sum + fall.chance : sum), 0);

type Told = (event: NwsEvent) => boolean;

/** Every gun of a turret that a shot has put out. */
const inTurret = (now: Situation, turret: number) =>
  now.state.ships.z!.guns.filter(({ place, lost }) => place.turret === turret + 1 && !lost);

/** By which events a loss shows itself. */
const COST: Readonly<Record<Loss, (now: Situation) => Told>> = {
  guns: now => event =>
    (event.type === 'gunsStruck' && event.guns.length > 0) ||
    (event.type === 'turretOut' && inTurret(now, event.turret).length > 0),
  speed: () => event => event.type === 'speedLost',
  steering: () => event =>
    event.type === 'steeringJammed' || (event.type === 'shipDisabled' && event.cause === 'steering'),
  engines: () => event => event.type === 'shipDisabled' && event.cause === 'engines',
  magazine: () => event => event.type === 'shipSunk' && event.cause === 'magazine',
};

/** N54: 20 a point, a tenth of each gun. */
const valueOf = (now: Situation, events: readonly NwsEvent[]): number => {
  let value = 0;
  for (const event of events) {
    if (event.type === 'pointsLost') value += 20;
    if (event.type === 'gunsStruck')
      value += event.guns.reduce((sum, gun) => sum + now.state.ships.z!.guns[gun]!.pv / 10, 0);
    if (event.type === 'turretOut') value += inTurret(now, event.turret).reduce((sum, { pv }) => sum + pv / 10, 0);
  }
  return value;
};

/** A gun of each weight three hexes from a target that shows it that side, and how she has fared so far. */
const CASES: readonly [target: string, heading: 'NE' | 'E' | 'W', now: Partial<NwsShip>, shotQuality: boolean][] = [
  ['uss_hartford', 'NE', {}, false],
  ['uss_hartford', 'W', { sixths: 6, burning: 2 }, false],
  ['css_virginia', 'NE', {}, true],
  ['css_atlanta', 'E', { helmless: 3 }, true],
  ['uss_passaic', 'NE', {}, true],
  ['uss_passaic', 'NE', { turrets: [{ out: true, jam: 0, trained: 0 }] }, false],
  ['uss_cairo', 'NE', {}, true],
  ['uss_cairo', 'W', { wheelsGone: ['aft'], funnels: 0 }, false],
  ['uss_sassacus', 'NE', {}, false],
  ['uss_sassacus', 'W', { wheelsGone: ['port'] }, false],
  ['uss_tyler', 'NE', {}, true],
  ['picket_boat_1', 'NE', {}, false],
  ['uss_minnesota', 'NE', {}, false],
  ['uss_hartford', 'NE', { jams: 2, funnels: 1, funnelMarked: true }, false],
  ['uss_hartford', 'NE', { lost: 19, disabled: true }, false],
];

describe.each(CASES)('a hit on %s, heading %s', (target, heading, now, shotQuality) => {
  it.each(['uss_passaic', 'uss_cairo'])('from %s', firer => {
    const { now: there } = battle(30, 9)
      .with({ shotQuality })
      .union('a', firer, 505, 'NE')
      .confederate('z', target, 805, heading, { now })
      .at('fire');
    const falls = everyFall(there, play => strike(play, { unit: 'a', gun: 0, target: 'z' }));
    const [unit, ship] = [there.state.ships.a!, there.state.ships.z!];
    const ways = hitWays(there, unit, 0, ship);
    expect(falls.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
    const thrown = ({ events }: Fall) => events.find(event => event.type === 'hitThrown')!;
    for (const outcome of ['through', 'half', 'bounced', 'nothing'] as const)
      expect(ways.outcomes[outcome] / ways.of).toBeCloseTo(chanceOf(falls, fall => thrown(fall).outcome === outcome));
    let through = 0;
    for (const { spot, ways: count, value } of ways.places) {
      const found = falls.filter(
        fall => thrown(fall).outcome === 'through' && spotInWords(thrown(fall).spot) === spotInWords(spot),
      );
      const struck = chanceOf(found, () => true);
      expect(count / ways.of, spotInWords(spot)).toBeCloseTo(struck);
      expect(value / ways.of, spotInWords(spot)).toBeCloseTo(
        found.reduce((sum, { chance, events }) => sum + chance * valueOf(there, events), 0),
      );
      through += count;
    }
    expect(through).toBe(ways.outcomes.through);
    expect(ways.sinks / ways.of).toBeCloseTo(chanceOf(falls, ({ state }) => state.ships.z!.status === 'sunk'));
    for (const [loss, holds] of Object.entries(COST))
      expect(ways.losses[loss as Loss] / ways.of, loss).toBeCloseTo(
        chanceOf(falls, ({ events }) => events.some(holds(there))),
      );
    expect(ways.value / ways.of).toBeCloseTo(
      falls.reduce((sum, { chance, events }) => sum + chance * valueOf(there, events), 0),
    );
  });
});

it.each(['uss_minnesota', 'uss_hartford', 'uss_passaic', 'picket_boat_1'])('a torpedo under %s', target => {
  const { now } = battle(30, 9).union('a', target, 505, 'NE').confederate('z', 'css_virginia', 805, 'NE').at('fire');
  const falls = everyFall(now, play => explode(play, { by: 'z', on: 'a', with: 'spar', course: 3 }));
  const full = now.state.ships.a!.sixths;
  for (const { sixths, ways } of torpedoWays(now.state.ships.a!))
    expect(ways / 6).toBeCloseTo(chanceOf(falls, ({ state }) => full - state.ships.a!.sixths === sixths));
});

/** Courses, in hexsides to port of hers who is struck. */
const COURSES = [0, 1, 2, 3, 4, 5] as const;

describe.each<[target: string, now: Partial<NwsShip>]>([
  ['uss_minnesota', {}],
  ['uss_hartford', { sixths: 9, disabled: true }],
  ['uss_passaic', { lost: 9 }],
  ['uss_sassacus', {}],
  ['uss_sassacus', { wheelsGone: ['port'] }],
  ['uss_tyler', { sidesGone: ['starboard'] }],
  ['picket_boat_1', {}],
  ['uss_congress', {}],
])('a torpedo under %s, %o', (target, fared) => {
  it.each(COURSES)('N47: %i hexsides over, costs her speed or all of it as often as told', course => {
    const { now } = battle(30, 9)
      .union('a', target, 505, 'NE', { now: fared })
      .confederate('z', 'css_virginia', 805, 'NE')
      .at('fire');
    const falls = everyFall(now, play => explode(play, { by: 'z', on: 'a', with: 'torpedo', course }));
    const of = (type: NwsEvent['type']) => chanceOf(falls, ({ events }) => events.some(event => event.type === type));
    const { speed, disabled } = burstOdds(now.state.ships.a!, course);
    expect([speed, disabled]).toEqual([expect.closeTo(of('speedLost')), expect.closeTo(of('shipDisabled'))]);
  });
});

it.each(['fort_henry', 'donelson_upper'])('a hit on %s', fort => {
  const { now } = battle(30, 12)
    .union('a', 'uss_hartford', 505, 'NW')
    .work('fort', 'confederate', [1005, 1006], 'W', { fort })
    .at('fire');
  const work = now.state.works.fort!;
  const falls = everyFall(now, play => strikeWork(play, { unit: 'a', gun: 0, target: 'fort' }, play.state.works.fort!));
  const harmed = chanceOf(falls, ({ events }) => events.some(event => event.type === 'workThrown' && event.harms));
  expect(workWays(work) / 36).toBeCloseTo(harmed);
});

describe.each([
  ['uss_monarch', 'css_general_bragg'],
  ['uss_cairo', 'uss_hartford'],
  ['uss_hartford', 'uss_cairo'],
  ['css_virginia', 'uss_congress'],
  ['uss_queen_of_the_west', 'uss_monarch'],
])('%s rams %s', (rammer, target) => {
  it.each(COURSES)('%i hexsides over', course => {
    const { now } = battle(30, 9).union('a', target, 505, 'NE').confederate('z', rammer, 605, 'NE').at('fire');
    const [one, other] = [now.state.ships.z!, now.state.ships.a!];
    const falls = everyFall(now, play => ram(play, { by: 'z', on: 'a', with: 'ram', course }));
    const odds = ramOdds(one, other, course);
    for (const [id, blow] of [
      ['a', odds.target],
      ['z', odds.rammer],
    ] as const) {
      const { sixths, status } = now.state.ships[id]!;
      expect(status).toBe('afloat');
      expect(
        falls.every(({ events }) =>
          events.every(
            event => event.type !== 'pointsLost' || event.ship !== id || event.left === sixths - (blow?.sixths ?? 0),
          ),
        ),
      ).toBe(true);
      expect(chanceOf(falls, ({ state }) => state.ships[id]!.status === 'sunk')).toBeCloseTo(blow?.sinks ?? 0);
      const stranded = ({ disabled, status: now }: NwsShip): boolean => disabled && now === 'afloat';
      expect(chanceOf(falls, ({ state }) => stranded(state.ships[id]!))).toBeCloseTo(blow?.disabled ?? 0);
      const of = (holds: Told) =>
        chanceOf(falls, ({ events }) => events.some(event => 'ship' in event && event.ship === id && holds(event)));
      for (const loss of ['magazine', 'engines', 'steering'] as const)
        expect(
          of(event => event.type !== 'steeringLost' && COST[loss](now)(event)),
          loss,
        ).toBeCloseTo(blow?.losses[loss] ?? 0);
      if (course === 0 || course === 3) continue;
      for (const { where, chance } of blow?.places ?? [])
        expect(
          of(event => event.type === 'placeRolled' && event.where === where),
          where,
        ).toBeCloseTo(chance);
    }
  });
});

describe('N44: the chance that a small ram disables whom it does not sink', () => {
  const WRECKED: readonly Partial<NwsShip>[] = [
    { screws: 1 },
    { screws: 2 },
    { screws: 2, sidesGone: ['port'] },
    { screws: 2, sidesGone: ['starboard'], jams: 2 },
    { screws: 0, jams: 1 },
    { screws: 0, jams: 2 },
    { screws: 0, jams: 1, steering: { course: 'ahead', left: -1 } },
    { screws: 0, wheel: 'aft', sternWheel: true },
    { screws: 0, wheel: 'aft' },
    { screws: 0, wheel: 'side' },
    { screws: 0, wheel: 'side', wheelsGone: ['port'] },
    { screws: 0, wheel: 'side', sidesGone: ['starboard'] },
    { screws: 2, wheel: 'side', wheelsGone: ['port', 'starboard'] },
    { screws: 2, disabled: true },
    { screws: 1, steamFrom: 0 },
    { screws: 0, steamFrom: 0, jams: 2 },
  ];
  it.each(WRECKED)('%j', now => {
    const table = battle(30, 9)
      .union('a', 'uss_hartford', 505, 'NE', { now })
      .confederate('z', 'css_virginia', 605, 'NE', { now: { rate: 4 } })
      .at('fire');
    const [one, other] = [table.ship('z'), table.ship('a')];
    for (const course of COURSES) {
      const falls = everyFall(table.now, play => ram(play, { by: 'z', on: 'a', with: 'ram', course }));
      const stranded = chanceOf(falls, ({ state }) => {
        const { disabled, status } = state.ships.a!;
        return disabled && !other.disabled && status === 'afloat';
      });
      expect(stranded, `${course}`).toBeCloseTo(ramOdds(one, other, course).target?.disabled ?? 0);
    }
  });
});

const EVENTS = 100_000;

/** Does the same again and again with the dice of a seed, and counts what came of it. */
const tried = (
  now: Situation,
  verb: (play: Play) => void,
  sort: (state: NwsState, events: NwsEvent[]) => number,
  kinds: number,
): number[] => {
  const counts = Array.from({ length: kinds }, () => 0);
  const dice = diceOf(seedFrom('one hundred thousand'), Infinity);
  for (let count = 0; count < EVENTS; count += 1) {
    const state = clone(now.state);
    const events: NwsEvent[] = [];
    verb({ ...now, state, dice, emit: event => void events.push(event as NwsEvent) });
    counts[sort(state, events)]! += 1;
  }
  return counts;
};

/** Fires these guns. */
const fired = (
  now: Situation,
  guns: readonly number[],
  sort: (state: NwsState, events: NwsEvent[]) => number,
  kinds: number,
  target = 'z',
): number[] => {
  const aimed = clone(now.state);
  aimed.aims = guns.map(gun => ({ unit: 'a', gun, target }));
  return tried({ ...now, state: aimed }, fireAll, sort, kinds);
};

describe('100,000 events', () => {
  const there = (target: string, now: Partial<NwsShip> = {}, firer = 'uss_hartford') =>
    battle(30, 9).union('a', firer, 505, 'NE').confederate('z', target, 805, 'NE', { now }).at('fire').now;

  it.each(['uss_cairo', 'uss_minnesota', 'css_atlanta'])('a shot at %s', target => {
    const now = there(target);
    const [gun = 0] = bearingGuns(now, now.state.ships.a!, now.state.ships.z!);
    const odds = shotOdds(now, now.state.ships.a!, gun, now.state.ships.z!);
    const counts = fired(
      now,
      [gun],
      (_, events) => {
        const hit = events.find(event => event.type === 'hitThrown');
        return hit ? ['nothing', 'bounced', 'half', 'through'].indexOf(hit.outcome) + 1 : 0;
      },
      5,
    );
    const { hit, through, jams, bounces } = odds;
    expectFit(target, counts, [1 - hit, hit - through - jams - bounces, bounces, jams, through]);
  });

  it.each([6, 12, 18])('a salvo sinks whom %i sixths keep afloat', sixths => {
    const now = there('uss_minnesota', { sixths }, 'uss_passaic');
    const [unit, target] = [now.state.ships.a!, now.state.ships.z!];
    const guns = bearingGuns(now, unit, target);
    expect(guns).toHaveLength(2);
    const odds = guns.map(gun => shotOdds(now, unit, gun, target));
    const sinks = sinksBySalvo(odds, target);
    const sunk = fired(now, guns, state => (state.ships.z!.status === 'sunk' ? 0 : 1), 2);
    expectFit('a salvo', sunk, [sinks, 1 - sinks]);
  });

  it('N42, N44: a ram falls where it is told to, and costs her as much', () => {
    const { now } = battle(30, 9)
      .union('a', 'uss_hartford', 505, 'NE')
      .confederate('z', 'uss_whitehead', 605, 'NE')
      .at('fire');
    const { target } = ramOdds(now.state.ships.z!, now.state.ships.a!, 1);
    const places = target!.places;
    expect(places.length).toBeGreaterThan(1);
    const struck = tried(
      now,
      play => ram(play, { by: 'z', on: 'a', with: 'ram', course: 1 }),
      (_, events) => {
        const rolled = events.find(event => event.type === 'placeRolled')!;
        const sunk = events.some(COST.magazine(now)) ? 1 : 0;
        return 2 * places.findIndex(({ where }) => where === rolled.where) + sunk;
      },
      2 * places.length,
    );
    // N29: amidships one die in six finds her magazine.
    const blown = places.map(({ where, chance }) => (where === 'amidships' ? chance / 6 : 0));
    expect(target!.losses.magazine).toBeCloseTo(blown.reduce((sum, chance) => sum + chance, 0));
    expectFit(
      'a ram',
      struck,
      places.flatMap(({ chance }, place) => [chance - blown[place]!, blown[place]!]),
    );
  });

  it('N47: a torpedo takes as many sixths as told', () => {
    const { now } = battle(30, 9)
      .union('a', 'uss_hartford', 505, 'NE')
      .confederate('z', 'css_virginia', 805, 'NE')
      .at('fire');
    const full = now.state.ships.a!.sixths;
    const ways = torpedoWays(now.state.ships.a!);
    const taken = tried(
      now,
      play => explode(play, { by: 'z', on: 'a', with: 'torpedo', course: 1 }),
      state => ways.findIndex(({ sixths }) => sixths === full - state.ships.a!.sixths),
      ways.length,
    );
    expectFit(
      'a torpedo',
      taken,
      ways.map(each => each.ways / 6),
    );
  });

  it.each(['fort_henry', 'donelson_upper'])('N50: a shot at %s', fort => {
    const { now } = battle(30, 12)
      .union('a', 'uss_hartford', 505, 'NW')
      .work('fort', 'confederate', [905, 906], 'W', { fort })
      .at('fire');
    const [unit, work] = [now.state.ships.a!, now.state.works.fort!];
    const [gun = 0] = bearingGuns(now, unit, work);
    const { hit, through } = shotOdds(now, unit, gun, work);
    expect(through).toBeGreaterThan(0);
    const counts = fired(
      now,
      [gun],
      (_, events) => {
        const thrown = events.find(event => event.type === 'workThrown');
        if (!thrown) return 0;
        return thrown.harms ? 2 : 1;
      },
      3,
      'fort',
    );
    expectFit(fort, counts, [1 - hit, hit - through, through]);
  });
});
