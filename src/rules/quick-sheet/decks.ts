import { shipOf } from '../../core/rules.ts';
import { enemyOf, type Command, type ShipId, type Side } from '../../core/types.ts';
import { ownDie, wordOf } from '../../core/veil.ts';
import { CARD_TABLE, DECK_TABLE, HAND } from './tables.ts';
import {
  DECKS,
  ORDER_CARDS,
  type CardCounts,
  type CardFace,
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
const copiesFor = (ships: number): number => Math.ceil(ships / HAND.shipsToACopy);

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

/** Q2: the decks of as many ships are laid beside the chart. By post what is drawn from them stays unknown to the other machine. */
export const layDecks = ({ state, veil }: Play, side: Side, ships: number): void => {
  const decks = freshDecks(ships);
  for (const name of DECKS) if (veil && state.decks[side][name].draw === null) decks[name].draw = null;
  state.decks[side] = decks;
};

/** Q2: the discards become the deck again. */
const reshuffle = (play: Play, side: Side, name: DeckName): void => {
  const deck = play.state.decks[side][name];
  deck.draw = play.veil && deck.draw === null ? null : { ...deck.discards };
  deck.left = countOf(deck.discards);
  deck.discards = noCards();
  play.emit({ type: 'deckReshuffled', side, deck: name });
};

/** The next card of a shuffled deck: any of those left, each as likely. */
const drawOne = (play: Play, side: Side, name: DeckName): CardFace | null => {
  const deck = play.state.decks[side][name];
  if (deck.left === 0) {
    if (countOf(deck.discards) === 0) return null;
    reshuffle(play, side, name);
  }
  const { draw } = deck;
  // Only the view of the other side has no cards to draw from; it tries paths out, and a card there is as good as any.
  if (!draw && !play.veil) return 'slowSpeed';
  const die = ownDie(play, side, deck.left);
  if (!draw || die === null) {
    deck.left -= 1;
    return 'hidden';
  }
  let place = die;
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

/** Cards of a deck that lie neither on the discards nor face up: they are in the draw pile or in hands. */
export const unseenOf = ({ state }: Pick<Situation, 'state'>, side: Side, name: DeckName): CardCounts => {
  const fleet = Object.values(state.ships).filter(ship => ship.side === side);
  const copies = copiesFor(fleet.filter(ship => !ship.target).length);
  const { discards } = state.decks[side][name];
  const left = noCards();
  for (const card of ORDER_CARDS) left[card] = DECK_TABLE[name][card] * copies - discards[card];
  for (const { deck, card } of fleet) if (deck === name && card !== null && card !== 'hidden') left[card] -= 1;
  return left;
};

/** What a card of hers that lies face down may be, by what both sides have seen and what her owner has said of it. */
const facesLeft = (play: Play, ship: QuickSheetShip, laid: boolean): OrderCard[] => {
  if (ship.deck === null) return [];
  const left = unseenOf(play, ship.side, ship.deck);
  const fitsWords = (card: OrderCard): boolean =>
    !laid ||
    ((ship.saidMove === undefined || ship.saidMove === (CARD_TABLE[card].speed !== null)) &&
      (ship.saidFull === undefined || ship.saidFull === (card === 'fullSpeed')));
  return ORDER_CARDS.filter(card => left[card] > 0 && fitsWords(card));
};

const knownFace = (card: CardFace | null): OrderCard | null => (card === 'hidden' ? null : card);

/** A card of her hand, turned over. Only the view of another side still does not know it then. */
const turnUp = (play: Play, ship: QuickSheetShip, card: CardFace): CardFace =>
  wordOf(play, { side: ship.side, truth: knownFace(card), possible: () => facesLeft(play, ship, false) }) ?? 'hidden';

const liesFaceDown = (ship: QuickSheetShip): boolean => ship.card !== null && !ship.shown;

/** The same of the card on her gun deck. */
export const turnUpLaid = (play: Play, ship: QuickSheetShip): CardFace | null => {
  if (!liesFaceDown(ship)) return ship.card;
  const truth = knownFace(ship.card);
  return wordOf(play, { side: ship.side, truth, possible: () => facesLeft(play, ship, true) }) ?? ship.card;
};

/** What of a card face down the rules may have to know before it is turned over. */
const SAID = {
  /** Q4: whether it is a move order. */
  saidMove: (card: OrderCard): boolean => CARD_TABLE[card].speed !== null,
  /** Q37: whether it is full speed. */
  saidFull: (card: OrderCard): boolean => card === 'fullSpeed',
} as const;

/** By post: her owner says of the card on her gun deck no more than what the rules have to know now. */
export const hearOf = (play: Play, ship: QuickSheetShip, what: keyof typeof SAID): void => {
  if (!play.veil || !liesFaceDown(ship)) return;
  const face = knownFace(ship.card);
  const possible = (): boolean[] => [...new Set(facesLeft(play, ship, true).map(SAID[what]))];
  const once = `${what} ${ship.id} ${play.state.turn}`;
  const said = wordOf(play, { side: ship.side, once, truth: face && SAID[what](face), possible });
  if (face === null && said !== null) ship[what] = said;
};

/** Lays a card on the discards of the deck it came from, face up. */
const discard = (play: Play, ship: QuickSheetShip, card: QuickSheetShip['card']): void => {
  if (card === null || card === 'hidden' || ship.deck === null) return;
  play.state.decks[ship.side][ship.deck].discards[card] += 1;
};

/** Q64: a ship that is lost shows what she held; her cards go to the discards. */
export const giveUpCards = (play: Play, ship: QuickSheetShip): void => {
  for (const card of ship.hand) discard(play, ship, turnUp(play, ship, card));
  discard(play, ship, turnUpLaid(play, ship));
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

export const layCard = (play: Play, id: ShipId, place: number): void => {
  const ship = shipOf(play, id);
  const [card] = ship.hand.splice(place, 1);
  ship.card = card ?? null;
  ship.shown = false;
  ship.held = false;
  if (!play.veil) return;
  delete ship.saidMove;
  delete ship.saidFull;
};

/** By post a card is laid by its place in the hand: the other machine does not know what lies there. */
export const layByPlace = (now: Situation, command: Command): QuickSheetCommand | null => {
  const { side, ship: id, place } = command as Command & { ship?: unknown; place?: unknown };
  if (command.type !== 'layPlace' || typeof place !== 'number') return null;
  const ship = afloat(now, side).find(each => each.id === id && layable(now, each));
  return ship?.hand[place] !== undefined ? { type: 'layPlace', side, ship: ship.id, place } : null;
};

/** Step 10: every card on a gun deck goes to the discards. */
export const removeCards = (play: Play): void => {
  for (const ship of afloat(play)) {
    discard(play, ship, turnUpLaid(play, ship));
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
  const [lost] = ship.hand.splice(die - 1, 1);
  const card = lost && turnUp(play, ship, lost);
  discard(play, ship, card ?? null);
  if (card !== undefined && card !== 'hidden') play.emit({ type: 'cardLost', ship: ship.id, card, die, of });
};

/** Ships of the other side that still hold cards (Q49). */
export const holdersOfCards = (now: Situation, side: Side): QuickSheetShip[] =>
  afloat(now, enemyOf(side)).filter(ship => !ship.struck && ship.hand.length > 0);
