import type { Helm } from '../helm.ts';
import { primaryOf } from '../primary.ts';

/** The word to the player, and the buttons that are always there. */
export const ActionBar = ({ helm, showReport }: { helm: Helm; showReport: () => void }) => {
  const primary = primaryOf(helm, showReport);
  const { session } = helm;
  const undo = session.undoOffer.value;
  const resting = session.busy.value || session.viewer.value === null;
  return (
    <div class="actions">
      <p class="notice" role="status" data-testid="notice">
        {helm.notice.value}
      </p>
      <div class="actionRow">
        <button
          type="button"
          class={primary.warns ? 'primary warns' : 'primary'}
          data-testid="primary"
          aria-disabled={primary.press === null}
          aria-keyshortcuts="Space"
          onClick={() => primary.press?.()}
        >
          <span class="primaryLabel">{primary.label}</span>
          {primary.detail !== '' && <span class="primaryDetail">{primary.detail}</span>}
          <kbd aria-hidden="true">Space</kbd>
        </button>
        <button
          type="button"
          class="second"
          aria-disabled={undo.entries === 0 || resting}
          aria-keyshortcuts="U"
          title={undo.why ?? 'Take the last order back'}
          onClick={() => helm.undo()}
        >
          Undo <kbd aria-hidden="true">U</kbd>
        </button>
        <button
          type="button"
          class="second"
          aria-disabled={helm.actors.value.length === 0}
          aria-keyshortcuts="N"
          onClick={() => helm.next(1)}
        >
          Next <span class="wide">ship</span> <kbd aria-hidden="true">N</kbd>
        </button>
      </div>
    </div>
  );
};
