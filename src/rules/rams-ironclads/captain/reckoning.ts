import type { Edge, Facing, HexId } from '../../../core/types.ts';
import { isSlowerThanStream, turnAsked, turnDenied, turnOf } from '../helm.ts';
import { edgeCrossed, isBank } from '../movement.ts';
import { SCALE } from '../tables.ts';
import type { Credit, Going, Helm, Plot, RamsShip, Situation } from '../types.ts';
import { powered } from '../units.ts';
import { headingOf, isFast, STILL, twelfthsFor, wayFrom } from '../way.ts';

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

/** What a marker says of speed and helm, and whether she lies at anchor. */
export type Marker = Readonly<Pick<Plot, 'speed' | 'helm' | 'anchor'>>;

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

const OPEN: Stop = { leaves: null, onBank: false, stopped: false };

/** What stops her who cannot go on from a hex: the rim of the chart or the land. */
const stopAt = (now: Situation, at: HexId, heading: Facing, next: HexId): Stop =>
  next === 0
    ? { leaves: edgeCrossed(now, at, heading), onBank: false, stopped: false }
    : { leaves: null, onBank: isBank(now, next), stopped: true };

/** Sections 3 and 4: a half-move hex by hex from a place, with that speed and heading, as if nobody stood in the way. */
const runHalf = (now: Situation, ship: RamsShip, from: Motion, speed: number, head: Heading, held: boolean): Half => {
  const { chart } = now;
  const { facing, credit } = head;
  const lies = { at: from.at, facing, speed, handling: ship.handling };
  const way = held ? STILL : wayFrom(now, lies, speed === 0 && !powered(now, ship));
  const { going, rate } = way;
  let twelfths = twelfthsFor(from, way);
  let { at } = from;
  let stop: Stop = OPEN;
  const path = [at];
  // Only who drifts heads otherwise from hex to hex.
  const steered = going === 'adrift' ? null : headingOf(now, { at, facing, going });
  while (twelfths >= SCALE.twelfths) {
    const heading = steered ?? headingOf(now, { at, facing, going });
    const next = heading === null ? 0 : chart.neighbour(at, heading);
    if (heading === null || !chart.navigable(next)) {
      twelfths = 0;
      if (heading !== null) stop = stopAt(now, at, heading, next);
      break;
    }
    at = next;
    path.push(at);
    twelfths -= SCALE.twelfths;
  }
  const { leaves, onBank, stopped } = stop;
  const end = { at, facing, speed: stopped ? 0 : speed, twelfths, going, credit };
  return { leg: { path, facing, rate, going }, end, leaves, onBank };
};

/** Her heading after the turn between the half-moves, and the degrees kept. */
const turnedTo = ({ handling }: RamsShip, { facing, credit }: Motion, helm: Helm): Heading =>
  helm === 'straight' ? { facing, credit: null } : turnOf({ facing, credit, handling }, helm);

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

const lying = (half: Half): Half => ({
  ...half,
  end: { ...half.end, credit: null },
  leg: { path: [half.end.at], facing: half.leg.facing, rate: 0, going: 'still' },
});

/**
 * Where a marker takes her, by dead reckoning; one on a shoal as if she came off. The rules' own course of a vessel alone, without a
 * copy of the battle: a captain asks for hundreds a move. reckoning.proof.test.ts, "the course of a ship", holds it to the rules.
 */
export const reckon = (now: Situation, ship: RamsShip, from: Motion, marker: Marker, stays = false): Track => {
  const held = stays || marker.anchor || isStuck(ship);
  const fast = isFast(now, ship);
  const speed = held ? 0 : marker.speed;
  const first = runHalf(now, ship, from, speed, from, held || fast);
  const { end } = first;
  const gone = first.leaves !== null || first.onBank;
  const asked = turnDenied(ship) === null ? turnAsked(marker.helm, end.speed, held || gone) : null;
  const lies = gone || (fast && speed === 0);
  const turn = turnedTo(ship, from, asked ?? 'straight');
  const second = lies ? lying(first) : runHalf(now, ship, end, end.speed, turn, held);
  const drifts = { at: end.at, speed: end.speed, handling: ship.handling };
  return {
    legs: [first.leg, second.leg],
    end: second.end,
    leaves: second.leaves,
    onBank: second.onBank,
    turns: asked !== null,
    yaws: !held && !fast && !gone && ((end.speed === 0 && !powered(now, ship)) || isSlowerThanStream(now, drifts)),
  };
};

/** The second half of a move whose markers lie open. */
export const reckonSecond = (now: Situation, ship: RamsShip): Leg => {
  const held = ship.anchored || isStuck(ship) || isFast(now, ship);
  return runHalf(now, ship, ship, ship.speed, ship, held).leg;
};
