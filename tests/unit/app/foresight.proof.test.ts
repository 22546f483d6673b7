/** Consequences before the act: the numbers beside a place are those of the overlays, and nothing is done. */
import { signal } from '@preact/signals';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { foreseenInWords } from '../../../src/app/overlays/foreseen.ts';
import { lossOf } from '../../../src/app/helm/foresight.ts';
import { endingOf, primaryOf } from '../../../src/app/helm/primary.ts';
import { Session } from '../../../src/app/table/session.ts';
import { Table } from '../../../src/app/table/table.ts';
import { newGame } from '../../../src/trials/gameFile.ts';
import { start } from '../../../src/core/engine.ts';
import { Overlays } from '../../../src/app/overlays/overlays.ts';
import { RULE_SETS } from '../../../src/rules/index.ts';
import type { Match } from '../../../src/system/ruleset.ts';
import { dangerMap, DangerSearch } from '../../../src/trials/prospect.ts';
import { scenarioFileOf } from '../../../src/scenario/index.ts';
import { matchNamed } from '../../helpers/scenarios.ts';

const tables: Table[] = [];
afterEach(() => {
  for (const table of tables.splice(0)) table.leave();
});

/** A battle at the screen, both sides; gone on with by the main button until something holds. */
const playedUntil = async (rules: string, battle: string, holds: (table: Table) => boolean): Promise<Table> => {
  const match = matchNamed(rules, battle);
  const { scenario } = match;
  const played = newGame({
    name: 'A game',
    created: '2026-01-02T03:04:05.000Z',
    battle: { scenario, source: scenarioFileOf(scenario), shipped: false },
    seed: 'foresight',
    match,
    players: { union: 'human', confederate: 'human' },
  });
  const session = new Session(played, () => undefined);
  const table = new Table('foresight', session);
  tables.push(table);
  for (let press = 0; press < 300; press++) {
    await session.playback.settled();
    if (session.busy.value) continue;
    if (session.curtain.value) session.lift();
    session.peek();
    for (const unit of table.helm.actors.value) {
      table.helm.select(unit);
      if (holds(table)) return table;
    }
    table.helm.select(null);
    const end = endingOf(table);
    (end ?? primaryOf(table, () => undefined)).press?.();
    if (end && !end.warns) endingOf(table)?.press?.();
  }
  throw new Error('it does not come to that');
};

const underWay = (rules: string): Promise<Table> =>
  playedUntil(rules, 'memphis', ({ helm }) => helm.destinations.value.length > 2);

const byUnit = (one: { unit: string }, other: { unit: string }): number => (one.unit < other.unit ? -1 : 1);

const found = async ({ overlays }: Table): Promise<void> => {
  do await new Promise(resolve => setTimeout(resolve));
  while (overlays.pending.value);
};

describe.each(['portable', 'quick-sheet'])('a place that is pointed at, by %s', rules => {
  it('shows the way, what she could do there, what could be done to her, and does nothing', async () => {
    const table = await underWay(rules);
    const { helm, foresight, overlays, session } = table;
    const { match } = session.setup;
    expect(foresight.seen.value).toBeNull();
    await found(table);
    const before = session.history.value.length;
    const danger = dangerMap(match, session.now.state, overlays.side);
    const own = helm.unit(helm.selected.value)!;
    const ways = helm.destinations.value.filter(({ hex }) => !own.hexes.includes(hex));
    for (const hex of new Set(ways.map(way => way.hex))) {
      helm.hovered.value = hex;
      const seen = foresight.seen.value!;
      expect(seen.way).toBe(helm.wayTo(hex, null));
      expect(seen.course!.steps.at(-1)).toMatchObject({ hex, facing: seen.way.facing });
      // One source: the map of danger, and the field of the guns' overlay from there.
      expect([...seen.threats!].sort(byUnit)).toEqual([...(danger.get(hex) ?? [])].sort(byUnit));
      const berth = { hex, facing: seen.way.facing, order: '' };
      const field = match.rules.desk.outlook!.fieldFrom(helm.then, own.id, berth);
      for (const { target, field: bears } of seen.chances) {
        expect(field).toContainEqual(bears);
        expect(target.hexes).toContain(bears.hex);
      }
      const words = foreseenInWords(helm, seen).map(line => line.words);
      expect(words[0]).toContain(session.now.chart.label(hex));
      for (const { target } of seen.chances.slice(0, 3)) expect(words.join('\n')).toContain(`at ${target.name}: `);
      for (const { unit, prow } of seen.threats!)
        if (prow !== null) expect(words.join('\n')).toMatch(new RegExp(`rammed by .*${helm.unit(unit)!.name}`));
      if (seen.way.risk !== null) expect(words).toContain(seen.way.risk);
      if (seen.river !== null) expect(words).toContain(`river: ${seen.river}`);
    }
    expect(session.history.value.length).toBe(before);
    helm.hovered.value = 0;
    expect(foresight.seen.value).toBeNull();
  });

  it('is the turn on the spot where a plate of hers is, and nothing where she lies', async () => {
    const { helm, foresight } = await underWay(rules);
    const [hex] = helm.unit(helm.selected.value)!.hexes;
    const turn = helm.destinations.value.find(way => way.hex === hex);
    helm.hovered.value = hex!;
    expect(foresight.seen.value).toBeNull();
    if (!turn) return;
    helm.hoveredSide.value = turn.facing;
    expect(foresight.seen.value?.way).toBe(turn);
  });
});

