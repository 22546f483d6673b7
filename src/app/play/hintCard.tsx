import '../opponent/solo.css';
import type { Hint } from '../helm/hint.ts';
import { primaryOf } from '../helm/primary.ts';
import { threatLines } from '../overlays/foreseen.ts';
import type { Table } from '../table/table.ts';
import { t } from '../../languages/language.ts';

/** What could be done to her where the advice leaves her, in the numbers of the map of danger. */
export const riskInWords = ({ helm, overlays }: Table, { stands, course }: Hint): string => {
  const bar = helm.destinations.value.find(way => way.hex === course?.steps.at(-1)?.hex)?.risk ?? null;
  const threats = threatLines(helm, overlays.threatsAt(stands)).map(({ words }) => words);
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
        title={hint.unasked ? `${hint.words}. ${hint.reason}` : undefined}
        aria-keyshortcuts="T"
        onClick={() => hints.take()}
      >
        <span class="orderWords">
          <span class="hintWords">{hint.words}</span>
          {same && (hint.unasked || told) && <span class="hintInstead">{hint.reason}</span>}
          {!told && <span class="orderSays">{hint.reason}</span>}
          {!told && hint.gain !== null && <span class="orderSays">{t`Gain: ${hint.gain}.`}</span>}
          {hint.stands !== 0 && <span class="orderSays">{t`Risk: ${riskInWords(table, hint)}.`}</span>}
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
