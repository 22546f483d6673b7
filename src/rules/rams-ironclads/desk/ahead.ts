import { hullIn } from '../../shared/deskParts.ts';
import type { Berth, Broadside, FieldHex, Pose, Prow, RamHex } from '../../../system/desk/index.ts';
import { t } from '../../../languages/language.ts';
import { shipOf } from '../../../core/rules.ts';
import type { HexId, ShipId } from '../../../core/types.ts';
import { gunBears } from '../arcs.ts';
import { comesBowFirst, strikesNoMore } from '../contact.ts';
import { courseOfCommand } from '../course.ts';
import { hitsLeft } from '../damage.ts';
import { bandOf, notReady } from '../gunnery.ts';
import { fateOf, hitLoss, shotOdds } from '../odds.ts';
import { plotOptions } from '../orders.ts';
import { MARKERS_STEP } from '../sequence.ts';
import { bearingOf } from '../shots.ts';
import { lineBetween, LONGEST, sightBlockedAt } from '../sight.ts';
import { BUILDING_HITS, SCALE } from '../tables.ts';
import { pushedBy } from '../towing.ts';
import type { Gun, RamsCommand, RamsShip, RamsState, Situation, Unit } from '../types.ts';
import { hexesOf, isPresent, isShip, shipAt, standing, unitOf } from '../units.ts';
import { clone } from '../views.ts';

/** Sections 4 and 6: how many guns could fire into each hex in this half of the move; weak where all are at long range. */
export const fieldOfFire = (now: Situation, id: string, hexes = now.chart.hexes): FieldHex[] => {
  const unit = unitOf(now, id);
  const guns = unit.guns.filter(gun => notReady(now, unit, gun) === null);
  if (!isPresent(unit) || guns.length === 0) return [];
  const own = hexesOf(unit);
  const reach = Math.min(LONGEST, now.scenario.visibility ?? LONGEST);
  // Only where something can lie that is worth a shot.
  const works = new Set(standing(now).flatMap(hexesOf));
  return hexes.flatMap(hex => {
    if (!now.chart.navigable(hex) && !works.has(hex)) return [];
    const range = Math.min(...own.map(from => now.chart.range(from, hex)));
    if (range === 0 || range > reach) return [];
    const bearing = guns.filter(gun => bandOf(gun.kind, range) !== null && gunBears(now, unit, gun, hex));
    if (bearing.length === 0) return [];
    const stops = own.map(from => sightBlockedAt(now, from, hex, !isShip(unit), own));
    const weak = bearing.every(gun => bandOf(gun.kind, range) === 'long');
    const strength = bearing.length;
    return [{ hex, strength, shown: String(strength), weak, blocked: stops.includes(0) ? 0 : (stops[0] ?? 0) }];
  });
};

/** Her guns in the first fire step of a move, in which she may be turning, and in the second. */
const ORDER = { first: t`first fire`, turning: t`first fire, turning`, second: t`second fire` } as const;

/** A view in which her marker is to be laid. */
const atMarkers = (now: Situation): Situation => ({
  ...now,
  state: { ...now.state, ready: [], cursor: { ...now.state.cursor, phase: MARKERS_STEP, interrupts: [] } },
});

const berthsUnder = (now: Situation, command: RamsCommand): Berth[] => {
  const course = courseOfCommand(now, command);
  if (!course) return [];
  const turns = command.type === 'plot' && command.helm !== 'straight';
  const { firstHalf, turn, secondHalf } = course;
  const stops: Berth[] = [
    { hex: firstHalf.hex, facing: turn.facing, order: turns ? ORDER.turning : ORDER.first },
    { hex: secondHalf.hex, facing: secondHalf.facing, order: ORDER.second },
  ];
  return stops.filter(({ hex }) => hex !== 0);
};

/** Section 4: where a ship may be in either fire step of the move for which she gets her next marker, if nothing interferes. */
export const berths = (now: Situation, id: ShipId): Berth[] => {
  const ship = shipOf(now, id);
  if (ship.status !== 'afloat') return [];
  const then = atMarkers(now);
  return plotOptions(then, ship).flatMap(command => berthsUnder(then, command));
};

/** Sections 7 and 8, R27: her spar torpedo comes before her bow, because she may use it instead. */
const prowOf = ({ spars, ram }: RamsShip): Prow => (spars > 0 ? 'spar' : ram ? 'ram' : 'bow');

/** R24: the hexes into which her bow comes on the course of a marker; not hers where a tug has a hull before her (R68). */
const bowHexes = (now: Situation, ship: RamsShip, command: RamsCommand): HexId[] => {
  if (pushedBy(now, ship) && command.type !== 'castOff') return [];
  const steps = courseOfCommand(now, command)?.steps ?? [];
  return steps.filter(comesBowFirst).map(({ hex }) => hex);
};

