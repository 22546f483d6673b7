import { diceOf, seedFrom } from '../../core/dice.ts';
import type { Force, Scenario } from '../../core/scenario.ts';
import { SIDES, enemyOf, type Command, type ShipId, type Side } from '../../core/types.ts';
import { layDecks } from './decks.ts';
import { isForSale, settingsOf } from './setup/settings.ts';
import { musterShip } from './setup/musterShip.ts';
import { forcePoints, workPoints } from './setup/ratings.ts';
import { ASSET_PRICES, FLEET_POINTS, GENERATED } from './tables.ts';
import { ASSETS, type Asset, type Play, type Purchase, type QuickSheetCommand, type Situation } from './types.ts';
import { defenderFirst } from './units.ts';

/** Q55, Q76: each side buys its ships and assets, both at once and in secret. */

const CONFEDERATE_ONLY: readonly Asset[] = ['mines', 'submarine', 'fireRaft'];
const MANY: readonly Asset[] = ['mines', 'fireRaft'];

/** Q42: some things are the Confederates' alone. */
export const assetsOpenTo = (side: Side): Asset[] =>
  ASSETS.filter(asset => side === 'confederate' || !CONFEDERATE_ONLY.includes(asset));

/** Q42: what a side that holds these may still take: most things are taken once. */
export const assetsLeft = (side: Side, held: readonly (Asset | 'hidden')[]): Asset[] =>
  assetsOpenTo(side).filter(asset => MANY.includes(asset) || !held.includes(asset));

/** A ship for sale and what she costs (Q53). */
export interface Ware {
  readonly id: ShipId;
  readonly price: number;
}

/** What a side may buy, and with what. */
export interface Market {
  readonly side: Side;
  /** Points that it has; the fort is paid for. */
  readonly purse: number;
  /** How many ships it must buy: six, or as many as there are and the purse can pay. */
  readonly ships: number;
  readonly wares: readonly Ware[];
  /** How many assets it may have at most. */
  readonly assets: number;
}

/** Whether the fleets of this battle are bought before it. */
export const isMarket = (scenario: Scenario): boolean => settingsOf(scenario).fleetPoints > 0;

const wareOf = (force: Force): Ware => ({ id: force.id, price: forcePoints(force) });

/** Of ships at these prices as many as a purse can pay, six at most. */
const affordable = (prices: readonly number[], purse: number): number => {
  const cheapest = [...prices].sort((one, other) => one - other).slice(0, FLEET_POINTS.ships);
  let left = purse;
  return cheapest.filter(price => (left -= price) >= 0).length;
};

/** Q53, Q55, Q76: what lies before a side. Q42: the defender opens with fewer ships, and so has one asset more. */
export const marketOf = (scenario: Scenario, side: Side): Market => {
  const settings = settingsOf(scenario);
  const forts = scenario.works.filter(work => work.side === side && work.kind === 'fort');
  const purse = settings.fleetPoints - forts.reduce((sum, work) => sum + workPoints(work), 0);
  const wares = scenario.forces.filter(force => force.side === side && isForSale(force, settings)).map(wareOf);
  return {
    side,
    purse: Math.max(0, purse),
    ships: affordable(
      wares.map(ware => ware.price),
      purse,
    ),
    wares,
    assets: side === settings.attacker ? GENERATED.assets : GENERATED.assetsOfFewer,
  };
};

/** What ships and assets cost together. */
const priceOf = ({ wares }: Market, { ships, assets }: Purchase): number =>
  wares.reduce((sum, ware) => sum + (ships.includes(ware.id) ? ware.price : 0), 0) +
  assets.reduce((sum, asset) => sum + ASSET_PRICES[asset], 0);

const takesTwice = (side: Side, assets: readonly Asset[]): boolean =>
  assets.some((asset, place) => !assetsLeft(side, assets.slice(0, place)).includes(asset));

/** Why a purchase cannot be made. */
type Fault = 'ships' | 'shipTwice' | 'shipUnknown' | 'assets' | 'asset' | 'dear';

/** Q42, Q53, Q76: what is wrong with a purchase; null where it may be made. */
const faultIn = (market: Market, purchase: Purchase): Fault | null => {
  const { ships, assets } = purchase;
  if (ships.some(id => !market.wares.some(ware => ware.id === id))) return 'shipUnknown';
  if (new Set(ships).size < ships.length) return 'shipTwice';
  if (assets.length > market.assets) return 'assets';
  if (takesTwice(market.side, assets)) return 'asset';
  if (priceOf(market, purchase) > market.purse) return 'dear';
  return ships.length === market.ships ? null : 'ships';
};

/** Fleets that are put together for a side that would rather not. */
const OFFERS = 6;
/** Fleets tried before the one that comes nearest to its points is taken. */
const TRIES = 40;

