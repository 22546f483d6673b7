// @vitest-environment happy-dom
/** What buttons say of guns is what pressing them does. */
import { render } from 'preact';
import { afterEach, describe, expect, it } from 'vitest';
import { Question } from '../../../src/app/play/opportunity.tsx';
import { endingOf, primaryOf } from '../../../src/app/helm/primary.ts';
import { ordersOf } from '../../../src/app/helm/orderList.ts';
import type { Table } from '../../../src/app/table/table.ts';
import { canFire } from '../../../src/system/desk/index.ts';
import { measureName } from '../../../src/app/ui/words.ts';
import { leaveTables, lessonTable } from '../../helpers/lessonTable.ts';

afterEach(() => {
  render(null, document.body);
  leaveTables();
});

const [CONESTOGA, QUEEN, IVY, SUMTER] = [
  'uss_conestoga',
  'uss_queen_of_the_west',
  'css_ivy',
  'css_general_sumter',
] as const;

const main = (table: Table) => primaryOf(table, () => undefined);

const shotsGiven = ({ session }: Table): number =>
  session.history.value.filter(({ command }) => command.type === 'fire').length;

describe('two like guns at one target, which are one order', () => {
  const aiming = async (): Promise<Table> => {
    const table = await lessonTable('quick-sheet', 'shoot');
    table.helm.take(CONESTOGA);
    table.helm.aimAt(IVY);
    expect(table.helm.considered.value?.commands).toHaveLength(1);
    return table;
  };

  it('are both meant by the main button, which says so, with the odds of both, and fires both', async () => {
    const table = await aiming();
    const button = main(table);
    expect(button.label).toBe('Fire all that bear: 2 guns');
    expect(table.helm.odds.value?.shots).toBe(2);
    button.press?.();
    await table.session.playback.settled();
    expect(shotsGiven(table)).toBe(2);
  });

  it('are both fired by choosing the enemy again', async () => {
    const table = await aiming();
    table.helm.commit();
    await table.session.playback.settled();
    expect(shotsGiven(table)).toBe(2);
  });

  it('and one alone by its number', async () => {
    const table = await aiming();
    ordersOf(table.helm)[0]!.give();
    await table.session.playback.settled();
    expect(shotsGiven(table)).toBe(1);
  });
});

describe.each(['rams-ironclads', 'river-coastal', 'nws-1971'])('%s: of two ships one has laid her guns', rules => {
  const aimed = async (): Promise<Table> => {
    const table = await lessonTable(rules, 'shoot');
    expect(main(table).detail).toBe('0 of 2 aimed');
    table.helm.take(CONESTOGA);
    table.helm.aimAt(IVY);
    main(table).press?.();
    await table.session.playback.settled();
    return table;
  };

  it('one of two has aimed, though she may still aim otherwise', async () => {
    const table = await aimed();
    expect(table.helm.actors.value).toEqual(expect.arrayContaining([CONESTOGA, QUEEN]));
    expect(main(table).detail).toBe('1 of 2 aimed');
  });

  it('who could only lay them anew, or tell her muskets whom to fire at, gives nothing up', async () => {
    const table = await aimed();
    endingOf(table)!.press?.();
    const { detail } = endingOf(table)!;
    expect(detail).toContain('Queen of the West has aimed at nobody');
    const { desk } = table.helm.session.setup.match.rules;
    const guns = table.helm.offersFor(CONESTOGA).some(offer => desk.about(offer).gun !== undefined);
    expect(detail.includes('could do more')).toBe(guns);
  });
});

describe.each([
  ['rams-ironclads', 'hits'],
  ['river-coastal', 'points'],
  ['nws-1971', 'value'],
])('%s: what is shown of all that bear', (rules, measure) => {
  it('is what all of them do, not what the first does, and is told in what it counts', async () => {
    const table = await lessonTable(rules, 'shoot');
    const { helm } = table;
    const { desk } = helm.session.setup.match.rules;
    const firers = helm.actors.value.flatMap(unit =>
      helm
        .offersFor(unit)
        .flatMap(offer => desk.about(offer).target ?? [])
        .map(target => [unit, target] as const),
    );
    const several = firers.find(([unit, target]) => desk.guns!.of(helm.then, unit, target).filter(canFire).length > 1)!;
    helm.take(several[0]);
    helm.aimAt(several[1]);
    const odds = helm.odds.value!;
    const ready = desk.guns!.of(helm.then, ...several).filter(canFire).length;
    // A press lays them: they fire when both sides have laid theirs.
    expect(main(table).label).toBe(`Lay all that bear: ${ready} guns`);
    expect(odds.shots).toBe(ready);
    expect(odds.measure).toBe(measure);
    const first = desk.odds(helm.then, helm.salvo[0]!)!;
    expect(odds.headlines[0]!.chance).toBeGreaterThan(first.headlines[0]!.chance);
    expect(main(table).detail).toContain(`${measureName(measure)} on average`);
  });
});

