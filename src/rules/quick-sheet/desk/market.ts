import type { Goods, MarketDesk, MarketView, WareView } from '../../../system/desk/index.ts';
import type { Force, Scenario } from '../../../core/scenario.ts';
import type { Side } from '../../../core/types.ts';
import { vesselOf } from '../../../ships/index.ts';
import { assetsLeft, assetsOpenTo, isMarket, marketOf, type Ware } from '../market.ts';
import { MARKET_STEP } from '../sequence.ts';
import { batteryInWords } from '../setup/rate.ts';
import { pointsParts, ratingOf, type PointsPart } from '../setup/ratings.ts';
import { ASSET_PRICES } from '../tables.ts';
import { ASSETS, type Asset, type QuickSheet, type Situation } from '../types.ts';
import { ASSET_NAME, kindOf, nameIn } from '../words/names.ts';
import { ASSET_SAYS } from './ask.ts';
import { t } from '../../../languages/language.ts';

/** What a ship of the yard is priced by, with its points. */
const PART: Readonly<Record<PointsPart, (points: number) => string>> = {
  hull: points => t`hull ${Math.round(points)}`,
  guns: points => t`guns ${points}`,
  ram: points => t`ram bow ${points}`,
  fast: points => t`fast ${points}`,
  shallow: points => t`shallow ${points}`,
  turrets: points => t`turrets ${points}`,
};

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const shipView = (scenario: Scenario, ware: Ware): WareView => {
  const force = scenario.forces.find(({ id }) => id === ware.id) as Force;
  const vessel = vesselOf(force);
  const rating = ratingOf(force);
  const parts = pointsParts(rating).filter(([, points]) => points > 0);
  return {
    id: ware.id,
    title: upper(nameIn(scenario, ware.id)),
    vessel,
    says: [kindOf(vessel.type, rating), t`hull ${rating.strength}`, batteryInWords(rating.guns)].join(', '),
    price: ware.price,
    why: parts.map(([part, points]) => PART[part](points)).join(' + '),
    most: 1,
  };
};

const assetView = (side: Side, asset: Asset, most: number): WareView => ({
  id: asset,
  title: upper(ASSET_NAME[asset]),
  vessel: null,
  says: ASSET_SAYS[asset],
  price: ASSET_PRICES[asset],
  why: '',
  most: assetsLeft(side, [asset]).includes(asset) ? most : 1,
});

const before = (scenario: Scenario, side: Side): MarketView | null => {
  if (!isMarket(scenario)) return null;
  const { purse, wares, ships: needed, assets: mostAssets } = marketOf(scenario, side);
  return {
    purse,
    needed,
    mostAssets,
    ships: wares.map(ware => shipView(scenario, ware)),
    assets: assetsOpenTo(side).map(asset => assetView(side, asset, mostAssets)),
  };
};

const of = (now: Situation, side: Side): MarketView | null => {
  const { cursor, outcome } = now.state;
  if (outcome || cursor.phase !== MARKET_STEP || !cursor.awaiting.includes(side)) return null;
  return before(now.scenario, side);
};

/** Q76: what may be bought, and what a purchase is. */
export const market: MarketDesk<QuickSheet> = {
  before,
  of,
  buy: (side, { ships, assets }) => ({
    type: 'buy',
    side,
    ships: [...ships],
    assets: ASSETS.flatMap(each => assets.flatMap(asset => (asset === each ? [each] : []))),
  }),
  goods: (command): Goods | null => (command.type === 'buy' ? { ships: command.ships, assets: command.assets } : null),
};
