import type { HexId, KernelEvent } from '../../../core/types.ts';
import { t } from '../../../languages/language.ts';
import type { OnBoard, Stage, StageActs } from '../../../system/stage.ts';
import { toolsFor, type StageTools } from '../../shared/stageTools.ts';
import type { RiverEvent } from '../types.ts';

export type Told = RiverEvent | KernelEvent;
/** The part of the stage that plays these events. */
export type Part<T extends Told['type']> = Pick<Stage<Told>, T>;

/** What every part of the stage works with: all ships run at once. */
export interface RiverTools extends StageTools {
  /** Steams one hex: waits only for her own hex before. */
  steam: (ship: string, from: HexId, to: HexId) => Promise<void>;
  /** When everybody lies where she has steamed to. */
  arrived: () => Promise<void>;
}

/** Ships under way, each with the hex that she is crossing to. */
const underWay = ({ acts, places }: StageTools): Pick<RiverTools, 'steam' | 'arrived'> => {
  const crossing = new Map<string, Promise<void>>();
  return {
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

export const riverTools = (acts: StageActs, units: OnBoard): RiverTools => {
  const tools = toolsFor(acts, units);
  return { ...tools, ...underWay(tools) };
};

/** Half-knots in as few characters as will do: "3½ kn". */
export const knots = (halves: number): string => {
  const whole = Math.floor(Math.abs(halves) / 2);
  const half = Math.abs(halves) % 2 === 1;
  return t`${half ? (whole === 0 ? '½' : `${whole}½`) : whole} kn`;
};
