import type { Sealing } from '../../system/sealing.ts';
import type { Side } from '../../core/types.ts';
import type { CardFace, Deck, DeckName, QuickSheet, QuickSheetShip, QuickSheetState } from './types.ts';

const withoutCards = ({ saidMove: _, saidFull: __, ...ship }: QuickSheetShip): QuickSheetShip => ({
  ...ship,
  hand: new Array<CardFace>(ship.hand.length).fill('hidden'),
  card: ship.card !== null && !ship.shown ? 'hidden' : ship.card,
});

const withoutDraw = ({ fullSpeedDeck, actionStationsDeck }: Record<DeckName, Deck>): Record<DeckName, Deck> => ({
  fullSpeedDeck: { ...fullSpeedDeck, draw: null },
  actionStationsDeck: { ...actionStationsDeck, draw: null },
});

/** S7, by post: a side's cards in hand, in the decks and face down are known on its own machine alone. */
export const sealing: Sealing<QuickSheet> = {
  without(state: QuickSheetState, side: Side): QuickSheetState {
    const ships = Object.entries(state.ships).map(
      ([id, ship]) => [id, ship.side === side ? withoutCards(ship) : ship] as const,
    );
    return {
      ...state,
      ships: Object.fromEntries(ships),
      decks: { ...state.decks, [side]: withoutDraw(state.decks[side]) },
    };
  },
  /** Of equal cards any is laid: always the first of them would tell that those before it are others. */
  wrapped(command, { state }, dice) {
    if (command.type !== 'lay') return command;
    const places = (state.ships[command.ship]?.hand ?? []).flatMap((card, place) =>
      card === command.card ? [place] : [],
    );
    const place = places[dice.roll(Math.max(1, places.length)) - 1] ?? 0;
    return { type: 'layPlace', side: command.side, ship: command.ship, place };
  },
};
