import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Late } from './late.tsx';
import { t } from '../../languages/language.ts';

interface LaterProps<P> {
  /** Fetches the screen; always the same function for the same screen. */
  load: () => Promise<ComponentType<P>>;
  props: P;
  /** What is said while it is on its way. */
  says: string;
}

const FAILED = t`This part of the page could not be loaded. Check the connection and load the page again.`;

/** A screen that most visitors never open: it is fetched when it is needed. */
export const Later = <P extends object>({ load, props, says }: LaterProps<P>) => {
  const [Screen, show] = useState<{ loaded: ComponentType<P> } | 'failed' | null>(null);
  useEffect(() => {
    load().then(
      loaded => show({ loaded }),
      (error: unknown) => {
        console.error(error);
        show('failed');
      },
    );
  }, [load]);
  if (Screen !== null && Screen !== 'failed') return <Screen.loaded {...props} />;
  return (
    <main class="opening">
      <p role={Screen === 'failed' ? 'alert' : 'status'}>{Screen === 'failed' ? FAILED : says}</p>
      {Screen === null && <Late />}
    </main>
  );
};
