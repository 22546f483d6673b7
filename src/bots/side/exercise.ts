import type { Situation } from '../../core/game.ts';
import type { Objective } from '../../core/scenario.ts';
import { ALL_FACINGS, enemyOf, type Edge, type HexId, type Side } from '../../core/types.ts';
import type { Station, Stations } from '../../system/captain.ts';
import { cheapest, wayOut } from '../errand.ts';
import { NO_WAY, wayToAny, wayToHex, type Way } from '../waters.ts';
import type { Piece } from './pieces.ts';

/** A battle to be reckoned through: pieces go so far a turn, and guns cost what they cost on average. */
export interface Exercise {
  readonly now: Situation;
  readonly objectives: readonly Objective[];
  /** What each objective has come to so far. */
  readonly done: readonly number[];
  readonly pieces: readonly Piece[];
  readonly turns: number;
}

/** How well each side's guns and bows do beside the average. */
export type Luck = Readonly<Record<Side, number>>;

/** A piece in play. */
export interface Moving {
  readonly piece: Piece;
  readonly index: number;
  /** What the objectives make worth going for. */
  readonly wanted: boolean;
  /** The edge that an objective names. */
  readonly exit: Edge | null;
  /** Points that her guns, and her bow, cost each other piece in a turn, by its index. */
  readonly guns: readonly number[];
  readonly bow: readonly number[];
  /** Where the plan wants her. */
  station: Station | null;
  at: HexId;
  hull: number;
  /** Points that she loses in this turn. */
  harm: number;
  /** Parts of a hex in hand, and those that the river has carried her. */
  inHand: number;
  carried: number;
  /** She takes part. */
  here: boolean;
  /** The edge that she has left by. */
  left: Edge | null;
}

/** An exercise laid out on a table, to be played again and again. */
export interface Table extends Exercise {
  readonly all: readonly Moving[];
  readonly fleets: Readonly<Record<Side, readonly Moving[]>>;
  /** The pieces that each objective names. */
  readonly named: readonly (readonly Moving[])[];
}

/** Nobody fires with all guns at the right moment, and not every turn. */
const TELLS = 0.6;
/** Beyond half her reach the part of her fire that still tells. */
const FAR_OFF = 0.5;
/** Of the chances to ram, the part that comes to a blow. */
const BLOWS_LANDED = 0.35;
/** Turns in hand for ships that go back to what must be held. */
const TURNS_IN_HAND = 2;
/** Hexes by which what the objectives name is nearer. */
const WANTED_DRAWS = 4;
/** It is fired at before others that would be hurt as much. */
const WANTED_FIRST = 2;

const near = ({ now: { chart } }: Exercise, one: Moving, other: Moving): number => {
  if (one.piece.ship && other.piece.ship) return chart.range(one.at, other.at);
  let least = Infinity;
  for (const from of one.piece.ship ? [one.at] : one.piece.hexes)
    for (const to of other.piece.ship ? [other.at] : other.piece.hexes) least = Math.min(least, chart.range(from, to));
  return least;
};

/** The units that an objective is about. */
const namedIn = (objective: Objective): readonly string[] =>
  objective.kind === 'hold' ? [] : objective.kind === 'destroy' ? objective.targets : objective.ships;

const isWanted = (objectives: readonly Objective[], { id, side }: Piece): boolean =>
  objectives.some(each => {
    const prey = each.side === side ? ['survive', 'exit'] : ['sinkOrCapture', 'destroy'];
    return prey.includes(each.kind) && namedIn(each).includes(id);
  });

const exitOf = (objectives: readonly Objective[], { id, side }: Piece): Edge | null => {
  for (const each of objectives)
    if (each.kind === 'exit' && each.side === side && each.ships.includes(id)) return each.edge;
  return null;
};

