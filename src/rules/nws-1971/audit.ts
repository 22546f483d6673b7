import { SCALE, STEERING } from './tables.ts';
import { PLOTS_STEP } from './sequence.ts';
import type { NwsShip, NwsWork, Situation } from './types.ts';
import { afloat, inHex, topOf } from './units.ts';

const ABSENT: readonly string[] = ['gone', 'exited', 'waiting'];

const conditionFaults = (now: Situation, ship: NwsShip): string[] => {
  const faults: string[] = [];
  if (ship.sixths > ship.full || ship.sixths < 0) faults.push(`has ${ship.sixths} sixths of ${ship.full}`);
  if (ship.status === 'afloat' && ship.sixths === 0) faults.push('floats without a point');
  if (ship.lost < 0 || ship.lost > ship.top) faults.push(`has lost ${ship.lost} half-knots of ${ship.top}`);
  if (ship.funnels < 0) faults.push('counts funnels below 0');
  if (ship.jams >= STEERING.wrecked && !ship.disabled) faults.push('has her steering wrecked and is not disabled');
  if (ship.wheelsGone.length > 2 || new Set(ship.wheelsGone).size < ship.wheelsGone.length)
    faults.push('lost a wheel twice');
  if (ship.burning !== null && (!ship.wooden || ship.status !== 'afloat')) faults.push('burns and cannot');
  if (ship.kept.some(({ points }) => points < 0)) faults.push('keeps points below 0');
  if (ship.contact && ship.speed !== 0) faults.push('makes way in contact');
  if (ship.plot && now.state.cursor.phase !== PLOTS_STEP) faults.push('has a plot face down');
  if (ship.guns.some(({ shut }) => shut.some(({ left }) => left === 0))) faults.push('keeps a port shut for no move');
  return faults;
};

const placeFaults = (now: Situation, ship: NwsShip): string[] => {
  const faults: string[] = [];
  if (ABSENT.includes(ship.status) && ship.at !== 0) faults.push(`is ${ship.status} but lies in ${ship.at}`);
  if (ship.status !== 'afloat') {
    if (ship.speed !== 0 && ship.status !== 'waiting') faults.push('makes way and is not afloat');
    return faults;
  }
  if (!now.chart.navigable(ship.at)) faults.push(`floats in ${ship.at}, which is not water`);
  if (ship.aground && ship.speed !== 0) faults.push('makes way aground');
  if (ship.anchored && ship.speed !== 0) faults.push('makes way at anchor');
  if (Math.abs(ship.speed) > topOf(ship)) faults.push(`makes ${ship.speed} half-knots of ${topOf(ship)}`);
  if (Math.abs(ship.inHand) >= SCALE.parts * 3) faults.push(`has ${ship.inHand} parts of a hex in hand`);
  if (inHex(now, ship.at, ship).length > 0) faults.push(`shares ${ship.at}`);
  return faults;
};

const workFaults = ({ faces, guns }: NwsWork): string[] => {
  const faults: string[] = [];
  for (const { face, full, left } of faces) {
    if (left < 0 || left > full) faults.push(`has ${left} of ${full} on ${face}`);
    const standing = guns.some(({ bears, worth, lost }) => bears[0] === face && worth > 0 && !lost);
    if (face !== 'walls' && standing !== left > 0) faults.push(`has ${left} on ${face} and guns that do not fit it`);
  }
  return faults;
};

/** What must always hold, whatever has been played. */
export const audit = (now: Situation): string[] => [
  ...Object.values(now.state.ships).flatMap(ship =>
    [...conditionFaults(now, ship), ...placeFaults(now, ship)].map(fault => `${ship.id} ${fault}`),
  ),
  ...Object.values(now.state.works).flatMap(work => workFaults(work).map(fault => `${work.id} ${fault}`)),
  ...(afloat(now).length === 0 && !now.state.outcome && now.state.turn > 1 ? ['nobody is afloat'] : []),
];
