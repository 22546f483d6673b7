import { shipOf } from '../../core/rules.ts';
import type { ShipId } from '../../core/types.ts';
import { disable, losePoints, loseSpeed, sink } from './condition.ts';
import { amidshipsDie, HIT_BELOW, jamCourse, jamsSteering, lossBelow } from './effects.ts';
import { STEERING } from './tables.ts';
import type { Course, NwsShip, Play, Third, WoundCause } from './types.ts';

/** Hits below water, N29, N30. */

/** N28, N29: whether she has engines that can be wrecked still. */
export const hasEngines = ({ steamFrom, disabled }: Pick<NwsShip, 'steamFrom' | 'disabled'>): boolean =>
  steamFrom > 0 && !disabled;

/** All hits below water amidships: magazines (N75) and engines, where she has them. */
const rollAmidships = (play: Play, id: ShipId): void => {
  const ship = shipOf(play, id);
  const armed = ship.guns.length > 0;
  if (!armed && !hasEngines(ship)) return;
  const die = play.dice.roll(6);
  const verdict = amidshipsDie(die);
  const spared = (verdict === 'magazine' && !armed) || (verdict === 'engines' && !hasEngines(ship));
  const does = spared ? 'nothing' : verdict;
  play.emit({ type: 'amidshipsRolled', ship: id, die, does });
  if (does === 'magazine') sink(play, id, 'magazine');
  if (does === 'engines') disable(play, id, 'engines');
};

/** Steering jammed, N30: one jam more; whether it is the third, which wrecks it. */
const wrecksSteering = (play: Play, ship: NwsShip): boolean => {
  ship.jams += 1;
  if (ship.jams < STEERING.wrecked) return false;
  ship.steering = null;
  disable(play, ship.id, 'steering');
  return true;
};

/** N44, N62: her steering is gone: straight on for good, and it counts as a jam. */
export const loseSteering = (play: Play, id: ShipId): void => {
  const ship = shipOf(play, id);
  if (wrecksSteering(play, ship)) return;
  ship.steering = { course: 'ahead', left: -1 };
  play.emit({ type: 'steeringLost', ship: id, times: ship.jams });
};

/** Steering jammed, N30: a new jam starts anew. Where the course is not known a die gives it; what is lost for good stays so (N62), and asks for none (N71). */
export const jamSteering = (play: Play, id: ShipId, known: Course | null, moves: number): void => {
  const ship = shipOf(play, id);
  if (ship.steering?.left === -1) {
    loseSteering(play, id);
    return;
  }
  if (wrecksSteering(play, ship)) return;
  const die = known === null ? play.dice.roll(6) : null;
  const course = known ?? jamCourse(die ?? 0);
  // Not counted down at the end of the move that set it (N69).
  ship.steering = { course, left: moves + 1 };
  play.emit({ type: 'steeringJammed', ship: id, die, course, moves, times: ship.jams });
};

/** All hits below water aft. What cannot move has no steering to lose. */
const rollAft = (play: Play, id: ShipId): void => {
  const ship = shipOf(play, id);
  if (ship.steamFrom === 0 || ship.disabled) return;
  const die = play.dice.roll(6);
  const jams = jamsSteering(die);
  play.emit({ type: 'aftRolled', ship: id, die, jams });
  if (jams) jamSteering(play, id, null, STEERING.moves);
};

/** N29, N43: speed, and the die of the place. */
export const weaken = (play: Play, id: ShipId, third: Third, cause: WoundCause): void => {
  const ship = shipOf(play, id);
  play.state.holes.push({ ship: id, third });
  loseSpeed(play, id, lossBelow(ship.rate, third, ship.top), cause);
  if (third === 'amidships') rollAmidships(play, id);
  if (third === 'aft') rollAft(play, id);
};

/** Hits below water: a point, then the rest. */
export const hitBelow = (play: Play, id: ShipId, third: Third): void => {
  losePoints(play, id, HIT_BELOW, 'belowWater');
  if (shipOf(play, id).status === 'afloat') weaken(play, id, third, 'belowWater');
};
