import { hullPlate } from './armour.ts';
import { DAMAGE_CHART, FURTHER } from './tables.ts';
import type { Area, Face, Hull, ShipType, Spot, Third } from './types.ts';

/** Damage chart: where a hit goes, and what guards that place. */

const NOTHING: Spot = { at: 'nothing' };

/** Damage chart: two dice in any order, as one number, the lower first. */
export const throwOf = (one: number, other: number): number => Math.min(one, other) * 10 + Math.max(one, other);

/** N26: the cell of the chart. */
export const areaOf = (ship: { readonly type: ShipType }, thrown: number): Area =>
  DAMAGE_CHART[thrown]?.[ship.type] ?? 'nothing';

/** N27: the third of the hull where U stands under a throw; for who has neither turret nor casemate. */
const hullInstead = (thrown: number): Spot => ({
  at: 'hull',
  third: (DAMAGE_CHART[thrown]?.U ?? 'amidships') as Third,
});

/** N27: rows of turrets and casemates for who has the one, the other, or neither. */
const armedWorks = (ship: Pick<Hull, 'casemate' | 'turrets'>, thrown: number): Spot => {
  if (ship.turrets.length > 0) return { at: 'turret' };
  return ship.casemate ? { at: 'casemate' } : hullInstead(thrown);
};

/** N28: the pilot house, where there is one. */
const pilotHouse = ({ pilotHouse: has }: Pick<Hull, 'pilotHouse'>): Spot => (has ? { at: 'pilotHouse' } : NOTHING);

const whole = (area: Area): boolean => area === 'pilotHouseOrWheel' || area === 'funnelOrWheel';

/** Damage chart, notes on 1.4 and 1.5, N27, N28: whether a further die says what is struck. */
export const asksFurther = (ship: Pick<Hull, 'wheel'>, area: Area): boolean =>
  area === 'amidshipsOrAft' ||
  (area === 'pilotHouseOrWheel' && ship.wheel === 'side') ||
  (area === 'funnelOrWheel' && ship.wheel === 'aft');

const upperPart = (ship: Hull, area: Area): Spot => (area === 'funnelOrWheel' ? { at: 'funnel' } : pilotHouse(ship));

/** Damage chart, N27, N28: what is struck; the further die where one was asked for, else 0. */
export const spotOf = (ship: Hull, thrown: number, further: number): Spot => {
  const area = areaOf(ship, thrown);
  if (area === 'amidshipsOrAft') return { at: 'hull', third: further <= FURTHER.amidshipsTo ? 'amidships' : 'aft' };
  if (whole(area)) {
    if (further <= FURTHER.upperPartTo) return upperPart(ship, area);
    return further >= FURTHER.wheelFrom ? { at: 'wheel' } : NOTHING;
  }
  switch (area) {
    case 'belowForward':
      return { at: 'below', third: 'forward' };
    case 'belowAmidships':
      return { at: 'below', third: 'amidships' };
    case 'belowAft':
      return { at: 'below', third: 'aft' };
    case 'forward':
    case 'amidships':
    case 'aft':
      return { at: 'hull', third: area };
    case 'turret':
    case 'casemate':
      return armedWorks(ship, thrown);
    case 'fire':
      return ship.wooden ? { at: 'fire' } : NOTHING;
    case 'misfire':
      return { at: 'misfire' };
    default:
      return NOTHING;
  }
};

/** A place that a hit may find, and in how many of all falls of the two dice and the further one. */
export interface Found {
  readonly spot: Spot;
  readonly ways: number;
}

const FACES = 6;
/** All falls of the two dice of a hit and the further one. */
export const FALLS = FACES * FACES * FACES;

const sameSpot = (one: Spot, other: Spot): boolean =>
  one.at === other.at && ('third' in one ? one.third : '') === ('third' in other ? other.third : '');

const found = new Map<string, readonly Found[]>();

/** Damage chart, N26 to N28: every place that a hit on such a ship may find; worked out once for each make of ship. */
export const placesHit = (ship: Hull): readonly Found[] => {
  const { type, wheel, casemate, pilotHouse: house, wooden, turrets } = ship;
  const make = `${type} ${wheel} ${casemate} ${house} ${wooden} ${turrets.length > 0}`;
  const known = found.get(make);
  if (known) return known;
  const places: { spot: Spot; ways: number }[] = [];
  const count = (spot: Spot, ways: number): void => {
    const same = places.find(place => sameSpot(place.spot, spot));
    if (same) same.ways += ways;
    else places.push({ spot, ways });
  };
  for (let one = 1; one <= FACES; one += 1)
    for (let other = 1; other <= FACES; other += 1) {
      const thrown = throwOf(one, other);
      const asked = asksFurther(ship, areaOf(ship, thrown));
      if (!asked) count(spotOf(ship, thrown, 0), FACES);
      else for (let further = 1; further <= FACES; further += 1) count(spotOf(ship, thrown, further), 1);
    }
  found.set(make, places);
  return places;
};

/** N16: what guards that place against a shot on that face, in 1,200ths of an inch. */
export const plateAt = ({ plates }: Pick<Hull, 'plates'>, spot: Spot, face: Face): number => {
  switch (spot.at) {
    case 'below':
      return hullPlate(plates, face, spot.third, true);
    case 'hull':
      return hullPlate(plates, face, spot.third, false);
    case 'turret':
      return plates.turret;
    case 'casemate':
    case 'fire':
      return plates[face];
    case 'pilotHouse':
      return plates.pilotHouse;
    case 'wheel':
      return plates.wheelHouse;
    default:
      return 0;
  }
};
