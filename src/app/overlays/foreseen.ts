import type { Foreseen } from '../helm/foresight.ts';
import type { Helm } from '../helm/helm.ts';
import type { Threat } from '../../trials/prospect.ts';
import { FACING_NAME } from '../../chart/words.ts';
import { decimal, meanInWords } from '../ui/words.ts';
import { countsOf, strengthInWords } from './words.ts';
import { t } from '../../languages/language.ts';

/** More targets than these are not told: the chart has them all. */
const MOST = 3;

/** More names of enemies are read slower than looked at on the chart. */
const NAMED = 2;

const firstOf = (names: readonly string[]): string => {
  const first = names.slice(0, NAMED).join(', ');
  return names.length > NAMED ? t`${first} and ${names.length - NAMED} more` : first;
};

/** One thing that would come of a place, and whether it is good or bad for her. */
export interface ForeseenLine {
  words: string;
  tone: 'plain' | 'good' | 'bad';
}

/** Whether a threat is a ram or a spar torpedo, and no plain bow. */
const isRam = ({ prow }: Threat): boolean => prow === 'ram' || prow === 'spar';

/** That a ram can reach a ship in a place, in a sentence; empty where none is known to. */
export const ramWarning = (helm: Helm, threats: Foreseen['threats']): string => {
  const rams = threats?.filter(isRam).map(({ unit }) => helm.unit(unit)?.name ?? unit) ?? [];
  return rams.length === 0 ? '' : t`A ram could reach her there: ${firstOf(rams)}.`;
};

/** What could be done to a ship in a place; rams are left out where they have been told of. */
export const threatLines = (helm: Helm, threats: Foreseen['threats'], ramsTold = false): ForeseenLine[] => {
  if (threats === null) return [{ words: t`what could be done to her is being found`, tone: 'plain' }];
  const nameOf = (unit: string): string => helm.unit(unit)?.name ?? unit;
  const guns = threats
    .filter(({ strength }) => strength > 0)
    .sort((one, other) => other.strength - one.strength)
    .map(({ unit, strength }) => `${nameOf(unit)} ${strengthInWords(strength, countsOf(helm))}`);
  const rams = threats
    .filter(threat => threat.prow !== null && !(ramsTold && isRam(threat)))
    .map(({ unit }) => nameOf(unit));
  const lines = [
    ...(guns.length > 0 ? [t`at most ${firstOf(guns)}`] : []),
    ...(rams.length > 0 ? [t`may be rammed by ${firstOf(rams)}`] : []),
  ];
  if (lines.length === 0 && ramsTold && threats.some(isRam)) return [];
  if (lines.length === 0) return [{ words: t`nothing of theirs can fire or ram here`, tone: 'good' }];
  return lines.map(words => ({ words, tone: 'bad' }));
};

/** What comes of a place, line by line: what she could do from there, what could be done to her, the river, the bar. */
export const foreseenInWords = (helm: Helm, { way, chances, threats, river }: Foreseen): ForeseenLine[] => {
  const place = t`${helm.session.now.chart.label(way.hex)}, heading ${FACING_NAME[way.facing]}`;
  const shots = chances.slice(0, MOST).map(({ target, field, expected }) => {
    const what = t`at ${target.name}: ${strengthInWords(field.strength, countsOf(helm))}`;
    if (expected !== null && expected <= 0) return `${what}, ${meanInWords(expected)}`;
    return expected === null ? what : t`${what}, ${decimal(expected)} expected`;
  });
  return [
    { words: place, tone: 'plain' },
    ...shots.map((words): ForeseenLine => ({ words, tone: 'good' })),
    ...threatLines(helm, threats),
    ...(river === null ? [] : [{ words: t`river: ${river}`, tone: 'plain' } as const]),
    ...(way.risk === null ? [] : [{ words: way.risk, tone: 'bad' } as const]),
  ];
};
