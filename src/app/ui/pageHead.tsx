import './pageHead.css';
import type { ComponentChildren } from 'preact';
import { goHome } from '../places.ts';
import { t } from '../../languages/language.ts';

interface PageHeadProps {
  title: string;
  /** What kind of screen it is, where the title does not say so. */
  above?: string;
  /** More about what is shown: a line of words, or ways within the screen. */
  below?: ComponentChildren;
  /** Ways from here, before the last one, which leads out. */
  ways?: ComponentChildren;
  /** Back to the game on the table; the way out leads to the first page where none lies there. */
  back?: (() => void) | undefined;
}

/** The head of every screen beside the game. */
export const PageHead = ({ title, above, below, ways, back }: PageHeadProps) => (
  <header class="pageHead">
    <div>
      {above !== undefined && <p class="small">{above}</p>}
      <h1>{title}</h1>
      {typeof below === 'string' ? <p class="small">{below}</p> : below}
    </div>
    <div class="pageWays">
      {ways}
      <button type="button" class="second" onClick={back ?? goHome}>
        {back ? t`Back to the game` : t`First page`}
      </button>
    </div>
  </header>
);
