import { ALL_FACINGS, type Facing, type HexId } from '../../../core/types.ts';
import { CHANGE, SCALE } from '../tables.ts';
import { towLoad } from '../towing.ts';
import { type RamsCommand, type RamsShip, HELMS } from '../types.ts';
import { powered } from '../units.ts';
import type { Field } from './field.ts';
import { groundsIn } from './grounds.ts';
import { motionOf, reckon, type Leg, type Marker, type Motion } from './reckoning.ts';
import { reason, type Reason } from '../../../system/captain.ts';
import { named } from '../../../languages/phrase.ts';

/** A ship to be fetched, who fetches her, and what he does next. */
export interface Salvage {
  readonly wreck: RamsShip;
  readonly tug: string;
  /** Moves until he lies beside her at rest. */
  readonly moves: number;
  /** The marker that brings him nearer; null where he has arrived or must cast off first. */
  readonly marker: Marker | null;
}

/** A way to lie beside her, as far as it has been thought through. */
interface Approach {
  readonly motion: Motion;
  readonly first: Marker | null;
  readonly moves: number;
  readonly guess: number;
}

/** Moves that are looked ahead, and approaches that are kept of each number of moves. */
const MOST_MOVES = 8;
const KEPT = 16;
/** The chance of the bottom that a tug does not take. */
const TOO_SHOAL = 0.34;
/** Half-knots that a hex's distance allows when she is to stop there. */
const BRAKING = 4;

/** Ships that are to leave and cannot by themselves, nobody having them in tow. */
const wrecksOf = (field: Field): RamsShip[] =>
  Object.keys(field.stakes.exits).flatMap(id => {
    const ship = field.now.state.ships[id];
    const waits = ship?.status === 'afloat' && !ship.abandoned && ship.towedBy === '';
    return ship && waits && (!powered(field.now, ship) || ship.aground === 'bank') ? [ship] : [];
  });

/** Half-knots that a ship would have left with that one in tow. */
const topWith = (ship: RamsShip, wreck: RamsShip): number => ship.top - towLoad([wreck]);

/** Whether she hangs on the line of somebody who is under way. */
const moves = ({ now: { state } }: Field, id: string): boolean => {
  const tower = state.ships[state.ships[id]?.towedBy ?? ''];
  return tower !== undefined && tower.speed !== 0;
};

const blockedHexes = (field: Field, ship: RamsShip): Set<HexId> => {
  const hexes = new Set<HexId>();
  for (const [id, track] of field.tracks)
    if (id !== ship.id && !ship.tows.includes(id) && track.legs[0].rate === 0 && !moves(field, id))
      hexes.add(track.end.at);
  return hexes;
};

/**
 * Speeds to think of on the way: a guess by whole knots. The markers that the rules will offer then (`speedsFor`) reckon with damaged
 * steam pipes, a top speed of half a knot, and engines that do not move her astern (tests/systems/rams-ironclads/captain.test.ts).
 */
export const speedsFrom = (ship: RamsShip, speed: number): number[] => {
  const { usual } = CHANGE;
  const found: number[] = [];
  for (let next = Math.max(-ship.top, speed - usual); next <= Math.min(ship.top, speed + usual); next++)
    if (next % SCALE.halves === 0 || next === speed) found.push(next);
  return found;
};

/** How many moves it will take at least from there: way, and way to be taken off. */
const guessFrom = (field: Field, wreck: RamsShip, { at, speed }: Motion): number => {
  const far = Math.max(0, field.now.chart.range(at, wreck.at) - 1);
  const { usual } = CHANGE;
  const tooFast = Math.max(0, Math.abs(speed) - BRAKING * far) / usual;
  return far * 0.6 + tooFast + Math.abs(speed) / (4 * usual);
};

/** Where to lie to pull her off: beside her, in water that will not hold her again if there is any. */
const berthsOf = (field: Field, wreck: RamsShip, blocked: ReadonlySet<HexId>): ReadonlySet<HexId> => {
  const { chart } = field.now;
  const free = ALL_FACINGS.map(sixth => chart.neighbour(wreck.at, sixth)).filter(
    hex => hex !== 0 && chart.navigable(hex) && !blocked.has(hex),
  );
  const deep = free.filter(hex => groundsIn(field, wreck.draught, hex) <= TOO_SHOAL);
  return new Set(deep.length > 0 ? deep : free);
};

/** More than any speed in half-knots, twelfths carried over, and degrees kept. */
const [SPEEDS, TWELFTHS, DEGREES] = [100, 100, 60];

/** Motions that are alike have the same number. */
const keyOf = ({ at, facing, speed, twelfths, credit }: Motion): number =>
  (((at * 6 + facing) * 2 * SPEEDS + speed + SPEEDS) * TWELFTHS + twelfths) * 2 * DEGREES +
  (credit === null ? 0 : credit.degrees + (credit.to === 'port' ? DEGREES : 0));

/** What a tug looks for, and what she keeps clear of. */
interface Search {
  readonly field: Field;
  /** The tug, as if she had nothing in tow. */
  readonly ship: RamsShip;
  readonly wreck: RamsShip;
  readonly blocked: ReadonlySet<HexId>;
  readonly berths: ReadonlySet<HexId>;
}

const isClear = ({ field, ship, blocked }: Search, { path }: Leg): boolean => {
  for (let step = 1; step < path.length; step++) {
    const hex = path[step] ?? 0;
    if (blocked.has(hex) || groundsIn(field, ship.draught, hex) > TOO_SHOAL) return false;
  }
  return true;
};

