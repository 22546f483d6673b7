import { shipOf } from '../../core/rules.ts';
import { EDGES, turned, type Edge, type HexId, type ShipId } from '../../core/types.ts';
import { otherBeam } from './arcs.ts';
import { giveUpCards } from './decks.ts';
import { sparedBy } from './gunnery.ts';
import { BEAMS, entryTo, HELMS, hexesLeft, mayTurnInHex, steered } from './moves.ts';
import { TURN_IN_HEX } from './tables.ts';
import type { Activation, Beam, Helm, Play, QuickSheetCommand, QuickSheetShip, Situation } from './types.ts';
import { later, shipsIn } from './units.ts';
import { exitEdges } from './objectives.ts';

/** Q28: a ship with a damaged rudder only enters a hex with a turn. */
const helmsOf = (ship: QuickSheetShip): readonly Helm[] => (ship.rudderHit ? BEAMS : HELMS);

/** Q34: enemies of a hex that she may ram by entering it. A struck one asks for a roll first (Q33, Q67). */
const blowsAt = (now: Situation, ship: QuickSheetShip, hex: number): QuickSheetCommand[] =>
  (hex === 0 ? [] : shipsIn(now, hex)).flatMap((other): QuickSheetCommand[] => {
    if (other.side === ship.side) return [];
    const { id, side } = ship;
    const may = other.struck ? sparedBy(now, id, other.id) : true;
    if (may === undefined) return [{ type: 'tryStruck', side, unit: id, target: other.id }];
    return may ? [{ type: 'ram', side, ship: id, target: other.id }] : [];
  });

/** The water ahead of a ship; 0 = none. */
const waterAhead = (now: Situation, ship: QuickSheetShip): HexId => {
  const hex = now.chart.neighbour(ship.at, ship.facing);
  return hex !== 0 && now.chart.navigable(hex) ? hex : 0;
};

/** Q34: the hex in which the active ship may ram an enemy who lies there; 0 = none. */
export const ramHexAhead = (now: Situation, ship: QuickSheetShip, active: Activation): HexId =>
  hexesLeft(now, ship, active) > 0 ? waterAhead(now, ship) : 0;

/** Steps into the hex ahead: into the open, alongside, or to ram (Q6, Q34). */
const stepsAhead = (now: Situation, ship: QuickSheetShip): QuickSheetCommand[] => {
  const { id, side } = ship;
  const hex = waterAhead(now, ship);
  if (hex === 0) return [];
  const options: QuickSheetCommand[] = [];
  for (const helm of helmsOf(ship)) {
    const entry = entryTo(now, ship, hex, steered(ship.facing, helm));
    const [other] = shipsIn(now, hex);
    if (entry === 'open' || (entry === 'beside' && other?.side === side))
      options.push({ type: 'ahead', side, ship: id, helm });
    else if (entry === 'beside' && other)
      for (const on of BEAMS) options.push({ type: 'alongside', side, ship: id, helm, target: other.id, on });
  }
  return options;
};

/** S8: edges by which a ship may leave: home, or one that an objective names. */
const edgesToLeave = (now: Situation, ship: QuickSheetShip): Edge[] => {
  const open: readonly Edge[] = [...now.scenario.homeEdges[ship.side], ...exitEdges(now, ship.id, ship.side)];
  return EDGES.filter(edge => open.includes(edge) && now.chart.crosses(ship.at, ship.facing, edge));
};

/** Q6, option `astern`: one hex straight back for the whole of a slow order, without fire. */
const mayGoAstern = (now: Situation, ship: QuickSheetShip, active: Activation): boolean => {
  if (!now.options.astern || active.moved > 0 || ship.card !== 'slowSpeed' || ship.rudderHit) return false;
  const entry = entryTo(now, ship, now.chart.neighbour(ship.at, turned(ship.facing, 3)), ship.facing);
  return entry === 'open';
};

/** Section 21, Q3 to Q6: every step of movement that the active ship may take now. */
export const moveOptions = (now: Situation, ship: QuickSheetShip, active: Activation): QuickSheetCommand[] => {
  const { id, side } = ship;
  const options: QuickSheetCommand[] = [];
  if (hexesLeft(now, ship, active) > 0) {
    options.push(...stepsAhead(now, ship), ...blowsAt(now, ship, ramHexAhead(now, ship, active)));
    if (!ship.rudderHit && now.chart.neighbour(ship.at, ship.facing) === 0)
      for (const edge of edgesToLeave(now, ship)) options.push({ type: 'leave', side, ship: id, edge });
    if (mayGoAstern(now, ship, active)) options.push({ type: 'astern', side, ship: id });
  }
  if (mayTurnInHex(now, ship, active))
    for (const to of BEAMS)
      for (const sixths of TURN_IN_HEX) options.push({ type: 'turn', side, ship: id, to, sixths });
  return options;
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
  active.moved += 1;
  goTo(play, ship, play.chart.neighbour(ship.at, ship.facing), command.helm);
  if (command.type === 'alongside') lieAlongside(play, ship, shipOf(play, command.target), command.on);
  meetHex(play, ship, true);
};

const astern: Step = (play, ship, active) => {
  active.moved += 1;
  active.halted = true;
  goTo(play, ship, play.chart.neighbour(ship.at, turned(ship.facing, 3)), 'ahead', true);
  meetHex(play, ship, true);
};

/** Q3: 60 or 120 degrees in her place, which hinders her gunners for the turn (Q18) and draws fire (Q20). */
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
