import { BOTS } from '../../src/bots/index.ts';
import { captainUnder } from '../../src/bots/captain.ts';
import { obedient } from '../../src/bots/defender.ts';
import { STEADY } from '../../src/bots/temper.ts';
import { diceOf, seedFrom } from '../../src/core/dice.ts';
import { situationOf, start } from '../../src/core/engine.ts';
import type { Scenario } from '../../src/core/scenario.ts';
import { SIDES, type Side } from '../../src/core/types.ts';
import { matchOf, RULE_SETS } from '../../src/rules/index.ts';
import { parseScenario } from '../../src/scenario/index.ts';
import type { Bot, Match } from '../../src/system/ruleset.ts';
import { gameSeed, playGame } from '../../src/trials/game.ts';
import { FOILS, foilOrders } from './foils.ts';

/** Everybody who can be put against a foil: the opponents, and a captain who has no plan for the day. */
const COMMANDERS: Readonly<Record<string, () => Bot>> = { ...BOTS, unplanned: () => captainUnder(STEADY, null) };

const commander = (name: string): (() => Bot) => {
  const found = COMMANDERS[name];
  if (!found) throw new Error(`no commander ${name}`);
  return found;
};

/** Games of one side, as whoever leads it sees them. */
export interface Score {
  won: number;
  lost: number;
  drawn: number;
}

/** How one opponent does for one side against another who leads the enemy, over the same seeds for all. */
export const scoreOf = (
  match: Match,
  side: Side,
  newBot: () => Bot,
  enemy: string,
  games: number,
  seed: string,
): Score => {
  const score: Score = { won: 0, lost: 0, drawn: 0 };
  const newEnemy = commander(enemy);
  for (let game = 0; game < games; game++) {
    const each = gameSeed(seed, game);
    const seat = (whose: Side): { bot: Bot; dice: ReturnType<typeof diceOf> } => ({
      bot: whose === side ? newBot() : newEnemy(),
      dice: diceOf(seedFrom(`${each}/${whose}`)),
    });
    const { state } = playGame(match, { union: seat('union'), confederate: seat('confederate') }, each);
    const winner = state.outcome?.winner ?? 'draw';
    score[winner === 'draw' ? 'drawn' : winner === side ? 'won' : 'lost'] += 1;
  }
  return score;
};

/** A naive commander who keeps the orders of a foil; null where they make no sense for that side of this battle. */
export const foilBot = (match: Match, name: string, side: Side): (() => Bot) | null => {
  if (name in COMMANDERS) return commander(name);
  const { state } = start(match, 'foil');
  if (!foilOrders(name, situationOf(match, match.rules.redact(state, side)), match.rules, side)) return null;
  return () =>
    obedient((now, rules, whose) => {
      const orders = foilOrders(name, now, rules, whose);
      if (!orders) throw new Error(`${name} makes no sense for ${whose}`);
      return orders;
    });
};

export interface Wanted {
  readonly rules: string | null;
  readonly battles: readonly string[] | null;
  readonly foils: readonly string[] | null;
  readonly captain: string;
  readonly games: number;
  readonly seed: string;
}

/** One line of the table: how a foil, or the captain himself, does for one side against a captain. */
export interface Line {
  readonly rules: string;
  readonly battle: string;
  readonly side: Side;
  readonly who: string;
  readonly score: Score;
}

const parsed = (source: unknown, file: string): Scenario => {
  const read = parseScenario(source, RULE_SETS, file);
  if (!read.ok) throw new Error(`${file} cannot be read`);
  return read.scenario;
};

/** Plays every foil for each side of each battle against a captain, and a captain in its place, over the same seeds. */
export function* linesOf(sources: readonly { file: string; source: unknown }[], wanted: Wanted): Generator<Line> {
  const { games, seed, captain } = wanted;
  for (const { file, source } of sources) {
    const scenario = parsed(source, file);
    if (wanted.battles && !wanted.battles.includes(scenario.id)) continue;
    for (const rules of RULE_SETS) {
      if (!scenario.rules[rules.id] || (wanted.rules ?? rules.id) !== rules.id) continue;
      const match = matchOf(rules, scenario);
      const where = { rules: rules.id, battle: scenario.id };
      const own = scoreOf(match, 'union', commander(captain), captain, games, seed);
      yield { ...where, side: 'union', who: captain, score: own };
      yield { ...where, side: 'confederate', who: captain, score: { ...own, won: own.lost, lost: own.won } };
      for (const who of wanted.foils ?? Object.keys(FOILS))
        for (const side of SIDES) {
          const bot = foilBot(match, who, side);
          if (bot) yield { ...where, side, who, score: scoreOf(match, side, bot, captain, games, seed) };
        }
    }
  }
}
