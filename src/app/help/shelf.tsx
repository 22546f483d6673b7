import './help.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import {
  paragraphBehind,
  paragraphsOf,
  type Handbook,
  type HelpChapter,
  type HelpTable,
  type TableCell,
} from '../../system/help.ts';
import type { RuleSet } from '../../system/ruleset.ts';
import { RULE_SETS } from '../../rules/index.ts';
import { Learn } from '../tutorial/learn.tsx';
import { Finder } from './finder.tsx';
import { Page } from './page.tsx';
import type { HelpPlace } from './place.ts';
import { PLAYING } from './playing.ts';
import { wordsOf } from './search.ts';
import { t, told } from '../../languages/language.ts';

const BOOKS: readonly (RuleSet | null)[] = [null, ...RULE_SETS.filter(rules => rules.help !== undefined)];

const FAILED = t`These rules could not be loaded. Check the connection and load the page again.`;

type Opened = { of: RuleSet; is: Handbook | 'failed' } | null;

/** The rules that are chosen, fetched; null until they are there. */
const useBook = (rules: RuleSet | null): Handbook | 'failed' | null => {
  const [opened, open] = useState<Opened>(null);
  useEffect(() => {
    rules?.help?.().then(
      is => open({ of: rules, is }),
      (error: unknown) => {
        console.error(error);
        open({ of: rules, is: 'failed' });
      },
    );
  }, [rules]);
  return opened?.of === rules ? opened.is : null;
};

/** The paragraph that is asked for by a question or an address. */
const askedFor = (place: HelpPlace, book: Handbook | null): string | null => {
  if (!book) return null;
  if (place.why) return paragraphBehind(book, place.why)?.id ?? null;
  return paragraphsOf(book).find(({ id }) => id === place.paragraph)?.id ?? null;
};

const Books = ({ chosen, choose }: { chosen: RuleSet | null; choose: (rules: RuleSet | null) => void }) => (
  <ul class="helpBooks" aria-label={t`Books`}>
    {BOOKS.map(rules => (
      <li key={rules?.id ?? 'page'}>
        <button
          type="button"
          class="helpBook"
          aria-current={rules === chosen ? 'true' : undefined}
          onClick={() => choose(rules)}
        >
          {rules?.title ?? t`How to play`}
        </button>
      </li>
    ))}
  </ul>
);

const chaptersOf = (rules: RuleSet | null, book: Handbook | null): readonly HelpChapter[] =>
  rules === null ? PLAYING : (book?.chapters ?? []);

/** Brings a paragraph into sight and puts the focus on its heading. */
const goTo = (text: HTMLElement | null, id: string): void => {
  const heading = text?.querySelector<HTMLElement>(`[data-paragraph="${CSS.escape(id)}"] h4`);
  heading?.focus({ preventScroll: true });
  heading?.parentElement?.scrollIntoView({ block: 'start' });
};

/** Brings the place of a table at which dice stand into sight, and puts the focus on what it says. */
const goToTable = (text: HTMLElement | null, id: string): void => {
  const table = text?.querySelector<HTMLElement>(`[data-table="${CSS.escape(id)}"]`);
  table?.querySelector<HTMLElement>('.helpThrown')?.focus({ preventScroll: true });
  table?.scrollIntoView({ block: 'start' });
  table?.querySelector('.litHere')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/** The tables in which dice stand, in the order in which they were asked. */
const tablesAsked = (book: Handbook | null, cells: readonly TableCell[]): HelpTable[] => {
  const tables = book ? paragraphsOf(book).flatMap(({ tables: drawn }) => drawn ?? []) : [];
  const ids = [...new Set(cells.map(({ table }) => table))];
  return ids.flatMap(id => tables.find(table => table.id === id) ?? []);
};

/** The way from one of them to the next, where dice have asked several. */
const TablesAsked = ({ tables, open }: { tables: readonly HelpTable[]; open: (id: string) => void }) =>
  tables.length < 2 ? null : (
    <ul class="helpAsked" aria-label={t`Where the dice stand`}>
      {tables.map(({ id, title }) => (
        <li key={id}>
          <button type="button" class="helpBook" onClick={() => open(id)}>
            {title}
          </button>
        </li>
      ))}
    </ul>
  );

/** All books: one is open, with what is in it beside it. */
export const Shelf = ({ place }: { place: HelpPlace }) => {
  const [rules, choose] = useState(place.rules?.help ? place.rules : null);
  const [asked, ask] = useState('');
  const text = useRef<HTMLDivElement>(null);
  const opened = useBook(rules);
  const book = opened === 'failed' ? null : opened;
  const wanted = rules === place.rules ? askedFor(place, book) : null;
  const cells = rules === place.rules ? place.cells : [];
  const asks = tablesAsked(book, cells);
  const last = asks.at(-1)?.id;
  useEffect(() => {
    if (wanted !== null) goTo(text.current, wanted);
    if (last !== undefined) goToTable(text.current, last);
  }, [wanted, last]);
  const chapters = chaptersOf(rules, book);
  return (
    <div class="shelf">
      <div class="shelfSide">
        <Books
          chosen={rules}
          choose={next => {
            choose(next);
            text.current?.scrollTo(0, 0);
          }}
        />
        <TablesAsked tables={asks} open={id => goToTable(text.current, id)} />
        <Finder chapters={chapters} asked={asked} ask={ask} goTo={id => goTo(text.current, id)} />
      </div>
      <div ref={text} class="shelfText" tabIndex={0} role="region" aria-label={rules?.title ?? t`How to play`}>
        {rules === null && <Learn />}
        {rules && <p class="small">{t`${told(rules.edition)}. Retold in our own words.`}</p>}
        {opened === 'failed' && <p role="alert">{FAILED}</p>}
        <Page chapters={chapters} wanted={wanted} words={wordsOf(asked)} cells={cells} />
      </div>
    </div>
  );
};
