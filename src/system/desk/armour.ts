import type { Game, Situation } from '../../core/game.ts';
import type { HexId, ShipId } from '../../core/types.ts';
import type { Plate } from '../../core/vessels.ts';

/** Where a plate lies on a drawing of the ship; `abreast` is abreast of her engines, above water or below it. */
export type PlatePlace =
  'front' | 'side' | 'rear' | 'abreast' | 'below' | 'belowAbreast' | 'turret' | 'pilotHouse' | 'wheel';

/** One plate of a ship, as the rules count it. */
export interface PlateView {
  place: PlatePlace;
  /** "side" */
  name: string;
  /** What it is made of, as her builder has it; null for what has no iron. */
  of: Plate | null;
  /** What it counts: "7.5". */
  inches: string;
  /** Its letter, where the rulebook has letters. */
  letter: string;
}

/** What a shot does that strikes a plate: goes through, may jam what stands behind it, or neither. */
export type PlateVerdict = 'through' | 'jams' | 'holds';

/** One plate against one gun. */
export interface PlateTrial {
  place: PlatePlace;
  /** How many of all hits from there strike it; 0 where none can. */
  struck: number;
  comes: PlateVerdict;
  /** The farthest hex from which it goes through, and from which it may jam at least; 0 = never. */
  throughTo: number;
  jamsTo: number;
}

/** A gun of a unit against every plate of a ship, from where it stands. */
export interface ShotTrial {
  range: number;
  /** Whence it comes, as she lies. */
  from: 'bow' | 'stern' | 'port' | 'starboard';
  /** What it goes through at that range: "8.0". */
  inches: string;
  /** The farthest hex from which it hits her at all. */
  reach: number;
  /** What may yet make it more or less, in a sentence; null where nothing does. */
  note: string | null;
  plates: readonly PlateTrial[];
}

/** Hexes from which a gun does the same to a ship as she lies, among those from which it hits her. */
export interface PlateRing {
  through: readonly PlatePlace[];
  jams: readonly PlatePlace[];
  hexes: readonly HexId[];
}

/** Plates compared with shots, inches against inches. */
export interface ArmourDesk<G extends Game = Game> {
  /** The plates of a ship; empty for what has none. */
  of(now: Situation<G>, unit: string): readonly PlateView[];
  /** What a gun would do to a ship from where both lie; null while either is off the chart. */
  trial(now: Situation<G>, by: { unit: string; gun: number }, target: ShipId): ShotTrial | null;
  /** Where it would do what, the most first; where all plates hold, none. */
  rings(now: Situation<G>, by: { unit: string; gun: number }, target: ShipId): readonly PlateRing[];
}
