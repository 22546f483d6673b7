import type { HelpTable } from '../../../core/help.ts';
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

/** The tables of gunnery and damage as a player reads them. */

const knots = (halves: number): string => String(halves / SCALE.halves);
const inches = (tenths: number): string => String(tenths / 10);

/** What ends a list of sizes: nothing is larger. */
const OPEN = 999;

/** "up to 24", "25 to 32", "above 80". */
const sizes = (rows: readonly (readonly [number, number])[], say: (size: number) => string): [string, number][] =>
  rows.map(([most, value], index) => {
    const below = rows[index - 1]?.[0];
    if (most === OPEN) return [below === undefined ? 'any' : `above ${say(below)}`, value];
    return [below === undefined ? `up to ${say(most)}` : `above ${say(below)}, up to ${say(most)}`, value];
  });

type Sizes = readonly (readonly [number, number])[];
const pairs = (rows: readonly (readonly number[])[]): Sizes =>
  rows.map(([most = 0, value = 0]): readonly [number, number] => [most, value]);

const valueRows = (name: string, rows: Sizes, say: (size: number) => string): string[][] =>
  sizes(rows, say).map(([size, value]) => [`${name}, ${size}`, String(value)]);

/** R9. */
export const fireValues: HelpTable = {
  id: 'fire-values',
  title: 'Fire Values',
  heads: ['Gun', 'Fire Value'],
  rows: [
    ...valueRows('Named by its shot, in pounds', pairs(FIRE_VALUES.pounds), String),
    ...valueRows('Smoothbore, in inches', pairs(FIRE_VALUES.smoothbore), inches),
    ...valueRows('Rifle, in inches', pairs(FIRE_VALUES.rifle), inches),
    ['Howitzer', String(FIRE_VALUES.howitzer)],
    ['Mortar', String(FIRE_VALUES.mortar)],
    ['A light gun is one of', String(LIGHT)],
  ],
  from: ['FIRE_VALUES', 'LIGHT'],
};

const KIND_NAME: Readonly<Record<GunKind, string>> = { smoothbore: 'Smoothbore', rifle: 'Rifle', mortar: 'Mortar' };

/** Section 6, R11. */
export const ranges: HelpTable = {
  id: 'ranges',
  title: 'Ranges in hexes',
  heads: ['Gun', 'Point blank', 'Effective', 'Long'],
  rows: [
    ...(Object.keys(KIND_NAME) as GunKind[]).map(kind => {
      const { pointBlank, effective, long } = RANGES[kind];
      return [KIND_NAME[kind], ...[pointBlank, effective, long].map(most => `up to ${most}`)];
    }),
    ['Musketry, grape and canister', `up to ${SMALL_SHOT_RANGE}`, '–', '–'],
    ['A mortar at the least', String(MORTAR_LEAST), '–', '–'],
  ],
  from: ['RANGES', 'SMALL_SHOT_RANGE', 'MORTAR_LEAST'],
};

const STAND_NAME: Readonly<Record<keyof typeof ARCS, string>> = {
  ...{ casemate: 'Casemate port', casemate_pivot: 'Pivot in a casemate', fixed_tower: 'Fixed tower' },
  ...{ broadside: 'Broadside', fixed: 'Fixed gun', boat: 'Boat gun', barbette: 'Barbette or open works' },
  ...{ embrasure: 'Embrasure', pivot: 'Pivot at an end', turret: 'Turret', top: 'Top', hold: 'Mortar in the hold' },
  ...{ mortar_bed: 'Mortar ashore', spar: 'Spar torpedo' },
};

const arcInWords = (half: number): string => {
  if (half === 0) return 'by contact';
  return half === 180 ? 'all round' : `${half}° either side`;
};

export const arcs: HelpTable = {
  id: 'arcs',
  title: 'Where guns bear',
  heads: ['Gun stands in', 'Arc about its line'],
  rows: (Object.keys(STAND_NAME) as (keyof typeof ARCS)[]).map(stand => [STAND_NAME[stand], arcInWords(ARCS[stand])]),
  from: ['ARCS'],
};

