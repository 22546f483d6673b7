import { useEffect, useRef, useState } from 'preact/hooks';
import type { CardView, HandView } from '../../system/desk/index.ts';
import type { Refusal } from '../../system/refusal.ts';
import { cardOffers, prospectOf, type Prospect } from '../helm/draft.ts';
import type { Helm } from '../helm/helm.ts';
import { Refused, WhyLink } from '../help/why.tsx';
import { count } from '../ui/words.ts';
import { CardFace, cardInWords, MiniFace, ShownCard, Tick } from './card.tsx';
import { t } from '../../languages/language.ts';

/** What she sees of the enemy, in a few words. */
export const prospectInWords = ({ targets, nearest }: Prospect): string => {
  const [first, ...others] = targets;
  if (first) return t`Bears on ${first.name}${others.length > 0 ? t` and ${others.length} more` : ''}`;
  return nearest === null ? t`No enemy in sight` : t`Enemy ${count(nearest, 'hex', 'hexes')} off`;
};

/** The next unit after that one for which nothing is chosen yet. */
const nextOpen = (helm: Helm, after: string): string | null => {
  const units = [...new Set(cardOffers(helm.session).map(({ unit }) => unit))];
  const chosen = helm.draft.chosen.peek();
  const at = units.indexOf(after);
  return [...units.slice(at + 1), ...units.slice(0, at)].find(unit => chosen[unit] === undefined) ?? null;
};

/**
 * Chooses a card; the first choice for a ship goes on to the next one. A finger cannot point at a card before it chooses: its choice
 * stays in hand, so that it is seen where she must end (Q5), and a second tap goes on.
 */
const choose = (helm: Helm, unit: string, card: string, byFinger: boolean): void => {
  const before = helm.draft.chosen.peek()[unit];
  helm.draft.choose(unit, card);
  const goesOn = byFinger ? before === card : before === undefined;
  helm.take((goesOn ? nextOpen(helm, unit) : null) ?? unit);
};

/** What a button needs that chooses a card, by mouse, key or finger. */
const useChoice = (helm: Helm, unit: string) => {
  const finger = useRef(false);
  const pressed = (event: PointerEvent): void => {
    finger.current = event.type === 'pointerdown' && event.pointerType === 'touch';
  };
  return (card: string) => ({
    onPointerDown: pressed,
    onPointerCancel: pressed,
    onClick: () => {
      choose(helm, unit, card, finger.current);
      finger.current = false;
    },
  });
};

/** The physical card that counts as chosen: the first of those that are alike. */
const placeOf = (held: HandView['held'], card: string | undefined): number =>
  card === undefined ? -1 : held.findIndex(other => other?.id === card);

