import type { Chart } from './chart.ts';
import type { Scenario } from './scenario.ts';
import type { Command, GameEvent, Interrupt, State } from './types.ts';

/** What a rule system defines, gathered in one type parameter. */
export interface Game {
  state: State;
  command: Command;
  event: GameEvent;
  interrupt: Interrupt;
  options: object;
}

/** What a query sees. */
export interface Situation<G extends Game = Game> {
  readonly state: G['state'];
  readonly chart: Chart;
  readonly scenario: Scenario;
  readonly options: Readonly<G['options']>;
}
