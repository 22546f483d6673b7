import type { Force, RulesSection, Scenario } from '../core/scenario.ts';
import { checkBerths } from './forces.ts';
import { readObjective } from './objectives.ts';
import { pathOf, unknownName } from './problems.ts';
import { facingOf, hexOf, type Reader, type Roster, type SectionParser } from './reader.ts';
import type { ScenarioFile } from './schema.ts';

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

const readSection = (
  reader: Reader,
  forces: readonly Force[],
  roster: Roster,
  file: SectionFile,
  path: string,
): RulesSection => ({
  options: file.options ?? {},
  ...(file.turns === undefined ? {} : { turns: file.turns }),
  ...(file.objectives === undefined
    ? {}
    : {
        objectives: file.objectives.map((objective, index) =>
          readObjective(reader, roster, objective, `${path}.objectives[${index}]`),
        ),
      }),
  ...(file.forces === undefined ? {} : { forces: readMoves(reader, forces, file.forces, `${path}.forces`) }),
});

/** The part of the scenario that speaks to single rule systems. */
export const readSections = (
  reader: Reader,
  systems: readonly SectionParser[],
  forces: readonly Force[],
  roster: Roster,
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
    sections[id] = readSection(reader, forces, roster, section, path);
  }
  return sections;
};
