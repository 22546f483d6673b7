import { courtesies, offeredAs, sameCommand, submit } from '../core/engine.ts';
import { enemyOf, type Command, type Rng, type Side, type State } from '../core/types.ts';
import { newestState, type Played } from '../trials/gameFile.ts';
import {
  anchorOf,
  beforeLink,
  commitmentTo,
  digest,
  jointRng,
  jointSeed,
  LINKS,
  runsInto,
  saltOf,
  type Links,
} from './digest.ts';
import { guestOf, type PostEntry } from './file.ts';
import { throwsDice } from './probe.ts';
import { chairFor, mustSeal, openingOf, stateOf, type Chair, type Standing } from './standing.ts';
import { t } from '../languages/language.ts';

export type Added = { ok: true; now: Standing } | { ok: false; refusal: string };

type EntryOf<T extends PostEntry['type']> = Extract<PostEntry, { type: T }>;

const refuse = (refusal: string): Added => ({ ok: false, refusal });
const accept = (now: Standing): Added => ({ ok: true, now });

const isCourtesy = (state: State, command: Command): boolean =>
  courtesies(state, command.side).some(each => sameCommand(each, command));

const chairOf = (now: Standing, side: Side): Chair => {
  const chair = now.chairs[side];
  if (!chair) throw new Error(`nobody plays the ${side} side yet`);
  return chair;
};

const withChair = (now: Standing, side: Side, change: Partial<Chair>): Standing => ({
  ...now,
  chairs: { ...now.chairs, [side]: { ...chairOf(now, side), ...change } },
});

/** Carries out one command, with the dice put where they belong if it throws any. */
const carryOut = (now: Standing, played: Played, command: Command, dice?: Rng): Standing | string => {
  const state = newestState(played);
  const done = submit(now.match, dice ? { ...state, rng: dice } : state, command);
  if (!done.ok) return done.refusal;
  const entry = {
    command,
    events: done.events,
    state: done.state,
    gesture: now.journal.length,
    ...(dice ? { dice } : {}),
  };
  return { ...now, played: { ...played, entries: [...played.entries, entry] } };
};

/** Notes that the other has answered a sealed choice, or that none matters any more. */
const settled = (now: Standing): Standing => {
  const state = stateOf(now);
  if (!now.seal || now.due || !state) return now;
  if (state.outcome) return { ...now, seal: null };
  const answered = !state.cursor.awaiting.includes(enemyOf(now.seal.by));
  return answered ? { ...now, due: { what: 'sealed', commands: null } } : now;
};

const joins = (now: Standing, { by, name, anchor }: EntryOf<'joins'>): Added => {
  if (by !== guestOf(now.heading)) return refuse(t`this side is the inviter’s own`);
  if (now.chairs[by]) return refuse(t`this side has a player already`);
  const { inviter } = now.heading;
  if (runsInto(inviter.anchor, anchor) || runsInto(anchor, inviter.anchor))
    return refuse(t`the anchor comes from the inviter’s own chain: his dice would be those of both`);
  const joined = { ...now, chairs: { ...now.chairs, [by]: chairFor(name, anchor) } };
  return accept(now.played || now.due ? joined : { ...joined, due: { what: 'opening' } });
};

/** Why a side cannot give orders at all; null where it can. */
const whyNoOrders = (now: Standing, by: Side): string | null => {
  if (!now.chairs[by]) return t`this side has no player yet`;
  if (now.due) return t`the dice before it have not been thrown yet`;
  if (!now.played) return t`the battle has not begun yet`;
  if (newestState(now.played).outcome) return t`the battle is over`;
  return now.seal?.by === by ? t`this side has sealed its choice and waits for the other` : null;
};

const orders = (before: Standing, { by, commands }: EntryOf<'orders'>): Added => {
  const why = whyNoOrders(before, by);
  if (why !== null) return refuse(why);
  let now = before;
  for (const [place, command] of commands.entries()) {
    const { played } = now;
    if (!played || command.side !== by) return refuse(t`order ${place + 1} is the other side’s`);
    const state = newestState(played);
    const offered = offeredAs(now.match, state, command);
    if (!offered) return refuse(t`order ${place + 1} was not offered: ${JSON.stringify(command).slice(0, 100)}`);
    if (!isCourtesy(state, offered) && mustSeal(now))
      return refuse(t`order ${place + 1} is shown where a sealed choice was expected`);
    if (throwsDice(now.match, state, offered))
      return place === commands.length - 1
        ? accept({ ...now, due: { what: 'orders', command: offered } })
        : refuse(t`orders go on after order ${place + 1}, whose dice have not been thrown`);
    const next = carryOut(now, played, offered);
    if (typeof next === 'string') return refuse(next);
    now = next;
  }
  return accept(settled(now));
};

const sealed = (now: Standing, { by, commitment }: EntryOf<'sealed'>): Added => {
  const why = whyNoOrders(now, by);
  if (why !== null) return refuse(why);
  if (!mustSeal(now)) return refuse(t`a choice is sealed where orders in the open were expected`);
  const { salts } = chairOf(now, by);
  return accept({ ...withChair(now, by, { salts: [...salts, undefined] }), seal: { by, commitment } });
};

