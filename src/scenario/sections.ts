import * as v from 'valibot';
import type { Force, RulesSection, Scenario, SectionKey, Work } from '../core/scenario.ts';
import { checkBerths } from './forces.ts';
import { readObjective } from './objectives.ts';
import { readOrders } from './orders.ts';
import { hintAt, pathOf, quoted, unknownName } from './problems.ts';
import type { HexId } from '../core/types.ts';
import { checkIds, facingOf, hexOf, type Reader, type Roster, type SectionParser } from './reader.ts';
import { COMMON_SECTION_KEYS, sectionKey, type ScenarioFile } from './schema.ts';

type SectionFile = ScenarioFile['rules'][string];
type Moves = NonNullable<RulesSection['forces']>;

const checkOptions = (reader: Reader, system: SectionParser, file: SectionFile, path: string): void => {
  const known = system.optionSpecs.map(option => option.id);
  for (const option of Object.keys(file.options ?? {}))
    if (!known.includes(option))
      reader.report(pathOf(['options', option], path), unknownName(`an option of ${system.title}`, option, known));
};

/** Starting hexes and turns of one rule system, and the places of all ships that follow from them. */
const readMoves = (
  reader: Reader,
  forces: readonly Force[],
  file: NonNullable<SectionFile['forces']>,
  path: string,
): Moves => {
  const ids = forces.map(force => force.id);
  const moves: Record<string, { hex?: number; facing?: 0 | 1 | 2 | 3 | 4 | 5; turn?: number }> = {};
  for (const [id, { hex, facing, turn }] of Object.entries(file)) {
    const at = pathOf([id], path);
    if (!ids.includes(id)) reader.report(at, unknownName('a ship of this battle', id, ids));
    moves[id] = {
      ...(hex === undefined ? {} : { hex: hexOf(reader, hex, `${at}.hex`) }),
      ...(facing === undefined ? {} : { facing: facingOf(facing) }),
      ...(turn === undefined ? {} : { turn }),
    };
  }
  checkBerths(
    reader,
    forces.map(force => {
      const move = moves[force.id];
      return {
        id: force.id,
        hex: move?.hex ?? force.hex,
        turn: move?.turn ?? force.turn,
        path: pathOf([force.id], path),
      };
    }),
  );
  return moves;
};

/** What the sections of one battle have in common. */
export interface Common {
  readonly forces: readonly Force[];
  readonly works: readonly Work[];
  readonly roster: Roster;
  readonly turns: number;
}

/** The common part as one rule system lays it out. */
const laidOut = (common: Common, { turns, forces }: RulesSection): Common => ({
  ...common,
  turns: turns ?? common.turns,
  forces: common.forces.map(force => ({ ...force, ...forces?.[force.id] })),
});

const readSection = (reader: Reader, common: Common, file: SectionFile, path: string): RulesSection => {
  const section = readLayout(reader, common, file, path);
  return { ...section, ...readOrders(reader, laidOut(common, section), file.orders, `${path}.orders`) };
};

const readLayout = (reader: Reader, { forces, roster }: Common, file: SectionFile, path: string): RulesSection => ({
  options: file.options ?? {},
  ...(file.turns === undefined ? {} : { turns: file.turns }),
  ...(file.aims === undefined ? {} : { aims: file.aims }),
  ...(file.objectives === undefined
    ? {}
    : {
        objectives: file.objectives.map((objective, index) =>
          readObjective(reader, roster, objective, `${path}.objectives[${index}]`),
        ),
      }),
  ...(file.forces === undefined ? {} : { forces: readMoves(reader, forces, file.forces, `${path}.forces`) }),
});

/** Ships of whom a key of a rule system says something, each with its place. */
const shipsNamed = (key: SectionKey, value: unknown, path: string): { id: string; path: string }[] => {
  if (key.kind !== 'numberByShip' && key.kind !== 'shipByShip') return [];
  return Object.entries(value as Record<string, unknown>).flatMap(([id, other]) => {
    const at = pathOf([id], path);
    return typeof other === 'string'
      ? [
          { id, path: at },
          { id: other, path: at },
        ]
      : [{ id, path: at }];
  });
};

