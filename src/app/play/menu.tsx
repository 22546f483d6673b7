import type { ComponentChildren } from 'preact';
import { enemyOf, type Command } from '../../core/types.ts';
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

/** What waits for a decision keeps its place meanwhile, so that nothing moves under the hand that presses. */
interface ItemProps {
  barred?: boolean;
  onClick: () => void;
  children: ComponentChildren;
}

const Item = ({ barred = false, onClick, children }: ItemProps) => (
  <li>
    <button type="button" class={barred ? 'menuItem menuBarred' : 'menuItem'} disabled={barred} onClick={onClick}>
      {children}
    </button>
  </li>
);

const Truce = ({ table, show }: MenuProps) => {
  const { session, helm } = table;
  const side = session.viewer.value;
  if (!side || session.view.value.outcome) return null;
  const busy = session.busy.value;
  const draw = session.courtesies(side).find(command => command.type === 'offerDraw');
  const offered = session.view.value.drawOffers.includes(enemyOf(side));
  const offer = (command: Command): void => {
    show(null);
    helm.perform(command);
  };
  return (
    <>
      {draw && (
        <Item barred={busy} onClick={() => offer(draw)}>
          {offered ? t`Accept the ${SIDE_NAME[enemyOf(side)]} offer of a draw` : t`Offer a draw`}
        </Item>
      )}
      <Item barred={busy} onClick={() => show('concede')}>
        {t`Concede the battle`}
      </Item>
    </>
  );
};

/** Begins the battle, or the turn, anew: a battle is another game, a turn goes as far back as dice and secrets let it. */
const Restart = ({ table, show }: MenuProps) => {
  const { session, helm } = table;
  if (session.view.value.outcome) return null;
  const busy = session.busy.value;
  const began = turnBegan(session);
  const { least, why } = session.backTo.value;
  const kept = began < least && began < session.history.value.length;
  const turnAgain = (): void => {
    show(null);
    helm.notice.value = session.undoTo(began);
  };
  const battleAgain = (): void => {
    show(null);
    begin({ ...session.played.setup, seed: randomSeed() }, true);
  };
  return (
    <>
      <Item barred={busy || kept || began === session.history.value.length} onClick={turnAgain}>
        {t`Restart the turn`}
        {kept && !busy && <span class="small menuWhy">{why}</span>}
      </Item>
      {!table.post && (
        <Item barred={busy} onClick={battleAgain}>
          {t`Begin this battle again`}
          <span class="small menuWhy">{t`With other dice; this game stays on the first page.`}</span>
        </Item>
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
  const { helm, session } = table;
  const load = async (file: File): Promise<void> => {
    show(null);
    helm.notice.value = await importGame(file);
  };
  return (
    <Dialog title={t`Menu`} onClose={() => show(null)} class="menu">
      <ul class="menuList">
        <Item onClick={() => show('help')}>{t`How to play`}</Item>
        <Item onClick={() => show('settings')}>{t`Settings`}</Item>
        <li>
          <a class="menuItem" href="#ships">
            {t`Ship library`}
          </a>
        </li>
        {!table.post && <Item onClick={() => exportGame(table)}>{t`Save to a file`}</Item>}
        <li>
          <FileButton words={t`Load from a file`} accept=".json,application/json" onFile={file => void load(file)} />
        </li>
        <Restart table={table} show={show} />
        <Truce table={table} show={show} />
        {!table.post && !session.view.value.outcome && (
          <Item barred={session.busy.value} onClick={() => show('seats')}>
            {t`Who plays`}
          </Item>
        )}
        <Item onClick={() => testBattle(table)}>{t`Test this battle`}</Item>
        <Item onClick={leaveTable}>{t`Leave for the first page`}</Item>
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
