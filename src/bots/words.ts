import type { Edge } from '../core/types.ts';
import { named, phrase, type Phrase } from '../languages/phrase.ts';
import { reason, type Reason } from '../system/captain.ts';

/** The edges of the chart as reasons have them. */
export const EDGE_NAME: Readonly<Record<Edge, Phrase>> = {
  left: phrase`left`,
  right: phrase`right`,
  top: phrase`top`,
  bottom: phrase`bottom`,
};

/** What a ship goes somewhere for. */
interface Goal {
  readonly what: 'prey' | 'exit' | 'hold' | 'none' | 'station' | 'drawOff';
  /** By which edge she is to leave, where that is known. */
  readonly edge?: Edge | null;
}

/** Why a ship goes where she goes: what she does, and the goal for which she does it. */
export const onErrand = (to: Phrase, { what, edge = null }: Goal, prey: string | null): Reason => {
  if (what === 'drawOff') return reason`${to}: draws off to strike again.`;
  if (prey !== null) return reason`${to}: nearer to ${named(prey)}.`;
  if (what === 'hold') return reason`${to}: on the way to what must be held.`;
  if (what === 'station') return reason`${to}: as the plan has it.`;
  if (what !== 'exit') return reason`${to}: out of harm's way.`;
  return edge === null
    ? reason`${to}: on the way to her exit.`
    : reason`${to}: on the way to her exit by the ${EDGE_NAME[edge]} edge.`;
};

/** What is left to say when a captain has seen to his guns: whether any of them has a target by now. */
export const gunsSeenTo = (any: boolean): Reason =>
  any ? reason`Every gun that can do good now has its target.` : reason`No target is worth a shot now.`;
