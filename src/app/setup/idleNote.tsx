import type { Scenario } from '../../core/scenario.ts';
import { t, told } from '../../languages/language.ts';
import { idleIn, objectivesPlayed } from '../../system/idle.ts';
import type { RuleSet } from '../../system/ruleset.ts';

interface IdleNoteProps {
  rules: RuleSet;
  scenario: Scenario;
  options: Readonly<Record<string, boolean>>;
}

/** P39: what of a battle takes no part under the options chosen, and which objectives go with it; nothing where all is used. */
export const IdleNote = ({ rules, scenario, options }: IdleNoteProps) => {
  const parts = idleIn(rules, scenario, options)
    .map(({ says }) => says)
    .join(', ');
  const left = objectivesPlayed(rules, scenario, options)
    .left.map(({ text }) => `“${told(text)}”`)
    .join(', ');
  return (
    <p class="small idleNote" role="status" data-testid="idle">
      {parts === ''
        ? ''
        : left === ''
          ? t`Left out by these options: ${parts}.`
          : t`Left out by these options: ${parts}, and with that the objectives ${left}.`}
    </p>
  );
};
