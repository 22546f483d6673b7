/** Fleets, links and settings of made battles, as the page keeps and reads them. */
import { describe, expect, it, vi } from 'vitest';
import { battleAddress, readBattleAddress } from '../../../src/app/making/battleLink.ts';
import { Fleets, verdictOf, whyNotJoin, type Shelf } from '../../../src/app/making/fleets.ts';
import type { KeptFleet } from '../../../src/app/making/fleetShelf.ts';
import { codeOf, madeFrom } from '../../../src/app/making/made.ts';
import { Maker } from '../../../src/app/making/maker.ts';
import { Making, readMakeAddress, worthOf } from '../../../src/app/making/making.ts';
import { sampleFleet } from '../../../src/app/making/sampleFleet.tsx';
import { withFleet } from '../../../src/app/making/state.ts';
import type { Looked } from '../../../src/app/making/workshop.ts';
import { findRuleSet, matchOf, RULE_SETS } from '../../../src/rules/index.ts';
import {
  fleetText,
  fleetWorth,
  makeBattle,
  readBattleCode,
  readFleetText,
  typedFleets,
  USUAL,
  type Fleet,
  type TypedFleet,
} from '../../../src/scenario/generate/index.ts';
import type { Side } from '../../../src/core/types.ts';
import { vesselOf } from '../../../src/ships/index.ts';
import { newGame, openGame, toGameFile } from '../../../src/trials/gameFile.ts';
import { battleFromCode, type Battle } from '../../../src/trials/library.ts';

const CODE = 'river-16x12-p120.none-7';
const RIVER: Fleet = {
  name: 'Western Flotilla',
  side: 'union',
  points: 200,
  ships: ['uss_cairo', 'uss_benton', 'uss_tyler'],
};

const made = (code: string): Battle => {
  const read = battleFromCode(code);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.battle;
};

describe('a fleet as a line of text', () => {
  it('comes back as it was', () => {
    expect(fleetText(RIVER)).toBe('union 200: uss_cairo, uss_benton, uss_tyler (Western Flotilla)');
    expect(readFleetText(fleetText(RIVER))).toEqual({ ok: true, fleet: RIVER });
    const odd = { ...RIVER, name: 'Foote (first)' };
    expect(readFleetText(fleetText(odd))).toEqual({ ok: true, fleet: odd });
  });

  it('is read through broken lines, capitals and without a name', () => {
    const read = readFleetText('  Union 200:USS_Cairo,\n uss_benton ,uss_tyler ');
    expect(read).toEqual({ ok: true, fleet: { ...RIVER, name: 'Union fleet' } });
  });

  it.each([
    ['', '', 'expected a fleet like "union 200: uss_cairo'],
    ['uss_cairo, uss_benton', '', 'expected a fleet like'],
    ['unoin 200: uss_cairo, uss_benton', 'side', 'expected a side, found "unoin" (nearest known name "union"?)'],
    ['union 20: uss_cairo, uss_benton', 'points', 'expected points from 60 to 600, found "20"'],
    ['union 2e2: uss_cairo, uss_benton', 'points', 'found "2e2"'],
    ['union 200: uss_cairo, uss_bentn', 'ship 2', 'found "uss_bentn" (nearest known name "uss_benton"?)'],
    ['union 200: uss_cairo, css_arkansas', 'ship 2', 'expected a union vessel of the catalogue'],
    ['union 200: uss_cairo, uss_cairo', 'ship 2', 'there is only one uss_cairo'],
    ['union 200: uss_cairo', '', 'expected 2 to 8 vessels, found 1'],
    ['union 200:', '', 'expected 2 to 8 vessels, found 0'],
    ['union 60: uss_cairo, uss_benton', '', 'expected 60 points or fewer, found 91'],
  ])('%j is refused with its place and what was expected', (text, path, message) => {
    const read = readFleetText(text);
    expect(read.ok).toBe(false);
    const [problem] = read.ok ? [] : read.problems;
    expect(problem?.path).toBe(path);
    expect(problem?.message).toContain(message);
  });
});

