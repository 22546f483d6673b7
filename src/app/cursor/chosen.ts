import type { CourseStop, CourseView, PlotView } from '../../system/desk/index.ts';
import { t } from '../../languages/language.ts';
import { cardOffers, deckOffers, draftedOf } from '../helm/draft.ts';
import type { Helm } from '../helm/helm.ts';
import type { Table } from '../table/table.ts';
import { FACING_NAME } from '../ui/words.ts';
import { bearingInWords } from './bearing.ts';

/** What is chosen in secret and does not lie yet: pale hulls and cards show it to those who see. */

const nameOf = (helm: Helm, unit: string): string => helm.unit(unit)?.name ?? unit;

/** Where a half of the move ends, as seen from where the ship lies now. */
const stopInWords = (helm: Helm, { from }: CourseView, { hex, facing }: CourseStop): string => {
  if (hex === 0) return t`off the chart`;
  const where = bearingInWords(helm.session.setup.match.chart, from, hex) ?? t`where she lies`;
  return t`${where}, heading ${FACING_NAME[facing]}`;
};

/** What the marker of a ship says, and where it takes her if nothing comes in between. */
const markerInWords = ({ helm, plotting }: Table, ship: PlotView): string => {
  const choice = plotting.choice(ship);
  const course = plotting.course(choice);
  const stops = course?.stops.map(stop => stopInWords(helm, course, stop)) ?? [];
  const words = t`Marker of ${nameOf(helm, ship.unit)}: ${choice.says}.`;
  const way = stops.length === 0 ? [] : [t`It takes her ${stops.join(t`, then `)}.`];
  return [words, ...way, ...(course?.warnings.map(({ says }) => says) ?? [])].join(' ');
};

/** The cards or decks that are chosen, ship by ship. */
const draftInWords = (helm: Helm): string | null => {
  const { session, draft } = helm;
  const { desk } = session.setup.match.rules;
  const side = session.viewer.value;
  const decks = (side === null ? [] : desk.cards?.decks(session.ownNow, side)) ?? [];
  const titles = new Map([
    ...decks.map(({ id, title }) => [id, title] as const),
    ...(desk.cards?.hands(session.ownNow) ?? []).flatMap(({ held }) =>
      held.flatMap(card => (card ? [[card.id, card.title] as const] : [])),
    ),
  ]);
  const cards = cardOffers(session);
  const chosen = draftedOf(cards.length > 0 ? cards : deckOffers(session), draft);
  const lines = chosen.map(({ unit, choice }) => `${nameOf(helm, unit)}, ${titles.get(choice) ?? choice}`);
  return lines.length === 0 ? null : t`Chosen: ${[...new Set(lines)].join('; ')}.`;
};

/** The marker of the ship in hand, or what is chosen for the ships; null where nothing is. */
export const chosenInWords = (table: Table): string | null => {
  const ship = table.plotting.inHand;
  return ship ? markerInWords(table, ship) : draftInWords(table.helm);
};

/** The keys that change the marker of the ship in hand, with the speeds that she can have. */
export const markerKeys = ({ plotting }: Table): string[] => {
  const speeds = plotting.inHand?.speeds ?? [];
  const [least, most] = [speeds[0], speeds.at(-1)];
  return least && most ? [t`+ and −: speed, from ${least.says} to ${most.says}`, t`[ and ]: helm`] : [];
};
