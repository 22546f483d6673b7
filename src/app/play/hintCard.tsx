import '../opponent/solo.css';
import type { Hints } from '../helm/hint.ts';
import { t } from '../../languages/language.ts';

/** What an opponent would do in the player's place, to be done with one press. */
export const HintCard = ({ hints }: { hints: Hints }) => {
  const hint = hints.hint.value;
  if (!hint) return null;
  return (
    <div class="hintCard" role="group" aria-label={t`Advice`} data-testid="hint">
      <button type="button" class="order hinted" aria-keyshortcuts="T" onClick={() => hints.take()}>
        <span class="orderWords">
          {hint.words}
          <span class="orderSays">{hint.reason}</span>
        </span>
        <kbd aria-hidden="true">T</kbd>
      </button>
      <button type="button" class="quiet iconButton" aria-label={t`Put the advice away`} onClick={() => hints.drop()}>
        <span aria-hidden="true">✕</span>
      </button>
    </div>
  );
};
