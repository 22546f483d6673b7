import { throwDice } from '../../../core/dice.ts';
import { shipOf } from '../../../core/rules.ts';
import type { HexId, Side } from '../../../core/types.ts';
import { freeEntryHex } from '../../shared/arrivals.ts';
import { settingsOf } from './settings.ts';
import { ARRIVALS } from '../tables.ts';
import type { Play, QuickSheetCommand, QuickSheetShip, Situation, Task } from '../types.ts';
import { defenderFirst, later, shipsIn, total } from '../units.ts';

const isFree = (now: Situation, hex: HexId): boolean => now.chart.navigable(hex) && shipsIn(now, hex).length === 0;

const place = (play: Play, ship: QuickSheetShip, hex: HexId): void => {
  ship.at = hex;
  ship.status = 'afloat';
  play.emit({ type: 'shipArrived', ship: ship.id, at: hex, facing: ship.facing });
};

/** Q79: a mine or a raft in the hexes where ships have come on; they begin on a sandbar as if they had lain there (Q39). */
const meetArrivals = (play: Play, ships: readonly QuickSheetShip[]): void =>
  later(
    play,
    ...ships.flatMap(({ id, at }): Task[] => [
      { type: 'mine', ship: id, hex: at },
      { type: 'contact', ship: id },
    ]),
  );

/** Step 11, Q12, Q58: ships that the scenario lists come at the end of the turn before the one in which they are to move. */
export const arriveOnTime = (play: Play): void => {
  play.state.done = [];
  const arrived: QuickSheetShip[] = [];
  for (const side of defenderFirst(play.state)) {
    for (const id in play.state.ships) {
      const ship = shipOf(play, id);
      if (ship.side !== side || ship.status !== 'waiting' || ship.entry > play.state.turn + 1) continue;
      const hex = freeEntryHex(play.chart, ship.entryHex, at => isFree(play, at));
      if (hex === 0) continue;
      place(play, ship, hex);
      arrived.push(ship);
    }
  }
  meetArrivals(play, arrived);
};

const reserves = (now: Situation, side: Side): QuickSheetShip[] =>
  Object.values(now.state.ships).filter(ship => ship.side === side && ship.status === 'reserve');

/** Q12: tinclads, cottonclads and wooden ships of 25 hit points or fewer. */
const isSmall = (ship: QuickSheetShip): boolean => ship.armour !== 'iron' && ship.strength <= ARRIVALS.smallHitPoints;

/** Q12: what the attacker of a generated battle gets without a roll. */
const scheduled = (now: Situation, side: Side): 'comes' | 'waits' | 'rolls' => {
  if (!settingsOf(now.scenario).generated || side !== now.state.attacker) return 'rolls';
  const [first, last] = ARRIVALS.attackerTurns;
  return now.state.turn < first ? 'waits' : now.state.turn <= last ? 'comes' : 'rolls';
};

/** Step 11: the next side's roll; false while a side chooses and when both are done. */
export const rollArrivals = (play: Play): boolean => {
  const { state } = play;
  if (state.arrival) return false;
  const side = defenderFirst(state).find(each => !state.done.includes(each));
  if (!side) return false;
  state.done.push(side);
  const waiting = reserves(play, side);
  const schedule = scheduled(play, side);
  if (waiting.length === 0 || schedule === 'waits') return true;
  if (schedule === 'comes') state.arrival = { side, dice: [], brings: 'any' };
  else rollFor(play, side, waiting);
  return true;
};

const rollFor = (play: Play, side: Side, waiting: readonly QuickSheetShip[]): void => {
  const dice = throwDice(play.dice, 2);
  const comes = total(dice) >= ARRIVALS.need;
  play.emit({ type: 'arrivalRolled', side, dice, again: null, brings: comes ? 'any' : 'none' });
  if (comes) play.state.arrival = { side, dice: [...dice], brings: 'any' };
  else if (waiting.some(isSmall)) play.state.arrival = { side, dice: [...dice], brings: 'reRoll' };
};

export const arrivalsOwed = (now: Situation): Side[] => (now.state.arrival ? [now.state.arrival.side] : []);

/** Q12: water at a side's own edge where nobody lies. */
const gates = (now: Situation, side: Side): HexId[] =>
  now.chart.hexes.filter(
    hex => now.scenario.homeEdges[side].some(edge => now.chart.hexesToEdge(hex, edge) === 0) && isFree(now, hex),
  );

/** Step 11: which ship comes, and where; or which die is thrown again for a small one. */
export const arrivalOptions = (now: Situation, side: Side): QuickSheetCommand[] => {
  const { arrival } = now.state;
  if (!arrival) return [];
  if (arrival.brings === 'reRoll')
    return [...[0, 1].map(die => ({ type: 'reRoll' as const, side, die })), { type: 'bringNobody', side }];
  const hexes = gates(now, side);
  return [
    ...reserves(now, side)
      .filter(ship => arrival.brings === 'any' || isSmall(ship))
      .flatMap(ship => hexes.map(hex => ({ type: 'bring' as const, side, ship: ship.id, hex }))),
    { type: 'bringNobody', side },
  ];
};

/** Q12: one die of a miss again; success brings a small ship only. */
const rollAgain = (play: Play, side: Side, dice: readonly number[], index: number): void => {
  const again = [...dice];
  again[index] = play.dice.roll(6);
  const comes = total(again) >= ARRIVALS.need;
  play.emit({ type: 'arrivalRolled', side, dice: [...again], again: index, brings: comes ? 'small' : 'none' });
  play.state.arrival = comes ? { side, dice: again, brings: 'small' } : null;
};

export const bring = (play: Play, command: QuickSheetCommand): void => {
  const { arrival } = play.state;
  if (!arrival) return;
  if (command.type === 'reRoll') {
    rollAgain(play, command.side, arrival.dice, command.die);
    return;
  }
  play.state.arrival = null;
  if (command.type !== 'bring') return;
  const ship = shipOf(play, command.ship);
  place(play, ship, command.hex);
  meetArrivals(play, [ship]);
};
