import { shipOf } from '../../core/rules.ts';
import type { ShipId } from '../../core/types.ts';
import { setOnFire } from './effects.ts';
import { areInContact, isAlight, isLetGo } from './fireShips.ts';
import { commanderAboard } from './flagships.ts';
import { catchesOn, explodes, lights, outOn } from './hazards.ts';
import { sink } from './loss.ts';
import { FIRE } from './tables.ts';
import type { Play, RiverShip, Situation } from './types.ts';
import { inOrder } from './units.ts';

/** C79: whether a plot may let her go: her crew leaves her at the end of the move, but for a fleet commander's; a raft is cut loose. */
export const mayLetGo = ({ state }: Pick<Situation, 'state'>, ship: RiverShip): boolean =>
  ship.fireShip !== undefined &&
  !ship.abandoned &&
  (ship.fullCpv === 0 ? ship.anchored : commanderAboard(state, ship.id) === undefined);

const touchedBy = (play: Play, ship: RiverShip): RiverShip[] =>
  inOrder(play).filter(other => other.id !== ship.id && areInContact(ship, other));

/** C79, C131: a raft is cut loose as the move begins. */
export const cutLoose = (play: Play, ship: RiverShip): void => {
  ship.anchored = false;
  play.emit({ type: 'fireShipReleased', ship: ship.id, at: ship.at });
};

/** C131: her crew takes to its boats and is out of the battle. */
const leaveToDrift = (play: Play, ship: RiverShip): void => {
  const { state } = play;
  Object.assign(ship, { fullCpv: 0, cpv: 0, crew: null, captain: null, captainGun: -1, steamFrom: 0, anchored: false });
  Object.assign(ship, { speed: 0, inHand: 0, turning: 0, shocks: [], hits: [], boilerDestroyed: false });
  if (ship.fires.length > 0) ship.burntBy = state.turn + FIRE.burns;
  ship.fires = [];
  if (state.silent) state.silent = state.silent.filter(id => id !== ship.id);
  if (state.staff) delete state.staff.orders[ship.id];
  play.emit({ type: 'fireShipReleased', ship: ship.id, at: ship.at });
};

const leaveAll = (play: Play): void => {
  for (const ship of inOrder(play))
    if (ship.plot?.release === true && ship.fullCpv > 0 && mayLetGo(play, ship)) leaveToDrift(play, ship);
};

/** Fire ships, C79: a try to light each that has been let go. */
const lightAll = (play: Play): void => {
  for (const ship of inOrder(play)) {
    if (ship.fireShip !== 'fire' || !isLetGo(ship) || isAlight(ship)) continue;
    const die = play.dice.roll(6);
    const lit = lights(die);
    if (lit) ship.burntBy = play.state.turn + FIRE.burns;
    play.emit({ type: 'fireShipTried', ship: ship.id, die, lit });
  }
};

/** C79: a die for whomever she touches. */
const spreadTo = (play: Play, by: RiverShip, id: ShipId): void => {
  const ship = shipOf(play, id);
  if (isAlight(ship)) return;
  const die = play.dice.roll(6);
  const need = catchesOn(ship);
  const caught = die >= need;
  play.emit({ type: 'fireCaught', ship: id, by: by.id, die, need, caught });
  if (caught) setOnFire(play, ship, outOn(ship));
};

/** Fire ships, C50, C79: whoever is alight may set on fire whom she touches. */
const spreadFires = (play: Play): void => {
  const alight = inOrder(play).filter(isAlight);
  for (const by of alight) for (const { id } of touchedBy(play, by)) spreadTo(play, by, id);
};

/** Explosive Ships, C80: a die for each that has been let go; whoever touches her sinks with her. */
const blowUp = (play: Play): void => {
  for (const ship of inOrder(play)) {
    if (ship.status !== 'afloat' || ship.fireShip !== 'explosive' || !isLetGo(ship) || ship.towedBy !== undefined)
      continue;
    const die = play.dice.roll(6);
    const bursts = explodes(die);
    play.emit({ type: 'explosionTried', ship: ship.id, die, explodes: bursts });
    if (!bursts) continue;
    const victims = touchedBy(play, ship);
    sink(play, ship.id, 'blownUp');
    for (const { id } of victims) sink(play, id, 'blownUp');
  }
};

/** Fire ships, Explosive Ships, C79, C80: at the end of the move crews that are to leave them have left, then they burn or burst. */
export const burnFireShips = (play: Play): void => {
  leaveAll(play);
  lightAll(play);
  spreadFires(play);
  blowUp(play);
};
