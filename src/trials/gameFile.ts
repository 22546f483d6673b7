import * as v from 'valibot';
import { opponentNamed, OPPONENTS } from '../bots/opponents.ts';
import { start, submit } from '../core/engine.ts';
import { hash, rulesHash } from '../core/replay.ts';
import type { Reason } from '../system/captain.ts';
import type { Match, RuleSet } from '../system/ruleset.ts';
import { SIDES, type Command, type GameEvent, type Side, type State } from '../core/types.ts';
import { laid, type Thrown } from '../core/veil.ts';
import { findRuleSet, matchOf, RULE_SETS } from '../rules/index.ts';
import { parseScenario } from '../scenario/index.ts';
import { parseJson } from '../scenario/jsonText.ts';
import { nearestName, shortened } from '../scenario/problems.ts';
import { FILE_VERSION, FORMAT, gameFile, LONGEST_REASON, type GameFile } from './gameShape.ts';
import type { Battle, Library } from './library.ts';
import { positionOf, stateAt } from './position.ts';
import { whyInWords } from './reasons.ts';
import { t } from '../languages/language.ts';

/** The player at the screen, as who decides for a side. */
export const HUMAN = 'human';
/** Who decides for each side: `HUMAN`, or the name of an opponent. */
export type Players = Readonly<Record<Side, string>>;

const LONGEST_PLACE = 80;
/** A file this long was not written by us. */
export const LONGEST_FILE = 8_000_000;

/** What is settled before the first turn. */
export interface Setup {
  name: string;
  created: string;
  battle: Battle;
  match: Match;
  players: Players;
  seed: string;
}

/** One command with what came of it. */
export interface Entry {
  command: Command;
  events: readonly GameEvent[];
  state: State;
  /** Commands that one click or key gave together share a number. */
  gesture: number;
  /** Why, where an opponent gave it and had a choice. */
  reason?: Reason;
  /** Where the dice were put for it, where they did not go on from the command before. */
  dice?: Thrown;
}

/** A game as far as it has been played. */
export interface Played {
  setup: Setup;
  /** `late` = not the start of the battle: what went before was played under other rules or on another chart. */
  opening: { state: State; events: readonly GameEvent[]; late?: true };
  entries: Entry[];
}

/** A game that has been opened; `since` tells its player, once, what has become of it since it was saved. */
export type Opened = ({ ok: true; since?: string } & Played) | { ok: false; refusal: string };

/** The state that stands after the last command. */
export const newestState = ({ opening, entries }: Pick<Played, 'opening' | 'entries'>): State =>
  entries.at(-1)?.state ?? opening.state;

const reasonsOf = (match: Match, entries: readonly Entry[], from: number): Record<string, string> =>
  Object.fromEntries(
    entries.flatMap((entry, place) => {
      const words = whyInWords(match, entry);
      return words === null ? [] : [[from + place, words.slice(0, LONGEST_REASON)]];
    }),
  );

const throwsOf = (entries: readonly Entry[], from: number): NonNullable<GameFile['throws']> =>
  Object.fromEntries(
    entries.flatMap(({ dice }, place) => (dice ? [[from + place, Array.isArray(dice) ? [...dice] : { ...dice }]] : [])),
  );

/** What changes in a saved game when more is played; a mark where the one that it holds has been taken back. */
export type Since = Pick<GameFile, 'players' | 'saved' | 'commands' | 'reasons' | 'throws' | 'stateHash' | 'mark'>;

/** Where a game stands, with all that it needs to be gone on with from there. */
export const markOf = ({ setup: { battle, match }, ...played }: Played): NonNullable<GameFile['mark']> => ({
  after: played.entries.length,
  at: positionOf(match, newestState(played)),
  ...(battle.shipped ? { battle: battle.source } : {}),
});

/** The same of a game; of its commands only those from a place on. */
export const playedFrom = (played: Played, saved: string, from: number): Since => {
  const { match, players } = played.setup;
  const entries = played.entries.slice(from);
  const reasons = reasonsOf(match, entries, from);
  const throws = throwsOf(entries, from);
  return {
    players: { ...players },
    saved,
    commands: entries.map(entry => ({ ...entry.command })),
    ...(Object.keys(reasons).length > 0 ? { reasons } : {}),
    ...(Object.keys(throws).length > 0 ? { throws } : {}),
    stateHash: hash(newestState(played)),
  };
};

/** The game as a file. */
export const toGameFile = (played: Played, app: string, saved: string): GameFile => {
  const { battle, match, name, created, seed } = played.setup;
  const { opening } = played;
  return {
    format: FORMAT,
    version: FILE_VERSION,
    app,
    name,
    created,
    ...pin(battle, match),
    seed,
    ...playedFrom(played, saved, 0),
    ...(opening.late ? { begins: positionOf(match, opening.state) } : {}),
    mark: markOf(played),
  };
};

const refuse = (refusal: string): { ok: false; refusal: string } => ({ ok: false, refusal });

const damagedAt = (place: string): string => t`This saved game is damaged at “${place}”.`;

