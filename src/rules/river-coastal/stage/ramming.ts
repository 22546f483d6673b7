import { counted, t } from '../../../languages/language.ts';
import { unseen } from '../../shared/stageTools.ts';
import type { RammerLine } from '../types.ts';
import type { Part } from './part.ts';
import type { UnderWay } from '../../shared/underWay.ts';

type Rams = 'ramTested' | 'ramRolled' | 'rammerRolled' | 'ramLost' | 'lockRolled' | 'shipsReleased';

/** SPV of a blow that stoves her in. */
const HEAVY_BLOW = 50;

/** What it did to the rammer; a ram that breaks off, or a bow that is stove in for want of one, is seen of its own event. */
const RAMMER: Readonly<Record<Exclude<RammerLine['does'], 'ramLost'>, string>> = {
  nothing: t`unhurt`,
  stack: t`stack overboard`,
  steam: t`steam pipe bursts`,
  locked: t`locked`,
};

/** Rams, and what comes of them. */
export const ramming = ({ acts, places, say, note }: UnderWay): Part<Rams> => ({
  ramTested: ({ ship, passed }) => note(ship, passed ? t`Ram her!` : t`holds back`, passed ? 'good' : 'plain'),
  async ramRolled({ ship, target, points }) {
    await acts.ram(ship, places.at(ship), places.at(target), points < HEAVY_BLOW ? 1 : 2);
    await note(target, t`rammed: ${points}`, 'damage');
  },
  rammerRolled: ({ ship, does }) =>
    does === 'ramLost' ? unseen() : note(ship, RAMMER[does], does === 'nothing' ? 'good' : 'damage'),
  ramLost: ({ ship }) => say(ship, t`ram lost`, 'damage'),
  lockRolled: ({ ship, moves }) =>
    note(ship, moves === 0 ? t`comes free` : t`jammed, ${counted(moves, 'move')}`, moves === 0 ? 'good' : 'damage'),
  shipsReleased: ({ ship }) => note(ship, t`comes free`, 'good'),
});
