import type { CardView } from '../../core/desk.ts';
import type { RuleSet } from '../../core/ruleset.ts';
import type { GameEvent, Side } from '../../core/types.ts';
import type { StageActs } from '../sound/heard.ts';
import type { Whereabouts } from './places.ts';
import { portableStage } from './portable.ts';
import { quickSheetStage } from './quick-sheet/index.ts';
import { ramsStage } from './rams-ironclads/index.ts';
import { perform, type Stage } from './stage.ts';

/** Where units are, and what else whoever animates them must know. */
export interface Cast extends Whereabouts {
  side(unit: string): Side;
  /** An order card by its id; null where the rules have no cards. */
  card(id: string): CardView | null;
}

/** Plays one event on the board. */
export type Actor = (event: GameEvent) => Promise<void>;
type Opener = (acts: StageActs, cast: Cast) => Actor;

/** A stage that is only ever given the events of its own rules. */
const opener =
  <E extends GameEvent>(open: (acts: StageActs, cast: Cast) => Stage<E>): Opener =>
  (acts, cast) => {
    const stage = open(acts, cast);
    return event => perform(stage, event as E);
  };

/** How each rule system's events look on the board. */
const STAGES: readonly { id: string; open: Opener }[] = [
  { id: 'portable', open: opener(portableStage) },
  { id: 'quick-sheet', open: opener(quickSheetStage) },
  { id: 'rams-ironclads', open: opener(ramsStage) },
];

const UNSEEN: Actor = () => Promise.resolve();

/** What plays the events of these rules; rules without a stage are played without pictures. */
export const actorFor = (rules: RuleSet, acts: StageActs, cast: Cast): Actor =>
  STAGES.find(stage => stage.id === rules.id)?.open(acts, cast) ?? UNSEEN;