/** Section 6, R14. */
export const armour: HelpTable = {
  id: 'armour',
  title: 'Armour classes',
  heads: ['Protection', 'Class'],
  rows: [
    ['Monitor turret', String(ARMOUR.turret)],
    ...ARMOUR.iron.map(([above = 0, value = 0]) => [
      above === 0 ? 'Iron of any thickness' : `Iron over ${inches(above)} in`,
      String(value),
    ]),
    ['Shore battery in casemates', String(ARMOUR.casemateBattery)],
    ['Shore battery in the open or in barbette', String(ARMOUR.openBattery)],
    ['Tinclad', String(ARMOUR.tinclad)],
    ['Cotton or timber bulwarks', String(ARMOUR.bulwarks)],
    ['Building', String(ARMOUR.building)],
    ['Unprotected', String(ARMOUR.bare)],
    ['A monitor is hit in the turret on', from(TURRET_ON)],
  ],
  from: ['ARMOUR', 'TURRET_ON'],
};

/** Section 6, in the printed order. */
export const factors: HelpTable = {
  id: 'fire-factors',
  title: 'Added to the die, beside the Fire Value',
  heads: ['Adjustment', 'Reason'],
  rows: [
    [signed(FIRE_FACTORS.pointBlank), 'Range point blank'],
    [signed(FIRE_FACTORS.slowTarget), `Target making ${knots(SLOW)} knots or less over the ground`],
    [signed(FIRE_FACTORS.slowFirer), `Firer making ${knots(SLOW)} knots or less over the ground`],
    [signed(FIRE_FACTORS.long), 'Long range'],
    [signed(FIRE_FACTORS.newTarget), 'New target'],
    [signed(FIRE_FACTORS.endOn), 'Target bow or stern on'],
    [signed(FIRE_FACTORS.flamesOrSteam), 'Firer in flames or filled with steam'],
    [signed(FIRE_FACTORS.harassed), 'Under musketry or grape'],
    [signed(FIRE_FACTORS.mortar), 'Mortar'],
    [signed(FIRE_FACTORS.smoke), 'Smokestack damaged'],
  ],
  from: ['FIRE_FACTORS', 'SLOW'],
};

const HIT: Readonly<Record<HitEffect, string>> = {
  critical: 'Critical hit',
  knot: 'A knot off her top speed',
  gun: 'A gun; if none is left, half a knot',
  halfKnot: 'Half a knot off her top speed',
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
  title: 'Effect of a hit on a vessel',
  heads: ['Die', 'Effect'],
  rows: byEffect(HIT_EFFECTS, HIT).reverse(),
  from: ['HIT_EFFECTS'],
};

export const ashore: HelpTable = {
  id: 'ashore',
  title: 'Hits ashore, musketry',
  heads: ['What', 'Number'],
  rows: [
    ['A hit on a shore battery knocks out a gun on', from(SHORE_GUN_ON)],
    ['Hits that destroy a building', String(BUILDING_HITS)],
    ['Musketry or grape kills the helmsman on 2D6 of', String(MUSKET_SCORE)],
    ['Fewest men of a crew with sharpshooters', String(SHARPSHOOTERS)],
  ],
  from: ['SHORE_GUN_ON', 'BUILDING_HITS', 'MUSKET_SCORE', 'SHARPSHOOTERS'],
};

const CRITICAL: Readonly<Record<Critical, string>> = {
  magazine: 'The magazine: she blows up and is gone',
  helm: 'Nobody at the wheel: the next turn is not made',
  list: 'Holed: a die of knots, and a list to the side hit, or down by the end hit',
  jam: 'Wheel or screw jammed for a die of moves: she slows to a halt',
  smokestack: `Smokestack: ${knots(SMOKESTACK.loss)} knots, and her gunnery suffers; further ones never below ${knots(SMOKESTACK.floor)}`,
  gunport: 'A gun out of action for a die of moves; an open one is lost',
  steamPipes: 'Steam pipes: speed changes more slowly',
  steering: 'Steering: she keeps her heading for a die of moves',
  fire: `Fire: a die of attempts, put out on ${from(FIRE.outAfloat)}, aground on ${from(FIRE.outAground)}; then she is abandoned and burns for ${FIRE.burns} moves`,
  boiler: `Boiler: no more steam; her crew leaves on ${from(1, BOILER_ABANDON)}`,
};

export const criticals: HelpTable = {
  id: 'criticals',
  title: 'Critical hits',
  heads: ['2D6', 'Effect'],
  rows: byEffect(CRITICALS, CRITICAL),
  from: ['CRITICALS', 'SMOKESTACK', 'FIRE', 'BOILER_ABANDON'],
};
