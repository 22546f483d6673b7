/** Ships of one's own in fleets and in made battles: they sail along in the word, the link and the file. */
import { describe, expect, it } from 'vitest';
import { battleAddress, readBattleAddress } from '../../../src/app/making/battleLink.ts';
import { verdictOf, whyNotJoin } from '../../../src/app/making/fleets.ts';
import { codeOf } from '../../../src/app/making/made.ts';
import { Making, readMakeAddress, worthOf } from '../../../src/app/making/making.ts';
import { withFleet } from '../../../src/app/making/state.ts';
import { battleForLink } from '../../../src/app/places.ts';
import { setupOfLink } from '../../../src/app/replay/source.ts';
import { hash } from '../../../src/core/replay.ts';
import { matchOf, RULE_SETS } from '../../../src/rules/index.ts';
import {
  battleCode,
  LONGEST_CODE,
  makeBattle,
  readBattleCode,
  readSettings,
  shipsIn,
  USUAL,
  type BattleSettings,
} from '../../../src/scenario/generate/index.ts';
import { asWord, fromWord } from '../../../src/scenario/generate/wordText.ts';
import { parseScenario, scenarioFileOf } from '../../../src/scenario/index.ts';
import { vessel, vesselOf, type Vessel } from '../../../src/ships/index.ts';
import { battleFromCode } from '../../../src/trials/library.ts';
import { readReplayFragment, replayFragment } from '../../../src/trials/link.ts';

const NOVELTY: Vessel = {
  ...vessel('uss_cairo'),
  id: 'own_novelty',
  name: 'USS Novelté “No. 2”',
  knots: 11,
  notes: '',
  sources: [],
  confidence: 'low',
};
delete (NOVELTY as { disputed?: string }).disputed;

const SETTINGS: BattleSettings = {
  ...USUAL,
  columns: 16,
  rows: 12,
  seed: '7',
  fleets: { union: ['own_novelty', 'uss_tyler'], confederate: null },
  own: [NOVELTY],
};
const CODE = battleCode(SETTINGS);

describe('a word', () => {
  it.each(['', 'a', 'ab', 'abc', '{"ü": "€ 😀 ~-_%"}'])('carries %j there and back', text => {
    expect(asWord(text)).toMatch(/^[\w-]*$/);
    expect(fromWord(asWord(text))).toBe(text);
  });

  it.each(['ä', 'a b', '_w', 'gICA'])('%j is none', word => {
    expect(fromWord(word)).toBeNull();
  });
});

