import { throwDice } from '../../core/dice.ts';
import { ask, shipOf } from '../../core/rules.ts';
import type { HexId, ShipId } from '../../core/types.ts';
import { driftOrder, edgeDownstream } from '../shared/river.ts';
import { losePoints } from './damage.ts';
import { leaveChart, lieAlongside, meetHex } from './movement.ts';
import { BEAMS, entryTo } from './moves.ts';
import { exitEdges } from './objectives.ts';
import { DRIFTS_ON, SANDBAR } from './tables.ts';
import type {
  Play,
  QuickSheetCommand,
  QuickSheetInterrupt,
  QuickSheetShip,
  QuickSheetWork,
  Situation,
} from './types.ts';
import { afloat, isSandbarFor, isShip, later, shipsIn, standing, total, unitOf } from './units.ts';

/** Section 23, Q40: the 2D6 score from which she sticks. */
export const sticksOn = (ship: QuickSheetShip): number =>
  ship.shallow ? SANDBAR.shallowSticksOn : SANDBAR.normalSticksOn;

/** Section 23, Q39: the roll on entering a sandbar; who sticks moves no farther. */
export const rollGrounding = (play: Play, id: ShipId): void => {
  const ship = shipOf(play, id);
  if (ship.status !== 'afloat' || !isSandbarFor(play, ship, ship.at)) return;
  const dice = throwDice(play.dice, 2);
  ship.aground = total(dice) >= sticksOn(ship);
  play.emit({ type: 'groundingRolled', ship: id, at: ship.at, dice, sticksOn: sticksOn(ship), aground: ship.aground });
};

/** Section 23, Q39: an attempt to come off; the second costs two hit points. */
export const tryUnstick = (play: Play, ship: QuickSheetShip): void => {
  const { active } = play.state;
  if (!active) return;
  active.attempts += 1;
  const dice = throwDice(play.dice, 2);
  const free = total(dice) >= SANDBAR.unstuckOn;
  if (free) ship.aground = false;
  play.emit({ type: 'unstickRolled', ship: ship.id, dice, need: SANDBAR.unstuckOn, attempt: active.attempts, free });
  if (active.attempts > 1) losePoints(play, ship.id, SANDBAR.secondAttemptCosts, 'sandbar');
};

/** The end of the queue: nobody's id. */
const REMAINED = '';

/** Step 7, Q41: who drifts: whoever floats free in running water, nearest to the downstream rim first, then by hex number. */
export const queueDrift = (play: Play): void => {
  const ships = afloat(play).filter(ship => !ship.aground && !ship.anchored && !ship.target);
  const rafts = standing(play).filter(work => work.kind === 'raft');
  const floating = [...ships, ...rafts.map(({ id, hexes }) => ({ id, at: hexes[0] ?? 0 }))];
  play.state.drifting = [...driftOrder(play.chart, floating), REMAINED];
};

/** Section 17, Q44: ships that have lain in one hex for the whole turn. */
const haveRemained = (now: Situation): QuickSheetShip[] => afloat(now).filter(ship => ship.startedIn === ship.at);

/** Step 7: the next of the queue; when all have drifted, mines under ships that have not stirred; then false. */
export const driftNext = (play: Play): boolean => {
  const id = play.state.drifting.shift();
  if (id === undefined) return false;
  if (id === REMAINED) {
    later(play, ...haveRemained(play).map(({ id: ship, at }) => ({ type: 'mine' as const, ship, hex: at })));
    return true;
  }
  const unit = unitOf(play, id);
  if (isShip(unit)) driftShip(play, unit);
  else if (!unit.down) driftRaft(play, unit);
  return true;
};

const STAYS = { land: 'land', full: 'full', askew: 'askew', open: null, beside: null, rim: null } as const;

/** Step 7, Q41: where the river carries a ship that it can carry, 0 = off the chart; null where she stays whatever is thrown. */
export const carriedTo = (now: Situation, ship: QuickSheetShip): HexId | null => {
  const floats = ship.status === 'afloat' && !ship.aground && !ship.anchored && !ship.target;
  if (!floats || driftOrder(now.chart, [ship]).length === 0) return null;
  const to = now.chart.downstream(ship.at);
  return STAYS[entryTo(now, ship, to, ship.facing)] === null ? to : null;
};

/** Step 7, Q41: on 4 and more one hex downstream, facing unchanged; held by land, a full hex or a ship that lies across. */
const driftShip = (play: Play, ship: QuickSheetShip): void => {
  // Carried into by a raft or sunk by one meanwhile.
  if (ship.status !== 'afloat') return;
  const from = ship.at;
  const to = play.chart.downstream(from);
  const die = play.dice.roll(6);
  const entry = entryTo(play, ship, to, ship.facing);
  const stays = die < DRIFTS_ON ? 'roll' : STAYS[entry];
  play.emit({ type: 'driftRolled', unit: ship.id, raft: false, die, from, to: stays ? from : to, stays });
  if (stays) return;
  if (to === 0) {
    driftOff(play, ship);
    return;
  }
  const [other] = shipsIn(play, to);
  ship.at = to;
  ship.startedIn = 0;
  meetHex(play, ship, false);
  if (other && other.side !== ship.side)
    ask(play, { type: 'lieBeside', side: ship.side, ship: ship.id, target: other.id });
};

/** Q41, S8, S11: a ship that drifts off the chart is out of the game; at a corner it is over the edge by which she was to leave. */
const driftOff = (play: Play, ship: QuickSheetShip): void => {
  leaveChart(play, ship.id, edgeDownstream(play.chart, ship.at, exitEdges(play, ship.id, ship.side)));
};

/** Section 17, Q41, Q47: a raft rolls like the ships; over the rim it is gone, against the shore it stays. */
const driftRaft = (play: Play, raft: QuickSheetWork): void => {
  const from = raft.hexes[0] ?? 0;
  const to = play.chart.downstream(from);
  const die = play.dice.roll(6);
  const stays = die < DRIFTS_ON ? 'roll' : to !== 0 && !play.chart.navigable(to) ? 'land' : null;
  play.emit({ type: 'driftRolled', unit: raft.id, raft: true, die, from, to: stays ? from : to, stays });
  if (stays) return;
  if (to === 0) raft.down = true;
  else putRaft(play, raft, to);
};

/** Q47: a raft comes into a hex; whoever lies there is met. */
export const putRaft = (play: Play, raft: QuickSheetWork, hex: HexId): void => {
  raft.hexes = [hex];
  const there = shipsIn(play, hex);
  const met = there.find(ship => ship.side !== raft.side) ?? there[0];
  if (met) later(play, { type: 'contact', ship: met.id });
};

/** Q14: the drifter says on which side of an enemy she comes to lie. */
export const lieBesideOptions = (interrupt: QuickSheetInterrupt): QuickSheetCommand[] => {
  if (interrupt.type !== 'lieBeside') return [];
  const { side, ship } = interrupt;
  return BEAMS.map(on => ({ type: 'lieBeside' as const, side, ship, on }));
};

export const lieBeside = (play: Play, command: QuickSheetCommand, interrupt: QuickSheetInterrupt): void => {
  if (interrupt.type !== 'lieBeside' || command.type !== 'lieBeside') return;
  lieAlongside(play, shipOf(play, interrupt.ship), shipOf(play, interrupt.target), command.on);
};
