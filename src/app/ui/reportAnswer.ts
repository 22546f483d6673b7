import { useEffect, useState } from 'preact/hooks';
import { settings } from '../settings/settings.ts';
import { t } from '../../languages/language.ts';

/** Keys that ask at the table ask nothing of a report; that is said, for those who do not see where they are. */
export const useReportAnswer = (name: string): string => {
  const [asked, ask] = useState(0);
  useEffect(() => {
    const listen = ({ code, altKey, ctrlKey, metaKey }: KeyboardEvent): void => {
      const plain = !altKey && !ctrlKey && !metaKey && settings.value.letterKeys;
      if (plain && (code === 'KeyW' || code === 'KeyS')) ask(times => times + 1);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  if (asked === 0) return '';
  return (
    t`${name}, report. It is read by its headings and tables; nothing can be ordered here.` + '\u00a0'.repeat(asked % 2)
  );
};
