import type {
  Band,
  Character,
  DamageLine,
  DamageTable,
  Face,
  Handling,
  MortarLine,
  ObjectiveCard,
  RamCell,
  RamClass,
  RammerLine,
  ShotKind,
  Skin,
  WindFrom,
} from './vocabulary.ts';

/** Every number that River and Coastal prints, and those of the rulings that stand in a table. Cited, never tuned. */

type Faces<T> = Readonly<Record<Face, T>>;

/** C1: inches of the printed table to a hex; 24ths of a hex; half-knots to a knot; quarters of a move. */
export const SCALE = { inches: 3, parts: 24, halves: 2, quarters: 4 } as const;

/** Movement: knots a move, up or down. C6: astern a ship makes her speed divided by this. */
export const CHANGE = 2;
export const ASTERN = 3;

/** Turning Ships, C7, C8: radius in inches, which is what a hexside costs in knots moved; what a hex earns. */
export const RADII: Readonly<Record<Handling, number>> = { launch: 2, handy: 5, middling: 7, slow: 9 };
export const HEX_EARNS = 3;

/** Currents, C10: lanes across the water; knots that the first, second and third from the bank lose. */
export const LANES = { across: 5, loses: [2, 1, 0] } as const;
/** Ships drifting, C11: SPV from which a ship drifts with a part of the current, and which. */
export const DRIFT = { heavyFrom: 80, divisor: 2 } as const;
/** Anchor, C13: SPV under which a ship at anchor swings, and hexsides a move. */
export const ANCHOR = { swingsUnder: 60, hexsides: 3 } as const;
/** C14: knots at which a line can be passed, SPV towed that cost a knot, and the least speed left. */
export const TOWING = { atMost: 2, spvPerKnot: 50, least: 1 } as const;

/** Captains, C15: white, green, red and yellow die; C27: the white die of a fort's commander. */
// prettier-ignore
export const CAPTAINS: Readonly<Record<'ship' | 'fort', Faces<Character>>> = {
  ship: { 1: 'intelligent', 2: 'intelligent', 3: 'stubborn', 4: 'stubborn', 5: 'reckless', 6: 'reckless' },
  fort: { 1: 'panicky', 2: 'stubborn', 3: 'stubborn', 4: 'stubborn', 5: 'stubborn', 6: 'fanatic' },
};
export const GREEN: Faces<number> = { 1: 3, 2: 3, 3: 2, 4: 2, 5: 1, 6: 1 };
export const RED: Faces<number> = { 1: -1, 2: -1, 3: -2, 4: -2, 5: -3, 6: -3 };
export const YELLOW: Faces<number> = { 1: 3, 2: 3, 3: 2, 4: 2, 5: 1, 6: 1 };

/** Definitions, C29: tons to an SPV, men to a CPV. */
export const POINTS = { tons: 10, men: 10 } as const;
/** Definitions, C30: the share of the SPV that has to go before hits roll. */
export const PENETRATION: Readonly<Record<Skin, readonly [part: number, of: number]>> = {
  small: [1, 6],
  wood: [1, 3],
  light: [1, 2],
  ironclad: [2, 3],
  heavy: [5, 6],
};
/** C30, C58: SPV under which a wooden gunboat is small, and a casemate ironclad light. */
export const SMALL_UNDER = 20;
export const LIGHT_UNDER = 60;
/** C31: most CPV of a ship that works engine and boiler with one; of one that works everything with it. */
export const FEW_HANDS = { machinery: 3, everything: 1 } as const;

/** Firing: greatest range in inches, border included (C33); lowest die that hits. */
// prettier-ignore
export const RANGES: Readonly<Record<ShotKind, Readonly<Record<Band, number>>>> = {
  howitzer:   { close: 4,  medium: 8,  long: 12 },
  smoothbore: { close: 8,  medium: 12, long: 20 },
  rifle:      { close: 12, medium: 20, long: 28 },
};
// prettier-ignore
export const HITS_ON: Readonly<Record<ShotKind, Readonly<Record<Band, number>>>> = {
  howitzer:   { close: 4, medium: 5, long: 6 },
  smoothbore: { close: 4, medium: 5, long: 6 },
  rifle:      { close: 3, medium: 4, long: 5 },
};
/** C34: the natural die that always misses. */
export const MISSES_ON = 1;
/** Difficult targets, C35; smoke, C81. */
export const FIRE_FACTORS = { difficult: -1, smoke: -1 } as const;

