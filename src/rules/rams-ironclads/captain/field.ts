import { enemyOf, type HexId, type ShipId, type Side } from '../../../core/types.ts';
import { hitsLeft } from '../damage.ts';
import { coasting } from '../orders.ts';
import { unitsOf } from '../shots.ts';
import { isSlow } from '../gunnery.ts';
import { RANGES } from '../tables.ts';
import type { Helm, RamsIronclads, RamsShip, Situation, Unit } from '../types.ts';
import { hexesOf, isHeld, isShip, manned, powered } from '../units.ts';
import { turnLimit } from '../victory.ts';
import { groundSpeed } from '../way.ts';
import { mayWait, shareOf, urgencyOf } from '../../../bots/field.ts';
import { stakesOf, type Stakes } from '../../../bots/stakes.ts';
import { NO_STATIONS, type Temper, type Ask, type Stations } from '../../../system/captain.ts';
import type { Way } from '../../../bots/waters.ts';
import { batteriesOf, firerOf, type Battery, type Firer, type Stand } from './batteries.ts';
import { motionOf, reckon, reckonSecond, type Leg, type Track } from './reckoning.ts';
import { markOf, type RamsMark } from './worth.ts';

export type RamsAsk = Ask<RamsIronclads>;

/** A way that an enemy may go in this move, and how likely it is. */
interface Likely {
  readonly track: Track;
  readonly chance: number;
}

/** A unit of either side as seen from the bridge. */
export interface Party {
  readonly id: string;
  readonly unit: Unit;
  readonly ship: RamsShip | null;
  readonly hexes: readonly HexId[];
  readonly mark: RamsMark;
  readonly batteries: readonly Battery[];
  /** Farthest that her guns reach; 0 = she has none. */
  readonly range: number;
  readonly aim: Firer;
}

export interface Foe extends Party {
  /** As she goes, first; then what else she may do. */
  readonly likely: readonly Likely[];
  /** Of her fire, the part that each ship within her reach must expect. */
  readonly share: number;
  /** Where she stands at the first and at the second fire if she goes on as she goes; at a fire step, at this one and the next. */
  readonly stands: readonly [Stand, Stand];
}

/** The battle as one side's captains see it, worked out once for a step of the move. */
export interface Field {
  readonly now: Situation;
  readonly side: Side;
  readonly temper: Temper;
  readonly stakes: Stakes;
  readonly stations: Stations;
  readonly foes: readonly Foe[];
  readonly friends: readonly Party[];
  /** How friends go in this move: as laid, or as they go until theirs is thought of. */
  readonly tracks: Map<ShipId, Track>;
  /** Ways to where the bottom or a torpedo begins to matter, by draught, as far as they have been asked for. */
  readonly troubles: Map<number, Way>;
  /** Half-knots by which the river helps, by way, hex and heading, as far as they have been asked for. */
  readonly streams: Map<Way, Map<number, number>>;
  readonly movesLeft: number;
  /** How much of the time is gone for a side that must still do something to win, 0 to 1. */
  readonly urgency: number;
  readonly sight: number;
}

const partyOf = (now: Situation, unit: Unit, prize: number, last: number, every: boolean): Party => {
  const batteries = batteriesOf(unit, every);
  return {
    id: unit.id,
    unit,
    ship: isShip(unit) ? unit : null,
    hexes: hexesOf(unit),
    batteries,
    mark: markOf(unit, prize, now.state.turn, last, hitsLeft(now, unit)),
    range: batteries.reduce((most, { gun }) => Math.max(most, RANGES[gun.kind].long), 0),
    aim: firerOf(unit),
  };
};

/** Helms that an enemy may choose, with their chances. */
const HELMS: readonly (readonly [Helm, number])[] = [
  ['straight', 0.5],
  ['port', 0.25],
  ['starboard', 0.25],
];

/**
 * The speed that a ship will have: as she goes if she can, otherwise as her way comes off her. A guess: what the rules would put on her
 * marker (`defaultPlot`) reckons with her tow as well, and with how fast her way comes off (tests/systems/rams-ironclads/captain.test.ts).
 */
export const speedOn = (now: Situation, ship: RamsShip): number =>
  powered(now, ship) ? Math.max(-ship.top, Math.min(ship.top, ship.speed)) : coasting(ship.speed);

/** How she goes if she goes on as she does. */
const steadyTrack = (now: Situation, ship: RamsShip): Track =>
  reckon(now, ship, motionOf(ship), { speed: speedOn(now, ship), helm: 'straight', anchor: false }, isHeld(ship));

/** How a friend goes: by the marker that lies for her, or as she does. */
const trackOf = (now: Situation, ship: RamsShip): Track =>
  ship.plot ? reckon(now, ship, motionOf(ship), ship.plot) : steadyTrack(now, ship);

/** A ship that makes fewer half-knots than this is taken to work up. */
const WORKS_UP_BELOW = 4;

