import type { HexId, Ship, ShipId, Side } from '../../core/types.ts';

/** A ship whose system says where she is: on the chart, or not. */
interface Afloat extends Ship {
  status: string;
}

/** The ships on the chart, of one side or of both, in the scenario's order. */
export const afloatIn = <S extends Afloat>(ships: Readonly<Record<ShipId, S>>, side?: Side): S[] => {
  const found: S[] = [];
  for (const id in ships) {
    const ship = ships[id];
    if (ship?.status === 'afloat' && (side === undefined || ship.side === side)) found.push(ship);
  }
  return found;
};

/**
 * The ship on the chart in a hex, the first in the scenario's order if there are several. Asked very often, as is the list above: a
 * loop over the names of a record is fast only where it reads that record by a name of its own, not anew as `state.ships`.
 */
export const afloatAt = <S extends Afloat>(ships: Readonly<Record<ShipId, S>>, hex: HexId): S | undefined => {
  for (const id in ships) {
    const ship = ships[id];
    if (ship?.at === hex && ship.status === 'afloat') return ship;
  }
  return undefined;
};

/** S9: whether she can move by herself: she has steam, and has it by this turn. `steamFrom` 0 = never. */
export const hasSteam = (ship: { steamFrom: number }, turn: number): boolean =>
  ship.steamFrom > 0 && turn >= ship.steamFrom;
