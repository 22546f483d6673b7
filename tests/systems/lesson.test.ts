import { describe, expect, it } from 'vitest';
import { legal, situationOf, submit } from '../../src/core/engine.ts';
import {
  newlyDone,
  placeIn,
  stepsOf,
  type Lesson,
  type LessonSight,
  type LessonStep,
} from '../../src/system/lesson.ts';
import type { GameEvent } from '../../src/core/types.ts';
import { opponentNamed } from '../../src/bots/opponents.ts';
import { isLike, layScene, type Laid } from '../../src/app/tutorial/scene.ts';
import { shippedBattle } from '../../src/app/files/shipped.ts';
import { RULE_SETS } from '../../src/rules/index.ts';
import { scenarioNamed } from '../helpers/scenarios.ts';

const lessons = await Promise.all(
  RULE_SETS.flatMap(rules => (rules.lesson ? [rules.lesson().then(lesson => ({ id: rules.id, rules, lesson }))] : [])),
);

/** What a learner sees when a scene begins, with whatever is to be different. */
const sightOf = ({ match, state }: Laid, lesson: Lesson, part: Partial<LessonSight> = {}): LessonSight => {
  const now = situationOf(match, match.rules.redact(state, lesson.side));
  return {
    now,
    side: lesson.side,
    step: '',
    events: [],
    given: [],
    offers: legal(match, state, lesson.side),
    units: match.rules.desk.units(now),
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

const battleOf = (lesson: Lesson) => shippedBattle(lesson.battle)!;

describe.each(lessons)('the lesson in $id', ({ rules, lesson }) => {
  const laid = lesson.scenes.map(scene => ({ scene, laid: layScene(rules, battleOf(lesson), lesson, scene) }));

  it('is played on a battle that there is, against an opponent that there is, with steps that bear different names', () => {
    expect(scenarioNamed(lesson.battle).id).toBe(lesson.battle);
    expect(opponentNamed(lesson.opponent)).toBeDefined();
    const steps = stepsOf(lesson);
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
  });

  it('has its moment in every scene: the learner decides, after what he is shown, and the battle is not over', () => {
    for (const { scene, laid: begun } of laid) {
      let { state } = begun;
      for (const command of begun.shown) {
        const done = submit(begun.match, state, command);
        if (!done.ok) throw new Error(done.refusal);
        ({ state } = done);
      }
      const offers = legal(begun.match, state, lesson.side);
      expect(offers.some(offer => isLike(offer, scene.until))).toBe(true);
      expect(state.outcome).toBeNull();
      expect(scene.shown !== undefined).toBe(begun.shown.length > 0);
    }
  });

  it('has the enemy near from the start, and is the same each time', () => {
    for (const { scene, laid: begun } of laid) {
      const { units, now } = sightOf(begun, lesson);
      const at = (side: string): number[] =>
        units.flatMap(unit => (unit.present && unit.side === side ? unit.hexes.slice(0, 1) : []));
      const ranges = at('union').flatMap(one => at('confederate').map(other => now.chart.range(one, other)));
      expect(Math.min(...ranges)).toBeLessThanOrEqual(4);
      expect(layScene(rules, battleOf(lesson), lesson, scene).state).toEqual(begun.state);
    }
  });

  it('points at something that is there for the first thing to do of every scene, and advises what its step asks for', () => {
    for (const { scene, laid: begun } of laid) {
      if (begun.shown.length > 0) continue;
      const seen = sightOf(begun, lesson);
      const [first] = scene.steps;
      const pointed = first!.points(seen);
      expect(pointed).not.toBeNull();
      if (pointed && 'unit' in pointed) expect(seen.units.some(({ id }) => id === pointed.unit)).toBe(true);
      for (const like of first!.wants ?? []) expect(seen.offers.some(offer => isLike(offer, like))).toBe(true);
    }
  });

  it('ends every scene but the last with something that is read, opened, laid face down or taken back, so that it is seen what was brought about', () => {
    const last = lesson.scenes.slice(0, -1).flatMap(({ steps }) => steps.slice(-1));
    const quiet = last.filter(({ id }) => !['undo', 'why', 'decks', 'cards', 'secret'].includes(id));
    expect(quiet.filter(step => step.done !== undefined).map(({ id }) => id)).toEqual([]);
  });

  it('says what it means in a few sentences', () => {
    const long = stepsOf(lesson).filter(({ text }) => text.length > 200 || text.split('. ').length > 3);
    expect(long.map(({ id, text }) => [id, text.length])).toEqual([]);
  });

  it('teaches to fire, to be fired at and to ram', () => {
    expect(stepsOf(lesson).map(({ id }) => id)).toEqual(expect.arrayContaining(['shoot', 'damage', 'ram']));
  });

  it('begins with a ship that is named, and does not take it for done where she is in hand by herself', () => {
    const [{ scene, laid: begun } = laid[0]!] = laid;
    const [first] = scene.steps;
    expect(first!.id).toBe('look');
    expect(first!.text).toContain('Conestoga');
    const able = new Set(sightOf(begun, lesson).offers.flatMap(offer => rules.desk.about(offer as never).unit ?? []));
    expect(first!.done === undefined).toBe(able.size === 1);
  });

  it('notices a look at a ship, and looks at no enemy for one', () => {
    const [{ scene, laid: begun } = laid[0]!] = laid;
    if (!scene.steps[0]!.done) return;
    const foe = sightOf(begun, lesson).units.find(({ side }) => side !== lesson.side)!.id;
    const own = 'uss_conestoga';
    expect(newlyDone(scene, [], sightOf(begun, lesson, { selected: foe }))).toEqual([]);
    expect(newlyDone(scene, [], sightOf(begun, lesson, { selected: own }))).toEqual(['look']);
    expect(newlyDone(scene, ['look'], sightOf(begun, lesson, { selected: own }))).toEqual([]);
  });
});

/** The scene of a lesson in which that step stands, laid out. */
const sceneOf =
  ({ rules, lesson }: Pick<(typeof lessons)[number], 'rules' | 'lesson'>) =>
  (step: string): Laid =>
    layScene(
      rules,
      battleOf(lesson),
      lesson,
      lesson.scenes.find(({ steps }) => steps.some(({ id }) => id === step))!,
    );

describe.each(lessons.filter(({ lesson }) => stepsOf(lesson).some(({ id }) => id === 'fort')))(
  'the fort of the lesson in $id',
  ({ rules, lesson }) => {
    const fort = stepsOf(lesson).find(({ id }) => id === 'fort')!;
    const hartford = 'uss_conestoga';
    const other = 'css_ivy';
    const targets = [other, 'fort_henry'];
    const scene = () => sceneOf({ rules, lesson })('fort');

    it('is led to, whoever else lies before the guns', () => {
      const seen = (part: Partial<LessonSight>) => sightOf(scene(), lesson, { targets, actors: [hartford], ...part });
      expect(fort.points(seen({}))).toEqual({ unit: hartford });
      expect(fort.points(seen({ selected: hartford }))).toEqual({ unit: 'fort_henry' });
      expect(fort.points(seen({ selected: hartford, aimedAt: other }))).toEqual({ unit: 'fort_henry' });
      expect(fort.points(seen({ selected: hartford, aimedAt: 'fort_henry' }))).toEqual({ control: 'main' });
    });

    it('is done by guns that are laid on it, and by no others', () => {
      const laidOn = (target: string): LessonSight =>
        sightOf(scene(), lesson, { given: [{ type: 'salvo', side: 'union', unit: hartford, target } as never] });
      expect(fort.done!(laidOn(other))).toBe(false);
      expect(fort.done!(laidOn('fort_henry'))).toBe(true);
    });
  },
);

it('the quick sheet’s lesson shows all that its turn holds', () => {
  const { lesson } = lessons.find(({ id }) => id === 'quick-sheet')!;
  const ids = stepsOf(lesson).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['shoot', 'damage', 'repair', 'ram', 'drift', 'clock']));
});

