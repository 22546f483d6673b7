import { situationOf } from '../../core/engine.ts';
import type { HexId, ShipId } from '../../core/types.ts';
import { seenOf } from '../../core/witness.ts';
import type { Entry } from '../../trials/gameFile.ts';
import type { Trail } from '../view/boardPort.ts';
import type { Session } from './session.ts';

/** Turns after which a way is seen no more. */
const GONE = 2;

/** A way as it grows, and the turn in which it was gone. */
interface Way {
  turn: number;
  hexes: HexId[];
}

/** Hexes that one command has taken a ship through: where there are several, what was seen of it says which. */
const throughHexes = (session: Session, { events, state }: Entry, ship: ShipId, from: HexId, to: HexId): HexId[] => {
  const { match } = session.setup;
  const now = situationOf(match, state);
  const way = from === 0 ? [] : [from];
  for (const event of seenOf(match.rules, events, session.eyes.value)) {
    const { hexes, units } = match.rules.desk.events.where(event, now);
    const [left, hex] = [hexes.at(-2), hexes.at(-1)];
    if (units[0] === ship && hex !== undefined && hex !== left && way.at(-1) === left) way.push(hex);
  }
  return way.at(-1) === to || to === 0 ? way : [...way, to];
};

/** Lengthens the ways of ships that lie elsewhere after a command. */
const follow = (session: Session, ways: Map<ShipId, Way>, before: Entry['state'], entry: Entry): void => {
  const { ships, turn } = entry.state;
  if (ships === before.ships) return;
  for (const [id, { at }] of Object.entries(ships)) {
    const from = before.ships[id]?.at ?? 0;
    if (at === from) continue;
    const hexes = throughHexes(session, entry, id, from, at);
    const known = ways.get(id);
    if (known?.turn === turn && known.hexes.at(-1) === from) known.hexes.push(...hexes.slice(1));
    else ways.set(id, { turn, hexes });
  }
};

/** The ways of all ships that have moved in this turn or the last, each as far as the screen has shown it. */
export const trailsOf = (session: Session): Trail[] => {
  const count = session.shownCount.value;
  const { turn, ships } = session.stateAt(count);
  let first = count;
  while (first > 0 && turn - session.stateAt(first - 1).turn < GONE) first -= 1;
  const ways = new Map<ShipId, Way>();
  session.history.value
    .slice(first, count)
    .forEach((entry, place) => follow(session, ways, session.stateAt(first + place), entry));
  return [...ways].flatMap(([id, way]) => {
    const ship = ships[id];
    if (!ship || ship.at === 0 || way.hexes.length < 2) return [];
    return [{ unit: id, side: ship.side, hexes: way.hexes, age: turn - way.turn }];
  });
};
