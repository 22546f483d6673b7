import { hullIn } from '../../shared/deskParts.ts';
import type { Berth, Broadside, FieldHex, Pose, RamHex } from '../../../system/desk/index.ts';
import { t } from '../../../languages/language.ts';
import { shipOf } from '../../../core/rules.ts';
import type { ShipId } from '../../../core/types.ts';
import { gunBears, gunHex } from '../arcs.ts';
import { courseOf } from '../courses.ts';
import { bandOf, firesShot, notReady } from '../gunnery.ts';
import { expectedShot, hitOn } from '../odds.ts';
import { plotOptions } from '../plots.ts';
import { PLOTS_STEP } from '../sequence.ts';
import { bearingOf } from '../shots.ts';
import { blockedBetween, LONGEST, rangeTo, weightsNow } from '../sight.ts';
import { sightOf } from '../weather.ts';
import type { RiverShip, RiverState, Situation, Unit } from '../types.ts';
import { hexesOf, isPresent, isShip, shipAt, standing, unitOf } from '../units.ts';
import { clone } from '../views.ts';

/** Firing: how many guns could fire into each hex now; weak where all are at long range. */
export const fieldOfFire = (now: Situation, id: string, hexes = now.chart.hexes): FieldHex[] => {
  const unit = unitOf(now, id);
  const ready = unit.guns.flatMap((gun, index) =>
    notReady(now, unit, index) === null && firesShot(gun.kind)
      ? [{ gun, kind: gun.kind, from: gunHex(unit, gun) }]
      : [],
  );
  // C45: by eye nobody knows how far they reach.
  if (!isPresent(unit) || ready.length === 0 || now.options.byEye) return [];
  const reach = Math.min(LONGEST, sightOf(now, unit));
  const weights = weightsNow(now);
  // Only where something can lie that is worth a shot.
  const works = new Set(standing(now).flatMap(hexesOf));
  return hexes.flatMap(hex => {
    if (!now.chart.navigable(hex) && !works.has(hex)) return [];
    const nearest = rangeTo(now, unit, hex);
    if (nearest === 0 || nearest > reach) return [];
    const bearing = ready.flatMap(({ gun, kind, from }) => {
      const band = bandOf(kind, now.chart.range(from, hex));
      return band !== null && gunBears(now, unit, gun, hex) ? [{ band, from }] : [];
    });
    if (bearing.length === 0) return [];
    const stops = [...new Set(bearing.map(({ from }) => from))].map(from =>
      blockedBetween(now, unit, from, hex, weights),
    );
    const weak = bearing.every(({ band }) => band === 'long');
    const strength = bearing.length;
    return [{ hex, strength, shown: String(strength), weak, blocked: stops.includes(0) ? 0 : (stops[0] ?? 0) }];
  });
};

/** A view in which her plot is to be laid. */
const atPlots = (now: Situation): Situation => ({
  ...now,
  state: { ...now.state, ready: [], cursor: { ...now.state.cursor, phase: PLOTS_STEP, interrupts: [] } },
});

/** Movement: where a ship may be when the guns speak in the move for which she gets her next plot, if nothing interferes. */
export const berths = (now: Situation, id: ShipId): Berth[] => {
  const ship = shipOf(now, id);
  if (ship.status !== 'afloat' || ship.abandoned) return [];
  const then = atPlots(now);
  const found = new Map<string, Berth>();
  for (const plot of plotOptions(then, ship)) {
    const end = courseOf(then, ship, plot).stops.at(-1);
    if (end && end.hex !== 0) found.set(`${end.hex} ${end.facing}`, { hex: end.hex, facing: end.facing, order: '' });
  }
  return [...found.values()];
};

/** Ramming: hexes into which her bow comes ahead on some course of her next move. */
export const rams = (now: Situation, id: ShipId): RamHex[] => {
  const ship = shipOf(now, id);
  if (ship.status !== 'afloat' || ship.abandoned) return [];
  const then = atPlots(now);
  const entered = new Set<number>();
  for (const plot of plotOptions(then, ship)) {
    if (plot.speed <= 0) continue;
    for (const { hex, carried } of courseOf(then, ship, plot).steps) if (!carried) entered.add(hex);
  }
  const prow = ship.ram ? ('ram' as const) : ('bow' as const);
  return [...entered].filter(hex => shipAt(now, hex)?.side !== ship.side).map(hex => ({ hex, prow }));
};

/** As the next move finds her guns. */
const loaded = <U extends Unit>(unit: U): U => ({ ...unit, guns: unit.guns.map(gun => ({ ...gun, loaded: 0 })) });

/** How many guns could fire into each hex from another place, all of them loaded. */
export const fieldFrom = (
  now: Situation,
  id: string,
  { hex: at, facing }: Berth,
  hexes = now.chart.hexes,
): FieldHex[] => {
  const unit = unitOf(now, id);
  if (!isShip(unit)) {
    const works = { ...now.state.works, [id]: loaded(unit) };
    return fieldOfFire({ ...now, state: { ...now.state, works } }, id, hexes);
  }
  if (unit.abandoned) return [];
  const ships = { ...now.state.ships, [id]: { ...loaded(unit), at, facing } };
  return fieldOfFire({ ...now, state: { ...now.state, ships } }, id, hexes);
};

/** Firing: every gun of a unit that bears on another and is ready, each with its own chance. */
export const broadside = (now: Situation, id: string, target: string): Broadside | null => {
  const [unit, mark] = [unitOf(now, id), unitOf(now, target)];
  if (now.options.byEye) return null;
  const odds = bearingOf(now, unit, mark).flatMap(index => expectedShot(now, unit, index, mark) ?? []);
  if (odds.length === 0) return null;
  const hits = odds.map(({ chance, points }) => ({ chance, points: hitOn(mark, points).points }));
  const expected = hits.reduce((sum, { chance, points }) => sum + chance * points, 0);
  return {
    basis: hits.length === 1 ? t`1 gun bears` : t`${hits.length} guns bear`,
    harms: 1 - hits.reduce((none, { chance }) => none * (1 - chance), 1),
    expected,
    measure: 'points',
    share: expected / Math.max(1, isShip(mark) ? mark.fullSpv : mark.fullFpv),
  };
};

const poseShip = (ship: RiverShip, pose: Pose): void => {
  ship.spv = hullIn(pose, ship.fullSpv);
  ship.status = pose.present ? 'afloat' : ship.status === 'afloat' ? 'gone' : ship.status;
  ship.at = pose.present ? pose.hex : 0;
  ship.facing = pose.facing ?? ship.facing;
  ship.aground = pose.aground ? (ship.aground ?? { tries: 0, before: 0 }) : null;
  ship.anchored = pose.anchored;
};

/** The battle with units so placed and so hurt; ships at their first speeds. */
export const posed = (now: Situation, poses: readonly Pose[]): RiverState => {
  const state = clone(now.state);
  for (const pose of poses) {
    const [ship, work] = [state.ships[pose.unit], state.works[pose.unit]];
    if (ship) poseShip(ship, pose);
    else if (work) work.silent = !pose.present;
  }
  return state;
};
