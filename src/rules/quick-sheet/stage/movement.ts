import type { QuickSheetEvent } from '../types.ts';
import { unseen, type StageTools } from '../../shared/stageTools.ts';
import type { Part } from './part.ts';
import { t } from '../../../languages/language.ts';

type MovementEvents =
  | 'fortPlaced'
  | 'patchLaid'
  | 'shipDeployed'
  | 'shipArrived'
  | 'shipActivated'
  | 'shipMoved'
  | 'shipTurned'
  | 'wentAlongside'
  | 'stoppedShort'
  | 'shipLeft'
  | 'groundingRolled'
  | 'unstickRolled'
  | 'repairRolled'
  | 'ramBegun'
  | 'ramFoiled'
  | 'shipRammed'
  | 'rammerDamaged'
  | 'holingRolled'
  | 'rammerReturned'
  | 'driftRolled';

type Drifted = Extract<QuickSheetEvent, { type: 'driftRolled' }>;

const HELD = {
  land: t`held by the shore`,
  full: t`held by the ships below`,
  askew: t`held by a ship across her way`,
} as const;

/** The current carries a unit on, over the rim, or not at all. */
const drifting = (tools: StageTools) => {
  const { move } = tools;
  return ({ unit, raft, from, to, stays }: Drifted): Promise<void> => {
    if (stays === 'roll') return unseen();
    if (stays !== null) return tools.note(unit, HELD[stays], 'plain');
    if (to !== 0) return move(unit, from, to);
    // That a ship has left the chart is told by an event of its own; a raft is just gone.
    return raft ? tools.acts.leave(unit, from) : unseen();
  };
};

type RamEvents = 'ramBegun' | 'ramFoiled' | 'shipRammed' | 'rammerDamaged' | 'holingRolled' | 'rammerReturned';

const ramming = (tools: StageTools): Part<RamEvents> => {
  const { acts, places, say, note, move } = tools;
  return {
    async ramBegun({ ship, target }) {
      const hex = places.at(target);
      await note(ship, t`ram!`, 'plain');
      await acts.closeIn(ship, hex);
      places.follow(ship, { at: hex });
    },
    ramFoiled: ({ ship }) => say(ship, t`never reaches her`, 'plain'),
    shipRammed: ({ ship, target, damage }) => acts.ram(ship, places.at(ship), places.at(target), damage),
    rammerDamaged: ({ ship, lostRam }) => note(ship, lostRam ? t`her ram is gone` : t`the blow tells on her`, 'damage'),
    holingRolled: ({ target, sinks }) => say(target, sinks ? t`holed` : t`holed, but afloat`, 'damage'),
    rammerReturned: ({ ship, from, to }) => move(ship, from, to),
  };
};

export const movement = (tools: StageTools): Part<MovementEvents> => {
  const { acts, places, say, note, move } = tools;
  const arrive: Part<'shipArrived'>['shipArrived'] = ({ ship, at, facing }) => {
    places.follow(ship, { at, facing });
    return acts.appear(ship, at, facing);
  };
  return {
    ...ramming(tools),
    fortPlaced: ({ at, column }) => acts.caption(at, t`column ${column}`, 'plain'),
    patchLaid: ({ at, kind }) => acts.caption(at, kind === 'island' ? t`an island` : t`a bar`, 'plain'),
    shipDeployed: ({ ship, at, facing }) => arrive({ type: 'shipArrived', ship, at, facing }),
    shipArrived: arrive,
    shipActivated: unseen,
    shipMoved: ({ ship, from, to }) => move(ship, from, to),
    shipTurned({ ship, from, facing }) {
      places.follow(ship, { facing });
      return acts.turnShip(ship, from, facing);
    },
    wentAlongside: ({ ship, target, on }) => acts.alongside(ship, target, on),
    stoppedShort: ({ ship }) => note(ship, t`stops short`, 'plain'),
    async shipLeft({ ship, from, exited }) {
      await acts.leave(ship, from);
      await acts.caption(from, exited ? t`through` : t`gone`, exited ? 'good' : 'plain');
    },
    async groundingRolled({ ship, aground }) {
      if (!aground) return note(ship, t`clears the bar`, 'good');
      await acts.ground(ship);
      await say(ship, t`stuck on the bar`, 'damage');
    },
    unstickRolled: ({ ship, free }) => note(ship, free ? t`afloat` : t`still stuck`, free ? 'good' : 'plain'),
    repairRolled: ({ ship, repaired }) =>
      note(ship, repaired ? t`repaired` : t`not yet repaired`, repaired ? 'good' : 'plain'),
    driftRolled: drifting(tools),
  };
};
