import type { HandView } from '../../system/desk/index.ts';
import { enemyOf, SIDES, type Side } from '../../core/types.ts';
import { cardOffers, deckOffers } from '../helm/draft.ts';
import type { Helm } from '../helm/helm.ts';
import { SIDE_NAME } from '../ui/words.ts';
import { CardBack, cardInWords, MiniFace } from './card.tsx';
import { Laying, ShownFan } from './cardFan.tsx';
import { DeckTable, FarDecks } from './deck.tsx';
import { Drawing } from './deckDrawing.tsx';
import { noun, t } from '../../languages/language.ts';

const CARDS_OF: Readonly<Record<Side, string>> = { union: t`Union cards`, confederate: t`Confederate cards` };

/** Whether this step is about cards: hands to lay from, or decks to draw from. */
export const playsCards = ({ session }: Helm): boolean =>
  cardOffers(session).length > 0 || deckOffers(session).length > 0;

/** Whether this battle is fought with cards at all. */
export const hasCards = ({ session }: Helm): boolean => session.setup.match.rules.desk.cards !== undefined;

/** The hands of the player before the screen, and the decks behind them. */
export const Hands = ({ helm }: { helm: Helm }) => {
  const { session } = helm;
  const { desk } = session.setup.match.rules;
  const side = session.viewer.value;
  if (!side) return null;
  if (cardOffers(session).length === 0)
    return <Drawing helm={helm} decks={desk.cards?.decks(session.now, side) ?? []} />;
  const hands = desk.cards?.hands(session.now).filter(hand => hand.side === side) ?? [];
  return <Laying helm={helm} hands={hands} />;
};

/** The card on a ship's gun deck: face up, face down, or none. */
const Laid = ({ hand }: { hand: HandView }) => {
  if (hand.laid === null) return null;
  if (hand.laid === 'hidden') return <CardBack side={hand.side} small />;
  const words = `${cardInWords(hand.laid)}${hand.shown ? '' : t`, face down`}`;
  return (
    <span class={hand.shown ? 'mini laid' : 'mini laid faceDown'} role="img" aria-label={words} title={words}>
      <MiniFace card={hand.laid} />
    </span>
  );
};

const ShownRow = ({ helm, hand }: { helm: Helm; hand: HandView }) => {
  const known = hand.held.filter(card => card !== null);
  return (
    <li class={helm.selected.value === hand.unit ? 'handRow inHand' : 'handRow'}>
      <button type="button" class="handName" onClick={() => helm.take(hand.unit)}>
        {helm.unit(hand.unit)?.name ?? hand.unit}
      </button>
      <span class="minis">
        <Laid hand={hand} />
        {known.map((card, place) => (
          <span key={place} class="mini held" role="img" aria-label={cardInWords(card)} title={cardInWords(card)}>
            <MiniFace card={card} />
          </span>
        ))}
        {known.length === 0 && (
          <span class="handIdle">{t`${hand.held.length} ${noun(hand.held.length, 'card')} in hand`}</span>
        )}
      </span>
    </li>
  );
};

/** All hands, for those who only watch. */
const EverybodysHands = ({ helm, hands }: { helm: Helm; hands: readonly HandView[] }) => (
  <div class="handsSection" data-testid="cards">
    {SIDES.map(side => (
      <section key={side}>
        <h3 class="farTitle">{CARDS_OF[side]}</h3>
        <ul class="handRows" aria-label={t`${SIDE_NAME[side]} hands`}>
          {hands
            .filter(hand => hand.side === side)
            .map(hand => (
              <ShownRow key={hand.unit} helm={helm} hand={hand} />
            ))}
        </ul>
      </section>
    ))}
  </div>
);

/** Own hands and decks, and what is known of the enemy's: to be looked at at any time. */
export const HandsSection = ({ helm }: { helm: Helm }) => {
  const { session } = helm;
  const { desk } = session.setup.match.rules;
  const side = session.viewer.value;
  const hands = desk.cards?.hands(session.now) ?? [];
  if (!side && session.watched.value) return <EverybodysHands helm={helm} hands={hands} />;
  if (!side) return <p class="empty">{t`The cards lie face down.`}</p>;
  const own = hands.filter(hand => hand.side === side);
  const foes = hands.filter(hand => hand.side !== side);
  const inHand = own.find(({ unit }) => unit === helm.selected.value)?.held.filter(card => card !== null) ?? [];
  const decks = desk.cards?.decks(session.now, side) ?? [];
  // On a screen that both may look at, the own cards lie face down, too.
  const hidden = decks.every(deck => deck.cards.every(({ left }) => left === null));
  return (
    <div class="handsSection" data-testid="cards">
      {hidden && <p class="hint">{t`Your cards lie face down while both players may look at the screen.`}</p>}
      {inHand.length > 0 && <ShownFan cards={inHand} />}
      <ul class="handRows" aria-label={t`Your hands`}>
        {own.map(hand => (
          <ShownRow key={hand.unit} helm={helm} hand={hand} />
        ))}
      </ul>
      {hidden ? <FarDecks decks={decks} /> : <DeckTable decks={decks} />}
      <h3 class="farTitle">{CARDS_OF[enemyOf(side)]}</h3>
      <ul class="handRows" aria-label={t`${SIDE_NAME[enemyOf(side)]} hands`}>
        {foes.map(hand => (
          <ShownRow key={hand.unit} helm={helm} hand={hand} />
        ))}
      </ul>
      <FarDecks decks={desk.cards?.decks(session.now, enemyOf(side)) ?? []} />
    </div>
  );
};
