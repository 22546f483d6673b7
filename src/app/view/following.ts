import { effect, untracked } from '@preact/signals';
import type { GameEvent, HexId } from '../../core/types.ts';
import type { UnitSheet } from '../../system/desk/index.ts';
import { fateOf } from '../../system/marks.ts';
import type { Table } from '../table/table.ts';
import type { Board } from './boardPort.ts';
import { bringIntoSight, bringTogether } from './sight.ts';

/** Enemies that are to be seen with the ship that decides. */
const ENEMIES = 2;

/** Whether an event is about what the player has ordered himself: he looks there already. */
const isOwn = ({ session }: Table, units: readonly string[]): boolean => {
  const command = session.history.peek()[session.shownCount.peek()]?.command;
  if (command?.side !== session.viewer.peek()) return false;
  const { unit } = session.setup.match.rules.desk.about(command);
  return unit !== null && units.includes(unit);
};

/** The chart goes to what others do, to arrivals too, and back to where the player had it when he has to decide. */
export const followOthers = (
  board: Board,
  table: Table,
  element: HTMLElement,
): { follow: (event: GameEvent) => void; stop: () => void } => {
  const { session, helm } = table;
  const { desk } = session.setup.match.rules;
  let back: (() => void) | null = null;
  const stop = effect(() => {
    const decides = !session.busy.value && session.offers.value.length > 0;
    if (!decides) return;
    back?.();
    back = null;
  });
  return {
    follow(event) {
      const { hexes, units } = desk.events.where(event, session.now);
      const hex = hexes.at(-1) ?? 0;
      if (hex === 0 || helm.solo.pace() <= 0 || isOwn(table, units)) return;
      back ??= board.bookmark();
      bringIntoSight(board, hex, element);
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
