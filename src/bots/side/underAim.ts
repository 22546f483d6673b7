import type { SideOrders, StandingOrder } from '../../core/scenario.ts';
import type { Ask, Candidate, Doctrine, Stations } from '../../system/captain.ts';
import type { Match } from '../../system/ruleset.ts';
import { planByOrders } from '../orders/plan.ts';
import type { Aim } from './aims.ts';

/** Stations as standing orders, for captains who know nothing of stations. */
const asOrders = (stations: Stations): SideOrders => ({
  targets: [],
  words: {},
  units: [...stations].map(([id, { hexes, edge }]): StandingOrder => ({
    who: [id],
    stance: edge === null ? { kind: 'hold', hexes } : { kind: 'runPast', edge },
    when: [],
    targets: [],
    words: {},
  })),
});

/** The decision as captains are asked who keep stations. */
export const underAim = (ask: Ask, doctrine: Doctrine, aim: Aim | null): Ask =>
  aim && aim.stations.size > 0 && doctrine.keepsStations ? { ...ask, stations: aim.stations } : ask;

/** What captains would do who carry out the aim of their side: their own plan first, then up to `more` others. */
export const plansUnder = (match: Match, ask: Ask, doctrine: Doctrine, aim: Aim | null, more: number): Candidate[] => {
  if (!aim || aim.stations.size === 0) return doctrine.plans(ask, more);
  if (doctrine.keepsStations) return doctrine.plans(underAim(ask, doctrine, aim), more);
  return [{ plan: planByOrders(match, ask, doctrine, asOrders(aim.stations)), whim: null, loss: 0 }];
};
