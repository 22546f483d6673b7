import type { ObjectiveView, PreludeView } from '../../../system/desk/index.ts';
import { t } from '../../../languages/language.ts';
import { standingsOf } from '../../shared/deskParts.ts';
import { cardsKnown, strandedOf } from '../cards.ts';
import { fieldsLeft } from '../preparing.ts';
import { fortInQuestion, sectionOf } from '../setup/settings.ts';
import { CARDS } from '../tables.ts';
import type { Choice, RiverCommand, Situation } from '../types.ts';
import { CARD_TEXT } from '../words/cards.ts';
import { enemyOf, type Side } from '../../../core/types.ts';
import { nameIn } from '../../shared/names.ts';

/** C92 to C97 on the screen: choices before move 1, and cards as what their side is to do. */

const TITLE: Readonly<Record<Choice, string>> = {
  fortOrShip: t`The fort or a fourth ship`,
  layFields: t`Minefields`,
  nameFlagship: t`The flagship`,
  giveBackCard: t`Objective cards`,
  strandShip: t`The gunboat aground`,
};

const isChoice = (type: string | undefined): type is Choice => type !== undefined && Object.hasOwn(TITLE, type);

/** Of the questions those that this battle asks for certain; that of a gunboat only when it comes. */
const stepsOf = ({ scenario }: Situation, present: Choice): Choice[] => [
  ...(fortInQuestion(scenario) === '' ? [] : ['fortOrShip' as const]),
  ...((sectionOf(scenario)?.fields ?? 0) > 0 ? ['layFields' as const] : []),
  'nameFlagship',
  'giveBackCard',
  ...(present === 'strandShip' ? ['strandShip' as const] : []),
];

export const prelude = (now: Situation): PreludeView | null => {
  const present = now.state.cursor.interrupts.at(-1)?.type;
  if (!isChoice(present)) return null;
  const steps = stepsOf(now, present);
  return { steps: steps.map(id => ({ id, title: TITLE[id] })), at: steps.indexOf(present) };
};

/** What is asked before move 1, in a sentence. */
export const choiceAsked = (now: Situation, side: Side, choice: Choice): string => {
  switch (choice) {
    case 'fortOrShip':
      return t`Your side has a fort and three ships, or four ships and no fort.`;
    case 'layFields': {
      const { live, dummies } = fieldsLeft(now);
      return t`You threw the higher die and lay the minefields. A field is the hex that you choose and the next one to its right, at least three hexes from every ship. Left: ${live} with mines, ${dummies} of dummies. Only you know which is which.`;
    }
    case 'nameFlagship':
      return t`Your commander goes aboard her. The enemy is told which she is.`;
    case 'giveBackCard':
      return t`Of ${CARDS.dealt} cards you give one back and keep the others secret. Whoever meets both of his cards wins at once.`;
    case 'strandShip':
      return t`A card of the enemy’s brings ${nameIn(now.scenario, strandedOf(now, enemyOf(side)) ?? '')}. You say on which sandbar she lies; he has to bring her home.`;
  }
};

/** What a choice means, where its name does not say it. */
export const explainChoice = (command: RiverCommand): string | null =>
  command.type === 'giveBack' ? CARD_TEXT[command.card] : null;

/** C97: the cards that this view knows, as objectives of their side. */
export const cardViews = (now: Situation): ObjectiveView[] =>
  cardsKnown(now).flatMap(({ objective, done, needed, met }) =>
    standingsOf([objective], () => done).map(view => ({ ...view, done, needed, met })),
  );
