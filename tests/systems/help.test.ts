/** The rules told to players: every citation leads somewhere, every number is covered, every printed table is there. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { diceOf, seedFrom } from '../../src/core/dice.ts';
import { legal, play, situationOf, start } from '../../src/core/engine.ts';
import type { Situation } from '../../src/core/game.ts';
import {
  keysOf,
  paragraphBehind,
  paragraphsOf,
  type Handbook,
  type HelpTable,
  type TableCell,
  type Why,
} from '../../src/system/help.ts';
import type { OddsView } from '../../src/system/desk/index.ts';
import type { Refusal } from '../../src/system/refusal.ts';
import type { Match, RuleSet } from '../../src/system/ruleset.ts';
import { FACINGS, type Command, type Facing, type GameEvent, type HexId, type Modifier } from '../../src/core/types.ts';
import { findRuleSet, RULE_SETS } from '../../src/rules/index.ts';
import { deciding } from '../../src/trials/game.ts';
import { linked, linesOf } from '../../src/app/help/search.ts';
import { madeBattle, matchNamed } from '../helpers/scenarios.ts';

const RULINGS = readFileSync(new URL('../../docs/rulings.md', import.meta.url), 'utf8');
const bookOf = async (rules: RuleSet): Promise<Handbook> => {
  const book = await rules.help?.();
  if (!book) throw new Error(`${rules.id} has no handbook`);
  return book;
};
const tablesOf = (book: Handbook): HelpTable[] => paragraphsOf(book).flatMap(({ tables }) => tables ?? []);
const tableIn = (book: Handbook, id: string): HelpTable | undefined => tablesOf(book).find(table => table.id === id);

/** A position that a random game has come to, with what has happened since the one before. */
interface Met {
  readonly now: Situation;
  readonly options: readonly Command[];
  readonly events: readonly GameEvent[];
}

/** What the first commands of a random game come to, one by one; each position is gone when the next is asked for. */
function* walk(match: Match, seed: string, commands: number): Generator<Met> {
  const dice = diceOf(seedFrom(seed));
  const { state, events } = start(match, seed);
  const now = situationOf(match, state);
  let told: readonly GameEvent[] = events;
  for (let count = 0; count < commands && !state.outcome; count++) {
    const options = legal(match, state, deciding(state.cursor.awaiting));
    yield { now, options, events: told };
    const command = options[dice.roll(options.length) - 1];
    if (!command) throw new Error('nothing is offered');
    told = play(match, state, command);
  }
  yield { now, options: [], events: told };
}

function* met(rules: RuleSet): Generator<Met> {
  yield* walk(matchNamed(rules.id, 'everything'), 'help', 400);
  yield* walk(rules.generate ? madeBattle(rules.id, 'help') : matchNamed(rules.id, 'brawl'), 'help', 400);
}

const played = (rules: RuleSet): GameEvent[] => [...met(rules)].flatMap(({ events }) => events);

const modifiersOf = (event: GameEvent): readonly Modifier[] =>
  'modifiers' in event ? (event.modifiers as readonly Modifier[]) : [];

/** Everything that a desk says stands in the way of anybody in a position. */
const inTheWay = ({ desk }: RuleSet, { now, options }: Met): Refusal[] => {
  const units = desk.units(now);
  const ships = units.filter(({ kind, id }) => kind === 'ship' && id in now.state.ships);
  const around = (hexes: readonly HexId[]): HexId[] =>
    hexes.flatMap(hex =>
      FACINGS.map((_, facing) => now.chart.neighbour(hex, facing as Facing)).filter(next => next > 0),
    );
  const shots = units.flatMap(({ id }) => units.map(other => desk.fire.whyNot(now, id, other.id)));
  const moves = ships.flatMap(({ id, hexes }) => [null, ...around(hexes)].map(hex => desk.whyNoMove(now, id, hex)));
  const hands = desk.cards?.hands(now).flatMap(({ idle, hindered }) => [idle, hindered]) ?? [];
  const plots = desk.plots?.of(now).map(({ hindered }) => hindered) ?? [];
  const courses = options.flatMap(command => desk.plots?.course(now, command)?.warnings ?? []);
  return [...shots, ...moves, ...hands, ...plots, ...courses].filter(refusal => refusal !== null);
};

