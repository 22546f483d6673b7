import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { READERS } from '../../../src/app/files/strangeReaders.ts';
import { careerText } from '../../../src/app/career/careerFile.ts';
import { readBattleAddress } from '../../../src/app/making/battleLink.ts';
import { addressFor, textIn } from '../../../src/app/post/address.ts';
import { SETTINGS_AT_FIRST, settingsText } from '../../../src/app/settings/settingsFile.ts';
import { SHIPPED_IDS, shippedBattle } from '../../../src/app/files/shipped.ts';
import { legal, start, submit } from '../../../src/core/engine.ts';
import { packed } from '../../../src/post/pack.ts';
import type { ReadPost } from '../../../src/post/file.ts';
import { fileOf, unfold } from '../../../src/post/page.ts';
import { matchOf, RULE_SETS } from '../../../src/rules/index.ts';
import { parseScenario } from '../../../src/scenario/index.ts';
import { battleCode, fleetText, readFleetText, USUAL } from '../../../src/scenario/generate/index.ts';
import { vesselsText } from '../../../src/scenario/ownVessels.ts';
import { vessel } from '../../../src/ships/index.ts';
import { parseJson } from '../../../src/scenario/jsonText.ts';
import { formatProblem, type Problem } from '../../../src/scenario/problems.ts';
import { fromTiled, tiledFiles } from '../../../src/scenario/tiled/index.ts';
import { runCheck } from '../../../src/sim/check/run.ts';
import { readChecks } from '../../../src/sim/checkFiles.ts';
import { BadInput } from '../../../src/sim/files.ts';
import { jsonFrom } from '../../../src/sim/flags.ts';
import { mustBeWhole, readGames } from '../../../src/sim/games.ts';
import { oddsOfCommand } from '../../../src/sim/odds.ts';
import { readRecorded } from '../../../src/sim/recorded.ts';
import type { RuleSet } from '../../../src/system/ruleset.ts';
import { deciding } from '../../../src/trials/game.ts';
import { HUMAN, newestState, newGame, toGameFile, type Played } from '../../../src/trials/gameFile.ts';
import { gamesText, seriesOf } from '../../../src/trials/gamesFile.ts';
import { madeBattle, type Battle } from '../../../src/trials/library.ts';
import { readReplayFragment, replayFragment } from '../../../src/trials/link.ts';
import { playSeed } from '../../../src/trials/series.ts';
import { homemadeFile } from '../../helpers/homemade.ts';
import { correspond, ownBattle, picker, type Correspondence } from '../../helpers/post.ts';

/** Everything that reads what somebody else may have written: what it reads, and the sentences with which it refuses; none = it takes it. */
export interface FuzzedReader {
  name: string;
  seeds: readonly string[];
  isJson: boolean;
  read: (text: string) => string[] | Promise<string[]>;
}

const SAVED = '2026-11-21T09:00:00.000Z';
const duel = ownBattle('duel');
const OWN_CAIRO = { ...vessel('uss_cairo'), id: 'own_cairo', name: 'Mine' };

const ROOT = new URL('../../../', import.meta.url);
const textsIn = (folder: string, most: number): string[] =>
  readdirSync(new URL(folder, ROOT))
    .filter(name => name.endsWith('.json') && !name.endsWith('.schema.json'))
    .map(name => readFileSync(new URL(`${folder}/${name}`, ROOT), 'utf8'))
    .sort((one, other) => one.length - other.length)
    .slice(0, most);

interface Answer {
  ok: boolean;
  refusal?: string;
  problems?: readonly Problem[];
}

/** The sentences in what a reader answers. */
const sentences = (answer: unknown): string[] => {
  const { ok, refusal, problems } = answer as Answer;
  if (ok) return [];
  return problems ? problems.map(problem => formatProblem(problem, '')) : [refusal ?? ''];
};

/** A game by post as it is played again; or why it is none. */
const unfolded = (read: ReadPost): unknown => (read.ok ? unfold(read.file, shippedBattle) : read);

const FILE = join(mkdtempSync(join(tmpdir(), 'brownwater-fuzz-')), 'strange');