/** Ships and forts that a key of a rule system names, and what it says of each: not every word is for both. */
const checkUnits = (
  reader: Reader,
  { forces, works }: Common,
  { what, ofShips, ofForts }: Extract<SectionKey, { kind: 'wordByUnit' }>,
  value: unknown,
  path: string,
): void => {
  const ships = forces.map(({ id }) => id);
  const units = [...ships, ...works.filter(({ kind }) => kind === 'fort').map(({ id }) => id)];
  for (const [id, word] of Object.entries(value as Record<string, string>)) {
    const at = pathOf([id], path);
    const names = ships.includes(id) ? ofShips : ofForts;
    if (!units.includes(id)) reader.report(at, unknownName('a ship or fort of this battle', id, units));
    else if (!names.includes(word))
      reader.report(at, unknownName(`${what} of a ${ships.includes(id) ? 'ship' : 'fort'}`, word, names));
  }
};

const buildingsOf = ({ works }: Common): string[] =>
  works.filter(({ kind }) => kind === 'building').map(({ id }) => id);

/** The hexes that a key of a rule system lists. */
const hexesListed = (reader: Reader, labels: readonly string[], path: string, inWater: boolean): HexId[] =>
  labels.map((label, index) => {
    const at = pathOf([index], path);
    if (labels.indexOf(label) < index) reader.report(at, `${quoted(label)} is listed twice`);
    const hex = hexOf(reader, label, at);
    if (inWater && hex !== 0 && !reader.chart.navigable(hex))
      reader.report(at, `expected a hex of water, found ${quoted(label)}, which is ${reader.chart.terrain(hex)}`);
    return hex;
  });

/** The keys that one rule system has for itself. */
const readOwnKeys = (
  reader: Reader,
  system: SectionParser,
  common: Common,
  file: SectionFile,
  path: string,
): Record<string, unknown> => {
  const { forces } = common;
  const keys = system.sectionKeys ?? {};
  const names = [...COMMON_SECTION_KEYS, ...Object.keys(keys)];
  const ids = forces.map(force => force.id);
  const own: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(file)) {
    if (COMMON_SECTION_KEYS.includes(name)) continue;
    const at = pathOf([name], path);
    const key = Object.hasOwn(keys, name) ? keys[name] : undefined;
    if (!key) {
      reader.report(at, `unknown key ${quoted(name)}${hintAt(name, names)}`);
      continue;
    }
    const checked = v.safeParse(sectionKey(key), value);
    for (const issue of checked.issues ?? [])
      reader.report(
        pathOf(
          (issue.path ?? []).map(item => item.key),
          at,
        ),
        issue.message,
      );
    if (!checked.success) continue;
    for (const ship of shipsNamed(key, checked.output, at))
      if (!ids.includes(ship.id)) reader.report(ship.path, unknownName('a ship of this battle', ship.id, ids));
    if (key.kind === 'ships') checkIds(reader, checked.output as string[], ids, 'a ship of this battle', at);
    if (key.kind === 'wordByUnit') checkUnits(reader, common, key, checked.output, at);
    if (key.kind === 'buildings')
      checkIds(reader, checked.output as string[], buildingsOf(common), 'a building of this battle', at);
    own[name] =
      key.kind === 'hexes' ? hexesListed(reader, checked.output as string[], at, key.water === true) : checked.output;
  }
  return own;
};

/** The part of the scenario that speaks to single rule systems. */
export const readSections = (
  reader: Reader,
  systems: readonly SectionParser[],
  common: Common,
  file: ScenarioFile['rules'],
): Scenario['rules'] => {
  const sections: Record<string, RulesSection> = {};
  for (const [id, section] of Object.entries(file)) {
    const path = pathOf(['rules', id]);
    const system = systems.find(known => known.id === id);
    if (!system) {
      const known = systems.map(each => each.id);
      reader.report(path, unknownName('a rule system', id, known));
      continue;
    }
    checkOptions(reader, system, section, path);
    sections[id] = {
      ...readSection(reader, common, section, path),
      ...readOwnKeys(reader, system, common, section, path),
    };
  }
  return sections;
};
