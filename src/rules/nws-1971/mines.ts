import { shipOf } from '../../core/rules.ts';
import type { ShipId } from '../../core/types.ts';
import { losePoints } from './condition.ts';
import { burstDie, minedThird, sixthsByTorpedo } from './effects.ts';
import type { NwsMine, Play } from './types.ts';
import { feelBurst } from './torpedoes.ts';

/** Mines, N67, option: the printed set has none. */

/** N67: the part that a die gives, and what a burst does there; aft she is disabled, as by any torpedo at the stern. */
const burstUnder = (play: Play, id: ShipId, die: number): void => {
  const ship = shipOf(play, id);
  const sixths = sixthsByTorpedo(die, ship.rate, ship.sixths);
  losePoints(play, id, sixths, 'mine');
  if (ship.status !== 'afloat' || ship.steamFrom === 0 || ship.disabled) return;
  const part = play.dice.roll(6);
  const where = minedThird(part);
  play.emit({ type: 'placeRolled', ship: id, die: part, from: 'below', where });
  feelBurst(play, ship, sixths, { where, course: 0, cause: 'mine' });
};

/** N67: the spar's die; a dummy throws it too, so that a 1 tells nothing. */
const cross = (play: Play, mine: NwsMine, id: ShipId): void => {
  const die = play.dice.roll(6);
  const does = burstDie(die);
  if (does === 'fails') {
    play.emit({ type: 'mineRolled', ship: id, at: mine.hex, die, does });
    return;
  }
  mine.spent = true;
  play.emit({ type: 'mineRolled', ship: id, at: mine.hex, die, does: mine.live === true ? does : 'dummy' });
  if (mine.live === true) burstUnder(play, id, die);
};

/** N67: entering a marked hex, whoever laid it. */
export const meetMines = (play: Play, id: ShipId): void => {
  if (!play.options.mines) return;
  for (const mine of play.state.mines) {
    const ship = shipOf(play, id);
    if (ship.status === 'afloat' && !mine.spent && mine.hex === ship.at) cross(play, mine, id);
  }
};
