import { counted, t } from '../../../languages/language.ts';
import { nameIn, SIDE_NAME } from '../../shared/names.ts';
import { BOARDING, LANDING } from '../tables.ts';
import type { FightResult, Landed, PartyEvent, RiverCommand, Situation } from '../types.ts';
import type { EventOf, Sentences, Teller } from './told.ts';

export const partiesInWords = (parties: number): string => counted(parties, 'party', 'parties');

/** "2 parties at 1204, for Fort Henry". */
export const partyAshoreInWords = (
  { scenario }: Pick<Situation, 'scenario'>,
  { parties, at, target, home }: Pick<Landed, 'parties' | 'at' | 'target' | 'home'>,
): string => {
  const place = scenario.chart.label(at);
  return home
    ? t`${partiesInWords(parties)} at ${place}, on the way back`
    : t`${partiesInWords(parties)} at ${place}, for ${nameIn(scenario, target)}`;
};

type PartyCommand = Extract<RiverCommand, { type: 'board' | 'land' | 'march' | 'recall' | 'stay' | 'detailed' }>;

/** What parties are told, as the words on a button. */
export const partyOrderInWords = (command: PartyCommand, name: (id: string) => string): string => {
  switch (command.type) {
    case 'board':
      return t`${name(command.ship)}: ${partiesInWords(command.parties)} to board ${name(command.target)}`;
    case 'land':
      return t`${name(command.ship)}: ${partiesInWords(command.parties)} to land for ${name(command.target)}`;
    case 'march':
      return t`The party from ${name(command.ship)}: on to ${name(command.target)}`;
    case 'recall':
      return t`The party from ${name(command.ship)}: back to the shore`;
    case 'stay':
      return command.group > 0
        ? t`The party from ${name(command.ship)}: as before`
        : t`${name(command.ship)}: nobody leaves her`;
    case 'detailed':
      return t`The parties have their orders`;
  }
};

const sumOf = (dice: readonly number[]): string =>
  dice.length > 1 ? `${dice.join(' ')} = ${dice.reduce((sum, die) => sum + die, 0)}` : dice.join(' ');

const sidesOf = ({ dice, parties }: { dice: readonly number[]; parties: number }): [string, string] => [
  sumOf(dice.slice(0, parties)),
  sumOf(dice.slice(parties)),
];

const foughtInWords = (event: EventOf<'boardingFought'>, { name }: Teller): string => {
  const [theirs, ours] = sidesOf(event);
  const asked = t`Aboard ${name(event.ship)} boarders ${theirs} against ${ours}`;
  const ends: Readonly<Record<FightResult, string>> = {
    attacker: t`${asked}; ${event.beaten} CPV of her crew are prisoners.`,
    defender: t`${asked}; the boarders are lost.`,
    goesOn: t`${asked}; the fight goes on.`,
  };
  return ends[event.result];
};

const stormedInWords = (event: EventOf<'fortStormed'>, { Name }: Teller): string => {
  const [theirs, ours] = sidesOf(event);
  const asked = t`${Name(event.target)} is stormed, ${theirs} against ${ours}`;
  const ends: Readonly<Record<FightResult, string>> = {
    attacker: t`${asked}; the stormers are in.`,
    defender: t`${asked}; the stormers are lost.`,
    goesOn: t`${asked}; the fight goes on.`,
  };
  return ends[event.result];
};

const crossedInWords = ({ ship, target, dice, over }: EventOf<'boardersCrossed'>, { name, Name }: Teller): string =>
  over === 0
    ? t`${Name(ship)} boards ${name(target)}, across on ${BOARDING.crossesOn} or more: ${dice.join(' ')}; nobody gets across.`
    : t`${Name(ship)} boards ${name(target)}, across on ${BOARDING.crossesOn} or more: ${dice.join(' ')}; ${partiesInWords(over)} across.`;

/** Boarders, and parties ashore. */
export const PARTIES: Sentences<PartyEvent['type']> = {
  boardersRaced: ({ ship, target, dice, ahead }, { name, Name }) => {
    const [own = 0, theirs = 0] = dice;
    const asked = t`${Name(ship)} and ${name(target)} would board each other: ${own} against ${theirs}`;
    return ahead === '' ? t`${asked}; again.` : t`${asked}; ${name(ahead)} does.`;
  },
  boardersCrossed: crossedInWords,
  boardingFought: foughtInWords,
  shipTaken: ({ ship, by, side, parties }, { name, Name }) =>
    t`${Name(ship)} is taken by ${partiesInWords(parties)} from ${name(by)} and flies the ${SIDE_NAME[side]} flag.`,
  boardersLost: ({ ship, by, parties }, { name }) =>
    t`The boarders from ${name(by)}, ${partiesInWords(parties)}, are lost with ${name(ship)}.`,
  partyLanded: ({ ship, at, parties }, { Name, hex }) =>
    t`${Name(ship)} lands ${partiesInWords(parties)} at ${hex(at)}.`,
  partyBack: ({ ship, at, parties }, { Name, hex }) =>
    t`${Name(ship)} takes ${partiesInWords(parties)} aboard from ${hex(at)}.`,
  partyMoved: ({ ship, from, to, parties }, { name, hex }) =>
    t`The party from ${name(ship)} (${parties} CPV) marches from ${hex(from)} to ${hex(to)}.`,
  townRolled: ({ ship, target, dice, taken }, { name, Name }) =>
    taken
      ? t`${Name(target)} is attacked by the party from ${name(ship)}, taken on ${LANDING.takesOn}: ${dice.join(' ')}; it falls.`
      : t`${Name(target)} is attacked by the party from ${name(ship)}, taken on ${LANDING.takesOn}: ${dice.join(' ')}; it holds out.`,
  fortStormed: stormedInWords,
  workTaken: ({ unit, ship }, { name, Name }) => t`${Name(unit)} is taken by the party from ${name(ship)}.`,
};
