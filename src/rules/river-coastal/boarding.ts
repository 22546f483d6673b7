import { BOARDING, LANDING } from './tables.ts';

/** Boarding, C67: whether a party crosses. */
export const crosses = (die: number): boolean => die >= BOARDING.crossesOn;

/** C67: of the men left aboard as many fight as the deck holds: at most one party more than have come over. */
export const defendersOf = (aboard: number, parties: number): number => Math.min(aboard, parties + BOARDING.more);

/** Boarding Ships, Landing Parties, C67, C70: sums compared; equal ones fight on in the next move. */
export const fight = (theirs: readonly number[], ours: readonly number[]): 'attacker' | 'defender' | 'goesOn' => {
  const sum = (dice: readonly number[]): number => dice.reduce((all, die) => all + die, 0);
  const lead = sum(theirs) - sum(ours);
  if (lead === 0) return 'goesOn';
  return lead > 0 ? 'attacker' : 'defender';
};

/** Landing Parties, C69: moves from the shore to the middle of the last hex of a way of so many hexes, the first included. */
export const marchMoves = (hexes: number): number => LANDING.middle + (hexes - 1) * LANDING.hex;

/** Landing Parties, C69: whether a party in the middle of town or port has it. */
export const takesTown = (die: number): boolean => die >= LANDING.takesOn;
