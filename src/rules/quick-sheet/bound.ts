import { EDGES, type Edge, type Facing, type HexId } from '../../core/types.ts';
import { sparedBy } from './gunnery.ts';
import { entryTo, HELMS, hexesDue, hexesLeft, mayTurnRudderless, steered } from './moves.ts';
import { exitEdges } from './objectives.ts';
import type { Activation, Helm, Obstacle, QuickSheetCommand, QuickSheetShip, Situation } from './types.ts';
import { shipsIn } from './units.ts';

/** A place and a heading. */
export interface Lie {
  readonly at: HexId;
  readonly facing: Facing;
}

/** A way into the hex ahead: into the open, or to lie beside another ship. */
interface Way extends Lie {
  readonly helm: Helm;
  readonly beside: QuickSheetShip | null;
}

/** The water ahead of a ship that answers her rudder; 0 = none. */
const waterAhead = (now: Situation, ship: QuickSheetShip, { at, facing }: Lie): HexId => {
  const hex = now.chart.neighbour(at, facing);
  return !ship.rudderHit && hex !== 0 && now.chart.navigable(hex) ? hex : 0;
};

/** Q34: the hex in which the active ship may ram an enemy who lies there; 0 = none. */
export const ramHexAhead = (now: Situation, ship: QuickSheetShip, active: Activation): HexId =>
  hexesLeft(now, ship, active) > 0 ? waterAhead(now, ship, ship) : 0;

/** Q34: enemies of the hex ahead that she may ram by entering it. A struck one asks for a roll first (Q33, Q67). */
export const blowsFrom = (now: Situation, ship: QuickSheetShip, from: Lie): QuickSheetCommand[] => {
  const hex = waterAhead(now, ship, from);
  return (hex === 0 ? [] : shipsIn(now, hex)).flatMap((other): QuickSheetCommand[] => {
    if (other.side === ship.side) return [];
    const { id, side } = ship;
    const may = other.struck ? sparedBy(now, id, other.id) : true;
    if (may === undefined) return [{ type: 'tryStruck', side, unit: id, target: other.id }];
    return may ? [{ type: 'ram', side, ship: id, target: other.id }] : [];
  });
};

/** S8: edges by which a ship at the rim may leave: home, or one that an objective names. */
export const edgesOut = (now: Situation, ship: QuickSheetShip, { at, facing }: Lie): Edge[] => {
  if (ship.rudderHit || now.chart.neighbour(at, facing) !== 0) return [];
  const open: readonly Edge[] = [...now.scenario.homeEdges[ship.side], ...exitEdges(now, ship.id, ship.side)];
  return EDGES.filter(edge => open.includes(edge) && now.chart.crosses(at, facing, edge));
};

/** Q6, Q34: the ways into the hex ahead, by the turn that she makes on entering it. */
export const waysAhead = (now: Situation, ship: QuickSheetShip, from: Lie): Way[] => {
  const at = waterAhead(now, ship, from);
  if (at === 0) return [];
  const [other] = shipsIn(now, at, ship.id);
  return HELMS.flatMap((helm): Way[] => {
    const facing = steered(from.facing, helm);
    const entry = entryTo(now, ship, at, facing);
    return entry === 'open' || entry === 'beside' ? [{ helm, at, facing, beside: other ?? null }] : [];
  });
};

/**
 * Q5, Q77: how many of so many hexes a ship could make from there. Nobody is made to ram, to lie alongside an enemy or to leave the
 * chart; for a ship that means to, each of them carries out what is left.
 */
const hexesFrom = (now: Situation, ship: QuickSheetShip, from: Lie, due: number, means: boolean): number => {
  if (due === 0) return 0;
  if (means && (blowsFrom(now, ship, from).length > 0 || edgesOut(now, ship, from).length > 0)) return due;
  let most = 0;
  for (const way of waysAhead(now, ship, from)) {
    if (!means && way.beside && way.beside.side !== ship.side) continue;
    most = Math.max(most, 1 + hexesFrom(now, ship, way, due - 1, means));
    if (most === due) break;
  }
  return most;
};

/** What an order asks of a ship that has come so far. */
export interface Bond {
  /** Hexes that are still due. */
  readonly due: number;
  /** Of these the ones that she can make, and must. */
  readonly must: number;
}

/** Q5: what is asked of a ship that lies so, with so many hexes due. */
export const bondFrom = (now: Situation, ship: QuickSheetShip, from: Lie, due: number, pledged: boolean): Bond => ({
  due,
  must: hexesFrom(now, ship, from, due, pledged),
});

/** Q5, Q28: what the active ship's order still asks of her. While she must go on, she has not done. */
export const bondOf = (now: Situation, ship: QuickSheetShip, active: Activation): Bond => {
  const due = hexesDue(now, ship, active);
  if (ship.rudderHit) return { due, must: mayTurnRudderless(now, ship, active) ? due : 0 };
  return bondFrom(now, ship, ship, due, active.pledged);
};

/** Q77: whether a way carries the order as far as she can, be it by what she means to do. */
export const isInBond = (now: Situation, ship: QuickSheetShip, way: Lie, { due, must }: Bond): boolean =>
  due === 0 || 1 + hexesFrom(now, ship, way, due - 1, true) >= must;

/** Q77: whether only what she means to do there carries her order out. */
export const isPledge = (now: Situation, ship: QuickSheetShip, way: Lie, { due, must }: Bond): boolean =>
  due > 0 && 1 + hexesFrom(now, ship, way, due - 1, false) < must;

/** What lies in the way of the active ship; null where she can go on, or need not. Beside one friend she always finds a heading. */
export const obstacleTo = (now: Situation, ship: QuickSheetShip, active: Activation): Obstacle | null => {
  const { due, must } = bondOf(now, ship, active);
  if (due === 0 || must > 0) return null;
  if (ship.rudderHit) return 'alongside';
  const hex = now.chart.neighbour(ship.at, ship.facing);
  if (hex === 0) return 'rim';
  if (!now.chart.navigable(hex)) return 'land';
  return shipsIn(now, hex, ship.id).some(({ side }) => side !== ship.side) ? 'enemy' : 'full';
};
