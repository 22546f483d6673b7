import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listFought } from '../../src/app/career/store.ts';
import { asides, lookAside } from '../../src/app/files/aside.ts';
import { SHIPPED_IDS, shippedBattle } from '../../src/app/files/shipped.ts';
import { READERS } from '../../src/app/files/strangeReaders.ts';
import { readBattleAddress } from '../../src/app/making/battleLink.ts';
import { listFleets } from '../../src/app/making/fleetShelf.ts';
import { textIn } from '../../src/app/post/address.ts';
import { listPosts, loadPost } from '../../src/app/post/store.ts';
import { listShips } from '../../src/app/ships/yard/shelf.ts';
import { SETTINGS_PLACE } from '../../src/app/settings/keptLook.ts';
import { soundSettings } from '../../src/app/settings/settingsFile.ts';
import { listGames, loadGame } from '../../src/app/table/savedGames.ts';
import { start, submit } from '../../src/core/engine.ts';
import { hash } from '../../src/core/replay.ts';
import type { Scenario } from '../../src/core/scenario.ts';
import type { Command } from '../../src/core/types.ts';
import { give, pageOf, receive, unfold } from '../../src/post/page.ts';
import type { ReadPost } from '../../src/post/file.ts';
import { stateOf, type Standing } from '../../src/post/standing.ts';
import { matchOf, RULE_SETS } from '../../src/rules/index.ts';
import { readFleetText } from '../../src/scenario/generate/index.ts';
import { parseScenario } from '../../src/scenario/index.ts';
import { fromTiled } from '../../src/scenario/tiled/index.ts';
import { mustBeWhole, readGames } from '../../src/sim/games.ts';
import { readRecorded } from '../../src/sim/recorded.ts';
import { newestState, openGame, type Opened } from '../../src/trials/gameFile.ts';
import type { Battle } from '../../src/trials/library.ts';
import { readReplayFragment } from '../../src/trials/link.ts';
import { retell } from '../../src/trials/story.ts';
import { done } from '../helpers/post.ts';
import { fill, type BrowserSample } from './browser.ts';

/** What is done with a sample beyond reading it. */
export interface Then {
  /** A saved game goes on by these. */
  commands?: readonly Command[];
  /** A game by post that is kept receives this letter and goes on by these orders. */
  posts?: { id: string; receives: string; orders: readonly Command[] }[];
}

/** A sample as it is noted: what is done with it, and what comes of it. */
export interface Known {
  then: Then;
  comes: unknown;
}

/** What a reader answers, where it takes what it read. */
const taken = <T>(answer: T): Extract<T, { ok: true }> => {
  const { ok, ...why } = answer as { ok: boolean };
  if (!ok) throw new Error(`refused: ${JSON.stringify(why)}`);
  return answer as Extract<T, { ok: true }>;
};

/** The sentence with which something is refused, without the place where it was looked for. */
export const refusalIn = (error: unknown): string => {
  const { message } = error as Error;
  const told = /^refused: (\{.*\})$/su.exec(message)?.[1];
  if (told === undefined) return message.replace(`${join(folder, 'sample')}: `, '');
  return (JSON.parse(told) as { refusal?: string }).refusal ?? told;
};

/** What comes of it, or the sentence with which it is refused. */
const orRefused = <T>(work: () => T): T | { refused: string } => {
  try {
    return work();
  } catch (error) {
    return { refused: refusalIn(error) };
  }
};

const goneOn = (opened: Extract<Opened, { ok: true }>, commands: readonly Command[]) => {
  let state = newestState(opened);
  for (const command of commands) ({ state } = taken(submit(opened.setup.match, state, command)));
  return { turn: newestState(opened).turn, hash: hash(newestState(opened)), after: hash(state), ended: state.outcome };
};

const unfolded = (read: ReadPost): Standing => taken(unfold(taken(read).file, shippedBattle)).now;

const standing = (now: Standing) => ({
  entries: now.journal.length,
  running: now.running,
  state: now.played ? hash(stateOf(now)) : null,
});

const folder = mkdtempSync(join(tmpdir(), 'brownwater-samples-'));
/** The text in a file, for readers of the command. */
const asFile = (text: string): string => {
  const file = join(folder, 'sample');
  writeFileSync(file, text);
  return file;
};

