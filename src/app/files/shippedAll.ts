import { SHIPPED_IDS, shippedBattle } from './shipped.ts';

/** Every battle that comes with the game, by date: all are read, so this is no part of the first page. */
export const BATTLES = SHIPPED_IDS.flatMap(id => shippedBattle(id) ?? []).sort((one, other) =>
  one.scenario.date < other.scenario.date ? -1 : 1,
);
