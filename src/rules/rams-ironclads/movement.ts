import { shipOf } from '../../core/rules.ts';
import { ALL_FACINGS, EDGES, turned, type Edge, type Facing, type HexId, type ShipId } from '../../core/types.ts';
import { contact, type Meeting } from './contact.ts';
import { forgetWays, haveEntered } from './shoals.ts';
import { meetMines } from './mines.ts';
import { exitEdges } from './objectives.ts';
import { SCALE } from './tables.ts';
import { pushedBy } from './towing.ts';
import type { Play, RamsShip, Situation } from './types.ts';
import { afloat, shipAt, stringOf } from './units.ts';
import { headingOf, twelfthsFor, wayOf } from './way.ts';

/** R1, R2, R42: a half-move begins: every vessel reads the current where she lies and earns her twelfths. */
export const beginHalf =
  (half: 1 | 2) =>
  (play: Play): void => {
    play.state.half = half;
    play.state.stepped = [];
    for (const ship of afloat(play)) {
      const way = wayOf(play, ship);
      ship.twelfths = twelfthsFor(ship, way);
      ship.going = way.going;
      ship.rate = way.rate;
      ship.halted = false;
    }
    forgetWays(play);
  };

/** A vessel that moves by herself, with what hangs on her. */
interface Mover {
  ship: ShipId;
  /** The vessel that comes first into the next hex: herself, or the one she pushes. */
  lead: ShipId;
  from: HexId;
  heading: Facing;
  /** 0 = off the chart. */
  to: HexId;
  /** The hex that is free when all of them have moved on. */
  leaves: HexId;
}

/** R68: what a tug pushes goes before her; when she backs, it is drawn after her. */
const pushedAhead = (now: Situation, ship: RamsShip): RamsShip | undefined =>
  ship.going === 'ahead' ? pushedBy(now, ship) : undefined;

const moverOf = (now: Situation, ship: RamsShip): Mover | null => {
  const pushed = pushedAhead(now, ship);
  const lead = pushed ?? ship;
  const heading = headingOf(now, ship);
  if (heading === null) return null;
  const last = pushed ? ship : (stringOf(now, ship).at(-1) ?? ship);
  const to = now.chart.neighbour(lead.at, heading);
  return { ship: ship.id, lead: lead.id, from: lead.at, heading, to, leaves: last.at };
};

const canStep = (ship: RamsShip): boolean =>
  ship.towedBy === '' && !ship.halted && ship.going !== 'still' && ship.twelfths >= SCALE.twelfths;

/** R6: who goes next: of those that have not had their hex in this round, the fastest, equal speeds together. */
const nextGroup = (play: Play): RamsShip[] => {
  const able = afloat(play).filter(canStep);
  const fresh = able.filter(ship => !play.state.stepped.includes(ship.id));
  if (fresh.length === 0) play.state.stepped = [];
  const round = fresh.length > 0 ? fresh : able;
  const most = Math.max(0, ...round.map(ship => ship.rate));
  return round.filter(ship => ship.rate === most);
};

const halt = (ship: RamsShip): void => {
  ship.halted = true;
  ship.twelfths = 0;
};

/** S8: the edge by which she leaves the chart, going that way from a hex at the rim. */
export const edgeCrossed = ({ chart }: Pick<Situation, 'chart'>, from: HexId, heading: Facing): Edge =>
  EDGES.find(each => chart.crosses(from, heading, each)) ?? 'left';

/** R29, R43, R44: whether what brings her up holds her for good; before a wharf or an obstruction she is merely stopped. */
export const isBank = ({ chart }: Pick<Situation, 'chart'>, hex: HexId): boolean => {
  const terrain = chart.terrain(hex);
  return terrain !== 'wharf' && terrain !== 'obstruction';
};

/** S8, R70: off the chart for good, and what she tows with her. */
const leave = (play: Play, mover: Mover): void => {
  const ship = shipOf(play, mover.ship);
  const edge = edgeCrossed(play, mover.from, mover.heading);
  for (const { id } of [ship, ...stringOf(play, ship)]) {
    const each = shipOf(play, id);
    const exited = !each.abandoned && exitEdges(play, id, each.side).includes(edge);
    play.emit({ type: 'shipLeft', ship: id, from: each.at, edge, exited });
    Object.assign(each, { status: exited ? 'exited' : 'gone', leftBy: edge, at: 0, speed: 0, order: null, tows: [] });
    Object.assign(each, { towedBy: '', pushing: false, twelfths: 0, going: 'still', rate: 0 });
  }
};

/** R29: brought up by the shore. */
const stop = (play: Play, mover: Mover): void => {
  const [ship, lead] = [shipOf(play, mover.ship), shipOf(play, mover.lead)];
  const bank = isBank(play, mover.to);
  if (bank) lead.aground = 'bank';
  halt(ship);
  halt(lead);
  ship.speed = 0;
  play.emit({ type: 'shipStopped', ship: lead.id, at: lead.at, by: mover.to, bank });
};

/** Section 11: bow first, or stern first where her stern lies toward the line. */
const towedFacing = (now: Situation, tow: RamsShip, to: HexId): Facing => {
  const toward = ALL_FACINGS.find(facing => now.chart.neighbour(tow.at, facing) === to) ?? tow.facing;
  return tow.facing === turned(toward, 3) ? tow.facing : toward;
};

