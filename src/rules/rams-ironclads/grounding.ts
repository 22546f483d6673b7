import { shipOf } from '../../core/rules.ts';
import type { HexId, ShipId } from '../../core/types.ts';
import { makeOrderedTurn } from './helm.ts';
import { abandon } from './criticals.ts';
import { FIRE, GROUNDING } from './tables.ts';
import type { Play, RamsShip, Situation } from './types.ts';
import { afloat, powered } from './units.ts';
import { isShoalFor } from './way.ts';

const SIDES_OF_A_HEX = [0, 1, 2, 3, 4, 5] as const;
/** R28: shores that shoal; a bluff goes down straight, a wharf has been dredged. */
const SHOALING: ReadonlySet<string> = new Set(['bank', 'island', 'marsh', 'town']);

/** R28: centimetres from a hex to the nearest shoal or bank; null = out of danger. */
export const shoalDistance = (
  now: Pick<Situation, 'chart'>,
  ship: Pick<RamsShip, 'draught'>,
  hex: HexId,
): number | null => {
  if (isShoalFor(now, ship, hex)) return GROUNDING.within;
  const beside = SIDES_OF_A_HEX.some(side => {
    const next = now.chart.neighbour(hex, side);
    return next !== 0 && (SHOALING.has(now.chart.terrain(next)) || isShoalFor(now, ship, next));
  });
  return beside ? GROUNDING.beside : null;
};

/** Section 10, R28: what a die must not exceed if she is to ground; 0 = she cannot. */
export const dangerOf = (now: Pick<Situation, 'chart'>, ship: Pick<RamsShip, 'draught'>, hex: HexId): number => {
  const distance = shoalDistance(now, ship, hex);
  return distance === null ? 0 : Math.max(0, Math.floor(ship.draught - distance));
};

/** R51: dices for grounding where she has come into a hex in this half, or came off in this move. */
const mustRoll = (ship: RamsShip): boolean => ship.aground === 'no' && (ship.moved || ship.freed);

const rollGrounding = (play: Play, id: ShipId): void => {
  const ship = shipOf(play, id);
  if (!mustRoll(ship)) return;
  const danger = dangerOf(play, ship, ship.at);
  if (danger <= 0) return;
  const die = play.dice.roll(6);
  const aground = die <= danger;
  play.emit({ type: 'groundingRolled', ship: id, at: ship.at, die, danger, aground });
  if (!aground) return;
  Object.assign(ship, { aground: 'shoal', speed: 0, twelfths: 0, going: 'still', credit: null });
  const tower = play.state.ships[ship.towedBy];
  if (tower) Object.assign(tower, { speed: 0, twelfths: 0, going: 'still' });
};

/** Sections 10 and 11, R50: who works to get her off: herself, or whoever has her in tow; off the bank only the latter. */
const effortFor = (now: Situation, ship: RamsShip): RamsShip | null => {
  const tower = now.state.ships[ship.towedBy];
  const worker = tower ?? (ship.aground === 'bank' ? null : ship);
  return worker && powered(now, worker) && (worker.order?.speed ?? 0) !== 0 ? worker : null;
};

/** Section 10, R28: a score above the difference, or a 6, frees her; then she makes the speed and the turn of her marker. */
const rollFreeing = (play: Play, id: ShipId): void => {
  const ship = shipOf(play, id);
  const worker = effortFor(play, ship);
  if (!worker) return;
  const danger = dangerOf(play, ship, ship.at);
  const die = play.dice.roll(6);
  const free = die > danger || die >= GROUNDING.freesAlways;
  const towedBy = worker.id === id ? null : worker.id;
  play.emit({ type: 'freeingRolled', ship: id, at: ship.at, die, danger, free, towedBy });
  if (!free) return;
  ship.aground = 'no';
  ship.freed = true;
  if (worker.aground === 'no' && worker.order) worker.speed = worker.order.speed;
  if (towedBy === null) makeOrderedTurn(play, id);
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
  for (const { id } of afloat(play)) if (!stuck.includes(id)) rollGrounding(play, id);
  for (const { id } of afloat(play)) fightFire(play, id);
};

/** Section 4: at the end of the move vessels dice for grounding again. */
export const endGrounding = (play: Play): void => {
  for (const { id } of afloat(play)) rollGrounding(play, id);
};