/** A shelf in memory. */
const shelfOf = (kept: Map<string, KeptFleet>): Shelf => ({
  list: () => Promise.resolve([...kept.values()]),
  keep: fleet => Promise.resolve(kept.set(fleet.id, fleet)),
  remove: id => Promise.resolve(kept.delete(id)),
});

const roomOf = (kept = new Map<string, KeptFleet>()): { fleets: Fleets; kept: Map<string, KeptFleet> } => {
  let number = kept.size;
  const newId = () => `fleet-${++number}`;
  return { fleets: new Fleets({ shelf: shelfOf(kept), newId, now: () => '1862-02-06T12:00:00.000Z' }), kept };
};

describe('fleets of this browser', () => {
  it('are kept at every change, and found again', async () => {
    const { fleets, kept } = roomOf();
    fleets.begin('union');
    expect(kept.size).toBe(0);
    fleets.change({ ships: ['uss_cairo'] });
    fleets.change({ name: 'First' });
    expect([...kept.values()].map(({ name, ships }) => [name, ships])).toEqual([['First', ['uss_cairo']]]);
    const later = roomOf(kept).fleets;
    await later.load();
    expect(later.all.value).toEqual([...kept.values()]);
  });

  it('can be taken from text, renamed and deleted; no two begin with one name', async () => {
    const { fleets, kept } = roomOf();
    expect(fleets.takeText(fleetText(RIVER))).toBeNull();
    expect(fleets.takeText(fleetText(RIVER))).toBeNull();
    expect(fleets.all.value.map(({ name }) => name)).toEqual(['Western Flotilla', 'Western Flotilla 2']);
    const [first, second] = fleets.all.value as [KeptFleet, KeptFleet];
    fleets.rename(first, 'Cairo and others');
    expect(fleets.open.value?.id).toBe(second.id);
    expect(kept.get(first.id)?.name).toBe('Cairo and others');
    await fleets.remove(second.id);
    expect(fleets.open.value?.id).toBe(first.id);
    expect([...kept.keys()]).toEqual([first.id]);
    await fleets.remove(first.id);
    expect(fleets.open.value).toBeNull();
  });

  it('lie open at the one that was worked at last', async () => {
    const kept = new Map(
      ['1862-02-06', '1862-06-06', '1862-05-10'].map((day, index): [string, KeptFleet] => [
        `fleet-${index}`,
        { ...RIVER, id: `fleet-${index}`, saved: `${day}T12:00:00.000Z` },
      ]),
    );
    const { fleets } = roomOf(kept);
    await fleets.load();
    expect(fleets.open.value?.id).toBe('fleet-1');
  });

  it('have an example that can be taken and fights', () => {
    const { fleets } = roomOf();
    const fleet = sampleFleet()!;
    expect(fleet.ships).toContain('uss_benton');
    expect(fleets.takeText(fleetText(fleet))).toBeNull();
    expect(verdictOf(fleet).sound).toBe(true);
  });

  it('refuse a damaged text in one sentence and change nothing', () => {
    const { fleets, kept } = roomOf();
    expect(fleets.takeText('union 200: uss_cairo, uss_bentn')).toBe(
      'This text is no fleet: ship 2: expected a union vessel of the catalogue, found "uss_bentn" (nearest known name "uss_benton"?).',
    );
    expect(kept.size).toBe(0);
    expect(fleets.open.value).toBeNull();
  });

  it('say whether they can fight, and where', () => {
    expect(verdictOf(RIVER)).toEqual({ sound: true, says: 'Ready for rivers and estuaries.' });
    const deep = { ...RIVER, ships: ['uss_cairo', 'uss_hartford'] };
    expect(verdictOf(deep).says).toMatch(/^Ready for estuaries; in a river uss_hartford draws/);
    expect(verdictOf({ ...RIVER, ships: [] })).toEqual({
      sound: false,
      says: 'Not ready: expected 2 to 8 vessels, found 0.',
    });
  });

  it('say why a ship cannot join', () => {
    expect(whyNotJoin(RIVER, 'uss_carondelet')).toBeNull();
    expect(whyNotJoin(RIVER, 'uss_cairo')).toBe('already in the fleet');
    expect(whyNotJoin({ ...RIVER, points: 130 }, 'uss_carondelet')).toMatch(/^only \d+ points? left$/);
    expect(whyNotJoin(RIVER, 'css_arkansas')).toContain('expected a union vessel');
  });

  it('bring the settings of a battle to where they fit', () => {
    const settings = { ...USUAL, points: 60, seed: '7' };
    expect(withFleet(settings, RIVER)).toMatchObject({ points: fleetWorth(RIVER.ships), kind: 'river' });
    const deep = withFleet(settings, { ...RIVER, ships: ['uss_cairo', 'uss_hartford'] });
    expect(deep.kind).toBe('estuary');
    const atSea = withFleet({ ...settings, kind: 'sea' }, { ...RIVER, ships: ['uss_cairo', 'uss_hartford'] });
    expect(atSea.kind).toBe('sea');
    expect(deep.fleets).toEqual({ union: ['uss_cairo', 'uss_hartford'], confederate: null });
  });
});