describe.each(['rams-ironclads', 'nws-1971'])('%s: advice that splits the fire', rules => {
  it('is what the main button says and does, and not all guns at the first of its targets', async () => {
    const table = await lessonTable(rules, 'shoot');
    const { helm, hints, session } = table;
    const { desk } = session.setup.match.rules;
    const aims = (): string[] =>
      session.history.value.flatMap(({ command }) => {
        const { gun, target } = desk.about(command);
        return gun === undefined || target === null ? [] : [target];
      });
    helm.take(QUEEN);
    const shotAt = (target: string) => helm.offersFor(QUEEN).find(offer => desk.about(offer).target === target)!;
    const first = shotAt(SUMTER);
    const other = helm
      .offersFor(QUEEN)
      .find(offer => desk.about(offer).target === IVY && desk.about(offer).gun !== desk.about(first).gun)!;
    helm.aimAt(SUMTER);
    hints.hint.value = {
      commands: [first, other],
      reason: 'Guns on both.',
      gain: 'something at each',
      stands: 0,
      course: null,
      aims: [],
      words: 'Fire at one and the other',
      unasked: false,
    };
    const button = main(table);
    expect(button).toMatchObject({ label: 'Lay as advised: 2 guns', detail: 'At 2 targets' });
    button.press?.();
    await session.playback.settled();
    expect(aims()).toEqual([SUMTER, IVY]);
  });

  it('is what it says where some of the guns that bear are to fire', async () => {
    const table = await lessonTable(rules, 'shoot');
    const { helm, hints, session } = table;
    helm.take(QUEEN);
    helm.aimAt(SUMTER);
    const [one] = helm.salvo;
    const ready = session.setup.match.rules.desk.guns!.of(helm.then, QUEEN, SUMTER).filter(canFire).length;
    const told = { reason: '', stands: 0, course: null, aims: [], words: '', unasked: false };
    hints.hint.value = { ...told, commands: [one!], gain: '1 hit at her' };
    expect(main(table)).toMatchObject({ label: 'Lay as advised: 1 gun', detail: '1 hit at her' });
    // All of them are told and fired as ever.
    hints.hint.value = { ...told, commands: Array.from({ length: ready }, () => one!), gain: '1 hit at her' };
    expect(main(table).label).toBe(`Lay all that bear: ${ready} guns`);
  });

  it('is not what the main button says once the player aims at somebody else', async () => {
    const table = await lessonTable(rules, 'shoot');
    const { helm, hints, session } = table;
    const { desk } = session.setup.match.rules;
    helm.take(QUEEN);
    const first = helm.offersFor(QUEEN).find(offer => desk.about(offer).target === SUMTER)!;
    helm.aimAt(IVY);
    const before = main(table).label;
    const told = { reason: '', gain: null, stands: 0, course: null, aims: [], unasked: false };
    hints.hint.value = { ...told, commands: [first], words: 'Fire at the other' };
    expect(main(table).label).toBe(before);
  });
});

it('an order that names an enemy is told with no odds: nobody fires when it is written', async () => {
  const table = await lessonTable('river-coastal', 'order');
  const { helm } = table;
  const { desk } = helm.session.setup.match.rules;
  const named = helm.actors.value.flatMap(unit =>
    helm.offersFor(unit).flatMap(offer => {
      const { target } = desk.about(offer);
      return target === null ? [] : [[unit, target] as const];
    }),
  );
  expect(named.length).toBeGreaterThan(0);
  for (const [unit, target] of named) expect(desk.guns!.salvo(helm.then, unit, target)).toBe(null);
});

it('who has been written no order is not blamed for having aimed at nobody', async () => {
  const table = await lessonTable('river-coastal', 'order');
  const [first] = table.helm.actors.value;
  expect(table.helm.offersFor(first!).some(({ type }) => type === 'order')).toBe(true);
  endingOf(table)!.press?.();
  expect(endingOf(table)!.detail).toMatch(/have been told nothing new/);
});

it('an answer that fires at nobody is told in its own words', async () => {
  const table = await lessonTable('portable', 'ram');
  const { session, helm } = table;
  const give = async (wanted: object): Promise<void> => {
    const is = (offer: object): boolean =>
      Object.entries(wanted).every(([key, value]) => (offer as Record<string, unknown>)[key] === value);
    helm.perform(session.offers.value.find(is)!);
    await session.playback.settled();
  };
  await give({ type: 'ram', ship: QUEEN });
  for (let press = 0; press < 20 && session.view.value.cursor.interrupts.length === 0; press++) {
    if (session.curtain.value) session.lift();
    await give({ type: 'done' });
  }
  render(<Question helm={helm} title="Take the hex?" />, document.body);
  const answers = [...document.querySelectorAll('.answer .orderWords')].map(({ textContent }) => textContent);
  expect(answers).toEqual(['Stay where she is']);
});
