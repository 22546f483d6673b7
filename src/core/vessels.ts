/** Facts of ships, guns and forts, as the catalogue or the author of a battle has them. Facts only; each rule system derives its own numbers (S4). */

import type { Side } from './types.ts';

export const VESSEL_TYPES = [
  'turreted_monitor',
  'double_turret_monitor',
  'casemate_ironclad',
  'broadside_ironclad',
  'armoured_river_gunboat',
  'tinclad',
  'cottonclad',
  'timberclad',
  'ellet_ram',
  'wooden_gunboat',
  'ferryboat_gunboat',
  'double_ender',
  'steam_sloop',
  'steam_frigate',
  'sailing_frigate',
  'sailing_sloop',
  'torpedo_boat',
  'submarine',
  'launch',
  'tug',
  'transport',
  'mortar_boat',
  'floating_battery',
  'fire_raft',
  'decoy',
] as const;
export type VesselType = (typeof VESSEL_TYPES)[number];

export const PROPULSIONS = [
  'screw',
  'side_wheel',
  'stern_wheel',
  /** One wheel inside the hull, amidships or in a recess aft. */
  'centre_wheel',
  'side_wheel_and_screw',
  'centre_wheel_and_screw',
  'hand_crank',
  'sail',
  /** Moored, towed or drifting. */
  'none',
] as const;
export type Propulsion = (typeof PROPULSIONS)[number];

/** A quarter of the horizon as seen from the ship: ahead, astern, left, right. How wide each is, is a matter of the rules. */
export const BEARINGS = ['bow', 'stern', 'port', 'starboard'] as const;
export type Bearing = (typeof BEARINGS)[number];

export const MOUNTS = [
  /** Revolving armoured turret. */
  'turret',
  /** Armoured tower that does not turn; the gun is shifted between its ports. */
  'fixed_tower',
  /** Behind one port of an armoured or tinclad casemate. */
  'casemate',
  /** Pivot in a casemate, shifted between its ports. */
  'casemate_pivot',
  /** Truck gun behind a wooden side. */
  'broadside',
  /** On a pivot on the open deck. */
  'pivot',
  /** On the open deck, right ahead or right astern only. */
  'fixed',
  /** Light gun on a boat or field carriage, shifted where it is needed. */
  'boat',
  /** Light gun in a fighting top or on the hurricane deck. */
  'top',
  /** Spar torpedo over the bow. */
  'spar',
  /** Mortar on its bed in the hull. */
  'hold',
] as const;
export type MountKind = (typeof MOUNTS)[number];

export const CONFIDENCES = ['high', 'medium', 'low'] as const;
/** high: several references agree. medium: main figures sound, some estimated. low: by analogy, fit to play, not to quote. */
export type Confidence = (typeof CONFIDENCES)[number];

/** What every record says of its own worth. */
export interface Provenance {
  /** In our own words; may be empty. */
  readonly notes: string;
  /** Where references differ or a figure was corrected, and which was taken. */
  readonly disputed?: string;
  /** At least one. "(from memory)" marks a pointer, not a citation. */
  readonly sources: readonly string[];
  readonly confidence: Confidence;
}

/** Guns of one kind that stand alike and bear alike. Port and starboard broadsides are two entries. */
export interface GunMount {
  /** Id in guns.json. */
  readonly gun: string;
  /** Pieces in this entry, 1 or more. */
  readonly count: number;
  readonly mount: MountKind;
  /** Every quarter on which these guns can be brought to bear; all four for a turret. */
  readonly bears: readonly Bearing[];
  /** For turret guns: which turret, 1 the foremost. */
  readonly turret?: 1 | 2;
  /** For turret guns: the quarter masked by her own pilot house, wheel house or other turret, for rules that care. */
  readonly blind?: readonly Bearing[];
  readonly note?: string;
}

/** What a plate guards that does not guard its whole face: only boilers and engines, amidships; or only the crew of a gun on deck. */
export const PLATE_EXTENTS = ['machinery', 'shield'] as const;
export type PlateExtent = (typeof PLATE_EXTENTS)[number];

/** Armour over one part of a ship. */
export interface Plate {
  /** Iron, inches, more than 0; a bare part has no plate at all. */
  readonly ironIn: number;
  /** Wood behind the iron, inches. */
  readonly backingIn?: number;
  /** Degrees from the horizontal; absent = upright. */
  readonly slopeDeg?: number;
  /** How much of its face it guards; absent = all of it. Only on front, side and rear. */
  readonly extent?: PlateExtent;
  /** In words what it is or where it lies, where that says more. */
  readonly covers?: string;
}

/** Wooden or cotton protection of a ship without armour. */
interface Bulwarks {
  readonly material: 'timber' | 'cotton';
  /** Inches, where known. */
  readonly thicknessIn?: number;
  /** All along the sides, or only round boilers and engines. */
  readonly extent: 'sides' | 'machinery';
}

export const ARMOUR_PARTS = [
  'front',
  'side',
  'rear',
  'turret',
  'tower',
  'pilotHouse',
  'deck',
  'hull',
  'wheelHouse',
  'machinery',
] as const;
export type ArmourPart = (typeof ARMOUR_PARTS)[number];

