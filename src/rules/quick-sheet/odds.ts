import type { Factor } from './factors.ts';
import { twoDiceAtLeast, waysOf, waysToScore, type Chance } from '../shared/chances.ts';
import { shotOf, whyNoLine, type Shot } from './gunnery.ts';
import { atFullSpeed, ramDice, ramFactors } from './ramming.ts';
import { sticksOn } from './river.ts';
import { lineBetween } from './sight.ts';
import {
  BATTERED_PART,
  CRITICAL_EVERY,
  CRITICALS,
  DIE_LESS,
  EFFECT_HIT_ON,
  FIRE_ALLOWED_ON,
  OPPORTUNITY_ORDER,
  RAM_BANDS,
  RAM_HIT_ON,
  SANDBAR,
  STRIKES_ON,
  WEAPONS,
} from './tables.ts';
import {
  ORDER_CARDS,
  type Deck,
  type OrderCard,
  type QuickSheetShip,
  type QuickSheetWork,
  type Situation,
  type Unit,
  type Weapon,
} from './types.ts';
import { isShip, unitOf } from './units.ts';
import { effectDice } from './weapons.ts';
import { countOf } from './decks.ts';

export type { Chance } from '../shared/chances.ts';

/** ways[n] falls of the dice out of `of` come to n. */
export interface Spread {
  ways: number[];
  of: number;
}

const SIDES_OF_A_DIE = 6;

/** What a spread comes to on average. */
export const expectedIn = ({ ways, of }: Spread): number =>
  ways.reduce((sum, falls, count) => sum + (falls / of) * count, 0);

/** How many faces show at least so much. */
const faces = (least: number): number => Math.max(0, SIDES_OF_A_DIE + 1 - least);

/** So many dice, each of which counts in `good` falls out of `of`. */
export const spreadOf = (dice: number, good: number, of: number): Spread => {
  const ways = waysOf(dice, [of - good, good]);
  return { ways, of: ways.reduce((sum, count) => sum + count, 0) };
};

/** Section 25: hits of a shot, before armour. */
const hitSpread = (shot: Pick<Shot, 'dice' | 'hitOn'>): Spread =>
  spreadOf(shot.dice, faces(shot.hitOn), SIDES_OF_A_DIE);

/** Section 25: points that a shot costs, after deflection. */
const damageSpread = (shot: Pick<Shot, 'dice' | 'hitOn' | 'deflectOn'>): Spread =>
  shot.deflectOn > SIDES_OF_A_DIE
    ? hitSpread(shot)
    : spreadOf(
        shot.dice,
        faces(shot.hitOn) * (SIDES_OF_A_DIE - faces(shot.deflectOn)),
        SIDES_OF_A_DIE * SIDES_OF_A_DIE,
      );

/** What becomes of a unit: chances of 1. */
export interface Fate {
  critical: number;
  sinks: number;
  strikes: number;
}

const NO_FATE: Fate = { critical: 0, sinks: 0, strikes: 0 };

const TWO_DICE = SIDES_OF_A_DIE * SIDES_OF_A_DIE;
const waysToEffect = (effect: string): number =>
  Object.entries(CRITICALS).reduce(
    (sum, [score, what]) => (what === effect ? sum + waysToScore(Number(score)) : sum),
    0,
  );
const MAGAZINE = waysToEffect('magazine') / TWO_DICE;
const FIRE = waysToEffect('fire') / TWO_DICE;

const criticalsIn = ({ strength }: Unit, points: number, damage: number): number => {
  const passed = (left: number): number => Math.floor((strength - left) / CRITICAL_EVERY);
  return passed(Math.max(0, points - damage)) - passed(points);
};

/** Section 30, Q22: what stands ashore is done for at no points, and a fort when criticals have taken its last gun. */
const isSilencedBy = (work: QuickSheetWork, damage: number): boolean => {
  if (damage >= work.points) return true;
  const gunsLeft = work.guns.filter(gun => !gun.lost).length;
  return work.kind === 'fort' && gunsLeft > 0 && criticalsIn(work, work.points, damage) >= gunsLeft;
};

const QUIET = 1 - MAGAZINE;
const STRIKE = STRIKES_ON / SIDES_OF_A_DIE;

/** So many criticals of a ship that burns already: none of them her magazine. */
const survives = (criticals: number): number => (criticals <= 0 ? 1 : QUIET * survives(criticals - 1));

interface Ordeal {
  ship: QuickSheetShip;
  /** Points left after the blow. */
  points: number;
  /** Whether the blow is one that a battered ship is tested for (Q32). */
  tested: boolean;
}

