/** Toy (a): sides act by turns, each shoots once. Shows phases left out of the turn and endings judged only when a phase says so. */
import { shipOf, type Phase } from '../../src/core/rules.ts';
import type { Game } from '../../src/core/game.ts';
import type { RuleSet } from '../../src/system/ruleset.ts';
import {
  enemyOf,
  SIDES,
  type Command,
  type GameEvent,
  type Interrupt,
  type Ship,
  type State,
} from '../../src/core/types.ts';
import { bare } from './battle.ts';

export interface DuelShip extends Ship {
  hull: number;
}

export interface DuelState extends State {
  ships: Record<string, DuelShip>;
  toAct: Ship['side'][];
}

export interface Duel extends Game {
  state: DuelState;
  command: Command & ({ type: 'shoot'; targets: string[] } | { type: 'hold' });
  event: GameEvent & ({ type: 'gusted'; die: number } | { type: 'shot'; target: string; die: number; hull: number });
  interrupt: Interrupt;
  options: { storm?: boolean };
}

const weather: Phase<Duel> = {
  id: 'weather',
  title: 'Weather, in even turns only',
  cite: 'a1',
  applies: now => now.state.turn % 2 === 0,
  begin: play => play.emit({ type: 'gusted', die: play.dice.roll(6) }),
};

const fire: Phase<Duel> = {
  id: 'fire',
  title: 'Both sides fire, the Union first',
  cite: 'a2',
  begin(play) {
    play.state.toAct = [...SIDES];
  },
  awaits: now => now.state.toAct.slice(0, 1),
  options: (now, side) => [
    ...Object.values(now.state.ships)
      .filter(ship => ship.side !== side && ship.hull > 0)
      .map(ship => ({ type: 'shoot' as const, side, targets: [ship.id] })),
    { type: 'hold', side },
  ],
  perform(play, command) {
    play.state.toAct.shift();
    if (command.type !== 'shoot') return;
    for (const target of command.targets) {
      const ship = shipOf(play, target);
      const die = play.dice.roll(6);
      ship.hull = Math.max(0, ship.hull - (die > 3 ? 1 : 0));
      play.emit({ type: 'shot', target, die, hull: ship.hull });
    }
  },
};

const reckoning: Phase<Duel> = { id: 'reckoning', title: 'Reckoning', cite: 'a3', decides: true };

export const duel: RuleSet<Duel> = {
  ...bare<Duel>(),
  id: 'duel',
  title: 'Duel',
  sequence: [weather, fire, reckoning],
  muster: scenario => ({
    ships: Object.fromEntries(
      scenario.forces.map(({ id, side, hex, facing }) => [id, { id, side, at: hex, facing, hull: 1 }]),
    ),
    toAct: [],
  }),
  outcome({ state, scenario }) {
    const lost = SIDES.filter(side => Object.values(state.ships).every(ship => ship.side !== side || ship.hull === 0));
    if (lost.length === 2) return { winner: 'draw', cause: 'sunk' };
    if (lost[0]) return { winner: enemyOf(lost[0]), cause: 'sunk' };
    return state.turn === scenario.turns ? { winner: 'draw', cause: 'time' } : null;
  },
  redact: state => ({ ...state, rng: [] }),
};
