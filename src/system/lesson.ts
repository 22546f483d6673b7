import type { UnitSheet } from './desk/index.ts';
import type { Game, Situation } from '../core/game.ts';
import type { HexId, KernelEvent, Side } from '../core/types.ts';

/** A lesson played on a real battle: what it points at, and how it sees that the player has done it. Nothing in it plays for him. */

/** A part of the screen, by what it does. */
export type LessonControl =
  | 'main'
  | 'end'
  | 'advice'
  | 'undo'
  | 'odds'
  | 'ship'
  | 'objectives'
  | 'turn'
  | 'log'
  | 'why'
  | 'dice'
  | 'armour'
  | 'decks'
  | 'cards'
  | 'clock'
  | 'speeds'
  | 'course'
  | 'earned'
  | 'bound'
  | 'crew'
  | 'captain'
  | 'beside';

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
  /** Whether he has taken something back, and whether he has asked for a rule or a printed table. */
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
  /** What to choose next; null where there is nothing to point at, or where what had to be done cannot be done any more. */
  points(seen: LessonSight<G>): Pointed | null;
  /** Whether it has been done, in whatever way; absent = it is only read. */
  done?(seen: LessonSight<G>): boolean;
  /** What a captain advises here: the first of these that is offered. */
  readonly wants?: readonly CommandLike<G>[];
}

/** How a ship lies otherwise than in the battle, in the words of its file; or another vessel in her place, which answers to her id. */
interface LessonShip {
  readonly vessel?: string;
  readonly hex?: string;
  readonly facing?: string;
  readonly state?: { readonly anchored?: boolean; readonly aground?: boolean; readonly steamIn?: number };
}

/** Commands of one kind: those that have all this. */
export type CommandLike<G extends Game> = G['command'] extends infer C
  ? C extends unknown
    ? Partial<C>
    : never
  : never;

/** A position made for what is to be learnt in it: nothing has to be waited for. */
export interface LessonScene<G extends Game = Game> {
  readonly ships?: Readonly<Record<string, LessonShip>>;
  /** Forts, in the words of a battle's file. */
  readonly forts?: readonly object[];
  /** What the battle says otherwise: of the river, and to these rules. */
  readonly current?: { readonly knots: number; readonly downstream: string };
  readonly section?: Readonly<Record<string, unknown>>;
  /** Of the dice. */
  readonly seed: string;
  /** What both sides order before the learner's moment: of all that is offered the first of these, else the first offer of all. */
  readonly lead: readonly CommandLike<G>[];
  /** The offer by which his moment is known. */
  readonly until: CommandLike<G>;
  /** Before such an order has been given it is not come. */
  readonly after?: CommandLike<G>;
  /** From the first such order on, what leads to his moment happens before his eyes. */
  readonly shown?: CommandLike<G>;
  readonly steps: readonly LessonStep<G>[];
}

/** A lesson under one system. */
export interface Lesson<G extends Game = Game> {
  /** Id of the battle on which it is played. */
  readonly battle: string;
  /** The side of the learner, and the opponent who plays the other. */
  readonly side: Side;
  readonly opponent: string;
  /** A sentence for those who choose among lessons. */
  readonly says: string;
  readonly scenes: readonly LessonScene<G>[];
}

/** All steps of a lesson. */
export const stepsOf = <G extends Game>({ scenes }: Pick<Lesson<G>, 'scenes'>): LessonStep<G>[] =>
  scenes.flatMap(({ steps }) => [...steps]);

/** Where a lesson stands: the first step that is not behind the learner, with the number of its scene; null at the end. */
export const placeIn = <G extends Game>(
  { scenes }: Pick<Lesson<G>, 'scenes'>,
  behind: readonly string[],
): { scene: number; step: LessonStep<G> } | null => {
  for (const [scene, { steps }] of scenes.entries()) {
    const step = steps.find(({ id }) => !behind.includes(id));
    if (step) return { scene, step };
  }
  return null;
};

/** Steps of a scene that the learner has done by now, in whatever order, and that were not known to be behind him. */
export const newlyDone = <G extends Game>(
  { steps }: Pick<LessonScene<G>, 'steps'>,
  behind: readonly string[],
  seen: LessonSight<G>,
): string[] => steps.filter(step => !behind.includes(step.id) && step.done?.(seen) === true).map(({ id }) => id);