describe('the address of a battle', () => {
  const shipped = ['memphis', 'fort-henry'];
  const read = (address: string) => readBattleAddress(address, shipped);

  it('leads to a battle of history or to a made one, under the rules that it names', () => {
    const rules = findRuleSet('quick-sheet')!;
    expect(read(battleAddress('memphis'))).toEqual({ ok: true, battle: 'memphis', made: false, rules: null });
    expect(read(battleAddress(CODE, rules))).toEqual({ ok: true, battle: CODE, made: true, rules });
  });

  it('survives what messages do to its signs', () => {
    const code = 'river-24x16-p200-union:uss_cairo,uss_benton-7';
    expect(read(`#battle=${encodeURIComponent(code)}`)).toMatchObject({ ok: true, battle: code });
  });

  it.each([
    ['#battle=memhpis', 'expected a battle, found "memhpis" (nearest known name "memphis"?)'],
    ['#battle=', 'expected a battle'],
    ['#battle=memphis&rules=portabel', 'expected a rule system, found "portabel" (nearest known name "portable"?)'],
    ['#battle=memphis&speed=2', 'found "speed=2"'],
    ['#battle=river-99x16-p200-7', 'columns: expected columns from 16 to 48, found 99'],
    ['#battle=rivr-24x16-p200-7', 'nearest known name "river"'],
    ['#battle=river-24x16-p200.brs-7', 'nearest known name "bars"'],
    [
      '#battle=sea-24x16-p200.forts-7',
      'expected a feature of the open sea (bars, islands, mines, current), found forts',
    ],
    ['#battle=river-24x16', 'expected a battle like "river-24x16-p200-seed"'],
    ['#battle=%E0%A4%A', 'a part of it is missing or changed'],
  ])('%s is refused in one sentence', (address, says) => {
    const found = read(address);
    expect(found.ok).toBe(false);
    const refusal = found.ok ? '' : found.refusal;
    expect(refusal).toMatch(/^This link leads to no battle: .*\.$/);
    expect(refusal).toContain(says);
  });
});

it('a link or a text that is far too long is refused, and quoted in short', () => {
  const link = readBattleAddress(`#battle=river-24x16-p200-${'7'.repeat(3000)}`, []);
  expect(!link.ok && link.refusal).toContain('a part of it is missing or changed');
  const text = readFleetText(`union 200: ${'uss_cairo, '.repeat(200)}`);
  const message = text.ok ? '' : (text.problems[0]?.message ?? '');
  expect(message).toContain('expected a fleet like');
  expect(message.length).toBeLessThan(160);
});

