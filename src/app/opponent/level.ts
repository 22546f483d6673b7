import { opponentsOf, type Opponent, type Stars } from '../../bots/opponents.ts';
import type { RuleSetId } from '../../core/types.ts';
import { t } from '../../languages/language.ts';
import { WIN_RATES } from './winRates.ts';

/** What is known of how often a level wins: the pair that was played, and what its count says. */
interface Known {
  readonly pair: string;
  readonly says: (of100: number) => string;
}

const beatsRecruit = (of100: number): string => t`Beats a raw recruit in ${of100} battles of 100.`;
const beatsCaptain = (of100: number): string => t`Beats a captain in ${of100} battles of 100.`;

/** What is known of a level by its usual opponent. */
const OF_LEVEL: Readonly<Record<Stars, Known>> = {
  1: { pair: 'captain:random', says: of100 => t`A captain beats him in ${of100} battles of 100.` },
  2: { pair: 'defender:random', says: beatsRecruit },
  3: { pair: 'captain:random', says: beatsRecruit },
  4: { pair: 'commodore:captain', says: beatsCaptain },
};

/** How often an opponent wins by these rules, in a sentence: he himself against a captain, else his level; null where neither has been counted. */
export const winsInWords = ({ name, stars }: Opponent, rules: RuleSetId): string | null => {
  for (const { pair, says } of [{ pair: `${name}:captain`, says: beatsCaptain }, OF_LEVEL[stars]]) {
    const of100 = WIN_RATES[pair]?.[rules];
    if (of100 !== undefined) return says(of100);
  }
  return null;
};

/** "★★★ Captain": the level under the name of its usual opponent. */
export const levelInWords = (stars: Stars): string => `${'★'.repeat(stars)} ${opponentsOf(stars)[0].title}`;

/** The opponents of his level among whom a temper is chosen; none where he is alone. */
export const tempersBeside = ({ stars }: Opponent): readonly Opponent[] => {
  const all = opponentsOf(stars);
  return all.length > 1 ? all : [];
};
