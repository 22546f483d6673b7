import type { Game, Situation } from '../../core/game.ts';
import type { Side } from '../../core/types.ts';
import type { Refusal } from '../refusal.ts';

/** What a card lets a ship do, to be drawn as well as read. */
export interface CardView {
  id: string;
  title: string;
  /** The title in as few words as a card has room for: "Slow & fire". */
  word: string;
  /** "2 hexes", "1 or 2 hexes"; empty where she stays. */
  moves: string;
  /** The most hexes she can enter by it, her damage counted, and the fewest that she must; 0 where she stays. */
  hexes: number;
  least: number;
  /** How hard the engine works. */
  speed: 'full' | 'slow' | null;
  /** She may turn where she lies. */
  turns: boolean;
  fires: boolean;
}

/** The cards of one unit as a view knows them. */
export interface HandView {
  unit: string;
  side: Side;
  /** Title of the deck they came from, if she has drawn. */
  deck: string | null;
  /** null = there is one, and it is hidden. */
  held: readonly (CardView | null)[];
  laid: CardView | 'hidden' | null;
  /** The laid card lies face up. */
  shown: boolean;
  /** Why she can lay none in this turn; null when nothing stands in the way. */
  idle: Refusal | null;
  /** What keeps her from moving as her cards say; null when nothing does. */
  hindered: Refusal | null;
}

/** One deck as a view knows it. */
export interface DeckView {
  id: string;
  side: Side;
  title: string;
  left: number;
  discarded: number;
  /** How many are left of each card, the chance that the next one is it, and how many lie on the discards; left and chance are null for the other side. */
  cards: readonly { card: CardView; left: number | null; chance: number | null; discarded: number }[];
}

/** Cards of either side. */
export interface CardsDesk<G extends Game = Game> {
  hands(now: Situation<G>): HandView[];
  decks(now: Situation<G>, side: Side): DeckView[];
}