describe('a hex that is asked about while the danger is still being found', () => {
  it.each(RULE_SETS)('costs its own lines of fire and waits for no other, by $id', async ({ id }) => {
    const match = matchNamed(id, 'memphis');
    const { state } = start(match, 'asked');
    const { desk } = match.rules;
    const hexes = match.chart.hexes.filter(hex => match.chart.navigable(hex)).filter((_, place) => place % 40 === 0);
    const fieldFrom = desk.outlook!.fieldFrom.bind(desk.outlook);
    let lines = 0;
    const outlook: typeof desk.outlook = {
      ...desk.outlook!,
      fieldFrom: (now, unit, berth, asked) => {
        lines += asked?.length ?? now.chart.hexes.length;
        return fieldFrom(now, unit, berth, asked);
      },
    };
    const counted = { ...match, rules: { ...match.rules, desk: { ...desk, outlook } } } as unknown as Match;
    const all = dangerMap(counted, state, 'union');
    const whole = lines;
    expect(whole).toBeGreaterThan(match.chart.hexes.length);
    lines = 0;
    const search = new DangerSearch(counted, state, 'union');
    for (const hex of hexes) {
      const asked = search.at(hex);
      let answer = asked.next();
      while (!answer.done) answer = asked.next();
      expect([...answer.value].sort(byUnit)).toEqual([...(all.get(hex) ?? [])].sort(byUnit));
    }
    // A line for each place of each enemy, where all hexes want as many as the chart has.
    expect(lines).toBe((hexes.length * whole) / match.chart.hexes.length);
    const found = search.everywhere();
    let done = found.next();
    while (!done.done) done = found.next();
    expect(done.value).toEqual(all);
  });

  it('is answered before the others, piece by piece', async () => {
    const table = await underWay('quick-sheet');
    const { helm, overlays } = table;
    await found(table);
    // A clock on which every piece takes longer than its go.
    let clock = 0;
    const told = vi.spyOn(performance, 'now').mockImplementation(() => (clock += 1000));
    try {
      const fresh = new Overlays(helm, signal(true));
      const { hex } = helm.destinations.value[0]!;
      expect(fresh.threatsAt(hex)).toBeNull();
      let goes = 0;
      for (; fresh.threatsAt(hex) === null; goes++) await new Promise(resolve => setTimeout(resolve));
      expect(fresh.pending.value).toBe(true);
      // A go for each enemy, and one that was under way.
      expect(goes).toBeLessThan(4 * helm.units.value.length);
      expect([...fresh.threatsAt(hex)!].sort(byUnit)).toEqual([...overlays.threatsAt(hex)!].sort(byUnit));
    } finally {
      told.mockRestore();
    }
  });
});

describe('the end of a course that is pointed at, by rams-ironclads', () => {
  it('is told like a place that is steamed to', async () => {
    const ends = ({ plotting }: Table): boolean => plotting.ends.value.length > 2;
    const table = await playedUntil('rams-ironclads', 'memphis', ends);
    const { helm, foresight, overlays, plotting, session } = table;
    const { match } = session.setup;
    await found(table);
    const before = session.history.value.length;
    const danger = dangerMap(match, session.now.state, overlays.side);
    for (const hex of plotting.ends.value.filter(end => !helm.unitAt(end)?.present)) {
      helm.hovered.value = hex;
      const seen = foresight.seen.value!;
      expect(seen.course).toEqual(plotting.course(plotting.previewed(plotting.inHand!)!));
      expect(seen.way).toMatchObject({ hex: seen.course!.stops.at(-1)!.hex });
      expect([...seen.threats!].sort(byUnit)).toEqual([...(danger.get(seen.way.hex) ?? [])].sort(byUnit));
      const berth = { hex: seen.way.hex, facing: seen.way.facing, order: '' };
      const field = match.rules.desk.outlook!.fieldFrom(session.ownNow, seen.unit, berth);
      for (const { field: bears } of seen.chances) expect(field).toContainEqual(bears);
      expect(foreseenInWords(helm, seen)[0]!.words).toContain(session.now.chart.label(seen.way.hex));
    }
    expect(session.history.value.length).toBe(before);
  });
});

describe('over a target', () => {
  it('the damage of the fire that is considered lies on her bar, by the numbers of the odds', async () => {
    const table = await playedUntil('portable', 'duel', ({ helm }) => helm.targets.length > 0);
    const { helm, session } = table;
    const { target } = helm.targets[0]!;
    const sheet = helm.unit(target)!;
    const says = session.setup.match.rules.desk.outlook!.broadside(helm.then, helm.selected.value!, target)!;
    expect(lossOf(helm, sheet)).toBeCloseTo(says.share * sheet.tracks[0].full, 9);
    expect(lossOf(helm, sheet)).toBeGreaterThan(0);
    expect(lossOf(helm, helm.unit(helm.selected.value)!)).toBe(0);
  });
});
