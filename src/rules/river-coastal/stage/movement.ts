import { t } from '../../../languages/language.ts';
import { unseen } from '../../shared/stageTools.ts';
import { CHARACTER_NAME } from '../words/captions.ts';
import type { Part } from './part.ts';
import type { UnderWay } from '../../shared/underWay.ts';

type Runs =
  'shipEntered' | 'shipMoved' | 'shipTurned' | 'shipLeft' | 'shipStopped' | 'shipWaited' | 'shipsSlid' | 'speedSet';

/** A quarter of a move: everybody under way at once, and what brings one up. */
const running = ({ acts, places, say, note, steam }: UnderWay): Part<Runs> => ({
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
  async shipStopped({ ship, at, by, held }) {
    await acts.nudge(ship, at, by);
    await say(ship, held ? t`ashore` : t`brought up`, held ? 'damage' : 'plain');
  },
  shipWaited: ({ ship }) => note(ship, t`waits`, 'plain'),
  async shipsSlid({ ship, target }) {
    await acts.nudge(ship, places.at(ship), places.at(target));
    await note(ship, t`slides along`, 'plain');
  },
  // What her plot says is seen when she moves.
  speedSet: unseen,
});

type Orders =
  | ('commanderThrown' | 'captainShown' | 'flagshipTried' | 'flagShifted' | 'commanderLost')
  | 'captainThrown'
  | 'orderBroken'
  | 'madeReady'
  | 'anchored'
  | 'weighed'
  | 'turretTrained';

const LOOKS = {
  bow: t`turret ahead`,
  port: t`turret to port`,
  stern: t`turret astern`,
  starboard: t`turret to starboard`,
} as const;

const orders = ({ note }: UnderWay): Part<Orders> => ({
  captainThrown: ({ unit, character }) => note(unit, CHARACTER_NAME[character], 'plain'),
  commanderThrown: ({ unit, character }) => note(unit, t`${CHARACTER_NAME[character]} commander`, 'plain'),
  captainShown: ({ unit, character }) => note(unit, CHARACTER_NAME[character], 'plain'),
  flagshipTried: ({ ship, leaves }) => note(ship, leaves ? t`leaves her` : t`stays aboard`, 'plain'),
  flagShifted: ({ ship }) => note(ship, t`flagship`, 'good'),
  commanderLost: ({ ship }) => note(ship, t`commander lost`, 'damage'),
  orderBroken: ({ ship }) => note(ship, t`against orders`, 'plain'),
  madeReady: unseen,
  anchored: ({ ship }) => note(ship, t`anchors`, 'plain'),
  weighed: ({ ship }) => note(ship, t`weighs`, 'plain'),

  turretTrained: ({ ship, to }) => note(ship, LOOKS[to], 'plain'),
});

type Bottom = 'groundingRolled' | 'freeingRolled';

const bottom = ({ acts, say, note }: UnderWay): Part<Bottom> => ({
  async groundingRolled({ ship, aground }) {
    if (!aground) return note(ship, t`clears the bottom`, 'good');
    await acts.ground(ship);
    await say(ship, t`aground`, 'damage');
  },
  freeingRolled: ({ ship, free, left }) =>
    note(ship, free ? t`afloat` : left === 0 ? t`stuck for good` : t`still fast`, free ? 'good' : 'plain'),
});

export const movement = (tools: UnderWay): Part<Runs | Orders | Bottom> => ({
  ...running(tools),
  ...orders(tools),
  ...bottom(tools),
});
