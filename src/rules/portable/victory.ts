import type { Ending } from '../../core/ending.ts';
import { BY_OBJECTIVES, BY_TIME } from '../shared/endings.ts';
import { enemyOf, type Edge, type Outcome, type Side, SIDES } from '../../core/types.ts';
import type { Objective } from '../../core/scenario.ts';
import { decide, exitEdgesIn, meetsOne, objectivesIn, progressIn } from '../shared/objectives.ts';
import type { PortableShip, Situation } from './types.ts';
import { shipAt } from './units.ts';
import { t } from '../../languages/language.ts';

/** P14 and the kernel's own: every way in which a battle can end. */
export const ENDINGS = {
  ...BY_OBJECTIVES,
  'driven-off': {
    says: t`Every ship of one side was sunk, gone or breaking off.`,
    names: (_, loser) => t`Every ship of the ${loser} side was sunk, gone or breaking off.`,
    headline: t`every ship of one side sunk, gone or breaking off`,
    headlineNames: (_, loser) => t`every ship of the ${loser} side sunk, gone or breaking off`,
    label: t`driven-off`,
  },
  'mutual-break-off': {
    says: t`Both sides had no ship left that was not sunk, gone or breaking off.`,
    headline: t`every ship of both sides sunk, gone or breaking off`,
    label: t`mutual-break-off`,
  },
  'held-at-end': {
    ...BY_TIME['held-at-end'],
    says: t`The turn limit was reached and one side had held what it was to hold.`,
    names: winner => t`The turn limit was reached and the ${winner} side had held what it was to hold.`,
  },
  'turn-limit': {
    says: t`The turn limit was reached and neither side, or both, had met an objective.`,
    headline: t`time was up`,
    label: t`turn-limit`,
  },
} as const satisfies Readonly<Record<string, Ending>>;

/** S10: the objectives and the turn limit of the battle under these rules. */
export const objectivesOf = (now: Situation): readonly Objective[] => objectivesIn(now.scenario, 'portable');
export const turnLimit = (now: Situation): number => now.scenario.rules.portable?.turns ?? now.scenario.turns;

/** P13: edges by which an objective lets a ship leave. */
export const exitEdges = (now: Situation, ship: PortableShip): readonly Edge[] =>
  exitEdgesIn(objectivesOf(now), ship.id, ship.side);

/** S11: out = sunk, or off the chart otherwise than by an exit objective. Nothing is ever taken under these rules. */
const isOut = (ship: PortableShip | undefined): boolean => ship?.status === 'sunk' || ship?.status === 'gone';

/** How many of an objective's ships, targets or hexes have been dealt with. */
export const progress = (now: Situation, objective: Objective): number => {
  const { ships, works } = now.state;
  return progressIn(objective, {
    isTaken: id => ships[id]?.status === 'sunk',
    hasExited: (id, edge) => ships[id]?.status === 'exited' && ships[id].leftBy === edge,
    isDestroyed: id => works[id]?.points === 0 || ships[id]?.status === 'sunk',
    holds: (hex, side) => shipAt(now, hex)?.side === side,
    survives: id => (works[id] ? works[id].points > 0 : !isOut(ships[id])),
  });
};

/** P31: any one of a side's objectives is enough. */
const meets = (now: Situation, side: Side, atTheEnd: boolean): boolean =>
  meetsOne(objectivesOf(now), side, atTheEnd, objective => progress(now, objective));

/** P14: a side has nothing left to fight with: its ships are sunk, gone or breaking off; ships still to come fight on (P37), a side without ships counts its forts (P23). */
const isBeaten = (now: Situation, side: Side): boolean => {
  const ships = Object.values(now.state.ships).filter(ship => ship.side === side);
  if (ships.length > 0)
    return ships.every(ship => ship.status !== 'waiting' && (ship.status !== 'afloat' || ship.breakingOff));
  const forts = Object.values(now.state.works).filter(work => work.side === side && work.kind === 'fort');
  return forts.length > 0 && forts.every(fort => fort.points === 0);
};

/** P14: asked after the fire step and after the ram step. Objectives first, then break-off, then time. */
export const outcomeOf = (now: Situation, timeIsUp: boolean): Outcome | null => {
  const [union, confederate] = SIDES;
  const met = decide(meets(now, union, false), meets(now, confederate, false), 'objective', 'objectives-both');
  if (met) return met;
  const beaten = SIDES.filter(side => isBeaten(now, side));
  if (beaten.length === 2) return { winner: 'draw', cause: 'mutual-break-off' };
  if (beaten[0]) return { winner: enemyOf(beaten[0]), cause: 'driven-off' };
  if (!timeIsUp) return null;
  return (
    decide(meets(now, union, true), meets(now, confederate, true), 'held-at-end', 'turn-limit') ?? {
      winner: 'draw',
      cause: 'turn-limit',
    }
  );
};
