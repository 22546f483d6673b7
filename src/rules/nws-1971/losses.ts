import type { Bearing } from '../../ships/index.ts';
import { fallingTo } from './batteries.ts';
import { hasEngines } from './below.ts';
import {
  amidshipsDie,
  funnelFalls,
  jamsSteering,
  lossBelow,
  lossByTorpedo,
  lossOfFunnels,
  lossOfWheel,
  sideWheelDie,
  sternWheelDie,
} from './effects.ts';
import { isSideGone, thirdOf } from './ramming.ts';
import { SIXTHS, STEERING, VICTORY } from './tables.ts';
import { DISABLED_AT } from './torpedoes.ts';
import type { Beam, NwsShip, Spot, Stricken, Third } from './types.ts';

/** Damage effect, looked at before it happens: what a shot that is through costs her, in faces of the die that it asks for. */

const FACES = 6;

/** How many of six faces. */
const facesOf = (holds: (die: number) => boolean): number => [1, 2, 3, 4, 5, 6].filter(holds).length;

export const LOSSES = ['guns', 'speed', 'steering', 'engines', 'magazine'] as const;
export type Loss = (typeof LOSSES)[number];

/** Chances of each, 0 to 1, and what the shot is worth by N54. */
export interface Costs extends Record<Loss, number> {
  readonly value: number;
}

const NOTHING: Costs = { guns: 0, speed: 0, steering: 0, engines: 0, magazine: 0, value: 0 };

/** A shot that is through. */
interface Shot {
  readonly from: Bearing;
  /** Points value, and bore in tenths of an inch. */
  readonly points: number;
  readonly bore: number;
}

/** N70: half-knots are left to be lost. */
const slows = ({ lost, top }: NwsShip, halves: number): boolean => halves > 0 && lost < top;

/** N29, N30, N75: what a third below water costs whom its point does not sink. */
export const belowCosts = (ship: NwsShip, third: Third): Costs => {
  const speed = slows(ship, lossBelow(ship.rate, third, ship.top)) ? 1 : 0;
  const steers = ship.steamFrom > 0 && !ship.disabled;
  const amidships = third === 'amidships';
  return {
    ...NOTHING,
    speed,
    steering: third === 'aft' && steers ? facesOf(jamsSteering) / FACES : 0,
    engines: amidships && hasEngines(ship) ? facesOf(die => amidshipsDie(die) === 'engines') / FACES : 0,
    magazine: amidships && ship.guns.length > 0 ? facesOf(die => amidshipsDie(die) === 'magazine') / FACES : 0,
    value: VICTORY.points,
  };
};

/** N32, N54: the guns that its points pay for, if any stand there. */
const gunCosts = (ship: NwsShip, third: Third | 'casemate', { from, points }: Shot): Costs => {
  let [guns, value] = [0, 0];
  for (const { pv, faces } of fallingTo(ship, points, { third, from })) {
    if (pv > 0) guns += faces / FACES;
    value += (pv * faces) / FACES / VICTORY.guns;
  }
  return { ...NOTHING, guns, value };
};

/** N33, N54: all that stands in the turret whose turn it is. */
const turretCosts = (ship: NwsShip): Costs => {
  const guns = ship.guns.filter(({ place, lost }) => place.turret === ship.nextTurret + 1 && !lost);
  return {
    ...NOTHING,
    guns: guns.length > 0 ? 1 : 0,
    value: guns.reduce((sum, { pv }) => sum + pv, 0) / VICTORY.guns,
  };
};

/** N36, N44: whether a side wheel that goes takes speed with it. */
const wheelSlows = (ship: NwsShip, wheel: Beam): boolean => {
  const other: Beam = wheel === 'port' ? 'starboard' : 'port';
  const { wheelsGone, sidesGone } = ship;
  const gone = (side: Beam): boolean => wheelsGone.includes(side) || sidesGone.includes(side);
  if (gone(wheel) || gone(other)) return false;
  return slows(ship, lossOfWheel('side', ship.top));
};

