// @vitest-environment happy-dom
import { render } from 'preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shippedBattle } from '../../../src/app/files/shipped.ts';
import { onPlayKey } from '../../../src/app/helm/keys.ts';
import { primaryOf } from '../../../src/app/helm/primary.ts';
import { Speaker } from '../../../src/app/play/speaker.tsx';
import { Session } from '../../../src/app/table/session.ts';
import { Table } from '../../../src/app/table/table.ts';
import { findRuleSet, matchOf } from '../../../src/rules/index.ts';
import { newGame, type Played } from '../../../src/trials/gameFile.ts';
import { lastBlowOf } from '../../../src/app/table/report.ts';
import { folded } from '../../../src/app/table/logFold.ts';
import { knownOf } from '../../../src/app/table/logInShort.ts';
import { playedMatch } from '../../helpers/playedGame.ts';

/** What is spoken in the course of a turn, in order. */

const leaving: (() => void)[] = [];
afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
  render(null, document.body);
});

const firstCommand = (): Played => {
  const battle = shippedBattle('first-command')!;
  const match = matchOf(findRuleSet('portable')!, battle.scenario);
  return newGame({
    name: 'By ear',
    created: '2026-01-02T03:04:05.000Z',
    match,
    seed: 'by ear',
    battle,
    players: { union: 'human', confederate: 'captain' },
  });
};

const sit = (played = firstCommand()) => {
  const table = new Table('by ear', new Session(played, () => undefined));
  table.session.brief();
  const said: string[] = [];
  render(<Speaker table={table} />, document.body);
  const region = document.querySelector('[data-testid="spoken"]')!;
  const hears = new MutationObserver(() => said.push(region.textContent));
  hears.observe(region, { characterData: true, childList: true, subtree: true });
  leaving.push(() => {
    hears.disconnect();
    table.leave();
  });
  const targets = {
    table,
    board: () => null,
    primary: () => primaryOf(table, () => undefined).press?.(),
    order: () => undefined,
    stance: () => false,
    help: () => undefined,
    log: () => undefined,
  };
  /** Presses a key and hears what is said to it. */
  const press = (key: string, code: string, shiftKey = false): boolean =>
    onPlayKey(targets, new KeyboardEvent('keydown', { key, code, shiftKey }));
  const hear = async (key: string, code: string, shiftKey = false): Promise<string> => {
    const before = said.length;
    press(key, code, shiftKey);
    await vi.waitFor(() => expect(said.length).toBeGreaterThan(before));
    return said.at(-1)!;
  };
  return { table, said, hear, press };
};

