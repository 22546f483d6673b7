import { copyAll, copyKernel } from '../../core/copy.ts';
import { enemyOf, type KernelEvent, type Side } from '../../core/types.ts';
import { MARKERS_STEP, ORDERS_STEP } from './sequence.ts';
import {
  type CardCounts,
  type CardFace,
  type Deck,
  type DeckName,
  type Instructions,
  type PreGame,
  type Purchase,
  type QuickSheetEvent,
  type QuickSheetMine,
  type QuickSheetShip,
  type QuickSheetState,
  type Situation,
} from './types.ts';
import { isBattered } from './units.ts';

/** What lies face down on the enemy's table: how many cards, never which; while orders are written not even that one was laid. */
const seenFromAfar = (ship: QuickSheetShip, orders: boolean): QuickSheetShip => {
  const laid = ship.card !== null && !ship.shown;
  const unseen = orders && laid;
  return {
    ...ship,
    hand: new Array<CardFace>(ship.hand.length + (unseen ? 1 : 0)).fill('hidden'),
    card: unseen ? null : laid ? 'hidden' : ship.card,
  };
};

const blankDeck = (deck: Deck): Deck => ({ ...deck, draw: null });
const blankDecks = (decks: Record<DeckName, Deck>): Record<DeckName, Deck> => ({
  fullSpeedDeck: blankDeck(decks.fullSpeedDeck),
  actionStationsDeck: blankDeck(decks.actionStationsDeck),
});
const noInstructions = (): Instructions => ({ all: 'ask', units: {}, set: [] });

const seenMines = (state: QuickSheetState, side: Side): QuickSheetMine[] =>
  state.mines
    .filter(mine => mine.side === side || state.cursor.phase !== MARKERS_STEP)
    .map(mine => (mine.side === side || mine.known ? mine : { ...mine, live: null }));

/** S7: what a side may know: not the dice to come, nor the other's cards, decks, assets, instructions, mines and guess. */
export const redact = (state: QuickSheetState, side: Side): QuickSheetState => {
  const enemy = enemyOf(side);
  const orders = state.cursor.phase === ORDERS_STEP;
  const attacked = state.cursor.interrupts.some(
    interrupt => interrupt.type === 'attackFrom' && interrupt.side === side,
  );
  const markers = state.cursor.phase === MARKERS_STEP;
  return {
    ...state,
    rng: [],
    ships: copyAll(state.ships, ship => (ship.side === side ? ship : seenFromAfar(ship, orders))),
    decks: { ...state.decks, [enemy]: blankDecks(state.decks[enemy]) },
    assets: { ...state.assets, [enemy]: state.assets[enemy].map(() => 'hidden' as const) },
    instructions: { ...state.instructions, [enemy]: noInstructions() },
    mines: seenMines(state, side),
    guess: attacked ? -1 : state.guess,
    letGo: state.active && state.ships[state.active.ship]?.side === side ? [] : state.letGo,
    bought: { ...state.bought, [enemy]: null },
    preGame:
      state.preGame && markers
        ? { ...state.preGame, markers: { ...state.preGame.markers, [enemy]: { live: 0, dummies: 0 } } }
        : state.preGame,
  };
};

const REVEALING: ReadonlySet<string> = new Set<QuickSheetEvent['type']>([
  'fleetShown',
  'cardShown',
  'cardLost',
  'cardsRemoved',
  'shipSunk',
  'shipLeft',
  'shotFired',
  'mineRolled',
  'dummyFound',
  'markersLaid',
  'directionsShown',
  'assetRolled',
  'armyPlaced',
  'raftReleased',
  'handDrawn',
  'opportunityRolled',
  // Q37: a target is at full speed by her card, turned over or not.
  'shipRammed',
]);

/** What turns a card, a mine, a guess or an asset face up, or shows by an act how a unit was instructed. */
export const reveals = (event: QuickSheetEvent | KernelEvent): boolean => REVEALING.has(event.type);

