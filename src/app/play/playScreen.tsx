import { useEffect, useRef, useState } from 'preact/hooks';
import type { Board } from '../view/boardPort.ts';
import type { Table } from '../table/table.ts';
import { letGoOfPressed, onPlayKey } from '../helm/keys.ts';
import { openHelp, RulesAtHand } from '../help/place.ts';
import { TurnCard } from '../help/turnCard.tsx';
import { primaryOf } from '../helm/primary.ts';
import type { Session } from '../table/session.ts';
import { ActionBar } from './actionBar.tsx';
import { BoardHost } from './boardHost.tsx';
import { BoardTools, HexLine } from './boardTools.tsx';
import { CurtainScreen } from './curtain.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { hasCards, HandsSection } from './hands.tsx';
import { HintCard } from './hintCard.tsx';
import { FilmBar } from './filmBar.tsx';
import { Speaker } from './speaker.tsx';
import { LogPanel, type GoTo } from './logPanel.tsx';
import { Market } from './market.tsx';
import { ConcedeDialog, Menu, type Overlay } from './menu.tsx';
import { Objectives } from './objectives.tsx';
import { answersOf, stanceByKey } from './opportunity.tsx';
import { Orders } from './orders.tsx';
import { SeatsDialog } from '../setup/seats.tsx';
import { ReportDialog } from './reportDialog.tsx';
import { Ribbon } from './ribbon.tsx';
import { SettingsForm } from '../settings/settingsForm.tsx';
import { Section } from '../ui/section.tsx';
import { StorageNote } from '../ui/storageNote.tsx';
import { TakenOver } from './takenOver.tsx';
import { DiceTray } from './tray.tsx';
import { ShownUnit } from './unitSheet.tsx';
import { LessonHost } from '../tutorial/host.tsx';
import { t, told } from '../../languages/language.ts';

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
  useEffect(() => {
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
    const listen = (event: KeyboardEvent): void => {
      if (onPlayKey(targets, event)) event.preventDefault();
    };
    addEventListener('keydown', listen);
    addEventListener('click', letGoOfPressed);
    return () => {
      removeEventListener('keydown', listen);
      removeEventListener('click', letGoOfPressed);
    };
  }, [table]);
};

/** Shows the report once, when the end has been seen. */
const useReport = ({ session }: Table, show: (overlay: Overlay) => void): void => {
  const over = session.view.value.outcome !== null && !session.busy.value;
  useEffect(() => {
    if (over) show('report');
  }, [over]);
};

/** What the only player at the screen was told before the battle; others read it behind the curtain. */
const OwnOrders = ({ session }: { session: Session }) => {
  const side = session.lone.value;
  return side && <p class="ownOrders">{told(session.setup.battle.scenario.briefing[side])}</p>;
};

/** The present step, so that the turn card tells it while it is folded. */
const stepTitle = ({ setup, view }: Session): string =>
  setup.match.rules.sequence[view.value.cursor.phase]?.title ?? '';

const Sheet = ({ table, goTo, close }: { table: Table; goTo: GoTo; close: () => void }) => (
  <div class="sheet" id="sheet" data-scrolls>
    <button type="button" class="quiet sheetClose" onClick={close}>
      {t`Back to the chart`}
    </button>
    <Section title={t`Turn: ${stepTitle(table.session)}`} name="turn" closedAtFirst>
      <TurnCard session={table.session} />
    </Section>
    <Section title={t`Ship`} name="ship">
      <ShownUnit table={table} />
    </Section>
    {hasCards(table.helm) && (
      <Section title={t`Cards`} name="cards" closedAtFirst>
        <HandsSection helm={table.helm} />
      </Section>
    )}
    <Section title={t`Objectives`} name="objectives" closedAtFirst>
      <div class="card">
        <OwnOrders session={table.session} />
        <Objectives session={table.session} />
      </div>
    </Section>
    <Section title={t`Log`} name="log" grows>
      <LogPanel session={table.session} goTo={goTo} />
    </Section>
  </div>
);

interface BoardAreaProps {
  table: Table;
  board: { current: Board | null };
  sideOpen: boolean;
  toggleSide: () => void;
}

/** The chart, and what lies over it. */
const BoardArea = ({ table, board, sideOpen, toggleSide }: BoardAreaProps) => (
  <main class="boardArea">
    <BoardHost table={table} onBoard={ready => (board.current = ready)} />
    <BoardTools table={table} board={() => board.current} sideOpen={sideOpen} toggleSide={toggleSide} />
    <HexLine helm={table.helm} />
    <Market helm={table.helm} />
    <FilmBar film={table.film} />
    <DiceTray playback={table.session.playback} />
  </main>
);

/** The battle: ribbon above, chart, and one side panel that is a sheet on small screens. */
export const PlayScreen = ({ table }: { table: Table }) => {
  const [overlay, showCard] = useState<Overlay>(null);
  const { rules } = table.session.setup.match;
  const show = (next: Overlay): void => {
    showCard(next === 'help' ? null : next);
    if (next === 'help') openHelp(rules);
  };
  const [sideOpen, openSide] = useState(!matchMedia('(max-width: 50rem)').matches);
  const board = useRef<Board | null>(null);
  const { session, helm } = table;
  const toggleSide = (): void => openSide(open => !open);
  useKeys(table, board, show, toggleSide);
  useReport(table, show);
  const goTo: GoTo = (hex, unit) => {
    if (hex !== 0) helm.cursor.value = hex;
    if (unit !== null && !session.busy.value) helm.select(unit);
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
        <LessonHost table={table} board={() => board.current} />
        <Ribbon table={table} onMenu={() => show('menu')} onHelp={() => show('help')} />
        <BoardArea table={table} board={board} sideOpen={sideOpen} toggleSide={toggleSide} />
        <aside class="side" aria-label={t`Orders and log`}>
          {sideOpen && <Sheet table={table} goTo={goTo} close={toggleSide} />}
          <div class="dock">
            <StorageNote />
            {ByPost && <ByPost />}
            <Orders table={table} />
            <HintCard hints={table.hints} />
            <ActionBar table={table} showReport={() => show('report')} />
          </div>
        </aside>
        <Speaker table={table} />
        <Overlays table={table} overlay={overlay} show={show} />
      </div>
    </RulesAtHand.Provider>
  );
};
