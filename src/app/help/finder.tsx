import { useRef, useState } from 'preact/hooks';
import type { HelpChapter } from '../../system/help.ts';
import { useKeydown } from '../ui/keys.ts';
import { count } from '../ui/words.ts';
import { searchBook, type Found } from './search.ts';
import { t } from '../../languages/language.ts';

type GoTo = (id: string) => void;

const Contents = ({ chapters, goTo }: { chapters: readonly HelpChapter[]; goTo: GoTo }) => (
  <ol class="helpContents" aria-label={t`Contents`}>
    {chapters.map(chapter => (
      <li key={chapter.id}>
        <span class="helpPart">{chapter.title}</span>
        <ol>
          {chapter.paragraphs.map(({ id, title }) => (
            <li key={id}>
              <button type="button" class="helpEntry" onClick={() => goTo(id)}>
                {title}
              </button>
            </li>
          ))}
        </ol>
      </li>
    ))}
  </ol>
);

const Hits = ({ found, goTo }: { found: readonly Found[]; goTo: GoTo }) => (
  <ol class="helpContents" aria-label={t`Found`}>
    {found.map(({ paragraph, shown }) => (
      <li key={paragraph.id}>
        <button type="button" class="helpEntry" onClick={() => goTo(paragraph.id)}>
          <b>{paragraph.title}</b>
          <span class="helpShown">
            {shown.map((piece, index) => (piece.hit ? <mark key={index}>{piece.text}</mark> : piece.text))}
          </span>
        </button>
      </li>
    ))}
  </ol>
);

/** A stroke leads to the search field from anywhere in the help. */
const useStroke = (field: { readonly current: HTMLInputElement | null }): void =>
  useKeydown(event => {
    if (event.key !== '/' || document.activeElement === field.current) return;
    event.preventDefault();
    field.current?.focus();
  }, []);

interface FinderProps {
  chapters: readonly HelpChapter[];
  asked: string;
  ask: (words: string) => void;
  goTo: GoTo;
}

/** What is in the book: its contents, or where the words are that are looked for. */
export const Finder = ({ chapters, asked, ask, goTo }: FinderProps) => {
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(!matchMedia('(max-width: 50rem)').matches);
  useStroke(field);
  const found = searchBook(chapters, asked);
  const searching = asked.trim() !== '';
  // On a small screen the list would hide what it leads to.
  const choose: GoTo = id => {
    if (matchMedia('(max-width: 50rem)').matches) setOpen(false);
    requestAnimationFrame(() => goTo(id));
  };
  return (
    <>
      <label class="helpSearch">
        <span class="hidden">{t`Search`}</span>
        <input
          ref={field}
          type="search"
          placeholder={t`Search these rules`}
          value={asked}
          onInput={event => {
            ask(event.currentTarget.value);
            setOpen(true);
          }}
          onKeyDown={event => {
            const [first] = found;
            if (event.key === 'Enter' && first) choose(first.paragraph.id);
          }}
        />
      </label>
      <p class="small helpCount" role="status">
        {searching && (found.length === 0 ? t`Nothing is found.` : count(found.length, 'place'))}
      </p>
      <nav class="helpList" aria-label={searching ? t`Search results` : t`Contents`}>
        <button type="button" class="quiet helpFold" aria-expanded={open} onClick={() => setOpen(!open)}>
          {searching ? t`What is found` : t`Contents`}
          <span class="fold" aria-hidden="true" />
        </button>
        {open && (searching ? <Hits found={found} goTo={choose} /> : <Contents chapters={chapters} goTo={choose} />)}
      </nav>
    </>
  );
};
