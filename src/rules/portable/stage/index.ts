import type { HexId, KernelEvent, Side } from '../../../core/types.ts';
import type { PortableEvent } from '../types.ts';
import type { BoardActs, Tone, Stage } from '../../../system/stage.ts';
import { followed, type Whereabouts } from '../../../system/places.ts';
import { t } from '../../../languages/language.ts';

/** What the stage must know of the units while the events are played. */
export interface PortableCast extends Whereabouts {
  side(unit: string): Side;
}

const points = (lost: number): string => `−${lost}`;

const unseen = (): Promise<void> => Promise.resolve();

/** Told by ribbon, dice, panels and log alone. */
const OFF_STAGE = {
  turnBegan: unseen,
  phaseBegan: unseen,
  drawOffered: unseen,
  battleEnded: unseen,
  initiativeRolled: unseen,
};

/** The portable rules on the board: every event of theirs and of the kernel's. */
export const portableStage = (acts: BoardActs, cast: PortableCast): Stage<PortableEvent | KernelEvent> => {
  const places = followed(cast);
  /** A word over a unit, if she is on the chart. */
  const say = (unit: string, text: string, tone: Tone): Promise<void> => {
    const hex = places.at(unit);
    return hex === 0 ? Promise.resolve() : acts.caption(hex, text, tone);
  };
  const move = (ship: string, from: HexId, to: HexId): Promise<void> => {
    places.follow(ship, { at: to });
    return acts.moveShip(ship, from, to, places.facing(ship));
  };
  return {
    ...OFF_STAGE,
    shotFired: ({ firer, target, damage }) =>
      acts.fire(places.at(firer), places.at(target), damage, cast.side(firer), {
        firer,
        target,
        aside: 0,
        brisk: false,
      }),
    pointsLost: ({ unit, lost }) => say(unit, points(lost), 'damage'),
    async criticalPointReached({ ship }) {
      await acts.splinter(ship);
      await say(ship, t`breaks off`, 'damage');
    },
    async shipSunk({ ship, at }) {
      await acts.explode(at);
      await acts.sink(ship, at);
      await acts.caption(at, t`sunk`, 'damage');
    },
    async workSilenced({ work }) {
      await acts.explode(places.at(work));
      await say(work, t`silenced`, 'damage');
    },

    shipArrived({ ship, at, facing }) {
      places.follow(ship, { at, facing });
      return acts.appear(ship, at, facing);
    },
    shipMoved: ({ ship, from, to }) => move(ship, from, to),
    shipTurned({ ship, from, facing }) {
      places.follow(ship, { facing });
      return acts.turnShip(ship, from, facing);
    },
    async shipLeft({ ship, from, exited }) {
      await acts.leave(ship, from);
      await acts.caption(from, exited ? t`through` : t`gone`, exited ? 'good' : 'plain');
    },
    hexTaken: ({ ship, from, to }) => move(ship, from, to),

    ramDeclared: ({ hex }) => acts.caption(hex, t`ram!`, 'plain'),
    shipRammed: ({ ship, target, damage }) => acts.ram(ship, places.at(ship), places.at(target), damage),
    ramMissed: ({ ship }) => say(ship, t`ram misses`, 'plain'),

    async groundingRolled({ ship, at, aground }) {
      if (aground) await acts.ground(ship);
      await acts.caption(at, aground ? t`aground` : t`clears`, aground ? 'damage' : 'good');
    },
    refloatRolled: ({ ship, afloat }) => say(ship, afloat ? t`afloat` : t`still aground`, afloat ? 'good' : 'plain'),
    // Drifting over the rim has no hex to go to; that she left is told by an event of its own.
    driftRolled: ({ ship, from, to, stays }) => (stays === null && to !== 0 ? move(ship, from, to) : unseen()),
    mineStruck: ({ at }) => acts.explode(at),
    dummyFound: ({ at }) => acts.caption(at, t`dummy`, 'good'),
  };
};
