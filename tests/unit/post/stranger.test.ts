/** What only one side knows stays with it under any rules that say what that is: a toy of which nothing in `src/post` has ever heard. */
import { expect, it } from 'vitest';
import { loadedDice } from '../../../src/core/dice.ts';
import { legal, play, start } from '../../../src/core/engine.ts';
import type { Match } from '../../../src/system/ruleset.ts';
import { SIDES, type Side } from '../../../src/core/types.ts';
import { add } from '../../../src/post/add.ts';
import { POST_VEILED } from '../../../src/post/file.ts';
import { invite, join, type Page } from '../../../src/post/page.ts';
import { stateOf } from '../../../src/post/standing.ts';
import { delivered, done, ownState, SECRETS, turnOf } from '../../helpers/post.ts';
import { matchOf } from '../../toys/battle.ts';
import { lots, type Lots } from '../../toys/lots.ts';

const MATCH = matchOf<Lots>(lots) as unknown as Match;
const BATTLE = { scenario: MATCH.scenario, source: {}, shipped: false };

const lotsOf = (page: Page) => (ownState(page) as Lots['state']).lots;

/** The game after each letter, as its writer has it. */
const letters = (): Page[] => {
  const heading = { id: 'post-lots', name: 'Lots', created: '2026-11-23T08:00:00.000Z', player: 'Ada' };
  const own = { side: 'union' as const, secret: SECRETS.union };
  const pages = [turnOf(invite({ ...heading, ...own, battle: BATTLE, match: MATCH }), offers => offers[0]!)];
  pages.push(turnOf(done(join(pages[0]!.now, 'Ben', SECRETS.confederate)), offers => offers[0]!));
  while (pages.at(-1)!.now.running !== pages.at(-2)!.now.running)
    pages.push(turnOf(delivered(pages.at(-1)!, pages.at(-2)!), offers => offers[0]!));
  return pages;
};

const pages = letters();
const ended = pages.at(-1)!;

it('is drawn by dice of which both have a part, seen by its owner, and shown by his word', () => {
  expect(ended.now.heading.version).toBe(POST_VEILED);
  const truth = lotsOf(ended);
  expect(SIDES.every(side => truth[side]! > 0)).toBe(true);
  expect((ownState(ended) as Lots['state']).shown).toEqual(truth);
  const known = (side: Side, of: Side): (number | null)[] =>
    pages.filter(({ own, now }) => own.side === side && now.told.length < 2).map(page => lotsOf(page)[of]);
  expect(new Set(known('union', 'confederate'))).toEqual(new Set([null, 0]));
  expect(known('confederate', 'union').every(lot => lot === null || lot === 0)).toBe(true);
  expect(known('union', 'union')).toContain(truth.union);
});

it('ends as the same game would on one machine', () => {
  const truth = lotsOf(ended);
  const { state } = start(MATCH, 'one machine');
  const dice = loadedDice(truth.union!, truth.confederate!);
  while (!state.outcome) play(MATCH, state, legal(MATCH, state, state.cursor.awaiting[0]!)[0]!, dice);
  expect(stateOf(ended.now)?.outcome).toEqual(state.outcome);
});

it('is proved when its owner tells his secret', () => {
  const place = ended.now.journal.findIndex(entry => entry.type === 'orders' && entry.words);
  const { by, words } = ended.now.journal[place] as { by: Side; words: string[] };
  const lie = words[0] === '6' ? '5' : '6';
  let now = pages[0]!.now;
  let refusal = '';
  for (const [at, entry] of ended.now.journal.slice(now.journal.length).entries()) {
    const lies = at + pages[0]!.now.journal.length === place;
    const added = add(now, lies && entry.type === 'orders' ? { ...entry, words: [lie] } : entry);
    if (!added.ok) refusal ||= added.refusal;
    else ({ now } = added);
  }
  expect(refusal).toMatch(new RegExp(`\\(secret, ${by}\\): .*expected "${words[0]}", found "${lie}"$`));
});
