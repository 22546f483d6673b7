import type { Game } from '../core/game.ts';
import type { KernelEvent } from '../core/types.ts';
import { sees, type Eyes } from '../core/witness.ts';
import type { Match } from './ruleset.ts';

/** An event in words for whoever sits there; null where nobody there knows of it. */
export const narrationFor = <G extends Game>(
  { rules, scenario }: Pick<Match<G>, 'rules' | 'scenario'>,
  event: G['event'] | KernelEvent,
  eyes: Eyes,
): string | null => (sees(rules, event, eyes) ? rules.narrate(event, scenario) : null);
