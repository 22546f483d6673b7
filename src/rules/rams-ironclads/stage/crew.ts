import type { HexId, KernelEvent, Side } from '../../../core/types.ts';
import type { RamsEvent } from '../types.ts';
import type { BoardActs, Tone, Stage } from '../../../system/stage.ts';
import type { Places, Whereabouts } from '../../../system/places.ts';
import { t } from '../../../languages/language.ts';

export type Told = RamsEvent | KernelEvent;
/** The part of the stage that plays these events. */
export type Part<T extends Told['type']> = Pick<Stage<Told>, T>;

/** What the stage must know of the units while the events are played. */
export interface RamsCast extends Whereabouts {
  side(unit: string): Side;
}

/** What every part of the stage works with. */
export interface Crew {
  acts: BoardActs;
  cast: RamsCast;
  places: Places;
  /** A word over a unit, if she is on the chart; waits until it has been read. */
  say: (unit: string, text: string, tone: Tone) => Promise<void>;
  /** The same, but the next event does not wait for it. */
  note: (unit: string, text: string, tone: Tone) => Promise<void>;
  /** Steams one hex: waits only for her own hex before, so that all ships run at once. */
  steam: (ship: string, from: HexId, to: HexId) => Promise<void>;
  /** When everybody lies where she has steamed to. */
  arrived: () => Promise<void>;
}

export const unseen = (): Promise<void> => Promise.resolve();

/** Ships under way, each with the hex that she is crossing to. */
const underWay = (acts: BoardActs, places: Places): Pick<Crew, 'steam' | 'arrived'> => {
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

export const crewOf = (acts: BoardActs, cast: RamsCast, places: Places): Crew => {
  const say = (unit: string, text: string, tone: Tone): Promise<void> => {
    const hex = places.at(unit);
    return hex === 0 ? unseen() : acts.caption(hex, text, tone, unit);
  };
  return {
    acts,
    cast,
    places,
    say,
    note(unit, text, tone) {
      void say(unit, text, tone);
      return unseen();
    },
    ...underWay(acts, places),
  };
};

/** Half-knots as few characters: "3½ kn". */
export const knots = (halves: number): string => {
  const whole = Math.floor(Math.abs(halves) / 2);
  const half = Math.abs(halves) % 2 === 1;
  return t`${half ? (whole === 0 ? '½' : `${whole}½`) : whole} kn`;
};
