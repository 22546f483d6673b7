import { NO_STATIONS, type Ask, type Doctrine, type Stations } from '../../system/captain.ts';
import type { Side } from '../../core/types.ts';
import { goalsIn } from '../stakes.ts';
import { aimsOf, type Aim, type Prospect } from './aims.ts';
import { layOut, type Exercise } from './exercise.ts';
import { piecesOf } from './pieces.ts';
import { chanceToWin, type Chance } from './verdict.ts';

/** An aim with what paper makes of it. */
export interface Weighed {
  readonly aim: Aim;
  /** 0 to 1. */
  readonly chance: number;
  /** Whether it is above that, which may be known before the chance is; absent where the chance is known already. */
  exceeds?(limit: number): boolean;
}

/** An aim that is reckoned through no further than somebody asks. */
const weighedWhenAsked = (aim: Aim, reckoned: Chance): Weighed => ({
  aim,
  get chance() {
    return reckoned.value();
  },
  exceeds: limit => reckoned.exceeds(limit),
});

const exceeds = (weighed: Weighed, limit: number): boolean => weighed.exceeds?.(limit) ?? weighed.chance > limit;

const prospectOf = (ask: Ask, doctrine: Doctrine): Prospect & Exercise => {
  const { rules, side } = ask;
  const now = doctrine.suspects?.(ask.now, side) ?? ask.now;
  const objectives = goalsIn(rules, now);
  const standing = rules.desk.objectives(now);
  return {
    now,
    rules,
    side,
    objectives,
    met: standing.map(({ met }) => met),
    done: standing.map(({ done }) => done),
    pieces: piecesOf({ ...ask, now }, doctrine),
    turns: Math.max(1, rules.desk.limit.last(now) - now.state.turn + 1),
  };
};

/** Every aim that is open to a side, weighed on paper against an enemy who fights as captains do, in the order in which they are made. */
export const weighAims = (ask: Ask, doctrine: Doctrine): Weighed[] => {
  const prospect = prospectOf(ask, doctrine);
  const aims = aimsOf(prospect);
  if (aims.length < 2) return aims.map(aim => ({ aim, chance: 0.5 }));
  const table = layOut(prospect);
  const plans = (side: Side, own: Stations): Readonly<Record<Side, Stations>> =>
    side === 'union' ? { union: own, confederate: NO_STATIONS } : { union: NO_STATIONS, confederate: own };
  return aims.map(aim => weighedWhenAsked(aim, chanceToWin(table, ask.side, plans(ask.side, aim.stations))));
};

/** By so much another aim must promise more than fighting it out before a side begins with it. */
const CLEARLY = 0.15;
/** The same where pieces are no more than a guess at the ratings of a system, and where another aim is in hand. */
const BY_A_GUESS = 0.4;
const TO_TURN_BACK = 0.5;

/** The aim that promises most, the one in hand where no other is clearly better; at the start a side means to fight it out. */
export const bestAim = (weighed: readonly Weighed[], held: Aim | null, doctrine: Doctrine): Aim | null => {
  const [fight] = weighed;
  if (!fight) return null;
  const own = weighed.find(({ aim }) => aim.name === held?.name) ?? fight;
  const clearly = held ? TO_TURN_BACK : doctrine.gauges ? CLEARLY : BY_A_GUESS;
  // Nothing is clearly better than what is nearly certain.
  if (exceeds(own, 1 - clearly)) return own.aim;
  const limit = own.chance + clearly;
  const better = weighed.filter(each => exceeds(each, limit));
  return better.reduce((most, each) => (each.chance > most.chance ? each : most), better[0] ?? own).aim;
};
