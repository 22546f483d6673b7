import type { RuleSet } from '../../core/ruleset.ts';
import type { Facing, GameEvent, HexId, Side } from '../../core/types.ts';
import type { BoardActs } from '../boardPort.ts';
import { portableStage } from './portable.ts';
import { perform, type Stage } from './stage.ts';

/** Where units are, for whoever animates them. */
export interface Cast {
  at(unit: string): HexId;
  side(unit: string): Side;
  facing(unit: string): Facing;
}

/** Plays one event on the board. */
export type Actor = (event: GameEvent) => Promise<void>;
type Opener = (acts: BoardActs, cast: Cast) => Actor;

/** A stage that is only ever given the events of its own rules. */
const opener =
  <E extends GameEvent>(open: (acts: BoardActs, cast: Cast) => Stage<E>): Opener =>
  (acts, cast) => {
    const stage = open(acts, cast);
    return event => perform(stage, event as E);
  };

/** How each rule system's events look on the board. */
const STAGES: readonly { id: string; open: Opener }[] = [{ id: 'portable', open: opener(portableStage) }];

const UNSEEN: Actor = () => Promise.resolve();

/** What plays the events of these rules; rules without a stage are played without pictures. */
export const actorFor = (rules: RuleSet, acts: BoardActs, cast: Cast): Actor =>
  STAGES.find(stage => stage.id === rules.id)?.open(acts, cast) ?? UNSEEN;
