import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Board } from '../view/boardPort.ts';
import type { Table } from '../table/table.ts';
import { letGoOfPressed, onPlayKey } from '../helm/keys.ts';
import { openHelp, RulesAtHand } from '../help/place.ts';
import { primaryOf } from '../helm/primary.ts';
import { ActionBar } from './actionBar.tsx';
import { ArmourHost } from './armour.tsx';
import { BeatNote } from './beat.tsx';
import { BoardHost } from './boardHost.tsx';
import { BoardTools, HexLine, RulerLine } from './boardTools.tsx';
import { CurtainScreen } from './curtain.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { HintCard } from './hintCard.tsx';
import { FilmBar } from './filmBar.tsx';
import { ForesightCard } from './foresightCard.tsx';
import { Speaker } from './speaker.tsx';
import type { GoTo } from './logPanel.tsx';
import { Market } from './market.tsx';
import { ConcedeDialog, Menu, type Overlay } from './menu.tsx';
import { answersOf, stanceByKey } from './opportunity.tsx';
import { Orders } from './orders.tsx';
import { SeatsDialog } from '../setup/seats.tsx';
import { ReportDialog } from './reportDialog.tsx';
import { Ribbon } from './ribbon.tsx';
import { isStill } from '../settings/settings.ts';
import { SettingsForm } from '../settings/settingsForm.tsx';
import { SmallMap } from './smallMap.tsx';
import { Sheet, type TabName } from './sheet.tsx';
import { useKeydown } from '../ui/keys.ts';
import { StorageNote } from '../ui/storageNote.tsx';
import { TakenOver } from './takenOver.tsx';
import { DiceTray } from './tray.tsx';
import { TurnStrip } from './turnStrip.tsx';
import { LessonHost } from '../tutorial/host.tsx';
import { t } from '../../languages/language.ts';
// After those of everything that it makes larger.
import './fingers.css';

interface OverlaysProps {
  table: Table;
  overlay: Overlay;
  show: (overlay: Overlay) => void;
}

const Overlays = ({ table, overlay, show }: OverlaysProps) => {
  const close = (): void => show(null);
  return (
    <>
      <TakenOver table={table} />
      <ArmourHost table={table} />
      {overlay === 'menu' && <Menu table={table} show={show} />}
      {overlay === 'concede' && <ConcedeDialog table={table} show={show} />}
      {overlay === 'seats' && <SeatsDialog session={table.session} onClose={close} />}
      {overlay === 'report' && <ReportDialog table={table} onClose={close} />}
      {overlay === 'settings' && (
        <Dialog title={t`Settings`} onClose={close}>
          <SettingsForm />
        </Dialog>
      )}
      <CurtainScreen table={table} />
    </>
  );
};

/** Keys work wherever the focus is, but for fields, dialogs and buttons' own keys. */
const useKeys = (
  table: Table,
  board: { current: Board | null },
  show: (overlay: Overlay) => void,
  toggleSide: () => void,
): void => {
  useKeydown(
    event => {
      const { helm } = table;
      const targets = {
        table,
        board: () => board.current,
        primary: () => primaryOf(table, () => show('report')).press?.(),
        order: (number: number) => answersOf(helm)[number - 1]?.give(),
        stance: (code: string) => {
          const order = stanceByKey(helm, code);
          order?.give();
          return order !== undefined;
        },
        help: () => show('help'),
        log: toggleSide,
      };
      if (onPlayKey(targets, event)) event.preventDefault();
    },
    [table],
  );
  useEffect(() => {
    addEventListener('click', letGoOfPressed);
    return () => removeEventListener('click', letGoOfPressed);
  }, []);
};

/** Shows the report once, when the end has been seen, and before anything can be pressed that then is in the report's place. */
const useReport = ({ session }: Table, show: (overlay: Overlay) => void): void => {
  const over = session.view.value.outcome !== null && !session.busy.value;
  useLayoutEffect(() => {
    if (over) show('report');
  }, [over]);
};

interface BoardAreaProps {
  table: Table;
  board: { current: Board | null };
  sideOpen: boolean;
  toggleSide: () => void;
  goTo: GoTo;
}

/** The chart, and what lies over it. */
const BoardArea = ({ table, board, sideOpen, toggleSide, goTo }: BoardAreaProps) => (
  <main class="boardArea">
    <BoardHost table={table} onBoard={ready => (board.current = ready)} />
    <BoardTools table={table} board={() => board.current} sideOpen={sideOpen} toggleSide={toggleSide} />
    <SmallMap table={table} board={() => board.current} />
    <TurnStrip table={table} goTo={goTo} />
    <BeatNote table={table} still={isStill.value} />
    <div class="chartFoot">
      <FilmBar film={table.film} />
      {table.overlays.ruler.laid.value ? <RulerLine table={table} /> : <HexLine helm={table.helm} />}
    </div>
    <ForesightCard table={table} board={() => board.current} />
    <Market helm={table.helm} />
    <DiceTray playback={table.session.playback} />
  </main>
);