describe('a made battle', () => {
  it('is made once, and known by the word that makes it', () => {
    const one = madeFrom(CODE);
    expect(one.ok && madeFrom(CODE)).toEqual(one);
    const battle = made(CODE);
    expect(codeOf(battle)).toBe(CODE);
    expect(codeOf({ ...battle, source: { another: 'battle' } })).toBeNull();
    expect(codeOf({ ...battle, code: 'nonsense' })).toBeNull();
  });

  it('keeps its word in a saved game', () => {
    const battle = made(CODE);
    const rules = RULE_SETS[0]!;
    const match = matchOf(rules, battle.scenario);
    const players = { union: 'human', confederate: 'human' };
    const created = '1862-02-06T12:00:00.000Z';
    const file = toGameFile(newGame({ name: 'Made', created, battle, match, players, seed: '7' }), '1', created);
    const opened = openGame(JSON.parse(JSON.stringify(file)), () => undefined);
    expect(opened.ok && codeOf(opened.setup.battle)).toBe(CODE);
  });

  it('has the features that are certain and leaves the others to the seed', () => {
    const settled = readBattleCode('river-30x18-p200.mines.any-7');
    expect(settled.ok && settled.settings.features).toEqual(['mines', 'any']);
    const free = readBattleCode('river-30x18-p200.any-7');
    expect(free.ok && free.settings.features).toBeNull();
    const terrains = new Set<string>();
    for (const seed of ['1', '2', '3', '4', '5', '6']) {
      const read = readBattleCode(`river-16x12-p100.mines.any-${seed}`);
      if (!read.ok) throw new Error('the code is sound');
      const { mines, chart } = makeBattle(read.settings, RULE_SETS);
      expect(mines.length).toBeGreaterThan(0);
      for (const hex of chart.hexes) terrains.add(chart.terrain(hex));
    }
    expect([...terrains]).toEqual(expect.arrayContaining(['sandbar', 'island', 'marsh']));
  });

  it('is looked over in the workshop, and its fleets are weighed', () => {
    const proof = new Maker().prove(CODE, 'portable');
    expect(proof.code).toBe(CODE);
    expect(proof.findings.filter(({ severity }) => severity !== 'remark')).toEqual([]);
    expect(() => new Maker().prove('nonsense', 'portable')).toThrow(/expected a battle like/);
    for (const { worth, ships } of worthOf(made(CODE).scenario)) {
      expect(ships.length).toBeGreaterThan(1);
      expect(worth).toBeLessThanOrEqual(120);
    }
  });
});

