import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';

interface SectionProps {
  title: string;
  name: string;
  children: ComponentChildren;
  closedAtFirst?: boolean;
  /** Takes the height that the others leave. */
  grows?: boolean;
}

/** A part of the side panel that folds under its title. */
export const Section = ({ title, name, children, closedAtFirst = false, grows = false }: SectionProps) => {
  const [open, setOpen] = useState(!closedAtFirst);
  const body = useId();
  return (
    <section class={grows && open ? 'part grows' : 'part'} data-testid={`part-${name}`}>
      <h2 class="partTitle">
        <button
          type="button"
          class="partButton"
          aria-expanded={open}
          aria-controls={body}
          onClick={() => setOpen(!open)}
        >
          {title}
          <span class="fold" aria-hidden="true" />
        </button>
      </h2>
      <div id={body} class="partBody" hidden={!open}>
        {open && children}
      </div>
    </section>
  );
};
