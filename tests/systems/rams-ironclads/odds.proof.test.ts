/** The odds shown before committing, against every fall of the dice resolved by the rules that carry them out. */
import { describe, expect, it } from 'vitest';
import type { OddsView } from '../../../src/system/desk/index.ts';
import { diceOf, seedFrom, type Dice } from '../../../src/core/dice.ts';
import { legal } from '../../../src/core/engine.ts';
import { SIDES } from '../../../src/core/types.ts';
import { fireAll, layGuns } from '../../../src/rules/rams-ironclads/fire.ts';
import { midMove } from '../../../src/rules/rams-ironclads/grounding.ts';
import { ramsIronclads } from '../../../src/rules/rams-ironclads/index.ts';
import { meetMines } from '../../../src/rules/rams-ironclads/mines.ts';
import {
  criticalLoss,
  fateOf,
  freeingOdds,
  groundingOdds,
  hitLoss,
  mineOdds,
  ramOdds,
  salvoHits,
  sparOdds,
  sumOfDice,
  torpedoLoss,
  twoDiceAtMost,
} from '../../../src/rules/rams-ironclads/odds.ts';
import { oddsOf } from '../../../src/rules/rams-ironclads/desk/odds.ts';
import { strikeNext } from '../../../src/rules/rams-ironclads/ramming.ts';
import { useSpar } from '../../../src/rules/rams-ironclads/torpedoes.ts';
import { strikeOf } from '../../../src/rules/rams-ironclads/contact.ts';
import type {
  Play,
  RamsCommand,
  RamsEvent,
  RamsShip,
  RamsState,
  Situation,
} from '../../../src/rules/rams-ironclads/types.ts';
import { battle, blow, guns, type Kind } from './table.ts';

interface Fall {
  chance: number;
  state: RamsState;
  events: RamsEvent[];
}

/** Runs a verb once for every fall of the dice that it asks for, each with its chance. */
const everyFall = (now: Situation, verb: (play: Play) => void): Fall[] => {
  const falls: Fall[] = [];
  let faces: number[] = [];
  while (true) {
    const state = ramsIronclads.clone(now.state);
    const events: RamsEvent[] = [];
    let asked = 0;
    const dice: Dice = { roll: () => (faces[asked++] ??= 1) };
    verb({ ...now, state, dice, emit: event => void events.push(event as RamsEvent) });
    falls.push({ chance: 1 / 6 ** asked, state, events });
    faces = faces.slice(0, asked);
    while (faces.at(-1) === 6) faces.pop();
    if (faces.length === 0) return falls;
    faces[faces.length - 1]! += 1;
  }
};

const chanceOf = (falls: readonly Fall[], holds: (fall: Fall) => boolean): number =>
  falls.reduce((sum, fall) => (holds(fall) ? sum + fall.chance : sum), 0);

const headline = (odds: OddsView, label: string): number => odds.headlines.find(each => each.label === label)!.chance;
const rowsOf = (odds: OddsView): number => odds.outcomes.reduce((sum, { chance }) => sum + chance, 0);
const BARE = { guns: [], sharpshooters: false };

const duel = (gun: string, kind: Kind, theirs: Partial<RamsShip>, mine: Partial<RamsShip> = {}): Situation =>
  battle(20, 9)
    .union('a', 'wooden', 606, 'E', { now: { ...BARE, guns: guns(gun), ...mine } })
    .confederate('z', kind, 806, 'NE', { now: { ...BARE, ...theirs } })
    .look('firstFire');

const AIM: RamsCommand = { type: 'aim', side: 'union', unit: 'a', target: 'z', gun: 0, load: 'shot' };
const fire =
  (command: RamsCommand) =>
  (play: Play): void => {
    layGuns(play, command);
    fireAll(play);
  };
const lost = (now: Situation, { state }: Fall, id = 'z'): number => now.state.ships[id]!.top - state.ships[id]!.top;

