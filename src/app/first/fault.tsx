import { render } from 'preact';
import { storageTrouble } from '../files/trouble.ts';
import { loadAgain } from '../offline/offline.ts';
import { Dialog } from '../ui/dialog.tsx';
import { t } from '../../languages/language.ts';

const Fault = ({ says, onClose }: { says: string; onClose: () => void }) => (
  <Dialog title={t`Something has gone wrong`} onClose={onClose}>
    <p role="alert">
      {storageTrouble.value === null
        ? t`This page has come upon a mistake of its own, and what it shows may be out of date. Your game is kept up to the last order: load the page again and it goes on from there.`
        : t`This page has come upon a mistake of its own, and what it shows may be out of date. Close this and save your game to a file if you can, then load the page again.`}
    </p>
    <p>
      <small>{says}</small>
    </p>
    <button type="button" class="second" onClick={() => void loadAgain()}>
      {t`Load the page again`}
    </button>
  </Dialog>
);

/** A mistake of the page's own; null for what browsers report as errors without one having been thrown. */
const faultOf = (event: Event): Error | null => {
  const thrown: unknown = 'reason' in event ? event.reason : 'error' in event ? event.error : null;
  return thrown instanceof Error ? thrown : null;
};

/** Tells a mistake that nobody foresaw, instead of leaving a page that answers to nothing. Stands apart from the page, which may draw nothing any more. */
export const watchFaults = (): void => {
  const apart = document.createElement('div');
  const close = (): void => render(null, apart);
  const tell = (event: Event): void => {
    const fault = faultOf(event);
    if (!fault) return;
    document.body.append(apart);
    render(<Fault says={fault.message} onClose={close} />, apart);
  };
  addEventListener('error', tell);
  addEventListener('unhandledrejection', tell);
};
