import { turned, type Facing } from '../../core/types.ts';
import { FALLS, placesHit, plateAt, throwOf } from './chart.ts';
import { faceTo, quarterTo } from './arcs.ts';
import { placeOf, sixthsByRam, sixthsByTorpedo } from './effects.ts';
import { harmsWork } from './forts.ts';
import { byQuality, lowestToHit, throughAt } from './gunnery.ts';
import { boreOf, canBeHurt, outcomeOf } from './hits.ts';
import { belowCosts, burstCosts, costsAt, LOSSES, ramDisables, type Loss } from './losses.ts';
import { sideStruck, struckBowToBow, thirdOf } from './ramming.ts';
import { gunLine } from './shots.ts';
import { SIXTHS, VICTORY } from './tables.ts';
import { placeMatters } from './torpedoes.ts';
import type { NwsShip, NwsWork, Outcome, Plot, Situation, Spot, Stricken, Unit } from './types.ts';
import { isShip } from './units.ts';
import { courseOf } from './way.ts';

/** Exact odds, from the tables that resolve a shot. All ways are counted in whole numbers. */

const FACES = 6;
/** Two dice, the further one, and that of shot quality. */
const ALL = FALLS * FACES;

/** A place that a shot has gone through to: in so many of all falls of the dice, and what those are worth together (N54). */
interface PlaceWays {
  readonly spot: Spot;
  readonly ways: number;
  readonly value: number;
}

/** What a shot may come to once it has hit: so many of all falls of the dice. */
export interface HitWays {
  readonly of: number;
  /** By what the shot comes to at the plate. */
  readonly outcomes: Record<Outcome, number>;
  /** Of those that go through, every place that they find; a third of the ship is a place for itself. */
  readonly places: readonly PlaceWays[];
  /** Of those, what sinks her at once: the last point, or the magazine. */
  readonly sinks: number;
  /** Of those, what costs her as much, and what all of them are worth together (N54). */
  readonly losses: Record<Loss, number>;
  readonly value: number;
}

const NO_LOSS: Readonly<Record<Loss, number>> = { guns: 0, speed: 0, steering: 0, engines: 0, magazine: 0 };

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
  const places: PlaceWays[] = [];
  const losses = { ...NO_LOSS };
  const { gun: id = '', pv: points = 0 } = unit.guns[index] ?? {};
  const shot = { from, points, bore: boreOf(id) };
  let [sinks, value] = [0, 0];
  for (const { spot, ways } of placesHit(ship)) {
    if (!canBeHurt(ship, spot, from)) {
      outcomes.nothing += ways * FACES;
      continue;
    }
    const plate = plateAt(ship, spot, face);
    const thrown = now.options.shotQuality && plate > 0;
    let through = 0;
    for (let die = 1; die <= (thrown ? FACES : 1); die += 1) {
      const outcome = outcomeOf(ship, spot, thrown ? byQuality(sure, die) : sure, plate);
      const falls = thrown ? ways : ways * FACES;
      outcomes[outcome] += falls;
      if (outcome !== 'through') continue;
      sinks += falls * sinking(ship, spot);
      through += falls;
    }
    if (through === 0) continue;
    const costs = costsAt(ship, spot, shot);
    for (const loss of LOSSES) losses[loss] += through * costs[loss];
    places.push({ spot, ways: through, value: through * costs.value });
    value += through * costs.value;
  }
  return { of: ALL, outcomes, places, sinks: sinks / FACES, losses, value };
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

/** A place, the chance that one shot goes through there, and what such a hit is worth by N54. */
interface PlaceOdds {
  readonly spot: Spot;
  readonly chance: number;
  readonly value: number;
}

/** What one gun does to a unit, fired once: chances, and value by N54. */
export interface ShotOdds {
  readonly need: number;
  readonly hit: number;
  readonly through: number;
  readonly jams: number;
  readonly bounces: number;
  readonly sinks: number;
  readonly value: number;
  readonly places: readonly PlaceOdds[];
  readonly losses: Readonly<Record<Loss, number>>;
}

const onWork = (need: number, pv: number, work: NwsWork): ShotOdds => {
  const hit = chanceToHit(need);
  const through = (hit * workWays(work)) / WORK_FALLS;
  return {
    need,
    hit,
    through,
    jams: 0,
    bounces: 0,
    sinks: 0,
    value: (through * pv) / VICTORY.guns,
    places: [],
    losses: NO_LOSS,
  };
};

/** N24, N26: the chances of one shot. */
export const shotOdds = (now: Situation, unit: Unit, index: number, target: Unit): ShotOdds => {
  const need = needOf(now, unit, index, target);
  if (!isShip(target)) return onWork(need, unit.guns[index]?.pv ?? 0, target);
  const hit = chanceToHit(need);
  const { of, outcomes, places, sinks, losses, value } = hitWays(now, unit, index, target);
  const share = (ways: number): number => (hit * ways) / of;
  return {
    need,
    hit,
    through: share(outcomes.through),
    jams: share(outcomes.half),
    bounces: share(outcomes.bounced),
    sinks: share(sinks),
    value: share(value),
    losses: {
      guns: share(losses.guns),
      speed: share(losses.speed),
      steering: share(losses.steering),
      engines: share(losses.engines),
      magazine: share(losses.magazine),
    },
    places: places.map(({ spot, ways, value: worth }) => ({ spot, chance: share(ways), value: worth / ways })),
  };
};

