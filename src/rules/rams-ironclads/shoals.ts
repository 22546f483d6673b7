import type { Chart } from '../../core/chart.ts';
import { ALL_FACINGS, type HexId } from '../../core/types.ts';
import { GROUNDING } from './tables.ts';
import type { Play, RamsShip, RamsState, Situation } from './types.ts';
import { isShoalFor } from './way.ts';

/** R28: shores that shoal; a bluff goes down straight, a wharf has been dredged. */
const SHOALING: ReadonlySet<string> = new Set(['bank', 'island', 'marsh', 'town']);

type OnChart = Pick<Situation, 'chart'>;
type Afloat = Pick<RamsShip, 'draught'>;

const hexesBeside = ({ chart }: OnChart, hex: HexId): HexId[] =>
  ALL_FACINGS.map(side => chart.neighbour(hex, side)).filter(next => next !== 0);

const isShoaling = (now: OnChart, ship: Afloat, hex: HexId): boolean =>
  SHOALING.has(now.chart.terrain(hex)) || isShoalFor(now, ship, hex);

/** R28, R76: centimetres from a hex to the nearest shoal or bank over water; null = out of danger. */
export const shoalDistance = (now: OnChart, ship: Afloat, hex: HexId): number | null => {
  if (isShoalFor(now, ship, hex)) return GROUNDING.within;
  const beside = hexesBeside(now, hex);
  if (beside.some(next => isShoaling(now, ship, next))) return GROUNDING.beside;
  const off = beside.filter(next => now.chart.navigable(next));
  return off.some(next => hexesBeside(now, next).some(far => isShoaling(now, ship, far))) ? GROUNDING.hexOff : null;
};

/** By chart, draught and hex: neither of them ever changes, and every hex of every half-move is asked about. */
const known = new WeakMap<Chart, Map<number, Map<HexId, number>>>();

const dangersFor = (chart: Chart, draught: number): Map<HexId, number> => {
  let drafts = known.get(chart);
  if (!drafts) known.set(chart, (drafts = new Map<number, Map<HexId, number>>()));
  let dangers = drafts.get(draught);
  if (!dangers) drafts.set(draught, (dangers = new Map<HexId, number>()));
  return dangers;
};

/** Section 10, R28: what a die must not exceed if she is to ground for that hex; 0 = she cannot. */
export const dangerOf = (now: OnChart, { draught }: Afloat, hex: HexId): number => {
  const dangers = dangersFor(now.chart, draught);
  let danger = dangers.get(hex);
  if (danger === undefined) {
    const distance = shoalDistance(now, { draught }, hex);
    danger = distance === null ? 0 : Math.max(0, Math.floor(draught - distance));
    dangers.set(hex, danger);
  }
  return danger;
};

/** R28, R51: she has come into a hex; of those of this half-move the most dangerous is kept. */
export const haveEntered = (play: Play, ship: RamsShip): void => {
  const { closest } = play.state;
  const before = closest[ship.id];
  if (before === undefined || dangerOf(play, ship, ship.at) > dangerOf(play, ship, before)) closest[ship.id] = ship.at;
};

const isOnShoal = (ship: RamsShip | undefined): boolean => ship?.status === 'afloat' && ship.aground === 'shoal';

/** R51, R77: a half-move begins; a shoal that holds a vessel is kept in mind. */
export const forgetWays = ({ state }: Pick<Situation, 'state'>): void => {
  const kept: RamsState['closest'] = {};
  for (const id in state.closest) {
    const hex = state.closest[id];
    if (hex !== undefined && isOnShoal(state.ships[id])) kept[id] = hex;
  }
  state.closest = kept;
};

/** What a vessel must dice against, and for which hex. */
export interface Shoal {
  hex: HexId;
  danger: number;
}

/** R51: for what she dices as a half-move ends: the worst of the hexes she has come into, or, if she came off in this move, where she lies. */
export const shoalOn = (now: Situation, ship: RamsShip): Shoal | null => {
  const hex = now.state.closest[ship.id] ?? (ship.freed ? ship.at : 0);
  if (hex === 0 || ship.aground !== 'no' || ship.status !== 'afloat') return null;
  const danger = dangerOf(now, ship, hex);
  return danger > 0 ? { hex, danger } : null;
};

/** R77: the difference that holds her: that of the hex she grounded for, on the bank or at the start that of her own. */
export const holdOn = (now: Situation, ship: RamsShip): number =>
  dangerOf(now, ship, (ship.aground === 'shoal' ? now.state.closest[ship.id] : undefined) ?? ship.at);
