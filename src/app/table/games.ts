import { signal } from '@preact/signals';
import { version } from '../../../package.json';
import { noteFought, recallFought } from '../career/store.ts';
import { download, fileName } from '../files/download.ts';
import {
  HUMAN,
  LONGEST_FILE,
  newestState,
  newGame,
  toGameFile,
  type Opened,
  type Played,
  type Setup,
} from '../../trials/gameFile.ts';
import { GAME, isHelpAddress } from '../first/addresses.ts';
import { refusal, refusedGame } from '../first/refusal.ts';
import { GameKeeper, keepWhole } from './gameKeeper.ts';
import { Hold } from './hold.ts';
import { looksPosted, openPostText, POSTED } from '../post/place.ts';
import type { Posted } from '../post/posted.ts';
import { followPlaces, openReplay, place } from '../places.ts';
import { deleteGame, loadGame, noGame } from './savedGames.ts';
import { Session } from './session.ts';
import type { State } from '../../core/types.ts';
import { Table } from './table.ts';
import { readStrange } from '../files/strange.ts';
import { t } from '../../languages/language.ts';

export { refusal };

/** The game on the table. */
export const table = signal<Table | null>(null);
/** Whether a saved game is being fetched and played up to where it was left. */
export const opening = signal(false);

/** Random text that is easy to read out and to type. */
export const randomSeed = (): string => {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const picks = [...crypto.getRandomValues(new Uint32Array(8))].map(word => letters[word % letters.length]);
  return `${picks.slice(0, 4).join('')}-${picks.slice(4).join('')}`;
};

/** The end of a battle is shown when its place in the career is kept too: a page that is closed at once has counted it. */
const allOf = async (...keeping: readonly Promise<void>[]): Promise<void> => {
  await Promise.all(keeping);
};

/** Has the browser fetch and compile what a chart is drawn with (scripts/parcels.ts), while the page sets the table. */
const fetchForCharts = (): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')) link.rel = 'modulepreload';
};

/** Lays a game on the table; one that is not kept yet is kept at once. */
const sitDown = (id: string, played: Played & { since?: string }, isNew = false): void => {
  fetchForCharts();
  table.value?.leave();
  const hold = new Hold(id);
  recallFought(id, played);
  const keeper = new GameKeeper(id, () => !hold.lost.peek());
  if (isNew) void keeper.keep(played);
  const session = new Session(played, now => {
    if (hold.lost.value) return undefined;
    return allOf(noteFought(id, now), keeper.keep(now));
  });
  const laid = new Table(id, session, { hold, keeping: keeper.keeping });
  laid.helm.notice.value = played.since ?? null;
  table.value = laid;
  refusal.value = null;
  if (location.hash !== GAME + id) history.pushState(null, '', GAME + id);
  followPlaces(GAME + id);
};

/** The address of the game on the table. */
export const addressOf = ({ id, post }: Pick<Table, 'id' | 'post'>): string => (post ? POSTED : GAME) + id;

/** Keeps a battle by post that is over among the others, to be looked at like any. */
const keepEnded = (id: string, played: Played): void => {
  const players = { union: HUMAN, confederate: HUMAN };
  if (newestState(played).outcome) void keepWhole(id, { ...played, setup: { ...played.setup, players } });
};

/** Lays a game by post on the table; until it is over it is kept elsewhere. */
export const sitDownByPost = (id: string, played: Played, post: Posted, changed: () => Promise<void>): Table => {
  table.value?.leave();
  const hold = new Hold(id);
  const session = new Session(played, now => {
    if (hold.lost.value) return undefined;
    return allOf(noteFought(id, now), changed());
  });
  void noteFought(id, played);
  if (post.whole) keepEnded(id, played);
  session.post = post;
  const laid = new Table(id, session, { hold, post, keeping: post.keeping });
  table.value = laid;
  refusal.value = null;
  if (location.hash !== addressOf(laid)) history.replaceState(null, '', addressOf(laid));
  followPlaces(addressOf(laid));
  return laid;
};

/** Starts a new game and keeps it at once; who plays it alone reads his orders first, unless he knows them. */
export const begin = (setup: Omit<Setup, 'created'>, isKnown = false): void => {
  const id = randomSeed();
  const played = newGame({ ...setup, created: new Date().toISOString() });
  sitDown(id, played, true);
  if (!isKnown) table.value?.session.brief();
};