describe('a made battle with a ship of one’s own', () => {
  it('is the same from its word on every machine, and has her with it', () => {
    const made = battleFromCode(CODE);
    if (!made.ok) throw new Error(JSON.stringify(made.problems));
    const { scenario, source } = made.battle;
    expect(scenario.own?.vessels).toEqual([NOVELTY]);
    const force = scenario.forces.find(({ vessel: id }) => id === 'own_novelty')!;
    expect(vesselOf(force)).toEqual(NOVELTY);
    expect(made.battle.code).toBe(CODE);
    expect(codeOf(made.battle)).toBe(CODE);
    expect(hash(scenarioFileOf(makeBattle(SETTINGS, RULE_SETS)))).toBe(hash(source));
    const read = parseScenario(source, RULE_SETS, 'made');
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    expect(scenarioFileOf(read.scenario)).toEqual(source);
    for (const rules of RULE_SETS)
      expect(rules.muster(read.scenario, matchOf(rules, read.scenario).options).ships).toHaveProperty('own_novelty');
    expect(worthOf(scenario)[0]!.ships.find(({ id }) => id === 'own_novelty')!.worth).toBeGreaterThan(0);
  });

  it('can be read with two long fleets: its name is no longer than a file allows', () => {
    const union = ['own_novelty', 'uss_tyler', 'uss_cairo', 'uss_conestoga', 'uss_lexington', 'uss_mound_city'];
    const settings = { ...SETTINGS, points: 600, columns: 30, fleets: { union, confederate: null } };
    const [one, other] = ['a', 'b'].map(seed => scenarioFileOf(makeBattle({ ...settings, seed }, RULE_SETS)));
    expect(parseScenario(one, RULE_SETS, 'long')).toMatchObject({ ok: true });
    expect(one!.id).not.toBe(other!.id);
  });

  it('has games that are seen again from their address, wherever it is opened', () => {
    const made = battleFromCode(CODE);
    if (!made.ok) throw new Error(JSON.stringify(made.problems));
    const options = { ...matchOf(RULE_SETS[0]!, made.battle.scenario).options } as Record<string, boolean>;
    const opponents = { union: 'captain', confederate: 'captain' };
    const game = { scenario: CODE, rules: RULE_SETS[0]!.id, options, opponents, seed: 'own/1' };
    const read = readReplayFragment(replayFragment(game));
    if (!read?.ok) throw new Error(read?.refusal);
    expect(read.game).toEqual(game);
    const setup = setupOfLink(read.game, battleForLink);
    if (!setup.ok) throw new Error(setup.refusal);
    expect(setup.setup.match.scenario.own?.vessels).toEqual([NOVELTY]);
    expect(readReplayFragment(replayFragment({ ...game, scenario: 'x'.repeat(LONGEST_CODE) }))?.ok).toBe(true);
    expect(readReplayFragment(replayFragment({ ...game, scenario: 'x'.repeat(LONGEST_CODE + 1) }))?.ok).toBe(false);
  });

  it('has a link, and settings that are found again', () => {
    const address = battleAddress(CODE, RULE_SETS[0]);
    expect(readBattleAddress(address, [])).toMatchObject({ ok: true, battle: CODE, made: true });
    expect(readMakeAddress(`#make=${CODE}`, () => 'x').settings).toEqual(SETTINGS);
  });

  it('has no ship in its word that does not sail', () => {
    const read = readSettings({ ...SETTINGS, fleets: { union: ['uss_tyler', 'uss_cairo'], confederate: null } });
    expect(read.ok && 'own' in read.settings).toBe(false);
  });

  it('a battle of the catalogue alone has the word that it always had', () => {
    const { own: _, ...settings } = SETTINGS;
    const fleets = { union: ['uss_cairo', 'uss_tyler'], confederate: null };
    expect(battleCode({ ...settings, fleets })).toBe('river-16x12-p200-union:uss_cairo,uss_tyler-7');
  });

  const hostile = (part: object): string => {
    const word = asWord(JSON.stringify([{ ...NOVELTY, ...part }]));
    const read = readBattleCode(`${CODE.split('~')[0]}~${word}`);
    return read.ok ? 'taken' : read.problems.map(({ path, message }) => `${path}: ${message}`).join('\n');
  };

  it.each<[string, object, string]>([
    [
      'markup',
      { name: '<script>' },
      'own[0].name: expected text without < and > and characters that are not seen, found "<script>"',
    ],
    ['tons', { tons: 1e9 }, 'own[0].tons: expected tons from 1 to 10000, found 1000000000'],
    ['a loop', { like: 'own_novelty' }, 'vessels[0].like: expected a vessel of the catalogue, found "own_novelty"'],
  ])('hostile ships in a word are refused in one sentence: %s', (_what, part, sentence) => {
    expect(hostile(part).split('\n')[0]).toBe(sentence);
  });

  it.each(['~', '~!', '~AAAA', `~${asWord('{}')}`, `~${asWord('[]')}~`, `~${'A'.repeat(50_000)}`])(
    'a damaged word is refused: %s',
    tail => {
      const read = readBattleCode(`${CODE.split('~')[0]}${tail}`);
      expect(read.ok).toBe(false);
      expect(read.ok || read.problems.length === 1).toBe(true);
    },
  );
});

describe('fleets with ships of one’s own', () => {
  const find = shipsIn({ own: [NOVELTY] });
  const fleet = { name: 'Mine', side: 'union', points: 200, ships: ['own_novelty', 'uss_tyler'] } as const;

  it('can fight, and one whose ship is gone says so', () => {
    expect(verdictOf(fleet, find).sound).toBe(true);
    expect(verdictOf(fleet).says).toContain('expected a union vessel of the catalogue, found "own_novelty"');
    expect(whyNotJoin({ ...fleet, ships: [] }, 'own_novelty', find)).toBeNull();
    expect(whyNotJoin(fleet, 'own_novelty', find)).toBe('already in the fleet');
  });

  it('bring them into the settings of a battle', () => {
    const { own: _, ...usual } = SETTINGS;
    const settings = withFleet({ ...usual, fleets: { union: null, confederate: null } }, fleet, [NOVELTY]);
    expect(settings.own).toEqual([NOVELTY]);
    const making = new Making(() => new Promise(() => undefined), { ...USUAL, seed: 's' });
    making.pickFleet('union', fleet.ships, [NOVELTY, { ...NOVELTY, id: 'own_other' }]);
    expect(making.settings.value.own).toEqual([NOVELTY]);
    expect(making.fault.value).toBeNull();
    making.pickFleet('union', null);
    expect(making.settings.value.own).toEqual([]);
    making.leave();
  });
});
