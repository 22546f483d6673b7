import type { GunMount } from '../../ships/index.ts';
import type { Band, Critical, GunKind, Handling, HitEffect } from './vocabulary.ts';

/** Every number that Rams and Ironclads prints, and those of the rulings that stand in a table. Cited, never tuned. */

/** R1: twelfths of a hex; centimetres of the printed table to a hex; half-knots to a knot; half-moves to a move. */
export const SCALE = { twelfths: 12, centimetres: 10, halves: 2, halfMoves: 2 } as const;

/** Section 3 and 9, change of speed in half-knots a move; critical 8 with pipes damaged; without power. */
export const CHANGE = { usual: 4, pipesDamaged: 2, withoutPower: 8 } as const;

/** Section 3: degrees a move by handling (R5); what a hexside takes (R4). */
export const TURNING: Readonly<Record<Handling, number>> = {
  riverboat: 60,
  monitor: 45,
  casemate: 30,
  tug: 90,
  launch: 90,
};
export const HEXSIDE = 60;

/** Sections 3 and 11, R7: astern a vessel makes her nominal speed divided by this. */
export const ASTERN: Readonly<Record<Handling, number>> = { riverboat: 3, monitor: 3, casemate: 3, tug: 2, launch: 3 };

/** Section 9, R8: die that swings her head. */
export const YAW = { port: 2, starboard: 5 } as const;

/** R9: the most that a gun named by its shot may weigh, in pounds, or be bored, in tenths of an inch, for each Fire Value. */
// prettier-ignore
export const FIRE_VALUES = {
  pounds:     [[24, 1], [32, 2], [80, 3], [999, 4]],
  smoothbore: [[90, 3], [110, 4], [999, 5]],
  rifle:      [[64, 3], [999, 4]],
  howitzer: 1,
  mortar: 4,
} as const;
/** R10: light guns. */
export const LIGHT = 1;

/** Section 6, R11, R19: greatest range in hexes; musketry, grape and canister; least range of a mortar. */
// prettier-ignore
export const RANGES: Readonly<Record<GunKind, Readonly<Record<Band, number>>>> = {
  smoothbore: { pointBlank: 2, effective: 5, long: 10 },
  rifle:      { pointBlank: 3, effective: 7, long: 15 },
  mortar:     { pointBlank: 3, effective: 7, long: 15 },
};
export const SMALL_SHOT_RANGE = 2;
export const MORTAR_LEAST = 2;

/** Section 6, R13: half the arc in degrees, about each line on which a mount bears; 180 = all round. */
// prettier-ignore
export const ARCS: Readonly<Record<GunMount['mount'] | 'barbette' | 'embrasure' | 'mortar_bed', number>> = {
  casemate: 30, casemate_pivot: 30, fixed_tower: 30,
  broadside: 45, fixed: 45, boat: 45, barbette: 45, embrasure: 45,
  pivot: 120,
  turret: 180, top: 180, hold: 180, mortar_bed: 180, spar: 0,
};

/** Section 6, R14: armour by the greatest thickness of iron, in tenths of an inch, that is still in the class below. */
// prettier-ignore
export const ARMOUR = {
  iron: [[50, 10], [30, 9], [10, 8], [0, 7]],
  tinclad: 7, bulwarks: 6, bare: 5, turret: 11,
  casemateBattery: 9, openBattery: 8, building: 6, moored: 6,
} as const;
/** R14: a monitor is hit in the turret on this die and above. */
export const TURRET_ON = 4;

/** Section 6: adjustments to the die. */
export const FIRE_FACTORS = {
  pointBlank: 1,
  slowTarget: 1,
  slowFirer: 1,
  long: -1,
  newTarget: -1,
  endOn: -1,
  flamesOrSteam: -1,
  harassed: -1,
  mortar: -1,
  smoke: -1,
} as const;
/** Section 6: half-knots over the ground that count as slow. */
export const SLOW = 6;

/** Section 6, effect of hits. */
// prettier-ignore
export const HIT_EFFECTS: Readonly<Record<number, HitEffect>> = {
  6: 'critical', 5: 'knot', 4: 'knot', 3: 'gun', 2: 'gun', 1: 'halfKnot',
};

