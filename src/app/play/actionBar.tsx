import type { Helm } from '../helm/helm.ts';
import type { Table } from '../table/table.ts';
import { Refused } from '../help/why.tsx';
import { othersUntold } from '../helm/plotButton.ts';
import { endingOf, primaryOf } from '../helm/primary.ts';
import { change, settings } from '../settings/settings.ts';
import { t } from '../../languages/language.ts';

/** The end of the step, where the main button leads to the next ship instead. */
const EndStep = ({ table }: { table: Table }) => {
  const end = endingOf(table);
  if (!end) return null;
  // Once nobody else is to be told anything, the main button is the end itself; what has asked for a second press stays where it was pressed.
  const others = table.plotting.active.value
    ? othersUntold(table).length > 0
    : table.helm.actors.value.length > 1 && (end.warns || primaryOf(table, () => undefined).label !== end.label);
  if (!others) return null;
  return (
    <button
      type="button"
      class="second endStep"
      data-testid="end-step"
      aria-keyshortcuts="J"
      title={end.label}
      onClick={() => end.press?.()}
    >
      {t`End step`} <kbd aria-hidden="true">J</kbd>
    </button>
  );
};

/** What the player at the screen can do beside the main thing. */
const Aids = ({ table }: { table: Table }) => {
  const { session, helm, hints } = table;
  const undo = session.undoOffer.value;
  const resting = session.busy.value || session.viewer.value === null;
  return (
    <>
      <button
        type="button"
        class="second"
        aria-disabled={undo.entries === 0 || resting}
        aria-keyshortcuts="U"
        title={undo.why ?? t`Take the last order back`}
        onClick={() => helm.undo()}
      >
        {t`Undo`} <kbd aria-hidden="true">U</kbd>
      </button>
      <button
        type="button"
        class="second"
        aria-disabled={helm.actors.value.length === 0}
        aria-keyshortcuts="N"
        onClick={() => helm.next(1)}
      >
        {t`Next`} <span class="wide">{t`ship`}</span> <kbd aria-hidden="true">N</kbd>
      </button>
      <EndStep table={table} />
      {session.lone.value !== null && (
        <button
          type="button"
          class="second"
          aria-disabled={!hints.open.value || hints.thinking.value}
          aria-keyshortcuts="T"
          title={t`What a captain would do in your place`}
          data-testid="advise"
          onClick={() => void hints.press()}
        >
          {t`Advice`} <kbd aria-hidden="true">T</kbd>
        </button>
      )}
    </>
  );
};

const SPEEDS = [
  { speed: 1, words: t`Speed 1×`, next: 2 },
  { speed: 2, words: t`Speed 2×`, next: 0 },
  { speed: 0, words: t`At once`, next: 0.5 },
  { speed: 0.5, words: t`Speed ½×`, next: 1 },
] as const;

/** How a battle is watched: move by move, slower or faster. */
const Watching = ({ helm }: { helm: Helm }) => {
  const { solo } = helm;
  const now = SPEEDS.find(({ speed }) => speed === settings.value.speed) ?? SPEEDS[0];
  return (
    <>
      <button
        type="button"
        class="second"
        aria-disabled={solo.doing.value !== 'held'}
        aria-keyshortcuts="."
        onClick={() => solo.step()}
      >
        {t`One move`} <kbd aria-hidden="true">.</kbd>
      </button>
      <button type="button" class="second" title={t`Slower or faster`} onClick={() => change({ speed: now.next })}>
        {now.words}
      </button>
    </>
  );
};

/** The word to the player, and the buttons that are always there. */
export const ActionBar = ({ table, showReport }: { table: Table; showReport: () => void }) => {
  const primary = primaryOf(table, showReport);
  const { session, helm } = table;
  const { solo } = helm;
  const watches = session.watched.value && !session.view.value.outcome;
  return (
    <div class="actions">
      <p class="notice" role="status" data-testid="notice">
        {helm.notice.value === null ? solo.word.value : <Refused why={helm.notice.value} />}
      </p>
      <div class={session.lone.value === null ? 'actionRow' : 'actionRow advised'}>
        <button
          type="button"
          class={primary.warns ? 'primary warns' : 'primary'}
          data-testid="primary"
          data-home
          aria-disabled={primary.press === null}
          aria-keyshortcuts="Space"
          onClick={() => primary.press?.()}
        >
          <span class="primaryLabel">{primary.label}</span>
          {primary.detail !== '' && <span class="primaryDetail">{primary.detail}</span>}
          <kbd aria-hidden="true">{t`Space`}</kbd>
        </button>
        {watches ? <Watching helm={helm} /> : <Aids table={table} />}
      </div>
    </div>
  );
};
