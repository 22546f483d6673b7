import { hullIn } from '../../shared/deskParts.ts';
import type { Berth, Broadside, FieldHex, Pose, RamHex } from '../../../system/desk/index.ts';
import { shipOf } from '../../../core/rules.ts';
import type { ShipId } from '../../../core/types.ts';
import { fieldOfFire, isShot, shotAt } from '../gunnery.ts';
import { maySteer } from '../movement.ts';
import { shotOdds } from '../odds.ts';
import { ramHexAhead } from '../ramming.ts';
import { sequence } from '../sequence.ts';
import { allowance } from '../steps.ts';
import type { PortableShip, PortableState, Situation } from '../types.ts';
import { isAfloat, isShip, unitOf } from '../units.ts';
import { clone } from '../views.ts';
import { counted, t } from '../../../languages/language.ts';

const phaseNamed = (id: string): number => sequence.findIndex(phase => phase.id === id);
const FIRST_MOVE = phaseNamed('firstMove');
const SECOND_MOVE = phaseNamed('secondMove');

/** The step in which that ship moves, as far as initiative has been rolled. */
const stepOf = ({ state }: Situation, { side }: PortableShip): number =>
  state.cursor.phase < FIRST_MOVE || side === state.first ? FIRST_MOVE : SECOND_MOVE;

/** Turn Sequence: whether a ship moves, or may go on moving, before the next fire step. */
const movesYet = (now: Situation, ship: PortableShip): boolean => {
  const { phase } = now.state.cursor;
  const step = stepOf(now, ship);
  return phase < step || (phase === step && !ship.moved && !now.state.moveDone.includes(ship.side));
};

/** This view as if it were that ship's turn to move. */
export const afoot = (now: Situation, id: ShipId): { order: string; state: PortableState }[] => {
  const ship = shipOf(now, id);
  if (!isAfloat(ship) || !movesYet(now, ship)) return [];
  const state = clone(now.state);
  const mover = shipOf({ state }, id);
  const step = stepOf(now, ship);
  if (now.state.cursor.phase !== step)
    Object.assign(mover, { moved: false, movesLeft: allowance(ship), movedFrom: ship.at, triedToFloat: false });
  Object.assign(state, { first: step === FIRST_MOVE ? ship.side : state.first, active: '', moveDone: [], plots: {} });
  state.cursor = { phase: step, stage: 'open', awaiting: [ship.side], interrupts: [] };
  return [{ order: '', state }];
};

/** Dice that a unit throws into each hex from where it lies. */
export const fieldHere = (now: Situation, id: string, hexes = now.chart.hexes): FieldHex[] =>
  fieldOfFire(now, id, hexes).map(({ hex, dice, half, blocked }) => ({
    hex,
    strength: dice,
    shown: String(dice),
    weak: half,
    blocked,
  }));

/** The same from another place. */
export const fieldFrom = (
  now: Situation,
  id: string,
  { hex: at, facing }: Berth,
  hexes = now.chart.hexes,
): FieldHex[] => {
  const unit = unitOf(now, id);
  if (!isShip(unit)) return fieldHere(now, id, hexes);
  const ships = { ...now.state.ships, [id]: { ...unit, at, facing } };
  return fieldHere({ ...now, state: { ...now.state, ships } }, id, hexes);
};

/** P15: the hex in which a ship would ram with her next step. */
export const rams = (now: Situation, id: ShipId): RamHex[] => {
  const ship = shipOf(now, id);
  const hex = maySteer(now, ship) ? ramHexAhead(now, ship) : 0;
  return hex === 0 ? [] : [{ hex, prow: ship.ram ? 'ram' : 'bow' }];
};

/** "4 dice at 2 hexes, full effect". */
export const shotInWords = ({ dice, range, half }: { dice: number; range: number; half: boolean }): string =>
  t`${counted(dice, 'die', 'dice')} at ${counted(range, 'hex', 'hexes')}, ${half ? t`end on: half effect` : t`full effect`}`;

/** Firing Guns: one unit's fire on another. */
export const broadside = (now: Situation, id: string, target: string): Broadside | null => {
  const mark = unitOf(now, target);
  const shot = shotAt(now, unitOf(now, id), mark);
  const odds = shotOdds(now, id, target);
  if (!isShot(shot) || !odds) return null;
  const expected = odds.expected.ways / odds.expected.of;
  const full = isShip(mark) ? mark.strength : Math.max(1, mark.points);
  const harms = 1 - (odds.ways[0] ?? 0) / odds.of;
  return { basis: shotInWords(shot), harms, expected, measure: 'points', share: expected / full };
};

const poseShip = (ship: PortableShip, pose: Pose): void => {
  ship.points = hullIn(pose, ship.strength);
  ship.status = pose.present ? 'afloat' : ship.status === 'waiting' ? 'waiting' : 'gone';
  ship.at = pose.present ? pose.hex : 0;
  ship.facing = pose.facing ?? ship.facing;
  Object.assign(ship, { aground: pose.aground, anchored: pose.anchored });
};

/** The battle with units so placed and so hurt. */
export const posed = (now: Situation, poses: readonly Pose[]): PortableState => {
  const state = clone(now.state);
  for (const pose of poses) {
    const [ship, work] = [state.ships[pose.unit], state.works[pose.unit]];
    if (ship) poseShip(ship, pose);
    else if (work) work.points = pose.present ? hullIn(pose, work.points) : 0;
  }
  return state;
};
