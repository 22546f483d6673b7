/**
 * Toy (d): ships that grope for each other, and know of each other what events tell them. A move is known to her own side and to enemies beside her; a lookout who sees smoke tells
 * his own side alone; a cast of the lead is nobody else's business. Whoever knows of an event stands in it.
 */
import { shipOf, type Phase, type Play } from '../../src/core/rules.ts';
import type { Game, Situation } from '../../src/core/game.ts';
import type { RuleSet } from '../../src/system/ruleset.ts';
import {
  enemyOf,
  SIDES,
  type Command,
  type GameEvent,
  type HexId,
  type Interrupt,
  type Ship,
  type Side,
  type State,
} from '../../src/core/types.ts';
import { bare } from './battle.ts';

/** Hexes at which a ship is made out, and at which a lookout sees her smoke. */
const SIGHT = 1;
const SMOKE = 2;

interface ScoutState extends State {
  done: Side[];
}

interface Seen {
  seenBy: readonly Side[];
}

export interface Scouts extends Game {
  state: ScoutState;
  command: Command & ({ type: 'ahead' | 'sound'; ship: string } | { type: 'done' });
  event: GameEvent &
    Seen &
    (
      | { type: 'moved'; ship: string; to: HexId }
      | { type: 'spotted'; ship: string; by: string; at: HexId }
      | { type: 'sounded'; ship: string; die: number }
    );
  interrupt: Interrupt;
  options: object;
}

const shipsOf = ({ state }: Pick<Situation<Scouts>, 'state'>, side: Side): Ship[] =>
  Object.values(state.ships).filter(ship => ship.side === side && ship.at !== 0);

/** Ships of a side that are so near a hex. */
const near = (now: Situation<Scouts>, side: Side, hex: HexId, reach: number): Ship[] =>
  shipsOf(now, side).filter(ship => now.chart.range(ship.at, hex) <= reach);

const goAhead = (play: Play<Scouts>, ship: Ship): void => {
  const enemy = enemyOf(ship.side);
  ship.at = play.chart.neighbour(ship.at, ship.facing);
  for (const lookout of near(play, enemy, ship.at, SMOKE))
    play.emit({ type: 'spotted', ship: ship.id, by: lookout.id, at: ship.at, seenBy: [enemy] });
  const seenBy = near(play, enemy, ship.at, SIGHT).length > 0 ? SIDES : [ship.side];
  play.emit({ type: 'moved', ship: ship.id, to: ship.at, seenBy });
};

const groping: Phase<Scouts> = {
  id: 'groping',
  title: 'Ships grope for each other',
  cite: 'd1',
  begin: play => void (play.state.done = []),
  awaits: ({ state }) => SIDES.filter(side => !state.done.includes(side)).slice(0, 1),
  options: (now, side) => [
    ...shipsOf(now, side).flatMap(({ id: ship, at, facing }) => [
      ...(now.chart.neighbour(at, facing) === 0 ? [] : [{ type: 'ahead' as const, side, ship }]),
      { type: 'sound' as const, side, ship },
    ]),
    { type: 'done', side },
  ],
  perform(play, command) {
    if (command.type === 'done') play.state.done.push(command.side);
    else if (command.type === 'ahead') goAhead(play, shipOf(play, command.ship));
    else play.emit({ type: 'sounded', ship: command.ship, die: play.dice.roll(6), seenBy: [command.side] });
  },
  decides: true,
};

const { desk, ...rest } = bare<Scouts>();

export const scouts: RuleSet<Scouts> = {
  ...rest,
  id: 'scouts',
  title: 'Scouts',
  sequence: [groping],
  muster: ({ forces }) => ({
    ships: Object.fromEntries(forces.map(({ id, side, hex, facing }) => [id, { id, side, at: hex, facing }])),
    done: [],
  }),
  outcome: now => (now.state.turn >= 3 ? { winner: 'draw', cause: 'time' } : null),
  redact: (state, side) => ({
    ...state,
    rng: [],
    ships: Object.fromEntries(
      Object.entries(state.ships).map(([id, ship]) => [id, ship.side === side ? ship : { ...ship, at: 0 }]),
    ),
  }),
  reveals: event => event.type === 'spotted',
  witnesses: event => ('seenBy' in event ? event.seenBy : SIDES),
  narrate: event => JSON.stringify(event),
  desk: {
    ...desk,
    events: {
      roll: event => (event.type === 'sounded' ? { caption: 'The lead', dice: [event.die] } : null),
      luck: event => (event.type === 'sounded' ? { side: 'union', expected: 3.5, actual: event.die } : null),
      where: event => ('ship' in event ? { hexes: 'to' in event ? [event.to] : [], units: [event.ship] } : NOWHERE),
    },
  },
};
const NOWHERE = { hexes: [], units: [] };
