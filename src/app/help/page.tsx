import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { HelpChapter, HelpParagraph, HelpTable } from '../../system/help.ts';
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

const Table = ({ table, words }: { table: HelpTable } & Worded) => (
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
              <th key={index} scope="col">
                <Marked text={head} words={words} />
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([head = '', ...cells], row) => (
          <tr key={row}>
            <th scope="row">
              <Marked text={head} words={words} />
            </th>
            {cells.map((cell, index) => (
              <td key={index}>
                <Marked text={cell} words={words} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </TableRoom>
);

const Paragraph = ({ told, wanted, words }: { told: HelpParagraph; wanted: boolean } & Worded) => {
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
        <Table key={table.id} table={table} words={words} />
      ))}
      {sources !== '' && <p class="helpSources">{sources}</p>}
    </section>
  );
};

interface PageProps extends Worded {
  chapters: readonly HelpChapter[];
  /** Id of the paragraph that was asked for. */
  wanted: string | null;
}

/** A whole book, to be read from top to bottom. */
export const Page = ({ chapters, wanted, words }: PageProps) => (
  <>
    {chapters.map(chapter => (
      <section key={chapter.id} class="helpChapter">
        <h3>{chapter.title}</h3>
        {chapter.paragraphs.map(told => (
          <Paragraph key={told.id} told={told} wanted={told.id === wanted} words={words} />
        ))}
      </section>
    ))}
  </>
);