/** Where a battle begins under each of its rules. */
const beginnings = (scenario: Scenario): Record<string, string> =>
  Object.fromEntries(
    RULE_SETS.filter(({ id }) => scenario.rules[id]).map(rules => [
      rules.id,
      hash(start(matchOf(rules, scenario), 'sample').state),
    ]),
  );

type Reader = (text: string, then: Then, other: (file: string) => string) => unknown;

const readBrowser: Reader = async (text, { posts = [] }, other) => {
  const sample = JSON.parse(text) as BrowserSample;
  await fill(sample);
  await lookAside();
  const rows = await listGames();
  const games = await Promise.all(
    rows.map(async row => {
      const kept = await loadGame(row.id);
      return [row, orRefused(() => goneOn(taken(openGame(kept, shippedBattle)), []))];
    }),
  );
  const byPost = await Promise.all(
    posts.map(async ({ id, receives, orders }) => {
      const post = (await loadPost(id))!;
      const comes = orRefused(() => {
        const page = pageOf(taken(unfold(post.file, shippedBattle)).now, post.own);
        const letter = taken(READERS.letter(other(receives))).file;
        const answered = done(receive(page, letter));
        return [standing(page.now), standing(answered.now), standing(done(give(answered, orders)).now)];
      });
      return [post.row, ...(Array.isArray(comes) ? comes : [comes])];
    }),
  );
  const { recordOf } = await import('../../src/app/tutorial/record.ts');
  return {
    games,
    byPost,
    posts: (await listPosts()).length,
    asides: asides.value.length,
    fought: await listFought(),
    fleets: await listFleets(),
    ships: await listShips(),
    lesson: recordOf('sample-portable'),
    settings: soundSettings(JSON.parse(sample.storage[SETTINGS_PLACE]!)),
  };
};

/** How each kind of file is read, by the first part of its name, and what comes of it, in data. */
const KINDS: readonly (readonly [name: RegExp, read: Reader])[] = [
  [
    /^saves\/.*\.json$/,
    (text, { commands = [] }) => {
      const opened = taken(READERS.game(text));
      const end = orRefused(() => {
        const again = readRecorded(asFile(text), undefined);
        return hash(retell(again.match, again).state);
      });
      return { ...goneOn(opened, commands), players: opened.setup.players, end };
    },
  ],
  [/^letters\/.*\.json$/, text => standing(unfolded(READERS.letter(text)))],
  [/^links\/.*\.txt$/, async text => standing(unfolded(READERS.link((await textIn(text)) ?? '')))],
  [/^browser\.json$/, readBrowser],
  [/^settings\.json$/, text => taken(READERS.settings(text))],
  [/^career\.json$/, text => taken(READERS.career(text))],
  [/^fleet\.txt$/, text => taken(readFleetText(text))],
  [
    /^series\/.*\.jsonl$/,
    text => {
      const read = readGames([asFile(text)]);
      mustBeWhole(read);
      return read.records.map(({ winner, cause, turns, commands }) => ({ winner, cause, turns, commands }));
    },
  ],
  [/^battles\/.*\.json$/, text => beginnings((READERS.battle(text) as Battle).scenario)],
  [
    /^battles\/.*\.tmj$/,
    (text, _, other) => {
      const tileset = (source: string): unknown => JSON.parse(other(`battles/${source}`));
      const { file } = taken(fromTiled(JSON.parse(text), { tileset }));
      return beginnings(taken(parseScenario(file, RULE_SETS, '')).scenario);
    },
  ],
  // Read with its map.
  [/^battles\/.*\.(tsj|svg)$/, () => ({})],
  [
    /^addresses\.txt$/,
    text =>
      text
        .trim()
        .split('\n')
        .map(address => {
          const game = readReplayFragment(address);
          if (game) return taken(game);
          const { battle, made, rules } = taken(readBattleAddress(address, SHIPPED_IDS));
          return { battle, made, rules: rules?.id };
        }),
  ],
];

/** What comes of a sample when this build reads it; `other` = the text of another file beside it. */
export const outcomeOf = async (
  file: string,
  text: string,
  then: Then,
  other: (file: string) => string,
): Promise<unknown> => {
  const read = KINDS.find(([name]) => name.test(file))?.[1];
  if (!read) throw new Error(`nobody knows how to read ${file}`);
  // As it stands in a file.
  return JSON.parse(JSON.stringify(await read(text, then, other))) as unknown;
};
