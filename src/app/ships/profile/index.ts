import type { Side } from '../../../core/types.ts';
import type { Vessel } from '../../../ships/index.ts';
import { SIDE_COLOURS } from '../../settings/palette.ts';
import * as fittings from './fittings.ts';
import { drawHull, drawRipples, drawWaterline } from './hull.ts';
import * as machinery from './machinery.ts';
import { hullOf, type Hull, type Part, type Sheet } from './parts.ts';
import { Pen, TINT } from './pen.ts';
import { sheetOf } from './sheets.ts';
import * as works from './works.ts';

type Draw<K extends Part['is']> = (pen: Pen, hull: Hull, part: Extract<Part, { is: K }>) => void;

const DRAW: { readonly [K in Part['is']]: Draw<K> } = {
  casemate: works.casemate,
  turret: works.turret,
  pilot: works.pilot,
  house: works.house,
  bales: works.bales,
  timbers: works.timbers,
  ports: works.ports,
  hump: works.hump,
  funnel: machinery.funnel,
  paddleBox: machinery.paddleBox,
  sternWheel: machinery.sternWheel,
  mast: fittings.mast,
  bowsprit: fittings.bowsprit,
  pivot: fittings.pivot,
  spar: fittings.spar,
  mortar: fittings.mortar,
  hogChain: fittings.hogChain,
  beam: machinery.walkingBeam,
  staff: fittings.staff,
  boat: fittings.boat,
  fire: fittings.fire,
  strapping: fittings.strapping,
};

const drawPart = (pen: Pen, hull: Hull, part: Part): void => {
  // The table pairs each kind with its own drawer, which the compiler cannot follow through a lookup.
  const draw = DRAW[part.is] as (pen: Pen, hull: Hull, part: Part) => void;
  draw(pen, hull, part);
};

/** How much room a profile takes, feet: from her stern's end to her bow's, and above and below the water. */
export interface Room {
  readonly from: number;
  readonly to: number;
  readonly above: number;
  readonly below: number;
}

/** The highest point of a part over the deck, feet. */
const topOf = (part: Part): number => {
  const base = 'base' in part ? (part.base ?? 0) : 0;
  if (part.is === 'paddleBox' || part.is === 'sternWheel') return part.axle + part.diameter / 2;
  if (part.is === 'turret') return part.height + (part.pilot ? 7 : 0);
  if (part.is === 'bowsprit') return part.length * 0.36;
  if (part.is === 'fire') return 34;
  if (part.is === 'pilot') return base + part.height * 1.4;
  if (part.is === 'bales') return base + part.rows * works.BALE_FEET;
  if (part.is === 'beam') return base + 13;
  if (part.is === 'mortar') return 12;
  return base + ('height' in part ? part.height : 0);
};

const ensignHeight = (length: number): number => 0.034 * length + 1;

/** Where her colours fly: the head of the flag at its staff or gaff, and the foot of the staff. */
const ensignPlace = (hull: Hull): { x: number; top: number; foot: number | null } => {
  const { length, sheet } = hull;
  const masts = sheet.parts.filter(part => part.is === 'mast');
  const spanker = masts.sort((one, other) => one.at - other.at).find(mast => mast.gaff === true);
  if (spanker)
    return {
      x: spanker.at * length - spanker.height * 0.34,
      top: hull.deck(spanker.at) + spanker.height * 0.6,
      foot: null,
    };
  const wheel = sheet.parts.find(part => part.is === 'sternWheel');
  const foot = wheel ? hull.deck(0) + 15 : hull.deck(0);
  return { x: wheel ? 0.15 * length : 0.012 * length, top: foot + ensignHeight(length) * 2.3, foot };
};

const roomOf = (vessel: Vessel, sheet: Sheet): Room => {
  const high = ensignHeight(vessel.lengthFt);
  const flag = ensignPlace(hullOf(vessel.lengthFt, vessel.draughtFt, sheet)).x - high * 1.6;
  const out = sheet.parts.flatMap(part => (part.is === 'bowsprit' || part.is === 'spar' ? [part.length] : []));
  const margin = 0.05 * vessel.lengthFt;
  return {
    from: Math.min(-margin, flag) - 0.02 * vessel.lengthFt,
    to: vessel.lengthFt + Math.max(margin, ...out) + margin / 2,
    above: sheet.freeboard + sheet.sheer + Math.max(high * 2.5, ...sheet.parts.map(topOf)) + margin / 2,
    below: vessel.draughtFt + margin / 2,
  };
};

/** Her colours: three bars or many stripes, and the canton. */
const ensign = (pen: Pen, hull: Hull, side: Side): void => {
  const high = ensignHeight(hull.length);
  const wide = high * 1.6;
  const { x, top, foot } = ensignPlace(hull);
  if (foot !== null) pen.segment(x, foot, x, top + 1, 0.9, TINT.seam);
  const stripes = side === 'union' ? 7 : 3;
  for (let stripe = 0; stripe < stripes; stripe++) {
    const [from, to] = [top - (high * stripe) / stripes, top - (high * (stripe + 1)) / stripes];
    pen.box(x - wide, x, to, from, stripe % 2 === 0 ? TINT.red : TINT.upper, 0);
  }
  const canton = side === 'union' ? 0.54 : 0.66;
  pen.box(x - wide * 0.42, x, top - high * canton, top, SIDE_COLOURS.union.plain, 0);
  pen.box(x - wide, x, top - high, top, 'none', 0.7);
};

/** Room for several ships at one scale. */
export const commonRoom = (rooms: readonly Room[]): Room => ({
  from: Math.min(...rooms.map(room => room.from)),
  to: Math.max(...rooms.map(room => room.to)),
  above: Math.max(...rooms.map(room => room.above)),
  below: Math.max(...rooms.map(room => room.below)),
});

export const profileRoom = (vessel: Vessel): Room => roomOf(vessel, sheetOf(vessel));

/** What stands in the ship's middle line and is seen behind her rail. */
const RIGGING: ReadonlySet<Part['is']> = new Set(['mast', 'bowsprit', 'staff']);

/** Strokes to the width of a drawing: how fine the engraver works. */
const FINENESS = 430;

/** A vessel from her starboard side, bow to the right, as SVG; in the room given, or in as much as she needs herself. */
export const profileSvg = (vessel: Vessel, room: Room = profileRoom(vessel)): string => {
  const sheet = sheetOf(vessel);
  const hull = hullOf(vessel.lengthFt, vessel.draughtFt, sheet);
  const [wide, tall] = [room.to - room.from, room.above + room.below];
  const pen = new Pen(Math.max(wide, tall * 1.6) / FINENESS, SIDE_COLOURS[vessel.side].deck);
  const behind: readonly Part[] = sheet.parts.filter(part => RIGGING.has(part.is));
  drawRipples(pen, room.from, room.to);
  for (const part of behind) drawPart(pen, hull, part);
  if (vessel.complement > 0) ensign(pen, hull, vessel.side);
  drawHull(pen, hull);
  for (const part of sheet.parts) if (!behind.includes(part)) drawPart(pen, hull, part);
  drawWaterline(pen, room.from, room.to);
  const view = [room.from, -room.above, wide, tall].map(value => Math.round(value * 10) / 10).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${Math.round(wide * 4)}" height="${Math.round(tall * 4)}" stroke-linejoin="round" stroke-linecap="round">${pen.drawn}</svg>`;
};
