/** What a commodore goes by: how near each side is to what it is to do, and the temper that a battle asks for. */
import { describe, expect, it } from 'vitest';
import { headway } from '../../../src/bots/headway.ts';
import { moodsOf } from '../../../src/bots/moods.ts';
import { HASTY, PATIENT, STEADY } from '../../../src/bots/temper.ts';
import { situationOf, start } from '../../../src/core/engine.ts';
import type { Objective } from '../../../src/core/scenario.ts';
import type { Situation } from '../../../src/core/game.ts';
import type { Match, RuleSet } from '../../../src/system/ruleset.ts';
import { matchNamed } from '../../helpers/scenarios.ts';

/** A battle with these objectives, of which so much has been done. */
const battle = (
  objectives: readonly Objective[],
  done: readonly number[],
  turn = 1,
): { rules: RuleSet; now: Situation } => {
  const match: Match = matchNamed('portable', 'memphis');
  const now = situationOf(match, { ...start(match, 'headway').state, turn });
  const standing = objectives.map(({ side, text, count }, index) => ({
    side,
    text,
    done: done[index] ?? 0,
    needed: count,
    met: false,
  }));
  const desk = { ...match.rules.desk, objectives: () => standing, limit: { kind: 'fixed' as const, last: () => 10 } };
  return { rules: { ...match.rules, desk }, now: { ...now, scenario: { ...now.scenario, objectives, rules: {} } } };
};

const SINK: Objective = { side: 'union', text: '', kind: 'sinkOrCapture', ships: ['a', 'b', 'c'], count: 2 };
const SURVIVE: Objective = { side: 'union', text: '', kind: 'survive', ships: ['m'], count: 1 };
const HOLD: Objective = { side: 'union', text: '', kind: 'hold', hexes: [101], count: 1 };
const sound = (): number => 0;

describe('headway', () => {
  const of = (
    objective: Objective,
    done: number,
    woundOf: (unit: string) => number | null = sound,
    turn = 1,
  ): number => {
    const { rules, now } = battle([objective], [done], turn);
    return headway(rules, now, 'union', woundOf);
  };

  it('counts what has been done, and is the other way round for the enemy', () => {
    expect(of(SINK, 1)).toBe(0.5);
    const { rules, now } = battle([SINK], [1]);
    expect(headway(rules, now, 'confederate', sound)).toBe(-0.5);
  });

  it('counts the worst wounds of as many ships as are still wanted', () => {
    const wounds: Record<string, number | null> = { a: null, b: 0.5, c: 0.9 };
    expect(of(SINK, 1, id => wounds[id] ?? null)).toBeCloseTo((1 + 0.6 * 0.9) / 2);
  });

  it('fears for what must survive as she is shot away, and has failed when she is gone', () => {
    expect(of(SURVIVE, 1)).toBe(1);
    expect(of(SURVIVE, 1, () => 0.5)).toBeCloseTo(0.7);
    expect(of(SURVIVE, 0, () => null)).toBe(0);
  });

  it('gives little for a place held too early', () => {
    expect(of(HOLD, 1, sound, 1)).toBeCloseTo(0.01);
    expect(of(HOLD, 1, sound, 10)).toBe(1);
  });

  it('takes the objective that is nearest, since any one is enough', () => {
    const { rules, now } = battle([SINK, SURVIVE], [1, 1]);
    expect(headway(rules, now, 'union', sound)).toBeCloseTo(1 + 0.25 * 0.5);
  });
});

describe('moods', () => {
  it('keep to the own temper until another is clearly better', () => {
    const moods = moodsOf(STEADY);
    moods.note(STEADY, 10);
    moods.note(HASTY, 13);
    expect(moods.best()).toBe(STEADY);
    moods.note(PATIENT, 20);
    expect(moods.best()).toBe(PATIENT);
  });

  it('forget: what was found lately counts more', () => {
    const moods = moodsOf(STEADY);
    for (let battles = 0; battles < 4; battles++) moods.note(HASTY, 30);
    for (let decisions = 0; decisions < 8; decisions++) moods.fade();
    moods.note(STEADY, 0);
    for (let battles = 0; battles < 4; battles++) moods.note(HASTY, -10);
    expect(moods.best()).toBe(STEADY);
  });
});
