import type { OddsView } from '../../core/desk.ts';
import { enemyOf, type Command, type Side } from '../../core/types.ts';
import type { Helm } from '../helm.ts';
import { count, percent, SIDE_NAME } from '../words.ts';
import { Hands, playsCards } from './hands.tsx';
import { OddsCard } from './oddsCard.tsx';

/** One line of the list of orders. */
export interface Order {
  command: Command;
  words: string;
  /** What a die may make of it. */
  chance: string;
  give: () => void;
}

/** Odds in a word or two: the mean where there are many results, else the chance of the one that counts. */
const inShort = ({ outcomes, expected, headlines }: OddsView): string => {
  const [first] = headlines;
  if (outcomes.length > 2 || !first) return `${expected.toFixed(1)} on average`;
  return `${first.label} ${percent(first.chance)}`;
};

/** Orders that can be given now beside the primary one, in a fixed order: their places are their keys. */
export const ordersOf = (helm: Helm): Order[] => {
  const { session } = helm;
  const { rules } = session.setup.match;
  const selected = helm.selected.value;
  const common = helm.commonOffers.slice(0, -1);
  const own = selected === null ? [] : helm.offersFor(selected);
  const question = session.view.value.cursor.interrupts.length > 0 ? session.offers.value : [];
  return [...new Set([...question, ...own, ...common])].map(command => {
    const { target } = rules.desk.about(command);
    const odds = rules.desk.odds(session.now, command);
    return {
      command,
      words: rules.phrase(command, session.now),
      chance: odds ? inShort(odds) : '',
      give: () => (target === null ? helm.perform(command) : helm.aimAt(target)),
    };
  });
};

const OrderButtons = ({ orders }: { orders: readonly Order[] }) => (
  <ul class="orderList" aria-label="Orders">
    {orders.map((order, index) => (
      <li key={index}>
        <button type="button" class="order" onClick={order.give}>
          <span class="orderWords">{order.words}</span>
          {order.chance !== '' && <span class="orderChance">{order.chance}</span>}
          {index < 9 && <kbd aria-hidden="true">{index + 1}</kbd>}
        </button>
      </li>
    ))}
  </ul>
);

/** Units that wait for an order, when none is in hand. */
const Waiting = ({ helm }: { helm: Helm }) => {
  const actors = helm.actors.value;
  if (actors.length === 0) return null;
  return (
    <>
      <p class="hint">{count(actors.length, 'unit')} can act: choose one here or on the chart.</p>
      <ul class="chips" aria-label="Units that can act">
        {actors.map(id => (
          <li key={id}>
            <button type="button" class="chip" onClick={() => helm.take(id)}>
              {helm.unit(id)?.name ?? id}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};

/** The other side's hand held out. */
const DrawOffer = ({ helm, side }: { helm: Helm; side: Side }) => {
  const { session } = helm;
  const enemy = enemyOf(side);
  const accept = session.courtesies(side).find(command => command.type === 'offerDraw');
  if (!accept || !session.view.value.drawOffers.includes(enemy)) return null;
  return (
    <button type="button" class="order" onClick={() => helm.perform(accept)}>
      <span class="orderWords">The {SIDE_NAME[enemy]} side offers a draw. Accept it</span>
    </button>
  );
};

/** What is being asked: the step of the turn, or a question that has come up in it. */
const askedOf = (helm: Helm): string => {
  const { rules } = helm.session.setup.match;
  const { cursor } = helm.session.view.value;
  const question = cursor.interrupts.at(-1);
  return (question && rules.interrupts[question.type]?.title) ?? rules.sequence[cursor.phase]?.title ?? '';
};

/** The orders that the player before the screen can give, with what they risk. */
export const Orders = ({ helm }: { helm: Helm }) => {
  const { session } = helm;
  const side = session.viewer.value;
  const considered = helm.considered.value;
  const orders = ordersOf(helm);
  const selected = helm.unit(helm.selected.value);
  if (!side || session.busy.value) return null;
  return (
    <section class="orders" aria-labelledby="orders-title">
      <h2 id="orders-title" class="ordersTitle">
        <span class="hidden">{SIDE_NAME[side]}: </span>
        {askedOf(helm)}
        {selected && <span class="ordersFor">{selected.name}</span>}
      </h2>
      <DrawOffer helm={helm} side={side} />
      {playsCards(helm) ? (
        <Hands helm={helm} />
      ) : considered ? (
        <OddsCard helm={helm} considered={considered} />
      ) : orders.length > 0 ? (
        <OrderButtons orders={orders} />
      ) : (
        !selected && <Waiting helm={helm} />
      )}
    </section>
  );
};
