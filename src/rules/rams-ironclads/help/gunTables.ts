import type { HelpTable } from '../../../system/help.ts';
import { from, signed } from '../../shared/help.ts';
import {
  ARCS,
  ARMOUR,
  BOILER_ABANDON,
  BUILDING_HITS,
  CRITICALS,
  FIRE,
  FIRE_FACTORS,
  FIRE_VALUES,
  HIT_EFFECTS,
  LIGHT,
  MORTAR_LEAST,
  MUSKET_SCORE,
  RANGES,
  SCALE,
  SHARPSHOOTERS,
  SHORE_GUN_ON,
  SLOW,
  SMALL_SHOT_RANGE,
  SMOKESTACK,
  TURRET_ON,
} from '../tables.ts';
import type { Critical, GunKind, HitEffect } from '../types.ts';
import { decimal, t } from '../../../languages/language.ts';

/** The tables of gunnery and damage as a player reads them. */

const knots = (halves: number): string => String(halves / SCALE.halves);

/** Tenths of an inch as inches. */
const inches = (tenths: number): string => decimal(tenths / 10);

/** What ends a list of sizes: nothing is larger. */
const OPEN = 999;

/** "up to 24", "25 to 32", "above 80". */
const sizes = (rows: readonly (readonly [number, number])[], say: (size: number) => string): [string, number][] =>
  rows.map(([most, value], index) => {
    const below = rows[index - 1]?.[0];
    if (most === OPEN) return [below === undefined ? t`any` : t`above ${say(below)}`, value];
    return [below === undefined ? t`up to ${say(most)}` : t`above ${say(below)}, up to ${say(most)}`, value];
  });

type Sizes = readonly (readonly [number, number])[];
const pairs = (rows: readonly (readonly number[])[]): Sizes =>
  rows.map(([most = 0, value = 0]): readonly [number, number] => [most, value]);

const valueRows = (name: string, rows: Sizes, say: (size: number) => string): string[][] =>
  sizes(rows, say).map(([size, value]) => [`${name}, ${size}`, String(value)]);

/** R9. */
export const fireValues: HelpTable = {
  id: 'fire-values',
  title: t`Fire Values`,
  heads: [t`Gun`, t`Fire Value`],
  rows: [
    ...valueRows(t`Named by its shot, in pounds`, pairs(FIRE_VALUES.pounds), String),
    ...valueRows(t`Smoothbore, in inches`, pairs(FIRE_VALUES.smoothbore), inches),
    ...valueRows(t`Rifle, in inches`, pairs(FIRE_VALUES.rifle), inches),
    [t`Howitzer`, String(FIRE_VALUES.howitzer)],
    [t`Mortar`, String(FIRE_VALUES.mortar)],
    [t`A light gun is one of`, String(LIGHT)],
  ],
  from: ['FIRE_VALUES', 'LIGHT'],
};

const KIND_NAME: Readonly<Record<GunKind, string>> = { smoothbore: t`Smoothbore`, rifle: t`Rifle`, mortar: t`Mortar` };

/** Section 6, R11. */
export const ranges: HelpTable = {
  id: 'ranges',
  title: t`Ranges in hexes`,
  heads: [t`Gun`, t`Point blank`, t`Effective`, t`Long`],
  rows: [
    ...(Object.keys(KIND_NAME) as GunKind[]).map(kind => {
      const { pointBlank, effective, long } = RANGES[kind];
      return [KIND_NAME[kind], ...[pointBlank, effective, long].map(most => t`up to ${most}`)];
    }),
    [t`Musketry, grape and canister`, t`up to ${SMALL_SHOT_RANGE}`, '–', '–'],
    [t`A mortar at the least`, String(MORTAR_LEAST), '–', '–'],
  ],
  from: ['RANGES', 'SMALL_SHOT_RANGE', 'MORTAR_LEAST'],
};

const STAND_NAME: Readonly<Record<keyof typeof ARCS, string>> = {
  casemate: t`Casemate port`,
  casemate_pivot: t`Pivot in a casemate`,
  fixed_tower: t`Fixed tower`,
  broadside: t`Broadside`,
  fixed: t`Fixed gun`,
  boat: t`Boat gun`,
  barbette: t`Barbette or open works`,
  embrasure: t`Embrasure`,
  pivot: t`Pivot at an end`,
  turret: t`Turret`,
  top: t`Top`,
  hold: t`Mortar in the hold`,
  mortar_bed: t`Mortar ashore`,
  spar: t`Spar torpedo`,
};

const arcInWords = (half: number): string => {
  if (half === 0) return t`by contact`;
  return half === 180 ? t`all round` : t`${half}° either side`;
};

export const arcs: HelpTable = {
  id: 'arcs',
  title: t`Where guns bear`,
  heads: [t`Gun stands in`, t`Arc about its line`],
  rows: (Object.keys(STAND_NAME) as (keyof typeof ARCS)[]).map(stand => [STAND_NAME[stand], arcInWords(ARCS[stand])]),
  from: ['ARCS'],
};

