import { useState } from 'preact/hooks';
import { settings } from '../settings/settings.ts';
import { useKeydown } from './keys.ts';
import { t } from '../../languages/language.ts';

/** Keys that ask at the table ask nothing of a report; that is said, for those who do not see where they are. */
export const useReportAnswer = (name: string): string => {
  const [asked, ask] = useState(0);
  useKeydown(({ code, altKey, ctrlKey, metaKey }) => {
    const plain = !altKey && !ctrlKey && !metaKey && settings.value.letterKeys;
    if (plain && (code === 'KeyW' || code === 'KeyS')) ask(times => times + 1);
  }, []);
  if (asked === 0) return '';
  return (
    t`${name}, report. It is read by its headings and tables; nothing can be ordered here.` + '\u00a0'.repeat(asked % 2)
  );
};
