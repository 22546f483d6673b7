import type { Facing } from '../../core/types.ts';
import type { Board } from '../view/boardPort.ts';
import {
  say,
  sayBoard,
  sayChoices,
  sayGuns,
  sayHex,
  sayNews,
  showArmour,
  showOverlay,
  takeBack,
  toEnemy,
} from '../cursor/answers.ts';
import type { Helm } from './helm.ts';
import type { OverlayKind } from '../overlays/overlays.ts';
import { endingOf, primaryOf } from './primary.ts';
import { settings } from '../settings/settings.ts';
import type { Table } from '../table/table.ts';
import { t } from '../../languages/language.ts';

/** What the keys can reach. */
export interface KeyTargets {
  table: Table;
  board: () => Board | null;
  primary: () => void;
  /** Carries out the order with that number in the list, from 1. */
  order: (number: number) => void;
  /** Gives the standing instruction with that key; false where none has it. */
  stance: (code: string) => boolean;
  help: () => void;
  log: () => void;
}

/** Letters by their place on the keyboard, around S as around a hex. */
const STEER: Readonly<Record<string, Facing>> = { KeyD: 0, KeyE: 1, KeyQ: 2, KeyA: 3, KeyZ: 4, KeyC: 5 };

/** Overlays, of the unit that is pointed at or else of the one in hand. */
const OVERLAY_KEYS: Readonly<Record<string, OverlayKind>> = { KeyM: 'reach', KeyG: 'guns', KeyX: 'danger' };

const PAN_PIXELS = 120;
const ZOOM = 1.25;
const PAN: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-PAN_PIXELS, 0],
  ArrowRight: [PAN_PIXELS, 0],
  ArrowUp: [0, -PAN_PIXELS],
  ArrowDown: [0, PAN_PIXELS],
};

/** The facing that an arrow stands for; up and down keep to the column as well as a hex chart allows. */
const arrowFacing = (helm: Helm, key: string): Facing | null => {
  if (key === 'ArrowLeft') return 3;
  if (key === 'ArrowRight') return 0;
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  const { chart } = helm.session.setup.match;
  // Even rows stand half a hex to the right (S2).
  const leansRight = chart.row(helm.cursor.value) % 2 === 0;
  if (key === 'ArrowUp') return leansRight ? 2 : 1;
  return leansRight ? 4 : 5;
};

const nextShip = (table: Table, step: 1 | -1): void => {
  const { helm } = table;
  helm.cursorShown.value = true;
  helm.next(step);
  if (helm.selected.peek() === null) say(table, t`No ship can act now.`);
};

/** Why the step cannot be ended: what has to be done first, by the main button. */
const whyNoEnd = (table: Table): string => {
  const { label, detail, press } = primaryOf(table, () => undefined);
  const first = press === null ? '' : t`First: ${label} (Space).`;
  return [t`The step cannot be ended now.`, first, detail === '' ? '' : `${detail}.`].filter(Boolean).join(' ');
};

const endStep = (table: Table): void => {
  const press = endingOf(table)?.press;
  if (press) {
    press();
    return;
  }
  const why = whyNoEnd(table);
  const { notice } = table.helm;
  // It is read out where it is shown; what stands there already is said anew.
  if (notice.peek() === why) say(table, why);
  else notice.value = why;
};

/** Questions whose answers are spoken. */
const asks = (table: Table, { code, shiftKey }: KeyboardEvent): boolean => {
  if (code === 'KeyK') toEnemy(table, shiftKey ? -1 : 1);
  else if (code === 'KeyI') sayGuns(table);
  else if (code === 'KeyW') (shiftKey ? sayNews : sayChoices)(table);
  else if (code === 'KeyS') (shiftKey ? sayBoard : sayHex)(table);
  else return false;
  return true;
};

/** The ship in hand steers as in the last move. */
const plotAgain = ({ plotting }: Table): void => {
  const ship = plotting.inHand;
  const again = ship && plotting.again(ship);
  if (ship && again) plotting.choose(ship, again);
};

const captainPlots = ({ plotting, captainPlots: captain }: Table): void => {
  const ship = plotting.inHand;
  if (ship) void captain.plot(ship);
};

