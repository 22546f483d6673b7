/** What holds for captains by Rams and Ironclads in every decision of whole games: what is offered, seen, reckoned and kept in mind. */
import { describe, expect, it } from 'vitest';
import { captain } from '../../../src/bots/captain.ts';
import { commodore } from '../../../src/bots/commodore.ts';
import { doctrineOf } from '../../../src/bots/doctrineOf.ts';
import { speedOn } from '../../../src/rules/rams-ironclads/captain/field.ts';
import { random } from '../../../src/bots/random.ts';
import { BOLD, CAUTIOUS, STEADY } from '../../../src/bots/temper.ts';
import { diceOf, seedFrom } from '../../../src/core/dice.ts';
import { legal, play, situationOf, start, stepAt } from '../../../src/core/engine.ts';
import { hash } from '../../../src/core/replay.ts';
import type { Bot, Match } from '../../../src/system/ruleset.ts';
import { SIDES, type Command, type Side, type State } from '../../../src/core/types.ts';
import { changeOf, defaultPlot, plotOf, speedsFor, topOf } from '../../../src/rules/rams-ironclads/orders.ts';
import { markerOf } from '../../../src/rules/rams-ironclads/captain/plotting.ts';
import { speedsFrom } from '../../../src/rules/rams-ironclads/captain/salvage.ts';
import { throughWater } from '../../../src/rules/rams-ironclads/way.ts';
import { manned, powered } from '../../../src/rules/rams-ironclads/units.ts';
import { ramsIronclads } from '../../../src/rules/rams-ironclads/index.ts';
import type { RamsCommand, RamsShip, RamsState, Situation } from '../../../src/rules/rams-ironclads/types.ts';
import { recordGame } from '../../../src/trials/record.ts';
import { inWords as told } from '../../../src/languages/phrase.ts';
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

describe('what a captain keeps in mind', () => {
  it('does not outlive the decision: a game is the same alone and after another one on the same chart', () => {
    const alone = recordGame(matchNamed('rams-ironclads', 'grand-gulf'), CAPTAINS, 1, 'watch/1');
    const series = matchNamed('rams-ironclads', 'grand-gulf');
    recordGame(series, CAPTAINS, 0, 'watch/0');
    expect(recordGame(series, CAPTAINS, 1, 'watch/1')).toEqual(alone);
  });
});