describe('gunnery: every fall of the dice', () => {
  it.each([
    ['sb15 turret', 'wooden', { top: 60, fullTop: 60 }],
    ['sb9 turret', 'gunboat', { top: 60, fullTop: 60, guns: guns('sb9 casemate port') }],
    ['sb11 turret', 'monitor', { top: 60, fullTop: 60, guns: guns('sb11 turret') }],
    ['rf30 turret', 'casemate', { top: 60, fullTop: 60 }],
    ['sb15 turret', 'cotton', { top: 3 }],
    ['sb15 turret', 'wooden', { top: 5, stackHit: true, tilt: 'port' as const }],
    ['sb15 turret', 'wooden', { top: -2, sinking: { at: 9, halves: 0, early: false } }],
  ] as [string, Kind, Partial<RamsShip>][])('%s at %s %j', (gun, kind, theirs) => {
    const now = duel(gun, kind, theirs);
    const odds = oddsOf(now, AIM)!;
    const falls = everyFall(now, fire(AIM));
    expect(chanceOf(falls, () => true)).toBeCloseTo(1, 9);
    expect(rowsOf(odds)).toBeCloseTo(1, 9);
    const hits = ({ events }: Fall): boolean => events.some(event => event.type === 'gunFired' && event.hit);
    expect(headline(odds, 'hits')).toBeCloseTo(chanceOf(falls, hits), 9);
    const critical = ({ events }: Fall): boolean => events.some(event => event.type === 'criticalRolled');
    expect(headline(odds, 'critical hit')).toBeCloseTo(chanceOf(falls, critical), 9);
    const blown = ({ state }: Fall): boolean => state.ships.z!.status === 'sunk';
    expect(headline(odds, 'blows up')).toBeCloseTo(chanceOf(falls, blown), 9);
    const sinking = (fall: Fall): boolean =>
      blown(fall) || (lost(now, fall) > 0 && fall.state.ships.z!.sinking !== null);
    expect(headline(odds, 'sinking')).toBeCloseTo(chanceOf(falls, sinking), 9);
    for (let halves = 1; halves <= 12; halves++) {
      const row = odds.outcomes.find(({ points, label }) => points === halves / 2 && label !== 'blows up');
      expect([halves, row?.chance ?? 0]).toEqual([
        halves,
        expect.closeTo(
          chanceOf(falls, fall => lost(now, fall) === halves && !blown(fall)),
          9,
        ),
      ]);
    }
  });

  it('a salvo: the number of hits', () => {
    const now = battle(20, 9)
      .union('a', 'wooden', 606, 'E', {
        now: { ...BARE, guns: guns('sb9 turret', 'sb15 turret', 'sb9 casemate port') },
      })
      .confederate('z', 'monitor', 806, 'NE', { now: { ...BARE, top: 90, fullTop: 90 } })
      .look('firstFire');
    const command: RamsCommand = { type: 'salvo', side: 'union', unit: 'a', target: 'z' };
    const counted = everyFall(now, play => {
      layGuns(play, command);
      // The dice of the shots alone: what a hit does is another matter.
      play.state.ships.z!.status = 'afloat';
      let shots = 0;
      const inner: Play = { ...play, dice: { roll: sides => (shots++ < 4 ? play.dice.roll(sides) : 1) } };
      fireAll(inner);
    });
    const hits = salvoHits(now, 'a', 'z');
    const fired = ({ events }: Fall): number => events.filter(event => event.type === 'gunFired' && event.hit).length;
    hits.forEach((chance, count) =>
      expect(chance).toBeCloseTo(
        chanceOf(counted, fall => fired(fall) === count),
        9,
      ),
    );
    expect(hits).toHaveLength(3);
    expect(rowsOf(oddsOf(now, command)!)).toBeCloseTo(1, 9);
  });

  it('at a fort and a building', () => {
    const now = battle(12, 12)
      .fort('confederate', 'f', [601, 701], 'SE', { guns: guns('sb9 barbette front') })
      .building('confederate', 'mill', 901)
      .union('a', 'wooden', 605, 'E', { now: { ...BARE, guns: guns('sb15 turret'), rate: 16 } })
      .look('firstFire');
    const at = (target: string): RamsCommand => ({
      type: 'aim',
      side: 'union',
      unit: 'a',
      target,
      gun: 0,
      load: 'shot',
    });
    const falls = everyFall(now, fire(at('f')));
    expect(headline(oddsOf(now, at('f'))!, 'knocks out a gun')).toBeCloseTo(
      chanceOf(falls, ({ state }) => state.works.f!.down),
      9,
    );
    // R54: a die for casemates or barbette goes before the shot.
    for (const [under, open] of [
      [1, 1],
      [1, 2],
      [1, 4],
      [5, 1],
    ]) {
      const battery = [
        ...Array.from({ length: under! }, () => 'sb9 casemate front'),
        ...Array.from({ length: open! }, () => 'sb9 barbette front'),
      ];
      const mixed = battle(12, 12)
        .fort('confederate', 'f', [601, 701], 'SE', { guns: guns(...battery) })
        .union('a', 'wooden', 605, 'E', { now: { ...BARE, guns: guns('sb15 turret'), rate: 16 } })
        .look('firstFire');
      expect(headline(oddsOf(mixed, at('f'))!, 'knocks out a gun')).toBeCloseTo(
        chanceOf(everyFall(mixed, fire(at('f'))), ({ state }) => state.works.f!.guns.some(({ lost }) => lost)),
        9,
      );
    }
    expect(headline(oddsOf(now, at('mill'))!, 'destroyed')).toBe(0);
  });

  it('small shot: a 3 on two dice', () => {
    const now = duel('sb9 turret', 'wooden', {});
    const grape: RamsCommand = { type: 'aim', side: 'union', unit: 'a', target: 'z', gun: 0, load: 'grape' };
    const falls = everyFall(now, fire(grape));
    expect(headline(oddsOf(now, grape)!, 'helmsman falls')).toBeCloseTo(
      chanceOf(falls, ({ state }) => state.ships.z!.helmless > 0),
      9,
    );
  });
});