/** The chance that a battered ship with so many points fails a strike test. */
const failsTest = ({ ship }: Ordeal, points: number): number =>
  !ship.struck && BATTERED_PART * points <= ship.strength ? STRIKE : 0;

type End = Pick<Fate, 'sinks' | 'strikes'>;
const SUNK: End = { sinks: 1, strikes: 0 };

/** Nothing on board can change her points any more: so many criticals are left, then the test of the blow. */
const burningEnd = (ordeal: Ordeal, points: number, criticals: number): End => {
  const alive = survives(criticals);
  return { sinks: 1 - alive, strikes: ordeal.tested ? alive * failsTest(ordeal, points) : 0 };
};

/** A fire that breaks out: its damage, the criticals that this brings, its own test, then what was still to come (Q23, Q32). */
const afterFire = (ordeal: Ordeal, die: number, criticals: number): End => {
  const damage = die - DIE_LESS;
  const points = ordeal.points - damage;
  if (points <= 0) return SUNK;
  const own = survives(criticalsIn(ordeal.ship, ordeal.points, damage));
  const fails = damage > 0 ? failsTest(ordeal, points) : 0;
  const rest = burningEnd(ordeal, points, criticals);
  return { sinks: 1 - own + own * rest.sinks, strikes: own * (fails + (1 - fails) * rest.strikes) };
};

/** Section 26: so many criticals on a ship that does not burn yet. */
const afterCriticals = (ordeal: Ordeal, criticals: number): End => {
  if (criticals === 0) return burningEnd(ordeal, ordeal.points, 0);
  const rest = afterCriticals(ordeal, criticals - 1);
  const end = { sinks: MAGAZINE + (QUIET - FIRE) * rest.sinks, strikes: (QUIET - FIRE) * rest.strikes };
  for (let die = 1; die <= SIDES_OF_A_DIE; die++) {
    const burnt = afterFire(ordeal, die, criticals - 1);
    end.sinks += (FIRE / SIDES_OF_A_DIE) * burnt.sinks;
    end.strikes += (FIRE / SIDES_OF_A_DIE) * burnt.strikes;
  }
  return end;
};

/** Sections 26 and 28: what a loss of so many points does to a unit. */
const fateAfter = (unit: Unit, damage: number, tested: boolean): Fate => {
  if (damage === 0) return NO_FATE;
  if (!isShip(unit)) return { ...NO_FATE, sinks: isSilencedBy(unit, damage) ? 1 : 0 };
  if (unit.target) return { ...NO_FATE, sinks: damage >= unit.points ? 1 : 0 };
  const criticals = criticalsIn(unit, unit.points, damage);
  const critical = criticals > 0 ? 1 : 0;
  const points = unit.points - damage;
  if (points <= 0) return { ...SUNK, critical };
  const ordeal = { ship: unit, points, tested };
  return { critical, ...(unit.onFire ? burningEnd(ordeal, points, criticals) : afterCriticals(ordeal, criticals)) };
};

/** What a spread of damage does to a unit. */
export const fateOf = (unit: Unit, spread: Spread, tested = true): Fate =>
  spread.ways.reduce((sum, ways, damage) => {
    const fate = fateAfter(unit, damage, tested);
    const chance = ways / spread.of;
    return {
      critical: sum.critical + chance * fate.critical,
      sinks: sum.sinks + chance * fate.sinks,
      strikes: sum.strikes + chance * fate.strikes,
    };
  }, NO_FATE);

export interface ShotOdds {
  shot: Shot;
  hits: Spread;
  damage: Spread;
  fate: Fate;
}

/** The exact odds of one gun's shot, or null where there is none. */
export const shotOdds = (now: Situation, firer: string, gun: number, target: string): ShotOdds | null => {
  const [unit, mark] = [unitOf(now, firer), unitOf(now, target)];
  const line = lineBetween(now, unit, mark);
  const piece = unit.guns[gun];
  const shot = piece && !whyNoLine(now, unit, mark, line) ? shotOf(now, unit, piece, mark, line) : null;
  if (!shot) return null;
  const damage = damageSpread(shot);
  return { shot, hits: hitSpread(shot), damage, fate: fateOf(mark, damage) };
};

export interface RamOdds {
  modifiers: Factor[];
  dice: number;
  damage: Spread;
  /** The rammer hurts herself. */
  rammerDamaged: number;
  holes: number;
  fate: Fate;
}

