import {
  SHIP_TYPES,
  type Area,
  type Bore,
  type Decks,
  type Ordnance,
  type Rate,
  type Rifle,
  type ShipType,
  type Smoothbore,
} from './vocabulary.ts';

/** Every number that the set of 1971 prints, and those of the rulings that stand in a table. Cited, never tuned. */

/** Scales, N1: knots to a hex; half-knots to a knot; quarters of a move; 24ths of a hex. */
export const SCALE = { knotsAHex: 3, halves: 2, quarters: 4, parts: 24 } as const;

/** N1, printed yards of the range chart in hexes: the farthest of each of the five ranges. */
export const RANGES = [1, 3, 6, 12, 20] as const;

/** The Move: knots lost in a move at most, by rate. Gains are 1, 2, 3 ... in one run-up (N4). */
export const SLOWING: Readonly<Record<Rate, number>> = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 };

/** Manoeuvring, N7: half-degrees earned by a hex entered (printed degrees by knots moved); what a hexside takes; the most kept. */
// prettier-ignore
export const TURNING: Readonly<Record<Rate, { readonly degrees: number; readonly knots: number; readonly halfDegrees: number }>> = {
  1: { degrees: 45, knots: 10, halfDegrees: 27 },
  2: { degrees: 45, knots: 6,  halfDegrees: 45 },
  3: { degrees: 50, knots: 4,  halfDegrees: 75 },
  4: { degrees: 55, knots: 2,  halfDegrees: 165 },
  5: { degrees: 55, knots: 1,  halfDegrees: 330 },
};
export const HEXSIDE = 120;

/** Manoeuvring: astern a share of the speed ahead. */
export const ASTERN = 2;

/** Ship definitions, rating: longer than so many feet is of that rate; shorter than all of them of the fifth. */
export const RATINGS: readonly (readonly [over: number, rate: Rate])[] = [
  [300, 1],
  [200, 2],
  [100, 3],
  [50, 4],
  [0, 5],
];
/** Ship definitions, bracketed, N49: a fort's face up to so many feet is of that rate; longer than all of them of the first. */
export const FORT_RATINGS: readonly (readonly [upTo: number, rate: Rate])[] = [
  [400, 5],
  [600, 4],
  [800, 3],
  [1000, 2],
];
/** Ship definitions, type, bracketed: wooden gunboats of more than 175 feet are U, shorter ones W. */
export const GUNBOAT_FEET = 175;
/** Ship definitions, type: ships that the text names under another letter than their kind. */
export const NAMED: Readonly<Record<string, ShipType>> = { css_virginia: 'U', css_arkansas: 'U', css_louisiana: 'U' };

/** Armour values, N14: an inch in 1,200ths; inches of wood, and of rubber, that are worth one of iron. */
export const ARMOUR = { inch: 1200, wood: 16, rubber: 2 } as const;
/** Armour values, inclined armour, N14: degrees from level, and what the iron counts, as a fraction. 45 itself is in the last line. */
export const SLOPES = [
  { upTo: 32, times: 5, by: 3 },
  { upTo: 38, times: 3, by: 2 },
  { under: 45, times: 5, by: 4 },
  { upTo: 60, times: 11, by: 10 },
] as const;
/** Armour values, N15: inches of a ship without iron: naval ships and strengthened sides; cotton; all others. */
export const BARE = { naval: 1, cotton: 2, other: 0 } as const;
/** N13: inches of iron on a whole face that make a ship no wooden one. */
export const IRON_SHIP = 1;
/** Armour values: the letters, by the inches that they end at; on a border the lower one. Shown, never used (N18). */
// prettier-ignore
export const GRADES = [
  [2, 'G'], [4, 'F'], [6, 'E'], [8, 'D'], [10, 'C'], [12, 'B'], [14, 'A'],
  [16, 'A2'], [18, 'A3'], [20, 'A4'], [22, 'A5'], [24, 'A6'], [26, 'A7'], [28, 'A8'],
] as const;

