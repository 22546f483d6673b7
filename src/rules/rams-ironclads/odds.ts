import { shipOf } from '../../core/rules.ts';
import type { ShipId } from '../../core/types.ts';
import type { Factor } from './factors.ts';
import { waysToScore, type Chance } from '../shared/chances.ts';
import { strikeOf } from './contact.ts';
import { bearingGuns } from './fire.ts';
import { dangerOf, holdOn } from './shoals.ts';
import { facePart, shotFactors, skinsOf, type Skins } from './gunnery.ts';
import { rammerSpared, ramFactors, ramResult } from './ramming.ts';
import { stackLoss } from './criticals.ts';
import { lineBetween } from './sight.ts';
import { CRITICALS, GROUNDING, HIT_EFFECTS, SCALE, SPAR } from './tables.ts';
import { torpedoEffect } from './torpedoes.ts';
import type { RamsShip, Situation, Strike, Unit } from './types.ts';
import { addedBy, unitOf } from './units.ts';
import { groundSpeed } from './way.ts';

export { waysToScore, type Chance };

/** ways[n] falls of the dice out of `of` cost n half-knots; `gone` = she is lost at once. */
export interface Loss {
  ways: number[];
  gone: number;
  of: number;
}

const DIE = 6;
const FACES = [1, 2, 3, 4, 5, 6] as const;
const TWO_DICE = DIE * DIE;

/** Falls of two dice of at most so much. */
export const twoDiceAtMost = (most: number): Chance => {
  let ways = 0;
  for (let score = 2; score <= Math.min(12, most); score++) ways += waysToScore(score);
  return { ways, of: TWO_DICE };
};

/** Faces of a die that show at least so much. */
export const faces = (least: number): number => Math.min(DIE, Math.max(0, DIE + 1 - least));

/** Section 6: faces of the die on which a shot goes through: with all that is added to it, more than the armour. */
export const facesThrough = (armour: number, added: number): number => faces(armour - added + 1);

/** ways[n]: falls of so many dice that come to n. */
export const sumOfDice = (dice: number): number[] => {
  let ways = [1];
  for (let die = 0; die < dice; die++) {
    const next = Array.from({ length: ways.length + DIE }, () => 0);
    ways.forEach((count, sum) => {
      for (const face of FACES) next[sum + face] = (next[sum + face] ?? 0) + count;
    });
    ways = next;
  }
  return ways;
};

const add = (ways: number[], at: number, count: number): void => {
  ways[at] = (ways[at] ?? 0) + count;
};
const filled = (ways: number[]): number[] => Array.from({ length: ways.length }, (_, at) => ways[at] ?? 0);

export interface ShotOdds {
  modifiers: Factor[];
  /** Armour of the face, and what else a die may make her meet. */
  skins: Skins;
  hit: Chance;
}

/** Section 6, R14, R54: the chance that one gun hits; null where it has no shot. */
export const shotOdds = (now: Situation, unit: Unit, index: number, target: Unit): ShotOdds | null => {
  const gun = unit.guns[index];
  if (!gun) return null;
  const line = lineBetween(now, unit, target);
  const modifiers = shotFactors(now, unit, gun, target, line);
  const added = addedBy(modifiers);
  const skins = skinsOf(target, facePart(now, target, line.from));
  const { armour, other, otherFaces } = skins;
  const plain = facesThrough(armour, added);
  if (otherFaces === 0) return { modifiers, skins, hit: { ways: plain, of: DIE } };
  const ways = (DIE - otherFaces) * plain + otherFaces * facesThrough(other, added);
  return { modifiers, skins, hit: { ways, of: DIE * DIE } };
};

/** Section 6: what one critical hit costs, in 216 falls. */
export const criticalLoss = (ship: RamsShip): Loss => {
  const ways: number[] = [];
  let gone = 0;
  for (const [score, effect] of Object.entries(CRITICALS)) {
    const falls = waysToScore(Number(score));
    if (effect === 'magazine') gone += falls * DIE;
    else if (effect === 'list') for (const face of FACES) add(ways, SCALE.halves * face, falls);
    else add(ways, effect === 'smokestack' ? stackLoss(ship) : 0, falls * DIE);
  }
  return { ways: filled(ways), gone, of: TWO_DICE * DIE };
};

/** Section 6: what one hit costs, in 1296 falls. */
export const hitLoss = (ship: RamsShip): Loss => {
  const critical = criticalLoss(ship);
  const ways: number[] = [];
  const armed = ship.guns.some(gun => !gun.lost);
  for (const face of FACES) {
    const effect = HIT_EFFECTS[face];
    if (effect === 'critical') critical.ways.forEach((count, halves) => add(ways, halves, count));
    else add(ways, effect === 'knot' ? SCALE.halves : effect === 'gun' && armed ? 0 : 1, critical.of);
  }
  return { ways: filled(ways), gone: critical.gone, of: critical.of * DIE };
};

/** Chances of 1. */
export interface Fate {
  /** Half-knots on average. */
  expected: number;
  /** Blown up at once. */
  blowsUp: number;
  /** Begins to sink, or is lost at once. */
  sinks: number;
  /** No top speed left, or sinking; debris and a holed boiler stop her besides. */
  stops: number;
}

