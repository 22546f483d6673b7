import type { Chart } from '../../../core/chart.ts';
import { EDGES, turned, type Edge, type Facing, type HexId, type ShipId } from '../../../core/types.ts';
import type { Credit, Going, Helm, RamsShip } from '../types.ts';
import type { Printed } from './numbers.ts';

/** Where a vessel lies and how she moves. */
export interface Motion {
  readonly at: HexId;
  readonly facing: Facing;
  /** Nominal half-knots; astern below 0. */
  readonly speed: number;
  readonly twelfths: number;
  readonly going: Going;
  readonly credit: Credit | null;
}

/** One half-move: the hexes that she lies in, the first one where it begins. */
export interface Leg {
  readonly path: readonly HexId[];
  readonly facing: Facing;
  /** Half-knots over the ground. */
  readonly rate: number;
  readonly going: Going;
}

/** A whole move as a marker would have it. */
export interface Track {
  readonly legs: readonly [Leg, Leg];
  readonly end: Motion;
  /** Her guns wait for the turn. */
  readonly turns: boolean;
  /** A die may swing her head. */
  readonly yaws: boolean;
  /** The edge that she leaves by, or whether the bank holds her at the end. */
  readonly leaves: Edge | null;
  readonly onBank: boolean;
}

export interface Water {
  readonly chart: Chart;
  readonly printed: Printed;
  readonly turn: number;
  /** Half-knots of the river where it runs. */
  readonly river: number;
  /** Ships that the ground holds: whoever has one of them in tow cannot move. */
  readonly grounded: ReadonlySet<ShipId>;
}

/** Section 11, R30: half-knots that a string takes from the speed of whoever tows it. */
export const towLoad = ({ TOWING }: Printed, tows: readonly Pick<RamsShip, 'length'>[]): number =>
  tows.reduce((sum, { length }) => sum + TOWING.perLength * Math.ceil(length / TOWING.feet), 0) +
  TOWING.perVessel * Math.max(0, tows.length - 1);

/** A marker: what it says of speed and helm, and whether she lies at anchor. */
export interface Marker {
  readonly speed: number;
  readonly helm: Helm;
  readonly anchor: boolean;
}

/** Sections 6 and 9: whether she moves by her own power. */
export const isPowered = (turn: number, ship: RamsShip): boolean =>
  ship.steamFrom > 0 && turn >= ship.steamFrom && ship.top > 0 && ship.jam === 0 && !ship.boilerHit && !ship.abandoned;

const throughWater = ({ printed }: Water, ship: RamsShip, speed: number): number =>
  speed < 0 ? -Math.floor(-speed / printed.ASTERN[ship.handling]) : speed;

/** The river as it helps a vessel of that heading, in half-knots. */
export const streamFor = ({ chart, river }: Water, at: HexId, facing: Facing): number => {
  const flow = chart.flow(at);
  return flow === facing ? river : flow === turned(facing, 3) ? -river : 0;
};

const STILL = { going: 'still', rate: 0 } as const;

/** Section 3, R2: which way she goes and how fast over the ground. */
const wayOn = (
  water: Water,
  ship: RamsShip,
  at: HexId,
  facing: Facing,
  speed: number,
): { going: Going; rate: number } => {
  if (speed === 0 && !isPowered(water.turn, ship))
    return water.chart.flow(at) >= 0 && water.river > 0 ? { going: 'adrift', rate: water.river } : STILL;
  const net = throughWater(water, ship, speed) + streamFor(water, at, facing);
  return net === 0 ? STILL : { going: net > 0 ? 'ahead' : 'astern', rate: Math.abs(net) };
};

const headingOf = (chart: Chart, at: HexId, facing: Facing, going: Going): Facing | -1 => {
  if (going === 'adrift') return chart.flow(at);
  return going === 'ahead' ? facing : turned(facing, 3);
};

type Heading = Pick<Motion, 'facing' | 'credit'>;

/** What ends a half-move before its time. */
interface Stop {
  readonly leaves: Edge | null;
  readonly onBank: boolean;
  readonly stopped: boolean;
}

interface Half {
  readonly leg: Leg;
  readonly end: Motion;
  readonly leaves: Edge | null;
  readonly onBank: boolean;
}

/** What stops her who cannot go on from a hex: the rim of the chart or the land. */
const stopAt = ({ chart }: Water, at: HexId, heading: Facing, next: HexId): Stop => {
  if (next === 0) {
    const leaves = EDGES.find(edge => chart.crosses(at, heading, edge)) ?? 'left';
    return { leaves, onBank: false, stopped: false };
  }
  const terrain = chart.terrain(next);
  return { leaves: null, onBank: terrain !== 'wharf' && terrain !== 'obstruction', stopped: true };
};

