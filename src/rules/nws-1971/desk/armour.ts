import { shipOf } from '../../../core/rules.ts';
import type { HexId, ShipId } from '../../../core/types.ts';
import type { Plate } from '../../../core/vessels.ts';
import { t } from '../../../languages/language.ts';
import { vesselOf, type Vessel } from '../../../ships/index.ts';
import type {
  ArmourDesk,
  PlatePlace,
  PlateRing,
  PlateTrial,
  PlateVerdict,
  PlateView,
  ShotTrial,
} from '../../../system/desk/index.ts';
import { faceTo, quarterTo } from '../arcs.ts';
import { gradeOf, hullPlate } from '../armour.ts';
import { FALLS, placesHit, plateAt } from '../chart.ts';
import { lowestToHit, throughAt } from '../gunnery.ts';
import { canBeHurt, verdictOf } from '../hits.ts';
import { gunLine } from '../shots.ts';
import { RANGES } from '../tables.ts';
import type { Face, Gun, Nws, NwsShip, Situation, Spot } from '../types.ts';
import { unitOf } from '../units.ts';
import { plateInches, throughInches } from '../words/captions.ts';

/** Armour values, N14 to N18: a ship's plates, and what one gun does to each from where. */

const NAME: Readonly<Record<PlatePlace, string>> = {
  front: t`bow`,
  side: t`side`,
  rear: t`stern`,
  abreast: t`abreast of the engines`,
  below: t`below water`,
  belowAbreast: t`engines below water`,
  turret: t`turret`,
  pilotHouse: t`pilot house`,
  wheel: t`paddle wheel`,
};

/** N16: the thickness at a place, as a shot on the side meets it that is no end. */
const thicknessOf = ({ plates }: Pick<NwsShip, 'plates'>, place: PlatePlace): number => {
  switch (place) {
    case 'abreast':
      return hullPlate(plates, 'side', 'amidships', false);
    case 'below':
      return plates.hull;
    case 'belowAbreast':
      return hullPlate(plates, 'side', 'amidships', true);
    case 'wheel':
      return plates.wheelHouse;
    default:
      return plates[place];
  }
};

/** What is told of a ship: faces always, all else where it is hers and another thickness than what lies round it. */
const placesOf = (ship: NwsShip): PlatePlace[] => {
  const thick = (place: PlatePlace): number => thicknessOf(ship, place);
  const below = thick('below') > 0 ? thick('below') : thick('side');
  const found: [PlatePlace, boolean][] = [
    ['front', true],
    ['side', true],
    ['rear', true],
    ['abreast', thick('abreast') > thick('side')],
    ['below', thick('below') > 0],
    ['belowAbreast', thick('belowAbreast') > below && thick('belowAbreast') !== thick('abreast')],
    ['turret', ship.turrets.length > 0],
    ['pilotHouse', thick('pilotHouse') > 0],
    ['wheel', thick('wheel') > 0],
  ];
  return found.flatMap(([place, told]) => (told ? [place] : []));
};

/** What her builder has put there. */
const ironOf = ({ armour }: Vessel, place: PlatePlace): Plate | null => {
  const whole = (plate: Plate | undefined): Plate | undefined => (plate?.extent === undefined ? plate : undefined);
  switch (place) {
    case 'front':
      return (armour.front ? whole(armour.front) : whole(armour.side)) ?? null;
    case 'rear':
      return (armour.rear ? whole(armour.rear) : whole(armour.side)) ?? null;
    case 'side':
      return whole(armour.side) ?? null;
    case 'abreast':
    case 'belowAbreast':
      return (armour.side?.extent === undefined ? armour.machinery : armour.side) ?? null;
    case 'below':
      return armour.hull ?? null;
    case 'turret':
      return armour.turret ?? armour.tower ?? null;
    case 'wheel':
      return armour.wheelHouse ?? null;
    default:
      return armour[place] ?? null;
  }
};

/** N14 to N16, N18: every plate that a shot may meet; no letter where there is nothing. */
export const plateViews = (now: Situation, id: string): PlateView[] => {
  const force = now.scenario.forces.find(each => each.id === id);
  if (!force) return [];
  const [unit, ship] = [shipOf(now, id), vesselOf(force)];
  return placesOf(unit).map(place => {
    const thickness = thicknessOf(unit, place);
    return {
      place,
      name: NAME[place],
      of: ironOf(ship, place),
      inches: plateInches(thickness),
      letter: thickness === 0 ? '' : gradeOf(thickness, ship.type),
    };
  });
};

/** N16: what guards her below water but amidships. */
const outerBelow = ({ plates }: NwsShip, face: Face): number => (plates.hull > 0 ? plates.hull : plates[face]);

/** N16: where on the drawing the plate lies that guards a spot of the chart; null where none does. */
const placeOf = (told: ReadonlySet<PlatePlace>, ship: NwsShip, spot: Spot, face: Face): PlatePlace | null => {
  const midships = 'third' in spot && spot.third === 'amidships';
  switch (spot.at) {
    case 'below':
      if (midships && told.has('belowAbreast')) return 'belowAbreast';
      if (midships && told.has('abreast') && plateAt(ship, spot, face) !== outerBelow(ship, face)) return 'abreast';
      return told.has('below') ? 'below' : face;
    case 'hull':
      return midships && told.has('abreast') && plateAt(ship, spot, face) !== ship.plates[face] ? 'abreast' : face;
    case 'casemate':
    case 'fire':
      return face;
    case 'turret':
    case 'pilotHouse':
    case 'wheel':
      return told.has(spot.at) ? spot.at : null;
    default:
      return null;
  }
};

