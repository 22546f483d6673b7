/** What holds for captains by Rams and Ironclads: what they see, what they reckon, and positions in which one decision is plainly the best. */
import { describe, expect, it } from 'vitest';
import { captain } from '../../../src/bots/captain.ts';
import { commodore } from '../../../src/bots/commodore.ts';
import { doctrineOf } from '../../../src/bots/doctrineOf.ts';
import { dangerOn, driftersIn, minesIn } from '../../../src/rules/rams-ironclads/captain/grounds.ts';
import { fieldOf, speedOn } from '../../../src/rules/rams-ironclads/captain/field.ts';
import { random } from '../../../src/bots/random.ts';
import { BOLD, CAUTIOUS, STEADY } from '../../../src/bots/temper.ts';
import { diceOf, seedFrom } from '../../../src/core/dice.ts';
import { legal, play, situationOf, start, stepAt } from '../../../src/core/engine.ts';
import { hash } from '../../../src/core/replay.ts';
import type { Bot, Match } from '../../../src/system/ruleset.ts';
import { SIDES, type Command, type Side, type State } from '../../../src/core/types.ts';
import { courseOf } from '../../../src/rules/rams-ironclads/course.ts';
import { changeOf, defaultPlot, plotOf, speedsFor, topOf } from '../../../src/rules/rams-ironclads/orders.ts';
import { markerOf } from '../../../src/rules/rams-ironclads/captain/plotting.ts';
import { speedsFrom } from '../../../src/rules/rams-ironclads/captain/salvage.ts';
import { throughWater } from '../../../src/rules/rams-ironclads/way.ts';
import { manned, powered } from '../../../src/rules/rams-ironclads/units.ts';
import { ramsIronclads } from '../../../src/rules/rams-ironclads/index.ts';
import type { Plot, RamsCommand, RamsShip, RamsState, Situation } from '../../../src/rules/rams-ironclads/types.ts';
import { recordGame } from '../../../src/trials/record.ts';
import { inWords as told } from '../../../src/languages/phrase.ts';
import { battle, guns, inWords, type Table } from './table.ts';
import { matchNamed } from '../../helpers/scenarios.ts';

const TINY = { simulations: 24, further: 0, plans: 2 };
const CAPTAINS = { union: 'captain', confederate: 'captain' };
const BATTLES = ['memphis', 'hampton-roads-2', 'towing'] as const;

interface Decision {
  state: RamsState;
  side: Side;
  options: readonly Command[];
  command: Command;
  reason: string;
}

/** Plays a game between two bots and hands every decision to a witness. */
const watch = (
  match: Match,
  bots: Record<Side, Bot>,
  seed: string,
  see: (decision: Decision) => void,
  turns = Infinity,
): State => {
  const { state } = start(match, seed);
  const dice = { union: diceOf(seedFrom(`${seed} u`)), confederate: diceOf(seedFrom(`${seed} c`)) };
  for (let count = 0; !state.outcome && state.turn <= turns; count++) {
    if (count > 20_000) throw new Error('this battle does not end');
    const side = SIDES.find(each => state.cursor.awaiting.includes(each))!;
    const options = legal(match, state, side);
    let reason = '';
    const look = () => situationOf(match, match.rules.redact(state, side));
    const command = bots[side](look, options, dice[side], {
      match,
      step: stepAt(state),
      say: ({ says }) => void (reason = told(says, id => id)),
    });
    see({ state: state as RamsState, side, options, command, reason });
    play(match, state, command);
  }
  return state;
};

const both = (bot: () => Bot): Record<Side, Bot> => ({ union: bot(), confederate: bot() });