/** Lays a game that begins where a lesson wants it, in the place of the one on the table if that is named: the page goes back behind both. */
export const beginAt = (setup: Omit<Setup, 'created'>, state: State, instead?: string): void => {
  const id = randomSeed();
  const at = { state, events: [], late: true } as const;
  if (instead !== undefined) history.replaceState(null, '', GAME + id);
  sitDown(id, { setup: { ...setup, created: new Date().toISOString() }, opening: at, entries: [] }, true);
  if (instead !== undefined) void deleteGame(instead);
};

const notOpened = (refusal: string): Opened => ({ ok: false, refusal });

const take = (id: string, opened: Opened): void => {
  if (opened.ok) sitDown(id, opened);
  else refusal.value = opened.refusal;
};

/** Goes on with a saved game at the decision where it was left. */
const resume = async (id: string, { signal }: AbortController): Promise<void> => {
  opening.value = true;
  const file = await loadGame(id);
  const isThere = file !== undefined && file !== null;
  const opened: Opened = isThere
    ? await readStrange(ask => ask('keptGame', file), notOpened, { signal })
    : notOpened(noGame(file));
  if (signal.aborted) return;
  opening.value = false;
  if (!opened.ok && isThere) refusedGame.value = { why: opened.refusal, file };
  take(id, opened);
};

/** What is being opened by its address. */
let awaited = new AbortController();

const openFile = async (file: File): Promise<Opened> =>
  file.size > LONGEST_FILE
    ? { ok: false, refusal: t`This file is too long for a saved game of Brownwater.` }
    : readStrange(async ask => ask('game', await file.text()), notOpened);

/** Opens a game from a file, as a game of its own or by post; a refused one changes nothing. Returns the refusal. */
export const importGame = async (file: File): Promise<string | null> => {
  const text = file.size <= LONGEST_FILE ? await file.text() : '';
  if (looksPosted(text)) {
    openPostText(text);
    return null;
  }
  const opened = await openFile(file);
  if (!opened.ok) return opened.refusal;
  const id = randomSeed();
  sitDown(id, opened, true);
  return null;
};

/** Looks at a game from a file from its beginning; it is kept as a game of its own. Returns the refusal. */
export const watchFile = async (file: File): Promise<string | null> => {
  const opened = await openFile(file);
  if (!opened.ok) return opened.refusal;
  const id = randomSeed();
  void keepWhole(id, opened);
  openReplay(id, opened);
  return null;
};

/** Goes on with a game as far as it has been played, as a game of its own. */
export const goOnWith = (played: Played): void => {
  const id = randomSeed();
  const { name } = played.setup;
  const { turn } = newestState(played);
  const own = { ...played.setup, name: t`${name}, from turn ${turn}`, created: new Date().toISOString() };
  sitDown(id, { ...played, setup: own }, true);
};

/** Saves the game on the table to a file. */
export const exportGame = ({ session }: Table): void => {
  const file = toGameFile(session.played, version, new Date().toISOString());
  download(fileName(file.name, 'brownwater.json'), JSON.stringify(file), 'application/json');
};

const clearTable = (): void => {
  table.value?.leave();
  table.value = null;
};

/** Back to the first screen; the game is kept. */
export const leaveTable = (): void => {
  clearTable();
  if (location.hash !== '') history.pushState(null, '', location.pathname + location.search);
};

/** Follows the page's address: a reload or the Back button leads to the game or the first screen it names. */
export const followAddress = (): void => {
  const follow = (): void => {
    const lost = followPlaces(location.hash);
    if (lost !== null) refusal.value = lost;
    const id = location.hash.startsWith(GAME) ? location.hash.slice(GAME.length) : null;
    const stays = table.value !== null && location.hash === addressOf(table.value);
    // A game stays on the table while a ship or a rule is looked up.
    if (place.value.at === 'ships' || isHelpAddress(location.hash)) return;
    if (stays) return;
    awaited.abort();
    opening.value = false;
    awaited = new AbortController();
    if (id === null) clearTable();
    else void resume(id, awaited);
  };
  addEventListener('popstate', follow);
  follow();
};
