import type { CardView } from '../../system/desk/index.ts';
import type { Side } from '../../core/types.ts';
import { BackDrawing, CardSigns, Vignette } from './cardArt.tsx';
import { t } from '../../languages/language.ts';

/** A card in a breath: "Slow speed and fire: moves 1 hex, guns fire". */
export const cardInWords = (card: CardView): string => {
  const parts = [
    card.speed === null ? t`stays` : card.moves === '' ? t`cannot move` : t`moves ${card.moves}`,
    ...(card.turns ? [t`may turn where she lies`] : []),
    card.fires ? t`guns fire` : t`no fire`,
  ];
  return `${card.title}: ${parts.join(', ')}`;
};

/** Letters of a word for which a card has room in its large type, and a thumbnail in its small one. */
const ROOM = { card: 6, thumbnail: 4 };

/** Whether a card's words are set smaller, as some languages' are. */
export const isLongWord = (word: string): boolean => word.split(' ').some(part => part.length > ROOM.card);

/** The first word, where a thumbnail can hold it whole: else its signs have to say it alone. */
export const wordInBrief = (word: string): string => {
  const [first = ''] = word.split(' ');
  return first.length > ROOM.thumbnail ? '' : first;
};

/** What is printed on a card. The large word stands in two lines at its left, so that it can be read in a fan. */
export const CardFace = ({ card }: { card: CardView }) => (
  <span class="face">
    <span class={isLongWord(card.word) ? 'faceWord long' : 'faceWord'} aria-hidden="true">
      {card.word.replace('& ', '&\u00a0')}
    </span>
    <Vignette card={card} />
    <CardSigns card={card} />
  </span>
);

/** A card that is only looked at. */
export const ShownCard = ({ card }: { card: CardView }) => (
  <span class="orderCard" role="img" aria-label={cardInWords(card)} title={cardInWords(card)}>
    <CardFace card={card} />
  </span>
);

/** A card as small as a thumbnail: its first word and its signs. */
export const MiniFace = ({ card }: { card: CardView }) => {
  const word = wordInBrief(card.word);
  return (
    <span class="miniFace" aria-hidden="true">
      {word !== '' && <span class="miniWord">{word}</span>}
      <CardSigns card={card} />
    </span>
  );
};

export const CardBack = ({ side, small = false }: { side: Side; small?: boolean }) => (
  <span class={`cardBack ${side} ${small ? 'mini' : 'orderCard'}`} role="img" aria-label={t`Face down`}>
    <BackDrawing />
  </span>
);

/** The sign that a card is chosen; colour is never the only one. */
export const Tick = () => (
  <svg class="tick" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <circle class="tickDisc" cx="10" cy="10" r="9" />
    <path class="tickMark" d="M5.5 10.5 8.8 14 14.5 6.5" />
  </svg>
);