const layOutPiece = ({ objectives, pieces }: Exercise, piece: Piece, index: number): Moving => {
  const each = (points: (foe: Piece) => number): number[] =>
    pieces.map(foe => (piece.armed && foe.side !== piece.side ? points(foe) : 0));
  const rams = piece.pace > 0 && !piece.beaten;
  return {
    piece,
    index,
    wanted: isWanted(objectives, piece),
    exit: exitOf(objectives, piece),
    guns: each(({ id }) => TELLS * piece.bite(id)),
    bow: each(({ id, ship }) => (rams && ship ? BLOWS_LANDED * piece.blow(id) : 0)),
    station: null,
    at: 0,
    hull: 0,
    harm: 0,
    inHand: 0,
    carried: 0,
    here: false,
    left: null,
  };
};

export const layOut = (exercise: Exercise): Table => {
  const all = exercise.pieces.map((piece, index) => layOutPiece(exercise, piece, index));
  const fleet = (side: Side): Moving[] => all.filter(({ piece }) => piece.side === side);
  const named = exercise.objectives.map(objective => {
    const ids = namedIn(objective);
    return all.filter(({ piece }) => ids.includes(piece.id));
  });
  return { ...exercise, all, fleets: { union: fleet('union'), confederate: fleet('confederate') }, named };
};

/** The edge by which she leaves: the nearest of her own for whoever has had enough; else the one that the plan, or an objective, names. */
const edgeFor = ({ now }: Table, { piece: { side, beaten }, at, station, exit }: Moving): Edge | null => {
  if (beaten) return cheapest(now.scenario.homeEdges[side], edge => now.chart.hexesToEdge(at, edge));
  return station ? station.edge : exit;
};

/** Who has far to go to a place that must be held goes in time: the nearest, one more than are needed. */
const holdWay = ({ now, objectives, fleets }: Table, { piece, at }: Moving, turnsLeft: number): Way | null => {
  for (const each of objectives) {
    if (each.kind !== 'hold' || each.side !== piece.side) continue;
    const way = wayToAny(now.chart, each.hexes, piece.draught);
    if (way(at) / piece.pace + TURNS_IN_HAND < turnsLeft) continue;
    const nearer = fleets[piece.side].filter(other => other.here && way(other.at) < way(at));
    if (nearer.length <= each.count) return way;
  }
  return null;
};

const besideKept = new WeakMap<readonly HexId[], readonly HexId[]>();

/** The water beside a work. */
const beside = ({ now: { chart } }: Exercise, hexes: readonly HexId[]): readonly HexId[] => {
  let found = besideKept.get(hexes);
  if (!found) {
    const about = ALL_FACINGS.flatMap(facing => hexes.map(hex => chart.neighbour(hex, facing)));
    besideKept.set(hexes, (found = about.filter(hex => hex !== 0 && chart.navigable(hex))));
  }
  return found;
};

/** The way to the nearest enemy worth going for; null where she lies beside her. */
const preyWay = (table: Table, moving: Moving): Way | null => {
  let best: Moving | null = null;
  let least = Infinity;
  for (const foe of table.fleets[enemyOf(moving.piece.side)]) {
    if (!foe.here || (!foe.piece.ship && !foe.wanted)) continue;
    const far = near(table, moving, foe) - (foe.wanted ? WANTED_DRAWS : 0);
    if (far >= least) continue;
    least = far;
    best = foe;
  }
  if (!best || near(table, moving, best) <= 1) return null;
  const { chart } = table.now;
  const { draught } = moving.piece;
  return best.piece.ship
    ? wayToHex(chart, best.at, draught)
    : wayToAny(chart, beside(table, best.piece.hexes), draught);
};

/** Where she steams: to her station, and without one as captains do. */
const wayFor = (table: Table, moving: Moving, edge: Edge | null, turnsLeft: number): Way | null => {
  const { piece, station } = moving;
  const { chart } = table.now;
  if (edge !== null) return wayOut(chart, edge, piece.draught);
  if (station) return wayToAny(chart, station.hexes, piece.draught);
  return holdWay(table, moving, turnsLeft) ?? (piece.armed ? preyWay(table, moving) : null);
};

