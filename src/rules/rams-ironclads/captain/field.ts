import type { HexId, ShipId, Side } from '../../../core/types.ts';
import type { Helm, RamsIronclads, RamsShip, Situation, Unit } from '../types.ts';
import { stakesOf, type Stakes } from '../../../bots/stakes.ts';
import type { Temper, Ask } from '../../../system/captain.ts';
import type { Way } from '../../../bots/waters.ts';
import { batteriesOf, burdenOf, hexesOf, isShip, type Battery, type Stand } from './batteries.ts';
import { printedBy, type Printed } from './numbers.ts';
import { isPowered, motionOf, reckon, reckonSecond, type Leg, type Track, type Water } from './reckoning.ts';
import { markOf, type Mark } from './worth.ts';

export type RamsAsk = Ask<RamsIronclads>;

/** A way that an enemy may go in this move, and how likely it is. */
export interface Likely {
  readonly track: Track;
  readonly chance: number;
}

/** A unit of either side as seen from the bridge. */
export interface Party {
  readonly id: string;
  readonly unit: Unit;
  readonly ship: RamsShip | null;
  readonly hexes: readonly HexId[];
  readonly mark: Mark;
  readonly batteries: readonly Battery[];
  /** Farthest that her guns reach; 0 = she has none. */
  readonly range: number;
  readonly burden: number;
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
  readonly printed: Printed;
  readonly water: Water;
  readonly stakes: Stakes;
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

const partyOf = (printed: Printed, unit: Unit, prize: number, turn: number, last: number, every: boolean): Party => {
  const batteries = batteriesOf(printed, unit, every);
  return {
    id: unit.id,
    unit,
    ship: isShip(unit) ? unit : null,
    hexes: hexesOf(unit),
    batteries,
    mark: markOf(printed, unit, prize, turn, last),
    range: batteries.reduce((most, { kind }) => Math.max(most, printed.RANGES[kind].long), 0),
    burden: burdenOf(printed, unit),
  };
};

/** Helms that an enemy may choose, with their chances. */
const HELMS: readonly (readonly [Helm, number])[] = [
  ['straight', 0.5],
  ['port', 0.25],
  ['starboard', 0.25],
];

/** The speed that a ship will have: as she goes if she can, otherwise as her way comes off her. */
const speedOn = ({ printed, turn }: Water, ship: RamsShip): number => {
  const { speed } = ship;
  const { withoutPower } = printed.CHANGE;
  if (isPowered(turn, ship)) return Math.max(-ship.top, Math.min(ship.top, speed));
  return speed > 0 ? Math.max(0, speed - withoutPower) : Math.min(0, speed + withoutPower);
};

/** Whether nothing but a tow moves her. */
export const isHeld = (ship: RamsShip): boolean => ship.anchored || ship.aground !== 'no' || ship.towedBy !== '';

/** How she goes if she goes on as she does. */
export const steadyTrack = (water: Water, ship: RamsShip): Track =>
  reckon(water, ship, motionOf(ship), { speed: speedOn(water, ship), helm: 'straight', anchor: false }, isHeld(ship));

/** How a friend goes: by the marker that lies for her, or as she does. */
const trackOf = (water: Water, ship: RamsShip): Track =>
  ship.plot ? reckon(water, ship, motionOf(ship), ship.plot) : steadyTrack(water, ship);

/** A ship that makes fewer half-knots than this is taken to work up. */
const WORKS_UP_BELOW = 4;

const likelyTracks = (water: Water, ship: RamsShip): Likely[] => {
  const steady = steadyTrack(water, ship);
  const powered = isPowered(water.turn, ship);
  if (isHeld(ship) || (ship.speed === 0 && !powered)) return [{ track: steady, chance: 1 }];
  const speed = speedOn(water, ship);
  const likely = powered && Math.abs(speed) < WORKS_UP_BELOW ? Math.min(ship.top, WORKS_UP_BELOW) : speed;
  const motion = motionOf(ship);
  return HELMS.map(([helm, chance], index) => ({
    chance,
    track: index === 0 ? steady : reckon(water, ship, motion, { speed: likely, helm, anchor: false }),
  }));
};

/** Where a leg leaves a ship when the guns speak. */
export const standAfter = ({ SLOW }: Printed, leg: Leg, facing: Stand['facing']): Stand => ({
  at: leg.path.at(-1) ?? 0,
  facing,
  slow: leg.rate <= SLOW,
});

const onLand = (unit: Unit): Stand => ({ at: hexesOf(unit)[0] ?? 0, facing: unit.facing, slow: false });

const standsOf = (printed: Printed, unit: Unit, track: Track | undefined): [Stand, Stand] => {
  if (!track) return [onLand(unit), onLand(unit)];
  const [first, second] = track.legs;
  return [standAfter(printed, first, second.facing), standAfter(printed, second, second.facing)];
};

/** Where a unit stands now that the markers lie open. */
const standNow = ({ state }: Situation, { SLOW }: Printed, unit: Unit): Stand => {
  if (!isShip(unit)) return onLand(unit);
  const mover = state.ships[unit.towedBy] ?? unit;
  return { at: unit.at, facing: unit.facing, slow: (mover.halted ? 0 : mover.rate) <= SLOW };
};

/** The same, and where she will stand when the second half-move is over. */
export const openStands = (now: Situation, water: Water, unit: Unit): [Stand, Stand] => {
  const stand = standNow(now, water.printed, unit);
  const later = now.state.half === 1 && isShip(unit);
  return [stand, later ? standAfter(water.printed, reckonSecond(water, unit), unit.facing) : stand];
};

/** A commander puts his fire together rather than share it out evenly. */
const FAVOURITE = 1.4;
/** Nobody can be sure of being the one. */
const MOST = 0.8;
/** Hexes that two ships may close in a move. */
const CLOSING = 3;

const shareOf = (now: Situation, friends: readonly RamsShip[], { hexes, range }: Party): number => {
  let inReach = 0;
  for (const ship of friends)
    if (hexes.some(hex => now.chart.range(hex, ship.at) <= Math.min(range, 7) + CLOSING)) inReach += 1;
  return Math.min(MOST, FAVOURITE / Math.max(1, inReach));
};

/** The ships of a side on the chart with a crew. */
export const manned = (now: Situation, side: Side, own: boolean): RamsShip[] =>
  Object.values(now.state.ships).filter(
    ship => ship.status === 'afloat' && !ship.abandoned && (ship.side === side) === own,
  );

const waterOf = ({ now, rules }: RamsAsk): Water => {
  const printed = printedBy(rules);
  const { chart, state } = now;
  const grounded = Object.values(state.ships).flatMap(({ id, aground }) => (aground === 'no' ? [] : [id]));
  const river = Math.round(chart.knots * printed.SCALE.halves);
  return { chart, printed, turn: state.turn, river, grounded: new Set(grounded) };
};

/** Whether a side will have met an objective if nothing more happens. */
const waits = (ask: RamsAsk): boolean => {
  const { now, rules, side } = ask;
  const objectives = now.scenario.rules[rules.id]?.objectives ?? now.scenario.objectives;
  return rules.desk
    .objectives(now)
    .some((standing, index) => standing.side === side && standing.met && objectives[index]?.kind === 'survive');
};

/** Friends and hulks: whoever lies in the way and is not to be run into. */
const inTheWay = (ship: RamsShip, side: Side): boolean =>
  ship.status === 'afloat' && (ship.side === side || ship.abandoned);

/** All enemies as their next move is guessed at, or with the markers open. */
const foesOf = (ask: RamsAsk, water: Water, plotting: boolean, enemies: readonly Party[]): Foe[] => {
  const { now, side } = ask;
  const own = plotting ? manned(now, side, true) : [];
  return enemies.map(seen => {
    if (!plotting) return { ...seen, likely: [], share: 0, stands: openStands(now, water, seen.unit) };
    const likely = seen.ship ? likelyTracks(water, seen.ship) : [];
    const stands = standsOf(water.printed, seen.unit, likely[0]?.track);
    return { ...seen, likely, share: shareOf(now, own, seen), stands };
  });
};

const tracksOf = ({ now, side }: RamsAsk, water: Water): Field['tracks'] => {
  const tracks = new Map<ShipId, Track>();
  for (const ship of Object.values(now.state.ships))
    if (inTheWay(ship, side)) tracks.set(ship.id, trackOf(water, ship));
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
  const water = waterOf(ask);
  const { printed } = water;
  const { turn } = now.state;
  const last = rules.desk.limit.last(now);
  const known = stakesOf(rules, now, side);
  const stakes = { ...known, prize: prizesOf(ask, known) };
  const works = Object.values(now.state.works).filter(work => !work.down);
  const parties = (own: boolean): Party[] =>
    [...manned(now, side, own), ...works.filter(work => (work.side === side) === own)].map(unit =>
      partyOf(printed, unit, (own ? stakes.ward : stakes.prize)[unit.id] ?? 0, turn, last, plotting),
    );
  return {
    now,
    side,
    temper: ask.temper,
    printed,
    water,
    stakes,
    friends: parties(true),
    foes: foesOf(ask, water, plotting, parties(false)),
    tracks: plotting ? tracksOf(ask, water) : new Map<ShipId, Track>(),
    troubles: new Map<number, Way>(),
    streams: new Map<Way, Map<number, number>>(),
    movesLeft: last - turn,
    urgency: waits(ask) ? 0 : Math.min(1, turn / Math.max(1, last)),
    sight: now.scenario.visibility ?? Infinity,
  };
};
