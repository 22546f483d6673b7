import type { Objective } from '../../core/scenario.ts';
import { enemyOf, type Side } from '../../core/types.ts';
import type { Stations } from '../../system/captain.ts';
import { playOut, type Luck, type Moving, type Table } from './exercise.ts';

/** How much of a loss a wound is: a hull half shot away is sunk by luck less than half as often. */
const lossOf = ({ piece, hull, left }: Moving): number => {
  const wound = left === null ? Math.min(1, Math.max(0, 1 - hull / piece.full)) : 0;
  return wound * wound;
};

/** What counts when time is up; everything else counts at once. */
const AT_THE_END: ReadonlySet<Objective['kind']> = new Set<Objective['kind']>(['hold', 'survive']);

/** The worst wounds of those pieces, so many of them, each 0 to 1. */
const wounds = (named: readonly Moving[], most: number): number => {
  const losses: number[] = [];
  for (const moving of named) {
    const loss = lossOf(moving);
    if (loss > 0) losses.push(loss);
  }
  if (losses.length > 1) losses.sort((one, other) => other - one);
  let sum = 0;
  for (let place = 0; place < Math.min(most, losses.length); place++) sum += losses[place] ?? 0;
  return sum;
};

/** How near an objective has come to being met, 0 to 1. */
const nearness = ({ objectives, done, named, fleets }: Table, index: number): number => {
  const objective = objectives[index] as Objective;
  const units = named[index] ?? [];
  const already = done[index] ?? 0;
  const { count } = objective;
  switch (objective.kind) {
    case 'sinkOrCapture':
    case 'destroy':
      return (already + wounds(units, count - already)) / count;
    case 'survive': {
      // So many more must be lost before it fails.
      const fatal = already - count + 1;
      return fatal <= 0 ? 0 : 1 - wounds(units, fatal) / fatal;
    }
    case 'exit': {
      const { edge } = objective;
      return (already + units.filter(({ piece, left }) => !piece.beaten && left === edge).length) / count;
    }
    case 'hold': {
      const { hexes, side } = objective;
      return Math.min(count, fleets[side].filter(({ here, at }) => here && hexes.includes(at)).length) / count;
    }
  }
};

/** How near a side is to having won, by what counts at once or by what counts at the end. */
const nearest = (table: Table, side: Side, late: boolean): number => {
  let most = 0;
  table.objectives.forEach((each, index) => {
    if (each.side === side && AT_THE_END.has(each.kind) === late) most = Math.max(most, nearness(table, index));
  });
  return Math.min(1, most);
};

/** A side whose every ship is lost or beaten has lost. */
const isGone = ({ fleets }: Table, side: Side): boolean => {
  const fleet = fleets[side];
  return (
    fleet.some(({ piece }) => piece.ship) && fleet.every(({ piece, hull }) => !piece.ship || hull <= 0 || piece.beaten)
  );
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

/** A chance that is reckoned no further than it takes to answer. */
export interface Chance {
  value(): number;
  exceeds(limit: number): boolean;
}

/** Sums of fractions are not trusted beyond it. */
const HAIR = 1e-9;

/** The chance that a side wins if both do so, 0 to 1, as far as paper can tell. */
export const chanceToWin = (table: Table, side: Side, stations: Readonly<Record<Side, Stations>>): Chance => {
  let tried = 0;
  let sum = 0;
  const tryNext = (luck: Luck): void => {
    tried += 1;
    sum += chanceUnder(table, side, stations, luck);
  };
  const value = (): number => {
    for (const luck of LUCKS.slice(tried)) tryNext(luck);
    return sum / LUCKS.length;
  };
  return {
    value,
    exceeds(limit) {
      const wanted = limit * LUCKS.length;
      for (const luck of LUCKS.slice(tried)) {
        if (sum > wanted + HAIR) return true;
        // Not even if all the rest were certain.
        if (sum + LUCKS.length - tried < wanted - HAIR) return false;
        tryNext(luck);
      }
      return value() > limit;
    },
  };
};

const chanceUnder = (table: Table, side: Side, stations: Readonly<Record<Side, Stations>>, luck: Luck): number => {
  const enemy = enemyOf(side);
  const won = (whose: Side): number => (isGone(table, enemyOf(whose)) ? 1 : nearest(table, whose, false));
  playOut(table, stations, luck, () => won(side) >= 1 || won(enemy) >= 1);
  const [own, theirs] = [likely(won(side)), likely(won(enemy))];
  // Who decides it sooner wins it; what is left is settled when time is up.
  if (own >= 1 || theirs >= 1) return own > theirs ? 1 - theirs / 3 : own < theirs ? own / 3 : 0.5;
  const late = (1 + likely(nearest(table, side, true)) - likely(nearest(table, enemy, true))) / 2;
  return own * (1 - theirs / 2) + (1 - own) * (1 - theirs) * late;
};
