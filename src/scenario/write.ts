import type { Terrain } from '../core/chart.ts';
import type { Force, Objective, RulesSection, Scenario, Work } from '../core/scenario.ts';
import { FACINGS, type Facing } from '../core/types.ts';
import { DEFAULT_DEPTH, STANDARD_LEGEND } from './chartText.ts';
import { ordersFile } from './ordersText.ts';
import type { ChartFile, ForceFile, ObjectiveFile, ScenarioFile } from './schema.ts';

/** Characters for kinds of water and ground that the standard legend has not. */
const SPARE = Array.from('=;*@#%&$ABCDEFGHIJKLMNPQRSTUVWXYZabcdefghijklmnpqrstuvwyz');

/** Gives every kind of hex on a chart its character, and notes those that need an entry in the legend. */
const lettersFor = () => {
  const standard = new Map(
    Object.entries(STANDARD_LEGEND).map(([character, terrain]) => [`${terrain}/${DEFAULT_DEPTH[terrain]}`, character]),
  );
  const added = new Map<string, string>();
  const legend: Record<string, { terrain: Terrain; depth?: number }> = {};
  const letter = (terrain: Terrain, depth: number): string => {
    const kind = `${terrain}/${depth}`;
    const known = standard.get(kind) ?? added.get(kind);
    if (known !== undefined) return known;
    const character = SPARE[added.size];
    if (character === undefined) throw new RangeError('a chart has more kinds of hexes than there are characters');
    added.set(kind, character);
    legend[character] = depth > 0 ? { terrain, depth } : { terrain };
    return character;
  };
  return { letter, legend };
};

/** One hex as it is drawn. */
export interface DrawnHex {
  terrain: Terrain;
  depth: number;
  /** -1 = slack water, or none. */
  flow: Facing | -1;
}

/** Rows as the eye reads them: even ones stand half a hex to the right (S2). */
const inRows = (hexes: readonly (readonly DrawnHex[])[], character: (hex: DrawnHex) => string): string[] =>
  hexes.map((row, y) => (y % 2 === 1 ? ' ' : '') + row.map(character).join(' '));

/** The text of a chart, from its hexes row by row. */
export const chartFileOf = (hexes: readonly (readonly DrawnHex[])[], north: number, knots: number): ChartFile => {
  const { letter, legend } = lettersFor();
  const rows = inRows(hexes, ({ terrain, depth }) => letter(terrain, depth));
  const flows = inRows(hexes, ({ flow }) => (flow === -1 ? '.' : String(flow)));
  return {
    north,
    ...(Object.keys(legend).length > 0 ? { legend } : {}),
    rows,
    current: { knots, downstream: null, rows: flows },
  };
};

const chartFile = ({ chart, places, drawnShorter }: Scenario): ChartFile => {
  const drawn = Array.from({ length: chart.rows }, (_, y) =>
    Array.from({ length: chart.columns }, (__, x) => {
      const hex = chart.hexAt(x + 1, y + 1);
      return { terrain: chart.terrain(hex), depth: chart.depth(hex), flow: chart.flow(hex) };
    }),
  );
  return {
    ...chartFileOf(drawn, chart.north, chart.knots),
    ...(drawnShorter === undefined ? {} : { drawnShorter }),
    ...(places.length > 0 ? { places: places.map(({ hex, name }) => ({ hex: chart.label(hex), name })) } : {}),
  };
};

/** Lists and objects of its own, so that who changes the file changes no battle. */
const plainCopy = (value: object): unknown => JSON.parse(JSON.stringify(value));

const forceFile = ({ chart }: Scenario, force: Force): ForceFile => {
  const { side, vessel, id, name, captain, turn, aground, anchored, steamIn, overrides } = force;
  const { guns, ...others } = overrides;
  const state = {
    ...(aground ? { aground } : {}),
    ...(anchored ? { anchored } : {}),
    ...(steamIn > 0 ? { steamIn } : {}),
  };
  const changed = plainCopy({ ...others, ...(guns ? { guns } : {}) }) as NonNullable<ForceFile['overrides']>;
  return {
    side,
    vessel,
    id,
    name,
    ...(captain === undefined ? {} : { captain }),
    hex: chart.label(force.hex),
    facing: FACINGS[force.facing],
    ...(turn > 1 ? { enters: { turn } } : {}),
    ...(Object.keys(state).length > 0 ? { state } : {}),
    ...(Object.keys(changed).length > 0 ? { overrides: changed } : {}),
  };
};

type FortFile = NonNullable<ScenarioFile['forts']>[number];

