import type { GameEvent } from '../../core/types.ts';
import type { BoardActs } from '../../system/stage.ts';
import type { Table } from '../table/table.ts';

/** What the film needs to know of the game that it shows. */
type Watched = Pick<Table, 'session' | 'film'>;

/** The command whose events are being shown. */
const commandShown = ({ session }: Watched) => session.history.peek()[session.shownCount.peek()]?.command;

/** The turn of an enemy's unit that is being shown; null where the player's own is, or nobody's. */
export const turnShown = (table: Watched): string | null => {
  const { session } = table;
  const command = commandShown(table);
  const lone = session.lone.peek();
  if (!command || lone === null || command.side === lone) return null;
  const { unit } = session.setup.match.rules.desk.about(command);
  const { turn, cursor } = session.view.peek();
  return unit === null ? null : `${turn} ${cursor.phase} ${unit}`;
};

/** The step that is being resolved for all at once, by an order that was nobody's alone; null for a unit's own. */
const stepShown = (table: Watched): string | null => {
  const { session } = table;
  const command = commandShown(table);
  if (!command || session.lone.peek() === null) return null;
  const { turn, cursor } = session.view.peek();
  return session.setup.match.rules.desk.about(command).unit === null ? `${turn} ${cursor.phase} all` : null;
};

/** Whether an event is about a unit of the player's, or about nobody's. */
const concerns = ({ session }: Watched, event: GameEvent): boolean => {
  const { desk } = session.setup.match.rules;
  const { units } = desk.events.where(event, session.now);
  const lone = session.lone.peek();
  const own = new Set(desk.units(session.now).flatMap(({ id, side }) => (side === lone ? [id] : [])));
  return units.length === 0 || units.some(unit => own.has(unit));
};

/** Before an event is shown: how fast, or whether at all. */
export const beforeEvent = (table: Watched, event: GameEvent, speed: number): void => {
  const { film } = table;
  const turn = turnShown(table);
  film.folding.follow(turn ?? stepShown(table), speed * film.rate.peek(), turn === null);
  film.passing.value = turn !== null && film.concerning.peek() && !concerns(table, event);
};

/** How fast pictures run: the player's speed, the film's, and faster in a long turn of the enemy's; 0 = what is shown is passed over. */
export const rateOf = ({ film }: Pick<Table, 'film'>, speed: number): number =>
  film.passing.value || film.skipping.value ? 0 : speed * film.rate.value * film.folding.rate.value;

/** Acts that are worth their time however long the turn. */
const WORTH: ReadonlySet<string> = new Set<keyof BoardActs>(['closeIn', 'ram', 'explode', 'sink', 'strike']);

/** The same acts, those that are worth it at their own speed. */
export const eased = (acts: BoardActs, ease: () => void): BoardActs =>
  new Proxy(acts, {
    get(target, name): unknown {
      const act: unknown = Reflect.get(target, name);
      if (typeof act !== 'function') return act;
      return (...told: unknown[]): unknown => {
        if (WORTH.has(String(name))) ease();
        return Reflect.apply(act, target, told);
      };
    },
  });
