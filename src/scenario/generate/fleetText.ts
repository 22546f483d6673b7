import { SIDES, type Side } from '../../core/types.ts';
import { formatProblem, quoted, unknownName, type Problem } from '../problems.ts';
import { checkFleet } from './fleets.ts';
import { LIMITS } from './settings.ts';
import type { FindShip } from './worth.ts';

/** A fleet that somebody has put together, for made battles. */
export interface Fleet {
  name: string;
  side: Side;
  /** Most that it may be worth (`worth.ts`). */
  points: number;
  /** Ids in the catalogue, or of ships of the player's own. */
  ships: readonly string[];
}

export const LONGEST_FLEET_NAME = 60;
const LONGEST_TEXT = 1000;
const EXAMPLE = 'union 200: uss_cairo, uss_benton (Western Flotilla)';

/** A fleet as one line to be copied: `union 200: uss_cairo, uss_benton (Western Flotilla)`. */
export const fleetText = ({ name, side, points, ships }: Fleet): string =>
  `${side} ${points}: ${ships.join(', ')} (${name})`;

export type ReadFleet = { ok: true; fleet: Fleet } | { ok: false; problems: Problem[] };

/** `fleets.union[2]` of the settings as a reader counts ships. */
const placeOf = (path: string): string => {
  const found = /\[(\d+)\]$/.exec(path);
  return found ? `ship ${Number(found[1]) + 1}` : '';
};

/** What is wrong with a fleet for any water, by ship. */
const problemsOf = ({ side, points, ships }: Omit<Fleet, 'name'>, find?: FindShip): Problem[] => {
  const problems: Problem[] = [];
  const fleets = { union: null, confederate: null, [side]: ships };
  checkFleet(
    side,
    { kind: 'estuary', points, fleets },
    (path, message) => {
      problems.push({ path: placeOf(path), message });
    },
    find,
  );
  return problems;
};

/** Why a fleet cannot fight yet, in one line; null where it can. */
export const fleetFault = (fleet: Omit<Fleet, 'name'>, find?: FindShip): string | null => {
  const [problem] = problemsOf(fleet, find);
  return problem ? formatProblem(problem, '') : null;
};

const FORM = /^([^\s:]+) ([^\s:]+) ?: ?([^()]*?) ?(?:\((.*)\))?$/;

const refuse = (path: string, message: string): ReadFleet => ({ ok: false, problems: [{ path, message }] });

const isPoints = (text: string): boolean => {
  const [least, most] = LIMITS.points;
  return /^\d{1,4}$/.test(text) && Number(text) >= least && Number(text) <= most;
};

/** The fleet that such a line stands for. Breaks in the line and capitals do not matter. */
export const readFleetText = (text: string): ReadFleet => {
  const line = text.replace(/\s+/gu, ' ').trim();
  const found = line.length <= LONGEST_TEXT ? FORM.exec(line) : null;
  if (!found) return refuse('', `expected a fleet like "${EXAMPLE}", found ${quoted(line)}`);
  const [, sideWord = '', pointsWord = '', list = '', named = ''] = found;
  const side = SIDES.find(each => each === sideWord.toLowerCase());
  if (!side) return refuse('side', unknownName('a side', sideWord, SIDES));
  const [least, most] = LIMITS.points;
  if (!isPoints(pointsWord))
    return refuse('points', `expected points from ${least} to ${most}, found ${quoted(pointsWord)}`);
  const ships = list.split(',').map(id => id.trim().toLowerCase());
  const fleet = { side, points: Number(pointsWord), ships: list === '' ? [] : ships };
  const problems = problemsOf(fleet);
  if (problems.length > 0) return { ok: false, problems };
  const name = named.trim().slice(0, LONGEST_FLEET_NAME) || `${side === 'union' ? 'Union' : 'Confederate'} fleet`;
  return { ok: true, fleet: { name, ...fleet } };
};
