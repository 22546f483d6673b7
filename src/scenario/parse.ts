import * as v from 'valibot';
import type { Force, History, Scenario, Work } from '../core/scenario.ts';
import { readChart } from './chartText.ts';
import { readForces } from './forces.ts';
import { parseJson } from './jsonText.ts';
import { readObjective } from './objectives.ts';
import { readOrders } from './orders.ts';
import { orderKeysOf } from './ordersSchema.ts';
import { readUntilEnough, type Problem, type Report } from './problems.ts';
import { checkIds, hexOf, type Reader, type Roster, type SectionParser } from './reader.ts';
import { scenarioFile, type ScenarioFile } from './schema.ts';
import { ownOf, readRegister } from './register.ts';
import { readSections } from './sections.ts';
import { problemsOf } from './shapes.ts';
import { readMines, readWorks } from './works.ts';

/** A battle, or every problem that was found; `source` names the file in messages. */
export type ParseResult = { ok: true; scenario: Scenario } | { ok: false; source: string; problems: Problem[] };

/** Puts all ids of the battle together; one given twice is reported where it comes again. */
const rosterOf = (file: ScenarioFile, forces: readonly Force[], works: readonly Work[], report: Report): Roster => {
  const roster = new Map<string, { side: Force['side']; kind: 'ship' | Work['kind']; path: string }>();
  const enter = (id: string, side: Force['side'], kind: 'ship' | Work['kind'], place: string, key: string): void => {
    const other = roster.get(id);
    if (other)
      report(
        `${place}.${key}`,
        `expected an id of its own, found "${id}" as in ${other.path}: give one of them another "id"`,
      );
    else roster.set(id, { side, kind, path: place });
  };
  forces.forEach(({ id, side }, index) =>
    enter(id, side, 'ship', `forces[${index}]`, file.forces[index]?.id === undefined ? 'vessel' : 'id'),
  );
  const forts = file.forts?.length ?? 0;
  works.forEach(({ id, side, kind }, index) => {
    if (kind === 'fort')
      enter(id, side, kind, `forts[${index}]`, file.forts?.[index]?.id === undefined ? 'fort' : 'id');
    else enter(id, side, kind, `buildings[${index - forts}]`, 'id');
  });
  return roster;
};

const readHistory = (
  reader: Reader,
  units: readonly Pick<Force, 'id' | 'side'>[],
  file: ScenarioFile['history'],
): History | null => {
  if (!file) return null;
  const lost = { union: file.lost?.union ?? [], confederate: file.lost?.confederate ?? [] };
  for (const side of ['union', 'confederate'] as const) {
    const known = units.flatMap(unit => (unit.side === side ? [unit.id] : []));
    checkIds(reader, lost[side], known, `a ${side} ship, fort or building of this battle`, `history.lost.${side}`);
  }
  return { winner: file.winner, summary: file.summary, lost };
};

/** The battle in a file of the right shape. What is wrong goes to the reader's report; the result is of use only when nothing did. */
const readScenario = (reader: Reader, file: ScenarioFile, systems: readonly SectionParser[]): Scenario => {
  const forces = readForces(reader, file.forces);
  const works = readWorks(reader, file);
  const roster = rosterOf(file, forces, works, reader.report);
  const { id, title, date, place, minutes, briefing, homeEdges, turns } = file;
  return {
    id,
    title,
    date,
    place,
    minutes,
    briefing,
    homeEdges,
    turns,
    chart: reader.chart,
    ...(file.chart.drawnShorter === undefined ? {} : { drawnShorter: file.chart.drawnShorter }),
    places: (file.chart.places ?? []).map(({ hex, name }, index) => ({
      hex: hexOf(reader, hex, `chart.places[${index}].hex`),
      name,
    })),
    forces,
    works,
    ...ownOf(reader.register),
    mines: readMines(reader, file),
    visibility: file.visibility ?? null,
    light: file.light ?? 'day',
    objectives: file.objectives.map((objective, index) =>
      readObjective(reader, roster, objective, `objectives[${index}]`),
    ),
    history: readHistory(reader, [...forces, ...works], file.history),
    ...readOrders(reader, { forces, works, roster, turns }, file.orders, 'orders'),
    rules: readSections(reader, systems, { forces, works, roster, turns }, file.rules),
  };
};

/** Reads a battle from parsed JSON. The rule systems say which sections and options there are. */
export const parseScenario = (input: unknown, systems: readonly SectionParser[], source: string): ParseResult => {
  const shaped = v.safeParse(scenarioFile(orderKeysOf(systems)), input, { abortPipeEarly: true });
  if (!shaped.success) return { ok: false, source, problems: problemsOf(shaped.issues) };
  const { value, problems } = readUntilEnough(report => {
    const chart = readChart(shaped.output.chart, report);
    return (
      chart && readScenario({ chart, register: readRegister(report, shaped.output), report }, shaped.output, systems)
    );
  });
  return value && problems.length === 0 ? { ok: true, scenario: value } : { ok: false, source, problems };
};

/** Letters above which nobody wrote a battle by hand. */
const LONGEST_BATTLE = 4_000_000;

/** Reads a battle from the text of a file; broken JSON is reported with its line and column. */
export const parseScenarioText = (text: string, systems: readonly SectionParser[], source: string): ParseResult => {
  const json = parseJson(text, LONGEST_BATTLE);
  if (json.ok) return parseScenario(json.value, systems, source);
  const { line, column, message } = json.error;
  return {
    ok: false,
    source,
    problems: [{ path: `line ${line}, column ${column}`, message }],
  };
};
