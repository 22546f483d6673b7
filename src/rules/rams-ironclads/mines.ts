import { shipOf } from '../../core/rules.ts';
import type { ShipId } from '../../core/types.ts';
import { burst } from './torpedoes.ts';
import { SCALE } from './tables.ts';
import type { Play, RamsMine } from './types.ts';
import { shipAt, total } from './units.ts';
import { riverAt } from './way.ts';

/** Section 8, R26: T is rolled when it is first wanted; two dice of T or less set it off. */
const cross = (play: Play, mine: RamsMine, id: ShipId): void => {
  const ship = shipOf(play, id);
  const at = mine.hex;
  mine.known = true;
  if (mine.live !== true) {
    mine.spent = true;
    play.emit({ type: 'dummyFound', ship: id, at });
    return;
  }
  if (mine.strength === 0) {
    mine.strength = play.dice.roll(6);
    play.emit({ type: 'mineTimed', at, die: mine.strength });
  }
  const dice = [play.dice.roll(6), play.dice.roll(6)];
  const explodes = total(dice) <= mine.strength;
  if (explodes && !mine.field) mine.spent = true;
  play.emit({ type: 'mineRolled', ship: id, at, dice, strength: mine.strength, explodes });
  if (explodes) burst(play, id, ship.going === 'astern' ? 'stern' : 'bow');
};

/** Section 8: the marker of the hex that a vessel has entered, whoever laid it. */
export const meetMines = (play: Play, id: ShipId): void => {
  for (const mine of play.state.mines) {
    const ship = shipOf(play, id);
    if (ship.status === 'afloat' && !mine.spent && mine.hex === ship.at) cross(play, mine, id);
  }
};

const mayDrift = (mine: RamsMine): boolean => mine.adrift && !mine.spent && mine.twelfths >= SCALE.twelfths;

/** Section 8, R71: torpedoes set adrift go with the current, and meet whoever lies there. */
export const driftMines = (play: Play): void => {
  for (const mine of play.state.mines) {
    if (!mine.adrift || mine.spent) continue;
    mine.twelfths += riverAt(play, mine.hex);
    while (mayDrift(mine)) {
      mine.twelfths -= SCALE.twelfths;
      const from = mine.hex;
      const to = play.chart.downstream(from);
      if (to === 0 || !play.chart.navigable(to)) {
        mine.spent = true;
        mine.known = true;
        break;
      }
      mine.hex = to;
      play.emit({ type: 'mineDrifted', from, to });
      const ship = shipAt(play, to);
      if (ship) cross(play, mine, ship.id);
    }
  }
};