/** Why a file of the wrong shape is refused, most telling reason first. */
const whyUnfit = (input: unknown, issue: v.BaseIssue<unknown> | undefined): string => {
  const file: Record<string, unknown> = typeof input === 'object' && input !== null ? { ...input } : {};
  if (file.format !== FORMAT) return t`This is not a saved game of Brownwater.`;
  const { version } = file;
  if (typeof version === 'number' && version > FILE_VERSION)
    return t`This game was saved by a newer version of Brownwater: update the page, then open it again.`;
  const place = issue?.path?.map(item => String(item.key)).join('.') ?? '';
  return place === '' ? t`This saved game is damaged.` : damagedAt(shortened(place, LONGEST_PLACE));
};

const findBattle = (
  file: Pick<GameFile, 'scenario'>,
  library: Library,
): { ok: true; battle: Battle } | { ok: false; refusal: string } => {
  const { scenario } = file;
  if ('own' in scenario) {
    const parsed = parseScenario(scenario.own, RULE_SETS, 'the battle in this game');
    if (!parsed.ok) return refuse(t`The battle inside this saved game is damaged.`);
    const { own, code } = scenario;
    const made = code === undefined ? {} : { code };
    return { ok: true, battle: { scenario: parsed.scenario, source: own, shipped: false, ...made } };
  }
  const battle = library(scenario.id);
  if (!battle) return refuse(t`This version of Brownwater does not have the battle “${scenario.id}” of this game.`);
  if (hash(battle.source) !== scenario.hash)
    return refuse(t`The battle “${battle.scenario.title}” has been changed since this game was saved.`);
  return { ok: true, battle };
};

/** The options of a save that these rules know. */
const optionsSince = ({ optionSpecs }: RuleSet, options: GameFile['options']): GameFile['options'] => {
  const known = new Set(optionSpecs.map(({ id }) => id));
  return Object.fromEntries(Object.entries(options).filter(([id]) => known.has(id)));
};

/** What is done with a match before a game is played on it again; whoever wants to hear how far it is puts something of its own in its place. */
export type Lays = (match: Match) => Match;
const AS_IT_IS: Lays = match => match;

const findMatch = (
  file: Pick<GameFile, 'rules' | 'options'>,
  battle: Battle,
  lays: Lays,
): { ok: true; match: Match } | { ok: false; refusal: string } => {
  const rules = findRuleSet(file.rules.id);
  if (!rules) return refuse(t`This version of Brownwater does not have the rules “${file.rules.id}” of this game.`);
  const options = optionsSince(rules, file.options);
  const match = lays(matchOf(rules, battle.scenario, options));
  // Rules that have been changed may have other options, too.
  if (rulesHash(match) !== file.rules.hash)
    return refuse(t`The rules “${rules.title}” have been changed since this game was saved.`);
  const given = Object.keys(file.options).length;
  return given === Object.keys(options).length && given === rules.optionSpecs.length
    ? { ok: true, match }
    : refuse(damagedAt('options'));
};

/** What a game is played on, pinned: the battle and the rules with their switches. */
export type Pinned = Pick<GameFile, 'rules' | 'scenario' | 'options'>;

/** The battle and match that are pinned; refused with one sentence where this version does not have them just so. */
export const findGround = (
  file: Pinned,
  library: Library,
  lays: Lays = AS_IT_IS,
): { ok: true; battle: Battle; match: Match } | { ok: false; refusal: string } => {
  const found = findBattle(file, library);
  if (!found.ok) return found;
  const under = findMatch(file, found.battle, lays);
  return under.ok ? { ok: true, battle: found.battle, match: under.match } : under;
};

/** Pins what a game is played on. */
export const pin = (battle: Battle, match: Match): Pinned => ({
  rules: { id: match.rules.id, hash: rulesHash(match) },
  scenario: battle.shipped
    ? { id: battle.scenario.id, hash: hash(battle.source) }
    : { own: battle.source, ...(battle.code === undefined ? {} : { code: battle.code }) },
  options: { ...match.options },
});

/** Why nobody can play a side as the file says; null where somebody can. */
const whyNobody = ({ players }: GameFile): string | null => {
  const unknown = SIDES.map(side => players[side]).find(name => name !== HUMAN && !opponentNamed(name));
  if (unknown === undefined) return null;
  const known = [HUMAN, ...OPPONENTS.map(({ name }) => name)];
  const nearest = nearestName(unknown, known);
  if (nearest !== undefined)
    return t`This version of Brownwater does not have the opponent “${unknown}” of this game (nearest known name "${nearest}"?).`;
  return t`This version of Brownwater does not have the opponent “${unknown}” of this game (known: ${known.join(', ')}).`;
};

/** Where the commands of a save go on from; null where the rules cannot go on from there. */
const openingOf = (match: Match, { seed, begins }: GameFile): Played['opening'] | null => {
  if (!begins) return start(match, seed);
  const state = stateAt(match, begins);
  return state && { state, events: [], late: true };
};

