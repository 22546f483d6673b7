import { shipOf } from '../../core/rules.ts';
import { turned, type Facing, type HexId, type ShipId } from '../../core/types.ts';
import { MOBILE_TORPEDO, SCALE } from './tables.ts';
import type { NwsShip, Play, Plot, Situation, Torpedo } from './types.ts';
import { afloat } from './units.ts';

/** Mobile torpedoes, N48. */

/** N48: hexsides on either side of the beam, counted to port from the bow. */
export const TUBE_WAYS = [1, 2, 4, 5] as const;

/** N48: whether a tube of hers is loaded. */
export const loadedTube = (now: Pick<Situation, 'state'>, ship: NwsShip): number =>
  ship.tubes.findIndex(({ left, ready }) => left > 0 && ready <= now.state.turn);

/** N48: launched from the hex where the ship begins the move. */
export const launch = (play: Play, ship: NwsShip, torpedo: Plot['torpedo']): void => {
  const tube = ship.tubes[loadedTube(play, ship)];
  if (torpedo === 0 || !tube) return;
  tube.left -= 1;
  tube.ready = play.state.turn + MOBILE_TORPEDO.reload;
  const course = turned(ship.facing, torpedo);
  play.state.torpedoes.push({ by: ship.id, side: ship.side, hex: ship.at, course, inHand: 0, run: 0 });
  play.emit({ type: 'torpedoLaunched', ship: ship.id, at: ship.at, course });
};

const remove = (play: Play, torpedo: Torpedo): void => {
  play.state.torpedoes = play.state.torpedoes.filter(each => each !== torpedo);
};

/** N48: strikes with the rams; place by its course. */
const find = (play: Play, torpedo: Torpedo, on: NwsShip): void => {
  const { by, hex, course } = torpedo;
  const over: Facing = turned(course, -on.facing);
  play.state.strikes.push({ by, on: on.id, with: 'torpedo', course: over });
  play.emit({ type: 'torpedoFound', ship: by, target: on.id, at: hex });
  remove(play, torpedo);
};

/** N48: who enters its hex is struck, friend or foe. */
export const torpedoIn = (play: Play, id: ShipId): void => {
  const ship = shipOf(play, id);
  const torpedo = play.state.torpedoes.find(({ hex, by, run }) => hex === ship.at && (run > 0 || by !== id));
  if (torpedo) find(play, torpedo, ship);
};

const step = (play: Play, torpedo: Torpedo): void => {
  const from = torpedo.hex;
  const to: HexId = play.chart.neighbour(from, torpedo.course);
  if (to === 0 || !play.chart.navigable(to)) {
    play.emit({ type: 'torpedoSpent', ship: torpedo.by, at: from });
    remove(play, torpedo);
    return;
  }
  Object.assign(torpedo, { hex: to, inHand: torpedo.inHand - SCALE.parts, run: torpedo.run + 1 });
  play.emit({ type: 'torpedoRan', ship: torpedo.by, from, to });
  const struck = afloat(play).find(({ at }) => at === to);
  if (struck) {
    find(play, torpedo, struck);
    return;
  }
  if (torpedo.run < MOBILE_TORPEDO.hexes) return;
  play.emit({ type: 'torpedoSpent', ship: torpedo.by, at: to });
  remove(play, torpedo);
};

/** N48: nine knots, in the quarters, after the ships. */
export const runTorpedoes = (play: Play): void => {
  for (const torpedo of [...play.state.torpedoes]) {
    torpedo.inHand += MOBILE_TORPEDO.halfKnots;
    if (torpedo.inHand >= SCALE.parts) step(play, torpedo);
  }
};
