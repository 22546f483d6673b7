import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { legal, submit } from '../../../src/core/engine.ts';
import { hash } from '../../../src/core/replay.ts';
import { newGame, newestState, openGame, openGameText, toGameFile, type Played } from '../../../src/trials/gameFile.ts';
import type { GameFile } from '../../../src/trials/gameShape.ts';
import { libraryOf, type Library } from '../../../src/trials/library.ts';
import { matchOf, RULE_SETS } from '../../../src/rules/index.ts';

const source = JSON.parse(readFileSync(new URL('../../../scenarios/memphis.json', import.meta.url), 'utf8')) as object;
const { battles } = libraryOf({ 'memphis.json': source });
const memphis = battles[0]!;
const library: Library = id => (id === memphis.scenario.id ? memphis : undefined);

/** A game of some commands, each the first that is offered; `own` makes the battle a file of the player's. */
const playedGame = (commands: number, own = false): Played => {
  const battle = own ? { ...memphis, shipped: false } : memphis;
  const match = matchOf(RULE_SETS[0]!, battle.scenario);
  const players = { union: 'human', confederate: 'human' } as const;
  const played = newGame({ name: 'A game', created: '2026-11-21T08:00:00.000Z', battle, match, players, seed: 'seed' });
  for (let index = 0; index < commands; index++) {
    const state = newestState(played);
    const command = legal(match, state, state.cursor.awaiting[0]!)[0]!;
    const done = submit(match, state, command);
    if (!done.ok) throw new Error(done.refusal);
    played.entries.push({ command, events: done.events, state: done.state, gesture: index });
  }
  return played;
};

const fileOf = (played: Played): GameFile => toGameFile(played, '0.1.0', '2026-11-21T09:00:00.000Z');
/** The file as another machine reads it, with some of it changed. */
const changed = (part: Record<string, unknown>): unknown =>
  JSON.parse(JSON.stringify({ ...fileOf(playedGame(12)), ...part }));
/** What the kernel reads of every state. */
const KERNELS = ['turn', 'cursor', 'rng', 'drawOffers', 'outcome', 'ships'];
const NONE = '0'.repeat(32);
/** As it would be, had the rules been others when it was saved. */
const underOtherRules = (part: Record<string, unknown> = {}): unknown =>
  changed({ rules: { ...fileOf(playedGame(0)).rules, hash: NONE }, ...part });
const refusalOf = (input: unknown): string => {
  const opened = openGame(input, library);
  return opened.ok ? 'opened' : opened.refusal;
};

describe('a saved game', () => {
  it('opens at the decision where it was left, with the same dice to come', () => {
    const played = playedGame(40);
    const opened = openGameText(JSON.stringify(fileOf(played)), library);
    if (!opened.ok) throw new Error(opened.refusal);
    expect(hash(newestState(opened))).toBe(hash(newestState(played)));
    expect(newestState(opened).rng).toEqual(newestState(played).rng);
    expect(opened.entries).toHaveLength(40);
    expect(opened.setup.name).toBe('A game');
  });

  it('is the same file again when it is saved again', () => {
    const file = fileOf(playedGame(20));
    const opened = openGame(JSON.parse(JSON.stringify(file)), library);
    if (!opened.ok) throw new Error(opened.refusal);
    expect(fileOf(opened)).toEqual(file);
  });

  it('carries a battle of the player’s own inside', () => {
    const file = fileOf(playedGame(5, true));
    expect(file.scenario).toEqual({ own: source });
    expect(openGame(JSON.parse(JSON.stringify(file)), () => undefined).ok).toBe(true);
  });

  it('names a battle that comes with the game, and pins it', () => {
    expect(fileOf(playedGame(0)).scenario).toEqual({ id: 'memphis', hash: hash(source) });
  });
});

describe('a saved game whose rules or battle are others by now', () => {
  const wentOn = (input: unknown) => {
    const opened = openGame(input, library);
    if (!opened.ok) throw new Error(opened.refusal);
    return opened;
  };

  it('goes on from where it stood when the rules have been changed, with a word to the player', () => {
    const played = playedGame(12);
    const opened = wentOn(underOtherRules());
    expect(newestState(opened)).toEqual(newestState(played));
    expect(opened.entries).toEqual([]);
    expect(opened.since).toContain('it goes on from turn 1, as it stood');
  });

  it('goes on where the battle was fought when that has been changed, or is no longer there', () => {
    const then = changed({ scenario: { id: 'memphis', hash: NONE } });
    const { setup, since } = wentOn(then);
    expect(setup.battle).toMatchObject({ source, shipped: false });
    expect(since).toBeDefined();
    expect(openGame(then, () => undefined).ok).toBe(true);
  });

  it('plays on what was given after the position that it holds, as far as it can still be given', () => {
    const played = playedGame(12);
    const { mark } = fileOf(playedGame(8));
    const opened = wentOn(underOtherRules({ mark }));
    expect(opened.entries).toHaveLength(4);
    expect(newestState(opened)).toEqual(newestState(played));
    const { commands } = fileOf(played);
    const broken = [...commands.slice(0, 10), { type: 'fly', side: 'union' }, ...commands.slice(11)];
    expect(wentOn(underOtherRules({ mark, commands: broken })).entries).toHaveLength(2);
  });

  it('is saved and opened again like any other from then on', () => {
    const opened = wentOn(underOtherRules({ mark: fileOf(playedGame(8)).mark }));
    const again = wentOn(JSON.parse(JSON.stringify(fileOf(opened))));
    expect(again.since).toBeUndefined();
    expect(again.opening).toEqual(opened.opening);
    expect(newestState(again)).toEqual(newestState(opened));
    expect(fileOf(again)).toEqual(fileOf(opened));
  });

  it('lets what the rules have added since stand as at the start of the battle', () => {
    const { mark } = fileOf(playedGame(12));
    const { at } = mark!;
    const own = Object.keys(at.state).find(key => !KERNELS.includes(key))!;
    const state = Object.fromEntries(Object.entries(at.state).filter(([key]) => key !== own));
    const opened = wentOn(underOtherRules({ mark: { ...mark, at: { ...at, state } } }));
    expect(newestState(opened)).toHaveProperty(own);
  });

  it.each([
    ['no ships', { ships: {} }],
    ['a list of ships', { ships: [] }],
    ['nobody who owes a decision', { cursor: { phase: 0, stage: 'open', awaiting: [], interrupts: [] } }],
    ['ships of text', { ships: { benton: 'gone' } }],
  ])('is refused as before where its position is not sound: %s', (_, part) => {
    const { mark } = fileOf(playedGame(12));
    const at = { ...mark!.at, state: { ...mark!.at.state, ...part } };
    expect(refusalOf(underOtherRules({ mark: { ...mark, at } }))).toContain('have been changed since');
  });

  it('is refused as before where its phase is no more', () => {
    const { mark } = fileOf(playedGame(12));
    const at = { ...mark!.at, phase: 'boarding' };
    expect(refusalOf(underOtherRules({ mark: { ...mark, at } }))).toContain('have been changed since');
  });
});

