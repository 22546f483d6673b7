import * as v from 'valibot';
import { TERRAINS } from '../core/chart.ts';
import { AIM_NAMES, LIGHTS, type SectionKey } from '../core/scenario.ts';
import { SIDES } from '../core/types.ts';
import { definitions, orderKeysOf, ordersShape, publishedOrders, type OrderKeys } from './ordersSchema.ts';
import { unknownName } from './problems.ts';
import type { SectionParser } from './reader.ts';
import {
  atLeastOne,
  byName,
  calendarDate,
  count,
  edge,
  facing,
  flag,
  hex,
  id,
  list,
  name,
  numberUpTo,
  oneOf,
  openShape,
  shape,
  side,
  text,
  turn,
  wanted,
  wholeNumber,
} from './shapes.ts';
import { overrides, ownFort, ownVessel, workOverrides } from './vesselSchema.ts';

/**
 * The shape of a scenario file, in one place: the parser checks with it, the published JSON Schema is made from it, the types
 * of the raw file follow from it. What needs the chart or the catalogue is checked afterwards.
 */

const legendEntry = shape({
  terrain: oneOf('a terrain', TERRAINS),
  depth: v.exactOptional(
    v.pipe(numberUpTo('feet of water from 0 to 200', 200), v.description('Feet of water; each terrain has a default.')),
  ),
  flow: v.exactOptional(v.pipe(v.nullable(facing), v.description('Where the current runs here; null = slack water.'))),
});

const MOST_ROWS = 150;
/** Wide enough for the widest chart, with blanks for the eye between its hexes. */
const LONGEST_ROW = 1000;
const row = v.pipe(
  v.string(wanted('a row of characters')),
  v.maxLength(LONGEST_ROW, issue => `expected ${LONGEST_ROW} letters at most, found ${issue.received}`),
);

const CHARACTER_WORDS = 'one character that is no blank';
const chart = shape({
  north: v.pipe(
    numberUpTo('degrees from 0 to 360', 360),
    v.description('Degrees clockwise from the top of the chart to true north.'),
  ),
  drawnShorter: v.exactOptional(
    v.pipe(
      numberUpTo('a factor from 1.1 to 20', 20),
      v.minValue(1.1, issue => `expected a factor from 1.1 to 20, found ${issue.received}`),
      v.description('How many times shorter the ground is drawn than 100 yards a hex; left out: true to scale.'),
    ),
  ),
  legend: v.exactOptional(
    v.pipe(
      byName(v.pipe(v.string(), v.regex(/^\S$/, wanted(CHARACTER_WORDS))), legendEntry),
      v.description('Characters of the rows beyond the standard legend, or instead of it.'),
    ),
  ),
  rows: v.pipe(atLeastOne(row, MOST_ROWS), v.description('One character a hex from the top; blanks are ignored.')),
  current: shape({
    knots: numberUpTo('knots from 0 to 12', 12),
    downstream: v.pipe(
      v.nullable(facing),
      v.description('Where the current runs unless rows or legend say otherwise; null = slack water.'),
    ),
    rows: v.exactOptional(
      v.pipe(atLeastOne(row, MOST_ROWS), v.description('0-5 = E NE NW W SW SE, "." = slack, "-" = as elsewhere.')),
    ),
  }),
  places: v.exactOptional(list(shape({ hex, name }))),
});

const force = shape({
  side,
  vessel: v.pipe(id, v.description('Id in the catalogue of ships, or of one of `vessels`.')),
  id: v.exactOptional(v.pipe(id, v.description('The vessel unless said.'))),
  name: v.exactOptional(name),
  captain: v.exactOptional(name),
  hex,
  facing,
  enters: v.exactOptional(
    v.pipe(shape({ turn }), v.description('Appears at her hex, on the rim, in the movement of that turn.')),
  ),
  state: v.exactOptional(
    shape({
      aground: v.exactOptional(flag),
      anchored: v.exactOptional(flag),
      steamIn: v.exactOptional(
        v.pipe(wholeNumber('turns from 0 to 99', 0, 99), v.description('Whole turns before she can move by herself.')),
      ),
    }),
  ),
  overrides: v.exactOptional(overrides),
});