const opened = (now: Standing, { by, salt, commands }: EntryOf<'opened'>): Added => {
  const { due, seal } = now;
  if (due?.what !== 'sealed' || seal?.by !== by) return refuse(t`nothing sealed by this side is to be opened`);
  if (due.commands) return refuse(t`this choice has been opened already`);
  const found = commitmentTo(salt, commands);
  if (found !== seal.commitment)
    return refuse(t`it is not what was sealed: expected ${seal.commitment.slice(0, 8)}…, found ${found.slice(0, 8)}…`);
  if (commands.some(command => command.side !== by)) return refuse(t`it holds orders of the other side`);
  const { salts } = chairOf(now, by);
  return thrown({
    ...withChair(now, by, { salts: [...salts.slice(0, -1), salt] }),
    due: { what: 'sealed', commands },
  });
};

const link = (now: Standing, { by, link: shown }: EntryOf<'link'>): Added => {
  const chair = now.chairs[by];
  if (!chair || !now.due) return refuse(t`no dice are to be thrown`);
  if (now.links[by] !== undefined) return refuse(t`this side has given its part of these dice already`);
  if (now.due.what === 'sealed' && !now.due.commands && now.seal?.by === by)
    return refuse(t`the sealed choice has to be opened first`);
  if (now.throws >= LINKS - 1) return refuse(t`this game has no dice left`);
  const found = beforeLink(shown);
  if (found !== chair.latest)
    return refuse(
      t`it is not this side’s part of these dice: expected ${chair.latest.slice(0, 8)}… of it, found ${found.slice(0, 8)}…`,
    );
  return thrown({ ...now, links: { ...now.links, [by]: shown } });
};

const secret = (now: Standing, { by, secret: told }: EntryOf<'secret'>): Added => {
  const chair = now.chairs[by];
  if (!chair || !stateOf(now)?.outcome) return refuse(t`secrets are told only after the battle`);
  if (now.told.includes(by)) return refuse(t`this side has told its secret already`);
  if (anchorOf(told) !== chair.anchor) return refuse(t`it is not the secret that this side’s dice came from`);
  const wrong = chair.salts.findIndex((salt, place) => salt !== undefined && salt !== saltOf(told, place + 1));
  if (wrong >= 0) return refuse(t`the salt of sealed choice ${wrong + 1} of this side was not drawn from its secret`);
  return accept({ ...now, told: [...now.told, by] });
};

/** Both sides' links, once they are in. */
const bothOf = ({ links: { union, confederate } }: Standing): Links | null =>
  union !== undefined && confederate !== undefined ? { union, confederate } : null;

/** Throws the dice that are due, if everything that decides them is on the table. */
const thrown = (now: Standing): Added => {
  const links = bothOf(now);
  const { due } = now;
  if (!links || !due || (due.what === 'sealed' && !due.commands)) return accept(now);
  const shown = withChair(withChair(now, 'union', { latest: links.union }), 'confederate', {
    latest: links.confederate,
  });
  const clear: Standing = { ...shown, due: null, links: {}, throws: now.throws + 1 };
  if (due.what === 'opening') return accept({ ...clear, played: openingOf(now, jointSeed(links, clear.throws)) });
  return resolved(clear, links, due.what === 'orders' ? [due.command] : (due.commands ?? []), due.what === 'sealed');
};

const resolved = (before: Standing, links: Links, commands: readonly Command[], unseals: boolean): Added => {
  let now = unseals ? { ...before, seal: null } : before;
  for (const [place, command] of commands.entries()) {
    const { played } = now;
    if (!played) return refuse(t`the battle has not begun yet`);
    const state = newestState(played);
    const offered = offeredAs(now.match, state, command);
    if (!offered) return refuse(t`what was sealed was not offered: ${JSON.stringify(command).slice(0, 100)}`);
    const throws = throwsDice(now.match, state, offered);
    const dice = throws ? jointRng(links, now.throws, place, state, offered) : undefined;
    const next = carryOut(now, played, offered, dice);
    if (typeof next === 'string') return refuse(next);
    now = next;
  }
  return unseals && isUnfinished(before, now)
    ? refuse(t`what was sealed leaves a part of the choice open`)
    : accept(settled(now));
};

/** Whether the side that had to choose still has to, in the same step. */
const isUnfinished = (before: Standing, after: Standing): boolean => {
  const [from, to] = [stateOf(before), stateOf(after)];
  if (!from || !to || !before.seal) return false;
  const standing = ({ turn, cursor }: State): string => [turn, cursor.phase, cursor.interrupts.length].join();
  return standing(from) === standing(to) && to.cursor.awaiting.includes(before.seal.by);
};

const carried = (now: Standing, entry: PostEntry): Added => {
  switch (entry.type) {
    case 'joins':
      return joins(now, entry);
    case 'orders':
      return orders(now, entry);
    case 'sealed':
      return sealed(now, entry);
    case 'opened':
      return opened(now, entry);
    case 'link':
      return link(now, entry);
    case 'secret':
      return secret(now, entry);
  }
};

/** What an entry leads to; refused, with its place, where it cannot be so. The standing before stays as it is. */
export const add = (now: Standing, entry: PostEntry): Added => {
  const done = carried(now, entry);
  if (!done.ok) return refuse(t`entry ${now.journal.length + 1} (${entry.type}, ${entry.by}): ${done.refusal}`);
  return accept({ ...done.now, journal: [...now.journal, entry], running: digest([now.running, entry]) });
};

/** The same for several; all of them or none. */
export const addAll = (now: Standing, entries: readonly PostEntry[]): Added => {
  let last = accept(now);
  for (const entry of entries) {
    if (!last.ok) return last;
    last = add(last.now, entry);
  }
  return last;
};
