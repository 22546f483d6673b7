import type { ArmourClass, Asset, CardCounts, CriticalEffect, DeckName, GunClass, OrderCard, Weapon } from './types.ts';

/** Every number that the quick sheet prints, and those of rulings Q2 to Q68 that stand in a table. Cited, never tuned. */

/** Q2: what the two decks hold. */
// prettier-ignore
export const DECK_TABLE: Readonly<Record<DeckName, Readonly<CardCounts>>> = {
  //                    Full speed     Slow speed    Slow and fire   Fire     Turn and fire
  fullSpeedDeck:      { fullSpeed: 9, slowSpeed: 5, slowAndFire: 3, fire: 1, turnAndFire: 2 },
  actionStationsDeck: { fullSpeed: 2, slowSpeed: 3, slowAndFire: 5, fire: 8, turnAndFire: 2 },
};

/** Q1, Q2: cards to a hand, and ships served by one copy of each deck. */
export const HAND = { cards: 5, shipsToACopy: 3 } as const;

/** Q3, Q4: what each card allows. A card with speed on it is a move order. The titles are as printed; players are told `CARD_TITLE`. */
// prettier-ignore
export const CARD_TABLE: Readonly<Record<OrderCard, { title: string; speed: 'full' | 'slow' | null; turn: boolean; fire: boolean }>> = {
  fullSpeed:   { title: 'Full speed',           speed: 'full', turn: false, fire: false },
  slowSpeed:   { title: 'Slow speed',           speed: 'slow', turn: false, fire: false },
  slowAndFire: { title: 'Slow speed and fire',  speed: 'slow', turn: false, fire: true },
  fire:        { title: 'Fire',                 speed: null,   turn: false, fire: true },
  turnAndFire: { title: 'Turn in hex and fire', speed: null,   turn: true,  fire: true },
};

/** Section 21, movement allowances: hexes by kind of ship and order, of which a fast ship chooses (Q5). */
// prettier-ignore
export const MOVEMENT = {
  normal: { slow: { least: 1, most: 1 }, full: { least: 2, most: 2 } },
  fast:   { slow: { least: 1, most: 2 }, full: { least: 2, most: 3 } },
} as const;

/** Sections 26 and 28: the most that a battered ship, one without funnel or one without rudder can do. */
export const CRIPPLED_SPEED = 1;

/** Q3: how far a ship may turn in her hex, in sixths of a circle. */
export const TURN_IN_HEX = [1, 2] as const;

/** Q28: how far she turns without her rudder, for one hex of movement. */
export const RUDDERLESS = [1] as const;

/** Section 25, gun ranges in hexes. */
export const GUN_RANGE = { short: 1, long: 5 } as const;

/** Section 25, gun factors: dice. */
export const GUN_FACTORS = { base: 4, heavy: 2, moveOrder: -2, short: 2, narrow: -1, light: -2 } as const;

/** Section 25: lowest score that hits, and that of a firer in difficulties. */
export const HIT_ON = { usual: 5, hindered: 6 } as const;

/** Section 25, hit deflection: lowest score that turns a hit aside; 7 = nothing does. */
// prettier-ignore
export const DEFLECTION: Readonly<Record<GunClass, Readonly<Record<ArmourClass, number>>>> = {
  light:  { iron: 3, tin: 5, wood: 7 },
  medium: { iron: 4, tin: 5, wood: 7 },
  heavy:  { iron: 5, tin: 6, wood: 7 },
};

/** Turn sequence 3, 6 and Q20: lowest score that lets a gun fire, reach of opportunity fire in hexes, and the order of the guns. */
export const FIRE_ALLOWED_ON = 5;
export const OPPORTUNITY_REACH = { ship: 1, fort: 2 } as const;
export const OPPORTUNITY_ORDER: readonly GunClass[] = ['medium', 'heavy', 'light'];

/** Section 26: hit points between criticals, effects by 2D6, lowest score of a repair. */
export const CRITICAL_EVERY = 5;
// prettier-ignore
export const CRITICALS: Readonly<Record<number, CriticalEffect>> = {
  2: 'engine', 3: 'funnel', 4: 'fire', 5: 'gun', 6: 'gun', 7: 'gun', 8: 'fire', 9: 'pilotHouse', 10: 'funnel', 11: 'rudder', 12: 'magazine',
};
export const ENGINE_SAVED_ON = 5;
export const TURRET_OUT_ON = 4;
export const REPAIRED_ON = 4;
/** Sections 24 and 26: a fire, and a rammer's own damage, cost a die less this. */
export const DIE_LESS = 1;

/** Section 28: battered at or below 1 part in 3; strikes on a 1; fire at a struck ship on 5,6. */
export const BATTERED_PART = 3;
export const STRIKES_ON = 1;
export const STRUCK_TARGET_ON = 5;

/** Section 24, ramming factors: dice; each 5,6 is a point. */
export const RAM_FACTORS = { base: 14, fullSpeed: 4, halfHitPoints: -4, targetFullSpeed: -4, noRam: -8 } as const;
export const RAM_HIT_ON = 5;
/** Section 24, results: at most this many points damage the rammer; at least this many hole the target, which sinks on this score. */
export const RAM_BANDS = { rammerDamagedUpTo: 2, holedFrom: 6, sinksOn: 5 } as const;

