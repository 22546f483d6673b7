import { shipOf } from '../../core/rules.ts';
import { enemyOf, type ShipId, type Side } from '../../core/types.ts';
import { DECK_TABLE, HAND } from './tables.ts';
import {
  DECKS,
  ORDER_CARDS,
  type CardCounts,
  type Deck,
  type DeckName,
  type OrderCard,
  type Play,
  type QuickSheetCommand,
  type QuickSheetShip,
  type Situation,
} from './types.ts';
import { afloat, defenderFirst } from './units.ts';

export const noCards = (): CardCounts => ({ fullSpeed: 0, slowSpeed: 0, slowAndFire: 0, fire: 0, turnAndFire: 0 });

export const countOf = (cards: CardCounts): number => ORDER_CARDS.reduce((sum, card) => sum + cards[card], 0);

/** Q2: copies of each deck that a side of so many ships plays with: one for every three or part of three. */
export const copiesFor = (ships: number): number => Math.ceil(ships / HAND.shipsToACopy);

/** Q2: one side's decks at the start. */
export const freshDecks = (ships: number): Record<DeckName, Deck> => {
  const copies = copiesFor(ships);
  const deck = (name: DeckName): Deck => {
    const draw = noCards();
    for (const card of ORDER_CARDS) draw[card] = copies * DECK_TABLE[name][card];
    return { draw, left: countOf(draw), discards: noCards() };
  };
  return { fullSpeedDeck: deck('fullSpeedDeck'), actionStationsDeck: deck('actionStationsDeck') };
};

/** Q2: the discards become the deck again. */
const reshuffle = (play: Play, side: Side, name: DeckName): void => {
  const deck = play.state.decks[side][name];
  deck.draw = { ...deck.discards };
  deck.left = countOf(deck.discards);
  deck.discards = noCards();
  play.emit({ type: 'deckReshuffled', side, deck: name });
};

/** The next card of a shuffled deck: any of those left, each as likely. */
const drawOne = (play: Play, side: Side, name: DeckName): OrderCard | null => {
  const deck = play.state.decks[side][name];
  if (deck.left === 0) {
    if (countOf(deck.discards) === 0) return null;
    reshuffle(play, side, name);
  }
  const { draw } = deck;
  // Only the view of the other side has no cards to draw from; it tries paths out, and a card there is as good as any.
  if (!draw) return 'slowSpeed';
  let place = play.dice.roll(deck.left);
  const card = ORDER_CARDS.find(face => (place -= draw[face]) <= 0);
  if (!card) throw new Error(`the ${name} of ${side} has fewer cards than it says`);
  draw[card] -= 1;
  deck.left -= 1;
  return card;
};

/** Section 20, step 1 and Q1: draws a whole hand from one deck. */
const drawHand = (play: Play, ship: QuickSheetShip, deck: DeckName): void => {
  ship.deck = deck;
  while (ship.hand.length < HAND.cards) {
    const card = drawOne(play, ship.side, deck);
    if (card === null) break;
    ship.hand.push(card);
  }
  play.emit({ type: 'handDrawn', ship: ship.id, deck, count: ship.hand.length });
};

/** Lays a card on the discards of the deck it came from, face up. */
const discard = (play: Play, ship: QuickSheetShip, card: QuickSheetShip['card']): void => {
  if (card === null || card === 'hidden' || ship.deck === null) return;
  play.state.decks[ship.side][ship.deck].discards[card] += 1;
};

/** Q64: a ship that is lost shows what she held; her cards go to the discards. */
export const giveUpCards = (play: Play, ship: QuickSheetShip): void => {
  for (const card of [...ship.hand, ship.card]) discard(play, ship, card);
  ship.hand = [];
  ship.card = null;
};

const needsHand = (ship: QuickSheetShip): boolean => !ship.struck && !ship.target && ship.hand.length === 0;

const canDraw = (now: Situation, side: Side, name: DeckName): boolean => {
  const deck = now.state.decks[side][name];
  return deck.left > 0 || countOf(deck.discards) > 0;
};

const drawable = (now: Situation, side: Side): DeckName[] => DECKS.filter(name => canDraw(now, side, name));

/** Step 1: the side that has hands to draw, the defender first (Q56). */
export const reloadOwed = (now: Situation): Side[] =>
  defenderFirst(now.state)
    .filter(side => afloat(now, side).some(needsHand) && drawable(now, side).length > 0)
    .slice(0, 1);

/** Step 1, Q1: a deck for each ship with an empty hand. */
export const reloadOptions = (now: Situation, side: Side): QuickSheetCommand[] =>
  afloat(now, side)
    .filter(needsHand)
    .flatMap(ship => drawable(now, side).map(deck => ({ type: 'chooseDeck' as const, side, ship: ship.id, deck })));

export const chooseDeck = (play: Play, command: QuickSheetCommand): void => {
  if (command.type === 'chooseDeck') drawHand(play, shipOf(play, command.ship), command.deck);
};

const layable = (now: Situation, ship: QuickSheetShip): boolean =>
  !ship.struck && ship.card === null && ship.hand.length > 0 && ship.noCardIn !== now.state.turn;

/** A ship that wants a card on her gun deck, and those that her owner may choose from. */
export interface Bare {
  readonly ship: ShipId;
  readonly cards: readonly QuickSheetCommand[];
}

/** Step 4: the ships of a side that can have a card (Q1, Q38), face down: any one of the hand. */
export const bareShips = (now: Situation, side: Side): Bare[] =>
  afloat(now, side)
    .filter(ship => layable(now, ship))
    .map(({ id: ship, hand }) => ({
      ship,
      cards: ORDER_CARDS.filter(card => hand.includes(card)).map(card => ({ type: 'lay', side, ship, card })),
    }));

/** Whether no card has been laid on her since. */
export const isBare = (now: Situation, { ship }: Bare): boolean => shipOf(now, ship).card === null;

export const layCard = (play: Play, id: ShipId, card: OrderCard): void => {
  const ship = shipOf(play, id);
  ship.hand.splice(ship.hand.indexOf(card), 1);
  ship.card = card;
  ship.shown = false;
  ship.held = false;
};

/** Step 10: every card on a gun deck goes to the discards. */
export const removeCards = (play: Play): void => {
  for (const ship of afloat(play)) {
    discard(play, ship, ship.card);
    ship.card = null;
    ship.shown = false;
    ship.held = false;
  }
  play.emit({ type: 'cardsRemoved' });
};

/** Q49: one card of a ship's hand, drawn by the enemy, is lost. */
export const loseRandomCard = (play: Play, ship: QuickSheetShip): void => {
  const of = ship.hand.length;
  if (of === 0) return;
  const die = play.dice.roll(of);
  const [card] = ship.hand.splice(die - 1, 1);
  discard(play, ship, card ?? null);
  if (card !== undefined && card !== 'hidden') play.emit({ type: 'cardLost', ship: ship.id, card, die, of });
};

/** Ships of the other side that still hold cards (Q49). */
export const holdersOfCards = (now: Situation, side: Side): QuickSheetShip[] =>
  afloat(now, enemyOf(side)).filter(ship => !ship.struck && ship.hand.length > 0);
