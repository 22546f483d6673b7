/** Rulings Q2, Q42, Q53, Q55 and Q76: fleets and assets are bought before a generated battle, both at once and in secret. */
import { describe, expect, it } from 'vitest';
import { apply, legal, play, situationOf, start, submit } from '../../../../src/core/engine.ts';
import { hash } from '../../../../src/core/replay.ts';
import type { Scenario } from '../../../../src/core/scenario.ts';
import { enemyOf, SIDES, type Side } from '../../../../src/core/types.ts';
import { quickSheet } from '../../../../src/rules/quick-sheet/index.ts';
import { marketOf } from '../../../../src/rules/quick-sheet/market.ts';
import { fortPoints, vesselPoints } from '../../../../src/rules/quick-sheet/setup/fleets.ts';
import { generateBattle } from '../../../../src/rules/quick-sheet/setup/generate.ts';
import { SECTION, type QuickSheetSection } from '../../../../src/rules/quick-sheet/setup/settings.ts';
import { ASSET_PRICES } from '../../../../src/rules/quick-sheet/tables.ts';
import type { Asset, QuickSheet, QuickSheetCommand, QuickSheetState } from '../../../../src/rules/quick-sheet/types.ts';
import type { Match } from '../../../../src/system/ruleset.ts';
import { RULE_SETS } from '../../../../src/rules/index.ts';
import { parseScenarioText, scenarioFileOf } from '../../../../src/scenario/index.ts';
import { vessel, vesselOf, type Vessel } from '../../../../src/ships/index.ts';

type Purchase = Extract<QuickSheetCommand, { type: 'buy' }>;

const matchOn = (scenario: Scenario): Match<QuickSheet> => ({
  rules: quickSheet,
  scenario,
  chart: scenario.chart,
  options: { astern: false, lenientOrders: false },
});
const match = matchOn(generateBattle('one'));
const { attacker } = start(match, 'x').state;
const defender = enemyOf(attacker);

/** The same battle for other points. */
const worth = (fleetPoints: number): Scenario => {
  const section: QuickSheetSection = { ...match.scenario.rules[SECTION]!, generated: true, fleetPoints };
  return { ...match.scenario, rules: { [SECTION]: { attacker, ...section } } };
};

const readyMade = (state: QuickSheetState, side: Side): Purchase[] =>
  legal(match, state, side).filter(command => command.type === 'buy');

/** The purchase as if it came from anywhere; what is said of it. */
const asked = (side: Side, ships: readonly unknown[], assets: readonly unknown[] = []) =>
  submit(match, start(match, 'x').state, { type: 'buy', side, ships, assets });

/** A side's cheapest six, which leave points over for anything else. */
const cheapSix = (side: Side): string[] =>
  [...marketOf(match.scenario, side).wares]
    .sort((one, other) => one.price - other.price)
    .slice(0, 6)
    .map(ware => ware.id);
const dearSix = (side: Side): string[] =>
  [...marketOf(match.scenario, side).wares]
    .sort((one, other) => other.price - one.price)
    .slice(0, 6)
    .map(ware => ware.id);

const shipPoints = (ids: readonly string[]): number =>
  ids.reduce((sum, id) => sum + vesselPoints(vesselOf(match.scenario.forces.find(force => force.id === id)!)), 0);
const assetPoints = (assets: readonly Asset[]): number => assets.reduce((sum, asset) => sum + ASSET_PRICES[asset], 0);

/** Both have bought. */
const opened = (purchases: Partial<Record<Side, Purchase>> = {}) => {
  const { state } = start(match, 'x');
  const events = SIDES.flatMap(side => play(match, state, purchases[side] ?? readyMade(state, side)[0]!));
  return { state, events };
};