describe('citations', () => {
  it('are taken apart as the code writes them', () => {
    expect(keysOf('Firing Guns c')).toEqual(['Firing Guns c']);
    expect(keysOf('Turn Sequence 2 and 3')).toEqual(['Turn Sequence 2 and 3', 'turn 2', 'turn 3']);
    expect(keysOf('Sections 4, 6 and 10')).toEqual(['Sections 4, 6 and 10', '4', '6', '10']);
    expect(keysOf('Section 6, Ruling R34')).toEqual(['Section 6, Ruling R34', '6', 'R34']);
    expect(keysOf('Ruling P20')).toEqual(['Ruling P20', 'P20']);
  });
});

describe.each(RULE_SETS.map(rules => ({ id: rules.id, rules })))('the handbook of $id', ({ rules }) => {
  const leads = async (why: Why): Promise<boolean> => paragraphBehind(await bookOf(rules), why) !== null;
  const notLeading = async (whys: readonly Why[]): Promise<Why[]> => {
    const lost: Why[] = [];
    for (const why of whys) if (!(await leads(why))) lost.push(why);
    return lost;
  };

  it('names every chapter, paragraph and table once, and no citation twice', async () => {
    const book = await bookOf(rules);
    const paragraphs = paragraphsOf(book);
    const names = [book.chapters, paragraphs, tablesOf(book)].map(list => list.map(each => each.id));
    for (const ids of names) expect(ids).toEqual([...new Set(ids)]);
    const covers = paragraphs.flatMap(each => each.covers);
    expect(covers).toEqual([...new Set(covers)]);
  });

  it('has a paragraph for every step of the turn and every question', async () => {
    const steps = rules.sequence.map((phase): Why => ({ of: 'step', name: phase.id, cite: phase.cite }));
    const cites = rules.sequence.map((phase): Why => ({ of: 'cite', name: phase.cite }));
    const questions = Object.keys(rules.interrupts).map((name): Why => ({ of: 'question', name }));
    expect(await notLeading([...steps, ...cites, ...questions])).toEqual([]);
    const known = rules.sequence.map(phase => phase.id);
    expect(Object.keys((await bookOf(rules)).steps).filter(step => !known.includes(step))).toEqual([]);
  });

  it('has the rule of every question, which says itself why it is asked', async () => {
    const { questions } = await bookOf(rules);
    const told = Object.entries(rules.interrupts).map(([name, { why }]) => [name, why?.cite]);
    expect(Object.fromEntries(told)).toEqual(questions);
    for (const [name, { why }] of Object.entries(rules.interrupts)) expect(why?.says, name).toMatch(/^[A-Z].+\.$/u);
  });

  it('leads from every option of the system, and lists no other', async () => {
    const known = rules.optionSpecs.map(option => option.id);
    expect(Object.keys((await bookOf(rules)).options).sort()).toEqual([...known].sort());
    expect(await notLeading(known.map((name): Why => ({ of: 'option', name })))).toEqual([]);
  });

  it('leads from every event and command that it lists', async () => {
    const { events, commands, steps } = await bookOf(rules);
    const cites = [events, commands, steps].flatMap(list => Object.values(list));
    expect(await notLeading(cites.map((name): Why => ({ of: 'cite', name })))).toEqual([]);
  });

  it('leads from everything that happens in a game, and has every modifier by the rule that the event names', async () => {
    const events = played(rules);
    const kinds = [...new Set(events.map(({ type }) => type))];
    expect(kinds.length).toBeGreaterThan(10);
    expect(await notLeading(kinds.map((name): Why => ({ of: 'event', name })))).toEqual([]);
    const shown = [...new Map(events.flatMap(modifiersOf).map(each => [each.reason, each.cite]))];
    const { modifiers = {} } = rules.desk.events;
    expect(shown.filter(([reason, cite]) => modifiers[reason]?.cite !== cite)).toEqual([]);
  });

  it('has every cell of a table at which dice of a game stand, and names some', async () => {
    const book = await bookOf(rules);
    const { cells } = rules.desk.events;
    const found = new Map<string, TableCell>();
    for (const { now, events } of met(rules))
      for (const event of events)
        for (const cell of cells?.(event, now) ?? []) {
          found.set(JSON.stringify(cell), cell);
          expect(rules.desk.events.roll(event), event.type).not.toBeNull();
        }
    const lost = [...found.values()].filter(({ table, row, column }) => {
      const drawn = tableIn(book, table);
      return drawn?.rows[row]?.[column] === undefined || drawn.heads[column] === undefined;
    });
    expect(lost).toEqual([]);
    expect(found.size).toBeGreaterThan(2);
  });

  it('leads from every modifier there is, and every die that shows any says which', async () => {
    const { modifiers = {} } = rules.desk.events;
    const names = Object.values(modifiers).map(({ cite }) => cite);
    expect(await notLeading(names.map((name): Why => ({ of: 'cite', name })))).toEqual([]);
    expect(played(rules).some(event => modifiersOf(event).length > 0)).toBe(names.length > 0);
  });

  it('leads from every refusal that the desk can give', async () => {
    const cites = Object.values(rules.desk.refusals).map(({ cite }) => cite);
    expect(cites.length).toBeGreaterThan(10);
    expect(await notLeading(cites.map((name): Why => ({ of: 'cite', name })))).toEqual([]);
  });

  it('leads from all that is in the way of anybody in a game, and its desk lists no less', () => {
    const known = Object.values(rules.desk.refusals).map(({ cite }) => cite);
    const found = new Map<string, string>();
    let count = 0;
    for (const position of met(rules))
      if (count++ % 20 === 0) for (const { says, cite } of inTheWay(rules, position)) found.set(says, cite);
    expect(new Set(found.values()).size).toBeGreaterThan(5);
    expect([...found].filter(([says, cite]) => !known.includes(cite) || /undefined|NaN|\[object/u.test(says))).toEqual(
      [],
    );
  });

  it('names every modifier of the odds in their basis, in its place', () => {
    const known = rules.desk.events.modifiers ?? {};
    const named: OddsView[] = [];
    for (const { now, options } of met(rules))
      for (const command of options.slice(0, 10)) {
        const odds = rules.desk.odds(now, command);
        if (odds?.modifiers && odds.modifiers.length > 0) named.push(odds);
      }
    expect(named.length > 0).toBe(Object.keys(known).length > 0);
    for (const { basis, modifiers } of named) {
      const links = linked(basis, modifiers ?? []).filter(({ cite }) => cite !== null);
      expect(links.map(({ text, cite }) => ({ says: text, cite }))).toEqual(modifiers);
    }
  });

  it('covers every ruling of its own and those that all systems share', async () => {
    const numbers = [...RULINGS.matchAll(/^\| ([A-Z]\d+) +\|/gmu)].map(([, number]) => number ?? '');
    const book = await bookOf(rules);
    const own = numbers.filter(number => number.startsWith(book.rulings));
    expect(own.length).toBeGreaterThan(30);
    const told = paragraphsOf(book).flatMap(({ covers }) => covers);
    const shared = numbers.filter(number => number.startsWith('S'));
    expect(shared.length).toBeGreaterThan(5);
    expect([...own, ...shared].filter(number => !told.includes(number))).toEqual([]);
  });

  it('draws every printed table, every row as wide as its heads', async () => {
    const tables = tablesOf(await bookOf(rules));
    const from = new Set(tables.flatMap(table => table.from));
    expect(Object.keys(rules.tables).filter(name => !from.has(name))).toEqual([]);
    expect([...from].filter(name => !(name in rules.tables))).toEqual([]);
    for (const { heads, rows } of tables) for (const row of rows) expect(row).toHaveLength(heads.length);
  });

  it('has no gap where a number should stand, and no empty text', async () => {
    const lines = paragraphsOf(await bookOf(rules)).flatMap(linesOf);
    expect(lines.filter(line => line.trim() === '' || /undefined|NaN|\[object/u.test(line))).toEqual([]);
  });
});

describe('where dice stand in the tables', () => {
  const lit = async (id: string, event: object): Promise<string[]> => {
    const rules = findRuleSet(id)!;
    const book = await bookOf(rules);
    const match = matchNamed(id, 'brawl');
    const now = situationOf(match, start(match, 'lit').state);
    return (rules.desk.events.cells?.(event as GameEvent, now) ?? []).map(({ table, row, column }) => {
      const drawn = tableIn(book, table);
      return `${table} | ${drawn?.rows[row]?.[0] ?? ''} | ${drawn?.rows[row]?.[column] ?? ''}`;
    });
  };

  it.each([
    [
      'portable',
      { type: 'shotFired', dice: [5, 6, 4, 1] },
      ['gun-damage | 6 | 2', 'gun-damage | 4, 5 | 1', 'gun-damage | 1, 2, 3 | none'],
    ],
    ['portable', { type: 'shipRammed', dice: [2] }, ['ram-damage | 1, 2, 3 | none']],
    [
      'quick-sheet',
      { type: 'criticalRolled', dice: [4, 6], effect: 'funnel' },
      ['criticals | 3, 10 | Funnel destroyed: at most 1 hex'],
    ],
    [
      'quick-sheet',
      { type: 'shotFired', hitOn: 6 },
      ['hit-on | Battered, on a sandbar, turned in her hex, ramming or rammed | 6'],
    ],
    [
      'rams-ironclads',
      { type: 'hitRolled', die: 3, effect: 'gun' },
      ['hits | 2, 3 | A gun; if none is left, half a knot'],
    ],
    [
      'rams-ironclads',
      { type: 'criticalRolled', dice: [4, 5], effect: 'list' },
      ['criticals | 4, 9 | Holed: a die of knots, and a list to the side hit, or down by the end hit'],
    ],
    ['rams-ironclads', { type: 'ramRolled', total: -1 }, ['ram-results | 1 | 1']],
    ['rams-ironclads', { type: 'ramRolled', total: 5 }, ['ram-results | 4 to 5 | 4 to 5']],
    ['rams-ironclads', { type: 'sparRolled', die: 3, result: 'fails' }, ['spar | 2, 3 | It fails']],
    [
      'rams-ironclads',
      { type: 'torpedoBurst', die: 4 },
      ['torpedoes | 3, 4 | loses 2D6 knots and takes 1 critical hit'],
    ],
    ['river-coastal', { type: 'ramRolled', speed: 10 }, ['ramming | 4, under 8 | 10 for each point of 2D6']],
    [
      'river-coastal',
      { type: 'rammerRolled', speed: 10, die: 4 },
      ['ramming | 4, under 8 | ram lost, without one 30 SPV'],
    ],
  ])('%s: %o', async (id, event, cells) => {
    expect(await lit(id, event)).toEqual(cells);
  });
});

describe('tables as the rulebooks print them', () => {
  const [portable, quickSheet, rams] = ['portable', 'quick-sheet', 'rams-ironclads'].map(findRuleSet);

  it('ships of the portable sheet', async () => {
    const book = await bookOf(portable as RuleSet);
    expect(tableIn(book, 'ship-types')?.rows).toEqual([
      ['Turreted Monitor', '10', '4', '6 hexes', '6', '1 hex'],
      ['Casemate Ironclad', '12', '4', '4 hexes', '4', '1 hex'],
      ['Steam Frigate', '6', '2', '4 hexes', '4', '2 hexes'],
      ['Steam Gunboat', '4', '2', '3 hexes', '3', '3 hexes'],
    ]);
    expect(tableIn(book, 'gun-damage')?.rows).toEqual([
      ['6', '2'],
      ['4, 5', '1'],
      ['1, 2, 3', 'none'],
    ]);
    // P1, P2: 2-2-1-1 end on.
    expect(tableIn(book, 'dice-by-range')?.rows[2]).toEqual([
      'Casemate Ironclad, end on',
      '2',
      '2',
      '1',
      '1',
      '–',
      '–',
    ]);
  });

  it('deflection, sandbars and critical hits of the quick sheet', async () => {
    const book = await bookOf(quickSheet as RuleSet);
    expect(tableIn(book, 'deflection')?.rows).toEqual([
      ['Light guns', '3, 4, 5, 6', '5, 6', 'never'],
      ['Medium guns', '4, 5, 6', '5, 6', 'never'],
      ['Heavy guns', '5, 6', '6', 'never'],
    ]);
    expect(tableIn(book, 'movement')?.rows.slice(0, 2)).toEqual([
      ['Normal ship', '1', '2'],
      ['Fast ship, 9 knots or more', '1 or 2', '2 or 3'],
    ]);
    expect(tableIn(book, 'criticals')?.rows.map(([scores]) => scores)).toEqual([
      ...['2', '3, 10', '4, 8', '5, 6, 7', '9', '11', '12'],
    ]);
  });

  it('ramming, torpedoes and armour of Rams and Ironclads', async () => {
    const book = await bookOf(rams as RuleSet);
    expect(tableIn(book, 'ram-results')?.rows).toEqual([
      ['6 or more', 'loses 2D6 knots', 'loses 1 knot and is halted'],
      ['4 to 5', 'loses 1D6 knots', 'loses 1 knot'],
      ['2 to 3', 'nothing', 'nothing'],
      ['1', 'nothing', 'loses 1D6 knots'],
    ]);
    expect(tableIn(book, 'torpedoes')?.rows).toEqual([
      ['5, 6', 'loses 3D6 knots and takes 1 critical hit'],
      ['3, 4', 'loses 2D6 knots and takes 1 critical hit'],
      ['1, 2', 'loses 1D6 knots'],
    ]);
    expect(tableIn(book, 'armour')?.rows.slice(0, 4)).toEqual([
      ['Monitor turret', '11'],
      ['Iron over 5 in', '10'],
      ['Iron over 3 in', '9'],
      ['Iron over 1 in', '8'],
    ]);
  });
});