const letter = (targets: KeyTargets, event: KeyboardEvent): boolean => {
  const { table } = targets;
  const { helm } = table;
  const facing = STEER[event.code];
  const overlay = OVERLAY_KEYS[event.code];
  if (facing !== undefined) helm.steer(facing);
  else if (event.code === 'KeyN') nextShip(table, event.shiftKey ? -1 : 1);
  else if (event.code === 'KeyU') takeBack(table);
  else if (event.code === 'KeyJ') endStep(table);
  else if (asks(table, event)) return true;
  else if (overlay) showOverlay(table, overlay);
  else if (event.code === 'KeyY') table.overlays.ruler.toggle();
  else if (event.code === 'KeyB' && showArmour(table)) return true;
  else if (event.code === 'KeyF') targets.board()?.fit();
  else if (event.code === 'KeyH') targets.help();
  else if (event.code === 'KeyL') targets.log();
  else if (event.code === 'KeyV') helm.session.peek();
  else if (event.code === 'KeyR') plotAgain(table);
  else if (event.code === 'KeyT' && event.shiftKey) captainPlots(table);
  else if (event.code === 'KeyT') void table.hints.press();
  else if (event.code === 'KeyO') helm.solo.toggle();
  else if (event.key === '.') helm.solo.step();
  else if (/^Digit[1-9]$/.test(event.code)) targets.order(Number(event.code.slice(5)));
  else if (event.key === '+' || event.key === '=') targets.board()?.zoomBy(ZOOM);
  else if (event.key === '-') targets.board()?.zoomBy(1 / ZOOM);
  else return targets.stance(event.code);
  return true;
};

const named = (targets: KeyTargets, event: KeyboardEvent): boolean => {
  const { helm } = targets.table;
  const pan = event.shiftKey ? PAN[event.key] : undefined;
  const facing = arrowFacing(helm, event.key);
  if (pan) targets.board()?.panBy(...pan);
  else if (facing !== null) helm.steer(facing);
  else if (event.key === ' ') targets.primary();
  else if (event.key === 'Enter') {
    if (helm.cursor.value === 0 || !helm.cursorShown.value) targets.primary();
    else if (!targets.table.overlays.ruler.press(helm.cursor.value)) helm.act(helm.cursor.value);
  } else if (event.key === 'Escape') {
    if (targets.table.overlays.ruler.press(0)) return true;
    targets.table.hints.drop();
    helm.cancel();
  } else return false;
  return true;
};

const SCROLLS = '[data-scrolls]';
const WRITES = 'input, textarea, select, [contenteditable]';
const PRESSES = 'button, a[href], summary, [role="button"]';

const TICKS = 'input[type="checkbox"], input[type="radio"]';

/** What a hand has pressed lets go of the focus: Space is the main button's, wherever the last press was. Who came by keys stays. */
export const letGoOfPressed = ({ detail, target }: MouseEvent): void => {
  const at = target instanceof Element ? target : null;
  const { activeElement } = document;
  if (detail === 0 || at?.closest('dialog') || !(activeElement instanceof HTMLElement)) return;
  if (activeElement.contains(at) && activeElement.matches(`${PRESSES}, ${TICKS}`)) activeElement.blur();
};

/** Handles a key of the play screen; true when it was one of its own. */
export const onPlayKey = (targets: KeyTargets, event: KeyboardEvent): boolean => {
  const at = event.target instanceof Element ? event.target : null;
  const { helm } = targets.table;
  if (helm.session.curtain.value) return false;
  if (event.defaultPrevented || event.altKey || at?.closest(WRITES) || document.querySelector('dialog[open]'))
    return false;
  if (event.ctrlKey || event.metaKey) {
    if (event.code !== 'KeyZ' || event.shiftKey) return false;
    takeBack(targets.table);
    return true;
  }
  if (event.key.startsWith('Arrow') && at?.closest(SCROLLS)) return false;
  if ((event.key === ' ' || event.key === 'Enter') && at?.closest(PRESSES)) return false;
  return named(targets, event) || (settings.value.letterKeys && letter(targets, event));
};
