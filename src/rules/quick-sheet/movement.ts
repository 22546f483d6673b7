import { shipOf } from '../../core/rules.ts';
import { turned, type Edge, type ShipId } from '../../core/types.ts';
import { otherBeam } from './arcs.ts';
import { blowsFrom, bondOf, edgesOut, isInBond, isPledge, waysAhead, type Bond } from './bound.ts';
import { giveUpCards } from './decks.ts';
import { BEAMS, entryTo, hexesLeft, mayTurnInHex, mayTurnRudderless, steered } from './moves.ts';
import { RUDDERLESS, TURN_IN_HEX } from './tables.ts';
import type { Activation, Beam, Helm, Play, QuickSheetCommand, QuickSheetShip, Situation } from './types.ts';
import { later } from './units.ts';
import { exitEdges } from './objectives.ts';

/** Steps into the hex ahead that carry the order as far as she can: into the open, or alongside (Q5, Q6, Q34). */
const stepsAhead = (now: Situation, ship: QuickSheetShip, bond: Bond): QuickSheetCommand[] => {
  const { id, side } = ship;
  return waysAhead(now, ship, ship).flatMap((way): QuickSheetCommand[] => {
    if (!isInBond(now, ship, way, bond)) return [];
    const { helm, beside } = way;
    if (!beside || beside.side === side) return [{ type: 'ahead', side, ship: id, helm }];
    return BEAMS.map(on => ({ type: 'alongside', side, ship: id, helm, target: beside.id, on }));
  });
};

/** Q6, option `astern`: one hex straight back for the whole of a slow order, without fire. */
const mayGoAstern = (now: Situation, ship: QuickSheetShip, active: Activation): boolean => {
  if (!now.options.astern || active.moved > 0 || ship.card !== 'slowSpeed' || ship.rudderHit) return false;
  const entry = entryTo(now, ship, now.chart.neighbour(ship.at, turned(ship.facing, 3)), ship.facing);
  return entry === 'open';
};

/** Q3, Q28: turns in her place, by her card or without her rudder. */
const turnsInHex = (now: Situation, ship: QuickSheetShip, active: Activation): QuickSheetCommand[] => {
  const { id, side } = ship;
  const sixths = mayTurnInHex(now, ship, active) ? TURN_IN_HEX : mayTurnRudderless(now, ship, active) ? RUDDERLESS : [];
  return BEAMS.flatMap(to => sixths.map(each => ({ type: 'turn' as const, side, ship: id, to, sixths: each })));
};

/** Section 21, Q3 to Q6: every step of movement that the active ship may take now. */
export const moveOptions = (now: Situation, ship: QuickSheetShip, active: Activation): QuickSheetCommand[] => {
  const { id, side } = ship;
  const options: QuickSheetCommand[] = [];
  if (hexesLeft(now, ship, active) > 0) {
    options.push(...stepsAhead(now, ship, bondOf(now, ship, active)), ...blowsFrom(now, ship, ship));
    for (const edge of edgesOut(now, ship, ship)) options.push({ type: 'leave', side, ship: id, edge });
    if (mayGoAstern(now, ship, active)) options.push({ type: 'astern', side, ship: id });
  }
  return [...options, ...turnsInHex(now, ship, active)];
};

/** What waits for a ship in the hex she has entered, in this order (Q60): the bottom, mines, rafts; then those who watch her. */
export const meetHex = (play: Play, ship: QuickSheetShip, watched: boolean): void =>
  later(
    play,
    { type: 'sandbar', ship: ship.id },
    { type: 'mine', ship: ship.id, hex: ship.at },
    { type: 'contact', ship: ship.id },
    ...(watched ? [{ type: 'opportunity' as const, ship: ship.id }] : []),
  );

/** Puts a ship into a hex; she weighs anchor to move. */
const goTo = (play: Play, ship: QuickSheetShip, hex: number, helm: Helm, astern = false): void => {
  const { at: from, facing } = ship;
  ship.at = hex;
  ship.anchored = false;
  ship.startedIn = 0;
  play.emit({ type: 'shipMoved', ship: ship.id, from, to: hex, astern });
  if (helm === 'ahead') return;
  ship.facing = steered(facing, helm);
  play.emit({ type: 'shipTurned', ship: ship.id, from: facing, facing: ship.facing, inHex: false });
};

/** Q14, Q34: two ships lie side by side; each has the other on one beam. */
export const lieAlongside = (play: Play, ship: QuickSheetShip, target: QuickSheetShip, on: Beam): void => {
  ship.abeam = on;
  target.abeam = ship.facing === target.facing ? otherBeam(on) : on;
  play.emit({ type: 'wentAlongside', ship: ship.id, target: target.id, on });
};

type Step = (play: Play, ship: QuickSheetShip, active: Activation, command: QuickSheetCommand) => void;

const ahead: Step = (play, ship, active, command) => {
  if (command.type !== 'ahead' && command.type !== 'alongside') return;
  const bond = bondOf(play, ship, active);
  active.moved += 1;
  goTo(play, ship, play.chart.neighbour(ship.at, ship.facing), command.helm);
  if (isPledge(play, ship, ship, bond)) active.pledged = true;
  if (command.type === 'alongside') lieAlongside(play, ship, shipOf(play, command.target), command.on);
  meetHex(play, ship, true);
};

const astern: Step = (play, ship, active) => {
  active.moved += 1;
  active.halted = true;
  goTo(play, ship, play.chart.neighbour(ship.at, turned(ship.facing, 3)), 'ahead', true);
  meetHex(play, ship, true);
};

/** Q3, Q28: 60 or 120 degrees in her place, which hinders her gunners for the turn (Q18) and draws fire (Q20). */
const turnInHex: Step = (play, ship, active, command) => {
  if (command.type !== 'turn') return;
  const from = ship.facing;
  ship.facing = turned(from, command.to === 'port' ? command.sixths : -command.sixths);
  ship.turnedInHex = true;
  active.halted = true;
  play.emit({ type: 'shipTurned', ship: ship.id, from, facing: ship.facing, inHex: true });
  later(play, { type: 'opportunity', ship: ship.id });
};

/** S8, S11, Q33, Q64: off the chart for good; by an exit objective if one names her and this edge, unless she has struck. */
export const leaveChart = (play: Play, id: ShipId, edge: Edge): void => {
  const ship = shipOf(play, id);
  const exited = !ship.struck && exitEdges(play, id, ship.side).includes(edge);
  const from = ship.at;
  ship.status = exited ? 'exited' : 'gone';
  ship.leftBy = edge;
  ship.at = 0;
  ship.aground = false;
  giveUpCards(play, ship);
  play.emit({ type: 'shipLeft', ship: id, from, edge, exited });
};

const leave: Step = (play, ship, _active, command) => {
  if (command.type === 'leave') leaveChart(play, ship.id, command.edge);
};

/** Q34: she enters the enemy's hex; fire that this draws comes before the blow. */
const ram: Step = (play, ship, active, command) => {
  if (command.type !== 'ram') return;
  const from = ship.at;
  active.moved += 1;
  active.halted = true;
  active.ramFrom = from;
  ship.at = shipOf(play, command.target).at;
  ship.anchored = false;
  ship.startedIn = 0;
  play.emit({ type: 'ramBegun', ship: ship.id, target: command.target });
  later(play, { type: 'opportunity', ship: ship.id }, { type: 'ram', ship: ship.id, target: command.target, from });
};

export const STEPS: Readonly<Partial<Record<QuickSheetCommand['type'], Step>>> = {
  ahead,
  alongside: ahead,
  astern,
  turn: turnInHex,
  leave,
  ram,
};
