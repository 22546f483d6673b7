import type { KnownRules } from '../../../system/captain.ts';
import type { Band, Clash, Critical, GunKind, Handling, HitEffect, RamsIronclads } from '../types.ts';

/** The printed tables that a captain has in mind, as the rule system gives them. */
export interface Printed {
  SCALE: { twelfths: number; halves: number };
  CHANGE: { usual: number; pipesDamaged: number; withoutPower: number };
  TURNING: Readonly<Record<Handling, number>>;
  HEXSIDE: number;
  ASTERN: Readonly<Record<Handling, number>>;
  LIGHT: number;
  RANGES: Readonly<Record<GunKind, Readonly<Record<Band, number>>>>;
  SMALL_SHOT_RANGE: number;
  MORTAR_LEAST: number;
  ARCS: Readonly<Record<string, number>>;
  ARMOUR: { casemateBattery: number; openBattery: number; building: number };
  TURRET_ON: number;
  FIRE_FACTORS: Readonly<
    Record<
      | ('pointBlank' | 'slowTarget' | 'slowFirer' | 'long' | 'newTarget' | 'endOn')
      | ('flamesOrSteam' | 'harassed' | 'mortar' | 'smoke'),
      number
    >
  >;
  SLOW: number;
  HIT_EFFECTS: Readonly<Record<number, HitEffect>>;
  CRITICALS: Readonly<Record<number, Critical>>;
  SMOKESTACK: { loss: number; floor: number };
  FIRE: { outAfloat: number; outAground: number };
  BOILER_ABANDON: number;
  SHORE_GUN_ON: number;
  BUILDING_HITS: number;
  RAM_FACTORS: Readonly<
    Record<
      'stationary' | 'fastFrom' | 'fastEvery' | 'sideOn' | 'ramBow' | 'unreinforced' | 'slowUnder' | 'bowToBow',
      number
    >
  >;
  RAM_RESULTS: readonly { least: number; targetDice: number; rammerDice: number; rammerKnots: number }[];
  BOW_TO_BOW_SPARED: number;
  SINKS_IN: number;
  GROUNDING: { within: number; beside: number; freesAlways: number };
  TOWING: { feet: number; perLength: number; perVessel: number; tugTows: number };
}

export const printedBy = (rules: KnownRules<RamsIronclads>): Printed => rules.tables as unknown as Printed;

const DIE = 6;

/** Falls of two dice, of 36, that come to that score. */
export const waysOfTwo = (score: number): number => Math.max(0, DIE - Math.abs(score - DIE - 1));

/** The chance that a die shows at least so much. */
export const atLeast = (least: number): number => Math.min(DIE, Math.max(0, DIE + 1 - least)) / DIE;

/** Chances of each sum of no, one or two dice. */
export const SUMS: readonly (readonly number[])[] = [
  [1],
  [0, ...Array.from({ length: DIE }, () => 1 / DIE)],
  Array.from({ length: 2 * DIE + 1 }, (_, sum) => waysOfTwo(sum) / (DIE * DIE)),
];

/** What is added to a rammer's die. */
export interface Impact {
  readonly clash: Clash;
  /** Half-knots over the ground. */
  readonly speed: number;
  readonly sideOn: boolean;
  readonly stationary: boolean;
  readonly ramBow: boolean;
  readonly reinforced: boolean;
}

/** Section 7, R24: the sum of what is added to the rammer's die. */
export const impactSum = ({ RAM_FACTORS: add, SCALE }: Printed, impact: Impact): number => {
  if (impact.clash === 'noBow') return 0;
  const knots = impact.speed / SCALE.halves;
  const over = knots - add.fastFrom;
  return (
    (impact.stationary ? add.stationary : 0) +
    (over > 0 ? Math.floor(over / add.fastEvery) : 0) +
    (impact.sideOn ? add.sideOn : 0) +
    (impact.ramBow ? add.ramBow : 0) +
    (impact.reinforced ? 0 : add.unreinforced) -
    Math.max(0, Math.floor(add.slowUnder - knots)) +
    (impact.clash === 'bowToBow' ? add.bowToBow : 0)
  );
};

/** Losses of one blow: chances of so many knots, for the one struck and for the rammer. */
export interface BlowLosses {
  readonly target: readonly number[];
  readonly rammer: readonly number[];
}

const addTo = (chances: number[], sums: readonly number[], more: number, chance: number): void =>
  sums.forEach((part, sum) => (chances[sum + more] = (chances[sum + more] ?? 0) + part * chance));

const reckonLosses = (printed: Printed, sum: number, bowToBow: boolean): BlowLosses => {
  const [target, rammer] = [Array.from({ length: 13 }, () => 0), Array.from({ length: 14 }, () => 0)];
  for (let die = 1; die <= DIE; die++) {
    const score = Math.max(1, die + sum);
    const result = printed.RAM_RESULTS.find(({ least }) => score >= least);
    const spared = bowToBow && score >= printed.BOW_TO_BOW_SPARED;
    addTo(target, SUMS[result?.targetDice ?? 0] ?? [1], 0, 1 / DIE);
    addTo(rammer, SUMS[result?.rammerDice ?? 0] ?? [1], spared ? 0 : (result?.rammerKnots ?? 0), 1 / DIE);
  }
  return { target, rammer };
};

const kept = new WeakMap<Printed, Map<number, BlowLosses>>();

/** Section 7: what a blow with that sum costs both, in knots; worked out once. */
export const blowLosses = (printed: Printed, sum: number, bowToBow: boolean): BlowLosses => {
  let tables = kept.get(printed);
  if (!tables) kept.set(printed, (tables = new Map<number, BlowLosses>()));
  const key = 2 * sum + (bowToBow ? 1 : 0);
  let losses = tables.get(key);
  if (!losses) tables.set(key, (losses = reckonLosses(printed, sum, bowToBow)));
  return losses;
};
