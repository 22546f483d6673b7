import type { Bearing, FortFace, FortMount, MountKind } from '../../ships/index.ts';
import type { Bore, Rate, ShipType, Third } from './vocabulary.ts';

export * from './vocabulary.ts';

/** What a ship's plates stop, in 1,200ths of an inch (N14); 0 = none. */
export interface Plates {
  readonly front: number;
  readonly side: number;
  readonly rear: number;
  /** The part of a side that guards the engines alone. */
  readonly abreast: number;
  /** Plate round the engines themselves. */
  readonly engines: number;
  /** Below water, where that is another plate; 0 = the face's. */
  readonly hull: number;
  /** Turret or tower. */
  readonly turret: number;
  readonly pilotHouse: number;
  readonly wheelHouse: number;
}

/** Where a gun stands for the damage chart (N32, N60). */
export interface Place {
  readonly third: Third;
  /** Whose broadside it is; guns that serve both beams, and end guns, are reached from either. */
  readonly beam: 'port' | 'starboard' | 'either';
  /** From the top, 0. */
  readonly deck: number;
  /** The turret or tower that it falls with, 1 the foremost; 0 = none. */
  readonly turret: 0 | 1 | 2;
}

/** One gun of a ship or fort. */
export interface Gun {
  /** Id in the catalogue. */
  gun: string;
  bore: Bore;
  /** Points value; 0 for a mortar, which has no rule (N20). */
  pv: number;
  /** Fires once in so many moves (N21). */
  every: number;
  /** Guns of one mount stand alike and bear alike. */
  mount: number;
  stands: MountKind | FortMount;
  bears: readonly (Bearing | FortFace)[];
  /** Quarters of a turret that her own upper works mask. */
  blind: readonly Bearing[];
  place: Place;
}

/** One turret or tower. */
export interface Turret {
  /** Shot through: out for good. */
  out: boolean;
  /** Moves that it stays jammed; -1 = for good. */
  jam: number;
}

/** What a ship is made of, as the chart asks. */
export interface Hull {
  readonly rate: Rate;
  readonly type: ShipType;
  readonly wooden: boolean;
  readonly casemate: boolean;
  readonly pilotHouse: boolean;
  readonly wheel: 'side' | 'aft' | 'none';
  readonly plates: Plates;
  turrets: Turret[];
}
