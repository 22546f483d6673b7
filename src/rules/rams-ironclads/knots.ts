import { shipOf } from '../../core/rules.ts';
import type { ShipId } from '../../core/types.ts';
import { gunBears } from './arcs.ts';
import { SCALE, SINKS_IN } from './tables.ts';
import { dropLines } from './towing.ts';
import type { Gun, LossCause, Play, RamsShip, SinkCause, Situation, Unit } from './types.ts';
import { hexesOf, unitOf } from './units.ts';

/** Section 9, R20: below 0 she begins to sink, in five moves and a die. */
const beginSinking = (play: Play, ship: RamsShip): void => {
  const die = play.dice.roll(6);
  const at = play.state.turn + SINKS_IN + die;
  ship.sinking = { at, halves: 0, early: false };
  play.emit({ type: 'sinkingBegan', ship: ship.id, die, at });
};

/** Section 9, R20: a move sooner for every further whole knot; halves add up. */
const hastenSinking = (play: Play, ship: RamsShip, halves: number): void => {
  const { sinking } = ship;
  if (!sinking) return;
  sinking.halves += halves;
  const by = Math.floor(sinking.halves / SCALE.halves);
  if (by === 0) return;
  sinking.halves -= by * SCALE.halves;
  sinking.at -= by;
  // In the first half of the move this takes her down before the second.
  if (sinking.at <= play.state.turn && play.state.half === 1) sinking.early = true;
  play.emit({ type: 'sinkingHastened', ship: ship.id, by, at: sinking.at });
};

/** Sections 6 to 9: takes half-knots from her top speed, which is her life. */
export const loseKnots = (play: Play, id: ShipId, halves: number, cause: LossCause, dice: number[] = []): void => {
  const ship = shipOf(play, id);
  if (halves === 0 || ship.status !== 'afloat') return;
  ship.top -= halves;
  play.emit({ type: 'knotsLost', ship: id, halves, top: ship.top, dice, cause });
  if (ship.sinking) hastenSinking(play, ship, halves);
  else if (ship.top < 0) beginSinking(play, ship);
};

/** Section 9, R62: she goes down; one that had grounded settles where she can be raised. */
export const sink = (play: Play, id: ShipId, cause: SinkCause): void => {
  const ship = shipOf(play, id);
  if (ship.status !== 'afloat') return;
  const settled = ship.aground !== 'no';
  dropLines(play, id);
  Object.assign(ship, { status: 'sunk', settled, speed: 0, twelfths: 0, going: 'still', rate: 0, halted: true });
  Object.assign(ship, { order: null, anchored: false, sinking: null, burning: false, burntBy: 0 });
  play.emit({ type: 'shipSunk', ship: id, at: ship.at, cause, settled });
};

const serviceable = (gun: Gun): boolean => !gun.lost;

/** R18: the heaviest gun that bears on the firer; if none bears, the heaviest; -1 = none is left. */
export const gunToLose = (now: Situation, unit: Unit, firer: string): number => {
  const from = firer === '' ? [] : hexesOf(unitOf(now, firer));
  let best = -1;
  let worth = -1;
  unit.guns.forEach((gun, index) => {
    if (!serviceable(gun)) return;
    const bears = from.some(hex => hex !== 0 && gunBears(now, unit, gun, hex));
    const value = gun.fireValue + (bears ? 10 : 0);
    if (value <= worth) return;
    best = index;
    worth = value;
  });
  return best;
};

export const loseGun = (play: Play, unit: Unit, index: number): void => {
  const gun = unit.guns[index];
  if (!gun) return;
  gun.lost = true;
  play.emit({ type: 'gunLost', unit: unit.id, gun: index });
};
