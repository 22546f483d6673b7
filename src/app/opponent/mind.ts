import { BOTS } from '../../bots/index.ts';
import { offered } from '../../bots/offered.ts';
import { diceOf } from '../../core/dice.ts';
import { legal, situationOf, stepAt } from '../../core/engine.ts';
import { NOTHING_BETTER, type Reason } from '../../system/captain.ts';
import type { Bot, Match } from '../../system/ruleset.ts';
import type { Command, Side } from '../../core/types.ts';
import { findRuleSet, matchOf, RULE_SETS } from '../../rules/index.ts';
import { parseScenario } from '../../scenario/index.ts';
import { foregone, wouldDraw, type Foregone } from './prospects.ts';
import { surely } from '../../system/imagined.ts';
import type { Sight } from '../../system/sight.ts';
import type { Advice, Answer, Battle, Question } from './sight.ts';

/** Commands that are strung together in one piece of advice. */
const LONGEST_WAY = 24;
/** Commands of a plan after which nobody looks any more for what it has for a unit: the guns of a whole fleet, one by one. */
const LONGEST_PLAN = 400;

/** The match that a battle sent to a worker stands for. */
export const matchFor = ({ source, rules, options }: Battle): Match => {
  const system = findRuleSet(rules);
  if (!system) throw new Error(`there are no rules ${rules}`);
  const parsed = parseScenario(source, RULE_SETS, 'the battle');
  if (!parsed.ok) throw new Error('the battle cannot be read');
  return matchOf(system, parsed.scenario, options);
};

const botNamed = (name: string): Bot => {
  const make = BOTS[name];
  if (!make) throw new Error(`there is no opponent ${name}`);
  return make();
};

/** Opponents at work on one battle. They hold their plans from one decision to the next, each side its own. */
export class Mind {
  readonly #clock: () => number;
  #match: Match | null = null;
  readonly #bots: Partial<Record<Side, Bot>> = {};

  /** @param clock milliseconds that only ever grow */
  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** Takes up a battle; everything else is asked about it. */
  sit(battle: Battle): void {
    this.#match = matchFor(battle);
  }

  /** What the opponent does. With a recap he thinks that again first, for half his time at most: it gives him his aim and his plan back. */
  decide({ opponent, now, recap, patience }: Question): Answer {
    const begun = this.#clock();
    const known = recap === null ? this.#bots[now.side] : undefined;
    const bot = known ?? botNamed(opponent);
    this.#bots[now.side] = bot;
    for (const sight of recap ?? []) this.#ask(bot, sight, begun + patience / 2);
    return this.#ask(bot, now, begun + patience);
  }

  /**
   * What that opponent would do in a player's place: with the rest of a ship's turn, or the cards of all, up to the first die. Of a unit
   * that is asked about he says what his plan has for her, be it her turn last; of another where he has nothing for her.
   */
  advise(opponent: string, sight: Sight, patience: number, unit: string | null = null): Advice {
    const deadline = this.#clock() + patience;
    const bot = botNamed(opponent);
    const first = this.#ask(bot, sight, deadline);
    const sweep = this.#sweep(bot, sight, first.command, deadline);
    if (sweep) return { commands: sweep, reason: first.reason };
    const hers =
      unit === null || this.#unitOf(first.command) === unit
        ? null
        : (this.#planned(bot, sight, first, unit, deadline) ?? this.#alone(opponent, sight, unit, deadline));
    return hers ?? this.#turnFrom(bot, sight, first, deadline);
  }

  /** A command with the rest of that unit's turn. */
  #turnFrom(bot: Bot, sight: Sight, first: Answer, deadline: number): Advice {
    const commands = [first.command];
    let why = first;
    let next = this.#after(sight, first.command);
    while (next && commands.length < LONGEST_WAY) {
      const more = this.#ask(bot, next, deadline);
      if (!this.#goesOn(first.command, more.command)) break;
      // That she begins says nothing of what she is about.
      if (!this.#does(why.command) && this.#does(more.command)) why = more;
      commands.push(more.command);
      next = this.#after(next, more.command);
    }
    return { commands, reason: why.reason };
  }

  /** What the plan that he has made has for that unit when it comes to her; null where it does not, or where she cannot begin with it. */
  #planned(bot: Bot, sight: Sight, first: Answer, unit: string, deadline: number): Advice | null {
    let answer = first;
    let at: Sight | null = sight;
    for (let step = 0; step < LONGEST_PLAN; step++) {
      at = this.#after(at, answer.command);
      if (!at) return null;
      answer = this.#ask(bot, at, deadline);
      if (this.#unitOf(answer.command) !== unit) continue;
      const advice = this.#turnFrom(bot, at, answer, deadline);
      return this.#canBegin(sight, advice.commands) ? advice : null;
    }
    return null;
  }

  /** What he would do with that unit if she were the only one to be told anything; null where he has nothing for her. */
  #alone(opponent: string, sight: Sight, unit: string, deadline: number): Advice | null {
    const { desk } = this.#table.rules;
    const offers = sight.offers.filter(
      offer => desk.about(offer).unit === unit && desk.about(offer).stance === undefined,
    );
    if (offers.length === 0) return null;
    const bot = botNamed(opponent);
    const alone = { ...sight, offers };
    const first = this.#ask(bot, alone, deadline);
    if (first.reason === NOTHING_BETTER) return null;
    return this.#turnFrom(bot, alone, first, deadline);
  }

  /** Whether commands are offered one after another as things stand. */
  #canBegin(sight: Sight, commands: readonly Command[]): boolean {
    let at: Sight | null = sight;
    for (const command of commands) {
      if (!at || !offered(at.offers, command)) return false;
      at = this.#after(at, command);
    }
    return true;
  }