/** Gunfire Damage Table, C42: points that a hit costs, whether the gun fires on alternate moves only, and which guns. */
// prettier-ignore
export const GUN_DAMAGE = [
  { damage: 10, alternate: true,  guns: ['sb15', 'rf8parrott', 'rf8brooke', 'rf8blakely'] },
  { damage: 8,  alternate: true,  guns: ['sb11', 'sb11brooke', 'sb10', 'sb10brooke', 'sb10col', 'rf7', 'rf7brooke', 'rf75blakely', 'rf100', 'rf64brooke', 'rf80'] },
  { damage: 6,  alternate: false, guns: ['sb9', 'sb8', 'sb8col', 'sb68', 'sb42', 'rf70', 'rf60', 'rf50', 'rf42'] },
  { damage: 4,  alternate: false, guns: ['sb32', 'sb24', 'car32', 'rf32', 'rf30', 'rf24', 'rf20', 'rf18', 'how8'] },
  { damage: 2,  alternate: false, guns: ['sb18', 'sb12', 'sb6', 'how32', 'how24', 'how12', 'rf12', 'rf10'] },
] as const;
/** Gunfire, C43: what armour that slopes or curves divides a hit by. */
export const SLOPED = 2;
/** Firing, C44: the gun that bursts, and on what, thrown twice. */
export const BURSTS = { gun: 'rf32', on: 1 } as const;

/** Arcs of fire, C36 to C38: half the arc in degrees: fixed guns, pivots, a turret's quarter, what a turret cannot see. */
export const ARCS = { fixed: 30, pivot: 75, turret: 45, blind: 30 } as const;
/** C36, option thinArcs: 10 degrees, as so many across in so many along. */
export const THIN = { across: 3, along: 17 } as const;

const NOTHING = { does: 'nothing' } as const;
/** Damage, tables 1 to 6: armament, steering and pilot house, boiler and speed, general, crew, bulkheads. 0 moves = the rest of the battle. */
// prettier-ignore
export const DAMAGE_TABLES: Readonly<Record<DamageTable, Faces<DamageLine>>> = {
  1: { 1: NOTHING, 2: { does: 'port', moves: 4 }, 3: NOTHING, 4: { does: 'gun', moves: 4 }, 5: { does: 'port', moves: 0 }, 6: { does: 'gunDestroyed' } },
  2: { 1: NOTHING, 2: { does: 'hardOver', to: 'starboard', moves: 4 }, 3: NOTHING, 4: { does: 'hardOver', to: 'port', moves: 4 }, 5: { does: 'sameCourse', moves: 4 }, 6: { does: 'sameCourse', moves: 0 } },
  3: { 1: NOTHING, 2: { does: 'slowed', knots: 1, moves: 4 }, 3: NOTHING, 4: { does: 'slowed', knots: 2, moves: 0 }, 5: { does: 'slowed', knots: 2, moves: 4 }, 6: { does: 'boilerDestroyed' } },
  4: { 1: NOTHING, 2: { does: 'straight', moves: 4 }, 3: NOTHING, 4: { does: 'crew', cpv: 1 }, 5: { does: 'slowed', knots: 2, moves: 0 }, 6: { does: 'fire', outOn: 6 } },
  5: { 1: NOTHING, 2: { does: 'crew', cpv: 1 }, 3: NOTHING, 4: { does: 'crew', cpv: 2 }, 5: { does: 'crew', cpv: 3 }, 6: { does: 'captain', cpv: 4 } },
  6: { 1: NOTHING, 2: { does: 'flood', feet: 1 }, 3: NOTHING, 4: { does: 'fire', outOn: 5 }, 5: { does: 'flood', feet: 2 }, 6: { does: 'explodes' } },
};
/** Fire, C50: tries before the ship is abandoned; moves that a hulk burns. */
export const FIRE = { tries: 4, burns: 6 } as const;
/** C51: she sinks when her draught is more than so many parts of so many of what is stated. */
export const FOUNDERS = { parts: 3, of: 2 } as const;

