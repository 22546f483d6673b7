import type { Ending } from '../../core/ending.ts';
import { BY_FLEETS, BY_OBJECTIVES, BY_TIME } from '../shared/endings.ts';
import { t } from '../../languages/language.ts';
import { enemyOf, SIDES, type Outcome, type Side } from '../../core/types.ts';
import { decide, meetsOne } from '../shared/objectives.ts';
import { cardsDecide } from './cards.ts';
import { isLetGo } from './fireShips.ts';
import { builtFor, isOut, isTaken, objectivesOf, progress } from './objectives.ts';
import { sectionOf } from './setup/settings.ts';
import { VICTORY } from './tables.ts';
import type { RiverShip, Situation } from './types.ts';
import { manned } from './units.ts';

/** Every way in which a battle can end, beside the kernel's own. */
export const ENDINGS = {
  ...BY_OBJECTIVES,
  ...BY_FLEETS,
  ...BY_TIME,
  'more-spv': {
    says: t`The last turn was over and one side had destroyed more ship points.`,
    names: winner => t`The last turn was over and the ${winner} side had destroyed more ship points.`,
    headline: t`by what was destroyed`,
    label: t`more-spv`,
  },
  'equal-spv': {
    says: t`The last turn was over and neither side had destroyed many more ship points.`,
    headline: t`even in what was destroyed`,
    label: t`equal-spv`,
  },
  'both-cards': {
    says: t`One side had met both of its objective cards.`,
    names: winner => t`The ${winner} side had met both of its objective cards.`,
    headline: t`both objective cards met`,
    label: t`both-cards`,
  },
  'more-cards': {
    says: t`The battle was over and one side had met more of its objective cards.`,
    names: winner => t`The battle was over and the ${winner} side had met more of its objective cards.`,
    headline: t`by objective cards met`,
    label: t`more-cards`,
  },
  'equal-cards': {
    says: t`The battle was over and both sides had met as many of their objective cards.`,
    headline: t`even in objective cards met`,
    label: t`equal-cards`,
  },
} as const satisfies Readonly<Record<string, Ending>>;

/** S10: the last move of the battle. */
export const turnLimit = (now: Situation): number => sectionOf(now.scenario)?.turns ?? now.scenario.turns;

const meets = (now: Situation, side: Side, atTheEnd: boolean): boolean =>
  meetsOne(objectivesOf(now), side, atTheEnd, objective => progress(now, objective));

/** C103: no ship left in action, nor one to come; a side without ships counts its forts. */
const isBeaten = (now: Situation, side: Side): boolean => {
  // C131: what has been let go is no ship in action.
  const fleet = Object.values(now.state.ships).filter(ship => builtFor(ship) === side && !isLetGo(ship));
  if (manned(now, side).some(({ lostBy }) => lostBy !== undefined)) return false;
  if (fleet.length > 0) return fleet.every(ship => isOut(ship) || ship.status === 'exited');
  const forts = Object.values(now.state.works).filter(work => work.side === side && work.kind === 'fort');
  return forts.length > 0 && forts.every(work => work.silent);
};

/** C103: ship points that a ship has cost her side: all of them when she is sunk, abandoned or taken, else what is lost. */
export const pointsLost = (ship: RiverShip): number =>
  isTaken(ship) ? ship.startSpv : Math.max(0, ship.startSpv - ship.spv);

/** C103: what a side has destroyed. */
export const pointsDestroyed = (now: Situation, side: Side): number =>
  Object.values(now.state.ships).reduce((sum, ship) => (builtFor(ship) === side ? sum : sum + pointsLost(ship)), 0);

/** C103: without objectives the ship points decide. */
const byPoints = (now: Situation): Outcome => {
  const lead = pointsDestroyed(now, 'union') - pointsDestroyed(now, 'confederate');
  if (Math.abs(lead) < VICTORY.lead) return { winner: 'draw', cause: 'equal-spv' };
  return { winner: lead > 0 ? 'union' : 'confederate', cause: 'more-spv' };
};

/** C98: a side has no ship left in action, or time is up. */
const isCardGameOver = (now: Situation): boolean =>
  now.state.turn >= turnLimit(now) || SIDES.some(side => isBeaten(now, side));

/** S11, C98, C102, C103: objectives first, then fleets, then time; in a random battle the cards. */
export const outcomeOf = (now: Situation): Outcome | null => {
  if (now.state.random) return cardsDecide(now, isCardGameOver(now));
  const [union, confederate] = SIDES;
  const met = decide(meets(now, union, false), meets(now, confederate, false), 'objective', 'objectives-both');
  if (met) return met;
  const beaten = SIDES.filter(side => isBeaten(now, side));
  if (beaten.length === 2) return { winner: 'draw', cause: 'fleets-lost' };
  if (beaten[0]) return { winner: enemyOf(beaten[0]), cause: 'fleet-lost' };
  if (now.state.turn < turnLimit(now)) return null;
  if (objectivesOf(now).length === 0) return byPoints(now);
  return (
    decide(meets(now, union, true), meets(now, confederate, true), 'held-at-end', 'time-up') ?? {
      winner: 'draw',
      cause: 'time-up',
    }
  );
};
