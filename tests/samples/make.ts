import 'fake-indexeddb/auto';
import { version } from '../../package.json';
import { careerText } from '../../src/app/career/careerFile.ts';
import { listFought, noteFought } from '../../src/app/career/store.ts';
import { shippedBattle } from '../../src/app/files/shipped.ts';
import { READERS } from '../../src/app/files/strangeReaders.ts';
import { battleAddress } from '../../src/app/making/battleLink.ts';
import { keepFleet } from '../../src/app/making/fleetShelf.ts';
import { addressFor } from '../../src/app/post/address.ts';
import { rowOf } from '../../src/app/post/seat.ts';
import { keepPost } from '../../src/app/post/store.ts';
import { keepShip, type KeptShip } from '../../src/app/ships/yard/shelf.ts';
import { SETTINGS_PLACE } from '../../src/app/settings/keptLook.ts';
import { settingsText, type Settings } from '../../src/app/settings/settingsFile.ts';
import { GameKeeper, keepWhole } from '../../src/app/table/gameKeeper.ts';
import { BOTS } from '../../src/bots/index.ts';
import { legal, situationOf, stepAt, submit } from '../../src/core/engine.ts';
import type { Command } from '../../src/core/types.ts';
import { packed } from '../../src/post/pack.ts';
import { fileOf, invite, receive, type Page } from '../../src/post/page.ts';
import { matchOf, RULE_SETS } from '../../src/rules/index.ts';
import { fleetText, type Fleet } from '../../src/scenario/generate/index.ts';
import { tiledFiles } from '../../src/scenario/tiled/index.ts';
import { vessel } from '../../src/ships/index.ts';
import type { RuleSet } from '../../src/system/ruleset.ts';
import { deciding, seatsFor } from '../../src/trials/game.ts';
import {
  HUMAN,
  newestState,
  newGame,
  toGameFile,
  type Entry,
  type Played,
  type Players,
} from '../../src/trials/gameFile.ts';
import { gamesText, seriesOf } from '../../src/trials/gamesFile.ts';
import { madeBattle, type Battle } from '../../src/trials/library.ts';
import { replayFragment } from '../../src/trials/link.ts';
import { playSeed } from '../../src/trials/series.ts';
import { decisions, delivered, done, joined, ownBattle, picker, SECRETS, sent, turnOf } from '../helpers/post.ts';
import { homemade } from '../helpers/homemade.ts';
import { inBrowser } from './browser.ts';
import { outcomeOf, refusalIn, type Known, type Then } from './outcomes.ts';

/** Samples of what this build writes, for every later one to read: files by their names, and what comes of each. */

const NOW = '2026-11-22T12:00:00.000Z';
const HERE: Players = { union: HUMAN, confederate: HUMAN };
const SOLO: Players = { union: HUMAN, confederate: 'captain' };
const duel = ownBattle('duel');
const everything = ownBattle('everything');
const memphis = shippedBattle('memphis')!;
const own = homemade();

const botFor = (player: string): string => (player in BOTS ? player : 'random');

interface Fight {
  rules: RuleSet;
  battle: Battle;
  players: Players;
  /** Whether every switch of the rules is on, or stands as the battle has it. */
  switched: boolean;
  most: number;
}

/** Fights a battle for so many commands, or to its end: an opponent gives its reasons, a player does what comes to hand. */
const fought = ({ rules, battle, players, switched, most }: Fight): Played => {
  const switches = switched ? Object.fromEntries(rules.optionSpecs.map(({ id }) => [id, true])) : {};
  const match = matchOf(rules, battle.scenario, switches);
  const played = newGame({ name: `A sample of ${rules.title}`, created: NOW, battle, match, players, seed: 'sample' });
  const seats = seatsFor({ union: botFor(players.union), confederate: botFor(players.confederate) }, 'sample');
  let state = newestState(played);
  while (!state.outcome && played.entries.length < most) {
    const side = deciding(state.cursor.awaiting);
    const { bot, dice } = seats[side];
    const said: Pick<Entry, 'reason'> = {};
    const view = situationOf(match, match.rules.redact(state, side));
    const command = bot(() => view, legal(match, state, side), dice, {
      match,
      step: stepAt(state),
      say: reason => (said.reason = reason),
    });
    const next = submit(match, state, command);
    if (!next.ok) throw new Error(next.refusal);
    ({ state } = next);
    played.entries.push({ command, events: next.events, state, gesture: played.entries.length, ...said });
  }
  return played;
};

const saved = (played: Played): string => JSON.stringify(toGameFile(played, version, NOW), null, 1);

/** What is done next, whatever comes to hand; nothing where the battle is over. */
const commandsFrom = ({ setup: { match }, ...played }: Played, count: number): Command[] => {
  const pick = picker('samples go on');
  const commands: Command[] = [];
  let state = newestState(played);
  while (!state.outcome && commands.length < count) {
    const command = pick(legal(match, state, deciding(state.cursor.awaiting)));
    const next = submit(match, state, command);
    if (!next.ok) throw new Error(next.refusal);
    ({ state } = next);
    commands.push(command);
  }
  return commands;
};

