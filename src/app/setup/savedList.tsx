import { useEffect, useState } from 'preact/hooks';
import { GAME, goTo } from '../first/addresses.ts';
import { KEPT, reportAddress } from '../replay/address.ts';
import { deleteGame, listGames, renameGame, type SavedGame } from '../table/savedGames.ts';
import { small, whenSaved } from '../ui/words.ts';
import { Dialog } from '../ui/dialog.tsx';
import { t } from '../../languages/language.ts';

/** How far a game has come: "Turn 3 of 12". */
const turnOf = ({ turn, last }: SavedGame): string => (last ? t`Turn ${turn} of ${last}` : t`Turn ${turn}`);

type Asked = { game: SavedGame; what: 'rename' | 'delete' } | null;

const RenameDialog = ({ game, onDone }: { game: SavedGame; onDone: (name: string | null) => void }) => {
  const [name, setName] = useState(game.name);
  return (
    <Dialog title={t`Rename the game`} onClose={() => onDone(null)}>
      <form
        onSubmit={event => {
          event.preventDefault();
          onDone(name.trim() === '' ? null : name.trim());
        }}
      >
        <label class="field">
          {t`Name`}
          <input type="text" value={name} maxLength={120} onInput={event => setName(event.currentTarget.value)} />
        </label>
        <div class="dialogActions">
          <button type="button" class="second" onClick={() => onDone(null)}>
            {t`Cancel`}
          </button>
          <button type="submit" class="primary">
            <span class="primaryLabel">{t`Rename`}</span>
          </button>
        </div>
      </form>
    </Dialog>
  );
};

const DeleteDialog = ({ game, onDone }: { game: SavedGame; onDone: (yes: boolean) => void }) => (
  <Dialog title={t`Delete this game?`} onClose={() => onDone(false)}>
    <p>{t`“${game.name}”, ${small(turnOf(game))}, cannot be brought back.`}</p>
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

const SavedRow = ({ game, ask }: { game: SavedGame; ask: (what: 'rename' | 'delete') => void }) => (
  <li class="savedRow">
    <div class="savedText">
      <h3>{game.name}</h3>
      <p class="small">
        {game.over ? t`Ended` : turnOf(game)} · {game.rules} · {whenSaved(game.saved)}
      </p>
    </div>
    <button
      type="button"
      class="second"
      aria-label={game.over ? `${t`Look`} ${game.name}` : t`Resume ${game.name}`}
      onClick={() => goTo(GAME + game.id)}
    >
      {game.over ? t`Look` : t`Resume`}
    </button>
    <button type="button" class="quiet" aria-label={`${t`Watch`} ${game.name}`} onClick={() => goTo(KEPT + game.id)}>
      {t`Watch`}
    </button>
    {game.over && (
      <button
        type="button"
        class="quiet"
        aria-label={t`Report on ${game.name}`}
        onClick={() => goTo(reportAddress(KEPT + game.id))}
      >
        {t`Report`}
      </button>
    )}
    <button type="button" class="quiet" aria-label={t`Rename ${game.name}`} onClick={() => ask('rename')}>
      {t`Rename`}
    </button>
    <button type="button" class="quiet" aria-label={t`Delete ${game.name}`} onClick={() => ask('delete')}>
      {t`Delete`}
    </button>
  </li>
);

/** Games that wait to be gone on with; nothing at all where there are none. */
export const SavedList = () => {
  const [games, setGames] = useState<SavedGame[]>([]);
  const [asked, setAsked] = useState<Asked>(null);
  const refresh = async (): Promise<void> => setGames(await listGames());
  useEffect(() => void refresh(), []);
  const done = async (work: Promise<unknown> | null): Promise<void> => {
    setAsked(null);
    await work;
    await refresh();
  };
  if (games.length === 0) return null;
  return (
    <section class="saved" aria-labelledby="saved-title">
      <h2 id="saved-title">{t`Saved games`}</h2>
      <ul class="savedList">
        {games.map(game => (
          <SavedRow key={game.id} game={game} ask={what => setAsked({ game, what })} />
        ))}
      </ul>
      {asked?.what === 'rename' && (
        <RenameDialog
          game={asked.game}
          onDone={name => void done(name === null ? null : renameGame(asked.game.id, name))}
        />
      )}
      {asked?.what === 'delete' && (
        <DeleteDialog game={asked.game} onDone={yes => void done(yes ? deleteGame(asked.game.id) : null)} />
      )}
    </section>
  );
};
