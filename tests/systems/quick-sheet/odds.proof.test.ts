/**
 * The odds shown before committing, and every roll of the sheet that nobody chooses, against 100,000 events each, resolved by the
 * verbs that carry them out. Chances that no screen shows are typed from the sheet.
 */
import { describe, expect, it } from 'vitest';
import type { OddsView } from '../../../src/system/desk/index.ts';
import { diceOf, seedFrom } from '../../../src/core/dice.ts';
import { legal, play, situationOf } from '../../../src/core/engine.ts';
import { SIDES } from '../../../src/core/types.ts';
import { act, rollPriority } from '../../../src/rules/quick-sheet/activation.ts';
import { workOff } from '../../../src/rules/quick-sheet/agenda.ts';
import { bring, rollArrivals } from '../../../src/rules/quick-sheet/setup/arrivals.ts';
import { useAsset } from '../../../src/rules/quick-sheet/assets.ts';
import { rollClock } from '../../../src/rules/quick-sheet/clock.ts';
import { burn, rollCritical, testStrike } from '../../../src/rules/quick-sheet/damage.ts';
import { chooseDeck, loseRandomCard } from '../../../src/rules/quick-sheet/decks.ts';
import { batteryNext } from '../../../src/rules/quick-sheet/forts.ts';
import { endSalvo, fireGun, tryStruck } from '../../../src/rules/quick-sheet/gunnery.ts';
import { quickSheet } from '../../../src/rules/quick-sheet/index.ts';
import { groundingOdds, nextDraw, twoDiceAtLeast } from '../../../src/rules/quick-sheet/odds.ts';
import { answerOpportunity } from '../../../src/rules/quick-sheet/opportunity.ts';
import { ramHome, rollHoling } from '../../../src/rules/quick-sheet/ramming.ts';
import { driftNext, rollGrounding, tryUnstick } from '../../../src/rules/quick-sheet/river.ts';
import {
  DECKS,
  ORDER_CARDS,
  type Activation,
  type Play,
  type QuickSheetCommand,
  type QuickSheetShip,
  type QuickSheetState,
} from '../../../src/rules/quick-sheet/types.ts';
import { answerGamble, meetMine } from '../../../src/rules/quick-sheet/weapons.ts';
import { expectFit } from '../../helpers/fit.ts';
import { battle, fireRaft, guns, inWords, type PlayedEvent, type Table } from './table.ts';

const TRIALS = 100_000;

type EventOf<T extends PlayedEvent['type']> = Extract<PlayedEvent, { type: T }>;
const told = <T extends PlayedEvent['type']>(events: readonly PlayedEvent[], type: T): EventOf<T> | undefined =>
  events.find((event): event is EventOf<T> => event.type === type);

/** The last thing of that kind that happened; throws where there is none. */
const the = <T extends PlayedEvent['type']>(events: readonly PlayedEvent[], type: T): EventOf<T> => {
  const found = told(events, type);
  if (!found) throw new Error(`no ${type} among ${events.map(event => event.type).join(', ')}`);
  return found;
};

type Look = (events: readonly PlayedEvent[], state: QuickSheetState) => number;

/** Puts a state back as it was: quicker than a copy for each of a hundred thousand events. */
const restorer = (state: QuickSheetState): (() => void) => {
  const saved = quickSheet.clone(state);
  // Nothing here hurts a work's guns.
  const works = Object.values(saved.works);
  const ships = Object.values(saved.ships).map(ship => ({ ship, now: state.ships[ship.id]! }));
  return () => {
    for (const { ship, now } of ships) {
      const { guns: pieces } = now;
      Object.assign(now, ship);
      now.guns = pieces;
      for (const piece of pieces) piece.lost = piece.fired = false;
      now.hand = [...ship.hand];
      now.turretsOut = [...ship.turretsOut];
    }
    const { turn, clock, active: acting, arrival, battery, clockDie, next, misty, night, guess, made } = saved;
    Object.assign(state, { turn, clock, arrival, battery, clockDie, next, misty, night, guess, made });
    state.active = acting && { ...acting, firedUpon: [...acting.firedUpon] };
    state.cursor.interrupts = [...saved.cursor.interrupts];
    if (saved.mines.length > 0) state.mines = saved.mines.map(mine => ({ ...mine }));
    for (const list of ['agenda', 'hurt', 'spared', 'done', 'batteries', 'drifting'] as const)
      if (saved[list].length > 0 || state[list].length > 0)
        (state as unknown as Record<string, unknown[]>)[list] = [...saved[list]];
    for (const side of SIDES) {
      if (saved.assets[side].length > 0) state.assets[side] = [...saved.assets[side]];
      for (const deck of DECKS) {
        const [was, is] = [saved.decks[side][deck], state.decks[side][deck]];
        Object.assign(is.discards, was.discards);
        if (is.left === was.left) continue;
        is.left = was.left;
        Object.assign(is.draw!, was.draw);
      }
    }
    if (works.length > 0 || Object.keys(state.works).length > 0)
      state.works = Object.fromEntries(works.map(work => [work.id, { ...work, hexes: [...work.hexes] }]));
  };
};

