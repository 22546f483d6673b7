import type { Bearing } from '../../../ships/index.ts';
import { THIRDS, type Decks, type Gun, type Place, type Third } from '../types.ts';

/** N32, N60: where each gun of a ship stands for the damage chart. */

type Unplaced = Omit<Gun, 'place'> & { turret: 0 | 1 | 2 };

const ALL_ROUND: readonly Gun['stands'][] = ['boat', 'top', 'hold'];

/** N60: a gun of one beam, which stands in line with the others of it. */
const isBroadside = ({ stands, bears }: Unplaced): boolean =>
  (stands === 'broadside' || stands === 'casemate') && (bears[0] === 'port' || bears[0] === 'starboard');

/** N60: gun i of n, from the bow. */
const thirdOf = (index: number, of: number): Third =>
  THIRDS[Math.floor((THIRDS.length * (2 * index + 1)) / (2 * of))] ?? 'aft';

/** N60: the rest by what they bear on; boat and top guns, and mortars in the hold, amidships. */
const thirdByBearing = ({ stands, bears }: Unplaced): Third => {
  if (ALL_ROUND.includes(stands)) return 'amidships';
  const on = bears as readonly Bearing[];
  if (on.includes('bow')) return 'forward';
  return on.includes('stern') ? 'aft' : 'amidships';
};

/** N32, N84: of a side's broadside the lightest half or third, rounded down, stands on each deck from the top; of equals the later. */
const onDecks = (broadside: readonly Unplaced[], decks: Decks): Unplaced[][] => {
  const share = Math.floor(broadside.length / decks);
  const byWeight = broadside
    .map((piece, index) => ({ piece, index }))
    .sort((one, other) => one.piece.pv - other.piece.pv || other.index - one.index)
    .map(({ piece }) => piece);
  return Array.from({ length: decks }, (_, deck) => {
    const here = byWeight.slice(deck * share, deck === decks - 1 ? undefined : (deck + 1) * share);
    return broadside.filter(piece => here.includes(piece));
  });
};

/** N60: the guns of one beam by their place in line, on a frigate each deck by itself. */
const broadsidePlaces = (guns: readonly Unplaced[], decks: Decks): Map<Unplaced, Place> => {
  const places = new Map<Unplaced, Place>();
  for (const beam of ['port', 'starboard'] as const) {
    const line = guns.filter(piece => isBroadside(piece) && piece.bears[0] === beam);
    for (const [deck, row] of onDecks(line, decks).entries())
      for (const [index, piece] of row.entries())
        places.set(piece, { third: thirdOf(index, row.length), beam, deck, turret: 0 });
  }
  return places;
};

/** Tower guns are told apart by the end that they bear on: the foremost first. */
const towerOf = ({ stands, bears, turret }: Unplaced): 0 | 1 | 2 => {
  if (stands !== 'fixed_tower') return turret;
  return (bears as readonly Bearing[]).includes('stern') ? 2 : 1;
};

/** N60: every gun with its place. */
export const placed = (guns: readonly Unplaced[], decks: Decks): Gun[] => {
  const broadside = broadsidePlaces(guns, decks);
  return guns.map(piece => {
    const { turret: _, ...rest } = piece;
    const place = broadside.get(piece) ?? {
      third: thirdByBearing(piece),
      beam: 'either' as const,
      deck: 0,
      turret: towerOf(piece),
    };
    return { ...rest, place };
  });
};
