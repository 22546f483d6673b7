import type { Command, Side, State } from '../../core/types.ts';
import type { Sight } from '../../system/sight.ts';

/** What has been decided in a battle, by places: how it stood before each, and what was ordered. */
export interface Decisions {
  readonly count: number;
  readonly stateAt: (place: number) => State;
  readonly commandAt: (place: number) => Command;
  /** What a side saw at a place. */
  readonly sightAt: (place: number) => Sight;
}

/** Places of a side's decisions of the step that is being played, the first one first. */
const ofThisStep = ({ count, stateAt, commandAt }: Decisions, side: Side): number[] => {
  const { turn, cursor } = stateAt(count);
  const places: number[] = [];
  for (let place = count - 1; place >= 0; place--) {
    const before = stateAt(place);
    if (before.turn !== turn || before.cursor.phase !== cursor.phase) break;
    const command = commandAt(place);
    if (command.side === side && command.type !== 'offerDraw') places.unshift(place);
  }
  return places;
};

/** What a side saw, once in each turn before a place, where it first had a choice: that is where its aim for the battle is looked at. */
const turnsBegun = ({ stateAt, commandAt, sightAt }: Decisions, side: Side, before: number): Sight[] => {
  const sights: Sight[] = [];
  let seen = -1;
  for (let place = 0; place < before; place++) {
    const { turn } = stateAt(place);
    const command = commandAt(place);
    if (turn === seen || command.side !== side || command.type === 'offerDraw') continue;
    const sight = sightAt(place);
    if (sight.offers.length < 2) continue;
    seen = turn;
    sights.push(sight);
  }
  return sights;
};

/** What an opponent is to think again who has forgotten what he meant to do, or never knew: how each turn began, then this step. */
export interface Recap {
  readonly places: readonly number[];
  sights(): Sight[];
}

export const recapOf = (decisions: Decisions, side: Side): Recap => {
  const places = ofThisStep(decisions, side);
  return {
    places,
    sights: () => [
      ...turnsBegun(decisions, side, places[0] ?? decisions.count),
      ...places.map(place => decisions.sightAt(place)),
    ],
  };
};
