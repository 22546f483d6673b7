import { shipOf } from '../../core/rules.ts';
import { turned, type Facing, type HexId, type ShipId } from '../../core/types.ts';
import { meetMines } from './mines.ts';
import { haveEntered } from './shoals.ts';
import { HEXSIDE, TURNING, YAW } from './tables.ts';
import { pushedBy } from './towing.ts';
import type { Beam, Credit, Helm, Play, RamsShip, Situation } from './types.ts';
import { afloat, isAdrift, isHeld, shipAt } from './units.ts';
import { isFast, riverAt, throughWater } from './way.ts';

export interface Turn {
  facing: Facing;
  credit: Credit;
}

/** Section 3, R4: degrees earned toward one side; every hexside's worth turns her, the rest is kept. */
export const turnOf = (ship: Pick<RamsShip, 'facing' | 'credit' | 'handling'>, to: Beam): Turn => {
  const kept = ship.credit?.to === to ? ship.credit.degrees : 0;
  const degrees = kept + TURNING[ship.handling];
  const sixths = Math.floor(degrees / HEXSIDE);
  return {
    facing: turned(ship.facing, to === 'port' ? sixths : -sixths),
    credit: { to, degrees: degrees % HEXSIDE },
  };
};

/** R67: the hex into which a pushed vessel swings as the tug behind her turns; 0 = no room. */
const swingsTo = (play: Situation, tug: RamsShip, facing: Facing): HexId => {
  const hex = play.chart.neighbour(tug.at, facing);
  return hex !== 0 && play.chart.navigable(hex) && !shipAt(play, hex) ? hex : 0;
};

/** R67: what a tug pushes comes into the hex ahead of her, and meets what lies there. */
const swing = (play: Play, by: ShipId, id: ShipId, to: HexId): void => {
  const ship = shipOf(play, id);
  const from = ship.at;
  ship.at = to;
  ship.facing = shipOf(play, by).facing;
  haveEntered(play, ship);
  play.emit({ type: 'shipTowed', ship: id, by, from, to, facing: ship.facing });
  meetMines(play, id, from);
};

/** Section 3: pivots a vessel, with what she pushes before her; false where there is no room for that (R67). */
const turnShip = (play: Play, id: ShipId, to: Beam): boolean => {
  const ship = shipOf(play, id);
  const from = ship.facing;
  const turn = turnOf(ship, to);
  const pushed = turn.facing === from ? undefined : pushedBy(play, ship);
  const hex = pushed ? swingsTo(play, ship, turn.facing) : 0;
  if (pushed && hex === 0) {
    play.emit({ type: 'turnDenied', ship: id, why: 'room' });
    return false;
  }
  ship.facing = turn.facing;
  ship.credit = turn.credit;
  const degrees = TURNING[ship.handling];
  play.emit({ type: 'shipTurned', ship: id, from, facing: turn.facing, degrees, left: turn.credit.degrees });
  if (pushed) swing(play, id, pushed.id, hex);
  return true;
};

/** Section 4, R47: what a marker asks of the wheel; null where it asks nothing or there is no way on her. */
export const turnAsked = (helm: Helm, speed: number, held: boolean): Beam | null =>
  helm === 'straight' || speed === 0 || held ? null : helm;

/** Criticals 3 and 10: nobody to turn her, or nothing to turn her with. */
export const turnDenied = (ship: Pick<RamsShip, 'helmless' | 'steering'>): 'helm' | 'steering' | null =>
  ship.helmless > 0 ? 'helm' : ship.steering > 0 ? 'steering' : null;

/** R49: her guns need not wait for a turn that is not made. */
const forgetTurn = (ship: RamsShip): void => {
  if (ship.order) ship.order.helm = 'straight';
};

/** R48, R50: whom the bottom still holds when she has tried to come off turns no more in this move. */
export const loseTurn = (ship: RamsShip): void => {
  forgetTurn(ship);
  ship.credit = null;
};

/** Section 4: makes the ordered turn if she can; true when she has earned degrees. */
export const makeOrderedTurn = (play: Play, id: ShipId): boolean => {
  const ship = shipOf(play, id);
  const to = turnAsked(ship.order?.helm ?? 'straight', ship.speed, isHeld(ship));
  if (to === null) {
    // Whom the bottom holds may still come off and turn.
    if (!isFast(play, ship)) forgetTurn(ship);
    return false;
  }
  const why = turnDenied(ship);
  if (why !== null) play.emit({ type: 'turnDenied', ship: id, why });
  else if (turnShip(play, id, to)) return true;
  forgetTurn(ship);
  return false;
};

/** Section 4, R8: slower through the water than the current runs. */
export const isSlowerThanStream = (
  now: Pick<Situation, 'chart'>,
  ship: Pick<RamsShip, 'at' | 'speed' | 'handling'>,
): boolean => Math.abs(throughWater(ship)) < riverAt(now, ship.at);

/** Section 4, R8: whether a die may swing her head: adrift, in slack water too, or slower than the stream; not at anchor, aground, in tow or tied to a tow aground. */
export const mayYaw = (now: Situation, ship: RamsShip): boolean =>
  !isHeld(ship) && !isFast(now, ship) && (isAdrift(now, ship) || isSlowerThanStream(now, ship));

/** Section 9: which way a die swings her head. */
const yawOn = (die: number): Helm => (die <= YAW.port ? 'port' : die >= YAW.starboard ? 'starboard' : 'straight');

const yaw = (play: Play, id: ShipId): boolean => {
  if (!mayYaw(play, shipOf(play, id))) return false;
  const die = play.dice.roll(6);
  const to = yawOn(die);
  play.emit({ type: 'yawRolled', ship: id, die, to });
  return to !== 'straight' && turnShip(play, id, to);
};

/** Section 4, R4, R48: between the half-moves turns are made and heads yaw; degrees not added to are lost. */
export const turnAll = (play: Play): void => {
  for (const { id, status } of afloat(play)) {
    // A torpedo into which she was swung may have sunk her.
    if (status !== 'afloat') continue;
    const [ordered, yawed] = [makeOrderedTurn(play, id), yaw(play, id)];
    // Whom the bottom holds may still come off and add to hers (R50).
    const ship = shipOf(play, id);
    if (!ordered && !yawed && !isFast(play, ship)) ship.credit = null;
  }
};

/** Critical 3, R60: all turns of the move have been made, those of ships that came off the bottom too; another takes the wheel. */
export const manWheels = (play: Play): void => {
  for (const { id } of afloat(play)) {
    const ship = shipOf(play, id);
    if (ship.helmless > 0) ship.helmless -= 1;
  }
};