/** The hand of one ship as a fan of printed cards. */
const Fan = ({ helm, hand }: { helm: Helm; hand: HandView }) => {
  const choice = helm.draft.chosen.value[hand.unit];
  const chosen = placeOf(hand.held, choice);
  const choosing = useChoice(helm, hand.unit);
  const weigh = (card: string | null): void => {
    helm.cards.weighed.value = { unit: hand.unit, card };
  };
  const leave = (): void => weigh(choice ?? null);
  return (
    <ul class="fan" aria-label={t`Cards of ${helm.unit(hand.unit)?.name ?? hand.unit}`}>
      {hand.held.map((card, place) => (
        <li key={place} class={place === chosen ? 'fanned chosen' : 'fanned'}>
          {card && (
            <button
              type="button"
              class="orderCard"
              aria-pressed={place === chosen}
              title={cardInWords(card)}
              onPointerEnter={() => weigh(card.id)}
              onPointerLeave={leave}
              onFocus={() => weigh(card.id)}
              onBlur={leave}
              {...choosing(card.id)}
            >
              <CardFace card={card} />
              <span class="hidden">{cardInWords(card)}</span>
              {place === chosen && <Tick />}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
};

/** The same hand where nothing is to be chosen. */
export const ShownFan = ({ cards }: { cards: readonly CardView[] }) => (
  <ul class="fan">
    {cards.map((card, place) => (
      <li key={place} class="fanned">
        <ShownCard card={card} />
      </li>
    ))}
  </ul>
);

/** Where the card that is looked at takes her, or why it cannot: what a card says binds. What stands above it is not said again. */
const EndsLine = ({ helm, hand, above }: { helm: Helm; hand: HandView; above: Refusal | null }) => {
  const weighed = helm.cards.weighed.value;
  const card = hand.held.find(held => held?.id === weighed?.card);
  const ends = helm.cards.ends.value.find(each => each.card === card?.id);
  if (weighed?.unit !== hand.unit || !card || !ends || card.speed === null) return null;
  const why = ends.why?.says === above?.says ? null : ends.why;
  if (ends.ways.length === 0) return <p class="inHandWhy">{why !== null && <Refused why={why} />}</p>;
  const { chart } = helm.session.now;
  const hexes = [...new Set(ends.ways.map(({ hex }) => hex))].sort((one, other) => one - other);
  return (
    <p class="inHandEnds">{t`${card.title}: she must end in ${hexes.map(hex => chart.label(hex)).join(', ')}.`}</p>
  );
};

interface RowProps {
  helm: Helm;
  hand: HandView;
  inHand: boolean;
  can: boolean;
  /** Shows where a card leads, or again what was shown before. */
  weigh: (card: string | null) => void;
}

/** A ship's hand in a line of thumbnails. */
const Row = ({ helm, hand, inHand, can, weigh }: RowProps) => {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (inHand) row.current?.scrollIntoView({ block: 'nearest' });
  }, [inHand]);
  const name = helm.unit(hand.unit)?.name ?? hand.unit;
  const chosen = placeOf(hand.held, helm.draft.chosen.value[hand.unit]);
  const choosing = useChoice(helm, hand.unit);
  return (
    <li ref={row} class={inHand ? 'handRow inHand' : 'handRow'} data-unit={hand.unit}>
      <button
        type="button"
        class="handName"
        aria-current={inHand ? 'true' : undefined}
        onClick={() => helm.take(hand.unit)}
      >
        {name}
      </button>
      {can ? (
        <span class="minis" role="group" aria-label={t`${name}: choose a card`}>
          {hand.held.map(
            (card, place) =>
              card && (
                <button
                  key={place}
                  type="button"
                  class="mini"
                  aria-pressed={place === chosen}
                  title={cardInWords(card)}
                  onPointerEnter={() => weigh(card.id)}
                  onPointerLeave={() => weigh(null)}
                  {...choosing(card.id)}
                >
                  <MiniFace card={card} />
                  <span class="hidden">{cardInWords(card)}</span>
                  {place === chosen && <Tick />}
                </button>
              ),
          )}
        </span>
      ) : (
        <span class="handIdle">
          <Refused why={hand.idle ?? t`She holds no card.`} />
        </span>
      )}
    </li>
  );
};

/** Shows on the chart where the card of the ship in hand leads; gives what shows another one's for as long as it is looked at. */
const useWeighing = (helm: Helm, unit: string | null, choice: string | null) => {
  const rest = (): void => {
    helm.cards.weighed.value = unit === null ? null : { unit, card: choice };
  };
  useEffect(() => {
    rest();
    return () => {
      helm.cards.weighed.value = null;
    };
  }, [helm, unit, choice]);
  return (ship: string) =>
    (card: string | null): void => {
      if (card === null) rest();
      else helm.cards.weighed.value = { unit: ship, card };
    };
};

/** Cards of all ships, laid in one sweep: the ship in hand as a fan, all of them in lines below. */
export const Laying = ({ helm, hands }: { helm: Helm; hands: readonly HandView[] }) => {
  const { session } = helm;
  const offers = cardOffers(session);
  const able = new Set(offers.map(({ unit }) => unit));
  // Whoever was shown last stays until another is taken in hand.
  const [shown, show] = useState<string | null>(null);
  const selected = helm.selected.value;
  const taken = hands.some(({ unit }) => unit === selected) ? selected : shown;
  useEffect(() => show(taken), [taken]);
  const first = hands.find(({ unit }) => able.has(unit) && helm.draft.chosen.value[unit] === undefined);
  const hand = hands.find(({ unit }) => unit === taken) ?? first ?? hands[0];
  const unit = hand?.unit ?? null;
  const choice = unit === null ? undefined : helm.draft.chosen.value[unit];
  const weighFor = useWeighing(helm, unit, choice ?? null);
  if (!hand) return null;
  const why = hand.idle ?? hand.hindered;
  const laying = offers.find(({ unit }) => unit === hand.unit)?.command;
  return (
    <div class="cardTable" data-testid="hands">
      <section class="inHandCards" aria-label={t`Ship in hand`}>
        <p class="inHandLine">
          <b>{helm.unit(hand.unit)?.name}</b>{' '}
          <span>{prospectInWords(prospectOf(session, helm.units.value, hand.unit))}</span>
          {laying && (
            <WhyLink
              why={{ of: 'command', name: laying.type }}
              about={t`${helm.unit(hand.unit)?.name ?? hand.unit}: choose a card`}
            />
          )}
        </p>
        {why !== null && (
          <p class="inHandWhy">
            <Refused why={why} />
          </p>
        )}
        {able.has(hand.unit) && (
          <div class="inHandSaid">
            <EndsLine helm={helm} hand={hand} above={why} />
          </div>
        )}
        {able.has(hand.unit) && <Fan helm={helm} hand={hand} />}
      </section>
      <ul class="handRows" data-scrolls aria-label={t`Hands of all ships`}>
        {hands.map(each => (
          <Row
            key={each.unit}
            helm={helm}
            hand={each}
            inHand={each.unit === hand.unit}
            can={able.has(each.unit)}
            weigh={weighFor(each.unit)}
          />
        ))}
      </ul>
    </div>
  );
};
