import type { Game, Situation } from '../core/game.ts';
import type { HexId } from '../core/types.ts';
import type { PlotChoice, PlotsDesk } from './desk/index.ts';
import { placeKey } from './reach.ts';
import { search, type Found } from './search.ts';

/** A hex in which a plot may end, with the plot that comes to it by the least change. */
export interface PlotEnd<G extends Game = Game> {
  hex: HexId;
  plot: PlotChoice<G>;
}

/**
 * Every hex of the chart in which some plot of a ship ends, the least change from a given one first: found from plot to plot by the
 * places in which they end, so that it does not matter how many courses there are.
 */
export const plotEnds = <G extends Game>(plots: PlotsDesk<G>, now: Situation<G>, from: PlotChoice<G>): PlotEnd<G>[] => {
  const known = new Map<string, Found<PlotEnd<G>>>();
  const foundAt = (plot: PlotChoice<G>): Found<PlotEnd<G>> => {
    const name = JSON.stringify(plot.command);
    const before = known.get(name);
    if (before) return before;
    const place = plots.whereabouts(now, plot.command);
    const found = { what: { hex: place.hex, plot }, key: placeKey(place), goesOn: true };
    known.set(name, found);
    return found;
  };
  const all = search(foundAt(from), ({ plot }) => plots.next(now, plot.command).map(foundAt));
  const hexes = new Set([0]);
  return all.filter(({ hex, plot }) => {
    const fresh = plot.speed !== null && !hexes.has(hex);
    if (fresh) hexes.add(hex);
    return fresh;
  });
};
