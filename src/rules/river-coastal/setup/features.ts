import type { Dice } from '../../../core/dice.ts';
import { FACINGS, type Facing, type HexId } from '../../../core/types.ts';
import { FEATURES, RANDOM, type Feature } from '../tables.ts';
import { layBar, layLand, squareOf, terrainIn, type Bed, type WaterKind } from './riverbed.ts';

const [EAST, NORTH_EAST, NORTH_WEST, SOUTH_EAST] = [0, 1, 2, 5] as const;
/** Columns at both ends of the chart that stay free for the fleets. */
const FREE = 2;

/** What the features of a random battle leave behind for its works. */
export interface Laid {
  readonly town: HexId;
  readonly port: HexId;
  readonly fort: { readonly hexes: readonly HexId[]; readonly facing: Facing };
}

/** Any of a list, each as likely; the list loses it. */
export const takeAny = <T>(dice: Dice, from: T[]): T => {
  const [taken] = from.splice(dice.roll(from.length) - 1, 1);
  if (taken === undefined) throw new RangeError('there is nothing to take from');
  return taken;
};

/** Hexes one after another from the first; 0 beyond the rim. */
const walk = ({ grid }: Bed, from: HexId, steps: readonly Facing[]): HexId[] => {
  const hexes = [from];
  for (const step of steps) hexes.push(grid.neighbour(hexes.at(-1) ?? 0, step));
  return hexes;
};

const around = ({ grid }: Bed, hex: HexId): HexId[] =>
  FACINGS.map((_, facing) => grid.neighbour(hex, facing as Facing)).filter(next => next !== 0);

const isOpen = (bed: Bed, hex: HexId): boolean => terrainIn(bed, hex) === 'channel';
const isLand = (bed: Bed, hex: HexId): boolean => bed.cells.get(hex)?.depth === 0;

/** Hexes of a square that are not kept for the fleets. */
const placesIn = (bed: Bed, square: number): HexId[] =>
  bed.grid.hexes.filter(hex => {
    const column = bed.grid.column(hex);
    return squareOf(bed, hex) === square && column > FREE && column <= RANDOM.columns - FREE;
  });

/** Places for a shape in a square, by where it begins: open water all of it, and water all round it where it is land. */
const sitesFor = (bed: Bed, square: number, shape: (from: HexId) => HexId[], dry: boolean): HexId[][] => {
  const within = new Set(placesIn(bed, square));
  const fits = (hex: HexId): boolean =>
    within.has(hex) && isOpen(bed, hex) && (!dry || around(bed, hex).every(next => !isLand(bed, next)));
  return [...within].map(shape).filter(hexes => hexes.every(fits));
};

/** Where two islands find room in a square with so many hexes of channel between them. */
const islandSites = (bed: Bed, square: number, channel: number, dry = true): HexId[][] => {
  const along = Array.from({ length: RANDOM.island - 1 }, () => EAST);
  const across = Array.from({ length: channel + 1 }, (_, step) => (step % 2 === 0 ? NORTH_WEST : NORTH_EAST));
  const pair = (from: HexId): HexId[] => [
    ...walk(bed, from, along),
    ...walk(bed, walk(bed, from, across).at(-1) ?? 0, along),
  ];
  return sitesFor(bed, square, pair, dry);
};

/** Two Small Islands, C92: side by side across the flow, a channel of one or two hexes between them. */
const layIslands = (dice: Dice, bed: Bed, square: number): void => {
  const channel = takeAny(dice, [...RANDOM.channels]);
  // A bank that runs far out may leave no room for that channel, nor for any with water all round: then the other one, or against the bank.
  const sites = [channel, ...RANDOM.channels]
    .map(each => islandSites(bed, square, each))
    .find(found => found.length > 0);
  layLand(bed, takeAny(dice, sites ?? islandSites(bed, square, Math.min(...RANDOM.channels), false)), 'island');
};

/** Two Sandbars, C92: each of a depth of its own. */
const layBars = (dice: Dice, bed: Bed, square: number, steps: readonly Facing[]): void => {
  for (let bar = 0; bar < 2; bar++) {
    const feet = dice.roll(6);
    layBar(
      bed,
      takeAny(
        dice,
        sitesFor(bed, square, from => walk(bed, from, steps), false),
      ),
      feet,
    );
  }
};

const isShore = (bed: Bed, hex: HexId): boolean =>
  terrainIn(bed, hex) === 'bank' && around(bed, hex).some(next => isOpen(bed, next));

const shoresIn = (bed: Bed, square: number): HexId[] => placesIn(bed, square).filter(hex => isShore(bed, hex));

const layTown = (dice: Dice, bed: Bed, square: number): HexId => {
  const town = takeAny(dice, shoresIn(bed, square));
  layLand(bed, [town], 'town');
  return town;
};

/** Two shore hexes side by side. */
const shorePair = (dice: Dice, bed: Bed, square: number): HexId[] => {
  const shores = shoresIn(bed, square);
  const pairs = shores.map(hex => walk(bed, hex, [EAST])).filter(([, next = 0]) => shores.includes(next));
  return takeAny(dice, pairs);
};

/** Shore Port, C92: a shore hex of the town's kind and a wharf beside it. */
const layPort = (dice: Dice, bed: Bed, square: number): HexId => {
  const [port = 0, wharf = 0] = shorePair(dice, bed, square);
  layLand(bed, [port], 'town');
  layLand(bed, [wharf], 'wharf');
  return port;
};

/** Shore Fort, Island Fort, C92: on the shore it looks over the water, on an island toward the sea. */
const layFort = (dice: Dice, bed: Bed, square: number, kind: WaterKind): Laid['fort'] => {
  if (kind === 'river') {
    const hexes = shorePair(dice, bed, square);
    return { hexes, facing: square % 2 === 0 ? SOUTH_EAST : NORTH_EAST };
  }
  const hexes = takeAny(
    dice,
    sitesFor(bed, square, from => walk(bed, from, [NORTH_EAST]), true),
  );
  layLand(bed, hexes, 'island');
  return { hexes, facing: EAST };
};

/** Table Set Up, C92: six shuffled cards fill the squares in order; where in its square a feature stands is the seed's. */
export const layFeatures = (dice: Dice, bed: Bed, kind: WaterKind): Laid => {
  const cards: Feature[] = [...FEATURES];
  const laid = { town: 0, port: 0, fort: { hexes: [] as readonly HexId[], facing: EAST as Facing } };
  for (let square = 1; square <= FEATURES.length; square++) {
    switch (takeAny(dice, cards)) {
      case 'islands':
        layIslands(dice, bed, square);
        break;
      case 'straightBars':
        layBars(dice, bed, square, [EAST, EAST, EAST]);
        break;
      case 'bentBars':
        layBars(dice, bed, square, [EAST, SOUTH_EAST, SOUTH_EAST]);
        break;
      case 'town':
        laid.town = layTown(dice, bed, square);
        break;
      case 'port':
        laid.port = layPort(dice, bed, square);
        break;
      case 'fort':
        laid.fort = layFort(dice, bed, square, kind);
    }
  }
  return laid;
};