/** Armour by part. front, side and rear are the faces that a shot from there meets: casemate, or a monitor's hull. */
export interface Armour {
  readonly front?: Plate;
  readonly side?: Plate;
  readonly rear?: Plate;
  /** Revolving turret. */
  readonly turret?: Plate;
  /** Tower that does not turn. */
  readonly tower?: Plate;
  readonly pilotHouse?: Plate;
  readonly deck?: Plate;
  /** Belt at and below the waterline, under the casemate. */
  readonly hull?: Plate;
  readonly wheelHouse?: Plate;
  /** Plate round the engines of a ship that is otherwise bare wood. */
  readonly machinery?: Plate;
  /** India-rubber under the iron, inches. */
  readonly rubberIn?: number;
  /** Rounded sides that turn shot. */
  readonly curved?: true;
  readonly bulwarks?: Bulwarks;
  /** What the iron was and how it was laid. */
  readonly note?: string;
}

export interface Vessel extends Provenance {
  /** Lower case, digits and underscores; never changes, since scenarios and saved games hold it. */
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly type: VesselType;
  readonly shipClass?: string;
  /** Year in which she first served in the form described. */
  readonly year: number;
  /** As commonly listed: burthen for most converted river boats and wooden ships, displacement for monitors and ironclads. */
  readonly tons: number;
  /** Feet, between perpendiculars where known. */
  readonly lengthFt: number;
  /** Feet, over the hull. */
  readonly beamFt: number;
  /** Feet, laden where known. */
  readonly draughtFt: number;
  /** In still water under steam. 0 = never moves by herself: sail, oars, moorings or a broken engine. */
  readonly knots: number;
  /** Men aboard; 0 for a raft or dummy. */
  readonly complement: number;
  readonly propulsion: Propulsion;
  /** Number of screws, where she has any. */
  readonly screws?: number;
  /** {} for bare wood. */
  readonly armour: Armour;
  /** A prow or bow built or strengthened for ramming (P18). */
  readonly ram: boolean;
  /** Little of her shows above the water: monitors, semi-submersibles, launches. */
  readonly lowProfile?: true;
  /** Counts as shallow although her draught is over 6 feet (Q40). */
  readonly shallow?: true;
  /** Stands for many of a kind; a scenario may list several of her. */
  readonly generic?: true;
  /** Empty for an unarmed vessel. */
  readonly guns: readonly GunMount[];
}

export const GUN_KINDS = ['smoothbore', 'rifle', 'howitzer', 'mortar', 'torpedo'] as const;
export type GunKind = (typeof GUN_KINDS)[number];

export interface Gun extends Provenance {
  readonly id: string;
  readonly name: string;
  readonly kind: GunKind;
  /** Bore, inches; null for a torpedo. */
  readonly calibreIn: number | null;
  /** The pounds by which the gun is named (a 32-pounder: 32); null where it is named by its bore. */
  readonly pounder: number | null;
  /** Heaviest usual projectile, pounds: solid shot or bolt, shell for howitzers and mortars; null for a torpedo. */
  readonly shotLb: number | null;
}

/** Faces of a work: front toward the water it commands, left and right as its gunners see it. */
export const FORT_FACES = ['front', 'rear', 'left', 'right'] as const;
export type FortFace = (typeof FORT_FACES)[number];

export const FORT_MOUNTS = [
  /** Over an open parapet. */
  'barbette',
  /** Through a gap in the parapet. */
  'embrasure',
  /** Under a roof, through a port. */
  'casemate',
  'mortar_bed',
] as const;
export type FortMount = (typeof FORT_MOUNTS)[number];

export interface FortGun {
  /** Id in guns.json. */
  readonly gun: string;
  /** Pieces in this entry, 1 or more. */
  readonly count: number;
  readonly mount: FortMount;
  readonly face: FortFace;
  /** Stood in the work but could not be fired in the action of that year. */
  readonly unusable?: true;
  readonly note?: string;
}

export interface FortFacts extends Provenance {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  /** River and bank. */
  readonly place: string;
  /** Year of the armament listed. */
  readonly year: number;
  readonly construction: 'earth' | 'masonry';
  readonly commander: string;
  /** Gunners and men in the work. */
  readonly garrison: number;
  readonly guns: readonly FortGun[];
  /** Length of the front toward the water, feet; an estimate. */
  readonly faceLengthFt: number;
  /** Guns above the water, feet; an estimate. */
  readonly elevationFt: number;
}

/** What an author changes of a hull; null and false take away what she has. A part of the armour is changed as a whole. */
export interface HullChanges {
  readonly type?: VesselType;
  readonly shipClass?: string | null;
  readonly tons?: number;
  readonly lengthFt?: number;
  readonly beamFt?: number;
  readonly draughtFt?: number;
  readonly complement?: number;
  readonly propulsion?: Propulsion;
  readonly screws?: number | null;
  readonly armour?: ArmourChanges;
  readonly lowProfile?: boolean;
  readonly shallow?: boolean;
  readonly generic?: boolean;
}

export type ArmourChanges = { readonly [K in keyof Armour]?: Armour[K] | null | boolean };

/** What is changed of a fort beside her guns. */
export type WorkChanges = Partial<Pick<FortFacts, 'construction' | 'garrison' | 'faceLengthFt' | 'elevationFt'>>;
