import { shipOf } from '../../core/rules.ts';
import type { ShipId } from '../../core/types.ts';
import type { Bearing } from '../../ships/index.ts';
import { rollCritical } from './criticals.ts';
import { gunToLose, loseGun, loseKnots, sink } from './knots.ts';
import { BUILDING_HITS, HIT_EFFECTS, SCALE, SHORE_GUN_ON } from './tables.ts';
import type { Play, RamsWork, Situation, Unit } from './types.ts';
import { isShip } from './units.ts';

/** S11, R79: a moored transport goes down with the third hit. */
const hitMoored = (play: Play, id: ShipId, hits: number): void => {
  play.state.moored[id] = hits;
  play.emit({ type: 'buildingHit', unit: id, hits, needed: BUILDING_HITS });
  if (hits >= BUILDING_HITS) sink(play, id, 'foundered');
};

/** Section 6, effect of hits: one die for a vessel. */
export const hitShip = (play: Play, id: ShipId, firer: string, from: Bearing): void => {
  if (shipOf(play, id).status !== 'afloat') return;
  if (play.state.moored[id] !== undefined) {
    hitMoored(play, id, play.state.moored[id] + 1);
    return;
  }
  const die = play.dice.roll(6);
  const effect = HIT_EFFECTS[die] ?? 'halfKnot';
  play.emit({ type: 'hitRolled', target: id, firer, die, effect });
  if (effect === 'critical') rollCritical(play, id, from, firer);
  else if (effect === 'knot') loseKnots(play, id, SCALE.halves, 'gunfire');
  else {
    const ship = shipOf(play, id);
    const index = effect === 'gun' ? gunToLose(play, ship, firer) : -1;
    if (index >= 0) loseGun(play, ship, index);
    else loseKnots(play, id, 1, 'gunfire');
  }
};

/** Section 6, S11: a gun ashore on a 6; a building falls with its third hit. */
export const hitWork = (play: Play, work: RamsWork, firer: string): void => {
  if (work.down) return;
  if (work.kind === 'building') {
    work.hits += 1;
    work.down = work.hits >= BUILDING_HITS;
    play.emit({ type: 'buildingHit', unit: work.id, hits: work.hits, needed: BUILDING_HITS });
  } else {
    const die = play.dice.roll(6);
    const knocksOut = die >= SHORE_GUN_ON;
    play.emit({ type: 'shoreHitRolled', unit: work.id, die, knocksOut });
    if (!knocksOut) return;
    loseGun(play, work, gunToLose(play, work, firer));
    // S11: silenced without a gun.
    work.down = work.guns.every(gun => gun.lost);
  }
  if (work.down) play.emit({ type: 'workDown', unit: work.id });
};

/** S11: hits that a building or a moored transport still stands; null for whatever is hurt otherwise. */
export const hitsLeft = ({ state }: Pick<Situation, 'state'>, unit: Unit): number | null => {
  const hits = isShip(unit) ? state.moored[unit.id] : unit.kind === 'building' ? unit.hits : undefined;
  return hits === undefined ? null : BUILDING_HITS - hits;
};