/** Plays commands of a save from a place on, each checked, up to the first that is not offered. */
const playOn = (
  match: Match,
  opening: Played['opening'],
  { commands, reasons, throws }: GameFile,
  from: number,
): Entry[] => {
  const entries: Entry[] = [];
  let { state } = opening;
  for (let place = from; place < commands.length; place++) {
    const command = commands[place] as Command;
    const dice = throws?.[place];
    const put = dice && laid(dice);
    const done = submit(match, put ? { ...state, rng: put.rng } : state, command, put?.veil);
    if (!done.ok) break;
    ({ state } = done);
    const reason = reasons?.[place];
    const said = {
      ...(reason === undefined ? {} : { reason: { unit: null, says: reason } }),
      ...(dice ? { dice } : {}),
    };
    entries.push({ command, events: done.events, state, gesture: entries.length, ...said });
  }
  return entries;
};

/** Reads a saved game from parsed JSON without playing it; refuses it with one sentence. */
export const readGame = (
  input: unknown,
  library: Library,
  lays: Lays = AS_IT_IS,
): { ok: true; file: GameFile; battle: Battle; match: Match } | { ok: false; refusal: string } => {
  const shaped = v.safeParse(gameFile, input, { abortEarly: true });
  if (!shaped.success) return refuse(whyUnfit(input, shaped.issues[0]));
  const file = shaped.output;
  const ground = findGround(file, library, lays);
  if (!ground.ok) return ground;
  const nobody = whyNobody(file);
  return nobody === null ? { ...ground, file } : refuse(nobody);
};

/** The battle and the rules of a save with whatever options both know, changed or not. */
const groundSince = (file: GameFile, library: Library, lays: Lays): { battle: Battle; match: Match } | null => {
  const rules = findRuleSet(file.rules.id);
  const battle = battleSince(file, library);
  if (!rules || !battle) return null;
  return { battle, match: lays(matchOf(rules, battle.scenario, optionsSince(rules, file.options))) };
};

/** The battle of a save as it was then: one that has been changed since is the player's own from now on. */
const battleSince = (file: GameFile, library: Library): Battle | null => {
  const found = findBattle(file, library);
  if (found.ok) return found.battle;
  const { scenario: pinned, mark } = file;
  const source = mark?.battle;
  const parsed = source === undefined ? null : parseScenario(source, RULE_SETS, 'the battle in this game');
  if (!parsed?.ok || !('id' in pinned) || parsed.scenario.id !== pinned.id) return null;
  return { scenario: parsed.scenario, source, shipped: false };
};

/** Goes on with a game whose battle or rules have been changed since, from the position that it holds; null where that cannot be. */
const goOn = (input: unknown, library: Library, lays: Lays): Opened | null => {
  const file = v.is(gameFile, input) ? input : null;
  const ground = file?.mark && whyNobody(file) === null ? groundSince(file, library, lays) : null;
  if (!file?.mark || !ground) return null;
  const { battle, match } = ground;
  const isChanged = !findBattle(file, library).ok || rulesHash(match) !== file.rules.hash;
  const state = isChanged ? stateAt(match, file.mark.at) : null;
  if (!state) return null;
  const opening = { state, events: [], late: true } as const;
  const { name, created, players, seed } = file;
  return {
    ok: true,
    since: t`Rules or battle have been changed since this game was saved: it goes on from turn ${state.turn}, as it stood; what went before cannot be shown again.`,
    setup: { name, created, battle, match, players, seed },
    opening,
    entries: playOn(match, opening, file, file.mark.after),
  };
};

/**
 * Reads a saved game from parsed JSON and plays it up to where it was left; one whose battle or rules are others by now goes on from where
 * it stood. Refuses it with one sentence.
 */
export const openGame = (input: unknown, library: Library, lays: Lays = AS_IT_IS): Opened => {
  const read = readGame(input, library, lays);
  if (!read.ok) return goOn(input, library, lays) ?? read;
  const { file, battle, match } = read;
  const opening = openingOf(match, file);
  if (!opening) return refuse(damagedAt('begins'));
  const entries = playOn(match, opening, file, 0);
  if (entries.length < file.commands.length)
    return refuse(t`This saved game is damaged: its command ${entries.length + 1} cannot be played.`);
  if (hash(newestState({ opening, entries })) !== file.stateHash)
    return refuse(t`This saved game is damaged: played again, it comes out differently.`);
  const { name, created, players, seed } = file;
  return { ok: true, setup: { name, created, battle, match, players, seed }, opening, entries };
};

/** Reads a saved game from the text of a file. */
export const openGameText = (content: string, library: Library, lays?: Lays): Opened => {
  if (content.length > LONGEST_FILE) return refuse(t`This file is too long for a saved game of Brownwater.`);
  const json = parseJson(content, LONGEST_FILE);
  return json.ok ? openGame(json.value, library, lays) : refuse(t`This is not a saved game of Brownwater.`);
};

/** A new game at its first decision. */
export const newGame = (setup: Setup): Played => ({ setup, opening: start(setup.match, setup.seed), entries: [] });
