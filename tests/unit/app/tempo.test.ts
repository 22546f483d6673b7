/** How many presses a turn takes when one agrees with the advice. */
import { afterEach, describe, expect, it } from 'vitest';
import { againstCaptain, ownDecision, pressesByTurn } from '../../helpers/agreeing.ts';
import { matchNamed } from '../../helpers/scenarios.ts';
import type { Table } from '../../../src/app/table/table.ts';

/** Union ships on the chart in each turn, and the presses that they may take. */
const WANTED = [
  { ships: 5, presses: 12 },
  { ships: 9, presses: 20 },
  { ships: 9, presses: 20 },
] as const;

const tables: Table[] = [];
afterEach(() => {
  for (const table of tables.splice(0)) table.leave();
});

const sit = (seed: string): Table => {
  const table = againstCaptain(matchNamed('quick-sheet', 'memphis'), seed);
  tables.push(table);
  return table;
};

describe('a turn at Memphis under the quick sheet, when one agrees with the advice', () => {
  it('takes 12 presses with five ships and 20 with nine at most, every ship one', async () => {
    const pressed = await pressesByTurn(sit('tempo'), WANTED.length);
    for (const [turn, { presses }] of WANTED.entries())
      expect(pressed[turn]!.length, pressed[turn]!.join('\n')).toBeLessThanOrEqual(presses);
    const ships = pressed[0]!.flatMap(words => /^USS (.*): /.exec(words)?.[1] ?? []);
    expect(ships.length).toBe(WANTED[0].ships);
    expect(new Set(ships).size).toBe(ships.length);
  });
});

describe('advice', () => {
  it('is drawn as a way before it is taken, and taken it is followed until her turn is over', async () => {
    const table = sit('tempo');
    const { session, hints, helm } = table;
    await ownDecision(table);
    while (!hints.hint.value?.course) {
      await hints.press();
      await ownDecision(table);
    }
    const { course, commands } = hints.hint.value;
    const before = session.history.value.length;
    expect(course.steps.at(-1)!.hex).not.toBe(helm.unit(course.unit)!.hexes[0]);
    expect(commands.length).toBeGreaterThan(course.steps.length);
    await hints.press();
    await ownDecision(table);
    const { desk } = session.setup.match.rules;
    const own = session.history.value.slice(before).filter(({ command }) => command.side === 'union');
    expect(own.every(({ command }) => desk.about(command).unit === course.unit)).toBe(true);
    expect(helm.actors.value).not.toContain(course.unit);
    // The next one lies there, and nothing of it has been done.
    expect(hints.hint.value).not.toBeNull();
    expect(helm.selected.value).not.toBe(course.unit);
  });

  it('is for one thing at a time, and comes only when it is asked for, where a lesson says what comes next', async () => {
    const table = sit('tempo');
    const { session, hints } = table;
    const { desk } = session.setup.match.rules;
    hints.briefing = () => null;
    await ownDecision(table);
    while (!hints.hint.value?.course) {
      await hints.press();
      await ownDecision(table);
    }
    const { commands } = hints.hint.value;
    expect(commands.every(command => desk.steps?.is(command))).toBe(true);
    const before = session.history.value.length;
    await hints.press();
    await ownDecision(table);
    const own = session.history.value.slice(before).filter(({ command }) => command.side === 'union');
    expect(own.slice(0, commands.length).map(({ command }) => command)).toEqual(commands);
    expect(hints.hint.value).toBeNull();
  });

  it('is laid out no more once the player does something of his own', async () => {
    const table = sit('tempo');
    const { hints, helm } = table;
    await ownDecision(table);
    await hints.press();
    await hints.press();
    await ownDecision(table);
    expect(hints.hint.value).not.toBeNull();
    const [own] = helm.session.offers.value;
    helm.perform(own!);
    await ownDecision(table);
    expect(hints.hint.value).toBeNull();
  });
});
