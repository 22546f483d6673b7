import { shipOf } from '../../core/rules.ts';
import type { ShipId } from '../../core/types.ts';
import { strikeGuns } from './batteries.ts';
import { abandon, losePoints, loseSpeed, sink } from './condition.ts';
import { burntThird, fifthMoveDie, fireOut, sideOf } from './effects.ts';
import { FIRE, SCALE, SIXTHS } from './tables.ts';
import type { Play } from './types.ts';
import { manned } from './units.ts';

/** Fire aboard, N37: wooden ships, one fire at a time. */

export const setOnFire = (play: Play, id: ShipId): void => {
  shipOf(play, id).burning = 0;
  play.emit({ type: 'fireBroke', ship: id });
};

/** N37, N71: fifty points strike guns in a third, by dice, as a hit above water does; none are thrown where no gun is left to fall. */
const spread = (play: Play, id: ShipId): void => {
  const standing = shipOf(play, id).guns.filter(({ lost, pv, place }) => !lost && pv > 0 && place.turret === 0);
  if (standing.length === 0) return;
  const die = play.dice.roll(6);
  const third = burntThird(die);
  const sideDie = standing.some(({ place }) => place.third === third) ? play.dice.roll(6) : null;
  play.emit({ type: 'flamesSpread', ship: id, die, third, sideDie });
  if (sideDie !== null) strikeGuns(play, id, FIRE.guns, { third, from: sideOf(sideDie) });
};

/** Fire: after each fifth move a point, a knot and a die. */
const fifthMove = (play: Play, id: ShipId): void => {
  losePoints(play, id, FIRE.points * SIXTHS, 'fire');
  const ship = shipOf(play, id);
  if (ship.status !== 'afloat') return;
  loseSpeed(play, id, FIRE.knots * SCALE.halves, 'fire');
  const die = play.dice.roll(6);
  const does = fifthMoveDie(die);
  play.emit({ type: 'fifthMoveRolled', ship: id, die, does });
  if (does === 'out') ship.burning = null;
  if (does === 'abandoned') abandon(play, id);
  if (does === 'blowsUp') sink(play, id, 'fire');
};

/** N37: end of each move: out, or it burns on. */
const burn = (play: Play, id: ShipId): void => {
  const ship = shipOf(play, id);
  if (ship.burning === null) return;
  const die = play.dice.roll(6);
  const out = fireOut(die);
  play.emit({ type: 'fireRolled', ship: id, die, out });
  if (out) {
    ship.burning = null;
    return;
  }
  ship.burning += 1;
  spread(play, id);
  if (ship.burning % FIRE.every === 0) fifthMove(play, id);
};

export const fightFires = (play: Play): void => {
  for (const { id } of manned(play)) burn(play, id);
};
