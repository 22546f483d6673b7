import { isSandbar } from '../../../chart/index.ts';
import { shipOf } from '../../../core/rules.ts';
import { counted, t } from '../../../languages/language.ts';
import { turned, type Facing, type HexId, type ShipId } from '../../../core/types.ts';
import type { OddsView } from '../../../system/desk/index.ts';
import { throughAt } from '../gunnery.ts';
import type { Loss } from '../losses.ts';
import {
  burstOdds,
  chanceAt,
  courseUpon,
  needOf,
  placeWays,
  ramOdds,
  shotOdds,
  sinksBySalvo,
  torpedoWays,
  type Blow,
  type ShotOdds,
} from '../odds.ts';
import { bearingGuns, gunLine } from '../shots.ts';
import { MOBILE_TORPEDO } from '../tables.ts';
import type { NwsCommand, NwsShip, PlotCommand, Situation, Spot, Unit } from '../types.ts';
import { afloat, isShip, unitOf } from '../units.ts';
import { pointsInWords, spotInWords, STRICKEN_NAME, throughInches } from '../words/captions.ts';
import { platesMet } from './armour.ts';

/** The places that a player asks for, and how each is told. */
const TOLD: readonly (readonly [Spot['at'], string])[] = [
  ['below', t`below water`],
  ['hull', t`guns`],
  ['turret', t`turret out`],
  ['casemate', t`casemate`],
  ['pilotHouse', t`pilot house`],
  ['funnel', t`funnel`],
  ['wheel', t`paddle wheel`],
  ['fire', t`sets on fire`],
];

const onWork = (odds: ShotOdds): OddsView => ({
  basis: t`1 die, ${odds.need} or more; every hit counts that the chart allows`,
  outcomes: [
    { label: t`no hit`, points: 0, chance: 1 - odds.hit },
    { label: t`no damage`, points: 0, chance: odds.hit - odds.through },
    {
      label: t`takes off its points`,
      points: odds.value / Math.max(odds.through, Number.MIN_VALUE),
      chance: odds.through,
    },
  ],
  expected: odds.value,
  measure: 'value',
  headlines: [
    { label: t`hits`, chance: odds.hit },
    { label: t`does damage`, chance: odds.through },
  ],
});

/** What a shot may cost her beside her points, and how each is told. */
const COSTS: readonly (readonly [Loss, string])[] = [
  ['guns', t`guns lost`],
  ['speed', t`speed lost`],
  ['steering', t`steering jammed`],
  ['engines', t`engines gone`],
  ['magazine', t`magazine hit`],
];

/** Told only where it can happen. */
const maybe = (label: string, chance: number): OddsView['headlines'] => (chance > 0 ? [{ label, chance }] : []);

const costsIn = (chanceOf: (loss: Loss) => number): OddsView['headlines'] =>
  COSTS.flatMap(([loss, label]) => maybe(label, chanceOf(loss)));

/** Of a shot: all thirds together; which of them, its results say. */
const placesIn = (odds: ShotOdds): OddsView['headlines'] =>
  TOLD.flatMap(([at, label]) => maybe(label, chanceAt(odds, at)));

/** N18: the inches of the shot against those of every plate that it may meet there: "inches 8 on side 7.5, turret 8". */
const inchesInWords = (now: Situation, unit: Unit, gun: number, target: NwsShip): string => {
  const { from, range } = gunLine(now, unit, target);
  const shot = throughInches(throughAt(unit.guns[gun]?.gun ?? '', range));
  return t`inches ${shot} on ${platesMet(now, target, from).join(', ')}`;
};

/** N24, N26: what one shot throws, and what it is up against. */
const throwInWords = (need: number, inches: string): string =>
  t`1 die, ${need} or more; then two on the damage chart: ${inches}`;

const shotView = (now: Situation, unit: Unit, gun: number, target: Unit): OddsView => {
  const odds = shotOdds(now, unit, gun, target);
  if (!isShip(target)) return onWork(odds);
  const { hit, through, jams, bounces } = odds;
  return {
    basis: throwInWords(odds.need, inchesInWords(now, unit, gun, target)),
    outcomes: [
      { label: t`no hit`, points: 0, chance: 1 - hit },
      { label: t`bounces`, points: 0, chance: bounces },
      { label: t`no damage`, points: 0, chance: Math.max(0, hit - through - jams - bounces) },
      { label: t`may jam`, points: 0, chance: jams },
      // N26, N29, N60: where it strikes, the three thirds apart, since each costs her something else.
      ...odds.places.map(({ spot, chance, value }) => ({
        label: t`through: ${spotInWords(spot)}`,
        points: value,
        chance,
      })),
    ],
    expected: odds.value,
    measure: 'value',
    headlines: [
      { label: t`hits`, chance: hit },
      { label: t`goes through`, chance: through },
      { label: t`sinks`, chance: odds.sinks },
      ...placesIn(odds),
      ...costsIn(loss => odds.losses[loss]),
    ],
  };
};

