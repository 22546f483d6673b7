import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../languages/language.ts';

interface DialogProps {
  title: string;
  children: ComponentChildren;
  onClose: () => void;
  /** Whether Esc and the cross close it. */
  closes?: boolean;
  class?: string;
}

/** A card laid over everything else; the page behind it rests until it is closed. */
export const Dialog = ({ title, children, onClose, closes = true, class: kind = '' }: DialogProps) => {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Before anything is painted, so that no key reaches the page behind.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    element.current?.showModal();
    return () => {
      // What has opened by itself gives way to the main thing of the page.
      const isOpener = opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
      const back = isOpener ? opener : document.querySelector<HTMLElement>('[data-home]');
      back?.focus();
    };
  }, []);
  return (
    <dialog
      ref={element}
      class={`dialog ${kind}`}
      aria-labelledby={heading}
      onCancel={event => {
        event.preventDefault();
        if (closes) onClose();
      }}
    >
      <div class="card dialogCard">
        <header class="dialogHead">
          <h2 id={heading}>{title}</h2>
          {closes && (
            <button type="button" class="quiet iconButton" aria-label={t`Close`} onClick={onClose}>
              <span aria-hidden="true">✕</span>
            </button>
          )}
        </header>
        <div class="dialogBody">{children}</div>
      </div>
    </dialog>
  );
};
