import { unseen } from '../../shared/stageTools.ts';
import type { Part } from './part.ts';
import type { UnderWay } from '../../shared/underWay.ts';
import { t } from '../../../languages/language.ts';

type Weapons =
  | ('ramRolled' | 'strikeForestalled' | 'shipHalted' | 'sparRolled' | 'torpedoBurst')
  | ('mineTimed' | 'mineRolled' | 'dummyFound' | 'mineDrifted');

/** Score from which a blow stoves her in. */
const HEAVY_BLOW = 4;
const SPAR = { target: t`torpedo!`, fails: t`does not go off`, own: t`goes off too soon` } as const;

/** Rams, spar torpedoes, and what lies in the river. */
export const weapons = ({ acts, places, say, note }: UnderWay): Part<Weapons> => ({
  async ramRolled({ ship, target, clash, total }) {
    const blow = clash === 'noBow' || total < HEAVY_BLOW ? 1 : 2;
    await acts.ram(ship, places.at(ship), places.at(target), blow);
  },
  strikeForestalled: ({ target }) => note(target, t`spared the ram`, 'good'),
  shipHalted: ({ ship }) => note(ship, t`stopped dead`, 'plain'),
  async sparRolled({ ship, target, result }) {
    await acts.nudge(ship, places.at(ship), places.at(target));
    await say(ship, SPAR[result], result === 'fails' ? 'plain' : 'damage');
  },
  torpedoBurst: ({ ship }) => acts.explode(places.at(ship)),
  mineTimed: unseen,
  async mineRolled({ ship, at, explodes }) {
    if (explodes) await acts.explode(at);
    await note(ship, explodes ? t`torpedo!` : t`over a torpedo`, explodes ? 'damage' : 'plain');
  },
  dummyFound: ({ at }) => acts.caption(at, t`dummy`, 'good'),
  mineDrifted: ({ from, to }) => acts.drift(from, to),
});