/** Morale, C54, C55: what is added to the die; she fights on from this score. */
export const MORALE = {
  noneLost: 1,
  above: 1,
  guns: 1,
  way: 1,
  anyLost: -1,
  thirdLost: -2,
  twoThirdsLost: -3,
  noGuns: -3,
  noWay: -3,
  aground: -1,
  agroundUnderFire: -2,
  rammedStill: -2,
  steering: -2,
  below: -3,
  /** For each CPV of a fort (C56). */
  fortCpv: -2,
} as const;
export const HOLDS_FROM = 1;
/** Morale of forts, C27: share of the CPVs lost from which a commander tests. */
export const FORT_TESTS: Readonly<Record<'panicky' | 'stubborn' | 'fanatic', readonly [part: number, of: number]>> = {
  panicky: [0, 1],
  stubborn: [1, 3],
  fanatic: [2, 3],
};

/** Ramming, C57: the chart by class, attacker first. */
// prettier-ignore
export const RAM_CHART: Readonly<Record<RamClass, Readonly<Record<RamClass, RamCell>>>> = {
  1: { 1: 'none', 2: 'none',   3: 'none',   4: 'none',   5: 'none' },
  2: { 1: 'none', 2: 'ifLost', 3: -2,       4: -4,       5: -6 },
  3: { 1: 'none', 2: 'none',   3: 'ifLost', 4: -2,       5: -4 },
  4: { 1: 'none', 2: 'none',   3: 'none',   4: 'ifLost', 5: -2 },
  5: { 1: 'none', 2: 'none',   3: 'none',   4: 'none',   5: 'none' },
};
/** Ramming, C57: what is added to the die of the test; she goes on from this score. */
export const RAM_TEST = { noneLost: 1, above: 1, firedOn: -2, anyLost: -3, noRam: -2, below: -2 } as const;
export const RAMS_FROM = 1;
/** C59: knots taken off where a test has failed. */
export const FAILED_TEST = 2;

/** Ramming Chart, C61: knots under which a line holds (0 = the last), SPV a point, dice; and what the ram does to the rammer (C62). */
// prettier-ignore
export const RAMMING: readonly { readonly under: number; readonly spv: number; readonly dice: number; readonly rammer: Faces<RammerLine> }[] = [
  { under: 4, spv: 5,  dice: 1, rammer: { 1: NOTHING, 2: NOTHING, 3: NOTHING, 4: NOTHING, 5: { does: 'ramLost', spv: 20 }, 6: { does: 'stack', knots: 2 } } },
  { under: 8, spv: 10, dice: 2, rammer: { 1: NOTHING, 2: NOTHING, 3: NOTHING, 4: { does: 'ramLost', spv: 30 }, 5: { does: 'stack', knots: 2 }, 6: { does: 'steam', cpv: 2, knots: 2, moves: 4 } } },
  { under: 0, spv: 15, dice: 3, rammer: { 1: NOTHING, 2: NOTHING, 3: { does: 'ramLost', spv: 40 }, 4: { does: 'stack', knots: 2 }, 5: { does: 'steam', cpv: 2, knots: 2, moves: 4 }, 6: { does: 'locked' } } },
];
/** Ramming: dice more with a Ram Attack; what a bow without a ram divides the blow by. */
export const RAM_ATTACK = 1;
export const NO_RAM = 2;
/** Jammed Chart, C65: whole moves after this one. */
export const JAMMED: Faces<number> = { 1: 0, 2: 0, 3: 0, 4: 2, 5: 4, 6: 6 };

/** Boarding, C67: parties a move, die that crosses, defenders more than are aboard. */
export const BOARDING = { parties: 2, crossesOn: 4, more: 1 } as const;
/** Landing, C69, C70: parties a move; moves to the middle of the hex, and for each further one; die that takes a town. */
export const LANDING = { parties: 2, middle: 2, hex: 3, takesOn: 6 } as const;