/** Carries a verb out again and again from a table's state, with one run of real dice; counts[n] = times that `look` said n. */
const resolve = (table: Table, seed: string, verb: (play: Play) => void, ...looks: Look[]): number[][] => {
  const dice = diceOf(seedFrom(seed));
  const counts = looks.map((): (number | undefined)[] => []);
  const state = quickSheet.clone(table.state);
  const restore = restorer(state);
  let events: PlayedEvent[] = [];
  const now = { ...situationOf(table.match, state), dice, emit: (event: PlayedEvent) => void events.push(event) };
  for (let time = 0; time < TRIALS; time++) {
    events = [];
    verb(now);
    looks.forEach((look, index) => {
      const result = look(events, state);
      counts[index]![result] = (counts[index]![result] ?? 0) + 1;
    });
    restore();
  }
  expect(state, 'put back as it was').toEqual(table.state);
  // Without holes, since reduce leaves them out but the classes must not.
  return counts.map(each => Array.from(each, count => count ?? 0));
};

const finishWork = (play: Play): void => {
  while (play.state.cursor.interrupts.length === 0 && workOff(play)) continue;
};

const flag = (holds: boolean): number => (holds ? 1 : 0);
const yesNo = (chance: number): number[] => [1 - chance, chance];

const commandOf = (table: Table, words: string): QuickSheetCommand => {
  const found = SIDES.flatMap(side => legal(table.match, table.state, side)).find(option => inWords(option) === words);
  if (!found) throw new Error(`"${words}" is not offered; offered: ${table.offered().join(', ')}`);
  return found;
};

const oddsOf = (table: Table, words: string): OddsView => {
  const odds = quickSheet.desk.odds(table.now, commandOf(table, words));
  if (!odds) throw new Error(`no odds for ${words}`);
  return odds;
};
/** Chances by points. */
const spread = (odds: OddsView): number[] => {
  const chances: (number | undefined)[] = [];
  for (const { points, chance } of odds.outcomes) chances[points] = (chances[points] ?? 0) + chance;
  return Array.from(chances, chance => chance ?? 0);
};
const headline = (odds: OddsView, label: string): number => odds.headlines.find(each => each.label === label)!.chance;

const binomial = (dice: number, chance: number): number[] => {
  let row = [1];
  for (let die = 0; die < dice; die++)
    row = Array.from({ length: row.length + 1 }, (_, k) => (row[k] ?? 0) * (1 - chance) + (row[k - 1] ?? 0) * chance);
  return row;
};
const SCORES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const waysOfScore = (score: number): number => 6 - Math.abs(7 - score);
const atLeast = (need: number): number =>
  SCORES.filter(score => score >= need).reduce((sum, score) => sum + waysOfScore(score), 0) / 36;

/** A with one gun four hexes from Z, who has none. */
const duel = (
  kind: string,
  armour: 'iron' | 'tin' | 'wood',
  mine: Partial<QuickSheetShip>,
  theirs: Partial<QuickSheetShip>,
): Table =>
  battle(9, 5)
    .union('a', 'wooden', 202, 'NE', { card: 'fire', now: { guns: guns(kind), ...mine } })
    .confederate('z', 'wooden', 402, 'NE', { now: { guns: [], armour, points: 40, strength: 44, ...theirs } })
    .acts('union')
    .then('activate a', 'carryOut a');