describe('ramming: every fall of the dice', () => {
  const kinds: [string, Kind, Parameters<typeof blow>[2]][] = [
    ['a ram at speed, side on', 'ram', { speed: 20, sideOn: true }],
    ['a plain bow, slow', 'wooden', { speed: 4 }],
    ['bow to bow', 'gunboat', { clash: 'bowToBow', speed: 16, stationary: true }],
    ['no bow in contact', 'gunboat', { clash: 'noBow' }],
  ];
  it.each(kinds)('%s', (_, kind, strike) => {
    const now = battle(9, 5)
      .union('a', kind, 303, 'E', { now: { ...BARE, top: 9 } })
      .confederate('z', 'wooden', 403, 'NE', { now: { ...BARE, top: 8 } })
      .with({ strikes: [blow('a', 'z', strike)] })
      .look('firstRamming');
    const odds = ramOdds(now, now.state.strikes[0]!);
    const falls = everyFall(now, play => void strikeNext(play));
    for (let halves = 0; halves <= 24; halves++) {
      const theirs = (odds.target.ways[halves] ?? 0) / odds.target.of;
      const own = (odds.rammer.ways[halves] ?? 0) / odds.rammer.of;
      expect([halves, theirs]).toEqual([
        halves,
        expect.closeTo(
          chanceOf(falls, fall => lost(now, fall) === halves),
          9,
        ),
      ]);
      expect([halves, own]).toEqual([
        halves,
        expect.closeTo(
          chanceOf(falls, fall => lost(now, fall, 'a') === halves),
          9,
        ),
      ]);
    }
    const halted = ({ events }: Fall): boolean => events.some(event => event.type === 'ramRolled' && event.halts);
    expect(odds.halts.ways / odds.halts.of).toBeCloseTo(chanceOf(falls, halted), 9);
    const view = oddsOf(now, { type: 'ram', side: 'union', ship: 'a', target: 'z' })!;
    expect(rowsOf(view)).toBeCloseTo(1, 9);
    expect(headline(view, 'sinking')).toBeCloseTo(
      chanceOf(falls, ({ state }) => state.ships.z!.sinking !== null),
      9,
    );
    expect(headline(view, 'rammer sinking')).toBeCloseTo(
      chanceOf(falls, ({ state }) => state.ships.a!.sinking !== null),
      9,
    );
  });
});

/** What the dice of a torpedo come to takes too many falls to run through: so many are thrown. */
const SAMPLE = 100_000;
const expectNear = (what: string, times: number, chance: number): void => {
  const margin = 4 * Math.sqrt((chance * (1 - chance)) / SAMPLE) + 2 / SAMPLE;
  expect(Math.abs(times / SAMPLE - chance), `${what}: ${times / SAMPLE} for ${chance}`).toBeLessThanOrEqual(margin);
};