/** One hex on by the way, or where she is. */
const onward = ({ now: { chart } }: Exercise, way: Way, at: HexId): HexId => {
  let best = at;
  let least = way(at);
  for (const facing of ALL_FACINGS) {
    const next = chart.neighbour(at, facing);
    if (next === 0 || way(next) >= least) continue;
    least = way(next);
    best = next;
  }
  return best;
};

/** Captains without a plan stop to fire on their way: the part of their pace that is left. */
const DAWDLES = 0.8;

/** Who lies where she is to lie anchors there. */
const drift = ({ now: { chart } }: Exercise, moving: Moving): void => {
  for (moving.carried += moving.piece.drift; moving.carried >= 1; moving.carried -= 1) {
    const next = chart.downstream(moving.at);
    if (next !== 0 && chart.navigable(next)) moving.at = next;
  }
};

const steam = (table: Table, moving: Moving, turnsLeft: number): void => {
  const { piece, station } = moving;
  const edge = edgeFor(table, moving);
  const way = wayFor(table, moving, edge, turnsLeft);
  if (!way || way(moving.at) >= NO_WAY) return;
  if (way(moving.at) > 0) drift(table, moving);
  const told = piece.beaten || station !== null;
  for (moving.inHand += (told ? 1 : DAWDLES) * piece.pace; moving.inHand >= 1; moving.inHand -= 1) {
    if (way(moving.at) === 0) {
      moving.inHand = 0;
      if (edge === null) return;
      moving.here = false;
      moving.left = edge;
      return;
    }
    moving.at = onward(table, way, moving.at);
  }
};

/** Points that she costs an enemy in a turn. */
const harmTo = (table: Table, firer: Moving, foe: Moving): number => {
  const { reach } = firer.piece;
  const range = near(table, firer, foe);
  const guns = range <= reach ? (firer.guns[foe.index] ?? 0) * (2 * range > reach + 1 ? FAR_OFF : 1) : 0;
  return guns + (range <= 1 ? (firer.bow[foe.index] ?? 0) : 0);
};

/** Each fires at whom it hurts most, at what is wanted first; all at once. */
const fire = (table: Table, luck: Luck): void => {
  for (const firer of table.all) {
    const { side, armed } = firer.piece;
    if (!firer.here || !armed) continue;
    let target: Moving | null = null;
    let points = 0;
    let most = 0;
    for (const foe of table.fleets[enemyOf(side)]) {
      if (!foe.here) continue;
      const here = luck[side] * harmTo(table, firer, foe);
      if (here === 0) continue;
      const worth = (here / Math.max(1, foe.hull)) * (foe.wanted ? WANTED_FIRST : 1);
      if (worth <= most) continue;
      target = foe;
      points = here;
      most = worth;
    }
    if (target) target.harm += points;
  }
  for (const moving of table.all) {
    if (moving.harm === 0) continue;
    moving.hull -= moving.harm;
    moving.harm = 0;
    if (moving.hull <= 0) moving.here = false;
  }
};

/** Puts a piece where it stands at the beginning. */
const setUp = (moving: Moving, station: Station | null): void => {
  const { hexes, hull } = moving.piece;
  Object.assign(moving, { station, at: hexes[0] ?? 0, hull, inHand: 0, carried: 0, here: false, left: null });
};

/** Reckons the battle through from its beginning, turn by turn, until somebody asked says that it is decided or time is up. */
export const playOut = (
  table: Table,
  stations: Readonly<Record<Side, Stations>>,
  luck: Luck,
  isOver: () => boolean,
): void => {
  const { all, turns } = table;
  for (const moving of all) setUp(moving, stations[moving.piece.side].get(moving.piece.id) ?? null);
  for (let turn = 0; turn < turns; turn++) {
    for (const moving of all) if (moving.piece.appears === turn) moving.here = true;
    for (const moving of all)
      if (moving.here && moving.piece.pace > 0 && moving.piece.held <= turn) steam(table, moving, turns - turn);
    fire(table, luck);
    if (isOver()) break;
  }
};
