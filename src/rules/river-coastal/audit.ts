import { mayCross } from './chains.ts';
import { menInBoxes } from './crew.ts';
import { isHeld } from './way.ts';
import type { RiverShip, Situation } from './types.ts';
import { afloat } from './units.ts';

const ABSENT: readonly string[] = ['gone', 'exited', 'waiting'];

const conditionFaults = (ship: RiverShip): string[] => {
  const faults: string[] = [];
  if (ship.spv > ship.startSpv) faults.push(`has ${ship.spv} points of ${ship.startSpv}`);
  if (ship.spv < 0 || (ship.status === 'afloat' && ship.spv === 0)) faults.push(`floats with ${ship.spv} points`);
  if (ship.cpv < 0 || ship.cpv > ship.fullCpv) faults.push(`has ${ship.cpv} points of crew of ${ship.fullCpv}`);
  if (ship.status === 'afloat' && ship.draught * 2 > ship.statedDraught * 3) faults.push('floats too deep');
  if (ship.turning < 0 || Math.abs(ship.inHand) >= 200) faults.push(`has ${ship.inHand} parts in hand`);
  if (ship.fires.some(({ tries }) => tries <= 0) && !ship.abandoned) faults.push('burns without a try left');
  if (ship.hits.some(({ left }) => left !== null && left <= 0)) faults.push('keeps a hit that is mended');
  return faults;
};

/** C31: nobody stands in two boxes. */
const crewFaults = ({ crew, cpv, status }: RiverShip): string[] => {
  if (!crew || status !== 'afloat') return [];
  const boxes = menInBoxes(crew);
  return boxes === cpv ? [] : [`has ${boxes} points of crew in boxes and ${cpv} aboard`];
};

const placeFaults = (now: Situation, ship: RiverShip): string[] => {
  const faults: string[] = [];
  if (ABSENT.includes(ship.status) && ship.at !== 0) faults.push(`is ${ship.status} but lies in ${ship.at}`);
  if (ship.status !== 'afloat') {
    if (ship.speed !== 0 && ship.status !== 'waiting') faults.push('makes way and is not afloat');
    return faults;
  }
  if (!now.chart.navigable(ship.at) && !mayCross(now, ship, ship.at))
    faults.push(`floats in ${ship.at}, which is not water`);
  if (isHeld(ship) && ship.speed !== 0) faults.push('makes way though she is held');
  if (ship.locked && now.state.ships[ship.locked.ship]?.locked?.ship !== ship.id) faults.push('is jammed alone');
  return faults;
};

const isAlongside = (one: RiverShip, other: RiverShip): boolean => one.fastTo === other.id || other.fastTo === one.id;

/** C8, C14: a line has two ends, and lies between neighbours. */
const lineFaults = (now: Situation): string[] =>
  afloat(now).flatMap(ship => {
    const string = [ship.id, ...(ship.tows ?? [])].flatMap(id => now.state.ships[id] ?? []);
    const apart = string.slice(1).filter((tow, index) => now.chart.range(tow.at, string[index]?.at ?? 0) > 1);
    const loose = string.slice(1).filter(({ towedBy }) => towedBy !== ship.id);
    const head = ship.towedBy === undefined || now.state.ships[ship.towedBy]?.tows?.includes(ship.id) === true;
    const beside = now.state.ships[ship.fastTo ?? ''];
    const side = ship.fastTo === undefined || (beside?.tug === ship.id && beside.at === ship.at);
    return [
      ...apart.map(({ id }) => `${id} is towed from afar`),
      ...loose.map(({ id }) => `${id} is towed by two`),
      ...(head && side ? [] : [`${ship.id} lies on a line without an end`]),
    ];
  });

const berthFaults = (now: Situation): string[] => {
  const ships = afloat(now);
  return ships.flatMap((one, index) =>
    ships
      .slice(index + 1)
      .filter(other => other.at === one.at && !one.shares && !other.shares && !isAlongside(one, other))
      .map(other => `${one.id} and ${other.id} lie in ${one.at}`),
  );
};

/** C67: nobody fights on a deck that is not there. */
const deckFaults = ({ boarders, status }: RiverShip): string[] => {
  if (!boarders) return [];
  if (status !== 'afloat') return ['is boarded and not afloat'];
  return boarders.parties > 0 && boarders.prisoners >= 0 ? [] : [`has ${boarders.parties} parties aboard`];
};

/** C69: parties stand on their way, and on dry land. */
const shoreFaults = (now: Situation): string[] =>
  (now.state.ashore ?? []).flatMap(({ id, parties, at, trail, gone }) => [
    ...(parties > 0 ? [] : [`party ${id} has ${parties} points of crew`]),
    ...(gone >= 0 && trail.includes(at) && !now.chart.navigable(at) ? [] : [`party ${id} is lost at ${at}`]),
  ]);

/** What must always hold, whatever has been played. */
export const audit = (now: Situation): string[] => [
  ...Object.values(now.state.ships).flatMap(ship =>
    [...conditionFaults(ship), ...crewFaults(ship), ...placeFaults(now, ship), ...deckFaults(ship)].map(
      fault => `${ship.id} ${fault}`,
    ),
  ),
  ...berthFaults(now),
  ...lineFaults(now),
  ...shoreFaults(now),
];