describe('the lesson of the set of 1971', () => {
  const { rules, lesson } = lessons.find(({ id }) => id === 'nws-1971')!;
  const begun = sceneOf({ rules, lesson });

  it('takes about twenty steps through plot, turn, plates, charts, holes, fire, ram, spar, fort and end', () => {
    const ids = stepsOf(lesson).map(({ id }) => id);
    expect(ids).toEqual([
      ...['look', 'turn', 'speed', 'earned', 'secret'],
      ...['aim', 'odds', 'armour', 'shoot', 'aimed', 'chart', 'breaks', 'holds'],
      ...['damage', 'hole', 'fire'],
      ...['ram', 'rammed'],
      ...['rig', 'ordered', 'ahead', 'spar', 'burst'],
      ...['fort', 'works', 'objectives'],
    ]);
  });

  it('N18: Weehawken’s 15 inch breaks the side that Atlanta shows her, and Atlanta’s guns do not break the turret', () => {
    const { match, state } = begun('breaks');
    const { armour } = match.rules.desk;
    const now = situationOf(match, state);
    const comes = (unit: string, gun: number, target: string): string[] =>
      armour!
        .trial(now, { unit, gun }, target)!
        .plates.filter(({ struck }) => struck > 0)
        .map(({ place, comes: does }) => `${place} ${does}`);
    expect(armour!.trial(now, { unit: 'uss_conestoga', gun: 0 }, 'css_ivy')).toMatchObject({ range: 2, inches: '8' });
    expect(comes('uss_conestoga', 0, 'css_ivy')).toContain('side through');
    expect(comes('uss_conestoga', 1, 'css_ivy')).not.toContain('side through');
    expect(comes('css_ivy', 0, 'uss_conestoga')).toContain('turret jams');
  });

  it('N29, N37: Ivy is opened below water and burns before his eyes', () => {
    const { match, state, shown } = begun('hole');
    const events = [];
    let now = state;
    for (const command of shown) {
      const done = submit(match, now, command);
      if (!done.ok) throw new Error(done.refusal);
      now = done.state;
      events.push(...done.events.map(event => ({ ship: '', ...event })));
    }
    const told = events.filter(({ ship }) => ship === 'css_ivy').map(({ type }) => type);
    expect(told).toEqual(expect.arrayContaining(['gunsStruck', 'pointsLost', 'fireBroke', 'fireRolled']));
    expect(told).not.toContain('shipSunk');
  });

  it('N47: the order for a spar may be given in one scene, and has made it ready in the next', () => {
    const offers = (at: Laid) => legal(at.match, at.state, 'union');
    const rigs = offers(begun('rig')).some(offer => isLike(offer, { type: 'plot', ship: 'uss_queen_of_the_west' }));
    expect(rigs).toBe(true);
    const { match, state } = begun('spar');
    expect(state.ships.uss_queen_of_the_west).toMatchObject({ plot: { spar: 'css_general_sumter' } });
    expect(situationOf(match, state).state.turn).toBe(1);
  });

  it('N46, N47: the spar goes off under Albemarle, whatever she fires at the launch before', () => {
    const { match, state } = begun('spar');
    const at = { unit: 'css_general_sumter', target: 'uss_queen_of_the_west' };
    const fires = [[], [{ type: 'salvo', ...at }], [{ type: 'aim', gun: 0, ...at }], [{ type: 'aim', gun: 1, ...at }]];
    for (const fire of fires) {
      const told: GameEvent[] = [];
      const wants = [{ type: 'plotted' }, { type: 'steady' }, ...fire, { type: 'aimed' }];
      for (let now = state; now.turn === 1;) {
        const offers = now.cursor.awaiting.flatMap(side => legal(match, now, side));
        const [command] = wants.flatMap(want => offers.filter(offer => isLike(offer, want)));
        const done = submit(match, now, command!);
        if (!done.ok) throw new Error(done.refusal);
        now = done.state;
        told.push(...done.events);
      }
      const rolled = told.find(({ type }) => type === 'torpedoRolled');
      expect(rolled, JSON.stringify(fire)).toMatchObject({ does: 'full', target: 'css_general_sumter' });
    }
  });
});