const armament = ({ overrides }: Work): Pick<FortFile, 'overrides'> =>
  overrides ? ({ overrides: plainCopy(overrides) } as Pick<FortFile, 'overrides'>) : {};

/** What a battle brings of its own, in full: it does not change when the catalogue does. */
const ownFiles = ({ own }: Scenario): Pick<ScenarioFile, 'vessels' | 'fortifications'> => ({
  ...(own && own.vessels.length > 0 ? { vessels: plainCopy(own.vessels) as NonNullable<ScenarioFile['vessels']> } : {}),
  ...(own && own.forts.length > 0
    ? { fortifications: plainCopy(own.forts) as NonNullable<ScenarioFile['fortifications']> }
    : {}),
});

const workFiles = ({ chart, works }: Scenario): Pick<ScenarioFile, 'forts' | 'buildings'> => {
  const labels = (work: Work): string[] => work.hexes.map(hex => chart.label(hex));
  const forts = works.flatMap(work =>
    work.kind === 'fort' && work.fort !== undefined
      ? [
          {
            side: work.side,
            fort: work.fort,
            id: work.id,
            name: work.name,
            hexes: labels(work),
            facing: FACINGS[work.facing],
            ...armament(work),
          },
        ]
      : [],
  );
  const buildings = works.flatMap(({ kind, side, id, name, hexes: [hex = 0] }) =>
    kind === 'building' ? [{ side, id, name, hex: chart.label(hex) }] : [],
  );
  return { ...(forts.length > 0 ? { forts } : {}), ...(buildings.length > 0 ? { buildings } : {}) };
};

const objectiveFile = ({ chart }: Scenario, objective: Objective): ObjectiveFile =>
  (objective.kind === 'hold'
    ? { ...objective, hexes: objective.hexes.map(hex => chart.label(hex)) }
    : { ...objective }) as ObjectiveFile;

/** What rule systems have for themselves stands there as it is read, but for hexes: nothing else is a list of numbers. */
const ownKeyFile = ({ chart }: Scenario, value: unknown): unknown =>
  Array.isArray(value) && value.every(each => typeof each === 'number') ? value.map(hex => chart.label(hex)) : value;

const sectionFile = (scenario: Scenario, section: RulesSection): ScenarioFile['rules'][string] => {
  const { options, objectives, forces, orders, ...others } = section;
  const moved = Object.entries(forces ?? {}).map(([id, { hex, facing, turn }]) => [
    id,
    {
      ...(hex === undefined ? {} : { hex: scenario.chart.label(hex) }),
      ...(facing === undefined ? {} : { facing: FACINGS[facing] }),
      ...(turn === undefined ? {} : { turn }),
    },
  ]);
  return {
    ...(Object.keys(options).length > 0 ? { options: { ...options } } : {}),
    ...Object.fromEntries(Object.entries(others).map(([key, value]) => [key, ownKeyFile(scenario, value)])),
    ...(objectives ? { objectives: objectives.map(each => objectiveFile(scenario, each)) } : {}),
    ...ordersFile(scenario.chart, orders),
    ...(forces ? { forces: Object.fromEntries(moved) as NonNullable<ScenarioFile['rules'][string]['forces']> } : {}),
  };
};

/** The file of a battle, for one that was made and not read: read again, it is the same battle. */
export const scenarioFileOf = (scenario: Scenario): ScenarioFile => {
  const { id, title, date, place, minutes, briefing, homeEdges, mines, visibility, light, history } = scenario;
  return {
    format: 1,
    id,
    title,
    date,
    place,
    minutes,
    briefing: { ...briefing },
    chart: chartFile(scenario),
    homeEdges: { union: [...homeEdges.union], confederate: [...homeEdges.confederate] },
    ...ownFiles(scenario),
    forces: scenario.forces.map(force => forceFile(scenario, force)),
    ...workFiles(scenario),
    ...(mines.length > 0 ? { mines: mines.map(mine => ({ ...mine, hex: scenario.chart.label(mine.hex) })) } : {}),
    ...(visibility === null ? {} : { visibility }),
    ...(light === 'day' ? {} : { light }),
    objectives: scenario.objectives.map(objective => objectiveFile(scenario, objective)),
    turns: scenario.turns,
    ...ordersFile(scenario.chart, scenario.orders),
    rules: Object.fromEntries(
      Object.entries(scenario.rules).map(([system, section]) => [
        system,
        sectionFile(scenario, section ?? { options: {} }),
      ]),
    ),
    ...(history === null
      ? {}
      : {
          history: {
            winner: history.winner,
            summary: history.summary,
            lost: { union: [...history.lost.union], confederate: [...history.lost.confederate] },
          },
        }),
  };
};
