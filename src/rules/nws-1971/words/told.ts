import type { HexId, KernelEvent, ShipId } from '../../../core/types.ts';
import type { VesselType } from '../../../ships/index.ts';
import type { NwsEvent } from '../types.ts';

/** Words for what an event names. */
export interface Teller {
  name(id: string): string;
  /** The same as a sentence begins. */
  Name(id: string): string;
  hex(id: HexId): string;
  gun(unit: string, index: number): string;
  /** What a ship is built as. */
  kind(id: ShipId): VesselType | undefined;
}

export type Told = NwsEvent | KernelEvent;
export type Sentences<T extends Told['type']> = {
  [K in T]: (event: Extract<Told, { type: K }>, tell: Teller) => string;
};
export type EventOf<T extends Told['type']> = Extract<Told, { type: T }>;
