/**
 * Writes one recorded game for each way a battle can end, and for what random games seldom meet. Run with `npm run record` after a
 * deliberate change of the rules. A game that can still be played to the same end keeps its commands; whoever wants another in its
 * place deletes its file.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { KERNEL_ENDINGS } from '../../src/core/engine.ts';
import { replay } from '../../src/core/replay.ts';
import type { RuleSet } from '../../src/system/ruleset.ts';
import { RULE_SETS } from '../../src/rules/index.ts';
import { provingGroundsFor } from '../helpers/scenarios.ts';
import { neverMet } from '../../src/sim/fuzz.ts';
import { provingSeries } from '../fuzz/provingSeries.ts';
import { knownKinds, labelsOf, matchOfRecord, MET, randomGame, type RecordedGame } from './recorded.ts';

const TRIES = 6000;
/** Of so many games that end alike the shortest is kept. */
const FINDS = 3;

/** A battle to try: one with a file, or one that the rules make from the game's own seed. */
interface Battle {
  scenario: string;
  made: boolean;
}

const battlesOf = (rules: RuleSet): Battle[] => [
  ...provingGroundsFor(rules).map(({ id }) => ({ scenario: id, made: false })),
  ...(rules.generate ? [{ scenario: '', made: true }] : []),
];

/** Plays a random game and writes it down, without the fingerprints, which only the game that is kept needs. */
const playOne = (
  rules: RuleSet,
  { scenario, made }: Battle,
  seed: string,
  courtesyAfter?: number,
  options: Record<string, boolean> = {},
): RecordedGame => {
  const head = { rules: rules.id, scenario, ...(made ? { generated: seed } : {}), options };
  const match = matchOfRecord(head);
  const { commands, outcome, turns } = randomGame(match, seed, courtesyAfter);
  return {
    ...head,
    scenario: match.scenario.id,
    options: match.options as Record<string, boolean>,
    seed,
    outcome,
    turns,
    hashes: [],
    commands,
  };
};

/** A game with the fingerprints that the rules give it now. */
const playedAgain = (game: RecordedGame): RecordedGame => {
  const { state, hashes } = replay(matchOfRecord(game), game);
  if (!state.outcome) throw new Error(`a game of ${game.scenario} by ${game.rules} comes to no end`);
  return { ...game, outcome: state.outcome, turns: state.turn, hashes };
};