const likelyTracks = (now: Situation, ship: RamsShip): Likely[] => {
  const steady = steadyTrack(now, ship);
  const steams = powered(now, ship);
  if (isHeld(ship) || (ship.speed === 0 && !steams)) return [{ track: steady, chance: 1 }];
  const speed = speedOn(now, ship);
  const likely = steams && Math.abs(speed) < WORKS_UP_BELOW ? Math.min(ship.top, WORKS_UP_BELOW) : speed;
  const motion = motionOf(ship);
  return HELMS.map(([helm, chance], index) => ({
    chance,
    track: index === 0 ? steady : reckon(now, ship, motion, { speed: likely, helm, anchor: false }),
  }));
};

/** Where a leg leaves a ship when the guns speak. */
export const standAfter = (leg: Leg, facing: Stand['facing']): Stand => ({
  at: leg.path.at(-1) ?? 0,
  facing,
  slow: isSlow(leg.rate),
});

const onLand = (unit: Unit): Stand => ({ at: hexesOf(unit)[0] ?? 0, facing: unit.facing, slow: false });

const standsOf = (unit: Unit, track: Track | undefined): [Stand, Stand] => {
  if (!track) return [onLand(unit), onLand(unit)];
  const [first, second] = track.legs;
  return [standAfter(first, second.facing), standAfter(second, second.facing)];
};

/** Where a unit stands now that the markers lie open. */
const standNow = (now: Situation, unit: Unit): Stand =>
  isShip(unit) ? { at: unit.at, facing: unit.facing, slow: isSlow(groundSpeed(now, unit)) } : onLand(unit);

/** The same, and where she will stand when the second half-move is over. */
export const openStands = (now: Situation, unit: Unit): [Stand, Stand] => {
  const stand = standNow(now, unit);
  const later = now.state.half === 1 && isShip(unit);
  return [stand, later ? standAfter(reckonSecond(now, unit), unit.facing) : stand];
};

/** Hexes that two ships may close in a move. */
const CLOSING = 3;

/** The range at which guns tell. */
const TELLS = 7;

/** Friends and hulks: whoever lies in the way and is not to be run into. */
const inTheWay = (ship: RamsShip, side: Side): boolean =>
  ship.status === 'afloat' && (ship.side === side || ship.abandoned);

/** All enemies as their next move is guessed at, or with the markers open. */
const foesOf = (ask: RamsAsk, plotting: boolean, enemies: readonly Party[]): Foe[] => {
  const { now, side } = ask;
  const own = plotting ? manned(now, side) : [];
  return enemies.map(seen => {
    if (!plotting) return { ...seen, likely: [], share: 0, stands: openStands(now, seen.unit) };
    const likely = seen.ship ? likelyTracks(now, seen.ship) : [];
    const stands = standsOf(seen.unit, likely[0]?.track);
    return {
      ...seen,
      likely,
      share: shareOf(now.chart, own, seen.hexes, Math.min(seen.range, TELLS) + CLOSING),
      stands,
    };
  });
};

const tracksOf = ({ now, side }: RamsAsk): Field['tracks'] => {
  const tracks = new Map<ShipId, Track>();
  for (const ship of Object.values(now.state.ships)) if (inTheWay(ship, side)) tracks.set(ship.id, trackOf(now, ship));
  return tracks;
};

/** A battle is won or lost by its objectives: what they name counts so many times as much as the stakes say. */
const PRIZES = 2;
/** What it is worth to sink the last of an enemy's ships, in hull points; of more ships, to each her part. */
const LAST_SHIP = 14;

/** Beyond her hull: what the objectives put on an enemy's head, and that a side without ships has lost (R72). */
const prizesOf = ({ now, side }: RamsAsk, { prize }: Stakes): Record<string, number> => {
  const left = Object.values(now.state.ships).filter(
    ship => ship.side !== side && !ship.abandoned && (ship.status === 'afloat' || ship.status === 'waiting'),
  );
  const prizes: Record<string, number> = {};
  for (const id in prize) prizes[id] = PRIZES * (prize[id] ?? 0);
  for (const { id } of left) prizes[id] = (prizes[id] ?? 0) + LAST_SHIP / left.length;
  return prizes;
};

/** Looks round: before markers are laid (guns that have fired count, since the next move is thought of), or before guns are. */
export const fieldOf = (ask: RamsAsk, plotting: boolean): Field => {
  const { now, side, rules } = ask;
  const { turn } = now.state;
  const last = turnLimit(now);
  const known = stakesOf(rules, now, side);
  const stakes = { ...known, prize: prizesOf(ask, known) };
  const parties = (whose: Side, prizes: Stakes['prize']): Party[] =>
    unitsOf(now, whose).map(unit => partyOf(now, unit, prizes[unit.id] ?? 0, last, plotting));
  return {
    now,
    side,
    temper: ask.temper,
    stakes,
    stations: ask.stations ?? NO_STATIONS,
    friends: parties(side, stakes.ward),
    foes: foesOf(ask, plotting, parties(enemyOf(side), stakes.prize)),
    tracks: plotting ? tracksOf(ask) : new Map<ShipId, Track>(),
    troubles: new Map<number, Way>(),
    streams: new Map<Way, Map<number, number>>(),
    movesLeft: last - turn,
    urgency: urgencyOf(mayWait(rules, now, side, stakes), turn / Math.max(1, last)),
    sight: now.scenario.visibility ?? Infinity,
  };
};
