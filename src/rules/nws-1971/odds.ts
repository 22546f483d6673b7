import { FALLS, placesHit, plateAt, throwOf } from './chart.ts';
import { faceTo, quarterTo } from './arcs.ts';
import { sixthsByTorpedo } from './effects.ts';
import { harmsWork } from './forts.ts';
import { byQuality, lowestToHit, throughAt } from './gunnery.ts';
import { canBeHurt, verdictOf } from './hits.ts';
import { gunLine } from './shots.ts';
import { SIXTHS, VICTORY } from './tables.ts';
import type { NwsShip, NwsWork, Outcome, Situation, Spot, Unit } from './types.ts';
import { isShip } from './units.ts';

/** Exact odds, from the tables that resolve a shot. All ways are counted in whole numbers. */

const FACES = 6;
/** Two dice, the further one, and that of shot quality. */
const ALL = FALLS * FACES;

const NOWHERE: Readonly<Record<Spot['at'], number>> = {
  below: 0,
  hull: 0,
  turret: 0,
  casemate: 0,
  pilotHouse: 0,
  funnel: 0,
  wheel: 0,
  fire: 0,
  misfire: 0,
  nothing: 0,
};

/** What a shot may come to once it has hit: so many of all falls of the dice. */
export interface HitWays {
  readonly of: number;
  /** By what the shot comes to at the plate. */
  readonly outcomes: Record<Outcome, number>;
  /** Of those that go through, by the place. */
  readonly places: Record<Spot['at'], number>;
  /** Of those, what sinks her at once: the last point, or the magazine. */
  readonly sinks: number;
}

/** N29: of the six faces of the die amidships those that blow her up; all where her last point goes. */
const sinking = (ship: NwsShip, spot: Spot): number => {
  if (spot.at !== 'below') return 0;
  if (ship.sixths <= SIXTHS) return FACES;
  return spot.third === 'amidships' && ship.guns.length > 0 ? 1 : 0;
};

/** Damage chart: every fall of the dice of one hit on a ship. */
export const hitWays = (now: Situation, unit: Unit, index: number, ship: NwsShip): HitWays => {
  const line = gunLine(now, unit, ship);
  const [face, from] = [faceTo(now, ship, line.from), quarterTo(now, ship, line.from)];
  const sure = throughAt(unit.guns[index]?.gun ?? '', line.range);
  const outcomes: Record<Outcome, number> = { through: 0, half: 0, bounced: 0, nothing: 0 };
  const places = { ...NOWHERE };
  let sinks = 0;
  for (const { spot, ways } of placesHit(ship)) {
    if (!canBeHurt(ship, spot, from)) {
      outcomes.nothing += ways * FACES;
      continue;
    }
    const plate = plateAt(ship, spot, face);
    const thrown = now.options.shotQuality && plate > 0;
    for (let die = 1; die <= (thrown ? FACES : 1); die += 1) {
      const outcome = verdictOf(spot, thrown ? byQuality(sure, die) : sure, plate);
      const falls = thrown ? ways : ways * FACES;
      outcomes[outcome] += falls;
      if (outcome !== 'through') continue;
      places[spot.at] += falls;
      sinks += falls * sinking(ship, spot);
    }
  }
  return { of: ALL, outcomes, places, sinks: sinks / FACES };
};

/** N24: the chance of the one die of a gun. */
export const chanceToHit = (need: number): number => (need === 0 ? 0 : Math.max(0, FACES + 1 - need) / FACES);

/** N24: the lowest face that hits with that gun now; 0 = none. */
export const needOf = (now: Situation, unit: Unit, index: number, target: Unit): number => {
  const gun = unit.guns[index];
  return gun ? lowestToHit(gun.bore, target.rate, gunLine(now, unit, target).range) : 0;
};

/** N50: how many of the 36 falls of two dice hurt a work. */
export const workWays = (work: Pick<NwsWork, 'type'>): number => {
  let ways = 0;
  for (let one = 1; one <= FACES; one += 1)
    for (let other = 1; other <= FACES; other += 1) if (harmsWork(work, throwOf(one, other))) ways += 1;
  return ways;
};
export const WORK_FALLS = FACES * FACES;

/** N54: what a shot that goes through there is worth: a point below water, the guns that its points pay for, or those of a turret. */
const worthAt = (ship: NwsShip, at: Spot['at'], pv: number): number => {
  if (at === 'below') return VICTORY.points;
  if (at === 'hull' || at === 'casemate') return pv / VICTORY.guns;
  if (at !== 'turret') return 0;
  const guns = ship.guns.filter(({ place, lost }) => place.turret === ship.nextTurret + 1 && !lost);
  return guns.reduce((sum, gun) => sum + gun.pv / VICTORY.guns, 0);
};

/** What one gun does to a unit, fired once: chances, and value by N54. */
export interface ShotOdds {
  readonly need: number;
  readonly hit: number;
  readonly through: number;
  readonly jams: number;
  readonly bounces: number;
  readonly sinks: number;
  readonly value: number;
  readonly places: Readonly<Partial<Record<Spot['at'], number>>>;
}

const onWork = (need: number, pv: number, work: NwsWork): ShotOdds => {
  const hit = chanceToHit(need);
  const through = (hit * workWays(work)) / WORK_FALLS;
  return { need, hit, through, jams: 0, bounces: 0, sinks: 0, value: (through * pv) / VICTORY.guns, places: {} };
};

/** N24, N26: the chances of one shot. */
export const shotOdds = (now: Situation, unit: Unit, index: number, target: Unit): ShotOdds => {
  const need = needOf(now, unit, index, target);
  const pv = unit.guns[index]?.pv ?? 0;
  if (!isShip(target)) return onWork(need, pv, target);
  const hit = chanceToHit(need);
  const { of, outcomes, places, sinks } = hitWays(now, unit, index, target);
  const share = (ways: number): number => (hit * ways) / of;
  const chances = Object.entries(places) as [Spot['at'], number][];
  return {
    need,
    hit,
    through: share(outcomes.through),
    jams: share(outcomes.half),
    bounces: share(outcomes.bounced),
    sinks: share(sinks),
    value: chances.reduce((sum, [at, ways]) => sum + share(ways) * worthAt(target, at, pv), 0),
    places: Object.fromEntries(chances.filter(([, ways]) => ways > 0).map(([at, ways]) => [at, share(ways)])),
  };
};

/** N47: by face of the die the sixths that a torpedo takes. */
export const torpedoWays = (target: NwsShip): { sixths: number; ways: number }[] => {
  const found = new Map<number, number>();
  for (let die = 1; die <= FACES; die += 1) {
    const sixths = Math.min(target.sixths, sixthsByTorpedo(die, target.rate, target.sixths));
    found.set(sixths, (found.get(sixths) ?? 0) + 1);
  }
  return [...found].map(([sixths, ways]) => ({ sixths, ways }));
};
