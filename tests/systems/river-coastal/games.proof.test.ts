/** Whole games at random by the kernel's own hand: they end, nothing that must hold breaks, and no view tells what it may not. */
import { describe, expect, it } from 'vitest';
import { diceOf, seedFrom } from '../../../src/core/dice.ts';
import { apply, legal, running, situationOf, start } from '../../../src/core/engine.ts';
import type { Scenario } from '../../../src/core/scenario.ts';
import { fuzzGame } from '../../../src/sim/checks.ts';
import type { Match } from '../../../src/system/ruleset.ts';
import { SIDES, type Side } from '../../../src/core/types.ts';
import type { RiverCoastal, RiverState } from '../../../src/rules/river-coastal/types.ts';
import { riverCoastal } from '../../../src/rules/river-coastal/index.ts';
import { matchNamed, scenarioNamed } from '../../helpers/scenarios.ts';

const battle = (name: string, turns: number): Match<RiverCoastal> => {
  const base = scenarioNamed(name);
  const { objectives: _, options: __, ...section } = { ...base.rules['rams-ironclads'], options: {} };
  const scenario: Scenario = { ...base, rules: { 'river-coastal': { ...section, options: {}, turns } } };
  return { rules: riverCoastal, scenario, chart: scenario.chart, options: {} };
};

const ENDS = ['steady', 'plotted', 'aimed'];

/** A player who ends a step one time in six, and else does whatever the dice say. */
const played = (match: Match<RiverCoastal>, seed: string, each: (state: RiverState, side: Side) => void) => {
  const state = structuredClone(start(match, seed).state);
  const game = running(match, state);
  const dice = diceOf(seedFrom(`player of ${seed}`));
  const met = new Set<string>();
  while (!state.outcome) {
    const [side] = state.cursor.awaiting as [Side];
    each(state, side);
    const options = game.legal(side);
    const end = options.find(({ type }) => ENDS.includes(type));
    const command = end && dice.roll(6) === 1 ? end : options[dice.roll(options.length) - 1]!;
    const before = JSON.stringify(state);
    const events = game.play(command);
    for (const { type } of events) met.add(type);
    expect(audit(situationOf(match, state)), before).toEqual([]);
  }
  return { state, met };
};

const { appraise, audit, clone, disclosure, endings, redact, sectionKeys } = riverCoastal;

describe.each([
  ['memphis', ['shipMoved', 'shipTurned', 'gunFired', 'ramTested']],
  ['wassaw-sound', ['shipMoved', 'turretTrained', 'groundingRolled']],
])('%s', (name, kinds) => {
  it('is played to its end, and the views of both sides offer what there is', () => {
    const match = battle(name, 6);
    let looked = 0;
    const { state, met } = played(match, name, (now, side) => {
      looked += 1;
      if (looked % 40 !== 0) return;
      expect(legal(match, redact(now, side), side)).toEqual(legal(match, now, side));
      const other = SIDES.find(each => each !== side)!;
      const seen = redact(now, other);
      for (const ship of Object.values(seen.ships).filter(each => each.side === side))
        expect(ship).toMatchObject({ plot: null, crew: null, captainGun: -1 });
      expect(clone(now)).toEqual(now);
    });
    expect(Object.keys(endings)).toContain(state.outcome?.cause);
    expect([...met]).toEqual(expect.arrayContaining(kinds));
  });
});

it('the same game comes out on a frozen state', () => {
  const match = battle('wassaw-sound', 2);
  let { state } = start(match, 'both roads');
  const own = structuredClone(state);
  const game = running(match, own);
  for (let step = 0; step < 60 && !state.outcome; step++) {
    const [side] = state.cursor.awaiting as [Side];
    const options = legal(match, state, side);
    const command = options[(step * 7) % options.length]!;
    ({ state } = apply(match, state, command));
    game.play(command);
    expect(state).toEqual(own);
  }
});

it('C107: of every field it is said whose it is', () => {
  expect(Object.keys(disclosure?.secrets ?? {})).toEqual(
    expect.arrayContaining(['.ships.*.plot', '.ships.*.crew', '.ships.*.hits.*.left', '.aims.*', '.tests.*']),
  );
});

it('C103: what the enemy has lost counts for a side', () => {
  const match = battle('memphis', 6);
  const { state } = start(match, 'appraised');
  const hurt = structuredClone(state);
  const ship = Object.values(hurt.ships).find(({ side }) => side === 'confederate')!;
  ship.spv -= 5;
  const [before, after] = [state, hurt].map(each => appraise(situationOf(match, each), 'union')) as [number, number];
  expect(after - before).toBe(5);
});

it('C15: a character that the scenario names is not thrown', () => {
  const match = battle('wassaw-sound', 2);
  const section = { ...match.scenario.rules['river-coastal'], characters: { css_atlanta: 'reckless' } };
  const told = { ...match, scenario: { ...match.scenario, rules: { 'river-coastal': section } } as Scenario };
  const { state, events } = start(told, 'told');
  expect(state.ships.css_atlanta!.captain).toMatchObject({ character: 'reckless', alive: true });
  const thrown = events.flatMap(event =>
    event.type === 'captainThrown' || event.type === 'commanderThrown' ? [event.dice.length] : [],
  );
  expect(thrown.filter(count => count === 3)).toHaveLength(1);
  expect(new Set(thrown)).toEqual(new Set([3, 4]));
  expect(sectionKeys?.characters).toMatchObject({ kind: 'wordByUnit', ofForts: ['panicky', 'stubborn', 'fanatic'] });
});

it('C77: each marked hex of a battle is a field, and nothing of a battle stays idle', () => {
  const { scenario } = matchNamed('river-coastal', 'everything');
  const fields = riverCoastal.muster(scenario, {}).mines ?? [];
  expect(fields).toHaveLength(scenario.mines.length);
  expect(fields[0]).toMatchObject({ hexes: [scenario.mines[0]!.hex], live: scenario.mines[0]!.live, known: false });
  expect(riverCoastal.idle).toBeUndefined();
});

it.each(['brawl', 'shoals', 'everything', 'decks'])(
  'fuzzed games of %s with mines, spars, stakes, chains, wrecks, boarders and parties ashore find no fault',
  name => {
    for (const seed of ['a', 'b'])
      expect(fuzzGame(matchNamed('river-coastal', name), seed, { replayed: false, searched: true }).failure).toBeNull();
  },
);

it('a fuzzed game finds no fault: every option plays, nothing illegal does, secrets are kept, a file holds it', () => {
  expect(fuzzGame(battle('wassaw-sound', 4), 'fuzzed', { replayed: true, searched: true }).failure).toBeNull();
});
