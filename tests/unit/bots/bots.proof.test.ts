/** What holds for every bot: what it decides is offered, follows from its view and its dice alone, and is said in one line. */
import { describe, expect, it } from 'vitest';
import { captain } from '../../../src/bots/captain.ts';
import { commodore } from '../../../src/bots/commodore.ts';
import { doctrineOf } from '../../../src/bots/doctrineOf.ts';
import { plain } from '../../../src/bots/plain.ts';
import { BOTS } from '../../../src/bots/index.ts';
import { BOLD, CAUTIOUS, STEADY } from '../../../src/bots/temper.ts';
import { diceOf, seedFrom } from '../../../src/core/dice.ts';
import { legal, play, situationOf, start, stepAt } from '../../../src/core/engine.ts';
import { hash } from '../../../src/core/replay.ts';
import type { Bot, Match } from '../../../src/system/ruleset.ts';
import { SIDES, type Command, type Side, type State } from '../../../src/core/types.ts';
import { quickSheet } from '../../../src/rules/quick-sheet/index.ts';
import { RULE_SETS, matchOf } from '../../../src/rules/index.ts';
import { matchNamed } from '../../helpers/scenarios.ts';
import { inWords } from '../../../src/languages/phrase.ts';

const TINY = { simulations: 24, further: 0, plans: 2 };

const generated = (seed: string): Match =>
  matchOf(
    RULE_SETS.find(rules => rules.generate)!,
    quickSheet.generate!(seed),
  );

const MATCHES: [string, Match][] = [
  ['portable, Memphis', matchNamed('portable', 'memphis')],
  [
    'portable, Hampton Roads',
    matchNamed('portable', 'hampton-roads-2', { mines: true, forts: true, astern: true, drift: true }),
  ],
  ['quick sheet, Memphis', matchNamed('quick-sheet', 'memphis')],
  ['quick sheet, Hampton Roads', matchNamed('quick-sheet', 'hampton-roads-2')],
  ['quick sheet, a generated battle', generated('bots')],
];

interface Decision {
  state: State;
  side: Side;
  options: readonly Command[];
  command: Command;
  reason: string;
}

/** Units that a reason names by their ids: only who puts it into words knows what they are called. */
const bareIds = (state: State, reason: string): string[] => {
  const rest = reason.replace(/«.*?»/gu, '');
  return Object.keys(state.ships).filter(id => rest.includes(id));
};

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
      say: ({ says }) => void (reason = inWords(says, id => `«${id}»`)),
    });
    see({ state, side, options, command, reason });
    play(match, state, command);
  }
  return state;
};

const both = (bot: () => Bot): Record<Side, Bot> => ({ union: bot(), confederate: bot() });

