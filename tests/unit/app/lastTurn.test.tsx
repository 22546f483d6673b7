// @vitest-environment happy-dom
/** A last turn is named only where it is known from the start: where a clock settles it, it would be a promise that nobody keeps. */
import { render } from 'preact';
import { afterEach, describe, expect, it } from 'vitest';
import { shippedBattle } from '../../../src/app/files/shipped.ts';
import { Objectives } from '../../../src/app/play/objectives.tsx';
import { ReportDialog } from '../../../src/app/play/reportDialog.tsx';
import { Ribbon } from '../../../src/app/play/ribbon.tsx';
import { listed } from '../../../src/app/table/gameKeeper.ts';
import { Session } from '../../../src/app/table/session.ts';
import { Table } from '../../../src/app/table/table.ts';
import { findRuleSet, matchOf, RULE_SETS } from '../../../src/rules/index.ts';
import { newGame } from '../../../src/trials/gameFile.ts';

const leaving: Table[] = [];
afterEach(() => {
  render(null, document.body);
  for (const table of leaving.splice(0)) table.leave();
});

const begun = (rules: string, id = 'first-command') => {
  const battle = shippedBattle(id)!;
  const players = { union: 'human', confederate: 'human' };
  const match = matchOf(findRuleSet(rules)!, battle.scenario);
  const session = new Session(
    newGame({ name: 'A game', created: '2026-01-02T03:04:05.000Z', seed: 'last', battle, match, players }),
    () => undefined,
  );
  const table = new Table('given-up', session);
  leaving.push(table);
  return table;
};

/** A battle that is given up at once. */
const givenUp = (rules: string, id?: string) => {
  const table = begun(rules, id);
  table.session.answer({ type: 'concede', side: 'union' }, null);
  return table;
};

it('keys that ask at the table are answered in the report over it, too', async () => {
  render(<ReportDialog table={givenUp('portable')} onClose={() => undefined} />, document.body);
  const spoken = () => document.querySelector('dialog [aria-live]')?.textContent;
  expect(spoken()).toBe('');
  for (const code of ['KeyW', 'KeyS']) {
    const before = spoken();
    await new Promise(requestAnimationFrame);
    dispatchEvent(new KeyboardEvent('keydown', { code, shiftKey: code === 'KeyS' }));
    await expect.poll(spoken).toContain('report. It is read by its headings');
    await expect.poll(spoken).not.toBe(before);
  }
});

describe.each(RULE_SETS.map(({ id, desk }) => [id, desk.limit.kind] as const))('under %s', (id, kind) => {
  const fixed = kind === 'fixed';

  it('the report says how many turns it took, and of how many where that was settled', () => {
    render(<ReportDialog table={givenUp(id)} onClose={() => undefined} />, document.body);
    expect(document.querySelector('.lead')?.textContent).toMatch(
      fixed ? /It took 1 of \d+ turns\.$/ : /It took 1 turn\.$/,
    );
  });

  it('so do the ribbon and the list of saved games', () => {
    const table = givenUp(id);
    const { last } = listed(table.id, table.session.played, '');
    expect(last === null).toBe(!fixed);
    const nothing = (): void => undefined;
    render(<Ribbon table={table} onMenu={nothing} onHelp={nothing} onGoals={nothing} />, document.body);
    expect(document.querySelector('.turn')?.textContent).toBe(fixed ? `Turn 1 of ${last}` : 'Turn 1');
    render(<Objectives session={table.session} stars />, document.body);
    expect(document.querySelector('.objectives')?.textContent).toContain(
      '★ A star on the chart stands where a goal lies',
    );
    render(<Ribbon table={table} onMenu={nothing} onHelp={nothing} onGoals={nothing} />, document.body);
    // What the figures beside the flags are is written there, and a clock says first how much time is left.
    expect(document.querySelector('.goalTicks [aria-hidden]')?.textContent).toBe('★ Goals');
    expect([...document.querySelectorAll('.goalTick')].map(tick => tick.textContent.trim())).toEqual([
      '0 of 1',
      '0 of 1',
    ]);
    const clock = document.querySelector('.clockText');
    if (clock) expect(clock.querySelector('b')?.textContent).toMatch(/^about \d+ turns left$/u);
  });

  it('the ribbon ticks off for good only what is met when all is over', async () => {
    const nothing = (): void => undefined;
    const ticks = (table: Table): string[] => {
      render(<Ribbon table={table} onMenu={nothing} onHelp={nothing} onGoals={nothing} />, document.body);
      return [...document.querySelectorAll('.goalTick')].map(tick => tick.textContent.trim());
    };
    expect(ticks(begun(id, 'drewrys-bluff'))[1]).toBe('✓ so far');
    render(null, document.body);
    const table = givenUp(id, 'drewrys-bluff');
    await expect.poll(() => ticks(table)[1]).toBe('✓');
  });
});
