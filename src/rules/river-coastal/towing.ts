import { shipOf } from '../../core/rules.ts';
import type { Facing, HexId, ShipId } from '../../core/types.ts';
import { getClear, isRaft } from './fireShips.ts';
import { isCaught, isFast, isTug, stringOf } from './lines.ts';
import { SCALE, TOWING } from './tables.ts';
import type { Line, Play, RiverShip, Situation } from './types.ts';
import { afloat, inOrder, shipAt } from './units.ts';
import { AT_REST, isHeld, isPowered } from './way.ts';

const isSlow = ({ speed }: RiverShip): boolean => Math.abs(speed) <= TOWING.atMost * SCALE.halves;

/** C8, C14, C132: whom she could make fast to: a friend, or anybody's hulk or raft, on whom no line lies yet. */
const isLoose = (ship: RiverShip, other: RiverShip): boolean =>
  other.id !== ship.id &&
  other.status === 'afloat' &&
  (other.abandoned || isRaft(other) || other.side === ship.side) &&
  other.burntBy === 0 &&
  !isFast(other) &&
  other.tows === undefined &&
  other.tug === undefined &&
  isSlow(other);

const lastOf = (now: Situation, ship: RiverShip): RiverShip => stringOf(now, ship).at(-1) ?? ship;

const isBeside = (now: Situation, ship: RiverShip, other: RiverShip): boolean =>
  now.chart.range(ship.at, other.at) === 1;

/** C132: who can handle a line at all: under command, with way of her own, on no line of another's. */
const mayHandle = (now: Situation, ship: RiverShip): boolean =>
  ship.fullCpv > 0 && isPowered(now, ship) && !isHeld(ship) && isSlow(ship);

/** Towing, C8, C14: what she may plot to do with lines. */
export const linesFor = (now: Situation, ship: RiverShip): Line[] => {
  const lines: Line[] = [];
  if (ship.tows !== undefined || ship.tug !== undefined || isFast(ship)) lines.push({ does: 'castOff', ship: ship.id });
  if (!mayHandle(now, ship)) return lines;
  const last = lastOf(now, ship);
  const tug = isTug(now, ship.id) && ship.tows === undefined;
  for (const other of afloat(now)) {
    if (!isLoose(ship, other)) continue;
    if (isBeside(now, last, other)) lines.push({ does: 'tow', ship: other.id });
    if (tug && isBeside(now, ship, other) && isPowered(now, other) && !isTug(now, other.id))
      lines.push({ does: 'alongside', ship: other.id });
  }
  return lines;
};

export const sameLine = (one: Line, other: Line): boolean => one.does === other.does && one.ship === other.ship;

/** Into a hex, other than by her own way. */
const draw = (play: Play, ship: RiverShip, to: HexId): void => {
  const from = ship.at;
  ship.at = to;
  getClear(play, ship);
  if (ship.cleared !== to) ship.cleared = 0;
  play.emit({ type: 'shipMoved', ship: ship.id, from, to, going: 'towed' });
};

/** C14, C132: lets go of one ship in tow and those behind her. */
const letSlip = (play: Play, tower: RiverShip, from: ShipId): void => {
  const tows = tower.tows ?? [];
  const first = Math.max(0, tows.indexOf(from));
  for (const id of tows.slice(first)) {
    delete shipOf(play, id).towedBy;
    play.emit({ type: 'lineCast', ship: tower.id, from: id });
  }
  if (first === 0) delete tower.tows;
  else tower.tows = tows.slice(0, first);
};

/** C8: a free hex beside the ship that a tug lies alongside; 0 = there is none. */
const berthBeside = (now: Situation, at: HexId): HexId => {
  for (let side = 0; side < 6; side++) {
    const hex = now.chart.neighbour(at, side as Facing);
    if (hex !== 0 && now.chart.navigable(hex) && !shipAt(now, hex)) return hex;
  }
  return 0;
};

/** C8, C132: the tug casts off into a free hex beside; where there is none, or the bottom or a ship has hold of her, she stays. */
const leaveSide = (play: Play, tug: RiverShip): void => {
  const ship = shipOf(play, tug.fastTo ?? '');
  const to = isCaught(tug) ? 0 : berthBeside(play, ship.at);
  if (to === 0) return;
  part(play, ship, tug);
  draw(play, tug, to);
};

/** C8: her own radius is hers again. */
const part = (play: Play, ship: RiverShip, tug: RiverShip): void => {
  if (ship.ownHandling) ship.handling = ship.ownHandling;
  delete ship.ownHandling;
  delete ship.tug;
  delete tug.fastTo;
  play.emit({ type: 'lineCast', ship: tug.id, from: ship.id });
};