/** Ordnance types and the restored table of smoothbores (N17): points value, once in so many moves, tenths of an inch by range. */
// prettier-ignore
export const SMOOTHBORES: Readonly<Record<Smoothbore, Ordnance>> = {
  inch15:       { pv: 440, every: 4, through: [84, 80, 71, 59, 42] },
  inch11Brooke: { pv: 220, every: 2, through: [59, 56, 50, 42, 30] },
  inch11:       { pv: 166, every: 2, through: [52, 49, 44, 36, 26] },
  inch10:       { pv: 124, every: 2, through: [45, 42, 38, 31, 22] },
  inch9tenths2: { pv: 100, every: 2, through: [40, 38, 34, 28, 20] },
  inch9:        { pv: 90,  every: 1, through: [38, 36, 32, 27, 19] },
  pounder68:    { pv: 68,  every: 1, through: [33, 31, 28, 23, 16] },
  inch8:        { pv: 65,  every: 1, through: [32, 31, 27, 23, 16] },
  pounder42:    { pv: 42,  every: 1, through: [26, 25, 22, 18, 13] },
  pounder32:    { pv: 32,  every: 1, through: [23, 21, 19, 16, 11] },
  pounder24:    { pv: 24,  every: 1, through: [20, 19, 17, 14, 10] },
  pounder12:    { pv: 12,  every: 2, through: [14, 13, 12, 10, 7] },
};
/** The same of rifles (N17). */
// prettier-ignore
export const RIFLES: Readonly<Record<Rifle, Ordnance>> = {
  inch17:         { pv: 2240, every: 4, through: [265, 257, 246, 225, 199] },
  inch16:         { pv: 1684, every: 2, through: [230, 223, 214, 195, 172] },
  inch12half:     { pv: 818,  every: 2, through: [160, 155, 149, 136, 120] },
  inch12of35tons: { pv: 714,  every: 2, through: [150, 145, 139, 127, 112] },
  inch12of25tons: { pv: 614,  every: 2, through: [139, 135, 129, 118, 104] },
  inch11:         { pv: 546,  every: 2, through: [131, 127, 122, 111, 98] },
  inch10half:     { pv: 300,  every: 2, through: [97, 94, 90, 82, 73] },
  inch10:         { pv: 410,  every: 2, through: [113, 110, 105, 96, 85] },
  inch9:          { pv: 256,  every: 1, through: [90, 87, 83, 76, 67] },
  inch8:          { pv: 179,  every: 1, through: [75, 73, 70, 64, 56] },
  inch7:          { pv: 114,  every: 1, through: [60, 58, 56, 51, 45] },
  pounder110:     { pv: 110,  every: 1, through: [59, 57, 55, 50, 44] },
  pounder100:     { pv: 100,  every: 1, through: [56, 54, 52, 48, 42] },
  pounder70:      { pv: 70,   every: 1, through: [47, 45, 44, 40, 35] },
  pounder60:      { pv: 60,   every: 1, through: [43, 42, 40, 37, 33] },
  pounder30:      { pv: 30,   every: 1, through: [31, 30, 29, 26, 23] },
  pounder20:      { pv: 20,   every: 1, through: [25, 24, 23, 21, 19] },
  pounder12:      { pv: 12,   every: 1, through: [19, 19, 18, 16, 15] },
};

