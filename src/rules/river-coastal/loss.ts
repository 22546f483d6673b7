import { shipOf } from '../../core/rules.ts';
import type { ShipId } from '../../core/types.ts';
import { BUILDINGS, FIRE, FORTS } from './tables.ts';
import { partLines } from './towing.ts';
import { total } from './units.ts';
import { leaveWreck } from './wrecks.ts';
import type { LeaveCause, LossCause, Play, RiverShip, RiverWork, Shock, SinkCause } from './types.ts';

/** C54: notes what makes her crew think of leaving, once until it has been tested. */
export const shock = (ship: RiverShip, what: Shock): void => {
  if (ship.fullCpv > 0 && !ship.abandoned && !ship.shocks.includes(what)) ship.shocks.push(what);
};

/** C129: who fights on the deck of a ship is lost with her, or when she is left to burn. */
export const loseBoarders = (play: Play, ship: RiverShip): void => {
  const { boarders } = ship;
  if (!boarders) return;
  delete ship.boarders;
  play.emit({ type: 'boardersLost', ship: ship.id, by: boarders.by, parties: boarders.parties });
};

/** C65, C76: she goes down, a wreck in the way of others, and with her whoever is jammed fast to her. */
export const sink = (play: Play, id: ShipId, cause: SinkCause): void => {
  const ship = shipOf(play, id);
  if (ship.status !== 'afloat') return;
  const { locked } = ship;
  Object.assign(ship, { status: 'sunk', speed: 0, inHand: 0, rate: 0, going: 'still', halted: true, locked: null });
  Object.assign(ship, { plot: null, anchored: false, aground: null, fires: [], hits: [], burntBy: 0, shocks: [] });
  play.emit({ type: 'shipSunk', ship: id, at: ship.at, cause });
  loseBoarders(play, ship);
  partLines(play, id);
  leaveWreck(play, ship.at);
  if (locked) sink(play, locked.ship, 'locked');
};

/** C50, C104: her crew leaves her: adrift, her way lost, nobody's; if she burns she burns out. */
export const abandon = (play: Play, id: ShipId, cause: LeaveCause): void => {
  const ship = shipOf(play, id);
  if (ship.abandoned || ship.status !== 'afloat') return;
  if (ship.fires.length > 0) ship.burntBy = play.state.turn + FIRE.burns;
  Object.assign(ship, { abandoned: true, speed: 0, inHand: 0, halted: true, shocks: [], fires: [] });
  play.emit({ type: 'shipAbandoned', ship: id, cause });
  partLines(play, id);
  if (cause === 'fire' || ship.burntBy > 0) loseBoarders(play, ship);
};

/** C88, C90: below which share a work is silent, or rubble: a third of its points, or half of them. */
const isSilentAt = (kind: 'fort' | 'building', points: number, full: number): boolean => {
  const [part, of] = kind === 'fort' ? FORTS.silentBelow : BUILDINGS.rubbleBelow;
  return points * of < full * part;
};

/** C87, C88, C90: a fort fires no more, a building is rubble. */
export const silenceWork = (play: Play, work: RiverWork): void => {
  if (work.silent) return;
  work.silent = true;
  play.emit({ type: 'workSilenced', unit: work.id });
};

/** C56, C70: none of its crew is left in a fort. */
export const emptyFort = (work: RiverWork): void => {
  Object.assign(work, { cpv: 0, manned: work.manned.map(() => false), spare: work.spare.map(() => 0) });
};

/** C90: whether a building is rubble. */
const isRubble = (points: number): boolean => isSilentAt('building', points, BUILDINGS.bpv);

/** C90: the building that fire goes at: of a town the first that is no rubble yet, or the one in the square that a shell falls on. */
const struckBuilding = ({ buildings }: Pick<RiverWork, 'buildings'>, square: number): number => {
  if (buildings.length === 1) return 0;
  return square > 0 ? square - 1 : buildings.findIndex(points => !isRubble(points));
};

/** C88, C90: the points of a work when so many are taken, of a town building by building, and whether it is out of the fight. */
export const workAfter = (
  { kind, fpv, fullFpv, buildings }: Pick<RiverWork, 'kind' | 'fpv' | 'fullFpv' | 'buildings'>,
  points: number,
  square = 0,
): Pick<RiverWork, 'fpv' | 'buildings' | 'silent'> => {
  if (kind === 'fort') {
    const left = Math.max(0, fpv - points);
    return { fpv: left, buildings, silent: isSilentAt(kind, left, fullFpv) };
  }
  const struck = struckBuilding({ buildings }, square);
  const left = buildings.map((each, index) => (index === struck ? Math.max(0, each - points) : each));
  return { fpv: total(left), buildings: left, silent: left.every(isRubble) };
};

/** Gunfire, C46, C88, C90: takes points from a ship, which sinks without any, or from a work, which falls silent. */
export const losePoints = (play: Play, id: string, points: number, cause: LossCause, square = 0): void => {
  const work = play.state.works[id];
  if (work) {
    const { fpv, buildings, silent } = workAfter(work, points, square);
    const lost = work.kind === 'fort' ? points : work.fpv - fpv;
    Object.assign(work, { fpv, buildings });
    play.emit({ type: 'pointsLost', unit: id, points: lost, left: fpv, cause });
    if (silent) silenceWork(play, work);
    return;
  }
  const ship = shipOf(play, id);
  if (ship.status !== 'afloat' || points === 0) return;
  const above = ship.spv >= ship.value;
  ship.spv = Math.max(0, ship.spv - points);
  play.emit({ type: 'pointsLost', unit: id, points, left: ship.spv, cause });
  if (above && ship.spv < ship.value) shock(ship, 'value');
  if (ship.spv === 0) sink(play, id, cause);
};
