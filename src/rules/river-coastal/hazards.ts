import {
  CHAINS,
  EXPLODES_ON,
  FIRE_SHIPS,
  HAZARDS,
  MINES,
  SCALE,
  SHALLOW,
  SPAR_SINKS_OWN,
  SPARS,
  WRECKS,
} from './tables.ts';
import type { Face, RiverShip } from './types.ts';

type Bottom = 'sandbar' | 'stakes';
/** What may hold a ship: C72, C74, C76. */
export type Holds = Bottom | 'wreck';

/** Navigational hazards, C72, C74: the highest face that holds a ship of that draught. */
export const heldUpTo = (bottom: Bottom, draught: number): number =>
  draught <= SHALLOW ? HAZARDS[bottom].shallow : HAZARDS[bottom].deep;

/** C72, C74, C76: lowest die that frees her, and how often it may be thrown; off a wreck nobody helps. */
export const freeing = (by: Holds, helped: boolean): { need: number; tries: number } => {
  if (by === 'wreck') return { need: WRECKS.offOn, tries: WRECKS.tries };
  const { offOn, tries, helpedOn, helpedTries } = HAZARDS[by];
  return helped ? { need: helpedOn, tries: helpedTries } : { need: offOn, tries };
};

/** Spar chains, C75: whether a submarine or torpedo boat at that speed in half-knots gets over. */
export const overChain = (halves: number, die: number): boolean =>
  halves >= SCALE.halves * CHAINS.knots && die >= CHAINS.overOn;

/** Torpedoes and anchored mines, C77: what a die costs; a dummy's means nothing, but is thrown. */
export const mineCost = (die: number): number | 'sunk' => MINES[die as Face];

/** Spar torpedoes, C78: what a die costs the target, and whether another sinks the boat. */
export const sparCost = (die: number): number | 'sunk' => SPARS[die as Face];
export const sparSinksOwn = (die: number): boolean => die <= SPAR_SINKS_OWN;

/** Fire ships, C79: whether a die lights one. */
export const lights = (die: number): boolean => die >= FIRE_SHIPS.lightsOn;

/** Fire ships, C79: lowest die on which she catches fire from one. */
export const catchesOn = ({ ironclad }: Pick<RiverShip, 'ironclad'>): number =>
  ironclad ? FIRE_SHIPS.ironcladCatchesOn : FIRE_SHIPS.catchesOn;

/** C50: lowest die that puts such a fire out. */
export const outOn = ({ ironclad }: Pick<RiverShip, 'ironclad'>): number =>
  ironclad ? FIRE_SHIPS.ironcladOutOn : FIRE_SHIPS.outOn;

/** Explosive Ships, C80: whether a die sets one off. */
export const explodes = (die: number): boolean => die >= EXPLODES_ON;
