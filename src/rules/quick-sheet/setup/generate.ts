import { chartOf } from '../../../chart/index.ts';
import { diceOf, seedFrom, throwDice, type Dice } from '../../../core/dice.ts';
import { made } from '../../../languages/language.ts';
import type { Force, Scenario, Work } from '../../../core/scenario.ts';
import { enemyOf, type Facing, type HexId, type Side } from '../../../core/types.ts';
import { findVessel, fort, vessel, type Vessel } from '../../../ships/index.ts';
import { anyFort, candidates, takeAny } from './fleets.ts';
import { anyRiverbed, type Riverbed } from './riverbed.ts';
import { SECTION, type QuickSheetSection } from './settings.ts';
import { FLEET_POINTS, GENERATED } from '../tables.ts';

const TRANSPORT = { union: 'union_transport', confederate: 'cs_transport' } as const;
const [EAST, NORTH_EAST, WEST, SOUTH_EAST] = [0, 1, 3, 5] as const;
const NAME = { union: 'Union', confederate: 'Confederate' } as const;
const TASK = {
  attack: made`Break the works on the shore, silence the fort and drive the enemy off the river.`,
  defend: made`Hold the river: every building and transport that is left at the end counts for you.`,
} as const;
const hexAt = (column: number, row: number): HexId => 100 * column + row;

/** Q11: both roll, the high side attacks; ties again. */
const rollAttacker = (dice: Dice): { attacker: Side; rolls: number[][] } => {
  const rolls: number[][] = [];
  for (;;) {
    const pair = throwDice(dice, 2);
    rolls.push(pair);
    const [union = 0, confederate = 0] = pair;
    if (union !== confederate) return { attacker: union > confederate ? 'union' : 'confederate', rolls };
  }
};

const forceOf = (side: Side, id: string, hex: HexId, facing: Facing, more: Partial<Force> = {}): Force => ({
  id,
  side,
  vessel: id,
  name: more.name ?? vessel(more.vessel ?? id).name,
  hex,
  facing,
  turn: 1,
  aground: false,
  anchored: false,
  steamIn: 0,
  overrides: {},
  ...more,
});

/** First turn in which a ship that is bought may come: until then none of them is on the chart. */
const FIRST_TURN = 2;

/** Ships that a side may buy, at its edge of the chart; she begins where she is deployed, or arrives where she is sent. */
const yardOf = (ships: readonly Vessel[], side: Side, bed: Riverbed, attacks: boolean): Force[] => {
  const column = attacks ? 1 : GENERATED.columns;
  const first = (bed.upper[column] ?? 0) + 1;
  const berths = (bed.lower[column] ?? 0) - first;
  return ships.map((ship, index) => {
    const more: Partial<Force> = { name: ship.name, turn: FIRST_TURN + Math.floor(index / berths) };
    if (!findVessel(ship.id)) more.facts = ship;
    return forceOf(side, ship.id, hexAt(column, first + (index % berths)), attacks ? EAST : WEST, more);
  });
};

interface Shore {
  column: number;
  /** Row of the land at the water's edge, and of the water. */
  land: number;
  water: number;
}

/** The water's edge on both banks, beyond the attacker's start. */
const shores = (bed: Riverbed): Shore[] => {
  const found: Shore[] = [];
  for (let column: number = GENERATED.worksFrom; column < GENERATED.columns - 1; column++) {
    const [upper = 1, lower = GENERATED.rows] = [bed.upper[column], bed.lower[column]];
    found.push({ column, land: upper, water: upper + 1 }, { column, land: lower, water: lower - 1 });
  }
  return found;
};

const buildingsOn = (dice: Dice, side: Side, open: Shore[]): Work[] =>
  Array.from({ length: GENERATED.buildings }, (_, index) => {
    const { column, land } = takeAny(dice, open);
    const id = `building-${index + 1}`;
    return {
      id,
      side,
      kind: 'building',
      name: made`Storehouse ${index + 1}`,
      hexes: [hexAt(column, land)],
      facing: EAST,
    };
  });

/** S11: transports at their moorings. */
const transportsAt = (dice: Dice, side: Side, open: Shore[]): Force[] =>
  Array.from({ length: GENERATED.transports }, (_, index) => {
    const { column, water } = takeAny(dice, open);
    const more = {
      vessel: TRANSPORT[side],
      name: made`Transport ${index + 1}`,
      anchored: true,
      overrides: { guns: [] },
    };
    return forceOf(side, `transport-${index + 1}`, hexAt(column, water), WEST, more);
  });

/** Q22, Q55: the defender's fort, on either bank, looking over the river: at his own edge until dice tell where it stands (Q70). */
const fortOn = (dice: Dice, side: Side, bed: Riverbed): Work => {
  const id = anyFort(dice, side);
  const above = dice.roll(2) === 1;
  const row = (above ? bed.upper : bed.lower)[GENERATED.columns] ?? 1;
  const hexes = [hexAt(GENERATED.columns - 1, row), hexAt(GENERATED.columns, row)];
  return { id, side, kind: 'fort', name: fort(id).name, fort: id, hexes, facing: above ? SOUTH_EAST : NORTH_EAST };
};

/** Any seed as part of an id. */
const idOf = (seed: string): string => `river-${seed.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

/** Q53, Q55, Q70: a battle that has never been fought, the same for the same seed: banks, works, yards; the rest dice and players find. Ships that somebody has at hand lie in the yards beside those of the catalogue. */
export const generateBattle = (seed: string, own: readonly Vessel[] = []): Scenario => {
  const dice = diceOf(seedFrom(`${seed}/battle`));
  const { attacker, rolls } = rollAttacker(dice);
  const defender = enemyOf(attacker);
  const bed = anyRiverbed(dice);
  const work = fortOn(dice, defender, bed);
  const open = shores(bed);
  const works = [work, ...buildingsOn(dice, defender, open)];
  const brought = own.filter(({ id }) => !findVessel(id));
  const forces = [
    ...yardOf(candidates(attacker, brought), attacker, bed, true),
    ...yardOf(candidates(defender, brought), defender, bed, false),
    ...transportsAt(dice, defender, open),
  ];
  const section: QuickSheetSection = {
    options: {},
    attacker,
    clock: GENERATED.clock,
    generated: true,
    fleetPoints: FLEET_POINTS.fleet,
    layRiver: true,
  };
  const attacks = (side: Side): boolean => side === attacker;
  const battle: Scenario = {
    id: idOf(seed),
    title: made`River battle ${seed}`,
    date: '1863-01-01',
    place: made`a river bend`,
    minutes: 120,
    briefing: {
      common: made`The ${NAME[attacker]} side attacks (${rolls.map(pair => pair.join(' to ')).join(', ')}). Dice tell where ${work.name} stands, and both sides lay islands and bars in the river.`,
      union: attacks('union') ? TASK.attack : TASK.defend,
      confederate: attacks('confederate') ? TASK.attack : TASK.defend,
    },
    chart: chartOf({ north: 0, knots: 2, hexes: bed.cells }),
    places: [],
    forces,
    works,
    mines: [],
    visibility: null,
    light: 'day',
    objectives: [],
    turns: 30,
    history: null,
    homeEdges: {
      union: [attacks('union') ? 'left' : 'right'],
      confederate: [attacks('confederate') ? 'left' : 'right'],
    },
    rules: { [SECTION]: section },
  };
  // Who is nobody's candidate does not go along.
  const along = brought.filter(({ id }) => forces.some(force => force.vessel === id));
  if (along.length > 0) battle.own = { vessels: along, forts: [] };
  return battle;
};