/** Section 7: where a ship may ram in the move for which she gets her next marker, if nothing interferes. */
export const rams = (now: Situation, id: ShipId): RamHex[] => {
  const ship = shipOf(now, id);
  if (ship.status !== 'afloat') return [];
  const then = atMarkers(now);
  const entered = new Set(plotOptions(then, ship).flatMap(command => bowHexes(then, ship, command)));
  const strikes = (hex: HexId): boolean => {
    const other = shipAt(now, hex);
    return !other || !strikesNoMore(now, ship, other);
  };
  return [...entered].filter(strikes).map(hex => ({ hex, prow: prowOf(ship) }));
};

/** As the next move finds them. */
const unfired = (guns: readonly Gun[]): Gun[] => guns.map(gun => ({ ...gun, fired: false }));

const withMarker = (ship: RamsShip, { hex: at, facing, order }: Berth): RamsShip => ({
  ...ship,
  at,
  facing,
  guns: unfired(ship.guns),
  order: {
    speed: ship.speed,
    helm: order === ORDER.turning ? 'port' : 'straight',
    anchor: false,
    castOff: false,
    tow: '',
    how: 'tow',
  },
});

/** How many guns could fire into each hex from another place, in the half of the move in which she is there. */
export const fieldFrom = (now: Situation, id: string, berth: Berth, hexes = now.chart.hexes): FieldHex[] => {
  const unit = unitOf(now, id);
  const half = berth.order === ORDER.second ? 2 : 1;
  if (!isShip(unit)) {
    const works = { ...now.state.works, [id]: { ...unit, guns: unfired(unit.guns) } };
    return fieldOfFire({ ...now, state: { ...now.state, works, half } }, id, hexes);
  }
  if (unit.abandoned) return [];
  const ships = { ...now.state.ships, [id]: withMarker(unit, berth) };
  return fieldOfFire({ ...now, state: { ...now.state, ships, half } }, id, hexes);
};

/** What a hit costs a target on average, in knots, guns of a fort, or hits on a building or a moored transport. */
const lossOf = (now: Situation, target: Unit): { each: number; full: number; measure: string } => {
  if (hitsLeft(now, target) !== null) return { each: 1, full: BUILDING_HITS, measure: 'hits' };
  if (isShip(target)) {
    const each = fateOf(target, hitLoss(target)).expected / SCALE.halves;
    return { each, full: target.fullTop / SCALE.halves, measure: 'knots' };
  }
  return { each: 1 / 6, full: Math.max(1, target.guns.length), measure: 'guns' };
};

/** Section 6: every gun of a unit that bears on another and is ready, each with its own chance. */
export const broadside = (now: Situation, id: string, target: string): Broadside | null => {
  const [unit, mark] = [unitOf(now, id), unitOf(now, target)];
  const guns = bearingOf(
    now,
    unit,
    mark,
    lineBetween(now, unit, mark),
    unit.guns.flatMap((gun, index) => (notReady(now, unit, gun) === null ? [index] : [])),
  );
  const hits = guns.flatMap(gun => shotOdds(now, unit, gun, mark)?.hit ?? []).map(({ ways, of }) => ways / of);
  if (hits.length === 0) return null;
  const { each, full, measure } = lossOf(now, mark);
  const expected = each * hits.reduce((sum, hit) => sum + hit, 0);
  const basis = hits.length === 1 ? t`1 gun bears` : t`${hits.length} guns bear`;
  return {
    basis,
    harms: 1 - hits.reduce((chance, hit) => chance * (1 - hit), 1),
    expected,
    measure,
    share: expected / full,
  };
};

const poseShip = (ship: RamsShip, pose: Pose): void => {
  ship.top = hullIn(pose, ship.fullTop);
  ship.status = pose.present ? 'afloat' : ship.status === 'afloat' ? 'gone' : ship.status;
  ship.at = pose.present ? pose.hex : 0;
  ship.facing = pose.facing ?? ship.facing;
  Object.assign(ship, { aground: pose.aground ? 'shoal' : 'no', anchored: pose.anchored });
};

/** The battle with units so placed and so hurt; ships at their first speeds. */
export const posed = (now: Situation, poses: readonly Pose[]): RamsState => {
  const state = clone(now.state);
  state.half = 1;
  for (const pose of poses) {
    const [ship, work] = [state.ships[pose.unit], state.works[pose.unit]];
    if (ship) poseShip(ship, pose);
    else if (work) work.down = !pose.present;
  }
  return state;
};