describe('a turn by ear', () => {
  it('begins with battle, side and what was thrown, before whose decision it is', async () => {
    const { table, said } = sit();
    table.session.lift();
    await vi.waitFor(() => expect(said.join()).toContain('First Command. You lead the Union side.'));
    const first = said.find(words => words.includes('You lead'))!;
    expect(first.indexOf('You lead')).toBeLessThan(first.indexOf('Turn 1'));
  });

  it('names every ship that is taken in hand and the hex once, and answers every key with a word', async () => {
    const { table, hear } = sit();
    table.session.lift();
    const ship = await hear('n', 'KeyN');
    expect(ship).toMatch(/in hand\./u);
    expect(ship.match(/channel/gu)).toHaveLength(1);
    expect(ship).toContain(', hull 4 of 4');
    expect(await hear('n', 'KeyN')).not.toBe(ship);
    expect(await hear('S', 'KeyS', true)).toMatch(/Enemies: .*Your own: /u);
    expect(await hear('g', 'KeyG')).toMatch(/^Reach of guns: shown, of /u);
    expect(await hear('u', 'KeyU')).toMatch(/There is nothing to take back/u);
  });

  it('advice is spoken with what it is likely to bring', async () => {
    const { table, said } = sit();
    table.session.lift();
    const [reason, gain, words] = [
      'Guns on CSS Ivy.',
      '1.3 points on average at CSS Ivy',
      'USS Conestoga: steam to 0906',
    ];
    const told = { commands: [], stands: 0, course: null, aims: [], unasked: false };
    table.hints.hint.value = { ...told, reason, gain, words };
    await vi.waitFor(() => expect(said.join()).toContain(`Advice: ${words}. ${reason} Gain: ${gain}.`));
    table.hints.hint.value = { ...told, reason, gain: null, words: 'Hold' };
    await vi.waitFor(() => expect(said.at(-1)).toMatch(/Advice: Hold\. Guns on CSS Ivy\.$/));
  });

  it('an enemy who is only looked at is not in hand, and whose decision it is is said once', async () => {
    const { table, said, hear } = sit();
    table.session.lift();
    await hear('n', 'KeyN');
    table.helm.select('css_ivy');
    await hear('w', 'KeyW');
    const all = said.join(' ');
    expect(all).toContain('USS Conestoga in hand.');
    expect(all).not.toContain('CSS Ivy in hand');
    expect(all.match(/Turn 1, [^:]*: Union decides/gu)).toHaveLength(1);
  });

  it('what she risks is spoken: where the advice leaves her, and in a place that the cursor rests on', async () => {
    const { table, said, hear } = sit();
    table.session.lift();
    await hear('n', 'KeyN');
    const { helm, hints } = table;
    const { hex } = helm.destinations.value.find(({ ends }) => ends)!;
    helm.cursor.value = hex;
    await vi.waitFor(() => expect(said.join()).toMatch(/Risk: (at most|nothing of theirs)/u));
    said.length = 0;
    const told = { commands: [], course: null, aims: [], unasked: false, gain: null };
    hints.hint.value = { ...told, stands: 1006, reason: 'Guns on CSS Ivy.', words: 'Steam on' };
    await vi.waitFor(() => expect(said.join()).toMatch(/Advice: Steam on\..*Risk: /u));
    expect(said.join()).not.toContain('being found');
  });

  it('the cursor goes to the ship that is taken in hand by itself', async () => {
    const { table, hear } = sit();
    table.session.lift();
    await hear('n', 'KeyN');
    const { helm, session } = table;
    const first = helm.selected.peek();
    const turnedAndAhead = helm.destinations.value.find(({ cost }) => cost === 3)!;
    helm.steam(turnedAndAhead);
    await session.playback.settled();
    expect(helm.selected.peek()).not.toBe(first);
    expect(helm.cursor.peek()).toBe(helm.unit(helm.selected.peek())!.hexes[0]);
  });

  it('a hex is said once, also where the cursor goes on before the last was said', async () => {
    const { table, said, hear } = sit();
    table.session.lift();
    await hear('n', 'KeyN');
    const before = said.length;
    const { cursor } = table.helm;
    cursor.value = 407;
    // It is drawn, and what is to be said of it waits for a frame.
    await new Promise<void>(resolve => queueMicrotask(() => queueMicrotask(resolve)));
    cursor.value = 408;
    await hear('w', 'KeyW');
    await vi.waitFor(() => expect(said.slice(before).join()).toContain('0408'));
    expect(said.slice(before).filter(words => words.includes('0408'))).toHaveLength(1);
  });

  it('the cursor goes with the ship, a warning of the main button is spoken, and nothing has two full stops', async () => {
    const { table, said, hear, press } = sit();
    table.session.lift();
    await hear('n', 'KeyN');
    const { helm, session } = table;
    const [to] = helm.destinations.value.filter(({ hex }) => hex !== helm.cursor.peek());
    helm.steam(to!);
    await session.playback.settled();
    expect(helm.cursor.peek()).toBe(helm.unit(helm.selected.peek())?.hexes[0]);
    // What she did is spoken a frame later, and would be taken for the answer to the key.
    await vi.waitFor(() => expect(said.join()).toContain('steams from'));
    press('j', 'KeyJ');
    // Read out where it is shown; asked again, it is said again.
    const why = 'The step cannot be ended now. First: End this ship’s move (Space).';
    expect(helm.notice.value).toBe(why);
    expect(await hear('j', 'KeyJ')).toContain(why);
    expect(await hear('i', 'KeyI')).toMatch(/guns reach 3\. General Sumter/u);
    expect(said.join(' ')).not.toContain('..');
  });

  it('ends with the sinking of one’s own ship, though the battle is over with it', async () => {
    const captains = { union: 'captain', confederate: 'captain' };
    const { match } = firstCommand().setup;
    const played = playedMatch(match, 'e', captains, { union: 'human', confederate: 'human' });
    const blow = lastBlowOf(played)!;
    expect(blow.fate).toBe('sunk');
    const { table, said } = sit({ ...played, entries: played.entries.slice(0, blow.from) });
    table.session.lift();
    // What leaves no choice is done by itself, and refused here.
    for (const { command } of played.entries.slice(blow.from)) table.session.dispatch(command);
    await table.session.playback.settled();
    expect(table.session.view.value.outcome).not.toBeNull();
    const sunk = blow.words.at(-1)!;
    expect(sunk).toContain(blow.name);
    await vi.waitFor(() => expect(said.join(' ')).toContain(sunk));
  });

  it('a volley is told in short, as the log folds it, and word for word when that is asked', async () => {
    const both = { union: 'captain', confederate: 'captain' };
    const match = matchOf(findRuleSet('rams-ironclads')!, shippedBattle('first-command')!.scenario);
    const played = playedMatch(match, 'volley', both, { union: 'human', confederate: 'human' });
    const lines = ({ events }: Played['entries'][number]): number =>
      events.filter(({ type }) => type !== 'phaseBegan').length;
    const most = played.entries.reduce(
      (best, entry, at) => (lines(entry) > lines(played.entries[best]!) ? at : best),
      0,
    );
    const { table, said, hear } = sit({ ...played, entries: played.entries.slice(0, most) });
    const { session } = table;
    session.lift();
    const before = session.log.value.length;
    const heard = said.length;
    // Both look on, and hear all of it.
    expect(session.dispatch(played.entries[most]!.command)).toBeNull();
    await session.playback.settled();
    const fresh = session.log.value.slice(before).filter(({ kind }) => kind === 'line');
    expect(fresh.length).toBeGreaterThan(8);
    const short = `In short; Shift W says all ${fresh.length} lines.`;
    await vi.waitFor(() => expect(said.slice(heard).join(' ')).toContain(short));
    const told = said.slice(heard).find(words => words.includes(short))!;
    const titles = folded(fresh, knownOf(session, session.log.value)).flatMap(each =>
      'lines' in each ? [each.title] : [],
    );
    expect(titles.length).toBeGreaterThan(0);
    for (const title of titles) expect(told).toContain(title);
    const all = fresh.map(({ text }) => text);
    expect(told.length).toBeLessThan(all.join(' ').length);
    expect(all.filter(text => !told.includes(text)).length).toBeGreaterThan(0);
    const asked = await hear('W', 'KeyW', true);
    for (const text of all) expect(asked).toContain(text.replace(/\.$/u, ''));
  });
});
