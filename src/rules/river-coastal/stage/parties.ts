import { t } from '../../../languages/language.ts';
import type { UnderWay } from '../../shared/underWay.ts';
import type { PartyEvent } from '../types.ts';
import { partiesInWords } from '../words/parties.ts';
import type { Part } from './part.ts';

type Aboard = 'boardersRaced' | 'boardersCrossed' | 'boardingFought' | 'shipTaken' | 'boardersLost';

/** From deck to deck. */
const boarding = ({ acts, places, say, note }: UnderWay): Part<Aboard> => ({
  boardersRaced: ({ ahead, ship }) =>
    note(ahead === '' ? ship : ahead, ahead === '' ? t`both at once` : t`first`, 'plain'),
  async boardersCrossed({ ship, target, over }) {
    await acts.nudge(ship, places.at(ship), places.at(target));
    await say(target, over > 0 ? t`boarded: ${partiesInWords(over)}` : t`nobody across`, over > 0 ? 'damage' : 'plain');
  },
  async boardingFought({ ship, result }) {
    await acts.splinter(ship);
    if (result === 'goesOn') await say(ship, t`the fight goes on`, 'plain');
    else
      await say(
        ship,
        result === 'attacker' ? t`boarders gain` : t`boarders beaten`,
        result === 'attacker' ? 'damage' : 'good',
      );
  },
  async shipTaken({ ship }) {
    await acts.strike(ship, false);
    await say(ship, t`taken!`, 'damage');
  },
  boardersLost: ({ ship }) => note(ship, t`boarders lost`, 'damage'),
});

type Ashore = Exclude<PartyEvent['type'], Aboard>;

/** On land. */
const landing = ({ acts, places, say }: UnderWay): Part<Ashore> => ({
  async partyLanded({ ship, at, parties }) {
    await acts.nudge(ship, places.at(ship), at);
    await acts.caption(at, t`ashore: ${partiesInWords(parties)}`, 'plain');
  },
  async partyBack({ ship, at }) {
    await acts.nudge(ship, places.at(ship), at);
    await say(ship, t`party aboard`, 'plain');
  },
  partyMoved: ({ to, parties }) => acts.caption(to, partiesInWords(parties), 'plain'),
  async townRolled({ target, taken }) {
    if (!taken) return say(target, t`holds out`, 'plain');
    await acts.explode(places.at(target));
    await say(target, t`falls`, 'damage');
  },
  async fortStormed({ target, result }) {
    await acts.explode(places.at(target));
    if (result === 'goesOn') await say(target, t`the fight goes on`, 'plain');
    else
      await say(
        target,
        result === 'attacker' ? t`stormed` : t`stormers beaten`,
        result === 'attacker' ? 'damage' : 'good',
      );
  },
  async workTaken({ unit }) {
    await acts.strike(unit, false);
    await say(unit, t`taken!`, 'damage');
  },
});

/** Boarders and landing parties. */
export const parties = (tools: UnderWay): Part<PartyEvent['type']> => ({ ...boarding(tools), ...landing(tools) });
