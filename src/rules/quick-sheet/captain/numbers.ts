import type { KnownRules } from '../../../system/captain.ts';
import type {
  ArmourClass,
  CardCounts,
  DeckName,
  GunClass,
  OrderCard,
  QuickSheet,
  QuickSheetShip,
  Situation,
  Unit,
  Weapon,
} from '../types.ts';

/** The printed tables that a captain has in mind, as the rule system gives them. */
export interface Printed {
  CARD_TABLE: Readonly<Record<OrderCard, { speed: 'full' | 'slow' | null; turn: boolean; fire: boolean }>>;
  DECK_TABLE: Readonly<Record<DeckName, Readonly<CardCounts>>>;
  MOVEMENT: Readonly<Record<'normal' | 'fast', { slow: number; full: number }>>;
  CRIPPLED_SPEED: number;
  GUN_RANGE: { short: number; long: number };
  GUN_FACTORS: { base: number; heavy: number; moveOrder: number; short: number; narrow: number; light: number };
  HIT_ON: { usual: number; hindered: number };
  DEFLECTION: Readonly<Record<GunClass, Readonly<Record<ArmourClass, number>>>>;
  BATTERED_PART: number;
  RAM_FACTORS: { base: number; fullSpeed: number; halfHitPoints: number; targetFullSpeed: number; noRam: number };
  RAM_HIT_ON: number;
  RAM_BANDS: { rammerDamagedUpTo: number; holedFrom: number; sinksOn: number };
  SANDBAR: { shallowSticksOn: number; normalSticksOn: number };
  DARKNESS: { sight: number };
  WEAPONS: Readonly<Record<Weapon, { dice: number; gambleOn: number; gamblePoints: number }>>;
  MINE: { detonatesOn: { union: number; confederate: number } };
  VICTORY: Readonly<Record<'building' | 'fort' | 'shipPart' | 'batteredPart' | 'buildingLeft' | 'minor', number>>;
  CLOCK: { end: number };
}

/** The printed sheet. */
export const printedBy = (rules: KnownRules<QuickSheet> | KnownRules): Printed => rules.tables as unknown as Printed;

const SIDES_OF_A_DIE = 6;

/** The chance that a die shows at least so much. */
export const shows = (least: number): number =>
  Math.min(SIDES_OF_A_DIE, Math.max(0, SIDES_OF_A_DIE + 1 - least)) / SIDES_OF_A_DIE;

const waysOfTwo = (score: number): number => Math.max(0, SIDES_OF_A_DIE - Math.abs(score - SIDES_OF_A_DIE - 1));

/** The chance that two dice come to at least so much. */
export const twoShow = (least: number): number => {
  let ways = 0;
  for (let score = least; score <= 2 * SIDES_OF_A_DIE; score++) ways += waysOfTwo(score);
  return ways / (SIDES_OF_A_DIE * SIDES_OF_A_DIE);
};

export const isShip = (unit: Unit): unit is QuickSheetShip => 'turrets' in unit;

/** Ships of both sides, lost and coming ones too, from which on nobody thinks long about every single one. */
const CROWD = 25;

/** By what the battle began with: it does not change its nature as ships are lost. */
export const isCrowded = ({ state }: Situation): boolean => Object.keys(state.ships).length >= CROWD;

export const isPresent = (unit: Unit): boolean => (isShip(unit) ? unit.status === 'afloat' : !unit.down);

/** Afloat and under her colours. */
export const fights = (ship: QuickSheetShip): boolean => ship.status === 'afloat' && !ship.struck && !ship.target;

export const isBattered = (printed: Printed, ship: QuickSheetShip): boolean =>
  !ship.target && printed.BATTERED_PART * ship.points <= ship.strength;

const spreads = new Map<string, readonly number[]>();

/** Chances of each number of successes of so many dice. */
export const successes = (dice: number, chance: number): readonly number[] => {
  const key = `${dice}/${chance}`;
  const known = spreads.get(key);
  if (known) return known;
  let chances = [1];
  for (let die = 0; die < dice; die++) {
    const next = Array.from({ length: chances.length + 1 }, () => 0);
    chances.forEach((each, count) => {
      next[count] = (next[count] ?? 0) + each * (1 - chance);
      next[count + 1] = (next[count + 1] ?? 0) + each * chance;
    });
    chances = next;
  }
  spreads.set(key, chances);
  return chances;
};

/** The chance of at least so many successes. */
export const atLeast = (dice: number, chance: number, least: number): number =>
  successes(dice, chance).reduce((sum, each, count) => (count >= least ? sum + each : sum), 0);
