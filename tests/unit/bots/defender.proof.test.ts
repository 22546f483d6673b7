/** The scripted defender in the battles that come with the game: what he does is offered, said in a line, and follows from his view and dice. */
import { describe, expect, it } from 'vitest';
import { defender } from '../../../src/bots/defender.ts';
import { doctrineOf } from '../../../src/bots/doctrineOf.ts';
import { random } from '../../../src/bots/random.ts';
import { diceOf, seedFrom } from '../../../src/core/dice.ts';
import { legal, play, situationOf, start, stepAt } from '../../../src/core/engine.ts';
import { hash } from '../../../src/core/replay.ts';
import type { Bot, Match } from '../../../src/system/ruleset.ts';
import { SIDES, type Command, type Side, type State } from '../../../src/core/types.ts';
import { RULE_SETS } from '../../../src/rules/index.ts';
import { lake } from '../../helpers/orders.ts';
import { madeBattle, matchNamed, scenarioNamed } from '../../helpers/scenarios.ts';
import { inWords } from '../../../src/languages/phrase.ts';

const SHIPPED = ['memphis', 'hampton-roads-2', 'towing'];

const BATTLES: [string, Match][] = [
  ...RULE_SETS.flatMap(({ id }) =>
    SHIPPED.filter(name => scenarioNamed(name).rules[id]).map((name): [string, Match] => [
      `${id}, ${name}`,
      matchNamed(id, name),
    ]),
  ),
  ['quick-sheet, a generated battle', madeBattle('quick-sheet', 'defender')],
];

interface Decision {
  state: State;
  side: Side;
  options: readonly Command[];
  command: Command;
  reason: string;
}

const LONGEST = 20_000;
/** Of the decisions of a battle every so many are compared, and so many of them. */
const EVERY = 7;
const ASKED = 20;

/** Plays to the end, or until a witness has seen enough. */
const playOut = (
  match: Match,
  bots: Record<Side, Bot>,
  seed: string,
  see: (decision: Decision) => void,
  enough: () => boolean = () => false,
): State => {
  const { state } = start(match, seed);
  const dice = { union: diceOf(seedFrom(`${seed} u`)), confederate: diceOf(seedFrom(`${seed} c`)) };
  for (let count = 0; !state.outcome && !enough(); count++) {
    if (count > LONGEST) throw new Error('this battle does not end');
    const side = SIDES.find(each => state.cursor.awaiting.includes(each))!;
    const options = legal(match, state, side);
    let reason = '';
    const look = () => situationOf(match, match.rules.redact(state, side));
    const command = bots[side](look, options, dice[side], {
      match,
      step: stepAt(state),
      say: ({ says }) => void (reason = inWords(says, id => id)),
    });
    see({ state, side, options, command, reason });
    play(match, state, command);
  }
  return state;
};

const against = (side: Side): Record<Side, Bot> =>
  side === 'union' ? { union: defender(), confederate: random } : { union: random, confederate: defender() };

describe.each(BATTLES)('%s', (_, match) => {
  it.each(SIDES)('as %s he only does what is offered, and says why', side => {
    const { outcome } = playOut(match, against(side), `offered ${side}`, decision => {
      if (decision.side !== side) return;
      expect(decision.options).toContain(decision.command);
      if (decision.options.length === 1) return;
      expect(decision.reason).toMatch(/^[^\n]{5,160}[.]$/);
      expect(decision.reason).not.toMatch(/undefined|NaN|\[object/);
    });
    expect(outcome).not.toBeNull();
  });

  it('what is hidden changes no decision, and the same view and dice decide the same', () => {
    let compared = 0;
    let asked = 0;
    let count = 0;
    const decide = (state: State, { side, options }: Decision): Command =>
      defender()(() => situationOf(match, match.rules.redact(state, side)), options, diceOf([5, 6, 7, 8]), {
        match,
        step: stepAt(state),
      });
    const compare = (decision: Decision): void => {
      const { state, side } = decision;
      // The Union decides first of two that plot in secret: nothing of that is shown to it yet.
      if (side !== 'union' || count++ % EVERY !== 0) return;
      const view = situationOf(match, match.rules.redact(state, side));
      const imagined = doctrineOf(match.rules).imagine(match.rules, view, side, diceOf(seedFrom('otherwise')));
      const other = match.rules.clone(imagined);
      const own = decide(state, decision);
      expect(decide(state, decision)).toEqual(own);
      asked += 1;
      if (hash(match.rules.redact(other, side)) !== hash(match.rules.redact(state, side))) return;
      compared += 1;
      expect(decide(other, decision)).toEqual(own);
    };
    playOut(match, against('union'), 'hidden', compare, () => asked >= ASKED && compared > 0);
    expect(compared).toBeGreaterThan(0);
  });
});

describe('rules of the orders', () => {
  const orders = (rules: object): object => ({
    union: { units: [{ who: 'others', stance: { patrol: ['2006', '1006'], turns: 8 } }] },
    confederate: { units: [{ who: 'others', stance: 'hold' }], ...rules },
  });

  /** The commands of one kind that the defender gives for the Confederates on the lake. */
  const given = (type: string, rules: object): Command[] => {
    const commands: Command[] = [];
    const bots = { union: defender(), confederate: defender() };
    playOut(lake('quick-sheet', orders(rules)), bots, 'rules', ({ side, command }) => {
      if (side === 'confederate' && command.type === type) commands.push(command);
    });
    return commands;
  };

  it.each(['always', 'best'] as const)('opportunity fire: %s', rule => {
    expect(given('instruct', { opportunity: rule })[0]).toMatchObject({ unit: 'all', stance: rule });
  });

  it('opportunity fire: never is to be asked, and to say no', () => {
    expect(given('instruct', { opportunity: 'never' })).toEqual([]);
    expect(given('shoot', { opportunity: 'never' })).toEqual([]);
  });

  it('cards: fast ones steam, firing ones fire', () => {
    const part = (cards: string, kinds: string[]): number => {
      const laid = given('lay', { cards }) as unknown as { card: string }[];
      return laid.filter(({ card }) => kinds.includes(card)).length / laid.length;
    };
    expect(part('fast', ['fullSpeed', 'slowSpeed'])).toBeGreaterThan(part('fire', ['fullSpeed', 'slowSpeed']));
    expect(part('fire', ['fire', 'turnAndFire', 'slowAndFire'])).toBeGreaterThan(0.5);
  });

  it('assets: at once, late or never', () => {
    const match = madeBattle('quick-sheet', 'assets');
    const firstUse = (assets: string | null): number => {
      let turn = Infinity;
      const told = { targets: [], words: assets === null ? {} : { assets }, units: [] };
      const scenario = { ...match.scenario, orders: { union: told, confederate: told } } as Match['scenario'];
      const its = { ...match, scenario };
      playOut(its, { union: defender(), confederate: defender() }, 'assets', ({ state, command }) => {
        const isUse = its.rules.desk.about(command).means !== undefined && state.turn > 0;
        if (isUse && turn === Infinity) turn = state.turn;
      });
      return turn;
    };
    const [early, late, never] = [firstUse('early'), firstUse('late'), firstUse('never')];
    expect(never).toBe(Infinity);
    expect(early).toBeLessThan(4);
    expect(late).toBeGreaterThan(early);
  });
});
