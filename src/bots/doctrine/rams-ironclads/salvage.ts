import type { Facing, HexId } from '../../../core/types.ts';
import type { RamsCommand, RamsShip } from '../../../rules/rams-ironclads/types.ts';
import { HELMS } from '../../../rules/rams-ironclads/types.ts';
import type { Field } from './field.ts';
import { groundsIn } from './grounds.ts';
import { isPowered, motionOf, reckon, towLoad, type Marker, type Motion } from './reckoning.ts';

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
const KEPT = 40;
/** The chance of the bottom that a tug does not take. */
const TOO_SHOAL = 0.34;
/** Half-knots that a hex's distance allows when she is to stop there. */
const BRAKING = 4;

/** Ships that are to leave and cannot by themselves, nobody having them in tow. */
const wrecksOf = (field: Field): RamsShip[] =>
  Object.keys(field.stakes.exits).flatMap(id => {
    const ship = field.now.state.ships[id];
    const waits = ship?.status === 'afloat' && !ship.abandoned && ship.towedBy === '';
    return ship && waits && (!isPowered(field.water.turn, ship) || ship.aground === 'bank') ? [ship] : [];
  });

/** Half-knots that a ship would have left with that one in tow. */
const topWith = (field: Field, ship: RamsShip, wreck: RamsShip): number => ship.top - towLoad(field.printed, [wreck]);

const blockedHexes = (field: Field, ship: RamsShip): Set<HexId> => {
  const hexes = new Set<HexId>();
  for (const [id, track] of field.tracks)
    if (id !== ship.id && !ship.tows.includes(id) && track.legs[0].rate === 0) hexes.add(track.end.at);
  return hexes;
};

const speedsFrom = (field: Field, ship: RamsShip, speed: number): number[] => {
  const { usual } = field.printed.CHANGE;
  const { halves } = field.printed.SCALE;
  const found: number[] = [];
  for (let next = Math.max(-ship.top, speed - usual); next <= Math.min(ship.top, speed + usual); next++)
    if (next % halves === 0 || next === speed) found.push(next);
  return found;
};

/** How many moves it will take at least from there: way, and way to be taken off. */
const guessFrom = (field: Field, wreck: RamsShip, { at, speed }: Motion): number => {
  const far = Math.max(0, field.now.chart.range(at, wreck.at) - 1);
  const { usual } = field.printed.CHANGE;
  const tooFast = Math.max(0, Math.abs(speed) - BRAKING * far) / usual;
  return far * 0.6 + tooFast + Math.abs(speed) / (4 * usual);
};

const alongside = (field: Field, wreck: RamsShip, { at, speed }: Motion): boolean =>
  speed === 0 && field.now.chart.range(at, wreck.at) === 1;

const keyOf = ({ at, facing, speed, twelfths, credit }: Motion): string =>
  `${at} ${facing} ${speed} ${twelfths} ${credit?.to} ${credit?.degrees}`;

/** All that a ship can do from there in one move without running into anything. */
const stepsFrom = (
  field: Field,
  ship: RamsShip,
  wreck: RamsShip,
  from: Approach,
  blocked: ReadonlySet<HexId>,
): Approach[] =>
  speedsFrom(field, ship, from.motion.speed).flatMap(speed =>
    (speed === 0 ? (['straight'] as const) : HELMS).flatMap((helm): Approach[] => {
      const marker = { speed, helm, anchor: false };
      const track = reckon(field.water, { ...ship, tows: [] }, from.motion, marker);
      if (track.leaves !== null || track.onBank) return [];
      const hexes = [...track.legs[0].path.slice(1), ...track.legs[1].path.slice(1)];
      if (hexes.some(hex => blocked.has(hex) || groundsIn(field, ship.draught, hex) > TOO_SHOAL)) return [];
      const moves = from.moves + 1;
      return [
        { motion: track.end, first: from.first ?? marker, moves, guess: moves + guessFrom(field, wreck, track.end) },
      ];
    }),
  );

/** The heading that brings her nearer to her exit. */
const homeward = ({ now: { chart }, stakes }: Field, wreck: RamsShip): Facing => {
  const edge = stakes.exits[wreck.id] ?? 'left';
  const far = (facing: Facing): number => {
    const next = chart.neighbour(wreck.at, facing);
    return next === 0 ? -1 : chart.hexesToEdge(next, edge);
  };
  return ([0, 1, 2, 3, 4, 5] as const).reduce<Facing>((best, facing) => (far(facing) < far(best) ? facing : best), 3);
};

/** The quickest way found to lie beside her at rest. */
const approach = (field: Field, ship: RamsShip, wreck: RamsShip): Approach | null => {
  const blocked = blockedHexes(field, ship);
  const home = homeward(field, wreck);
  const turnsHome = ({ motion }: Approach): number =>
    Math.min((motion.facing - home + 6) % 6, (home - motion.facing + 6) % 6);
  let wave: Approach[] = [{ motion: motionOf(ship), first: null, moves: 0, guess: 0 }];
  const seen = new Set<string>();
  for (let moves = 0; moves <= MOST_MOVES && wave.length > 0; moves++) {
    const there = wave.filter(({ motion }) => alongside(field, wreck, motion));
    if (there.length > 0) return there.reduce((best, each) => (turnsHome(each) < turnsHome(best) ? each : best));
    const next: Approach[] = [];
    for (const from of wave)
      for (const step of stepsFrom(field, ship, wreck, from, blocked)) {
        const key = keyOf(step.motion);
        if (seen.has(key)) continue;
        seen.add(key);
        next.push(step);
      }
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
      if (!isPowered(field.water.turn, ship) || field.stakes.exits[ship.id] !== undefined) continue;
      const top = topWith(field, ship, wreck);
      const way = top > 0 ? approach(field, ship, wreck) : null;
      const moves = way ? way.moves + SLOW_TUG * Math.max(0, FASTEST - top) + (ship.tows.length > 0 ? 1 : 0) : Infinity;
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

/** Whether a command is the next thing to do for a wreck, in hull points. */
export const fetches = (salvages: readonly Salvage[], ship: RamsShip, command: RamsCommand): number => {
  const mine = salvages.find(({ tug }) => tug === ship.id);
  switch (command.type) {
    case 'takeInTow':
      return mine?.wreck.id === command.target && command.how === 'tow' ? FETCHING : -NEEDLESS;
    case 'castOff':
      return mine && ship.tows.length > 0 ? FETCHING : -NEEDLESS;
    case 'plot':
      return mine?.marker?.speed === command.speed && mine.marker.helm === command.helm ? FETCHING : 0;
    default:
      return 0;
  }
};

export const fetchReason = (salvages: readonly Salvage[], ship: RamsShip, command: RamsCommand): string => {
  const wreck = salvages.find(({ tug }) => tug === ship.id)?.wreck.id ?? '';
  if (command.type === 'takeInTow') return `${ship.id} passes a line to ${wreck}.`;
  return command.type === 'castOff'
    ? `${ship.id} casts off to fetch ${wreck}.`
    : `${ship.id} comes alongside ${wreck}.`;
};
