import type { RuleSet } from '../../system/ruleset.ts';
import type { EventPlayer, OnBoard, StageActs } from '../../system/stage.ts';

const UNSEEN: EventPlayer = { play: () => Promise.resolve() };

/** What plays the events of these rules; rules without a stage are played without pictures. */
export const eventPlayerFor = (rules: RuleSet, acts: StageActs, units: OnBoard): EventPlayer =>
  rules.stage?.(acts, units) ?? UNSEEN;