/** R30: whoever is in tow follows into the hex just left. */
const followInTow = (play: Play, ship: RamsShip, left: HexId): void => {
  let free = left;
  for (const { id } of stringOf(play, ship)) {
    const tow = shipOf(play, id);
    const from = tow.at;
    tow.facing = towedFacing(play, tow, free);
    tow.at = free;
    haveEntered(play, tow);
    play.emit({ type: 'shipTowed', ship: id, by: ship.id, from, to: free, facing: tow.facing });
    free = from;
  }
};

const advance = (play: Play, mover: Mover): void => {
  const ship = shipOf(play, mover.ship);
  const from = ship.at;
  ship.twelfths -= SCALE.twelfths;
  const lead = pushedAhead(play, ship);
  if (lead) {
    ship.at = lead.at;
    lead.at = mover.to;
    haveEntered(play, ship);
    haveEntered(play, lead);
    play.emit({ type: 'shipMoved', ship: ship.id, from, to: ship.at, going: ship.going });
    play.emit({ type: 'shipTowed', ship: lead.id, by: ship.id, from: mover.from, to: lead.at, facing: lead.facing });
    return;
  }
  ship.at = mover.to;
  haveEntered(play, ship);
  play.emit({ type: 'shipMoved', ship: ship.id, from, to: mover.to, going: ship.going });
  followInTow(play, ship, from);
};

/** Pairs of a group that meet on their way. */
const pairsThat = (
  movers: readonly Mover[],
  how: Meeting['how'],
  meet: (one: Mover, other: Mover) => boolean,
): Meeting[] =>
  movers.flatMap((one, index) =>
    movers.slice(index + 1).flatMap(other => (meet(one, other) ? [{ one: one.lead, other: other.lead, how }] : [])),
  );

/** R24: vessels of one group that would change places. */
const exchanges = (movers: readonly Mover[]): Meeting[] =>
  pairsThat(movers, 'exchange', (one, other) => one.to === other.from && other.to === one.from);

/** R24: who comes into the hex of one that does not make room in the same step. */
const contacts = (play: Play, movers: readonly Mover[]): Meeting[] =>
  movers.flatMap((mover): Meeting[] => {
    const other = shipAt(play, mover.to);
    const goes = movers.some(each => each.ship !== mover.ship && each.leaves === mover.to);
    return other && !goes ? [{ one: mover.lead, other: other.id, how: 'contact' }] : [];
  });

/** R24: vessels of one group that would come into one empty hex; into one that is still to be left only when no other pair is found. */
const crossings = (play: Play, movers: readonly Mover[]): Meeting[] => {
  const meets = (one: Mover, other: Mover): boolean => one.to === other.to;
  const found = pairsThat(movers, 'crossing', (one, other) => meets(one, other) && !shipAt(play, one.to));
  return found.length > 0 ? found : pairsThat(movers, 'crossing', meets);
};

/**
 * R6: settles who gets through and who collides, until nobody else is stopped by someone who was. R24: two that come into the hex of a
 * third who stays both meet her, and not each other.
 */
const settleGroup = (play: Play, movers: readonly Mover[]): { through: Mover[]; meetings: Meeting[] } => {
  const meetings: Meeting[] = [];
  let through = [...movers];
  for (;;) {
    let found = exchanges(through);
    if (found.length === 0) found = contacts(play, through);
    if (found.length === 0) found = crossings(play, through);
    if (found.length === 0) return { through, meetings };
    meetings.push(...found);
    const stopped = new Set(found.flatMap(({ one, other, how }) => (how === 'contact' ? [one] : [one, other])));
    through = through.filter(({ lead }) => !stopped.has(lead));
  }
};

const haltMeeting = (play: Play, meeting: Meeting): void => {
  const stopped = meeting.how === 'contact' ? [meeting.one] : [meeting.one, meeting.other];
  for (const id of stopped) {
    const ship = shipOf(play, id);
    halt(ship);
    const tower = play.state.ships[ship.towedBy];
    if (tower) halt(tower);
  }
};

/** Sections 4 and 7, R6: one hex for the next group of vessels; false when the half-move is over. */
export const stepNext = (play: Play): boolean => {
  const group = nextGroup(play);
  if (group.length === 0) return false;
  play.state.stepped.push(...group.map(ship => ship.id));
  for (const ship of group) if (headingOf(play, ship) === null) halt(ship);
  const movers = group.flatMap(ship => moverOf(play, ship) ?? []);
  const off = movers.filter(mover => mover.to === 0);
  const ashore = movers.filter(mover => mover.to !== 0 && !play.chart.navigable(mover.to));
  const open = movers.filter(mover => !off.includes(mover) && !ashore.includes(mover));
  // Who leaves the chart makes room for those behind her.
  for (const mover of off) leave(play, mover);
  const { through, meetings } = settleGroup(play, open);
  for (const mover of ashore) stop(play, mover);
  const came = through
    .flatMap(({ ship }) => [ship, ...shipOf(play, ship).tows])
    .map((id): [ShipId, HexId] => [id, shipOf(play, id).at]);
  // Heads of columns first, so that nobody is ever put on top of another.
  const waiting = [...through];
  while (waiting.length > 0) {
    const index = Math.max(
      0,
      waiting.findIndex(mover => !shipAt(play, mover.to)),
    );
    const [mover] = waiting.splice(index, 1);
    if (mover) advance(play, mover);
  }
  // What counts is how they came, not that they have stopped each other.
  for (const meeting of meetings) contact(play, meeting);
  for (const meeting of meetings) haltMeeting(play, meeting);
  for (const [id, from] of came) meetMines(play, id, from);
  return true;
};
