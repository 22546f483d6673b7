import { afterEach, describe, expect, it } from 'vitest';
import { chosenInShort, chosenInWords } from '../../../src/app/cursor/chosen.ts';
import { newGame } from '../../../src/trials/gameFile.ts';
import { plottingPrimary } from '../../../src/app/helm/plotButton.ts';
import { endingOf, primaryOf } from '../../../src/app/helm/primary.ts';
import type { Plotting } from '../../../src/app/helm/plotting.ts';
import { Session } from '../../../src/app/table/session.ts';
import { Table } from '../../../src/app/table/table.ts';
import type { CourseView, PlotView } from '../../../src/system/desk/index.ts';
import type { Match } from '../../../src/system/ruleset.ts';
import type { RamsState } from '../../../src/rules/rams-ironclads/types.ts';
import { battle } from '../../systems/rams-ironclads/table.ts';

/** Three ships of each side on slack water, near enough to fire after the first half of a move. */
const MATCH: Match = battle(20, 9)
  .union('a', 'wooden', 303, 'E')
  .union('b', 'gunboat', 503, 'E')
  .union('c', 'sloop', 306, 'E')
  .confederate('y', 'wooden', 1103, 'W')
  .confederate('z', 'casemate', 1106, 'W')
  .section({ speeds: { a: 6, b: 6, c: 6, y: 6, z: 4 } })
  .matchOf();

const tables: Table[] = [];
afterEach(() => {
  for (const table of tables.splice(0)) table.leave();
});

/** The same for a fleet at anchor. */
const AT_ANCHOR = battle(20, 9)
  .union('a', 'wooden', 303, 'E', { anchored: true })
  .union('b', 'gunboat', 503, 'E', { anchored: true })
  .confederate('y', 'wooden', 1103, 'W')
  .matchOf() as unknown as Match;

const sit = (match = MATCH): Table => {
  const played = newGame({
    name: 'A game',
    created: '2026-01-02T03:04:05.000Z',
    seed: 'markers',
    battle: { scenario: match.scenario, source: {}, shipped: false },
    match,
    players: { union: 'human', confederate: 'human' },
  });
  const session = new Session(played, () => undefined);
  session.lift();
  const table = new Table('markers', session);
  tables.push(table);
  return table;
};

const shipsOf = (session: Session): RamsState['ships'] => (session.newest as RamsState).ships;
const courseNow = (plotting: Plotting, ship: PlotView): CourseView => plotting.course(plotting.choice(ship))!;
const endOf = (course: CourseView): number => course.stops.at(-1)!.hex;

