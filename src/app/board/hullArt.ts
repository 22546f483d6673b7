import fieldBattery from '../../../assets/works/field-battery.svg?raw';
import type { UnitKind } from '../../system/desk/index.ts';
import type { BoardUnit } from '../view/boardPort.ts';
import { SIDE_COLOURS } from '../settings/palette.ts';
import { artFor, SIDE_PLACEHOLDER, shipSvg, type ShipArt } from '../ships/shipArt.ts';
import type { Point } from './geometry.ts';

/** A unit's drawing: its SVG, and a name under which to keep its texture. */
export interface HullArt {
  name: string;
  svg: string;
}

/** Looks of what is no ship of the battle's forces. */
const BY_KIND: Readonly<Partial<Record<UnitKind, ShipArt>>> = { raft: 'fire-raft', boat: 'torpedo-boat' };

/** The drawing of what lies on the chart; null for what the chart itself shows. */
export const hullArtOf = ({ kind, side, vesselType, propulsion, shipClass }: BoardUnit): HullArt | null => {
  if (kind === 'fort' || kind === 'building') return null;
  if (kind === 'battery')
    return { name: 'field-battery', svg: fieldBattery.replaceAll(SIDE_PLACEHOLDER, SIDE_COLOURS[side].deck) };
  const art = BY_KIND[kind] ?? artFor(vesselType ?? '', propulsion ?? '', shipClass ?? '');
  return { name: art, svg: shipSvg(art, side) };
};

/** Units of a drawing's viewBox. */
const DRAWN = { width: 160, height: 64 } as const;
/** The fill of a funnel's rim, and of nothing else. */
const FUNNEL = /<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)" fill="#2b2e32"/g;

/** Funnels of a drawing, from its middle with the bow to the right, for a hull drawn so many pixels long. */
export const funnelsOf = (svg: string, long: number): Point[] =>
  [...svg.matchAll(FUNNEL)].map(([, x, y]) => ({
    x: ((Number(x) - DRAWN.width / 2) * long) / DRAWN.width,
    y: ((Number(y) - DRAWN.height / 2) * long) / DRAWN.width,
  }));
