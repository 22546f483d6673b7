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

/** Orders are weighed step by step, each on a copy of the battle: too slow for who imagines hundreds. He goes where they send his ships. */
export const asStations = (aim: Aim | null): Aim | null => {
  if (!aim?.orders) return aim;
  const { orders: _, ...byStations } = aim;
  return byStations;
};

/** The decision as captains are asked who keep stations. */
export const underAim = (ask: Ask, doctrine: Doctrine, aim: Aim | null): Ask =>
  aim && aim.stations.size > 0 && doctrine.keepsStations ? { ...ask, stations: aim.stations } : ask;

/** What captains would do who carry out the aim of their side: their own plan first, then up to `more` others. */
export const plansUnder = (match: Match, ask: Ask, doctrine: Doctrine, aim: Aim | null, more: number): Candidate[] => {
  const obey = (orders: SideOrders): Candidate[] => [
    { plan: planByOrders(match, ask, doctrine, orders), whim: null, loss: 0 },
  ];
  if (aim?.orders) return obey(aim.orders);
  if (!aim || aim.stations.size === 0) return doctrine.plans(ask, more);
  if (doctrine.keepsStations) return doctrine.plans(underAim(ask, doctrine, aim), more);
  return obey(asOrders(aim.stations));
};