  #unitOf(command: Command): string | null {
    return this.#table.rules.desk.about(command).unit;
  }

  /** Whether that side would take a draw now. */
  wouldDraw(sight: Sight, patience: number): boolean {
    const deadline = this.#clock() + patience;
    return wouldDraw(this.#table, sight, () => this.#clock() < deadline);
  }

  /** How the battle ends whatever is still done, as that side can know it; null while it is open. */
  foregone(sight: Sight, patience: number): Foregone | null {
    const deadline = this.#clock() + patience;
    return foregone(this.#table, sight, () => this.#clock() < deadline);
  }

  get #table(): Match {
    if (!this.#match) throw new Error('no battle has been laid out for the opponents');
    return this.#match;
  }

  #ask(bot: Bot, { view, offers, dice }: Sight, deadline: number): Answer {
    const match = this.#table;
    let reason: Reason | null = null;
    const command = bot(() => situationOf(match, view), offers, diceOf(dice), {
      match,
      step: stepAt(view),
      mayGoOn: () => this.#clock() < deadline,
      say: why => void (reason = why),
    });
    const known = offered(offers, command);
    if (!known) throw new Error(`he wants what is not offered: ${JSON.stringify(command)}`);
    return { command: known, reason };
  }

  /** Whether a command plays a card, or draws from a deck: all units do that in one sweep. */
  #drafts(command: Command): boolean {
    const { card, deck } = this.#table.rules.desk.about(command);
    return (card ?? deck) !== undefined;
  }

  /** A card, or a deck, for every unit that is offered one, after what units are to do by themselves; null where he is about something else. */
  #sweep(bot: Bot, sight: Sight, first: Command, deadline: number): Command[] | null {
    const { desk } = this.#table.rules;
    const commands = [first];
    const drafts = sight.offers.some(offer => this.#drafts(offer));
    if (!this.#drafts(first) && (desk.about(first).stance === undefined || !drafts)) return null;
    for (;;) {
      const settled = new Set(commands.filter(command => this.#drafts(command)).map(command => this.#unitOf(command)));
      const offers = sight.offers.filter(offer => this.#drafts(offer) && !settled.has(this.#unitOf(offer)));
      if (offers.length === 0) return commands;
      commands.push(this.#ask(bot, { ...sight, offers }, deadline).command);
    }
  }

  /** Whether a command belongs to the turn of the same unit. */
  #goesOn(first: Command, next: Command): boolean {
    const unit = this.#unitOf(first);
    return unit !== null && unit === this.#unitOf(next);
  }

  /** Whether a command does something on the chart. */
  #does(command: Command): boolean {
    const { desk } = this.#table.rules;
    return desk.steps?.is(command) === true || desk.about(command).target !== null;
  }

  /** What is seen after a command, if nothing is left to chance and the same side goes on; null otherwise. */
  #after({ side, view, dice }: Sight, command: Command): Sight | null {
    const match = this.#table;
    const then = surely(match, view, command);
    if (!then || then.outcome || then.cursor.interrupts.length > 0) return null;
    if (then.turn !== view.turn || then.cursor.phase !== view.cursor.phase) return null;
    const offers = legal(match, then, side);
    return offers.length > 0 ? { side, view: then, offers, dice } : null;
  }
}