/** Navigational hazards, C72, C74: feet of draught that still count as shallow; stuck on this die and below, off on this and above, tries. */
export const SHALLOW = 5;
// prettier-ignore
export const HAZARDS = {
  sandbar: { shallow: 2, deep: 4, offOn: 5, tries: 4, helpedOn: 5, helpedTries: 8 },
  stakes:  { shallow: 3, deep: 5, offOn: 6, tries: 2, helpedOn: 5, helpedTries: 4 },
  /** C74, option everyInch: dice a hex. */
  everyInch: 3,
} as const;
/** Spar chains, C75: knots, and the die that carries over. */
export const CHAINS = { knots: 4, overOn: 5 } as const;
/** Sunken vessels, C76: off on this die, tries; moves that a wreck lies in slack water. */
export const WRECKS = { offOn: 6, tries: 2, slackMoves: 2 } as const;
/** Torpedoes and anchored mines, C77, and spar torpedoes, C78: SPV lost by the die; 'sunk' = all of it. */
export const MINES: Faces<number | 'sunk'> = { 1: 0, 2: 20, 3: 30, 4: 'sunk', 5: 'sunk', 6: 'sunk' };
export const SPARS: Faces<number | 'sunk'> = { 1: 0, 2: 20, 3: 'sunk', 4: 'sunk', 5: 'sunk', 6: 'sunk' };
/** Spar torpedoes: the boat herself sinks on this die and below. */
export const SPAR_SINKS_OWN = 2;
/** Fire and explosive ships, C79, C80: lit, caught and put out on this die and above. */
export const FIRE_SHIPS = { lightsOn: 4, catchesOn: 4, ironcladCatchesOn: 6, outOn: 6, ironcladOutOn: 4 } as const;
export const EXPLODES_ON = 6;

/** Smoke, C81: wind from this die; where it comes from; level that blocks a line; moves for one level to go. */
export const WIND = { from: 3, smokeBlocks: 3, clears: 2 } as const;
export const WIND_FROM: Faces<WindFrom> = { 1: 'north', 2: 'north', 3: 'east', 4: 'west', 5: 'south', 6: 'south' };
/** Fog, C82: fog from this die; dice of inches; what each move multiplies them by. */
export const FOG = { from: 3, dice: 2, grows: 5, by: 4 } as const;
/** Visibility, C83, C84: inches of sight; knots with a balloon aloft. */
export const SIGHT = 50;
export const BALLOON_KNOTS = 3;

/** Forts, C85: points a square inch by construction; feet to an inch, most inches; silent below this share. */
export const FORTS = { earth: 40, masonry: 60, feet: 100, most: 12, silentBelow: [1, 3] } as const;
/** Forts, C87: men to a CPV, CPVs a gun at most. C88 does not halve. C39: feet up from which a fort sees over ships. */
export const GARRISON = { men: 10, perGun: 2, seesOver: 20 } as const;
/** Buildings, C90: BPV of a building, buildings of a town, rubble below this share. */
export const BUILDINGS = { bpv: 20, squares: 6, rubbleBelow: [1, 2] } as const;
/** Mortar boats, C89: least inches; greatest by calibre; die that hits, and what another shot at the same target adds. */
export const MORTARS = { least: 6, large: 40, small: 30, largeFrom: 11, hitsOn: 6, again: 1 } as const;
/** Mortar boats: what falls on the square that a die has named. */
// prettier-ignore
export const MORTAR_TABLE: Faces<MortarLine> = {
  1: { large: 0,  small: 0,  takes: 'nothing' },
  2: { large: 20, small: 10, takes: 'nothing' },
  3: { large: 0,  small: 0,  takes: 'gun' },
  4: { large: 30, small: 20, takes: 'nothing' },
  5: { large: 0,  small: 0,  takes: 'gun' },
  6: { large: 40, small: 30, takes: 'commander' },
};

/** Flag ships, C21, C23: die on which a reckless commander leaves; hexes to another ship. */
export const TRANSFER = { recklessOn: 5, hexes: 6 } as const;
/** C17: hexes of the station, or of the place to hold. */
export const STATION = 2;