/** That it goes through to places of that kind, all thirds together. */
export const chanceAt = ({ places }: Pick<ShotOdds, 'places'>, at: Spot['at']): number =>
  places.reduce((sum, { spot, chance }) => (spot.at === at ? sum + chance : sum), 0);

/** N25, N29: that a salvo sinks her: a point for each shot below water, or the magazine at any of them; nothing else changes what the next finds there. */
export const sinksBySalvo = (shots: readonly ShotOdds[], { sixths }: Pick<NwsShip, 'sixths'>): number => {
  let afloat = new Map([[sixths, 1]]);
  for (const shot of shots) {
    const [below, magazine] = [chanceAt(shot, 'below'), shot.losses.magazine];
    const next = new Map<number, number>();
    const add = (left: number, chance: number): void => void next.set(left, (next.get(left) ?? 0) + chance);
    for (const [left, chance] of afloat) {
      add(left, chance * (1 - below));
      // Her last point sinks her before the die for the magazine is thrown.
      if (left > SIXTHS) add(left - SIXTHS, chance * (below - magazine));
    }
    afloat = next;
  }
  return 1 - [...afloat.values()].reduce((sum, chance) => sum + chance, 0);
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

/** N41: the course at which a plot brings her upon a target that stays where she lies, in hexsides to port of the target's. */
export const courseUpon = (
  now: Situation,
  ship: NwsShip,
  plot: Pick<Plot, 'speed' | 'turns'>,
  target: NwsShip,
): Facing => {
  const { path } = courseOf(now, ship, plot);
  const met = path.findIndex(({ hex }) => hex === target.at);
  const last = met < 0 ? path.at(-1) : path[met - 1];
  return turned(last?.facing ?? ship.facing, -target.facing);
};

/** N42: by place, in how many of six faces a blow of that course falls there. */
export const placeWays = ({ wheel }: Pick<NwsShip, 'wheel'>, course: Facing): Map<Stricken, number> => {
  if (course === 0) return new Map([['stern', FACES]]);
  if (course === 3) return new Map([['forward', FACES]]);
  const from = course === 2 || course === 4 ? 'before' : 'abaft';
  const found = new Map<Stricken, number>();
  for (let die = 1; die <= FACES; die += 1) {
    const where = placeOf(from, wheel === 'side', die);
    found.set(where, (found.get(where) ?? 0) + 1);
  }
  return found;
};

/** N47: the chances that a burst there costs who lives through it some of her speed, or all of it. */
export const burstOdds = (target: NwsShip, course: Facing): { speed: number; disabled: number } => {
  let [speed, disabled] = [0, 0];
  for (const { sixths, ways } of torpedoWays(target)) {
    if (sixths === 0 || sixths === target.sixths || !placeMatters(target, sixths, course)) continue;
    for (const [where, faces] of placeWays(target, course)) {
      const chance = (ways * faces) / (FACES * FACES);
      const costs = burstCosts(target, sixths, where, sideStruck(course));
      if (costs.speed) speed += chance;
      if (costs.disabled) disabled += chance;
    }
  }
  return { speed, disabled };
};

/** N43, N45: what a ram does to one of the two who meet. */
export interface Blow {
  /** Of her points; all that are left where she sinks. */
  readonly sixths: number;
  readonly sinks: number;
  readonly places: readonly { readonly where: Stricken; readonly chance: number }[];
  readonly losses: Readonly<Partial<Record<Loss, number>>>;
  /** The chance that she is disabled and lives through it (N44). */
  readonly disabled: number;
}

const blowOn = (by: NwsShip, on: NwsShip, course: Facing): Blow => {
  const sixths = Math.min(on.sixths, sixthsByRam(by.rate, on.rate, on.full));
  const losses = { magazine: 0, engines: 0, steering: 0 };
  if (sixths === 0 || sixths === on.sixths)
    return { sixths, sinks: sixths === 0 ? 0 : 1, places: [], losses, disabled: 0 };
  const places = [...placeWays(on, course)].map(([where, ways]) => ({ where, chance: ways / FACES }));
  let disabled = 0;
  for (const { where, chance } of places) {
    const costs = belowCosts(on, thirdOf(where));
    disabled += chance * ramDisables(on, where, sideStruck(course));
    losses.magazine += chance * costs.magazine;
    losses.engines += chance * costs.engines;
    losses.steering += chance * costs.steering;
  }
  return { sixths, sinks: losses.magazine, places, losses, disabled };
};

/** Ramming, N42 to N45: what each of the two risks who meet at that course; null = nothing. */
export const ramOdds = (
  ship: NwsShip,
  target: NwsShip,
  course: Facing,
): { target: Blow | null; rammer: Blow | null } => {
  if (course !== 3) return { target: blowOn(ship, target, course), rammer: null };
  const struck = struckBowToBow(ship, target);
  return {
    target: struck.includes(target.id) ? blowOn(ship, target, course) : null,
    rammer: struck.includes(ship.id) ? blowOn(target, ship, course) : null,
  };
};