const quiet = () =>
  battle(7, 5)
    .union('a', 'wooden', 202, 'E', { card: 'slowSpeed', now: { guns: [], points: 40, strength: 44 } })
    .confederate('z', 'wooden', 605, 'W', { now: { guns: [] } });
const active = (more: Partial<Activation> = {}): Activation => ({
  ship: 'a',
  stage: 'act',
  attempts: 0,
  moved: 0,
  halted: false,
  firedUpon: [],
  ramFrom: 0,
  pledged: false,
  ...more,
});

describe('section 25: gunnery, every row and column of the deflection table', () => {
  for (const kind of ['light', 'medium', 'heavy'])
    for (const armour of ['iron', 'tin', 'wood'] as const)
      it.each([
        ['5 and 6', {}],
        // What hinders the firer is the same whatever the armour.
        ...(armour === 'tin' ? [['6 only', { shaken: 1 }] as const] : []),
      ] as const)(`${kind} shot on ${armour}, hits on %s`, (_, mine) => {
        const table = duel(kind, armour, mine, {});
        const odds = oddsOf(table, 'fire a 0 z');
        const [damage, hits] = resolve(
          table,
          `${kind}${armour}`,
          now => fireGun(now, 'a', 0, 'z', false),
          events => the(events, 'shotFired').damage,
          events => flag(the(events, 'shotFired').hits > 0),
        );
        expectFit('damage', damage!, spread(odds));
        expectFit('any hit', hits!, yesNo(headline(odds, 'hits')));
      });
});

describe('sections 26 and 28: what becomes of the target: critical, sunk, struck', () => {
  it.each([
    ['sound', { points: 40, strength: 44 }],
    ['nearly battered', { points: 12, strength: 33 }],
    ['battered, two points left', { points: 2, strength: 21 }],
    ['battered and burning', { points: 6, strength: 31, onFire: true }],
  ])('a heavy gun at a ship that is %s', (_, theirs) => {
    const table = duel('heavy', 'wood', {}, theirs);
    const odds = oddsOf(table, 'fire a 0 z');
    const [critical, sinks, strikes] = resolve(
      table,
      JSON.stringify(theirs),
      now => {
        fireGun(now, 'a', 0, 'z', false);
        finishWork(now);
        endSalvo(now, 'a');
        finishWork(now);
      },
      events => flag(told(events, 'criticalRolled') !== undefined),
      (__, state) => flag(state.ships.z!.status === 'sunk'),
      (__, state) => flag(state.ships.z!.struck),
    );
    expectFit('critical', critical!, yesNo(headline(odds, 'critical hit')));
    expectFit('sinks', sinks!, yesNo(headline(odds, 'sinks')));
    expectFit('strikes', strikes!, yesNo(headline(odds, 'strikes')));
  });

  it('critical hits, every score; the fire that breaks out costs a die less one', () => {
    const [scores, fires] = resolve(
      duel('heavy', 'wood', {}, {}),
      'criticals',
      now => rollCritical(now, 'z'),
      events => the(events, 'criticalRolled').dice.reduce((sum, die) => sum + die, 0) - 2,
      events => told(events, 'fireBurned')?.damage ?? 6,
    );
    expectFit(
      'scores',
      scores!,
      SCORES.map(score => waysOfScore(score) / 36),
    );
    expectFit('fires', fires!, [...Array.from({ length: 6 }, () => 8 / 36 / 6), 28 / 36]);
  });

  it('a fire that burns on', () => {
    const [damage] = resolve(
      quiet().acts('union'),
      'burns',
      now => burn(now, now.state.ships.a!, false),
      events => the(events, 'fireBurned').damage,
    );
    expectFit(
      'damage',
      damage!,
      Array.from({ length: 6 }, () => 1 / 6),
    );
  });

  it('the engine is saved on 5,6; of two turrets either is tested, out on 4,5,6', () => {
    const twin = battle(5, 3)
      .union('a', 'twin', 202, 'E')
      .confederate('z', 'wooden', 503, 'W', { now: { guns: [] } })
      .acts('union');
    const [engine, turrets] = resolve(
      twin,
      'turrets',
      now => rollCritical(now, 'a'),
      events => flag(told(events, 'engineTested')?.saved ?? false),
      events => {
        const test = told(events, 'turretTested');
        return test ? 2 * (test.turret - 1) + flag(test.out) : 4;
      },
    );
    expectFit('engine', engine!, yesNo(1 / 36 / 3));
    expectFit('turrets', turrets!, [...Array.from({ length: 4 }, () => 15 / 36 / 4), 21 / 36]);
  });

  it('a battered ship strikes on a 1', () => {
    const table = duel('heavy', 'wood', {}, { points: 5, strength: 30 });
    const [strikes] = resolve(
      table,
      'strike',
      now => testStrike(now, 'z'),
      (_, state) => flag(state.ships.z!.struck),
    );
    expectFit('strikes', strikes!, yesNo(1 / 6));
  });

  it('a struck ship is fired at on 5,6', () => {
    const table = duel('heavy', 'wood', {}, { struck: true, hand: [] });
    const odds = oddsOf(table, 'tryStruck a z');
    const [may] = resolve(
      table,
      'spare',
      now => tryStruck(now, 'a', 'z'),
      events => flag(the(events, 'struckRolled').may),
    );
    expectFit('may', may!, yesNo(headline(odds, 'may attack her')));
    expect(headline(odds, 'may attack her')).toBeCloseTo(2 / 6, 12);
  });

  it.each([
    ['fire', { onFire: true }],
    ['turret2', { turretsOut: [2] }],
  ] as const)('repair of %s', (what, now) => {
    const table = battle(7, 5)
      .union('a', 'twin', 202, 'E', {
        card: 'slowSpeed',
        now: { ...now, turretsOut: 'turretsOut' in now ? [...now.turretsOut] : [] },
      })
      .confederate('z', 'wooden', 605, 'W', { now: { guns: [] } })
      .acts('union')
      .then('activate a');
    const odds = oddsOf(table, `repair a ${what}`);
    const [done] = resolve(
      table,
      `repair ${what}`,
      play => act(play, { type: 'repair', side: 'union', ship: 'a', what }),
      events => flag(the(events, 'repairRolled').repaired),
    );
    expectFit(what, done!, yesNo(headline(odds, 'repaired')));
  });
});

