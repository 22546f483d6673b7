import type { Chart } from '../../core/chart.ts';
import { turned, type Facing, type HexId, type ShipId } from '../../core/types.ts';

/** C1, N1: parts of a hex; each of the four quarters of a move gives as many of them as a ship has half-knots. */
const PARTS = 24;
const QUARTERS = 4;

/** C9, N8: half-knots by which a river of that speed helps whoever heads so in a hex; below 0 it hinders; across it does neither. */
export const streamAlong = (chart: Chart, at: HexId, facing: Facing, halves: number): number => {
  const flow = chart.flow(at);
  if (flow < 0) return 0;
  return flow === facing ? halves : turned(facing, 3) === flow ? 0 - halves : 0;
};

/** The hexside toward which parts in hand carry a ship: over the bow, or over the stern where they are below 0. */
export const headingOf = ({ facing, inHand }: { facing: Facing; inHand: number }): Facing =>
  inHand < 0 ? turned(facing, 3) : facing;

/** Whether the parts in hand make a whole hex. */
export const hasHex = ({ inHand }: { inHand: number }): boolean => Math.abs(inHand) >= PARTS;

/** The same when she has entered it: their sign stays. */
export const lessHex = (inHand: number): number => inHand - Math.sign(inHand) * PARTS;

/** C1, N1: hexes that a ship at so many half-knots over the ground can enter in a move at the most. */
export const hexesAtMost = (halves: number): number => Math.floor((QUARTERS * halves + PARTS) / PARTS);

/** C7, N7: hexsides that what was saved, with what this hex earns, may turn a ship. */
export const sidesEarned = (saved: number, earns: number, cost: number): number => Math.floor((saved + earns) / cost);

/** C7, N7: what is saved for the next hex: no more than one turn. */
export const savedAfter = (saved: number, earns: number, cost: number, sides: number): number =>
  Math.min(cost, saved + earns - sides * cost);

/** A ship that has a hex to enter, and how fast she goes over the ground in this quarter. */
interface Goer {
  readonly id: ShipId;
  readonly rate: number;
}

/**
 * C4: one hex at a time, the fastest first, equal speeds together. Who goes next, and who has had a hex in this round when they
 * have: when all have had theirs the next round begins.
 */
export const nextGroup = <G extends Goer>(
  able: readonly G[],
  stepped: readonly ShipId[],
): { group: readonly G[]; stepped: ShipId[] } => {
  const fresh = able.filter(({ id }) => !stepped.includes(id));
  const round = fresh.length > 0 ? fresh : able;
  const most = round.reduce((best, { rate }) => Math.max(best, Math.abs(rate)), 0);
  const group = round.filter(({ rate }) => Math.abs(rate) === most);
  return { group, stepped: [...(fresh.length > 0 ? stepped : []), ...group.map(({ id }) => id)] };
};

/** A hex that a ship is about to enter; 0 = off the chart. */
export interface HexStep {
  readonly ship: ShipId;
  readonly from: HexId;
  readonly to: HexId;
}

/** C4: how ships of one group come in each other's way, or in the way of who lies there. */
export interface Meeting {
  readonly ship: ShipId;
  readonly others: readonly ShipId[];
  /** `lies`: she comes upon them; `crossing`: both would enter one hex; `exchange`: each the other's; `waits`: she lets the other go first. */
  readonly how: 'lies' | 'crossing' | 'exchange' | 'waits';
}

/** What the quarters ask of a rule system. */
export interface Traffic {
  /** Who lies in a hex and leaves no room there for this ship, whether or not they move on. */
  lieIn(hex: HexId, ship: ShipId): readonly ShipId[];
  /** Of two that would enter one hex those who may not: both, the one that waits, or neither. */
  stopped(one: ShipId, other: ShipId): readonly ShipId[];
}

interface Settling {
  readonly steps: readonly HexStep[];
  readonly traffic: Traffic;
  readonly blocked: Set<ShipId>;
  readonly meetings: Meeting[];
}

const stop = ({ blocked, meetings }: Settling, meeting: Meeting): true => {
  blocked.add(meeting.ship);
  if (meeting.how === 'crossing' || meeting.how === 'exchange') for (const id of meeting.others) blocked.add(id);
  meetings.push(meeting);
  return true;
};

/** Two of a group that exchange hexes, or would enter the same. */
const meetPair = (settling: Settling, one: HexStep, other: HexStep): boolean => {
  const { traffic } = settling;
  if (one.to === other.from && other.to === one.from) {
    const inTheWay = traffic.lieIn(one.to, one.ship).includes(other.ship);
    return inTheWay && stop(settling, { ship: one.ship, others: [other.ship], how: 'exchange' });
  }
  if (one.to !== other.to || one.to === 0) return false;
  const stopped = traffic.stopped(one.ship, other.ship);
  if (stopped.length === 0) return false;
  if (stopped.length > 1) return stop(settling, { ship: one.ship, others: [other.ship], how: 'crossing' });
  const [waits, goes] = stopped[0] === one.ship ? [one.ship, other.ship] : [other.ship, one.ship];
  return stop(settling, { ship: waits, others: [goes], how: 'waits' });
};

const meetWhoLies = (settling: Settling, step: HexStep): boolean => {
  const { steps, traffic, blocked } = settling;
  const goes = (id: ShipId): boolean => steps.some(other => other.ship === id && !blocked.has(id));
  const others = step.to === 0 ? [] : traffic.lieIn(step.to, step.ship).filter(id => id !== step.ship && !goes(id));
  return others.length > 0 && stop(settling, { ship: step.ship, others, how: 'lies' });
};

/** One more of a group who is stopped; false when nobody else is. */
const stopOne = (settling: Settling): boolean => {
  const going = settling.steps.filter(({ ship }) => !settling.blocked.has(ship));
  return (
    going.some((one, index) => going.slice(index + 1).some(other => meetPair(settling, one, other))) ||
    going.some(step => meetWhoLies(settling, step))
  );
};

/** C4, C12, N10: who of a group gets through and who meets whom, until nobody else is stopped by someone who was. */
export const settleGroup = (
  steps: readonly HexStep[],
  traffic: Traffic,
): { through: readonly HexStep[]; meetings: readonly Meeting[] } => {
  const settling: Settling = { steps, traffic, blocked: new Set(), meetings: [] };
  while (stopOne(settling));
  return { through: steps.filter(({ ship }) => !settling.blocked.has(ship)), meetings: settling.meetings };
};
