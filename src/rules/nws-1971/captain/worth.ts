import { turned, type Facing } from '../../../core/types.ts';
import type { Bearing } from '../../../ships/index.ts';
import { perPointOf, type Mark } from '../../../bots/mark.ts';
import { areaOf, asksFurther, plateAt, spotOf, throwOf } from '../chart.ts';
import { sixthsByRam } from '../effects.ts';
import { throughAt } from '../gunnery.ts';
import { canBeHurt, verdictOf } from '../hits.ts';
import { torpedoWays, workWays, WORK_FALLS } from '../odds.ts';
import { struckBowToBow } from '../ramming.ts';
import { SIXTHS } from '../tables.ts';
import type { Face, Gun, NwsShip, NwsState, Spot, Unit } from '../types.ts';
import { isShip, isSilent } from '../units.ts';

/** What a unit is worth to whoever hurts her; her points are sixths of points to sink, or those of a fort's faces. */
export interface NwsMark extends Mark {
  readonly unit: Unit;
  /** What a hit is worth, by side, plate and shot: each is worked out once. */
  readonly hits: Map<string, number>;
}

/** Hull points of a sixth, of a point of a fort's face, and of a point of a gun's value that falls silent. */
const SIXTH = 0.5;
const FACE_POINT = 0.01;
/** Of that, what a fort counts that no objective names: it is silenced only because it fires. */
const UNNAMED = 0.3;
const GUN = 0.01;
/** Beside her hull: she will fire and ram no more. */
const SUNK = 4;
/** Of a prize, the part of a ship's that is earned point by point, so that fire is kept on one that cannot be sunk at once; a work's is all. */
const PRIZE_BY_POINT = 0.5;
/** Speed that goes with a point, engines that stop, steering that jams. */
const SLOWED = 1.2;
const STOPPED = 5;
const JAMMED = 1.2;
/** A pilot house, a funnel, a wheel, a fire, a turret or a port that is jammed. */
const LESSER: Readonly<Partial<Record<Spot['at'], number>>> = { pilotHouse: 1, funnel: 0.4, wheel: 1.5, fire: 1.5 };
const TURRET_JAMS = 0.15;
const PORT_JAMS = 0.15;
const FACES = 6;
const THROWS = FACES * FACES;

const gunsOf = (unit: Unit): number => unit.guns.reduce((sum, { pv, lost }) => (lost ? sum : sum + pv), 0);

/** What a unit is worth, with what the objectives put on her head. */
export const markOf = (unit: Unit, prize: number): NwsMark => {
  const sum = (of: 'left' | 'full'): number =>
    isShip(unit) ? 0 : unit.faces.reduce((total, face) => total + face[of], 0);
  const [whole, points] = isShip(unit) ? [unit.full, unit.sixths] : [sum('full'), sum('left')];
  const byPoint = isShip(unit) ? PRIZE_BY_POINT : 1;
  const base = isShip(unit) ? SIXTH : unit.kind === 'fort' ? (prize > 0 ? 1 : UNNAMED) * FACE_POINT : 0;
  return {
    unit,
    points,
    perPoint: perPointOf(base, byPoint, prize, whole),
    sunk: (isShip(unit) ? SUNK + GUN * gunsOf(unit) : 0) + (1 - byPoint) * prize,
    hits: new Map(),
  };
};

/** The worth of losing her altogether. */
export const wholeWorth = (mark: NwsMark): number => mark.perPoint * mark.points + mark.sunk;

/** N29, N30: a shot below water. */
const belowWorth = (mark: NwsMark, ship: NwsShip, third: string): number => {
  if (ship.sixths <= SIXTHS) return wholeWorth(mark);
  const point = mark.perPoint * SIXTHS + (ship.disabled ? 0 : SLOWED);
  if (third === 'amidships') {
    const magazine = ship.guns.length > 0 ? wholeWorth(mark) - point : 0;
    return point + (magazine + (ship.disabled ? 0 : STOPPED)) / FACES;
  }
  return third === 'aft' && !ship.disabled ? point + JAMMED / 3 : point;
};

/** N32, N33: what the works hold. */
const turretWorth = (ship: NwsShip): number =>
  ship.guns.reduce(
    (sum, { pv, lost, place }) => (place.turret === ship.nextTurret + 1 && !lost ? sum + GUN * pv : sum),
    0,
  );

/** Damage effect: a shot of so many points that is through there. */
const effectWorth = (mark: NwsMark, ship: NwsShip, spot: Spot, pv: number): number => {
  switch (spot.at) {
    case 'below':
      return belowWorth(mark, ship, spot.third);
    case 'turret':
      return turretWorth(ship);
    case 'hull':
    case 'casemate':
      return GUN * Math.min(pv, gunsOf(ship));
    default:
      return LESSER[spot.at] ?? 0;
  }
};

