import { useState } from 'preact/hooks';
import type { Battle } from '../../trials/library.ts';
import { FileButton } from '../ui/fileButton.tsx';
import { Problems } from './problems.tsx';
import { download } from '../files/download.ts';
import { refusal, refusedGame } from './refusal.ts';
import { within, type Room } from './room.ts';
import type { FailedBattle } from './summary.ts';
import { t } from '../../languages/language.ts';

const JSON_FILES = '.json,application/json';

const saveRefused = (file: unknown): void =>
  download('brownwater-refused.json', JSON.stringify(file), 'application/json');

/** Battles and games from files of one's own. */
export const OwnFiles = ({ onBattle }: { onBattle: (battle: Battle) => void }) => {
  const [failed, setFailed] = useState<FailedBattle | null>(null);
  /** Whatever fails is told: a file may be gone by the time that it is read. */
  const reading = (work: (inside: Room) => Promise<void>): void =>
    within(inside =>
      work(inside).catch((error: unknown) => {
        console.error(error);
        refusal.value = t`This file could not be read.`;
      }),
    );
  const open = (file: File): void =>
    reading(async ({ openScenario }) => {
      const opened = await openScenario(file);
      setFailed('ok' in opened ? opened : null);
      if (!('ok' in opened)) onBattle(opened);
    });
  const refused = refusedGame.value;
  const load = (file: File): void => reading(async inside => void (refusal.value = await inside.importGame(file)));
  const watch = (file: File): void => reading(async inside => void (refusal.value = await inside.watchFile(file)));
  return (
    <section class="ownFiles" aria-labelledby="files-title">
      <h2 id="files-title">{t`From a file`}</h2>
      <div class="fileRow">
        <FileButton words={t`Open a battle of your own`} accept={JSON_FILES} onFile={open} />
        <FileButton words={t`Load a saved game`} accept={JSON_FILES} onFile={load} />
        <FileButton words={t`Watch a saved game`} accept={JSON_FILES} onFile={watch} />
      </div>
      {refusal.value !== null && (
        <p class="trouble" role="alert" data-testid="refusal">
          {refusal.value}
        </p>
      )}
      {refused?.why === refusal.value && (
        <button type="button" class="second" onClick={() => saveRefused(refused.file)}>
          {t`Save this game to a file`}
        </button>
      )}
      {failed && <Problems failed={failed} />}
    </section>
  );
};