/** Section 9: what a loss does to a ship. */
export const fateOf = (ship: RamsShip, loss: Loss): Fate => {
  let [expected, sinks, stops] = [0, loss.gone, loss.gone];
  loss.ways.forEach((ways, halves) => {
    expected += ways * halves;
    if (halves > 0 && ship.top - halves < 0) sinks += ways;
    if (halves > 0 && ship.top - halves <= 0) stops += ways;
  });
  const { of } = loss;
  return { expected: expected / of, blowsUp: loss.gone / of, sinks: sinks / of, stops: stops / of };
};

/** Chances of 0, 1, 2... hits when everything that bears fires. */
export const salvoHits = (now: Situation, unit: string, target: string): number[] => {
  const [firer, mark] = [unitOf(now, unit), unitOf(now, target)];
  let chances = [1];
  for (const gun of bearingGuns(now, firer, mark)) {
    const odds = shotOdds(now, firer, gun, mark);
    if (!odds) continue;
    const hit = odds.hit.ways / odds.hit.of;
    const next = Array.from({ length: chances.length + 1 }, () => 0);
    chances.forEach((chance, count) => {
      next[count] = (next[count] ?? 0) + chance * (1 - hit);
      next[count + 1] = (next[count + 1] ?? 0) + chance * hit;
    });
    chances = next;
  }
  return chances;
};

export interface RamOdds {
  modifiers: Factor[];
  target: Loss;
  rammer: Loss;
  /** The rammer is halted. */
  halts: Chance;
  nothing: Chance;
}

/** Section 7: the exact odds of one blow, in 216 falls. */
export const ramOdds = (now: Situation, strike: Strike): RamOdds => {
  const modifiers = ramFactors(now, strike);
  const added = addedBy(modifiers);
  const [theirs, own]: [number[], number[]] = [[], []];
  let [halts, nothing] = [0, 0];
  for (const die of FACES) {
    const result = ramResult(die + added);
    const spared = rammerSpared(strike, die + added);
    const scale = (dice: number): number => (dice === 2 ? 1 : dice === 1 ? DIE : TWO_DICE);
    sumOfDice(result.targetDice).forEach((ways, sum) =>
      add(theirs, SCALE.halves * sum, ways * scale(result.targetDice)),
    );
    const cost = spared ? 0 : result.rammerKnots;
    sumOfDice(result.rammerDice).forEach((ways, sum) =>
      add(own, SCALE.halves * (sum + cost), ways * scale(result.rammerDice)),
    );
    if (result.halts && !spared) halts += 1;
    if (result.targetDice + result.rammerDice === 0) nothing += 1;
  }
  const of = DIE * TWO_DICE;
  return {
    modifiers,
    target: { ways: filled(theirs), gone: 0, of },
    rammer: { ways: filled(own), gone: 0, of },
    halts: { ways: halts, of: DIE },
    nothing: { ways: nothing, of: DIE },
  };
};

/** Section 7: the odds if she struck a ship as both lie and steer now. */
export const ramOutlook = (now: Situation, rammer: ShipId, target: ShipId, speed?: number): RamOdds => {
  const [by, on] = [shipOf(now, rammer), shipOf(now, target)];
  const clash = (by.facing - on.facing + 6) % 6 === 3 ? 'bowToBow' : 'ram';
  return ramOdds(now, strikeOf(now, by, on, clash, speed ?? groundSpeed(now, by)));
};

/** Section 8: what a torpedo costs her, its critical hit included, in 6 x 216 x 216 falls. */
export const torpedoLoss = (ship: RamsShip): Loss => {
  const ways: number[] = [];
  let gone = 0;
  const perFace = DIE * TWO_DICE;
  for (const die of FACES) {
    const { dice, criticals } = torpedoEffect(die);
    const scale = dice === 3 ? 1 : dice === 2 ? DIE : TWO_DICE;
    sumOfDice(dice).forEach((count, sum) => {
      const falls = count * scale;
      if (falls === 0) return;
      const halves = SCALE.halves * sum;
      if (criticals === 0) {
        add(ways, halves, falls * perFace);
        return;
      }
      const critical = criticalLoss({ ...ship, top: ship.top - halves });
      critical.ways.forEach((each, more) => add(ways, halves + more, falls * each));
      gone += falls * critical.gone;
    });
  }
  return { ways: filled(ways), gone, of: DIE * perFace * perFace };
};

/** Section 8, R26: that a torpedo goes off under whoever crosses it; 0 = strength not known. */
export const mineOdds = (strength: number): Chance => {
  if (strength > 0) return twoDiceAtMost(strength);
  return { ways: FACES.reduce((sum, face) => sum + twoDiceAtMost(face).ways, 0), of: DIE * TWO_DICE };
};

/** Section 8: falls of the spar's die. */
export const sparOdds = (): Readonly<Record<'target' | 'fails' | 'own', Chance>> => {
  const target = faces(SPAR.explodesOn);
  const fails = faces(SPAR.failsOn) - target;
  return {
    target: { ways: target, of: DIE },
    fails: { ways: fails, of: DIE },
    own: { ways: DIE - target - fails, of: DIE },
  };
};

/** Section 10, R28: that she grounds in that hex, and that she comes off there. */
export const groundingOdds = (now: Situation, ship: RamsShip, hex: number): Chance => ({
  ways: Math.min(DIE, dangerOf(now, ship, hex)),
  of: DIE,
});
export const freeingOdds = (now: Situation, ship: RamsShip): Chance => ({
  ways: faces(Math.min(GROUNDING.freesAlways, holdOn(now, ship) + 1)),
  of: DIE,
});
