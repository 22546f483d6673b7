import { situationOf } from '../core/engine.ts';
import { inWords } from '../languages/phrase.ts';
import type { State } from '../core/types.ts';
import type { Reason } from '../system/captain.ts';
import type { UnitSheet } from '../system/desk/index.ts';
import type { Match } from '../system/ruleset.ts';

/** An opponent's reason as it is read: units by the names on their sheets. */
export const reasonInWords = ({ says }: Reason, units: readonly UnitSheet[]): string =>
  inWords(says, id => units.find(unit => unit.id === id)?.name ?? id);

/** Reasons that have been put into words: a game is saved after every command, and to look up the units takes its time. */
const said = new WeakMap<Reason, string>();

/** Why an opponent gave that command, in words; null where he said nothing. */
export const whyInWords = (match: Match, { reason, state }: { reason?: Reason; state: State }): string | null => {
  if (!reason) return null;
  let words = said.get(reason);
  if (words === undefined)
    said.set(reason, (words = reasonInWords(reason, match.rules.desk.units(situationOf(match, state)))));
  return words;
};
