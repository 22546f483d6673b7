import type { DeckView } from '../../system/desk/index.ts';
import { count, percent } from '../ui/words.ts';
import { BackDrawing, CardSigns } from './cardArt.tsx';
import { t } from '../../languages/language.ts';

const BAR = 48;

/** How many are left of a card, as a bar that grows away from the words in the middle. */
const Bar = ({ left, most, mirrored }: { left: number; most: number; mirrored: boolean }) => {
  const width = (BAR * left) / Math.max(1, most);
  return (
    <svg class="deckBar" viewBox={`0 0 ${BAR} 10`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect class="deckBarBack" width={BAR} height="10" />
      <rect class="deckBarLeft" x={mirrored ? BAR - width : 0} width={width} height="10" />
    </svg>
  );
};

/** A pile of cards with its number. */
const Pile = ({ deck }: { deck: DeckView }) => (
  <span class={`pile ${deck.side}${deck.left === 0 ? ' bare' : ''}`} aria-hidden="true">
    <BackDrawing />
    <b>{deck.left}</b>
  </span>
);

/** When the discards become the deck again. */
const whenShuffled = ({ left, discarded }: DeckView): string => {
  if (left === 0) return discarded === 0 ? t`all cards are in hands` : t`shuffled anew at the next draw`;
  return discarded === 0 ? t`no discards yet` : t`${discarded} discarded, shuffled in after ${left} more`;
};

/** How many discards lie there of each card: public for both sides. */
const discardsInWords = (deck: DeckView): string =>
  deck.cards
    .filter(({ discarded }) => discarded > 0)
    .map(({ card, discarded }) => `${discarded} ${card.word}`)
    .join(', ') || t`none`;

interface HeadProps {
  deck: DeckView;
  onAll: ((deck: string) => void) | null;
}

const Head = ({ deck, onAll }: HeadProps) => (
  <div class="deckHead">
    <Pile deck={deck} />
    <div>
      <p class="deckName">{deck.title}</p>
      <p class="hidden">{t`${count(deck.left, 'card')} left`}</p>
      {onAll && deck.left + deck.discarded > 0 && (
        <button type="button" class="chip deckAll" onClick={() => onAll(deck.id)}>
          {t`For all`}
          <span class="hidden"> {t`ships: ${deck.title}`}</span>
        </button>
      )}
    </div>
  </div>
);

interface CellProps {
  deck: DeckView;
  place: number;
  most: number;
  mirrored: boolean;
}

/** What a deck has of one card: how many are left, and the chance that the next one is it. */
const Cell = ({ deck, place, most, mirrored }: CellProps) => {
  const { left = null, chance = null, discarded = 0 } = deck.cards[place] ?? {};
  if (left === null) return <td class="deckCount">{discarded === 0 ? '' : t`${discarded} discarded`}</td>;
  return (
    <td class={mirrored ? 'deckCell mirrored' : 'deckCell'} title={t`${left} left, ${discarded} discarded`}>
      <span class="deckCellRow">
        <span class="deckChance">{percent(chance ?? 0)}</span>
        <span class="deckCount">
          {left}
          <span class="hidden">{t` left`}</span>
        </span>
        <Bar left={left} most={most} mirrored={mirrored} />
      </span>
    </td>
  );
};

/** Two decks side by side: what is left of each card, and the odds of the next draw. */
export const DeckTable = ({ decks, onAll = null }: { decks: readonly DeckView[]; onAll?: HeadProps['onAll'] }) => {
  const [one, other] = decks;
  if (!one || !other) return null;
  const most = Math.max(...decks.flatMap(deck => deck.cards.map(({ left }) => left ?? 0)));
  return (
    <div class="card deckCard" data-testid="decks">
      <div class="deckHeads">
        <Head deck={one} onAll={onAll} />
        <Head deck={other} onAll={onAll} />
      </div>
      <table class="deckTable">
        <caption class="hidden">{t`Chance that the next card is it, and how many are left, by deck`}</caption>
        <thead class="hidden">
          <tr>
            <th scope="col">{one.title}</th>
            <th scope="col">{t`Card`}</th>
            <th scope="col">{other.title}</th>
          </tr>
        </thead>
        <tbody>
          {one.cards.map(({ card }, place) => (
            <tr key={card.id}>
              <Cell deck={one} place={place} most={most} mirrored />
              <th scope="row">
                <span>{card.word}</span>
                <CardSigns card={card} />
              </th>
              <Cell deck={other} place={place} most={most} mirrored={false} />
            </tr>
          ))}
        </tbody>
      </table>
      <div class="deckHeads deckFoot">
        {[one, other].map(deck => (
          <p key={deck.id} class="small" title={t`On the discards: ${discardsInWords(deck)}`}>
            {whenShuffled(deck)}
          </p>
        ))}
      </div>
    </div>
  );
};

/** The decks of the other side: what lies face up is all that is known of them. */
export const FarDecks = ({ decks }: { decks: readonly DeckView[] }) => (
  <ul class="farDecks">
    {decks.map(deck => (
      <li key={deck.id}>
        <Pile deck={deck} />
        <p>
          <b>{deck.title}</b>
          {t`: ${count(deck.left, 'card')} left. Discards: ${discardsInWords(deck)}.`}
        </p>
      </li>
    ))}
  </ul>
);
