import type { Play, RiverShip, TurretArc } from './types.ts';

/** The arcs of a turret, to starboard round. */
const ROUND: readonly TurretArc[] = ['bow', 'starboard', 'stern', 'port'];

/** C38: where a turret looks a quarter later on its way to an arc: one on, the shorter way, to starboard where both are equal. */
const trainedToward = (from: TurretArc, to: TurretArc): TurretArc => {
  const on = (ROUND.indexOf(to) - ROUND.indexOf(from) + 4) % 4;
  if (on === 0) return from;
  return ROUND[(ROUND.indexOf(from) + (on === 3 ? 3 : 1)) % 4] ?? from;
};

/** Arcs of fire, C38: in each quarter a turret trains one arc toward the one that is plotted. */
export const trainTurrets = (play: Play, ship: RiverShip): void => {
  const { plot } = ship;
  if (!plot || ship.abandoned) return;
  plot.turrets.forEach((arc, turret) => {
    const from = ship.turrets[turret];
    const to = from && trainedToward(from, arc);
    if (!to || to === from) return;
    ship.turrets[turret] = to;
    play.emit({ type: 'turretTrained', ship: ship.id, turret, to });
  });
};
