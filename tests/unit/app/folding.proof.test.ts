/** How long an enemy's turn takes to watch, and what is passed over of it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { againstCaptain, watch } from '../../helpers/agreeing.ts';
import { matchNamed } from '../../helpers/scenarios.ts';
import { Folding } from '../../../src/app/table/folding.ts';
import type { Table } from '../../../src/app/table/table.ts';
import { rateOf, turnShown } from '../../../src/app/view/watching.ts';

const TICK = 50;
const TURNS = 2;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** What is worth its time however long. */
const isGrave = (type: string): boolean => /ramm|sunk|struckColours|strikeTested/i.test(type);

interface Seen {
  seconds: Map<string, number>;
  grave: Set<string>;
}

/** An agreeing player watches so many turns: seconds by the enemy unit whose turn was shown, thinking and pauses with it. */
const watched = async (table: Table): Promise<Seen> => {
  const { session, hints, helm } = table;
  const seen: Seen = { seconds: new Map(), grave: new Set() };
  let last: string | null = null;
  while (session.view.value.turn <= TURNS && !session.view.value.outcome) {
    const entry = session.history.value[session.shownCount.value];
    const now: string | null = session.busy.value ? turnShown(table) : last;
    const theirs = session.busy.value ? now !== null : helm.solo.side.value !== null;
    last = session.busy.value ? now : last;
    if (theirs && now !== null) {
      seen.seconds.set(now, (seen.seconds.get(now) ?? 0) + TICK / 1000);
      if (entry?.events.some(({ type }) => isGrave(type))) seen.grave.add(now);
    }
    if (hints.open.value && !hints.thinking.value) void hints.press();
    await vi.advanceTimersByTimeAsync(TICK);
  }
  return seen;
};

describe('the turns of an enemy’s ships at Memphis under the quick sheet, at the usual speed', () => {
  it('take 3 seconds on average, and none takes more than 6 without a ram or a sinking', async () => {
    const table = againstCaptain(matchNamed('quick-sheet', 'memphis'), 'tempo');
    watch(table);
    const { seconds, grave } = await watched(table);
    const ships = [...seconds].filter(([turn]) => turn.includes('css_') && !turn.includes(' 3 '));
    expect(ships.length).toBeGreaterThan(8);
    const sum = ships.reduce((all, [, each]) => all + each, 0);
    expect(sum / ships.length).toBeLessThanOrEqual(3);
    for (const [turn, each] of ships) if (!grave.has(turn)) expect(each, turn).toBeLessThanOrEqual(6);
    table.leave();
  });
});

describe('what is folded', () => {
  it('runs faster the longer a turn has been shown, at the player’s own speed, and not at all for nobody', () => {
    let now = 0;
    const folding = new Folding(() => now);
    const rates = [0, 900, 1500, 4000].map(at => {
      now = at;
      folding.follow('1 ivy', 1);
      return folding.rate.value;
    });
    expect(rates[0]).toBe(1);
    expect(rates[1]).toBe(1);
    expect(rates[2]).toBeGreaterThan(1);
    expect(rates[3]).toBeGreaterThan(rates[2]!);
    folding.ease();
    expect(folding.rate.value).toBe(1);
    folding.follow('1 tyler', 1);
    expect(folding.rate.value).toBe(1);
    now += 1500;
    folding.follow('1 tyler', 0.5);
    expect(folding.rate.value).toBe(1);
    folding.follow(null, 1);
    expect(folding.rate.value).toBe(1);
  });

  it('passes over what does not concern the player’s own ships, when he wants, and nothing else', async () => {
    const table = againstCaptain(matchNamed('quick-sheet', 'memphis'), 'tempo');
    const { session, hints, film } = table;
    const { events } = session.setup.match.rules.desk;
    watch(table);
    film.concerning.value = true;
    const own = (unit: string): boolean => !unit.startsWith('css_');
    const seen = { passed: 0, shown: 0 };
    const view = session.eventView;
    const { begin } = view;
    view.begin = event => {
      begin?.(event);
      const { units } = events.where(event, session.now);
      const isOurs = turnShown(table) === null || units.length === 0 || units.some(own);
      expect(rateOf(table, 1) > 0, JSON.stringify(event)).toBe(isOurs);
      if (turnShown(table)) seen[isOurs ? 'shown' : 'passed'] += 1;
    };
    while (session.view.value.turn <= 2 && !session.view.value.outcome) {
      if (hints.open.value && !hints.thinking.value) void hints.press();
      await vi.advanceTimersByTimeAsync(TICK);
    }
    expect(seen.passed).toBeGreaterThan(10);
    expect(seen.shown).toBeGreaterThan(0);
    table.leave();
  });

  it('is passed over to the player’s own decision when he wants', async () => {
    const table = againstCaptain(matchNamed('quick-sheet', 'memphis'), 'tempo');
    const { session, hints, film, helm } = table;
    watch(table);
    for (let tick = 0; tick < 4000 && !turnShown(table); tick++) {
      if (hints.open.value && !hints.thinking.value) void hints.press();
      await vi.advanceTimersByTimeAsync(TICK);
    }
    expect(turnShown(table)).not.toBeNull();
    film.skipToOwn();
    for (let tick = 0; tick < 40 && film.skipping.value; tick++) await vi.advanceTimersByTimeAsync(TICK);
    expect(film.skipping.value).toBe(false);
    expect(helm.solo.side.value).toBeNull();
    expect(session.offers.value.length).toBeGreaterThan(0);
    table.leave();
  });
});
