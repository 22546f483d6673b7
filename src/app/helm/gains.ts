import { situationOf } from '../../core/engine.ts';
import type { State } from '../../core/types.ts';
import type { UnitSheet } from '../../system/desk/index.ts';
import type { Match } from '../../system/ruleset.ts';
import { meanInWords, percent } from '../ui/words.ts';
import { hopelessInWords, isHopeless } from './hopeless.ts';
import type { Imagined } from './imagined.ts';
import { t } from '../../languages/language.ts';

/** What a fire or a ram would do to one target on average, and the worst that may come of it. */
interface Gain {
  target: string;
  expected: number;
  measure?: string | undefined;
  worst: { label: string; chance: number } | null;
  /** Whether nothing of it can come about. */
  hopeless: boolean;
}

const gainsOf = (match: Match, imagined: readonly Imagined[]): Gain[] => {
  const { desk } = match.rules;
  const gains = new Map<string, Gain>();
  for (const { command, before } of imagined) {
    const { target } = desk.about(command);
    const odds = target === null ? null : desk.odds(situationOf(match, before), command);
    if (target === null || !odds) continue;
    const [worst = null] = odds.headlines.filter(({ chance }) => chance > 0);
    const known = gains.get(target);
    gains.set(target, {
      target,
      expected: odds.expected + (known?.expected ?? 0),
      measure: odds.measure,
      worst: known ? null : worst,
      hopeless: isHopeless(odds) && (known?.hopeless ?? true),
    });
  }
  return [...gains.values()];
};

/** The best that she could do from where the advice leaves her, where it leads to no shot and no ram by itself. */
const prospectOf = (match: Match, after: State, unit: string | null, targets: readonly UnitSheet[]) => {
  const { outlook } = match.rules.desk;
  if (!outlook || unit === null) return null;
  const there = situationOf(match, after);
  return targets
    .map(({ name, id }) => ({ name, ...(outlook.broadside(there, unit, id) ?? { expected: 0, measure: '' }) }))
    .reduce<{ name: string; expected: number; measure: string } | null>(
      (best, each) => (each.expected > (best?.expected ?? 0) ? each : best),
      null,
    );
};

/** What one gains by advice that leaves the battle so, in the numbers of the odds; null where it is nothing that can be counted. */
export const gainInWords = (
  match: Match,
  imagined: readonly Imagined[],
  after: State,
  unit: string | null,
  units: readonly UnitSheet[],
): string | null => {
  const gains = gainsOf(match, imagined).map(({ target: id, expected, measure, worst, hopeless }) => {
    const target = units.find(each => each.id === id);
    const name = target?.name ?? id;
    if (hopeless) return `${name}: ${hopelessInWords(target)}`;
    return [
      t`${meanInWords(expected, measure)} at ${name}`,
      ...(worst ? [`${percent(worst.chance)} ${worst.label}`] : []),
    ].join(', ');
  });
  if (gains.length > 0) return gains.join('; ');
  const side = units.find(({ id }) => id === unit)?.side;
  const foes = units.filter(each => each.present && each.side !== side);
  const prospect = prospectOf(match, after, unit, foes);
  return prospect && t`from there ${meanInWords(prospect.expected, prospect.measure)} at ${prospect.name}`;
};