/** The spots of the chart behind each plate, and how many of all falls of the dice strike it. */
interface Target {
  readonly spot: Spot;
  ways: number;
}

/** Damage chart: what a hit on that face may strike that can still be hurt. */
const targetsOf = (now: Situation, ship: NwsShip, face: Face, from: HexId): Map<PlatePlace, Target> => {
  const quarter = quarterTo(now, ship, from);
  const told = new Set(placesOf(ship));
  const found = new Map<PlatePlace, Target>();
  for (const { spot, ways } of placesHit(ship)) {
    const place = canBeHurt(ship, spot, quarter) ? placeOf(told, ship, spot, face) : null;
    if (place === null) continue;
    const known = found.get(place);
    // Of all that one plate guards a casemate is told, whose gun ports may jam (N34).
    found.set(place, { spot: known && spot.at !== 'casemate' ? known.spot : spot, ways: (known?.ways ?? 0) + ways });
  }
  return found;
};

/** N18: every plate that a shot from there may meet: its name, and what it counts. */
export const platesMet = (now: Situation, ship: NwsShip, from: HexId): string[] => {
  const met = targetsOf(now, ship, faceTo(now, ship, from), from);
  return placesOf(ship)
    .filter(place => met.has(place))
    .map(place => `${NAME[place]} ${plateInches(thicknessOf(ship, place))}`);
};

/** N24: the farthest hex of each range at which that gun can hit her. */
const hitting = ({ bore }: Gun, { rate }: NwsShip): number[] =>
  RANGES.filter(range => lowestToHit(bore, rate, range) > 0);

/** What stands behind a plate that is not struck from here. */
const behind = (place: PlatePlace): Spot => (place === 'turret' ? { at: 'turret' } : { at: 'fire' });

/** To be gone through says more of a ring than all that it only jams. */
const HEAVIER = 7;

const VERDICT: Readonly<Record<ReturnType<typeof verdictOf>, PlateVerdict>> = {
  through: 'through',
  half: 'jams',
  bounced: 'holds',
  nothing: 'holds',
};

/** N17, N18, N33, N34: a gun against each of her plates. */
const platesAgainst = (
  gun: Gun,
  ship: NwsShip,
  face: Face,
  range: number,
  met: Map<PlatePlace, Target>,
): PlateTrial[] =>
  placesOf(ship).map(place => {
    const target = met.get(place);
    const spot = target?.spot ?? behind(place);
    const plate = target ? plateAt(ship, target.spot, face) : thicknessOf(ship, place);
    const at = (hexes: number): PlateVerdict => VERDICT[verdictOf(spot, throughAt(gun.gun, hexes), plate)];
    const farthest = (...verdicts: PlateVerdict[]): number =>
      Math.max(0, ...hitting(gun, ship).filter(hexes => verdicts.includes(at(hexes))));
    return {
      place,
      struck: (target?.ways ?? 0) / FALLS,
      comes: at(range),
      throughTo: farthest('through'),
      jamsTo: farthest('through', 'jams'),
    };
  });

interface By {
  unit: string;
  gun: number;
}

const trial = (now: Situation, by: By, target: ShipId): ShotTrial | null => {
  const [firer, ship] = [unitOf(now, by.unit), shipOf(now, target)];
  const gun = firer.guns[by.gun];
  const { from, range } = gunLine(now, firer, ship);
  if (!gun || ship.at === 0 || from === 0 || range === 0) return null;
  const face = faceTo(now, ship, from);
  return {
    range,
    from: quarterTo(now, ship, from),
    inches: throughInches(throughAt(gun.gun, range)),
    reach: Math.max(0, ...hitting(gun, ship)),
    note: now.options.shotQuality ? t`A die of the shot may make that a tenth less or more.` : null,
    plates: platesAgainst(gun, ship, face, range, targetsOf(now, ship, face, from)),
  };
};

/** From which water around her a gun breaks or jams which plates; she lies as she lies, and shows the face that she shows. */
const rings = (now: Situation, by: By, target: ShipId): PlateRing[] => {
  const [firer, ship] = [unitOf(now, by.unit), shipOf(now, target)];
  const gun = firer.guns[by.gun];
  if (!gun || ship.at === 0) return [];
  const bands = hitting(gun, ship);
  const known = new Map<string, PlateTrial[]>();
  const found = new Map<string, { through: PlatePlace[]; jams: PlatePlace[]; hexes: HexId[] }>();
  for (const hex of now.chart.hexes) {
    const range = now.chart.range(ship.at, hex);
    const band = bands.find(farthest => range <= farthest);
    if (range === 0 || band === undefined || !now.chart.navigable(hex)) continue;
    const face = faceTo(now, ship, hex);
    const key = `${band} ${quarterTo(now, ship, hex)}`;
    const plates = known.get(key) ?? platesAgainst(gun, ship, face, band, targetsOf(now, ship, face, hex));
    known.set(key, plates);
    const coming = (verdict: PlateVerdict): PlatePlace[] =>
      plates.flatMap(({ place, struck, comes }) => (struck > 0 && comes === verdict ? [place] : []));
    const [through, jams] = [coming('through'), coming('jams')];
    if (through.length + jams.length === 0) continue;
    const same = [through, jams].join('|');
    const ring = found.get(same) ?? { through, jams, hexes: [] };
    found.set(same, ring);
    ring.hexes.push(hex);
  }
  const most = ({ through, jams }: PlateRing): number => through.length * HEAVIER + jams.length;
  return [...found.values()].sort((one, other) => most(other) - most(one));
};

/** Plates, shots against them, and where each begins to hold. */
export const armour: ArmourDesk<Nws> = { of: plateViews, trial, rings };
