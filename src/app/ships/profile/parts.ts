/** What a profile is put together from. Places are shares of her length from the stern (0) to the bow (1), all else is feet. */

import type { Tint } from './pen.ts';

/** How the stem or the stern runs from deck to keel. */
export type EndShape = 'plumb' | 'raked' | 'clipper' | 'spoon' | 'scow' | 'ram' | 'counter' | 'raft' | 'cigar';

export type Part =
  /** Sloping or upright armoured box with ports. `slope` = feet inward for each foot up, at stern and bow. */
  | {
      is: 'casemate';
      from: number;
      to: number;
      height: number;
      slope: readonly [number, number];
      ports: number;
      tint: Tint;
      base?: number;
    }
  /** Revolving turret, or a tower that does not turn (`cone`). */
  | { is: 'turret'; at: number; diameter: number; height: number; pilot?: boolean; cone?: boolean }
  | { is: 'pilot'; at: number; base: number; width: number; height: number; form: 'box' | 'cone' | 'glass' }
  /** `pair` = two abreast, the farther one drawn so many feet ahead. */
  | { is: 'funnel'; at: number; base: number; height: number; diameter: number; pair?: number; crown?: boolean }
  | { is: 'paddleBox'; at: number; diameter: number; axle: number; tint: Tint }
  | { is: 'sternWheel'; at: number; diameter: number; axle: number }
  /** Humped cover over a wheel inside the hull. */
  | { is: 'hump'; from: number; to: number; base: number; height: number; tint: Tint }
  | { is: 'house'; from: number; to: number; base: number; height: number; windows: number; tint: Tint; eaves?: number }
  | { is: 'bales'; from: number; to: number; base: number; rows: number }
  /** Heavy planking set up against shot. */
  | { is: 'timbers'; from: number; to: number; base: number; height: number; ports: number }
  | { is: 'mast'; at: number; height: number; yards: number; gaff?: boolean }
  | { is: 'bowsprit'; length: number }
  | { is: 'pivot'; at: number; toBow: boolean }
  | { is: 'ports'; from: number; to: number; count: number; height: number }
  | { is: 'spar'; length: number }
  | { is: 'mortar'; at: number }
  | { is: 'hogChain'; from: number; to: number; height: number }
  | { is: 'beam'; at: number; base: number; length: number }
  | { is: 'staff'; at: number; height: number }
  | { is: 'boat'; at: number; base: number; length: number }
  | { is: 'fire'; from: number; to: number }
  | { is: 'strapping' };

/** How ships of a class look from the side. */
export interface Sheet {
  /** Feet from the water to the deck, amidships. */
  readonly freeboard: number;
  /** Feet by which the deck rises toward the bow, and half as much toward the stern. */
  readonly sheer: number;
  readonly bow: EndShape;
  readonly stern: EndShape;
  readonly paint: Tint;
  /** Drawn in this order, the farthest first; the hull comes before all. */
  readonly parts: readonly Part[];
}

/** A ship on the drawing board. */
export interface Hull {
  readonly length: number;
  readonly draught: number;
  readonly sheet: Sheet;
  /** Feet above the water at a place of the deck. */
  deck(share: number): number;
}

export const hullOf = (length: number, draught: number, sheet: Sheet): Hull => ({
  length,
  draught,
  sheet,
  deck: share => {
    const away = share - 0.5;
    const rise = away > 0 ? sheet.sheer : sheet.sheer / 2;
    return sheet.freeboard + rise * Math.min(1, 4 * away * away);
  },
});
