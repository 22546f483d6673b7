import { t } from '../../../languages/language.ts';
import { unseen } from '../../shared/stageTools.ts';
import type { UnderWay } from '../../shared/underWay.ts';
import type { CardEvent } from '../types.ts';
import { CARD_NAME } from '../words/cards.ts';
import type { Part } from './part.ts';

/** Choices and cards of a random battle. */
export const cards = ({ acts, note, places }: UnderWay): Part<CardEvent['type']> => ({
  fortKept: ({ unit, at }) => acts.caption(at, t`kept`, 'plain', unit),
  shipPreferred({ ship, at, facing }) {
    places.follow(ship, { at, facing });
    // C92: the choice is the Confederates'; until it is made the board knows nothing of her.
    return acts.appear(ship, at, facing, { side: 'confederate', kind: 'ship', heads: null });
  },
  minersRolled: unseen,
  fieldLaid: ({ at }) => acts.caption(at, t`mines or nothing`, 'plain'),
  flagshipNamed: ({ ship }) => note(ship, t`flagship`, 'plain'),
  // Which they are the event does not say: they lie face down for their own side too, whose hand has them.
  cardsDealt: ({ side, count }) =>
    acts.layCards(
      side,
      Array.from({ length: count }, () => null),
    ),
  cardGivenBack: ({ side }) => acts.layCards(side, [null]),
  shipStranded: ({ at }) => acts.caption(at, t`aground`, 'damage'),
  // Told to its side alone, who may see its face.
  cardMet: ({ side, card }) => acts.layCards(side, [CARD_NAME[card]]),
  cardsShown: ({ side, cards: shown }) =>
    acts.layCards(
      side,
      shown.map(card => CARD_NAME[card]),
    ),
});
