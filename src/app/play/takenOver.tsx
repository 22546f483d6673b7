import { leaveTable } from '../table/games.ts';
import type { Table } from '../table/table.ts';
import { t } from '../../languages/language.ts';
import { Dialog } from '../ui/dialog.tsx';

/** Said when the same game has been opened in another window: only one of them can keep it. */
export const TakenOver = ({ table: { hold } }: { table: Table }) =>
  hold?.lost.value && (
    <Dialog title={t`This game is open in another window`} onClose={leaveTable} closes={false}>
      <p>{t`What is played there is kept; this window shows the game as it was.`}</p>
      <div class="dialogActions">
        <button type="button" class="second" onClick={leaveTable}>
          {t`First page`}
        </button>
        <button type="button" class="primary" onClick={() => location.reload()}>
          <span class="primaryLabel">{t`Play on here`}</span>
        </button>
      </div>
    </Dialog>
  );