describe('a file that is no sound saved game', () => {
  it.each([
    ['text that is not JSON', 'not json {'],
    ['nothing', ''],
    ['another format', '{"format":"chess"}'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a scenario', JSON.stringify(source)],
  ])('is not taken for one: %s', (_, text) => {
    const opened = openGameText(text, library);
    expect(opened.ok ? 'opened' : opened.refusal).toBe('This is not a saved game of Brownwater.');
  });

  it('is refused when it is newer', () => {
    expect(refusalOf(changed({ version: 2 }))).toBe(
      'This game was saved by a newer version of Brownwater: update the page, then open it again.',
    );
  });

  it.each([
    [{ seed: 7 }, 'at “seed”'],
    [{ surprise: true }, 'at “surprise”'],
    [{ options: { sandbars: true } }, 'at “options”'],
    [{ options: { ...fileOf(playedGame(0)).options, wings: true } }, 'at “options”'],
    [{ name: '   ' }, 'at “name”'],
    [{ players: { union: 'human' } }, 'at “players.confederate”'],
    [{ commands: [{ type: 'done', side: 'nobody' }] }, 'at “commands.0.side”'],
    [{ saved: 'yesterday' }, 'at “saved”'],
  ])('is refused where its shape is wrong: %o', (part, place) => {
    expect(refusalOf(changed(part))).toBe(`This saved game is damaged ${place}.`);
  });

  it.each([
    ['four noughts, which show one face for ever', [0, 0, 0, 0]],
    ['words above 32 bits, which are noughts to the dice', [4294967296, 0, 4294967296, 0]],
    ['a fraction', [1.5, 0, 0, 0]],
    ['three words', [1, 2, 3]],
    ['five words', [1, 2, 3, 4, 5]],
  ])('is refused with dice of %s', (_, words) =>
    expect(refusalOf(changed({ throws: { 0: words } }))).toBe('This saved game is damaged at “throws.0”.'),
  );

  it('is refused when a command cannot have been given', () => {
    const { commands } = fileOf(playedGame(12));
    const broken = [...commands.slice(0, 3), { type: 'fly', side: 'union' }, ...commands.slice(4)];
    expect(refusalOf(changed({ commands: broken }))).toBe(
      'This saved game is damaged: its command 4 cannot be played.',
    );
  });

  it('is refused when it comes out differently: another seed, fewer commands, another fingerprint', () => {
    const differently = 'This saved game is damaged: played again, it comes out differently.';
    const { commands } = fileOf(playedGame(12));
    expect(refusalOf(changed({ commands: commands.slice(0, -1) }))).toBe(differently);
    expect(refusalOf(changed({ stateHash: '0'.repeat(32) }))).toBe(differently);
    expect(refusalOf(changed({ seed: 'another' }))).toMatch(/damaged/);
  });

  it('is refused with the reason when rules or battle are not those of this version', () => {
    const { rules } = fileOf(playedGame(0));
    const mark = undefined;
    expect(refusalOf(changed({ rules: { ...rules, id: 'whist' } }))).toContain('does not have the rules “whist”');
    expect(refusalOf(underOtherRules({ mark }))).toContain('have been changed since this game was saved');
    expect(refusalOf(changed({ scenario: { id: 'trafalgar', hash: NONE } }))).toContain(
      'does not have the battle “trafalgar”',
    );
    expect(refusalOf(changed({ scenario: { id: 'memphis', hash: NONE }, mark }))).toContain(
      '“Memphis” has been changed',
    );
    expect(refusalOf(changed({ scenario: { own: { id: 'x' } } }))).toBe(
      'The battle inside this saved game is damaged.',
    );
  });

  it('changes nothing it is given', () => {
    const input = changed({ stateHash: '0'.repeat(32) });
    const before = JSON.stringify(input);
    openGame(input, library);
    expect(JSON.stringify(input)).toBe(before);
  });
});
