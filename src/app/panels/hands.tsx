import { cardOffers } from '../draft.ts';
import type { Helm } from '../helm.ts';

/** Whether this step is about cards: hands to lay from, or decks to draw from. */
export const playsCards = (helm: Helm): boolean => {
  const { session } = helm;
  const { desk } = session.setup.match.rules;
  return cardOffers(session).length > 0 || session.offers.value.some(command => desk.about(command).deck !== undefined);
};

/** The hands of the player before the screen, and the decks behind them. */
export const Hands = ({ helm }: { helm: Helm }) => {
  const { session } = helm;
  const { desk } = session.setup.match.rules;
  const hands = desk.hands?.(session.now).filter(hand => hand.side === session.viewer.value) ?? [];
  const offers = cardOffers(session);
  return (
    <ul class="hands">
      {hands.map(hand => (
        <li key={hand.unit}>
          {helm.unit(hand.unit)?.name}
          {offers
            .filter(({ unit }) => unit === hand.unit)
            .map(({ card }) => (
              <button key={card} type="button" class="chip" onClick={() => helm.draft.choose(hand.unit, card)}>
                {hand.held.find(held => held?.id === card)?.title ?? card}
              </button>
            ))}
        </li>
      ))}
    </ul>
  );
};
