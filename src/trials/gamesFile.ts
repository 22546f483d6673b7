import * as v from 'valibot';
import { hash, rulesHash } from '../core/replay.ts';
import type { Match } from '../system/ruleset.ts';
import { SIDES } from '../core/types.ts';
import { BOTS } from '../bots/index.ts';
import { parseJson } from '../scenario/jsonText.ts';
import { quoted } from '../scenario/problems.ts';
import {
  byName,
  flag,
  list,
  oneOf,
  problemsOf,
  shape,
  side,
  text,
  wanted,
  wholeFrom,
  wholeNumber,
} from '../scenario/shapes.ts';
import type { Battle } from './library.ts';
import { FATES } from '../system/marks.ts';
import type { GameRecord } from './record.ts';
import { gamesASeed, isInShard, plannedGame, type SeriesPlan, type Shard } from './series.ts';

/**
 * The games of a series as a file: a first line that says which series, then one line of JSON a game, by index. Reading it refuses
 * whatever cannot be a part of that series.
 */

const FORMAT = 'brownwater-games';
const VERSION = 1;

const fingerprint = v.pipe(v.string(wanted('a fingerprint')), v.regex(/^[0-9a-f]{32}$/, wanted('a fingerprint')));
const number = v.pipe(v.number(wanted('a number')), v.finite(wanted('a number')));
const bySide = <const S extends v.GenericSchema>(item: S) => shape({ union: item, confederate: item });
const BOT_NAMES = Object.keys(BOTS);
const opponents = bySide(oneOf('an opponent', BOT_NAMES));

const WINNERS = [...SIDES, 'draw'] as const;

/** Seeds of a series: nobody has played more, and their numbers are written out to see which are missing. */
const MOST_SEEDS = 1_000_000;

const seriesLine = shape({
  format: v.literal(FORMAT, wanted(`"${FORMAT}"`)),
  version: v.literal(VERSION, wanted(`${VERSION}, the only version there is`)),
  rules: shape({ id: text, hash: fingerprint }),
  /** A battle that comes with the game, pinned by its fingerprint, or an own one with everything in it. */
  scenario: v.union([shape({ id: text, hash: fingerprint }), shape({ own: v.unknown() })], 'expected a battle'),
  options: byName(v.string(), flag),
  opponents,
  seed: v.string(wanted('text')),
  seeds: wholeNumber(`seeds from 1 to ${MOST_SEEDS}`, 1, MOST_SEEDS),
  swap: flag,
  shard: v.nullable(shape({ part: wholeFrom(0), of: wholeFrom(1) })),
});

const turn = wholeFrom(0, 'a turn, 0 for never');
const hexCounts = bySide(list(v.strictTuple([wholeFrom(0, 'a hex'), wholeFrom(1)])));
const course = shape({
  objectives: list(shape({ best: wholeFrom(0), met: turn })),
  inRange: v.exactOptional(bySide(turn)),
  firstShot: bySide(turn),
  firstLoss: turn,
  tracks: hexCounts,
  fire: hexCounts,
});

const gameLine = shape({
  index: wholeFrom(0),
  seed: text,
  opponents,
  winner: oneOf('a side or "draw"', WINNERS),
  cause: text,
  turns: wholeFrom(1),
  commands: wholeFrom(0),
  clock: v.nullable(number),
  points: v.nullable(bySide(number)),
  first: v.nullable(side),
  luck: bySide(shape({ expected: number, actual: number })),
  units: list(
    shape({
      id: text,
      fate: oneOf('a fate', FATES),
      left: number,
      full: number,
      lostAt: wholeFrom(0, 'a hex'),
      tracks: v.exactOptional(byName(v.string(), shape({ left: number, full: number }))),
    }),
  ),
  course: v.exactOptional(course),
});

/** Which series it is, and which part of it. */
export interface Series extends SeriesPlan {
  rules: { id: string; hash: string };
  scenario: { id: string; hash: string } | { own: unknown };
  options: Readonly<Record<string, boolean>>;
  /** null = the whole. */
  shard: Shard | null;
}

/** The series that a plan makes of a battle. */
export const seriesOf = (match: Match, battle: Battle, plan: SeriesPlan, shard: Shard | null): Series => ({
  rules: { id: match.rules.id, hash: rulesHash(match) },
  scenario: battle.shipped ? { id: battle.scenario.id, hash: hash(battle.source) } : { own: battle.source },
  options: { ...match.options },
  ...plan,
  shard,
});

/** The whole file. */
export const gamesText = (series: Series, records: readonly GameRecord[]): string =>
  [{ format: FORMAT, version: VERSION, ...series }, ...records].map(line => `${JSON.stringify(line)}\n`).join('');

/** What is wrong with a file of games: its line, from 1, and a sentence with path and expectation. */
export interface BadLine {
  line: number;
  message: string;
}

const readLine = <S extends v.GenericSchema>(
  schema: S,
  written: string,
): { ok: true; value: v.InferOutput<S> } | { ok: false; message: string } => {
  const json = parseJson(written);
  if (!json.ok) return { ok: false, message: `expected one line of JSON, found ${quoted(written)}` };
  const read = v.safeParse(schema, json.value, { abortEarly: true });
  if (read.success) return { ok: true, value: read.output };
  const [{ path, message } = { path: '', message: 'is damaged' }] = problemsOf(read.issues);
  return { ok: false, message: path === '' ? message : `${path}: ${message}` };
};

/** Why a record is none of this series' games; null when it is. */
const whyForeign = (series: Series, record: GameRecord): string | null => {
  const games = series.seeds * gamesASeed(series);
  if (record.index >= games) return `index: expected a game from 0 to ${games - 1}, found ${record.index}`;
  if (!isInShard(Math.floor(record.index / gamesASeed(series)), series.shard))
    return `index: game ${record.index} is not of part ${series.shard?.part}/${series.shard?.of}`;
  const { seed, opponents: seated } = plannedGame(series, record.index);
  if (record.seed !== seed) return `seed: expected ${quoted(seed)}, found ${quoted(record.seed)}`;
  const wrong = SIDES.find(each => record.opponents[each] !== seated[each]);
  return wrong === undefined
    ? null
    : `opponents.${wrong}: expected ${quoted(seated[wrong])}, found ${quoted(record.opponents[wrong])}`;
};

/** Reads a file of games, or says which line is wrong. Each game stands in it once, by index. */
export const readGamesText = (
  content: string,
): { ok: true; series: Series; records: GameRecord[] } | ({ ok: false } & BadLine) => {
  const lines = content.split('\n');
  // Every line ends; what follows the last end is a line that was cut off.
  const rest = lines.pop();
  const head = readLine(seriesLine, lines[0] ?? rest ?? '');
  if (!head.ok) return { ok: false, line: 1, message: head.message };
  if (rest !== '') return { ok: false, line: lines.length + 1, message: 'the file has been cut off within this line' };
  const { format: _, version: __, ...series } = head.value;
  const records: GameRecord[] = [];
  for (const [place, written] of lines.entries()) {
    if (place === 0) continue;
    const game = readLine(gameLine, written);
    const message = game.ok ? whyForeign(series, game.value) : game.message;
    if (!game.ok || message !== null) return { ok: false, line: place + 1, message: message ?? '' };
    const before = records.at(-1);
    if (before && before.index >= game.value.index)
      return {
        ok: false,
        line: place + 1,
        message: `index: expected a game after ${before.index}, found ${game.value.index}`,
      };
    records.push(game.value);
  }
  return { ok: true, series, records };
};
