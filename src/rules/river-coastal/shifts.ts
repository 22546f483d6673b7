import { heaviestFirst } from './setup/ratings.ts';
import type { Box, Crew, RiverShip, Shift } from './types.ts';
import { isWorking } from './units.ts';

/** C31: whether a box stands empty that a point of crew could serve. */
const isWanted = (ship: RiverShip, crew: Crew, box: Box): boolean => {
  if (box === 'pool') return true;
  if (typeof box === 'number') return isWorking(ship, box) && crew.guns[box] === false;
  if (crew[box] > 0) return false;
  return ship.stokers === 'both' || (ship.stokers === 'one' && box === 'engine');
};

const isFilled = (crew: Crew, box: Box): boolean => (typeof box === 'number' ? crew.guns[box] === true : crew[box] > 0);

const put = (crew: Crew, box: Box, by: 1 | -1): Crew =>
  typeof box === 'number'
    ? { ...crew, guns: crew.guns.map((served, index) => (index === box ? by > 0 : served)) }
    : { ...crew, [box]: crew[box] + by };

/** C32: the crew when these men have changed boxes; null where one of them may not. A point moves once a move. */
export const shifted = (ship: RiverShip, men: readonly Shift[]): Crew | null => {
  let { crew } = ship;
  if (!crew || ship.stokers === 'all') return men.length === 0 ? crew : null;
  // Who has come into a box in this move does not leave it again.
  let staying = crew;
  for (const { from, to } of men) {
    if (from === to || !isFilled(staying, from) || !isFilled(crew, from) || !isWanted(ship, crew, to)) return null;
    staying = put(staying, from, -1);
    crew = put(put(crew, from, -1), to, 1);
  }
  return crew;
};

const MACHINERY = ['engine', 'boiler'] as const;

/** Boxes that stand empty, in the order in which they are wanted: engine, boiler, the heaviest guns. */
const wanted = (ship: RiverShip, crew: Crew): Box[] =>
  [...MACHINERY, ...heaviestFirst(ship.guns)].filter(box => isWanted(ship, crew, box));

/** Where the men for a box come from: the pool; for engine and boiler else the lightest gun that is served. */
const sourceFor = (ship: RiverShip, crew: Crew, box: Box): Box | null => {
  if (crew.pool > 0) return 'pool';
  if (typeof box === 'number') return null;
  return (
    heaviestFirst(ship.guns)
      .filter(gun => crew.guns[gun] === true)
      .at(-1) ?? null
  );
};

/** C32: men who may change boxes beside those who do already: of each box that stands empty the first way to fill it. */
export const shiftsFor = (ship: RiverShip, men: readonly Shift[]): Shift[] => {
  const crew = shifted(ship, men);
  if (!crew || ship.stokers === 'all') return [];
  return wanted(ship, crew).flatMap(to => {
    const from = sourceFor(ship, crew, to);
    return from === null || shifted(ship, [...men, { from, to }]) === null ? [] : [{ from, to }];
  });
};

/** What is done where a plot says nothing: engine and boiler are never left without men who could work them. */
export const needfulShifts = (ship: RiverShip): Shift[] => {
  const men: Shift[] = [];
  for (;;) {
    const next = shiftsFor(ship, men).find(({ to }) => to === 'engine' || to === 'boiler');
    if (!next) return men;
    men.push(next);
  }
};
