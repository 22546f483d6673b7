import type { Armour, Plate, Vessel, VesselType } from '../../ships/index.ts';
import { ARMOUR, BARE, GRADES, IRON_SHIP, SLOPES } from './tables.ts';
import type { Plates } from './types.ts';
import type { Face, Third } from './vocabulary.ts';

/** Armour values: what a shot has to go through, in 1,200ths of an inch (N14), so that nothing is rounded. */

/** N14: what a slope in degrees from level makes of the iron, as a fraction; an upright plate stays what it is. */
const slopeOf = (degrees: number | undefined): { times: number; by: number } =>
  SLOPES.find(row => degrees !== undefined && ('under' in row ? degrees < row.under : degrees <= row.upTo)) ?? {
    times: 1,
    by: 1,
  };

/** N14: iron alone, as its slope makes it count. */
const ironOf = ({ ironIn, slopeDeg }: Plate): number => {
  const { times, by } = slopeOf(slopeDeg);
  return Math.round((ironIn * ARMOUR.inch * times) / by);
};

/** N14: a plate of hull or casemate with the wood and the rubber behind it. */
const backed = (plate: Plate, rubberIn: number): number =>
  ironOf(plate) +
  Math.round(((plate.backingIn ?? 0) * ARMOUR.inch) / ARMOUR.wood) +
  Math.round((rubberIn * ARMOUR.inch) / ARMOUR.rubber);

/** Turret, tower, pilot house and wheel house have nothing behind their iron; 0 = no plate (N14, N15). */
const bareIron = (plate: Plate | undefined): number => (plate ? ironOf(plate) : 0);

const FACES = ['front', 'side', 'rear'] as const;

/** N13, N15: an inch of iron over a whole face. */
const isIronShip = (armour: Armour): boolean =>
  FACES.some(face => {
    const plate = armour[face];
    return plate !== undefined && plate.extent === undefined && plate.ironIn >= IRON_SHIP;
  });

/** N13: turret ships and submarines never burn; cotton and tin do. */
const NEVER_WOODEN: readonly VesselType[] = ['turreted_monitor', 'double_turret_monitor', 'submarine'];
const ALWAYS_WOODEN: readonly VesselType[] = ['cottonclad', 'tinclad'];

/** N13: whether she can be set on fire. */
export const isWooden = ({ type, armour }: Pick<Vessel, 'type' | 'armour'>): boolean =>
  ALWAYS_WOODEN.includes(type) || !(NEVER_WOODEN.includes(type) || isIronShip(armour));

/** N15: built for war, or with strengthened sides. */
const NAVAL: readonly VesselType[] = [
  'steam_sloop',
  'steam_frigate',
  'sailing_frigate',
  'sailing_sloop',
  'wooden_gunboat',
  'double_ender',
  'timberclad',
  'ellet_ram',
];

/** N15, N16: what a part without iron counts. */
const bareOf = ({ type, armour }: Pick<Vessel, 'type' | 'armour'>): number => {
  if (type === 'cottonclad') return BARE.cotton * ARMOUR.inch;
  return (NAVAL.includes(type) || isIronShip(armour) ? BARE.naval : BARE.other) * ARMOUR.inch;
};

/** N14 to N16: every plate of a ship that the chart may ask for. */
export const platesOf = (ship: Pick<Vessel, 'type' | 'armour'>): Plates => {
  const { armour } = ship;
  const bare = bareOf(ship);
  const thick = (plate: Plate | undefined): number => (plate ? backed(plate, armour.rubberIn ?? 0) : 0);
  const whole = (plate: Plate | undefined): Plate | undefined => (plate?.extent === undefined ? plate : undefined);
  const side = whole(armour.side);
  const face = (plate: Plate | undefined): number => Math.max(bare, thick(plate ? whole(plate) : side));
  return {
    front: face(armour.front),
    side: Math.max(bare, thick(side)),
    rear: face(armour.rear),
    abreast: armour.side?.extent === 'machinery' ? thick(armour.side) : 0,
    engines: thick(armour.machinery),
    hull: armour.hull ? Math.max(bare, thick(armour.hull)) : 0,
    turret: bareIron(armour.turret ?? armour.tower),
    pilotHouse: bareIron(armour.pilotHouse),
    wheelHouse: bareIron(armour.wheelHouse),
  };
};

/** N16: what guards a third of the hull against a shot on that face, above water or below it. */
export const hullPlate = (plates: Plates, face: Face, third: Third, below: boolean): number => {
  const outer = below && plates.hull > 0 ? plates.hull : plates[face];
  if (third !== 'amidships') return outer;
  return Math.max(outer, plates.engines, face === 'side' ? plates.abreast : 0);
};

/** Armour values, N18: the letter of a thickness; on a border the lower one, but on a cottonclad; beyond the last the last; 0 = none. */
export const gradeOf = (thickness: number, type: VesselType | undefined): string => {
  const cotton = type === 'cottonclad';
  let [letter, above] = ['0', 0];
  for (const [to, name] of GRADES) {
    if (thickness > above || (cotton && thickness > 0 && thickness === above)) letter = name;
    above = to * ARMOUR.inch;
  }
  return letter;
};