interface Shot {
  readonly face: Face;
  readonly from: Bearing;
  readonly through: number;
  readonly pv: number;
}

const spotWorth = (mark: NwsMark, ship: NwsShip, spot: Spot, { face, from, through, pv }: Shot): number => {
  if (!canBeHurt(ship, spot, from)) return 0;
  const outcome = verdictOf(spot, through, plateAt(ship, spot, face));
  if (outcome === 'through') return effectWorth(mark, ship, spot, pv);
  if (outcome !== 'half') return 0;
  return spot.at === 'turret' ? TURRET_JAMS * turretWorth(ship) : PORT_JAMS;
};

/** Damage chart, all falls of its dice. */
const onShip = (mark: NwsMark, ship: NwsShip, shot: Shot): number => {
  let sum = 0;
  for (let one = 1; one <= FACES; one += 1)
    for (let other = one; other <= FACES; other += 1) {
      const ways = one === other ? 1 : 2;
      const thrown = throwOf(one, other);
      if (!asksFurther(ship, areaOf(ship, thrown))) {
        sum += ways * spotWorth(mark, ship, spotOf(ship, thrown, 0), shot);
        continue;
      }
      for (let further = 1; further <= FACES; further += 1)
        sum += (ways / FACES) * spotWorth(mark, ship, spotOf(ship, thrown, further), shot);
    }
  return sum / THROWS;
};

/** Gunfire: the worth of a hit of that gun from that side at that range. */
export const hitWorth = (mark: NwsMark, gun: Gun, range: number, face: Face, from: Bearing): number => {
  const { unit } = mark;
  if (!isShip(unit)) return (workWays(unit) / WORK_FALLS) * gun.pv * mark.perPoint;
  const through = throughAt(gun.gun, range);
  const key = `${from} ${face} ${through} ${gun.pv}`;
  let worth = mark.hits.get(key);
  if (worth === undefined) mark.hits.set(key, (worth = onShip(mark, unit, { face, from, through, pv: gun.pv })));
  return worth;
};

/** N43: what a blow of the one is worth that strikes the other at that course. */
const blowOn = (mark: NwsMark, by: NwsShip): number => {
  const { unit } = mark;
  if (!isShip(unit)) return 0;
  const sixths = sixthsByRam(by.rate, unit.rate, unit.full);
  if (sixths === 0) return 0;
  if (sixths >= unit.sixths) return wholeWorth(mark);
  return mark.perPoint * sixths + (unit.disabled ? 0 : SLOWED + STOPPED / 3);
};

/** Ramming, N43, N45: the worth of a blow to who is struck, and what it costs who gives it: bow to bow it may be he. */
export const blowWorth = (
  by: NwsMark,
  on: NwsMark,
  course: Facing,
): { readonly target: number; readonly rammer: number } => {
  const [ship, prey] = [by.unit, on.unit];
  if (!isShip(ship) || !isShip(prey)) return { target: 0, rammer: 0 };
  if (course !== turned(0, 3)) return { target: blowOn(on, ship), rammer: 0 };
  const struck = struckBowToBow(ship, prey);
  return {
    target: struck.includes(prey.id) ? blowOn(on, ship) : 0,
    rammer: struck.includes(ship.id) ? blowOn(by, prey) : 0,
  };
};

/** N47: the worth of a torpedo that goes off under her. */
export const burstWorth = (mark: NwsMark): number => {
  const { unit } = mark;
  if (!isShip(unit)) return 0;
  return torpedoWays(unit).reduce(
    (sum, { sixths, ways }) =>
      sum + (ways / FACES) * (sixths >= unit.sixths ? wholeWorth(mark) : mark.perPoint * sixths),
    0,
  );
};

/** Of what `appraise` counts, a hull point. */
const APPRAISED = 2;
export const hullPoints = (appraised: number): number => appraised / APPRAISED;

/** How badly a unit is hurt that can still be sunk or silenced; null when she is out of the battle. */
export const woundIn =
  (state: NwsState) =>
  (id: string): number | null => {
    const ship = state.ships[id];
    if (ship) return ship.status === 'afloat' && !ship.abandoned ? 1 - ship.sixths / Math.max(1, ship.full) : null;
    const work = state.works[id];
    if (!work || isSilent(work)) return null;
    const sum = (of: 'left' | 'full'): number => work.faces.reduce((total, face) => total + face[of], 0);
    return 1 - sum('left') / Math.max(1, sum('full'));
  };
