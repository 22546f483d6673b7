import type { CardView, ClockView, DeckView, HandView } from '../../core/desk.ts';
import type { Side } from '../../core/types.ts';
import { countOf } from './decks.ts';
import { nextDraw } from './odds.ts';
import { CARD_TABLE, CLOCK, MOVEMENT } from './tables.ts';
import {
  DECKS,
  ORDER_CARDS,
  type CardFace,
  type DeckName,
  type OrderCard,
  type QuickSheetShip,
  type Situation,
} from './types.ts';
import { afloat } from './units.ts';
import { turnLimit } from './victory.ts';

const DECK_TITLE: Readonly<Record<DeckName, string>> = {
  fullSpeedDeck: 'Full speed',
  actionStationsDeck: 'Action stations',
};

const hexes = (most: number): string => (most === 1 ? '1 hex' : `${most} hexes`);

/** Section 21 and Q3: a card as it reads for a ship of that speed. */
export const cardView = (id: OrderCard, kind: 'normal' | 'fast' = 'normal'): CardView => {
  const { title, speed, turn, fire } = CARD_TABLE[id];
  return { id, title, moves: speed === null ? '' : hexes(MOVEMENT[kind][speed]), turns: turn, fires: fire };
};

const faceOf = (ship: QuickSheetShip, card: CardFace): CardView | null =>
  card === 'hidden' ? null : cardView(card, ship.fast ? 'fast' : 'normal');

/** Q38 and Q33: why a ship lays no card this turn. */
const whyIdle = (now: Situation, ship: QuickSheetShip): string | null => {
  if (ship.struck) return 'She has struck her colours.';
  if (ship.noCardIn === now.state.turn) return 'She rammed last turn and lays no card in this one.';
  return null;
};

/** Q1: what every ship on the chart holds and has laid. */
export const hands = (now: Situation): HandView[] =>
  afloat(now)
    .filter(ship => !ship.target)
    .map(ship => ({
      unit: ship.id,
      side: ship.side,
      deck: ship.deck && DECK_TITLE[ship.deck],
      held: ship.hand.map(card => faceOf(ship, card)),
      laid: ship.card === null ? null : (faceOf(ship, ship.card) ?? 'hidden'),
      shown: ship.shown,
      idle: whyIdle(now, ship),
    }));

/** Q2: the decks of a side, with the chances of the next card where it may count them. */
export const decks = (now: Situation, side: Side): DeckView[] =>
  DECKS.map(id => {
    const deck = now.state.decks[side][id];
    const next = nextDraw(deck);
    const cards = ORDER_CARDS.map(card => ({
      card: cardView(card),
      left: deck.draw?.[card] ?? null,
      chance: next && (next[card].of === 0 ? 0 : next[card].ways / next[card].of),
      discarded: deck.discards[card],
    }));
    return { id, side, title: DECK_TITLE[id], left: deck.left, discarded: countOf(deck.discards), cards };
  });

/** Both sides may add their shift to the hour's own step. */
const FASTEST = CLOCK.advance + 2;

/** Turn sequence 8 and 9, Q10. */
export const clock = (now: Situation): ClockView => {
  const left = Math.max(1, CLOCK.end - now.state.clock);
  return {
    now: now.state.clock,
    end: CLOCK.end,
    earliest: now.state.turn + Math.ceil(left / FASTEST) - 1,
    steady: turnLimit(now),
  };
};
