import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { newestState, type Played } from '../../../src/trials/gameFile.ts';
import type { Battle } from '../../../src/trials/library.ts';
import { chairsOf, seenBy } from '../../../src/app/replay/eyes.ts';
import { retold, setupOfLink, sameGame } from '../../../src/app/replay/source.ts';
import { Viewer } from '../../../src/app/replay/viewer.ts';
import { whyInWords } from '../../../src/trials/reasons.ts';
import { lastInWords, lastReasonInWords, momentInWords } from '../../../src/app/replay/words.ts';
import { shippedBattle } from '../../../src/app/files/shipped.ts';
import { Player } from '../../../src/app/trial/player.ts';
import { hash } from '../../../src/core/replay.ts';
import { RULE_SETS } from '../../../src/rules/index.ts';
import type { GameLink } from '../../../src/trials/link.ts';
import { recordGame } from '../../../src/trials/record.ts';
import { matchNamed, scenarioNamed } from '../../helpers/scenarios.ts';

const DUEL = fileURLToPath(new URL('../../scenarios/duel.json', import.meta.url));
const duel: Battle = {
  scenario: scenarioNamed('duel'),
  source: JSON.parse(readFileSync(DUEL, 'utf8')) as unknown,
  shipped: false,
};
const opponents = { union: 'captain', confederate: 'captain-bold' };

const linkFor = (rules: string): GameLink => {
  const { options } = matchNamed(rules, 'duel');
  return { scenario: 'duel', rules, options: { ...options }, opponents, seed: 'seen/3' };
};

/** The game of a link, played again as the page does it. */
const gameOf = (link: GameLink, fought: Battle = duel): Played => {
  const found = setupOfLink(link, () => fought);
  if (!found.ok) throw new Error(found.refusal);
  const player = new Player();
  player.sit({ source: fought.source, rules: link.rules, options: link.options });
  // What comes from a worker has been copied.
  return retold(found.setup, structuredClone(player.recall(link.opponents, link.seed)));
};

const refusalOf = (part: Partial<GameLink>): string => {
  const found = setupOfLink({ ...linkFor('portable'), ...part }, id => (id === 'duel' ? duel : undefined));
  return found.ok ? '' : found.refusal;
};

describe('a game played again from its address', () => {
  it.each(RULE_SETS.map(({ id }) => id))('comes out as its record says: %s', rules => {
    const link = linkFor(rules);
    const played = gameOf(link);
    const record = recordGame(played.setup.match, opponents, 3, link.seed);
    const { outcome, turn } = newestState(played);
    expect({ ...outcome, turns: turn, commands: played.entries.length }).toEqual({
      winner: record.winner,
      cause: record.cause,
      turns: record.turns,
      commands: record.commands,
    });
    const recalled = { commands: played.entries.map(({ command }) => command), reasons: [] };
    expect(sameGame(link, recalled)).toBe(true);
    expect(sameGame({ ...link, commands: record.commands }, recalled)).toBe(true);
    expect(sameGame({ ...link, commands: record.commands + 1 }, recalled)).toBe(false);
    expect(played.entries.some(({ reason }) => reason !== undefined)).toBe(true);
  });

  it('is refused with one sentence that names the nearest known name', () => {
    expect(refusalOf({})).toBe('');
    expect(refusalOf({ scenario: 'memphys' })).toMatch(/battle “memphys” .*"memphis"/);
    expect(refusalOf({ rules: 'portabel' })).toMatch(/rules “portabel” .*"portable"/);
    expect(refusalOf({ opponents: { ...opponents, union: 'captan' } })).toMatch(/opponent “captan” .*"captain"/);
    expect(refusalOf({ options: {} })).toMatch(/options are not those of Portable/);
    const { portable: _, ...others } = duel.scenario.rules;
    const without = { ...duel, scenario: { ...duel.scenario, rules: others } };
    const found = setupOfLink(linkFor('portable'), () => without);
    expect(found).toEqual({ ok: false, refusal: '“Duel” cannot be played under Portable.' });
  });
});

