import type { RuleSet } from '../../system/ruleset.ts';
import { findRuleSet, RULE_SETS } from '../../rules/index.ts';
import { LONGEST_CODE, readBattleCode } from '../../scenario/generate/index.ts';
import { formatProblem, quoted, unknownName } from '../../scenario/problems.ts';
import { problemInWords } from '../ui/problemWords.ts';
import { t } from '../../languages/language.ts';

/** The address of a battle: `#battle=memphis`, `#battle=river-24x16-p200-7&rules=portable`. */

export const BATTLE = '#battle=';
const RULES = 'rules=';

/** `battle` = id of one that comes with the game, or the word that makes one. */
export const battleAddress = (battle: string, rules?: RuleSet): string =>
  `${BATTLE}${battle}${rules ? `&${RULES}${rules.id}` : ''}`;

export type ReadBattleLink =
  { ok: true; battle: string; made: boolean; rules: RuleSet | null } | { ok: false; refusal: string };

const refuse = (why: string): ReadBattleLink => ({ ok: false, refusal: t`This link leads to no battle: ${why}.` });

/** What every word that makes a battle has, and no id. */
const LOOKS_MADE = /\d+x\d+|^(?:river|estuary|sea)-/;
const LONGEST = 2000;
/** With what ships of somebody's own are, which stands behind such a sign. */
const LONGEST_OWN = LONGEST_CODE + LONGEST;
const isTooLong = (address: string): boolean => address.length > (/~|%7e/iu.test(address) ? LONGEST_OWN : LONGEST);

/** Messages send some signs in another form; null where that form is damaged. */
const plainText = (address: string): string | null => {
  try {
    return decodeURIComponent(address.slice(BATTLE.length));
  } catch {
    return null;
  }
};

/** What such an address names; `shipped` = ids of the battles that come with the game. */
export const readBattleAddress = (address: string, shipped: readonly string[]): ReadBattleLink => {
  const text = isTooLong(address) ? null : plainText(address);
  if (text === null) return refuse(t`a part of it is missing or changed`);
  const [battle = '', ...parts] = text.split('&');
  const odd = parts.find(part => !part.startsWith(RULES));
  if (odd !== undefined) return refuse(t`expected "${RULES}" and a rule system after "&", found ${quoted(odd)}`);
  const id = parts[0]?.slice(RULES.length);
  const rules = id === undefined ? null : (findRuleSet(id) ?? null);
  const ids = RULE_SETS.map(set => set.id);
  if (id !== undefined && !rules) return refuse(t`rules: ${problemInWords(unknownName('a rule system', id, ids))}`);
  if (shipped.includes(battle)) return { ok: true, battle, made: false, rules };
  if (!LOOKS_MADE.test(battle)) return refuse(problemInWords(unknownName('a battle', battle, shipped)));
  const read = readBattleCode(battle);
  const [problem] = read.ok ? [] : read.problems;
  return problem ? refuse(problemInWords(formatProblem(problem, ''))) : { ok: true, battle, made: true, rules };
};
