import { SIDES } from '../../core/types.ts';
import { allowance } from './steps.ts';
import type { Situation } from './types.ts';
import { afloat, unitOf } from './units.ts';

/** What must always hold, whatever has been played. */
export const audit = (now: Situation): string[] => {
  const faults: string[] = [];
  const taken = new Map<number, string>();
  for (const ship of Object.values(now.state.ships)) {
    const say = (fault: string): void => void faults.push(`${ship.id} ${fault}`);
    if (ship.points < 0 || ship.points > ship.strength) say(`has ${ship.points} points of ${ship.strength}`);
    if ((ship.points === 0) !== (ship.status === 'sunk')) say(`is ${ship.status} with ${ship.points} points`);
    if (ship.movesLeft < 0 || ship.movesLeft > allowance(ship)) say(`has ${ship.movesLeft} hexes of movement left`);
    if (ship.status === 'afloat' && !now.chart.navigable(ship.at)) say(`floats in ${ship.at}, which is not water`);
    if ((ship.status === 'gone' || ship.status === 'exited' || ship.status === 'waiting') && ship.at !== 0)
      say(`is ${ship.status} but lies in ${ship.at}`);
  }
  for (const ship of afloat(now)) {
    const other = taken.get(ship.at);
    if (other !== undefined) faults.push(`${ship.id} and ${other} share hex ${ship.at}`);
    taken.set(ship.at, ship.id);
  }
  for (const work of Object.values(now.state.works))
    if (work.points < 0) faults.push(`${work.id} has ${work.points} points`);
  for (const [firer, target] of Object.entries(now.state.plots))
    if (unitOf(now, firer).side === unitOf(now, target).side) faults.push(`${firer} aims at her own side's ${target}`);
  const { active } = now.state;
  if (active !== '' && now.state.ships[active]?.status !== 'afloat')
    faults.push(`the active ship ${active} is not afloat`);
  if (SIDES.some(side => now.state.ready.filter(done => done === side).length > 1))
    faults.push(`a side is ready twice`);
  return faults;
};
