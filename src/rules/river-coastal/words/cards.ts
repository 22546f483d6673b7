import { counted, t } from '../../../languages/language.ts';
import { nameIn, SIDE_NAME } from '../../shared/names.ts';
import type { CardEvent, ObjectiveCard, RiverCommand, Situation } from '../types.ts';
import type { Sentences } from './told.ts';

/** C97: what the objective cards say. */
export const CARD_TEXT: Readonly<Record<ObjectiveCard, string>> = {
  ironclad: t`Sink or take an enemy ironclad, or make her crew leave her.`,
  ironclads: t`Sink or take two enemy ironclads, or make their crews leave them.`,
  flagship: t`Sink or take the enemy’s flagship, or make her crew leave her.`,
  fleet: t`Sink or take every enemy ship, or make the crew leave her.`,
  passOne: t`Get a ship past the enemy, off his edge of the chart.`,
  passTwo: t`Get two ships past the enemy, off his edge of the chart.`,
  islands: t`Control the water about the islands for three moves.`,
  downstream: t`Control the two squares farthest downstream for three moves.`,
  town: t`Land parties and take the town.`,
  port: t`Land parties and take the port.`,
  fort: t`Land parties and take the fort.`,
  sandbar: t`Bring a gunboat that lies on a sandbar home, over your own edge of the chart.`,
};

/** The same on a button. */
export const CARD_NAME: Readonly<Record<ObjectiveCard, string>> = {
  ironclad: t`An ironclad`,
  ironclads: t`Two ironclads`,
  flagship: t`The flagship`,
  fleet: t`The whole fleet`,
  passOne: t`One ship through`,
  passTwo: t`Two ships through`,
  islands: t`The islands`,
  downstream: t`Downstream`,
  town: t`The town`,
  port: t`The port`,
  fort: t`The fort`,
  sandbar: t`The gunboat aground`,
};

type Before = Extract<
  RiverCommand,
  { type: 'keepFort' | 'takeShip' | 'layField' | 'nameFlagship' | 'giveBack' | 'strand' }
>;

/** C92 to C97: a choice before move 1 as the words on a button. */
export const choiceInWords = (command: Before, { scenario }: Situation): string => {
  switch (command.type) {
    case 'keepFort':
      return t`Keep the fort`;
    case 'takeShip':
      return t`Give up the fort for ${nameIn(scenario, command.ship)}`;
    case 'layField':
      return command.live
        ? t`Mines at ${scenario.chart.label(command.hex)}`
        : t`Dummies at ${scenario.chart.label(command.hex)}`;
    case 'nameFlagship':
      return t`${nameIn(scenario, command.ship)} is the flagship`;
    case 'giveBack':
      return t`Give back: ${CARD_NAME[command.card]}`;
    case 'strand':
      return t`${nameIn(scenario, command.ship)} lies at ${scenario.chart.label(command.hex)}`;
  }
};

const minersInWords = ([union = 0, confederate = 0]: readonly number[]): string =>
  t`Who lays the mines, the higher of Union ${union} and Confederate ${confederate}`;

/** C92 to C98: a random battle. */
export const CARDS: Sentences<CardEvent['type']> = {
  fortKept: ({ unit }, { Name }) => t`${Name(unit)} is kept: the Confederate fleet has a ship less.`,
  shipPreferred: ({ ship, unit }, { name, Name }) => t`${Name(ship)} takes part, and ${name(unit)} does not.`,
  minersRolled: ({ dice, side }) =>
    side === null
      ? t`${minersInWords(dice)}: both throw again.`
      : t`${minersInWords(dice)}: the ${SIDE_NAME[side]} side.`,
  fieldLaid: ({ side, at }, { hex }) =>
    t`The ${SIDE_NAME[side]} side lays mines, or dummies, in ${hex(at)} and the hex to its right.`,
  flagshipNamed: ({ ship }, { Name }) => t`${Name(ship)} is the flagship of her side.`,
  cardsDealt: ({ side, count }) => t`The ${SIDE_NAME[side]} side is dealt ${counted(count, 'card', 'cards')}.`,
  cardGivenBack: ({ side }) => t`The ${SIDE_NAME[side]} side gives a card back.`,
  shipStranded: ({ ship, at }, { Name, hex }) =>
    t`A card of her side brings ${Name(ship)}: she lies aground at ${hex(at)} and is to come home.`,
  cardMet: ({ card }) => t`A card is met: ${CARD_NAME[card]}.`,
  cardsShown: ({ side, cards, met }) =>
    t`The ${SIDE_NAME[side]} side turns up its cards: ${cards.map(card => CARD_NAME[card]).join(', ')}; ${met} met.`,
};
