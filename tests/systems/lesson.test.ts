import { describe, expect, it } from 'vitest';
import { newlyDone, placeIn, type Lesson, type LessonSight, type LessonStep } from '../../src/system/lesson.ts';
import { situationOf, start } from '../../src/core/engine.ts';
import { opponentNamed } from '../../src/bots/opponents.ts';
import { placeCard, type Box } from '../../src/app/tutorial/layout.ts';
import { matchOf, RULE_SETS } from '../../src/rules/index.ts';
import { scenarioNamed } from '../helpers/scenarios.ts';

const lessons = RULE_SETS.flatMap(rules =>
  rules.lesson ? [{ id: rules.id, rules, fetch: () => rules.lesson?.() }] : [],
);

/** What a learner sees who has just sat down, with whatever is to be different. */
const sightIn = (rules: (typeof RULE_SETS)[number], lesson: Lesson, part: Partial<LessonSight> = {}): LessonSight => {
  const match = matchOf(rules, scenarioNamed(lesson.battle), {});
  const { state, events } = start(match, lesson.seed);
  const now = situationOf(match, rules.redact(state, lesson.side));
  return {
    now,
    side: lesson.side,
    step: rules.sequence[state.cursor.phase]?.id ?? '',
    events,
    given: [],
    offers: [],
    units: rules.desk.units(now),
    selected: null,
    aimedAt: null,
    actors: [],
    targets: [],
    ways: [],
    drafted: false,
    mayUndo: false,
    undone: false,
    asked: false,
    opened: [],
    ...part,
  };
};

describe.each(lessons)('the lesson in $id', ({ rules, fetch }) => {
  it('is played on a battle that there is, against an opponent that there is, with steps that bear different names', async () => {
    const lesson = (await fetch())!;
    expect(scenarioNamed(lesson.battle).id).toBe(lesson.battle);
    expect(opponentNamed(lesson.opponent)).toBeDefined();
    expect(new Set(lesson.steps.map(({ id }) => id)).size).toBe(lesson.steps.length);
  });

  it('begins with a ship that lies on the chart, and says how the moment of every later step comes about', async () => {
    const lesson = (await fetch())!;
    const seen = sightIn(rules, lesson);
    const [first, ...others] = lesson.steps;
    const pointed = first?.points(seen);
    expect(seen.units.filter(({ present }) => present).map(({ id }) => ({ unit: id }))).toContainEqual(pointed);
    expect(others.filter(step => step.when && step.until === undefined).map(({ id }) => id)).toEqual([]);
  });

  it('says what it means in a few sentences', async () => {
    const lesson = (await fetch())!;
    const long = lesson.steps.filter(({ text }) => text.length > 230 || text.split('. ').length > 3);
    expect(long.map(({ id }) => id)).toEqual([]);
  });

  it('notices a look at a ship, and looks at no enemy for one', async () => {
    const lesson = (await fetch())!;
    const foe = sightIn(rules, lesson).units.find(({ side }) => side !== lesson.side);
    expect(newlyDone(lesson, [], sightIn(rules, lesson, { selected: foe!.id }))).toEqual([]);
    expect(newlyDone(lesson, [], sightIn(rules, lesson, { selected: 'uss_conestoga' }))).toEqual(['look']);
    expect(newlyDone(lesson, ['look'], sightIn(rules, lesson, { selected: 'uss_conestoga' }))).toEqual([]);
  });
});

const step = (id: string, more: Partial<LessonStep> = {}): LessonStep => ({
  id,
  title: id,
  text: id,
  points: () => null,
  ...more,
});

describe('where a lesson stands', async () => {
  const { rules, fetch } = lessons[0]!;
  const real = (await fetch())!;
  const seen = sightIn(rules, real);
  const never = { when: () => false };
  const lesson: Lesson = { ...real, steps: [step('later', never), step('now'), step('last', never)] };

  it('a step whose moment is now goes before one that has to wait', () => {
    expect(placeIn(lesson, [], seen)).toMatchObject({ at: 'step', step: { id: 'now' } });
  });

  it('it waits for the first that is left', () => {
    expect(placeIn(lesson, ['now'], seen)).toMatchObject({ at: 'wait', step: { id: 'later' } });
    expect(placeIn(lesson, ['now', 'later'], seen)).toMatchObject({ at: 'wait', step: { id: 'last' } });
  });

  it('it ends when nothing is left, and after the battle with what that has brought', () => {
    expect(placeIn(lesson, ['now', 'later', 'last'], seen)).toEqual({ at: 'end' });
    const state = { ...seen.now.state, outcome: { winner: 'draw', cause: 'x' } as const };
    const after = { ...seen, now: { ...seen.now, state } };
    expect(placeIn(lesson, [], after)).toEqual({ at: 'end' });
    const told: Lesson = { ...lesson, steps: [step('now'), step('told', { when: () => true })] };
    expect(placeIn(told, [], after)).toMatchObject({ at: 'step', step: { id: 'told' } });
  });
});

const covers = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

describe('the place of the card', () => {
  const page = { width: 390, height: 844 };
  const size = { width: 366, height: 200 };
  const dock: Box = { left: 0, top: 600, right: 390, bottom: 844 };

  it.each([0, 100, 300, 480, 700])(
    'never covers what it is about, and not the orders where there is room (%i)',
    top => {
      const mark: Box = { left: 150, top, right: 190, bottom: top + 40 };
      const place = placeCard(mark, size, page, [dock]);
      expect(covers(place, mark)).toBe(false);
      expect(covers(place, dock)).toBe(false);
      expect(place.left >= 0 && place.top >= 0 && place.right <= page.width && place.bottom <= page.height).toBe(true);
    },
  );

  it('stands beside it where the page is wide', () => {
    const mark: Box = { left: 500, top: 300, right: 540, bottom: 340 };
    expect(placeCard(mark, size, { width: 1440, height: 900 }, [])).toMatchObject({ left: 552, top: 300 });
  });
});
