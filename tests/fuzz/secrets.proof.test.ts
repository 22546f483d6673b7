/** The search for what a side is told that it may not know finds it in every field of every system, in the offers and in the log. */
import { describe, expect, it } from 'vitest';
import { diceOf, seedFrom } from '../../src/core/dice.ts';
import { legal, running, start } from '../../src/core/engine.ts';
import type { Command, State } from '../../src/core/types.ts';
import { hash } from '../../src/core/replay.ts';
import { matchOf, RULE_SETS } from '../../src/rules/index.ts';
import { switchesFor } from '../../src/sim/fuzz.ts';
import { secretTold } from '../../src/sim/secrets.ts';
import type { Match, RuleSet } from '../../src/system/ruleset.ts';
import { deciding } from '../../src/trials/game.ts';
import { matchNamed, provingGroundsFor, scenariosFor } from '../helpers/scenarios.ts';

/** Random games are looked through until something is told, so many at most. */
const GAMES = 30;
/** States in so many are searched, and all in which something is asked in between: a guess lies there no longer. */
const SEARCHED_ONE_IN = 3;

/** What the search finds first in one random game; null = nothing. */
const foundIn = (match: Match, seed: string): string | null => {
  // The search has dice of its own: the games stay the same whatever it tries.
  const [dice, tried] = [diceOf(seedFrom(seed)), diceOf(seedFrom(`${seed}, searched`))];
  const search = secretTold(match);
  const { state } = start(match, seed);
  const game = running(match, state);
  while (!state.outcome) {
    const options = game.legal(
      deciding(dice.roll(2) === 1 ? state.cursor.awaiting : [...state.cursor.awaiting].reverse()),
    );
    const command = options[dice.roll(options.length) - 1] as Command;
    const searched = tried.roll(SEARCHED_ONE_IN) === 1 || state.cursor.interrupts.length > 0;
    const told = searched ? search(state, command, tried) : null;
    if (told !== null) return told;
    game.play(command);
  }
  return null;
};

/** What it finds under rules that were changed, in battle after battle. */
const found = (rules: RuleSet, change: Partial<RuleSet>, games = GAMES): string | null => {
  // What is laid and chosen before the first turn there is only in battles of the rulebook's own generator: in this one mines are laid.
  const printed = rules.generate?.('secrets 5');
  const grounds = provingGroundsFor(rules).flatMap(ground => (printed ? [ground, printed] : [ground]));
  for (let game = 0; game < games; game++) {
    const scenario = grounds[game % grounds.length];
    if (!scenario) break;
    const seed = `secret ${game}`;
    // Some things are secret only under a switch.
    for (const switches of [{}, switchesFor(rules, seed)]) {
      const told = foundIn(matchOf({ ...rules, ...change }, scenario, switches), seed);
      if (told !== null) return told;
    }
  }
  return null;
};

type Inner = Record<string, unknown>;

const isInner = (value: unknown): value is Inner => typeof value === 'object' && value !== null;

/** The view with one field laid open as it is in the state. */
const laidOpen = (seen: unknown, truth: unknown, [key, ...rest]: readonly string[]): unknown => {
  if (key === undefined || !isInner(truth) || !isInner(seen)) return truth;
  if (key !== '*') return { ...seen, [key]: laidOpen(seen[key], truth[key], rest) };
  // Where things are missing, which is which can no longer be told: all of them are shown.
  if (Object.keys(seen).length !== Object.keys(truth).length) return truth;
  const opened = Object.keys(truth).map(name => [name, laidOpen(seen[name], truth[name], rest)] as const);
  return Array.isArray(truth) ? opened.map(([, inner]) => inner) : Object.fromEntries(opened);
};

describe.each(RULE_SETS.map(rules => [rules.id, rules] as const))('secrets of %s', (_id, rules) => {
  const secrets = Object.keys(rules.disclosure?.secrets ?? {});

  it('are told to nobody', () => {
    expect(found(rules, {}, 4)).toBeNull();
  });

  it.each(secrets)('%s laid open in the view is found', field => {
    const redact: RuleSet['redact'] = (state, side) =>
      laidOpen(rules.redact(state, side), state, field.split('.').slice(1)) as State;
    expect(found(rules, { redact })).toMatch(/^(?:with (?:another|no) secret of the other|the \w+ view has)/);
  });

  it('a field that is new is found by its name, whether it is shown or not', () => {
    const muster: RuleSet['muster'] = (scenario, options) => {
      const state = rules.muster(scenario, options);
      const ships = Object.entries(state.ships).map(([id, ship]) => [id, { ...ship, plan: { course: 3 } }]);
      return { ...state, ships: Object.fromEntries(ships) as State['ships'] };
    };
    expect(found(rules, { muster }, 1)).toBe('nobody has said who may know .ships.*.plan.course');
  });

  it('an open field that the view blanks is found', () => {
    const redact: RuleSet['redact'] = (state, side) => ({ ...rules.redact(state, side), turn: 0 });
    expect(found(rules, { redact }, 1)).toMatch(/view has \.turn otherwise than it is$/);
  });

  it('offers that hang on the other’s secrets are found', () => {
    const sequence = rules.sequence.map(phase => ({
      ...phase,
      options: (...asked: Parameters<NonNullable<typeof phase.options>>) => {
        const options = phase.options?.(...asked) ?? [];
        const first = diceOf(seedFrom(hash(asked[0].state))).roll(Math.max(1, options.length)) - 1;
        return [...options.slice(first), ...options.slice(0, first)];
      },
    }));
    expect(found(rules, { sequence })).toMatch(/would see another \.offers/);
  });
});

describe('what an opponent is told of a battle', () => {
  const battles = RULE_SETS.flatMap(rules => scenariosFor(rules).map(scenario => [rules, scenario] as const));
  const nobody = { type: 'none', side: 'union' } as const;
  const toldIn = (match: Match, tells?: (source: unknown) => unknown): string | null => {
    const search = secretTold(match, tells);
    const { state } = start(match, 'told');
    const [side] = state.cursor.awaiting;
    return search(state, side ? (legal(match, state, side)[0] as Command) : nobody, diceOf(seedFrom('told')));
  };

  it('is nothing that his side may not know', () => {
    const grounds = new Set(RULE_SETS.flatMap(provingGroundsFor).map(({ id }) => id));
    const some = battles.filter(([, { id, mines }]) => grounds.has(id) || mines.length > 0);
    const told = some.map(([rules, scenario]) => `${rules.id} ${scenario.id}: ${toldIn(matchOf(rules, scenario))}`);
    expect(told.filter(line => !line.endsWith(': null'))).toEqual([]);
  });

  it('is found where the file is sent as it is: which mines are live', () => {
    const mined = battles.filter(
      ([{ disclosure }, { mines }]) => mines.length > 0 && disclosure?.secrets['.mines.*.live'],
    );
    expect(new Set(mined.map(([{ id }]) => id)).size).toBeGreaterThan(3);
    for (const [rules, scenario] of mined)
      expect(
        toldIn(matchOf(rules, scenario), source => source),
        `${rules.id} ${scenario.id}`,
      ).toMatch(/^an opponent is told \.mines\.\*\w+\.live of the battle, which the \w+ side may not know$/);
  });
});

describe('the log', () => {
  it('that tells of a card before it is turned over is found', () => {
    const match = matchNamed('quick-sheet', 'everything');
    expect(found(match.rules, { reveals: () => false })).toMatch(/^after .* the (?:union|confederate) side would hear/);
  });
});
