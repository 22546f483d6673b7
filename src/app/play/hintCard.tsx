import '../opponent/solo.css';
import type { Hint } from '../helm/hint.ts';
import { primaryOf } from '../helm/primary.ts';
import { ramWarning, threatLines } from '../overlays/foreseen.ts';
import type { Table } from '../table/table.ts';
import { t } from '../../languages/language.ts';

/** Why, and that a ram could reach her where the advice leaves her, as the map of danger knows it. */
export const reasonWithRams = ({ helm, overlays }: Table, { reason, stands }: Hint): string => {
  const warning = stands === 0 ? '' : ramWarning(helm, overlays.threatsAt(stands));
  return [reason, warning].filter(words => words !== '').join(' ');
};

/** What could be done to her where the advice leaves her, in the numbers of the map of danger; rams are left out where they have been told of. */
export const riskInWords = ({ helm, overlays }: Table, { stands, course }: Hint, ramsTold = false): string => {
  const bar = helm.destinations.value.find(way => way.hex === course?.steps.at(-1)?.hex)?.risk ?? null;
  const threats = threatLines(helm, overlays.threatsAt(stands), ramsTold).map(({ words }) => words);
  return [...threats, ...(bar === null ? [] : [bar])].join('; ');
};

/** What an opponent would do in the player's place, to be done with one press. */
export const HintCard = ({ table }: { table: Table }) => {
  const { hints } = table;
  const hint = hints.hint.value;
  if (!hint) return null;
  // The odds of a shot stand above it with every number: they are read there.
  const told = (table.helm.considered.value?.target ?? '') !== '';
  // On a phone the reason alone stands there then, and not the same sentence twice.
  const reason = reasonWithRams(table, hint);
  const risk = hint.stands === 0 ? '' : riskInWords(table, hint, true);
  const same = hint.reason !== '' && primaryOf(table, () => undefined).label === hint.words;
  return (
    <div
      class={`hintCard${hint.unasked ? ' unasked' : ''}${same ? ' same' : ''}`}
      role="group"
      aria-label={t`Advice`}
      data-testid="hint"
    >
      <button
        type="button"
        class="order hinted"
        title={hint.unasked ? `${hint.words}. ${reason}` : undefined}
        aria-keyshortcuts="T"
        onClick={() => hints.take()}
      >
        <span class="orderWords">
          {hint.instead !== undefined && <span class="orderSays">{hint.instead}</span>}
          <span class="hintWords">{hint.words}</span>
          {same && (hint.unasked || told) && <span class="hintInstead">{reason}</span>}
          {!told && <span class="orderSays">{reason}</span>}
          {!told && hint.gain !== null && <span class="orderSays">{t`Gain: ${hint.gain}.`}</span>}
          {risk !== '' && <span class="orderSays">{t`Risk: ${risk}.`}</span>}
        </span>
        <kbd aria-hidden="true">T</kbd>
      </button>
      {hint.unasked && (
        <button
          type="button"
          class="quiet iconButton hintWhy"
          aria-label={t`Why this advice`}
          onClick={() => hints.unfold()}
        >
          <span aria-hidden="true">?</span>
        </button>
      )}
      <button type="button" class="quiet iconButton" aria-label={t`Put the advice away`} onClick={() => hints.drop()}>
        <span aria-hidden="true">✕</span>
      </button>
    </div>
  );
};
