import { shipOf } from '../../core/rules.ts';
import type { ShipId } from '../../core/types.ts';
import { partContacts } from './contact.ts';
import { sink } from './knots.ts';
import { driftMines } from './mines.ts';
import { passLines } from './towing.ts';
import type { Play } from './types.ts';
import { afloat } from './units.ts';

/** Criticals 5, 7 and 10, R22: a move less to wait. */
const countRepairs = (play: Play, id: ShipId): void => {
  const ship = shipOf(play, id);
  for (const what of ['jam', 'steering'] as const) {
    if (ship[what] === 0) continue;
    ship[what] -= 1;
    if (ship[what] === 0) play.emit({ type: 'repaired', ship: id, what });
  }
  for (const gun of ship.guns) {
    if (gun.shut === 0) continue;
    gun.shut -= 1;
    if (gun.shut === 0 && !gun.lost) play.emit({ type: 'repaired', ship: id, what: 'gunport' });
  }
};

/** Section 9, R20: a loss in the first half may take a sinking vessel down before the second. */
export const founderEarly = (play: Play): void => {
  for (const { id } of afloat(play)) if (shipOf(play, id).sinking?.early) sink(play, id, 'foundered');
};

/** Section 9, R20, R23: those whose move has come go down, or have burnt out. */
const founder = (play: Play, id: ShipId): void => {
  const ship = shipOf(play, id);
  if (ship.sinking && ship.sinking.at <= play.state.turn) sink(play, id, 'foundered');
  else if (ship.burntBy !== 0 && ship.burntBy <= play.state.turn) sink(play, id, 'burnt');
};

/** Sections 6, 8, 9 and 11: torpedoes adrift go with the stream, lines are passed, repairs come nearer, and whoever is due goes down. */
export const endMove = (play: Play): void => {
  driftMines(play);
  passLines(play);
  for (const { id } of afloat(play)) {
    countRepairs(play, id);
    founder(play, id);
  }
  partContacts(play);
};
