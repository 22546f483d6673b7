import type { Ending } from '../../core/ending.ts';
import { BY_FLEETS, BY_OBJECTIVES, BY_TIME } from '../shared/endings.ts';
import { t } from '../../languages/language.ts';
import { enemyOf, SIDES, type Outcome, type Side } from '../../core/types.ts';
import { decide, meetsOne } from '../shared/objectives.ts';
import { isOut, objectivesOf, progress } from './objectives.ts';
import { sectionOf } from './setup/settings.ts';
import { VICTORY } from './tables.ts';
import type { RamsShip, Situation } from './types.ts';

/** Every way in which a battle can end, beside the kernel's own. */
export const ENDINGS = {
  ...BY_OBJECTIVES,
  ...BY_FLEETS,
  ...BY_TIME,
  'more-knots': {
    says: t`The last turn was over and one side had cost the other more knots of top speed.`,
    names: winner => t`The last turn was over and the ${winner} side had cost the other more knots of top speed.`,
    headline: t`by what was destroyed`,
    label: t`more-knots`,
  },
  'equal-knots': {
    says: t`The last turn was over and both sides had lost as many knots of top speed.`,
    headline: t`even in what was destroyed`,
    label: t`equal-knots`,
  },
} as const satisfies Readonly<Record<string, Ending>>;

/** S10: the last move of the battle. */
export const turnLimit = (now: Situation): number => sectionOf(now.scenario)?.turns ?? now.scenario.turns;

const meets = (now: Situation, side: Side, atTheEnd: boolean): boolean =>
  meetsOne(objectivesOf(now), side, atTheEnd, objective => progress(now, objective));

/** R72: no vessel left afloat with a crew, nor one to come; a side without ships counts its forts. */
const isBeaten = (now: Situation, side: Side): boolean => {
  const fleet = Object.values(now.state.ships).filter(ship => ship.side === side);
  if (fleet.length > 0) return fleet.every(ship => isOut(ship) || ship.status === 'exited');
  const forts = Object.values(now.state.works).filter(work => work.side === side && work.kind === 'fort');
  return forts.length > 0 && forts.every(work => work.down);
};

/** R32, R62: half-knots that a vessel has cost her side; sunk, twice what she had; one that can be raised, once. */
export const halvesLost = (ship: RamsShip): number => {
  if (ship.status === 'sunk') return ship.settled ? ship.fullTop : VICTORY.sunk * ship.fullTop;
  if (ship.abandoned) return ship.fullTop;
  return Math.min(ship.fullTop, ship.fullTop - ship.top);
};

/** R32: what a side has destroyed. */
export const halvesDestroyed = (now: Situation, side: Side): number =>
  Object.values(now.state.ships).reduce((sum, ship) => (ship.side === side ? sum : sum + halvesLost(ship)), 0);

/** R32: without objectives the knots decide. */
const byKnots = (now: Situation): Outcome => {
  const lead = halvesDestroyed(now, 'union') - halvesDestroyed(now, 'confederate');
  if (lead === 0) return { winner: 'draw', cause: 'equal-knots' };
  return { winner: lead > 0 ? 'union' : 'confederate', cause: 'more-knots' };
};

/** S11, R32: objectives first, then fleets, then time. */
export const outcomeOf = (now: Situation, moveOver: boolean): Outcome | null => {
  const [union, confederate] = SIDES;
  const met = decide(meets(now, union, false), meets(now, confederate, false), 'objective', 'objectives-both');
  if (met) return met;
  const beaten = SIDES.filter(side => isBeaten(now, side));
  if (beaten.length === 2) return { winner: 'draw', cause: 'fleets-lost' };
  if (beaten[0]) return { winner: enemyOf(beaten[0]), cause: 'fleet-lost' };
  if (!moveOver || now.state.turn < turnLimit(now)) return null;
  if (objectivesOf(now).length === 0) return byKnots(now);
  return (
    decide(meets(now, union, true), meets(now, confederate, true), 'held-at-end', 'time-up') ?? {
      winner: 'draw',
      cause: 'time-up',
    }
  );
};