describe('captains by Rams and Ironclads', () => {
  it.each(BATTLES)('only do what is offered, say why in one line, and always have a better idea than any: %s', id => {
    for (const [index, temper] of [STEADY, BOLD, CAUTIOUS].entries())
      watch(
        matchNamed('rams-ironclads', id),
        both(() => captain(temper)),
        `offered ${index}`,
        ({ options, command, reason }) => {
          expect(options).toContain(command);
          if (options.length === 1) return;
          expect(reason).toMatch(/^[^\n]{5,160}[.]$/);
          expect(reason).not.toMatch(/undefined|NaN|\[object|Nothing better/);
        },
      );
  });

  it('decide the same again, commodores too', () => {
    const match = matchNamed('rams-ironclads', 'hampton-roads-2');
    const game = (bot: () => Bot, turns: number): string => hash(watch(match, both(bot), 'again', () => {}, turns));
    expect(game(() => captain(STEADY), 99)).toBe(game(() => captain(STEADY), 99));
    expect(game(() => commodore(STEADY, TINY), 2)).toBe(game(() => commodore(STEADY, TINY), 2));
  });

  it.each(BATTLES)('see nothing of what the enemy has laid face down: %s', id => {
    const match = matchNamed('rams-ironclads', id);
    let hidden = 0;
    const decide = (bot: Bot, state: State, { side, options }: Decision): Command =>
      bot(() => situationOf(match, match.rules.redact(state, side)), options, diceOf([5, 6, 7, 8]), {
        match,
        step: stepAt(state),
      });
    watch(
      match,
      { union: captain(STEADY), confederate: random },
      'hidden',
      decision => {
        const { state, side } = decision;
        const other = ramsIronclads.clone(state);
        for (const ship of Object.values(other.ships)) if (ship.side !== side) ship.plot = null;
        other.aims = other.aims.filter(aim => (other.works[aim.unit] ?? other.ships[aim.unit])?.side === side);
        other.rng = [9, 9, 9, 9];
        if (hash({ ...other, rng: [] }) !== hash({ ...state, rng: [] })) hidden += 1;
        if (decision.options.length > 1)
          expect(decide(captain(STEADY), other, decision)).toEqual(decide(captain(STEADY), state, decision));
      },
      5,
    );
    // The Confederates lay after the Union: what they cannot see is there to be seen.
    expect(hidden).toBeGreaterThan(5);
  });

  it('imagine a battle that their side could be in', () => {
    const match = matchNamed('rams-ironclads', 'memphis');
    const { state } = start(match, 'imagined');
    const view = situationOf(match, match.rules.redact(state, 'union'));
    const { imagine } = doctrineOf(match.rules);
    const one = imagine(match.rules, view, 'union', diceOf([1, 2, 3, 4]));
    expect(hash(match.rules.redact(one, 'union'))).toBe(hash(view.state));
    expect(one).toEqual(imagine(match.rules, view, 'union', diceOf([1, 2, 3, 4])));
    expect(one.rng).toHaveLength(4);
  });
});

describe('a captain guesses', () => {
  const held = (now: Situation, ship: RamsShip): boolean =>
    ship.tows.length > 0 && Math.abs(ship.speed) > topOf(now, ship);
  const beyond = (ship: RamsShip): boolean => Math.abs(ship.speed) > ship.top + changeOf(ship);

  /** Every ship that has a marker, before every decision of some games. */
  const everyShip = (see: (now: Situation, ship: RamsShip, options: readonly Command[]) => void): void => {
    for (const id of BATTLES)
      for (const bot of [() => captain(STEADY), () => random]) {
        const match = matchNamed('rams-ironclads', id);
        const look = ({ state, options }: Decision): void => {
          const now = situationOf(match, state) as unknown as Situation;
          for (const ship of manned(now)) if (ship.towedBy === '') see(now, ship, options);
        };
        watch(match, both(bot), 'speeds', look, 20);
      }
  };

  it('speeds and markers as the rules have them, but for what is named', () => {
    let [speeds, markers, steps] = [0, 0, 0];
    const met = new Set<string>();
    everyShip((now, ship, options) => {
      const rule = defaultPlot(now, ship);
      // As she goes: but for a tow that holds her back, and way that comes off her in more than a move.
      if (speedOn(now, ship) === rule.speed) speeds += 1;
      else met.add(held(now, ship) ? 'tow' : beyond(ship) ? 'way' : `speed ${JSON.stringify(ship)}`);
      // By a command: the same of whoever casts off or takes in tow, and at anchor.
      for (const command of options as readonly RamsCommand[]) {
        const plot = 'ship' in command && command.ship === ship.id ? plotOf(now, command) : null;
        if (!plot) continue;
        const { speed, helm, anchor } = markerOf(ship, command);
        const same = speed === plot.speed && helm === plot.helm && anchor === plot.anchor;
        const goesOn = command.type === 'castOff' || command.type === 'takeInTow';
        if (same) markers += 1;
        else
          expect(goesOn && (ship.anchored || Math.abs(ship.speed) > topOf(now, ship)), JSON.stringify(command)).toBe(
            true,
          );
      }
      // On the way to a wreck: but for pipes, the top speed itself, engines astern, and way that comes off her.
      const tug = { ...ship, tows: [] };
      if (!powered(now, tug) || beyond(tug)) return;
      const [guess, offered] = [speedsFrom(tug, tug.speed), speedsFor(now, tug)];
      const idle = (to: number): boolean => to < 0 && throughWater({ speed: to, handling: tug.handling }) === 0;
      for (const to of guess)
        if (!offered.includes(to)) expect(Math.abs(to - tug.speed) > changeOf(tug) || idle(to)).toBe(true);
      for (const to of offered) if (!guess.includes(to)) expect(Math.abs(to)).toBe(tug.top);
      steps += 1;
    });
    expect([...met].sort()).toEqual(['tow', 'way']);
    expect(Math.min(speeds, markers, steps)).toBeGreaterThan(10_000);
  });
});

describe('a captain plots', () => {
  /** What a captain orders in the step that the table stands in. */
  const orders = (table: Table, side: Side, temper = STEADY): string[] => {
    const match = table.match as unknown as Match;
    const state = match.rules.clone(table.state);
    const bot = captain(temper);
    const given: string[] = [];
    const { phase } = state.cursor;
    while (given.length < 20 && state.cursor.phase === phase && state.cursor.awaiting.includes(side)) {
      const look = () => situationOf(match, match.rules.redact(state, side));
      const command = bot(look, legal(match, state, side), diceOf([1, 2, 3, 4]), { match, step: stepAt(state) });
      given.push(inWords(command));
      play(match, state, command);
    }
    return given;
  };
  const orderFor = (table: Table, side: Side, ship: string): string =>
    orders(table, side).find(words => words.split(' ')[1] === ship) ?? '';
  /** The ship as she would be if her captain's marker were carried out and nobody else moved. */
  const after = (table: Table, side: Side, ship: string) => {
    const [, , speed = '0', helm = 'straight'] = orderFor(table, side, ship).split(' ');
    const plot: Plot = {
      speed: Number(speed),
      helm: helm as Plot['helm'],
      anchor: false,
      castOff: false,
      tow: '',
      how: 'tow',
    };
    return courseOf(table.now, ship, plot);
  };

  it('a ram for a stopped enemy ahead of her', () => {
    const table = battle(14, 8)
      .union('ram', 'ram', 504, 'E', { go: 9, overrides: { guns: [] } })
      .confederate('prey', 'cotton', 704, 'NE', { aground: true })
      .start();
    const before: RamsShip = table.ship('prey');
    expect(after(table, 'union', 'ram').steps.map(({ hex }) => hex)).toContain(before.at);
  });

  it('ahead of an enemy that crosses her bow, not where he is now', () => {
    const table = battle(20, 14)
      .union('ram', 'ram', 507, 'E', { go: 9, overrides: { guns: [] } })
      .confederate('prey', 'transport', 1010, 'NE', { go: 5 })
      .start();
    // He is on her starboard bow and goes to port: she does not turn toward where he lies.
    expect(orderFor(table, 'union', 'ram')).not.toMatch(/starboard$/);
  });

  it('a ship away from the bank while there is still room', () => {
    const bank = Array.from({ length: 8 }, (_, row) => 1001 + row);
    const table = battle(14, 8)
      .terrain('bank', ...bank)
      .union('cairo', 'gunboat', 604, 'E', { go: 8 })
      .confederate('foe', 'cotton', 1404, 'W', { aground: true })
      .start();
    const match = table.match as unknown as Match;
    const cairo = table.ship('cairo');
    const bots = both(() => captain(STEADY));
    while (table.state.turn < 6) {
      const side = table.state.cursor.awaiting[0]!;
      const look = () => situationOf(match, match.rules.redact(table.state, side));
      play(
        match,
        table.state,
        bots[side](look, legal(match, table.state, side), diceOf([1, 2, 3, 4]), { match, step: stepAt(table.state) }),
      );
      expect(cairo.aground).toBe('no');
    }
  });

  it('a ship round a shoal that would hold her', () => {
    const table = battle(14, 9)
      .depth(3, 704, 705, 706)
      .union('cairo', 'gunboat', 605, 'E', { go: 3, now: { twelfths: 6, going: 'ahead' } })
      .confederate('foe', 'cotton', 1205, 'W', { aground: true })
      .start();
    const entered = after(table, 'union', 'cairo').steps.map(({ hex }) => hex);
    for (const shoal of [704, 705, 706]) expect(entered).not.toContain(shoal);
  });

  it('no ship into a friend', () => {
    const table = battle(14, 8)
      .union('fast', 'ram', 404, 'E', { go: 9, overrides: { guns: [] } })
      .union('slow', 'gunboat', 604, 'E', { aground: true })
      .confederate('foe', 'cotton', 1204, 'W', { aground: true })
      .start();
    expect(after(table, 'union', 'fast').meets).toEqual([]);
  });

  it('a tug to the ship that has to be brought away, and a line when she lies beside her', () => {
    const laid = (hex: number, go: number) =>
      battle(16, 9)
        .union('wreck', 'gunboat', 905, 'W', { aground: true, steamIn: 50 })
        .union('tug', 'tug', hex, 'W', { go })
        .confederate('far', 'transport', 1601, 'E', { aground: true })
        .objective({ side: 'union', kind: 'exit', ships: ['wreck'], count: 1, edge: 'left', text: 'bring her away' })
        .start();
    expect(orderFor(laid(805, 0), 'union', 'tug')).toBe('takeInTow tug wreck tow');
    const { chart } = laid(1305, 2).now;
    const { hex } = after(laid(1305, 2), 'union', 'tug').secondHalf;
    expect(chart.range(hex, 905)).toBeLessThan(chart.range(1305, 905));
  });

  it('speed on the marker of a tug whose tow is fast on the bottom, since she must pull', () => {
    const table = battle(16, 9)
      .union('wreck', 'gunboat', 905, 'W', { aground: true, steamIn: 50, now: { towedBy: 'tug' } })
      .union('tug', 'tug', 805, 'W', { now: { tows: ['wreck'] } })
      .confederate('far', 'transport', 1601, 'E', { aground: true })
      .objective({ side: 'union', kind: 'exit', ships: ['wreck'], count: 1, edge: 'left', text: 'bring her away' })
      .start();
    expect(orderFor(table, 'union', 'tug')).toMatch(/^plot tug [1-9]/);
  });

  it('a tug away from a tow that leaves sooner by her own steam, but not from one without', () => {
    const towing = (steam: { steamIn?: number }) =>
      battle(16, 9)
        .union('wreck', 'gunboat', 905, 'W', { ...steam, now: { towedBy: 'tug' } })
        .union('tug', 'tug', 805, 'W', { now: { tows: ['wreck'] } })
        .confederate('far', 'transport', 1601, 'E', { aground: true })
        .objective({ side: 'union', kind: 'exit', ships: ['wreck'], count: 1, edge: 'left', text: 'bring her away' })
        .start();
    expect(orderFor(towing({}), 'union', 'tug')).toBe('castOff tug');
    expect(orderFor(towing({ steamIn: 50 }), 'union', 'tug')).toMatch(/^plot tug/);
  });

  it('the last of an enemy’s ships for dearer than one of two, and whom an objective names for dearer still', () => {
    const worthOf = (others: number[], named: boolean): number => {
      const table = battle(14, 9).union('cairo', 'gunboat', 505, 'E').confederate('prey', 'cotton', 805, 'W');
      for (const hex of others) table.confederate(`other${hex}`, 'cotton', hex, 'W');
      if (named) table.objective({ side: 'union', kind: 'sinkOrCapture', ships: ['prey'], count: 1, text: 'sink her' });
      const { now } = table.start();
      const ask = { now, side: 'union' as const, options: [], rules: ramsIronclads, temper: STEADY };
      const { foes } = fieldOf({ ...ask, dice: diceOf([1, 2, 3, 4]) }, true);
      return foes.find(({ id }) => id === 'prey')!.mark.hit;
    };
    const [one, last, named] = [worthOf([1201], false), worthOf([], false), worthOf([1201], true)];
    expect(last).toBeGreaterThan(one);
    expect(named).toBeGreaterThan(last);
  });

  it('a ship in contact away from whom she has struck, for another blow', () => {
    const table = battle(14, 9)
      .union('ram', 'ram', 605, 'E', { overrides: { guns: [] } })
      .confederate('prey', 'gunboat', 705, 'NE', { aground: true, now: { guns: [] } })
      .with({ struck: [{ by: 'ram', on: 'prey', turn: 0 }] })
      .start();
    expect(orderFor(table, 'union', 'ram')).toMatch(/^plot ram (-|[1-9]\d* (port|starboard))/);
  });

  it('R12: guns of a fort that wait for the second fire where an enemy comes nearer, and fire at one that lies still', () => {
    const coming = (go: number) =>
      battle(16, 11)
        .fort('confederate', 'f', [601, 701], 'SE', { guns: guns('sb15 barbette front') })
        .union('a', 'gunboat', 1007, 'NW', {
          now: { guns: [], sharpshooters: false, speed: go, rate: go, going: 'ahead' },
        })
        .at('firstFire');
    expect(orders(coming(24), 'confederate')).toEqual(['aimed confederate']);
    expect(orders(coming(0), 'confederate')).toHaveLength(2);
  });

  it('R26, R51: torpedoes by what is known of their field, drifters where they come to, and the worst hex of a way', () => {
    const table = battle(14, 9)
      .flow('E', 6)
      .mine('confederate', 505, true, { field: 'row' })
      .mine('confederate', 1005, true, { adrift: true })
      .terrain('sandbar', 404)
      .union('a', 'wooden', 205, 'E', { now: { guns: [] } })
      .confederate('z', 'cotton', 1301, 'W', { anchored: true })
      .start();
    const fieldWhere = (strength: number) => {
      const mines = table.state.mines.map(mine => ({ ...mine, strength, known: true }));
      const now = { ...table.now, state: { ...table.state, mines } };
      const ask = { now, side: 'union' as const, options: [], rules: ramsIronclads, temper: STEADY };
      return fieldOf({ ...ask, dice: diceOf([1, 2, 3, 4]) }, true);
    };
    const [unknown, dud, sure] = [fieldWhere(0), fieldWhere(1), fieldWhere(6)];
    expect(minesIn(dud, 505)).toBe(0);
    expect(minesIn(sure, 505)).toBeGreaterThan(minesIn(unknown, 505));
    expect([driftersIn(sure, 1105) > 0, driftersIn(sure, 1005), driftersIn(sure, 1405)]).toEqual([true, 0, 0]);
    const leg = (...path: number[]) => ({ path, facing: 0 as const, rate: 24, going: 'ahead' as const });
    // 403 lies beside the bar, 603 does not.
    expect([dangerOn(sure, 9, leg(303, 403, 603)), dangerOn(sure, 9, leg(403, 603))]).toEqual([4, 0]);
  });

  it('every gun at the ship that the battle is about', () => {
    const table = battle(14, 9)
      .union('cairo', 'gunboat', 505, 'E')
      .confederate('left', 'cotton', 504, 'W', { aground: true })
      .confederate('other', 'cotton', 604, 'W', { aground: true })
      .objective({ side: 'union', kind: 'sinkOrCapture', ships: ['other'], count: 1, text: 'sink her' })
      .at('firstFire');
    const bears = table.offered('aim cairo other').filter(words => words.endsWith('shot'));
    const laid = orders(table, 'union');
    expect(bears.length).toBeGreaterThan(0);
    for (const aim of bears) expect(laid.includes(aim) || laid.includes('salvo cairo other')).toBe(true);
  });
});

describe('what a captain keeps in mind', () => {
  it('does not outlive the decision: a game is the same alone and after another one on the same chart', () => {
    const alone = recordGame(matchNamed('rams-ironclads', 'grand-gulf'), CAPTAINS, 1, 'watch/1');
    const series = matchNamed('rams-ironclads', 'grand-gulf');
    recordGame(series, CAPTAINS, 0, 'watch/0');
    expect(recordGame(series, CAPTAINS, 1, 'watch/1')).toEqual(alone);
  });
});