describe('plotting: markers of all ships in one sweep', () => {
  it('asks for every ship of the player before the screen and nobody else’s', () => {
    const { plotting, session } = sit();
    const ships = plotting.ships.value;
    expect(ships).toHaveLength(3);
    expect(ships.every(({ side }) => side === 'union')).toBe(true);
    expect(ships.every(ship => ship.speeds.length > 1 && ship.laid === null)).toBe(true);
    expect(session.viewer.value).toBe('union');
  });

  it('goes on as she goes until something is chosen; minds can be changed, by another choice or by taking it back', () => {
    const { plotting, session } = sit();
    const [ship] = plotting.ships.value;
    expect(plotting.choice(ship!)).toEqual(ship!.steady);
    expect(plotting.isChanged(ship!)).toBe(false);
    const faster = plotting.faster(ship!, 1)!;
    plotting.choose(ship!, faster);
    expect(plotting.choice(ship!)).toEqual(faster);
    expect(plotting.isChanged(ship!)).toBe(true);
    plotting.choose(ship!, plotting.faster(ship!, -1)!);
    expect(plotting.isChanged(ship!)).toBe(false);
    plotting.choose(ship!, plotting.turning(ship!, 'port')!);
    // Each choice is one order, laid over the one before.
    expect(session.history.value.map(({ command }) => command.type)).toEqual(['plot', 'plot', 'plot']);
    expect(plotting.choice(ship!).helm).toBe('port');
    for (let left = 3; left > 0; left--) expect(session.undo()).toBeNull();
    expect(plotting.ship(ship!.unit)!.laid).toBeNull();
  });

  it('holds the rest in one press: whoever has a marker keeps it', () => {
    const { plotting, session } = sit();
    const [ship] = plotting.ships.value;
    const port = plotting.turning(ship!, 'port')!;
    plotting.choose(ship!, port);
    plotting.restSteady();
    expect(session.history.value.map(({ command }) => command.type)).toEqual(['plot', 'steady']);
    expect(plotting.choice(plotting.ship(ship!.unit)!)).toEqual(port);
    expect(plotting.ships.value.map(({ laid }) => laid !== null)).toEqual([true, true, true]);
    plotting.restSteady();
    expect(session.history.value).toHaveLength(2);
  });

  it('keeps the helm as the speed changes, and the speed as the helm does', () => {
    const { plotting } = sit();
    const [ship] = plotting.ships.value;
    plotting.choose(ship!, plotting.turning(ship!, 'port')!);
    const before = plotting.choice(ship!).speed;
    plotting.choose(ship!, plotting.faster(ship!, 1)!);
    expect(plotting.choice(ship!).helm).toBe('port');
    expect(plotting.choice(ship!).speed).toBeGreaterThan(before!);
    const at = plotting.choice(ship!).speed;
    plotting.choose(ship!, plotting.bear(ship!, 1)!);
    expect([plotting.choice(ship!).helm, plotting.choice(ship!).speed]).toEqual(['straight', at]);
    plotting.choose(ship!, plotting.bear(ship!, 1)!);
    expect(plotting.bear(ship!, 1)).toBeUndefined();
    const speeds = ship!.speeds.map(({ speed }) => speed);
    expect(speeds).toEqual([...speeds].sort((one, other) => one - other));
    plotting.choose(ship!, plotting.with(ship!, speeds.at(-1)!)!);
    expect(plotting.faster(ship!, 1)).toBeUndefined();
  });

  it('lays what was chosen at once, and everybody else as they go with the button', async () => {
    const { plotting, session } = sit();
    const [ship, other] = plotting.ships.value;
    plotting.choose(ship!, plotting.faster(ship!, 1)!);
    expect(plotting.commands.map(({ type }) => type)).toEqual(['steady', 'plotted']);
    const chosen = plotting.choice(ship!);
    plotting.down();
    await session.playback.settled();
    const ships = shipsOf(session);
    expect(ships[ship!.unit]!.plot).toMatchObject({ speed: chosen.speed, helm: chosen.helm });
    expect(ships[other!.unit]!.plot).toMatchObject({ speed: other!.steady.speed });
    expect(session.curtain.value?.side).toBe('confederate');
    expect(session.history.value.map(({ gesture }) => gesture)).toEqual([1, 2, 2]);
  });

  it('needs no “as they go” when all have been chosen', () => {
    const { plotting } = sit();
    for (const ship of plotting.ships.value) plotting.choose(ship, ship.steady);
    expect(plotting.commands.map(({ type }) => type)).not.toContain('steady');
    expect(plotting.commands.at(-1)?.type).toBe('plotted');
  });

  it('lays a marker over one that lies already, by one order', () => {
    const { plotting, session } = sit();
    const [first] = plotting.ships.value;
    const faster = plotting.faster(first!, 1)!;
    session.dispatch(faster.command);
    const laid = plotting.ship(first!.unit)!;
    expect(plotting.choice(laid).speed).toBe(faster.speed);
    expect(plotting.isChanged(laid)).toBe(true);
    plotting.choose(laid, laid.steady);
    plotting.choose(laid, laid.steady);
    expect(session.history.value.map(({ command }) => command.type)).toEqual(['plot', 'plot']);
    plotting.down();
    expect(shipsOf(session)[first!.unit]!.plot).toMatchObject({ speed: laid.steady.speed, helm: 'straight' });
  });

  it('foretells where everybody is when the first half is over', async () => {
    const { plotting, session } = sit();
    for (const ship of plotting.ships.value) plotting.choose(ship, plotting.faster(ship, 1) ?? ship.steady);
    const foretold = plotting.ships.value.map(ship => [ship.unit, courseNow(plotting, ship).stops[0]!.hex]);
    plotting.down();
    await session.playback.settled();
    session.lift();
    plotting.down();
    await session.playback.settled();
    const ships = shipsOf(session);
    expect(session.view.value.cursor.phase).toBeGreaterThan(0);
    expect(foretold.map(([unit]) => [unit, ships[unit as string]!.at])).toEqual(foretold);
  });

  it('foretells with the markers that are only chosen, and warns of own ships', () => {
    const { plotting, helm } = sit();
    const ships = plotting.ships.value;
    const ship = plotting.ship('a')!;
    const other = plotting.ship('b')!;
    expect(ships.map(({ unit }) => unit)).toEqual(['a', 'b', 'c']);
    const full = plotting.with(ship, ship.speeds.at(-1)!.speed)!;
    expect(plotting.course(full)!.meets).toEqual([]);
    plotting.choose(other, plotting.with(other, other.speeds[0]!.speed)!);
    const warned = plotting.course(full);
    expect(warned).toBeDefined();
    expect(warned!.warnings[0]?.says).toMatch(/^Meets .+ at \d{4}\.$/);
    expect(helm.session.setup.match.chart.has(warned!.meets[0]!.hex)).toBe(true);
  });

  it('chooses on the chart the course that ends nearest to the hex', () => {
    const { plotting, helm } = sit();
    const [ship, other] = plotting.ships.value;
    expect(plotting.press(plotting.ends.value[0] ?? 505)).toBe(false);
    helm.select(ship!.unit);
    expect(plotting.ends.value.length).toBeGreaterThan(1);
    for (const end of plotting.ends.value) {
      if (helm.unitAt(end)?.present) continue;
      expect(plotting.press(end)).toBe(true);
      expect(endOf(courseNow(plotting, ship!))).toBe(end);
    }
    const before = plotting.choice(ship!);
    // A friend is taken in hand by the helm, and far away nothing is chosen.
    expect(plotting.press(helm.unit(other!.unit)!.hexes[0]!)).toBe(false);
    const far = helm.session.setup.match.chart.hexes.find(
      hex => !helm.unitAt(hex) && plotting.ends.value.every(end => helm.session.setup.match.chart.range(end, hex) > 4),
    )!;
    expect(plotting.press(far)).toBe(true);
    expect(helm.notice.value).not.toBeNull();
    expect(plotting.choice(ship!)).toEqual(before);
  });

  it('shows a ghost for every ship, the one in hand before all, and what is looked at beside it', () => {
    const { plotting, helm } = sit();
    const [ship] = plotting.ships.value;
    expect(plotting.ghosts.value.map(({ role }) => role)).toEqual(plotting.ships.value.map(() => 'plain'));
    helm.select(ship!.unit);
    expect(plotting.ghosts.value.filter(({ role }) => role === 'inHand').map(({ course }) => course.unit)).toEqual([
      ship!.unit,
    ]);
    plotting.looked.value = plotting.faster(ship!, 1)!;
    expect(plotting.ghosts.value.at(-1)!.role).toBe('preview');
    plotting.looked.value = plotting.choice(ship!);
    expect(plotting.ghosts.value.at(-1)!.role).not.toBe('preview');
    plotting.looked.value = null;
    const end = plotting.ends.value.find(
      hex => !helm.unitAt(hex)?.present && hex !== endOf(courseNow(plotting, ship!)),
    )!;
    helm.hovered.value = end;
    expect(endOf(plotting.ghosts.value.at(-1)!.course)).toBe(end);
  });

  it('has one button: the next ship while any has no marker; then markers down, and nothing in any other step', async () => {
    const table = sit();
    const { plotting, session, helm } = table;
    const taken = [1, 2, 3, 4].map(() => {
      expect(plottingPrimary(table)).toMatchObject({ label: 'Next ship', detail: '3 of 3 still to be told' });
      primaryOf(table, () => undefined).press!();
      return helm.selected.value;
    });
    expect(taken).toEqual(['a', 'b', 'c', 'a']);
    expect(session.history.value).toEqual([]);
    const [ship, other] = plotting.ships.value;
    plotting.choose(ship!, plotting.faster(ship!, 1)!);
    expect(plottingPrimary(table)).toMatchObject({ label: 'Next ship', detail: '2 of 3 still to be told' });
    plotting.choose(other!, other!.steady);
    plottingPrimary(table)!.press!();
    expect(helm.selected.value).toBe('c');
    plotting.restSteady();
    expect(plottingPrimary(table)).toMatchObject({
      label: 'Markers down',
      detail: '1 changed, 2 as they go',
      warns: false,
    });
    plottingPrimary(table)!.press!();
    await session.playback.settled();
    session.lift();
    // The other player's choices begin anew.
    expect(plotting.ships.value.every(({ side }) => side === 'confederate')).toBe(true);
    expect(plottingPrimary(table)!.label).toBe('Next ship');
    plotting.restSteady();
    expect(plottingPrimary(table)!.detail).toBe('All go on as they go');
    plottingPrimary(table)!.press!();
    await session.playback.settled();
    expect(plottingPrimary(table)).toBeNull();
    expect(plotting.ghosts.value).toEqual([]);
  });

  it('who lies at anchor waits for no word: the step ends at one press, and she may be told to get under way', () => {
    const table = sit(AT_ANCHOR);
    const { plotting, helm } = table;
    expect(plottingPrimary(table)).toMatchObject({ label: 'Markers down', detail: 'All stay at anchor', warns: false });
    helm.take('a');
    plotting.choose(plotting.inHand!, plotting.with(plotting.inHand!, 1) ?? plotting.next(plotting.inHand!)[0]!);
    expect(plottingPrimary(table)!.detail).toBe('1 changed, 1 as they go');
    table.leave();
  });

  it('the end of the step names who goes on as she goes at the second press, each time', () => {
    const table = sit();
    const { plotting, session, helm } = table;
    const names = plotting.ships.value.map(({ unit }) => helm.unit(unit)!.name);
    for (const again of [1, 2]) {
      endingOf(table)!.press!();
      const asked = primaryOf(table, () => undefined);
      expect(asked.warns, `${again}`).toBe(true);
      expect(asked.detail).toBe(`${names[0]}, ${names[1]}, and ${names[2]} go on as they go. Press again to go on.`);
      expect(session.history.value).toEqual([]);
      helm.cancel();
      expect(primaryOf(table, () => undefined).label).toBe('Next ship');
    }
    // Whoever has been told something is named no more.
    const [first, second] = plotting.ships.value;
    for (const ship of [first!, second!]) plotting.choose(ship, ship.steady);
    helm.take('c');
    primaryOf(table, () => undefined).press!();
    expect(primaryOf(table, () => undefined)).toMatchObject({
      label: 'Markers down',
      detail: `${names[2]} goes on as she goes. Press again to go on.`,
    });
    // To tell another ship something is not to agree.
    plotting.choose(first!, plotting.turning(first!, 'port')!);
    expect(primaryOf(table, () => undefined).warns).toBe(false);
    helm.take('c');
    primaryOf(table, () => undefined).press!();
    primaryOf(table, () => undefined).press!();
    expect(session.history.value.map(({ command }) => command.type)).toEqual([
      'plot',
      'plot',
      'plot',
      'steady',
      'plotted',
    ]);
  });

  it('the end of the step asks before ships of one side run into one another', () => {
    const table = sit();
    const { plotting, session } = table;
    const [ship, other] = [plotting.ship('a')!, plotting.ship('b')!];
    plotting.choose(ship, plotting.with(ship, ship.speeds.at(-1)!.speed)!);
    plotting.choose(other, plotting.with(other, other.speeds[0]!.speed)!);
    plotting.restSteady();
    const before = session.history.value.length;
    const main = plottingPrimary(table)!;
    expect(main).toMatchObject({ detail: '2 changed, 1 as they go; own ships collide', warns: true });
    main.press!();
    expect(session.history.value).toHaveLength(before);
    expect(plottingPrimary(table)).toMatchObject({ detail: 'own ships collide. Press again to go on.', warns: true });
    plottingPrimary(table)!.press!();
    expect(session.history.value.at(-1)!.command.type).toBe('plotted');
  });
});

