import { THE_TERRAIN } from '../../chart/words.ts';
import type { FieldHex, PlatePlace, PlateRing, Prow, UnitSheet } from '../../system/desk/index.ts';
import type { HexId } from '../../core/types.ts';
import type { Helm } from '../helm/helm.ts';
import type { Threat } from '../../trials/prospect.ts';
import { FACING_NAME } from '../../chart/words.ts';
import { count, meanInWords, measureName, percent } from '../ui/words.ts';
import type { Overlays } from './overlays.ts';
import { t, told } from '../../languages/language.ts';

export const countsOf = (helm: Helm): string => helm.session.setup.match.rules.desk.fire.counts ?? '';

/** "1 gun", "3 dice". */
export const strengthInWords = (strength: number, counts: string): string => {
  const name = measureName(counts);
  if (name === measureName('dice')) return count(strength, 'die', 'dice');
  return name === measureName('guns') ? count(strength, 'gun') : `${strength} ${name}`;
};

/** What stops a line of fire, by name and place. */
const stopInWords = (helm: Helm, hex: HexId): string => {
  const { chart } = helm.session.now;
  const there = helm.unitAt(hex);
  const what = there?.present ? there.name : THE_TERRAIN[chart.terrain(hex)];
  return t`${what} at ${chart.label(hex)}`;
};

/** What her fire would do to whoever lies in that hex. */
const harmInWords = (helm: Helm, firer: UnitSheet, hex: HexId): string => {
  const { now, setup } = helm.session;
  const target = helm.unitAt(hex);
  if (!target?.present || target.side === firer.side) return '';
  const says = setup.match.rules.desk.outlook?.broadside(now, firer.id, target.id);
  if (!says) return '';
  if (says.harms <= 0) return t`; ${target.name} cannot be hurt from there`;
  return t`; ${target.name} is hit ${percent(says.harms)}, ${meanInWords(says.expected, says.measure)}`;
};

const lineInWords = (helm: Helm, firer: UnitSheet, hex: HexId, field: readonly FieldHex[]): string => {
  const { chart } = helm.session.setup.match;
  const range = Math.min(...firer.hexes.map(from => chart.range(from, hex)));
  const line = t`${firer.name} to ${chart.label(hex)}, ${count(range, 'hex', 'hexes')}`;
  const there = field.find(one => one.hex === hex);
  if (!there) return t`${line}: no gun of hers bears.`;
  if (there.blocked !== 0) return t`${line}: blocked by ${stopInWords(helm, there.blocked)}.`;
  const strength = strengthInWords(there.strength, countsOf(helm));
  return `${line}: ${strength}${there.weak ? t`, at less than full effect` : ''}${harmInWords(helm, firer, hex)}.`;
};

const reachInWords = (helm: Helm, overlays: Overlays, unit: UnitSheet, hex: HexId): string => {
  const { chart } = helm.session.setup.match;
  const facings = new Set(overlays.berths.value.filter(berth => berth.hex === hex).map(({ facing }) => facing));
  if (facings.size === 0) return t`${unit.name} cannot be at ${chart.label(hex)} by her next move.`;
  const heading =
    unit.kind === 'ship'
      ? t`, heading ${[...facings]
          .sort()
          .map(facing => FACING_NAME[facing])
          .join(', ')}`
      : '';
  return t`${unit.name} can be at ${chart.label(hex)} by her next move${heading}.`;
};

const ramInWords = (name: string, prow: Prow): string => {
  if (prow === 'ram') return t`${name} can ram here`;
  return prow === 'spar' ? t`${name} can ram here or use her spar torpedo` : t`${name} can ram here with a plain bow`;
};

/** What can hit a place by the next move of each: "0303: at most Virginia 3 guns. Virginia can ram here." */
export const threatsInWords = (
  place: string,
  threats: readonly Threat[],
  nameOf: (unit: string) => string,
  counts: string,
): string => {
  if (threats.length === 0) return t`${place}: nothing of theirs can fire or ram here by its next move.`;
  const guns = threats
    .filter(({ strength }) => strength > 0)
    .map(({ unit, strength }) => `${nameOf(unit)} ${strengthInWords(strength, counts)}`);
  const rams = threats.flatMap(({ unit, prow }) => (prow === null ? [] : [ramInWords(nameOf(unit), prow)]));
  const fire =
    guns.length === 0
      ? t`${place}: no gun of theirs bears here by its next move.`
      : t`${place}: at most ${guns.join(', ')}.`;
  return rams.length === 0 ? fire : `${fire} ${rams.join('; ')}.`;
};

const dangerInWords = (helm: Helm, overlays: Overlays, hex: HexId): string => {
  const { chart } = helm.session.setup.match;
  const nameOf = (unit: string): string => helm.unit(unit)?.name ?? unit;
  const threats = overlays.threatsAt(hex);
  return threats === null ? '' : threatsInWords(chart.label(hex), threats, nameOf, countsOf(helm));
};

/** The gun and the ship of a shot that is tried: "15-inch Dahlgren of Weehawken at Atlanta". */
export const shotInWords = (helm: Helm, { shot: { value: shot } }: Overlays): string => {
  if (!shot) return '';
  const { session } = helm;
  const guns = session.setup.match.rules.desk.guns?.of(session.now, shot.by.unit, null) ?? [];
  const name = guns.find(({ gun }) => gun === shot.by.gun)?.name ?? '';
  const nameOf = (unit: string): string => helm.unit(unit)?.name ?? unit;
  return t`${told(name)} of ${nameOf(shot.by.unit)} at ${nameOf(shot.target)}`;
};

/** What that shot does from the hexes of one ring: "through bow, side; may jam turret". */
export const ringInWords = (helm: Helm, { shot: { value: shot } }: Overlays, { through, jams }: PlateRing): string => {
  const { session } = helm;
  const plates = session.setup.match.rules.desk.armour?.of(session.now, shot?.target ?? '') ?? [];
  const named = (places: readonly PlatePlace[]): string =>
    plates.flatMap(({ place, name }) => (places.includes(place) ? [name] : [])).join(', ');
  return [
    ...(through.length > 0 ? [t`through ${named(through)}`] : []),
    ...(jams.length > 0 ? [t`may jam ${named(jams)}`] : []),
  ].join('; ');
};

const plateInWords = (helm: Helm, overlays: Overlays, hex: HexId): string => {
  const place = helm.session.now.chart.label(hex);
  const ring = overlays.rings.value.find(({ hexes }) => hexes.includes(hex));
  return ring
    ? t`From ${place}: ${ringInWords(helm, overlays, ring)}.`
    : t`From ${place} all her plates hold, or it does not hit her.`;
};

/** What the overlay says of the hex that is pointed at; empty where none is. */
export const probeInWords = (helm: Helm, overlays: Overlays): string => {
  const hex = overlays.probe;
  const kind = overlays.kind.value;
  const unit = overlays.subject.value;
  if (hex === 0 || kind === null) return '';
  if (kind === 'danger') return dangerInWords(helm, overlays, hex);
  if (!unit || unit.hexes.includes(hex)) return '';
  if (kind === 'plates') return plateInWords(helm, overlays, hex);
  return kind === 'guns' ? lineInWords(helm, unit, hex, overlays.field.value) : reachInWords(helm, overlays, unit, hex);
};