/** C103: SPV by which a side must be ahead. */
export const VICTORY = { lead: 10 } as const;

/** Table Set Up, C91 to C96: the chart in squares, its features, depth, current and tides, mines and fleets. */
export const RANDOM = {
  columns: 24,
  rows: 16,
  square: 8,
  moves: 30,
  depthDice: { river: 3, estuary: 4 },
  /** C71: feet before the tide, thrown again until there are so many. */
  leastFeet: 9,
  tidalFrom: 4,
  tideDice: 2,
  /** C71: halves of its feet that the tide adds, by thirds of the length, from upstream. */
  tideAdds: [0, 1, 2],
  /** Knots by thirds of the length, from upstream; in the last one the water stands still anyhow. */
  tideTakes: [2, 1, 0],
  /** Off the die for the current. */
  currentLess: 1,
  island: 3,
  channels: [1, 2],
  bar: 4,
  fortFeet: 300,
  earthUpTo: 4,
  garrisonDice: 2,
  years: [1862, 1863, 1864],
  ironclads: 2,
  lightShips: 2,
  /** C94: minefields, half of them dummies; hexes of one, and between it and any ship. */
  fields: { river: 2, estuary: 4 },
  clearOfShips: 2,
} as const;
/** Game Objectives, C97: the deck; cards dealt and kept, enemy ironclads and own ships by card, ends of move in control and hexes about the islands, thirds of the chart. */
export const OBJECTIVE_CARDS: readonly ObjectiveCard[] = [
  ...(['ironclad', 'ironclads', 'flagship', 'fleet', 'passOne', 'passTwo'] as const),
  ...(['islands', 'downstream', 'town', 'port', 'fort', 'sandbar'] as const),
];
export const CARDS = {
  dealt: 3,
  kept: 2,
  ironclads: { ironclad: 1, ironclads: 2 },
  passes: { passOne: 1, passTwo: 2 },
  controlEnds: 3,
  within: 2,
  thirds: 3,
} as const;
/** Table Set Up: the six cards. */
export const FEATURES = ['fort', 'town', 'port', 'islands', 'straightBars', 'bentBars'] as const;
export type Feature = (typeof FEATURES)[number];
/** C93: guns of a random battle's fort, by the die thrown for each. */
// prettier-ignore
export const FORT_GUNS: Faces<string> = { 1: 'sb32', 2: 'sb32', 3: 'rf32', 4: 'sb8col', 5: 'sb10col', 6: 'rf7' };

/** All of them, for help and the rules hash. */
export const TABLES = {
  SCALE,
  CHANGE,
  ASTERN,
  RADII,
  HEX_EARNS,
  LANES,
  DRIFT,
  ANCHOR,
  TOWING,
  CAPTAINS,
  GREEN,
  RED,
  YELLOW,
  POINTS,
  PENETRATION,
  SMALL_UNDER,
  LIGHT_UNDER,
  FEW_HANDS,
  RANGES,
  HITS_ON,
  MISSES_ON,
  FIRE_FACTORS,
  GUN_DAMAGE,
  SLOPED,
  BURSTS,
  ARCS,
  THIN,
  DAMAGE_TABLES,
  FIRE,
  FOUNDERS,
  MORALE,
  HOLDS_FROM,
  FORT_TESTS,
  RAM_CHART,
  RAM_TEST,
  RAMS_FROM,
  FAILED_TEST,
  RAMMING,
  RAM_ATTACK,
  NO_RAM,
  JAMMED,
  BOARDING,
  LANDING,
  SHALLOW,
  HAZARDS,
  CHAINS,
  WRECKS,
  MINES,
  SPARS,
  SPAR_SINKS_OWN,
  FIRE_SHIPS,
  EXPLODES_ON,
  WIND,
  WIND_FROM,
  FOG,
  SIGHT,
  BALLOON_KNOTS,
  FORTS,
  GARRISON,
  BUILDINGS,
  MORTARS,
  MORTAR_TABLE,
  TRANSFER,
  STATION,
  VICTORY,
  RANDOM,
  FEATURES,
  FORT_GUNS,
  OBJECTIVE_CARDS,
  CARDS,
};