/** C8, C14: as the move begins lines are cast off. */
export const castOff = (play: Play, ship: RiverShip): void => {
  if (ship.fastTo !== undefined) leaveSide(play, ship);
  else if (ship.towedBy !== undefined) letSlip(play, shipOf(play, ship.towedBy), ship.id);
  else if (ship.tows) letSlip(play, ship, ship.tows[0] ?? '');
  else if (ship.tug !== undefined) leaveSide(play, shipOf(play, ship.tug));
};

/** C132: when a ship is lost, or held where her line does not reach, her lines part. */
export const partLines = (play: Play, id: ShipId): void => {
  const ship = shipOf(play, id);
  if (ship.tows) letSlip(play, ship, ship.tows[0] ?? '');
  if (ship.towedBy !== undefined) letSlip(play, shipOf(play, ship.towedBy), id);
  const tug = ship.fastTo === undefined ? play.state.ships[ship.tug ?? ''] : ship;
  if (!tug) return;
  // Two that both go on floating lie beside each other from then on.
  if (ship.status === 'afloat') leaveSide(play, tug);
  else part(play, shipOf(play, tug.fastTo ?? ''), tug);
};

const makeFast = (play: Play, ship: RiverShip, other: RiverShip, does: 'tow' | 'alongside'): void => {
  if (does === 'tow') {
    ship.tows = [...(ship.tows ?? []), other.id];
    Object.assign(other, AT_REST, { towedBy: ship.id, anchored: false });
  } else {
    other.tug = ship.id;
    ship.fastTo = other.id;
    if (other.handling !== 'launch' && other.handling !== 'handy') {
      other.ownHandling = other.handling;
      other.handling = 'handy';
    }
    Object.assign(ship, AT_REST, { facing: other.facing });
    draw(play, ship, other.at);
  }
};

/** Towing, C8, C14: after a move beside each other, both still at 2 knots or less, the line is fast. */
export const passLines = (play: Play): void => {
  for (const ship of inOrder(play)) {
    const line = ship.plot?.line;
    if (ship.abandoned || !line || line.does === 'castOff') continue;
    const other = shipOf(play, line.ship);
    const fast = linesFor(play, ship).some(each => sameLine(each, line));
    play.emit({ type: 'linePassed', ship: ship.id, to: other.id, does: line.does, fast });
    if (fast) makeFast(play, ship, other, line.does);
  }
};

/** C132: a tug alongside that is aground or jammed is left where she lies. */
export const leaveCaught = (play: Play, ship: RiverShip): void => {
  const tug = play.state.ships[ship.tug ?? ''];
  if (tug && isCaught(tug)) part(play, ship, tug);
};

const headingTo = (now: Situation, from: HexId, to: HexId): Facing | null => {
  for (let side = 0; side < 6; side++) if (now.chart.neighbour(from, side as Facing) === to) return side as Facing;
  return null;
};

/** A hex that a ship on a line has come into. */
export interface Drawn {
  readonly ship: ShipId;
  readonly from: HexId;
}

/** C8, C14: whoever hangs on her line follows into the hex just left, a tug alongside goes where she goes; who has moved. */
export const drawAfter = (play: Play, ship: RiverShip, left: HexId): Drawn[] => {
  const drawn: Drawn[] = [];
  let [free, ahead] = [left, ship.at];
  for (const tow of stringOf(play, ship)) {
    const from = tow.at;
    tow.facing = headingTo(play, free, ahead) ?? tow.facing;
    draw(play, tow, free);
    [free, ahead] = [from, tow.at];
    drawn.push({ ship: tow.id, from });
  }
  leaveCaught(play, ship);
  const tug = play.state.ships[ship.tug ?? ''];
  if (tug) {
    const from = tug.at;
    tug.facing = ship.facing;
    draw(play, tug, ship.at);
    drawn.push({ ship: tug.id, from });
  }
  return drawn;
};

/** C132: whoever has come off the bottom is still on her lines where they reach; a tug goes where her ship does. */
export const keepLines = (play: Play, ship: RiverShip): void => {
  const head = play.state.ships[ship.towedBy ?? ''] ?? ship;
  const string = [head, ...stringOf(play, head)];
  const parted = string.find((each, index) => play.chart.range(string[index - 1]?.at ?? each.at, each.at) > 1);
  if (parted) letSlip(play, head, parted.id);
  const tug = play.state.ships[ship.tug ?? ''];
  if (tug) draw(play, tug, ship.at);
  if (ship.fastTo !== undefined) part(play, shipOf(play, ship.fastTo), ship);
};
