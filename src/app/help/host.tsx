import { Dialog } from '../ui/dialog.tsx';
import { useKeydown } from '../ui/keys.ts';
import { settings } from '../settings/settings.ts';
import { LaterHelp } from './later.tsx';
import { helpPlace, openHelp, type HelpPlace } from './place.ts';
import type { RuleSet } from '../../system/ruleset.ts';
import { t } from '../../languages/language.ts';

const WRITES = 'input, textarea, select, [contenteditable]';

/** The question mark opens help wherever nothing is being written and no card lies over the page. */
const useQuestionMark = (rules: RuleSet | null): void =>
  useKeydown(
    event => {
      if (event.key !== '?' || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (!settings.value.letterKeys || document.querySelector('dialog[open]')) return;
      if (event.target instanceof Element && event.target.closest(WRITES)) return;
      event.preventDefault();
      openHelp(rules);
    },
    [rules],
  );

interface HelpHostProps {
  /** The rules of the game on the screen. */
  rules: RuleSet | null;
  /** Leaves the address that led to the help. */
  leave: () => void;
}

const close = (place: HelpPlace, leave: () => void): void => {
  helpPlace.value = null;
  if (place.addressed) leave();
};

/** The help, over whatever screen is shown; its text is fetched when it is first opened. */
export const HelpHost = ({ rules, leave }: HelpHostProps) => {
  useQuestionMark(rules);
  const place = helpPlace.value;
  if (!place) return null;
  return (
    <Dialog title={t`Help and rules`} class="helpDialog" onClose={() => close(place, leave)}>
      <LaterHelp place={place} />
    </Dialog>
  );
};