/** A game by post from its invitation to its end, a letter a turn, each with the page of whoever wrote it. */
const correspondence = (rules: RuleSet): Page[] => {
  const pick = picker('sample');
  const match = matchOf(rules, duel.scenario);
  const heading = { id: `sample-${rules.id}`, name: 'By post', created: NOW, player: 'Ada', side: 'union' as const };
  const letters = [invite({ ...heading, secret: SECRETS.union, battle: duel, match })];
  letters.push(turnOf(joined(letters[0]!), pick));
  for (;;) {
    const [mine, theirs] = [letters.at(-2)!, letters.at(-1)!];
    if (mine.now.running === theirs.now.running) return letters;
    letters.push(turnOf(delivered(theirs, mine), pick));
  }
};

/** What the writer of a letter orders when the next has come. */
const ordersAfter = (letters: readonly Page[], place: number): Command[] => {
  const [page, next] = [letters[place], letters[place + 1]];
  return page && next ? decisions(done(receive(page, sent(next))), picker('samples go on')) : [];
};

/** The letter after which a game by post is kept here: some way into the battle, with a sealed choice in it where there is one. */
const keptAfter = (letters: readonly Page[]): number => {
  const answered = [...letters.keys()].filter(place => ordersAfter(letters, place).length > 0);
  // Some rules end a duel within a few letters.
  const later = answered.some(place => place >= 4) ? answered.filter(place => place >= 4) : answered;
  return later.find(place => letters[place]!.own.sealed !== null) ?? later[0]!;
};

const kept = (page: Page, seen: number) => ({
  id: page.now.heading.id,
  row: rowOf(page, NOW),
  file: fileOf(page.now),
  own: page.own,
  orders: [],
  fixed: null,
  seen,
  handed: page.now.journal.length,
});

const SETTINGS: Settings = {
  hexLines: false,
  numbers: true,
  speed: 2,
  motion: 'reduced',
  letterKeys: false,
  shakes: false,
  muted: true,
  volumes: { guns: 10, ships: 20, signals: 30 },
  palette: 'redGreen',
  contrast: 'high',
  textSize: 130,
  language: 'de',
};

const FLEETS: readonly Fleet[] = [
  { name: 'Western Flotilla', side: 'union', points: 200, ships: ['uss_cairo', 'uss_benton'] },
  { name: 'Not ready', side: 'confederate', points: 150, ships: [] },
];

const SHIP: KeptShip = {
  id: 'own_sample',
  name: 'USS Sample',
  saved: NOW,
  ship: { ...vessel('uss_cairo'), id: 'own_sample', name: 'USS Sample' },
};

type Add = (file: string, text: string, then?: Then) => void;

/** Games that not every rule system has: of ships and a fort that are in no catalogue, and of a battle whose fleets are bought. */
const rarer = (rules: RuleSet): Record<string, Played> => ({
  ...(own.scenario.rules[rules.id] && {
    homemade: fought({ rules, battle: own, players: HERE, switched: false, most: 40 }),
  }),
  ...(rules.generate && {
    bought: fought({ rules, battle: madeBattle(rules, 'sample'), players: HERE, switched: false, most: 60 }),
  }),
});

const saves = (add: Add): void => {
  for (const rules of RULE_SETS) {
    const games = {
      ...rarer(rules),
      'hot-seat': fought({ rules, battle: memphis, players: HERE, switched: false, most: 40 }),
      solo: fought({ rules, battle: everything, players: SOLO, switched: true, most: 60 }),
      finished: fought({ rules, battle: duel, players: HERE, switched: false, most: 5000 }),
    };
    for (const [name, played] of Object.entries(games))
      add(`saves/${rules.id}-${name}.json`, saved(played), { commands: commandsFrom(played, 12) });
  }
};

/** Letters of a game by post under each system, and the games as they are kept by who waits for an answer. */
const letters = async (add: Add): Promise<NonNullable<Then['posts']>> => {
  const posts: NonNullable<Then['posts']> = [];
  for (const rules of RULE_SETS) {
    const all = correspondence(rules);
    const here = keptAfter(all);
    const name = (place: number): string => `${rules.id}-${String(place).padStart(3, '0')}`;
    for (const place of new Set([0, 1, 2, 3, here, here + 1, all.length - 1].filter(each => each < all.length)))
      add(`letters/${name(place)}.json`, JSON.stringify(fileOf(all[place]!.now)));
    for (const place of [0, here]) {
      const link = await addressFor(packed(fileOf(all[place]!.now)));
      if (link !== null) add(`links/${name(place)}.txt`, link);
    }
    add(`saves/${rules.id}-by-post.json`, saved(all.at(-1)!.mine!.played), { commands: [] });
    await keepPost(kept(all[here]!, 3));
    const receives = `letters/${name(here + 1)}.json`;
    posts.push({ id: `sample-${rules.id}`, receives, orders: ordersAfter(all, here) });
  }
  return posts;
};