/** What a command says of a file, without the name of the file before it. */
const ofFile =
  (work: (file: string) => void) =>
  (text: string): string[] => {
    writeFileSync(FILE, text);
    try {
      work(FILE);
      return [];
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      return error.message.split('\n').map(line => line.replaceAll(FILE, ''));
    }
  };

const games = (): Correspondence[] =>
  RULE_SETS.map(({ id }) => correspond(duel, id, 'fuzz', 8)).filter(({ union }) => union.now.played);

const COMMANDS_SAVED = 40;

/** A battle at one screen, as far as it is saved here. */
const beginning = (rules: RuleSet, battle: Battle = duel): Played => {
  const match = matchOf(rules, battle.scenario);
  const players = { union: HUMAN, confederate: HUMAN };
  const played = newGame({ name: 'Fuzzed', created: SAVED, battle, match, players, seed: 'fuzz' });
  const pick = picker('fuzz');
  for (let state = newestState(played); played.entries.length < COMMANDS_SAVED && !state.outcome;) {
    const command = pick(legal(match, state, deciding(state.cursor.awaiting)));
    const next = submit(match, state, command);
    if (!next.ok) throw new Error(next.refusal);
    ({ state } = next);
    played.entries.push({ command, events: next.events, state, gesture: played.entries.length });
  }
  return played;
};

/** Battles of a rulebook's own, in which ships are bought before the first turn. */
const printedBattles = (): [RuleSet, Battle][] =>
  RULE_SETS.filter(({ generate }) => generate).map(rules => [rules, madeBattle(rules, 'fuzz')]);

/** Each once as it is, and once as if it had been saved under other rules, so that it goes on from its position. */
const savedGames = (): string[] =>
  [...RULE_SETS.map((rules): [RuleSet, Battle] => [rules, duel]), ...printedBattles()].flatMap(([rules, battle]) => {
    const file = toGameFile(beginning(rules, battle), '0.1.0', SAVED);
    return [JSON.stringify(file), JSON.stringify({ ...file, rules: { ...file.rules, hash: '0'.repeat(32) } })];
  });

const lettersOf = (all: readonly Correspondence[]): string[] =>
  all.map(({ union }) => JSON.stringify(fileOf(union.now)));
const links = (all: readonly Correspondence[]): Promise<string[]> =>
  Promise.all(all.map(async ({ union }) => (await addressFor(packed(fileOf(union.now)))) ?? '#post='));

const CAREER = careerText([
  {
    id: 'one',
    ended: '2026-11-21T08:00:00.000Z',
    battle: 'Memphis',
    rules: 'portable',
    players: { union: 'human', confederate: 'captain' },
    side: 'union',
    winner: 'union',
    turns: 9,
    result: 'won',
  },
]);

const series = (): string[] =>
  RULE_SETS.map(rules => {
    const match = matchOf(rules, duel.scenario);
    const plan = { seed: 'fuzz', seeds: 2, swap: false, opponents: { union: 'random', confederate: 'random' } };
    return gamesText(seriesOf(match, duel, plan, null), [...playSeed(match, plan, 0), ...playSeed(match, plan, 1)]);
  });

/** One check of each file: a mutant of it takes no longer than a check. */
const checks = (): string[] =>
  RULE_SETS.flatMap(({ id }) =>
    textsIn(`tests/systems/${id}/checks`, 5).map(text => {
      const file = JSON.parse(text) as { scenario: unknown; checks: unknown[] };
      return JSON.stringify({ ...file, checks: file.checks.slice(0, 1) });
    }),
  ).filter(
    text => typeof (JSON.parse(text) as { scenario: unknown }).scenario === 'object' || !text.includes('.json"'),
  );

const tiled = (): FuzzedReader => {
  const files = new Map(tiledFiles(duel.scenario, 'duel'));
  return {
    name: 'a map of Tiled',
    isJson: true,
    seeds: [...files].flatMap(([file, text]) => (file.endsWith('.tmj') ? [text] : [])),
    read: text => {
      const json = parseJson(text);
      if (!json.ok) return [json.error.message];
      const tileset = (source: string): unknown => {
        const found = files.get(source);
        return found === undefined ? undefined : (JSON.parse(found) as unknown);
      };
      const map = fromTiled(json.value, { tileset });
      return sentences(map.ok ? parseScenario(map.file, RULE_SETS, '') : map);
    },
  };
};