/** How many of several shots go through. */
const countOf = (chances: readonly number[]): number[] => {
  let counts = [1];
  for (const chance of chances) {
    const next = counts.map(count => count * (1 - chance));
    next.push(0);
    counts.forEach((count, index) => (next[index + 1] = (next[index + 1] ?? 0) + count * chance));
    counts = next;
  }
  return counts;
};

const anyOf = (chances: readonly number[]): number => 1 - chances.reduce((none, chance) => none * (1 - chance), 1);

/** How many guns, and where all are alike what each throws and what its shot is up against. */
const salvoBasis = (now: Situation, unit: Unit, target: Unit, guns: readonly number[]): string => {
  const bear = guns.length === 1 ? t`1 gun bears` : t`${guns.length} guns bear`;
  const [first] = guns;
  if (first === undefined || !isShip(target)) return bear;
  const { range } = gunLine(now, unit, target);
  const needs = new Set(guns.map(gun => needOf(now, unit, gun, target)));
  const inches = new Set(guns.map(gun => throughAt(unit.guns[gun]?.gun ?? '', range)));
  if (needs.size > 1 || inches.size > 1) return bear;
  return `${bear}: ${throwInWords(needOf(now, unit, first, target), inchesInWords(now, unit, first, target))}`;
};

/** All guns of a unit that bear and are not laid yet. */
export const salvoView = (now: Situation, unitId: string, targetId: string): OddsView => {
  const [unit, target] = [unitOf(now, unitId), unitOf(now, targetId)];
  const guns = bearingGuns(now, unit, target);
  const shots = guns.map(gun => shotOdds(now, unit, gun, target));
  const expected = shots.reduce((sum, { value }) => sum + value, 0);
  const counts = countOf(shots.map(({ through }) => through));
  return {
    basis: salvoBasis(now, unit, target, guns),
    shots: shots.length,
    outcomes: counts.map((chance, count) => ({
      label: count === 0 ? t`none goes through` : t`${count} through`,
      points: count,
      chance,
    })),
    expected,
    measure: 'value',
    headlines: [
      { label: t`hits`, chance: anyOf(shots.map(({ hit }) => hit)) },
      { label: t`goes through`, chance: anyOf(shots.map(({ through }) => through)) },
      ...(isShip(target)
        ? [
            ...maybe(t`may jam`, anyOf(shots.map(({ jams }) => jams))),
            { label: t`sinks`, chance: sinksBySalvo(shots, target) },
            // Each shot as she stands now: what one of them leaves to the next is not followed.
            ...costsIn(loss => anyOf(shots.map(({ losses }) => losses[loss]))),
          ]
        : []),
    ],
  };
};

/** N41, N45: from where a blow comes that the course has so. */
const FROM: Readonly<Record<Facing, string>> = {
  0: t`from astern`,
  1: t`from abaft the starboard beam`,
  2: t`from before the starboard beam`,
  3: t`bow to bow`,
  4: t`from before the port beam`,
  5: t`from abaft the port beam`,
};

/** N42, N43: what she takes and where, one outcome a place. */
const blowOutcomes = (blow: Blow | null): OddsView['outcomes'] => {
  if (!blow || blow.sixths === 0) return [{ label: t`no harm`, points: 0, chance: 1 }];
  const points = pointsInWords(blow.sixths);
  if (blow.places.length === 0) return [{ label: t`${points}, sinks`, points: blow.sixths, chance: 1 }];
  return blow.places.map(({ where, chance }) => ({
    label: `${points}, ${STRICKEN_NAME[where]}`,
    points: blow.sixths,
    chance,
  }));
};

/** N42 to N45: what her ram takes, if she meets her as she lies now, and what it costs her. */
const ramView = (now: Situation, ship: NwsShip, target: NwsShip, plot: PlotCommand): OddsView => {
  const course = courseUpon(now, ship, plot, target);
  const { target: blow, rammer } = ramOdds(ship, target, course);
  return {
    basis: t`if she meets her as she lies, ${FROM[course]}: rate ${ship.rate} on rate ${target.rate}`,
    outcomes: blowOutcomes(blow),
    expected: blow?.sixths ?? 0,
    headlines: [
      { label: t`sinks`, chance: blow?.sinks ?? 0 },
      ...maybe(t`disabled`, blow?.disabled ?? 0),
      ...costsIn(loss => blow?.losses[loss] ?? 0),
      ...(rammer
        ? [
            { label: t`rammer is hurt`, chance: rammer.sixths > 0 ? 1 : 0 },
            { label: t`rammer sinks`, chance: rammer.sinks },
          ]
        : []),
    ],
  };
};

