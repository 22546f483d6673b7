import { createContext } from 'preact';
import { signal } from '@preact/signals';
import type { TableCell, Why } from '../../system/help.ts';
import type { RuleSet } from '../../system/ruleset.ts';
import { findRuleSet, RULE_SETS } from '../../rules/index.ts';
import { nearestName } from '../../scenario/problems.ts';
import { HELP, isHelpAddress, RULES } from '../first/addresses.ts';
import { t } from '../../languages/language.ts';

/** Where help lies open: nowhere, at a book, or at the paragraph that was asked for. */
export interface HelpPlace {
  /** null = how the page is used. */
  readonly rules: RuleSet | null;
  readonly why: Why | null;
  /** Cells of its tables at which dice stand, lit; the last of them is gone to. */
  readonly cells: readonly TableCell[];
  /** Id of a paragraph that an address names. */
  readonly paragraph: string | null;
  /** The page's address led here, so that closing has to leave it. */
  readonly addressed: boolean;
}

export const helpPlace = signal<HelpPlace | null>(null);

/** The rules by which the game on the screen is played; null where none is. */
export const RulesAtHand = createContext<RuleSet | null>(null);

/** Opens the help: at the answer to a question, at a book of rules, or at how to play. */
export const openHelp = (rules: RuleSet | null, why: Why | null = null): void => {
  helpPlace.value = { rules, why, cells: [], paragraph: null, addressed: false };
};

/** Opens the printed tables where dice stand in them. */
export const openTables = (rules: RuleSet, cells: readonly TableCell[]): void => {
  helpPlace.value = { rules, why: null, cells, paragraph: null, addressed: false };
};

/** Opens or closes the help as the page's address says; answers with a sentence where there is no such book. */
export const followHelp = (address: string): string | null => {
  const shown = helpPlace.peek();
  if (!isHelpAddress(address)) {
    if (shown?.addressed) helpPlace.value = null;
    return null;
  }
  const [id = '', paragraph = null] = address.slice(RULES.length).split('/');
  const rules = address === HELP ? null : (findRuleSet(id) ?? null);
  const found = address === HELP || rules?.help !== undefined;
  helpPlace.value = found ? { rules, why: null, cells: [], paragraph, addressed: true } : null;
  const nearest = nearestName(
    id,
    RULE_SETS.map(known => known.id),
  );
  if (found) return null;
  return nearest === undefined
    ? t`There are no rules “${id}” here.`
    : t`There are no rules “${id}” here. Are “${nearest}” meant?`;
};
