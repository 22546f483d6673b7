import { useContext } from 'preact/hooks';
import type { Session } from '../table/session.ts';
import { StepSign, stepNote } from '../play/stepSign.tsx';
import { openHelp, RulesAtHand } from './place.ts';
import { t } from '../../languages/language.ts';

/** The steps of the turn as the rules have them, the present one marked; each opens its paragraph. */
export const TurnCard = ({ session }: { session: Session }) => {
  const rules = useContext(RulesAtHand);
  const { match } = session.setup;
  const present = session.view.value.cursor.phase;
  const steps = match.rules.sequence
    .map((phase, index) => ({ phase, index }))
    .filter(({ phase }) => phase.applies?.(session.now) !== false);
  return (
    <ol class="turnCard" data-testid="turn-card" aria-label={t`Turn sequence`}>
      {steps.map(({ phase, index }) => (
        <li key={phase.id} class={index === present ? 'turnStep present' : 'turnStep'}>
          <button
            type="button"
            class="turnStepName"
            aria-current={index === present ? 'step' : undefined}
            aria-disabled={!rules?.help}
            onClick={() => rules?.help && openHelp(rules, { of: 'step', name: phase.id, cite: phase.cite })}
          >
            <StepSign kind={phase.kind} />
            {phase.title}
            <span class="turnCite">{stepNote(phase)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
};
