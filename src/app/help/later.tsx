import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { HelpPlace } from './place.ts';
import { t } from '../../languages/language.ts';

type Shelf = FunctionComponent<{ place: HelpPlace }>;

const FAILED = t`The help could not be loaded. Check the connection and load the page again.`;

/** The books, once they are there. */
export const LaterHelp = ({ place }: { place: HelpPlace }) => {
  const [Loaded, show] = useState<{ Shelf: Shelf } | 'failed' | null>(null);
  useEffect(() => {
    import('./shelf.tsx').then(
      ({ Shelf }) => show({ Shelf }),
      (error: unknown) => {
        console.error(error);
        show('failed');
      },
    );
  }, []);
  if (Loaded === 'failed') return <p role="alert">{FAILED}</p>;
  return Loaded ? <Loaded.Shelf place={place} /> : <p role="status">{t`Fetching the rules…`}</p>;
};
