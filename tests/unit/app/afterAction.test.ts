/** What a report tells of a battle: tracks, losses, moments, stories, and where they stand on its chart. */
import { describe, expect, it } from 'vitest';
import { frameAround } from '../../../src/app/afterAction/frame.ts';
import { placeLabels } from '../../../src/app/afterAction/labels.ts';
import { lostBy, pointsLost, reportOf, swingInWords, type Report } from '../../../src/app/afterAction/report.ts';
import { layoutOf } from '../../../src/chart/layout.ts';
import { situationOf } from '../../../src/core/engine.ts';
import { SIDES } from '../../../src/core/types.ts';
import { RULE_SETS } from '../../../src/rules/index.ts';
import { storyOf, type Deeds } from '../../../src/trials/afterAction/stories.ts';
import { newestState, type Played } from '../../../src/trials/gameFile.ts';
import { recordGame } from '../../../src/trials/record.ts';
import { lostInHistory } from '../../../src/app/table/report.ts';
import { playedGame } from '../../helpers/playedGame.ts';
import { scenarioNamed } from '../../helpers/scenarios.ts';

const BOTS = { union: 'captain', confederate: 'captain' };
const SEED = 'report';

interface Case {
  rules: string;
  played: Played;
  report: Report;
}

const CASES: Case[] = RULE_SETS.map(({ id: rules }) => {
  const played = playedGame(rules, 'brawl', SEED, BOTS);
  return { rules, played, report: reportOf(played) };
});

describe.each(CASES)('the report on a battle under $rules', ({ played, report }) => {
  const { match } = played.setup;
  const record = recordGame(match, BOTS, 0, SEED);

  it('ends as the record of the same game does, unit by unit', () => {
    expect(report.turns).toBe(record.turns);
    const fates = report.deeds.map(({ id, fate }) => ({ id, fate }));
    // Who left before she came is counted as absent there.
    const known = record.units.map(({ id, fate }) => ({ id, fate: fate === 'never came' ? 'left' : fate }));
    expect(fates.map(unit => ({ ...unit, fate: unit.fate === 'never came' ? 'left' : unit.fate }))).toEqual(known);
    const luck = Object.fromEntries(report.luck.map(({ side, actual }) => [side, actual]));
    for (const side of SIDES) expect(luck[side]).toBeCloseTo(record.luck[side].actual, 2);
  });

  it('draws every ship from where she began to where she lies, and no step twice', () => {
    const sheets = match.rules.desk.units(situationOf(match, newestState(played)));
    const first = match.rules.desk.units(situationOf(match, played.opening.state));
    expect(report.tracks.map(({ id }) => id)).toEqual(match.scenario.forces.map(({ id }) => id));
    for (const { id, stops } of report.tracks) {
      const [began] = first.find(sheet => sheet.id === id)!.hexes;
      if (began !== undefined) expect(stops[0]!.hex).toBe(began);
      const [here] = sheets.find(sheet => sheet.id === id)!.hexes;
      if (here !== undefined) expect(stops.at(-1)!.hex).toBe(here);
      stops.forEach((stop, place) => {
        const before = stops[place - 1];
        if (!before) return;
        expect(stop.hex).not.toBe(before.hex);
        expect(stop.at).toBeGreaterThanOrEqual(before.at);
      });
    }
    const steps = report.tracks.flatMap(({ stops }) =>
      stops.slice(1).map((stop, place) => match.chart.range(stops[place]!.hex, stop.hex)),
    );
    const near = steps.filter(range => range === 1).length;
    expect(near / Math.max(1, steps.length)).toBeGreaterThan(0.9);
  });

  it('adds up what each side lost, and never gives points back for a wreck', () => {
    const { lost, most, marks } = report.line;
    for (const side of SIDES) {
      expect(lost[side]).toHaveLength(played.entries.length + 1);
      expect(lost[side][0]).toBe(0);
      expect(Math.max(...lost[side])).toBeLessThanOrEqual(most);
      const full = report.deeds.filter(unit => unit.side === side).reduce((sum, unit) => sum + unit.lost, 0);
      expect(pointsLost(report)[side]).toBe(full);
    }
    const out = marks.filter(({ what }) => what === 'sunk' || what === 'taken' || what === 'silenced').length;
    expect(out).toBe(SIDES.flatMap(side => lostBy(report, side)).length);
    expect(marks.map(({ at }) => at)).toEqual(marks.map(({ at }) => at).sort((one, other) => one - other));
  });

  it('names losses and objectives, then the moments in which the position swung most, in order, none without words', () => {
    const balance = [played.opening, ...played.entries].map(({ state }) =>
      match.rules.appraise(situationOf(match, state), 'union'),
    );
    const swings = balance.slice(1).map((now, place) => Math.abs(now - balance[place]!));
    // Where somebody was lost or an objective met goes first, however little the position moved.
    const isGrave = ({ what }: { what: string }): boolean => ['sunk', 'taken', 'silenced', 'objective'].includes(what);
    const grave = new Set(report.line.marks.filter(isGrave).map(({ at }) => at));
    const told = report.moments.map(({ at }) => at);
    expect(told.filter(at => grave.has(at)).length).toBe(Math.min(6, grave.size));
    const others = swings
      .filter((swing, place) => swing > 0 && !grave.has(place + 1))
      .sort((one, other) => other - one);
    const toldOthers = report.moments.filter(({ at }) => !grave.has(at)).map(({ swing }) => swing);
    expect(toldOthers.sort((one, other) => other - one)).toEqual(others.slice(0, toldOthers.length));
    expect(told.length).toBe(Math.min(6, grave.size + others.length));
    for (const { at, swing, side } of report.moments) {
      expect(balance[at]! - balance[at - 1]!).toBe(side === 'union' || swing === 0 ? swing : -swing);
      expect(at).toBeGreaterThan(0);
    }
    for (const { words } of report.moments) expect(words.join('')).toMatch(/\S/);
  });

  it('tells everywhere that somebody was lost, and an objective met, in the turn in which it happened', () => {
    const turns = [played.opening, ...played.entries].map(({ state }) => state.turn);
    const { marks } = report.line;
    expect(marks.map(({ turn }) => turn)).toEqual(marks.map(({ at }) => turns[at - 1]));
    const inMoments = report.moments.flatMap(({ turn, marks: met }) => met.map(mark => [mark.turn, turn]));
    for (const [line, moment] of inMoments) expect(line).toBe(moment);
    const ends = marks.filter(({ what }) => what === 'sunk' || what === 'taken');
    for (const { name, side, what, turn } of ends) {
      const deeds = report.deeds.filter(unit => unit.name === name && unit.side === side && unit.fate === what);
      for (const { endedIn } of deeds) expect(endedIn).toBe(turn);
    }
  });

  it('says of a swing what it is, for whom and in what measure', () => {
    for (const moment of report.moments.filter(({ swing }) => swing > 0))
      expect(swingInWords(moment)).toMatch(
        /^Turn \d+: the balance of strength shifted by \S+ points? in favour of the/,
      );
    expect(swingInWords({ turn: 3, side: 'union', swing: 1 })).toBe(
      'Turn 3: the balance of strength shifted by 1 point in favour of the Union side',
    );
    expect(swingInWords({ turn: 4, side: 'confederate', swing: 2.5 })).toContain('2.5 points in favour of the Confed');
  });

  it('tells of everybody in sentences', () => {
    for (const deeds of report.deeds) {
      const story = storyOf(deeds);
      expect(story).toMatch(/^[A-Z0-9].*\.$/s);
      expect(story).not.toMatch(/undefined|NaN|\b1 times|\b1 hexes/);
    }
  });
});

