/** The catalogue's own words as a reader has them. */

import {
  gun,
  type Armour,
  type ArmourPart,
  type Bearing,
  type Confidence,
  type GunMount,
  type MountKind,
  type Plate,
  type PlateExtent,
  type Propulsion,
  type Vessel,
  type VesselType,
} from '../../ships/index.ts';
import { ofSide } from '../ui/words.ts';
import { languageTag, t, told } from '../../languages/language.ts';

/** Types of ships as they stand within a line. */
export const TYPE_IN_LINE: Readonly<Record<VesselType, string>> = {
  turreted_monitor: t`monitor`,
  double_turret_monitor: t`double-turret monitor`,
  casemate_ironclad: t`casemate ironclad`,
  broadside_ironclad: t`broadside ironclad`,
  armoured_river_gunboat: t`armoured river gunboat`,
  tinclad: t`tinclad`,
  cottonclad: t`cottonclad`,
  timberclad: t`timberclad`,
  ellet_ram: t`Ellet ram`,
  wooden_gunboat: t`wooden gunboat`,
  ferryboat_gunboat: t`ferryboat gunboat`,
  double_ender: t`double-ender`,
  steam_sloop: t`steam sloop`,
  steam_frigate: t`steam frigate`,
  sailing_frigate: t`sailing frigate`,
  sailing_sloop: t`sailing sloop`,
  torpedo_boat: t`torpedo boat`,
  submarine: t`submarine`,
  launch: t`launch`,
  tug: t`tug`,
  transport: t`transport`,
  mortar_boat: t`mortar boat`,
  floating_battery: t`floating battery`,
  fire_raft: t`fire raft`,
  decoy: t`dummy`,
};

