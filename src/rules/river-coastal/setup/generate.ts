import { diceOf, seedFrom, throwDice, type Dice } from '../../../core/dice.ts';
import type { Force, Scenario, Work } from '../../../core/scenario.ts';
import type { HexId, Side } from '../../../core/types.ts';
import { made } from '../../../languages/language.ts';
import type { FortFacts, FortGun, Vessel } from '../../../ships/index.ts';
import { FORT_GUNS, GARRISON, RANDOM } from '../tables.ts';
import type { Face } from '../types.ts';
import { total } from '../units.ts';
import { THROWN_FORT } from './ratings.ts';
import { layFeatures, takeAny, type Laid } from './features.ts';
import { anyFleet } from './fleets.ts';
import { anyBed, laidOut, stillBelow, type Lie, type WaterKind } from './riverbed.ts';
import { SECTION, type RiverSection } from './settings.ts';

const [EAST, WEST] = [0, 3] as const;
/** Feet of the guns above the water: it sees over nobody. */
const ELEVATION = 15;
/** Where the ships of a fleet begin, the one that may lie aground last, and the columns of either side as the water is drawn. */
const ROWS = [7, 9, 5, 11, 13] as const;
const COLUMN: Readonly<Record<Side, number>> = { confederate: 2, union: RANDOM.columns - 1 };

/** Place of a fleet's fourth ship. */
const FOURTH = 3;

/** Table Set Up, C93: what dice make of a fort: its walls, guns and gunners. */
const anyFort = (dice: Dice, year: number): FortFacts => {
  const construction = dice.roll(6) <= RANDOM.earthUpTo ? 'earth' : 'masonry';
  const guns = throwDice(dice, dice.roll(6)).map((die): FortGun => ({
    gun: FORT_GUNS[die as Face],
    count: 1,
    mount: 'barbette',
    face: 'front',
  }));
  return {
    id: THROWN_FORT,
    name: made`The fort`,
    side: 'confederate',
    place: made`a river that never was`,
    year,
    construction,
    commander: made`unknown`,
    // C87: two dice of gunners.
    garrison: GARRISON.men * total(throwDice(dice, RANDOM.garrisonDice)),
    guns,
    faceLengthFt: RANDOM.fortFeet,
    elevationFt: ELEVATION,
    notes: made`Its walls, guns and gunners are thrown for.`,
    sources: ['River and Coastal Naval Actions'],
    confidence: 'high',
  };
};

/** What the dice make of a stretch of water. */
interface Waters {
  readonly kind: WaterKind;
  readonly year: number;
  /** Before the tide. */
  readonly feet: number;
  /** Feet that the tide adds where it comes in whole; 0 = there is none. */
  readonly tide: number;
  readonly knots: number;
  readonly fleets: Readonly<Record<Side, Vessel[]>>;
}

/** C71: feet of water before the tide, enough for ironclads of both sides. */
const anyDepth = (dice: Dice, kind: WaterKind): number => {
  for (;;) {
    const feet = total(throwDice(dice, RANDOM.depthDice[kind]));
    if (feet >= RANDOM.leastFeet) return feet;
  }
};

/** Currents, Tides, C71, C91, C95, C96: depth and current, thrown again as long as the water does not carry two fleets. */
const anyWaters = (dice: Dice): Waters => {
  const kind: WaterKind = dice.roll(2) === 1 ? 'river' : 'estuary';
  const year = takeAny(dice, [...RANDOM.years]);
  for (;;) {
    const knots = dice.roll(6) - RANDOM.currentLess;
    const tidal = kind === 'estuary' && dice.roll(6) >= RANDOM.tidalFrom;
    const tide = tidal ? total(throwDice(dice, RANDOM.tideDice)) : 0;
    const feet = anyDepth(dice, kind);
    // The last one of each side lies on a sandbar where a card brings her.
    const union = anyFleet(dice, 'union', { year, feet }, RANDOM.lightShips + 1);
    const confederate = anyFleet(dice, 'confederate', { year, feet }, RANDOM.lightShips + 1);
    if (union && confederate) return { kind, year, feet, tide, knots, fleets: { union, confederate } };
  }
};