/** Recorded games by name that can be played as they were, to the end that they had. */
const stillPlayed = (folder: string): Map<string, RecordedGame> => {
  const kept = new Map<string, RecordedGame>();
  for (const file of readdirSync(folder)) {
    const game = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as RecordedGame;
    const name = file.replace(/\.json$/, '');
    try {
      const again = playedAgain(game);
      if (again.outcome.cause === game.outcome.cause) kept.set(name, again);
      else console.log(`${game.rules}/${name}: ends otherwise now, by ${again.outcome.cause}`);
    } catch (error) {
      console.log(`${game.rules}/${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return kept;
};

/** One game for each cause that is not kept, found by playing every battle in turn until nothing is missing. */
const findEndings = (rules: RuleSet, kept: ReadonlyMap<string, RecordedGame>): Map<string, RecordedGame> => {
  const battles = battlesOf(rules);
  const missing = Object.keys(rules.endings).filter(cause => !kept.has(cause));
  const found = new Map<string, RecordedGame[]>(missing.map(cause => [cause, []]));
  const wanting = (): boolean => [...found.values()].some(games => games.length === 0);
  for (let attempt = 0; attempt < TRIES && wanting(); attempt++) {
    const battle = battles[attempt % battles.length];
    if (!battle) break;
    const game = playOne(rules, battle, `record ${attempt}`);
    const games = found.get(game.outcome.cause);
    if (games && games.length < FINDS) games.push(game);
  }
  const endings = new Map<string, RecordedGame>();
  for (const [cause, games] of found) {
    const [shortest] = games.sort((one, other) => one.commands.length - other.commands.length);
    if (!shortest) throw new Error(`no game of ${TRIES} by ${rules.id} ended by ${cause}`);
    endings.set(cause, shortest);
  }
  for (const cause of Object.keys(KERNEL_ENDINGS))
    if (battles[0] && !kept.has(cause))
      endings.set(cause, playOne(rules, battles[0], cause === 'conceded' ? 'concede' : 'draw', 40));
  return endings;
};

/**
 * A game for each thing that the rules note, and each kind of command and event, that neither the proof tests' random games nor these
 * recorded ones have met.
 */
const findSeldom = (
  rules: RuleSet,
  kinds: readonly string[],
  recorded: readonly RecordedGame[],
): Map<string, RecordedGame> => {
  const known = new Set(recorded.flatMap(game => labelsOf(game)));
  const wanted = [...kinds, ...neverMet(rules, {})].filter(label => !known.has(label));
  // Where the recorded games have met everything, no more need be played to know it.
  if (wanted.length === 0) return new Map();
  const { result, rest } = provingSeries(rules);
  const met = { ...result.coverage, ...rest.coverage };
  const missing = new Set(wanted.filter(label => met[label] === undefined));
  const battles = battlesOf(rules);
  const found = new Map<string, RecordedGame>();
  for (let attempt = 0; attempt < TRIES && missing.size > 0; attempt++) {
    const battle = battles[attempt % battles.length];
    if (!battle) break;
    const game = playOne(rules, battle, `seldom ${attempt}`);
    const [label] = labelsOf(game).filter(each => missing.has(each));
    if (label === undefined) continue;
    found.set(`${MET}${label.replaceAll(' ', '-')}`, game);
    for (const each of labelsOf(game)) missing.delete(each);
  }
  if (missing.size > 0) throw new Error(`no game of ${TRIES} by ${rules.id} met ${[...missing].join(', ')}`);
  return found;
};

const EVERY_SWITCH = `${MET}every-switch`;

/** A game with every switch turned on that is off unless somebody turns it on; none where there is no such switch, or where it is kept. */
const findSwitched = (rules: RuleSet, kept: ReadonlyMap<string, RecordedGame>): [string, RecordedGame][] => {
  const off = rules.optionSpecs.flatMap(({ id, byDefault }) => (byDefault ? [] : [id]));
  const [battle] = battlesOf(rules);
  const had = kept.get(EVERY_SWITCH)?.options;
  if (!battle || off.length === 0 || (had && off.every(id => had[id]))) return [];
  const on = Object.fromEntries(off.map(id => [id, true]));
  return [[EVERY_SWITCH, playOne(rules, battle, 'switched', undefined, on)]];
};

/** Of every system, or of the one named. */
export const recordAll = (folder: string, only?: string): void => {
  for (const rules of RULE_SETS) {
    if (only !== undefined && rules.id !== only) continue;
    const own = `${folder}/${rules.id}/replays`;
    mkdirSync(own, { recursive: true });
    const kept = stillPlayed(own);
    const games = new Map([...kept, ...findEndings(rules, kept), ...findSwitched(rules, kept)]);
    for (const [name, game] of findSeldom(rules, knownKinds(`${folder}/${rules.id}/met.txt`), [...games.values()]))
      games.set(name, game);
    for (const file of readdirSync(own)) rmSync(`${own}/${file}`);
    for (const [name, game] of games) {
      const { commands, ...head } = playedAgain(game);
      const lines = commands.map(command => `    ${JSON.stringify(command)}`).join(',\n');
      const text = `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "commands": [\n${lines}\n  ]\n}\n`;
      writeFileSync(`${own}/${name}.json`, text);
      const how = kept.has(name) ? 'as it was' : 'new';
      console.log(`${rules.id}/${name}: ${head.scenario}, ${commands.length} commands, ${head.turns} turns, ${how}`);
    }
  }
};
