import { useRef, useState } from 'preact/hooks';
import { t } from '../../languages/language.ts';

interface CopyLineProps {
  label: string;
  text: string;
  /** The words on the button. */
  words: string;
}

const SAYS = {
  copied: t`Copied.`,
  chosen: t`This browser does not let the page copy: the line is marked, copy it with Ctrl+C.`,
} as const;

/** One line of text to be copied, by the button or by hand. */
export const CopyLine = ({ label, text, words }: CopyLineProps) => {
  const field = useRef<HTMLInputElement>(null);
  const [done, say] = useState<keyof typeof SAYS | null>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      say('copied');
    } catch {
      // Without leave, or on a page that came by plain http.
      field.current?.select();
      say('chosen');
    }
  };
  return (
    <div class="copyLine">
      <label class="field">
        {label}
        <input ref={field} type="text" readOnly value={text} onFocus={event => event.currentTarget.select()} />
      </label>
      <button type="button" class="second" onClick={() => void copy()}>
        {words}
      </button>
      <p class="small" role="status">
        {done && SAYS[done]}
      </p>
    </div>
  );
};
