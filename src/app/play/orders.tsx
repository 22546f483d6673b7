import { useState } from 'preact/hooks';
import './opportunity.css';
import './standing.css';
import './gunDeck.css';
import './preGame.css';
import type { Why } from '../../system/help.ts';
import { enemyOf, type Side } from '../../core/types.ts';
import type { Helm } from '../helm/helm.ts';
import type { Table } from '../table/table.ts';
import { WhyLink } from '../help/why.tsx';
import { inCount } from '../helm/givenUp.ts';
import { ordersOf, type Order } from '../helm/orderList.ts';
import { turnOf } from '../helm/primary.ts';
import { count, SIDE_NAME } from '../ui/words.ts';
import { Flag } from '../ui/flag.tsx';
import { foregoneInWords } from '../opponent/foregoneInWords.ts';
import { FollowHer } from './followHer.tsx';
import { FiringDeck } from './gunDeck.tsx';
import { Hands, playsCards } from './hands.tsx';
import { OpponentCard } from './opponentCard.tsx';
import { OddsCard } from './oddsCard.tsx';
import { Question } from './opportunity.tsx';
import { PlotTable } from './plotTable.tsx';
import { PreGame } from './preGame.tsx';
import { givesStanding, StandingOrders } from './standing.tsx';
import { t } from '../../languages/language.ts';

const OrderButtons = ({ orders, from = 1 }: { orders: readonly Order[]; from?: number }) => (
  <ul class="orderList" aria-label={t`Orders`}>
    {orders.map((order, index) => (
      <li key={index}>
        <button
          type="button"
          class={order.hopeless ? 'order hopeless' : 'order'}
          data-order={order.command.type}
          onClick={order.give}
        >
          <span class="orderWords">
            {order.words}
            {order.says !== '' && <span class="orderSays">{order.says}</span>}
          </span>
          {order.chance !== '' && <span class="orderChance">{order.chance}</span>}
          {from + index < 10 && <kbd aria-hidden="true">{from + index}</kbd>}
        </button>
        <WhyLink why={{ of: 'command', name: order.command.type }} about={order.words} />
      </li>
    ))}
  </ul>
);

