import type { Situation } from '../../core/game.ts';
import type { Objective } from '../../core/scenario.ts';
import { SIDES, type Edge, type HexId, type Side } from '../../core/types.ts';
import type { Stations } from '../../system/captain.ts';
import { FACINGS } from '../courses.ts';
import { cheapest, wayOut } from '../errand.ts';
import { NO_WAY, wayToAny, wayToHex, type Way } from '../waters.ts';
import type { Piece } from './pieces.ts';

/** A battle as it is laid out on a table to be reckoned through: pieces go so far a turn, and guns cost what they cost on average. */
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
  at: HexId;
  hull: number;
  /** Parts of a hex in hand, and those that the river has carried her. */
  inHand: number;
  carried: number;
  /** She takes part. */
  here: boolean;
  /** The edge that she has left by. */
  left: Edge | null;
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

/** One side of the table. */
interface Staff {
  readonly stations: Stations;
  /** What its objectives, or the other side's, make worth going for. */
  readonly wanted: ReadonlySet<string>;
}

interface Table extends Exercise {
  readonly luck: Luck;
  readonly all: readonly Moving[];
  readonly staffs: Readonly<Record<Side, Staff>>;
}

const near = ({ now: { chart } }: Exercise, one: Moving, other: Moving): number => {
  if (one.piece.ship && other.piece.ship) return chart.range(one.at, other.at);
  let least = Infinity;
  for (const from of one.piece.ship ? [one.at] : one.piece.hexes)
    for (const to of other.piece.ship ? [other.at] : other.piece.hexes) least = Math.min(least, chart.range(from, to));
  return least;
};

const wantedBy = (objectives: readonly Objective[], side: Side): ReadonlySet<string> =>
  new Set(
    objectives.flatMap(each => {
      if (each.side !== side) return each.kind === 'survive' || each.kind === 'exit' ? each.ships : [];
      return each.kind === 'sinkOrCapture' ? each.ships : each.kind === 'destroy' ? each.targets : [];
    }),
  );

/** The edge by which she leaves: the nearest of her own for whoever has had enough; else the one that the plan, or an objective, names. */
const edgeFor = ({ now, objectives, staffs }: Table, { piece: { id, side, beaten }, at }: Moving): Edge | null => {
  if (beaten) return cheapest(now.scenario.homeEdges[side], edge => now.chart.hexesToEdge(at, edge));
  const told = staffs[side].stations.get(id);
  if (told) return told.edge;
  for (const each of objectives)
    if (each.kind === 'exit' && each.side === side && each.ships.includes(id)) return each.edge;
  return null;
};

/** Who has far to go to a place that must be held goes in time: the nearest, one more than are needed. */
const holdWay = ({ now, objectives, all }: Table, { piece, at }: Moving, turnsLeft: number): Way | null => {
  for (const each of objectives) {
    if (each.kind !== 'hold' || each.side !== piece.side) continue;
    const way = wayToAny(now.chart, each.hexes, piece.draught);
    if (way(at) / piece.pace + TURNS_IN_HAND < turnsLeft) continue;
    const nearer = all.filter(other => other.here && other.piece.side === piece.side && way(other.at) < way(at));
    if (nearer.length <= each.count) return way;
  }
  return null;
};

const besideKept = new WeakMap<readonly HexId[], readonly HexId[]>();

/** The water beside a work. */
const beside = ({ now: { chart } }: Exercise, hexes: readonly HexId[]): readonly HexId[] => {
  let found = besideKept.get(hexes);
  if (!found) {
    const about = FACINGS.flatMap(facing => hexes.map(hex => chart.neighbour(hex, facing)));
    besideKept.set(hexes, (found = about.filter(hex => hex !== 0 && chart.navigable(hex))));
  }
  return found;
};