/** Hit points of the own fleet less those of the enemy's; a battered ship counts half, a struck one nothing. */
export const appraise = (now: Situation, side: Side): number => {
  const worth = (of: Side): number => {
    let sum = 0;
    for (const ship of Object.values(now.state.ships)) {
      if (
        ship.side !== of ||
        ship.struck ||
        ship.status === 'sunk' ||
        ship.status === 'gone' ||
        ship.status === 'withdrawn'
      )
        continue;
      sum += isBattered(ship) ? ship.points / 2 : ship.points;
    }
    for (const work of Object.values(now.state.works)) if (work.side === of && !work.down) sum += work.points;
    return sum;
  };
  return worth(side) - worth(enemyOf(side));
};

const copyShip = (ship: QuickSheetShip): QuickSheetShip => ({
  ...ship,
  guns: ship.guns.map(gun => ({ ...gun, bears: [...gun.bears] })),
  turretsOut: [...ship.turretsOut],
  hand: [...ship.hand],
});

const copyCounts = (cards: CardCounts): CardCounts => ({ ...cards });
const copyDeck = (deck: Deck): Deck => ({
  ...deck,
  draw: deck.draw && copyCounts(deck.draw),
  discards: copyCounts(deck.discards),
});
const copyDecks = (decks: Record<DeckName, Deck>): Record<DeckName, Deck> => ({
  fullSpeedDeck: copyDeck(decks.fullSpeedDeck),
  actionStationsDeck: copyDeck(decks.actionStationsDeck),
});
const copyInstructions = (orders: Instructions): Instructions => ({
  ...orders,
  units: { ...orders.units },
  set: [...orders.set],
});
const copyPurchase = (purchase: Purchase | null): Purchase | null =>
  purchase && { ships: [...purchase.ships], assets: [...purchase.assets] };
const copyPreGame = (preGame: PreGame): PreGame => {
  const { picks, picked, column, assets, markers, river } = preGame;
  const copy: PreGame = {
    picks: picks.map(pick => ({ ...pick })),
    picked: [...picked],
    column,
    assets: { ...assets },
    markers: { union: { ...markers.union }, confederate: { ...markers.confederate } },
  };
  if (river)
    copy.river = {
      due: river.due.map(each => ({ ...each })),
      column: river.column,
      laid: river.laid.map(({ kind, hexes }) => ({ kind, hexes: [...hexes] })),
    };
  return copy;
};
/** A deep copy by hand, since search makes many. */
export const clone = (state: QuickSheetState): QuickSheetState => ({
  ...state,
  ...copyKernel(state),
  ships: copyAll(state.ships, copyShip),
  works: copyAll(state.works, work => ({
    ...work,
    hexes: [...work.hexes],
    guns: work.guns.map(gun => ({ ...gun, bears: [...gun.bears] })),
  })),
  mines: state.mines.map(mine => ({ ...mine })),
  decks: { union: copyDecks(state.decks.union), confederate: copyDecks(state.decks.confederate) },
  assets: { union: [...state.assets.union], confederate: [...state.assets.confederate] },
  instructions: {
    union: copyInstructions(state.instructions.union),
    confederate: copyInstructions(state.instructions.confederate),
  },
  bought: { union: copyPurchase(state.bought.union), confederate: copyPurchase(state.bought.confederate) },
  agenda: state.agenda.map(task => ({ ...task })),
  active: state.active && { ...state.active, firedUpon: [...state.active.firedUpon] },
  letGo: [...state.letGo],
  done: [...state.done],
  batteries: [...state.batteries],
  battery: state.battery && { ...state.battery },
  hurt: state.hurt.map(entry => ({ ...entry })),
  spared: state.spared.map(roll => ({ ...roll })),
  drifting: [...state.drifting],
  arrival: state.arrival && { ...state.arrival, dice: [...state.arrival.dice] },
  preGame: state.preGame && copyPreGame(state.preGame),
});
