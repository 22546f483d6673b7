import { shake } from '../sound/shake.ts';
import { effect } from '@preact/signals';
import { SIDES } from '../../core/types.ts';
import type { Board, BoardView, CreateBoard, Press } from '../view/boardPort.ts';
import { runOf } from '../view/boardRun.ts';
import { NOBODY } from '../table/session.ts';
import { isStill, settings } from '../settings/settings.ts';
import { bringIntoSight, buttonsOver, openSight } from '../view/sight.ts';
import { heardActs } from '../sound/heard.ts';
import { noisesOf } from '../sound/pieces.ts';
import { eventPlayerFor } from '../view/eventPlayer.ts';
import type { OnBoard } from '../../system/stage.ts';
import { stillView } from '../view/boardView.ts';
import type { Viewer } from './viewer.ts';

/** Where units are in the state on the screen. */
const onBoard = (viewer: Viewer): OnBoard => {
  const find = (id: string) => viewer.units.peek().find(unit => unit.id === id);
  return {
    at: unit => find(unit)?.hexes[0] ?? 0,
    side: unit => find(unit)?.side ?? 'union',
    facing: unit => find(unit)?.facing ?? 0,
    card(id) {
      const { desk } = viewer.setup.match.rules;
      const cards = desk.cards?.decks(viewer.now, SIDES[0]).flatMap(deck => deck.cards);
      return cards?.find(({ card }) => card.id === id)?.card ?? null;
    },
  };
};

const viewOf = (viewer: Viewer): BoardView => ({
  ...stillView(viewer.setup.match, viewer.view.value),
  selected: viewer.selected.value,
});

/** How much faster than drawn; 0 where nothing is to move. */
const speedOf = (viewer: Viewer): number =>
  isStill.value || viewer.hurried.value ? 0 : settings.value.speed * viewer.rate.value;

const connect = (board: Board, viewer: Viewer, element: HTMLElement): (() => void) => {
  const { match } = viewer.setup;
  const run = runOf(board, element, () => speedOf(viewer));
  const acts = heardActs(
    board.acts,
    run.ear,
    noisesOf(match, () => viewer.now),
    shake,
  );
  const player = eventPlayerFor(match.rules, acts, onBoard(viewer));
  viewer.eventView = {
    async act(event) {
      run.goOn();
      const hex = match.rules.desk.events.where(event, viewer.now).hexes.at(-1);
      const [hurried, atOnce] = [viewer.hurried.peek(), viewer.rate.peek() === 0];
      if (hex && !hurried && !atOnce) bringIntoSight(board, hex, element);
      if (!isStill.peek() && (hurried || !atOnce)) await player.play(event);
    },
    cut: () => run.cut(),
    pace: () => (speedOf(viewer) === 0 ? 0 : 1 / speedOf(viewer)),
  };
  // While a command is played, and between its events, its pictures have moved by themselves.
  const stopViews = effect(() => {
    if (!viewer.playback.busy.value && viewer.within.value === 0) board.show(viewOf(viewer));
  });
  return () => {
    stopViews();
    viewer.eventView = NOBODY;
    viewer.leave();
    run.end();
    board.destroy();
  };
};

/** Builds the board in an element and ties it to a game that is looked at. */
export const bringStageIn = async (
  element: HTMLElement,
  viewer: Viewer,
  createBoard: CreateBoard,
): Promise<{ board: Board; takeAway: () => void }> => {
  const listener = {
    onPress: ({ hex, unit }: Press) => viewer.look(hex, unit),
    onHover: () => undefined,
    covered: () => buttonsOver(element),
  };
  const board = await createBoard(element, viewer.setup.match.scenario, listener, viewOf(viewer).settings);
  const takeAway = connect(board, viewer, element);
  openSight(board, { chart: viewer.setup.match.chart, units: viewer.units.peek(), side: null }, element);
  return { board, takeAway };
};
