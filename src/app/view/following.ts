import { effect, untracked } from '@preact/signals';
import type { GameEvent, HexId } from '../../core/types.ts';
import type { UnitSheet } from '../../system/desk/index.ts';
import { fateOf } from '../../system/marks.ts';
import type { Table } from '../table/table.ts';
import type { Board } from './boardPort.ts';
import { bringAnyIntoSight, bringFromLegend, bringIntoSight, bringTogether } from './sight.ts';

/** Enemies that are to be seen with the ship that decides. */
const ENEMIES = 2;

/** Whether an event is about what the player has ordered himself: he looks there already. */
const isOwn = ({ session }: Table, units: readonly string[]): boolean => {
  const command = session.history.peek()[session.shownCount.peek()]?.command;
  if (command?.side !== session.viewer.peek()) return false;
  const { unit } = session.setup.match.rules.desk.about(command);
  return unit !== null && units.includes(unit);
};

/** Shows hexes, one after another, and goes back to where the player had the chart. */
export const excursion = (
  board: Board,
  element: HTMLElement,
): { to: (hexes: readonly HexId[]) => void; end: () => void } => {
  let back: (() => void) | null = null;
  return {
    to(hexes) {
      const hex = hexes.at(-1) ?? 0;
      if (hex === 0) return;
      back ??= board.bookmark();
      bringIntoSight(board, hex, element);
    },
    end() {
      back?.();
      back = null;
    },
  };
};

/** The chart goes to what others do, to arrivals too, and back when the player has to decide. */
export const followOthers = (
  board: Board,
  table: Table,
  element: HTMLElement,
): { follow: (event: GameEvent) => void; stop: () => void } => {
  const { session, helm } = table;
  const { desk } = session.setup.match.rules;
  const { to, end } = excursion(board, element);
  const stop = effect(() => {
    const decides = !session.busy.value && session.offers.value.length > 0;
    if (decides) end();
  });
  return {
    follow(event) {
      const { hexes, units } = desk.events.where(event, session.now);
      if (helm.solo.pace() > 0 && !isOwn(table, units)) to(hexes);
    },
    stop,
  };
};

/** Where the enemies of a unit that are still in the battle lie, the nearest first: who has struck is none any more. */
export const enemiesOf = ({ session, helm }: Table, unit: UnitSheet): HexId[] => {
  const { chart, rules } = session.setup.match;
  const from = unit.hexes[0] ?? 0;
  const hexes = helm.units
    .peek()
    .filter(each => each.present && each.side !== unit.side && fateOf(rules, each) === 'present')
    .flatMap(each => each.hexes[0] ?? []);
  return [...new Set(hexes)].sort((one, other) => chart.range(from, one) - chart.range(from, other)).slice(0, ENEMIES);
};

/** A ship that comes to decide is brought into sight with the enemies that lie nearest; one that was pointed at is there already. */
export const frameActor = (board: Board, table: Table, element: HTMLElement): (() => void) => {
  const { session, helm } = table;
  let frame = 0;
  const look = (id: string): void => {
    const unit = helm.units.peek().find(each => each.id === id);
    const hex = unit?.hexes[0];
    // A lesson leads the eye itself.
    if (!unit || hex === undefined || table.hints.briefing || helm.cursor.peek() === hex) return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() =>
      bringTogether(board, session.setup.match.chart, hex, enemiesOf(table, unit), element),
    );
  };
  let last: string | null = null;
  const stop = effect(() => {
    const unit = helm.selected.value;
    const decides = unit !== null && !session.busy.value && helm.actors.value.includes(unit);
    if (unit === null) last = null;
    if (!decides || unit === last) return;
    last = unit;
    untracked(() => look(unit));
  });
  return () => {
    cancelAnimationFrame(frame);
    stop();
  };
};

const hexOf = ({ helm }: Table, unit: string | null | undefined): HexId | undefined =>
  helm.units.peek().find(({ id }) => id === unit)?.hexes[0];

/** Shows whom the ship in hand aims at, and herself with him; false where she aims at nobody. */
const showAim = (board: Board, table: Table, element: HTMLElement): boolean => {
  const { helm, session } = table;
  const target = hexOf(table, helm.considered.peek()?.target);
  if (target === undefined) return false;
  const firer = hexOf(table, helm.selected.peek());
  bringTogether(board, session.setup.match.chart, target, firer === undefined ? [] : [firer], element);
  return true;
};

/** Keeps in sight the cursor, the target with who aims at him, and the ship for which a card is looked at. */
export const followCursor = (board: Board, table: Table, element: HTMLElement): (() => void) => {
  const { helm, overlays } = table;
  let frame = 0;
  const soon = (show: () => void): void => {
    cancelAnimationFrame(frame);
    // Once what lies over the board has its size.
    frame = requestAnimationFrame(show);
  };
  const show = (hex: HexId): void => {
    if (hex !== 0) bringIntoSight(board, hex, element);
  };
  // Only these move the chart, not whatever else happens on it.
  const stops = [
    effect(() => {
      const aimedAt = helm.considered.value?.target;
      const cursor = helm.cursor.value;
      // A target brings its odds with it, and they may cover it.
      if (aimedAt || cursor !== 0) soon(() => showAim(board, table, element) || show(cursor));
    }),
    // The legend of what is laid over the chart, which grows once that is known, hides nobody about whom it is asked.
    effect(() => {
      const laid = { kind: overlays.kind.value, wash: overlays.wash.value };
      if (laid.kind === null) return;
      const hex = hexOf(
        table,
        untracked(() => helm.selected.value),
      );
      if (hex !== undefined) soon(() => bringFromLegend(board, hex, element));
    }),
    // Where a card leads her is shown around the ship for which it is looked at.
    effect(() => {
      const hex = hexOf(table, helm.cards.weighed.value?.unit);
      if (hex !== undefined) soon(() => show(hex));
    }),
  ];
  return () => {
    cancelAnimationFrame(frame);
    for (const stop of stops) stop();
  };
};

/**
 * What a decision is about is brought out from under the orders that have grown over it: target and firer, the ship in hand, or
 * where nothing has been looked at the player's fleet if none of it is to be seen. While something is shown that waits until a decision is due again.
 */
export const keepUncovered = (
  board: Board,
  table: Table,
  element: HTMLElement,
): { changed: () => void; stop: () => void } => {
  const { session, helm } = table;
  let [frame, due] = [0, false];
  const look = (): void => {
    due = false;
    if (showAim(board, table, element)) return;
    const hex = hexOf(table, helm.selected.peek());
    if (hex !== undefined) bringIntoSight(board, hex, element);
    else if (helm.cursor.peek() === 0) {
      const side = session.viewer.peek();
      const own = helm.units.peek().filter(each => each.present && each.side === side);
      bringAnyIntoSight(
        board,
        session.setup.match.chart,
        own.flatMap(each => each.hexes[0] ?? []),
        element,
      );
    }
  };
  const soon = (): void => {
    cancelAnimationFrame(frame);
    if (due && !session.busy.peek()) frame = requestAnimationFrame(look);
  };
  const stop = effect(() => {
    if (!session.busy.value) untracked(soon);
  });
  return {
    changed() {
      due = true;
      soon();
    },
    stop() {
      cancelAnimationFrame(frame);
      stop();
    },
  };
};
