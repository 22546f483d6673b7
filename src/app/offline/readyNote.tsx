import { useEffect } from 'preact/hooks';
import { lookWhetherReady, readyOffline } from './offline.ts';
import { t } from '../../languages/language.ts';

/** Says that the game can be played without a connection, as long as it can; its line is there before, so that nothing moves. */
export const ReadyNote = () => {
  useEffect(lookWhetherReady, []);
  return (
    <p class="readyNote small" role="status" data-testid="offline-ready">
      {readyOffline.value && t`Ready to play offline.`}
    </p>
  );
};