describe('Q53, Q55, Q76: six ships of one’s choosing for up to 6,000 points, the fort included', () => {
  it('the fort is paid for out of the defender’s points', () => {
    const fort = match.scenario.works.find(work => work.kind === 'fort')!;
    expect(marketOf(match.scenario, attacker).purse).toBe(6000);
    expect(marketOf(match.scenario, defender).purse).toBe(6000 - fortPoints(fort.fort!));
  });

  it('any six that the points pay for, whatever their order', () => {
    for (const side of SIDES) {
      const six = cheapSix(side);
      expect(asked(side, six).ok).toBe(true);
      expect(asked(side, [...six].reverse()).ok).toBe(true);
    }
  });

  it('not five, not seven, none twice, none that is not for sale, none of the enemy’s', () => {
    const six = cheapSix(attacker);
    const seventh = marketOf(match.scenario, attacker).wares.find(ware => !six.includes(ware.id))!.id;
    const refused = [
      six.slice(1),
      [...six, seventh],
      [...six.slice(1), six[1]],
      [...six.slice(1), 'building-1'],
      [...six.slice(1), cheapSix(defender)[0]],
      [...six.slice(1), 7],
    ];
    expect(refused.map(ships => asked(attacker, ships).ok)).toEqual(refused.map(() => false));
  });

  it('not for more points than there are', () => {
    expect(shipPoints(dearSix(attacker))).toBeGreaterThan(6000);
    expect(asked(attacker, dearSix(attacker)).ok).toBe(false);
  });

  it('ships that were not bought never come', () => {
    const { state } = opened();
    const bought = Object.values(state.ships).filter(ship => !ship.target);
    expect(SIDES.map(side => bought.filter(ship => ship.side === side).length)).toEqual([6, 6]);
  });

  it('where the points do not pay for six, as many as they pay for', () => {
    const poor = (fleetPoints: number) => marketOf(worth(fleetPoints), attacker).ships;
    const prices = shipPoints(cheapSix(attacker).slice(0, 2));
    expect([poor(6000), poor(prices), poor(prices - 1), poor(1)]).toEqual([6, 2, 1, 0]);
  });
});

describe('Q42, Q76: assets out of the same points', () => {
  it('each at its price', () => {
    const market = marketOf(match.scenario, attacker);
    // The dearest six that leave exactly the price of one asset, and a point less.
    const six = cheapSix(attacker);
    const left = market.purse - shipPoints(six);
    expect(left).toBeGreaterThan(assetPoints(['torpedoBoat', 'armySupport', 'panic']));
    expect(asked(attacker, six, ['torpedoBoat', 'armySupport', 'panic']).ok).toBe(true);
    const pays = (fleetPoints: number) => {
      const tight = matchOn(worth(fleetPoints));
      const wish = { type: 'buy', side: attacker, ships: six, assets: ['armySupport'] };
      return submit(tight, start(tight, 'x').state, wish).ok;
    };
    const exact = shipPoints(six) + ASSET_PRICES.armySupport;
    expect([pays(exact), pays(exact - 1)]).toEqual([true, false]);
  });

  it('three at most, the defender four, since he opens with fewer ships', () => {
    const four: Asset[] = ['torpedoBoat', 'armySupport', 'panic', 'mist'];
    expect(asked(attacker, cheapSix(attacker), four).ok).toBe(false);
    expect(asked(defender, cheapSix(defender), four).ok).toBe(true);
    expect(asked(defender, cheapSix(defender), [...four, 'nightfall']).ok).toBe(false);
  });

  it('mines, submarine and fire rafts are Confederate only; nobody takes one twice, mines and rafts excepted', () => {
    for (const asset of ['mines', 'submarine', 'fireRaft'] as const)
      expect(SIDES.map(side => asked(side, cheapSix(side), [asset]).ok)).toEqual([false, true]);
    const confederate = cheapSix('confederate');
    for (const asset of ['mines', 'fireRaft'] as const)
      expect(asked('confederate', confederate, [asset, asset, asset]).ok).toBe(true);
    for (const asset of ['submarine', 'torpedoBoat', 'armySupport', 'mist', 'nightfall', 'panic'] as const)
      expect(asked('confederate', confederate, [asset, asset]).ok).toBe(false);
    expect(asked('confederate', confederate, ['paddle']).ok).toBe(false);
  });

  it('what was bought is held, and mines are laid before the battle', () => {
    const ships = cheapSix('confederate');
    const assets: Asset[] = ['mines', 'panic'];
    const { state } = opened({ confederate: { type: 'buy', side: 'confederate', ships, assets } });
    expect(state.assets.confederate).toEqual(assets);
  });
});

