import { Mind } from '../../../src/app/opponent/mind.ts';
import { recapOf, type Decisions } from '../../../src/app/opponent/recap.ts';
import type { Answer, Question } from '../../../src/app/opponent/sight.ts';
import { diceOf, seedFrom } from '../../../src/core/dice.ts';
import { apply, start } from '../../../src/core/engine.ts';
import { hash } from '../../../src/core/replay.ts';
import { SIDES, type Command, type Side, type State } from '../../../src/core/types.ts';
import type { Match } from '../../../src/system/ruleset.ts';
import { sightFor, toldOf, type Sight } from '../../../src/system/sight.ts';
import { deciding, seatsFor, type Seat } from '../../../src/trials/game.ts';
import { playedSo, type Deal, type Told } from './deals.ts';

/** Through a worker's door. */
const through = <T>(value: T): T => structuredClone(value);

/** A mind whose time never runs out, so that commodores go by their budget alone. */
const mindFor = ({ battle }: Deal): Mind => {
  const mind = new Mind(() => 0);
  mind.sit(through({ ...battle, source: toldOf(battle.source) }));
  return mind;
};

interface Decided {
  readonly sight: Sight;
  readonly before: State;
  readonly command: Command;
}

/** Plays a game as the page does: frozen states, views and offers sent through a door, dice for each decision, and now and then an opponent who has forgotten all. */
export const playedOnThePage = (match: Match, deal: Deal, forgets: (count: number) => boolean): Told => {
  const { name, opponents, seed, most } = deal;
  let { state } = start(match, seed);
  let mind = mindFor(deal);
  const given: Command[] = [];
  const decided: Decided[] = [];
  const decisions = (): Decisions => ({
    count: given.length,
    stateAt: place => decided[place]?.before ?? state,
    commandAt: place => (decided[place] as Decided).command,
    sightAt: place => (decided[place] as Decided).sight,
  });
  const forgetful = new Set<Side>();
  while (!state.outcome && given.length < most) {
    const side = deciding(state.cursor.awaiting);
    const sight = sightFor(match, state, side, seedFrom(`${seed}/${side}/${given.length}`));
    if (forgets(given.length)) {
      mind = mindFor(deal);
      for (const each of SIDES) forgetful.add(each);
    }
    const recap = forgetful.delete(side) ? recapOf(decisions(), side).sights() : null;
    const question: Question = { opponent: opponents[side], now: sight, recap, patience: 600 };
    const { command }: Answer = through(mind.decide(through(question)));
    decided.push({ sight, before: state, command });
    given.push(command);
    ({ state } = apply(match, state, command));
  }
  return { name, commands: given.length, hash: hash(state), given };
};

/** The same game without a page: the opponents of a series, with the dice that the page throws for each decision. */
export const playedWithItsDice = (match: Match, deal: Deal): Told => {
  let count = 0;
  const withDice = (side: Side, { bot, dice }: Seat): Seat => ({
    bot: (look, options, _dice, brief) =>
      bot(look, options, diceOf(seedFrom(`${deal.seed}/${side}/${count++}`)), brief),
    dice,
  });
  const { union, confederate } = seatsFor(deal.opponents, deal.seed);
  return playedSo(match, { union: withDice('union', union), confederate: withDice('confederate', confederate) }, deal);
};
