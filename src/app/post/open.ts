import { h } from 'preact';
import { fileOf, invite, isWhole, join, type Page } from '../../post/page.ts';
import { opponentOf, type Standing } from '../../post/standing.ts';
import { randomSeed, sitDownByPost } from '../table/games.ts';
import { HUMAN, type Setup } from '../../trials/gameFile.ts';
import { enemyOf, SIDES, type Command, type State } from '../../core/types.ts';
import { readStrange, type Terms } from '../files/strange.ts';
import { textIn } from './address.ts';
import { PostCard } from './card.tsx';
import { BY_POST, POST_LINK, POSTED, textInHand } from './place.ts';
import { PostSeat, rowOf, type Lay } from './seat.ts';
import type { Sent, Taken } from './sent.ts';
import { keepPost, loadPost } from './store.ts';
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

const SILENT = t`This browser does not say now which games by post it keeps: load the page again.`;

/** Lays on the table what a letter or a kept game has come to. */
const laid = (sent: Sent): Promise<Found> | Found => (sent.what === 'page' ? take(sent.page, sent.taken) : sent);

const openKept = async (id: string, terms: Terms): Promise<Found> => {
  const kept = await loadPost(id);
  if (kept === null) return refuse(SILENT);
  if (!kept) return refuse(t`This game by post is not kept in this browser: open the link or file that was sent last.`);
  return readStrange(ask => ask('keptPost', kept).then(laid), refuse, terms);
};

const openSent = (kind: 'letter' | 'link', text: string, terms: Terms): Promise<Found> =>
  readStrange(
    async ask => {
      const read = await ask(kind, text);
      if (!read.ok) return refuse(read.refusal);
      const kept = await loadPost(read.file.id);
      // Taken for a new one, it would be written over.
      return kept === null ? refuse(SILENT) : laid(await ask('sent', { file: read.file, kept }));
    },
    refuse,
    terms,
  );

const NO_LINK = t`This link holds no whole game by post: a part of it is missing or changed.`;

const openLink = async (address: string, terms: Terms): Promise<Found> => {
  const text = await textIn(address);
  return text === null ? refuse(NO_LINK) : openSent('link', text, terms);
};

/** Opens what an address leads to; nothing is laid on the table any more once nobody waits for it. */
export const openPost = async (address: string, terms: Terms = {}): Promise<Found> => {
  if (address.startsWith(POSTED)) return openKept(address.slice(POSTED.length), terms);
  if (address.startsWith(POST_LINK)) return openLink(address, terms);
  const text = textInHand();
  return text === null ? refuse(t`The file has to be opened again.`) : openSent('letter', text, terms);
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
