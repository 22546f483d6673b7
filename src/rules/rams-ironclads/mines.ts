import { shipOf } from '../../core/rules.ts';
import type { HexId, ShipId } from '../../core/types.ts';
import type { Bearing } from '../../ships/index.ts';
import { quarterTo } from './arcs.ts';
import { burst } from './torpedoes.ts';
import { SCALE } from './tables.ts';
import type { Play, RamsMine, Situation } from './types.ts';
import { shipAt, total } from './units.ts';
import { riverAt } from './way.ts';

/** R26: the markers of a field, by the scenario; of a single torpedo, one adrift, or a field without a name itself alone. */
const sharing = ({ state, scenario }: Play, mine: RamsMine): RamsMine[] => {
  const name = scenario.mines[state.mines.indexOf(mine)]?.field;
  return name === undefined ? [mine] : state.mines.filter((_, index) => scenario.mines[index]?.field === name);
};

/** Section 8, R26: T is rolled when it is first wanted, one for a field; two dice of T or less set it off. */
const cross = (play: Play, mine: RamsMine, id: ShipId, where: Bearing): void => {
  const at = mine.hex;
  mine.known = true;
  if (mine.live !== true) {
    mine.spent = true;
    play.emit({ type: 'dummyFound', ship: id, at });
    return;
  }
  if (mine.strength === 0) {
    const die = play.dice.roll(6);
    // Of a field's dummies too: who must not know them would see them by that.
    for (const each of sharing(play, mine)) each.strength = die;
    play.emit({ type: 'mineTimed', at, die, field: mine.field });
  }
  const dice = [play.dice.roll(6), play.dice.roll(6)];
  const explodes = total(dice) <= mine.strength;
  if (explodes && !mine.field) mine.spent = true;
  play.emit({ type: 'mineRolled', ship: id, at, dice, strength: mine.strength, explodes });
  if (explodes) burst(play, id, where);
};

/** Section 8: the marker of the hex that a vessel has entered, whoever laid it; critical 4: it strikes the quarter with which she came in. */
export const meetMines = (play: Play, id: ShipId, from: HexId): void => {
  for (const mine of play.state.mines) {
    const ship = shipOf(play, id);
    if (ship.status === 'afloat' && !mine.spent && mine.hex === ship.at)
      cross(play, mine, id, quarterTo(play, { at: from, facing: ship.facing }, ship.at));
  }
};

/** R26, R71: the way of a torpedo adrift as the move ends: a whole move's stream, hex by hex; lost at shore and rim. */
export const driftOf = (
  now: Pick<Situation, 'chart'>,
  { hex, twelfths }: Pick<RamsMine, 'hex' | 'twelfths'>,
): { path: HexId[]; twelfths: number; lost: boolean } => {
  const path: HexId[] = [];
  let [at, left] = [hex, twelfths + SCALE.halfMoves * riverAt(now, hex)];
  while (left >= SCALE.twelfths) {
    left -= SCALE.twelfths;
    at = now.chart.downstream(at);
    if (at === 0 || !now.chart.navigable(at)) return { path, twelfths: left, lost: true };
    path.push(at);
  }
  return { path, twelfths: left, lost: false };
};

const drift = (play: Play, mine: RamsMine): void => {
  const { path, twelfths, lost } = driftOf(play, mine);
  mine.twelfths = twelfths;
  for (const to of path) {
    const from = mine.hex;
    mine.hex = to;
    play.emit({ type: 'mineDrifted', from, to });
    const ship = shipAt(play, to);
    if (ship) cross(play, mine, ship.id, quarterTo(play, ship, from));
    if (mine.spent) return;
  }
  if (lost) Object.assign(mine, { spent: true, known: true });
};

/** Section 8, R26: as the move ends torpedoes set adrift go with the current, and meet whoever lies there. */
export const driftMines = (play: Play): void => {
  for (const mine of play.state.mines) if (mine.adrift && !mine.spent) drift(play, mine);
};
