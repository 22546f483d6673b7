import type { HexId } from '../../core/types.ts';
import type { CourseStop, CourseView, PlotView, UnitSheet } from '../../system/desk/index.ts';
import { t } from '../../languages/language.ts';
import { cardOffers, deckOffers, draftedOf } from '../helm/draft.ts';
import type { Helm } from '../helm/helm.ts';
import type { Table } from '../table/table.ts';
import { FACING_NAME } from '../../chart/words.ts';
import { count } from '../ui/words.ts';
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

/** The enemy that lies nearest to a hex, and how far off she is. */
const nearTo = (helm: Helm, { side }: PlotView, hex: HexId): string[] => {
  const { chart } = helm.session.setup.match;
  const away = (unit: UnitSheet): number => Math.min(...unit.hexes.map(each => chart.range(hex, each)));
  const enemies = helm.units.value.filter(unit => unit.present && unit.side !== side && unit.hexes.length > 0);
  const [nearest] = enemies.sort((one, other) => away(one) - away(other));
  return nearest ? [t`${count(away(nearest), 'hex', 'hexes')} from ${nearest.name}`] : [];
};

/**
 * The same as short as it can be said with every press of a key: her speed, where she ends, her heading there, who is near, and what is settled
 * otherwise than if nothing were laid. Who wants to hear the whole asks what can be done now.
 */
const markerInShort = ({ helm, plotting }: Table, ship: PlotView): string => {
  const choice = plotting.choice(ship);
  const course = plotting.course(choice);
  const end = course?.stops.at(-1);
  const speed = ship.speeds.find(each => each.speed === choice.speed)?.says ?? choice.says;
  const usual = ship.steady.sides ?? [];
  const beside = (choice.sides ?? []).filter(({ what, is }) => usual.every(own => own.what !== what || own.is !== is));
  const words = [
    speed,
    ...beside.map(({ what, is }) => `${what} ${is}`),
    ...(course && end ? [stopInWords(helm, course, end)] : []),
    ...(end && end.hex !== 0 ? nearTo(helm, ship, end.hex) : []),
  ];
  const warnings = course?.warnings.map(({ says }) => says) ?? [];
  return [`${nameOf(helm, ship.unit)}: ${words.join(', ')}.`, ...warnings].join(' ');
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

/** The same as it is said with every change of it. */
export const chosenInShort = (table: Table): string | null => {
  const ship = table.plotting.inHand;
  return ship ? markerInShort(table, ship) : draftInWords(table.helm);
};

/** The keys that change the marker of the ship in hand, with the speeds that she can have. */
export const markerKeys = ({ plotting }: Table): string[] => {
  const speeds = plotting.inHand?.speeds ?? [];
  const [least, most] = [speeds[0], speeds.at(-1)];
  return least && most ? [t`+ and −: speed, from ${least.says} to ${most.says}`, t`[ and ]: helm`] : [];
};
