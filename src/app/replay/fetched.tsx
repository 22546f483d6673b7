import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Opened, Played } from '../../trials/gameFile.ts';
import { lookAt, type ReplayPlace } from '../places.ts';
import { gameAt } from './source.ts';
import { hireWorker } from '../trial/hands.ts';
import { t } from '../../languages/language.ts';

interface FetchedProps {
  place: ReplayPlace;
  waysOut: ComponentChildren;
  children: (played: Played) => ComponentChildren;
}

/** Fetches the game of an address, or plays it again; says why where there is none. */
export const GameFetched = ({ place, waysOut, children }: FetchedProps) => {
  const [opened, open] = useState<Opened | null>(null);
  useEffect(() => {
    let gone = false;
    open(null);
    void gameAt(place, hireWorker).then(found => {
      if (gone) return;
      // Another look at the same game finds it at hand.
      if (found.ok) lookAt({ ...place, played: found });
      open(found);
    });
    return () => {
      gone = true;
    };
  }, [place.address]);
  if (!opened)
    return (
      <main class="opening">
        <p role="status">{t`Playing the game once more…`}</p>
      </main>
    );
  if (opened.ok) return <>{children(opened)}</>;
  return (
    <main class="replayRefused" data-testid="replay-refused">
      <h1>{t`No such game`}</h1>
      <p role="alert">{opened.refusal}</p>
      <p class="replayWays">{waysOut}</p>
    </main>
  );
};