const QUIET: Deeds = {
  id: 'a',
  name: 'A',
  side: 'union',
  title: 'Ram',
  kind: 'ship',
  fate: 'present',
  cameIn: 1,
  endedIn: 1,
  lost: 0,
  full: 10,
  throws: 0,
  expected: 0,
  dealt: 0,
  braved: 0,
  suffered: 0,
  troubles: [],
  hexes: 0,
};

describe('a story', () => {
  it.each([
    [{}, 'Did not leave her berth. Came through whole.'],
    [{ hexes: 1, cameIn: 3 }, 'Arrived in turn 3 and went 1 hex. Came through whole.'],
    [
      { throws: 2, expected: 1.26, dealt: 3 },
      'Did not leave her berth. Attacked twice and dealt 3, where 1.3 were to be expected. Came through whole.',
    ],
    [{ braved: 1, lost: 4 }, 'Did not leave her berth. Was attacked once and lost 40 % of her strength.'],
    [
      { fate: 'sunk', endedIn: 6, lost: 10, braved: 5 },
      'Did not leave her berth. Was attacked 5 times. She was sunk in turn 6.',
    ],
    [{ kind: 'fort', lost: 3 }, 'Lost 30 % of its strength.'],
    [{ fate: 'never came' }, 'She never came.'],
    [
      {
        troubles: [
          { name: 'aground', turn: 2 },
          { name: 'on fire', turn: 4 },
        ],
      },
      'Did not leave her berth. Came through whole. Aground in turn 2 and on fire in turn 4.',
    ],
  ] as const)('%j', (part, words) => {
    expect(storyOf({ ...QUIET, ...part })).toBe(words);
  });
});

describe('the chart of a report', () => {
  const layout = layoutOf(40, 30);

  it('shows every point with a margin, and never more than the paper', () => {
    const points = [
      { x: 700, y: 900 },
      { x: 2400, y: 1300 },
    ];
    const { x, y, width, height } = frameAround(layout, points);
    for (const point of points) {
      expect(point.x - x).toBeGreaterThan(100);
      expect(x + width - point.x).toBeGreaterThan(100);
      expect(point.y - y).toBeGreaterThan(100);
      expect(y + height - point.y).toBeGreaterThan(100);
    }
    const whole = frameAround(layout, [
      { x: 0, y: 0 },
      { x: layout.width, y: layout.height },
    ]);
    expect(whole.x).toBeGreaterThanOrEqual(0);
    expect(whole.width).toBeLessThanOrEqual(Math.ceil(layout.width));
    expect(frameAround(layout, []).width).toBeGreaterThan(1000);
  });

  it('puts names where they neither cover each other nor are cut', () => {
    const frame = { x: 0, y: 0, width: 1000, height: 600 };
    const wanted = ['Cairo', 'Carondelet', 'Louisville', 'Benton', 'St. Louis'].map((text, place) => ({
      text,
      x: 980 - 4 * place,
      y: 300 + 5 * place,
    }));
    const size = 16;
    const boxes = placeLabels(wanted, size, frame).map(({ x, y, text }) => ({
      left: x,
      right: x + text.length * 0.52 * size,
      top: y - 0.8 * size,
      bottom: y + 0.35 * size,
    }));
    boxes.forEach((one, place) => {
      expect(one.right).toBeLessThanOrEqual(1000);
      for (const other of boxes.slice(place + 1))
        expect(
          one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top,
        ).toBe(true);
    });
  });
});

describe('what was lost in history', () => {
  it('is told by name, works as ships', () => {
    expect(lostInHistory(scenarioNamed('fort-henry'), 'confederate')).toEqual(['Fort Henry']);
    expect(lostInHistory(scenarioNamed('plymouth'), 'union')).toEqual(['USS Southfield']);
    expect(lostInHistory(scenarioNamed('brawl'), 'union')).toBeNull();
  });
});