const orders = (): FuzzedReader => {
  const positions = RULE_SETS.map(rules => {
    const match = matchOf(rules, duel.scenario);
    return { match, state: start(match, 'fuzz').state };
  });
  return {
    name: 'a command as JSON',
    isJson: true,
    seeds: positions.flatMap(({ match, state }) =>
      legal(match, state, state.cursor.awaiting[0] ?? 'union')
        .slice(0, 5)
        .map(command => JSON.stringify(command)),
    ),
    read: ofFile(file => {
      const command = jsonFrom('--command', readFileSync(file, 'utf8'));
      for (const { match, state } of positions) oddsOfCommand(match, state, command);
    }),
  };
};

/** Every reader there is, with sound files to begin from. */
export const fuzzedReaders = async (): Promise<FuzzedReader[]> => {
  const all = games();
  return [
    {
      name: 'a battle',
      isJson: true,
      seeds: [
        ...textsIn('scenarios', 6),
        JSON.stringify(homemadeFile()),
        ...printedBattles().map(([, { source }]) => JSON.stringify(source)),
      ],
      read: text => {
        const read = READERS.battle(text);
        return 'ok' in read ? sentences(read) : [];
      },
    },
    tiled(),
    { name: 'a saved game', isJson: true, seeds: savedGames(), read: text => sentences(READERS.game(text)) },
    {
      name: 'a letter by post',
      isJson: true,
      seeds: lettersOf(all),
      read: text => sentences(unfolded(READERS.letter(text))),
    },
    {
      name: 'the text of a link by post',
      isJson: true,
      seeds: all.map(({ union }) => packed(fileOf(union.now))),
      read: text => sentences(unfolded(READERS.link(text))),
    },
    {
      name: 'a link by post',
      isJson: false,
      seeds: await links(all),
      read: async address => {
        const text = await textIn(address);
        return text === null ? ['no link'] : sentences(unfolded(READERS.link(text)));
      },
    },
    {
      name: 'settings',
      isJson: true,
      seeds: [settingsText(SETTINGS_AT_FIRST)],
      read: text => sentences(READERS.settings(text)),
    },
    { name: 'a career', isJson: true, seeds: [CAREER], read: text => sentences(READERS.career(text)) },
    { name: 'a series', isJson: false, seeds: series(), read: ofFile(file => mustBeWhole(readGames([file]))) },
    {
      name: 'checks',
      isJson: true,
      seeds: checks(),
      read: ofFile(file => {
        const { match, common, checks: own } = readChecks(file);
        for (const check of own) runCheck(match, check, common);
      }),
    },
    {
      name: 'a recorded game',
      isJson: true,
      seeds: RULE_SETS.flatMap(({ id }) => textsIn(`tests/systems/${id}/replays`, 2)),
      read: ofFile(file => void readRecorded(file, undefined)),
    },
    orders(),
    {
      name: 'a fleet in a line',
      isJson: false,
      seeds: [fleetText({ name: 'Western Flotilla', side: 'union', points: 200, ships: ['uss_cairo', 'uss_benton'] })],
      read: text => sentences(readFleetText(text)),
    },
    {
      name: 'ships of one’s own',
      isJson: true,
      seeds: [vesselsText([OWN_CAIRO])],
      read: text => sentences(READERS.ships(text)),
    },
    {
      name: 'the address of a battle',
      isJson: false,
      seeds: [
        '#battle=memphis&rules=portable',
        '#battle=river-24x16-p200.bars-union:uss_cairo,uss_benton-seed',
        `#battle=${battleCode({ ...USUAL, seed: 'own', fleets: { union: ['own_cairo', 'uss_tyler'], confederate: null }, own: [OWN_CAIRO] })}`,
      ],
      read: text => sentences(readBattleAddress(text, SHIPPED_IDS)),
    },
    {
      name: 'the address of a game',
      isJson: false,
      seeds: [
        replayFragment({
          scenario: 'memphis',
          rules: 'portable',
          options: { sandbars: true },
          opponents: { union: 'captain', confederate: 'random' },
          seed: 'fuzz',
        }),
      ],
      read: text => {
        const read = readReplayFragment(text);
        return read ? sentences(read) : ['no game'];
      },
    },
  ];
};