/** Q76: a purchase by chance: assets first, then the dearest of many fleets that the rest can pay, at worst the cheapest. */
const anyPurchase = (market: Market, seed: string): Purchase => {
  const dice = diceOf(seedFrom(seed));
  const any = <T>(from: T[]): T[] => (from.length > 0 ? from.splice(dice.roll(from.length) - 1, 1) : []);
  const cheapest = [...market.wares].sort((one, other) => one.price - other.price).slice(0, market.ships);
  const least = cheapest.reduce((sum, ware) => sum + ware.price, 0);
  const assets: Asset[] = [];
  let left = market.purse;
  for (let place = 0; place < market.assets; place++) {
    for (const asset of any(assetsLeft(market.side, assets))) {
      if (left - ASSET_PRICES[asset] < least) continue;
      assets.push(asset);
      left -= ASSET_PRICES[asset];
    }
  }
  let best = { ships: cheapest, price: least };
  for (let round = 0; round < TRIES; round++) {
    const open = [...market.wares];
    const ships = Array.from({ length: market.ships }, () => any(open)).flat();
    const price = ships.reduce((sum, ware) => sum + ware.price, 0);
    if (price <= left && price > best.price) best = { ships, price };
  }
  return {
    ships: best.ships.map(ware => ware.id),
    assets: ASSETS.flatMap(each => assets.filter(asset => asset === each)),
  };
};

const buying = (side: Side, { ships, assets }: Purchase): QuickSheetCommand => ({ type: 'buy', side, ships, assets });

/** What each side is offered ready-made: the same for the same battle. */
export type Offers = Readonly<Record<Side, readonly QuickSheetCommand[]>>;

const offersTo = (scenario: Scenario, side: Side): QuickSheetCommand[] => {
  const market = marketOf(scenario, side);
  const all = Array.from({ length: OFFERS }, (_, place) =>
    anyPurchase(market, `${scenario.id}/${side}/market/${place}`),
  );
  return [...new Map(all.map(each => [[...each.ships].sort().join(), each])).values()].map(each => buying(side, each));
};

/** They hang on the battle alone. */
export const marketFacts = ({ scenario }: Situation, before?: Offers): Offers =>
  before ?? { union: offersTo(scenario, 'union'), confederate: offersTo(scenario, 'confederate') };

/** Q76: both buy at once. */
export const buyersOwed = ({ state }: Situation): Side[] =>
  defenderFirst(state).filter(side => state.bought[side] === null);

export const buyOptions = (_: Situation, side: Side, offers: Offers): readonly QuickSheetCommand[] => offers[side];

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= MOST_NAMES && value.every(each => typeof each === 'string');
/** No purchase names more. */
const MOST_NAMES = 20;

/** Any other purchase, too many to be listed. */
export const acceptPurchase = ({ scenario }: Situation, command: Command): QuickSheetCommand | null => {
  const { type, side, ships, assets } = command as Command & { ships?: unknown; assets?: unknown };
  if (type !== 'buy' || !isNames(ships) || !isNames(assets)) return null;
  const purchase: Purchase = {
    ships,
    assets: assets.filter(asset => ASSETS.some(known => known === asset)) as Asset[],
  };
  return faultIn(marketOf(scenario, side), purchase) === null ? buying(side, purchase) : null;
};

export const buy = (play: Play, command: QuickSheetCommand): void => {
  if (command.type !== 'buy') return;
  play.state.bought[command.side] = { ships: [...command.ships], assets: [...command.assets] };
};

/** Q55, Q76: both fleets are laid on the table, their assets are not; decks for as many ships (Q2). */
export const openFleets = (play: Play): void => {
  const { state, scenario } = play;
  const settings = settingsOf(scenario);
  const fleet = (side: Side): readonly ShipId[] => state.bought[side]?.ships ?? [];
  const forces = scenario.forces.filter(force => isForSale(force, settings) && fleet(force.side).includes(force.id));
  const mustered = forces.map(force => [force.id, musterShip(force, scenario, settings)] as const);
  state.ships = Object.fromEntries([...mustered, ...Object.entries(state.ships)]);
  for (const side of defenderFirst(state)) {
    const ships = forces.filter(force => force.side === side);
    layDecks(play, side, ships.length);
    state.assets[side].push(...(state.bought[side]?.assets ?? []));
    const points = ships.reduce((sum, force) => sum + forcePoints(force), 0);
    play.emit({ type: 'fleetShown', side, ships: ships.map(force => force.id), points });
  }
  for (const side of SIDES) state.bought[side] = null;
};

/** What a side that cannot know it may take the enemy to have bought: one of the fleets that are put together for him. */
export const supposedPurchase = (
  { scenario, state }: Situation,
  side: Side,
  roll: (sides: number) => number,
): Purchase | null => {
  const enemy = enemyOf(side);
  if (state.bought[enemy] !== null || state.cursor.awaiting.includes(enemy)) return state.bought[enemy];
  const offers = offersTo(scenario, enemy);
  const offer = offers[roll(offers.length) - 1];
  return offer?.type === 'buy' ? { ships: [...offer.ships], assets: [...offer.assets] } : null;
};
