/** The odds on the screen against 100,000 shots, rams, mines and attempts each, resolved by playing them with real dice. */
import { describe, expect, it } from 'vitest';
import type { OddsView } from '../../../src/system/desk/index.ts';
import { diceOf, seedFrom } from '../../../src/core/dice.ts';
import { play, situationOf } from '../../../src/core/engine.ts';
import type { FacingName, KernelEvent } from '../../../src/core/types.ts';
import { driftOdds, groundingOdds, mineOdds, ramOdds } from '../../../src/rules/portable/odds.ts';
import type { PortableCommand, PortableEvent, PortableState } from '../../../src/rules/portable/types.ts';
import { battle, type Kind, type Table } from './table.ts';

const TRIALS = 100_000;

/** Critical values of chi-square at one in ten thousand, by degrees of freedom: a fixed seed must stay below. */
// prettier-ignore
const CRITICAL = [NaN, 15.137, 18.421, 21.108, 23.513, 25.745, 27.856, 29.878, 31.828, 33.720, 35.564, 37.367, 39.134];

/** Chi-square of counts against chances; thin classes at the end are thrown together. */
const expectFit = (counts: readonly number[], chances: readonly number[], what: string): void => {
  const total = counts.reduce((sum, count) => sum + count, 0);
  expect(total, what).toBeGreaterThanOrEqual(TRIALS);
  expect(
    chances.reduce((sum, chance) => sum + chance, 0),
    what,
  ).toBeCloseTo(1, 12);
  const classes: { count: number; expected: number }[] = [];
  chances.forEach((chance, index) => {
    const last = classes.at(-1);
    if (last && last.expected < 10)
      Object.assign(last, { count: last.count + (counts[index] ?? 0), expected: last.expected + chance * total });
    else classes.push({ count: counts[index] ?? 0, expected: chance * total });
  });
  const last = classes.at(-1)!;
  if (last.expected < 10 && classes.length > 1) {
    classes.pop();
    const before = classes.at(-1)!;
    Object.assign(before, { count: before.count + last.count, expected: before.expected + last.expected });
  }
  expect(
    counts.slice(chances.length).every(count => !count),
    `${what}: a result the odds do not list`,
  ).toBe(true);
  const chi = classes.reduce((sum, { count, expected }) => sum + (count - expected) ** 2 / expected, 0);
  expect(
    chi,
    `${what}: ${classes.map(({ count, expected }) => `${count} for ${expected.toFixed(1)}`).join(', ')}`,
  ).toBeLessThan(CRITICAL[classes.length - 1]!);
};

const expectChance = (hits: number, of: number, chance: number, what: string): void => {
  if (chance === 0 || chance === 1) expect(hits, what).toBe(chance * of);
  else expectFit([of - hits, hits], [1 - chance, chance], what);
};

type Told = PortableEvent | KernelEvent;

/** Plays one command on copies of a state with one run of dice, over and over. */
const repeat = (
  table: Table,
  times: number,
  seed: string,
  command: PortableCommand,
  look: (events: Told[], state: PortableState) => void,
): void => {
  const dice = diceOf(seedFrom(seed));
  const { match } = table;
  for (let time = 0; time < times; time++) {
    const state = match.rules.clone(table.state);
    look(play(match, state, command, dice), state);
  }
};

const DUELS = 20;
const done = (side: 'union' | 'confederate'): PortableCommand => ({ type: 'done', side });

/** Twenty duels on one chart, in lanes that hide nobody: firer heads so at a boat of 4 points so many hexes east. */
const lanes = (kind: Kind, heading: FacingName, range: number) => {
  const setup = battle(32, 19);
  const homes = Array.from({ length: DUELS }, (_, lane) => (1 + 16 * (lane % 2)) * 100 + 1 + 2 * Math.floor(lane / 2));
  homes.forEach((hex, lane) => {
    setup.union(`a${lane}`, kind, hex, heading);
    setup.confederate(`b${lane}`, 'unarmed', hex + 100 * range, 'W');
  });
  return setup;
};

/** Counts what the targets lost, whether they sank and whether they are out of the fight. */
const tally = () => {
  const lost: number[] = [];
  const count = { trials: 0, sunk: 0, out: 0 };
  return {
    lost,
    count,
    add(damage: number, state: PortableState, target: string) {
      lost[damage] = (lost[damage] ?? 0) + 1;
      count.trials += 1;
      const ship = state.ships[target]!;
      if (ship.status === 'sunk') count.sunk += 1;
      if (ship.status === 'sunk' || ship.breakingOff) count.out += 1;
    },
  };
};

