import { isSandbar } from '../../chart/index.ts';
import { shipOf } from '../../core/rules.ts';
import type { HexId, ShipId, Side } from '../../core/types.ts';
import { afloatIn, hasSteam } from '../shared/fleet.ts';
import { BATTERED_PART, CARD_TABLE } from './tables.ts';
import type { Play, QuickSheetShip, QuickSheetState, QuickSheetWork, Situation, Task, Unit } from './types.ts';

export const isShip = (unit: Unit): unit is QuickSheetShip => 'turrets' in unit;

/** A ship, fort, building, battery, raft or boat by its id. */
export const unitOf = (now: Pick<Situation, 'state'>, id: string): Unit => now.state.works[id] ?? shipOf(now, id);

export const isAfloat = (ship: QuickSheetShip): boolean => ship.status === 'afloat';

/** Afloat and under her colours. */
export const fights = (ship: QuickSheetShip): boolean => ship.status === 'afloat' && !ship.struck;

/** The ships on the chart, struck ones too, in the scenario's order. */
export const afloat = (now: Pick<Situation, 'state'>, side?: Side): QuickSheetShip[] => afloatIn(now.state.ships, side);

/** Forts, buildings, batteries, rafts and boats that still stand. */
export const standing = (now: Pick<Situation, 'state'>, side?: Side): QuickSheetWork[] => {
  const found: QuickSheetWork[] = [];
  const { works } = now.state;
  for (const id in works) {
    const work = works[id];
    if (work && !work.down && (side === undefined || work.side === side)) found.push(work);
  }
  return found;
};

/** Whether a unit is on the chart and can still be hurt. */
export const isPresent = (unit: Unit): boolean => (isShip(unit) ? unit.status === 'afloat' : !unit.down);

export const hexesOf = (unit: Unit): readonly HexId[] => (isShip(unit) ? [unit.at] : unit.hexes);

/** The floating ships of a hex, but for one. */
export const shipsIn = (now: Pick<Situation, 'state'>, hex: HexId, but: ShipId = ''): QuickSheetShip[] => {
  const found: QuickSheetShip[] = [];
  const { ships } = now.state;
  for (const id in ships) {
    const ship = ships[id];
    if (ship?.at === hex && ship.status === 'afloat' && id !== but) found.push(ship);
  }
  return found;
};

/** Same or opposite heading (Q34). */
export const parallel = (one: number, other: number): boolean => (one - other) % 3 === 0;

/** Section 28, Q31: 3 x hit points left at or below those at the start. Only ships are ever battered (section 30). */
export const isBattered = (unit: Unit): boolean =>
  isShip(unit) && !unit.target && BATTERED_PART * unit.points <= unit.strength;

/** S9: whether she can move by herself this turn. */
export const underSteam = (now: Pick<Situation, 'state'>, ship: QuickSheetShip): boolean =>
  hasSteam(ship, now.state.turn);

/** S9, section 23: sandbars. */
export const isSandbarFor = (now: Situation, ship: QuickSheetShip, hex: HexId): boolean =>
  isSandbar(now.chart, hex, ship.draught);

/** Q4: whether the card on her deck is a move order, as far as this view knows. */
export const hasMoveOrder = (ship: QuickSheetShip): boolean =>
  ship.card === 'hidden'
    ? ship.saidMove === true
    : ship.card !== null && !ship.held && CARD_TABLE[ship.card].speed !== null;

export const defenderOf = (state: QuickSheetState): Side => (state.attacker === 'union' ? 'confederate' : 'union');

/** Both sides, the defender first (turn sequence 9 and 11; Q56 for the other steps). */
export const defenderFirst = (state: QuickSheetState): Side[] => [defenderOf(state), state.attacker];

/** Puts work off until what has been begun is finished; of several the first is done first. */
export const later = (play: Play, ...tasks: Task[]): void => {
  for (const task of tasks.reverse()) play.state.agenda.push(task);
};

/** The sum of a throw. */
export const total = (dice: readonly number[]): number => dice.reduce((sum, face) => sum + face, 0);

/** Dice of a throw that show at least so much. */
export const scoring = (dice: readonly number[], least: number): number => dice.filter(face => face >= least).length;
