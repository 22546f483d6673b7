import { courtesies, offeredAs, sameCommand } from '../core/engine.ts';
import { enemyOf, SIDES, type Command, type Rng, type Side, type State } from '../core/types.ts';
import { attempt, NOTHING_SAID, type Attempted, type Said } from './attempt.ts';
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
import {
  chairFor,
  isVeiled,
  mustSeal,
  openingOf,
  stateOf,
  type Chair,
  type Standing,
  type Waiting,
} from './standing.ts';
import { whyNotSo } from './known.ts';
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

/** What is left of what has been said. */
const saidBeyond = (said: Said, used: Said): Said => ({
  union: said.union.slice(used.union.length),
  confederate: said.confederate.slice(used.confederate.length),
});

/** Whether more has been said than was asked. */
const saysMore = (said: Said, used: Said): boolean => SIDES.some(side => said[side].length > used[side].length);

const SAYS_MORE = t`more is told than was asked`;

/** Tries one command with what has been said for it, and with the dice if both links are in. */
const tryOut = (now: Standing, state: State, command: Command, { said, place }: Pick<Waiting, 'said' | 'place'>) => {
  const hearing = isVeiled(now) ? { keys: {}, said, stands: now.stands } : null;
  const order = { match: now.match, state, command };
  const links = bothOf(now);
  const undiced = { dice: null, tried: attempt({ ...order, dice: null }, hearing) };
  if (undiced.tried.stops !== 'dice' || !links) return undiced;
  const dice = jointRng(links, now.throws + 1, place, state, command);
  return { dice, tried: attempt({ ...order, dice }, hearing) };
};

/** The game with one more command. */
const gone = (
  now: Standing,
  command: Command,
  { dice, tried }: { dice: Rng | null; tried: Extract<Attempted, { stops: null }> },
): Standing => {
  if (!now.played) return now;
  const { state, events, stands, used } = tried;
  const entry = { command, events, state, gesture: now.journal.length, ...(dice ? { dice } : {}) };
  const played = { ...now.played, entries: [...now.played.entries, entry] };
  return { ...now, played, stands, said: [...now.said, used] };
};

/** Notes that the other has answered a sealed choice, or that none matters any more. */
const settled = (now: Standing): Standing => {
  const state = stateOf(now);
  if (!now.seal || now.due || !state) return now;
  if (state.outcome) return { ...now, seal: null };
  const answered = !state.cursor.awaiting.includes(enemyOf(now.seal.by));
  return answered ? { ...now, due: { what: 'sealed' } } : now;
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
  if (now.due?.what === 'orders' && now.due.asks) return t`what was asked before it has not been told yet`;
  if (now.due) return t`the dice before it have not been thrown yet`;
  if (!now.played) return t`the battle has not begun yet`;
  if (stateOf(now)?.outcome) return t`the battle is over`;
  return now.seal?.by === by ? t`this side has sealed its choice and waits for the other` : null;
};

/** Why an order cannot be given in the open; otherwise it as it is offered. */
const openOrder = (now: Standing, state: State, by: Side, command: Command, number: number): Command | string => {
  if (command.side !== by) return t`order ${number} is the other side’s`;
  const offered = offeredAs(now.match, state, command);
  if (!offered) return t`order ${number} was not offered: ${JSON.stringify(command).slice(0, 100)}`;
  return !isCourtesy(state, offered) && mustSeal(now)
    ? t`order ${number} is shown where a sealed choice was expected`
    : offered;
};

const orders = (before: Standing, { by, commands, words = [] }: EntryOf<'orders'>): Added => {
  const why = whyNoOrders(before, by);
  if (why !== null) return refuse(why);
  let now = before;
  let said: Said = { ...NOTHING_SAID, [by]: words };
  for (const [place, command] of commands.entries()) {
    const state = stateOf(now);
    if (!state) return refuse(t`the battle has not begun yet`);
    const offered = openOrder(now, state, by, command, place + 1);
    if (typeof offered === 'string') return refuse(offered);
    const { tried, dice } = tryOut(now, state, offered, { said, place: 0 });
    if (tried.stops === 'lie') return refuse(tried.why);
    if (tried.stops !== null) {
      if (place < commands.length - 1) return refuse(goesOnAfter(place + 1, tried.stops));
      return waiting(now, { what: 'orders', commands: [offered], place: 0, said, asks: null, unseals: null }, tried);
    }
    now = gone(now, offered, { dice, tried });
    said = saidBeyond(said, tried.used);
  }
  return saysMore(said, NOTHING_SAID) ? refuse(SAYS_MORE) : accept(settled(now));
};

const goesOnAfter = (number: number, stops: 'dice' | Side): string =>
  stops === 'dice'
    ? t`orders go on after order ${number}, whose dice have not been thrown`
    : t`orders go on after order ${number}, for which something has to be told first`;

