import { diceOf } from '../core/dice.ts';
import { courtesies, offeredAs, sameCommand, situationOf } from '../core/engine.ts';
import { enemyOf, SIDES, type Command, type Side, type State } from '../core/types.ts';
import type { Word } from '../core/veil.ts';
import { findGround, newestState, pin, type Lays } from '../trials/gameFile.ts';
import type { Match } from '../system/ruleset.ts';
import type { Battle, Library } from '../trials/library.ts';
import { canonical } from '../core/replay.ts';
import { add, addAll, type Added } from './add.ts';
import { attempt, NOTHING_SAID, type Attempted, type Keys, type Said } from './attempt.ts';
import { anchorOf, commitmentTo, jointRng, linkAt, saltOf, whimOf } from './digest.ts';
import {
  guestOf,
  POST_FORMAT,
  POST_VEILED,
  POST_VERSION,
  type PostEntry,
  type PostFile,
  type PostHeading,
} from './file.ts';
import { knownWith, type Known } from './known.ts';
import { beginning, isVeiled, mustSeal, owedBy, stateOf, type Standing } from './standing.ts';
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
  /** The game as he knows it: with his own secrets, and in the end with both. Null before its opening. */
  mine: Known | null;
}

const keysOf = ({ journal, told }: Standing, { side, secret }: Own): Keys => {
  const keys: Partial<Record<Side, string>> = { [side]: secret };
  if (told.length > 0) for (const entry of journal) if (entry.type === 'secret') keys[entry.by] = entry.secret;
  return keys;
};

/** The page of a player, gone on from the one that he had before. */
export const pageOf = (now: Standing, own: Own, before: Known | null = null): Page => ({
  now,
  own,
  mine: knownWith(now, keysOf(now, own), before),
});

/** Whether nothing that lay face down is unknown any more: before that the game cannot be played again by itself. */
export const isWhole = ({ now, mine }: Page): boolean => !isVeiled(now) || SIDES.every(side => mine?.keys[side]);

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
    version: match.rules.sealing ? POST_VEILED : POST_VERSION,
    id,
    name,
    created,
    ...pin(battle, match),
    inviter,
  };
  return pageOf(beginning(heading, battle, match), { side, secret, sealed: null });
};

/** Tries a command where this player's secrets are known; what is asked of him he says at once. */
const tryAt = ({ now, own }: Page, { keys, stands }: Known, state: State, command: Command, said: Said): Attempted =>
  attempt(
    { match: now.match, state, command, dice: null },
    isVeiled(now) ? { keys, said, stands, speaks: own.side } : null,
  );

/** Whether an offered order cannot be carried out here: its dice are also the other's to throw, or he has to say something for it. */
export const waits = (page: Page, state: State, command: Command): boolean =>
  page.mine !== null && tryAt(page, page.mine, state, command, NOTHING_SAID).stops !== null;

/** What the rules have asked of this player, answered. */
const answers = (page: Page): Word[] => {
  const { now, own, mine } = page;
  const { due, links, match } = now;
  const common = stateOf(now);
  const [command] = due?.what === 'orders' ? due.commands : [];
  if (due?.what !== 'orders' || !command || !mine || !common) return [];
  const state = newestState(mine.played);
  let tried = tryAt(page, mine, state, command, due.said);
  if (tried.stops === 'dice' && links.union !== undefined && links.confederate !== undefined) {
    const { union, confederate } = links;
    const dice = jointRng({ union, confederate }, now.throws + 1, due.place, common, command);
    const { keys, stands } = mine;
    tried = attempt({ match, state, command, dice }, { keys, said: due.said, stands, speaks: own.side });
  }
  return tried.stops === 'lie' ? [] : tried.used[own.side].slice(due.said[own.side].length);
};

/** Commands as they stand in a file. */
const plain = (commands: readonly Command[]) => commands.map(command => ({ ...command }));

/** The entry that goes without saying, where there is one. */
const automatic = (page: Page): PostEntry | null => {
  const { now, own } = page;
  const { side: by, secret, sealed } = own;
  const owed = owedBy(now, by);
  if (owed === 'link') return { type: 'link', by, link: linkAt(secret, now.throws + 1) };
  if (owed === 'secret') return { type: 'secret', by, secret };
  if (owed === 'tell') {
    const words = answers(page);
    return words.length > 0 ? { type: 'tells', by, words } : null;
  }
  const seals = now.chairs[by]?.salts.length ?? 0;
  return owed === 'open' && sealed
    ? { type: 'opened', by, salt: saltOf(secret, seals), commands: plain(sealed) }
    : null;
};

