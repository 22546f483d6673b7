import type { GameEvent, HexId } from '../../core/types.ts';
import type { OnBoard, Stage, StageActs } from '../../system/stage.ts';
import { toolsFor, type StageTools } from './stageTools.ts';

/** What every part of a stage works with on which all ships run at once. */
export interface UnderWay extends StageTools {
  /** Steams one hex: waits only for her own hex before. */
  steam: (ship: string, from: HexId, to: HexId) => Promise<void>;
  /** When everybody lies where she has steamed to. */
  arrived: () => Promise<void>;
}

/** The tools of such a stage: ships under way, each with the hex that she is crossing to. */
export const underWay = (acts: StageActs, units: OnBoard): UnderWay => {
  const tools = toolsFor(acts, units);
  const { places } = tools;
  const crossing = new Map<string, Promise<void>>();
  return {
    ...tools,
    async steam(ship, from, to) {
      await crossing.get(ship);
      places.follow(ship, { at: to });
      crossing.set(ship, acts.moveShip(ship, from, to, places.facing(ship), true));
    },
    async arrived() {
      const all = [...crossing.values()];
      crossing.clear();
      await Promise.all(all);
    },
  };
};

/** Everything but what runs on, a ship's way, waits until all who are under way have come to their hexes. */
export const afterArrivals = <E extends GameEvent>(
  stage: Stage<E>,
  arrived: () => Promise<void>,
  runOn: readonly E['type'][],
): Stage<E> =>
  Object.fromEntries(
    Object.entries(stage).map(([type, act]) => {
      const play = act as (event: E) => Promise<void>;
      if (runOn.includes(type)) return [type, play];
      return [type, (event: E) => arrived().then(() => play(event))];
    }),
  ) as unknown as Stage<E>;