/** Section 6, critical hits on 2D6. */
// prettier-ignore
export const CRITICALS: Readonly<Record<number, Critical>> = {
  2: 'magazine', 3: 'helm', 4: 'list', 5: 'jam', 6: 'smokestack', 7: 'gunport',
  8: 'steamPipes', 9: 'list', 10: 'steering', 11: 'fire', 12: 'boiler',
};
/** Critical 6, R33: half-knots lost, and the floor for further hits. */
export const SMOKESTACK = { loss: 4, floor: 6 } as const;
/** Critical 11, R23: score that puts a fire out, afloat or aground; moves that a hulk burns. */
export const FIRE = { outAfloat: 6, outAground: 5, burns: 6 } as const;
/** Critical 12: the crew leaves on this die and below. */
export const BOILER_ABANDON = 2;
/** Section 6: the one score of 2D6 that musketry and grape can do harm with. */
export const MUSKET_SCORE = 3;
/** Section 6: the die that knocks out a gun ashore. S11: hits that destroy a building or a moored transport. */
export const SHORE_GUN_ON = 6;
export const BUILDING_HITS = 3;
/** R58: fewest men of a crew with sharpshooters to spare. */
export const SHARPSHOOTERS = 50;

/** Section 7: adjustments to the ramming die; speeds in knots. */
export const RAM_FACTORS = {
  stationary: 1,
  fastFrom: 6,
  fastEvery: 2,
  sideOn: 1,
  ramBow: 1,
  unreinforced: -1,
  slowUnder: 4,
  bowToBow: -1,
} as const;
/** Section 7: dice of knots by score. */
// prettier-ignore
export const RAM_RESULTS = [
  { least: 6, targetDice: 2, rammerDice: 0, rammerKnots: 1, halts: true },
  { least: 4, targetDice: 1, rammerDice: 0, rammerKnots: 1, halts: false },
  { least: 2, targetDice: 0, rammerDice: 0, rammerKnots: 0, halts: false },
  { least: 1, targetDice: 0, rammerDice: 1, rammerKnots: 0, halts: false },
] as const;
/** Section 7: from this score the rammer's penalties are ignored bow to bow. */
export const BOW_TO_BOW_SPARED = 4;

/** Section 8, torpedoes: dice of knots and criticals by a die. */
// prettier-ignore
export const TORPEDO_EFFECTS = [
  { least: 5, dice: 3, criticals: 1 },
  { least: 3, dice: 2, criticals: 1 },
  { least: 1, dice: 1, criticals: 0 },
] as const;
/** Section 8, spar torpedoes. */
export const SPAR = { explodesOn: 4, failsOn: 2 } as const;

/** Section 9: a sinking vessel has so many moves and a die. */
export const SINKS_IN = 5;

/** Section 10, R28: centimetres from a shoal or bank. */
export const GROUNDING = { within: 0, beside: 5, hexOff: 15, freesAlways: 6 } as const;

/** Section 11, R30: half-knots for each 50 feet, and for each vessel after the first; tugs. */
export const TOWING = { feet: 50, perLength: 2, perVessel: 2, tugTows: 3, tugTop: 22 } as const;

/** R52: feet of length that stand for a knot of a vessel that never had an engine. */
export const ENGINELESS_FEET = 25;

/** R32: how often a sunk vessel's knots count. */
export const VICTORY = { sunk: 2 } as const;

/** All of them, for help and the rules hash. */
export const TABLES = {
  SCALE,
  CHANGE,
  TURNING,
  HEXSIDE,
  ASTERN,
  YAW,
  FIRE_VALUES,
  LIGHT,
  RANGES,
  SMALL_SHOT_RANGE,
  MORTAR_LEAST,
  ARCS,
  ARMOUR,
  TURRET_ON,
  FIRE_FACTORS,
  SLOW,
  HIT_EFFECTS,
  CRITICALS,
  SMOKESTACK,
  FIRE,
  BOILER_ABANDON,
  MUSKET_SCORE,
  SHORE_GUN_ON,
  BUILDING_HITS,
  SHARPSHOOTERS,
  RAM_FACTORS,
  RAM_RESULTS,
  BOW_TO_BOW_SPARED,
  TORPEDO_EFFECTS,
  SPAR,
  SINKS_IN,
  GROUNDING,
  TOWING,
  ENGINELESS_FEET,
  VICTORY,
};
