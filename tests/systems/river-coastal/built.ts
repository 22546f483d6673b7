import type { Force, Work } from '../../../src/core/scenario.ts';
import type { Facing, HexId } from '../../../src/core/types.ts';
import { vesselOf } from '../../../src/ships/index.ts';
import { stationed, stokersFor } from '../../../src/rules/river-coastal/crew.ts';
import { BUILDINGS, HAZARDS, SCALE } from '../../../src/rules/river-coastal/tables.ts';
import type { Gun, RiverShip, RiverWork, TurretArc } from '../../../src/rules/river-coastal/types.ts';
import {
  fortRatingOf,
  heaviestFirst,
  lostBefore,
  ratingOf,
  type GunRating,
} from '../../../src/rules/river-coastal/setup/ratings.ts';

/** Where and how a ship begins. */
export interface Start {
  readonly hex: HexId;
  readonly facing: Facing;
  readonly turn: number;
  /** Half-knots. */
  readonly speed: number;
}

const gunOf = ({ alternate, turret, ...gun }: GunRating, square: number): Gun => ({
  ...gun,
  slow: alternate,
  turret: turret - 1,
  lost: false,
  loaded: 1,
  square,
});

/** C38: before move 1 turrets look forward, an after one aft. */
const turretsOf = (guns: readonly GunRating[]): TurretArc[] => {
  const count = Math.max(0, ...guns.map(({ turret }) => turret));
  return Array.from({ length: count }, (_, turret) => (turret > 0 && turret === count - 1 ? 'stern' : 'bow'));
};

/** Lists of her own: a ship's state is written to. */
const unhurt = () => ({
  abandoned: false,
  leftBy: null,
  captain: null,
  inHand: 0,
  rate: 0,
  going: 'still' as const,
  turning: 0,
  turningAstern: false,
  plot: null,
  entered: 0,
  halted: false,
  locked: null,
  hits: [],
  knotsLost: 0,
  boilerDestroyed: false,
  pilotHouseLost: false,
  fires: [],
  burntBy: 0,
  opened: false,
  firedOnBy: [],
  firedOnBefore: [],
  underFire: false,
  rammed: false,
  shocks: [],
});

/** C29 to C31, C38, C101: a ship as she was built and manned, with what the battle has cost her before it begins. */
export const shipFrom = (force: Force, start: Start): RiverShip => {
  const { spv, cpv, penetration, draught, knots, guns, skin: _, spars: __, machinery, ...rating } = ratingOf(force);
  const stokers = stokersFor(cpv, machinery === 'steam');
  const fullTop = Math.round(knots * SCALE.halves);
  const { type } = vesselOf(force);
  const armed = guns.map(gun => gunOf(gun, 0));
  return {
    id: force.id,
    side: force.side,
    at: start.turn > 1 ? 0 : start.hex,
    facing: start.facing,
    ...rating,
    bothWays: type === 'double_ender' || type === 'ferryboat_gunboat',
    stokers,
    fullSpv: spv,
    value: penetration,
    fullCpv: cpv,
    statedDraught: draught,
    fullTop,
    steamFrom: fullTop > 0 ? force.steamIn + 1 : 0,
    spv: spv - lostBefore(spv, force.overrides.damage ?? 0),
    cpv,
    draught,
    guns: armed,
    status: start.turn > 1 ? 'waiting' : 'afloat',
    entry: start.turn,
    entryHex: start.hex,
    crew: stationed(cpv, stokers, armed, heaviestFirst(guns)),
    ...unhurt(),
    speed: start.speed,
    anchored: force.anchored,
    aground: force.aground ? { tries: HAZARDS.sandbar.tries, before: 0, freed: false } : null,
    turrets: turretsOf(guns),
  };
};

const SQUARES = 6;

/** C85 to C87, C90: a fort with its guns in squares and as many crews as it has, or a building. */
export const workFrom = (work: Work): RiverWork => {
  const { id, side, kind, hexes, facing } = work;
  const rating = fortRatingOf(work);
  const base = { id, side, kind, hexes: [...hexes], facing, silent: false };
  if (!rating) {
    const points = { fullFpv: BUILDINGS.bpv, fpv: BUILDINGS.bpv, fullCpv: 0, cpv: 0 };
    return { ...base, ...points, guns: [], manned: [], high: false };
  }
  const { fpv, cpv, seesOver, guns } = rating;
  const order = heaviestFirst(guns);
  const rank = (index: number): number => order.indexOf(index);
  return {
    ...base,
    fullFpv: fpv,
    fpv,
    fullCpv: cpv,
    cpv,
    guns: guns.map((gun, index) => gunOf(gun, (rank(index) % SQUARES) + 1)),
    manned: guns.map((_, index) => rank(index) < cpv),
    high: seesOver,
  };
};
