import { HEX_SIZE } from '../../chart/layout.ts';
import type { HexId } from '../../core/types.ts';
import type { BoardUnit } from '../view/boardPort.ts';
import type { Beam } from '../../system/stage.ts';
import { angleOf, type Point } from './geometry.ts';

/** A hull on the water, as far as it decides how those of one hex lie. */
export interface Lying {
  id: string;
  hex: HexId;
  /** Radians. */
  heading: number;
  /** She has come into the hex bow first, to ram. */
  ramming: boolean;
  /** Where the other of the hex lies, as seen from her. */
  abeam: Beam | null;
}

/** How far from the middle of her hex a hull lies, in base pixels, and on which base. */
export interface Berth extends Point {
  narrow: boolean;
  /** Her stem reaches over the base of another. */
  above: boolean;
}

export const MIDDLE: Berth = { x: 0, y: 0, narrow: false, above: false };

/** Base pixels between two keels side by side. */
const APART = 35;
/** Base pixels that a rammer's middle keeps from that of the hex: her stem touches the other's side. */
export const AT_THE_RAM = HEX_SIZE * 0.98;

/** What floats and so may share its hex. */
export const floats = ({ kind }: Pick<BoardUnit, 'kind'>): boolean =>
  kind === 'ship' || kind === 'raft' || kind === 'boat';

/** How a unit lies; null for those that share no hex: forts, wrecks, and what is not on the chart. */
export const lyingOf = (unit: BoardUnit, heading: number): Lying | null => {
  const { id, hexes, facing, looks, present, abeam } = unit;
  const [hex, more] = hexes;
  if (!present || !floats(unit) || hex === undefined || more !== undefined) return null;
  return {
    id,
    hex,
    heading: facing === null ? heading : angleOf(facing),
    ramming: looks.includes('rams'),
    abeam: abeam ?? null,
  };
};

/** Those of one hex beside each other, from port to starboard of the first: as they say themselves, else in the order of their names. */
const abreast = (hulls: readonly Lying[]): Lying[] => {
  const inOrder = [...hulls].sort((one, other) => (one.id < other.id ? -1 : 1));
  const [first, second] = inOrder;
  if (!first || !second) return inOrder;
  const sameWay = Math.cos(first.heading - second.heading) > 0;
  // Seen from the first: a ship heading the same way has her on the other beam, one heading back on the same.
  const told = second.abeam && ((second.abeam === 'port') === sameWay ? 'starboard' : 'port');
  return (first.abeam ?? told) === 'port' ? [second, first, ...inOrder.slice(2)] : inOrder;
};

const shared = (hulls: readonly Lying[], berths: Map<string, Berth>): void => {
  for (const { id, heading } of hulls.filter(({ ramming }) => ramming))
    berths.set(id, {
      x: -Math.cos(heading) * AT_THE_RAM,
      y: -Math.sin(heading) * AT_THE_RAM,
      narrow: true,
      above: true,
    });
  const row = abreast(hulls.filter(({ ramming }) => !ramming));
  if (row.length < 2) return;
  const { heading } = row.reduce((one, other) => (other.id < one.id ? other : one));
  row.forEach(({ id }, place) => {
    // Positive = to starboard: the screen's y runs down, so that is to the right of the heading.
    const off = (place - (row.length - 1) / 2) * APART;
    berths.set(id, { x: -Math.sin(heading) * off, y: Math.cos(heading) * off, narrow: true, above: false });
  });
};

/** Where in their hexes hulls lie that share one; who has a hex to herself lies in its middle and is not among them. */
export const berthsOf = (hulls: readonly Lying[]): Map<string, Berth> => {
  const byHex = new Map<HexId, Lying[]>();
  for (const hull of hulls) byHex.set(hull.hex, [...(byHex.get(hull.hex) ?? []), hull]);
  const berths = new Map<string, Berth>();
  for (const there of byHex.values()) if (there.length > 1) shared(there, berths);
  return berths;
};
