import { useRef, useState } from 'preact/hooks';
import { t } from '../../languages/language.ts';

interface CopyLineProps {
  label: string;
  text: string;
  /** The words on the button. */
  words: string;
  /** Whether it is an address, which the system may send on by itself. */
  sends?: boolean;
}

const SAYS = {
  copied: t`Copied.`,
  chosen: t`This browser does not let the page copy: the line is marked, copy it with Ctrl+C.`,
} as const;

/** Hands an address to the system's own sheet. Who closes it again has changed his mind. */
const share = (url: string): Promise<void> =>
  navigator.share({ url }).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) console.error(error);
  });

/** One line of text to be copied, by the button or by hand. */
export const CopyLine = ({ label, text, words, sends = false }: CopyLineProps) => {
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
      {sends && 'share' in navigator && (
        <button type="button" class="second" onClick={() => void share(text)}>
          {t`Send by another app`}
        </button>
      )}
      <p class="small" role="status">
        {done && SAYS[done]}
      </p>
    </div>
  );
};
