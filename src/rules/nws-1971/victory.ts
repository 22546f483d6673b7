import type { Ending } from '../../core/ending.ts';
import { BY_FLEETS, BY_OBJECTIVES, BY_TIME } from '../shared/endings.ts';
import { t } from '../../languages/language.ts';
import { enemyOf, SIDES, type Outcome, type Side } from '../../core/types.ts';
import { decide, meetsOne } from '../shared/objectives.ts';
import { isArmed, isOut, objectivesOf, progress } from './objectives.ts';
import { sectionOf } from './setup/settings.ts';
import { SIXTHS, VICTORY } from './tables.ts';
import type { NwsShip, NwsWork, Situation } from './types.ts';
import { isSilent } from './units.ts';
import { serves } from './units.ts';

/** Victory, N54, N57, N59. */

/** Every way in which a battle can end, beside the kernel's own. */
export const ENDINGS = {
  ...BY_OBJECTIVES,
  'fleet-lost': {
    ...BY_FLEETS['fleet-lost'],
    says: t`No ship of one side could move or fire any more.`,
    names: (_, loser) => t`No ship of the ${loser} side could move or fire any more.`,
  },
  'fleets-lost': { ...BY_FLEETS['fleets-lost'], says: t`No ship of either side could move or fire any more.` },
  ...BY_TIME,
  'more-value': {
    says: t`The last turn was over and one side had cost the other more, and half as much again.`,
    names: winner => t`The last turn was over and the ${winner} side had cost the other more, and half as much again.`,
    headline: t`by what was destroyed`,
    label: t`more-value`,
  },
  'equal-value': {
    says: t`The last turn was over and neither side had cost the other half as much again.`,
    headline: t`even in what was destroyed`,
    label: t`equal-value`,
  },
} as const satisfies Readonly<Record<string, Ending>>;

/** S10: the last move of the battle. */
export const turnLimit = (now: Situation): number => sectionOf(now.scenario)?.turns ?? now.scenario.turns;

const meets = (now: Situation, side: Side, atTheEnd: boolean): boolean =>
  meetsOne(objectivesOf(now), side, atTheEnd, objective => progress(now, objective));

/** N59: whether she may still move by her own engines, now or when power is back. */
const canMove = ({ steamFrom, top, lost, disabled, powerless, aground }: NwsShip): boolean =>
  steamFrom > 0 && top > lost && !disabled && powerless !== -1 && !aground;

/** N59: whether she counts no more. */
const isSpent = (ship: NwsShip): boolean =>
  isOut(ship) || ship.status === 'exited' || !(canMove(ship) || isArmed(ship));

/** N59: a side that never had a ship counts its forts, and without either is not beaten for want of them. */
const isBeaten = (now: Situation, side: Side): boolean => {
  const fleet = Object.values(now.state.ships).filter(ship => ship.side === side);
  if (fleet.length > 0) return fleet.every(isSpent);
  const forts = Object.values(now.state.works).filter(work => work.side === side && work.kind === 'fort');
  return forts.length > 0 && forts.every(isSilent);
};

/** N54: all worths are multiplied by this, so that tenths of guns, sixths of points and halves of both are whole. */
const WHOLE = 2 * VICTORY.guns * SIXTHS;

/** N54: a ship that was not afloat when the battle began cannot run aground in it. */
const ranAground = (now: Situation, ship: NwsShip): boolean =>
  ship.aground && !now.scenario.forces.some(({ id, aground }) => id === ship.id && aground);

/** N54: what a ship has cost her side; guns that have fallen with their turret are lost (N60). */
const costOf = (now: Situation, ship: NwsShip): number => {
  const guns = (lost: boolean): number =>
    ship.guns.reduce(
      (sum, { pv }, index) => (serves(ship, index) === lost ? sum : sum + (pv * WHOLE) / VICTORY.guns),
      0,
    );
  const rest = (ship.full * VICTORY.points * WHOLE) / SIXTHS + guns(false);
  if (ship.status === 'sunk' || ship.abandoned) return rest + guns(true);
  return guns(true) + (ship.disabled || ranAground(now, ship) ? rest / 2 : 0);
};

/** N54: a gun of a fort its tenth. */
const costOfWork = ({ guns }: NwsWork): number =>
  guns.reduce((sum, { lost, pv }) => (lost ? sum + (pv * WHOLE) / VICTORY.guns : sum), 0);

/** N54: what a side has cost the other. */
export const costTo = (now: Situation, side: Side): number =>
  Object.values(now.state.ships).reduce((sum, ship) => (ship.side === side ? sum + costOf(now, ship) : sum), 0) +
  Object.values(now.state.works).reduce((sum, work) => (work.side === side ? sum + costOfWork(work) : sum), 0);

/** N54: the same in whole numbers, as a screen shows it. */
export const lossesOf = (now: Situation, side: Side): number => Math.floor(costTo(now, side) / WHOLE);

/** N54: more, and at least one and a half times as much. */
const outdoes = (mine: number, theirs: number): boolean => mine > theirs && mine * VICTORY.by >= theirs * VICTORY.times;

const byValue = (now: Situation): Outcome => {
  const cost = { union: costTo(now, 'union'), confederate: costTo(now, 'confederate') };
  const winner = SIDES.find(side => outdoes(cost[enemyOf(side)], cost[side]));
  return winner ? { winner, cause: 'more-value' } : { winner: 'draw', cause: 'equal-value' };
};

/** S11, N54, N59: objectives first, then fleets, then time. */
export const outcomeOf = (now: Situation, moveOver: boolean): Outcome | null => {
  const [union, confederate] = SIDES;
  const met = decide(meets(now, union, false), meets(now, confederate, false), 'objective', 'objectives-both');
  if (met) return met;
  const beaten = SIDES.filter(side => isBeaten(now, side));
  if (beaten.length === 2) return { winner: 'draw', cause: 'fleets-lost' };
  if (beaten[0]) return { winner: enemyOf(beaten[0]), cause: 'fleet-lost' };
  if (!moveOver || now.state.turn < turnLimit(now)) return null;
  if (objectivesOf(now).length === 0) return byValue(now);
  return (
    decide(meets(now, union, true), meets(now, confederate, true), 'held-at-end', 'time-up') ?? {
      winner: 'draw',
      cause: 'time-up',
    }
  );
};
