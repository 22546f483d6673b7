import type { Dice } from '../../../core/dice.ts';
import { enemyOf, type Side } from '../../../core/types.ts';
import {
  DECKS,
  ORDER_CARDS,
  type Asset,
  type CardCounts,
  type CardFace,
  type Deck,
  type DeckName,
  type OrderCard,
  type QuickSheetState,
  type Situation,
} from '../types.ts';
import { noCards, unseenOf } from '../decks.ts';
import { assetsOpenTo, supposedPurchase } from '../market.ts';
import { freshRng } from '../../../bots/fresh.ts';

const drawFrom = (pile: CardCounts, dice: Dice): OrderCard => {
  const count = ORDER_CARDS.reduce((sum, card) => sum + Math.max(0, pile[card]), 0);
  if (count === 0) return 'slowSpeed';
  let place = dice.roll(count);
  const card = ORDER_CARDS.find(face => (place -= Math.max(0, pile[face])) <= 0) ?? 'slowSpeed';
  pile[card] -= 1;
  return card;
};

const fill = (face: CardFace, pile: CardCounts | undefined, dice: Dice): CardFace =>
  face === 'hidden' && pile ? drawFrom(pile, dice) : face;

/** The enemy's hands, laid cards and decks, dealt anew from what has not been seen of them. */
const dealCards = (state: QuickSheetState, side: Side, dice: Dice): Pick<QuickSheetState, 'ships' | 'decks'> => {
  const enemy = enemyOf(side);
  const theirs = Object.values(state.ships).filter(ship => ship.side === enemy);
  const piles = Object.fromEntries(DECKS.map(name => [name, unseenOf({ state }, enemy, name)])) as Record<
    DeckName,
    CardCounts
  >;
  const ships = { ...state.ships };
  for (const ship of theirs) {
    const pile = ship.deck === null ? undefined : piles[ship.deck];
    ships[ship.id] = {
      ...ship,
      hand: ship.hand.map(face => fill(face, pile, dice)),
      card: ship.card === null ? null : fill(ship.card, pile, dice),
    };
  }
  const deckOf = (name: DeckName): Deck => {
    const deck = state.decks[enemy][name];
    const draw = noCards();
    for (let card = 0; card < deck.left; card++) draw[drawFrom(piles[name], dice)] += 1;
    return { ...deck, draw };
  };
  const decks = { fullSpeedDeck: deckOf('fullSpeedDeck'), actionStationsDeck: deckOf('actionStationsDeck') };
  return { ships, decks: { ...state.decks, [enemy]: decks } };
};

const anyAsset = (side: Side, dice: Dice): Asset => {
  const open = assetsOpenTo(side).filter(asset => asset !== 'mines');
  return open[dice.roll(open.length) - 1] ?? 'panic';
};

/** S7: a whole state that the view might be of. */
export const imagineSheet = (now: Situation, side: Side, dice: Dice): QuickSheetState => {
  const { state } = now;
  const enemy = enemyOf(side);
  return {
    ...state,
    ...dealCards(state, side, dice),
    rng: freshRng(dice),
    bought: { ...state.bought, [enemy]: supposedPurchase(now, side, sides => dice.roll(sides)) },
    mines: state.mines.map(mine => ({ ...mine, live: mine.live ?? dice.roll(2) === 1 })),
    assets: {
      ...state.assets,
      [enemy]: state.assets[enemy].map(asset => (asset === 'hidden' ? anyAsset(enemy, dice) : asset)),
    },
    instructions: { ...state.instructions, [enemy]: { ...state.instructions[enemy], all: 'best' } },
    guess:
      state.guess < 0 && state.cursor.interrupts.some(each => each.type === 'attackFrom')
        ? dice.roll(6) - 1
        : state.guess,
  };
};
