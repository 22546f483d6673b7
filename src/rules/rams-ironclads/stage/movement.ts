import type { ShownMarker } from '../../../system/stage.ts';
import type { RamsEvent } from '../types.ts';
import { unseen } from '../../shared/stageTools.ts';
import type { Part } from './part.ts';
import { knots } from '../../shared/halfKnots.ts';
import type { UnderWay } from '../../shared/underWay.ts';
import { t } from '../../../languages/language.ts';

type Plots = Extract<RamsEvent, { type: 'plotsShown' }>['plots'];

const REPAIRED = { jam: t`wheel clear`, steering: t`steers again`, gunport: t`port open` } as const;
const MET = { ram: t`into her!`, bowToBow: t`bow to bow!`, noBow: t`they collide` } as const;
/** Milliseconds for which a meeting is seen before anything else happens. */
const MEETING = 200;

/** What stands on the markers as they are turned over. */
export const markersOf = (plots: Plots): ShownMarker[] =>
  plots.map(({ ship, speed, helm, anchor }) => ({
    unit: ship,
    anchor,
    helm,
    text: anchor ? '' : knots(speed),
    way: anchor || speed === 0 ? 'stopped' : speed > 0 ? 'ahead' : 'astern',
  }));

type Runs = 'shipMoved' | 'shipTowed' | 'shipLeft' | 'shipStopped' | 'shipHeld' | 'shipsMet' | 'shipEntered';

/** A half-move: everybody under way at once, and what brings one up. */
const running = (tools: UnderWay): Part<Runs> => {
  const { acts, places, say, note, steam } = tools;
  return {
    shipEntered({ ship, at, facing }) {
      places.follow(ship, { at, facing });
      return acts.appear(ship, at, facing);
    },
    shipMoved: ({ ship, from, to }) => steam(ship, from, to),
    shipTowed({ ship, from, to, facing }) {
      places.follow(ship, { facing });
      return steam(ship, from, to);
    },
    async shipLeft({ ship, from, exited }) {
      await acts.leave(ship, from);
      await acts.caption(from, exited ? t`through` : t`gone`, exited ? 'good' : 'plain');
    },
    async shipStopped({ ship, at, by, bank }) {
      await acts.nudge(ship, at, by);
      await say(ship, bank ? t`on the bank` : t`brought up`, bank ? 'damage' : 'plain');
    },
    shipHeld: ({ ship }) => note(ship, t`held`, 'plain'),
    async shipsMet({ ship, target, clash }) {
      await note(ship, MET[clash], 'damage');
      await acts.nudge(ship, places.at(ship), places.at(target));
      await acts.pause(MEETING);
    },
  };
};

const DENIED = { helm: t`no one at the wheel`, steering: t`does not answer`, room: t`no room to turn` } as const;

type Helms = 'yawRolled' | 'shipTurned' | 'turnDenied';

const turning = ({ acts, places, note }: UnderWay): Part<Helms> => ({
  yawRolled: ({ ship, to }) => note(ship, to === 'straight' ? t`holds her head` : t`yaws`, 'plain'),
  async shipTurned({ ship, from, facing, left }) {
    places.follow(ship, { facing });
    if (from === facing) return note(ship, t`turning, ${left}°`, 'plain');
    return acts.turnShip(ship, from, facing);
  },
  turnDenied: ({ ship, why }) => note(ship, DENIED[why], why === 'room' ? 'plain' : 'damage'),
});

type Lines = 'towCast' | 'towPassed' | 'towMissed' | 'anchored' | 'weighed' | 'speedSet' | 'plotsShown' | 'madeReady';

const signals = ({ acts, note, say }: UnderWay): Part<Lines> => ({
  madeReady: unseen,
  plotsShown: ({ plots }) => (plots.length === 0 ? unseen() : acts.showMarkers(markersOf(plots))),
  // What her marker says has just been turned over; only way that comes off her by itself is news.
  speedSet: ({ ship, to, powered }) =>
    powered ? unseen() : note(ship, to === 0 ? t`loses her way` : t`down to ${knots(to)}`, 'plain'),
  anchored: ({ ship }) => note(ship, t`anchors`, 'plain'),
  weighed: ({ ship }) => note(ship, t`weighs`, 'plain'),
  async towCast({ ship, tow }) {
    await acts.tow(ship, tow, false);
    await note(tow, t`cast off`, 'plain');
  },
  async towPassed({ ship, tow, how }) {
    await acts.tow(ship, tow, true);
    await say(tow, how === 'push' ? t`pushed` : t`in tow`, 'good');
  },
  towMissed: ({ ship }) => note(ship, t`no line passed`, 'plain'),
});

type Bottom = 'groundingRolled' | 'freeingRolled' | 'fireFought' | 'repaired';

const bottom = ({ acts, places, say, note }: UnderWay): Part<Bottom> => ({
  async groundingRolled({ ship, aground }) {
    if (!aground) return note(ship, t`clears the bottom`, 'good');
    await acts.ground(ship);
    await say(ship, t`aground`, 'damage');
  },
  freeingRolled: ({ ship, free }) => note(ship, free ? t`afloat` : t`still fast`, free ? 'good' : 'plain'),
  async fireFought({ ship, out }) {
    if (!out) await acts.blaze(places.at(ship));
    await note(ship, out ? t`fire out` : t`burns on`, out ? 'good' : 'damage');
  },
  repaired: ({ ship, what }) => note(ship, REPAIRED[what], 'good'),
});

export const movement = (tools: UnderWay): Part<Runs | Helms | Lines | Bottom> => ({
  ...running(tools),
  ...turning(tools),
  ...signals(tools),
  ...bottom(tools),
});
