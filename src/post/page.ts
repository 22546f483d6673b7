import { courtesies, sameCommand, submit } from '../core/engine.ts';
import { enemyOf, type Command, type Side } from '../core/types.ts';
import { findGround, newestState, pin } from '../trials/gameFile.ts';
import type { Match } from '../system/ruleset.ts';
import type { Battle, Library } from '../trials/library.ts';
import { canonical } from '../core/replay.ts';
import { add, addAll, type Added } from './add.ts';
import { anchorOf, commitmentTo, linkAt, saltOf } from './digest.ts';
import { guestOf, POST_FORMAT, POST_VERSION, type PostEntry, type PostFile, type PostHeading } from './file.ts';
import { beginning, mustSeal, owedBy, type Standing } from './standing.ts';
import { t } from '../languages/language.ts';

/** What never leaves a player's browser. */
export interface Own {
  side: Side;
  /** 32 random bytes in hexadecimal: his part of all dice, and his salts. */
  secret: string;
  /** His sealed choice while it is not opened. */
  sealed: readonly Command[] | null;
}

/** A game by post as one player has it. */
export interface Page {
  now: Standing;
  own: Own;
}

export type Turned = ({ ok: true } & Page) | { ok: false; refusal: string };

const refuse = (refusal: string): { ok: false; refusal: string } => ({ ok: false, refusal });

export interface Invitation {
  id: string;
  name: string;
  created: string;
  battle: Battle;
  match: Match;
  player: string;
  side: Side;
  secret: string;
}

/** A new game, as its inviter has it. */
export const invite = ({ id, name, created, battle, match, player, side, secret }: Invitation): Page => {
  const inviter = { side, name: player, anchor: anchorOf(secret) };
  const heading: PostHeading = {
    format: POST_FORMAT,
    version: POST_VERSION,
    id,
    name,
    created,
    ...pin(battle, match),
    inviter,
  };
  return { now: beginning(heading, battle, match), own: { side, secret, sealed: null } };
};

/** Commands as they stand in a file. */
const plain = (commands: readonly Command[]) => commands.map(command => ({ ...command }));

/** The entry that goes without saying, where there is one. */
const automatic = ({ now, own }: Page): PostEntry | null => {
  const { side: by, secret, sealed } = own;
  const owed = owedBy(now, by);
  if (owed === 'link') return { type: 'link', by, link: linkAt(secret, now.throws + 1) };
  if (owed === 'secret') return { type: 'secret', by, secret };
  const seals = now.chairs[by]?.salts.length ?? 0;
  return owed === 'open' && sealed
    ? { type: 'opened', by, salt: saltOf(secret, seals), commands: plain(sealed) }
    : null;
};

/** Does what the player's page does by itself: opens what he sealed, gives his part of the dice, at the end tells his secret. */
export const answered = ({ now, own }: Page): Turned => {
  const entry = automatic({ now, own });
  if (!entry) return { ok: true, now, own };
  const done = add(now, entry);
  if (!done.ok) return done;
  return answered({ now: done.now, own: entry.type === 'opened' ? { ...own, sealed: null } : own });
};

/** The invited player sits down. */
export const join = (now: Standing, player: string, secret: string): Turned => {
  const by = guestOf(now.heading);
  const done = add(now, { type: 'joins', by, name: player, anchor: anchorOf(secret) });
  return done.ok ? answered({ now: done.now, own: { side: by, secret, sealed: null } }) : done;
};

interface Split {
  shown: Command[];
  sealed: Command[];
}

