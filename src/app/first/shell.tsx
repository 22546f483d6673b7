import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { VersionNote } from '../offline/versionNote.tsx';
import { FirstScreen } from '../setup/firstScreen.tsx';
import { isHelpAddress } from './addresses.ts';
import { Late } from '../ui/late.tsx';
import { enter, room, roomTrouble, within } from './room.ts';
import { t } from '../../languages/language.ts';

/** The page's address until the room follows it. */
const address = signal(location.hash);

const leadsAway = (): boolean => address.value !== '' && !isHelpAddress(address.value);

/** Fetches the room when the address leads into it. */
const useAddress = (): void => {
  useEffect(() => {
    const follow = (): void => {
      address.value = location.hash;
      if (address.value !== '') within(() => undefined);
    };
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
};

const Waiting = () => (
  <main class="opening">
    {roomTrouble.value === null ? (
      <>
        <p role="status">{t`Lighting the lamp…`}</p>
        <Late />
      </>
    ) : (
      <div class="late">
        <p role="alert">{roomTrouble.value}</p>
        <button type="button" class="second" onClick={() => void enter().catch(console.error)}>
          {t`Try again`}
        </button>
      </div>
    )}
  </main>
);

/** The first page at once, and everything else when it has been fetched. */
export const Shell = () => {
  useAddress();
  const inside = room.value;
  const atHome = inside ? inside.atHome.value : !leadsAway();
  return (
    <>
      {atHome ? <FirstScreen /> : inside ? <inside.Screen /> : <Waiting />}
      {inside && <inside.Around />}
      <VersionNote />
    </>
  );
};
