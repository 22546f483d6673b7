import { h } from 'preact';
import { readPost, readPostText, type PostFile, type ReadPost } from '../../post/file.ts';
import { unpacked } from '../../post/pack.ts';
import { fileOf, invite, isWhole, join, pageOf, receive, unfold, type Page } from '../../post/page.ts';
import { opponentOf, type Standing } from '../../post/standing.ts';
import { randomSeed, sitDownByPost } from '../table/games.ts';
import { HUMAN, type Setup } from '../../trials/gameFile.ts';
import { enemyOf, SIDES, type Command, type State } from '../../core/types.ts';
import { shippedBattle } from '../files/shipped.ts';
import { orRefused, readStrange } from '../files/strange.ts';
import { textIn } from './address.ts';
import { PostCard } from './card.tsx';
import { BY_POST, POST_LINK, POSTED, textInHand } from './place.ts';
import { PostSeat, rowOf, type Lay, type Left } from './seat.ts';
import { keepPost, loadPost, type KeptPost } from './store.ts';
import { t } from '../../languages/language.ts';

/** What an address or a file leads to. */
export type Found =
  /** The game lies on the table. */
  | { what: 'table' }
  /** Nobody can do anything before the opening is thrown. */
  | { what: 'waiting'; page: Page }
  | { what: 'invitation'; now: Standing }
  /** `kept` = id of the game that stays as it was. */
  | { what: 'refused'; why: string; kept: string | null };

const refuse = (why: string, kept: string | null = null): Found => ({ what: 'refused', why, kept });

const SECRET_BYTES = 32;

const newSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)), byte => byte.toString(16).padStart(2, '0')).join('');

interface Taken extends Left {
  /** Who has sent it. */
  from?: string;
}

const lay: Lay = (seat, played, changed) => {
  const posted = {
    panel: () => h(PostCard, { seat }),
    keeping: seat.keeping,
    whole: isWhole(seat.page.peek()),
    refuses: () => seat.refuses(),
    waits: (state: State, command: Command) => seat.waits(state, command),
    main: () => seat.main(),
  };
  return sitDownByPost(seat.page.peek().now.heading.id, played, posted, changed).session;
};

/** Keeps a game, and lays it on the table where it has begun. */
const take = async (page: Page, { from, ...taken }: Taken): Promise<Found> => {
  const { heading } = page.now;
  if (page.mine) {
    const seat = new PostSeat(page, page.mine.played, taken, lay);
    if (from !== undefined) seat.news.value = { from, seen: taken.seen ?? 0 };
    return { what: 'table' };
  }
  const row = rowOf(page, new Date().toISOString());
  await keepPost({
    id: heading.id,
    row,
    file: fileOf(page.now),
    own: page.own,
    orders: [],
    fixed: null,
    seen: 0,
    handed: -1,
  });
  return { what: 'waiting', page };
};

const pageFrom = (kept: KeptPost): Page | string => {
  const read = unfold(kept.file, shippedBattle);
  return read.ok ? pageOf(read.now, kept.own) : read.refusal;
};

const SILENT = t`This browser does not say now which games by post it keeps: load the page again.`;

const openKept = async (id: string): Promise<Found> => {
  const kept = await loadPost(id);
  if (kept === null) return refuse(SILENT);
  if (!kept) return refuse(t`This game by post is not kept in this browser: open the link or file that was sent last.`);
  const page = pageFrom(kept);
  return typeof page === 'string' ? refuse(page) : take(page, kept);
};

const SEATED = t`Both players of this game have their places, and neither of them in this browser: their secrets are not here.`;

const openSent = async (file: PostFile): Promise<Found> => {
  const kept = await loadPost(file.id);
  // Taken for a new one, it would be written over.
  if (kept === null) return refuse(SILENT);
  if (!kept) {
    const read = unfold(file, shippedBattle);
    if (!read.ok) return refuse(read.refusal);
    const isFree = SIDES.some(side => !read.now.chairs[side]);
    return isFree ? { what: 'invitation', now: read.now } : refuse(SEATED);
  }
  const before = pageFrom(kept);
  if (typeof before === 'string') return refuse(before, kept.id);
  const done = receive(before, file);
  if (!done.ok) return refuse(done.refusal, kept.id);
  if (file.running === before.now.running) return take(before, kept);
  const from = opponentOf(done.now, done.own.side)?.name ?? '';
  return take(done, { seen: kept.seen, handed: file.journal.length, from });
};

const NO_LINK = t`This link holds no whole game by post: a part of it is missing or changed.`;

const openRead = (read: ReadPost): Promise<Found> | Found => (read.ok ? openSent(read.file) : refuse(read.refusal));

const openLink = async (address: string): Promise<Found> => {
  const text = await textIn(address);
  return text === null ? refuse(NO_LINK) : readStrange('link', text, own => openRead(readPost(unpacked(own))), refuse);
};

/** Opens what an address leads to. */
export const openPost = async (address: string): Promise<Found> => {
  if (address.startsWith(POSTED)) return orRefused(() => openKept(address.slice(POSTED.length)), refuse);
  if (address.startsWith(POST_LINK)) return openLink(address);
  const text = textInHand();
  if (text === null) return refuse(t`The file has to be opened again.`);
  return readStrange('letter', text, own => openRead(readPostText(own)), refuse);
};

/** The invited player sits down. */
export const acceptPost = async (now: Standing, player: string): Promise<Found> => {
  const done = join(now, player, newSecret());
  return done.ok
    ? take(done, { from: opponentOf(now, done.own.side)?.name ?? '', handed: now.journal.length })
    : refuse(done.refusal);
};

/** Begins a game by post as it was settled on the card; the player at the screen has the side that is not played elsewhere. */
export const beginPost = async (
  { name, battle, match, players }: Omit<Setup, 'created'>,
  player: string,
): Promise<Found> => {
  const side = SIDES.find(each => players[each] === HUMAN);
  if (!side || players[enemyOf(side)] !== BY_POST)
    return refuse(t`By post, one side is played here and the other elsewhere.`);
  const id = randomSeed();
  const created = new Date().toISOString();
  const found = await take(invite({ id, name, created, battle, match, player, side, secret: newSecret() }), {});
  if (found.what === 'waiting') location.hash = POSTED + id;
  return found;
};