const expectOdds = (view: OddsView | null, { lost, count }: ReturnType<typeof tally>, what: string): void => {
  if (!view) throw new Error(`no odds for ${what}`);
  const counts = Array.from({ length: Math.max(lost.length, view.outcomes.length) }, (_, points) => lost[points] ?? 0);
  expect(view.outcomes.map(({ points }) => points)).toEqual(view.outcomes.map((_, index) => index));
  expectFit(
    counts,
    view.outcomes.map(({ chance }) => chance),
    what,
  );
  const mean = view.outcomes.reduce((sum, { points, chance }) => sum + points * chance, 0);
  expect(view.expected, what).toBeCloseTo(mean, 12);
  const chanceOf = (label: string): number => view.headlines.find(headline => headline.label === label)!.chance;
  expectChance(count.sunk, count.trials, chanceOf('sinks'), `${what}: sinks`);
  expectChance(count.out, count.trials, chanceOf('breaks off or sinks'), `${what}: breaks off or sinks`);
};

// prettier-ignore
const ROWS: [kind: Kind, effect: 'full' | 'half', dice: number[]][] = [
  ['monitor',  'full', [6, 5, 4, 3, 2, 1]],
  ['casemate', 'full', [4, 3, 2, 1]],
  ['casemate', 'half', [2, 2, 1, 1]],
  ['gunboat',  'full', [3, 2, 1]],
  ['gunboat',  'half', [2, 1, 1]],
];

describe('gunnery: what the screen says is what happens', () => {
  const cases = ROWS.flatMap(([kind, effect, dice]) =>
    dice.map((count, index) => [kind, effect, index + 1, count] as const),
  );

  it.each(cases)('%s, %s effect, %i hexes: %i dice', (kind, effect, range, dice) => {
    const table = lanes(kind, effect === 'full' ? 'NE' : 'E', range).fire();
    const aims = Array.from({ length: DUELS }, (_, lane): PortableCommand => ({
      type: 'aim',
      side: 'union',
      firer: `a${lane}`,
      target: `b${lane}`,
    }));
    const view = table.match.rules.desk.odds(table.now, aims[0]!);
    expect(view?.basis).toMatch(
      new RegExp(
        `^${dice} di(c)?e at ${range} hex(es)?, ${effect === 'full' ? 'full effect' : 'end on: half effect'}$`,
      ),
    );
    for (const aim of aims) play(table.match, table.state, aim);
    const seen = tally();
    repeat(table, TRIALS / DUELS, `${kind} ${effect} ${range}`, done('union'), (events, state) => {
      for (const event of events) {
        if (event.type !== 'shotFired') continue;
        if (event.dice.length !== dice) throw new Error(`${event.dice.length} dice thrown for ${dice}`);
        seen.add(event.damage, state, event.target);
      }
    });
    expectOdds(view, seen, `${kind}, ${effect}, ${range}`);
  });

  it('several ships at one target: the odds of all plotted fire together', () => {
    const table = battle(5, 5)
      .union('a', 'monitor', 203, 'E')
      .union('c', 'gunboat', 302, 'E')
      .confederate('b', 'casemate', 303, 'E', { now: { armed: false, points: 6 } })
      .fire()
      .play('a > b');
    const view = table.match.rules.desk.odds(table.now, { type: 'aim', side: 'union', firer: 'c', target: 'b' });
    table.play('c > b');
    let sunk = 0;
    repeat(table, TRIALS, 'salvo', done('union'), (_, state) => (sunk += state.ships.b!.status === 'sunk' ? 1 : 0));
    const salvo = view?.headlines.find(({ label }) => label === 'sinks, with all plotted fire')?.chance ?? NaN;
    expectChance(sunk, TRIALS, salvo, 'salvo sinks');
  });
});

describe('ramming', () => {
  it.each([
    [4, true],
    [2, false],
  ])('%i dice', (dice, ram) => {
    const setup = battle(5, 5)
      .union('a', 'unarmed', 203, 'E', { now: { ram } })
      .union('c', 'unarmed', 105, 'E')
      .confederate('b', 'unarmed', 303, 'E')
      .confederate('d', 'unarmed', 505, 'E');
    const table = setup.moves('union');
    const view = table.match.rules.desk.odds(table.now, { type: 'ram', side: 'union', ship: 'a', target: 'b' });
    expect(view?.basis.startsWith(`${dice} dice`)).toBe(true);
    table.then('a rams b', 'union done');
    const seen = tally();
    repeat(table, TRIALS, `ram ${dice}`, done('confederate'), (events, state) => {
      for (const event of events) if (event.type === 'shipRammed') seen.add(event.damage, state, 'b');
    });
    expectOdds(view, seen, `ram with ${dice} dice`);
  });
});

