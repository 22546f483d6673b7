import { shake } from '../sound/shake.ts';
import { effect } from '@preact/signals';
import type { Chart } from '../../core/chart.ts';
import type { UnitSheet } from '../../system/desk/index.ts';
import { SIDES } from '../../core/types.ts';
import { situationOf } from '../../core/engine.ts';
import type { Board, Box, CreateBoard, Press } from './boardPort.ts';
import { runOf, type BoardRun } from './boardRun.ts';
import type { RecapView } from '../table/film.ts';
import type { Helm } from '../helm/helm.ts';
import { leaveBy, pointAt } from '../helm/pointing.ts';
import { listenForHolds } from '../overlays/hold.ts';
import { NOBODY } from '../table/session.ts';
import type { Table } from '../table/table.ts';
import { isStill, settings } from '../settings/settings.ts';
import { heardActs } from '../sound/heard.ts';
import type { StageActs, OnBoard } from '../../system/stage.ts';
import { noisesOf } from '../sound/pieces.ts';
import { watchFoot, buttonsOver, openSight } from './sight.ts';
import { eventPlayerFor } from './eventPlayer.ts';
import { boardView, stillView } from './boardView.ts';
import { excursion, followCursor, followOthers, frameActor, keepUncovered } from './following.ts';
import { beforeEvent, eased, rateOf } from './watching.ts';

/** Pictures run at the player's speed; not at all where nothing is to move. */
const speedNow = (): number => (isStill.value ? 0 : settings.value.speed);

/** Where units are as far as the screen has shown. */
const onBoard = (helm: Helm): OnBoard => ({
  at: unit => helm.unit(unit)?.hexes[0] ?? 0,
  side: unit => helm.unit(unit)?.side ?? 'union',
  facing: unit => helm.unit(unit)?.facing ?? 0,
  card(id) {
    const { now, setup } = helm.session;
    const cards = setup.match.rules.desk.cards?.decks(now, SIDES[0]).flatMap(deck => deck.cards);
    return cards?.find(({ card }) => card.id === id)?.card ?? null;
  },
});

/** Shows the board every view; while events are played only the first, since from then on they move the pictures. */
const followViews = (board: Board, table: Table): (() => void) => {
  let playing = false;
  return effect(() => {
    const busy = table.session.busy.value;
    const view = boardView(table);
    const past = table.film.replaying.value;
    if (!past && !(busy && playing)) board.show(view);
    playing = busy;
  });
};

/** Throws scenes onto the board that have been played before: units are where the state has them that was shown last. */
export const recapViewOf = (
  board: Board,
  acts: StageActs,
  run: BoardRun,
  helm: Helm,
  element: HTMLElement,
): RecapView => {
  const { match } = helm.session.setup;
  const { to, end } = excursion(board, element);
  let units: readonly UnitSheet[] = [];
  const find = (id: string): UnitSheet | undefined => units.find(unit => unit.id === id);
  const shown: OnBoard = {
    ...onBoard(helm),
    at: unit => find(unit)?.hexes[0] ?? 0,
    side: unit => find(unit)?.side ?? 'union',
    facing: unit => find(unit)?.facing ?? 0,
  };
  let player = eventPlayerFor(match.rules, acts, shown);
  return {
    show(state) {
      units = match.rules.desk.units(situationOf(match, state));
      player = eventPlayerFor(match.rules, acts, shown);
      board.show(stillView(match, state));
    },
    act(event) {
      run.goOn();
      to(match.rules.desk.events.where(event, helm.session.now).hexes);
      return player.play(event);
    },
    cut() {
      run.cut();
      end();
    },
    still: () => speedNow() === 0,
  };
};