/** Commands wait for dice, or for what a side has to say. */
const waiting = (now: Standing, due: Waiting, { stops, used }: { stops: 'dice' | Side; used: Said }): Added =>
  saysMore(due.said, used)
    ? refuse(SAYS_MORE)
    : accept({ ...now, due: { ...due, asks: stops === 'dice' ? null : stops } });

const tells = (now: Standing, { by, words }: EntryOf<'tells'>): Added => {
  const { due } = now;
  if (due?.what !== 'orders' || due.asks !== by) return refuse(t`nothing was asked of this side`);
  const said = { ...due.said, [by]: [...due.said[by], ...words] };
  return carriedOn({ ...now, due: { ...due, said, asks: null } });
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
  const state = stateOf(now);
  if (due?.what === 'orders' && due.unseals?.by === by) return refuse(t`this choice has been opened already`);
  if (due?.what !== 'sealed' || seal?.by !== by || !state)
    return refuse(t`nothing sealed by this side is to be opened`);
  const found = commitmentTo(salt, commands);
  if (found !== seal.commitment)
    return refuse(t`it is not what was sealed: expected ${seal.commitment.slice(0, 8)}…, found ${found.slice(0, 8)}…`);
  if (commands.some(command => command.side !== by)) return refuse(t`it holds orders of the other side`);
  const { salts } = chairOf(now, by);
  const unsealed = { ...withChair(now, by, { salts: [...salts.slice(0, -1), salt] }), seal: null };
  const unseals = { by, from: state };
  return thrown({
    ...unsealed,
    due: { what: 'orders', commands, place: 0, said: NOTHING_SAID, asks: null, unseals },
  });
};

const link = (now: Standing, { by, link: shown }: EntryOf<'link'>): Added => {
  const chair = now.chairs[by];
  if (!chair || !now.due) return refuse(t`no dice are to be thrown`);
  if (now.links[by] !== undefined) return refuse(t`this side has given its part of these dice already`);
  if (now.due.what === 'orders' && now.due.asks) return refuse(t`what was asked has to be told first`);
  if (now.due.what === 'sealed' && now.seal?.by === by) return refuse(t`the sealed choice has to be opened first`);
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
  const lie = whyNotSo(now, { [by]: told });
  return lie === null ? accept({ ...now, told: [...now.told, by] }) : refuse(lie);
};

/** Both sides' links, once they are in. */
const bothOf = ({ links: { union, confederate } }: Standing): Links | null =>
  union !== undefined && confederate !== undefined ? { union, confederate } : null;

/** Throws the dice that are due, if everything that decides them is on the table. */
const thrown = (now: Standing): Added => {
  const links = bothOf(now);
  if (!links || !now.due || now.due.what === 'sealed') return accept(now);
  if (now.due.what === 'orders') return carriedOn(now);
  const clear = unlinked({ ...now, due: null });
  return accept({ ...clear, played: openingOf(now, jointSeed(links, clear.throws)) });
};

/** The links that were given are spent. */
const unlinked = (now: Standing): Standing => {
  const links = bothOf(now);
  if (!links) return now;
  const shown = withChair(withChair(now, 'union', { latest: links.union }), 'confederate', {
    latest: links.confederate,
  });
  return { ...shown, links: {}, throws: now.throws + 1 };
};

/** Carries out what has waited as far as dice and words are there for it. */
const carriedOn = (before: Standing): Added => {
  let now = before;
  for (let { due } = now; due?.what === 'orders'; { due } = now) {
    const [command, ...commands] = due.commands;
    const state = stateOf(now);
    if (!command || !state) return ended(now, due);
    const offered = offeredAs(now.match, state, command);
    if (!offered) return refuse(t`what was sealed was not offered: ${JSON.stringify(command).slice(0, 100)}`);
    const { tried, dice } = tryOut(now, state, offered, due);
    if (tried.stops === 'lie') return refuse(tried.why);
    if (tried.stops !== null) return waiting(now, due, tried);
    const said = saidBeyond(due.said, tried.used);
    now = { ...gone(now, offered, { dice, tried }), due: { ...due, commands, place: due.place + 1, said } };
  }
  return accept(now);
};

/** All that has waited is carried out. */
const ended = (now: Standing, { said, unseals }: Waiting): Added => {
  if (saysMore(said, NOTHING_SAID)) return refuse(SAYS_MORE);
  const after = stateOf(now);
  return unseals && after && isUnfinished(unseals, after)
    ? refuse(t`what was sealed leaves a part of the choice open`)
    : accept(settled({ ...unlinked(now), due: null }));
};

/** Whether the side that had to choose still has to, in the same step. */
const isUnfinished = ({ by, from }: NonNullable<Waiting['unseals']>, to: State): boolean => {
  const standing = ({ turn, cursor }: State): string => [turn, cursor.phase, cursor.interrupts.length].join();
  return standing(from) === standing(to) && to.cursor.awaiting.includes(by);
};

const carried = (now: Standing, entry: PostEntry): Added => {
  switch (entry.type) {
    case 'joins':
      return joins(now, entry);
    case 'orders':
      return orders(now, entry);
    case 'tells':
      return tells(now, entry);
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
