import type { LessonControl, Pointed } from '../../core/lesson.ts';
import { t } from '../../core/language.ts';
import { FACINGS, type Facing, type HexId } from '../../core/types.ts';
import type { Board } from '../boardPort.ts';
import type { Helm } from '../helm.ts';
import { bringIntoSight } from '../sight.ts';
import type { Box } from './layout.ts';

/** Where on the page a control is, the first that is shown. */
const CONTROLS: Readonly<Record<LessonControl, readonly string[]>> = {
  main: ['[data-testid="primary"]'],
  advice: ['[data-testid="hint"] .order', '[data-testid="advise"]', '[data-testid="primary"]'],
  undo: ['.actions [aria-keyshortcuts="U"]'],
  odds: ['[data-testid="odds"]', '.orders'],
  ship: ['[data-testid="part-ship"]'],
  objectives: ['[data-testid="part-objectives"] .partButton'],
  turn: ['[data-testid="part-turn"] .partButton'],
  log: ['[data-testid="log"]'],
  why: ['[data-testid="log"] .logTurn:last-child .whyLink', '[data-testid="log"] .whyLink', '.orders .whyLink'],
  decks: ['[data-testid="drawing"]'],
  cards: ['[data-testid="primary"]'],
  clock: ['.clockButton'],
  speeds: [
    `.plotRow.inHand .plotStep[aria-label="${t`faster`}"]:not([aria-disabled="true"])`,
    `.plotRow.inHand .plotStep[aria-label="${t`slower`}"]`,
  ],
};

/** Parts of the side panel, which lies folded on small screens. */
const IN_PANEL: readonly LessonControl[] = ['ship', 'objectives', 'turn', 'log', 'why'];

const isShown = (element: Element): boolean => element.getClientRects().length > 0;

/** The topmost element at a place of the page, the lesson's own left out. */
const topAt = (x: number, y: number): Element | undefined =>
  document.elementsFromPoint(x, y).find(element => element.closest('.lesson') === null);

/** Whether a click on its middle would reach it. */
const isFree = (element: Element): boolean => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const there = topAt((left + right) / 2, (top + bottom) / 2);
  return there !== undefined && element.contains(there);
};

/** The first of them that a click would reach, else the first that is shown at all. */
const find = (selectors: readonly string[]): Element | null => {
  const shown = selectors.flatMap(each => [...document.querySelectorAll(each)].reverse()).filter(isShown);
  return shown.find(isFree) ?? shown[0] ?? null;
};

const boxOf = (element: Element): Box => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
};

const OPENS_PANEL = ['.sideTool'];
const CLOSES_PANEL = ['.sheetClose'];

/** Parts that lie open on the page. */
export const openedNow = (): LessonControl[] =>
  (['objectives', 'turn'] as const).filter(
    name => find([`[data-testid="part-${name}"] .partButton[aria-expanded="true"]`]) !== null,
  );

/** A place on the chart and half the width of a hex there. */
const chartPlace = (board: Board, helm: Helm, pointed: Pointed): { x: number; y: number; half: number } | null => {
  const { chart } = helm.session.setup.match;
  const hex = hexOf(helm, pointed);
  if (hex === 0 || !chart.has(hex)) return null;
  const centre = board.screenOf(hex);
  const at = ('unit' in pointed ? board.screenOfUnit(pointed.unit) : null) ?? centre;
  const beside = FACINGS.map((_, facing) => chart.neighbour(hex, facing as Facing)).find(other => other !== 0);
  const next = beside === undefined ? centre : board.screenOf(beside);
  return { ...at, half: Math.max(12, Math.hypot(next.x - centre.x, next.y - centre.y) / 2) };
};

const hexOf = (helm: Helm, pointed: Pointed): HexId => {
  if ('hex' in pointed) return pointed.hex;
  return 'unit' in pointed ? (helm.units.peek().find(({ id }) => id === pointed.unit)?.hexes[0] ?? 0) : 0;
};

/** Whether nothing but the lesson itself lies over that place of the chart. */
const isOpenChart = (x: number, y: number): boolean => topAt(x, y)?.closest('.board') !== null;

/** What is to be outlined, as a box on the page; null where it is not to be seen. */
export const boxFor = (pointed: Pointed, helm: Helm, board: Board | null): Box | null => {
  if ('control' in pointed) {
    const isInPanel = IN_PANEL.includes(pointed.control);
    const element = find(CONTROLS[pointed.control]);
    // On small screens the side panel lies over everything else.
    const lid = element && !isInPanel && !isFree(element) ? find(CLOSES_PANEL) : null;
    const shown = lid ?? element ?? (isInPanel ? find(OPENS_PANEL) : null);
    return shown && boxOf(shown);
  }
  const place = board && chartPlace(board, helm, pointed);
  if (!place) return null;
  const { x, y, half } = place;
  const lid = isOpenChart(x, y) ? null : find(CLOSES_PANEL);
  return lid ? boxOf(lid) : { left: x - half, top: y - half, right: x + half, bottom: y + half };
};

/** Brings what is pointed at into sight, once. */
export const showSpot = (pointed: Pointed, helm: Helm, board: Board | null): void => {
  if ('control' in pointed) find(CONTROLS[pointed.control])?.scrollIntoView({ block: 'nearest' });
  else {
    const element = document.querySelector('.board');
    const hex = hexOf(helm, pointed);
    if (board && element && hex !== 0) bringIntoSight(board, hex, element);
  }
};

/** What the card had better leave free: the orders, which are needed in almost every step, and ships. */
export const keepFree = (helm: Helm, board: Board | null): Box[] => {
  const dock = find(['.dock']);
  const units = helm.units.peek().filter(({ present }) => present);
  const ships = units.flatMap(({ id }) => {
    const box = boxFor({ unit: id }, helm, board);
    return box ? [box] : [];
  });
  return [...(dock ? [boxOf(dock)] : []), ...ships];
};