const fort = shape({
  side,
  fort: v.pipe(id, v.description('Id in the catalogue of forts, or of one of `fortifications`.')),
  id: v.exactOptional(id),
  name: v.exactOptional(name),
  hexes: v.pipe(
    list(hex),
    v.length(2, issue => `expected two hexes, found ${issue.received}`),
  ),
  facing,
  overrides: v.exactOptional(workOverrides),
});

const mine = shape({
  side,
  hex,
  live: flag,
  field: v.exactOptional(v.pipe(id, v.description('The field that it belongs to (Rams and Ironclads).'))),
  adrift: v.exactOptional(v.pipe(flag, v.description('Carried by the current (Rams and Ironclads).'))),
});

const objectiveKinds = {
  sinkOrCapture: { ships: v.exactOptional(atLeastOne(id)), count: v.exactOptional(count) },
  exit: { ships: v.exactOptional(atLeastOne(id)), count: v.exactOptional(count), edge },
  destroy: { targets: v.exactOptional(atLeastOne(id)), count: v.exactOptional(count) },
  hold: { hexes: atLeastOne(hex), count: v.exactOptional(count) },
  survive: { ships: v.exactOptional(atLeastOne(id)), count: v.exactOptional(count) },
} as const;

const OBJECTIVE_KINDS = Object.keys(objectiveKinds);

const objective = v.variant(
  'kind',
  [
    shape({ side, text, kind: v.literal('sinkOrCapture'), ...objectiveKinds.sinkOrCapture }),
    shape({ side, text, kind: v.literal('exit'), ...objectiveKinds.exit }),
    shape({ side, text, kind: v.literal('destroy'), ...objectiveKinds.destroy }),
    shape({ side, text, kind: v.literal('hold'), ...objectiveKinds.hold }),
    shape({ side, text, kind: v.literal('survive'), ...objectiveKinds.survive }),
  ],
  issue => (issue.path ? unknownName('a kind of objective', issue.input, OBJECTIVE_KINDS) : wanted('an object')(issue)),
);

const bySide = <const S extends v.GenericSchema>(of: S) =>
  shape({ union: v.exactOptional(of), confederate: v.exactOptional(of) });

/** What every rule system's section may say. */
const commonSection = {
  options: v.exactOptional(byName(v.string(), flag)),
  aims: v.exactOptional(bySide(oneOf('an aim', AIM_NAMES))),
  turns: v.exactOptional(turn),
  objectives: v.exactOptional(atLeastOne(objective)),
  forces: v.exactOptional(
    byName(
      v.string(),
      shape({ hex: v.exactOptional(hex), facing: v.exactOptional(facing), turn: v.exactOptional(turn) }),
    ),
  ),
} as const;

export const COMMON_SECTION_KEYS = [...Object.keys(commonSection), 'orders'];

/** A section before it is known whose it is: keys of its own are checked with the system's. */
const anySection = <const O extends v.GenericSchema>(orders: O) =>
  openShape({ ...commonSection, orders: v.exactOptional(orders) }, 'an object');

const shapeOfKey = (key: SectionKey): v.GenericSchema => {
  switch (key.kind) {
    case 'flag':
      return flag;
    case 'wholeNumber':
      return wholeNumber(`a whole number from ${key.least} to ${key.most}`, key.least, key.most);
    case 'oneOf':
      return oneOf(key.what, key.names);
    case 'ships':
    case 'buildings':
      return atLeastOne(id);
    case 'listBySide':
      return bySide(list(oneOf(key.what, key.names)));
    case 'numberByShip':
      return byName(v.string(), wholeNumber(`a whole number from ${key.least} to ${key.most}`, key.least, key.most));
    case 'shipByShip':
      return byName(v.string(), id);
    case 'wordByUnit':
      // Whether a word is for ships or for forts is known once it is known which the battle has.
      return byName(v.string(), oneOf(key.what, [...new Set([...key.ofShips, ...key.ofForts])]));
    case 'hexes':
      return atLeastOne(hex);
  }
};