describe('Q76: both at once, in secret, and then both fleets lie on the table', () => {
  it('either may be first; the battle is the same', () => {
    const { state } = start(match, 'x');
    expect([...state.cursor.awaiting].sort()).toEqual(['confederate', 'union']);
    const [one, other] = SIDES.map(side => readyMade(state, side)[1]!);
    const after = (first: QuickSheetCommand, second: QuickSheetCommand) =>
      hash(apply(match, apply(match, start(match, 'x').state, first).state, second).state);
    expect(after(one!, other!)).toBe(after(other!, one!));
  });

  it('the enemy learns nothing of it, until both have bought; of the assets not even then', () => {
    const { state } = start(match, 'x');
    const [first, second] = readyMade(state, attacker);
    const seen = (purchase: Purchase) =>
      hash(quickSheet.redact(apply(match, start(match, 'x').state, purchase).state, defender));
    expect(seen(first!)).toBe(seen(second!));
    const { events, state: after } = opened();
    expect(events.filter(event => event.type === 'fleetShown').map(event => event.side)).toEqual([defender, attacker]);
    expect(quickSheet.redact(after, defender).assets[attacker].every(asset => asset === 'hidden')).toBe(true);
    expect(after.bought).toEqual({ union: null, confederate: null });
  });

  it('Q2: decks for six ships: two copies of each', () => {
    const { state } = opened();
    for (const side of SIDES)
      expect([state.decks[side].fullSpeedDeck.left, state.decks[side].actionStationsDeck.left]).toEqual([40, 40]);
  });
});

describe('Q76: fleets that are put together for a player', () => {
  it('several, each of which may be bought, dear enough to be worth their points, another for another battle', () => {
    for (const seed of ['one', 'two', 'three']) {
      const own = matchOn(generateBattle(seed));
      const { state } = start(own, 'x');
      for (const side of SIDES) {
        const offers = legal(own, state, side).filter(command => command.type === 'buy');
        const { purse } = marketOf(own.scenario, side);
        expect(offers.length).toBeGreaterThan(3);
        expect(new Set(offers.map(offer => [...offer.ships].sort().join())).size).toBe(offers.length);
        for (const { ships, assets } of offers) {
          const spent = shipPoints(ships) + assetPoints(assets);
          expect(spent).toBeLessThanOrEqual(purse);
          expect(spent).toBeGreaterThan(0.6 * Math.min(purse, 6000));
        }
      }
    }
    const firstOf = (seed: string) =>
      legal(matchOn(generateBattle(seed)), start(matchOn(generateBattle(seed)), 'x').state, 'union')[0];
    expect(firstOf('one')).not.toEqual(firstOf('two'));
  });
});

describe('Q55, Q76: ships of one’s own lie in the yard beside those of the catalogue', () => {
  const own: Vessel = { ...vessel('uss_cairo'), id: 'own-raft', name: 'Raft of Cairo', knots: 9 };
  const lighter: Vessel = { ...vessel('uss_cairo'), id: 'own-lighter', name: 'Lighter', guns: [] };
  const made = generateBattle('one', [own, lighter]);

  it('she is priced as she is, and the battle brings her; who could not fight stays away', () => {
    const wares = marketOf(made, 'union').wares;
    const ware = wares.find(({ id }) => id === own.id)!;
    expect(ware.price).toBe(vesselPoints(own));
    expect(ware.price).toBeGreaterThan(vesselPoints(vessel('uss_cairo')));
    expect(wares.some(({ id }) => id === lighter.id)).toBe(false);
    expect(marketOf(made, 'confederate').wares.some(({ id }) => id === own.id)).toBe(false);
    expect(made.own).toEqual({ vessels: [own], forts: [] });
    expect(wares.filter(({ id }) => id !== own.id)).toEqual(marketOf(generateBattle('one'), 'union').wares);
  });

  it('the screen shows her, and she is bought and fights, from a file too', () => {
    const text = JSON.stringify(scenarioFileOf(made));
    const parsed = parseScenarioText(text, RULE_SETS, 'own.json');
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    const brought = matchOn(parsed.scenario);
    const { state } = start(brought, 'x');
    const shown = quickSheet.desk
      .market!.of(situationOf(brought, state), 'union')!
      .ships.find(({ id }) => id === own.id);
    expect(shown).toMatchObject({ title: 'Raft of Cairo', vessel: own });
    const ships = [own.id, ...cheapSix('union').slice(0, 5)];
    const bought = submit(brought, state, { type: 'buy', side: 'union', ships, assets: [] });
    if (!bought.ok) throw new Error(bought.refusal);
    const after = apply(brought, bought.state, legal(brought, bought.state, 'confederate')[0]!).state;
    expect(after.ships[own.id]).toMatchObject({ side: 'union', fast: true });
  });
});
