import { t } from '../../../languages/language.ts';
import type { UnderWay } from '../../shared/underWay.ts';
import type { HazardEvent } from '../types.ts';
import type { Part } from './part.ts';

/** What lies in the water, and what is set adrift in it. */
export const hazards = ({ acts, places, say, note }: UnderWay): Part<HazardEvent['type']> => ({
  async mineRolled({ ship, at, does }) {
    if (does === 'dummy') return acts.caption(at, t`dummy`, 'good');
    if (does === 'fails') return note(ship, t`over a minefield`, 'plain');
    await acts.explode(at);
    await say(ship, t`mine!`, 'damage');
  },
  async sparRolled({ ship, target, does }) {
    await acts.nudge(ship, places.at(ship), places.at(target));
    if (does === 'fails') return note(ship, t`does not go off`, 'plain');
    await acts.explode(places.at(target));
    await say(target, t`torpedo!`, 'damage');
  },
  async chainRolled({ ship, at, by, over }) {
    if (over) return note(ship, t`over the chain`, 'good');
    await acts.nudge(ship, at, by);
    await note(ship, t`the chain holds`, 'plain');
  },
  async shipSnagged({ ship }) {
    await acts.ground(ship);
    await say(ship, t`snagged`, 'damage');
  },
  wreckCleared: ({ at }) => acts.caption(at, t`wreck gone`, 'plain'),
  linePassed: ({ ship, to, does, fast }) => {
    if (!fast) return note(ship, t`no line across`, 'plain');
    return note(to, does === 'tow' ? t`in tow` : t`tug alongside`, 'good');
  },
  lineCast: ({ from }) => note(from, t`cast off`, 'plain'),
  fireShipReleased: ({ ship }) => note(ship, t`let go`, 'plain'),
  async fireShipTried({ ship, lit }) {
    if (!lit) return note(ship, t`does not catch`, 'plain');
    await acts.blaze(places.at(ship));
    await say(ship, t`alight`, 'damage');
  },
  async fireCaught({ ship, caught }) {
    if (!caught) return note(ship, t`spared by the fire`, 'good');
    await acts.blaze(places.at(ship));
    await note(ship, t`catches fire`, 'damage');
  },
  explosionTried: ({ ship, explodes }) =>
    note(ship, explodes ? t`she goes off` : t`the fuse burns`, explodes ? 'damage' : 'plain'),
  ownSparRolled: ({ ship, sinks }) =>
    note(ship, sinks ? t`goes down with it` : t`gets away`, sinks ? 'damage' : 'good'),
});