describe('every bot', () => {
  it.each(MATCHES)('captains, steady, bold and cautious, only do what is offered, and say why: %s', (_, match) => {
    for (const [index, temper] of [STEADY, BOLD, CAUTIOUS].entries())
      watch(
        match,
        both(() => captain(temper)),
        `offered ${index}`,
        ({ state, options, command, reason }) => {
          expect(options).toContain(command);
          expect(bareIds(state, reason)).toEqual([]);
          if (options.length === 1) return;
          expect(reason).toMatch(/^[^\n]{5,160}[.]$/);
          expect(reason).not.toMatch(/undefined|NaN|\[object/);
        },
      );
  });

  it.each(MATCHES)('a commodore does too: %s', (_, match) => {
    const bots = { union: commodore(STEADY, TINY), confederate: captain(STEADY) };
    watch(match, bots, 'offered', ({ options, command }) => expect(options).toContain(command), 3);
  });

  it.each(MATCHES)('decides the same again: %s', (_, match) => {
    const game = (bot: () => Bot): string[] => {
      const commands: string[] = [];
      watch(match, both(bot), 'again', ({ command }) => void commands.push(JSON.stringify(command)));
      return commands;
    };
    expect(game(() => captain(STEADY))).toEqual(game(() => captain(STEADY)));
  });

  it('a commodore decides the same again', () => {
    const match = matchNamed('portable', 'hampton-roads-2');
    const game = (): State =>
      watch(
        match,
        both(() => commodore(STEADY, TINY)),
        'again',
        () => {},
      );
    expect(hash(game())).toBe(hash(game()));
  });

  it('every one that can be named plays for itself: two of a name share no memory', () => {
    for (const newBot of Object.values(BOTS)) expect(typeof newBot()).toBe('function');
    expect(BOTS.captain!()).not.toBe(BOTS.captain!());
  });

  it('a commodore who may not go on decides as the captain does', () => {
    const match = matchNamed('portable', 'memphis');
    const { state } = start(match, 'hurried');
    play(match, state, { type: 'done', side: state.cursor.awaiting[0]! });
    const side = state.cursor.awaiting[0]!;
    const look = () => situationOf(match, match.rules.redact(state, side));
    const [hurried, own] = [commodore(STEADY, TINY), captain(STEADY)].map(bot =>
      bot(look, legal(match, state, side), diceOf([1, 2, 3, 4]), { match, step: stepAt(state), mayGoOn: () => false }),
    );
    expect(hurried).toEqual(own);
  });

  it('captains under rules without a doctrine go by the odds of the desk', () => {
    const { captain: _, ...rules } = matchNamed('portable', 'memphis').rules;
    expect(doctrineOf(rules)).toBe(plain);
  });
});

describe('what is hidden', () => {
  /** The same view with other things hidden behind it: dice, mines, plots, cards, decks, assets. */
  const otherwise = (match: Match, state: State, side: Side): State => {
    const view = situationOf(match, match.rules.redact(state, side));
    return match.rules.clone(doctrineOf(match.rules).imagine(match.rules, view, side, diceOf(seedFrom('otherwise'))));
  };

  it.each(MATCHES)('changes no decision of a captain or commodore: %s', (_, match) => {
    let compared = 0;
    let different = 0;
    const decide = (bot: Bot, state: State, { side, options }: Decision): Command =>
      bot(() => situationOf(match, match.rules.redact(state, side)), options, diceOf([5, 6, 7, 8]), {
        match,
        step: stepAt(state),
      });
    watch(
      match,
      both(() => captain(STEADY)),
      'hidden',
      decision => {
        const { state, side, options } = decision;
        const other = otherwise(match, state, side);
        if (hash(match.rules.redact(other, side)) !== hash(match.rules.redact(state, side))) return;
        compared += 1;
        if (hash({ ...other, rng: [] }) !== hash({ ...state, rng: [] })) different += 1;
        expect(decide(captain(BOLD), other, decision)).toEqual(decide(captain(BOLD), state, decision));
        if (compared % 40 === 0 && options.length > 1)
          expect(decide(commodore(STEADY, TINY), other, decision)).toEqual(
            decide(commodore(STEADY, TINY), state, decision),
          );
      },
    );
    expect(compared).toBeGreaterThan(40);
    if (match.rules.desk.cards) expect(different).toBeGreaterThan(40);
  });

  it('a fire plot of the enemy is not seen', () => {
    const match = matchNamed('portable', 'hampton-roads-2');
    const aims = (plots: Record<string, string>): string[] => {
      const { state } = start(match, 'plots');
      const ships = Object.values(state.ships);
      const monitor = ships.find(ship => ship.id === 'uss_monitor')!;
      const virginia = ships.find(ship => ship.id === 'css_virginia')!;
      Object.assign(virginia, { at: monitor.at === 0 ? 0 : match.chart.neighbour(monitor.at, 5) });
      Object.assign(state, { plots, ready: ['union'] });
      Object.assign(state.cursor, { phase: 0, stage: 'open', awaiting: ['confederate'] });
      const look = () => situationOf(match, match.rules.redact(state, 'confederate'));
      const options = legal(match, state, 'confederate');
      expect(options.length).toBeGreaterThan(1);
      return [captain(STEADY), commodore(STEADY, TINY)].map(bot =>
        JSON.stringify(bot(look, options, diceOf([1, 2, 3, 4]), { match, step: stepAt(state) })),
      );
    };
    expect(aims({ uss_monitor: 'css_virginia' })).toEqual(aims({}));
  });
});
