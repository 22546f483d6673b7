import { shipOf } from '../../core/rules.ts';
import { EDGES, turned, type Edge, type Facing, type HexId, type ShipId } from '../../core/types.ts';
import { hasHex, lessHex, nextGroup, settleGroup, type HexStep, type Traffic } from '../shared/quarters.ts';
import { comesOver, mayCross } from './chains.ts';
import { mayShare, meet, stoppedOf } from './contact.ts';
import { getClear } from './fireShips.ts';
import { ground, testBottom } from './grounding.ts';
import { isCaught, isTethered, stringOf } from './lines.ts';
import { loseBoarders } from './loss.ts';
import { meetMines } from './mines.ts';
import { exitEdges } from './objectives.ts';
import { drawAfter, leaveCaught, type Drawn } from './towing.ts';
import { trainTurrets } from './turrets.ts';
import type { Play, RiverShip, Situation } from './types.ts';
import { afloat } from './units.ts';
import { helmed, mayTurnBy, nextHex, nextSide, stop, turnedBy, wayOf } from './way.ts';

/** Whether a way is counted along her bow line, or along the stream. */
const isAlongBow = (ship: Pick<RiverShip, 'going'>): boolean => ship.going !== 'adrift' && ship.going !== 'still';

/** C1, C9, C11: a quarter begins: every ship reads the current where she lies, and has so many 24ths of a hex more. */
export const beginQuarter =
  (quarter: 1 | 2 | 3 | 4) =>
  (play: Play): void => {
    play.state.quarter = quarter;
    play.state.stepped = [];
    for (const ship of afloat(play)) {
      trainTurrets(play, ship);
      const { going, rate } = wayOf(play, ship);
      const alike = isAlongBow(ship) === isAlongBow({ going });
      ship.inHand = going === 'still' ? 0 : (alike ? ship.inHand : 0) + rate;
      Object.assign(ship, { going, rate });
    }
  };

/** C132: whether one of her string would come upon a ship that has found room beside who goes before, and stays there. */
const drawsUpon = (now: Situation, ship: RiverShip): boolean => {
  const string = [ship, ...stringOf(now, ship)];
  const goAlong = string.flatMap(({ id, tug = '' }) => (isCaught(now.state.ships[tug] ?? ship) ? [id] : [id, tug]));
  return string.slice(1).some((tow, index) => {
    const into = string[index]?.at;
    return afloat(now).some(other => other.at === into && !goAlong.includes(other.id) && !mayShare(tow, other));
  });
};

const canStep = (now: Situation, ship: RiverShip): boolean =>
  !ship.halted && ship.going !== 'still' && hasHex(ship) && nextSide(now, ship) !== null && !drawsUpon(now, ship);

/** S8: the edge by which she leaves the chart. */
const edgeCrossed = ({ chart }: Pick<Situation, 'chart'>, from: HexId, side: Facing): Edge =>
  EDGES.find(each => chart.crosses(from, side, each)) ?? 'left';

const leave = (play: Play, id: ShipId): void => {
  const ship = shipOf(play, id);
  const edge = edgeCrossed(play, ship.at, nextSide(play, ship) ?? ship.facing);
  leaveCaught(play, ship);
  const together = [id, ...(ship.tows ?? []), ...(ship.tug === undefined ? [] : [ship.tug])];
  for (const each of together) leaveBy(play, each, edge);
};

/** C132: whoever is towed off the chart leaves it as who tows her. */
const leaveBy = (play: Play, id: ShipId, edge: Edge): void => {
  const ship = shipOf(play, id);
  const exited = !ship.abandoned && exitEdges(play, id, ship.side).includes(edge);
  play.emit({ type: 'shipLeft', ship: id, from: ship.at, edge, exited });
  Object.assign(ship, { status: exited ? 'exited' : 'gone', leftBy: edge, at: 0, speed: 0, inHand: 0, rate: 0 });
  Object.assign(ship, { going: 'still', halted: true, plot: null, shocks: [] });
  for (const line of ['tows', 'towedBy', 'tug', 'fastTo'] as const) delete ship[line];
  loseBoarders(play, ship);
  getClear(play, ship);
};

/** C73, C109: driven into land she is stuck; an obstruction or a wharf only stops her. */
const runInto = (play: Play, id: ShipId, by: HexId): void => {
  const ship = shipOf(play, id);
  const terrain = play.chart.terrain(by);
  const held = terrain !== 'obstruction' && terrain !== 'wharf';
  if (held) ground(ship, 0);
  else stop(ship);
  play.emit({ type: 'shipStopped', ship: id, at: ship.at, by, held });
};