describe('section 24: ramming', () => {
  const clash = (
    mine: Partial<QuickSheetShip>,
    theirs: Partial<QuickSheetShip>,
    card: 'slowSpeed' | 'fullSpeed',
  ): Table =>
    battle(9, 5)
      .union('a', 'ram', 302, 'E', { card, now: { guns: [], points: 40, strength: 40, ...mine } })
      .confederate('z', 'wooden', 402, 'NE', { now: { guns: [], points: 40, strength: 44, ...theirs } })
      .acts('union')
      .then('activate a', 'carryOut a');

  it.each([
    ['with a ram', 14, {}, {}, 'slowSpeed'],
    ['at full speed', 18, {}, {}, 'fullSpeed'],
    ['less than half her hit points', 10, { points: 19 }, {}, 'slowSpeed'],
    ['without a ram', 6, { ram: false }, {}, 'slowSpeed'],
    ['without a ram, less than half left', 2, { ram: false, points: 19 }, {}, 'slowSpeed'],
    ['on a ship that can sink', 14, {}, { points: 6, strength: 20 }, 'slowSpeed'],
  ] as const)('%s: %i dice', (name, dice, mine, theirs, card) => {
    const table = clash(mine, theirs, card);
    const odds = oddsOf(table, 'ram a z');
    const ram = (now: Play): void => {
      now.state.ships.a!.at = 402;
      ramHome(now, 'a', 'z', 302);
      finishWork(now);
    };
    const [damage, bands, hurt, sinks, holing] = resolve(
      table,
      name,
      ram,
      events => the(events, 'shipRammed').damage,
      events => {
        const { damage: points } = the(events, 'shipRammed');
        return points <= 2 ? 0 : points <= 5 ? 1 : 2;
      },
      events => told(events, 'rammerDamaged')?.damage ?? 6,
      (_, state) => flag(state.ships.z!.status === 'sunk'),
      events => {
        const holed = told(events, 'holingRolled');
        return holed ? 1 + flag(holed.sinks) : 0;
      },
    );
    const points = binomial(dice, 1 / 3);
    const weak = points.slice(0, 3).reduce((sum, chance) => sum + chance, 0);
    const hard = points.slice(6).reduce((sum, chance) => sum + chance, 0);
    expect(spread(odds)).toHaveLength(dice + 1);
    expectFit('points', damage!, spread(odds));
    expectFit('bands', bands!, [weak, 1 - weak - hard, hard]);
    expect(headline(odds, 'rammer damaged')).toBeCloseTo(weak, 12);
    expect(headline(odds, 'is holed')).toBeCloseTo(hard, 12);
    expectFit('what it costs the rammer', hurt!, [...Array.from({ length: 6 }, () => weak / 6), 1 - weak]);
    expectFit('sinks', sinks!, yesNo(headline(odds, 'sinks')));
    // A magazine may go up first; that is what is left of the chance.
    if (name !== 'on a ship that can sink')
      expect(holing!.slice(1).reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(TRIALS * hard * 1.1);
  });

  it('a holed ship sinks on 5,6', () => {
    const [sinks] = resolve(
      clash({}, {}, 'slowSpeed'),
      'holed',
      now => rollHoling(now, 'a', 'z'),
      (_, state) => flag(state.ships.z!.status === 'sunk'),
    );
    expectFit('sinks', sinks!, yesNo(1 / 3));
  });
});

describe('Q20 and turn sequence 3: leave to fire', () => {
  const passing = (): Table =>
    battle(13, 9)
      .union('a', 'wooden', 304, 'E', { card: 'slowSpeed', now: { guns: [], points: 60, strength: 61 } })
      .confederate('z', 'wooden', 505, 'NE', { now: { guns: guns('medium', 'heavy', 'light') } })
      .acts('union')
      .then('activate a', 'carryOut a', 'ahead a ahead');

  it('opportunity fire: a die a gun, then the guns in their order and their shots, together', () => {
    const table = passing();
    const odds = oddsOf(table, 'shoot z a');
    const shoot = commandOf(table, 'shoot z a');
    const question = { type: 'opportunity', side: 'confederate', target: 'a' } as const;
    const [leave, damage] = resolve(
      table,
      'opportunity',
      now => {
        now.state.cursor.interrupts = [];
        answerOpportunity(now, shoot, question);
        finishWork(now);
      },
      events => the(events, 'opportunityRolled').guns.length,
      events => events.reduce((sum, event) => (event.type === 'shotFired' ? sum + event.damage : sum), 0),
    );
    expectFit('guns', leave!, binomial(3, 1 / 3));
    expectFit('points', damage!, spread(odds));
  });

  it('a fort’s own fire: as many dice as guns left', () => {
    const table = battle(9, 6)
      .fort('confederate', 'fort', [401, 501], 'SE', { guns: guns('heavy', 'medium', 'light', 'light', 'light') })
      .union('a', 'wooden', 403, 'E', { now: { guns: [] } })
      .at('orders', 1, 2);
    const [left] = resolve(
      table,
      'fort',
      now => {
        now.state.batteries = ['fort'];
        batteryNext(now);
      },
      events => the(events, 'fortRolled').guns,
    );
    expectFit('guns', left!, binomial(5, 1 / 3));
  });
});

describe('section 17: assets and weapons', () => {
  const FOES = () =>
    battle(9, 7)
      .union('a', 'wooden', 304, 'E', {
        card: 'slowSpeed',
        now: { guns: [], points: 60, strength: 60, shallow: false },
      })
      .confederate('z', 'wooden', 905, 'W', { hand: ['fire', 'fire', 'fullSpeed'], now: { guns: [] } });

  it.each([
    ['mist', { type: 'mist', side: 'union' }],
    ['nightfall', { type: 'nightfall', side: 'union' }],
    ['panic', { type: 'panic', side: 'union', ship: 'z' }],
    ['submarine', { type: 'submarine', side: 'confederate', ship: 'a' }],
    ['torpedoBoat', { type: 'torpedoBoat', side: 'confederate', ship: 'a', hex: 404 }],
  ] as const)('%s comes on 4,5,6', (asset, command) => {
    const table = FOES().acts('union');
    table.state.assets[command.side] = [asset];
    const [comes] = resolve(
      table,
      asset,
      now => useAsset(now, command),
      events => flag(the(events, 'assetRolled').comes),
    );
    const odds = quickSheet.desk.odds(table.now, command)!;
    expectFit(asset, comes!, yesNo(odds.headlines[0]!.chance));
    expect(odds.headlines[0]!.chance).toBe(1 / 2);
  });

  it('Q49: any card of the hand is the one that is lost', () => {
    const [cards] = resolve(
      FOES().acts('union'),
      'panic',
      now => loseRandomCard(now, now.state.ships.z!),
      events => flag(the(events, 'cardLost').card === 'fire'),
    );
    expectFit('fire', cards!, yesNo(2 / 3));
  });

  it.each([
    ['union', 2 / 6],
    ['confederate', 1 / 6],
  ] as const)('a mine under a %s ship', (side, chance) => {
    const table = FOES().mine('confederate', 304, true).mine('union', 905, true).acts('union');
    const [explodes] = resolve(
      table,
      `mine ${side}`,
      now => meetMine(now, side === 'union' ? 'a' : 'z', side === 'union' ? 304 : 905),
      events => flag(the(events, 'mineRolled').explodes),
    );
    expectFit('explodes', explodes!, yesNo(chance));
  });

  it.each([
    ['mine', false, 9],
    ['mine', true, 5],
    ['submarine', false, 6],
    ['torpedoBoat', false, 6],
    ['fireRaft', false, 6],
  ] as const)('%s, shallow draught %s: %i dice, or the gamble', (weapon, shallow, dice) => {
    const table = FOES().acts('union');
    table.state.ships.a!.shallow = shallow;
    const question = { type: 'gamble', side: 'confederate', weapon, ship: 'a', source: weapon } as const;
    table.state.cursor.interrupts = [question];
    const shown = (type: 'rollEffect' | 'gamble') => quickSheet.desk.odds(table.now, { type, side: 'confederate' })!;
    const answer = (type: 'rollEffect' | 'gamble') => (now: Play) => {
      now.state.cursor.interrupts = [];
      answerGamble(now, { type, side: 'confederate' }, question);
    };
    const [effect] = resolve(
      table,
      `${weapon} effect`,
      answer('rollEffect'),
      events => the(events, 'weaponUsed').damage,
    );
    expect(shown('rollEffect').outcomes).toHaveLength(dice + 1);
    expectFit('effect', effect!, spread(shown('rollEffect')));
    const [gamble, burns] = resolve(
      table,
      `${weapon} gamble`,
      answer('gamble'),
      events => the(events, 'weaponUsed').damage,
      (_, state) => flag(state.ships.a!.onFire),
    );
    if (weapon === 'fireRaft') expectFit('burns', burns!, yesNo(headline(shown('gamble'), 'sets her on fire')));
    else expectFit('gamble', gamble!, spread(shown('gamble')));
    expect(weapon === 'fireRaft' ? burns![1]! / TRIALS : gamble![10]! / TRIALS).toBeCloseTo(
      weapon === 'fireRaft' ? 1 / 3 : 1 / 6,
      1,
    );
  });
});

describe('section 23 and turn sequence 7: sandbars and drift', () => {
  it.each([
    ['shallow', true, 11],
    ['normal', false, 8],
  ] as const)('%s draught sticks', (_, shallow, need) => {
    const table = battle(5, 3)
      .depth(3, 302)
      .union('a', 'wooden', 302, 'E', { card: 'slowSpeed', now: { shallow } })
      .confederate('z', 'wooden', 503, 'W')
      .acts('union');
    const { ways, of } = groundingOdds(table.ship('a'));
    const [sticks] = resolve(
      table,
      `bar ${need}`,
      now => rollGrounding(now, 'a'),
      (__, state) => flag(state.ships.a!.aground),
    );
    expect(ways / of).toBeCloseTo(atLeast(need), 12);
    expectFit('sticks', sticks!, yesNo(ways / of));
  });

  it.each([0, 1])('comes off, attempt %i before it', attempts => {
    const table = battle(5, 3)
      .depth(3, 302)
      .union('a', 'wooden', 302, 'E', { aground: true, card: 'slowSpeed', now: { points: 30, strength: 33 } })
      .confederate('z', 'wooden', 503, 'W', { now: { guns: [] } })
      .acts('union')
      .then('activate a');
    const odds = oddsOf(table, 'unstick a');
    table.state.active = active({ stage: 'unstick', attempts });
    const [free] = resolve(
      table,
      `unstick ${attempts}`,
      now => tryUnstick(now, now.state.ships.a!),
      events => flag(the(events, 'unstickRolled').free),
    );
    expectFit('free', free!, yesNo(headline(odds, 'comes off')));
    expect(headline(odds, 'comes off')).toBeCloseTo(15 / 36, 12);
  });

  it('2D6, every score', () => {
    expect([2, 3, 7, 8, 9, 11, 12].map(need => twoDiceAtLeast(need).ways)).toEqual([36, 35, 21, 15, 10, 3, 1]);
    const table = battle(5, 3)
      .depth(3, 302)
      .union('a', 'wooden', 202, 'E', { card: 'slowSpeed' })
      .confederate('z', 'wooden', 503, 'W')
      .acts('union')
      .then('activate a', 'carryOut a');
    expect(quickSheet.desk.risk(table.now, 'a', 302)).toBe('may stick at 0302: 3 in 36');
  });

  it('a ship drifts on 4,5,6', () => {
    const [drifts] = resolve(
      quiet().flow('E').acts('union'),
      'drift',
      now => {
        now.state.drifting = ['a'];
        driftNext(now);
      },
      events => flag(the(events, 'driftRolled').stays === null),
    );
    expectFit('drifts', drifts!, yesNo(1 / 2));
  });

  it('Q41, Q47: a fire raft drifts on 4,5,6 too, die by die', () => {
    const [drifts, faces] = resolve(
      quiet()
        .flow('E')
        .with({ works: { 'raft-1': fireRaft('confederate', 202) } })
        .acts('union'),
      'raft',
      now => {
        now.state.drifting = ['raft-1'];
        now.state.works['raft-1']!.hexes = [202];
        driftNext(now);
      },
      events => flag(the(events, 'driftRolled').stays === null),
      events => the(events, 'driftRolled').die - 1,
    );
    expectFit('drifts', drifts!, yesNo(1 / 2));
    expectFit(
      'its die',
      faces!,
      Array.from({ length: 6 }, () => 1 / 6),
    );
  });
});

describe('turn sequence 5, 9 and 11: priority, clock, arrivals', () => {
  it('either side is as likely to win the priority; ties are thrown again', () => {
    const [wins, throws] = resolve(
      quiet().acts('union'),
      'priority',
      rollPriority,
      events => flag(the(events, 'priorityRolled').winner === 'union'),
      events => Math.min(5, the(events, 'priorityRolled').rolls.length) - 1,
    );
    expectFit('wins', wins!, yesNo(1 / 2));
    expectFit('throws', throws!, [5 / 6, 5 / 36, 5 / 216, 5 / 1296, 1 / 1296]);
  });

  it('the clock may be shifted on 5,6', () => {
    const [may] = resolve(
      quiet().acts('union'),
      'clock',
      now => void rollClock(now),
      events => flag(the(events, 'clockRolled').may),
    );
    expectFit('may', may!, yesNo(1 / 3));
  });

  const waiting = (): Table =>
    quiet()
      .union('late', 'wooden', 103, 'E', { vessel: 'uss_lexington' })
      .section({ reserve: ['late'], attacker: 'confederate' })
      .acts('union');

  it('9 and more on two dice brings a ship', () => {
    const [comes] = resolve(
      waiting(),
      'arrival',
      now => {
        now.state.done = [];
        rollArrivals(now);
      },
      events => flag(the(events, 'arrivalRolled').brings === 'any'),
    );
    expectFit('comes', comes!, yesNo(10 / 36));
  });

  it.each([
    [[2, 6], 0],
    [[5, 3], 1],
  ] as const)('one die of %j again, die %i', (dice, die) => {
    const table = waiting();
    table.state.arrival = { side: 'union', dice: [...dice], brings: 'reRoll' };
    const again = { type: 'reRoll', side: 'union', die } as const;
    const odds = quickSheet.desk.odds(table.now, again)!;
    const [comes] = resolve(
      table,
      `again ${dice.join()}${die}`,
      now => bring(now, again),
      events => flag(the(events, 'arrivalRolled').brings === 'small'),
    );
    const need = 9 - dice[1 - die]!;
    expect(headline(odds, 'a small ship comes')).toBeCloseTo(Math.max(0, Math.min(6, 7 - need)) / 6, 12);
    expectFit('comes', comes!, yesNo(headline(odds, 'a small ship comes')));
  });
});

describe('Q1, Q2: drawing from the decks', () => {
  const reload = (): Table =>
    battle(5, 3)
      .union('a', 'wooden', 202, 'E')
      .confederate('z', 'wooden', 503, 'W')
      .at('reload')
      .play('chooseDeck z fullSpeedDeck', 1, 1, 1, 1, 1);

  it('the next draw, as its owner may know it and nobody else', () => {
    const table = reload();
    const deck = table.state.decks.confederate.fullSpeedDeck;
    expect(nextDraw(deck)).toMatchObject({ fullSpeed: { ways: 4, of: 15 }, slowSpeed: { ways: 5, of: 15 } });
    expect(nextDraw(quickSheet.redact(table.state, 'union').decks.confederate.fullSpeedDeck)).toBeNull();
  });

  const choose = (total: number, of: number): number => {
    let ways = 1;
    for (let k = 1; k <= of; k++) ways = (ways * (total - of + k)) / k;
    return of > total ? 0 : ways;
  };

  it.each([
    ['fullSpeedDeck', { fullSpeed: 9, slowSpeed: 5, slowAndFire: 3, fire: 1, turnAndFire: 2 }],
    ['actionStationsDeck', { fullSpeed: 2, slowSpeed: 3, slowAndFire: 5, fire: 8, turnAndFire: 2 }],
  ] as const)('%s: the first card, and how many of each come in a hand of five', (deck, cards) => {
    const table = reload();
    const odds = oddsOf(table, `chooseDeck a ${deck}`);
    const counts = resolve(
      table,
      deck,
      now => chooseDeck(now, { type: 'chooseDeck', side: 'union', ship: 'a', deck }),
      (_, state) => ORDER_CARDS.indexOf(state.ships.a!.hand[0] as 'fire'),
      ...ORDER_CARDS.map(
        card => (_: unknown, state: QuickSheetState) => state.ships.a!.hand.filter(each => each === card).length,
      ),
    );
    expectFit(
      'first card',
      counts[0]!,
      odds.outcomes.map(({ chance }) => chance),
    );
    ORDER_CARDS.forEach((card, index) => {
      const copies = cards[card];
      const hands = Array.from(
        { length: 6 },
        (_, count) => (choose(copies, count) * choose(20 - copies, 5 - count)) / choose(20, 5),
      );
      expectFit(card, counts[index + 1]!, hands);
    });
  });
});

describe('what a view shows', () => {
  it('the odds of a view are those of its own knowledge', () => {
    const table = duel('heavy', 'iron', {}, {});
    const view = situationOf(table.match, quickSheet.redact(table.state, 'union'));
    const command = { type: 'fire', side: 'union', unit: 'a', gun: 0, target: 'z' } as const;
    expect(quickSheet.desk.odds(view, command)).toEqual(quickSheet.desk.odds(table.now, command));
  });

  it('the verbs above are those of the kernel: a shot by command falls as the same dice fall', () => {
    const table = duel('heavy', 'iron', {}, {});
    const [one, other] = [diceOf(seedFrom('same')), diceOf(seedFrom('same'))];
    const byKernel = quickSheet.clone(table.state);
    const events = play(table.match, byKernel, commandOf(table, 'fire a 0 z'), one);
    const byVerb = quickSheet.clone(table.state);
    const seen: PlayedEvent[] = [];
    fireGun(
      { ...situationOf(table.match, byVerb), dice: other, emit: event => void seen.push(event) },
      'a',
      0,
      'z',
      false,
    );
    expect(seen[0]).toEqual(events[0]);
  });
});