/** Section 23: 2D6 scores; Q40: feet of draught that are shallow. */
export const SANDBAR = {
  shallowSticksOn: 11,
  normalSticksOn: 8,
  unstuckOn: 8,
  secondAttemptCosts: 2,
  shallowFeet: 6,
} as const;

/** Turn sequence 7: lowest D6 score that drifts a ship one hex. */
export const DRIFTS_ON = 4;

/** Turn sequence 8 and 9. */
export const CLOCK = { end: 8, advance: 1, shiftsOn: 5 } as const;

/** Turn sequence 11; Q12: hit points of a small ship. */
export const ARRIVALS = { need: 9, smallHitPoints: 25, attackerTurns: [2, 3] } as const;

/** Section 30; Q22: hit points of forts. S11: of buildings and moored transports. */
export const FORT_POINTS = { earth: 30, masonry: 40 } as const;
export const BUILDING_POINTS = 10;

/** Section 17: dice of effect, each 5,6 a point; the single gamble die. */
// prettier-ignore
export const WEAPONS: Readonly<Record<Weapon, { dice: number; gambleOn: number; gamblePoints: number }>> = {
  mine:        { dice: 9, gambleOn: 6, gamblePoints: 10 },
  submarine:   { dice: 6, gambleOn: 6, gamblePoints: 10 },
  torpedoBoat: { dice: 6, gambleOn: 6, gamblePoints: 10 },
  fireRaft:    { dice: 6, gambleOn: 5, gamblePoints: 0 }, // a fire, and only on wood or tin
};
export const EFFECT_HIT_ON = 5;
export const MINE = { shallowDraught: -4, detonatesOn: { union: 5, confederate: 6 } } as const;
/** Section 17, Q48, Q49: lowest score on which an asset comes. */
export const ASSET_COMES_ON = 4;
export const BOAT_POINTS = 5;
export const RAFT_POINTS = 6;
export const ARMY_GUNS = 2;
/** Q48: hexes seen in mist and at night, and what nightfall adds to the clock. */
export const DARKNESS = { sight: 2, clock: 1 } as const;

/** Q51: factor of hit points by kind of ship. */
export const HIT_POINTS = { ironclad: 2.5, monitor: 2.2, tinclad: 1.9, wooden: 1.65 } as const;
/** Q52: knots of a fast ship. */
export const FAST_KNOTS = 9;

/** Q53: what a ship or fort is worth; armour in tenths. */
export const FLEET_POINTS = {
  hitPoint: 12,
  armourTenths: { wood: 10, tin: 12, iron: 15 },
  gun: { light: 20, medium: 40, heavy: 80 },
  ram: 150,
  fast: 100,
  shallow: 50,
  turret: 150,
  roundTo: 10,
  fleet: 6000,
  ships: 6,
} as const;

/** Q76: fleet points of an asset. */
export const ASSET_PRICES: Readonly<Record<Asset, number>> = {
  mines: 100,
  submarine: 100,
  torpedoBoat: 80,
  fireRaft: 120,
  armySupport: 100,
  mist: 40,
  nightfall: 60,
  panic: 40,
};

/** Q54. */
export const VICTORY = {
  building: 4,
  fort: 6,
  shipPart: 5,
  batteredPart: 2,
  buildingLeft: 2,
  minor: 5,
  major: 15,
} as const;

/** Q42, Q55, Q70: ships at the start, who chooses them, assets, and what the chart holds. */
export const GENERATED = {
  attacker: { own: 2, foes: 1 },
  defender: { own: 1, foes: 1 },
  assets: 3,
  assetsOfFewer: 4,
  islands: 2,
  sandbars: 2,
  buildings: 3,
  transports: 2,
  columns: 14,
  rows: 14,
  // Q70: first column with works, and where the clock starts.
  worksFrom: 4,
  clock: -8,
} as const;

/** All of them, for help and the rules hash. */
export const TABLES = {
  DECK_TABLE,
  HAND,
  CARD_TABLE,
  MOVEMENT,
  CRIPPLED_SPEED,
  TURN_IN_HEX,
  RUDDERLESS,
  GUN_RANGE,
  GUN_FACTORS,
  HIT_ON,
  DEFLECTION,
  FIRE_ALLOWED_ON,
  OPPORTUNITY_REACH,
  OPPORTUNITY_ORDER,
  CRITICAL_EVERY,
  CRITICALS,
  ENGINE_SAVED_ON,
  TURRET_OUT_ON,
  REPAIRED_ON,
  DIE_LESS,
  BATTERED_PART,
  STRIKES_ON,
  STRUCK_TARGET_ON,
  RAM_FACTORS,
  RAM_HIT_ON,
  RAM_BANDS,
  SANDBAR,
  DRIFTS_ON,
  CLOCK,
  ARRIVALS,
  FORT_POINTS,
  BUILDING_POINTS,
  WEAPONS,
  EFFECT_HIT_ON,
  MINE,
  ASSET_COMES_ON,
  BOAT_POINTS,
  RAFT_POINTS,
  ARMY_GUNS,
  DARKNESS,
  HIT_POINTS,
  FAST_KNOTS,
  FLEET_POINTS,
  ASSET_PRICES,
  VICTORY,
  GENERATED,
};
