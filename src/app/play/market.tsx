import { useEffect, useMemo, useState } from 'preact/hooks';
import type { MarketView, WareView } from '../../system/desk/index.ts';
import type { Side } from '../../core/types.ts';
import { countIn, leftIn, whyNotBuy, type Basket } from '../helm/basket.ts';
import type { Helm } from '../helm/helm.ts';
import { fleets } from '../making/state.ts';
import { Thumb } from '../ships/drawing.tsx';
import { typeName } from '../ships/words.ts';
import { Flag } from '../ui/flag.tsx';
import { SIDE_NAME } from '../ui/words.ts';
import { t } from '../../languages/language.ts';
import './market.css';

interface Stall {
  basket: Basket;
  market: MarketView;
}

/** How much of the points is spent. */
const Purse = ({ basket, market }: Stall) => {
  const left = leftIn(market, basket.goods.value);
  return (
    <p class="marketPurse" data-testid="market-left" data-left={left}>
      <b>{left}</b> {t`of ${market.purse} points left`}
      <meter min={0} max={market.purse} value={left} aria-label={t`Points left`} />
    </p>
  );
};

/** A place of the fleet: a ship that may be taken out again, or room for one. */
const Berth = ({ basket, ware }: { basket: Basket; ware: WareView | undefined }) =>
  ware?.vessel ? (
    <li class="marketBerth">
      <Thumb ship={ware.vessel} />
      <span class="marketName">{ware.title}</span>
      <span class="small">{ware.price}</span>
      <button
        type="button"
        class="marketOut"
        aria-label={t`Take ${ware.title} out`}
        title={t`Take ${ware.title} out`}
        onClick={() => basket.remove(ware)}
      >
        ×
      </button>
    </li>
  ) : (
    <li class="marketBerth free">{t`free`}</li>
  );

const Chosen = ({ basket, market }: Stall) => {
  const { ships } = basket.goods.value;
  return (
    <ol class="marketFleet" aria-label={t`Ships chosen, ${ships.length} of ${market.needed}`}>
      {Array.from({ length: market.needed }, (_, place) => (
        <Berth key={place} basket={basket} ware={market.ships.find(({ id }) => id === ships[place])} />
      ))}
    </ol>
  );
};

