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