/** C3, C7, C48: in the hex that she has come into she turns, as plotted or as her rudder will have it. */
const steer = (play: Play, ship: RiverShip): void => {
  if (ship.going !== 'ahead' && ship.going !== 'astern') return;
  const backs = ship.going === 'astern';
  const turning = { saved: ship.turning, astern: ship.turningAstern };
  const sides = helmed(ship, ship.plot?.turns[ship.entered] ?? 0, mayTurnBy(turning, ship.handling, backs));
  const after = turnedBy(turning, ship.handling, backs, sides);
  Object.assign(ship, { entered: ship.entered + 1, turning: after.saved, turningAstern: after.astern });
  if (sides === 0) return;
  const from = ship.facing;
  ship.facing = turned(from, sides);
  play.emit({ type: 'shipTurned', ship: ship.id, from, facing: ship.facing });
};

const advance = (play: Play, { ship: id, from, to }: HexStep): Drawn[] => {
  const ship = shipOf(play, id);
  ship.inHand = lessHex(ship.inHand);
  ship.at = to;
  if (ship.cleared !== to) ship.cleared = 0;
  // C75: she has reversed back.
  if (ship.going === 'astern') delete ship.balked;
  getClear(play, ship);
  play.emit({ type: 'shipMoved', ship: id, from, to, going: ship.going });
  steer(play, ship);
  return drawAfter(play, ship, from);
};

/** C14: a ship in tow comes into the hex that who goes before her leaves. */
const comesInto = (now: Situation, other: RiverShip, hex: HexId, goers: readonly ShipId[]): boolean => {
  const head = now.state.ships[other.towedBy ?? ''];
  if (!head || !goers.includes(head.id)) return false;
  const string = [head.id, ...(head.tows ?? [])];
  return now.state.ships[string[string.indexOf(other.id) - 1] ?? '']?.at === hex;
};

/** C12, C132: of her own string the last alone makes way for her, since all others would follow into the hex that she has come into. */
const leavesRoom = (other: RiverShip, ship: RiverShip): boolean =>
  other.towedBy === ship.id ? ship.tows?.at(-1) === other.id : mayShare(ship, other);

const trafficOf = (now: Situation, goers: readonly ShipId[]): Traffic => ({
  lieIn: (hex, id) =>
    afloat(now).flatMap(other =>
      (other.at === hex || comesInto(now, other, hex, goers)) && other.id !== id && !leavesRoom(other, shipOf(now, id))
        ? [other.id]
        : [],
    ),
  stopped: (one, other) => stoppedOf(now, one, other),
});

/** C4: one hex for those who go next; false when the quarter is over. */
export const stepNext = (play: Play): boolean => {
  const able = afloat(play).filter(ship => canStep(play, ship));
  if (able.length === 0) return false;
  const { group, stepped } = nextGroup(able, play.state.stepped);
  play.state.stepped = stepped;
  const steps = group.map((ship): HexStep => ({ ship: ship.id, from: ship.at, to: nextHex(play, ship) }));
  const off = steps.filter(({ to }) => to === 0);
  const ashore = steps.filter(
    ({ ship, to }) =>
      to !== 0 && !play.chart.navigable(to) && !(mayCross(play, shipOf(play, ship), to) && comesOver(play, ship, to)),
  );
  const open = steps.filter(step => !off.includes(step) && !ashore.includes(step));
  const goers = group.map(({ id }) => id);
  const { through, meetings } = settleGroup(open, trafficOf(play, goers));
  for (const { ship } of off) leave(play, ship);
  for (const { ship, to } of ashore) runInto(play, ship, to);
  const drawn = through.flatMap(step => advance(play, step));
  for (const meeting of meetings) if (isOn(play, meeting.ship)) meet(play, meeting);
  for (const { ship, from } of [...through, ...drawn]) {
    testBottom(play, ship, from);
    meetMines(play, ship, from);
  }
  for (const { ship } of through) holdBack(play, ship);
  return true;
};

/** C132: who has a ship on her line that is held goes no farther. */
const holdBack = (play: Play, id: ShipId): void => {
  const ship = shipOf(play, id);
  if (ship.status === 'afloat' && !ship.halted && isTethered(play, ship)) stop(ship);
};

/** A blow of this step may have sunk her already. */
const isOn = (play: Play, id: ShipId): boolean => {
  const ship = shipOf(play, id);
  return ship.status === 'afloat' && !ship.halted;
};
