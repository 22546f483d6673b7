import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Goods, MarketView, WareView } from '../../system/desk/index.ts';
import type { Command } from '../../core/types.ts';
import type { Session } from '../table/session.ts';
import { t } from '../../languages/language.ts';

const NOTHING: Goods = { ships: [], assets: [] };

/** What the player before the screen has put together and not yet bought: minds can be changed until then. */
export class Basket {
  readonly goods = signal<Goods>(NOTHING);
  /** Whether the chart is looked at meanwhile. */
  readonly aside = signal(false);
  /** What lies before him; null where there is nothing to buy. */
  readonly market: ReadonlySignal<MarketView | null>;
  readonly #session: Session;
  #shown = -1;

  constructor(session: Session) {
    this.#session = session;
    const desk = session.setup.match.rules.desk.market;
    this.market = computed(() => {
      const side = session.viewer.value;
      const away = side === null || session.busy.value || session.curtain.value !== null;
      return away || session.offers.value.length === 0 ? null : (desk?.of(session.now, side) ?? null);
    });
  }

  clear(): void {
    this.goods.value = NOTHING;
    this.aside.value = false;
    this.#shown = -1;
  }

  add(ware: WareView): void {
    const { ships, assets } = this.goods.peek();
    this.goods.value =
      ware.vessel === null ? { ships, assets: [...assets, ware.id] } : { ships: [...ships, ware.id], assets };
  }

  /** Takes one of them out again. */
  remove(ware: WareView): void {
    const { ships, assets } = this.goods.peek();
    const place = assets.lastIndexOf(ware.id);
    this.goods.value =
      ware.vessel === null
        ? { ships, assets: assets.filter((_, other) => other !== place) }
        : { ships: ships.filter(id => id !== ware.id), assets };
  }

  /** As many of these ships as may be bought, in their order, in place of those that are there. */
  fill(ships: readonly string[]): void {
    const market = this.market.peek();
    if (!market) return;
    this.goods.value = { ships: [], assets: this.goods.peek().assets };
    for (const id of ships) {
      const ware = market.ships.find(each => each.vessel?.id === id);
      if (ware && whyNotBuy(market, this.goods.peek(), ware) === null) this.add(ware);
    }
  }

  /** The next of the fleets that the rules put together. */
  suggest(): void {
    const desk = this.#session.setup.match.rules.desk.market;
    const ready = this.#session.offers.peek().flatMap(command => desk?.goods(command) ?? []);
    // The order in which they are offered says nothing.
    ready.sort((one, other) => (one.ships.join() < other.ships.join() ? -1 : 1));
    this.#shown = (this.#shown + 1) % Math.max(1, ready.length);
    this.goods.value = ready[this.#shown] ?? NOTHING;
  }

  /** The command that buys all this; null while it cannot be bought. */
  get command(): Command | null {
    const market = this.market.value;
    const goods = this.goods.value;
    const side = this.#session.viewer.value;
    if (!market || side === null || goods.ships.length !== market.needed || leftIn(market, goods) < 0) return null;
    return this.#session.setup.match.rules.desk.market?.buy(side, goods) ?? null;
  }
}

const spentOn = (wares: readonly WareView[], ids: readonly string[]): number =>
  ids.reduce((sum, id) => sum + (wares.find(ware => ware.id === id)?.price ?? 0), 0);

/** Points that would be left. */
export const leftIn = ({ purse, ships, assets }: MarketView, goods: Goods): number =>
  purse - spentOn(ships, goods.ships) - spentOn(assets, goods.assets);

/** How many of a ware have been put together. */
export const countIn = (goods: Goods, { id, vessel }: WareView): number =>
  (vessel === null ? goods.assets : goods.ships).filter(each => each === id).length;

/** Why one more of it cannot be bought now, in a few words; null where it can. */
export const whyNotBuy = (market: MarketView, goods: Goods, ware: WareView): string | null => {
  const left = leftIn(market, goods);
  const [there, most] = ware.vessel === null ? [goods.assets, market.mostAssets] : [goods.ships, market.needed];
  if (countIn(goods, ware) >= ware.most) return t`bought already`;
  if (there.length >= most) return ware.vessel === null ? t`no more than ${most} of these` : t`${most} ships are all`;
  return ware.price > left ? t`only ${Math.max(0, left)} left` : null;
};
