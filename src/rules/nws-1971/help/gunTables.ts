import type { HelpTable } from '../../../system/help.ts';
import { from } from '../../shared/help.ts';
import { decimal, t, told } from '../../../languages/language.ts';
import { gun, vessel } from '../../../ships/index.ts';
import {
  ARMOUR,
  BARE,
  BLIND,
  END_ARC,
  FORT_ARC,
  GRADES,
  GUNBOAT_FEET,
  HITS_ON,
  IRON_BOW,
  IRON_SHIP,
  NAMED,
  RANGES,
  RIFLE_OF,
  RIFLES,
  SHOT_QUALITY,
  SLOPES,
  SMOOTHBORE_OF,
  SMOOTHBORES,
} from '../tables.ts';
import { BORES, RATES, SHIP_TYPES, type Bore, type Ordnance } from '../types.ts';
import { throughInches, TYPE_NAME } from '../words/captions.ts';

/** The tables of ships, armour and gunnery as a player reads them. */

/** "1", "2 to 3" hexes. */
const RANGE_HEADS = RANGES.map((farthest, band) => {
  const nearest = (RANGES[band - 1] ?? 0) + 1;
  return nearest === farthest ? String(farthest) : t`${nearest} to ${farthest}`;
});

export const types: HelpTable = {
  id: 'types',
  title: t`Types`,
  heads: [t`Type`, t`Ships`],
  rows: [
    ...SHIP_TYPES.map(type => [type, TYPE_NAME[type]]),
    ...Object.entries(NAMED).map(([id, type]) => [type, told(vessel(id).name)]),
    ['U, W', t`Wooden gunboats: U if longer than ${GUNBOAT_FEET} feet, else W`],
  ],
  from: ['NAMED', 'GUNBOAT_FEET'],
};

const degrees = (row: (typeof SLOPES)[number]): string => ('under' in row ? t`under ${row.under}` : t`to ${row.upTo}`);

export const slopes: HelpTable = {
  id: 'slopes',
  title: t`What a slope makes of the iron`,
  heads: [t`Degrees from level`, t`Times`],
  rows: [...SLOPES.map(row => [degrees(row), `${row.times}/${row.by}`]), [t`steeper, or upright`, '1']],
  from: ['SLOPES'],
};

export const armour: HelpTable = {
  id: 'armour',
  title: t`What stands behind the iron`,
  heads: [t`What`, t`Number`],
  rows: [
    [t`Inches of wood that are worth one of iron`, String(ARMOUR.wood)],
    [t`Inches of rubber that are worth one of iron`, String(ARMOUR.rubber)],
    [t`Parts of an inch in which thickness is kept`, String(ARMOUR.inch)],
  ],
  from: ['ARMOUR'],
};

export const bare: HelpTable = {
  id: 'bare',
  title: t`Without iron`,
  heads: [t`Ship`, t`Inches`],
  rows: [
    [t`Built for war, or with strengthened sides`, String(BARE.naval)],
    [t`Cottonclad`, String(BARE.cotton)],
    [t`Any other`, String(BARE.other)],
    [t`Iron on a whole face that makes a ship no wooden one`, String(IRON_SHIP)],
    [t`Iron that makes an armoured bow`, String(IRON_BOW)],
  ],
  from: ['BARE', 'IRON_SHIP', 'IRON_BOW'],
};

export const grades: HelpTable = {
  id: 'grades',
  title: t`Letters of armour`,
  heads: [t`Letter`, t`Inches at most`],
  rows: GRADES.map(([to, letter]) => [letter, String(to)]),
  from: ['GRADES'],
};

/** The lines of the list are called by their bore or their shot. */
const lineName = (id: string): string => {
  const shot = /^pounder(\d+)$/u.exec(id)?.[1];
  if (shot !== undefined) return t`${shot}-pounder`;
  const [, whole = '', half, tenths, tons, maker] =
    /^inch(\d+)(half)?(?:tenths(\d))?(?:of(\d+)tons)?(\D+)?$/u.exec(id) ?? [];
  const inches = decimal(Number(whole) + (half ? 0.5 : 0) + Number(tenths ?? 0) / 10);
  if (tons !== undefined) return t`${inches} inch of ${tons} tons`;
  return maker === undefined ? t`${inches} inch` : t`${inches} inch ${maker}`;
};

const rateOfFire = (every: number): string => (every === 1 ? t`every move` : t`once in ${every} moves`);

const gunTable = (
  id: string,
  title: string,
  lines: Readonly<Record<string, Ordnance>>,
  lineOf: Readonly<Record<string, string>>,
  names: readonly string[],
): HelpTable => ({
  id,
  title,
  heads: [t`Gun`, t`Points`, t`Fires`, ...RANGE_HEADS, t`Guns of the library`],
  rows: Object.entries(lines).map(([line, { pv, every, through }]) => [
    lineName(line),
    String(pv),
    rateOfFire(every),
    ...through.map(throughInches),
    Object.entries(lineOf)
      .flatMap(([piece, its]) => (its === line ? [told(gun(piece).name)] : []))
      .join(', ') || '–',
  ]),
  from: names,
});

export const smoothbores: HelpTable = gunTable(
  'smoothbores',
  t`Smoothbores: points, loading, and inches that they go through, by hexes of range`,
  SMOOTHBORES,
  SMOOTHBORE_OF,
  ['SMOOTHBORES', 'SMOOTHBORE_OF'],
);

export const rifles: HelpTable = gunTable(
  'rifles',
  t`Rifles: points, loading, and inches that they go through, by hexes of range`,
  RIFLES,
  RIFLE_OF,
  ['RIFLES', 'RIFLE_OF'],
);

export const quality: HelpTable = {
  id: 'quality',
  title: t`Quality of shot (option)`,
  heads: [t`Die`, t`Tenths of the inches`],
  rows: [
    [String(SHOT_QUALITY.poorOn), String(SHOT_QUALITY.poor)],
    [String(SHOT_QUALITY.goodOn), String(SHOT_QUALITY.good)],
  ],
  from: ['SHOT_QUALITY'],
};

export const arcs: HelpTable = {
  id: 'arcs',
  title: t`Degrees on either side of their line`,
  heads: [t`What`, t`Degrees`],
  rows: [
    [t`Bow and stern`, String(END_ARC)],
    [t`What a turret’s own works mask`, String(BLIND)],
    [t`A fort’s gun`, String(FORT_ARC)],
  ],
  from: ['END_ARC', 'BLIND', 'FORT_ARC'],
};

export const faces: HelpTable = {
  id: 'ranges',
  title: t`The five ranges`,
  heads: [t`Range`, t`Hexes`],
  rows: RANGE_HEADS.map((hexes, band) => [String(band + 1), hexes]),
  from: ['RANGES'],
};

const BORE_NAME: Readonly<Record<Bore, string>> = { rifle: t`Rifle`, smoothbore: t`Smoothbore` };

export const hitsOn: HelpTable = {
  id: 'hits-on',
  title: t`Lowest die that hits, by hexes of range`,
  heads: [t`Gun and rate of the target`, ...RANGE_HEADS],
  rows: BORES.flatMap(bore =>
    RATES.map(rate => [
      t`${BORE_NAME[bore]} at rate ${rate}`,
      ...HITS_ON[bore][rate].map(least => (least === 0 ? '–' : from(least))),
    ]),
  ),
  from: ['HITS_ON'],
};
