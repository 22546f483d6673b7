import type { LessonControl, Pointed } from '../../system/lesson.ts';
import { t } from '../../languages/language.ts';
import { FACINGS, type Facing, type HexId } from '../../core/types.ts';
import type { Board } from '../view/boardPort.ts';
import type { Helm } from '../helm/helm.ts';
import { bringIntoSight, centreInOpen } from '../view/sight.ts';

/** Sides of a rectangle on the page, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where on the page a control is, the first that is shown. */
const CONTROLS: Readonly<Record<LessonControl, readonly string[]>> = {
  main: ['[data-testid="primary"]'],
  end: ['.endStep', '[data-testid="primary"]'],
  advice: ['[data-testid="hint"] .order', '[data-testid="advise"]', '[data-testid="primary"]'],
  undo: ['.actions [aria-keyshortcuts="U"]'],
  odds: ['[data-testid="odds"]', '.orders'],
  ship: ['[data-testid="part-ship"]', '[data-testid="tab-ship"]'],
  objectives: ['[data-testid="tab-objectives"]'],
  turn: ['[data-testid="tab-turn"]'],
  log: ['[data-testid="log"]', '[data-testid="tab-log"]'],
  why: [
    // The step's own lies open; where it is folded away the log has others.
    '.ordersTitle .whyLink',
    '[data-testid="log"] .logTurn:last-child .whyLink',
    '[data-testid="log"] .logTurn:last-child summary',
    '[data-testid="log"] .whyLink',
    // A turn in which nothing has been told yet has no lines to unfold.
    '[data-testid="log"] summary',
    '[data-testid="tab-log"]:not([aria-selected="true"])',
    '.orders .whyLink',
  ],
  dice: [
    '[data-testid="log"] .logTurn:last-child .tablesLink',
    '[data-testid="log"] .tablesLink',
    // What is folded is opened, the newest first, until there are dice to press.
    '[data-testid="log"] details:not([open]) > summary',
    '[data-testid="tab-log"]:not([aria-selected="true"])',
  ],
  armour: ['[data-testid="armour-open"]', '[data-testid="tab-ship"]:not([aria-selected="true"])'],
  // Once what is folded lies open, what it holds is shown and not the fold, wherever it has been scrolled to.
  beside: [
    '.plotBeside .plotOrder:not([aria-pressed="true"]):not([aria-disabled="true"])',
    '.plotBeside:not(:has(.plotFold[aria-expanded="true"])) .plotFold',
  ],
  course: ['[data-testid="plot-course"]'],
  earned: ['[data-testid="plot-then"]', '[data-testid="plot-course"]'],
  bound: ['.plotBound', '.plotInHand'],
  // A man who is held goes on; else whoever may be moved, once the boxes are open.
  crew: [
    '.crewBox.takes.none',
    '.crewBox.takes',
    '.crewBoxes:not(:has(.gives)) .crewBox:not([aria-disabled="true"])',
    '[data-testid="crew"] .plotFold[aria-expanded="false"]',
  ],
  captain: ['[data-testid="captain-card"]', '[data-testid="tab-ship"]:not([aria-selected="true"])'],
  decks: ['[data-testid="drawing"]'],
  cards: ['[data-testid="primary"]'],
  clock: ['.clockButton'],
  speeds: [
    '.plotInHand .plotKnots:not([aria-pressed="true"]):not([aria-disabled="true"])',
    `.plotRow.inHand .plotStep[aria-label="${t`faster`}"]:not([aria-disabled="true"])`,
    `.plotRow.inHand .plotStep[aria-label="${t`slower`}"]`,
  ],
};

/**
 * Where what is pointed at stands beside the chart; null for what lies on the chart. An order that is not in the list is the main
 * button's; one that is there is scrolled to.
 */
const placesOf = (pointed: Pointed): readonly string[] | null => {
  if ('control' in pointed) return CONTROLS[pointed.control];
  if (!('order' in pointed)) return null;
  const inList = `.orders [data-order="${pointed.order}"]`;
  return document.querySelector(inList) ? [inList] : CONTROLS.main;
};

/** Parts of the side panel, which lies folded on small screens. */
const IN_PANEL: readonly LessonControl[] = ['ship', 'objectives', 'turn', 'log', 'why', 'dice', 'armour', 'captain'];

/** Controls whose work is seen on the chart, which the open panel would cover. */
const FOR_THE_CHART: readonly LessonControl[] = ['speeds', 'course', 'earned', 'bound', 'crew', 'beside'];

const isPartOfPanel = (pointed: Pointed): boolean => 'control' in pointed && IN_PANEL.includes(pointed.control);

const needsChart = (pointed: Pointed): boolean => 'control' in pointed && FOR_THE_CHART.includes(pointed.control);

const isShown = (element: Element): boolean => element.getClientRects().length > 0;

const topAt = (x: number, y: number): Element | null => document.elementFromPoint(x, y);

