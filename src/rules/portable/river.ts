import { isSandbar } from '../../chart/index.ts';
import { throwDice } from '../../core/dice.ts';
import { shipOf } from '../../core/rules.ts';
import type { HexId, ShipId } from '../../core/types.ts';
import { driftOrder, edgeDownstream } from '../shared/river.ts';
import { losePoints } from './damage.ts';
import { damageOf } from './gunnery.ts';
import { DRIFT, MINE, SANDBAR } from './tables.ts';
import type { Play, PortableShip, Situation } from './types.ts';
import { afloat, shipAt } from './units.ts';
import { exitEdges } from './victory.ts';

const total = (dice: readonly number[]): number => dice.reduce((sum, face) => sum + face, 0);

/** S9, P20: sandbars, where the battle knows them. */
export const isSandbarFor = (now: Situation, ship: PortableShip, hex: HexId): boolean =>
  now.options.sandbars && isSandbar(now.chart, hex, ship.draught);

/** P20, Q40: the 2D6 score from which she sticks on a sandbar. */
export const sticksOn = (ship: PortableShip): number =>
  ship.shallow ? SANDBAR.shallowSticksOn : SANDBAR.normalSticksOn;

const rollGrounding = (play: Play, ship: PortableShip): void => {
  if (!isSandbarFor(play, ship, ship.at)) return;
  const dice = throwDice(play.dice, 2);
  ship.aground = total(dice) >= sticksOn(ship);
  play.emit({
    type: 'groundingRolled',
    ship: ship.id,
    at: ship.at,
    dice,
    sticksOn: sticksOn(ship),
    aground: ship.aground,
  });
};

/** P20, P34: a marker entered by any ship goes off if it is live, and is spent either way. */
const meetMine = (play: Play, ship: PortableShip): void => {
  const mine = play.state.mines.find(marker => marker.hex === ship.at && !marker.spent);
  if (!mine) return;
  mine.spent = true;
  if (!mine.live) {
    play.emit({ type: 'dummyFound', ship: ship.id, at: ship.at });
    return;
  }
  const dice = throwDice(play.dice, MINE.dice);
  const damage = damageOf(dice);
  play.emit({ type: 'mineStruck', ship: ship.id, at: ship.at, dice, damage });
  losePoints(play, ship.id, damage, 'mine');
};

/** P20: what waits in a hex that a ship enters, by movement or by drift: first the bottom, then the mines. */
export const enterHex = (play: Play, ship: PortableShip): void => {
  rollGrounding(play, ship);
  meetMine(play, ship);
};

/** P20: one roll to come off a sandbar before moving, at no cost. */
export const refloat = (play: Play, ship: PortableShip): void => {
  const dice = throwDice(play.dice, 2);
  ship.triedToFloat = true;
  ship.aground = total(dice) < SANDBAR.refloatsOn;
  play.emit({ type: 'refloatRolled', ship: ship.id, dice, need: SANDBAR.refloatsOn, afloat: !ship.aground });
};

/** P20, Q41: who drifts, those nearest to the downstream rim first, then by hex number. */
export const drifters = (now: Situation): ShipId[] =>
  driftOrder(
    now.chart,
    afloat(now).filter(ship => !ship.aground && !ship.anchored),
  );

export const queueDrift = (play: Play): void => {
  play.state.drifting = drifters(play);
};

/** P20: the next ship in the queue rolls a die and may be carried one hex downstream; false when all have. */
export const driftNext = (play: Play): boolean => {
  const id = play.state.drifting.shift();
  if (id === undefined) return false;
  const ship = shipOf(play, id);
  const from = ship.at;
  const to = play.chart.downstream(from);
  const [die = 0] = throwDice(play.dice, 1);
  const stays = whyItStays(play, die, to);
  play.emit({ type: 'driftRolled', ship: id, die, from, to: stays ? from : to, stays });
  if (stays === 'occupied') runInto(play, ship, to);
  if (stays) return true;
  if (to === 0) {
    leaveByDrift(play, ship);
    return true;
  }
  ship.at = to;
  enterHex(play, ship);
  return true;
};

/**
 * P20, P40: carried against a ship, friend or enemy, she rams her by accident, and both stay where they were; one for whom she has
 * steered in this turn she strikes once.
 */
const runInto = (play: Play, { id: rammer }: PortableShip, hex: HexId): void => {
  const { rams } = play.state;
  const target = shipAt(play, hex)?.id;
  if (target === undefined || rams.some(ram => ram.rammer === rammer && ram.target === target)) return;
  rams.push({ rammer, target, hex, struck: false, accident: true });
  play.emit({ type: 'ranInto', ship: rammer, target, hex });
};

const whyItStays = (now: Situation, die: number, to: HexId): 'roll' | 'land' | 'occupied' | null => {
  if (die < DRIFT.driftsOn) return 'roll';
  if (to === 0) return null;
  if (!now.chart.navigable(to)) return 'land';
  return shipAt(now, to) ? 'occupied' : null;
};

/** Q41, S8, S11: a ship that drifts off the chart is out of the game, not sunk; over an exit edge of hers she has exited, unless she is beaten. */
const leaveByDrift = (play: Play, ship: PortableShip): void => {
  const from = ship.at;
  const exits = ship.breakingOff ? [] : exitEdges(play, ship);
  const edge = edgeDownstream(play.chart, from, exits);
  const exited = exits.includes(edge);
  ship.status = exited ? 'exited' : 'gone';
  ship.at = 0;
  ship.leftBy = edge;
  play.emit({ type: 'shipLeft', ship: ship.id, from, edge, exited });
};