const FACES = 6;

/** N47: what a spar or a torpedo does to whom it finds, if it comes so, and where. */
const burstView = (target: NwsShip, course: Facing): OddsView => {
  const ways = torpedoWays(target);
  const outcomes = ways.map(({ sixths, ways: count }) => ({
    label: sixths === 0 ? t`it fails` : pointsInWords(sixths),
    points: sixths,
    chance: count / FACES,
  }));
  const [sinks, lives] = [true, false].map(gone =>
    outcomes.reduce(
      (sum, { points, chance }) => sum + (points > 0 && (points === target.sixths) === gone ? chance : 0),
      0,
    ),
  ) as [number, number];
  const places = lives === 0 ? [] : [...placeWays(target, course)];
  const costs = burstOdds(target, course);
  return {
    basis: t`if it finds her: 1 die, on 2 half a point, on 3 or more the whole effect on rate ${target.rate}`,
    outcomes,
    expected: outcomes.reduce((sum, { points, chance }) => sum + points * chance, 0),
    headlines: [
      { label: t`sinks`, chance: sinks },
      ...maybe(t`disabled`, costs.disabled),
      ...maybe(t`speed lost`, costs.speed),
      ...places.map(([where, count]) => ({ label: STRICKEN_NAME[where], chance: (lives * count) / FACES })),
    ],
  };
};

/** N48: the first ship, friend or foe, that lies in the way of a torpedo launched now, if all stay where they are. */
const inTheWay = (now: Situation, ship: NwsShip, course: Facing): NwsShip | null => {
  let hex = ship.at;
  for (let run = 0; run < MOBILE_TORPEDO.hexes; run += 1) {
    hex = now.chart.neighbour(hex, course);
    if (hex === 0 || !now.chart.navigable(hex)) return null;
    const found = afloat(now).find(({ at }) => at === hex);
    if (found) return found;
  }
  return null;
};

const plotView = (now: Situation, plot: PlotCommand): OddsView | null => {
  const ship = shipOf(now, plot.ship);
  if (plot.spar !== '') {
    const target = shipOf(now, plot.spar);
    return burstView(target, courseUpon(now, ship, plot, target));
  }
  if (plot.ram !== '') return ramView(now, ship, shipOf(now, plot.ram), plot);
  if (plot.torpedo === 0) return null;
  const course = turned(ship.facing, plot.torpedo);
  const target = inTheWay(now, ship, course);
  return target && burstView(target, turned(course, -target.facing));
};

/** The exact odds of an offered command, or null where no die hangs on it. */
export const oddsOf = (now: Situation, command: NwsCommand): OddsView | null => {
  switch (command.type) {
    case 'aim':
      return shotView(now, unitOf(now, command.unit), command.gun, unitOf(now, command.target));
    case 'salvo':
      return salvoView(now, command.unit, command.target);
    case 'plot':
      return plotView(now, command);
    default:
      return null;
  }
};

/** N67: what a marker in that hex may do to her. */
const mineInWords = (now: Situation, ship: NwsShip, hex: HexId): string | null => {
  const laid = now.state.mines.some(mine => mine.hex === hex && !mine.spent && mine.live !== false);
  if (!now.options.mines || !laid) return null;
  const worst = Math.max(...torpedoWays(ship).map(({ sixths }) => sixths));
  const whole = worst === ship.sixths ? t`sunk` : pointsInWords(worst);
  return t`a mine may lie at ${now.chart.label(hex)}: 1 in 6 it fails, 1 in 6 half a point, 4 in 6 ${whole}`;
};

/** N9, N67: what may become of a ship in a hex: a mine goes off, the bottom holds her for good. */
export const riskInWords = (now: Situation, id: ShipId, hex: HexId): string | null => {
  const ship = shipOf(now, id);
  const mined = mineInWords(now, ship, hex);
  if (!isSandbar(now.chart, hex, ship.draught)) return mined;
  const grounds = t`grounds at ${now.chart.label(hex)} for good: she draws ${counted(Math.ceil(ship.draught), 'foot', 'feet')}`;
  return mined === null ? grounds : `${mined}; ${grounds}`;
};
