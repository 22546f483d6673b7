import type { HexId, ShipId, Side } from '../../../core/types.ts';
import type { Helm, RamsIronclads, RamsShip, Situation, Unit } from '../../../rules/rams-ironclads/types.ts';
import { stakesOf, type Stakes } from '../../stakes.ts';
import type { Temper } from '../../temper.ts';
import type { Ask } from '../doctrine.ts';
import { batteriesOf, burdenOf, hexesOf, isShip, type Battery, type Stand } from './batteries.ts';
import { printedBy, type Printed } from './numbers.ts';
import { isPowered, motionOf, reckon, type Leg, type Track, type Water } from './reckoning.ts';
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
  /** Where she stands at the first and at the second fire if she goes on as she goes. */
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
  readonly movesLeft: number;
  /** How much of the time is gone for a side that must still do something to win, 0 to 1. */
  readonly urgency: number;
  readonly sight: number;
}

const partyOf = (printed: Printed, unit: Unit, prize: number, turn: number, last: number, every: boolean): Party => {
  const batteries = batteriesOf(printed, unit, every);
  return {
    ...{ id: unit.id, unit, ship: isShip(unit) ? unit : null, hexes: hexesOf(unit), batteries },
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

const standsOf = (printed: Printed, unit: Unit, track: Track | undefined): [Stand, Stand] => {
  if (!track) {
    const stand = { at: hexesOf(unit)[0] ?? 0, facing: unit.facing, slow: false };
    return [stand, stand];
  }
  const [first, second] = track.legs;
  return [standAfter(printed, first, second.facing), standAfter(printed, second, second.facing)];
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

/** Looks round. `every` = guns that have fired in this move count too, since the next one is thought of. */
export const fieldOf = (ask: RamsAsk, every: boolean): Field => {
  const { now, side, rules } = ask;
  const water = waterOf(ask);
  const { printed } = water;
  const { turn } = now.state;
  const last = rules.desk.turnLimit(now);
  const stakes = stakesOf(rules, now, side);
  const own = manned(now, side, true);
  const works = Object.values(now.state.works).filter(work => !work.down);
  const party = (unit: Unit, prizes: Stakes['prize']): Party =>
    partyOf(printed, unit, prizes[unit.id] ?? 0, turn, last, every);
  const enemies = [...manned(now, side, false), ...works.filter(work => work.side !== side)];
  const foes = enemies.map((unit): Foe => {
    const seen = party(unit, stakes.prize);
    const likely = seen.ship ? likelyTracks(water, seen.ship) : [];
    return { ...seen, likely, share: shareOf(now, own, seen), stands: standsOf(printed, unit, likely[0]?.track) };
  });
  const friends = [...own, ...works.filter(work => work.side === side)].map(unit => party(unit, stakes.ward));
  return {
    ...{ now, side, temper: ask.temper, printed, water, stakes, foes, friends },
    tracks: new Map(
      Object.values(now.state.ships).flatMap(ship => (inTheWay(ship, side) ? [[ship.id, trackOf(water, ship)]] : [])),
    ),
    movesLeft: last - turn,
    urgency: waits(ask) ? 0 : Math.min(1, turn / Math.max(1, last)),
    sight: now.scenario.visibility ?? Infinity,
  };
};
