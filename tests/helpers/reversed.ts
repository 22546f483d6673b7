import type { Phase } from '../../src/core/rules.ts';
import type { Match } from '../../src/system/ruleset.ts';

const turned = (phase: Phase): Phase => {
  const { options } = phase;
  return options ? { ...phase, options: (...asked) => [...options(...asked)].reverse() } : phase;
};

/** The same battle under rules that list everything that may be done in the reverse order. */
export const reversed = (match: Match): Match => {
  const { rules } = match;
  const interrupts = Object.entries(rules.interrupts).map(([type, rule]) => [
    type,
    { ...rule, options: (...asked: Parameters<typeof rule.options>) => [...rule.options(...asked)].reverse() },
  ]);
  const turnedRules = {
    ...rules,
    sequence: rules.sequence.map(turned),
    interrupts: Object.fromEntries(interrupts) as typeof rules.interrupts,
  };
  return { ...match, rules: turnedRules };
};