/** Does what the player's page does by itself: opens what he sealed, gives his part of the dice, at the end tells his secret. */
export const answered = (page: Page): Turned => {
  const { now, own, mine } = page;
  const entry = automatic(page);
  if (!entry) return { ok: true, ...page };
  const done = add(now, entry);
  if (!done.ok) return done;
  return answered(pageOf(done.now, entry.type === 'opened' ? { ...own, sealed: null } : own, mine));
};

/** The invited player sits down. */
export const join = (now: Standing, player: string, secret: string): Turned => {
  const by = guestOf(now.heading);
  const done = add(now, { type: 'joins', by, name: player, anchor: anchorOf(secret) });
  return done.ok ? answered(pageOf(done.now, { side: by, secret, sealed: null })) : done;
};

interface Split {
  shown: Command[];
  /** What he says for what goes in the open. */
  words: Word[];
  sealed: Command[];
}

/** An order as it is handed over. */
const wrapped = ({ now, own }: Page, state: State, order: Command, place: number): Command => {
  const { match } = now;
  const { sealing } = match.rules;
  if (!sealing || !isVeiled(now)) return order;
  return sealing.wrapped(order, situationOf(match, state), diceOf(whimOf(own.secret, now.journal.length, place)));
};

/** What of a player's orders goes in the open, and what is sealed because the other chooses at the same time. */
const split = (page: Page, orders: readonly Command[]): Split => {
  const { now, own, mine } = page;
  const parts: Split = { shown: [], words: [], sealed: [] };
  if (!mine) return parts;
  let known = mine;
  for (const [place, order] of orders.entries()) {
    const state = newestState(known.played);
    const command = wrapped(page, state, order, place);
    const polite = courtesies(state, command.side).some(each => sameCommand(each, command));
    const secretly = !polite && !now.seal && state.cursor.awaiting.length === 2;
    const seals = secretly || (parts.sealed.length > 0 && !polite);
    parts[seals ? 'sealed' : 'shown'].push(command);
    const offered = offeredAs(now.match, state, command);
    const tried = offered && tryAt(page, known, state, offered, NOTHING_SAID);
    if (!offered || !tried || tried.stops === 'lie') break;
    if (!seals) parts.words.push(...tried.used[own.side]);
    if (tried.stops !== null) {
      // Only the last may wait for something; what is given after it is refused where it is added.
      parts[seals ? 'sealed' : 'shown'].push(...orders.slice(place + 1));
      break;
    }
    const entry = { command: offered, events: tried.events, state: tried.state, gesture: 0 };
    const played = { ...known.played, entries: [...known.played.entries, entry] };
    known = { ...known, played, stands: tried.stands };
  }
  return parts;
};

/** Hands over what a player has decided, and what his page adds by itself. */
export const give = (page: Page, orders: readonly Command[]): Turned => {
  const { now, own, mine } = page;
  const { shown, words, sealed } = split(page, orders);
  const { side: by, secret } = own;
  const said = words.length > 0 ? { words } : {};
  let done: Added = { ok: true, now };
  if (shown.length > 0) done = add(now, { type: 'orders', by, commands: plain(shown), ...said });
  if (!done.ok) return done;
  if (sealed.length === 0 || !mustSeal(done.now)) return answered(pageOf(done.now, own, mine));
  const number = (done.now.chairs[by]?.salts.length ?? 0) + 1;
  done = add(done.now, { type: 'sealed', by, commitment: commitmentTo(saltOf(secret, number), sealed) });
  return done.ok ? answered(pageOf(done.now, { ...own, sealed }, mine)) : done;
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
export const unfold = (file: PostFile, library: Library, lays?: Lays): Added => {
  const ground = findGround(file, library, lays);
  if (!ground.ok) return ground;
  if (file.version === POST_VEILED && !ground.match.rules.sealing)
    return refuse(
      t`The rules “${ground.match.rules.title}” do not know cards that only one machine knows, as this game has them.`,
    );
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
export const receive = ({ now, own, mine }: Page, file: PostFile): Turned => {
  const why = whyNoSequel(now, own, file);
  if (why !== null) return refuse(why);
  const done = addAll(now, file.journal.slice(now.journal.length));
  if (!done.ok) return changed(done.refusal);
  const sealed = seals(done.now, file, now.journal.length);
  return sealed.ok ? answered(pageOf(sealed.now, own, mine)) : sealed;
};
