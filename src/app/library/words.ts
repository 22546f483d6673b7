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
  type Propulsion,
  type Vessel,
  type VesselType,
} from '../../ships/index.ts';

export const TYPE_NAME: Readonly<Record<VesselType, string>> = {
  turreted_monitor: 'Monitor',
  double_turret_monitor: 'Double-turret monitor',
  casemate_ironclad: 'Casemate ironclad',
  broadside_ironclad: 'Broadside ironclad',
  armoured_river_gunboat: 'Armoured river gunboat',
  tinclad: 'Tinclad',
  cottonclad: 'Cottonclad',
  timberclad: 'Timberclad',
  ellet_ram: 'Ellet ram',
  wooden_gunboat: 'Wooden gunboat',
  ferryboat_gunboat: 'Ferryboat gunboat',
  double_ender: 'Double-ender',
  steam_sloop: 'Steam sloop',
  steam_frigate: 'Steam frigate',
  sailing_frigate: 'Sailing frigate',
  sailing_sloop: 'Sailing sloop',
  torpedo_boat: 'Torpedo boat',
  submarine: 'Submarine',
  launch: 'Launch',
  tug: 'Tug',
  transport: 'Transport',
  mortar_boat: 'Mortar boat',
  floating_battery: 'Floating battery',
  fire_raft: 'Fire raft',
  decoy: 'Dummy',
};

const PROPULSION_NAME: Readonly<Record<Propulsion, string>> = {
  screw: 'screw',
  side_wheel: 'side wheels',
  stern_wheel: 'stern wheel',
  centre_wheel: 'wheel inside the hull',
  side_wheel_and_screw: 'side wheels and screw',
  centre_wheel_and_screw: 'wheel inside the hull and screw',
  hand_crank: 'screw turned by hand',
  sail: 'sails',
  none: 'none; moored, towed or adrift',
};

export const MOUNT_NAME: Readonly<Record<MountKind, string>> = {
  turret: 'turret',
  fixed_tower: 'fixed tower',
  casemate: 'casemate',
  casemate_pivot: 'pivot in the casemate',
  broadside: 'broadside',
  pivot: 'pivot',
  fixed: 'fixed on deck',
  boat: 'boat carriage',
  top: 'fighting top',
  spar: 'spar',
  hold: 'mortar bed',
};

const PART_NAME: Readonly<Record<ArmourPart, string>> = {
  front: 'Front',
  side: 'Sides',
  rear: 'Rear',
  turret: 'Turret',
  tower: 'Tower',
  pilotHouse: 'Pilot house',
  deck: 'Deck',
  hull: 'Hull at the waterline',
  wheelHouse: 'Wheel house',
  machinery: 'Machinery',
};

export const CONFIDENCE_SAYS: Readonly<Record<Confidence, string>> = {
  high: 'High: several references agree.',
  medium: 'Medium: the main figures are sound, some are estimated.',
  low: 'Low: by analogy, fit to play and not to quote.',
};

const ALL_QUARTERS = 4;

export const bearsInWords = (bears: readonly Bearing[]): string =>
  bears.length === ALL_QUARTERS ? 'all round' : bears.join(', ');

/** "3 in iron on 25 in wood, sloped 35° from level". */
export const plateInWords = ({ ironIn, backingIn, slopeDeg, covers }: Plate): string =>
  [
    `${ironIn} in iron`,
    ...(backingIn === undefined ? [] : [` on ${backingIn} in wood`]),
    ...(slopeDeg === undefined ? [] : [`, sloped ${slopeDeg}° from level`]),
    ...(covers === undefined ? [] : [` (${covers})`]),
  ].join('');

export interface Fact {
  readonly label: string;
  readonly value: string;
}

const protection = ({ bulwarks, rubberIn, curved, note }: Armour): Fact[] => {
  const found: Fact[] = [];
  if (bulwarks) {
    const thick = bulwarks.thicknessIn === undefined ? '' : `${bulwarks.thicknessIn} in `;
    const where = bulwarks.extent === 'sides' ? 'along the sides' : 'round boilers and engines';
    found.push({ label: 'Bulwarks', value: `${thick}${bulwarks.material} ${where}` });
  }
  if (rubberIn !== undefined) found.push({ label: 'India-rubber', value: `${rubberIn} in under the iron` });
  if (curved) found.push({ label: 'Shape', value: 'rounded sides that turn shot' });
  if (note !== undefined) found.push({ label: 'Made of', value: note });
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
  return all.length > 0 ? all : [{ label: 'Sides', value: 'bare wood' }];
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
    .map(([id, count]) => `${count} × ${gun(id).name}`);
};

const number = (value: number): string => value.toLocaleString('en');

const propulsionInWords = ({ propulsion, screws }: Vessel): string =>
  screws !== undefined && screws > 1 ? `${PROPULSION_NAME[propulsion]}, ${screws}` : PROPULSION_NAME[propulsion];

/** Measures of a vessel with their units; the same labels for every vessel. */
export const measures = (ship: Vessel): Fact[] => [
  { label: 'First so', value: String(ship.year) },
  { label: 'Tons', value: number(ship.tons) },
  { label: 'Length', value: `${ship.lengthFt} ft` },
  { label: 'Beam', value: `${ship.beamFt} ft` },
  { label: 'Draught', value: `${ship.draughtFt} ft` },
  { label: 'Speed', value: ship.knots === 0 ? 'none of her own' : `${ship.knots} knots` },
  { label: 'Driven by', value: propulsionInWords(ship) },
  { label: 'Crew', value: ship.complement === 0 ? 'none' : `${ship.complement} men` },
  { label: 'Ram', value: ship.ram ? 'yes' : 'no' },
  { label: 'Guns', value: String(gunCount(ship)) },
];
