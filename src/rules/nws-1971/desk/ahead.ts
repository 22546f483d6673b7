import { shipOf } from '../../../core/rules.ts';
import type { HexId, ShipId } from '../../../core/types.ts';
import { t } from '../../../languages/language.ts';
import type { Berth, Broadside, FieldHex, Pose, RamHex } from '../../../system/desk/index.ts';
import { hullIn } from '../../shared/deskParts.ts';
import { lowestToHit } from '../gunnery.ts';
import { plotOptions } from '../orders.ts';
import { shotOdds } from '../odds.ts';
import { PLOTS_STEP } from '../sequence.ts';
import { bearingGuns, bearsOn, blockedTo, notReady, reachOfSight } from '../shots.ts';
import type { NwsShip, NwsState, Situation, Unit } from '../types.ts';
import { afloat, hexesOf, isShip, isSilent, standing, unitOf } from '../units.ts';
import { clone } from '../views.ts';
import { courseOf, endOf } from '../way.ts';

/** The rate of the target for which a field is drawn: the third, between a sloop and a gunboat. */
const COMMON_RATE = 3;

const isPresent = (unit: Unit): boolean =>
  isShip(unit) ? unit.status === 'afloat' && !unit.abandoned : !isSilent(unit);

/** Firing: how many guns could fire into each hex now at a target of the third rate; weak where each needs a six. */
export const fieldOfFire = (now: Situation, id: string, hexes = now.chart.hexes): FieldHex[] => {
  const unit = unitOf(now, id);
  const ready = unit.guns.flatMap((gun, index) => (notReady(now, unit, index) === null ? [{ gun, index }] : []));
  if (!isPresent(unit) || ready.length === 0) return [];
  const reach = reachOfSight(now);
  const works = new Set(standing(now).flatMap(hexesOf));
  return hexes.flatMap(hex => {
    if (!now.chart.navigable(hex) && !works.has(hex)) return [];
    const [first = 0, ...rest] = hexesOf(unit);
    const from = rest.reduce(
      (best, each) => (now.chart.range(each, hex) < now.chart.range(best, hex) ? each : best),
      first,
    );
    const range = now.chart.range(from, hex);
    if (range === 0 || range > reach) return [];
    const needs = ready.flatMap(({ gun, index }) => {
      const need = lowestToHit(gun.bore, COMMON_RATE, range);
      return need > 0 && bearsOn(now, unit, index, { from, to: hex }) ? [need] : [];
    });
    if (needs.length === 0) return [];
    const blocked = blockedTo(now, unit, from, hex);
    const strength = needs.length;
    return [{ hex, strength, shown: String(strength), weak: needs.every(need => need === 6), blocked }];
  });
};

/** A view in which her plot is to be laid. */
const atPlots = (now: Situation): Situation => ({
  ...now,
  state: { ...now.state, ready: [], cursor: { ...now.state.cursor, phase: PLOTS_STEP, interrupts: [] } },
});

const present = (now: Situation, id: ShipId): NwsShip | null => {
  const ship = shipOf(now, id);
  return ship.status === 'afloat' && !ship.abandoned ? ship : null;
};

/** Movement: where a ship may be when the guns speak in the move for which she gets her next plot, if nothing interferes. */
export const berths = (now: Situation, id: ShipId): Berth[] => {
  const ship = present(now, id);
  if (!ship) return [];
  const then = atPlots(now);
  const found = new Map<string, Berth>();
  for (const plot of plotOptions(then, ship)) {
    const { hex, facing } = endOf(ship, courseOf(then, ship, plot));
    if (hex !== 0) found.set(`${hex} ${facing}`, { hex, facing, order: '' });
  }
  return [...found.values()];
};

/** Ramming: hexes into which her bow comes ahead on some course of her next move. */
export const rams = (now: Situation, id: ShipId): RamHex[] => {
  const ship = present(now, id);
  if (!ship) return [];
  const then = atPlots(now);
  const entered = new Set<HexId>();
  for (const plot of plotOptions(then, ship)) {
    if (plot.speed <= 0) continue;
    for (const { hex, carried } of courseOf(then, ship, plot).path) if (!carried) entered.add(hex);
  }
  const prow = ship.spar?.rigged === true ? 'spar' : ship.ram ? 'ram' : 'bow';
  const friends = new Set(afloat(now, ship.side).map(({ at }) => at));
  return [...entered].filter(hex => !friends.has(hex)).map(hex => ({ hex, prow }));
};

const loadedGuns = <U extends Unit>(unit: U): U => ({ ...unit, guns: unit.guns.map(gun => ({ ...gun, ready: 0 })) });

/** How many guns could fire into each hex from another place, all of them loaded. */
export const fieldFrom = (
  now: Situation,
  id: string,
  { hex: at, facing }: Berth,
  hexes = now.chart.hexes,
): FieldHex[] => {
  const unit = unitOf(now, id);
  if (!isShip(unit)) {
    const works = { ...now.state.works, [id]: loadedGuns(unit) };
    return fieldOfFire({ ...now, state: { ...now.state, works } }, id, hexes);
  }
  const ships = { ...now.state.ships, [id]: { ...loadedGuns(unit), at, facing } };
  return fieldOfFire({ ...now, state: { ...now.state, ships } }, id, hexes);
};

/** Firing: every gun of a unit that bears on another and is ready, each with its own chance. */
export const broadside = (now: Situation, id: string, targetId: string): Broadside | null => {
  const [unit, target] = [unitOf(now, id), unitOf(now, targetId)];
  const shots = bearingGuns({ ...now, state: { ...now.state, aims: [] } }, unit, target).map(gun =>
    shotOdds(now, unit, gun, target),
  );
  if (shots.length === 0) return null;
  const expected = shots.reduce((sum, { value }) => sum + value, 0);
  return {
    basis: shots.length === 1 ? t`1 gun bears` : t`${shots.length} guns bear`,
    harms: 1 - shots.reduce((none, { through, jams }) => none * (1 - through - jams), 1),
    expected,
    measure: 'value',
    share: expected / Math.max(1, worthOf(target)),
  };
};

/** N54: what a unit is worth whole: 20 a point, and a tenth of its guns. */
const worthOf = (target: Unit): number => {
  const guns = target.guns.reduce((sum, { pv }) => sum + pv / 10, 0);
  return isShip(target) ? guns + (target.full / 6) * 20 : guns;
};

const poseShip = (ship: NwsShip, pose: Pose): void => {
  ship.sixths = hullIn(pose, ship.full);
  ship.status = pose.present ? 'afloat' : ship.status === 'afloat' ? 'gone' : ship.status;
  ship.at = pose.present ? pose.hex : 0;
  ship.facing = pose.facing ?? ship.facing;
  ship.aground = pose.aground;
  ship.anchored = pose.anchored;
};

/** The battle with units so placed and so hurt; ships at their first speeds. */
export const posed = (now: Situation, poses: readonly Pose[]): NwsState => {
  const state = clone(now.state);
  for (const pose of poses) {
    const [ship, work] = [state.ships[pose.unit], state.works[pose.unit]];
    if (ship) poseShip(ship, pose);
    else if (work && !pose.present) for (const gun of work.guns) gun.lost = true;
  }
  return state;
};