describe('settings that are changed', () => {
  const asked: string[] = [];
  const ask = (code: string): Promise<Looked> => {
    asked.push(code);
    return Promise.resolve({ battle: { ...made(CODE), code }, findings: [] });
  };
  const begin = (): Making => new Making(ask, { ...USUAL, seed: 'one' });

  it('two turreted monitors against three frigates, by the types that a rulebook prints', () => {
    const { types } = RULE_SETS.find(({ id }) => id === 'portable')!;
    const making = begin();
    const pick = (side: Side, type: string, count: number): TypedFleet => {
      const fleets = typedFleets(side, 'estuary', ship => types?.of(ship) === type);
      const fleet = fleets.find(({ ships }) => ships.length === count)!;
      making.pickTyped(side, fleet);
      return fleet;
    };
    making.pickWater('estuary');
    making.change({ points: 60 });
    expect(types?.all.map(({ title }) => title)).toContain('Turreted Monitor');
    const monitors = pick('union', 'turretedMonitor', 2);
    pick('confederate', 'steamFrigate', 3);
    expect(monitors.lent).toEqual([]);
    const { settings } = making;
    expect([settings.value.points > 60, making.fault.value]).toEqual([true, null]);
    const { forces } = makeBattle(settings.value, RULE_SETS);
    const typesOf = (side: Side) =>
      forces.filter(force => force.side === side).map(force => types?.of(vesselOf(force)));
    expect(typesOf('union')).toEqual(['turretedMonitor', 'turretedMonitor']);
    expect(typesOf('confederate')).toEqual(['steamFrigate', 'steamFrigate', 'steamFrigate']);
    making.leave();
  });

  it('a type of which a side has too few takes ships of the other under its flag', () => {
    const { types } = RULE_SETS.find(({ id }) => id === 'portable')!;
    const [two] = typedFleets('confederate', 'estuary', ship => types?.of(ship) === 'turretedMonitor');
    expect(two?.lent.map(({ id, side }) => [id.startsWith('confederate_'), side])).toEqual([
      [true, 'confederate'],
      [true, 'confederate'],
    ]);
    const making = begin();
    making.pickWater('estuary');
    making.pickTyped('confederate', two!);
    expect(making.fault.value).toBeNull();
    const read = readBattleCode(making.code.value ?? '');
    if (!read.ok) throw new Error('the code is sound');
    const { forces } = makeBattle(read.settings, RULE_SETS);
    const theirs = forces.filter(({ side }) => side === 'confederate');
    expect(theirs.map(({ vessel }) => vessel).sort()).toEqual([...two!.ships].sort());
    making.pickFleet('confederate', null);
    expect(making.settings.value.own).toEqual([]);
    making.leave();
  });

  it('a change of water drops the features for which there is no room', () => {
    const making = begin();
    making.change({ features: ['bars', 'forts', 'any'] });
    making.pickWater('sea');
    expect(making.settings.value).toMatchObject({ kind: 'sea', features: ['bars', 'any'] });
    making.change({ features: ['forts', 'reserve', 'fields', 'adrift', 'tows'] });
    making.pickWater('sea');
    expect(making.settings.value.features).toEqual(['reserve', 'fields', 'adrift', 'tows']);
    expect(making.fault.value).toBeNull();
    making.change({ features: ['forts', 'any'] });
    expect(making.fault.value).toContain('found forts');
    making.pickWater('sea');
    expect([making.settings.value.features, making.fault.value]).toEqual([null, null]);
    making.leave();
  });

  it('make a battle once they rest, and the address only when it is there', async () => {
    vi.useFakeTimers();
    asked.length = 0;
    const making = begin();
    await vi.advanceTimersByTimeAsync(1);
    expect(making.address).toBe('#battle=river-24x16-p200-one&rules=portable');
    for (const points of [210, 220, 230]) making.change({ points });
    expect(making.address).toBeNull();
    expect(making.busy.value).toBe(true);
    await vi.advanceTimersByTimeAsync(500);
    expect(asked).toEqual(['river-24x16-p200-one', 'river-24x16-p230-one']);
    expect(making.address).toBe('#battle=river-24x16-p230-one&rules=portable');
    making.leave();
    vi.useRealTimers();
  });

  it('that make no sense are told in one sentence', () => {
    const making = begin();
    making.change({ seed: 'two words' });
    expect(making.fault.value).toMatch(/^Seed: expected a seed of 1 to 60 letters.*\.$/);
    expect(making.address).toBeNull();
    making.change({ seed: 'one', points: 60 });
    making.pickFleet('union', ['uss_cairo', 'uss_benton']);
    expect(making.fault.value).toBe('Union fleet: expected 60 points or fewer, found 91.');
    making.pickFleet('union', ['uss_cairo', 'uss_cairo']);
    expect(making.fault.value).toBe('Union fleet, ship 2: there is only one uss_cairo.');
    expect(making.busy.value).toBe(false);
    making.leave();
  });

  it('come back from the address', () => {
    const back = readMakeAddress(`#make=${CODE}&rules=quick-sheet`, () => 'new');
    expect([back.settings.points, back.rules?.id, back.refusal]).toEqual([120, 'quick-sheet', null]);
    expect(readMakeAddress('#make', () => 'new').settings).toEqual({ ...USUAL, seed: 'new' });
    const damaged = readMakeAddress('#make=river-24', () => 'new');
    expect(damaged.settings).toEqual({ ...USUAL, seed: 'new' });
    expect(damaged.refusal).toContain('expected a battle like');
  });
});
