import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { TurnCard } from '../help/turnCard.tsx';
import type { Session } from '../table/session.ts';
import type { Table } from '../table/table.ts';
import { hasCards, HandsSection } from './hands.tsx';
import { LogPanel, type GoTo } from './logPanel.tsx';
import { Objectives } from './objectives.tsx';
import { OrderOfBattle } from './orderOfBattle.tsx';
import { ShownUnit } from './unitSheet.tsx';
import { t, told } from '../../languages/language.ts';

export type TabName = 'ship' | 'log' | 'objectives' | 'fleets' | 'cards' | 'turn';

const TITLE: Readonly<Record<TabName, string>> = {
  ship: t`Ship`,
  log: t`Log`,
  objectives: t`Objectives`,
  fleets: t`Fleets`,
  cards: t`Cards`,
  turn: t`Turn`,
};

const tabsOf = ({ helm }: Table): readonly TabName[] => [
  'ship',
  'log',
  'objectives',
  'fleets',
  ...(hasCards(helm) ? (['cards'] as const) : []),
  'turn',
];

/** What the only player at the screen was told before the battle; others read it behind the curtain. */
const OwnOrders = ({ session }: { session: Session }) => {
  const side = session.lone.value;
  return side && <p class="ownOrders">{told(session.setup.battle.scenario.briefing[side])}</p>;
};

interface TabsProps {
  tabs: readonly TabName[];
  tab: TabName;
  showTab: (tab: TabName) => void;
}

const STEP: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The names of the parts, of which one is shown; arrows go from one to the next. */
const Tabs = ({ tabs, tab, showTab }: TabsProps) => {
  const list = useRef<HTMLDivElement>(null);
  const go = (event: KeyboardEvent): void => {
    const step = STEP[event.key];
    const next = tabs[(tabs.indexOf(tab) + (step ?? 0) + tabs.length) % tabs.length];
    if (step === undefined || next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    showTab(next);
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <div ref={list} class="sideTabs" role="tablist" aria-label={t`Ship, log, objectives and fleets`} onKeyDown={go}>
      {tabs.map(name => (
        <button
          key={name}
          type="button"
          role="tab"
          class="sideTab"
          id={`tab-${name}`}
          data-testid={`tab-${name}`}
          aria-selected={name === tab}
          aria-controls={`part-${name}`}
          tabIndex={name === tab ? 0 : -1}
          onClick={() => showTab(name)}
        >
          {TITLE[name]}
        </button>
      ))}
    </div>
  );
};

const Part = ({ name, tab, children }: { name: TabName; tab: TabName; children: ComponentChildren }) => (
  <div
    class={name === 'log' ? 'sidePart sideLog' : name === 'ship' ? 'sidePart sideShip' : 'sidePart'}
    role="tabpanel"
    id={`part-${name}`}
    data-testid={`part-${name}`}
    aria-labelledby={`tab-${name}`}
    hidden={name !== tab}
    tabIndex={0}
    data-scrolls
  >
    <h2 class="hidden">{TITLE[name]}</h2>
    {children}
  </div>
);

interface SheetProps {
  table: Table;
  tab: TabName;
  showTab: (tab: TabName) => void;
  goTo: GoTo;
  close: () => void;
}

const contentOf = (name: TabName, { table, goTo, tab }: SheetProps): ComponentChildren => {
  switch (name) {
    case 'ship':
      return <ShownUnit table={table} />;
    case 'log':
      return <LogPanel helm={table.helm} goTo={goTo} shown={tab === 'log'} />;
    case 'objectives':
      return (
        <div class="card">
          <OwnOrders session={table.session} />
          <Objectives session={table.session} stars />
        </div>
      );
    case 'fleets':
      return <OrderOfBattle helm={table.helm} goTo={goTo} />;
    case 'cards':
      return <HandsSection helm={table.helm} />;
    case 'turn':
      return <TurnCard session={table.session} />;
  }
};

/** What there is to read beside the chart, a part at a time: none pushes another away. The log stays, so that it is at its newest line. */
export const Sheet = (props: SheetProps) => {
  const { table, tab, showTab, close } = props;
  return (
    <div class="sheet" id="sheet">
      <div class="sheetHead">
        <button type="button" class="quiet sheetClose" onClick={close}>
          <span class="sheetCloseSign" aria-hidden="true">
            ✕
          </span>
          <span class="sheetCloseWords">{t`Back to the chart`}</span>
        </button>
        <Tabs tabs={tabsOf(table)} tab={tab} showTab={showTab} />
      </div>
      {tabsOf(table).map(name => (
        <Part key={name} name={name} tab={tab}>
          {(name === tab || name === 'log') && contentOf(name, props)}
        </Part>
      ))}
    </div>
  );
};