/** Units that wait for an order, when none is in hand. */
const Waiting = ({ helm }: { helm: Helm }) => {
  const actors = helm.actors.value;
  if (actors.length === 0) return null;
  const arrivalOf = (id: string): string | undefined => helm.unit(id)?.arrives;
  return (
    <>
      <p class="hint">
        {actors.every(arrivalOf)
          ? t`${inCount(helm, actors)} can act: choose one here; none is on the chart yet.`
          : t`${inCount(helm, actors)} can act: choose one here or on the chart.`}
      </p>
      <ul class="chips" aria-label={t`Units that can act`}>
        {actors.map(id => (
          <li key={id}>
            <button type="button" class="chip" onClick={() => helm.take(id)}>
              {helm.unit(id)?.name ?? id}
              {arrivalOf(id) !== undefined && <small>, {t`comes ${arrivalOf(id) ?? ''}`}</small>}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};

/** Whose turn it is, while another is looked at; a press leads to her. */
const WhoseTurn = ({ helm }: { helm: Helm }) => {
  const unit = turnOf(helm);
  if (unit === null) return null;
  const name = helm.unit(unit)?.name ?? unit;
  return (
    <p class="hint shown" data-testid="whose-turn">
      {t`It is ${name}’s turn.`}{' '}
      <button type="button" class="chip" onClick={() => helm.take(unit)}>
        {t`Back to ${name}`}
      </button>
    </p>
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
      <span class="orderWords">{t`The ${SIDE_NAME[enemy]} side offers a draw. Accept it`}</span>
    </button>
  );
};

/** The end of a battle in which nothing can change any more, for whoever does not want to wait for it. */
const Foregone = ({ helm, side }: { helm: Helm; side: Side }) => {
  const { session, solo } = helm;
  const end = solo.foregone.value;
  const polite = session.courtesies(side);
  if (end === null || polite.length === 0) return null;
  const own = polite.find(({ type }) => type === (end === 'draw' ? 'offerDraw' : 'concede'));
  if (!own) return null;
  const button = end === 'draw' ? t`Offer a draw` : end === side ? t`Let the enemy strike` : t`Concede the battle`;
  return (
    <div class="foregone" data-testid="foregone">
      <p class="hint shown">{foregoneInWords(end, side)}</p>
      <button type="button" class="chip" onClick={() => (end === side ? solo.strike() : helm.perform(own))}>
        {button}
      </button>
    </div>
  );
};

/** What is being asked: the step of the turn, or a question that has come up in it. */
const askedOf = (helm: Helm): string => {
  const { rules } = helm.session.setup.match;
  const { cursor } = helm.session.view.value;
  const question = cursor.interrupts.at(-1);
  return (question && rules.interrupts[question.type]?.title) ?? rules.sequence[cursor.phase]?.title ?? '';
};

/** The step of the turn, or the question, to ask the rules about. */
const whyOf = (helm: Helm): Why | null => {
  const { cursor } = helm.session.view.value;
  const question = cursor.interrupts.at(-1);
  if (question) return { of: 'question', name: question.type };
  const step = helm.session.setup.match.rules.sequence[cursor.phase];
  return step ? { of: 'step', name: step.id, cite: step.cite } : null;
};

/** What is being looked at: guns one by one where they are told apart, other ways beside them. */
const Looking = ({ helm }: { helm: Helm }) => {
  const considered = helm.considered.value;
  const { desk } = helm.session.setup.match.rules;
  if (!considered) return null;
  const firer = helm.unit(considered.unit);
  const guns = helm.salvo;
  const all = ordersOf(helm);
  const others = considered.commands.length > 1 ? all.filter(({ command }) => !guns.includes(command)) : [];
  return (
    <>
      <OddsCard helm={helm} considered={considered} />
      {others.length > 0 && <OrderButtons orders={others} from={all.indexOf(others[0] as Order) + 1} />}
      {firer && considered.target !== '' && desk.guns && (guns.length > 0 || considered.why !== null) && (
        <FiringDeck helm={helm} unit={firer} target={considered.target} />
      )}
    </>
  );
};

/** Where a place on the chart is to be chosen, and for what. */
const PlaceHint = ({ helm }: { helm: Helm }) => {
  const places = new Set(helm.places.map(({ hex }) => hex)).size;
  const means = helm.means.value;
  const anyTarget = means !== null && helm.targets.length > 0;
  if (means === null && (places === 0 || helm.selected.value === null)) return null;
  return (
    <p class="hint shown">
      {means === null
        ? t`Choose one of ${count(places, 'place')} on the chart.`
        : `${means}: ${anyTarget ? t`choose a ship on the chart.` : t`choose one of ${count(places, 'place')} on the chart.`}${t` Esc puts it back.`}`}
    </p>
  );
};

/** That a ship goes where she is sent on the chart: until the first order of a side, and where no lesson says it. */
const SentByChart = ({ table: { helm, hints }, side }: { table: Table; side: Side }) => {
  const unit = helm.unit(helm.selected.value);
  const isNew = !helm.session.history.value.some(({ command }) => command.side === side);
  if (!unit || !isNew || hints.briefing || helm.destinations.value.length === 0) return null;
  return <p class="hint shown" data-testid="sent-by-chart">{t`${unit.name} goes to the brass hex that you press.`}</p>;
};

const Heading = ({ helm, side }: { helm: Helm; side: Side }) => {
  const { session } = helm;
  const selected = helm.unit(helm.selected.value);
  const asked = session.setup.match.rules.desk.deciding.asked(session.ownNow, side);
  const why = whyOf(helm);
  const { cursor } = session.view.value;
  const printed = cursor.interrupts.length === 0 && session.setup.match.rules.sequence[cursor.phase]?.printed;
  return (
    <>
      <h2
        id="orders-title"
        title={printed ? t`In the rulebook: ${printed}` : undefined}
        class={session.open.value ? `ordersTitle addressed ${side}` : 'ordersTitle'}
      >
        {session.open.value ? (
          <>
            <Flag side={side} /> {SIDE_NAME[side]}:{' '}
          </>
        ) : (
          <span class="hidden">{SIDE_NAME[side]}: </span>
        )}
        {askedOf(helm)}
        {why && <WhyLink why={why} about={askedOf(helm)} />}
        {selected && <span class="ordersFor">{selected.name}</span>}
      </h2>
      {printed && <p class="small printedAs">{t`In the rulebook: ${printed}`}</p>}
      {asked && !helm.considered.value && (asked.unit === null || asked.unit === selected?.id) && (
        <p class="askedText">{asked.text}</p>
      )}
    </>
  );
};

/** On a screen that both players may see, the one who decides can look at what he alone knows. */
const Peek = ({ helm }: { helm: Helm }) => {
  const { session } = helm;
  if (!session.open.value) return null;
  return (
    <button type="button" class="peek" aria-pressed={session.peeking.value} onClick={() => session.peek()}>
      {session.peeking.value ? t`Turn my cards face down` : t`Look at my own cards and marks`}
      <kbd aria-hidden="true">V</kbd>
    </button>
  );
};

/** The orders that the player before the screen can give, with what they risk. */
export const Orders = ({ table }: { table: Table }) => {
  const { session, helm, plotting } = table;
  const [standingOpen, openStanding] = useState(false);
  const side = session.viewer.value;
  if (helm.solo.side.value !== null) return <OpponentCard helm={helm} />;
  if (!side || (session.busy.value && !plotting.active.value)) return null;
  const prelude = session.setup.match.rules.desk.prelude?.(session.now);
  if (prelude) return <PreGame helm={helm} prelude={prelude} />;
  const isQuestion = session.view.value.cursor.interrupts.length > 0;
  if (isQuestion && !helm.considered.value) return <Question helm={helm} title={askedOf(helm)} />;
  const considered = helm.considered.value;
  const orders = considered ? [] : ordersOf(helm);
  return (
    <section class="orders" aria-labelledby="orders-title">
      <Heading helm={helm} side={side} />
      <DrawOffer helm={helm} side={side} />
      <Foregone helm={helm} side={side} />
      {givesStanding(helm) && <StandingOrders helm={helm} open={standingOpen} setOpen={openStanding} />}
      {plotting.active.value ? (
        <PlotTable helm={helm} plotting={plotting} captain={table.captainPlots}>
          <FollowHer table={table} />
        </PlotTable>
      ) : playsCards(helm) ? (
        <Hands helm={helm} />
      ) : considered ? (
        <Looking helm={helm} />
      ) : (
        <>
          <WhoseTurn helm={helm} />
          <PlaceHint helm={helm} />
          <SentByChart table={table} side={side} />
          <FollowHer table={table} />
          {orders.length > 0 && <OrderButtons orders={orders} />}
          {!helm.selected.value && <Waiting helm={helm} />}
        </>
      )}
      {!considered && <Peek helm={helm} />}
    </section>
  );
};
