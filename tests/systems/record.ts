/** Writes one recorded game for each way a battle can end, and for what random games seldom meet. Run with `npm run record` after a deliberate change of the rules. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { KERNEL_ENDINGS } from '../../src/core/engine.ts';
import { replay } from '../../src/core/replay.ts';
import type { RuleSet } from '../../src/system/ruleset.ts';
import { RULE_SETS } from '../../src/rules/index.ts';
import { provingGroundsFor } from '../helpers/scenarios.ts';
import { neverMet } from '../../src/sim/fuzz.ts';
import { provingSeries } from '../fuzz/provingSeries.ts';
import { labelsOf, matchOfRecord, MET, randomGame, type RecordedGame } from './recorded.ts';

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

const withHashes = (game: RecordedGame): RecordedGame => ({
  ...game,
  hashes: replay(matchOfRecord(game), game).hashes,
});

/** One game for each cause, found by playing every battle in turn until nothing is missing. */
const findEndings = (rules: RuleSet): Map<string, RecordedGame> => {
  const battles = battlesOf(rules);
  const found = new Map<string, RecordedGame[]>(Object.keys(rules.endings).map(cause => [cause, []]));
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
    if (battles[0]) endings.set(cause, playOne(rules, battles[0], cause === 'conceded' ? 'concede' : 'draw', 40));
  return endings;
};

/** A game for each thing that the rules note and neither the proof tests' random games nor these recorded ones have met. */
const findSeldom = (rules: RuleSet, recorded: readonly RecordedGame[]): Map<string, RecordedGame> => {
  const known = new Set(recorded.flatMap(game => labelsOf(game)));
  // Where the recorded games have met everything, no more need be played to know it.
  if (neverMet(rules, {}).every(label => known.has(label))) return new Map();
  const { result, rest } = provingSeries(rules);
  const missing = new Set(neverMet(rules, { ...result.coverage, ...rest.coverage }).filter(label => !known.has(label)));
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

/** A game with every switch turned on that is off unless somebody turns it on; none where there is no such switch. */
const findSwitched = (rules: RuleSet): [string, RecordedGame][] => {
  const off = rules.optionSpecs.flatMap(({ id, byDefault }) => (byDefault ? [] : [[id, true] as const]));
  const [battle] = battlesOf(rules);
  return battle && off.length > 0
    ? [[`${MET}every-switch`, playOne(rules, battle, 'switched', undefined, Object.fromEntries(off))]]
    : [];
};

/** Of every system, or of the one named. */
export const recordAll = (folder: string, only?: string): void => {
  for (const rules of RULE_SETS) {
    if (only !== undefined && rules.id !== only) continue;
    const own = `${folder}/${rules.id}/replays`;
    mkdirSync(own, { recursive: true });
    for (const file of readdirSync(own)) rmSync(`${own}/${file}`);
    const endings = findEndings(rules);
    const kept = [...endings, ...findSwitched(rules)];
    for (const [name, game] of [
      ...kept,
      ...findSeldom(
        rules,
        kept.map(([, each]) => each),
      ),
    ]) {
      const { commands, ...head } = withHashes(game);
      const lines = commands.map(command => `    ${JSON.stringify(command)}`).join(',\n');
      const text = `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "commands": [\n${lines}\n  ]\n}\n`;
      writeFileSync(`${own}/${name}.json`, text);
      console.log(`${rules.id}/${name}: ${head.scenario}, ${commands.length} commands, ${head.turns} turns`);
    }
  }
};
