import type { RuleSet } from '../../system/ruleset.ts';
import type { Actor, Cast, StageActs } from '../../system/stage.ts';

const UNSEEN: Actor = { play: () => Promise.resolve() };

/** What plays the events of these rules; rules without a stage are played without pictures. */
export const actorFor = (rules: RuleSet, acts: StageActs, cast: Cast): Actor => rules.stage?.(acts, cast) ?? UNSEEN;