/** Section 6, R14. */
export const armour: HelpTable = {
  id: 'armour',
  title: t`Armour classes`,
  heads: [t`Protection`, t`Class`],
  rows: [
    [t`Monitor turret`, String(ARMOUR.turret)],
    ...ARMOUR.iron.map(([above = 0, value = 0]) => [
      above === 0 ? t`Iron of any thickness` : t`Iron over ${inches(above)} in`,
      String(value),
    ]),
    [t`Shore battery in casemates`, String(ARMOUR.casemateBattery)],
    [t`Shore battery in the open or in barbette`, String(ARMOUR.openBattery)],
    [t`Tinclad`, String(ARMOUR.tinclad)],
    [t`Cotton or timber bulwarks`, String(ARMOUR.bulwarks)],
    [t`Building, moored transport`, String(ARMOUR.building)],
    [t`Unprotected`, String(ARMOUR.bare)],
    [t`A monitor is hit in the turret on`, from(TURRET_ON)],
  ],
  from: ['ARMOUR', 'TURRET_ON'],
};

/** Section 6, in the printed order. */
export const factors: HelpTable = {
  id: 'fire-factors',
  title: t`Added to the die, beside the Fire Value`,
  heads: [t`Adjustment`, t`Reason`],
  rows: [
    [signed(FIRE_FACTORS.pointBlank), t`Range point blank`],
    [signed(FIRE_FACTORS.slowTarget), t`Target making ${knots(SLOW)} knots or less over the ground`],
    [signed(FIRE_FACTORS.slowFirer), t`Firer making ${knots(SLOW)} knots or less over the ground`],
    [signed(FIRE_FACTORS.long), t`Long range`],
    [signed(FIRE_FACTORS.newTarget), t`New target`],
    [signed(FIRE_FACTORS.endOn), t`Target bow or stern on`],
    [signed(FIRE_FACTORS.flamesOrSteam), t`Firer in flames or filled with steam`],
    [signed(FIRE_FACTORS.harassed), t`Under musketry or grape`],
    [signed(FIRE_FACTORS.mortar), t`Mortar at a vessel`],
    [signed(FIRE_FACTORS.smoke), t`Smokestack damaged`],
  ],
  from: ['FIRE_FACTORS', 'SLOW'],
};

const HIT: Readonly<Record<HitEffect, string>> = {
  critical: t`Critical hit`,
  knot: t`A knot off her top speed`,
  gun: t`A gun; if none is left, half a knot`,
  halfKnot: t`Half a knot off her top speed`,
};

const byEffect = <T extends string>(
  table: Readonly<Record<number, T>>,
  says: Readonly<Record<T, string>>,
): string[][] => {
  const scores = Object.keys(table).map(Number);
  return [...new Set(scores.map(score => table[score] as T))].map(effect => [
    scores.filter(score => table[score] === effect).join(', '),
    says[effect],
  ]);
};

export const hits: HelpTable = {
  id: 'hits',
  title: t`Effect of a hit on a vessel`,
  heads: [t`Die`, t`Effect`],
  rows: byEffect(HIT_EFFECTS, HIT).reverse(),
  from: ['HIT_EFFECTS'],
};

export const ashore: HelpTable = {
  id: 'ashore',
  title: t`Hits ashore, musketry`,
  heads: [t`What`, t`Number`],
  rows: [
    [t`A hit on a shore battery knocks out a gun on`, from(SHORE_GUN_ON)],
    [t`Hits that destroy a building or a moored transport`, String(BUILDING_HITS)],
    [t`Musketry or grape kills the helmsman on 2D6 of`, String(MUSKET_SCORE)],
    [t`Fewest men of a crew with sharpshooters`, String(SHARPSHOOTERS)],
  ],
  from: ['SHORE_GUN_ON', 'BUILDING_HITS', 'MUSKET_SCORE', 'SHARPSHOOTERS'],
};

const CRITICAL: Readonly<Record<Critical, string>> = {
  magazine: t`The magazine: she blows up and is gone`,
  helm: t`Nobody at the wheel: no turn at the next mid-move`,
  list: t`Holed: a die of knots, and a list to the side hit, or down by the end hit`,
  jam: t`Wheel or screw jammed for a die of turns: she slows to a halt`,
  smokestack: t`Smokestack: ${knots(SMOKESTACK.loss)} knots, and her gunnery suffers; further ones never below ${knots(SMOKESTACK.floor)}`,
  gunport: t`A gun out of action for a die of turns; an open one is lost`,
  steamPipes: t`Steam pipes: speed changes more slowly`,
  steering: t`Steering: she keeps her heading for a die of turns`,
  fire: t`Fire: a die of attempts, put out on ${from(FIRE.outAfloat)}, aground on ${from(FIRE.outAground)}; if none succeeds, or at a second fire, she is abandoned and burns for ${FIRE.burns} moves`,
  boiler: t`Boiler: no more steam; her crew leaves on ${from(1, BOILER_ABANDON)}`,
};

export const criticals: HelpTable = {
  id: 'criticals',
  title: t`Critical hits`,
  heads: [t`2D6`, t`Effect`],
  rows: byEffect(CRITICALS, CRITICAL),
  from: ['CRITICALS', 'SMOKESTACK', 'FIRE', 'BOILER_ABANDON'],
};
