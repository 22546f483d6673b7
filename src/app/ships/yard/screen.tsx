import './yard.css';
import { useState } from 'preact/hooks';
import { LONGEST_SHIPS_FILE, vesselsText } from '../../../scenario/ownVessels.ts';
import { download } from '../../files/download.ts';
import { textOf } from '../../files/shapedFile.ts';
import { readStrange } from '../../files/strange.ts';
import { AsideNote } from '../../setup/asideNote.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FileButton } from '../../ui/fileButton.tsx';
import { StorageNote } from '../../ui/storageNote.tsx';
import { Thumb } from '../drawing.tsx';
import { ShipOfDay } from '../shipOfDay.tsx';
import { kindLine } from '../words.ts';
import type { KeptShip } from './shelf.ts';
import { yard } from './state.ts';
import { Stocks } from './stocks.tsx';
import { t } from '../../../languages/language.ts';

const Row = ({ kept, onScrap }: { kept: KeptShip; onScrap: () => void }) => {
  const { ship } = kept;
  return (
    <li class={`shipRow ${ship.side}`}>
      <button
        type="button"
        class="yardOpen"
        aria-pressed={yard.draft.value?.id === ship.id}
        onClick={() => yard.open(ship)}
      >
        <Thumb ship={ship} />
        <span class="shipRowText">
          <span class="hidden">{t`Open`} </span>
          <b>{ship.name}</b>
          <span class="small">{kindLine(ship)}</span>
        </span>
      </button>
      <button type="button" class="quiet" aria-label={t`Delete ${ship.name}`} onClick={onScrap}>
        {t`Delete`}
      </button>
    </li>
  );
};

const Scrap = ({ kept, onDone }: { kept: KeptShip; onDone: () => void }) => (
  <Dialog title={t`Delete this ship?`} onClose={onDone}>
    <p>{t`“${kept.name}” cannot be brought back. Battles and saved games that have her keep her.`}</p>
    <div class="dialogActions">
      <button type="button" class="second" onClick={onDone}>
        {t`Keep her`}
      </button>
      <button
        type="button"
        class="primary warns"
        onClick={() => {
          void yard.remove(kept.id);
          onDone();
        }}
      >
        <span class="primaryLabel">{t`Delete`}</span>
      </button>
    </div>
  </Dialog>
);

/** The ships of the player's own, and ways to a new one. */
const YardShelf = () => {
  const [scrapped, scrap] = useState<KeptShip | null>(null);
  const [refusal, refuse] = useState<string | null>(null);
  const all = yard.all.value;
  const take = async (file: File): Promise<void> => {
    const text = await textOf(file, { longest: LONGEST_SHIPS_FILE });
    refuse(
      await readStrange<string | null>(
        async ask => yard.take(await ask('ships', text)),
        why => why,
      ),
    );
  };
  return (
    <section class="card yardShelf" aria-labelledby="yard-title">
      <h2 id="yard-title">{t`Your ships`}</h2>
      <div class="yardWays">
        <button type="button" class="second" onClick={() => yard.layDown()}>
          {t`Begin a ship anew`}
        </button>
        <FileButton
          kind="second"
          words={t`From a file`}
          accept=".json,application/json"
          onFile={file => void take(file)}
        />
        {all.length > 0 && (
          <button
            type="button"
            class="second"
            onClick={() => download('brownwater-ships.json', vesselsText(yard.ships.peek()), 'application/json')}
          >
            {t`All to a file`}
          </button>
        )}
      </div>
      <p class="small">{t`Or choose a ship of the library, and there “Build one like her”.`}</p>
      {refusal !== null && (
        <p class="trouble" role="alert" data-testid="yard-refusal">
          {refusal}
        </p>
      )}
      {yard.ready.value && all.length === 0 && <p class="empty">{t`No ship of your own yet.`}</p>}
      <ul class="yardRows" aria-label={t`Your ships`}>
        {all.map(kept => (
          <Row key={kept.id} kept={kept} onScrap={() => scrap(kept)} />
        ))}
      </ul>
      {scrapped && <Scrap kept={scrapped} onDone={() => scrap(null)} />}
    </section>
  );
};

/** The ship on the stocks, if there is one. */
const OnTheStocks = () => {
  const [draft, ship] = [yard.draft.value, yard.sound.value];
  if (!draft || !ship)
    return (
      <div>
        <p class="yardNothing">{t`Open a ship of yours, or begin one: every figure can be changed, and what comes of it is seen at once.`}</p>
        <ShipOfDay />
      </div>
    );
  return <Stocks key={draft.id} draft={draft} ship={ship} />;
};

/** The shipwright: the player's own ships, and the one that lies on the stocks. */
export const YardMain = () => (
  <main class="yardMain" data-testid="yard">
    <StorageNote />
    <AsideNote />
    <YardShelf />
    <OnTheStocks />
  </main>
);
