import type { Game, Situation } from '../../core/game.ts';
import type { Objective } from '../../core/scenario.ts';
import { shipOf, type Phase } from '../../core/rules.ts';
import type { GameEvent, HexId, ShipId, Side } from '../../core/types.ts';
import { t, told } from '../../languages/language.ts';
import {
  hullOf,
  type GunsDesk,
  type MineView,
  type ObjectiveView,
  type OddsView,
  type Pose,
  type UnitTrack,
  type UnitTracks,
  type Whereabouts,
} from '../../system/desk/index.ts';

/** Fields of an event in which that many systems put the same: ids of units, numbers of hexes. */
type Fields<E extends GameEvent> = E extends unknown ? keyof E : never;

/** The hexes and units that events name in those fields. */
export const whereIn =
  <E extends GameEvent>(units: readonly Fields<E>[], hexes: readonly Fields<E>[]) =>
  (event: E, { chart }: Pick<Situation, 'chart'>): { hexes: HexId[]; units: string[] } => {
    const named: { hexes: HexId[]; units: string[] } = { hexes: [], units: [] };
    for (const key of units) {
      const value: unknown = event[key];
      if (typeof value === 'string') named.units.push(value);
    }
    for (const key of hexes) {
      const value: unknown = event[key];
      if (typeof value === 'number' && chart.has(value)) named.hexes.push(value);
    }
    return named;
  };

/** Where a ship lies: her place where no order of hers says another. */
export const whereLying = (now: Situation, ship: ShipId): Whereabouts => {
  const { at, facing } = shipOf(now, ship);
  return { hex: at, facing, left: '' };
};

/** The odds of guns that are laid first and fired together: in a step in which guns are laid, of those that are not laid yet, where two bear or more. */
export const laidTogether =
  <G extends Game>(
    sequence: readonly Phase<G>[],
    odds: (now: Situation<G>, unit: string, target: string) => OddsView | null,
  ): GunsDesk<G>['salvo'] =>
  (now, unit, target) => {
    if (sequence[now.state.cursor.phase]?.kind !== 'gun') return null;
    const view = odds(now, unit, target);
    return (view?.shots ?? 0) < 2 ? null : view;
  };

/** More ships than these are a fleet: a mark on every one of them would say nothing. */
const FEW = 3;

/** What of an objective lies on the chart. */
const liesAt = (objective: Objective): Pick<ObjectiveView, 'hexes' | 'units' | 'edge'> => {
  if (objective.kind === 'hold') return { hexes: objective.hexes };
  if (objective.kind === 'exit') return { edge: objective.edge };
  if (objective.kind === 'destroy') return { units: objective.targets };
  return objective.kind === 'sinkOrCapture' && objective.ships.length <= FEW ? { units: objective.ships } : {};
};

/** S11: each objective with how far it has got. */
export const standingsOf = (
  objectives: readonly Objective[],
  progress: (objective: Objective) => number,
): ObjectiveView[] =>
  objectives.map(objective => {
    const { side, text, kind, count } = objective;
    const done = progress(objective);
    return { side, text: told(text), done, needed: count, met: done >= count, kind, ...liesAt(objective) };
  });

/** What a mine has that can be drawn. */
interface Mine {
  hex: HexId;
  side: Side;
  live: boolean | null;
  spent: boolean;
}

/** The row of an effect in a table that is drawn with a row an effect, under all scores that give it, the lowest first. */
export const rowOfEffect = <T>(table: Readonly<Record<number, T>>, effect: T): number =>
  [...new Set(Object.values(table))].indexOf(effect);

/** Mines as a view knows them, each with its label. */
export const mineViews = <M extends Mine>(mines: readonly M[], labelOf: (mine: M) => string): MineView[] =>
  mines.map(mine => ({ hex: mine.hex, side: mine.side, live: mine.live, label: labelOf(mine), spent: mine.spent }));

/** What is left of a hull of that size when she is hurt as the pose says; a ship that has anything left is not sunk by rounding. */
export const hullIn = (pose: Pose, whole: number): number => {
  const { left, full } = hullOf(pose);
  return left <= 0 ? 0 : Math.max(1, Math.round((whole * left) / Math.max(1, full)));
};

/** The track of those who have only one. */
export const hullTrack = (
  left: number,
  full: number,
  more: Partial<Pick<UnitTrack, 'name' | 'critical' | 'says'>> = {},
): UnitTracks => [{ id: 'hull', name: t`Hull`, left, full, ...more }];
