import type { LessonControl, LessonSight } from '../../system/lesson.ts';
import type { HexId, Side } from '../../core/types.ts';
import { helpPlace } from '../help/place.ts';
import type { Helm } from '../helm/helm.ts';
import { shownEvents } from '../table/shownEvents.ts';
import type { Table } from '../table/table.ts';

/** What the learner has done that no order tells of. */
export interface Deeds {
  undone: boolean;
  opened: readonly LessonControl[];
}

/** Hexes to which the ship in hand can go without a risk, the cheapest first. */
const waysOf = (helm: Helm): HexId[] => {
  const here = helm.unit(helm.selected.value)?.hexes[0];
  const ways = helm.destinations.value.filter(({ hex, risk }) => hex !== here && risk === null);
  return [...new Set([...ways].sort((one, other) => one.cost - other.cost).map(({ hex }) => hex))];
};

const hasDrafted = ({ helm, plotting }: Table): boolean => {
  const cards = Object.keys(helm.draft.chosen.value).length;
  return cards > 0 || plotting.ships.value.some(ship => plotting.isChanged(ship));
};

/** The battle as the lesson may see it: what is on the screen of the learner. */
export const lessonSight = (table: Table, side: Side, deeds: Deeds): LessonSight => {
  const { session, helm } = table;
  const shown = session.history.value.slice(0, session.shownCount.value);
  const { cursor } = session.view.value;
  const considered = helm.considered.value;
  return {
    now: session.now,
    side,
    step: session.setup.match.rules.sequence[cursor.phase]?.id ?? '',
    units: helm.units.value,
    offers: session.offers.value,
    given: shown.map(({ command }) => command).filter(command => command.side === side),
    events: shownEvents(session),
    selected: helm.selected.value,
    aimedAt: considered === null ? null : considered.target || String(considered.hex),
    actors: helm.actors.value,
    targets: helm.targets.map(({ target }) => target),
    ways: waysOf(helm),
    drafted: hasDrafted(table),
    mayUndo: session.undoOffer.value.entries > 0 && !session.view.value.outcome,
    undone: deeds.undone,
    asked: helpPlace.value !== null && (helpPlace.value.why !== null || helpPlace.value.cells.length > 0),
    opened: deeds.opened,
  };
};
