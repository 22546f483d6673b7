import { useEffect, useState } from 'preact/hooks';
import { SIDES } from '../../core/types.ts';
import { fleetWorth } from '../../scenario/generate/index.ts';
import { Flag } from '../ui/flag.tsx';
import { PageHead } from '../ui/pageHead.tsx';
import { MAKE } from '../places.ts';
import { AsideNote } from '../setup/asideNote.tsx';
import { StorageNote } from '../ui/storageNote.tsx';
import { count, SIDE_NAME } from '../ui/words.ts';
import { DeleteFleet, PasteFleet, RenameFleet } from './fleetDialogs.tsx';
import { FleetEditor } from './fleetEditor.tsx';
import type { KeptFleet } from './fleetShelf.ts';
import { findShip, yard } from '../ships/yard/state.ts';
import { SampleFleet } from './sampleFleet.tsx';
import { fleets } from './state.ts';
import { t } from '../../languages/language.ts';

type Asked = { fleet: KeptFleet; what: 'rename' | 'delete' } | 'paste' | null;

const FleetRow = ({ fleet, ask }: { fleet: KeptFleet; ask: (what: 'rename' | 'delete') => void }) => {
  const open = fleets.open.value?.id === fleet.id;
  return (
    <li class={`fleetRow ${fleet.side}`}>
      <button type="button" class="fleetOpen" aria-pressed={open} onClick={() => void (fleets.open.value = fleet)}>
        <Flag side={fleet.side} />
        <span class="fleetRowText">
          <span class="hidden">{t`Open`} </span>
          <b>{fleet.name}</b>
          <span class="small">
            {t`${count(fleet.ships.length, 'ship')}, ${fleetWorth(fleet.ships, findShip)} of ${fleet.points} points`}
          </span>
        </span>
      </button>
      <button type="button" class="quiet" aria-label={t`Rename ${fleet.name}`} onClick={() => ask('rename')}>
        {t`Rename`}
      </button>
      <button type="button" class="quiet" aria-label={t`Delete ${fleet.name}`} onClick={() => ask('delete')}>
        {t`Delete`}
      </button>
    </li>
  );
};

/** Every fleet that is kept, and ways to a new one. */
const FleetShelf = ({ ask }: { ask: (asked: Asked) => void }) => (
  <section class="card fleetShelf" aria-labelledby="fleets-title">
    <h2 id="fleets-title">{t`Your fleets`}</h2>
    <div class="fleetNew">
      {SIDES.map(side => (
        <button key={side} type="button" class="second" onClick={() => fleets.begin(side)}>
          <Flag side={side} /> {t`New ${SIDE_NAME[side]} fleet`}
        </button>
      ))}
      <button type="button" class="second" onClick={() => ask('paste')}>
        {t`Paste a fleet`}
      </button>
    </div>
    {fleets.ready.value && fleets.all.value.length === 0 && (
      <p class="empty">{t`None yet. Begin one, or paste the line that somebody has sent.`}</p>
    )}
    <ul class="fleetRows" aria-label={t`Fleets`}>
      {fleets.all.value.map(fleet => (
        <FleetRow key={fleet.id} fleet={fleet} ask={what => ask({ fleet, what })} />
      ))}
    </ul>
  </section>
);

const Dialogs = ({ asked, done }: { asked: Asked; done: () => void }) => {
  if (asked === null) return null;
  if (asked === 'paste') return <PasteFleet onDone={done} />;
  const { fleet, what } = asked;
  return what === 'rename' ? <RenameFleet fleet={fleet} onDone={done} /> : <DeleteFleet fleet={fleet} onDone={done} />;
};

/** Where fleets are put together from the catalogue, for battles that are made. */
export const FleetScreen = () => {
  const [asked, ask] = useState<Asked>(null);
  useEffect(() => {
    void fleets.load();
    void yard.load();
  }, []);
  const open = fleets.open.value;
  return (
    <div class="make" data-testid="fleets">
      <PageHead
        title={t`Fleets`}
        ways={
          <a class="second" href={MAKE}>
            {t`Make a battle`}
          </a>
        }
      />
      <main class="fleetMain">
        <StorageNote />
        <AsideNote />
        <FleetShelf ask={ask} />
        {open ? <FleetEditor key={open.id} fleet={open} /> : fleets.ready.value && <SampleFleet />}
      </main>
      <Dialogs asked={asked} done={() => ask(null)} />
    </div>
  );
};
