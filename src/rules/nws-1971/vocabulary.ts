/** The words of the set: what its tables are made of. */

/** Ship definitions: five rates by length, 1 the longest. */
export const RATES = [1, 2, 3, 4, 5] as const;
export type Rate = (typeof RATES)[number];

/** Ship definitions: seven types. */
export const SHIP_TYPES = ['T', 'U', 'V', 'W', 'X', 'Y', 'Z'] as const;
export type ShipType = (typeof SHIP_TYPES)[number];

/** A third of a ship's length, from the bow. */
export const THIRDS = ['forward', 'amidships', 'aft'] as const;
export type Third = (typeof THIRDS)[number];

/** Gun decks of a ship (N32). */
export type Decks = 1 | 2 | 3;

/** N51: in which order guns of a fort fall. */
export const FALL_ORDERS = ['heaviest', 'lightest'] as const;
export type FallOrder = (typeof FALL_ORDERS)[number];

/** Where a throw of the damage chart puts a hit. */
export type Area =
  | 'belowForward'
  | 'belowAmidships'
  | 'belowAft'
  /** 1.4: pilot house, or with a further die the side wheel. */
  | 'pilotHouseOrWheel'
  /** 1.5: funnel, or with a further die the wheel aft. */
  | 'funnelOrWheel'
  | 'misfire'
  | Third
  /** X at 3.5 stands in two rows (N27). */
  | 'amidshipsOrAft'
  | 'turret'
  | 'casemate'
  | 'fire'
  | 'nothing';

/** The two columns of the ordnance list; howitzers and carronades are smoothbores (N20). */
export const BORES = ['rifle', 'smoothbore'] as const;
export type Bore = (typeof BORES)[number];

/** One line of the list of ordnance with its line of the restored penetration table. */
export interface Ordnance {
  /** Points value, which is also what its shot destroys. */
  readonly pv: number;
  /** It fires once in so many moves. */
  readonly every: number;
  /** Tenths of an inch that its shot goes through at the five ranges. */
  readonly through: readonly [number, number, number, number, number];
}

export type Smoothbore =
  | 'inch15'
  | 'inch11Brooke'
  | 'inch11'
  | 'inch10'
  | 'inch9tenths2'
  | 'inch9'
  | 'pounder68'
  | 'inch8'
  | 'pounder42'
  | 'pounder32'
  | 'pounder24'
  | 'pounder12';

export type Rifle =
  | 'inch17'
  | 'inch16'
  | 'inch12half'
  | 'inch12of35tons'
  | 'inch12of25tons'
  | 'inch11'
  | 'inch10'
  | 'inch10half'
  | 'inch9'
  | 'inch8'
  | 'inch7'
  | 'pounder110'
  | 'pounder100'
  | 'pounder70'
  | 'pounder60'
  | 'pounder30'
  | 'pounder20'
  | 'pounder12';

/** Where a jammed rudder takes a ship (N30). */
export type Course = 'port' | 'starboard' | 'ahead';

/** What carries a ship, if anything. */
export type Going = 'ahead' | 'astern' | 'adrift' | 'still';

/** One hand of a ship. */
export type Beam = 'port' | 'starboard';

/** Where a ram or a torpedo strikes (N42). */
export type Stricken = Third | 'quarter' | 'stern' | 'wheel';

/** What wounds a ship below water. */
export type WoundCause = 'belowWater' | 'ram' | 'torpedo' | 'mine';

/** Why a ship has gone down. */
export type SinkCause = WoundCause | 'magazine' | 'fire' | 'burnt';

/** Why speed was lost. */
export type LossCause = WoundCause | 'funnels' | 'wheel' | 'engine' | 'fire';

/** Why a ship lies disabled (N38). */
export type DisableCause = 'engines' | 'steering' | 'wheels' | 'ram' | 'torpedo';

/** What the die of a torpedo or mine does (N47, N67). */
export type BurstDie = 'fails' | 'half' | 'full';

/** N16: the face that a shot meets. */
export type Face = 'front' | 'side' | 'rear';

/** What a hit strikes once all dice of the chart have fallen. */
export type Spot =
  | { readonly at: 'below' | 'hull'; readonly third: Third }
  | { readonly at: 'turret' | 'casemate' | 'pilotHouse' | 'funnel' | 'wheel' | 'fire' | 'misfire' | 'nothing' };