/** Section 24: the exact odds of a ram, as far as this view knows the cards. */
export const ramOdds = (now: Situation, rammer: QuickSheetShip, target: QuickSheetShip): RamOdds => {
  const modifiers = ramFactors(rammer, atFullSpeed(now, rammer), atFullSpeed(now, target));
  const dice = ramDice(modifiers);
  const damage = spreadOf(dice, faces(RAM_HIT_ON), SIDES_OF_A_DIE);
  const chanceOf = (holds: (points: number) => boolean): number =>
    damage.ways.reduce((sum, ways, points) => (holds(points) ? sum + ways : sum), 0) / damage.of;
  const sinks = faces(RAM_BANDS.sinksOn) / SIDES_OF_A_DIE;
  const fate = damage.ways.reduce((sum, ways, points) => {
    const chance = ways / damage.of;
    const each = fateAfter(target, points, true);
    const holed = points >= RAM_BANDS.holedFrom ? sinks : 0;
    return {
      critical: sum.critical + chance * each.critical,
      sinks: sum.sinks + chance * (each.sinks + (1 - each.sinks) * holed),
      // The strike test comes before the hole is seen to.
      strikes: sum.strikes + chance * each.strikes,
    };
  }, NO_FATE);
  return {
    modifiers,
    dice,
    damage,
    fate,
    rammerDamaged: chanceOf(points => points <= RAM_BANDS.rammerDamagedUpTo),
    holes: chanceOf(points => points >= RAM_BANDS.holedFrom),
  };
};

export { twoDiceAtLeast } from '../shared/chances.ts';

export { dieAtLeast as oneDieAtLeast } from '../shared/chances.ts';

/** Section 23: that she sticks, and that she comes off. */
export const groundingOdds = (ship: QuickSheetShip): Chance => twoDiceAtLeast(sticksOn(ship));
export const unstickOdds = (): Chance => twoDiceAtLeast(SANDBAR.unstuckOn);

/** Section 17: the effect dice of a weapon, and its gamble: points, or a fire. */
export const effectSpread = (weapon: Weapon, ship: QuickSheetShip): Spread =>
  spreadOf(effectDice(weapon, ship), faces(EFFECT_HIT_ON), SIDES_OF_A_DIE);
export const gambleSpread = (weapon: Weapon): Spread => {
  const { gambleOn, gamblePoints } = WEAPONS[weapon];
  const ways = Array.from({ length: gamblePoints + 1 }, () => 0);
  ways[0] = SIDES_OF_A_DIE - faces(gambleOn);
  ways[gamblePoints] = (ways[gamblePoints] ?? 0) + faces(gambleOn);
  return { ways, of: SIDES_OF_A_DIE };
};

const convolve = (one: readonly number[], other: readonly number[]): number[] => {
  const sum = Array.from({ length: one.length + other.length - 1 }, () => 0);
  one.forEach((a, i) => other.forEach((b, j) => (sum[i + j] = (sum[i + j] ?? 0) + a * b)));
  return sum;
};

/** Q20: chances of the points that an opportunity salvo costs: a die a gun for leave to fire, then the guns in their order. */
export const opportunityChances = (now: Situation, firer: string, target: string): number[] => {
  const [unit, mark] = [unitOf(now, firer), unitOf(now, target)];
  const line = lineBetween(now, unit, mark);
  const shots = OPPORTUNITY_ORDER.flatMap(kind =>
    unit.guns.filter(gun => gun.class === kind).flatMap(gun => shotOf(now, unit, gun, mark, line) ?? []),
  );
  const leave = spreadOf(shots.length, faces(FIRE_ALLOWED_ON), SIDES_OF_A_DIE);
  const chances = [0];
  let salvo = [1];
  leave.ways.forEach((ways, guns) => {
    const shot = guns > 0 ? shots[guns - 1] : undefined;
    if (shot) {
      const { ways: falls, of } = damageSpread(shot);
      salvo = convolve(
        salvo,
        falls.map(count => count / of),
      );
    }
    salvo.forEach((chance, points) => (chances[points] = (chances[points] ?? 0) + (chance * ways) / leave.of));
  });
  return chances;
};

/** Q1: the chance of each card at the next draw from a deck; an empty one is its discards shuffled. Null where the view cannot know. */
export const nextDraw = (deck: Deck): Record<OrderCard, Chance> | null => {
  const cards = deck.left > 0 ? deck.draw : deck.discards;
  if (!cards) return null;
  const of = countOf(cards);
  const chances = ORDER_CARDS.map((card): [OrderCard, Chance] => [card, { ways: cards[card], of }]);
  return Object.fromEntries(chances) as Record<OrderCard, Chance>;
};