/** The same where it begins one. */
export const typeName = (type: VesselType): string => {
  const words = TYPE_IN_LINE[type];
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What kind of ship she is, in a line. */
export const kindLine = ({ side, type, shipClass }: Vessel): string =>
  ofSide(side, TYPE_IN_LINE[type]) + (shipClass === undefined ? '' : t`, ${told(shipClass)} class`);

export const PROPULSION_NAME: Readonly<Record<Propulsion, string>> = {
  screw: t`screw`,
  side_wheel: t`side wheels`,
  stern_wheel: t`stern wheel`,
  centre_wheel: t`wheel inside the hull`,
  side_wheel_and_screw: t`side wheels and screw`,
  centre_wheel_and_screw: t`wheel inside the hull and screw`,
  hand_crank: t`screw turned by hand`,
  sail: t`sails`,
  none: t`none; moored, towed or adrift`,
};

export const MOUNT_NAME: Readonly<Record<MountKind, string>> = {
  turret: t`turret`,
  fixed_tower: t`fixed tower`,
  casemate: t`casemate`,
  casemate_pivot: t`pivot in the casemate`,
  broadside: t`broadside`,
  pivot: t`pivot`,
  fixed: t`fixed on deck`,
  boat: t`boat carriage`,
  top: t`fighting top`,
  spar: t`spar`,
  hold: t`mortar bed`,
};

export const PART_NAME: Readonly<Record<ArmourPart, string>> = {
  front: t`Front`,
  side: t`Sides`,
  rear: t`Rear`,
  turret: t`Turret`,
  tower: t`Tower`,
  pilotHouse: t`Pilot house`,
  deck: t`Deck`,
  hull: t`Hull at the waterline`,
  wheelHouse: t`Wheel house`,
  machinery: t`Machinery`,
};

export const CONFIDENCE_SAYS: Readonly<Record<Confidence, string>> = {
  high: t`High: several references agree.`,
  medium: t`Medium: the main figures are sound, some are estimated.`,
  low: t`Low: by analogy, fit to play and not to quote.`,
};

const ALL_QUARTERS = 4;

export const BEARING_NAME: Readonly<Record<Bearing, string>> = {
  bow: t`bow`,
  stern: t`stern`,
  port: t`port`,
  starboard: t`starboard`,
};

export const bearsInWords = (bears: readonly Bearing[]): string =>
  bears.length === ALL_QUARTERS ? t`all round` : bears.map(each => BEARING_NAME[each]).join(', ');

/** A figure as it is written in the language spoken. */
export const number = (value: number): string => value.toLocaleString(languageTag());

const EXTENT_NAME: Readonly<Record<PlateExtent, string>> = {
  machinery: t`abreast boilers and engines only`,
  shield: t`gun shield`,
};

/** "3 in iron on 25 in wood, sloped 35° from level". */
export const plateInWords = ({ ironIn, backingIn, slopeDeg, extent, covers }: Plate): string =>
  [
    t`${number(ironIn)} in iron`,
    ...(backingIn === undefined ? [] : [t` on ${number(backingIn)} in wood`]),
    ...(slopeDeg === undefined ? [] : [t`, sloped ${number(slopeDeg)}° from level`]),
    ...(extent === undefined ? [] : [` (${EXTENT_NAME[extent]})`]),
    ...(covers === undefined ? [] : [` (${told(covers)})`]),
  ].join('');

export interface Fact {
  readonly label: string;
  readonly value: string;
}

const MATERIAL_NAME = { timber: t`timber`, cotton: t`cotton` } as const;

const protection = ({ bulwarks, rubberIn, curved, note }: Armour): Fact[] => {
  const found: Fact[] = [];
  if (bulwarks) {
    const thick = bulwarks.thicknessIn === undefined ? '' : t`${number(bulwarks.thicknessIn)} in `;
    const where = bulwarks.extent === 'sides' ? t`along the sides` : t`round boilers and engines`;
    found.push({ label: t`Bulwarks`, value: `${thick}${MATERIAL_NAME[bulwarks.material]} ${where}` });
  }
  if (rubberIn !== undefined) found.push({ label: t`India-rubber`, value: t`${number(rubberIn)} in under the iron` });
  if (curved) found.push({ label: t`Shape`, value: t`rounded sides that turn shot` });
  if (note !== undefined) found.push({ label: t`Made of`, value: told(note) });
  return found;
};

/** Armour by part, in the order of the catalogue's list of parts; "bare wood" where there is none. */
export const armourFacts = (armour: Armour): Fact[] => {
  const parts = Object.keys(PART_NAME) as ArmourPart[];
  const plates = parts.flatMap(part => {
    const plate = armour[part];
    return plate ? [{ label: PART_NAME[part], value: plateInWords(plate) }] : [];
  });
  const all = [...plates, ...protection(armour)];
  return all.length > 0 ? all : [{ label: t`Sides`, value: t`bare wood` }];
};

/** How many pieces; a torpedo is none. */
export const gunCount = ({ guns }: Pick<Vessel, 'guns'>): number =>
  guns.reduce((sum, entry) => sum + (gun(entry.gun).kind === 'torpedo' ? 0 : entry.count), 0);

/** Pieces of one kind together, the biggest bore first: "2 × 11-inch Dahlgren smoothbore". */
export const batteryInWords = (guns: readonly Pick<GunMount, 'gun' | 'count'>[]): string[] => {
  const counts = new Map<string, number>();
  for (const entry of guns) counts.set(entry.gun, (counts.get(entry.gun) ?? 0) + entry.count);
  const bore = (id: string): number => gun(id).calibreIn ?? 0;
  return [...counts]
    .sort(([one], [other]) => bore(other) - bore(one) || (one < other ? -1 : 1))
    .map(([id, count]) => `${count} × ${told(gun(id).name)}`);
};

const propulsionInWords = ({ propulsion, screws }: Vessel): string =>
  screws !== undefined && screws > 1 ? `${PROPULSION_NAME[propulsion]}, ${screws}` : PROPULSION_NAME[propulsion];

/** Measures of a vessel with their units; the same labels for every vessel. */
export const measures = (ship: Vessel): Fact[] => [
  { label: t`First so`, value: String(ship.year) },
  { label: t`Tons`, value: number(ship.tons) },
  { label: t`Length`, value: t`${number(ship.lengthFt)} ft` },
  { label: t`Beam`, value: t`${number(ship.beamFt)} ft` },
  { label: t`Draught`, value: t`${number(ship.draughtFt)} ft` },
  { label: t`Speed`, value: ship.knots === 0 ? t`none of her own` : t`${number(ship.knots)} knots` },
  { label: t`Driven by`, value: propulsionInWords(ship) },
  { label: t`Crew`, value: ship.complement === 0 ? t`none` : t`${number(ship.complement)} men` },
  { label: t`Ram bow`, value: ship.ram ? t`yes` : t`no` },
  { label: t`Guns`, value: String(gunCount(ship)) },
];
