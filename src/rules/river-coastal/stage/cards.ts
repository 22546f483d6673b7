import { t } from '../../../languages/language.ts';
import { unseen } from '../../shared/stageTools.ts';
import type { UnderWay } from '../../shared/underWay.ts';
import type { CardEvent } from '../types.ts';
import type { Part } from './part.ts';

/** Choices and cards of a random battle; cards lie beside the chart, and are heard when they are dealt and turned up. */
export const cards = ({ acts, note }: UnderWay): Part<CardEvent['type']> => ({
  // Neither lies on the board yet: it is there when the choice has been made.
  fortKept: unseen,
  shipPreferred: unseen,
  minersRolled: unseen,
  fieldLaid: ({ at }) => acts.caption(at, t`mines or nothing`, 'plain'),
  flagshipNamed: ({ ship }) => note(ship, t`flagship`, 'plain'),
  cardsDealt: unseen,
  cardGivenBack: unseen,
  shipStranded: ({ at }) => acts.caption(at, t`aground`, 'damage'),
  cardMet: unseen,
  cardsShown: unseen,
});
