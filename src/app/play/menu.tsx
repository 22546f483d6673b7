import { enemyOf } from '../../core/types.ts';
import { begin, exportGame, importGame, leaveTable, randomSeed } from '../table/games.ts';
import { turnBegan } from '../table/undo.ts';
import type { Table } from '../table/table.ts';
import { openTrial } from '../places.ts';
import { SIDE_NAME } from '../ui/words.ts';
import { Dialog } from '../ui/dialog.tsx';
import { FileButton } from '../ui/fileButton.tsx';
import { t } from '../../languages/language.ts';

/** Cards that can lie over the chart. */
export type Overlay = 'menu' | 'seats' | 'help' | 'settings' | 'concede' | 'report' | null;

interface MenuProps {
  table: Table;
  show: (overlay: Overlay) => void;
}

const Truce = ({ table, show }: MenuProps) => {
  const { session, helm } = table;
  const side = session.viewer.value;
  if (!side || session.busy.value || session.view.value.outcome) return null;
  const draw = session.courtesies(side).find(command => command.type === 'offerDraw');
  const offered = session.view.value.drawOffers.includes(enemyOf(side));
  return (
    <>
      {draw && (
        <li>
          <button
            type="button"
            class="menuItem"
            onClick={() => {
              show(null);
              helm.perform(draw);
            }}
          >
            {offered ? t`Accept the ${SIDE_NAME[enemyOf(side)]} offer of a draw` : t`Offer a draw`}
          </button>
        </li>
      )}
      <li>
        <button type="button" class="menuItem" onClick={() => show('concede')}>
          {t`Concede the battle`}
        </button>
      </li>
    </>
  );
};

/** Begins the battle, or the turn, anew: a battle is another game, a turn goes as far back as dice and secrets let it. */
const Restart = ({ table, show }: MenuProps) => {
  const { session, helm } = table;
  if (session.busy.value || session.view.value.outcome) return null;
  const began = turnBegan(session);
  const { least, why } = session.backTo.value;
  return (
    <>
      {began < session.history.value.length && (
        <li>
          <button
            type="button"
            class="menuItem menuBarred"
            disabled={began < least}
            onClick={() => {
              show(null);
              helm.notice.value = session.undoTo(began);
            }}
          >
            {t`Restart the turn`}
            {began < least && <span class="small menuWhy">{why}</span>}
          </button>
        </li>
      )}
      {!table.post && (
        <li>
          <button
            type="button"
            class="menuItem"
            onClick={() => {
              show(null);
              begin({ ...session.played.setup, seed: randomSeed() }, true);
            }}
          >
            {t`Begin this battle again`}
          </button>
        </li>
      )}
    </>
  );
};

/** The battle of the game on the table, played by opponents many times over. */
const testBattle = ({ session }: Table): void => {
  const { battle, match } = session.setup;
  openTrial(battle, { rules: match.rules, options: { ...match.options }, players: session.players.peek() });
};

/** Everything that is not a move. */
export const Menu = ({ table, show }: MenuProps) => {
  const { helm } = table;
  const load = async (file: File): Promise<void> => {
    show(null);
    helm.notice.value = await importGame(file);
  };
  return (
    <Dialog title={t`Menu`} onClose={() => show(null)} class="menu">
      <ul class="menuList">
        <li>
          <button type="button" class="menuItem" onClick={() => show('help')}>
            {t`How to play`}
          </button>
        </li>
        <li>
          <button type="button" class="menuItem" onClick={() => show('settings')}>
            {t`Settings`}
          </button>
        </li>
        <li>
          <a class="menuItem" href="#ships">
            {t`Ship library`}
          </a>
        </li>
        {!table.post && (
          <li>
            <button type="button" class="menuItem" onClick={() => exportGame(table)}>
              {t`Save to a file`}
            </button>
          </li>
        )}
        <li>
          <FileButton words={t`Load from a file`} accept=".json,application/json" onFile={file => void load(file)} />
        </li>
        <Restart table={table} show={show} />
        <Truce table={table} show={show} />
        {!table.post && !table.session.busy.value && !table.session.view.value.outcome && (
          <li>
            <button type="button" class="menuItem" onClick={() => show('seats')}>
              {t`Who plays`}
            </button>
          </li>
        )}
        <li>
          <button type="button" class="menuItem" onClick={() => testBattle(table)}>
            {t`Test this battle`}
          </button>
        </li>
        <li>
          <button type="button" class="menuItem" onClick={leaveTable}>
            {t`Leave for the first page`}
          </button>
        </li>
      </ul>
      <p class="small">{t`The game is kept in this browser after every order.`}</p>
    </Dialog>
  );
};

/** The last question before the flag comes down. */
export const ConcedeDialog = ({ table, show }: MenuProps) => {
  const side = table.session.viewer.value;
  const concede = side && table.session.courtesies(side).find(command => command.type === 'concede');
  if (!concede) return null;
  return (
    <Dialog title={t`Concede as the ${SIDE_NAME[side]} player?`} onClose={() => show(null)}>
      <p>{t`The ${SIDE_NAME[enemyOf(side)]} side wins the battle at once. This cannot be taken back.`}</p>
      <div class="dialogActions">
        <button type="button" class="second" onClick={() => show(null)}>
          {t`Fight on`}
        </button>
        <button
          type="button"
          class="primary warns"
          onClick={() => {
            show(null);
            table.helm.perform(concede);
          }}
        >
          <span class="primaryLabel">{t`Concede`}</span>
        </button>
      </div>
    </Dialog>
  );
};
