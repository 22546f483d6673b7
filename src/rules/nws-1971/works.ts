import { shipOf } from '../../core/rules.ts';
import type { ShipId } from '../../core/types.ts';
import type { Bearing } from '../../ships/index.ts';
import { jamDie } from './effects.ts';
import { JAM } from './tables.ts';
import type { NwsShip, Play } from './types.ts';

/** Hits on turrets and casemates that go through half of the plate, N33, N34, N69. */

/** Moves of a jam as its clock is set: not counted down at the end of the move that set it. -1 = for good. */
const movesOf = (die: number): number => ({ good: -1, while: JAM.moves + 1, nothing: 0 })[jamDie(die)];

/** What the log says of it: whole moves. */
const told = (moves: number): number => (moves > 0 ? moves - 1 : moves);

/** Hits on turrets, N33. */
export const jamTurret = (play: Play, id: ShipId, index: number): void => {
  const turret = shipOf(play, id).turrets[index];
  if (!turret) return;
  const die = play.dice.roll(6);
  const moves = movesOf(die);
  // A new five starts anew, and a jam for good outlasts one.
  if (moves !== 0) turret.jam = moves;
  play.emit({ type: 'turretRolled', ship: id, turret: index, die, moves: told(moves) });
};

/** N34: of the guns that bear on that quarter with an open port the heaviest, of equals the first. */
const portOf = (ship: NwsShip, bearing: Bearing): number => {
  let heaviest = -1;
  ship.guns.forEach(({ lost, pv, bears, shut, place, stands }, index) => {
    const works = !lost && pv > 0 && place.turret === 0 && (stands === 'casemate' || stands === 'casemate_pivot');
    const open = (bears as readonly Bearing[]).includes(bearing) && !shut.some(port => port.bearing === bearing);
    if (works && open && pv > (ship.guns[heaviest]?.pv ?? 0)) heaviest = index;
  });
  return heaviest;
};

/** N34: a port of the casemate's face is shut; where none is open the die could change nothing. */
export const jamPort = (play: Play, id: ShipId, bearing: Bearing): void => {
  const ship = shipOf(play, id);
  const index = portOf(ship, bearing);
  const gun = ship.guns[index];
  if (!gun) return;
  const die = play.dice.roll(6);
  const moves = movesOf(die);
  if (moves !== 0) gun.shut.push({ bearing, left: moves });
  play.emit({ type: 'portRolled', ship: id, gun: index, bearing, die, moves: told(moves) });
};