/** N20: the line of each gun of the catalogue; a mortar has none. */
export const SMOOTHBORE_OF: Readonly<Record<string, Smoothbore>> = {
  sb15: 'inch15',
  sb11brooke: 'inch11Brooke',
  sb10brooke: 'inch11Brooke',
  sb11: 'inch11',
  sb10: 'inch10',
  sb10col: 'inch10',
  sb9: 'inch9',
  sb68: 'pounder68',
  sb8: 'inch8',
  sb8col: 'inch8',
  how8: 'inch8',
  sb42: 'pounder42',
  sb32: 'pounder32',
  sb24: 'pounder24',
  car32: 'pounder24',
  how24: 'pounder24',
  how32: 'pounder24',
  sb18: 'pounder12',
  sb12: 'pounder12',
  sb6: 'pounder12',
  how12: 'pounder12',
};
export const RIFLE_OF: Readonly<Record<string, Rifle>> = {
  rf8parrott: 'inch8',
  rf8brooke: 'inch8',
  rf8blakely: 'inch8',
  rf7brooke: 'inch7',
  rf7: 'inch7',
  rf75blakely: 'inch7',
  rf100: 'pounder100',
  rf64brooke: 'pounder100',
  rf70: 'pounder70',
  rf80: 'pounder70',
  rf60: 'pounder60',
  rf50: 'pounder60',
  rf42: 'pounder60',
  rf30: 'pounder30',
  rf32: 'pounder30',
  rf24: 'pounder30',
  rf20: 'pounder20',
  rf18: 'pounder20',
  rf12: 'pounder12',
  rf10: 'pounder12',
};
/** N19, option: a sixth of the shots strikes with so many tenths of its penetration, another with so many. */
export const SHOT_QUALITY = { poor: 9, good: 11, poorOn: 1, goodOn: 6 } as const;

/** Range chart, N24: the lowest face that hits at the five ranges, by rate of the target; 0 = none does. */
// prettier-ignore
export const HITS_ON: Readonly<Record<Bore, Readonly<Record<Rate, readonly [number, number, number, number, number]>>>> = {
  rifle: {
    1: [1, 2, 3, 4, 5],
    2: [2, 3, 4, 5, 6],
    3: [3, 4, 5, 6, 0],
    4: [4, 5, 6, 0, 0],
    5: [5, 6, 0, 0, 0],
  },
  smoothbore: {
    1: [2, 3, 4, 5, 6],
    2: [3, 4, 5, 6, 0],
    3: [4, 5, 6, 6, 0],
    4: [5, 6, 0, 0, 0],
    5: [6, 0, 0, 0, 0],
  },
};

/** One throw of the chart, by type of the target in the order T to Z. */
const line = (...areas: readonly [Area, Area, Area, Area, Area, Area, Area]): Readonly<Record<ShipType, Area>> =>
  Object.fromEntries(SHIP_TYPES.map((type, at) => [type, areas[at]])) as Record<ShipType, Area>;
const all = (area: Area): Readonly<Record<ShipType, Area>> => line(area, area, area, area, area, area, area);

/** Damage chart, N26, N27, with the bracketed rows of casemates: two dice, the lower first. */
// prettier-ignore
export const DAMAGE_CHART: Readonly<Record<number, Readonly<Record<ShipType, Area>>>> = {
  11: all('belowForward'),
  12: all('belowAmidships'),
  13: all('belowAft'),
  14: all('pilotHouseOrWheel'),
  15: all('funnelOrWheel'),
  16: all('misfire'),
  //       T            U            V          W           X                 Y            Z
  22: line('turret',    'forward',   'turret',  'casemate', 'nothing',        'nothing',   'nothing'),
  23: line('turret',    'amidships', 'turret',  'casemate', 'nothing',        'nothing',   'nothing'),
  24: line('turret',    'aft',       'turret',  'casemate', 'nothing',        'nothing',   'nothing'),
  25: line('forward',   'forward',   'nothing', 'forward',  'nothing',        'nothing',   'forward'),
  26: line('amidships', 'amidships', 'nothing', 'nothing',  'amidships',      'amidships', 'nothing'),
  33: line('aft',       'aft',       'nothing', 'nothing',  'aft',            'aft',       'nothing'),
  34: line('forward',   'forward',   'turret',  'casemate', 'nothing',        'forward',   'nothing'),
  35: line('amidships', 'amidships', 'turret',  'casemate', 'amidshipsOrAft', 'amidships', 'amidships'),
  36: line('aft',       'aft',       'turret',  'casemate', 'nothing',        'aft',       'nothing'),
  44: line('forward',   'forward',   'nothing', 'nothing',  'nothing',        'forward',   'nothing'),
  45: line('amidships', 'amidships', 'nothing', 'nothing',  'amidships',      'amidships', 'nothing'),
  46: line('aft',       'aft',       'nothing', 'nothing',  'aft',            'aft',       'aft'),
  55: line('forward',   'forward',   'nothing', 'nothing',  'nothing',        'forward',   'nothing'),
  56: line('amidships', 'amidships', 'nothing', 'nothing',  'nothing',        'amidships', 'nothing'),
  66: all('fire'),
};
/** Damage chart, note on 1.4 and 1.5: the further die of a ship with wheels; 4 is nothing (N28). X at 3.5: N27. */
export const FURTHER = { upperPartTo: 3, wheelFrom: 5, amidshipsTo: 3 } as const;

