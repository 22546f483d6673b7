import { t } from '../../../languages/language.ts';
import type { UnderWay } from '../../shared/underWay.ts';
import { SIXTHS } from '../tables.ts';
import { BURST_NAME, STRICKEN_NAME } from '../words/captions.ts';
import type { Part } from './part.ts';

type Blows =
  | ('shipsMet' | 'ramStruck' | 'placeRolled' | 'sideLost' | 'helmHalved' | 'steeringLost' | 'shipsReleased')
  | (
      'sparRigged' | 'torpedoLaunched' | 'torpedoRan' | 'torpedoSpent' | 'torpedoFound' | 'torpedoRolled' | 'mineRolled'
    );

/** Rams, torpedoes and mines. */
export const blows = ({ acts, places, say, note }: UnderWay): Part<Blows> => ({
  shipsMet: ({ ship, by }) => acts.closeIn(ship, places.at(by)),
  async ramStruck({ ship, target, sixths }) {
    await acts.ram(ship, places.at(ship), places.at(target), sixths > SIXTHS ? 2 : 1);
    await note(target, sixths === 0 ? t`rammed, no harm` : t`rammed`, sixths === 0 ? 'plain' : 'damage');
  },
  placeRolled: ({ ship, where }) => note(ship, STRICKEN_NAME[where], 'plain'),
  async sideLost({ ship, what }) {
    await acts.splinter(ship);
    await note(ship, what === 'engine' ? t`an engine gone` : t`screws gone`, 'damage');
  },
  helmHalved: ({ ship }) => note(ship, t`steers by her engines`, 'damage'),
  steeringLost: ({ ship }) => note(ship, t`steering lost`, 'damage'),
  shipsReleased: ({ ship }) => note(ship, t`comes free`, 'good'),
  sparRigged: ({ ship }) => note(ship, t`spar rigged`, 'plain'),
  torpedoLaunched: ({ ship }) => note(ship, t`torpedo away`, 'plain'),
  torpedoRan: ({ from, to }) => acts.drift(from, to),
  torpedoSpent: ({ at }) => acts.caption(at, t`torpedo spent`, 'plain'),
  torpedoFound: ({ target }) => note(target, t`torpedo`, 'damage'),
  async torpedoRolled({ target, does }) {
    if (does !== 'fails') await acts.explode(places.at(target));
    await say(target, BURST_NAME[does], does === 'fails' ? 'plain' : 'damage');
  },
  async mineRolled({ ship, at, does }) {
    if (does === 'half' || does === 'full') await acts.explode(at);
    await note(ship, BURST_NAME[does], does === 'half' || does === 'full' ? 'damage' : 'plain');
  },
});
