import { opponentsOf, type Opponent, type Stars } from '../../bots/opponents.ts';
import type { RuleSetId } from '../../core/types.ts';
import { t } from '../../languages/language.ts';
import { WIN_RATES } from './winRates.ts';

/** What is known of how often a level wins: the pair that was played, and what its count says. */
interface Known {
  readonly pair: string;
  readonly says: (of100: number) => string;
}

const KNOWN: Readonly<Record<Stars, Known>> = {
  1: { pair: 'captain:random', says: of100 => t`A captain beats him in ${of100} battles of 100.` },
  2: { pair: 'defender:random', says: of100 => t`Beats a raw recruit in ${of100} battles of 100.` },
  3: { pair: 'captain:random', says: of100 => t`Beats a raw recruit in ${of100} battles of 100.` },
  4: { pair: 'commodore:captain', says: of100 => t`Beats a captain in ${of100} battles of 100.` },
};

/** How often an opponent of that level wins by these rules, in a sentence; null where it has not been counted. */
export const winsInWords = (stars: Stars, rules: RuleSetId): string | null => {
  const { pair, says } = KNOWN[stars];
  const of100 = WIN_RATES[pair]?.[rules];
  return of100 === undefined ? null : says(of100);
};

/** "★★★ Captain": the level under the name of its usual opponent. */
export const levelInWords = (stars: Stars): string => `${'★'.repeat(stars)} ${opponentsOf(stars)[0].title}`;

/** The opponents of his level among whom a temper is chosen; none where he is alone. */
export const tempersBeside = ({ stars }: Opponent): readonly Opponent[] => {
  const all = opponentsOf(stars);
  return all.length > 1 ? all : [];
};
