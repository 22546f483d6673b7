import { basename } from 'node:path';
import * as v from 'valibot';
import type { Match } from '../system/ruleset.ts';
import type { Command, Outcome } from '../core/types.ts';
import type { Thrown } from '../core/veil.ts';
import { findRuleSet, matchOf, RULE_SETS } from '../rules/index.ts';
import { formatProblems } from '../scenario/index.ts';
import { parseJson } from '../scenario/jsonText.ts';
import { quoted, unknownName } from '../scenario/problems.ts';
import {
  byName,
  flag,
  list,
  oneOf,
  openShape,
  problemsOf,
  shape,
  side,
  text,
  wanted,
  wholeFrom,
} from '../scenario/shapes.ts';
import { playGame, seatsFor } from '../trials/game.ts';
import { readGame } from '../trials/gameFile.ts';
import { recordGame, type GameRecord } from '../trials/record.ts';
import { sameData } from './data.ts';
import { BadInput, callersFile, everyBattle, readJson, readScenario, readText, shippedBattle } from './files.ts';
import { readGames } from './games.ts';

/** A recorded game, wherever it was recorded, with what is known of how it went. */
export interface Recorded {
  match: Match;
  seed: string;
  commands: readonly Command[];
  /** Where the dice were put before a command, by its place, from 0; absent where they went on by themselves. */
  throws?: Readonly<Record<number, Thrown>> | undefined;
  /** Fingerprints at the start of each turn and at the end; null where they were not kept. */
  hashes: readonly string[] | null;
  /** Fingerprint of the state after the last command; null where it was not kept. */
  end: string | null;
  /** Outcome and last turn; null where they were not kept. */
  outcome: Outcome | null;
  turns: number | null;
  /** What was found to be different on reading. */
  differences: string[];
}

const command = openShape({ type: text, side }, 'a command');

/** A game with its fingerprints, as a folder `replays` of tests/systems keeps them. */
const recordedFile = shape({
  rules: text,
  scenario: text,
  /** The seed of the battle, where the rules have made it. */
  generated: v.exactOptional(v.string(wanted('text'))),
  options: byName(v.string(), flag),
  seed: v.string(wanted('text')),
  outcome: shape({ winner: oneOf('a side or "draw"', ['union', 'confederate', 'draw'] as const), cause: text }),
  turns: wholeFrom(1),
  hashes: list(text, 10_000),
  commands: list(command, 100_000),
});

/** The battle of a recorded game: one that the rules make, one that comes with the game, or in a checkout one of the tests. */
const matchFor = (file: string, recorded: v.InferOutput<typeof recordedFile>): Match => {
  const { rules: id, scenario, generated, options } = recorded;
  const rules = findRuleSet(id);
  const known = RULE_SETS.map(each => each.id);
  if (!rules) throw new BadInput(`${file}: rules: ${unknownName('a rule system', id, known)}`);
  if (generated !== undefined) {
    const made = rules.generate?.(generated);
    if (!made) throw new BadInput(`${file}: generated: ${rules.title} makes no battles`);
    return matchOf(rules, made, options);
  }
  const battles = everyBattle();
  const battle = battles.find(path => basename(path, '.json') === scenario);
  if (battle === undefined) {
    const names = battles.map(path => basename(path, '.json'));
    throw new BadInput(`${file}: scenario: ${unknownName('a scenario', scenario, names)}`);
  }
  return matchOf(rules, readScenario(battle).scenario, options);
};

const fromRecorded = (file: string, json: unknown): Recorded => {
  const read = v.safeParse(recordedFile, json);
  if (!read.success) throw new BadInput(formatProblems(problemsOf(read.issues), file));
  const { seed, commands, hashes, outcome, turns } = read.output;
  const match = matchFor(file, read.output);
  return { match, seed, commands, hashes, end: hashes.at(-1) ?? null, outcome, turns, differences: [] };
};

const fromSave = (file: string, json: unknown): Recorded => {
  const read = readGame(json, shippedBattle);
  if (!read.ok) throw new BadInput(`${file}: ${read.refusal}`);
  const { seed, commands, throws, stateHash, begins } = read.file;
  if (begins)
    throw new BadInput(
      `${file}: this game was begun under other rules or on another chart, and cannot be played from its beginning.`,
    );
  return {
    match: read.match,
    seed,
    commands,
    throws,
    hashes: null,
    end: stateHash,
    outcome: null,
    turns: null,
    differences: [],
  };
};

/** What a game of a series did otherwise when its opponents played it again. */
const differencesOf = (kept: GameRecord, again: GameRecord): string[] =>
  (Object.keys(kept) as (keyof GameRecord)[])
    .filter(key => !sameData(kept[key], again[key]))
    .map(key => `${key}: the file says ${JSON.stringify(kept[key])}, played again ${JSON.stringify(again[key])}`);

const fromSeries = (name: string, index: number | undefined): Recorded => {
  const { match, records } = readGames([name]);
  const known = `one of its ${records.length} games, from ${records[0]?.index ?? 0} to ${records.at(-1)?.index ?? 0}`;
  if (index === undefined) throw new BadInput(`${callersFile(name)}: expected --game with ${known}`);
  const kept = records.find(record => record.index === index);
  if (!kept) throw new BadInput(`--game: expected ${known}, found ${index}`);
  const { seed, opponents } = kept;
  const commands: Command[] = [];
  playGame(match, seatsFor(opponents, seed), seed, given => {
    if (given) commands.push(given);
  });
  return {
    match,
    seed,
    commands,
    hashes: null,
    end: null,
    outcome: { winner: kept.winner, cause: kept.cause },
    turns: kept.turns,
    differences: differencesOf(kept, recordGame(match, opponents, index, seed)),
  };
};

/** The `format` of a JSON text, or of its first line. */
const formatOf = (content: string): unknown => {
  const json = parseJson(content.slice(0, content.indexOf('\n') + 1) || content);
  if (!json.ok || typeof json.value !== 'object' || json.value === null) return null;
  return 'format' in json.value ? json.value.format : null;
};

/**
 * Reads a recorded game: a save of the page, a game with its fingerprints, or one game of a series' file.
 * @throws BadInput
 */
export const readRecorded = (name: string, game: number | undefined): Recorded => {
  const file = callersFile(name);
  if (formatOf(readText(file)) === 'brownwater-games') return fromSeries(name, game);
  if (game !== undefined)
    throw new BadInput(`--game: expected a file of games as match --games-file writes it, found ${quoted(name)}`);
  const json = readJson(file);
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new BadInput(`${file}: expected a recorded game, found ${quoted(json)}`);
  return 'format' in json ? fromSave(file, json) : fromRecorded(file, json);
};
