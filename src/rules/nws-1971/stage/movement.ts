import { t } from '../../../languages/language.ts';
import type { ShownMarker } from '../../../system/stage.ts';
import { knots } from '../../shared/halfKnots.ts';
import { unseen } from '../../shared/stageTools.ts';
import type { UnderWay } from '../../shared/underWay.ts';
import type { ShownPlot } from '../messages.ts';
import type { Part } from './part.ts';

type Runs =
  | ('shipEntered' | 'shipMoved' | 'shipTurned' | 'shipLeft' | 'shipGrounded' | 'shipStopped' | 'shipHeld')
  | ('shipWaited' | 'speedSet' | 'madeReady' | 'plotsShown' | 'anchored' | 'weighed');

/** N3: a plot as it is turned over: her speed, and to which side she turns first. */
const markerOf = ({ ship, speed, turns }: ShownPlot): ShownMarker => {
  const turn = turns.find(each => each !== 0) ?? 0;
  return {
    unit: ship,
    anchor: false,
    text: knots(Math.abs(speed)),
    way: speed === 0 ? 'stopped' : speed > 0 ? 'ahead' : 'astern',
    helm: turn === 0 ? 'straight' : turn > 0 ? 'port' : 'starboard',
  };
};

/** A quarter of a move: everybody under way at once, and what brings one up. */
export const movement = ({ acts, places, say, note, steam }: UnderWay): Part<Runs> => ({
  shipEntered({ ship, at, facing }) {
    places.follow(ship, { at, facing });
    return acts.appear(ship, at, facing);
  },
  shipMoved: ({ ship, from, to }) => steam(ship, from, to),
  shipTurned({ ship, from, facing }) {
    places.follow(ship, { facing });
    return acts.turnShip(ship, from, facing);
  },
  async shipLeft({ ship, from, exited }) {
    await acts.leave(ship, from);
    await acts.caption(from, exited ? t`through` : t`gone`, exited ? 'good' : 'plain');
  },
  async shipGrounded({ ship, at, by }) {
    if (at !== by) await acts.nudge(ship, at, by);
    await acts.ground(ship);
    await say(ship, t`aground for good`, 'damage');
  },
  async shipStopped({ ship, at, by }) {
    await acts.nudge(ship, at, by);
    await say(ship, t`brought up`, 'plain');
  },
  async shipHeld({ ship, at, by }) {
    await acts.nudge(ship, at, places.at(by));
    await note(ship, t`stops`, 'plain');
  },
  shipWaited: ({ ship }) => note(ship, t`waits`, 'plain'),
  anchored: ({ ship }) => note(ship, t`anchors`, 'plain'),
  weighed: ({ ship }) => note(ship, t`weighs`, 'plain'),
  // What a plot says is seen when she moves.
  speedSet: unseen,
  madeReady: unseen,
  plotsShown: ({ plots }) => (plots.length === 0 ? unseen() : acts.showMarkers(plots.map(markerOf))),
});
