import type { Ending } from '../../core/ending.ts';
import { BY_FLEETS, BY_OBJECTIVES, BY_TIME } from '../shared/endings.ts';
import { enemyOf, SIDES, type Outcome, type Side } from '../../core/types.ts';
import { decide, meetsOne } from '../shared/objectives.ts';
import { timeIsUp } from './clock.ts';
import { objectivesOf, progress } from './objectives.ts';
import { CLOCK_STEP } from './sequence.ts';
import { settingsOf } from './setup/settings.ts';
import { CLOCK, VICTORY } from './tables.ts';
import type { QuickSheetShip, Situation } from './types.ts';
import { defenderOf, isBattered } from './units.ts';
import { t } from '../../languages/language.ts';

/** Every way in which a battle can end, beside the kernel's own. */
export const ENDINGS = {
  ...BY_OBJECTIVES,
  'fleet-lost': {
    ...BY_FLEETS['fleet-lost'],
    says: t`Every ship of one side was sunk, taken or gone.`,
    names: (_, loser) => t`Every ship of the ${loser} side was sunk, taken or gone.`,
  },
  'fleets-lost': { ...BY_FLEETS['fleets-lost'], says: t`Neither side had a ship left under her colours.` },
  'held-at-end': {
    ...BY_TIME['held-at-end'],
    says: t`The battle clock ran out and one side had held what it was to hold.`,
    names: winner => t`The battle clock ran out and the ${winner} side had held what it was to hold.`,
  },
  'clock-ran-out': {
    says: t`The battle clock ran out and neither side, or both, had met an objective.`,
    headline: t`the clock ran out`,
    label: t`clock-ran-out`,
  },
  'points-major': {
    says: t`A major victory by points.`,
    headline: t`a major victory by points`,
    label: t`points-major`,
  },
  'points-minor': {
    says: t`A minor victory by points.`,
    headline: t`a minor victory by points`,
    label: t`points-minor`,
  },
  'points-draw': {
    says: t`The sides were within four victory points of each other.`,
    headline: t`even in points`,
    label: t`points-draw`,
  },
} as const satisfies Readonly<Record<string, Ending>>;

/** Step 8: whether the clock has made its own step of this turn. */
export const hasClockAdvanced = ({ state }: Situation): boolean => state.cursor.phase >= CLOCK_STEP;

/** S10, Q10: the last turn if nobody shifts the clock any more. */
export const turnLimit = (now: Situation): number => {
  const left = CLOCK.end - now.state.clock - (hasClockAdvanced(now) ? 0 : CLOCK.advance);
  return now.state.turn + Math.max(0, left);
};

/** Whether a side has met one of its objectives, of those that count at once or of those that count at the end. */
export const meets = (now: Situation, side: Side, atTheEnd: boolean): boolean =>
  meetsOne(objectivesOf(now), side, atTheEnd, objective => progress(now, objective));

/** Q71: no ship left that floats under her colours, waits or is due; moored transports do not count. */
const isBeaten = (now: Situation, side: Side): boolean => {
  const fleet = Object.values(now.state.ships).filter(ship => ship.side === side && !ship.target);
  const fightsOn = (ship: QuickSheetShip): boolean =>
    ship.status === 'reserve' || ship.status === 'waiting' || (ship.status === 'afloat' && !ship.struck);
  if (fleet.length > 0) return !fleet.some(fightsOn);
  const forts = Object.values(now.state.works).filter(work => work.side === side && work.kind === 'fort');
  return forts.length > 0 && forts.every(fort => fort.down);
};

/** Q54: what a lost or battered enemy ship is worth; a fifth of her starting hit points, or half of that. */
const shipWorth = (ship: QuickSheetShip): number => {
  const whole = Math.ceil(ship.strength / VICTORY.shipPart);
  const lost = ship.status === 'sunk' || ship.status === 'gone' || ship.struck;
  if (lost) return ship.target ? VICTORY.building : whole;
  return ship.status === 'afloat' && isBattered(ship) ? Math.floor(whole / VICTORY.batteredPart) : 0;
};

/** Q54: victory points of a side as things stand. */
export const victoryPoints = (now: Situation, side: Side): number => {
  const { ships, works } = now.state;
  const enemy = enemyOf(side);
  let points = 0;
  for (const ship of Object.values(ships)) {
    if (ship.side === enemy) points += shipWorth(ship);
    if (ship.side === side && ship.target && ship.status === 'afloat' && side === defenderOf(now.state))
      points += VICTORY.buildingLeft;
  }
  for (const work of Object.values(works)) {
    if (work.side === enemy && work.down && work.kind === 'building') points += VICTORY.building;
    if (work.side === enemy && work.down && work.kind === 'fort') points += VICTORY.fort;
    if (work.side === side && !work.down && work.kind === 'building' && side === defenderOf(now.state))
      points += VICTORY.buildingLeft;
  }
  return points;
};

/** Q54: the lead decides. */
const byPoints = (now: Situation): Outcome => {
  const lead = victoryPoints(now, 'union') - victoryPoints(now, 'confederate');
  if (Math.abs(lead) < VICTORY.minor) return { winner: 'draw', cause: 'points-draw' };
  return {
    winner: lead > 0 ? 'union' : 'confederate',
    cause: Math.abs(lead) < VICTORY.major ? 'points-minor' : 'points-major',
  };
};

/** Sections 20 and 28, S11, Q10, Q54: objectives first, then fleets, then the clock; points decide a generated battle. */
export const outcomeOf = (now: Situation, clockRolled: boolean): Outcome | null => {
  const [union, confederate] = SIDES;
  const met = decide(meets(now, union, false), meets(now, confederate, false), 'objective', 'objectives-both');
  if (met) return met;
  const { generated } = settingsOf(now.scenario);
  const beaten = SIDES.filter(side => isBeaten(now, side));
  if (beaten.length > 0 && generated) return byPoints(now);
  if (beaten.length === 2) return { winner: 'draw', cause: 'fleets-lost' };
  if (beaten[0]) return { winner: enemyOf(beaten[0]), cause: 'fleet-lost' };
  if (!clockRolled || !timeIsUp(now)) return null;
  if (generated) return byPoints(now);
  return (
    decide(meets(now, union, true), meets(now, confederate, true), 'held-at-end', 'clock-ran-out') ?? {
      winner: 'draw',
      cause: 'clock-ran-out',
    }
  );
};
