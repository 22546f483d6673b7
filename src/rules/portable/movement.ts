import { shipOf } from '../../core/rules.ts';
import { EDGES, turned, type Edge, type Facing, type HexId, type Side } from '../../core/types.ts';
import { freeEntryHex } from '../shared/arrivals.ts';
import { mayRamAhead } from './ramming.ts';
import { enterHex, refloat } from './river.ts';
import { canGetAway, flightFor, getsAway, type Flight } from './breakingOff.ts';
import { allowance, hexAstern, isOpen, mayGoAstern } from './steps.ts';
import type { Play, PortableCommand, PortableShip, Situation } from './types.ts';
import { activeShip, afloat, isAfloat, underSteam } from './units.ts';
import { exitEdges } from './victory.ts';

/** P12, P13: edges of the chart by which a ship may leave now. */
export const leavableEdges = (now: Situation, ship: PortableShip): readonly Edge[] =>
  ship.breakingOff ? [...now.scenario.homeEdges[ship.side], ...exitEdges(now, ship)] : exitEdges(now, ship);

/** With no hex ahead of her: the edges that she would cross there, of those by which she may leave; two where she heads over a corner (P38). */
const edgesAhead = (now: Situation, ship: PortableShip): readonly Edge[] => {
  const open = leavableEdges(now, ship);
  return EDGES.filter(edge => open.includes(edge) && now.chart.crosses(ship.at, ship.facing, edge));
};

/** Whether a ship has any say in this turn's movement; aground without the option sandbars she has none (P33). */
const canAct = (now: Situation, ship: PortableShip): boolean =>
  !ship.moved && underSteam(now, ship) && (ship.aground ? now.options.sandbars : ship.movesLeft > 0);

/** Whether a ship has steps to take; aground she first has to float. */
export const maySteer = (now: Situation, ship: PortableShip): boolean => canAct(now, ship) && !ship.aground;

/** P12: whether a ship that would stand there with so many points left is free, or bound to get away and still able to. */
const leavesWayOut = (flight: Flight | null, at: HexId, facing: Facing, points: number): boolean =>
  flight === null || canGetAway(flight, at, facing, points);

/** The same of a turn so many sixths to port. */
const mayTurn = (flight: Flight | null, { at, facing, movesLeft }: PortableShip, sixths: number): boolean =>
  flight === null || canGetAway(flight, at, turned(facing, sixths), movesLeft - 1);

/**
 * One ship's steps: a hex ahead or a turn of 60 degrees for a point each, a ram, a way off the chart (Movement a and b, P10 to
 * P15). Says whether she is bound to get away.
 */
const stepOptions = (now: Situation, ship: PortableShip, options: PortableCommand[]): boolean => {
  const { id, side, at, facing, movesLeft } = ship;
  if (ship.aground) {
    options.push({ type: 'refloat', side, ship: id });
    return false;
  }
  const flight = flightFor(now, ship);
  const ahead = now.chart.neighbour(at, facing);
  if (isOpen(now, ahead)) {
    if (leavesWayOut(flight, ahead, facing, movesLeft - 1)) options.push({ type: 'ahead', side, ship: id });
  } else if (ahead === 0) {
    for (const edge of edgesAhead(now, ship)) options.push({ type: 'leave', side, ship: id, edge });
  } else {
    const target = mayRamAhead(now, ship);
    if (target) options.push({ type: 'ram', side, ship: id, target: target.id });
  }
  if (mayTurn(flight, ship, 1)) options.push({ type: 'turn', side, ship: id, to: 'port' });
  if (mayTurn(flight, ship, -1)) options.push({ type: 'turn', side, ship: id, to: 'starboard' });
  if (mayGoAstern(now, ship) && leavesWayOut(flight, hexAstern(now, ship), facing, 0))
    options.push({ type: 'astern', side, ship: id });
  if (now.state.active === id && (!flight || getsAway(flight, at))) options.push({ type: 'finish', side, ship: id });
  return flight !== null;
};

/** Steps 2 and 3: the moving ship's next step, or any ship's first; and an end to the side's movement (P9, P10). */
export const moveOptions = (now: Situation, side: Side): PortableCommand[] => {
  const options: PortableCommand[] = [];
  const active = activeShip(now);
  if (active) {
    stepOptions(now, active, options);
    return options;
  }
  let held = false;
  const { ships } = now.state;
  for (const id in ships) {
    const ship = ships[id];
    if (ship?.side !== side || !isAfloat(ship) || !canAct(now, ship)) continue;
    if (stepOptions(now, ship, options)) held = true;
  }
  // P12: nobody ends the movement while a beaten ship can still get away.
  if (!held) options.push({ type: 'done', side });
  return options;
};