/** Damage effect: points to sink by rate, kept in sixths (N29). */
export const POINTS: Readonly<Record<Rate, number>> = { 1: 5, 2: 4, 3: 3, 4: 2, 5: 1 };
export const SIXTHS = 6;
/** Damage effect: share of the original speed that a hit below water takes. */
// prettier-ignore
export const SPEED_LOSS: Readonly<Record<'forward' | 'amidshipsAndAft', Readonly<Record<Rate, readonly [share: number, of: number]>>>> = {
  forward:         { 1: [1, 3], 2: [1, 2], 3: [2, 3], 4: [1, 1], 5: [1, 1] },
  amidshipsAndAft: { 1: [1, 4], 2: [1, 3], 3: [1, 2], 4: [2, 3], 5: [1, 1] },
};
/** All hits below water amidships: the die. */
export const AMIDSHIPS = { magazine: 1, engines: 2 } as const;
/** All hits below water aft: steering jams on this die and below; its course by a die; for how long; the jam that wrecks it. */
export const STEERING = { jamsTo: 2, starboardTo: 2, portTo: 4, moves: 5, wrecked: 3 } as const;
/** Hits on pilot house: moves until the ship is under control again. */
export const PILOT_HOUSE = { moves: 5 } as const;
/** Hits on funnels: tenths of an inch of bore that fell one; lesser shots that do, by rate; share of speed lost with all. */
export const FUNNELS = { bore: 100, lesser: { 1: 2, 2: 2, 3: 1, 4: 1, 5: 1 }, loss: [1, 3] } as const;
/** Hits on hull above water: the highest face of the die for each deck, from the top, by how many gun decks she has. */
export const DECKS: Readonly<Record<Decks, readonly number[]>> = { 1: [6], 2: [3, 6], 3: [2, 4, 6] };
/** N84: guns in the broadsides of a ship with three gun decks at least. */
export const THREE_DECKER = 90;
/** Hits on turrets and casemates: jammed for good, or for so many moves; the share of the plate that a jam needs. */
export const JAM = { goodTo: 2, whileTo: 4, moves: 5, half: 2 } as const;

/** Paddle wheel hits, bracketed: the die for a side wheel, and for one astern; N36. */
export const SIDE_WHEEL = { port: 1, starboard: 2, gone: 6, moves: 3, loss: [1, 2] } as const;
export const STERN_WHEEL = { powerTo: 2, gone: 6, moves: 3, loss: [1, 2] } as const;

/** Fire, N37: the die that puts it out in a move; every so many moves the second die; what it costs. */
export const FIRE = {
  outFrom: 4,
  every: 5,
  outTo: 2,
  burnsTo: 4,
  abandoned: 5,
  blowsUp: 6,
  points: 1,
  knots: 1,
  guns: 50,
  forwardTo: 2,
  amidshipsTo: 4,
} as const;

/** Torpedoes, N47: the die; what it takes in halves of a point, 0 = she sinks; a half effect in the same. */
export const TORPEDO = { fails: 1, half: 2, halfEffect: 1 } as const;
export const TORPEDO_EFFECT: Readonly<Record<Rate, number>> = { 1: 3, 2: 4, 3: 5, 4: 0, 5: 0 };
/** Mobile torpedoes, N48: half-knots, hexes, moves to reload, torpedoes a tube. */
export const MOBILE_TORPEDO = { halfKnots: 18, hexes: 6, reload: 15, perTube: 2 } as const;
/** Spar torpedoes: moves without being fired at to rig again; moves that the order stands before. */
export const SPAR = { rerig: 3, orderAhead: 2 } as const;

