/** What a battle says to these rules alone: bad input, key by key. */
import { describe, expect, it } from 'vitest';
import { legal, start, submit } from '../../../src/core/engine.ts';
import { matchOf, RULE_SETS } from '../../../src/rules/index.ts';
import { riverCoastal } from '../../../src/rules/river-coastal/index.ts';
import { SECTION_KEYS } from '../../../src/rules/river-coastal/setup/settings.ts';
import { parseScenario } from '../../../src/scenario/index.ts';
import { problemsIn, reachFile } from '../../helpers/reach.ts';
import { madeBattle } from '../../helpers/scenarios.ts';

type Section = Record<string, unknown>;

const file = (section: Section): Section =>
  reachFile('river-coastal', section, {
    forts: [{ side: 'confederate', fort: 'fort_henry', hexes: ['0501', '0601'], facing: 'SE' }],
    buildings: [{ side: 'confederate', id: 'mill', name: 'Mill', hex: '0801' }],
  });

const problemsOf = (section: Section) => problemsIn(file(section));

const RIGHT: Section = {
  speeds: { uss_cairo: 4 },
  characters: { uss_cairo: 'reckless', fort_henry: 'panicky' },
  wind: 'none',
  morning: true,
  balloons: ['uss_cairo'],
  towns: ['mill'],
  flagships: ['uss_cairo', 'css_little_rebel'],
  spars: ['uss_cairo'],
  tows: { css_little_rebel: 'uss_cairo' },
  fireShips: ['css_little_rebel'],
  explosiveShips: ['uss_cairo'],
  stakes: ['0302'],
  chains: ['0402'],
  wrecks: ['0502'],
  generated: true,
  fourth: ['css_little_rebel'],
  stranded: ['uss_cairo'],
  fields: 2,
  tidal: true,
};

/** For each key what may not stand there: the place of the message, and its words. */
const WRONG: Readonly<Record<string, readonly [section: unknown, place: string, says: RegExp][]>> = {
  speeds: [
    [{ uss_cairo: 21 }, '.uss_cairo', /from 0 to 20.*21/],
    [{ fort_henry: 4 }, '.fort_henry', /a ship of this battle/],
  ],
  // C15, C27: the white die of a ship's captain is read from another table than that of a fort's commander.
  characters: [
    [{ uss_cairo: 'timid' }, '.uss_cairo', /expected a character, found "timid"/],
    [{ uss_cairo: 'panicky' }, '.uss_cairo', /a character of a ship, found "panicky".*intelligent, stubborn, reckless/],
    [{ fort_henry: 'reckless' }, '.fort_henry', /a character of a fort, found "reckless".*panicky, stubborn, fanatic/],
    [{ mill: 'stubborn' }, '.mill', /a ship or fort of this battle/],
  ],
  wind: [['up', '', /expected a wind/]],
  morning: [['early', '', /true or false/]],
  balloons: [
    [['uss_cario'], '[0]', /nearest known name "uss_cairo"/],
    [['uss_cairo', 'uss_cairo'], '[1]', /"uss_cairo" is listed twice/],
  ],
  towns: [
    [['fort_henry'], '[0]', /a building of this battle/],
    [['mill', 'mill'], '[1]', /"mill" is listed twice/],
  ],
  // C21: two commanders would stand on one deck.
  flagships: [
    [['uss_cairo', 'uss_cairo'], '[1]', /"uss_cairo" is listed twice/],
    [['uss_cumberland'], '[0]', /a ship of this battle/],
  ],
  spars: [[['uss_cario'], '[0]', /nearest known name "uss_cairo"/]],
  tows: [
    [{ uss_cairo: 'tug' }, '.uss_cairo', /a ship of this battle/],
    [{ tug: 'uss_cairo' }, '.tug', /a ship of this battle/],
  ],
  fireShips: [[['mill'], '[0]', /a ship of this battle/]],
  explosiveShips: [[[], '', /at least one entry/]],
  stakes: [
    [['0301'], '[0]', /expected a hex of water, found "0301", which is bank/],
    [['0302', '0302'], '[1]', /"0302" is listed twice/],
  ],
  chains: [[['1301'], '[0]', /a hex of the chart/]],
  wrecks: [[['0601'], '[0]', /expected a hex of water/]],
  generated: [[1, '', /true or false/]],
  fourth: [[['fort_henry'], '[0]', /a ship of this battle/]],
  stranded: [[['uss_cairo', 'uss_cairo'], '[1]', /is listed twice/]],
  fields: [[9, '', /from 0 to 8.*9/]],
  tidal: [['yes', '', /true or false/]],
};

describe('what a battle says to these rules', () => {
  it('is read where it is right, and every key is tried', () => {
    expect(problemsOf(RIGHT)).toEqual([]);
    expect(Object.keys(RIGHT)).toEqual(expect.arrayContaining(Object.keys(SECTION_KEYS)));
    expect(Object.keys(WRONG).sort()).toEqual(Object.keys(SECTION_KEYS).sort());
  });

  const cases = Object.entries(WRONG).flatMap(([key, wrongs]) =>
    wrongs.map(([value, place, says]) => ({ key, value, place, says })),
  );
  it.each(cases)('is refused in one message with its path, and nothing is changed: $key $value', wrong => {
    const section = { [wrong.key]: wrong.value };
    const given = structuredClone(section);
    const problems = problemsOf(given);
    expect(problems.map(({ path }) => path)).toEqual([`rules.river-coastal.${wrong.key}${wrong.place}`]);
    expect(problems[0]!.message).toMatch(wrong.says);
    expect(given).toEqual(section);
  });

  it('a key that is none is told with the nearest one', () => {
    const problems = problemsOf({ flagship: ['uss_cairo'] });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ path: 'rules.river-coastal.flagship' });
    expect(problems[0]!.message).toContain('"flagships"');
  });

  it('C21: each flagship has one commander', () => {
    const parsed = parseScenario(file({ flagships: ['css_little_rebel', 'uss_cairo'] }), RULE_SETS, 'reach.json');
    if (!parsed.ok) throw new Error('not read');
    const { state } = start(matchOf(riverCoastal, parsed.scenario), 'flags');
    expect(state).toMatchObject({ staff: { commanders: [{ ship: 'uss_cairo' }, { ship: 'css_little_rebel' }] } });
  });
});

it('C96: a flagship of the other side is not taken, and nothing is changed', () => {
  const match = madeBattle('river-coastal', 'flag');
  let { state } = start(match, 'flag');
  for (let step = 0; step < 40; step++) {
    const [side = 'union'] = state.cursor.awaiting;
    const options = legal(match, state, side);
    const named = options.find(({ type }) => type === 'nameFlagship');
    if (named) {
      const other = Object.values(state.ships).find(ship => ship.side !== side)!;
      const before = structuredClone(state);
      expect(submit(match, state, named).ok).toBe(true);
      expect(submit(match, state, { ...named, ship: other.id }).ok).toBe(false);
      expect(state).toEqual(before);
      return;
    }
    const answer = submit(match, state, options[0]!);
    if (!answer.ok) throw new Error('not taken');
    ({ state } = answer);
  }
  throw new Error('no flagship was asked for');
});
