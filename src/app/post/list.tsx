import { useEffect, useState } from 'preact/hooks';
import { Dialog } from '../ui/dialog.tsx';
import { whenSaved } from '../ui/words.ts';
import { POSTED } from './place.ts';
import { deletePost, listPosts, type KeptPost } from './store.ts';
import { t } from '../../languages/language.ts';

const DeleteDialog = ({ kept, onDone }: { kept: KeptPost; onDone: (yes: boolean) => void }) => (
  <Dialog title={t`Delete this game by post?`} onClose={() => onDone(false)}>
    <p>{t`Your part of its dice goes with it: “${kept.row.name}” cannot be gone on with by anybody.`}</p>
    <div class="dialogActions">
      <button type="button" class="second" onClick={() => onDone(false)}>
        {t`Keep it`}
      </button>
      <button type="button" class="primary warns" onClick={() => onDone(true)}>
        <span class="primaryLabel">{t`Delete`}</span>
      </button>
    </div>
  </Dialog>
);

const statusOf = ({ row: { over, mine, opponent, turn } }: KeptPost): string => {
  if (over) return t`Ended`;
  return mine ? t`Turn ${turn}, your decision` : t`Turn ${turn}, waiting for ${opponent ?? t`an opponent`}`;
};

const Row = ({ kept, ask }: { kept: KeptPost; ask: () => void }) => (
  <li class="savedRow">
    <div class="savedText">
      <h3>{kept.row.name}</h3>
      <p class="small">
        {statusOf(kept)} · {kept.row.rules} · {whenSaved(kept.row.saved)}
      </p>
    </div>
    <a class="second" href={POSTED + kept.id} aria-label={t`Go on with ${kept.row.name}`}>
      {kept.row.mine && !kept.row.over ? t`Go on` : t`Look`}
    </a>
    <button type="button" class="quiet" aria-label={t`Delete ${kept.row.name}`} onClick={ask}>
      {t`Delete`}
    </button>
  </li>
);

/** Games by post that are kept in this browser; nothing at all where there are none. */
export const PostList = () => {
  const [games, setGames] = useState<KeptPost[]>([]);
  const [asked, ask] = useState<KeptPost | null>(null);
  const refresh = async (): Promise<void> => setGames(await listPosts());
  useEffect(() => void refresh(), []);
  const done = async (yes: boolean): Promise<void> => {
    if (yes && asked) await deletePost(asked.id);
    ask(null);
    await refresh();
  };
  if (games.length === 0) return null;
  return (
    <section class="saved" aria-labelledby="post-title">
      <h2 id="post-title">{t`Games by post`}</h2>
      <ul class="savedList">
        {games.map(kept => (
          <Row key={kept.id} kept={kept} ask={() => ask(kept)} />
        ))}
      </ul>
      {asked && <DeleteDialog kept={asked} onDone={yes => void done(yes)} />}
    </section>
  );
};