/** The way to the nearest enemy worth going for; null where she lies beside her. */
const preyWay = (table: Table, moving: Moving): Way | null => {
  const { wanted } = table.staffs[moving.piece.side];
  let best: Moving | null = null;
  let least = Infinity;
  for (const foe of table.all) {
    if (!foe.here || foe.piece.side === moving.piece.side || (!foe.piece.ship && !wanted.has(foe.piece.id))) continue;
    const far = near(table, moving, foe) - (wanted.has(foe.piece.id) ? WANTED_DRAWS : 0);
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
const wayFor = (table: Table, moving: Moving, turnsLeft: number): Way | null => {
  const { piece } = moving;
  const { chart } = table.now;
  const station = table.staffs[piece.side].stations.get(piece.id);
  const edge = edgeFor(table, moving);
  if (edge !== null) return wayOut(chart, edge, piece.draught);
  if (station) return wayToAny(chart, station.hexes, piece.draught);
  return holdWay(table, moving, turnsLeft) ?? (piece.armed ? preyWay(table, moving) : null);
};

/** One hex on by the way, or where she is. */
const onward = ({ now: { chart } }: Exercise, way: Way, at: HexId): HexId => {
  let best = at;
  let least = way(at);
  for (const facing of FACINGS) {
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
  const { piece } = moving;
  const way = wayFor(table, moving, turnsLeft);
  if (!way || way(moving.at) >= NO_WAY) return;
  const edge = edgeFor(table, moving);
  if (way(moving.at) > 0) drift(table, moving);
  const told = piece.beaten || table.staffs[piece.side].stations.has(piece.id);
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
  const { piece } = firer;
  const range = near(table, firer, foe);
  const guns =
    range <= piece.reach ? TELLS * piece.bite(foe.piece.id) * (2 * range > piece.reach + 1 ? FAR_OFF : 1) : 0;
  const rams = range <= 1 && piece.pace > 0 && foe.piece.ship && !piece.beaten;
  return table.luck[piece.side] * (guns + (rams ? BLOWS_LANDED * piece.blow(foe.piece.id) : 0));
};

/** Each fires at whom it hurts most, at what is wanted first; all at once. */
const fire = (table: Table): void => {
  const harm = new Map<Moving, number>();
  for (const firer of table.all) {
    if (!firer.here || !firer.piece.armed) continue;
    const { wanted } = table.staffs[firer.piece.side];
    let target: Moving | null = null;
    let points = 0;
    let most = 0;
    for (const foe of table.all) {
      if (!foe.here || foe.piece.side === firer.piece.side) continue;
      const here = harmTo(table, firer, foe);
      const worth = (here / Math.max(1, foe.hull)) * (wanted.has(foe.piece.id) ? WANTED_FIRST : 1);
      if (worth <= most) continue;
      [target, points, most] = [foe, here, worth];
    }
    if (target) harm.set(target, (harm.get(target) ?? 0) + points);
  }
  for (const [moving, points] of harm) {
    moving.hull -= points;
    if (moving.hull <= 0) moving.here = false;
  }
};

/** Reckons the battle through, turn by turn, until somebody asked says that it is decided or time is up. */
export const playOut = (
  exercise: Exercise,
  stations: Readonly<Record<Side, Stations>>,
  luck: Luck,
  isOver: (all: readonly Moving[]) => boolean,
): readonly Moving[] => {
  const all = exercise.pieces.map((piece): Moving => ({
    piece,
    at: piece.hexes[0] ?? 0,
    hull: piece.hull,
    inHand: 0,
    carried: 0,
    here: false,
    left: null,
  }));
  const [union, confederate] = SIDES.map(side => ({
    stations: stations[side],
    wanted: wantedBy(exercise.objectives, side),
  })) as [Staff, Staff];
  const table: Table = { ...exercise, luck, all, staffs: { union, confederate } };
  for (let turn = 0; turn < exercise.turns; turn++) {
    for (const moving of all) if (moving.piece.appears === turn) moving.here = true;
    for (const moving of all)
      if (moving.here && moving.piece.pace > 0 && moving.piece.held <= turn)
        steam(table, moving, exercise.turns - turn);
    fire(table);
    if (isOver(all)) break;
  }
  return all;
};
