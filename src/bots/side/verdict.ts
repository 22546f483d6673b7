import type { Objective } from '../../core/scenario.ts';
import { enemyOf, type Side } from '../../core/types.ts';
import type { Stations } from '../../system/captain.ts';
import { playOut, type Exercise, type Luck, type Moving } from './exercise.ts';

/** How much of a loss a wound is: a hull half shot away is sunk by luck less than half as often. */
const lossOf = ({ piece, hull, left }: Moving): number => {
  const wound = left === null ? Math.min(1, Math.max(0, 1 - hull / piece.full)) : 0;
  return wound * wound;
};

/** What counts when time is up; everything else counts at once. */
const AT_THE_END: ReadonlySet<Objective['kind']> = new Set<Objective['kind']>(['hold', 'survive']);

/** The worst wounds of those units, so many of them, each 0 to 1. */
const wounds = (all: readonly Moving[], ids: readonly string[], most: number): number =>
  all
    .filter(({ piece }) => ids.includes(piece.id))
    .map(lossOf)
    .sort((one, other) => other - one)
    .slice(0, Math.max(0, most))
    .reduce((sum, wound) => sum + wound, 0);

/** How near an objective has come to being met, 0 to 1. */
const nearness = (objective: Objective, done: number, all: readonly Moving[]): number => {
  const { count } = objective;
  switch (objective.kind) {
    case 'sinkOrCapture':
      return (done + wounds(all, objective.ships, count - done)) / count;
    case 'destroy':
      return (done + wounds(all, objective.targets, count - done)) / count;
    case 'survive': {
      // So many more must be lost before it fails.
      const fatal = done - count + 1;
      return fatal <= 0 ? 0 : 1 - wounds(all, objective.ships, fatal) / fatal;
    }
    case 'exit':
      return (
        (done +
          all.filter(
            ({ piece, left }) => !piece.beaten && left === objective.edge && objective.ships.includes(piece.id),
          ).length) /
        count
      );
    case 'hold': {
      const there = all.filter(
        ({ piece, here, at }) => here && piece.side === objective.side && objective.hexes.includes(at),
      );
      return Math.min(count, there.length) / count;
    }
  }
};

/** How near a side is to having won, by what counts at once or by what counts at the end. */
const nearest = ({ objectives, done }: Exercise, all: readonly Moving[], side: Side, late: boolean): number => {
  let most = 0;
  objectives.forEach((each, index) => {
    if (each.side === side && AT_THE_END.has(each.kind) === late)
      most = Math.max(most, nearness(each, done[index] ?? 0, all));
  });
  return Math.min(1, most);
};

/** A side whose every ship is lost or beaten has lost. */
const isGone = (all: readonly Moving[], side: Side): boolean => {
  const fleet = all.filter(({ piece }) => piece.ship && piece.side === side);
  return fleet.length > 0 && fleet.every(({ piece, hull }) => hull <= 0 || piece.beaten);
};

/** The likelihood that a side has won what it has come so near to on average. */
const likely = (part: number): number => part * part * part;

/** The luck under which a battle is reckoned through, for the Union and the Confederates: both as usual, either or both better or worse. */
const LUCKS: readonly Luck[] = [
  { union: 1, confederate: 1 },
  { union: 1.3, confederate: 0.7 },
  { union: 0.7, confederate: 1.3 },
  { union: 1.4, confederate: 1.4 },
  { union: 0.7, confederate: 0.7 },
];

/** The chance that a side wins if both do so, 0 to 1, as far as paper can tell. */
export const chanceToWin = (exercise: Exercise, side: Side, stations: Readonly<Record<Side, Stations>>): number =>
  LUCKS.reduce((sum, luck) => sum + chanceUnder(exercise, side, stations, luck), 0) / LUCKS.length;

const chanceUnder = (
  exercise: Exercise,
  side: Side,
  stations: Readonly<Record<Side, Stations>>,
  luck: Luck,
): number => {
  const enemy = enemyOf(side);
  const won = (all: readonly Moving[], whose: Side): number =>
    isGone(all, enemyOf(whose)) ? 1 : nearest(exercise, all, whose, false);
  const all = playOut(exercise, stations, luck, after => won(after, side) >= 1 || won(after, enemy) >= 1);
  const [own, theirs] = [likely(won(all, side)), likely(won(all, enemy))];
  // Who decides it sooner wins it; what is left is settled when time is up.
  if (own >= 1 || theirs >= 1) return own > theirs ? 1 - theirs / 3 : own < theirs ? own / 3 : 0.5;
  const late = (1 + likely(nearest(exercise, all, side, true)) - likely(nearest(exercise, all, enemy, true))) / 2;
  return own * (1 - theirs / 2) + (1 - own) * (1 - theirs) * late;
};
