import { freeEntryHex } from '../shared/arrivals.ts';
import { comeUnseen, lookOut } from './lookout.ts';
import { showBound } from './plots.ts';
import type { Play } from './types.ts';
import { shipAt } from './units.ts';

/** S10, C100: whoever is due comes in as the move begins, at her hex or the free one nearest to it, or waits for the next. */
const enterShips = (play: Play): void => {
  let isSomebodyNew = false;
  for (const ship of Object.values(play.state.ships)) {
    if (ship.status !== 'waiting' || ship.entry > play.state.turn) continue;
    const isFree = (hex: number): boolean => play.chart.navigable(hex) && !shipAt(play, hex);
    const at = freeEntryHex(play.chart, ship.entryHex, isFree);
    if (at === 0) continue;
    ship.at = at;
    ship.status = 'afloat';
    comeUnseen(play, ship);
    play.emit({ type: 'shipEntered', ship: ship.id, at, facing: ship.facing });
    isSomebodyNew = true;
  }
  if (isSomebodyNew) lookOut(play);
};

/** C2: a new move: plots are off the table, and what was fired in the last one is what the ram tests ask for. */
export const openMove = (play: Play): void => {
  play.state.ready = [];
  play.state.aims = [];
  play.state.tests = [];
  for (const ship of Object.values(play.state.ships)) {
    Object.assign(ship, { plot: null, busy: 0, entered: 0, halted: false });
    delete ship.touched;
    ship.firedOnBefore = [...ship.firedOnBy];
    ship.firedOnBy = [];
  }
  for (const work of Object.values(play.state.works)) {
    work.opens = 0;
    if (work.commander) Object.assign(work.commander, { before: work.cpv, fell: false });
  }
  enterShips(play);
  showBound(play);
};
