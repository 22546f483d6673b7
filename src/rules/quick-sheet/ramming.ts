import { throwDice } from '../../core/dice.ts';
import { shipOf } from '../../core/rules.ts';
import type { HexId, ShipId } from '../../core/types.ts';
import { losePoints, sink } from './damage.ts';
import { hearOf } from './decks.ts';
import { factor, type Factor } from './factors.ts';
import { DIE_LESS, RAM_BANDS, RAM_FACTORS, RAM_HIT_ON } from './tables.ts';
import type { Play, QuickSheetShip, Situation } from './types.ts';
import { fights, later, scoring } from './units.ts';

/** Q5, option `lenientOrders`: she has carried her card out and lies where she lay. */
const hasStayed = (now: Situation, ship: QuickSheetShip): boolean =>
  now.options.lenientOrders && ship.acted && ship.startedIn === ship.at;

/** Whether she steams under a card for full speed, as far as this view knows (Q37). */
export const atFullSpeed = (now: Situation, ship: QuickSheetShip): boolean =>
  ship.card === 'hidden' ? ship.saidFull === true : ship.card === 'fullSpeed' && !ship.held && !hasStayed(now, ship);

/** Section 24: whether a ship rams with a ram; without her funnel she has no way for it. */
export const hasRam = ({ ram, funnelLost }: Pick<QuickSheetShip, 'ram' | 'funnelLost'>): boolean => ram && !funnelLost;

/** Section 24, ramming factors in the printed order; Q5, Q29, Q36, Q37. */
export const ramFactors = (rammer: QuickSheetShip, fullSpeed: boolean, targetFullSpeed: boolean): Factor[] => {
  const factors = [factor('basic', RAM_FACTORS.base)];
  if (fullSpeed) factors.push(factor('fullSpeed', RAM_FACTORS.fullSpeed));
  if (2 * rammer.points < rammer.strength) factors.push(factor('halfHitPoints', RAM_FACTORS.halfHitPoints));
  if (targetFullSpeed) factors.push(factor('targetFullSpeed', RAM_FACTORS.targetFullSpeed));
  if (!hasRam(rammer)) factors.push(factor(rammer.ram ? 'funnelLost' : 'noRam', RAM_FACTORS.noRam));
  return factors;
};

/** Q35: dice of a ram, never fewer than none. */
export const ramDice = (factors: readonly Factor[]): number =>
  Math.max(
    0,
    factors.reduce((sum, { value }) => sum + value, 0),
  );

/** Q34: a rammer that opportunity fire has sunk, made strike or hit in the pilot house does not ram. */
const isFoiled = (rammer: QuickSheetShip): boolean => !fights(rammer) || rammer.pilotHouseHit;

/** Section 24: the blow, when opportunity fire at the rammer is over. */
export const ramHome = (play: Play, id: ShipId, targetId: ShipId, from: HexId): void => {
  const [rammer, target] = [shipOf(play, id), shipOf(play, targetId)];
  later(play, { type: 'rammerBack', ship: id, from });
  if (isFoiled(rammer)) {
    play.emit({ type: 'ramFoiled', ship: id, target: targetId });
    return;
  }
  hearOf(play, target, 'saidFull');
  const modifiers = ramFactors(rammer, atFullSpeed(play, rammer), atFullSpeed(play, target));
  const dice = throwDice(play.dice, ramDice(modifiers));
  const damage = scoring(dice, RAM_HIT_ON);
  play.emit({ type: 'shipRammed', ship: id, target: targetId, modifiers, dice, damage });
  // Q18: until the end of the next activation of each; the rammer's present one does not count.
  rammer.shaken = 2;
  target.shaken = Math.max(target.shaken, 1);
  rammer.noCardIn = play.state.turn + 1;
  if (damage >= RAM_BANDS.holedFrom) later(play, { type: 'hole', ship: id, target: targetId });
  // Q32: a ram is one event with one test of its own.
  if (damage > 0) later(play, { type: 'strikeTest', ship: targetId });
  if (damage <= RAM_BANDS.rammerDamagedUpTo) damageRammer(play, rammer);
  losePoints(play, targetId, damage, 'ram');
};

/** Section 24, result 0 to 2: the rammer loses a die less one, and her ram. */
const damageRammer = (play: Play, rammer: QuickSheetShip): void => {
  const die = play.dice.roll(6);
  const damage = die - DIE_LESS;
  play.emit({ type: 'rammerDamaged', ship: rammer.id, die, damage, lostRam: rammer.ram });
  rammer.ram = false;
  if (damage > 0) later(play, { type: 'strikeTest', ship: rammer.id });
  losePoints(play, rammer.id, damage, 'ramming');
};

/** Section 24, result 6 and more: the target is holed, and sinks on a 5 or 6. */
export const rollHoling = (play: Play, id: ShipId, targetId: ShipId): void => {
  const target = shipOf(play, targetId);
  if (target.status !== 'afloat') return;
  const die = play.dice.roll(6);
  const sinks = die >= RAM_BANDS.sinksOn;
  play.emit({ type: 'holingRolled', ship: id, target: targetId, die, need: RAM_BANDS.sinksOn, sinks });
  if (sinks) sink(play, target, 'holed');
};

/** Section 24, Q38: back to the hex she came from, heading as before. A rammer that is sunk goes down there. */
export const returnRammer = (play: Play, id: ShipId, from: HexId): void => {
  const rammer = shipOf(play, id);
  const to = rammer.at;
  if (play.state.active?.ship === id) play.state.active.ramFrom = 0;
  if (to === 0 || to === from) return;
  rammer.at = from;
  play.emit({ type: 'rammerReturned', ship: id, from: to, to: from });
};
