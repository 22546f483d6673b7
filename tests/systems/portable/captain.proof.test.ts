/** What a captain works out for himself, because the rules' own way of finding it is too slow for him, is what the rules say. */
import { describe, expect, it } from 'vitest';
import { captain } from '../../../src/bots/captain.ts';
import { chanceOf, expectedOf } from '../../../src/bots/chances.ts';
import { random } from '../../../src/bots/random.ts';
import { STEADY } from '../../../src/bots/temper.ts';
import { diceOf } from '../../../src/core/dice.ts';
import { legal, play, stepAt } from '../../../src/core/engine.ts';
import type { Bot, Match } from '../../../src/system/ruleset.ts';
import { waysOf, type Reached } from '../../../src/system/reach.ts';
import type { Side } from '../../../src/core/types.ts';
import { endsOf, lawfulEnds, type End } from '../../../src/rules/portable/captain/ends.ts';
import { fieldOf, type PortableAsk } from '../../../src/rules/portable/captain/field.ts';
import { blow, fire } from '../../../src/rules/portable/captain/worth.ts';
import { portable } from '../../../src/rules/portable/index.ts';
import { damageWays } from '../../../src/rules/portable/odds.ts';
import { GUN_DAMAGE, RAM_DAMAGE } from '../../../src/rules/portable/tables.ts';
import type { Portable, PortableCommand, PortableState } from '../../../src/rules/portable/types.ts';
import { decisionsOf, type Owed } from '../../helpers/decisions.ts';
import { matchNamed } from '../../helpers/scenarios.ts';
import { battle, type Extra, type Table } from './table.ts';

const RIVER = { sandbars: true, mines: true, forts: true, astern: true, drift: true };
const MATCHES: [string, Match][] = [
  ['Memphis', matchNamed('portable', 'memphis')],
  ['Hampton Roads, all options', matchNamed('portable', 'hampton-roads-2', { ...RIVER, narrowArcs: true })],
  ['Vicksburg, all options', matchNamed('portable', 'vicksburg-run', RIVER)],
];

const fieldAt = ({ now, side, options }: Owed) =>
  fieldOf({
    now,
    side,
    options,
    rules: portable,
    temper: STEADY,
    dice: diceOf([1, 2, 3, 4]),
  } as unknown as PortableAsk);

type Ways = Reached<Portable>[];

const sorted = (words: readonly string[]): string[] => [...new Set(words)].sort();

/** Rams and ways out that the rules offer her anywhere on her way. */
const endings = (match: Match, ways: Ways, side: Side, id: string): string[] =>
  ways.flatMap(({ state }) =>
    (legal(match, state, side) as unknown as PortableCommand[]).flatMap(command => {
      if (!('ship' in command) || command.ship !== id) return [];
      if (command.type === 'ram') return [`rams ${command.target}`];
      return command.type === 'leave' ? [`leaves ${command.edge}`] : [];
    }),
  );

const endingOf = ({ rams, leaves }: End): string[] => {
  if (rams) return [`rams ${rams.id}`];
  return leaves === null ? [] : [`leaves ${leaves}`];
};

/** Whether her move may end there. */
const isOver = (match: Match, { state, path }: Reached<Portable>, side: Side, id: string): boolean =>
  path.length > 0 &&
  (state.active !== id ||
    (legal(match, state, side) as unknown as PortableCommand[]).some(({ type }) => type === 'finish'));

