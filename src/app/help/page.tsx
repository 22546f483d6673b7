import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { HelpChapter, HelpParagraph, HelpTable, TableCell } from '../../system/help.ts';
import { t } from '../../languages/language.ts';
import { marked, sourcesOf } from './search.ts';

/** Text with what was searched for marked. */
const Marked = ({ text, words }: { text: string; words: readonly string[] }) => (
  <>{marked(text, words).map((piece, index) => (piece.hit ? <mark key={index}>{piece.text}</mark> : piece.text))}</>
);

interface Worded {
  words: readonly string[];
}

/** Room for a table; one that is too wide can be pushed sideways, by keys as well. */
const TableRoom = ({ title, children }: { title: string; children: ComponentChildren }) => {
  const room = useRef<HTMLDivElement>(null);
  const [wide, setWide] = useState(false);
  useLayoutEffect(() => {
    const element = room.current;
    if (element) setWide(element.scrollWidth > element.clientWidth);
  }, []);
  return (
    <div ref={room} class="helpTableRoom" {...(wide ? { tabIndex: 0, role: 'group', 'aria-label': title } : {})}>
      {children}
    </div>
  );
};

interface Lit {
  /** Cells at which dice stand. */
  cells: readonly TableCell[];
}

/** What dice have found in a table, in words; who is led here reads it first. */
const Thrown = ({ table: { heads, rows }, cell: { row, column } }: { table: HelpTable; cell: TableCell }) => {
  const found = rows[row] ?? [];
  return (
    <p class="helpThrown" tabIndex={-1}>
      {column === 0
        ? t`Thrown: row “${found[0] ?? ''}”.`
        : t`Thrown: row “${found[0] ?? ''}”, column “${heads[column] ?? ''}”: ${found[column] ?? ''}.`}
    </p>
  );
};

/** How a place of a table is marked where dice stand: its row, its column, and the cell in which both meet. */
const litAs = (cells: readonly TableCell[], row: number | null, column: number): string | undefined => {
  if (cells.some(cell => cell.row === row && cell.column === column)) return 'lit litHere';
  if (cells.some(cell => cell.row === row)) return 'lit litRow';
  return cells.some(cell => cell.column > 0 && cell.column === column) ? 'lit litColumn' : undefined;
};

const Table = ({ table, words, cells }: { table: HelpTable } & Worded & Lit) => (
  <div class="helpTableWhole" data-table={table.id}>
    {cells.map((cell, index) => (
      <Thrown key={index} table={table} cell={cell} />
    ))}
    <TableRoom title={table.title}>
      <table class="helpTable">
        <caption>
          <Marked text={table.title} words={words} />
        </caption>
        <thead>
          <tr>
            {table.heads.map((head, index) =>
              head === '' ? (
                <td key={index} />
              ) : (
                <th key={index} scope="col" class={litAs(cells, null, index)}>
                  <Marked text={head} words={words} />
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([head = '', ...others], row) => (
            <tr key={row}>
              <th scope="row" class={litAs(cells, row, 0)}>
                <Marked text={head} words={words} />
              </th>
              {others.map((text, index) => {
                const lit = litAs(cells, row, index + 1);
                return (
                  <td key={index} class={lit} aria-current={lit === 'lit litHere' ? 'true' : undefined}>
                    <Marked text={text} words={words} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </TableRoom>
  </div>
);

const Paragraph = ({ told, wanted, words, cells }: { told: HelpParagraph; wanted: boolean } & Worded & Lit) => {
  const sources = sourcesOf(told);
  return (
    <section class={wanted ? 'helpParagraph wanted' : 'helpParagraph'} data-paragraph={told.id}>
      <h4 tabIndex={-1}>
        <Marked text={told.title} words={words} />
      </h4>
      {told.text.map((text, index) => (
        <p key={index}>
          <Marked text={text} words={words} />
        </p>
      ))}
      {told.tables?.map(table => (
        <Table key={table.id} table={table} words={words} cells={cells.filter(cell => cell.table === table.id)} />
      ))}
      {sources !== '' && <p class="helpSources">{sources}</p>}
    </section>
  );
};

interface PageProps extends Worded, Lit {
  chapters: readonly HelpChapter[];
  /** Id of the paragraph that was asked for. */
  wanted: string | null;
}

/** A whole book, to be read from top to bottom. */
export const Page = ({ chapters, wanted, ...shown }: PageProps) => (
  <>
    {chapters.map(chapter => (
      <section key={chapter.id} class="helpChapter">
        <h3>{chapter.title}</h3>
        {chapter.paragraphs.map(told => (
          <Paragraph key={told.id} told={told} wanted={told.id === wanted} {...shown} />
        ))}
      </section>
    ))}
  </>
);
