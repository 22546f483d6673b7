/** The quick sheet by post, where each side's cards are known on its own machine alone. */
import { add } from '../../src/post/add.ts';
import { linkAt } from '../../src/post/digest.ts';
import { POST_VERSION, type PostEntry } from '../../src/post/file.ts';
import { pageOf, type Page } from '../../src/post/page.ts';
import { beginning, owedBy, stateOf, type Standing } from '../../src/post/standing.ts';
import { SIDES, type Side } from '../../src/core/types.ts';
import type { Battle } from '../../src/trials/library.ts';
import { delivered, invited, joined, ownState, picker, SECRETS, turnOf } from './post.ts';

export const QUICK_SHEET = 'quick-sheet';

/** As the quick sheet has them. */
export interface Cards {
  ships: Record<string, { side: Side; hand: string[]; card: string | null; shown: boolean }>;
  decks: Record<Side, Record<string, { draw: unknown }>>;
}

export const FACES = ['fullSpeed', 'slowSpeed', 'slowAndFire', 'fire', 'turnAndFire'];

/** Everything that something consists of, each part by its place. */
const partsOf = (value: unknown, place = ''): [string, unknown][] =>
  typeof value === 'object' && value !== null
    ? [[place, value], ...Object.entries(value).flatMap(([key, part]) => partsOf(part, `${place}.${key}`))]
    : [];

/** The cards of that side that somebody who looks into everything a machine holds can read, and that nobody has shown. */
export const readable = (page: Page, of: Side): string[] =>
  partsOf(page).flatMap(([place, part]) => {
    if (typeof part !== 'object' || part === null) return [];
    const { side, hand, card, shown, draw } = part as Partial<Cards['ships'][string] & { draw: unknown }>;
    const held = side === of && Array.isArray(hand) ? [...hand, shown ? null : card] : [];
    const faces = held.filter(face => FACES.includes(String(face)));
    const deck = place.includes(`decks.${of}.`) && draw !== undefined && draw !== null ? ['a deck'] : [];
    return [...faces, ...deck].map(found => `${place}: ${found}`);
  });

type Pick = ReturnType<typeof picker>;

/** The game after each letter, as its writer has it, up to the end or as many letters. */
export const letters = (
  battle: Battle,
  seed: string | Pick,
  most: number,
  begun = invited(battle, QUICK_SHEET),
): Page[] => {
  const pick = typeof seed === 'string' ? picker(seed) : seed;
  const pages = [turnOf(begun, pick)];
  pages.push(turnOf(joined(pages[0]!), pick));
  while (pages.length < most && pages.at(-1)!.now.running !== pages.at(-2)!.now.running)
    pages.push(turnOf(delivered(pages.at(-1)!, pages.at(-2)!), pick));
  return pages;
};

/** A game as it was begun before each side's cards stayed with it. */
export const begunBefore = (battle: Battle): Page => {
  const { now, own } = invited(battle, QUICK_SHEET);
  return pageOf(beginning({ ...now.heading, version: POST_VERSION }, battle, now.match), own);
};

export const handsIn = (page: Page, side: Side): string[][] =>
  Object.values((ownState(page) as unknown as Cards).ships).flatMap(ship =>
    ship.side === side && ship.hand.length > 0 ? [ship.hand] : [],
  );

export type Speaking = Extract<PostEntry, { type: 'orders' | 'tells' }>;

/** Every standing of a game with the entry that comes next, where a side says something. */
export const spokenIn = ({
  now: { heading, battle, match, journal },
}: Page): { now: Standing; entry: Speaking; place: number }[] => {
  let now = beginning(heading, battle, match);
  const found: { now: Standing; entry: Speaking; place: number }[] = [];
  for (const [place, entry] of journal.entries()) {
    if ((entry.type === 'orders' || entry.type === 'tells') && entry.words) found.push({ now, entry, place });
    const added = add(now, entry);
    if (!added.ok) throw new Error(added.refusal);
    ({ now } = added);
  }
  return found;
};

/** Brings a battle to its end as soon as somebody may give up; null where a side would have to say more before. */
export const givenUp = (from: Standing): Standing | null => {
  let now = from;
  while (!stateOf(now)?.outcome) {
    const [by, owed] = SIDES.map(side => [side, owedBy(now, side)] as const).find(([, what]) => what !== null)!;
    const links: PostEntry = { type: 'link', by, link: linkAt(SECRETS[by], now.throws + 1) };
    const entry: PostEntry =
      owed === 'link' ? links : { type: 'orders', by, commands: [{ type: 'concede', side: by }] };
    if (owed !== 'link' && owed !== 'decide') return null;
    const added = add(now, entry);
    if (!added.ok) return null;
    ({ now } = added);
  }
  return now;
};
