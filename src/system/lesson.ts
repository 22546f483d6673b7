import type { UnitSheet } from './desk/index.ts';
import type { Game, Situation } from '../core/game.ts';
import type { HexId, KernelEvent, Side } from '../core/types.ts';

/** A lesson played on a real battle: what it points at, and how it sees that the player has done it. Nothing in it plays for him. */

/** A part of the screen, by what it does. */
export type LessonControl =
  | 'main'
  | 'advice'
  | 'undo'
  | 'odds'
  | 'ship'
  | 'objectives'
  | 'turn'
  | 'log'
  | 'why'
  | 'decks'
  | 'cards'
  | 'clock'
  | 'speeds';

/** What is outlined: a control, an order of the list by its type, a unit on the chart, or a hex. */
export type Pointed =
  | { readonly control: LessonControl }
  | { readonly order: string }
  | { readonly unit: string }
  | { readonly hex: HexId };

/** Everything that a lesson may look at. All of it is what the learner may know. */
export interface LessonSight<G extends Game = Game> {
  readonly now: Situation<G>;
  readonly side: Side;
  /** Id of the step of the turn. */
  readonly step: string;
  readonly units: readonly UnitSheet[];
  /** What he may do now. */
  readonly offers: readonly G['command'][];
  /** What he has done so far, without what he took back. */
  readonly given: readonly G['command'][];
  /** What has happened before his eyes. */
  readonly events: readonly (G['event'] | KernelEvent)[];
  readonly selected: string | null;
  /** The target or place that is being looked at. */
  readonly aimedAt: string | null;
  /** Units of his that have an order open to them. */
  readonly actors: readonly string[];
  /** Targets of the unit in hand. */
  readonly targets: readonly string[];
  /** Hexes to which the ship in hand can go, the cheapest first. */
  readonly ways: readonly HexId[];
  /** Whether cards or markers are chosen that do not lie yet. */
  readonly drafted: boolean;
  readonly mayUndo: boolean;
  /** Whether he has taken something back, and whether he has asked for a rule. */
  readonly undone: boolean;
  readonly asked: boolean;
  /** Parts of the screen that lie open. */
  readonly opened: readonly LessonControl[];
}

/** One thing to learn. */
export interface LessonStep<G extends Game = Game> {
  /** Unique in its lesson, and kept with the game. */
  readonly id: string;
  readonly title: string;
  /** One sentence or two. */
  readonly text: string;
  /** The same for those who play by keys. */
  readonly keys?: string;
  /** How its moment comes about, for as long as it has not come. */
  readonly until?: string;
  /** Whether its moment is now; absent = always. */
  when?(seen: LessonSight<G>): boolean;
  /** What to choose next; null where there is nothing to point at. */
  points(seen: LessonSight<G>): Pointed | null;
  /** Whether it has been done, in whatever way; absent = it is only read. */
  done?(seen: LessonSight<G>): boolean;
}

/** A lesson under one system. */
export interface Lesson<G extends Game = Game> {
  /** Id of the battle on which it is played. */
  readonly battle: string;
  readonly seed: string;
  /** The side of the learner, and the opponent who plays the other. */
  readonly side: Side;
  readonly opponent: string;
  /** A sentence for those who choose among lessons. */
  readonly says: string;
  readonly steps: readonly LessonStep<G>[];
}

/** Where a lesson stands: at a step whose moment is now, before one whose moment is still to come, or at its end. */
export type LessonPlace<G extends Game = Game> =
  { readonly at: 'step' | 'wait'; readonly step: LessonStep<G> } | { readonly at: 'end' };

/** The first step that is not behind the learner and whose moment is now; else the first that is to come. After the battle only what it has brought. */
export const placeIn = <G extends Game>(
  lesson: Lesson<G>,
  behind: readonly string[],
  seen: LessonSight<G>,
): LessonPlace<G> => {
  const left = lesson.steps.filter(({ id }) => !behind.includes(id));
  const [first] = left;
  const over = seen.now.state.outcome !== null;
  const step = left.find(each => (each.when ? each.when(seen) : !over));
  if (step) return { at: 'step', step };
  return first && !over ? { at: 'wait', step: first } : { at: 'end' };
};

/** Steps that the learner has done by now, in whatever order, and that were not known to be behind him. */
export const newlyDone = <G extends Game>(
  lesson: Lesson<G>,
  behind: readonly string[],
  seen: LessonSight<G>,
): string[] => lesson.steps.filter(step => !behind.includes(step.id) && step.done?.(seen) === true).map(({ id }) => id);
