import { EDGES, turned, type Edge, type Facing, type HexId } from '../../../core/types.ts';
import { flightOf, getsAway } from '../breakingOff.ts';
import { leavableEdges } from '../movement.ts';
import { isSandbarFor, sticksOn } from '../river.ts';
import { hexAstern, mayReverse } from '../steps.ts';
import { GUN_DAMAGE, MINE } from '../tables.ts';
import type { PortableCommand, PortableShip } from '../types.ts';
import { chanceIn, meanOf, twoDiceAtLeast } from '../../shared/chances.ts';
import type { Field, Foe } from './field.ts';

/** A place where a ship's move may end, and the way there. */
export interface End {
  readonly hex: HexId;
  readonly facing: Facing;
  /** Points of movement left. */
  readonly left: number;
  /** What the bottom and the mines may cost her on the way, in hull points. */
  readonly risk: number;
  readonly from: End | null;
  readonly command: PortableCommand | null;
  /** The ship that she rams, and the edge by which she leaves. */
  readonly rams: Foe | null;
  readonly leaves: Edge | null;
}

/** Turns that a ship on a bar loses, in hull points of what she would have done in them. */
const STUCK_COSTS = 3;
/** Every second marker is taken for a mine. */
const MARKER_IS_LIVE = 0.5;
/** Points that a mine costs on average. */
const MINE_COSTS = MINE.dice * meanOf(GUN_DAMAGE);

/** What may happen on entering a hex, in hull points. */
export const riskIn = ({ now }: Field, ship: PortableShip, hex: HexId): number => {
  let risk = 0;
  if (isSandbarFor(now, ship, hex)) risk += STUCK_COSTS * chanceIn(twoDiceAtLeast(sticksOn(ship)));
  for (const mine of now.state.mines) {
    if (mine.spent || mine.hex !== hex || mine.live === false) continue;
    risk += (mine.live ? 1 : MARKER_IS_LIVE) * MINE_COSTS;
  }
  return risk;
};

interface Orders {
  readonly ahead: PortableCommand;
  readonly astern: PortableCommand;
  readonly port: PortableCommand;
  readonly starboard: PortableCommand;
}

const ordersOf = ({ id, side }: PortableShip): Orders => ({
  ahead: { type: 'ahead', side, ship: id },
  astern: { type: 'astern', side, ship: id },
  port: { type: 'turn', side, ship: id, to: 'port' },
  starboard: { type: 'turn', side, ship: id, to: 'starboard' },
});

/**
 * Every place, heading, ram and exit that a ship can come to with the points that she has left, her present place first. The rules'
 * own steps taken on copies of the state would cost a hundred times as much, and know nothing of where friends before her are to go;
 * tests/systems/portable/captain.proof.test.ts holds it to them.
 */
export const endsOf = (field: Field, ship: PortableShip): End[] => {
  const { now, taken } = field;
  const { chart } = now;
  const orders = ordersOf(ship);
  const nothing = { from: null, command: null, rams: null, leaves: null };
  const ends: End[] = [{ hex: ship.at, facing: ship.facing, left: ship.movesLeft, risk: 0, ...nothing }];
  const seen = new Set<number>([ship.at * 6 + ship.facing]);
  const put = (from: End, hex: HexId, facing: Facing, left: number, command: PortableCommand): void => {
    const key = hex * 6 + facing;
    if (seen.has(key)) return;
    seen.add(key);
    const risk = hex === from.hex ? from.risk : from.risk + riskIn(field, ship, hex);
    ends.push({ hex, facing, left, risk, from, command, rams: null, leaves: null });
  };
  const open = (hex: HexId): boolean => hex !== 0 && chart.navigable(hex) && !taken.has(hex);
  const edges = leavableEdges(now, ship);
  for (const end of ends) {
    if (end.left === 0 || end.rams || end.leaves) continue;
    const { hex, facing, left } = end;
    const ahead = chart.neighbour(hex, facing);
    if (open(ahead)) put(end, ahead, facing, left - 1, orders.ahead);
    else if (ahead === 0) {
      for (const edge of EDGES)
        if (edges.includes(edge) && chart.crosses(hex, facing, edge)) ends.push(leaving(end, ship, edge));
    } else if (!ship.breakingOff) {
      const prey = field.foes.find(foe => foe.ship && foe.at === ahead);
      if (prey) ends.push(ramming(end, ship, prey));
    }
    put(end, hex, turned(facing, 1), left - 1, orders.port);
    put(end, hex, turned(facing, -1), left - 1, orders.starboard);
  }
  const [start] = ends;
  if (start && mayReverse(now, ship)) {
    const back = hexAstern(now, ship);
    if (open(back)) put(start, back, ship.facing, 0, orders.astern);
  }
  return ends;
};

const leaving = (from: End, { id, side }: PortableShip, edge: Edge): End => ({
  ...from,
  left: 0,
  from,
  rams: null,
  leaves: edge,
  command: { type: 'leave', side, ship: id, edge },
});

const ramming = (from: End, { id, side }: PortableShip, foe: Foe): End => ({
  ...from,
  left: 0,
  from,
  rams: foe,
  leaves: null,
  command: { type: 'ram', side, ship: id, target: foe.id },
});

/** P12: the ends that get a beaten ship away; all of them where none does, or where she is not beaten. */
export const lawfulEnds = ({ now }: Field, ship: PortableShip, ends: readonly End[]): readonly End[] => {
  if (!ship.breakingOff) return ends;
  const flight = flightOf(now, ship);
  const away = ends.filter(({ leaves, hex }) => leaves !== null || getsAway(flight, hex));
  return away.length > 0 ? away : ends;
};

/** The commands that take her there, in order. */
export const commandsTo = (end: End, { id, side }: PortableShip): PortableCommand[] => {
  const commands: PortableCommand[] = [];
  for (let at: End | null = end; at?.command; at = at.from) commands.push(at.command);
  commands.reverse();
  if (commands.length > 0 && end.left > 0) commands.push({ type: 'finish', side, ship: id });
  return commands;
};
