import type { OddsView } from '../../system/desk/index.ts';
import type { Helm } from '../helm/helm.ts';
import { headlinesShown } from '../helm/headlines.ts';
import { WhyAsked, WhyLink } from '../help/why.tsx';
import { ordersOf, stanceOrders, type Order } from '../helm/orderList.ts';
import { meanInWords, percent, SIDE_NAME } from '../ui/words.ts';
import { Flag } from '../ui/flag.tsx';
import { t } from '../../languages/language.ts';

/** The odds of a salvo in one line: the mean, then what counts most and can happen at all. */
const oddsLine = ({ expected, measure, headlines }: OddsView): string =>
  [
    meanInWords(expected, measure),
    ...headlinesShown(headlines)
      .filter(({ chance }) => chance > 0)
      .map(({ label, chance }) => `${label} ${percent(chance)}`),
  ].join(', ');

interface AnswerProps {
  helm: Helm;
  order: Order;
  keyOf: number;
}

const Answer = ({ helm, order, keyOf }: AnswerProps) => {
  const { desk } = helm.session.setup.match.rules;
  const { unit, target } = desk.about(order.command);
  const odds = helm.oddsOf(order.command);
  return (
    <li>
      <button
        type="button"
        class={order.hopeless ? 'order answer hopeless' : 'order answer'}
        onClick={order.give}
        onFocus={() => (helm.preview.value = order.command)}
        onBlur={() => (helm.preview.value = null)}
      >
        <span class="orderWords">
          {unit === null || target === null ? order.words : t`${helm.unit(unit)?.name ?? unit} fires`}
          {odds && <span class="orderSays">{order.hopeless ? order.chance : oddsLine(odds)}</span>}
          {!odds && order.says !== '' && <span class="orderSays">{order.says}</span>}
        </span>
        {keyOf < 10 && <kbd aria-hidden="true">{keyOf}</kbd>}
      </button>
      <WhyLink why={{ of: 'command', name: order.command.type }} about={order.words} />
    </li>
  );
};

type StanceOrder = ReturnType<typeof stanceOrders>[number];

/** What shall be done by itself from now on, so that the question does not come again. */
const FromNowOn = ({ helm, orders, first }: { helm: Helm; orders: readonly StanceOrder[]; first: number }) => {
  const side = helm.session.viewer.value;
  const all = orders.filter(({ unit }) => unit === null);
  const own = orders.filter(({ unit }) => unit !== null);
  const units = [...new Set(own.map(({ unit }) => unit))];
  return (
    <div class="fromNowOn" role="group" aria-label={t`From now on`}>
      <h3>{t`From now on, without asking`}</h3>
      <p class="stanceRow">
        <span class="stanceWho">{side ? t`All ${SIDE_NAME[side]} units` : ''}</span>
        {all.map(order => (
          <button key={order.stance} type="button" class="chip" title={order.says} onClick={order.give}>
            {order.words} {order.letter !== '' && <kbd aria-hidden="true">{order.letter}</kbd>}
          </button>
        ))}
      </p>
      {units.map(unit => (
        <p key={unit} class="stanceRow">
          <span class="stanceWho">{helm.unit(unit)?.name}</span>
          {own.map((order, place) =>
            order.unit === unit ? (
              <button key={order.stance} type="button" class="chip" title={order.says} onClick={order.give}>
                {order.words} {first + place < 10 && <kbd aria-hidden="true">{first + place}</kbd>}
              </button>
            ) : null,
          )}
        </p>
      ))}
    </div>
  );
};

/** The answer for the whole side that a key stands for. */
export const stanceByKey = (helm: Helm, code: string): StanceOrder | undefined =>
  stanceOrders(helm).find(({ unit, letter }) => unit === null && code === `Key${letter}`);

/** Answers by number: first those to the question itself, then those for single units from now on. */
export const answersOf = (helm: Helm): readonly Order[] => [
  ...ordersOf(helm),
  ...stanceOrders(helm).filter(({ unit }) => unit !== null),
];

/** A question in the middle of somebody's move: to whom, about what, and every answer. */
export const Question = ({ helm, title }: { helm: Helm; title: string }) => {
  const { session } = helm;
  const side = session.viewer.value;
  if (!side) return null;
  const orders = ordersOf(helm);
  const stances = stanceOrders(helm);
  const text = session.setup.match.rules.desk.deciding.asked(session.ownNow, side)?.text;
  const asked = session.view.value.cursor.interrupts.at(-1);
  return (
    <section class={`question ${side}`} aria-labelledby="orders-title" data-testid="question">
      <h2 id="orders-title" class="questionHead">
        <Flag side={side} /> <b>{SIDE_NAME[side]}:</b> {title}
        {asked && <WhyLink why={{ of: 'question', name: asked.type }} about={title} />}
      </h2>
      {text !== undefined && <p class="questionText">{text}</p>}
      <WhyAsked helm={helm} />
      <ul class="orderList" aria-label={t`Orders`}>
        {orders.map((order, index) => (
          <Answer key={index} helm={helm} order={order} keyOf={index + 1} />
        ))}
      </ul>
      {stances.length > 0 && <FromNowOn helm={helm} orders={stances} first={orders.length + 1} />}
    </section>
  );
};
