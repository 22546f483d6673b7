import type { Match } from '../system/ruleset.ts';
import { sameData } from './data.ts';
import { hash, rulesHash } from '../core/replay.ts';
import { findRuleSet, matchOf, RULE_SETS } from '../rules/index.ts';
import type { Scenario } from '../core/scenario.ts';
import { formatProblems, parseScenario } from '../scenario/index.ts';
import { unknownName } from '../scenario/problems.ts';
import { readGamesText, type Series } from '../trials/gamesFile.ts';
import type { GameRecord } from '../trials/record.ts';
import { gamesASeed, seedNumbers } from '../trials/series.ts';
import { BadInput, callersFile, readText, shippedBattle, shippedScenarios } from './files.ts';

/** Games that were read from files. */
export interface ReadGames {
  match: Match;
  /** The whole series, whatever part of it the files hold; a part where there is one file that says so. */
  series: Series;
  /** By index. */
  records: GameRecord[];
}

interface Part {
  file: string;
  series: Series;
  records: GameRecord[];
}

const readPart = (name: string): Part => {
  const file = callersFile(name);
  const read = readGamesText(readText(file));
  if (!read.ok) throw new BadInput(`${file}: line ${read.line}: ${read.message}`);
  return { file, series: read.series, records: read.records };
};

/** The battle of a series, as this version has it. */
const scenarioOf = ({ file, series: { scenario } }: Part): Scenario => {
  if ('own' in scenario) {
    const parsed = parseScenario(scenario.own, RULE_SETS, file);
    if (!parsed.ok) throw new BadInput(formatProblems(parsed.problems, `${file}: line 1: scenario.own`));
    return parsed.scenario;
  }
  const battle = shippedBattle(scenario.id);
  if (!battle)
    throw new BadInput(`${file}: line 1: scenario.id: ${unknownName('a scenario', scenario.id, shippedScenarios())}`);
  if (hash(battle.source) !== scenario.hash)
    throw new BadInput(
      `${file}: line 1: scenario: ${scenario.id} has been changed since these games were played: play them again`,
    );
  return battle.scenario;
};

/** The match of a series; refused where rules or battle have changed since. */
const matchOfPart = (part: Part): Match => {
  const { file, series } = part;
  const rules = findRuleSet(series.rules.id);
  if (!rules) {
    const known = RULE_SETS.map(({ id }) => id);
    throw new BadInput(`${file}: line 1: rules.id: ${unknownName('a rule system', series.rules.id, known)}`);
  }
  const options = rules.optionSpecs.map(({ id }) => id);
  const odd = Object.keys(series.options).find(id => !options.includes(id));
  if (odd !== undefined)
    throw new BadInput(`${file}: line 1: options: ${unknownName(`an option of ${rules.title}`, odd, options)}`);
  const scenario = scenarioOf(part);
  if (!scenario.rules[rules.id])
    throw new BadInput(`${file}: line 1: scenario: this battle cannot be played under ${rules.title}`);
  const match = matchOf(rules, scenario, series.options);
  if (rulesHash(match) !== series.rules.hash)
    throw new BadInput(`${file}: line 1: rules: ${rules.title} has been changed since these games were played`);
  return match;
};

/** Keys of a series that all its parts agree on. */
const COMMON = ['rules', 'scenario', 'options', 'opponents', 'seed', 'seeds', 'swap'] as const;

const mustBeAlike = (first: Part, other: Part): void => {
  const odd = COMMON.find(key => !sameData(first.series[key], other.series[key]));
  if (odd === undefined) return;
  const show = ({ series }: Part): string => JSON.stringify(series[odd]).slice(0, 80);
  throw new BadInput(
    `${other.file}: line 1: ${odd}: expected ${show(first)} as in ${first.file}, found ${show(other)}: these are different series`,
  );
};

/** All games by index; one that is there twice is refused. */
const joined = (parts: readonly Part[]): GameRecord[] => {
  const seen = new Map<number, string>();
  for (const { file, records } of parts)
    for (const [place, { index }] of records.entries()) {
      const before = seen.get(index);
      // The first line of the file describes the series.
      const line = place + 2;
      if (before !== undefined)
        throw new BadInput(`${file}: line ${line}: expected each game once, found game ${index}, which ${before} has`);
      seen.set(index, `line ${line} of ${file}`);
    }
  return parts.flatMap(({ records }) => records).sort((one, other) => one.index - other.index);
};

/** Reads the games of one series from one file or several parts. @throws BadInput */
export const readGames = (files: readonly string[]): ReadGames => {
  const parts = files.map(readPart);
  const [first, ...others] = parts;
  if (!first) throw new BadInput('expected at least one file of games');
  for (const other of others) mustBeAlike(first, other);
  const records = joined(parts);
  const shard = others.length === 0 ? first.series.shard : null;
  return { match: matchOfPart(first), series: { ...first.series, shard }, records };
};

const MOST_NAMED = 10;

/** Refuses a series of which games are missing. @throws BadInput */
export const mustBeWhole = ({ series, records }: Pick<ReadGames, 'series' | 'records'>): void => {
  const there = new Set(records.map(({ index }) => index));
  const games = gamesASeed(series);
  const missing = seedNumbers(series.seeds, null)
    .flatMap(number => Array.from({ length: games }, (_, place) => number * games + place))
    .filter(index => !there.has(index));
  if (missing.length === 0) return;
  const more = missing.length > MOST_NAMED ? ` and ${missing.length - MOST_NAMED} more` : '';
  throw new BadInput(
    `expected all ${series.seeds * games} games of the series, missing: ${missing.slice(0, MOST_NAMED).join(', ')}${more}`,
  );
};

/** Games of another series to be compared with, whatever rules and battle they were played by then. @throws BadInput */
export const readOtherGames = (name: string): GameRecord[] => readPart(name).records;