describe('a plot by ear', () => {
  it('is told in short with each change: speed, end, heading, who is near; the whole is told to who asks', () => {
    const table = sit();
    const { plotting, helm } = table;
    const [ship] = plotting.ships.value;
    helm.take(ship!.unit);
    const before = chosenInShort(table)!;
    expect(before).toMatch(/^a: \d knots, \d hexes east, ahead, heading east, \d hexes from y\.$/u);
    const faster = plotting.faster(ship!, -1)!;
    plotting.choose(ship!, faster);
    expect(chosenInShort(table)).not.toBe(before);
    const turned = plotting.turning(ship!, 'port')!;
    plotting.choose(ship!, turned);
    expect(chosenInShort(table)).toContain('heading north-east');
    expect(chosenInWords(table)).toMatch(/^Marker of a: .*\. It takes her .*, then /u);
    expect(chosenInShort(table)!.length).toBeLessThan(chosenInWords(table)!.length);
  });

  it('tells what is settled beside the course only where it is otherwise than usual', () => {
    const table = sit();
    const { plotting, helm } = table;
    const [ship] = plotting.ships.value;
    helm.take(ship!.unit);
    const choice = plotting.choice(ship!);
    const sides = [{ what: 'turret', is: 'ahead' }];
    const told = (is: string): string =>
      chosenInShort({
        helm,
        plotting: {
          inHand: { ...ship!, steady: { ...ship!.steady, sides } },
          choice: () => ({ ...choice, sides: [{ what: 'turret', is }] }),
          course: () => plotting.course(choice),
        },
      } as never)!;
    expect(told('ahead')).not.toContain('turret');
    expect(told('to port')).toContain(', turret to port, ');
  });
});
