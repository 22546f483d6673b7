import { SIDES, type Side } from '../../core/types.ts';
import { countOf } from './decks.ts';
import { DECK_TABLE, HAND } from './tables.ts';
import { DECKS, type QuickSheetShip, type Situation } from './types.ts';
import { afloat, parallel, shipsIn } from './units.ts';

const ABSENT: readonly string[] = ['gone', 'exited', 'waiting', 'reserve', 'withdrawn'];

const shipFaults = (now: Situation, ship: QuickSheetShip): string[] => {
  const faults: string[] = [];
  if (ship.points < 0 || ship.points > ship.strength) faults.push(`has ${ship.points} points of ${ship.strength}`);
  // Between the hit that takes her last point and her sinking there may be criticals to settle.
  if (ship.points === 0 && ship.status === 'afloat' && now.state.agenda.length === 0)
    faults.push('floats without a hit point');
  if (ship.status === 'sunk' && ship.points !== 0) faults.push(`is sunk with ${ship.points} points`);
  if (ship.status === 'afloat' && !now.chart.navigable(ship.at))
    faults.push(`floats in ${ship.at}, which is not water`);
  if (ABSENT.includes(ship.status) && ship.at !== 0) faults.push(`is ${ship.status} but lies in ${ship.at}`);
  if (ship.hand.length > HAND.cards) faults.push(`holds ${ship.hand.length} cards`);
  if ((ship.status !== 'afloat' || ship.struck) && (ship.hand.length > 0 || ship.card !== null))
    faults.push('holds cards she cannot play');
  if (ship.shaken < 0 || ship.shaken > 2) faults.push(`is shaken ${ship.shaken} times`);
  if (ship.guns.length === 0 && ship.turretsOut.length > ship.turrets) faults.push('lost more turrets than she has');
  return faults.map(fault => `${ship.id} ${fault}`);
};

/** Q34: at most two ships a hex, parallel; a rammer in the middle of her blow apart. */
const berthFaults = (now: Situation): string[] => {
  const { active } = now.state;
  const rammer = active && active.ramFrom !== 0 ? active.ship : '';
  return afloat(now).flatMap(ship => {
    if (ship.id === rammer) return [];
    const others = shipsIn(now, ship.at, ship.id).filter(other => other.id !== rammer);
    if (others.length > 1) return [`${ship.id} lies with ${others.length} ships in ${ship.at}`];
    const [other] = others;
    return other && !parallel(other.facing, ship.facing) ? [`${ship.id} and ${other.id} lie askew in ${ship.at}`] : [];
  });
};

/** Q2: no card is made or lost. */
const deckFaults = (now: Situation, side: Side): string[] => {
  const fleet = Object.values(now.state.ships).filter(ship => ship.side === side);
  const copies = Math.ceil(fleet.filter(ship => !ship.target).length / HAND.shipsToACopy);
  return DECKS.flatMap(name => {
    const deck = now.state.decks[side][name];
    const held = fleet
      .filter(ship => ship.deck === name)
      .reduce((sum, ship) => sum + ship.hand.length + (ship.card === null ? 0 : 1), 0);
    const all = deck.left + countOf(deck.discards) + held;
    const printed = copies * countOf({ ...DECK_TABLE[name] });
    const faults: string[] = [];
    if (deck.draw && countOf(deck.draw) !== deck.left)
      faults.push(`the ${side} ${name} says ${deck.left} and holds ${countOf(deck.draw)}`);
    return all === printed ? faults : [...faults, `the ${side} ${name} has ${all} cards of ${printed}`];
  });
};

/** What must always hold, whatever has been played. */
export const audit = (now: Situation): string[] => {
  const { state } = now;
  const faults = [
    ...Object.values(state.ships).flatMap(ship => shipFaults(now, ship)),
    ...berthFaults(now),
    ...SIDES.flatMap(side => deckFaults(now, side)),
  ];
  for (const work of Object.values(state.works))
    if (work.points < 0) faults.push(`${work.id} has ${work.points} points`);
  if (state.clock < state.clockFloor) faults.push(`the clock stands at ${state.clock}`);
  if (state.active && state.ships[state.active.ship] === undefined)
    faults.push(`there is no active ship ${state.active.ship}`);
  if (state.agenda.length > 0 && state.cursor.interrupts.length === 0 && !state.outcome)
    faults.push('work is left undone');
  if (state.hurt.length > 0 && !state.active && !state.battery && state.agenda.length === 0)
    faults.push('a salvo was never ended');
  return faults;
};