describe('torpedoes', () => {
  it('a spar torpedo: 100,000 of them', () => {
    const now = battle(9, 5)
      .union('a', 'launch', 303, 'E', { now: BARE })
      .confederate('z', 'wooden', 403, 'NE', { now: { ...BARE, top: 14 } })
      .look('firstRamming');
    const dice = diceOf(seedFrom('spar'));
    const results: Record<string, number> = {};
    const halves: number[] = [];
    let [gone, sinking] = [0, 0];
    const strike = strikeOf(now, now.state.ships.a!, now.state.ships.z!, 'ram', 12);
    for (let game = 0; game < SAMPLE; game++) {
      const state: RamsState = { ...now.state, ships: { a: { ...now.state.ships.a! }, z: { ...now.state.ships.z! } } };
      useSpar(
        {
          ...now,
          state,
          dice,
          emit: event => {
            if (event.type === 'sparRolled') results[event.result] = (results[event.result] ?? 0) + 1;
          },
        },
        strike,
      );
      const z = state.ships.z!;
      if (z.status === 'sunk') gone += 1;
      else halves[14 - z.top] = (halves[14 - z.top] ?? 0) + 1;
      if (z.status === 'sunk' || z.sinking) sinking += 1;
    }
    const odds = sparOdds();
    for (const result of ['target', 'fails', 'own'] as const)
      expectNear(result, results[result] ?? 0, odds[result].ways / odds[result].of);
    const loss = torpedoLoss(now.state.ships.z!);
    const share = odds.target.ways / odds.target.of;
    for (let lossOf = 1; lossOf <= 48; lossOf++)
      expectNear(`${lossOf} half-knots`, halves[lossOf] ?? 0, (share * (loss.ways[lossOf] ?? 0)) / loss.of);
    expectNear('blows up', gone, (share * loss.gone) / loss.of);
    expectNear('sinking', sinking, share * fateOf(now.state.ships.z!, loss).sinks);
  });

  it('a mine of every strength, and of one not known', () => {
    for (const strength of [0, 1, 2, 3, 4, 5, 6]) {
      const now = battle(9, 5).mine('confederate', 303).union('a', 'wooden', 303, 'E', { now: BARE }).look('firstHalf');
      now.state.mines[0]!.strength = strength;
      const falls: Record<string, number> = {};
      const dice = diceOf(seedFrom(`mine ${strength}`));
      for (let game = 0; game < 20_000; game++) {
        const state = { ...now.state, mines: [{ ...now.state.mines[0]! }], ships: { a: { ...now.state.ships.a! } } };
        meetMines(
          {
            ...now,
            state,
            dice,
            emit: event => {
              if (event.type === 'mineRolled') falls[`${event.explodes}`] = (falls[`${event.explodes}`] ?? 0) + 1;
            },
          },
          'a',
          203,
        );
      }
      const { ways, of } = mineOdds(strength);
      expect(Math.abs((falls.true ?? 0) / 20_000 - ways / of)).toBeLessThan(0.015);
      if (strength < 2 && strength > 0) expect(ways).toBe(0);
    }
  });

  it('two dice of at most so much', () => {
    expect([1, 2, 3, 4, 5, 6, 12].map(most => twoDiceAtMost(most).ways)).toEqual([0, 1, 3, 6, 10, 15, 36]);
    expect([sumOfDice(0), sumOfDice(1)]).toEqual([[1], [0, 1, 1, 1, 1, 1, 1]]);
  });
});

describe('grounding and freeing: every face', () => {
  it.each([5.5, 7, 9, 12])('draught %f', draught => {
    const bed = (aground: 'no' | 'shoal') =>
      battle(9, 5)
        .terrain('bank', 402)
        .union('a', 'wooden', 403, 'E', {
          now: {
            ...BARE,
            draught,
            aground,
            order: { speed: 4, helm: 'straight', anchor: false, castOff: false, tow: '', how: 'tow' },
          },
        })
        .with({ closest: { a: 403 } })
        .look('midMove');
    const floating = bed('no');
    const grounded = everyFall(floating, midMove);
    const odds = groundingOdds(floating, floating.state.ships.a!, 403);
    expect(odds.ways / odds.of).toBeCloseTo(
      chanceOf(grounded, ({ state }) => state.ships.a!.aground === 'shoal'),
      9,
    );
    const stuck = bed('shoal');
    const freed = everyFall(stuck, midMove);
    const frees = freeingOdds(stuck, stuck.state.ships.a!);
    expect(frees.ways / frees.of).toBeCloseTo(
      chanceOf(freed, ({ state }) => state.ships.a!.aground === 'no'),
      9,
    );
  });
});

describe('the losses add up', () => {
  it('of a critical, a hit and a torpedo', () => {
    const { a } = battle(9, 5).union('a', 'wooden', 303, 'E').look('firstFire').state.ships;
    for (const loss of [criticalLoss(a!), hitLoss(a!), torpedoLoss(a!)])
      expect(loss.ways.reduce((sum, ways) => sum + ways, loss.gone)).toBe(loss.of);
  });

  it('every offered order has odds that add up to 1, or none', () => {
    const table = battle(20, 9)
      .union('a', 'wooden', 606, 'E')
      .union('b', 'monitor', 607, 'E')
      .confederate('z', 'cotton', 806, 'NE')
      .confederate('y', 'gunboat', 906, 'W')
      .at('firstFire');
    for (const side of SIDES)
      for (const option of legal(table.match, table.state, side)) {
        const view = ramsIronclads.desk.odds(table.now, option);
        if (view) expect(rowsOf(view)).toBeCloseTo(1, 9);
      }
  });
});
