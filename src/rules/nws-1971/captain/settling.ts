import { turned, type HexId } from '../../../core/types.ts';
import { same } from '../../../bots/offered.ts';
import { plotOf, sideOptions } from '../orders.ts';
import { MOBILE_TORPEDO, SCALE } from '../tables.ts';
import type { NwsShip, PlotCommand, Situation } from '../types.ts';
import { afloat } from '../units.ts';
import type { Field, Foe } from './field.ts';

/** N40, N47: whom she is to strike, and with what. */
export interface Prey {
  readonly foe: Foe;
  readonly with: 'ram' | 'spar';
}

/** The plot with one more thing settled, where the rules offer it. */
const settled = (now: Situation, ship: NwsShip, plot: PlotCommand, more: Partial<PlotCommand>): PlotCommand | null => {
  const wanted = { ...plot, ...more };
  return sideOptions(now, ship, plotOf(plot)).find(option => same(option, wanted)) ?? null;
};

/** N48: hexes that a torpedo makes in a move. */
const HEXES = Math.floor((MOBILE_TORPEDO.halfKnots * SCALE.quarters) / SCALE.parts);

/** N48: whether a torpedo launched along that hexside finds an enemy who goes on as she goes, and no friend before. */
const finds = ({ now, foes, side }: Field, ship: NwsShip, way: 1 | 2 | 4 | 5): boolean => {
  const course = turned(ship.facing, way);
  let hex: HexId = ship.at;
  for (let run = 1; run <= MOBILE_TORPEDO.hexes; run++) {
    hex = now.chart.neighbour(hex, course);
    if (hex === 0 || !now.chart.navigable(hex)) return false;
    if (afloat(now, side).some(({ at }) => at === hex)) return false;
    if (foes.some(foe => foe.ship && foe.stand.at === hex && (run <= HEXES || foe.ship.speed === 0))) return true;
  }
  return false;
};

/** N3: what is settled beside a course, one thing after another: whom she is to strike, her spar, a torpedo. */
export const besides = (field: Field, ship: NwsShip, bare: PlotCommand, prey: Prey | null): PlotCommand[] => {
  const { now } = field;
  const laid = [bare];
  let plot = bare;
  const add = (more: Partial<PlotCommand>): void => {
    const next = settled(now, ship, plot, more);
    if (!next) return;
    laid.push(next);
    plot = next;
  };
  if (prey) add({ [prey.with]: prey.foe.id });
  add({ rig: true });
  const way = ([1, 5, 2, 4] as const).find(each => finds(field, ship, each));
  if (way !== undefined) add({ torpedo: way });
  return laid;
};
