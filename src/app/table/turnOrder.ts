import type { ShipId, Side } from '../../core/types.ts';
import type { Table } from './table.ts';

/** A unit that acts in the step on the screen, and how far she is. */
export interface Acting {
  id: ShipId;
  name: string;
  side: Side;
  stands: 'acted' | 'acts' | 'next';
}

/** Units that have been told something in the step on the screen, in that order. */
const toldIn = ({ session }: Pick<Table, 'session'>, count: number): string[] => {
  const { rules } = session.setup.match;
  const { turn, cursor } = session.view.value;
  const told: string[] = [];
  for (let place = count - 1; place >= 0; place--) {
    const before = session.stateAt(place);
    if (before.turn !== turn || before.cursor.phase !== cursor.phase) break;
    const command = session.history.value[place]?.command;
    const { unit = null, stance } = command ? rules.desk.about(command) : {};
    if (unit !== null && stance === undefined) told.push(unit);
  }
  return [...new Set(told.reverse())];
};

/** Who has acted in this step, who acts, and who comes next: the player's own in the order in which they are taken up. */
export const turnOrder = (table: Pick<Table, 'session' | 'helm'>): Acting[] => {
  const { session, helm } = table;
  const { match } = session.setup;
  const { rules } = match;
  const count = session.shownCount.value;
  const running = session.busy.value ? session.history.value[count]?.command : undefined;
  const now = running ? rules.desk.about(running).unit : helm.selected.value;
  // What a side lays face down nobody else is told the order of.
  const told = rules.desk.deciding.isSecret(session.now) ? [] : toldIn(table, count);
  const actors = helm.actors.value;
  const at = Math.max(0, actors.indexOf(now ?? ''));
  const coming = [...actors.slice(at), ...actors.slice(0, at)].filter(id => id !== now);
  const acts = now !== null && (running !== undefined || actors.includes(now)) ? [now] : [];
  const rows: readonly (readonly [readonly string[], Acting['stands']])[] = [
    [told.filter(id => id !== now && !actors.includes(id)), 'acted'],
    [acts, 'acts'],
    [coming, 'next'],
  ];
  return rows.flatMap(([ids, stands]) =>
    ids.flatMap(id => {
      const unit = helm.unit(id);
      return unit ? [{ id, name: unit.name, side: unit.side, stands }] : [];
    }),
  );
};
