/**
 * Toy (c): both sides plot in secret at once, then all ships move together in two half-moves, the same phase listed twice.
 * Speed is in half-knots; each half-move earns as many twelfths of a hex, and what is not used stays with the ship.
 */
import { shipOf, type Phase } from '../../src/core/rules.ts';
import type { Game, Situation } from '../../src/core/game.ts';
import type { RuleSet } from '../../src/system/ruleset.ts';
import {
  SIDES,
  type Command,
  type GameEvent,
  type Interrupt,
  type Ship,
  type Side,
  type State,
} from '../../src/core/types.ts';
import { bare } from './battle.ts';

const SPEEDS = [0, 9, 16] as const;
type Speed = (typeof SPEEDS)[number];

interface PlotShip extends Ship {
  /** Half-knots ordered for this move; null while not plotted, or not known to the one who looks. */
  plot: Speed | null;
  /** Twelfths of a hex in hand. */
  twelfths: number;
}

interface PlotState extends State {
  ships: Record<string, PlotShip>;
  ready: Side[];
}

export interface Plots extends Game {
  state: PlotState;
  command: Command & ({ type: 'plot'; ship: string; speed: Speed } | { type: 'ready' });
  event: GameEvent &
    (
      | { type: 'madeReady'; side: Side }
      | { type: 'plotsRevealed'; plots: Record<string, Speed> }
      | { type: 'moved'; ship: string; to: number }
    );
  interrupt: Interrupt;
  options: object;
}

const fleet = (now: Situation<Plots>, side?: Side): PlotShip[] =>
  Object.values(now.state.ships).filter(ship => ship.at !== 0 && (side === undefined || ship.side === side));

const plot: Phase<Plots> = {
  id: 'plot',
  title: 'Both sides plot in secret',
  cite: 'c1',
  begin(play) {
    play.state.ready = [];
    for (const ship of fleet(play)) ship.plot = null;
  },
  awaits: now => SIDES.filter(side => !now.state.ready.includes(side)),
  options(now, side) {
    const ships = fleet(now, side);
    const plots = ships.flatMap(ship =>
      SPEEDS.filter(speed => speed !== ship.plot).map(speed => ({ type: 'plot' as const, side, ship: ship.id, speed })),
    );
    return ships.every(ship => ship.plot !== null) ? [...plots, { type: 'ready', side }] : plots;
  },
  perform(play, command) {
    if (command.type === 'plot') {
      shipOf(play, command.ship).plot = command.speed; // Tells nobody: a secret makes no event.
      return;
    }
    play.state.ready.push(command.side);
    play.emit({ type: 'madeReady', side: command.side });
  },
  end(play) {
    const plots = Object.fromEntries(fleet(play).map(ship => [ship.id, ship.plot ?? 0] as const));
    play.emit({ type: 'plotsRevealed', plots });
  },
};

/** One half of the move: every ship earns twelfths, then one hex at a time, the fastest first. */
const halfMove = (half: 'first' | 'second'): Phase<Plots> => ({
  id: `${half}Half`,
  title: `The ${half} half of the move`,
  cite: 'c2',
  begin(play) {
    for (const ship of fleet(play)) ship.twelfths = ship.plot ? ship.twelfths + ship.plot : 0;
  },
  proceed(play) {
    const next = fleet(play)
      .filter(ship => ship.twelfths >= 12)
      .sort((one, other) => (other.plot ?? 0) - (one.plot ?? 0))[0];
    if (!next) return false;
    const ship = shipOf(play, next.id);
    ship.twelfths -= 12;
    ship.at = play.chart.neighbour(ship.at, ship.facing);
    play.emit({ type: 'moved', ship: ship.id, to: ship.at });
    return true;
  },
});

const reckoning: Phase<Plots> = { id: 'reckoning', title: 'Reckoning', cite: 'c3', decides: true };

export const plots: RuleSet<Plots> = {
  ...bare<Plots>(),
  id: 'plots',
  title: 'Plots',
  sequence: [plot, halfMove('first'), halfMove('second'), reckoning],
  muster: scenario => ({
    ships: Object.fromEntries(
      scenario.forces.map(({ id, side, hex, facing }) => [id, { id, side, at: hex, facing, plot: null, twelfths: 0 }]),
    ),
    ready: [],
  }),
  outcome: now => (now.state.turn >= 5 || fleet(now).length === 0 ? { winner: 'draw', cause: 'time' } : null),
  redact(state, side) {
    const secret = state.cursor.phase === 0;
    const ships = Object.entries(state.ships).map(([id, ship]) =>
      secret && ship.side !== side ? ([id, { ...ship, plot: null }] as const) : ([id, ship] as const),
    );
    return { ...state, ships: Object.fromEntries(ships), rng: [] };
  },
  reveals: event => event.type === 'plotsRevealed',
};
