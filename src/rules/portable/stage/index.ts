import type { KernelEvent } from '../../../core/types.ts';
import { t } from '../../../languages/language.ts';
import type { OnBoard, Stage, StageActs } from '../../../system/stage.ts';
import { KERNEL_UNSEEN, toolsFor, unseen } from '../../shared/stageTools.ts';
import type { PortableEvent } from '../types.ts';

const points = (lost: number): string => `−${lost}`;

/** The portable rules on the board: every event of theirs and of the kernel's. */
export const portableStage = (acts: StageActs, units: OnBoard): Stage<PortableEvent | KernelEvent> => {
  const { places, say, move } = toolsFor(acts, units);
  return {
    ...KERNEL_UNSEEN,
    initiativeRolled: unseen,
    shotFired: ({ firer, target, damage }) =>
      acts.fire(places.at(firer), places.at(target), damage, units.side(firer), {
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
    ranInto: ({ hex }) => acts.caption(hex, t`collision!`, 'damage'),
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
