/** Q55, Q76: a fleet is put together by hand, for me, or from one that is kept, before it is bought. */
import { beforeEach, describe, expect, it } from 'vitest';
import { Basket, countIn, leftIn, whyNotBuy } from '../../../src/app/helm/basket.ts';
import { Session } from '../../../src/app/table/session.ts';
import { findRuleSet, matchOf } from '../../../src/rules/index.ts';
import { vessel, type Vessel } from '../../../src/ships/index.ts';
import type { MarketView, WareView } from '../../../src/system/desk/index.ts';
import { newGame } from '../../../src/trials/gameFile.ts';
import { madeBattle } from '../../../src/trials/library.ts';

const quickSheet = findRuleSet('quick-sheet')!;
const NOVELTY: Vessel = { ...vessel('uss_tyler'), id: 'own_novelty', name: 'USS Novelty' };

let session: Session;
let basket: Basket;
let market: MarketView;

const ware = (id: string): WareView => [...market.ships, ...market.assets].find(each => each.id === id)!;
const byPrice = (): WareView[] => [...market.ships].sort((one, other) => one.price - other.price);
const cheapSix = (): string[] =>
  byPrice()
    .slice(0, 6)
    .map(({ id }) => id);

beforeEach(() => {
  const battle = madeBattle(quickSheet, 'basket', [NOVELTY]);
  const match = matchOf(quickSheet, battle.scenario);
  const players = { union: 'human', confederate: 'captain' };
  session = new Session(
    newGame({ name: 'One', created: '2026-01-02T03:04:05.000Z', seed: 'one', battle, match, players }),
    () => undefined,
  );
  basket = new Basket(session);
  market = basket.market.value!;
});

describe('a fleet before it is bought', () => {
  it('is put together by hand: each ship once, six of them, and not for more than there is', () => {
    expect(basket.command).toBeNull();
    for (const id of cheapSix()) {
      expect(whyNotBuy(market, basket.goods.value, ware(id))).toBeNull();
      basket.add(ware(id));
      expect(whyNotBuy(market, basket.goods.value, ware(id))).toBe('bought already');
    }
    const spent = cheapSix().reduce((sum, id) => sum + ware(id).price, 0);
    expect(leftIn(market, basket.goods.value)).toBe(market.purse - spent);
    expect(whyNotBuy(market, basket.goods.value, byPrice()[6]!)).toBe('6 ships are all');
    basket.add(ware('panic'));
    expect(countIn(basket.goods.value, ware('panic'))).toBe(1);
    expect(basket.command).toEqual({ type: 'buy', side: 'union', ships: cheapSix(), assets: ['panic'] });
    basket.remove(ware('panic'));
    basket.remove(ware(cheapSix()[0]!));
    expect(basket.goods.value).toEqual({ ships: cheapSix().slice(1), assets: [] });
    expect(basket.command).toBeNull();
    const dear = byPrice().reverse();
    basket.clear();
    for (const each of dear.slice(0, 3)) basket.add(each);
    expect(whyNotBuy(market, basket.goods.value, dear[3]!)).toMatch(/^only \d+ left$/);
  });

  it('is suggested: one after another that can be bought, and the first again after the last', () => {
    const seen: string[] = [];
    for (let press = 0; press < 30 && !seen.slice(0, -1).includes(seen.at(-1)!); press++) {
      basket.suggest();
      expect(basket.command).not.toBeNull();
      seen.push(JSON.stringify(basket.goods.value));
    }
    expect(seen.length).toBeGreaterThan(2);
    expect(seen.at(-1)).toBe(seen[0]);
    expect(session.dispatch(basket.command!)).toBeNull();
  });

  it('comes from one that is kept, with ships of one’s own: as many as may be bought, and the assets stay', () => {
    basket.add(ware('panic'));
    const kept = ['own_novelty', 'no_such_ship', 'css_virginia', ...cheapSix()];
    basket.fill(kept);
    const { ships, assets } = basket.goods.value;
    expect(ships).toEqual(
      ['own_novelty', ...cheapSix()].filter((id, place, all) => all.indexOf(id) === place).slice(0, 6),
    );
    expect(assets).toEqual(['panic']);
    expect(session.dispatch(basket.command!)).toBeNull();
    expect(session.newest).toMatchObject({ bought: { union: { ships, assets } } });
  });

  it('each ship lies there by her own facts, also one of no catalogue', () => {
    expect(ware('own_novelty').vessel).toEqual(NOVELTY);
    for (const { id, vessel: facts } of market.ships) expect(facts?.id).toBe(id);
  });
});