const forcesOf = (
  side: Side,
  ships: readonly Vessel[],
  hexAt: (column: number, row: number) => HexId,
  lie: Lie,
): Force[] =>
  ships.map((ship, index) => ({
    id: ship.id,
    side,
    vessel: ship.id,
    name: ship.name,
    hex: lie.at(hexAt(COLUMN[side], ROWS[index] ?? 1)),
    facing: lie.facing(side === 'confederate' ? EAST : WEST),
    turn: 1,
    aground: false,
    anchored: false,
    steamIn: 0,
    overrides: {},
  }));

const building = (id: string, name: string, hex: HexId): Work => ({
  id,
  side: 'confederate',
  kind: 'building',
  name,
  hexes: [hex],
  facing: EAST,
});

const worksOf = ({ town, port, fort }: Laid, facts: FortFacts, lie: Lie): Work[] => [
  {
    id: 'fort',
    side: 'confederate',
    kind: 'fort',
    name: facts.name,
    fort: facts.id,
    facts,
    hexes: fort.hexes.map(lie.at),
    facing: lie.facing(fort.facing),
  },
  building('town', made`The town`, lie.at(town)),
  building('port', made`The port`, lie.at(port)),
];

const WATER_NAME: Readonly<Record<WaterKind, (seed: string) => string>> = {
  river: seed => made`River battle ${seed}`,
  estuary: seed => made`Estuary battle ${seed}`,
};

const told = ({ kind, feet, knots, tide }: Waters): string => {
  if (kind === 'river')
    return made`A river of ${feet} feet; in the middle it runs at ${knots} knots. The Confederate fleet comes from upstream.`;
  return tide > 0
    ? made`An estuary of ${feet} feet, ${feet + tide} toward the sea, where the tide comes in whole; the river runs at ${knots} knots, less the farther up one comes, and not at all toward the sea. The Confederate fleet comes from upstream.`
    : made`An estuary of ${feet} feet; in the middle the river runs at ${knots} knots. The Confederate fleet comes from upstream.`;
};

/** Any seed as part of an id. */
const idOf = (kind: WaterKind, seed: string): string => `${kind}-${seed.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

/** Table Set Up, C91 to C96: a battle that has never been fought, the same for the same seed. */
export const generateBattle = (seed: string): Scenario => {
  const dice = diceOf(seedFrom(`${seed}/battle`));
  const waters = anyWaters(dice);
  const { kind, year, feet, tide, knots, fleets } = waters;
  const tidal = tide > 0;
  const bed = anyBed(dice, kind, feet, tide);
  const laid = layFeatures(dice, bed, kind);
  if (tidal) stillBelow(bed);
  const runsLeft = dice.roll(2) === 1;
  const lie = laidOut(bed, knots, runsLeft);
  const facts = anyFort(dice, year);
  const nameOf = (side: Side): string => fleets[side].at(-1)?.name ?? '';
  const hexAt = (column: number, row: number): HexId => bed.grid.hexAt(column, row);
  const last = (side: Side, place: number): string[] => fleets[side].slice(place, place + 1).map(({ id }) => id);
  const section: RiverSection = {
    options: {},
    generated: true,
    towns: ['town', 'port'],
    fourth: last('confederate', FOURTH),
    stranded: [...last('union', FOURTH + 1), ...last('confederate', FOURTH + 1)],
    fields: RANDOM.fields[kind],
    ...(tidal ? { tidal } : {}),
  };
  return {
    id: idOf(kind, seed),
    title: WATER_NAME[kind](seed),
    date: `${year}-06-01`,
    place: kind === 'river' ? made`a river` : made`an estuary`,
    minutes: 90,
    briefing: {
      common: told(waters),
      union: made`Objective cards say what you are to do. A gunboat of yours, ${nameOf('union')}, takes part only where a card brings her.`,
      confederate: made`Objective cards say what you are to do. ${fleets.confederate[FOURTH]?.name ?? ''} takes part only if you give up the fort for her, a gunboat, ${nameOf('confederate')}, only where a card brings her.`,
    },
    chart: lie.chart,
    places: [],
    forces: [
      ...forcesOf('union', fleets.union, hexAt, lie),
      ...forcesOf('confederate', fleets.confederate, hexAt, lie),
    ],
    works: worksOf(laid, facts, lie),
    own: { vessels: [], forts: [facts] },
    mines: [],
    visibility: null,
    light: 'day',
    objectives: [],
    turns: RANDOM.moves,
    history: null,
    homeEdges: { union: [runsLeft ? 'left' : 'right'], confederate: [runsLeft ? 'right' : 'left'] },
    rules: { [SECTION]: section },
  };
};