/** Gives the session its pictures and the board its views; returns how to take them away again. */
const connect = (board: Board, table: Table, element: HTMLElement): (() => void) => {
  const { session, helm, film } = table;
  const { match } = session.setup;
  const rated = (): number => rateOf(table, speedNow());
  const run = runOf(board, element, rated);
  const acts = heardActs(
    eased(board.acts, () => film.folding.ease()),
    run.ear,
    noisesOf(match, () => session.now),
    shake,
  );
  const player = eventPlayerFor(match.rules, acts, onBoard(helm));
  const { solo } = helm;
  const following = followOthers(board, table, element);
  session.eventView = {
    begin: event => beforeEvent(table, event, settings.value.speed),
    async act(event) {
      run.goOn();
      table.beats.hear(event);
      following.follow(event);
      if (!isStill.value) await film.gate(event);
      // Dice of the step before are taken off the table.
      if (event.type === 'phaseBegan') session.playback.tray.value = null;
      await player.play(event);
    },
    cut() {
      film.release();
      run.cut();
    },
    pace: () => (rated() === 0 ? 0 : 1 / rated()),
  };
  film.recapView = recapViewOf(board, acts, run, helm, element);
  // Where nothing moves, moves still follow each other one by one, unless all is to happen at once.
  solo.pace = () => {
    const rate = rateOf(table, settings.value.speed);
    return rate === 0 ? 0 : 1 / rate;
  };
  const stopViews = followViews(board, table);
  return () => {
    stopViews();
    following.stop();
    session.eventView = NOBODY;
    film.stop();
    film.recapView = null;
    run.end();
    board.destroy();
  };
};

const build = (parent: HTMLElement, table: Table, createBoard: CreateBoard): Promise<Board> => {
  const { helm, film, plotting, overlays } = table;
  const { scenario } = helm.session.setup.match;
  const listener = {
    onPress: ({ hex, toward, unit, edge }: Press) => {
      helm.cursorShown.value = false;
      if (film.replaying.value) {
        film.stop();
        return;
      }
      if (overlays.ruler.press(hex) || plotting.press(hex)) return;
      if (edge !== null) leaveBy(helm, edge);
      else helm.act(hex, toward, unit);
    },
    onHover: ({ hex, toward }: Press) => pointAt(helm, hex, toward),
    onLook: (seen: Box) => (table.seen.value = seen),
    covered: () => buttonsOver(parent),
  };
  return createBoard(parent, scenario, listener, boardView(table).settings);
};

/**
 * Browser tests ask where a hex or a unit lies on the page by sending this event with `detail.hex` or `detail.unit`; the answer
 * is put into `detail`, which stays as it is for a hex beyond the rim and a unit off the chart.
 */
const answerWhere = (element: HTMLElement, board: Board, chart: Chart, { signal }: AbortController): void => {
  const answer = (event: Event): void => {
    const { detail } = event as CustomEvent<{ hex?: number; unit?: string; x?: number; y?: number }>;
    if (detail.unit !== undefined) Object.assign(detail, board.screenOfUnit(detail.unit));
    else if (detail.hex !== undefined && chart.has(detail.hex)) Object.assign(detail, board.screenOf(detail.hex));
  };
  element.addEventListener('brownwater:where', answer, { signal });
};

/** Builds the board in an element and ties it to a game. */
export const bringBoardIn = async (
  element: HTMLElement,
  table: Table,
  createBoard: CreateBoard,
): Promise<{ board: Board; takeAway: () => void }> => {
  const { helm } = table;
  // The element may stay for the next game.
  const stop = new AbortController();
  const board = await build(element, table, createBoard);
  const disconnect = connect(board, table, element);
  const { setup, viewer, curtain } = helm.session;
  const side = viewer.peek() ?? curtain.peek()?.side ?? null;
  const uncovered = keepUncovered(board, table, element);
  const stopWatching = watchFoot(board, element, uncovered.changed);
  openSight(board, { chart: setup.match.chart, units: helm.units.peek(), side }, element);
  const stopFollowing = followCursor(board, table, element);
  const stopFraming = frameActor(board, table, element);
  answerWhere(element, board, helm.session.setup.match.chart, stop);
  const stopHolding = listenForHolds(element, board, table);
  const takeAway = (): void => {
    stop.abort();
    stopWatching();
    uncovered.stop();
    stopHolding();
    stopFraming();
    stopFollowing();
    disconnect();
  };
  return { board, takeAway };
};