/** The shape of one key that a rule system adds to its section. */
export const sectionKey = (key: SectionKey): v.GenericSchema => v.pipe(shapeOfKey(key), v.description(key.says));

/** The shape of one rule system's section, for the published schema. */
const sectionOf = (keys: Readonly<Record<string, SectionKey>>, orders: v.GenericSchema) =>
  shape({
    ...commonSection,
    orders: v.exactOptional(orders),
    ...Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, v.exactOptional(sectionKey(key))])),
  });

/** Vessels or forts that a battle may bring. */
const MOST_OWN = 100;

const fileWith = <const S extends v.GenericSchema, const O extends v.GenericSchema>(sections: S, orders: O) =>
  shape({
    $schema: v.exactOptional(v.string(wanted('text'))),
    format: v.literal(1, wanted('1, the only format there is')),
    id,
    title: name,
    date: calendarDate,
    place: name,
    minutes: v.pipe(
      wholeNumber('minutes from 1 to 999', 1, 999),
      v.description('Playing time for two people, as a guide.'),
    ),
    briefing: shape({ common: text, union: text, confederate: text }),
    chart,
    homeEdges: shape({ union: atLeastOne(edge), confederate: atLeastOne(edge) }),
    vessels: v.exactOptional(
      v.pipe(list(ownVessel, MOST_OWN), v.description('Vessels that are in no catalogue: in full, or like one of it.')),
    ),
    fortifications: v.exactOptional(v.pipe(list(ownFort, MOST_OWN), v.description('The same of forts.'))),
    forces: atLeastOne(force),
    forts: v.exactOptional(list(fort)),
    buildings: v.exactOptional(list(shape({ side, id, name, hex }))),
    mines: v.exactOptional(list(mine)),
    visibility: v.exactOptional(
      v.pipe(wholeNumber('hexes from 1 to 99', 1, 99), v.description('No fire beyond so many hexes.')),
    ),
    light: v.exactOptional(
      v.pipe(oneOf('a light', LIGHTS), v.description('In what light it begins, for the eye only: left out, by day.')),
    ),
    objectives: v.pipe(list(objective), v.description('May be empty where victory points decide.')),
    turns: turn,
    orders: v.exactOptional(
      v.pipe(orders, v.description('What a scripted commander does; see docs/standing-orders.md.')),
    ),
    rules: v.pipe(
      sections,
      v.description('One section for each rule system under which the battle can be played; an empty one is enough.'),
    ),
    history: v.exactOptional(
      shape({
        winner: oneOf('a winner', [...SIDES, 'draw']),
        summary: text,
        lost: v.exactOptional(shape({ union: v.exactOptional(list(id)), confederate: v.exactOptional(list(id)) })),
      }),
    ),
  });

export const scenarioFile = (keys: OrderKeys) => {
  const orders = ordersShape(keys);
  return fileWith(
    v.pipe(byName(v.string(), anySection(orders)), v.minEntries(1, 'expected at least one rule system, found none')),
    orders,
  );
};

/** The same with every system's own keys spelt out, for editors, and what is said in it more than once. */
export const publishedFile = (systems: readonly Pick<SectionParser, 'id' | 'sectionKeys' | 'orderKeys'>[]) => {
  const orders = publishedOrders(orderKeysOf(systems));
  const sections = shape(
    Object.fromEntries(
      systems.map(({ id: name, sectionKeys }) => [name, v.exactOptional(sectionOf(sectionKeys ?? {}, orders))]),
    ),
  );
  return { file: fileWith(sections, orders), definitions: { standingOrders: orders, ...definitions } };
};

export type ScenarioFile = v.InferOutput<ReturnType<typeof scenarioFile>>;
export type ForceFile = ScenarioFile['forces'][number];
export type ObjectiveFile = ScenarioFile['objectives'][number];
export type ChartFile = ScenarioFile['chart'];
