import { FACING_NAME, TERRAIN_NAME } from '../../chart/words.ts';
import type { Command, HexId } from '../../core/types.ts';
import { bearingInWords } from './bearing.ts';
import type { Helm } from '../helm/helm.ts';
import { headlinesShown } from '../helm/headlines.ts';
import { hopelessInWords, isHopeless } from '../helm/hopeless.ts';
import { whyNotHex } from '../helm/reasons.ts';
import { salvoOn } from '../helm/salvo.ts';
import { count, percent, trackInWords, unitInWords } from '../ui/words.ts';
import { t, told } from '../../languages/language.ts';

/** The current in a hex, in words. */
const currentInWords = (helm: Helm, hex: HexId): string[] => {
  const flow = helm.session.now.chart.flow(hex);
  return flow < 0 ? [] : [t`current ${FACING_NAME[flow as 0]}`];
};

/** What lies in a hex, told to those who do not see it: number, terrain, depth, who is there and what is left of her, what lies there. */
export const hexInWords = (helm: Helm, hex: HexId, left = trackInWords): string => {
  const { scenario, rules } = helm.session.setup.match;
  const { chart } = helm.session.now;
  const depth = chart.depth(hex);
  const place = scenario.places.find(place => place.hex === hex);
  const units = helm.units.value.filter(unit => unit.hexes.includes(hex));
  const water = depth > 0 ? [count(depth, 'foot', 'feet')] : [];
  const parts = [
    chart.label(hex),
    ...(place ? [told(place.name)] : []),
    TERRAIN_NAME[chart.terrain(hex)],
    ...water,
    ...currentInWords(helm, hex),
  ];
  const markers = rules.desk.markers(helm.then).filter(marker => marker.hex === hex);
  return [
    parts.join(', '),
    ...units.map(unit => unitInWords(rules, unit, left)),
    ...markers.map(({ says, label }) => says ?? label),
  ].join('. ');
};

/** The odds of an order at a target: of all guns that bear, where there are several. Null where no die hangs on it. */
export const oddsInWords = (
  helm: Helm,
  unit: string | null,
  offer: { target: string; command: Command },
): string | null => {
  const odds = salvoOn(helm, unit, offer.target).odds ?? helm.oddsOf(offer.command);
  if (odds && isHopeless(odds)) return t`Target: ${odds.basis}, ${hopelessInWords(helm.unit(offer.target))}`;
  return (
    odds &&
    t`Target: ${odds.basis}, ${headlinesShown(odds.headlines)
      .map(({ label, chance }) => `${label} ${percent(chance)}`)
      .join(', ')}`
  );
};

/** How far off and where a hex lies from the unit in hand. */
const fromUnit = (helm: Helm, hex: HexId): string | null => {
  const unit = helm.unit(helm.selected.value);
  const from = unit?.present ? unit.hexes[0] : undefined;
  if (!unit || from === undefined) return null;
  return bearingInWords(helm.session.setup.match.chart, { hex: from, facing: unit.facing }, hex, unit.name);
};

/** What could be done in a hex with the unit in hand. */
export const chanceInWords = (helm: Helm, hex: HexId): string | null => {
  const unit = helm.unitAt(hex);
  if (helm.selected.value !== null && unit?.id === helm.selected.value) return null;
  const offer = unit && helm.targets.find(({ target }) => target === unit.id);
  if (offer) return oddsInWords(helm, helm.selected.value, offer);
  const way = helm.destinations.value
    .filter(destination => destination.hex === hex)
    .sort((one, other) => one.cost - other.cost)[0];
  if (way) return t`She can get there: ${count(way.cost, 'step')}${way.risk === null ? '' : `, ${way.risk}`}`;
  return whyNotHex(helm, hex)?.says ?? null;
};

/** Sentences one after another, each with one full stop. */
export const inSentences = (parts: readonly string[]): string =>
  parts.map(part => `${part.trim().replace(/[.\s]+$/u, '')}.`).join(' ');

/** What the cursor's hex is, and what it is good for unless that is told in the same breath. */
export const cursorInWords = (helm: Helm, hex: HexId, isToldAnyway = false): string => {
  const parts = [hexInWords(helm, hex), fromUnit(helm, hex), isToldAnyway ? null : chanceInWords(helm, hex)];
  return inSentences(parts.filter(part => part !== null));
};
