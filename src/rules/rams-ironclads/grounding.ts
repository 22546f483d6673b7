import { shipOf } from '../../core/rules.ts';
import type { ShipId } from '../../core/types.ts';
import { loseTurn, makeOrderedTurn, manWheels } from './helm.ts';
import { abandon } from './criticals.ts';
import { holdOn, shoalOn } from './shoals.ts';
import { FIRE, GROUNDING } from './tables.ts';
import type { Play, RamsShip, Situation } from './types.ts';
import { afloat, powered } from './units.ts';
import { isFast } from './way.ts';

/** Who has run aground lies still from then on: to the guns too, hers and others', in the fire that follows. */
const NO_WAY = { speed: 0, twelfths: 0, going: 'still', rate: 0 } as const;

const rollGrounding = (play: Play, id: ShipId): void => {
  const ship = shipOf(play, id);
  const shoal = shoalOn(play, ship);
  if (!shoal) return;
  const { hex, danger } = shoal;
  const die = play.dice.roll(6);
  const aground = die <= danger;
  play.emit({ type: 'groundingRolled', ship: id, at: hex, die, danger, aground });
  if (!aground) return;
  Object.assign(ship, { aground: 'shoal', credit: null, ...NO_WAY });
  const tower = play.state.ships[ship.towedBy];
  if (tower) Object.assign(tower, NO_WAY);
};

/** Sections 10 and 11, R50: who works to get her off: herself, or whoever has her in tow; off the bank only the latter. */
const effortFor = (now: Situation, ship: RamsShip): RamsShip | null => {
  const tower = now.state.ships[ship.towedBy];
  const worker = tower ?? (ship.aground === 'bank' ? null : ship);
  return worker && powered(now, worker) && (worker.order?.speed ?? 0) !== 0 ? worker : null;
};

/** Section 10, R28: a score above the difference, or a 6, frees her; then whoever worked makes the speed and the turn of her marker. */
const rollFreeing = (play: Play, id: ShipId): void => {
  const ship = shipOf(play, id);
  const worker = effortFor(play, ship);
  if (!worker) return;
  const danger = holdOn(play, ship);
  const die = play.dice.roll(6);
  const free = die > danger || die >= GROUNDING.freesAlways;
  const towedBy = worker.id === id ? null : worker.id;
  play.emit({ type: 'freeingRolled', ship: id, at: ship.at, die, danger, free, towedBy });
  if (!free) return;
  ship.aground = 'no';
  ship.freed = true;
  delete play.state.closest[id];
  if (isFast(play, worker)) return;
  worker.speed = worker.order?.speed ?? 0;
  if (!makeOrderedTurn(play, worker.id)) worker.credit = null;
};

/** Critical 11: one attempt a move; when they are used up the crew goes. */
const fightFire = (play: Play, id: ShipId): void => {
  const ship = shipOf(play, id);
  if (!ship.burning || ship.abandoned) return;
  const need = ship.aground === 'no' ? FIRE.outAfloat : FIRE.outAground;
  const die = play.dice.roll(6);
  ship.attempts -= 1;
  const out = die >= need;
  play.emit({ type: 'fireFought', ship: id, die, need, left: ship.attempts, out });
  if (out) Object.assign(ship, { burning: false, attempts: 0 });
  else if (ship.attempts <= 0) abandon(play, id);
};

/** Section 4: at mid-move those aground try to come off, the others dice for grounding, and fires are fought. */
export const midMove = (play: Play): void => {
  const aground = afloat(play).filter(ship => ship.aground !== 'no');
  const stuck = aground.map(ship => ship.id);
  for (const id of stuck) rollFreeing(play, id);
  manWheels(play);
  for (const ship of afloat(play)) if (isFast(play, ship)) loseTurn(ship);
  for (const { id } of afloat(play)) if (!stuck.includes(id)) rollGrounding(play, id);
  for (const { id } of afloat(play)) fightFire(play, id);
};

/** Section 4: at the end of the move vessels dice for grounding again. */
export const endGrounding = (play: Play): void => {
  for (const { id } of afloat(play)) rollGrounding(play, id);
};
