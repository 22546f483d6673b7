import type { Board } from '../view/boardPort.ts';
import { settings } from '../settings/settings.ts';
import type { Viewer } from './viewer.ts';
import { answer, keysInWords, shipsInWords, standingInWords } from './words.ts';

const ZOOM = 1.25;

const PRESSES = 'button, a[href], summary, input[type="radio"]';

const travel = (viewer: Viewer, { key, shiftKey }: KeyboardEvent): boolean => {
  if (key === 'ArrowRight') void (shiftKey ? viewer.nextTurn() : viewer.forward());
  else if (key === 'ArrowLeft') void (shiftKey ? viewer.turnBack() : viewer.back());
  else if (key === 'ArrowDown') void viewer.nextEvent();
  else if (key === 'ArrowUp') void viewer.eventBack();
  else if (key === 'PageDown') void viewer.nextTurn();
  else if (key === 'PageUp') void viewer.turnBack();
  else if (key === 'Home') void viewer.seek(0);
  else if (key === 'End') void viewer.seek(viewer.end);
  else return false;
  return true;
};

const look = (board: Board | null, event: KeyboardEvent): boolean => {
  if (event.key === '+' || event.key === '=') board?.zoomBy(ZOOM);
  else if (event.key === '-') board?.zoomBy(1 / ZOOM);
  else if (event.code === 'KeyF') board?.fit();
  else return false;
  return true;
};

/** Questions whose answers are spoken: nothing that one may press at the table stays without a word here. */
const asks = (viewer: Viewer, { code, shiftKey }: KeyboardEvent): boolean => {
  if (code === 'KeyW') answer(viewer, keysInWords(viewer));
  else if (code === 'KeyS') answer(viewer, shiftKey ? shipsInWords(viewer) : standingInWords(viewer));
  else return false;
  return true;
};

/** Handles a key of the replay viewer; true when it was one of its own. */
export const onReplayKey = (viewer: Viewer, board: () => Board | null, event: KeyboardEvent): boolean => {
  const at = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return false;
  if (document.querySelector('dialog[open]') || at?.closest('input[type="radio"], select')) return false;
  const scrolls = at?.closest('[data-scrolls]') && /^(Page|Home|End|ArrowUp|ArrowDown)/.test(event.key);
  if (!scrolls && travel(viewer, event)) return true;
  if (event.key === ' ' && !at?.closest(PRESSES)) {
    void viewer.toggle();
    return true;
  }
  return settings.value.letterKeys && (asks(viewer, event) || look(board(), event));
};