type AboveProps = Pick<BoardAreaProps, 'table' | 'board'> & {
  show: (overlay: 'menu' | 'help') => void;
  showGoals: () => void;
};

/** The ribbon, and the lesson where one is played. */
const Above = ({ table, board, show, showGoals }: AboveProps) => (
  <div class="above">
    <Ribbon table={table} onMenu={() => show('menu')} onHelp={() => show('help')} onGoals={showGoals} />
    <LessonHost table={table} board={() => board.current} />
  </div>
);

/** Where a screen has no room for the chart beside what there is to read. */
const SMALL = '(max-width: 50rem), (max-height: 30rem), (max-width: 64rem) and (orientation: portrait)';
const UPRIGHT = '(orientation: portrait)';

/** The sheet beside the chart: folded where that is small, at first and whenever the device is turned; a ship that is held is shown. */
const useSheet = (table: Table) => {
  const [sideOpen, openSide] = useState(!matchMedia(SMALL).matches);
  const [tab, showTab] = useState<TabName>('ship');
  useEffect(() => {
    const turned = (): void => openSide(!matchMedia(SMALL).matches);
    const queries = [SMALL, UPRIGHT].map(query => matchMedia(query));
    for (const query of queries) query.addEventListener('change', turned);
    return () => {
      for (const query of queries) query.removeEventListener('change', turned);
    };
  }, []);
  const held = table.overlays.held.value;
  useEffect(() => {
    if (held === 0) return;
    showTab('ship');
    openSide(true);
  }, [held]);
  return { sideOpen, openSide, tab, showTab };
};

/** The battle: ribbon above, chart, and one side panel that is a sheet on small screens. */
export const PlayScreen = ({ table }: { table: Table }) => {
  const [overlay, showCard] = useState<Overlay>(null);
  const { rules } = table.session.setup.match;
  const show = (next: Overlay): void => {
    showCard(next === 'help' ? null : next);
    if (next === 'help') openHelp(rules);
  };
  const { sideOpen, openSide, tab, showTab } = useSheet(table);
  const board = useRef<Board | null>(null);
  const { session, helm } = table;
  const toggleSide = (): void => openSide(open => !open);
  const showGoals = (): void => {
    showTab('objectives');
    openSide(true);
  };
  useKeys(table, board, show, toggleSide);
  useReport(table, show);
  const goTo: GoTo = (hex, unit) => {
    if (hex !== 0) helm.cursor.value = hex;
    if (unit !== null && !session.busy.value) helm.select(unit);
    // There what is read lies over the chart that one is led to.
    if (matchMedia(SMALL).matches) openSide(false);
  };
  const { turn, cursor } = session.view.value;
  const ByPost = table.post?.panel;
  return (
    <RulesAtHand.Provider value={rules}>
      <div
        class={sideOpen ? 'play' : 'play folded'}
        data-testid="play"
        data-turn={turn}
        data-phase={session.setup.match.rules.sequence[cursor.phase]?.id}
        data-awaiting={session.viewer.value ?? ''}
        data-curtain={session.curtain.value?.side ?? ''}
        data-busy={session.busy.value}
        data-opponent={helm.solo.side.value === null ? '' : helm.solo.doing.value}
        data-commands={session.shownCount.value}
        data-selected={helm.selected.value ?? ''}
        data-cursor={helm.cursor.value || ''}
        data-outcome={session.view.value.outcome?.winner ?? ''}
      >
        <Above table={table} board={board} show={show} showGoals={showGoals} />
        <BoardArea table={table} board={board} sideOpen={sideOpen} toggleSide={toggleSide} goTo={goTo} />
        <aside class="side" aria-label={t`Orders and log`}>
          {sideOpen && <Sheet table={table} tab={tab} showTab={showTab} goTo={goTo} close={toggleSide} />}
          <div class="dock">
            <StorageNote />
            {ByPost && <ByPost />}
            <Orders table={table} />
            <HintCard table={table} />
            <ActionBar table={table} showReport={() => show('report')} />
          </div>
        </aside>
        <Speaker table={table} />
        <Overlays table={table} overlay={overlay} show={show} />
      </div>
    </RulesAtHand.Provider>
  );
};
