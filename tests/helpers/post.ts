import { readFileSync } from 'node:fs';
import { diceOf, seedFrom } from '../../src/core/dice.ts';
import { legal, submit } from '../../src/core/engine.ts';
import type { Command, Side, State } from '../../src/core/types.ts';
import { readPostText } from '../../src/post/file.ts';
import { fileOf, give, invite, join, receive, unfold, waits, type Page, type Turned } from '../../src/post/page.ts';
import { owedBy } from '../../src/post/standing.ts';
import { findRuleSet, matchOf, RULE_SETS } from '../../src/rules/index.ts';
import { parseScenario } from '../../src/scenario/index.ts';
import { newestState } from '../../src/trials/gameFile.ts';
import type { Battle, Library } from '../../src/trials/library.ts';

export const NO_LIBRARY: Library = () => undefined;

export const SECRETS: Readonly<Record<Side, string>> = { union: '11'.repeat(32), confederate: 'c5'.repeat(32) };

/** A battle as a file of the player's own. */
const battleIn = (folder: string, name: string): Battle => {
  const source = JSON.parse(readFileSync(new URL(`${folder}/${name}.json`, import.meta.url), 'utf8')) as unknown;
  const parsed = parseScenario(source, RULE_SETS, name);
  if (!parsed.ok) throw new Error(`${name} cannot be read`);
  return { scenario: parsed.scenario, source, shipped: false };
};

/** One of the battles of the tests. */
export const ownBattle = (name: string): Battle => battleIn('../scenarios', name);

/** One of those that come with the game. */
export const shippedNamed = (name: string): Battle => battleIn('../../scenarios', name);

/** The union player's page of a new game. */
export const invited = (battle: Battle, rules: string, secret: string = SECRETS.union): Page => {
  const set = findRuleSet(rules);
  if (!set) throw new Error(`no rules ${rules}`);
  return invite({
    id: 'post-test',
    name: 'By post',
    created: '2026-11-21T08:00:00.000Z',
    player: 'Ada',
    side: 'union',
    secret,
    battle,
    match: matchOf(set, battle.scenario),
  });
};

export const done = (turned: Turned): Page => {
  if (!turned.ok) throw new Error(turned.refusal);
  return { now: turned.now, own: turned.own, mine: turned.mine };
};

/** What is sent, as the other machine reads it. */
export const sent = ({ now }: Pick<Page, 'now'>) => {
  const read = readPostText(JSON.stringify(fileOf(now)));
  if (!read.ok) throw new Error(read.refusal);
  return read.file;
};

/** The guest's page of what he was sent. */
export const joined = (from: Page, secret: string = SECRETS.confederate): Page => {
  const read = unfold(sent(from), NO_LIBRARY);
  if (!read.ok) throw new Error(read.refusal);
  return done(join(read.now, 'Ben', secret));
};

export const delivered = (from: Page, to: Page): Page => done(receive(to, sent(from)));

/** Where the game stands as its player knows it. */
export const ownState = ({ mine }: Page): State => {
  if (!mine) throw new Error('the battle has not begun');
  return newestState(mine.played);
};

/**
 * What a player decides by what he alone may see, until he has no more to decide or his last order waits for dice. Each
 * order is one that his own view offers.
 */
export const decisions = (page: Page, pick: (offers: readonly Command[]) => Command): Command[] => {
  const { now, own } = page;
  const { match } = now;
  let state = ownState(page);
  const chosen: Command[] = [];
  while (state.cursor.awaiting.includes(own.side)) {
    const command = pick(legal(match, match.rules.redact(state, own.side), own.side));
    chosen.push(command);
    if (waits(page, state, command)) break;
    const next = submit(match, state, command);
    if (!next.ok) throw new Error(`what the own view offers is refused: ${next.refusal}`);
    ({ state } = next);
  }
  return chosen;
};

/** Picks offers as they come, the same for the same seed. */
export const picker = (seed: string): ((offers: readonly Command[]) => Command) => {
  const dice = diceOf(seedFrom(seed));
  return offers => offers[dice.roll(offers.length) - 1] as Command;
};

/** A turn of one player: decides all he can. */
export const turnOf = (page: Page, pick: (offers: readonly Command[]) => Command): Page => {
  let next = page;
  while (owedBy(next.now, next.own.side) === 'decide') next = done(give(next, decisions(next, pick)));
  return next;
};

export interface Correspondence {
  union: Page;
  confederate: Page;
  letters: number;
}

/** Two players write to each other until both have everything, or so many letters have gone. */
export const correspond = (battle: Battle, rules: string, seed: string, most = 5000): Correspondence => {
  const pick = picker(seed);
  let union = turnOf(invited(battle, rules), pick);
  let confederate = turnOf(joined(union), pick);
  for (let letters = 2; ; letters += 1) {
    if (union.now.running === confederate.now.running || letters >= most) return { union, confederate, letters };
    if (letters % 2 === 0) union = turnOf(delivered(confederate, union), pick);
    else confederate = turnOf(delivered(union, confederate), pick);
  }
};