describe.each(MATCHES)('the places that a ship can come to: %s', (_, match) => {
  const seen = { free: 0, beaten: 0 };
  const compare = (owed: Owed): void => {
    const { now, side, options } = owed;
    const state = now.state as PortableState;
    if (state.active !== '' || !options.some(option => match.rules.desk.steps?.is(option))) return;
    const field = fieldAt(owed);
    for (const ship of field.friends) {
      const steers = (options as unknown as PortableCommand[]).some(
        option => 'ship' in option && option.ship === ship.id && option.type !== 'refloat',
      );
      if (!steers) continue;
      const ways = waysOf<Portable>(match as never, state, ship.id);
      const ends = endsOf(field, ship);
      const place = ({ state: { ships } }: Reached<Portable>) => `${ships[ship.id]!.at}/${ships[ship.id]!.facing}`;
      const own = (list: readonly End[]) =>
        sorted(list.filter(({ rams, leaves }) => !rams && !leaves).map(({ hex, facing }) => `${hex}/${facing}`));
      if (ship.breakingOff) {
        const lawful = lawfulEnds(field, ship, ends);
        // Bound to get away: the rules offer her nothing else.
        if (lawful.length === ends.length) continue;
        expect(own(lawful)).toEqual(sorted(ways.filter(way => isOver(match, way, side, ship.id)).map(place)));
        seen.beaten += 1;
      } else {
        expect(own(ends)).toEqual(sorted(ways.map(place)));
        expect(sorted(ends.flatMap(endingOf))).toEqual(sorted(endings(match, ways, side, ship.id)));
        seen.free += 1;
      }
    }
  };

  it.each([
    ['captains', () => captain(STEADY)],
    ['by lot', () => random],
  ])('%s', (name, bot: () => Bot) => {
    seen.free = 0;
    decisionsOf(match, { union: bot(), confederate: bot() }, name, compare);
    expect(seen.free).toBeGreaterThan(40);
  });

  it('beaten ships were among them', () => expect(seen.beaten).toBeGreaterThan(0));
});

describe('the odds of a salvo', () => {
  it.each([
    ['guns', fire, GUN_DAMAGE],
    ['a ram', blow, RAM_DAMAGE],
  ])('%s, by the rules’ own count of the falls', (_, salvos, column) => {
    for (let dice = 0; dice <= 30; dice++) {
      const ways = damageWays(dice, column);
      const of = 6 ** dice;
      for (let points = 0; points <= 2 * dice + 1; points++) {
        const sum = (worth: (damage: number) => number): number =>
          ways.reduce((all, count, damage) => all + (count / of) * worth(damage), 0);
        expect(chanceOf(salvos(dice), points)).toBeCloseTo(
          sum(damage => (damage >= points ? 1 : 0)),
          10,
        );
        expect(expectedOf(salvos(dice), points)).toBeCloseTo(
          sum(damage => Math.min(damage, points)),
          10,
        );
      }
    }
  });
});

describe('the current (P20)', () => {
  const lying: Extra = { anchored: true, now: { armed: false } };
  const stream = () => battle(9, 5).options('drift').flow('E').confederate('far', 'unarmed', 905, 'E', lying);

  /** Lets the captain of the Union side move his ships. */
  const moved = (table: Table): Table => {
    const bot = captain(STEADY);
    const { match, state } = table;
    while (!state.outcome && table.phase === 'firstMove') {
      const options = legal(match, state, 'union');
      const chosen = bot(() => table.now, options, diceOf([1, 2, 3, 4]), { match, step: stepAt(state) });
      play(match, state, chosen as PortableCommand);
    }
    return table;
  };
  const below = (table: Table, id: string): string | undefined => {
    const hex = table.match.chart.downstream(table.at(id));
    return Object.values(table.state.ships).find(({ at }) => at === hex)?.id;
  };

  it('a captain leaves no ship where it may carry her against a friend', () => {
    const table = moved(
      stream().union('a', 'unarmed', 203, 'NE').union('b', 'monitor', 303, 'E', lying).moves('union'),
    );
    expect(below(table, 'a')).toBeUndefined();
  });

  it('nor where it may carry an enemy against her, but one who lies at anchor is no danger', () => {
    const upstream = (anchored: boolean) =>
      moved(
        stream()
          .union('a', 'unarmed', 303, 'SE')
          .confederate('z', 'unarmed', 203, 'E', { ...lying, anchored, overrides: { knots: 0 }, now: { ram: true } })
          .moves('union'),
      );
    expect(below(upstream(false), 'z')).toBeUndefined();
    expect(upstream(true).at('a')).toBe(303);
  });

  it('is glad of one who may be carried off by the edge by which she is to leave (S11)', () => {
    const table = moved(
      stream()
        .objective({ side: 'union', text: 'Pass', kind: 'exit', ships: ['a'], count: 1, edge: 'right' })
        .union('a', 'gunboat', 903, 'W')
        .moves('union'),
    );
    expect(table.match.chart.downstream(table.at('a'))).toBe(0);
  });
});
