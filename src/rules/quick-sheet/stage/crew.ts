import type { CardView } from '../../../system/desk/index.ts';
import type { KernelEvent, Side } from '../../../core/types.ts';
import type { QuickSheetEvent } from '../types.ts';
import type { Tone, StageActs, Stage } from '../../../system/stage.ts';
import type { Places, Whereabouts } from '../../../system/places.ts';

export type Told = QuickSheetEvent | KernelEvent;
/** The part of the stage that plays these events. */
export type Part<T extends Told['type']> = Pick<Stage<Told>, T>;

/** What the stage must know of the units while the events are played. */
export interface QuickSheetCast extends Whereabouts {
  side(unit: string): Side;
  card(id: string): CardView | null;
}

/** What every part of the stage works with. */
export interface Crew {
  acts: StageActs;
  cast: QuickSheetCast;
  places: Places;
  /** A word over a unit, if she is on the chart; waits until it has been read. */
  say: (unit: string, text: string, tone: Tone) => Promise<void>;
  /** The same, but the next event does not wait for it. */
  note: (unit: string, text: string, tone: Tone) => Promise<void>;
}

export const unseen = (): Promise<void> => Promise.resolve();

export const crewOf = (acts: StageActs, cast: QuickSheetCast, places: Places): Crew => {
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
  };
};