/** N67: the part under which a mine goes off. */
export const MINE_PLACE = { forwardTo: 2, amidshipsTo: 4 } as const;

/** Ramming: rates by which a target must be smaller to be run down by who is no ram. */
export const RUN_DOWN = 3;
/** Ramming, table: hits needed to sink, by rate of the attacker, then of the target; 0 = little or no damage. */
// prettier-ignore
export const RAMMING: Readonly<Record<Rate, Readonly<Record<Rate, number>>>> = {
  1: { 1: 1, 2: 1, 3: 1, 4: 1, 5: 1 },
  2: { 1: 1, 2: 1, 3: 1, 4: 1, 5: 1 },
  3: { 1: 2, 2: 1, 3: 1, 4: 1, 5: 1 },
  4: { 1: 3, 2: 2, 3: 1, 4: 1, 5: 1 },
  5: { 1: 0, 2: 0, 3: 3, 4: 2, 5: 1 },
};
/** Ramming, N42: where it strikes from before the beam (forward, else amidships) and from abaft (quarter, else amidships); the wheel. */
export const RAM_PLACE = { endTo: 2, wheelFrom: 5 } as const;
/** Ramming, N45: inches of iron that make an armoured bow. */
export const IRON_BOW = 1;
/** Ramming conditions: speed lost with an engine or the screws of a side. */
export const RAM_LOSS = [1, 2] as const;

/** Shore batteries: protection of stone and earth, and what their product with a gun's points is divided by. */
export const PROTECTION = { masonry: 20, earth: 15, by: 4 } as const;
/** Shore batteries, N50: guns of an open field battery at most. */
export const FIELD_BATTERY = 6;
/** Shore batteries, spacing: feet a gun, and guns to a hundred feet. */
export const SPACING = { feet: 15, perHundred: 6 } as const;
/** N58: a building: rate, and points of PV that destroy it. */
export const BUILDING = { rate: 4, points: 150 } as const;

/** N16, N22, N41: half the arc of bow and stern in degrees, line included; the beams have what lies between. */
export const END_ARC = 30;
/** N22: half the angle that a turret's upper works mask, line excluded. */
export const BLIND = 30;
/** N52: half the arc of a fort's gun about its face's line. */
export const FORT_ARC = 60;
/** N23: hexes of sight by night. */
export const NIGHT = 3;
/** N54: a ship's worth is so often her points, and guns count a tenth of theirs; who wins has so many halves as much. */
export const VICTORY = { points: 20, guns: 10, times: 3, by: 2 } as const;

/** All of them, for help and the rules hash. */
export const TABLES = {
  SCALE,
  RANGES,
  SLOWING,
  TURNING,
  HEXSIDE,
  ASTERN,
  RATINGS,
  FORT_RATINGS,
  GUNBOAT_FEET,
  NAMED,
  ARMOUR,
  SLOPES,
  BARE,
  IRON_SHIP,
  GRADES,
  SMOOTHBORES,
  RIFLES,
  SMOOTHBORE_OF,
  RIFLE_OF,
  SHOT_QUALITY,
  HITS_ON,
  DAMAGE_CHART,
  FURTHER,
  POINTS,
  SIXTHS,
  SPEED_LOSS,
  AMIDSHIPS,
  STEERING,
  PILOT_HOUSE,
  FUNNELS,
  DECKS,
  THREE_DECKER,
  JAM,
  SIDE_WHEEL,
  STERN_WHEEL,
  FIRE,
  TORPEDO,
  TORPEDO_EFFECT,
  MOBILE_TORPEDO,
  SPAR,
  MINE_PLACE,
  RUN_DOWN,
  RAMMING,
  RAM_PLACE,
  IRON_BOW,
  RAM_LOSS,
  PROTECTION,
  FIELD_BATTERY,
  SPACING,
  BUILDING,
  END_ARC,
  BLIND,
  FORT_ARC,
  NIGHT,
  VICTORY,
};
