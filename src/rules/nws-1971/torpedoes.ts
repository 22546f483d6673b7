import { shipOf } from '../../core/rules.ts';
import type { Facing, ShipId } from '../../core/types.ts';
import { disable, losePoints, loseSpeed } from './condition.ts';
import { burstDie, lossByTorpedo, sixthsByTorpedo } from './effects.ts';
import { rollPlace, sideStruck, strikeWheel, thirdOf } from './ramming.ts';
import { SIXTHS } from './tables.ts';
import type { NwsShip, Play, Strike, Stricken } from './types.ts';

/** Torpedoes, N47: what the die does. */

/** N47: "in the stern or within half an inch of it". */
export const DISABLED_AT: readonly Stricken[] = ['stern', 'quarter', 'aft'];

/** N47: speed by whole points, and what is disabled or torn off at that place. */
export const feelBurst = (
  play: Play,
  ship: NwsShip,
  sixths: number,
  { where, course, cause }: { where: Stricken; course: Facing; cause: 'torpedo' | 'mine' },
): void => {
  play.state.holes.push({ ship: ship.id, third: thirdOf(where) });
  loseSpeed(play, ship.id, lossByTorpedo(ship.rate, thirdOf(where), ship.top, sixths), cause);
  if (ship.steamFrom > 0 && DISABLED_AT.includes(where)) disable(play, ship.id, 'torpedo');
  if (where === 'wheel') strikeWheel(play, ship, sideStruck(course));
};

/** N71: whether it matters where she is struck: abaft of the beam, on a side with a wheel, or where speed is still to be lost. */
const placeAsked = (ship: NwsShip, sixths: number, course: Facing): boolean => {
  if (ship.steamFrom === 0 || ship.disabled) return false;
  const abaft = course === 1 || course === 5;
  const wheel = ship.wheel === 'side' && !ship.wheelsGone.includes(sideStruck(course));
  return abaft || wheel || (sixths >= SIXTHS && ship.lost < ship.top);
};

/** N71: end-on the place is known without a die. */
export const placeMatters = (ship: NwsShip, sixths: number, course: Facing): boolean =>
  course === 0 || course === 3 || placeAsked(ship, sixths, course);

/** Torpedoes, N47, N71: the die, then the place. */
export const explode = (play: Play, { by, on, with: weapon, course }: Strike): void => {
  const ship = shipOf(play, on);
  const die = play.dice.roll(6);
  const does = burstDie(die);
  const means = weapon === 'spar' ? 'spar' : 'torpedo';
  play.emit({ type: 'torpedoRolled', ship: by, target: on, with: means, die, does });
  if (does === 'fails') return;
  const sixths = sixthsByTorpedo(die, ship.rate, ship.sixths);
  losePoints(play, on, sixths, 'torpedo');
  if (ship.status !== 'afloat' || !placeMatters(ship, sixths, course)) return;
  feelBurst(play, ship, sixths, { where: rollPlace(play, on, course), course, cause: 'torpedo' });
};

/** N69, N77: moves in which nobody fires at her are counted from the next one on. */
const NOT_YET = -1;

/** Spar torpedoes, N47: spent whatever the die shows. */
export const spendSpar = (play: Play, id: ShipId): void => {
  const { spar } = shipOf(play, id);
  if (spar) Object.assign(spar, { rigged: false, readyFrom: 0, spent: true, quiet: NOT_YET });
};