const OPEN: Stop = { leaves: null, onBank: false, stopped: false };

/** Sections 3 and 4: a half-move hex by hex from a place, with that speed and heading, as if nobody stood in the way. */
const runHalf = (water: Water, ship: RamsShip, from: Motion, speed: number, head: Heading, held: boolean): Half => {
  const { chart, printed } = water;
  const { facing, credit } = head;
  const { going, rate } = held ? STILL : wayOn(water, ship, from.at, facing, speed);
  let twelfths = going === 'still' ? 0 : (going === from.going ? from.twelfths : 0) + rate;
  let { at } = from;
  let stop: Stop = OPEN;
  const path = [at];
  while (twelfths >= printed.SCALE.twelfths) {
    const heading = headingOf(chart, at, facing, going);
    const next = heading === -1 ? 0 : chart.neighbour(at, heading);
    if (heading === -1 || !chart.navigable(next)) {
      twelfths = 0;
      if (heading !== -1) stop = stopAt(water, at, heading, next);
      break;
    }
    at = next;
    path.push(at);
    twelfths -= printed.SCALE.twelfths;
  }
  const { leaves, onBank, stopped } = stop;
  const end = { at, facing, speed: stopped ? 0 : speed, twelfths, going, credit };
  return { leg: { path, facing, rate, going }, end, leaves, onBank };
};

/** Section 3, R4: the heading after the turn between the half-moves, and the degrees kept. */
const turnedTo = ({ printed }: Water, ship: RamsShip, from: Motion, helm: Helm): Heading => {
  if (helm === 'straight') return { facing: from.facing, credit: null };
  const kept = from.credit?.to === helm ? from.credit.degrees : 0;
  const degrees = kept + printed.TURNING[ship.handling];
  const sixths = Math.floor(degrees / printed.HEXSIDE);
  return {
    facing: turned(from.facing, helm === 'port' ? sixths : -sixths),
    credit: { to: helm, degrees: degrees % printed.HEXSIDE },
  };
};

export const motionOf = ({ at, facing, speed, twelfths, going, credit }: RamsShip): Motion => ({
  at,
  facing,
  speed,
  twelfths,
  going,
  credit,
});

/** Whether the bank or a line holds her whatever her marker says. */
const isStuck = (ship: RamsShip): boolean => ship.aground === 'bank' || ship.towedBy !== '';

/** Her own bottom, or that of a tow, holds her until a die frees it at mid-move. */
const isFast = (water: Water, ship: RamsShip): boolean =>
  ship.aground === 'shoal' || (ship.tows.length > 0 && ship.tows.some(id => water.grounded.has(id)));

const lying = (half: Half): Half => ({
  ...half,
  leg: { path: [half.end.at], facing: half.leg.facing, rate: 0, going: 'still' },
});

/** Where a marker takes her, by dead reckoning: the rules' own course for one vessel alone at a fraction of its price; one on a shoal as if she came off. */
export const reckon = (water: Water, ship: RamsShip, from: Motion, marker: Marker, stays = false): Track => {
  const held = stays || marker.anchor || isStuck(ship);
  const shoal = isFast(water, ship);
  const speed = held ? 0 : marker.speed;
  const first = runHalf(water, ship, from, speed, from, held || shoal);
  const { end } = first;
  const gone = first.leaves !== null || first.onBank;
  const steers = !held && !gone && end.speed !== 0 && ship.helmless === 0 && ship.steering === 0;
  const lies = gone || (shoal && speed === 0);
  const turn = turnedTo(water, ship, from, steers ? marker.helm : 'straight');
  const second = lies ? lying(first) : runHalf(water, ship, end, end.speed, turn, held);
  const runs = water.river > 0 && water.chart.flow(end.at) >= 0 ? water.river : 0;
  return {
    legs: [first.leg, second.leg],
    end: second.end,
    leaves: second.leaves,
    onBank: second.onBank,
    turns: steers && marker.helm !== 'straight',
    yaws: !held && !shoal && !gone && Math.abs(throughWater(water, ship, end.speed)) < runs,
  };
};

/** The second half of a move whose markers lie open. */
export const reckonSecond = (water: Water, ship: RamsShip): Leg => {
  const held = ship.anchored || isStuck(ship) || isFast(water, ship);
  return runHalf(water, ship, ship, ship.speed, ship, held).leg;
};
