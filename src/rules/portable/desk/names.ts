import { nameInScenario } from '../../shared/names.ts';
import type { Situation } from '../types.ts';
import { told } from '../../../languages/language.ts';

/** A unit's name as the scenario gives it, in the player's language. */
export const nameOf = (now: Situation, id: string): string => told(nameInScenario(now.scenario, id) ?? id);