/** Whether a click on its middle would reach it. */
const isFree = (element: Element): boolean => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const there = topAt((left + right) / 2, (top + bottom) / 2);
  return there !== null && element.contains(there);
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

/** The part of an element's box that can be seen of it where it scrolls within something. */
const seenBoxOf = (element: Element): Box => {
  const box = boxOf(element);
  const pane = element.parentElement?.closest('.orders, .sidePart');
  if (!pane) return box;
  const room = boxOf(pane);
  const [top, bottom] = [Math.max(box.top, room.top), Math.min(box.bottom, room.bottom)];
  return top < bottom ? { ...box, top, bottom } : box;
};

const OPENS_PANEL = ['.sideTool'];
const CLOSES_PANEL = ['.sheetClose'];

/** By which the parts that may lie open on the page are known. */
const OPEN: Partial<Record<LessonControl, string>> = {
  objectives: '[data-testid="tab-objectives"][aria-selected="true"]',
  turn: '[data-testid="tab-turn"][aria-selected="true"]',
  armour: '.armourDialog',
};

/** Parts that lie open on the page. */
export const openedNow = (): LessonControl[] =>
  (Object.keys(OPEN) as LessonControl[]).filter(name => find([OPEN[name] ?? '']) !== null);

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

/** Whether nothing lies over that place of the chart. */
const isOpenChart = (x: number, y: number): boolean => (topAt(x, y)?.closest('.board') ?? null) !== null;

/** What is to be outlined, as a box on the page; null where it is not to be seen. */
export const boxFor = (pointed: Pointed, helm: Helm, board: Board | null): Box | null => {
  const places = placesOf(pointed);
  if (places) {
    const isInPanel = isPartOfPanel(pointed);
    const element = find(places);
    // On small screens the side panel lies over everything else.
    const lid = element && !isInPanel && (needsChart(pointed) || !isFree(element)) ? find(CLOSES_PANEL) : null;
    const shown = lid ?? element ?? (isInPanel ? find(OPENS_PANEL) : null);
    return shown && seenBoxOf(shown);
  }
  const place = board && chartPlace(board, helm, pointed);
  if (!place) return null;
  const { x, y, half } = place;
  const lid = isOpenChart(x, y) ? null : find(CLOSES_PANEL);
  return lid ? boxOf(lid) : { left: x - half, top: y - half, right: x + half, bottom: y + half };
};

/** How orders and chart lie on the page: a question grows under a place that was free before. */
const layoutNow = (element: Element): unknown => {
  const dock = document.querySelector('.dock');
  return [boxOf(element), dock && boxOf(dock)];
};

/** What a place on the chart was last brought into the open for, and for how many frames it has been so. */
export interface Opened {
  readonly what: string;
  readonly frames: number;
}

/** Frames in which the chart itself comes to rest after what lies round it has changed. */
const SETTLING = 40;

/**
 * Brings a place on the chart that is pointed at to where nothing lies over it: when it is first pointed at, and again when what lies
 * round it has changed, until the chart has come to rest. Whoever pushes the chart away from it later is left in peace.
 */
export const keepOpen = (pointed: Pointed, helm: Helm, board: Board | null, last: Opened): Opened => {
  const element = document.querySelector('.board');
  const place = board && chartPlace(board, helm, pointed);
  if (!board || !element || !place) return last;
  const open = isOpenChart(place.x, place.y);
  // What has to be closed first lies over everything.
  if (!open && find(CLOSES_PANEL)) return last;
  const what = JSON.stringify([pointed, layoutNow(element)]);
  const frames = what === last.what ? last.frames + 1 : 0;
  if (frames > SETTLING || (open && frames > 0)) return { what, frames };
  const hex = hexOf(helm, pointed);
  if (open) bringIntoSight(board, hex, element);
  else centreInOpen(board, hex, element);
  return { what, frames };
};

/** A control as it was when it was brought into sight, how long the panel round it was, and for how many frames it has been so. */
export interface Shown {
  /** What is pointed at, as text. */
  readonly what: string;
  readonly element: Element;
  readonly length: number;
  readonly frames: number;
}

/**
 * Brings a control that is pointed at into sight: when it is first there (a folded panel may have to be opened before), and again
 * when the panel round it grows, as it does when a sheet is filled late. Whoever scrolls away from it later is left in peace.
 */
export const keepShown = (pointed: Pointed, last: Shown | null): Shown | null => {
  const places = placesOf(pointed);
  const element = places && find(places);
  if (!element) return null;
  const what = JSON.stringify(pointed);
  const length = element.closest('.sidePart, .orders')?.scrollHeight ?? 0;
  const stays = last?.what === what && last.length === length && last.element === element;
  const frames = stays ? last.frames + 1 : 0;
  if (frames === 0 || (frames < SETTLING && !isFree(element))) element.scrollIntoView({ block: 'nearest' });
  return { what, element, length, frames };
};
