import type { Doctrine } from '../system/captain.ts';
import type { RuleSet } from '../system/ruleset.ts';
import { plain } from './plain.ts';

/** The doctrine for these rules; without one of their own, captains go by the odds that the rules give them. */
export const doctrineOf = (rules: RuleSet): Doctrine => rules.captain ?? plain;