describe('the viewer', () => {
  const memphis = shippedBattle('memphis')!;
  const played = gameOf({ ...linkFor('quick-sheet'), scenario: 'memphis' }, memphis);

  it('goes by command, by turn, to both ends and anywhere', async () => {
    const viewer = new Viewer(played);
    expect(viewer.end).toBe(played.entries.length);
    await viewer.forward();
    await viewer.forward();
    expect(viewer.at.value).toBe(2);
    await viewer.back();
    expect(viewer.at.value).toBe(1);
    await viewer.nextTurn();
    expect(viewer.at.value).toBe(viewer.turns[1]!.at);
    expect([viewer.view.value.turn, viewer.stateAt(viewer.at.value - 1).turn]).toEqual([2, 1]);
    await viewer.forward();
    await viewer.turnBack();
    expect(viewer.at.value).toBe(viewer.turns[1]!.at);
    await viewer.turnBack();
    expect(viewer.at.value).toBe(0);
    await viewer.back();
    expect(viewer.at.value).toBe(0);
    await viewer.seek(viewer.end + 7);
    expect(viewer.at.value).toBe(viewer.end);
    expect(hash(viewer.view.value)).toBe(hash(newestState(played)));
    await viewer.forward();
    expect(viewer.at.value).toBe(viewer.end);
  });

  it('tells no more than has been seen, and where it stands in words', async () => {
    const viewer = new Viewer(played);
    await viewer.seek(20);
    expect(Math.max(...viewer.told.value.map(({ entry }) => entry))).toBeLessThanOrEqual(20);
    const early = viewer.told.value.length;
    await viewer.seek(viewer.end);
    expect(viewer.told.value.length).toBeGreaterThan(early);
    expect(momentInWords(viewer, viewer.end)).toBe(
      `Turn ${viewer.view.value.turn}, the end: ${viewer.end} of ${viewer.end} commands`,
    );
    expect(lastInWords(viewer)).toMatch(/^(Union|Confederate): /);
    const reasoned = played.entries.findIndex(({ reason }) => reason !== undefined);
    await viewer.seek(reasoned + 1);
    expect(lastReasonInWords(viewer)).toBe(whyInWords(played.setup.match, played.entries[reasoned]!));
    viewer.eyes.value = 'union';
    expect(lastReasonInWords(viewer)).toBeNull();
  });

  it('runs to the end by itself, and stops where it is told to', async () => {
    const viewer = new Viewer(played);
    viewer.rate.value = 4;
    await viewer.seek(viewer.end - 3);
    const run = viewer.toggle();
    expect(viewer.playing.value).toBe(false);
    await run;
    expect([viewer.at.value, viewer.playing.value]).toEqual([viewer.end, false]);
    void viewer.toggle();
    await expect.poll(() => viewer.at.value).toBeGreaterThan(0);
    expect(viewer.playing.value).toBe(true);
    await viewer.toggle();
    const { value } = viewer.at;
    await new Promise(resolve => setTimeout(resolve, 300));
    expect([viewer.at.value, viewer.playing.value]).toEqual([value, false]);
    expect(value).toBeLessThan(viewer.end);
  });

  it('cuts a scene short for whoever presses again, and never goes past where he wants to be', async () => {
    const viewer = new Viewer(played);
    const first = played.entries.findIndex(({ events }) => events.length > 0);
    await viewer.seek(first);
    let release: (() => void) | null = null;
    viewer.eventView = {
      act: () => new Promise(resolve => (release = resolve)),
      cut: () => release?.(),
      pace: () => 0,
    };
    void viewer.forward();
    await expect.poll(() => release).not.toBeNull();
    expect([viewer.at.value, viewer.playback.busy.value]).toEqual([first, true]);
    await viewer.back();
    expect([viewer.at.value, viewer.playback.busy.value]).toEqual([first, false]);
    void viewer.forward();
    await expect.poll(() => viewer.playback.busy.value).toBe(true);
    await viewer.seek(5);
    expect(viewer.at.value).toBe(5);
  });

  it('shows from each chair what that side could know', async () => {
    const viewer = new Viewer(played);
    await viewer.seek(Math.floor(viewer.end / 2));
    const { match } = viewer.setup;
    const whole = viewer.stateAt(viewer.at.value);
    expect(hash(viewer.view.value)).toBe(hash(whole));
    viewer.eyes.value = 'union';
    expect(hash(viewer.view.value)).toBe(hash(match.rules.redact(whole, 'union')));
    expect(hash(viewer.view.value)).not.toBe(hash(whole));
    const both = seenBy(match, whole, 'both');
    expect(hash(match.rules.redact(both, 'union'))).toBe(hash(both));
    expect(hash(match.rules.redact(both, 'confederate'))).toBe(hash(both));
  });

  it('hides the secrets of a game that is still being played', () => {
    const half = { ...played, entries: played.entries.slice(0, 10) };
    const seated = (union: string, confederate: string): Played => ({
      ...half,
      setup: { ...half.setup, players: { union, confederate } },
    });
    expect(chairsOf(played)).toEqual(['umpire', 'union', 'confederate']);
    expect(chairsOf(half)).toEqual(['umpire', 'union', 'confederate']);
    expect(chairsOf(seated('human', 'captain'))).toEqual(['union']);
    expect(chairsOf(seated('captain', 'human'))).toEqual(['confederate']);
    expect(chairsOf(seated('human', 'human'))).toEqual(['both']);
  });

  it('hands on the game as far as it is shown', async () => {
    const viewer = new Viewer(played);
    await viewer.seek(12);
    expect(viewer.playedSoFar.entries).toEqual(played.entries.slice(0, 12));
    expect(viewer.playedSoFar.opening).toBe(played.opening);
  });
});
