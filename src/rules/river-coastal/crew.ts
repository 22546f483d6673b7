import { shipOf } from '../../core/rules.ts';
import type { ShipId } from '../../core/types.ts';
import { showCaptain } from './silence.ts';
import { BOX_ORDER } from './contests.ts';
import { abandon, shock } from './loss.ts';
import type { Box, Crew, Gun, Play, RiverShip } from './types.ts';
import { FEW_HANDS } from './tables.ts';

/** C31: boxes that engine and boiler take of a ship with an engine, by the men that she has at the start. */
export const stokersFor = (cpv: number, engine: boolean): RiverShip['stokers'] => {
  if (!engine) return 'none';
  if (cpv <= FEW_HANDS.everything) return 'all';
  return cpv <= FEW_HANDS.machinery ? 'one' : 'both';
};

/** C31: how a crew stands at the start: engine, boiler, guns in that order as far as it goes, then the pool. */
export const stationed = (
  cpv: number,
  stokers: RiverShip['stokers'],
  guns: readonly Pick<Gun, 'gun'>[],
  order: readonly number[],
): Crew => {
  if (stokers === 'all') return { engine: 0, boiler: 0, pool: cpv, guns: guns.map(() => false) };
  let left = cpv;
  const take = (): number => {
    if (left === 0) return 0;
    left -= 1;
    return 1;
  };
  const engine = stokers === 'none' ? 0 : take();
  const boiler = stokers === 'both' ? take() : 0;
  const served = new Set(order.slice(0, left));
  return { engine, boiler, pool: left - served.size, guns: guns.map((_, index) => served.has(index)) };
};

/** C31: the boxes that are still filled, each point of the pool one. */
export const filledBoxes = ({ engine, boiler, pool, guns }: Crew): Box[] => {
  const filled = {
    engine: engine > 0 ? ['engine' as const] : [],
    boiler: boiler > 0 ? ['boiler' as const] : [],
    gun: guns.flatMap((served, index) => (served ? [index] : [])),
    pool: Array.from({ length: pool }, () => 'pool' as const),
  };
  return BOX_ORDER.flatMap((each): readonly Box[] => filled[each]);
};

/** C31: how many points stand in all boxes together. */
export const menInBoxes = ({ engine, boiler, pool, guns }: Crew): number =>
  engine + boiler + pool + guns.reduce((served, gun) => served + (gun ? 1 : 0), 0);

/** C31: the same crew without a point in that box. */
export const without = (crew: Crew, box: Box): Crew => {
  if (typeof box !== 'number') return { ...crew, [box]: crew[box] - 1 };
  return { ...crew, guns: crew.guns.map((served, index) => served && index !== box) };
};

/** C15, C22, C52: the captain is dead, or a commander who is aboard and has outlived him; what he would do to a die is done with. */
export const killCaptain = (play: Play, ship: RiverShip): void => {
  if (!ship.captain?.alive) return;
  const commander = play.state.staff?.commanders.find(each => each.ship === ship.id && each.place === 'aboard');
  showCaptain(play, ship);
  if (commander?.relieves?.alive) commander.relieves.alive = false;
  else {
    ship.captain.alive = false;
    if (commander) Object.assign(commander, { alive: false, place: 'lost' });
  }
  play.emit({ type: 'captainKilled', unit: ship.id });
  shock(ship, 'captain');
};

/** C25, C31: a point of crew is lost from that box, and with the gun that he serves the captain. */
export const loseFrom = (play: Play, ship: RiverShip, box: Box, die: number | null, of: number): void => {
  if (ship.crew) ship.crew = without(ship.crew, box);
  ship.cpv -= 1;
  play.emit({ type: 'crewLost', unit: ship.id, box, die, of, left: ship.cpv });
  shock(ship, 'crew');
  if (typeof box === 'number' && ship.plot?.captainGun === box) killCaptain(play, ship);
  // C54: without a man aboard she is abandoned at once.
  if (ship.cpv === 0) abandon(play, ship.id, 'crew');
};

/** Crew, C31: so many points are lost, each drawn by a die among the boxes still filled. */
export const loseCrew = (play: Play, id: ShipId, points: number): void => {
  const ship = shipOf(play, id);
  for (let lost = 0; lost < points && ship.cpv > 0; lost++) {
    const boxes: readonly Box[] = ship.crew ? filledBoxes(ship.crew) : ['pool'];
    const die = boxes.length > 1 ? play.dice.roll(boxes.length) : null;
    loseFrom(play, ship, boxes[(die ?? 1) - 1] ?? 'pool', die, boxes.length);
  }
};

/** C31, C49: points of crew that are free for work. */
export const poolOf = ({ crew, cpv, stokers }: Pick<RiverShip, 'crew' | 'cpv' | 'stokers'>): number =>
  crew ? crew.pool : stokers === 'all' ? cpv : 0;