describe('the lesson of River and Coastal', () => {
  const { rules, lesson } = lessons.find(({ id }) => id === 'river-coastal')!;
  const begun = sceneOf({ rules, lesson });
  /** What the learner's side is told when these are played, each the first offer like it. */
  const played = ({ match, state }: Laid, ...wants: object[]): GameEvent[] => {
    const told: GameEvent[] = [];
    let now = state;
    for (const want of wants) {
      const offers = now.cursor.awaiting.flatMap(side => legal(match, now, side));
      const command = offers.find(offer => isLike(offer, want));
      const done = submit(match, now, command!);
      if (!done.ok) throw new Error(done.refusal);
      now = done.state;
      told.push(...done.events);
    }
    return told;
  };

  it('takes about twenty-five steps through orders, plots, crews, fire, harm, ram, boarders, forts and shoals', () => {
    const ids = stepsOf(lesson).map(({ id }) => id);
    expect(ids).toEqual([
      ...['look', 'turn', 'captain', 'order', 'ordered', 'advice'],
      ...['bound', 'speed', 'current', 'saved', 'why', 'secret'],
      ...['crew', 'boxes'],
      ...['aim', 'odds', 'shoot', 'aimed', 'chart', 'damage'],
      ...['tables', 'repair', 'morale'],
      ...['ram', 'rammed'],
      ...['board', 'boarded', 'taken'],
      ...['fort', 'squares', 'shoals', 'objectives'],
    ]);
  });

  it('C15: Conestoga’s captain is stubborn, and Queen of the West’s reckless', () => {
    const { units } = sightOf(begun('captain'), lesson);
    const title = (unit: string) => units.find(({ id }) => id === unit)?.captain?.title;
    expect(title('uss_conestoga')).toBe('stubborn');
    expect(title('uss_queen_of_the_west')).toBe('reckless');
  });

  it('C19: he forbids something of her plots, and says to what he is ordered', () => {
    const { match, state } = begun('bound');
    const plots = match.rules.desk.plots!.of(situationOf(match, match.rules.redact(state, 'union')));
    expect(plots.find(({ unit }) => unit === 'uss_conestoga')?.hindered?.says).toContain('ordered to hold 0506');
  });

  it('C9: the current works on her course', () => {
    const { match, state } = begun('current');
    const now = situationOf(match, state);
    const { plots } = match.rules.desk;
    const [her] = plots!.of(now);
    expect(plots!.course(now, her!.steady.command)!.stops.some(({ stream }) => stream !== 0)).toBe(true);
  });

  it('C32: a man may be moved to a gun that has none', () => {
    const { match, state } = begun('crew');
    const now = situationOf(match, state);
    const { plots, crew } = match.rules.desk;
    const command = plots!.of(now).find(({ unit }) => unit === 'uss_conestoga')!.steady.command;
    const boxes = crew!.boxes(now, command);
    const moves = boxes.flatMap(from => boxes.filter(to => to.short && crew!.moved(now, command, from.id, to.id)));
    expect(moves.length).toBeGreaterThan(0);
  });

  it('C46, C49, C54: a broadside goes through Ivy’s side before his eyes, and she is still there', () => {
    const { match, state, shown } = begun('tables');
    const told = [];
    let now = state;
    for (const command of shown) {
      const done = submit(match, now, command);
      if (!done.ok) throw new Error(done.refusal);
      now = done.state;
      told.push(...done.events.map(({ type }) => type));
    }
    expect(told).toEqual(expect.arrayContaining(['targetHit', 'damageRolled', 'moraleRolled']));
    expect(told).not.toContain('shipSunk');
  });

  it('C66, C67: boarders cross and fight', () => {
    const told = played(
      begun('board'),
      { type: 'board', ship: 'uss_conestoga', parties: 1 },
      { type: 'detailed', side: 'union' },
      { type: 'detailed' },
    ).map(({ type }) => type);
    expect(told).toContain('boardersCrossed');
  });
});

const step = (id: string): LessonStep => ({ id, title: id, text: id, points: () => null });

describe('where a lesson stands', () => {
  const { rules, lesson: real } = lessons[0]!;
  const [scene] = real.scenes;
  const scenes = [
    { ...scene!, steps: [step('first'), step('second')] },
    { ...scene!, steps: [step('third')] },
  ];

  it('at the first step that is left, with its scene, and at its end when nothing is left', () => {
    expect(placeIn({ scenes }, [])).toMatchObject({ scene: 0, step: { id: 'first' } });
    expect(placeIn({ scenes }, ['first'])).toMatchObject({ scene: 0, step: { id: 'second' } });
    expect(placeIn({ scenes }, ['second', 'first'])).toMatchObject({ scene: 1, step: { id: 'third' } });
    expect(placeIn({ scenes }, ['first', 'second', 'third'])).toBeNull();
  });

  it('a scene that never comes to its moment is a mistake and no endless wait', () => {
    const never = { ...scene!, until: { type: 'nothing' } };
    expect(() => layScene(rules, battleOf(real), real, never)).toThrow('does not come to its moment');
  });
});
