import type { Game, Situation } from '../../core/game.ts';

/** A third of a ship's length. */
type PartThird = 'forward' | 'amidships' | 'aft';

/** Where a part lies on a drawing of the ship from above; guns in her middle line serve both beams or an end. */
export type PartPlace =
  | { readonly in: 'guns'; readonly beam: 'port' | 'starboard' | 'middle'; readonly third: PartThird }
  | { readonly in: 'below'; readonly third: PartThird }
  /** One of so many, counted from the bow, from 0. */
  | { readonly in: 'turret' | 'funnel'; readonly at: number; readonly of: number }
  | { readonly in: 'wheel'; readonly beam: 'port' | 'starboard' | 'middle' }
  | { readonly in: 'pilotHouse' | 'engines' | 'rudder' | 'fire' };

/** A part of a ship, and what the battle has left of it. */
export interface PartView {
  readonly place: PartPlace;
  /** "port forward" */
  readonly name: string;
  readonly state: 'sound' | 'hurt' | 'lost';
  /** "1 of 2 guns, 25 points kept" */
  readonly says: string;
  /** Moves that are left until it serves again, or until it gets worse; absent where nothing is counted. */
  readonly clock?: { readonly left: number; readonly of: number };
}

/** Where harm is done part by part. */
export interface DamageDesk<G extends Game = Game> {
  /** Every part of a ship, whatever its state; empty for what has none. */
  of(now: Situation<G>, unit: string): readonly PartView[];
}