/** N47: what a burst of so many sixths costs at that place whom it leaves afloat: speed, or all of it. */
export const burstCosts = (
  ship: NwsShip,
  sixths: number,
  where: Stricken,
  side: Beam,
): { speed: boolean; disabled: boolean } => {
  const other: Beam = side === 'port' ? 'starboard' : 'port';
  const struck = where === 'wheel' && !ship.wheelsGone.includes(side);
  const last = ship.screws === 0 && (ship.wheelsGone.includes(other) || ship.sidesGone.includes(other));
  const gone = DISABLED_AT.includes(where) ? ship.steamFrom > 0 : struck && last;
  return {
    speed:
      slows(ship, lossByTorpedo(ship.rate, thirdOf(where), ship.top, sixths)) || (struck && wheelSlows(ship, side)),
    disabled: gone && !ship.disabled,
  };
};

/** N44: whether a ram at that place takes all her movement whatever its dice show, so she lives through it. */
const strandedBy = (ship: NwsShip, where: Stricken, side: Beam): boolean => {
  const { screws, wheel, sternWheel, wheelsGone, sidesGone } = ship;
  const other: Beam = side === 'port' ? 'starboard' : 'port';
  const lastSide = !isSideGone(ship, side) && isSideGone(ship, other);
  if (where === 'stern') return wheel !== 'side' && (screws === 1 || (screws === 0 && sternWheel));
  if (ship.steamFrom === 0) return false;
  if (where === 'quarter') return screws === 1 || (screws > 1 && lastSide);
  if (where === 'amidships') return wheel === 'aft' || (screws === 1 && wheel !== 'side') || lastSide;
  const lastWheel = wheelsGone.includes(other) || sidesGone.includes(other);
  return where === 'wheel' && screws === 0 && !wheelsGone.includes(side) && lastWheel;
};

/** N44, N62: whether a ram at the stern takes her steering for good, where it leaves her more than that. */
const losesSteering = ({ screws, wheel, sternWheel, steering }: NwsShip, where: Stricken): boolean =>
  where === 'stern' && screws === 0 && wheel !== 'side' && !sternWheel && steering?.left !== -1;

/** N29, N30, N44: the chance that a ram at that place disables her and leaves her afloat. */
export const ramDisables = (ship: NwsShip, where: Stricken, side: Beam): number => {
  if (ship.disabled) return 0;
  const { magazine, engines, steering } = belowCosts(ship, thirdOf(where));
  if (strandedBy(ship, where, side)) return 1 - magazine;
  const after = ship.jams + (losesSteering(ship, where) ? 1 : 0);
  if (after > ship.jams && after >= STEERING.wrecked) return 1;
  return engines + (after + 1 >= STEERING.wrecked ? steering : 0);
};

/** N36: a wheel that is struck, by its die. */
const wheelCosts = (ship: NwsShip, { from }: Shot): Costs => {
  if (ship.wheel === 'aft') {
    const gone = facesOf(die => sternWheelDie(die) === 'gone') / FACES;
    return { ...NOTHING, speed: ship.screws > 0 && slows(ship, lossOfWheel('aft', ship.top)) ? gone : 0 };
  }
  const wheels: readonly Beam[] = from === 'port' || from === 'starboard' ? [from] : ['port', 'starboard'];
  const slowed = wheels.filter(wheel => wheelSlows(ship, wheel)).length / wheels.length;
  return {
    ...NOTHING,
    speed: (slowed * facesOf(die => sideWheelDie(die) === 'gone')) / FACES,
    steering: facesOf(die => ['port', 'starboard'].includes(sideWheelDie(die))) / FACES,
  };
};

/** Damage effect, N29 to N36, N54: what a shot that is through there costs her; her last point is told by itself. */
export const costsAt = (ship: NwsShip, spot: Spot, shot: Shot): Costs => {
  switch (spot.at) {
    case 'below':
      return ship.sixths <= SIXTHS ? { ...NOTHING, value: VICTORY.points } : belowCosts(ship, spot.third);
    case 'hull':
      return gunCosts(ship, spot.third, shot);
    case 'casemate':
      return gunCosts(ship, 'casemate', shot);
    case 'turret':
      return turretCosts(ship);
    case 'funnel': {
      const last = ship.funnels === 1 && funnelFalls(ship.rate, shot.bore, ship.funnelMarked);
      return { ...NOTHING, speed: last && slows(ship, lossOfFunnels(ship.top)) ? 1 : 0 };
    }
    case 'wheel':
      return wheelCosts(ship, shot);
    default:
      return NOTHING;
  }
};