/** What of a player's orders goes in the open, and what is sealed because the other chooses at the same time. */
const split = (now: Standing, orders: readonly Command[]): Split => {
  const parts: Split = { shown: [], sealed: [] };
  if (!now.played) return parts;
  let state = newestState(now.played);
  for (const [place, command] of orders.entries()) {
    const polite = courtesies(state, command.side).some(each => sameCommand(each, command));
    const secretly = !polite && !now.seal && state.cursor.awaiting.length === 2;
    parts[secretly || (parts.sealed.length > 0 && !polite) ? 'sealed' : 'shown'].push(command);
    // The last may throw dice, which nobody has yet; nothing depends on it here.
    if (place === orders.length - 1) break;
    const done = submit(now.match, state, command);
    if (!done.ok) break;
    ({ state } = done);
  }
  return parts;
};

/** Hands over what a player has decided, and what his page adds by itself. */
export const give = ({ now, own }: Page, orders: readonly Command[]): Turned => {
  const { shown, sealed } = split(now, orders);
  const { side: by, secret } = own;
  let done: Added = { ok: true, now };
  if (shown.length > 0) done = add(now, { type: 'orders', by, commands: plain(shown) });
  if (!done.ok) return done;
  if (sealed.length === 0 || !mustSeal(done.now)) return answered({ now: done.now, own });
  const number = (done.now.chairs[by]?.salts.length ?? 0) + 1;
  done = add(done.now, { type: 'sealed', by, commitment: commitmentTo(saltOf(secret, number), sealed) });
  return done.ok ? answered({ now: done.now, own: { ...own, sealed } }) : done;
};

/** The game as it is sent. */
export const fileOf = ({ heading, journal, running }: Standing): PostFile => ({
  ...heading,
  journal: [...journal],
  running,
});

const headingOf = ({ journal: _, running: __, ...heading }: PostFile): PostHeading => heading;

const seals = (now: Standing, file: PostFile, from: number): Added =>
  now.running === file.running
    ? { ok: true, now }
    : refuse(
        t`This game by post was changed on its way: its last hash does not fit ${from >= file.journal.length ? t`its contents` : t`entries ${from + 1} to ${file.journal.length}`}.`,
      );

const changed = (refusal: string): { ok: false; refusal: string } =>
  refuse(t`This game by post cannot be so: ${refusal}.`);

/** Reads a game from its beginning, every entry checked. */
export const unfold = (file: PostFile, library: Library): Added => {
  const ground = findGround(file, library);
  if (!ground.ok) return ground;
  const done = addAll(beginning(headingOf(file), ground.battle, ground.match), file.journal);
  return done.ok ? seals(done.now, file, 0) : changed(done.refusal);
};

const shown = (value: unknown): string => {
  const text = canonical(value);
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
};

/** Why a file does not go on from a game as it is had here; null where it does. */
const whyNoSequel = (now: Standing, own: Own, file: PostFile): string | null => {
  if (canonical(headingOf(file)) !== canonical(now.heading))
    return t`This is not the game that you have: its heading (players, battle, rules) was rewritten.`;
  const [mine, theirs] = [now.journal, file.journal];
  const odd = mine.findIndex((entry, place) => theirs[place] && canonical(entry) !== canonical(theirs[place]));
  if (odd >= 0)
    return t`This game was rewritten at entry ${odd + 1}: expected ${shown(mine[odd])}, found ${shown(theirs[odd])}.`;
  if (theirs.length < mine.length)
    return t`This file is older than what you have: it ends at entry ${theirs.length}, yours at entry ${mine.length}.`;
  const forged = theirs.findIndex((entry, place) => place >= mine.length && entry.by !== enemyOf(own.side));
  return forged < 0 ? null : t`Entry ${forged + 1} of this file is in your name, but was not made here.`;
};

/** Takes what the other player has sent: it must go on, to the letter, from what is had here. Nothing changes where it is refused. */
export const receive = ({ now, own }: Page, file: PostFile): Turned => {
  const why = whyNoSequel(now, own, file);
  if (why !== null) return refuse(why);
  const done = addAll(now, file.journal.slice(now.journal.length));
  if (!done.ok) return changed(done.refusal);
  const sealed = seals(done.now, file, now.journal.length);
  return sealed.ok ? answered({ now: sealed.now, own }) : sealed;
};