/** Adds all that a ship can do from there in one move without running into anything. */
const addSteps = (search: Search, from: Approach, seen: Set<number>, found: Approach[]): void => {
  const { field, ship, wreck } = search;
  const moves = from.moves + 1;
  for (const speed of speedsFrom(ship, from.motion.speed))
    for (const helm of speed === 0 ? STRAIGHT_ON : HELMS) {
      const marker = { speed, helm, anchor: false };
      const { legs, end, leaves, onBank } = reckon(field.now, ship, from.motion, marker);
      if (leaves !== null || onBank) continue;
      const key = keyOf(end);
      if (seen.has(key) || !isClear(search, legs[0]) || !isClear(search, legs[1])) continue;
      seen.add(key);
      found.push({ motion: end, first: from.first ?? marker, moves, guess: moves + guessFrom(field, wreck, end) });
    }
};
const STRAIGHT_ON = ['straight'] as const;

/** The heading that brings her nearer to her exit. */
const homeward = ({ now: { chart }, stakes }: Field, wreck: RamsShip): Facing => {
  const edge = stakes.exits[wreck.id] ?? 'left';
  const far = (facing: Facing): number => {
    const next = chart.neighbour(wreck.at, facing);
    return next === 0 ? -1 : chart.hexesToEdge(next, edge);
  };
  return ALL_FACINGS.reduce<Facing>((best, facing) => (far(facing) < far(best) ? facing : best), 3);
};

/** The quickest way found to lie beside her at rest. */
const approach = (field: Field, tug: RamsShip, wreck: RamsShip): Approach | null => {
  const blocked = blockedHexes(field, tug);
  const berths = berthsOf(field, wreck, blocked);
  const search = { field, ship: { ...tug, tows: [] }, wreck, blocked, berths };
  const home = homeward(field, wreck);
  const turnsHome = ({ motion }: Approach): number =>
    Math.min((motion.facing - home + 6) % 6, (home - motion.facing + 6) % 6);
  let wave: Approach[] = [{ motion: motionOf(tug), first: null, moves: 0, guess: 0 }];
  const seen = new Set<number>();
  for (let moves = 0; moves <= MOST_MOVES && wave.length > 0; moves++) {
    const there = wave.filter(({ motion }) => motion.speed === 0 && berths.has(motion.at));
    if (there.length > 0) return there.reduce((best, each) => (turnsHome(each) < turnsHome(best) ? each : best));
    const next: Approach[] = [];
    for (const from of wave) addSteps(search, from, seen, next);
    wave = next.sort((one, other) => one.guess - other.guess).slice(0, KEPT);
  }
  return null;
};

/** Moves that a tow loses for each half-knot that the tug is slower. */
const SLOW_TUG = 0.4;
const FASTEST = 22;

/** What is to be fetched, each by the ship that will have brought it away first. */
export const salvagesOf = (field: Field): Salvage[] =>
  wrecksOf(field).flatMap(wreck => {
    let best: Salvage | null = null;
    let least = Infinity;
    for (const { ship } of field.friends) {
      if (!ship || ship.id === wreck.id || ship.aground !== 'no' || ship.towedBy !== '') continue;
      if (!powered(field.now, ship) || field.stakes.exits[ship.id] !== undefined) continue;
      const top = topWith(ship, wreck);
      const extra = SLOW_TUG * Math.max(0, FASTEST - top) + (ship.tows.length > 0 ? 1 : 0);
      const way = top > 0 && extra < least ? approach(field, ship, wreck) : null;
      const moves = (way?.moves ?? Infinity) + extra;
      if (!way || moves >= least) continue;
      least = moves;
      best = { wreck, tug: ship.id, moves: way.moves, marker: ship.tows.length > 0 ? null : way.first };
    }
    return best ? [best] : [];
  });

/** What bringing her away is worth to every step towards it, in hull points. */
const FETCHING = 14;
/** Taking in tow or casting off without need. */
const NEEDLESS = 8;

/** Whether a ship that she has in tow would leave sooner by her own steam. */
const steamsBetter = (field: Field, ship: RamsShip): boolean =>
  ship.tows.some(id => {
    const tow = field.now.state.ships[id];
    if (!tow || field.stakes.exits[id] === undefined || tow.aground !== 'no') return false;
    return powered(field.now, tow) && tow.top > topWith(ship, tow);
  });

/** Whether a command is the next thing to do for a wreck, in hull points. */
export const fetches = (field: Field, salvages: readonly Salvage[], ship: RamsShip, command: RamsCommand): number => {
  const mine = salvages.find(({ tug }) => tug === ship.id);
  switch (command.type) {
    case 'takeInTow':
      return mine?.wreck.id === command.target && command.how === 'tow' ? FETCHING : -NEEDLESS;
    case 'castOff':
      if (steamsBetter(field, ship)) return FETCHING;
      return mine && ship.tows.length > 0 ? FETCHING : -NEEDLESS;
    case 'plot':
      return mine?.marker?.speed === command.speed && mine.marker.helm === command.helm ? FETCHING : 0;
    default:
      return 0;
  }
};

export const fetchReason = (salvages: readonly Salvage[], ship: RamsShip, command: RamsCommand): Reason => {
  const wreck = salvages.find(({ tug }) => tug === ship.id)?.wreck.id;
  if (command.type === 'takeInTow') return reason`${named(ship.id)} passes a line to ${named(command.target)}.`;
  if (command.type !== 'castOff')
    return wreck === undefined
      ? reason`${named(ship.id)} comes alongside her.`
      : reason`${named(ship.id)} comes alongside ${named(wreck)}.`;
  return wreck === undefined
    ? reason`${named(ship.id)} casts off: her tow has steam of her own.`
    : reason`${named(ship.id)} casts off to fetch ${named(wreck)}.`;
};