describe('mines and sandbars', () => {
  it('mines', () => {
    const table = battle(5, 5)
      .options('mines')
      .mine('confederate', 303, true)
      .union('a', 'unarmed', 203, 'E')
      .union('c', 'unarmed', 105, 'E')
      .moves('union');
    const odds = mineOdds(table.now, 'a');
    const lost: number[] = [];
    let sunk = 0;
    repeat(table, TRIALS, 'mine', { type: 'ahead', side: 'union', ship: 'a' }, (events, state) => {
      for (const event of events) if (event.type === 'mineStruck') lost[event.damage] = (lost[event.damage] ?? 0) + 1;
      sunk += state.ships.a!.status === 'sunk' ? 1 : 0;
    });
    expectFit(
      lost,
      odds.ways.map(ways => ways / odds.of),
      'mine',
    );
    expectChance(sunk, TRIALS, odds.sinks.ways / odds.sinks.of, 'mine sinks');
  });

  it.each([
    ['shallow draught', 6, true, '3 in 36'],
    ['others', 9, false, '15 in 36'],
  ])('grounding, %s', (_, draught, shallow, shown) => {
    const table = battle(5, 5)
      .options('sandbars')
      .depth(3, 303)
      .union('a', 'unarmed', 203, 'E', { now: { draught, shallow } })
      .moves('union');
    expect(table.match.rules.desk.risk(table.now, 'a', 303)).toBe(`may ground at 0303: ${shown}`);
    const { ways, of } = groundingOdds(table.now, 'a');
    let aground = 0;
    repeat(table, TRIALS, `grounding ${draught}`, { type: 'ahead', side: 'union', ship: 'a' }, (__, state) => {
      aground += state.ships.a!.aground ? 1 : 0;
    });
    expectChance(aground, TRIALS, ways / of, 'grounding');
  });

  it('coming off', () => {
    const table = battle(5, 5).options('sandbars').union('a', 'unarmed', 303, 'E', { aground: true }).moves('union');
    const refloat: PortableCommand = { type: 'refloat', side: 'union', ship: 'a' };
    const view = table.match.rules.desk.odds(table.now, refloat);
    let afloat = 0;
    repeat(table, TRIALS, 'refloat', refloat, (_, state) => (afloat += state.ships.a!.aground ? 0 : 1));
    expectChance(afloat, TRIALS, view?.headlines[0]?.chance ?? NaN, 'refloat');
  });
});

describe('accidental rams by drift (P20)', () => {
  it.each([
    [4, true],
    [2, false],
  ])('%i dice, as the odds of a ram that is meant', (dice, ram) => {
    const setup = battle(6, 5)
      .options('drift')
      .flow('E', 203)
      .union('a', 'unarmed', 203, 'E', { now: { ram } })
      .union('c', 'unarmed', 105, 'E')
      .confederate('b', 'unarmed', 303, 'E')
      .confederate('d', 'unarmed', 605, 'E');
    const table = setup.moves('union').play('union done');
    const odds = ramOdds(table.now, 'a', 'b');
    expect(odds.dice).toBe(dice);
    const lost = Array.from({ length: 2 * dice + 1 }, () => 0);
    let drifts = 0;
    repeat(table, 2.1 * TRIALS, `accident ${dice}`, done('confederate'), events => {
      for (const event of events) {
        if (event.type === 'ranInto') drifts += 1;
        if (event.type === 'shipRammed') lost[event.damage] = (lost[event.damage] ?? 0) + 1;
      }
    });
    expectChance(drifts, 2.1 * TRIALS, 1 / 2, 'drifts against her');
    expectFit(
      lost,
      odds.ways.map(ways => ways / odds.of),
      `accidental ram with ${dice} dice`,
    );
  });

  it('who may come against whom in a crowd: two behind two, and one from the side', () => {
    const table = battle(8, 5)
      .options('drift')
      .flow('E')
      .flow('SE', 302)
      .union('a', 'monitor', 203, 'E')
      .union('b', 'monitor', 303, 'E')
      .union('s', 'monitor', 302, 'E')
      .confederate('c', 'monitor', 403, 'E')
      .confederate('d', 'monitor', 503, 'E')
      .moves('union')
      .play('union done');
    const odds = driftOdds(table.now);
    const met = new Map<string, number>();
    const carried = new Map<string, number>();
    const count = (of: Map<string, number>, key: string): void => void of.set(key, (of.get(key) ?? 0) + 1);
    repeat(table, TRIALS, 'crowd', done('confederate'), events => {
      for (const event of events) {
        if (event.type === 'ranInto') count(met, `${event.ship} ${event.target}`);
        if (event.type === 'driftRolled' && event.stays === null) count(carried, event.ship);
      }
    });
    const pairs = odds.flatMap(({ ship, rams }) =>
      rams.map(({ target, chance }) => ({ key: `${ship} ${target}`, chance })),
    );
    expect(pairs.map(({ key }) => key).sort()).toEqual([...met.keys()].sort());
    expect(pairs.length).toBeGreaterThan(4);
    for (const { key, chance } of pairs) expectChance(met.get(key) ?? 0, TRIALS, chance.ways / chance.of, key);
    for (const {
      ship,
      carried: { ways, of },
    } of odds)
      expectChance(carried.get(ship) ?? 0, TRIALS, ways / of, `${ship} carried`);
  });
});

it('the state on which trials are repeated is not touched by them', () => {
  const table = lanes('monitor', 'NE', 1).fire();
  const before = JSON.stringify(table.state);
  repeat(table, 2, 'x', done('union'), () => {});
  expect(JSON.stringify(table.state)).toBe(before);
  expect(situationOf(table.match, table.state).state).toBe(table.state);
});