/** Games as the page keeps them, the one whole and the other with a journal beside it, and those that were counted. */
const keepGames = async (): Promise<void> => {
  for (const rules of RULE_SETS) {
    const played = fought({ rules, battle: memphis, players: HERE, switched: false, most: 30 });
    const keeper = new GameKeeper(`sample-${rules.id}`, () => true);
    for (const most of [20, 30]) {
      await keeper.keep({ ...played, entries: played.entries.slice(0, most) });
      await new Promise<void>(kept => keeper.keeping.subscribe(now => now === 'kept' && kept()));
    }
    const ended = fought({ rules, battle: duel, players: SOLO, switched: false, most: 5000 });
    await keepWhole(`ended-${rules.id}`, ended);
    await noteFought(`ended-${rules.id}`, ended);
  }
};

const battles = (add: Add): void => {
  for (const [name, { source }] of Object.entries({ everything, memphis, homemade: own }))
    add(`battles/${name}.json`, JSON.stringify(source, null, 1));
  for (const [file, text] of tiledFiles(everything.scenario, 'everything')) add(`battles/${file}`, text);
};

const series = (add: Add): void => {
  for (const rules of RULE_SETS) {
    const match = matchOf(rules, memphis.scenario);
    const plan = { seed: 'sample', seeds: 2, swap: true, opponents: { union: 'random', confederate: 'defender' } };
    const records = [0, 1].flatMap(number => playSeed(match, plan, number));
    add(`series/${rules.id}.jsonl`, gamesText(seriesOf(match, memphis, plan, null), records));
  }
};

const addresses = (add: Add): void => {
  const made = '#battle=river-24x16-p200.bars-union:uss_cairo,uss_benton-sample';
  const game = replayFragment({
    scenario: 'memphis',
    rules: 'portable',
    options: Object.fromEntries(RULE_SETS[0]!.optionSpecs.map(({ id }) => [id, false])),
    opponents: { union: 'captain', confederate: 'random' },
    seed: 'sample/1',
    commands: 99,
  });
  const all = [...RULE_SETS.map(rules => battleAddress('memphis', rules)), battleAddress('memphis'), made, game];
  add('addresses.txt', `${all.join('\n')}\n`);
};

/** What is done with a sample: its orders, or others where they are not offered any more. */
const stillOffered = (file: string, text: string, then: Then): Then => {
  if (!then.commands || !file.startsWith('saves/')) return then;
  const opened = READERS.game(text);
  if (!opened.ok) return then;
  let state = newestState(opened);
  for (const command of then.commands) {
    const next = submit(opened.setup.match, state, command);
    if (!next.ok) return { ...then, commands: commandsFrom(opened, then.commands.length) };
    ({ state } = next);
  }
  return then;
};

/** known.json of a release as things are now: what its samples come to after a deliberate change of rules or battles. */
export const knownAnew = async (
  known: Readonly<Record<string, Known>>,
  textOf: (file: string) => string,
): Promise<string> => {
  const anew: Record<string, Known> = {};
  for (const [file, before] of Object.entries(known)) {
    const text = textOf(file);
    const then = stillOffered(file, text, before.then);
    const comes = await outcomeOf(file, text, then, textOf).catch((error: unknown) => ({ refused: refusalIn(error) }));
    anew[file] = { then, comes };
  }
  return JSON.stringify(anew, null, 1);
};

/** All of it: files by their names, known.json with them. */
export const samples = async (): Promise<Map<string, string>> => {
  const files = new Map<string, string>();
  const thens = new Map<string, Then>();
  const add: Add = (file, text, then = {}) => {
    files.set(file, text);
    thens.set(file, then);
  };
  saves(add);
  const posts = await letters(add);
  await keepGames();
  await Promise.all(FLEETS.map((fleet, place) => keepFleet({ ...fleet, id: `sample-${place}`, saved: NOW })));
  await keepShip(SHIP);
  const storage = {
    [SETTINGS_PLACE]: JSON.stringify(SETTINGS),
    'brownwater.lessons': JSON.stringify([{ game: 'sample-portable', behind: ['first'], left: true }]),
  };
  add('browser.json', JSON.stringify({ storage, databases: await inBrowser() }), { posts });
  add('settings.json', settingsText(SETTINGS));
  add('career.json', careerText(await listFought()));
  add('fleet.txt', fleetText(FLEETS[0]!));
  battles(add);
  series(add);
  addresses(add);
  const known: Record<string, Known> = {};
  for (const [file, text] of files) {
    const then = thens.get(file)!;
    known[file] = { then, comes: await outcomeOf(file, text, then, name => files.get(name) ?? '') };
  }
  return files.set('known.json', JSON.stringify(known, null, 1));
};
