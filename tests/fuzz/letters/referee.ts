import { offeredAs, sameCommand, submit } from '../../../src/core/engine.ts';
import { canonical, hash } from '../../../src/core/replay.ts';
import type { Thrown } from '../../../src/core/veil.ts';
import { enemyOf, SIDES, type Command, type Side, type State } from '../../../src/core/types.ts';
import { beforeLink, commitmentTo, jointRng } from '../../../src/post/digest.ts';
import type { PostEntry } from '../../../src/post/file.ts';
import type { Page } from '../../../src/post/page.ts';
import { isVeiled, stateOf, type Standing } from '../../../src/post/standing.ts';

/**
 * Whether a letter that was taken is no cheat, looked at from the end and not as it was read: nothing before it has changed, what is
 * new is the writer's own, every part of the dice comes out of the chain that its player is bound to, every choice is the one that was
 * sealed, every order was laid down before the other's part of its dice was known, was one of those that could be given, and came to
 * what the dice of both say.
 */

type EntryOf<T extends PostEntry['type']> = Extract<PostEntry, { type: T }>;
type Journal = readonly PostEntry[];

const placesOf = <T extends PostEntry['type']>(journal: Journal, type: T, by: Side): [EntryOf<T>, number][] =>
  journal.flatMap((entry, place): [EntryOf<T>, number][] =>
    entry.type === type && entry.by === by ? [[entry as EntryOf<T>, place]] : [],
  );

const anchors = ({ heading, journal }: Standing): Partial<Record<Side, string>> => ({
  ...Object.fromEntries(journal.flatMap(entry => (entry.type === 'joins' ? [[entry.by, entry.anchor]] : []))),
  [heading.inviter.side]: heading.inviter.anchor,
});

/** Links that do not come out of a player's own chain, one after another. */
const foreignLink = (now: Standing): string | null => {
  const own = anchors(now);
  if (own.union !== undefined && own.union === own.confederate) return 'both have one chain';
  for (const side of SIDES) {
    let latest = own[side];
    for (const [{ link }, place] of placesOf(now.journal, 'link', side)) {
      if (beforeLink(link) !== latest) return `entry ${place + 1} is not the next of its player’s chain`;
      latest = link;
    }
  }
  return null;
};

/** A choice that is not what was sealed, or was opened before the other had answered. */
const foulSeal = ({ journal, played }: Standing): string | null => {
  for (const side of SIDES) {
    const seals = placesOf(journal, 'sealed', side);
    for (const [number, [{ salt, commands }, place]] of placesOf(journal, 'opened', side).entries()) {
      const [seal, laid] = seals[number] ?? [];
      if (!seal || laid === undefined || laid > place) return `entry ${place + 1} opens what was not sealed`;
      if (commitmentTo(salt, commands) !== seal.commitment) return `entry ${place + 1} is not what was sealed`;
      const answered = placesOf(journal, 'orders', enemyOf(side)).some(([, at]) => at > laid && at < place);
      if (!answered && played) return `entry ${place + 1} opens what the other has not answered`;
    }
  }
  return null;
};

interface Laid {
  command: Command;
  /** The place of the entry after which it could not be another any more. */
  at: number;
}

/** Every order in the order in which it was carried out, and since when it could not be another. */
const laidDown = (journal: Journal): Laid[] =>
  journal.flatMap((entry, place): Laid[] => {
    if (entry.type === 'orders') return entry.commands.map(command => ({ command, at: place }));
    if (entry.type !== 'opened') return [];
    const at = placesOf(journal.slice(0, place), 'sealed', entry.by).at(-1)?.[1] ?? Infinity;
    return entry.commands.map(command => ({ command, at }));
  });

/** Dice that are not those of both, or whose other part was known before the order was laid down. */
const foulDice = (now: Standing, state: State, { command, at }: Laid, dice: Thrown): string | null => {
  const [union, confederate] = [placesOf(now.journal, 'link', 'union'), placesOf(now.journal, 'link', 'confederate')];
  for (let number = 1; number <= Math.min(union.length, confederate.length); number++) {
    const links = { union: union[number - 1]![0].link, confederate: confederate[number - 1]![0].link };
    for (let place = 0; place < 40; place++) {
      const joint = jointRng(links, number, place, state, command);
      if (canonical(joint) !== canonical('dice' in dice ? dice.dice : dice)) continue;
      const other = (command.side === 'union' ? confederate : union)[number - 1]![1];
      return at < other ? null : `the dice of ${JSON.stringify(command)} were known before it was given`;
    }
  }
  return `the dice of ${JSON.stringify(command)} are not those of both players`;
};

/** An order that could not be given, or that came to something else; `from` = the first that is looked at. */
const foulPlay = (now: Standing, from: number): string | null => {
  const { played, match, journal } = now;
  if (!played) return null;
  const laid = laidDown(journal);
  const states = [played.opening.state, ...played.entries.map(({ state }) => state)];
  for (let place = from; place < played.entries.length; place++) {
    const [entry, order, before] = [played.entries[place]!, laid[place], states[place]!];
    if (!order || !sameCommand(order.command, entry.command)) return `order ${place + 1} stands in no entry`;
    if (!before.cursor.awaiting.includes(entry.command.side) && !/concede|Draw/u.test(entry.command.type))
      return `order ${place + 1} is given by who was not asked`;
    if (!offeredAs(match, before, entry.command)) return `order ${place + 1} was not offered`;
    const foul = entry.dice ? foulDice(now, before, order, entry.dice) : null;
    if (foul !== null) return foul;
    if (isVeiled(now)) continue;
    const again = submit(
      match,
      entry.dice && !('dice' in entry.dice) ? { ...before, rng: entry.dice } : before,
      entry.command,
    );
    if (!again.ok) return `order ${place + 1}: ${again.refusal}`;
    if (hash(again.state) !== hash(entry.state)) return `order ${place + 1} comes to something else`;
  }
  return null;
};

/** How a letter that was taken cheats; null where it does not. */
export const cheatIn = (before: Page, after: Page, length: number): string | null => {
  const [past, journal] = [before.now.journal, after.now.journal];
  const { side } = before.own;
  if (canonical(journal.slice(0, past.length)) !== canonical(past)) return 'the past was rewritten';
  if (canonical(after.now.heading) !== canonical(before.now.heading)) return 'the heading was rewritten';
  const foreign = journal.slice(past.length, length).find(({ by }) => by === side);
  if (foreign) return `an entry (${foreign.type}) in the receiver’s name`;
  const byItself = journal.slice(length).find(({ by, type }) => by !== side || type === 'orders' || type === 'sealed');
  if (byItself) return `the page answers with ${byItself.type}`;
  const orders = before.now.played?.entries.length ?? 0;
  const kept = after.now.played?.entries.slice(0, orders) ?? [];
  if (hash(kept.map(({ state }) => state)) !== hash((before.now.played?.entries ?? []).map(({ state }) => state)))
    return 'what has been played came out otherwise';
  if (stateOf(before.now)?.outcome && journal.slice(past.length).some(({ type }) => type !== 'secret'))
    return 'the battle goes on after its end';
  return foreignLink(after.now) ?? foulSeal(after.now) ?? foulPlay(after.now, orders);
};