/** A fleet of this side that is kept in the browser. */
const FromShelf = ({ basket, side }: { basket: Basket; side: Side }) => {
  useEffect(() => {
    if (!fleets.ready.peek()) void fleets.load();
  }, []);
  const own = fleets.all.value.filter(fleet => fleet.side === side);
  if (own.length === 0) return null;
  return (
    <select
      class="marketShelf"
      aria-label={t`From a fleet that is kept`}
      value=""
      onChange={event => {
        const fleet = own.find(({ id }) => id === event.currentTarget.value);
        if (fleet) basket.fill(fleet.ships);
        event.currentTarget.value = '';
      }}
    >
      <option value="">{t`From a fleet that is kept`}</option>
      {own.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
};

/** Something that may be used in the battle; bought more than once where that is allowed. */
const AssetRow = ({ basket, market, ware }: Stall & { ware: WareView }) => {
  const goods = basket.goods.value;
  const there = countIn(goods, ware);
  const why = whyNotBuy(market, goods, ware);
  return (
    <li class={there > 0 ? 'marketRow bought' : 'marketRow'}>
      <span class="marketText">
        <b>{ware.title}</b>
        <span class="small">{ware.says}</span>
      </span>
      <span class="marketPrice">{ware.price}</span>
      <span class="marketCount">
        <button
          type="button"
          class="second"
          aria-label={t`One ${ware.title} less`}
          disabled={there === 0}
          onClick={() => basket.remove(ware)}
        >
          −
        </button>
        <output>{there}</output>
        <button
          type="button"
          class="second"
          aria-label={t`One ${ware.title} more`}
          aria-disabled={why !== null}
          title={why ?? undefined}
          onClick={() => {
            if (why === null) basket.add(ware);
          }}
        >
          +
        </button>
      </span>
    </li>
  );
};

/** A ship for sale: what she is, what she costs and why, and whether she can be had. */
const ShipRow = ({ basket, market, ware }: Stall & { ware: WareView }) => {
  const goods = basket.goods.value;
  const aboard = countIn(goods, ware) > 0;
  const why = aboard ? null : whyNotBuy(market, goods, ware);
  const dear = why !== null && goods.ships.length < market.needed;
  return (
    <li class={aboard ? 'marketRow bought' : why === null ? 'marketRow' : 'marketRow dear'}>
      {ware.vessel && <Thumb ship={ware.vessel} />}
      <span class="marketText">
        <b>{ware.title}</b>
        <span class="small">{ware.says}</span>
        <span class="small marketWhy">{ware.why}</span>
      </span>
      <span class="marketPrice">{ware.price}</span>
      <button
        type="button"
        class="second"
        aria-label={aboard ? t`Take out ${ware.title}` : t`Buy ${ware.title}`}
        aria-pressed={aboard}
        aria-disabled={why !== null}
        title={why ?? undefined}
        onClick={() => {
          if (aboard) basket.remove(ware);
          else if (why === null) basket.add(ware);
        }}
      >
        {aboard ? t`Take out` : t`Buy`}
      </button>
      {dear && <span class="small marketNot">{why}</span>}
    </li>
  );
};

type Order = 'dear' | 'cheap' | 'name';

const ORDERS: Readonly<Record<Order, (one: WareView, other: WareView) => number>> = {
  dear: (one, other) => other.price - one.price,
  cheap: (one, other) => one.price - other.price,
  name: (one, other) => (one.title < other.title ? -1 : 1),
};
const ORDER_NAME: Readonly<Record<Order, string>> = {
  dear: t`Dearest first`,
  cheap: t`Cheapest first`,
  name: t`By name`,
};
const EVERY_ORDER: readonly Order[] = ['dear', 'cheap', 'name'];

const typeOf = ({ vessel }: WareView): string => vessel?.type ?? '';

const ASSETS = 'market-assets';

const assetsInWords = ({ basket, market }: Stall): string =>
  t`Assets, ${basket.goods.value.assets.length} of ${market.mostAssets}`;

const toAssets = (): void => {
  const list = document.getElementById(ASSETS);
  list?.scrollIntoView();
  list?.focus({ preventScroll: true });
};

/** The ships of the yard, by type and in the order that is asked for. */
const Yard = ({ basket, market }: Stall) => {
  const [type, pick] = useState('');
  const [order, sort] = useState<Order>('dear');
  const [affordable, onlyAffordable] = useState(false);
  const goods = basket.goods.value;
  const types = useMemo(() => [...new Set(market.ships.map(typeOf))], [market]);
  const shown = market.ships
    .filter(ware => type === '' || typeOf(ware) === type)
    .filter(ware => !affordable || countIn(goods, ware) > 0 || whyNotBuy(market, goods, ware) === null)
    .sort((one, other) => ORDERS[order](one, other) || ORDERS.name(one, other));
  return (
    <section class="marketYard" aria-label={t`Ships for sale`}>
      <div class="marketFinder">
        <h3>{t`Ships`}</h3>
        <select aria-label={t`Type`} value={type} onChange={event => pick(event.currentTarget.value)}>
          <option value="">{t`All types`}</option>
          {types.map(each => (
            <option key={each} value={each}>
              {typeName(each as Parameters<typeof typeName>[0])}
            </option>
          ))}
        </select>
        <select
          aria-label={t`In what order`}
          value={order}
          onChange={event => sort(event.currentTarget.value as Order)}
        >
          {EVERY_ORDER.map(each => (
            <option key={each} value={each}>
              {ORDER_NAME[each]}
            </option>
          ))}
        </select>
        <label class="marketOnly">
          <input type="checkbox" checked={affordable} onChange={event => onlyAffordable(event.currentTarget.checked)} />
          {t`Only what I can buy`}
        </label>
        <button type="button" class="second marketJump" onClick={toAssets}>
          {assetsInWords({ basket, market })}
        </button>
      </div>
      <ul class="marketRows">
        {shown.map(ware => (
          <ShipRow key={ware.id} basket={basket} market={market} ware={ware} />
        ))}
        {shown.length === 0 && <li class="empty">{t`None of these can be bought any more.`}</li>}
      </ul>
    </section>
  );
};

const AssetList = ({ basket, market }: Stall) => (
  <section class="marketAssets" id={ASSETS} tabIndex={-1} aria-label={t`Assets for sale`}>
    <h3>{assetsInWords({ basket, market })}</h3>
    <ul class="marketRows">
      {market.assets.map(ware => (
        <AssetRow key={ware.id} basket={basket} market={market} ware={ware} />
      ))}
    </ul>
  </section>
);

const Hall = ({ basket, market, side }: Stall & { side: Side }) => (
  <section class={`card marketHall ${side}`} aria-labelledby="market-title" data-testid="market">
    <header class="marketHead">
      <h2 id="market-title">
        <Flag side={side} /> {t`${SIDE_NAME[side]} fleet`}
      </h2>
      <Purse basket={basket} market={market} />
      <div class="marketWays">
        <button type="button" class="second" onClick={() => basket.suggest()}>
          {t`Suggest a fleet`}
        </button>
        <FromShelf basket={basket} side={side} />
        <button type="button" class="second" onClick={() => basket.clear()}>
          {t`Empty`}
        </button>
        <button type="button" class="second" onClick={() => (basket.aside.value = true)}>
          {t`Look at the chart`}
        </button>
      </div>
      <Chosen basket={basket} market={market} />
    </header>
    <div class="marketGoods" data-scrolls>
      <Yard basket={basket} market={market} />
      <AssetList basket={basket} market={market} />
    </div>
  </section>
);

/** Where a fleet is bought before the battle: it lies over the chart, which can be looked at meanwhile. */
export const Market = ({ helm }: { helm: Helm }) => {
  const { basket, session } = helm;
  const market = basket.market.value;
  const side = session.viewer.value;
  if (!market || side === null) return null;
  if (!basket.aside.value) return <Hall key={side} basket={basket} market={market} side={side} />;
  return (
    <button type="button" class="primary marketBack" onClick={() => (basket.aside.value = false)}>
      <span class="primaryLabel">{t`Back to the fleet`}</span>
    </button>
  );
};
