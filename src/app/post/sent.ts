import type { PostFile } from '../../post/file.ts';
import { pageOf, receive, unfold, type Page } from '../../post/page.ts';
import { opponentOf, type Standing } from '../../post/standing.ts';
import { SIDES } from '../../core/types.ts';
import { t } from '../../languages/language.ts';
import type { Lays } from '../../trials/gameFile.ts';
import { shippedBattle } from '../files/shipped.ts';
import type { Left } from './seat.ts';
import type { KeptPost } from './store.ts';

/** A game by post as it was sent, and what is kept of the same game here. */
export interface Letter {
  file: PostFile;
  kept: KeptPost | undefined;
}

/** What is left of a game beside its page, and who has sent it. */
export interface Taken extends Left {
  from?: string;
}

/** What a letter comes to, or a game that is kept here. */
export type Sent =
  | { what: 'page'; page: Page; taken: Taken }
  | { what: 'invitation'; now: Standing }
  /** `kept` = id of the game that stays as it was. */
  | { what: 'refused'; why: string; kept: string | null };

const refuse = (why: string, kept: string | null = null): Sent => ({ what: 'refused', why, kept });

const SEATED = t`Both players of this game have their places, and neither of them in this browser: their secrets are not here.`;

const pageFrom = (kept: KeptPost, lays?: Lays): Page | string => {
  const read = unfold(kept.file, shippedBattle, lays);
  return read.ok ? pageOf(read.now, kept.own) : read.refusal;
};

/** The page of a game that is kept here. */
export const openKeptPost = (kept: KeptPost, lays?: Lays): Sent => {
  const page = pageFrom(kept, lays);
  return typeof page === 'string' ? refuse(page) : { what: 'page', page, taken: kept };
};

/** Takes what was sent, as the next letter of a game that is kept here or as a new one. */
export const openedSent = ({ file, kept }: Letter, lays?: Lays): Sent => {
  if (!kept) {
    const read = unfold(file, shippedBattle, lays);
    if (!read.ok) return refuse(read.refusal);
    const isFree = SIDES.some(side => !read.now.chairs[side]);
    return isFree ? { what: 'invitation', now: read.now } : refuse(SEATED);
  }
  const before = pageFrom(kept, lays);
  if (typeof before === 'string') return refuse(before, kept.id);
  const done = receive(before, file);
  if (!done.ok) return refuse(done.refusal, kept.id);
  if (file.running === before.now.running) return { what: 'page', page: before, taken: kept };
  const from = opponentOf(done.now, done.own.side)?.name ?? '';
  return { what: 'page', page: done, taken: { seen: kept.seen, handed: file.journal.length, from } };
};
