import { BOTS } from '../../src/bots/index.ts';
import { captain, captainUnder } from '../../src/bots/captain.ts';
import { doctrineOf } from '../../src/bots/doctrineOf.ts';
import { weighAims } from '../../src/bots/side/choose.ts';
import type { Situation } from '../../src/core/game.ts';
import { obedient } from '../../src/bots/defender.ts';
import { STEADY } from '../../src/bots/temper.ts';
import { diceOf, seedFrom } from '../../src/core/dice.ts';
import { situationOf, start } from '../../src/core/engine.ts';
import { AIM_NAMES, type Scenario } from '../../src/core/scenario.ts';
import { SIDES, type Side } from '../../src/core/types.ts';
import { matchOf, RULE_SETS } from '../../src/rules/index.ts';
import { parseScenario } from '../../src/scenario/index.ts';
import type { Bot, Match } from '../../src/system/ruleset.ts';
import { gameSeed, playGame } from '../../src/trials/game.ts';
import { FOILS, foilOrders } from './foils.ts';

const AIM = 'aim-';

/** Everybody who can be put against a foil: the opponents, and a captain who has no plan for the day. */
const COMMANDERS: Readonly<Record<string, () => Bot>> = {
  ...BOTS,
  unplanned: () => captainUnder(STEADY, null),
  // Captains who hold to one aim wherever it is open, whatever paper makes of it.
  ...Object.fromEntries(
    AIM_NAMES.map(name => [
      `${AIM}${name}`,
      () => captain(STEADY, (_ask, _doctrine, weighed) => weighed.find(({ aim }) => aim.name === name)?.aim ?? null),
    ]),
  ),
};

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

/** Whether a side may have that aim as the battle begins. */
const isOpen = (name: string, { rules }: Match, now: Situation, side: Side): boolean => {
  const ask = { now, side, options: [], rules, temper: STEADY, dice: diceOf(seedFrom(name)) };
  return weighAims(ask, doctrineOf(rules)).some(({ aim }) => aim.name === name);
};

/** A naive commander who keeps the orders of a foil; null where they make no sense for that side of this battle. */
export const foilBot = (match: Match, name: string, side: Side): (() => Bot) | null => {
  const { state } = start(match, 'foil');
  const now = situationOf(match, match.rules.redact(state, side));
  if (name.startsWith(AIM)) return isOpen(name.slice(AIM.length), match, now, side) ? commander(name) : null;
  if (name in COMMANDERS) return commander(name);
  if (!foilOrders(name, now, match.rules, side)) return null;
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

/** The battle without an aim that it tells that side. */
const untold = (scenario: Scenario, rules: string, side: Side): Scenario => {
  const section = scenario.rules[rules];
  if (!section?.aims) return scenario;
  const { [side]: _, ...aims } = section.aims;
  return { ...scenario, rules: { ...scenario.rules, [rules]: { ...section, aims } } };
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
          const played = who.startsWith(AIM) ? matchOf(rules, untold(scenario, rules.id, side)) : match;
          const bot = foilBot(played, who, side);
          if (bot) yield { ...where, side, who, score: scoreOf(played, side, bot, captain, games, seed) };
        }
    }
  }
}
