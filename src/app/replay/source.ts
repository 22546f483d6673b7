import { apply, start } from '../../core/engine.ts';
import type { RuleSet } from '../../system/ruleset.ts';
import { SIDES } from '../../core/types.ts';
import { OPPONENTS, opponentNamed } from '../../bots/opponents.ts';
import { findRuleSet, matchOf, RULE_SETS } from '../../rules/index.ts';
import { hintAt } from '../../scenario/problems.ts';
import { readReplayFragment, type GameLink } from '../../trials/link.ts';
import type { Entry, Opened, Played, Setup } from '../../trials/gameFile.ts';
import type { Battle } from '../../trials/library.ts';
import { battleForLink, type ReplayPlace } from '../places.ts';
import { loadGame, noGame } from '../table/savedGames.ts';
import { SHIPPED_IDS } from '../files/shipped.ts';
import { readStrange } from '../files/strange.ts';
import type { Hire } from '../trial/hands.ts';
import type { Recalled } from '../trial/player.ts';
import { hintInWords } from '../ui/problemWords.ts';
import { keptId } from './address.ts';
import { t, told } from '../../languages/language.ts';

const refuse = (refusal: string): { ok: false; refusal: string } => ({ ok: false, refusal });

type What = 'battle' | 'rules' | 'opponent';

const MISSING: Readonly<Record<What, (name: string, hint: string) => string>> = {
  battle: (name, hint) => t`This version of Brownwater does not have the battle “${name}” of this game${hint}.`,
  rules: (name, hint) => t`This version of Brownwater does not have the rules “${name}” of this game${hint}.`,
  opponent: (name, hint) => t`This version of Brownwater does not have the opponent “${name}” of this game${hint}.`,
};

const missing = (what: What, name: string, known: readonly string[]): { ok: false; refusal: string } =>
  refuse(MISSING[what](name, hintInWords(hintAt(name, known))));

const canPlay = ({ scenario }: Battle, rules: RuleSet): boolean =>
  RULE_SETS.every(({ id }) => scenario.rules[id] === undefined) || scenario.rules[rules.id] !== undefined;

/** What was settled before the first turn of the game that an address names, or why there is no such game. */
export const setupOfLink = (
  game: GameLink,
  battleOf: (id: string) => Battle | undefined,
): { ok: true; setup: Setup } | { ok: false; refusal: string } => {
  const battle = battleOf(game.scenario);
  if (!battle) return missing('battle', game.scenario, SHIPPED_IDS);
  const rules = findRuleSet(game.rules);
  if (!rules)
    return missing(
      'rules',
      game.rules,
      RULE_SETS.map(({ id }) => id),
    );
  if (!canPlay(battle, rules))
    return refuse(t`“${told(battle.scenario.title)}” cannot be played under ${rules.title}.`);
  const known = new Set(rules.optionSpecs.map(({ id }) => id));
  if (Object.keys(game.options).some(id => !known.has(id)) || Object.keys(game.options).length !== known.size)
    return refuse(t`This address names no game: its options are not those of ${rules.title}.`);
  const unknown = SIDES.map(side => game.opponents[side]).find(name => !opponentNamed(name));
  if (unknown !== undefined)
    return missing(
      'opponent',
      unknown,
      OPPONENTS.map(({ name }) => name),
    );
  const name = t`${told(battle.scenario.title)}, game ${game.seed}`;
  const match = matchOf(rules, battle.scenario, game.options);
  return { ok: true, setup: { name, created: '', battle, match, players: game.opponents, seed: game.seed } };
};

/** Whether the game is the one that was linked to: other rules, another battle or wiser opponents make another. */
export const sameGame = (game: GameLink, recalled: Recalled): boolean =>
  game.commands === undefined || game.commands === recalled.commands.length;

/** A game played again from what its opponents did. */
export const retold = (setup: Setup, { commands, reasons }: Recalled): Played => {
  const { match } = setup;
  const opening = start(match, setup.seed);
  let { state } = opening;
  const entries = commands.map((command, place): Entry => {
    const reason = reasons[place];
    const done = apply(match, state, command);
    ({ state } = done);
    return { command, events: done.events, state, gesture: place, ...(reason ? { reason } : {}) };
  });
  return { setup, opening, entries };
};

const linkedGame = async (address: string, hire: Hire): Promise<Opened> => {
  const read = readReplayFragment(address);
  if (!read?.ok) return refuse(read?.refusal ?? t`This address names no game.`);
  const found = setupOfLink(read.game, battleForLink);
  if (!found.ok) return found;
  const { battle, match, players, seed } = found.setup;
  const hand = hire({ source: battle.source, rules: match.rules.id, options: { ...match.options } });
  try {
    const recalled = await hand.ask(player => player.recall(players, seed));
    if (!sameGame(read.game, recalled))
      return refuse(t`This game comes out differently now: its battle, rules or opponents have been changed since.`);
    return { ok: true, ...retold(found.setup, recalled) };
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  } finally {
    hand.dismiss();
  }
};

const keptGame = async (id: string): Promise<Opened> => {
  const file = await loadGame(id);
  return file === undefined || file === null ? refuse(noGame(file)) : readStrange(ask => ask('keptGame', file), refuse);
};

/** The game of a place, from its beginning to where it was left; or one sentence. */
export const gameAt = ({ game, played }: ReplayPlace, hire: Hire): Promise<Opened> => {
  if (played) return Promise.resolve({ ok: true, ...played });
  const id = keptId(game);
  return id === null ? linkedGame(game, hire) : keptGame(id);
};