/** Whether a side has not ended its movement. */
export const movementOwed = (now: Situation, side: Side): boolean => !now.state.moveDone.includes(side);

/** A side's movement begins: reinforcements appear, and every ship has her whole allowance. A side that cannot move is passed over. */
export const openMovement = (play: Play, side: Side): void => {
  arrive(play, side);
  const ships = afloat(play, side);
  for (const ship of ships) {
    ship.movesLeft = allowance(ship);
    ship.movedFrom = ship.at;
    ship.moved = false;
    ship.triedToFloat = false;
  }
  if (!ships.some(ship => canAct(play, ship))) play.state.moveDone.push(side);
};

/** P24: a ship due to enter appears in her hex of the rim, or in the nearest free hex of that edge; if there is none she waits. */
const arrive = (play: Play, side: Side): void => {
  for (const id in play.state.ships) {
    const ship = shipOf(play, id);
    if (ship.side !== side || ship.status !== 'waiting' || ship.entry > play.state.turn) continue;
    const at = freeEntryHex(play.chart, ship.movedFrom, hex => isOpen(play, hex));
    if (at === 0) continue;
    ship.at = at;
    ship.status = 'afloat';
    play.emit({ type: 'shipArrived', ship: id, at, facing: ship.facing });
  }
};

/** Carries out one step of movement. */
export const move = (play: Play, command: PortableCommand): void => {
  if (command.type === 'done') {
    play.state.moveDone.push(command.side);
    return;
  }
  if (!('ship' in command)) throw new Error(`${command.type} is no movement`);
  const ship = shipOf(play, command.ship);
  play.state.active = ship.id;
  // P32
  ship.anchored = false;
  STEPS[command.type](play, ship, command);
  if (ship.movesLeft === 0 || ship.status !== 'afloat' || ship.aground) finish(play, ship);
};

const finish = (play: Play, ship: PortableShip): void => {
  ship.moved = true;
  ship.movesLeft = 0;
  if (play.state.active === ship.id) play.state.active = '';
};

type Step = (play: Play, ship: PortableShip, command: PortableCommand) => void;

const goTo = (play: Play, ship: PortableShip, to: HexId, astern: boolean): void => {
  const from = ship.at;
  ship.at = to;
  ship.movesLeft = astern ? 0 : ship.movesLeft - 1;
  play.emit({ type: 'shipMoved', ship: ship.id, from, to, astern });
  enterHex(play, ship);
};

const turn: Step = (play, ship, command) => {
  if (command.type !== 'turn') return;
  const from = ship.facing;
  ship.facing = turned(from, command.to === 'port' ? 1 : -1);
  ship.movesLeft -= 1;
  play.emit({ type: 'shipTurned', ship: ship.id, from, facing: ship.facing });
};

/** P15: the ram costs its point and ends the move; it is adjudicated when both sides have moved. */
const declareRam: Step = (play, ship, command) => {
  if (command.type !== 'ram') return;
  const hex = shipOf(play, command.target).at;
  play.state.rams.push({ rammer: ship.id, target: command.target, hex, struck: false, accident: false });
  ship.movesLeft = 0;
  play.emit({ type: 'ramDeclared', ship: ship.id, target: command.target, hex });
};

/** P12, P13, S8: off the chart for good; by an exit objective if one names her and this edge. */
const leave: Step = (play, ship, command) => {
  if (command.type !== 'leave') return;
  const exited = exitEdges(play, ship).includes(command.edge);
  const from = ship.at;
  ship.status = exited ? 'exited' : 'gone';
  ship.leftBy = command.edge;
  ship.at = 0;
  play.emit({ type: 'shipLeft', ship: ship.id, from, edge: command.edge, exited });
};

const STEPS: Readonly<Record<string, Step>> &
  Record<'ahead' | 'astern' | 'turn' | 'ram' | 'leave' | 'refloat' | 'finish' | 'takeHex' | 'stayBack', Step> = {
  ahead: (play, ship) => goTo(play, ship, play.chart.neighbour(ship.at, ship.facing), false),
  astern: (play, ship) => goTo(play, ship, hexAstern(play, ship), true),
  turn,
  ram: declareRam,
  leave,
  refloat: (play, ship) => refloat(play, ship),
  finish,
  takeHex: noStep,
  stayBack: noStep,
};

function noStep(): never {
  throw new Error('a rammer takes her hex in the ram step');
}
