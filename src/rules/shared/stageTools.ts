import type { GameEvent, HexId, KernelEvent } from '../../core/types.ts';
import { followed, type Places } from '../../system/places.ts';
import type { Noise, OnBoard, Stage, StageActs, Tone } from '../../system/stage.ts';

/** What every part of a stage works with. */
export interface StageTools {
  acts: StageActs;
  units: OnBoard;
  places: Places;
  /** A word over a unit, if she is on the chart; waits until it has been read. */
  say(unit: string, text: string, tone: Tone): Promise<void>;
  /** The same, but the next event does not wait for it. */
  note(unit: string, text: string, tone: Tone): Promise<void>;
  /** Moves a unit from hex to hex. */
  move(unit: string, from: HexId, to: HexId): Promise<void>;
}

/** An event that is told by ribbon, dice, panels and log alone. */
export const unseen = (): Promise<void> => Promise.resolve();

/** The kernel's own events have no picture. */
export const KERNEL_UNSEEN: Stage<KernelEvent> = {
  turnBegan: unseen,
  phaseBegan: unseen,
  drawOffered: unseen,
  battleEnded: unseen,
};

/** The tools of a stage on these acts, with the units as the board shows them. */
export const toolsFor = (acts: StageActs, units: OnBoard): StageTools => {
  const places = followed(units);
  const say = (unit: string, text: string, tone: Tone): Promise<void> => {
    const hex = places.at(unit);
    return hex === 0 ? unseen() : acts.caption(hex, text, tone, unit);
  };
  return {
    acts,
    units,
    places,
    say,
    note(unit, text, tone) {
      void say(unit, text, tone);
      return unseen();
    },
    move(unit, from, to) {
      places.follow(unit, { at: to });
      return acts.moveShip(unit, from, to, places.facing(unit));
    },
  };
};

/** The same stage with a noise for events of which nothing would be heard. */
export const withNoises = <E extends GameEvent>(
  stage: Stage<E>,
  acts: StageActs,
  noises: Partial<Readonly<Record<E['type'], Noise>>>,
): Stage<E> =>
  Object.fromEntries(
    Object.entries(stage).map(([type, act]) => {
      const play = act as (event: E) => Promise<void>;
      const noise = noises[type as E['type']];
      if (noise === undefined) return [type, play];
      return [
        type,
        (event: E): Promise<void> => {
          acts.sound(noise);
          return play(event);
        },
      ];
    }),
  ) as unknown as Stage<E>;
