// @vitest-environment happy-dom
/** Men who are moved from box to box beside a plot, a course that is steered again, and a captain who plots: with the lesson's own scenes. */
import { render } from 'preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CaptainCard } from '../../../src/app/play/captainCard.tsx';
import { PlotTable } from '../../../src/app/play/plotTable.tsx';
import type { Table } from '../../../src/app/table/table.ts';
import type { RiverState } from '../../../src/rules/river-coastal/types.ts';
import { leaveTables, lessonTable } from '../../helpers/lessonTable.ts';

const TYLER = 'uss_conestoga';

afterEach(() => {
  render(null, document.body);
  leaveTables();
  vi.restoreAllMocks();
});

/** The plot of a gunboat with more guns than men, her boxes open. */
const aboard = async (): Promise<Table> => {
  const table = await lessonTable('river-coastal', 'crew');
  table.helm.take(TYLER);
  table.plotting.unfold('crew');
  render(<PlotTable helm={table.helm} plotting={table.plotting} captain={table.captainPlots} />, document.body);
  await expect.poll(() => boxes().length).toBeGreaterThan(3);
  return table;
};

const boxes = () => [...document.querySelectorAll<HTMLButtonElement>('.crewBox')];
const short = () => document.querySelector<HTMLButtonElement>('.crewBox.short')!;
const box = (id: string) => document.querySelector<HTMLButtonElement>(`[data-box="${id}"]`)!;
const label = (id: string) => box(id).getAttribute('aria-label');
const menOf = ({ session }: Table) => (session.newest as RiverState).ships[TYLER]!.plot?.men ?? [];
/** A box of guns that somebody serves. */
const served = () =>
  boxes().find(each => each.dataset.box!.startsWith('mount') && /: [1-9]\d* of/.test(each.getAttribute('aria-label')!))!
    .dataset.box!;

const press = async (table: Table, id: string): Promise<void> => {
  box(id).click();
  await table.session.playback.settled();
};

describe('crew boxes', () => {
  it('C32: two presses take a man from a box and put him into another, two more take him back', async () => {
    const table = await aboard();
    const [from, to] = [served(), short().dataset.box!];
    const before = label(to);
    await press(table, from);
    await expect.poll(() => box(from).getAttribute('aria-pressed')).toBe('true');
    expect(label(to)).toContain('put him here');
    await press(table, to);
    expect(menOf(table)).toHaveLength(1);
    await expect.poll(() => label(to)).not.toBe(before);
    await press(table, to);
    await expect.poll(() => box(to).getAttribute('aria-pressed')).toBe('true');
    await press(table, from);
    expect(menOf(table)).toHaveLength(0);
  });

  it('Escape leaves him where he is, and who may not go is not put there', async () => {
    const table = await aboard();
    const from = served();
    await press(table, from);
    await expect.poll(() => box(from).getAttribute('aria-pressed')).toBe('true');
    box(from).dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await expect.poll(() => box(from).getAttribute('aria-pressed')).toBe('false');
    await press(table, from);
    // Her engine has the one man that serves there.
    await expect.poll(() => box('engine').getAttribute('aria-disabled')).toBe('true');
    await press(table, 'engine');
    expect(menOf(table)).toHaveLength(0);
  });

  it('a pointer drags him, and lets him fall where there is no box', async () => {
    const table = await aboard();
    const [from, to] = [served(), short().dataset.box!];
    const drag = async (over: Element): Promise<void> => {
      document.elementFromPoint = () => over;
      const at = (type: string, clientX: number) =>
        new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1, clientX, clientY: 5 });
      box(from).dispatchEvent(at('pointerdown', 5));
      dispatchEvent(at('pointermove', 60));
      await expect.poll(() => document.querySelector('.crewDragged')).not.toBeNull();
      dispatchEvent(at('pointerup', 60));
      box(from).click();
      await table.session.playback.settled();
    };
    await drag(document.body);
    expect(menOf(table)).toHaveLength(0);
    expect(box(from).getAttribute('aria-pressed')).toBe('false');
    await drag(box(to));
    expect(menOf(table)).toHaveLength(1);
  });

  it('the panel, what is unfolded in it and the focus stay while a plot is laid', async () => {
    const table = await aboard();
    const faster = document.querySelector<HTMLButtonElement>('.plotRow.inHand [aria-label="faster"]')!;
    faster.focus();
    faster.click();
    await table.session.playback.settled();
    await expect.poll(() => (table.session.newest as RiverState).ships[TYLER]!.plot).not.toBeNull();
    expect(document.activeElement).toBe(faster);
    expect(boxes().length).toBeGreaterThan(3);
  });
});

it('C3: an earlier course is steered again, with whatever she is told otherwise as it is now; none that she cannot steer', async () => {
  const table = await lessonTable('river-coastal', 'crew');
  const { session, plotting } = table;
  const { plots } = session.setup.match.rules.desk;
  await expect.poll(() => plotting.ship(TYLER)).toBeDefined();
  const { steady } = plotting.ship(TYLER)!;
  const now = session.ownNow;
  const faster = plots!.next(now, steady.command).find(({ speed }) => speed! > steady.speed!)!;
  expect(plots!.again!(now, faster.command)).toMatchObject({ speed: faster.speed, command: faster.command });
  expect(plots!.again!(now, { ...faster.command, opens: 2 } as never)!.command).toMatchObject({ opens: 0 });
  expect(plots!.again!(now, { ...faster.command, speed: 99 } as never)).toBeNull();
  // What has been laid in this move is none of the last.
  plotting.choose(plotting.ship(TYLER)!, faster);
  await session.playback.settled();
  expect(plotting.again(plotting.ship(TYLER)!)).toBeNull();
});

it('C15, C16: the captain’s card says what he is like, his figures in words, his order and what he forbids', async () => {
  const table = await lessonTable('river-coastal', 'bound');
  const { captain } = table.helm.unit('uss_conestoga')!;
  render(<CaptainCard captain={captain!} />, document.body);
  const words = document.body.textContent;
  expect(words).toContain('Captain: stubborn');
  expect(words).toMatch(/\+\d to his men’s morale while he lives/);
  expect(words).toContain('hold 0506');
  expect(words).toContain('Stubborn: ordered to hold 0506. A signal can change that.');
});
